from typing import Any

import pytest

from darwindeck.genome.examples import create_cheat_genome
from darwindeck.genome.schema import (
    ClaimPenalty,
    ClaimPhase,
    ClaimRankMode,
    DeckName,
    Rank,
    SetupRules,
    WinCondition,
    WinType,
)
from tests.support.field_pairs import FieldPair
from tests.support.field_pairs._pair import game
from tests.support.field_pairs.claims import claims
from tests.support.rulebooks import all_rules
from tests.unit.rulebook.stakes_and_melds import explained, named, pairs_of, words


def test_cheat_is_explained() -> None:
    text = words(create_cheat_genome())
    assert "Lay one to four cards from your hand face down on the discard pile" in text
    assert (
        "The first claim of a hand is aces, whoever makes it, the next twos, then threes, and so on up to kings" in text
    )
    assert "You may lie" in text
    assert "Even your last cards may be challenged" in text
    assert (
        "the player who laid them takes the whole discard pile into the hand; if the claim is true, the challenger does"
        in text
    )
    assert {"lay", "doubt", "shows", "takes the pile"} <= explained(create_cheat_genome())


def test_claims_that_start_in_the_middle_go_round() -> None:
    assert "and so on upwards; aces are followed by twos" in words(claims(starting_rank=Rank.SEVEN))


def test_claims_start_with_a_rank_of_the_deck() -> None:
    few = claims(deck=DeckName.STRIPPED_24, starting_rank=Rank.TWO)
    assert "The first claim of a hand is nines" in words(few)
    assert words(few) == words(claims(deck=DeckName.STRIPPED_24, starting_rank=Rank.NINE))


def test_one_card_is_spoken_of_as_one() -> None:
    text = words(claims(max_cards=1, rank_mode=ClaimRankMode.FIXED, fixed_rank=Rank.EIGHT))
    assert "Lay one card from your hand face down on the discard pile and say that it is an eight." in text
    assert "the card is shown. If it is not of the rank claimed" in text


def test_penalty_for_lies_is_left_out_where_nobody_can_lie() -> None:
    honest: dict[str, Any] = {"can_lie": False, "lie_penalty": ClaimPenalty.LOSE_POINTS}
    assert words(claims(**honest, penalty_points=1)) == words(claims(**honest, penalty_points=3))
    assert "You may not lie" in words(claims(**honest))


def test_claims_that_nobody_may_doubt() -> None:
    assert "challenge" not in words(claims(allow_challenge=False))


@pytest.mark.parametrize("pair", pairs_of("ClaimPhase"), ids=named)
def test_field_changes_the_text(pair: FieldPair) -> None:
    assert words(pair.one) != words(pair.other)


def test_nobody_lays_a_last_card_where_a_few_cards_win() -> None:
    rest = "you are rid of them only once that is settled."
    claim = ClaimPhase(max_cards=4)

    def claiming(few: int | None) -> str:
        win = WinCondition(WinType.EMPTY_HAND, few)
        return all_rules(game(SetupRules(10), claim, win=win, player_count=4))

    assert rest in claiming(None)
    assert rest in claiming(3), "somebody with four cards may lay all of them"
    assert rest not in claiming(4)
    assert "How many cards you hold is looked at only once the claim is settled." in claiming(4)
