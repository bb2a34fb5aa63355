"""Betting: what a round of bets is like, and who takes the pot."""

from collections.abc import Iterator
from itertools import takewhile

from darwindeck.genome.schema import (
    BettingPhase,
    DiscardPhase,
    KnockPhase,
    LevelTrick,
    Phase,
    PlayPhase,
    ShowdownMethod,
    TableauMode,
    TrickPhase,
    Visibility,
    WagerPhase,
    WinType,
)
from darwindeck.rulebook._battles import battles_can_be_level
from darwindeck.rulebook._chips import (
    chip_unit,
    chips_can_differ,
    chips_can_run_out,
    fewest_to_bet,
    is_paid_in_battles,
    most_by_raises,
    raise_of,
    two_have_chips_to_bet,
)
from darwindeck.rulebook._conditions import Person, Speaking, clause
from darwindeck.rulebook._going_out import can_get_rid_of_cards, go_out_together, one_goes_out
from darwindeck.rulebook._groups import fewest_cards_for
from darwindeck.rulebook._hand_end import (
    nobody_shows_cards,
    only_going_out_ends,
    only_leaving_ends,
    only_tricks_or_leaving_end,
)
from darwindeck.rulebook._leaving import can_leave_hand
from darwindeck.rulebook._pot import ends_with_winner, goes_to_first_out, showdown, showdowns
from darwindeck.rulebook._rounds import fewest_dealt, last_hand_with, most_held
from darwindeck.rulebook._scene import Scene, can_fold
from darwindeck.rulebook._section import Block, Rule, Section, points, text
from darwindeck.rulebook._tricks import tricks_in_a_hand
from darwindeck.rulebook._words import counted, listed, ordinal, sentence

# ---------------------------------------------------------------------------------------- a round


def betting(phase: BettingPhase, scene: Scene) -> tuple[Block, ...]:
    """A round of bets: who begins, how much, and what is not allowed in it."""
    first = _first_to_act(phase, scene)
    speaking = Speaking(Person("that player", "that player's"), deadwood=scene.counts_deadwood)
    met = clause(phase.condition, speaking) if phase.condition else ""
    is_first = phase is next(scene.of_kind(BettingPhase))
    a_round = "a round of bets (see Betting)" if is_first else "another round of bets"
    main = f"there is {a_round}, beginning with {first} and going clockwise"
    if speaking.who.subject in met:  # Who that is must have been said before.
        main = f"{main}, but only if {met}{_in_or_out(phase, scene)}"
    elif met:
        main = f"if {met}, {main}"
    rules = [
        sentence(main),
        _amounts(phase, scene),
        _limits(phase, scene),
        _not_allowed(phase, scene),
    ]
    return (text(*(Rule(rule, ("bet",)) for rule in rules if rule)),)


def _in_or_out(phase: BettingPhase, scene: Scene) -> str:
    """That cards are looked at even of a player who has folded before, or left the hand in an earlier turn."""
    before = takewhile(lambda one: one is not phase, scene.phases)
    may_be_out = can_fold(before) or (scene.somebody_may_leave and (scene.has_tricks or scene.has_turns))
    is_out = may_be_out and scene.genome.player_count > 2  # One of two ends the hand.
    return " (whether or not he or she is still in the hand)" if is_out else ""


def _first_to_act(phase: BettingPhase, scene: Scene) -> str:
    if scene.has_turns:
        return "the player whose turn it is"
    if not scene.has_tricks:
        return "the starter"
    place = next(place for place, one in enumerate(scene.phases) if one is phase)
    tricks_before = any(isinstance(one, TrickPhase) for one in scene.phases[:place])
    return "the winner of the trick" if tricks_before else "the player who is to lead"


def _raises(phase: BettingPhase, scene: Scene) -> bool:
    """Whether somebody may ever raise by the amount of a raise: the smallest raise is within the limit."""
    smallest = _unit(scene) if _can_be_short(phase, scene) else phase.min_bet  # All that is left may be a bet, too.
    is_within = phase.max_bet is None or smallest + raise_of(phase) <= phase.max_bet
    return _allows_raises(phase) and is_within


