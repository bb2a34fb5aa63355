"""Records, the players that make them, and what is played."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from darwindeck.errors import DarwinDeckError, GenomeError
from darwindeck.genome.bytecode import rules_hash
from darwindeck.genome.examples import (
    KNOWN_GAMES,
    KnownGame,
    create_crazy_eights_genome,
    create_partnership_spades_genome,
    create_war_genome,
)
from darwindeck.genome.schema import DrawPhase, GameGenome, Location, PlayPhase, TurnStructure
from darwindeck.genome.validator import GenomeValidator
from darwindeck.simulation import ENGINES, Engine, RecordError, play_game, record_game, replay, result_of
from darwindeck.simulation.record import record_of
from darwindeck.simulation.reference import IllegalMove, Move, State, Verb, apply, legal_moves, start, view
from darwindeck.simulation.reference._sight import sees_in_hand, sees_on_discard, sees_on_table
from tests.support.silly_genomes import silly_genome
from tests.unit.simulation.positions import all_cards

every_game = pytest.mark.parametrize("known", KNOWN_GAMES, ids=lambda known: known.name)


# ---------------------------------------------------------------------------------------- the laws of every game


def check_laws(state: State) -> None:
    """What is true of every position."""
    assert all_cards(state) == list(state.game.cards)
    if state.genome.setup.starting_chips and state.to_act is not None:
        chips = sum(state.chips) + sum(state.paid) + sum(state.stakes) + state.house_chips
        assert chips == state.genome.setup.starting_chips * len(state.game.seats)
    moves = legal_moves(state)
    assert len(set(moves)) == len(moves)
    assert bool(moves) == (state.outcome is None)
    assert state.to_act is None or state.to_act in state.in_hand <= state.in_game
    for viewer in state.game.seats:
        seen = {card for card in state.discard if sees_on_discard(state, viewer, card)}
        seen |= {card for card in state.table if sees_on_table(state, viewer, card)}
        for owner, held in enumerate(state.hands):
            seen |= {card for card in held if sees_in_hand(state, viewer, owner, card)}
        assert seen <= state.known[viewer]


def play_out(genome: GameGenome, seed: int, check: Callable[[State], None] = check_laws) -> State:
    rng = Random(seed)
    state = start(genome, seed)
    check(state)
    while moves := legal_moves(state):
        state = apply(state, rng.choice(moves))
        check(state)
    return state


@every_game
def test_known_games_obey_the_laws(known: KnownGame) -> None:
    for seed in range(2):
        play_out(replace(known.create(), max_turns=150), seed)


@every_game
@pytest.mark.parametrize("players", ["random", "greedy"])
def test_known_games_are_played_and_replayed(known: KnownGame, players: str) -> None:
    genome = replace(known.create(), max_turns=1200)
    assert GenomeValidator.validate(genome) == []
    for seed in range(2):
        text = record_game(genome, seed, players)
        state = replay(text, genome)
        assert state.outcome is not None
        assert text.splitlines()[-1] == (
            f"end {state.outcome}, turns {state.turns}, hands {state.hand_number}, decisions {state.decisions}"
        )
        assert record_game(genome, seed, players) == text


@pytest.mark.parametrize("block", range(8))
def test_silly_games_are_played_to_their_end(block: int) -> None:
    for seed in range(40 * block, 40 * block + 40):
        genome = silly_genome(Random(seed))
        state = play_out(replace(genome, max_turns=min(genome.max_turns, 25)), seed)
        assert state.turns <= 25


@pytest.mark.parametrize("players", ["random", "greedy"])
def test_silly_games_are_replayed(players: str) -> None:
    for seed in range(100):
        genome = silly_genome(Random(10_000 + seed))
        genome = replace(genome, max_turns=min(genome.max_turns, 20))
        replay(record_game(genome, seed, players), genome)


# ---------------------------------------------------------------------------------------- making moves


def test_move_that_is_not_an_option_is_refused() -> None:
    state = start(create_crazy_eights_genome(), 1)
    with pytest.raises(IllegalMove, match="fold is not legal for P0: expected one of "):
        apply(state, Move(Verb.FOLD))
    over = play_out(create_crazy_eights_genome(), 1)
    with pytest.raises(IllegalMove, match="the game is over"):
        apply(over, Move(Verb.FOLD))


def test_positions_are_values() -> None:
    one, other = start(create_crazy_eights_genome(), 5), start(create_crazy_eights_genome(), 5)
    assert one == other
    assert hash(one) == hash(other)
    before = str(view(one, None))
    apply(one, legal_moves(one)[0])
    assert str(view(one, None)) == before


def test_what_cannot_be_played_is_refused_in_the_words_of_the_validator() -> None:
    phases = (DrawPhase(Location.HAND), PlayPhase(Location.DECK))
    genome = replace(create_war_genome(), turn_structure=TurnStructure(phases), team_mode=True, teams=((0,),))
    with pytest.raises(GenomeError) as caught:
        start(genome, 0)
    assert caught.value.problems == (
        "turn_structure.phases[0].source is hand: a player cannot draw from his or her own hand",
        "turn_structure.phases[1].target is deck: cards are played to the discard or the tableau",
        "teams leaves players out: not all players assigned (missing: 1)",
    )
    assert set(caught.value.problems) <= set(GenomeValidator.validate(genome))
    without_teams = replace(create_war_genome(), team_mode=True)
    with pytest.raises(GenomeError, match="requires teams"):
        start(without_teams, 0)


# ---------------------------------------------------------------------------------------- the text


def test_record_starts_with_its_heading_and_the_deal() -> None:
    genome = replace(create_crazy_eights_genome(), genome_id="caf\u00e9 \\ 8")
    lines = record_game(genome, 2**64 + 7, ["random", "greedy", "random", "random"]).splitlines()
    assert lines[:5] == [
        "darwindeck record 1",
        r"game caf\u{e9} \u{5c} 8",
        f"rules {rules_hash(genome)}",
        "seed 7, players random greedy random random",
        "hand 1, P0 starts",
    ]
    assert lines[5].startswith("  P0 holds ")
    assert lines[9].startswith("  discard ")
    assert lines[10].startswith("  deck ")
    assert lines[-2].startswith("  scores ")


def test_rules_hash_is_fnv_1a() -> None:
    assert len(rules_hash(create_war_genome())) == 16
    assert rules_hash(create_war_genome()) != rules_hash(create_crazy_eights_genome())


@pytest.mark.parametrize(
    ("players", "problem"),
    [
        ("clever", 'there is no player "clever": expected one of "random", "greedy", "novice", "mcts:N", "peeking:N"'),
        (["random"], "players has 1 name: the game has 4 seats"),
    ],
)
def test_unknown_players_are_refused(players: str | list[str], problem: str) -> None:
    with pytest.raises(DarwinDeckError) as caught:
        record_game(create_crazy_eights_genome(), 1, players)
    assert str(caught.value) == problem


RECORD = record_game(create_crazy_eights_genome(), 8, "random")


def changed(number: int, text: str) -> str:
    lines = RECORD.split("\n")
    lines[number - 1] = text
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", 'line 1: expected "darwindeck record 1", found ""'),
        ("darwindeck record 1", "line 2: the record ends, expected "),
        (changed(1, "darwindeck record 2"), "line 1: expected "),
        (changed(2, "game other"), 'line 2: expected "game crazy-eights", found "game other"'),
        (changed(3, "rules 0123456789abcdef"), "line 3: expected "),
        (changed(4, "seed x, players random"), "line 4: expected the seed and the players"),
        (changed(4, "seed 99999999999999999999, players a b c d"), "line 4: expected the seed and the players"),
        (changed(4, "seed 7, players random"), "line 4: the record names 1 player, the game has 4"),
        (changed(4, "seed 9, players a b c d"), "line 6: expected "),
        (changed(5, "hand 2, P0 starts"), "line 5: expected "),
        (changed(12, "P0 pass of 1"), 'line 12: "pass" is not legal here, P0 may play '),
        (changed(12, "P9 pass of 1"), "line 12: P9 decides, but it is for P0 to decide"),
        (changed(12, "nonsense"), 'line 12: expected a decision of P0, found "nonsense"'),
        (RECORD + "more", "the game is over, found"),
        ("\n".join(RECORD.split("\n")[:-3]), "the record ends, expected"),
        (RECORD.replace("turns 237", "turns 999"), 'expected "237, hands 6, decisions 188" at column 20'),
    ],
)
def test_record_that_is_not_right_names_its_line(text: str, problem: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(text, create_crazy_eights_genome())
    assert problem in str(caught.value)


def test_number_of_options_is_compared() -> None:
    lines = RECORD.split("\n")
    lines[11] = lines[11].rsplit(" ", 1)[0] + " 44"
    with pytest.raises(RecordError, match="line 12: the record has 44 options"):
        replay("\n".join(lines), create_crazy_eights_genome())


def test_any_text_gives_a_clean_error() -> None:
    rng = Random(1)
    lines = RECORD.split("\n")
    for _ in range(300):
        broken = list(lines)
        at = rng.randrange(len(broken) - 1)
        line = broken[at]
        place = rng.randrange(len(line) + 1)
        broken[at] = line[:place] + rng.choice(["x", " ", "\x00", "\ud800", "9", "é"]) + line[place:]
        if at == 3 and "players" in broken[at]:
            continue
        with pytest.raises(RecordError):
            replay("\n".join(broken), create_crazy_eights_genome())


def test_records_survive_other_line_breaks_and_blank_lines_at_the_end() -> None:
    for text in (RECORD.replace("\n", "\r\n"), RECORD.rstrip("\n"), f"{RECORD}\n\n"):
        assert replay(text, create_crazy_eights_genome()).outcome is not None


def test_engine_that_does_not_exist_is_refused() -> None:
    with pytest.raises(DarwinDeckError, match='there is no engine "rust": expected one of "core", "reference"'):
        record_game(create_crazy_eights_genome(), 1, "random", engine="rust")  # type: ignore[arg-type]


@pytest.mark.parametrize("engine", ENGINES)
def test_result_is_made_of_what_happened(engine: Engine) -> None:
    spades = result_of(play_game(create_partnership_spades_genome(), 1, "greedy", engine=engine))
    assert (spades.ending, spades.turns, spades.hands) == ("team 0 wins", 280, 5)
    assert spades.team_scores is not None
    assert spades.team_scores[0] == spades.scores[0] + spades.scores[2]
    assert spades.chips is None


def test_result_of_a_game_that_is_not_over_is_refused() -> None:
    events = play_game(create_crazy_eights_genome(), 1, "random")
    assert result_of(events).hands >= 1
    for some in (events[:-1], (), events[:5]):
        with pytest.raises(DarwinDeckError, match="expected those of a whole one"):
            result_of(some)


def test_a_game_is_told_and_written_down_alike() -> None:
    eights, names = create_crazy_eights_genome(), ("greedy", "random", "random", "random")
    assert record_of(eights, 3, names, play_game(eights, 3, names)) == record_game(eights, 3, names)
