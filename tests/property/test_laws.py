"""What holds in every game, whatever its rules."""

from random import Random

import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation import Engine, record_game
from darwindeck.simulation.reference import IllegalMove, Move, Verb, apply, legal_moves, start
from tests.support.games_by_chance import positions
from tests.support.playable_genomes import playable_genome
from tests.support.silly_genomes import silly_genome

GENERATED = 2500
SILLY = 300


def assert_lawful(genome: GameGenome, seed: int) -> None:
    cards = frozenset(start(genome, seed).game.cards)
    at_start = genome.setup.starting_chips * genome.player_count
    decisions = -1
    for state in positions(genome, seed):
        everywhere = [card for held in (*state.hands, *state.captured) for card in held]
        everywhere += [*state.deck, *state.discard, *state.table, *(card for _, card in state.trick), *state.house]
        everywhere += [*state.melded_sets, *state.melded_runs]
        assert set(everywhere) == cards, "every card is somewhere"
        assert len(everywhere) == len(cards), "and nowhere else"
        chips = sum(state.chips) + sum(state.paid) + sum(state.stakes) + state.house_chips
        assert chips == at_start, "no chip is lost"
        assert min(state.chips, default=0) >= 0
        for team, members in enumerate(genome.teams if genome.team_mode else ()):
            assert state.team_scores[team] == sum(state.scores[seat] for seat in members)
        moves = legal_moves(state)
        assert len(set(moves)) == len(moves), "no option is offered twice"
        assert (state.outcome is None) == (state.to_act is not None) == bool(moves)
        assert state.decisions == decisions + 1
        assert state.turns <= genome.max_turns
        decisions = state.decisions
    assert state.outcome is not None, "every game ends"
    is_team_win = state.outcome.team is not None
    assert not (is_team_win and state.outcome.winner is not None), "a team wins, or a player"
    assert is_team_win <= genome.team_mode


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_games_keep_the_laws(game: KnownGame, seed: int) -> None:
    assert_lawful(game.create(), seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GENERATED, 100))
def test_generated_games_keep_the_laws(first: int) -> None:
    for seed in range(first, first + 100):
        assert_lawful(playable_genome(Random(seed)), seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, SILLY, 50))
def test_games_that_no_validator_would_pass_keep_the_laws(first: int) -> None:
    for seed in range(first, first + 50):
        assert_lawful(silly_genome(Random(seed)), seed)


def test_what_is_not_offered_cannot_be_played() -> None:
    for seed in range(100):
        state = start(playable_genome(Random(seed)), seed)
        offered = legal_moves(state)
        others = [Move(verb) for verb in (Verb.PASS, Verb.STOP, Verb.DRAW, Verb.ACCEPT, Verb.FOLD, Verb.NIL)]
        for move in others:
            if move not in offered:
                with pytest.raises(IllegalMove):
                    apply(state, move)


@pytest.mark.parametrize("engine", ["core", "reference"])
def test_the_same_seed_plays_the_same_game(engine: Engine) -> None:
    for game in KNOWN_GAMES:
        genome = game.create()
        one, same, other = (record_game(genome, seed, "random", engine=engine) for seed in (5, 5, 6))
        assert one == same
        assert one.splitlines()[4:] != other.splitlines()[4:], game.name


def test_the_cards_fall_the_same_way_whoever_plays() -> None:
    for game in KNOWN_GAMES:
        genome = game.create()
        deals = [
            [line for line in record_game(genome, 5, player).splitlines() if " holds " in line][: genome.player_count]
            for player in ("random", "greedy")
        ]
        assert deals[0] == deals[1], game.name
