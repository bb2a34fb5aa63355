"""How bids and contracts are explained."""

from dataclasses import replace

import pytest

from darwindeck.genome.examples import create_partnership_spades_genome, create_spades_genome, create_whist_genome
from darwindeck.genome.schema import BiddingPhase, ContractScoring, GameGenome
from darwindeck.rulebook._bidding import bid, section
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Section
from tests.support.field_pairs import FIELD_PAIRS, FieldPair


def told(genome: GameGenome) -> str:
    scene = Scene(genome)
    bids = [block for phase in scene.of_kind(BiddingPhase) for block in bid(phase, scene)]
    contracts = section(scene)
    rules = [*Section("", tuple(bids)).rules, *(contracts.rules if contracts is not None else ())]
    return " ".join(rule.text for rule in rules)


def test_bids_go_from_the_lowest_to_the_highest_or_nil() -> None:
    assert "a number from one to 13, or Nil" in told(create_spades_genome())


def test_a_bid_is_no_more_than_the_cards_dealt() -> None:
    spades = create_spades_genome()
    assert "a number from one to five" in told(replace(spades, setup=replace(spades.setup, cards_per_player=5)))


def test_a_game_without_bids_has_no_contracts() -> None:
    assert section(Scene(create_whist_genome())) is None


def test_partners_add_up_their_bids() -> None:
    text = told(create_partnership_spades_genome())
    assert "A team's contract is the sum of its players' bids, Nils left out" in text
    assert "do not count for the contract of the team" in text


def test_bags_are_told_only_where_they_cost_something() -> None:
    spades = create_spades_genome()
    assert "For every ten bags a player loses 100 points" in told(spades)
    assert "bag" not in told(replace(spades, contract_scoring=ContractScoring(bag_penalty=0)))


@pytest.mark.parametrize(
    "pair",
    [
        pair
        for pair in FIELD_PAIRS
        if pair.path.startswith(("BiddingPhase.", "ContractScoring.", "GameRules.failed_nil", "GameGenome.contract"))
    ],
    ids=lambda pair: pair.path,
)
def test_a_field_that_changes_bids_or_contracts_changes_the_text(pair: FieldPair) -> None:
    assert told(pair.one) != told(pair.other)