def _can_be_raised(phase: BettingPhase, scene: Scene) -> bool:
    """Whether a bet can be raised, be it only with the last chips of a player."""
    by_last_chips = _can_be_short(phase, scene) and _leaves_room(phase, scene)
    return _raises(phase, scene) or (_allows_raises(phase) and by_last_chips)


def _can_be_short(phase: BettingPhase, scene: Scene) -> bool:
    """Whether a player may be short of chips in a round of bets: some take place only while many cards are dealt."""
    return chips_can_run_out(scene, last_hand_with(fewest_cards_for(phase.condition), scene))


def _can_go_all_in(phase: BettingPhase, scene: Scene) -> bool:
    """Whether the last chips of a player may be another amount than that of a bet or a call."""
    return _can_be_short(phase, scene) and (_leaves_room(phase, scene) or phase.min_bet != _unit(scene))


def _leaves_room(phase: BettingPhase, scene: Scene) -> bool:
    """Whether the limit of a bet is twice the smallest amount there is, or more."""
    return phase.max_bet is None or phase.max_bet >= 2 * _unit(scene)


def _allows_raises(phase: BettingPhase) -> bool:
    return phase.allow_raise and phase.max_raises > 0


def _unit(scene: Scene) -> int:
    """What all chips of players are multiples of."""
    return chip_unit(scene, is_whole=not showdowns(scene) or _shared_pots_come_last(scene))


def _shared_pots_come_last(scene: Scene) -> bool:
    """Whether the game is decided by tricks when a pot is shared: other hands end with one player, who takes it all."""
    genome, tricks = scene.genome, list(scene.of_kind(TrickPhase))
    by_tricks = (WinType.MOST_TRICKS, WinType.FEWEST_TRICKS)
    is_judged = any(win.type in by_tricks and scene.is_judged_by(win) for win in genome.win_conditions)
    is_odd = (tricks_in_a_hand(scene) or 0) % 2 == 1 and all(trick.level is LevelTrick.SUIT_LED for trick in tricks)
    return (
        is_judged
        and is_odd
        and scene.sides == 2
        and only_tricks_or_leaving_end(scene)
        and not is_paid_in_battles(scene)
    )


def _amounts(phase: BettingPhase, scene: Scene) -> str:
    chips = counted(phase.min_bet, "chip")
    if not _raises(phase, scene):
        how = "only a player who goes all-in can raise it" if _can_be_raised(phase, scene) else "there is no raising"
        return sentence(f"a bet is {chips}; {how}")
    if phase.raise_increment in (None, phase.min_bet):
        return sentence(f"bets and raises are of {chips} each")
    more = counted(phase.raise_increment or 0, "chip")
    return sentence(f"a bet is {chips}, and a raise adds {more} to the highest bet")


def _limits(phase: BettingPhase, scene: Scene) -> str:
    limit = _highest_bet(phase, scene)
    parts = []
    if _can_be_raised(phase, scene) and _count_can_stop_raises(phase, scene):
        parts.append(f"there may be {counted(phase.max_raises, 'raise')} at most")
    if limit is not None:
        parts.append(f"nobody may put more than {counted(limit, 'chip')} into the pot in this round")
    return sentence(", and ".join(parts))


def _highest_bet(phase: BettingPhase, scene: Scene) -> int | None:
    """The limit of a bet, where there are chips enough to pass it, and raises or bets of all chips that would."""
    chips = scene.genome.setup.starting_chips * scene.genome.player_count
    if phase.max_bet is None or (phase.max_bet >= chips and not scene.has(WagerPhase)):
        return None
    most = phase.min_bet + (phase.max_raises * raise_of(phase) if _raises(phase, scene) else 0)
    return phase.max_bet if _can_go_all_in(phase, scene) or most > phase.max_bet else None


