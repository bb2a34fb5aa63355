from dataclasses import replace

import pytest

from darwindeck.genome.examples import create_cuckoo_genome, create_schwimmen_genome
from darwindeck.genome.schema import BettingPhase, Location
from tests.support.field_pairs import FieldPair
from tests.support.field_pairs.fishing import swaps
from tests.unit.rulebook.stakes_and_melds import explained, named, pairs_of, words


def test_swaps_of_cuckoo() -> None:
    text = words(create_cuckoo_genome())
    assert "You may exchange your card for the next player's card." in text
    assert "If the next player holds a king, he or she shows it, and both keep what they have." in text
    assert (
        "The last player of the round does not do this, but may exchange the card for the top card of the stock."
        in text
    )
    assert {"swap", "swaps", "shows", "turns up"} <= explained(create_cuckoo_genome())


def test_swaps_of_schwimmen() -> None:
    text = words(create_schwimmen_genome())
    assert "exchange one of your cards for one on the table, or your whole hand for all the cards on the table" in text
    assert {"swap", "take", "swaps with the table"} <= explained(create_schwimmen_genome())


def test_after_the_first_round_everybody_swaps_with_the_stock() -> None:
    text = words(swaps(Location.OPPONENT_HAND, last_from_deck=True))
    assert (
        "From the last player of the first round on, you do not do this, but may lay a card on the discard pile" in text
    )


def test_without_a_stock_the_last_player_does_not_swap() -> None:
    cuckoo = create_cuckoo_genome()
    text = words(replace(cuckoo, setup=replace(cuckoo.setup, deal_remainder=True)))
    assert "The last player of the round does not do this." in text
    assert "stock" not in text


def test_swap_of_hands_that_must_be_is_no_decision() -> None:
    assert "swap" not in explained(swaps(Location.OPPONENT_HAND, mandatory=True))
    assert "You must exchange your whole hand" in words(swaps(Location.OPPONENT_HAND, mandatory=True))


@pytest.mark.parametrize("pair", pairs_of("SwapPhase"), ids=named)
def test_field_changes_the_text(pair: FieldPair) -> None:
    assert words(pair.one) != words(pair.other)


def test_everybody_holds_one_card_in_a_game_of_swaps_and_bets() -> None:
    cuckoo = create_cuckoo_genome()
    phases = (BettingPhase(), *cuckoo.turn_structure.phases)
    bets = replace(cuckoo, turn_structure=replace(cuckoo.turn_structure, phases=phases))
    assert "You may exchange your card for the next player's card." in words(bets)
