"""What a player cannot know makes no difference to what that player sees and may do."""

from collections.abc import Iterator
from random import Random

import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome, TrickPhase
from darwindeck.simulation.reference import State, apply, legal_moves, start, view
from darwindeck.simulation.reference._deal import _look_at_deal
from darwindeck.simulation.reference._engine import advance
from darwindeck.simulation.reference._walk import begin_walk
from tests.support.playable_genomes import playable_genome
from tests.support.secrets import exchanged, unknown
from tests.support.told import told


def positions(genome: GameGenome, seed: int, most: int) -> Iterator[State]:
    rng = Random(seed)
    state = start(genome, seed)
    for _ in range(most):
        if state.to_act is None:
            return
        yield state
        state = apply(state, rng.choice(legal_moves(state)))


def assert_views_keep_secrets(genome: GameGenome, seed: int) -> None:
    rng = Random(seed)
    for state in positions(genome, seed, most=40):
        for seat in range(genome.player_count):
            hidden = unknown(state, seat)
            if len(hidden) > 1:
                other = exchanged(state, *rng.sample(hidden, 2))
                assert str(view(other, seat)) == str(view(state, seat))


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_views_of_known_games_keep_secrets(game: KnownGame) -> None:
    assert_views_keep_secrets(game.create(), seed=2)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 400, 50))
def test_views_of_generated_games_keep_secrets(first: int) -> None:
    for seed in range(first, first + 50):
        assert_views_keep_secrets(playable_genome(Random(seed)), seed)


def test_the_first_options_do_not_depend_on_hidden_cards() -> None:
    compared = 0
    for seed in range(400):
        genome = playable_genome(Random(seed))
        state = start(genome, seed)
        setup = genome.setup
        laid_out = bool(setup.initial_discard_count) + bool(setup.initial_tableau_count) + bool(state.house)
        deals = 2 + len(state.in_game) + laid_out
        if state.to_act is None or len(told(state)) > deals or genome.setup.hand_visibility.value == "face_down":
            continue  # cards have moved by lot, or the machine looks at a hand that nobody sees
        if any(isinstance(phase, TrickPhase) and phase.opening_card for phase in genome.turn_structure.phases):
            continue  # whoever holds the opening card says so
        hidden = unknown(state, state.to_act)
        if len(hidden) < 2:
            continue
        other = exchanged(state, *Random(seed).sample(hidden, 2))
        done = dict.fromkeys(("bidding_is_done", "passing_is_done", "wagering_is_done", "trump_is_named"), False)
        other = other.but(decision=None, turns=0, **done)
        again = advance(begin_walk(_look_at_deal(other), state.walker))
        assert legal_moves(again) == legal_moves(state), genome
        compared += 1
    assert compared > 100