def _count_can_stop_raises(phase: BettingPhase, scene: Scene) -> bool:
    """Whether one raise more than there may be could still come about: by its size, and by somebody with chips."""
    limit = _highest_bet(phase, scene)
    if not _can_be_short(phase, scene):
        return limit is None or phase.min_bet + phase.max_raises * raise_of(phase) <= limit
    if not _raises(phase, scene) and phase.max_raises >= scene.genome.player_count:
        return False  # Everybody can go all-in once.
    return limit is None or _smallest_beyond_count(phase, scene) <= limit


def _smallest_beyond_count(phase: BettingPhase, scene: Scene) -> int:
    """What a bet and one raise more than there may be come to at least.

    Everybody may go all-in once, with as little more as there can be. Between two players nobody raises after that but
    the other one, once, so that the bet and all raises but the last two have their full amounts.
    """
    acts, players = phase.max_raises + 2, scene.genome.player_count
    if not phase.min_bet or not raise_of(phase):
        return 0
    whole = max(0, acts - players)
    first = phase.min_bet if players == 2 else min(phase.min_bet, raise_of(phase))
    return min(acts, players) * _unit(scene) + (first + (whole - 1) * raise_of(phase) if whole else 0)


def _not_allowed(phase: BettingPhase, scene: Scene) -> str:
    more = "call or raise" if _raises(phase, scene) else "call"
    if phase.allow_check:
        return "" if phase.allow_fold else f"Nobody may fold: once there is a bet, the others must {more}."
    if phase.allow_fold:
        return "Nobody may check: as long as nobody has bet, each player must bet or fold."
    others = "the other" if scene.genome.player_count == 2 else "the others"
    return f"Nobody may check or fold: the first player must bet, and {others} must {more}."


# ---------------------------------------------------------------------------------------- all rounds


def section(scene: Scene) -> Section | None:
    """How bets are made, and who takes the pot; only the pot where it holds nothing but antes and the like."""
    rounds = list(scene.of_kind(BettingPhase))
    if not scene.has_pot:
        return None
    bets: tuple[Block, ...] = ()
    if rounds:
        bets = (
            text(*_how_to_begin(rounds, scene)),
            points(*_options(rounds, scene)),
            text(*_end_of_round(rounds, scene)),
        )
    return Section("Betting" if rounds else "The pot", (*bets, *_pot(rounds, scene)))


def _how_to_begin(rounds: list[BettingPhase], scene: Scene) -> Iterator[Rule]:
    yield Rule(
        "In a round of bets the players act in turn, clockwise. All chips that they put in go into the pot.", ("bet",)
    )
    if _happens_again(rounds, scene):
        yield Rule("Every round begins anew, as if nobody had bet before.")
    is_short = any(_can_be_short(one, scene) for one in rounds)
    has_less = is_short and (_happens_again(rounds, scene) or scene.has_pot_without_bets or scene.has(WagerPhase))
    if has_less and (without_chips := _without_chips(scene)):
        yield Rule(without_chips)
    yield Rule("Whoever acts has these choices:")


def _without_chips(scene: Scene) -> str:
    has_round = two_have_chips_to_bet(scene)
    if has_round and (not chips_can_differ(scene) or scene.genome.player_count == 2):
        return ""
    if not chips_can_differ(scene):  # Whoever has called an all-in bet has put in everything, too.
        return "When nobody in the hand has chips left, there is no round of bets."
    if scene.genome.player_count == 2:
        return "When a player has no chips left, both stay in the hand, but there is no round of bets."
    stay = "Players who have no chips left stay in the hand, but take no part in the bets"
    if has_round:
        return f"{stay}."
    two = "two of those in the hand" if can_leave_hand(scene) else "two players"
    return f"{stay}; when fewer than {two} have chips, there is no round of bets."


def _happens_again(rounds: list[BettingPhase], scene: Scene) -> bool:
    return len(rounds) > 1 or scene.has_tricks or scene.has_turns


