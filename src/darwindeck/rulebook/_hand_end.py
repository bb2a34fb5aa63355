"""How a hand ends."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import dropwhile

from darwindeck.genome._rules._facts import has_stakes, somebody_can_pass
from darwindeck.genome.conditions import (
    AnyCondition,
    CompoundCondition,
    ConditionType,
    simple_conditions,
)
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    DeckEmptyAction,
    DrawPhase,
    ExchangePhase,
    GoingOut,
    KnockPhase,
    LevelTrick,
    Location,
    PassAction,
    PassingPhase,
    PlayPhase,
    ScoringTrigger,
    StarterRule,
    SwapPhase,
    TableauMode,
    TieBreaker,
    TributePhase,
    TrickPhase,
    TrumpPhase,
    TurnUpPhase,
    WagerPhase,
    WinType,
)
from darwindeck.rulebook._chips import chips_can_run_out, two_have_chips_to_bet
from darwindeck.rulebook._conditions import Person, Speaking, clause
from darwindeck.rulebook._early_end import (
    can_be_met_at_deal,
    can_be_met_later,
    ends_with_stock,
    few_cards_end,
)
from darwindeck.rulebook._empty_hands import LAYING, both_may_run_out, hands_outlast_stock, hands_run_out
from darwindeck.rulebook._going_out import (
    first_turn_ends_hand,
    go_out_together,
    going_out,
    last_card_wins,
    several_go_out_in_tricks_alone,
)
from darwindeck.rulebook._leaving import can_drop_out, can_leave_hand
from darwindeck.rulebook._next_turn import ends_at_once, may_have_next_turn
from darwindeck.rulebook._passes import only_who_leaves_passes
from darwindeck.rulebook._places import (
    can_turn,
    cards_come_to_hands,
    deals_rest,
    effects,
    players_leave,
    renews_table,
    special_cards_draw,
    takes_turns_unevenly,
)
from darwindeck.rulebook._races import is_race
from darwindeck.rulebook._scene import ONCE, Scene, can_fold
from darwindeck.rulebook._scores import points_at_end
from darwindeck.rulebook._section import Block, Rule, Section, points, text
from darwindeck.rulebook._stock import stock_can_run_out
from darwindeck.rulebook._tricks import most_tricks, tricks_as_dealt, tricks_in_a_hand
from darwindeck.rulebook._winning import is_one_hand
from darwindeck.rulebook._won_by_tricks import tricks_win
from darwindeck.rulebook._words import counted, listed, ordinal, sentence


def section(scene: Scene) -> Section | None:
    """What ends a hand."""
    ends = list(hand_ends(scene))
    blocks: list[Block] = []
    if going_out(scene) is GoingOut.LEAVES_HAND:
        on = ", and the others play on" if scene.genome.player_count > 2 else ""
        out = f"A player who has no cards left goes out{_not_in_trick(scene)}: he or she is out of the hand"
        blocks.append(text(Rule(f"{out}{on}.", ("goes out",))))
    if not ends:
        blocks += [text(_NO_END)] if blocks or scene.has_chips else []
        return Section("End of the hand", tuple(blocks)) if blocks else None
    if len(ends) == 1:
        blocks.append(text(Rule(sentence("the hand ends", ends[0].text), ends[0].about)))
    else:
        blocks.append(text("The hand ends as soon as one of these things happens:"))
        blocks.append(points(*(Rule(sentence(_bare(one.text)), one.about) for one in ends)))
    going = tuple(_who_goes_out(scene))
    if going:
        blocks.append(text(*going))
    after = list(_after_hand(scene))
    if after:
        blocks.append(text(*after))
    return Section("End of the hand", tuple(blocks))


AFTER_DEAL = "right after the deal"
_NO_END = "The hand goes on until the game is over."


def _not_in_trick(scene: Scene) -> str:
    """That nobody goes out while a trick is played: its last card may still be the best, or bring its player others."""
    return ", but not in the middle of a trick" if scene.has_tricks else ""


def _who_goes_out(scene: Scene) -> Iterator[Rule]:
    """Who counts as having gone out, and as the first of several, where something depends on that."""
    if not _going_out_matters(scene):
        return
    if go_out_together(scene):
        yield Rule(_going_out_together(scene), ("goes out",))
    if any(_ends_by_tricks(scene)):
        count = scene.genome.turn_structure.tricks_per_hand or tricks_in_a_hand(scene)
        last = f"In the {ordinal(count)} trick" if count else "With the last trick, when there have been so many,"
        yield Rule(f"{last} nobody goes out any more.")


def _going_out_matters(scene: Scene) -> bool:
    """Whether something depends on who has gone out, beside the end of the hand."""
    rules = scene.genome.game_rules
    left = any(one.trigger is ScoringTrigger.LEFT_IN_HANDS for one in scene.genome.card_scoring)
    begins = rules.starter in (StarterRule.FIRST_OUT, StarterRule.LAST_OUT) and scene.several_hands
    is_asked = left or begins or any(rules.place_points) or scene.has_pot or scene.has(TributePhase)
    return is_asked and going_out(scene) is not GoingOut.NONE


def _going_out_together(scene: Scene) -> str:
    """Who is the first of several who go out at the same moment."""
    if scene.has_turns and not several_go_out_in_tricks_alone(scene):
        when, first = "together", "the player whose turn it is"
        after = " (after a trick, its winner)" if scene.has_tricks else ""
    elif scene.has_tricks:
        when, first = "in one trick", "its winner"
        is_level = any(one.level is not LevelTrick.SUIT_LED for one in scene.of_kind(TrickPhase))
        after = " (or, if nobody took it, its leader)" if is_level else ""
    else:
        when, first, after = "together", "the player who began the round", ""
    way = "in the direction of play" if can_turn(scene) else "clockwise"
    if scene.genome.player_count == 2:
        return f"If both players go out {when}, {first} counts as the first{after}, then the other."
    return f"If several players go out {when}, they do so one after the other, {way} from {first}{after}."


def _bare(end: str) -> str:
    return end.removeprefix("when ").removeprefix("as soon as ")


def hand_ends(scene: Scene) -> Iterator[Rule]:
    """Everything that ends a hand of this game, as the end of "the hand ends …"."""
    if tricks_win(scene):
        return
    rules = scene.genome.game_rules
    yield from _ends_by_tricks(scene)
    yield from _ends_by_going_out(scene)
    yield from _ends_by_leaving(scene)
    yield from _ends_by_empty_hands(scene)
    if scene.genome.house is not None and scene.has(WagerPhase) and _target(scene) is not None:
        yield Rule("when the house shows a natural", ("hand over",))
    if scene.is_one_round and not first_turn_ends_hand(scene):
        yield Rule(_after_a_round(scene), ("hand over",))
    yield from _ends_by_passes(scene)
    if scene.has(KnockPhase):
        yield Rule(_knocked(scene), ("knock", "hand over"))
    yield from _ends_by_stock(scene)
    if rules.hand_ends_if is not None:
        when = _when_met(rules.hand_ends_if, scene)
        looks = " (somebody who does not play looks for that)" if _is_hidden(rules.hand_ends_if, scene) else ""
        yield Rule(f"as soon as {_met(rules.hand_ends_if, scene)}{when}{looks}", ("hand over",))


def leads_on(scene: Scene) -> bool:
    """Whether a hand can end without the game, so that another one follows."""
    ends_game = scene.genome.game_rules.deck_empty_action is DeckEmptyAction.GAME_ENDS
    by_stock = list(_ends_by_stock(scene)) if ends_game else []
    return any(end not in by_stock for end in hand_ends(scene))


def only_going_out_ends(scene: Scene) -> bool:
    """Whether a hand ends only when somebody goes out."""
    ends = list(hand_ends(scene))
    return bool(ends) and ends == list(_ends_by_going_out(scene))


def somebody_goes_out(scene: Scene) -> bool:
    """Whether a hand cannot end before somebody has gone out."""
    leaves = going_out(scene) is GoingOut.LEAVES_HAND and only_leaving_ends(scene)
    return only_going_out_ends(scene) or (leaves and not can_drop_out(scene) and scene.genome.player_count > 1)


def one_may_be_left(scene: Scene) -> bool:
    """Whether one player alone may still be in the hand, and hold cards, when somebody has gone out."""
    leaves = going_out(scene) is GoingOut.LEAVES_HAND
    may_be_two = scene.genome.player_count == 2 or players_leave(scene)
    return going_out(scene) is not GoingOut.NONE and (leaves or may_be_two or can_drop_out(scene))


def only_leaving_ends(scene: Scene) -> bool:
    """Whether a hand ends only when one player alone is left in it."""
    return can_leave_hand(scene) and len(list(hand_ends(scene))) == 1


def one_left_ends(scene: Scene) -> bool:
    """Whether a hand ends only when one player alone is left in it, and never without any."""
    one_leaves = scene.genome.player_count > 1 and _one_at_most(scene) == "only one" and not both_may_run_out(scene)
    return only_leaving_ends(scene) and one_leaves


def only_folding_ends(scene: Scene) -> bool:
    """Whether a hand ends only when all players but one have folded."""
    return only_leaving_ends(scene) and _only_folding_leaves(scene)


def somebody_has_folded(scene: Scene) -> bool:
    """Whether a hand cannot end before somebody has folded: only by that players leave it, or pass."""
    ends, folded = list(hand_ends(scene)), list(_ends_by_leaving(scene))
    folded += _ends_by_passes(scene) if only_who_leaves_passes(scene) else []
    return bool(ends) and all(end in folded for end in ends) and _only_folding_leaves(scene)


def _only_folding_leaves(scene: Scene) -> bool:
    """Whether players are out of the hand only when they have folded; chips are put into the pot alone."""
    others_leave = scene.stuck_players_leave or going_out(scene) is GoingOut.LEAVES_HAND
    in_war = scene.genome.setup.tableau_mode is TableauMode.WAR
    is_plain = not others_leave and not in_war and not scene.has(WagerPhase)
    return is_plain and scene.genome.player_count > 1


def only_going_out_or_leaving_ends(scene: Scene) -> bool:
    """Whether a hand ends only when somebody goes out, or when one player alone is left in it."""
    ends = list(hand_ends(scene))
    return bool(ends) and ends == [*_ends_by_going_out(scene), *_ends_by_leaving(scene)]


def only_tricks_or_leaving_end(scene: Scene) -> bool:
    """Whether a hand ends only with its last trick, or when one player at most is left in it."""
    return list(hand_ends(scene)) == [*_ends_by_tricks(scene), *_ends_by_leaving(scene)]


def _is_hidden(condition: AnyCondition, scene: Scene) -> bool:
    """Whether a condition asks for cards of a hand that its own player cannot see."""
    return scene.plays_blind and any(one.type in _OF_CARDS for one in simple_conditions(condition))


_OF_CARDS = (
    ConditionType.HAS_SET_OF_N,
    ConditionType.HAS_RUN_OF_N,
    ConditionType.HAS_MATCHING_PAIR,
    ConditionType.HAND_VALUE,
)


def _when_met(condition: AnyCondition, scene: Scene) -> str:
    """When a condition that ends the hand is looked at, where it may be met then: when a trick is over."""
    at_deal, by_trick = can_be_met_at_deal(condition, scene), scene.has_tricks and not scene.has_turns
    if not can_be_met_later(condition, scene):
        return f" {AFTER_DEAL}"
    if by_trick and scene.has(PassingPhase, TributePhase, ExchangePhase):
        return " when a trick is over, or before the first one"
    if by_trick:
        return f" when a trick is over, or {AFTER_DEAL}" if at_deal else " when a trick is over"
    middle = ["in the middle of a trick"] if scene.has_tricks else []
    middle += ["while somebody is asking"] if scene.has(AskPhase) else []
    middle += ["in the middle of a gift"] if scene.has(TributePhase) and scene.several_hands else []
    middle += ["while somebody goes on drawing"] if any(draw.repeat for draw in scene.of_kind(DrawPhase)) else []
    whole = f", but not {listed(middle, 'or')}" if middle else ""
    return f", even {AFTER_DEAL}{whole}" if at_deal else whole


def _met(condition: AnyCondition, scene: Scene) -> str:
    if isinstance(condition, CompoundCondition):
        that = Speaking(who=Person("that player", "that player's"), deadwood=scene.counts_deadwood)
        return f"this is true of a player: {clause(condition, that)}"
    return clause(condition, Speaking(who=Person("a player", "a player's"), deadwood=scene.counts_deadwood))


def _ends_by_tricks(scene: Scene) -> Iterator[Rule]:
    turn = scene.genome.turn_structure
    about = ("takes the trick", "hand over")
    count = tricks_in_a_hand(scene)
    are_too_many = count is not None and (most_tricks(scene) or count) < count
    if not scene.has_tricks or few_cards_end(scene) or are_too_many or _hands_end_with_tricks(scene):
        return
    if turn.tricks_per_hand is not None:
        yield Rule(f"when {counted(turn.tricks_per_hand, 'trick')} {_have(turn.tricks_per_hand)} been played", about)
    elif turn.is_trick_based:
        if count is None:
            yield Rule(f"when there have been {tricks_as_dealt(scene)}", about)
        else:
            all_tricks = f"all {counted(count, 'trick')}" if count > 2 else "both tricks"
            yield Rule(f"when {all_tricks} have been played" if count > 1 else "after one trick", about)


def _hands_end_with_tricks(scene: Scene) -> bool:
    """Whether nobody holds a card after the last trick, or even before, so that this alone ends the hand."""
    count, setup = tricks_in_a_hand(scene), scene.genome.setup
    is_enough = count is not None and setup.cards_per_player <= count and scene.step <= 0 and not setup.deal_remainder
    at_once = scene.has_only(TrickPhase, TurnUpPhase, *LAYING, *ONCE) and not can_drop_out(scene)
    return is_enough and at_once and _hands_only_shrink(scene) and hands_run_out(scene)


def _have(count: int) -> str:
    return "has" if count == 1 else "have"


def _ends_by_going_out(scene: Scene) -> Iterator[Rule]:
    if going_out(scene) is GoingOut.ENDS_HAND and not last_card_wins(scene):
        gone = "a player has no cards left and so goes out"
        when = f"when {gone}, once the asking is over" if scene.has(AskPhase) else f"as soon as {gone}"
        when += _not_in_trick(scene)
        yield Rule(when, ("goes out", "hand over"))


def _ends_by_leaving(scene: Scene) -> Iterator[Rule]:
    if can_leave_hand(scene) and not _one_team_is_out_before(scene):
        left = (
            f"{_one_at_most(scene)} player is left in it"
            if scene.genome.player_count > 1
            else "the player is out of it"
        )
        yield Rule(f"when {left}", ("hand over",))


def _one_at_most(scene: Scene) -> str:
    """How many are left in a hand that is over because of that: the last ones may leave it together."""
    leaves = going_out(scene) is GoingOut.LEAVES_HAND and go_out_together(scene)
    return "at most one" if leaves and not scene.one_is_left_with_cards else "only one"


def _one_team_is_out_before(scene: Scene) -> bool:
    """Whether some team has got rid of all its cards, and so has won, before one player alone is left in the hand."""
    has_partners = scene.genome.team_mode and all(len(team) > 1 for team in scene.genome.teams)
    plays_on = scene.genome.game_rules.tie_breaker is TieBreaker.PLAY_ON
    is_decided = scene.is_won_without_cards and has_partners and not plays_on
    only_goes_out = going_out(scene) is GoingOut.LEAVES_HAND and not can_drop_out(scene)
    return is_decided and only_goes_out


def _ends_by_empty_hands(scene: Scene) -> Iterator[Rule]:
    if hands_run_out(scene):
        may_draw = scene.has(DrawPhase, AskPhase) and not hands_outlast_stock(scene)
        stock = " and there is nothing left to draw" if may_draw else ""
        nobody = "nobody who is left in it" if can_drop_out(scene) else "nobody"
        yield Rule(f"when {_after_turn(scene)}{nobody} holds a card any more{stock}", ("hand over",))


def _after_turn(scene: Scene) -> str:
    """That a turn is played to its end though nobody holds a card any more, where something may follow in it."""
    after = dropwhile(lambda phase: not isinstance(phase, (*LAYING, TrickPhase)), scene.phases)
    may_follow = any(isinstance(phase, KnockPhase | BettingPhase) for phase in after)
    return "at the end of a turn " if scene.has_turns and may_follow else ""


def only_empty_hands_end(scene: Scene) -> bool:
    """Whether a hand ends only when nobody holds a card any more."""
    ends = list(hand_ends(scene))
    return bool(ends) and ends == list(_ends_by_empty_hands(scene))


def ends_without_cards(scene: Scene) -> bool:
    """Whether nobody ever holds a card at the end of a hand: it ends with the last one, or with the last trick."""
    ends, without = list(hand_ends(scene)), [*_ends_by_tricks(scene), *_ends_by_empty_hands(scene)]
    by_tricks = _tricks_take_all_cards(scene) and bool(ends) and all(end in without for end in ends)
    return only_empty_hands_end(scene) or by_tricks


def _tricks_take_all_cards(scene: Scene) -> bool:
    """Whether those who are in the hand to the last trick have no card left then."""
    turn, setup = scene.genome.turn_structure, scene.genome.setup
    is_alike = scene.has_only(*_ALL_PLAY_ALIKE) and not any(effects(scene))
    is_plain = is_alike or _hands_only_shrink(scene)
    are_all = turn.tricks_per_hand == setup.cards_per_player and not scene.step
    by_tricks = are_all or (turn.is_trick_based and turn.tricks_per_hand is None and not _tricks_are_fewer(scene))
    return by_tricks and is_plain and not deals_rest(scene) and not scene.genome.game_rules.book_size


def _hands_only_shrink(scene: Scene) -> bool:
    """Whether everybody who has a card lays one to every trick, and cards may be lost besides, but none come.

    What is passed on before anything else, as much by everybody, leaves hands as large as they were dealt.
    """
    passings = [place for place, phase in enumerate(scene.phases) if isinstance(phase, PassingPhase)]
    passes_first = passings == [0]
    return not cards_come_to_hands(scene, passed_on=not passes_first) and not takes_turns_unevenly(scene)


def _tricks_are_fewer(scene: Scene) -> bool:
    """Whether tricks get fewer from hand to hand, or more, while everybody is dealt the same cards of a suit."""
    return scene.genome.setup.deal_suits and scene.step != 0


def nobody_shows_cards(scene: Scene) -> bool:
    """Whether nobody who is still in the hand when it ends holds a card, if they are several.

    A hand that ends right after the deal, without antes, has no pot to show cards for.
    """
    rules = scene.genome.game_rules
    if (
        rules.hand_ends_if is not None
        and not can_be_met_later(rules.hand_ends_if, scene)
        and not scene.genome.setup.ante
    ):
        return nobody_shows_cards(
            replace(scene, genome=replace(scene.genome, game_rules=replace(rules, hand_ends_if=None)))
        )
    ends, empty = list(hand_ends(scene)), list(_ends_by_empty_hands(scene))
    left = list(_ends_by_leaving(scene))
    tricks = list(_ends_by_tricks(scene)) if _tricks_take_all_cards(scene) else []
    run_out = bool(empty or tricks) or both_may_run_out(scene)
    return ends_without_cards(scene) or (run_out and all(end in (*empty, *tricks, *left) for end in ends))


_ALL_PLAY_ALIKE = (TrickPhase, PassingPhase, BiddingPhase, TrumpPhase, TurnUpPhase, BettingPhase, WagerPhase)
"""Phases in which everybody lays as many cards, and none are drawn."""


def _target(scene: Scene) -> int | None:
    evaluation = scene.genome.hand_evaluation
    return evaluation.target_value if evaluation is not None else None


def _after_a_round(scene: Scene) -> str:
    if scene.has_turns:
        still = " who is still in the hand" if can_drop_out(scene) and scene.genome.player_count > 2 else ""
        return f"when every player{still} has had one turn"
    if not scene.phases:
        return "as soon as the cards are dealt"
    if not isinstance(scene.phases[-1], BettingPhase):
        return "when all that Play says has been done once"
    last = "last " if len(list(scene.of_kind(BettingPhase))) > 1 else ""
    may_lack = (chips_can_run_out(scene) and not two_have_chips_to_bet(scene)) or scene.phases[-1].condition is not None
    return f"when the {last}round of bets is over{', or does not take place' if may_lack else ''}"


def _ends_by_passes(scene: Scene) -> Iterator[Rule]:
    ends = scene.genome.game_rules.consecutive_pass_action is PassAction.END_HAND
    if ends and somebody_can_pass(scene.genome):
        yield Rule(_enough_passes(scene), ("passes", "hand over"))


def _enough_passes(scene: Scene) -> str:
    needed = scene.genome.game_rules.passes_to_trigger
    if needed is None:
        climbs = any(play.climbing for play in scene.of_kind(PlayPhase))
        if scene.genome.player_count == 2:
            return "when a player passes"
        if passes_without_order(scene):
            return f"after {passes_of_anybody(scene)}"
        who = "but the one who played last" if climbs else "but one"
        return f"when all players {who} have passed, one after the other"
    if needed <= 1:
        return "when a player passes"
    if needed <= scene.genome.player_count:
        return f"when {counted(needed, 'player')} in a row have passed"
    return f"after {counted(needed, 'pass')} in a row"


def passes_without_order(scene: Scene) -> bool:
    """Whether it matters how many pass and not who: some are skipped, or leave the hand and no longer count."""
    return takes_turns_unevenly(scene) or (scene.genome.player_count > 2 and can_drop_out(scene))


def passes_of_anybody(scene: Scene, *, of_all: bool = False) -> str:
    """So many passes as there are players, or others, where it does not matter who passes."""
    if can_leave_hand(scene):
        climbs = any(play.climbing for play in scene.of_kind(PlayPhase))
        but = "" if of_all else " besides the one who played last" if climbs else ", less one"
        many = "as many passes in a row as there are players in the hand"
        if can_fold(scene.phases):
            many = f"a turn with a pass, if there have been at least {many}"
        return f"{many}{but}, no matter whose they are"
    return f"{counted(scene.genome.player_count - (not of_all), 'pass')} in a row, no matter whose they are"


def _knocked(scene: Scene) -> str:
    if not all(ends_at_once(knock, scene) for knock in scene.of_kind(KnockPhase)):
        others = "the other player" if scene.genome.player_count == 2 else "everybody else"
        again = ", or it would be the knocker's turn again" if may_have_next_turn(scene) else ""
        return f"when a player has knocked and {others} has had one more turn{again}"
    return "when a player knocks"


def draws_from_stock(scene: Scene) -> bool:
    """Whether a phase is for taking cards from the stock."""
    return bool(_deck_draws(scene)) or scene.has(ExchangePhase)


def stock_ends(scene: Scene) -> bool:
    """Whether a card that must come from an empty stock ends the hand, or the game."""
    ends = scene.genome.game_rules.deck_empty_action in (DeckEmptyAction.HAND_ENDS, DeckEmptyAction.GAME_ENDS)
    is_forced = any(draw.mandatory or draw.count > 1 for draw in _deck_draws(scene))
    one_by_one = all(draw.count == 1 and not draw.repeat for draw in _deck_draws(scene))
    if ends_with_stock(scene) and one_by_one:  # Before anybody is to draw again.
        is_forced = False
    return ends and (is_forced or scene.has(ExchangePhase)) and stock_can_run_out(scene)


def _deck_draws(scene: Scene) -> list[DrawPhase]:
    return [draw for draw in scene.of_kind(DrawPhase) if Location.DECK in (draw.source, draw.or_source)]


def _ends_by_stock(scene: Scene) -> Iterator[Rule]:
    if not stock_ends(scene):
        return
    too = "; then the game ends too" if scene.genome.game_rules.deck_empty_action is DeckEmptyAction.GAME_ENDS else ""
    draws = _deck_draws(scene)
    either = any(draw.mandatory and draw.or_source not in (None, draw.source) for draw in draws)
    is_to = "is to" if all(draw.mandatory for draw in draws) else "must"
    drawn = "is to draw" if either else f"{is_to} draw a card from the stock"
    yield Rule(f"when a player {drawn} and {_stock_is_empty(scene, named=either)}{too}", ("hand over",))


def _stock_is_empty(scene: Scene, *, named: bool) -> str:
    reserve = scene.genome.game_rules.deck_reserve
    if reserve:
        only = "only" if _falls_card_by_card(scene) else "no more than"
        left = f"{only} {counted(reserve, 'card')} {'is' if reserve == 1 else 'are'} left"
        return f"{left} in the stock" if named else f"{left} there"
    return "the stock is empty" if named else "it is empty"


def _falls_card_by_card(scene: Scene) -> bool:
    """Whether nothing but single draws takes cards from the stock, so that it has every number of cards in turn."""
    others = scene.has(TurnUpPhase, ExchangePhase, SwapPhase, AskPhase) or special_cards_draw(scene)
    others |= renews_table(scene) or scene.genome.house is not None
    return not others and all(draw.count == 1 and not draw.repeat for draw in _deck_draws(scene))


def _after_hand(scene: Scene) -> Iterator[Rule]:
    if not is_one_hand(scene):
        settled, may_be_over = _settled(scene), _game_can_end_with_hand(scene)
        then = "Unless the game is over then, a new hand is dealt." if may_be_over else "Then a new hand is dealt."
        yield Rule(f"{settled}. {then}" if settled else then, ("starts",))


def _game_can_end_with_hand(scene: Scene) -> bool:
    """Whether the end of a hand may decide the game: not where only an empty hand wins, at once."""
    rules, wins = scene.genome.game_rules, scene.genome.win_conditions
    others = scene.has_teams or rules.max_hands is not None or players_leave(scene) or rules.book_size > 0
    return others or stock_ends(scene) or not all(win.type is WinType.EMPTY_HAND and is_race(win) for win in wins)


def _settled(scene: Scene) -> str:
    """What is done when a hand is over: points are counted, the pot is paid."""
    if points_at_end(scene):
        return "The hand is then scored"
    if not has_stakes(scene.genome):
        return ""
    if not scene.has(WagerPhase):
        return "The pot is then paid"
    return "Stakes and pot are then paid" if scene.has_pot else "The stakes are then paid"
