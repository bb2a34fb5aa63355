"""Whose turn it is, what belongs to a turn, and what passing does."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from darwindeck.genome._stacks import climbs
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    Elimination,
    ExchangePhase,
    GoingOut,
    KnockPhase,
    MeldPhase,
    PassAction,
    PassingPhase,
    Phase,
    PlayPhase,
    ScoringTrigger,
    SwapPhase,
    TributePhase,
    TrickPhase,
    TrumpChooser,
    TrumpPhase,
    TurnUpPhase,
    WagerPhase,
    WinType,
)
from darwindeck.rulebook._chips import chips_can_run_out
from darwindeck.rulebook._going_out import going_out
from darwindeck.rulebook._hand_end import passes_of_anybody, passes_without_order
from darwindeck.rulebook._laying import tells_passes
from darwindeck.rulebook._leaving import can_drop_out, can_leave_hand
from darwindeck.rulebook._majorities import majorities
from darwindeck.rulebook._next_turn import every_turn_has_a_winner, winner_may_leave
from darwindeck.rulebook._pile_order import order_from_table
from darwindeck.rulebook._places import (
    can_reshuffle,
    can_turn,
    clears_table,
    has_table,
    renewed_by_as_many,
    shows_turned,
    special_cards_draw,
    stock_gives_cards,
)
from darwindeck.rulebook._rounds import never_both
from darwindeck.rulebook._scene import ONCE, OWN, Scene, can_fold
from darwindeck.rulebook._section import Block, Rule, text
from darwindeck.rulebook._stock import told_with_play
from darwindeck.rulebook._tricks import all_lay_at_once, most_tricks_dealt
from darwindeck.rulebook._words import counted, listed, sentence


def order(scene: Scene) -> tuple[Block, ...]:
    """How turns follow each other."""
    rules = [*_course(scene), *_who_is_left_out(scene)]
    return (text(*rules),) if rules else ()


def passes(scene: Scene) -> tuple[Block, ...]:
    """What passing does."""
    rules = tuple(_passing(scene))
    return (text(*rules),) if rules else ()


# ---------------------------------------------------------------------------------------- turns


def _course(scene: Scene) -> Iterator[Rule]:
    again = [phase for phase in scene.phases if not isinstance(phase, ONCE)]
    if scene.has_turns:
        yield Rule(_turns(scene), ("starts",))
        again = [phase for place, phase in enumerate(again) if place == 0 or not never_both(again[place - 1], phase)]
        if len(again) > 1:
            yield Rule(sentence(f"a turn consists of {_in_order(again, scene)}"))
        around = [phase for phase in again if not isinstance(phase, (*OWN, TurnUpPhase))] if len(again) > 1 else []
        around = list({_name(phase, scene): phase for phase in reversed(around)}.values())[::-1]
        if around and scene.genome.player_count > 1:
            yield Rule(
                sentence(
                    f"everybody takes part in {_names(around, scene)}; the rest is for the player whose turn it is"
                )
            )
        return
    yield from _rounds(scene, again)


def _is_staked(place: int, phase: Phase) -> bool:
    """Whether a phase is for stakes that are laid before the deal, and told with it."""
    return place == 0 and isinstance(phase, WagerPhase) and phase.before_deal


def _turns(scene: Scene) -> str:
    if scene.genome.player_count == 1:
        return "Take one turn after the other."
    around = f"clockwise{_until_turned('the direction of play', scene)}"
    turns = f"The starter has the first turn. Then the turn passes {around}."
    if scene.genome.player_count == 2:
        turns = "The starter has the first turn. Then the players take turns."
    if scene.has_tricks:
        does = "" if isinstance(scene.phases[-1], TrickPhase) else "does what follows it in the same turn and "
        out = ""
        if winner_may_leave(scene) and scene.genome.player_count > 2:
            out = "; if he or she is out of the hand by then, the next player has it"
        if every_turn_has_a_winner(scene):
            goes = "" if scene.genome.player_count == 2 else f"Play goes {around}. "
            last = "last trick" if len(list(scene.of_kind(TrickPhase))) > 1 else "trick"
            wins = f"Whoever takes the {last} of a turn {does}has the next turn{out}."
            return f"{goes}The starter has the first turn. {wins}"
        turns += f" But whoever takes a trick {does}has the next turn{out}."
    return turns


def _until_turned(direction: str, scene: Scene) -> str:
    """How long play goes clockwise where special cards change that."""
    again = "; each hand begins clockwise again" if scene.several_hands else ""
    return f", until a special card turns {direction} round{again}" if can_turn(scene) else ""


def _rounds(scene: Scene, again: Sequence[Phase]) -> Iterator[Rule]:
    """The course of a hand in which nobody has a turn alone."""
    if scene.genome.player_count > 2 and not all_lay_at_once(scene):
        yield Rule(f"Play goes clockwise{_until_turned('its direction', scene)}.", ("starts",))
    single = not again or scene.is_one_round
    if single and len(scene.phases) > 1:
        yield Rule(sentence(f"a hand consists of {_names(scene.phases, scene)}, in this order"))
        return
    opening = _opening(scene)
    if opening and len(again) == 1 and scene.has_tricks:
        yield Rule(sentence(f"a hand begins with {_names(opening, scene)}. Then trick after trick is played"))
    elif opening and again:
        begun = sum(not isinstance(phase, ONCE) for phase in opening)
        rest = [*again[begun:], *again[:begun]]
        follow = "follow" if len(rest) > 1 else "follows"
        begins = f"a hand begins with {_names(opening, scene)}"
        yield Rule(sentence(f"{begins}. Then {follow} {_names(rest, scene)}, again and again"))
    elif len(again) > 1 and not _are_tricks_with_cards(again):
        yield Rule(sentence(f"{_names(again, scene)} follow each other in this order, again and again"))


def _opening(scene: Scene) -> list[Phase]:
    """What a hand begins with: all that comes the first time before the last of what is done once, and that."""
    once = [
        place for place, phase in enumerate(scene.phases) if isinstance(phase, ONCE) and not _is_staked(place, phase)
    ]
    first = [phase for place, phase in enumerate(scene.phases) if not _is_staked(place, phase)]
    return first[: len(first) - len(scene.phases) + once[-1] + 1] if once else []


def _are_tricks_with_cards(phases: Sequence[Phase]) -> bool:
    """Whether cards are turned up before each trick and nothing else happens, which is told there."""
    *before, last = phases
    return isinstance(last, TrickPhase) and all(isinstance(phase, TurnUpPhase) for phase in before)


def _in_order(phases: Sequence[Phase], scene: Scene) -> str:
    names = {_name(phase, scene) for phase in phases}
    twice = len(phases) == 2 and len(names) == 1 and not names & {"a trick"}
    return f"{names.pop()} twice" if twice else f"{_names(phases, scene)}, in this order"


def _names(phases: Sequence[Phase], scene: Scene) -> str:
    names = [_name(phase, scene) for phase in phases]
    numbered = [name if names.index(name) == place else _once_more(name) for place, name in enumerate(names)]
    return listed(numbered)


def _once_more(name: str) -> str:
    return f"another {name.removeprefix('a ')}" if name.startswith("a ") else f"{name} again"


def _name(phase: Phase, scene: Scene) -> str:
    match phase:
        case DrawPhase():
            return "drawing"
        case PlayPhase():
            return "playing"
        case DiscardPhase():
            return "discarding"
        case BettingPhase():
            return "betting"
        case ClaimPhase():
            return "claiming"
        case TrickPhase():
            return "a trick"
        case BiddingPhase():
            return "bidding"
        case PassingPhase():
            return "passing cards"
        case TurnUpPhase(count=count):
            doing = "turning up" if shows_turned(scene) else "laying out"
            return f"{doing} {'a card' if count == 1 else 'cards'}"
        case ExchangePhase():
            return "exchanging cards"
        case TrumpPhase():
            return "naming trumps" + ("" if phase.named_by is TrumpChooser.STARTER else " (but not in the first hand)")
        case WagerPhase():
            return "laying stakes"
        case AskPhase():
            return "asking"
        case TributePhase():
            return "tribute"
        case MeldPhase():
            return "melding"
        case KnockPhase():
            return "knocking"
        case SwapPhase():
            return "swapping"


def _who_is_left_out(scene: Scene) -> Iterator[Rule]:
    """Those out of the hand, where somebody can be while others go on."""
    if scene.genome.player_count < 3:
        return
    if can_drop_out(scene):
        stakes_first = any(stake.before_deal for stake in scene.of_kind(WagerPhase))
        until = f" until the next {'hand' if stakes_first else 'deal'}" if scene.several_hands else ""
        yield Rule(f"Players who are out of the hand are left out of everything{until}{_but_counts(scene)}.")
        if _can_fold_in_turn(scene):
            goes_on = _goes_on_without(scene)
            passed = "; that counts as a pass" if _passes_by_folding(scene) else ""
            yield Rule(f"If the player whose turn it is folds, {goes_on}{passed}.")
        elif _leader_may_fold(scene):
            way = " in the direction of play" if can_turn(scene) else ""  # That of bets is always clockwise.
            yield Rule(f"If the player who is to lead folds, the next player{way} leads.")
    if _can_go_out_in_turn(scene):
        own = ", and what is for that player alone is left out" if _own_follows(scene) else ""
        leads = any(isinstance(phase, TrickPhase) for phase in _after_laying(scene))
        next_leads = "; the next player leads the trick" if leads else ""
        out = f"If the player whose turn it is goes out, the turn goes on without him or her{own}{next_leads}."
        yield Rule(out, ("goes out",))


def _goes_on_without(scene: Scene) -> str:
    """What becomes of the turn of a player who folds in it."""
    first = next(place for place, phase in enumerate(scene.phases) if can_fold([phase]))
    if all(isinstance(phase, OWN) for phase in scene.phases[first + 1 :]):
        leads = _leads_for_who_folds(scene)
        return f"the round of bets goes on{',' if leads else ', and'} what follows it in the turn is left out{leads}"
    return f"the turn goes on without him or her{_leads_for_who_folds(scene)}"


def _after_laying(scene: Scene) -> tuple[Phase, ...]:
    """What is left of a turn when its player may have gone out of the hand."""
    lays = [place for place, phase in enumerate(scene.phases) if isinstance(phase, (*OWN, TrickPhase))]
    return scene.phases[lays[0] + 1 :] if lays else ()


def _own_follows(scene: Scene) -> bool:
    """Whether something that is for one player alone comes when that player may have gone out of the hand."""
    return any(isinstance(phase, OWN) for phase in _after_laying(scene))


def _can_go_out_in_turn(scene: Scene) -> bool:
    """Whether something is left of a turn for the others when its player may have gone out of the hand."""
    others = any(not isinstance(phase, (*OWN, *ONCE, TurnUpPhase)) for phase in _after_laying(scene))
    return scene.has_turns and others and going_out(scene) is GoingOut.LEAVES_HAND


def _leads_for_who_folds(scene: Scene) -> str:
    """Who leads the trick of a player who folds before it, or has the next turn of one who folds after it."""
    first = next((phase for phase in scene.phases if isinstance(phase, BettingPhase | TrickPhase)), None)
    if not scene.has_tricks:
        return ""
    next_one = f"the next player{' in the direction of play' if can_turn(scene) else ''}"
    return f", and {next_one} has the next turn" if isinstance(first, TrickPhase) else f"; {next_one} leads the trick"


def _passes_by_folding(scene: Scene) -> bool:
    """Whether a player who folds has not played a card before in the same turn, and passes are counted."""
    before = takewhile(lambda phase: not isinstance(phase, PlayPhase | ClaimPhase), scene.phases)
    folds = can_fold(before)
    action = scene.genome.game_rules.consecutive_pass_action
    counts = action is PassAction.END_HAND or clears_table(scene)
    return folds and counts and scene.has(PlayPhase, ClaimPhase)


def _leader_may_fold(scene: Scene) -> bool:
    """Whether whoever is to lead a trick may leave the hand before: in bets that come first, or after another trick."""
    before = takewhile(lambda phase: not isinstance(phase, TrickPhase), scene.phases)
    is_only = most_tricks_dealt(scene, scene.genome.setup.cards_per_player) == 1
    return can_fold(before if is_only else scene.phases) and scene.has_tricks and not scene.has_turns


def _but_counts(scene: Scene) -> str:
    """What counts of players who are out of the hand when it is over."""
    genome, rules = scene.genome, scene.genome.game_rules
    by_tricks = any(win.type in (WinType.MOST_TRICKS, WinType.FEWEST_TRICKS) for win in genome.win_conditions)
    by_tricks |= genome.trick_scoring is not None or rules.elimination is Elimination.NO_TRICKS
    still = ["what they have bid"] if scene.has(BiddingPhase) and genome.contract_scoring is not None else []
    still += ["the tricks that they have taken"] if scene.has_tricks and (by_tricks or still) else []
    still += ["the cards that they have captured"] if majorities(scene) else []
    still += ["what they hold at the end of the hand"] if _scores_hands(scene) else []
    count = "counts" if len(still) == 1 and still[0].startswith("what") else "count"
    return f", but {listed(still)} {count} all the same" if still else ""


def _scores_hands(scene: Scene) -> bool:
    """Whether cards score that players hold at the end of a hand, be they out of it."""
    in_hands = (ScoringTrigger.HAND_END, ScoringTrigger.LEFT_IN_HANDS)
    cards = any(rule.trigger in in_hands and rule.points for rule in scene.genome.card_scoring)
    return cards or any(rule.points for rule in scene.genome.scoring_rules)


def _can_fold_in_turn(scene: Scene) -> bool:
    """Whether something is left of a turn when its player may have folded."""
    bets = [place for place, phase in enumerate(scene.phases) if can_fold([phase])]
    later = scene.phases[bets[0] + 1 :] if bets else ()
    return scene.has_turns and any(isinstance(phase, (*OWN, TrickPhase)) for phase in later)


# ---------------------------------------------------------------------------------------- passing


def _passing(scene: Scene) -> Iterator[Rule]:
    rules = scene.genome.game_rules
    renews = rules.consecutive_pass_action is PassAction.RENEW_TABLEAU
    lays, swaps = scene.has(PlayPhase, ClaimPhase), renews and scene.has(SwapPhase)
    can_pass = lays or swaps or bool(scene.idle_plays)
    is_always = can_pass and not (lays or swaps or (renews and scene.has(KnockPhase)))
    needs_table = rules.consecutive_pass_action in (PassAction.CLEAR_TABLEAU, PassAction.RENEW_TABLEAU)
    acts = rules.consecutive_pass_action is not PassAction.NONE and (has_table(scene) or not needs_table)
    if is_always and (acts or rules.pass_stake or not scene.phases):
        yield Rule("No card may be played: in each turn you pass.", ("passes",))
    if not all(play.pass_if_unable for play in scene.idle_plays):
        yield Rule("Whoever has had a turn is out of the hand.", ("is out of the hand",))
    if not can_pass or not (acts or rules.pass_stake):
        return
    is_alone = len(scene.phases) <= 1 + sum(isinstance(phase, ONCE) for phase in scene.phases)
    if not is_always and (renews or not (is_alone or _is_told_with_play(scene))):
        yield Rule(f"A player who {_what_is_no_pass(scene)} in a turn passes.", ("passes",))
    if rules.pass_stake:
        short = ", or all chips that he or she has left" if rules.pass_stake > 1 else ""
        short = short or (", if he or she has one left" if chips_can_run_out(scene) else "")
        plays = (*scene.of_kind(PlayPhase), *scene.idle_plays)
        still = "" if all(play.pass_if_unable for play in plays) else " and is still in the hand"
        chips = counted(rules.pass_stake, "chip")
        yield Rule(f"Whoever passes{still} pays {chips} into the pot{short}.", ("passes", "pays chips"))
    if acts:
        yield Rule(_after_passes(scene), _PASSED[rules.consecutive_pass_action])


_PASSED: dict[PassAction, tuple[str, ...]] = {
    PassAction.NONE: (),
    PassAction.END_HAND: ("hand over",),
    PassAction.CLEAR_TABLEAU: ("table cleared",),
    PassAction.RENEW_TABLEAU: ("table cleared", "turned up"),
}


def _is_told_with_play(scene: Scene) -> bool:
    """Whether the first phase of play says already who passes."""
    plays = list(scene.of_kind(PlayPhase))
    return bool(plays) and not scene.has(ClaimPhase) and tells_passes(plays[0], scene)


_NOT_DONE = {
    "plays a card": "plays no card",
    "lays a card for a claim": "makes no claim",
    "swaps": "does not swap",
    "knocks": "does not knock",
}


def _what_is_no_pass(scene: Scene) -> str:
    verbs = ["plays", "lays", "swaps", "knocks"]
    renews = scene.genome.game_rules.consecutive_pass_action is PassAction.RENEW_TABLEAU
    used = [
        scene.has(PlayPhase),
        scene.has(ClaimPhase),
        renews and scene.has(SwapPhase),
        renews and scene.has(KnockPhase),
    ]
    objects = {"plays": "plays a card", "lays": "lays a card for a claim"}
    doing = [objects.get(verb, verb) for verb, is_used in zip(verbs, used, strict=True) if is_used]
    if len(doing) == 1:
        return _NOT_DONE[doing[0]]
    if len(doing) == 2:
        return f"neither {doing[0]} nor {doing[1]}"
    return f"neither {', nor '.join(doing)}"


def _after_passes(scene: Scene) -> str:
    rules = scene.genome.game_rules
    is_climbing = any(climbs(scene.genome, play) for play in scene.of_kind(PlayPhase))
    when = _when_enough_passed(scene, is_climbing)
    match rules.consecutive_pass_action:
        case PassAction.END_HAND:
            return f"{when}, the hand is over."
        case PassAction.RENEW_TABLEAU if stock_gives_cards(scene):
            what = "the cards on the table go to the discard pile and are replaced by as many from the stock"
            what += f"{_from_new_stock(scene)}.{_one_by_one(scene)}"
        case _:
            what = f"the cards on the table are put aside onto the discard pile.{_one_by_one(scene)}"
    if not is_climbing or scene.genome.player_count == 1:
        return f"{when}, {what} Then passes are counted anew."
    leads = "whoever played last leads again"
    if can_leave_hand(scene) and scene.genome.player_count > 2:  # One of two who leaves ends the hand.
        leads += " (or, if that player is out of the hand, the next one who is in it)"
    return f"{when}, {what} Then {leads}."


def _one_by_one(scene: Scene) -> str:
    """How the cards of the table come to lie on the discard pile."""
    order = order_from_table(scene)
    return f" The cards of the table go to the pile one by one: {order}." if order else ""


def _from_new_stock(scene: Scene) -> str:
    """What becomes of a stock that has too few cards for the table, where the odd cases do not say it."""
    if not can_reshuffle(scene):
        return ", as far as it lasts"
    if not told_with_play(scene) and not special_cards_draw(scene):
        return ""
    lacking = "" if renewed_by_as_many(scene) else ", as far as there are cards"
    return f"; if it runs out, it is made anew as for a draw{lacking}"


def _when_enough_passed(scene: Scene, is_climbing: bool) -> str:
    rules, players = scene.genome.game_rules, scene.genome.player_count
    needed = rules.passes_to_trigger
    if needed is not None:
        return "As soon as somebody passes" if needed <= 1 else f"After {counted(needed, 'pass')} in a row"
    if players == 1:
        return "When you pass"
    renews = rules.consecutive_pass_action is PassAction.RENEW_TABLEAU
    is_uneven = passes_without_order(scene)
    if renews:
        all_players = "both players" if players == 2 else "all players"
        return f"After {passes_of_anybody(scene, of_all=True)}" if is_uneven else f"When {all_players} pass in a row"
    if players == 2:
        return "When the other player passes" if is_climbing and not is_uneven else "When a player passes"
    if is_uneven:
        return f"After {passes_of_anybody(scene)}"
    return (
        "When everybody else passes in a row after a play" if is_climbing else "When all players but one pass in a row"
    )