def _options(rounds: list[BettingPhase], scene: Scene) -> Iterator[Rule]:
    def where(allowed: list[bool]) -> str:
        return "" if all(allowed) else " (in a round that allows it)"

    checks, folds = [one.allow_check for one in rounds], [one.allow_fold for one in rounds]
    if any(checks):
        yield _option(f"Check{where(checks)}: stay in without putting in chips, as long as nobody has bet.")
    yield _option("Bet: put in the amount of a bet, as long as nobody has bet.")
    yield _option("Call: put in what you lack to the highest bet of the round.")
    raises = [_raises(one, scene) for one in rounds]
    if any(raises):
        yield _option(f"Raise{where(raises)}: put in what a call takes, and the amount of a raise on top of it.")
    if last_chips := [one for one in rounds if _can_go_all_in(one, scene)]:
        yield _option(_all_in(last_chips, scene))
    if any(folds):
        when = ", once somebody has bet" if all(checks) else ", unless you may check" if any(checks) else ""
        lost = "you are out of the hand, and what you have put in stays in the pot"
        yield Rule(f"Fold{where(folds)}: give up{when}; {lost}.", ("bet", "is out of the hand"))


def _option(rule: str) -> Rule:
    return Rule(rule, ("bet",))


def _all_in(rounds: list[BettingPhase], scene: Scene) -> str:
    has_limit = any(_highest_bet(one, scene) is not None for one in rounds)
    limit = " within the limit of the round" if has_limit else ""
    must = " and must stay within the limit of the round" if has_limit else ""
    if any(_can_be_raised(one, scene) for one in rounds):
        is_counted = any(_can_be_raised(one, scene) and _count_can_stop_raises(one, scene) for one in rounds)
        only = "; after a bet it is possible only while there may be another raise" if is_counted else ""
        beyond = f"If that is more than a call, it counts as a bet or a raise{must}{only}."
    else:
        if not chips_can_differ(scene):
            bet = f"put in all the chips that you have left, as a bet of any size{limit}"
            return f"All-in: as long as nobody has bet, {bet}."
        beyond = (
            f"As long as nobody has bet, that is a bet, of whatever size{limit}; after a bet it is for those who have "
            "too few chips to call."
        )
    few = " or ".join(f"to {word}" for word in _too_few_for(rounds, scene))
    also = f", also when they are too few {few}" if few else ""
    return f"All-in: put in all the chips that you have left{also}. {beyond}"


def _too_few_for(rounds: list[BettingPhase], scene: Scene) -> Iterator[str]:
    """What a player may have too few chips for: everybody has as many as the smallest amount, if any."""
    if any(one.min_bet > max(_unit(scene), fewest_to_bet(scene)) for one in rounds):
        yield "bet"
    if chips_can_differ(scene):
        yield from () if all(_can_always_call(one, scene) for one in rounds) else ("call",)
    elif any(_raises(one, scene) and raise_of(one) > _unit(scene) for one in rounds):
        yield "raise"


def _can_always_call(phase: BettingPhase, scene: Scene) -> bool:
    """Whether the chips of two players cover every bet of the other, who has too many to go all-in as well."""
    most = scene.genome.setup.starting_chips * scene.genome.player_count
    is_other_rich = phase.max_bet is not None and most > 2 * (phase.max_bet + scene.genome.setup.ante)
    is_single = two_have_chips_to_bet(scene) and scene.genome.player_count == 2
    return is_single and is_other_rich and fewest_to_bet(scene) >= most_by_raises(phase)


def _end_of_round(rounds: list[BettingPhase], scene: Scene) -> Iterator[Rule]:
    again = "a bet or a raise" if any(_can_be_raised(one, scene) for one in rounds) else "a bet"
    others = "the other player" if scene.genome.player_count == 2 else "everybody else"
    is_short = chips_can_differ(scene) and any(_can_go_all_in(one, scene) for one in rounds)
    without = ", unless he or she has no chips left" if is_short else ""
    must_act = f"{others} must act, or act again{without}"
    if scene.genome.player_count > 2:
        must_act = f"{others}{' who has chips left' if is_short else ''} must act, or act again"
    yield Rule(f"After {again} {must_act}.", ("bet",))
    but_for = " or is all-in" if is_short else ""
    alone = ", or when only one player is left in the hand" if can_leave_hand(scene) else ""
    yield Rule(f"The round is over when everybody has acted and has put in as much as the highest bet{but_for}{alone}.")


