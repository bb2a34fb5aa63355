"""Interaction, against cases computed by hand."""

from collections.abc import Sequence
from itertools import product
from types import SimpleNamespace
from typing import cast

import pytest

from darwindeck._core import Game, Study, study_games
from darwindeck.evaluation import Duplicate, Measure
from darwindeck.evaluation.measures.interaction import change_of_mind, interaction
from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.examples import KNOWN_GAMES

Option = tuple[int, int, int]
"""Its key, and how often each of two searches tried it."""


def contact(
    now: Sequence[Option], then: Sequence[Option], changed: int, others: int, lucky: int = 0, *, is_lucky: bool = False
) -> SimpleNamespace:
    return SimpleNamespace(now=now, then=then, changed=changed, others=others, lucky=lucky, is_lucky=is_lucky)


def game(*contacts: SimpleNamespace, decisions: int = 10, after: int = 5) -> Study:
    options = [option for one in contacts for option in (*one.now, *one.then)]
    return cast(
        "Study",
        SimpleNamespace(
            decisions=decisions,
            decisions_after_opponent=after,
            contact_others=[one.others for one in contacts],
            contact_changed=[one.changed for one in contacts],
            contact_lucky=[one.lucky for one in contacts],
            contact_is_lucky=[one.is_lucky for one in contacts],
            contact_options=[[len(one.now), len(one.then)] for one in contacts],
            contact_keys=[key for key, _, _ in options],
            contact_values=[[0.5, 0.5] for _ in options],
            contact_visits=[[one, two] for _, one, two in options],
        ),
    )


def raw_of(measure: Measure) -> dict[str, float]:
    return {raw.name: raw.estimate.value for raw in measure.raw}


def known(name: str) -> Measure:
    [genome] = [game.create() for game in KNOWN_GAMES if game.name == name]
    players = ["greedy"] * genome.player_count
    return interaction(study_games(Game(compile_genome(genome)), players, seed=1, games=20, contacts=6, iterations=64))


FIRST: tuple[Option, ...] = ((1, 40, 50), (2, 24, 14))
"""Both searches would take option 1."""
SECOND: tuple[Option, ...] = ((1, 20, 10), (2, 44, 54))
"""Both would take option 2."""
TORN: tuple[Option, ...] = ((1, 40, 10), (2, 24, 54))
"""One would take option 1 and the other option 2."""
ONLY: tuple[Option, ...] = ((2, 0, 0),)
"""A single option, which is not searched."""


def test_change_of_mind_by_hand() -> None:
    assert change_of_mind((1, 1), (2, 2)) == 1
    assert change_of_mind((1, 1), (1, 1)) == 0
    assert change_of_mind((1, 2), (1, 2)) == -0.5  # Half of the pairs across differ, and both pairs within.
    assert change_of_mind((1, 1), (1, 2)) == 0
    assert change_of_mind((1, 2), (3, 3)) == 0.5


def test_change_of_mind_is_the_distance_of_the_chances() -> None:
    for now, then in (((0.7, 0.3), (0.7, 0.3)), ((0.9, 0.1), (0.2, 0.8))):
        found = sum(
            now[a] * now[b] * then[c] * then[d] * change_of_mind((a, b), (c, d))
            for a, b, c, d in product((0, 1), repeat=4)
        )
        assert found == pytest.approx(sum((one - other) ** 2 for one, other in zip(now, then, strict=True)) / 2)


def test_measure_by_hand() -> None:
    # Half of the decisions are contacts. 2 of 8 moves change what can be done; the mind is changed in one of two.
    studies = [game(contact(FIRST, SECOND, 2, 4), contact(FIRST, FIRST, 0, 4))] * 6
    measure = interaction(studies)
    assert measure.estimate.value == pytest.approx(0.5 * (1 - 0.75 * 0.5))
    assert raw_of(measure) == pytest.approx({"after_opponent": 0.5, "can": 0.25, "should": 0.5})
    assert measure.why == (
        "50 % of the decisions follow a choice of an opponent, which changes what the player can do 25 % of the time "
        "and what the player should do 50 % of the time"
    )


def test_doubt_between_two_options_is_no_interaction() -> None:
    assert raw_of(interaction([game(contact(TORN, TORN, 0, 3))] * 4))["should"] == 0


def test_other_cards_from_the_deck_are_luck() -> None:
    lucky = contact(FIRST, SECOND, 0, 3, lucky=3, is_lucky=True)
    measure = interaction([game(lucky, contact(FIRST, FIRST, 1, 2, lucky=1))] * 4)
    assert raw_of(measure) == {"after_opponent": 0.5, "can": 1.0, "should": 0.0}
    assert not interaction([game(lucky)] * 4).estimate.is_known


def test_only_option_is_what_should_be_done() -> None:
    assert raw_of(interaction([game(contact(FIRST, ONLY, 1, 1))] * 4))["should"] == 1
    assert raw_of(interaction([game(contact(SECOND, ONLY, 1, 1))] * 4))["should"] == 0


def test_who_is_not_the_next_to_decide_cannot_be_asked_what_to_do() -> None:
    measure = interaction([game(contact(FIRST, (), 1, 1))] * 4)
    assert measure.estimate.value == pytest.approx(0.5)
    assert "should" not in measure.why


def test_without_searches_only_what_can_be_done_counts() -> None:
    unsearched = ((1, 0, 0), (2, 0, 0))
    measure = interaction([game(contact(unsearched, unsearched, 1, 2))] * 4)
    assert measure.estimate.value == pytest.approx(0.25)
    assert "should" not in measure.why


def test_who_plays_alone_does_not_interact() -> None:
    measure = interaction([game(after=0)] * 24)
    assert measure.estimate.value == 0
    assert 0.1 < measure.estimate.high < 0.13  # Three out of n.
    assert measure.why == "nobody ever decided after a choice of an opponent in 24 games"
    assert interaction([game(contact(FIRST, FIRST, 0, 2))] * 24).estimate.high > 0


def test_without_evidence_nothing_is_known() -> None:
    assert not interaction([]).estimate.is_known
    assert not interaction([game()] * 4).estimate.is_known
    assert not interaction([game(contact(FIRST, SECOND, 2, 4))]).estimate.is_known


def test_worth_of_hidden_information_is_told_and_not_counted() -> None:
    # Who sees all wins 3 of 4 games of two sides: 0.5 above its share of 0.5.
    hidden = Duplicate("peeking:8", "mcts:8", (((1.0, 0.0), (0.0, 1.0)), ((1.0, 0.0), (1.0, 0.0))))
    studies = [game(contact(FIRST, SECOND, 2, 4))] * 4
    measure = interaction(studies, hidden)
    assert raw_of(measure)["hidden_information"] == pytest.approx(0.5)
    assert measure.estimate == interaction(studies).estimate


def test_known_games_interact_as_card_players_know() -> None:
    blackjack, hearts, leduc = map(known, ("blackjack", "hearts", "leduc"))
    assert known("war").estimate.value == 0
    assert blackjack.estimate.high < hearts.estimate.low
    assert hearts.estimate.high < leduc.estimate.low
