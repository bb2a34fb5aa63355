"""Stocks, piles and chips that outlast every hand, and sides that never meet: books have no word for their end."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.schema import (
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    GoingOut,
    KnockPhase,
    Location,
    MeldPhase,
    PassAction,
    Phase,
    PlayPhase,
    SwapPhase,
    TieBreaker,
    TriggerMode,
    TurnUpPhase,
    WinCondition,
    WinType,
)
from tests.support.rulebooks import all_rules, known

BLACKJACK, CRAZY_EIGHTS, HEARTS = known("blackjack"), known("crazy-eights"), known("hearts")
WHIST, PRESIDENT, GIN = known("whist"), known("president"), known("gin-rummy")


def with_phases(genome: GameGenome, *phases: Phase) -> GameGenome:
    return replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))


def with_setup(genome: GameGenome, **fields: Any) -> GameGenome:
    return replace(genome, setup=replace(genome.setup, **fields))


# ---------------------------------------------------------------------------------------- totals and the stock

RUN_OUT = "When the stock has run out"
WAGER, DRAW = BLACKJACK.turn_structure.phases
UNTIL_SOMEBODY_KNOCKS = with_phases(BLACKJACK, WAGER, DRAW, KnockPhase())


def test_hands_that_are_full_leave_a_stock_however_many_turns_there_are() -> None:
    assert RUN_OUT not in all_rules(UNTIL_SOMEBODY_KNOCKS)


def test_cards_of_the_table_are_missing_from_the_stock() -> None:
    two = replace(BLACKJACK, player_count=2)
    assert RUN_OUT not in all_rules(two)
    assert RUN_OUT in all_rules(with_setup(two, initial_tableau_count=40))


def test_cards_that_are_turned_up_are_missing_from_the_stock() -> None:
    used_up = "When the stock is used up"
    assert used_up not in all_rules(with_phases(BLACKJACK, WAGER, TurnUpPhase(3), DRAW))
    assert used_up in all_rules(with_phases(BLACKJACK, WAGER, TurnUpPhase(9), DRAW))
    assert used_up in all_rules(with_phases(BLACKJACK, WAGER, TurnUpPhase(1), DRAW, KnockPhase()))


def test_cards_that_are_dealt_beyond_the_total_are_not_drawn() -> None:
    """Players who were dealt too much draw nothing, which gives the others no more."""
    assert RUN_OUT not in all_rules(with_setup(BLACKJACK, cards_per_player=8))


def test_nobody_waits_for_a_stock_that_is_never_empty() -> None:
    wins = (WinCondition(WinType.MOST_CHIPS, trigger_mode=TriggerMode.DECK_EMPTY),)
    told = all_rules(replace(UNTIL_SOMEBODY_KNOCKS, win_conditions=wins))
    assert "the stock is empty" not in told
    assert "After 20 hands, the player with the most chips wins." in told
    drawn_on = with_phases(BLACKJACK, WAGER, DrawPhase(Location.DECK, mandatory=False), KnockPhase())
    assert "As soon as the stock is empty" in all_rules(replace(drawn_on, win_conditions=wins))


def test_nobody_has_fewer_chips_than_a_stake_where_the_house_pays_whole_stakes() -> None:
    few = "Whoever has fewer than"
    assert few in all_rules(BLACKJACK), "a natural pays one stake and a half"
    assert few not in all_rules(with_setup(BLACKJACK, cards_per_player=1)), "one card is no natural"


# ---------------------------------------------------------------------------------------- a new stock

NOTHING_TO_SHUFFLE = "there is nothing to shuffle"


def test_wild_cards_are_played_before_all_others_are_drawn() -> None:
    draw, play = CRAZY_EIGHTS.turn_structure.phases
    assert isinstance(play, PlayPhase)
    several = with_phases(CRAZY_EIGHTS, draw, replace(play, max_cards=2))
    assert NOTHING_TO_SHUFFLE not in all_rules(several)
    assert NOTHING_TO_SHUFFLE not in all_rules(with_setup(CRAZY_EIGHTS, cards_step=-1))
    assert NOTHING_TO_SHUFFLE in all_rules(with_setup(CRAZY_EIGHTS, cards_step=1))
    pairs = with_phases(CRAZY_EIGHTS, draw, replace(play, min_cards=2, max_cards=2))
    assert NOTHING_TO_SHUFFLE in all_rules(pairs), "one wild card alone is no pair"


def test_whoever_swaps_a_card_with_the_stock_lays_one_on_the_pile() -> None:
    passing, trick = HEARTS.turn_structure.phases
    swapped = with_phases(with_setup(HEARTS, cards_per_player=12), passing, SwapPhase(Location.DECK), trick)
    assert NOTHING_TO_SHUFFLE not in all_rules(with_setup(swapped, initial_discard_count=1))


# ---------------------------------------------------------------------------------------- a table that is renewed

_, CLIMB = PRESIDENT.turn_structure.phases
RENEWED = replace(
    with_phases(with_setup(PRESIDENT, cards_per_player=10), CLIMB),
    game_rules=replace(PRESIDENT.game_rules, consecutive_pass_action=PassAction.RENEW_TABLEAU),
)
AS_FAR = "as far as it lasts"


def test_stock_and_pile_always_have_what_a_new_table_takes() -> None:
    told = all_rules(RENEWED)
    assert "are replaced by as many from the stock" in told
    assert AS_FAR not in told
    assert NOTHING_TO_SHUFFLE not in told


def test_a_new_table_may_lack_cards_that_players_have_drawn() -> None:
    told = all_rules(with_phases(RENEWED, DrawPhase(Location.DECK), CLIMB))
    assert "if it runs out, it is made anew as for a draw, as far as there are cards." in told
    assert NOTHING_TO_SHUFFLE in told


def test_a_new_table_may_lack_cards_where_the_pile_is_not_shuffled() -> None:
    skips = replace(RENEWED.game_rules, deck_empty_action=DeckEmptyAction.SKIP_DRAW)
    assert AS_FAR in all_rules(replace(RENEWED, game_rules=skips))


def test_whoever_played_last_can_lead_when_the_table_is_renewed() -> None:
    stalemate = "If a whole round goes by in which nobody can do anything"
    assert stalemate not in all_rules(RENEWED)
    late = replace(RENEWED.game_rules, passes_to_trigger=9)
    assert stalemate in all_rules(replace(RENEWED, game_rules=late))


# ---------------------------------------------------------------------------------------- draws that may be left out


def test_a_draw_from_the_pile_is_left_to_players_when_the_stock_is_empty() -> None:
    draw, *others = GIN.turn_structure.phases
    assert isinstance(draw, DrawPhase)
    left_out = "A draw that you may leave out is left out"
    either = replace(draw, mandatory=False)
    assert left_out not in all_rules(with_phases(GIN, either, *others)), "the pile is still there"
    assert left_out in all_rules(with_phases(GIN, replace(either, or_source=None), *others))


# ---------------------------------------------------------------------------------------- sides that never meet

SAME_MOMENT = "at the same moment"


def test_one_side_alone_takes_more_tricks_than_half_whatever_else_is_done() -> None:
    (trick,) = WHIST.turn_structure.phases
    assert SAME_MOMENT not in all_rules(with_phases(WHIST, SwapPhase(Location.OPPONENT_HAND), trick))
    per_hand = replace(WHIST.turn_structure, phases=(SwapPhase(Location.OPPONENT_HAND), trick))
    assert WHIST.trick_scoring is not None
    every = replace(WHIST, turn_structure=per_hand, trick_scoring=replace(WHIST.trick_scoring, book=5))
    assert SAME_MOMENT in all_rules(every), "seven tricks and six may both count"


def test_nobody_is_level_where_only_the_order_of_going_out_scores() -> None:
    best = (WinCondition(WinType.HIGH_SCORE),)
    one_hand = replace(PRESIDENT.game_rules, tie_breaker=TieBreaker.SHARED, max_hands=1)
    once = replace(with_phases(PRESIDENT, CLIMB), game_rules=one_hand, win_conditions=best)
    level = "level for the win"
    assert level not in all_rules(once)
    assert level in all_rules(replace(once, game_rules=replace(one_hand, place_points=(1, 1))))
    lowest = (WinCondition(WinType.LOW_SCORE),)
    assert level in all_rules(replace(once, win_conditions=lowest)), "the third and the fourth have nothing"


# ---------------------------------------------------------------------------------------- the worst hand

CUCKOO = known("cuckoo")
DISCARDED = replace(
    with_phases(CUCKOO, *CUCKOO.turn_structure.phases, DiscardPhase(Location.DISCARD, mandatory=True)),
    game_rules=replace(CUCKOO.game_rules, going_out=GoingOut.ENDS_HAND),
)
SEVERAL_ARE_WORST, NOBODY_IS_LEFT = (
    "if several are level, each of them does",
    "but whoever has the highest score of all who are still in stays in",
)


def test_whoever_goes_out_alone_has_the_worst_hand() -> None:
    told = all_rules(DISCARDED)
    assert "whoever went out loses one point." in told
    assert "worst" not in told
    assert SEVERAL_ARE_WORST not in told
    assert NOBODY_IS_LEFT not in told, "all others keep their points"


def test_several_may_have_the_worst_hand_where_nobody_goes_out() -> None:
    assert SEVERAL_ARE_WORST in all_rules(CUCKOO)
    assert NOBODY_IS_LEFT in all_rules(CUCKOO)


# ---------------------------------------------------------------------------------------- hands of one suit


def test_runs_of_a_suit_of_ones_own_are_added_to_by_their_player() -> None:
    runs = MeldPhase()
    own = with_setup(with_phases(PRESIDENT, runs, CLIMB), deal_suits=True)
    assert "cards to melds that you have laid: the next card" in all_rules(own)
    drawn = with_phases(with_setup(own, cards_per_player=10), DrawPhase(Location.DECK), runs, CLIMB)
    assert "cards to melds that lie there, whoever laid them" in all_rules(drawn)