# ---------------------------------------------------------------------------------------- the pot


def _pot(rounds: list[BettingPhase], scene: Scene) -> tuple[Block, ...]:
    methods = [showdown(one.showdown_method, scene) for one in rounds]
    without_bets = [showdown(scene.showdown_without_bets, scene)] if scene.has_pot_without_bets else []
    rules = [*_what_goes_in(rounds, scene), *_taken_at_once(scene)]
    if not showdowns(scene):
        return (text(*rules),)
    distinct = list(dict.fromkeys([*methods, *without_bets]))
    at_end = [method for method in distinct if method in showdowns(scene)]
    if len(distinct) == 1:
        return (text(*rules, _showdown(distinct[0], scene), *_shares(at_end, scene)),)
    who = "Otherwise who takes it" if _has_exceptions(scene) else "Who takes the pot"
    depends = "depends on the round of bets that took place last in the hand"
    cases = [(f"The {ordinal(place)} round of a turn", method) for place, method in enumerate(methods, start=1)]
    if len(methods) > 1 and len(set(methods)) == 1:
        depends, cases = "depends on the rounds of bets in the hand", [("After one or more", methods[0])]
    rules.append(Rule(f"{who} {depends}:"))
    if without_bets == methods[-1:]:
        cases[-1] = (f"{cases[-1][0]}, also when there was none at all", methods[-1])
    else:
        cases += [("When there was none at all", method) for method in without_bets]
    each = [Rule(f"{case}: {_who_wins(method, scene)}.", _WINS) for case, method in cases]
    return (text(*rules), points(*each), text(*_shares(at_end, scene)))


_WINS = ("wins chips",)


def _what_goes_in(rounds: list[BettingPhase], scene: Scene) -> Iterator[Rule]:
    sources = ["the antes"] if scene.genome.setup.ante else []
    sources += ["what players pay for passing"] if scene.genome.game_rules.pass_stake else []
    if sources:
        also = " as well" if rounds else ""
        go = "go" if scene.genome.setup.ante else "goes"
        yield Rule(sentence(f"{listed(sources)} {go} into the pot{also}"), ("pays chips",))


def _taken_at_once(scene: Scene) -> Iterator[Rule]:
    if only_going_out_ends(scene):
        first, see = (" first", " (see End of the hand)") if go_out_together(scene) else ("", "")
        yield Rule(f"Whoever goes out{first} takes the whole pot{see}.", _WINS)
        return
    if goes_to_first_out(scene):
        first = "When somebody has gone out, the first who did takes the whole pot at the end of the hand."
        yield Rule("Whoever goes out takes the whole pot." if one_goes_out(scene) else first, _WINS)
    if can_leave_hand(scene):
        nobody = "When nobody has gone out and all" if goes_to_first_out(scene) else "When all"
        alone = f"{nobody} but one are out of the hand, the last one left takes the pot."
        if scene.genome.player_count == 2 and not goes_to_first_out(scene):
            alone = "When a player is out of the hand, the other one takes the pot."
        yield Rule(alone, _WINS)


def _has_exceptions(scene: Scene) -> bool:
    return can_leave_hand(scene) or goes_to_first_out(scene)


def _showdown(method: ShowdownMethod, scene: Scene) -> Rule:
    otherwise = "otherwise" if _has_exceptions(scene) and method is not ShowdownMethod.BATTLE else ""
    wins = _who_wins(method, scene)
    return Rule(sentence(f"{otherwise}{',' if otherwise and wins.startswith('when') else ''}", wins), _WINS)


