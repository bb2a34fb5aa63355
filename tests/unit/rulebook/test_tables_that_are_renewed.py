"""A table that passes renew: the order in which its cards are put aside, where others come from, and that some stay."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.conditions import CardReference, Condition, ConditionType, Operator, PlaceReference
from darwindeck.genome.schema import (
    BettingPhase,
    DeckEmptyAction,
    DrawPhase,
    GameGenome,
    GameRules,
    GoingOut,
    KnockPhase,
    Location,
    PassAction,
    Phase,
    PlayPhase,
    SwapPhase,
    TurnUpPhase,
)
from tests.support.rulebooks import all_rules, known

CRAZY_EIGHTS, PRESIDENT, SCHWIMMEN = known("crazy-eights"), known("president"), known("schwimmen")


def with_phases(genome: GameGenome, *phases: Phase) -> GameGenome:
    return replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))


def with_setup(genome: GameGenome, **fields: Any) -> GameGenome:
    return replace(genome, setup=replace(genome.setup, **fields))


def with_rules(genome: GameGenome, **fields: Any) -> GameGenome:
    return replace(genome, game_rules=replace(genome.game_rules, **fields))


UNABLE = Condition(ConditionType.LOCATION_SIZE, Operator.EQ, 0, PlaceReference.VALID_PLAYS)
FITS = Condition(ConditionType.MATCHES_OR_WILD, reference=CardReference.TOP_DISCARD)
DRAW, PLAY = DrawPhase(Location.DECK, condition=UNABLE), PlayPhase(Location.DISCARD, FITS, pass_if_unable=True)
EIGHTS = replace(
    with_phases(with_setup(CRAZY_EIGHTS, initial_tableau_count=4), DRAW, PLAY),
    game_rules=GameRules(
        consecutive_pass_action=PassAction.RENEW_TABLEAU,
        deck_empty_action=DeckEmptyAction.RESHUFFLE_DISCARD,
        going_out=GoingOut.ENDS_HAND,
    ),
)

# ---------------------------------------------------------------------------------------- the order on the pile

ONE_BY_ONE = "The cards of the table go to the pile one by one: hearts first, then diamonds, clubs and spades"


def test_the_last_card_that_is_put_aside_lies_on_top() -> None:
    assert ONE_BY_ONE in all_rules(EIGHTS)
    assert ONE_BY_ONE in all_rules(with_rules(EIGHTS, consecutive_pass_action=PassAction.CLEAR_TABLEAU))


def test_the_order_on_the_pile_matters_where_its_top_card_is_not_shuffled() -> None:
    assert ONE_BY_ONE in all_rules(SCHWIMMEN)
    assert ONE_BY_ONE not in all_rules(with_rules(SCHWIMMEN, deck_empty_action=DeckEmptyAction.SKIP_DRAW))


def test_nobody_asks_for_the_order_on_a_pile_that_is_not_used() -> None:
    assert "one by one" not in all_rules(PRESIDENT)
    assert ONE_BY_ONE not in all_rules(with_setup(EIGHTS, initial_tableau_count=1))


# ---------------------------------------------------------------------------------------- where new cards come from

ANEW, AS_FAR = "if it runs out, it is made anew as for a draw", "as far as"


def test_the_pile_is_shuffled_for_the_table_too() -> None:
    assert f"{ANEW}." in all_rules(EIGHTS)


def test_there_are_as_many_cards_as_went_to_a_pile_that_was_there() -> None:
    assert AS_FAR not in all_rules(EIGHTS)
    assert f"{ANEW}, as far as there are cards." in all_rules(with_setup(EIGHTS, initial_discard_count=0))
    taken = with_phases(EIGHTS, replace(DRAW, or_source=Location.DISCARD), PLAY)
    assert f"{ANEW}, as far as there are cards." in all_rules(taken)


def test_a_stock_that_is_not_renewed_may_lack_cards() -> None:
    for action in (DeckEmptyAction.SKIP_DRAW, DeckEmptyAction.HAND_ENDS):
        told = all_rules(with_rules(EIGHTS, deck_empty_action=action))
        assert "as many from the stock, as far as it lasts." in told
        assert ANEW not in told


# ---------------------------------------------------------------------------------------- cards that lie there

IF_ANY, NOTHING_TO_SHUFFLE = "if any lie there", "nothing to shuffle"
SWAP = SwapPhase(Location.TABLEAU)
TURNED_UP = with_phases(SCHWIMMEN, TurnUpPhase(1), SWAP, KnockPhase(last_round=True))


def test_cards_that_are_turned_up_come_to_others() -> None:
    assert IF_ANY not in all_rules(TURNED_UP)
    assert IF_ANY in all_rules(with_setup(TURNED_UP, initial_tableau_count=0))


def test_one_card_may_be_missing_when_a_table_is_renewed_first() -> None:
    assert NOTHING_TO_SHUFFLE in all_rules(TURNED_UP)
    assert IF_ANY in all_rules(with_setup(TURNED_UP, initial_tableau_count=1))
    with_pile = with_setup(TURNED_UP, initial_tableau_count=1, initial_discard_count=1)
    assert IF_ANY not in all_rules(with_pile)
    assert NOTHING_TO_SHUFFLE not in all_rules(with_pile)


def test_a_table_of_a_whole_small_hand_may_lose_its_last_card() -> None:
    whole = with_phases(TURNED_UP, TurnUpPhase(1), replace(SWAP, all_at_once=True), KnockPhase(last_round=True))
    assert IF_ANY in all_rules(with_setup(whole, cards_per_player=1, initial_tableau_count=3))


def test_a_table_from_which_cards_are_drawn_may_be_empty() -> None:
    assert IF_ANY in all_rules(with_phases(TURNED_UP, DrawPhase(Location.TABLEAU), SWAP, KnockPhase()))


# ---------------------------------------------------------------------------------------- rounds without a move

STALEMATE = "If a whole round goes by in which nobody can do anything"
PLAYED = with_phases(EIGHTS, PLAY)


def test_passes_bring_other_cards_to_the_table() -> None:
    assert STALEMATE not in all_rules(PLAYED)
    assert STALEMATE in all_rules(with_setup(PLAYED, initial_tableau_count=0))
    assert STALEMATE in all_rules(with_rules(PLAYED, consecutive_pass_action=PassAction.CLEAR_TABLEAU))
    assert STALEMATE in all_rules(with_rules(PLAYED, passes_to_trigger=PLAYED.player_count + 1))


def test_fewer_players_may_be_stuck_than_passes_are_counted() -> None:
    passes = CRAZY_EIGHTS.player_count
    ended = with_rules(PLAYED, consecutive_pass_action=PassAction.END_HAND, passes_to_trigger=passes)
    bets = with_setup(with_phases(ended, BettingPhase(min_bet=1), PLAY), starting_chips=2)
    assert STALEMATE not in all_rules(ended)
    assert STALEMATE in all_rules(bets)
    assert STALEMATE not in all_rules(with_rules(bets, passes_to_trigger=2))