def _who_wins(method: ShowdownMethod, scene: Scene) -> str:
    those = "those still in the hand" if can_leave_hand(scene) else "all players"
    show, whoever = f"{those} show their cards when the hand is over, and", "whoever"
    if scene.genome.setup.hand_visibility is Visibility.FACE_UP:
        show, whoever = "when the hand is over,", f"whoever of {those}"
    if ends_with_winner(scene) and method is not ShowdownMethod.BATTLE:
        return "the pot waits for the end of the hand"
    match method:
        case ShowdownMethod.HAND_EVALUATION:
            best = "the best of these hands" if whoever == "whoever" else f"{whoever} has the best hand"
            return f"{show} {best} takes the pot (see Comparing hands)"
        case ShowdownMethod.HIGHEST_CARD:
            else_held = "" if most_held(scene) == 1 else ", whatever else is held"
            last = "; players without cards are level and come last" if _may_show_no_cards(scene) else ""
            alike = ", trumps ranking like other suits," if any(map(_has_order_of_trumps, scene.phases)) else ""
            return f"{show} {whoever} has the card of the highest rank{alike} takes the pot{else_held}{last}"
        case ShowdownMethod.FOLD_ONLY:
            held = "" if nobody_shows_cards(scene) else ", whatever they hold"
            return f"{those} share the pot when the hand is over{held}"
        case ShowdownMethod.BATTLE:
            battle = "whoever takes a battle with the highest card takes the pot at once"
            waits = "; after a tie it waits for the next battle" if battles_can_be_level(scene) else ""
            shared = f". What is in the pot when the hand is over is shared by {those}"
            return f"{battle}{waits}{'' if only_leaving_ends(scene) else shared}"


def _has_order_of_trumps(phase: Phase) -> bool:
    """Whether trumps have an order of their own in a trick."""
    return isinstance(phase, TrickPhase) and bool(phase.trump_order)


def _may_show_no_cards(scene: Scene) -> bool:
    """Whether a player without cards may be in a hand that is over: some phases end it before anybody can go out."""
    has_none = can_get_rid_of_cards(scene) or fewest_dealt(scene) == 0
    goes_out_before = scene.has_only(PlayPhase, DiscardPhase, BettingPhase, KnockPhase) and goes_to_first_out(scene)
    return has_none and not goes_out_before


def _shares(methods: list[ShowdownMethod], scene: Scene) -> Iterator[Rule]:
    odd = "odd chips go one each to the first of those who share, clockwise from the starter"
    if scene.genome.player_count == 2 or (set(methods) == {ShowdownMethod.BATTLE} and only_leaving_ends(scene)):
        odd = ""  # Two have paid as much of what they share.
    always_shared = set(methods) <= {ShowdownMethod.BATTLE, ShowdownMethod.FOLD_ONLY}
    told = ([] if always_shared else ["level players share"]) + ([odd] if odd else [])
    if told:
        yield Rule(sentence("; ".join(told)), _WINS)
    if not chips_can_run_out(scene) or not chips_can_differ(scene):
        return
    if scene.genome.player_count == 2:
        yield Rule(_back_to_payer(scene), _WINS)
        return
    rest = "it goes in the same way to the best of those who have put in as much"
    if always_shared:
        rest = "it is shared by those who have put in as much"
    gone = "; if they are all out of the hand, it goes to whoever wins the rest" if _richest_may_leave(scene) else ""
    who = "When nobody has gone out, a player" if goes_to_first_out(scene) else "A player"
    yield Rule(
        f"{who} who has put in less than others wins from each of them no more than he or she has put in. What is "
        f"beyond that is a side pot: {rest}{gone}.",
        _WINS,
    )


def _richest_may_leave(scene: Scene) -> bool:
    """Whether all who have put in most may be out of the hand, though nobody has gone out.

    Whoever folds faces a higher bet of somebody who stays in, but there are other ways.
    """
    folds_early = any(bet.allow_fold and not bet.allow_check for bet in scene.of_kind(BettingPhase))
    in_war = scene.genome.setup.tableau_mode is TableauMode.WAR
    pays_more = scene.genome.game_rules.pass_stake > 0 and can_leave_hand(scene)
    return folds_early or in_war or scene.stuck_players_leave or pays_more


def _back_to_payer(scene: Scene) -> str:
    """What becomes of chips that only one of two players has put in: between two, nobody else can win them."""
    when = ["nobody has gone out"] if goes_to_first_out(scene) else []
    when += ["both players are still in the hand"] if can_leave_hand(scene) else []
    when.append("one player has put in more than the other")
    return f"If {listed(when)}, what is beyond goes back to that player."
