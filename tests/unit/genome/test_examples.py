import importlib
import inspect
import pkgutil
from collections.abc import Callable

import pytest

from darwindeck.genome import examples
from darwindeck.genome.examples import (
    KNOWN_GAMES,
    KnownGame,
    create_fan_tan_genome,
    create_partnership_spades_genome,
    create_scopa_genome,
    create_uno_style_genome,
    create_war_genome,
    find_game,
    get_seed_genomes,
)
from darwindeck.genome.schema import (
    BiddingPhase,
    EffectType,
    GameGenome,
    Rank,
    SequenceDirection,
    Suit,
    TableauMode,
    TrickPhase,
    WinType,
)
from darwindeck.genome.serialization import content_hash
from darwindeck.genome.validator import GenomeValidator

_PREFIX = f"{examples.__name__}."
_SECOND_NAMES = {
    "create_draw_poker_genome": "create_five_card_draw_genome",
    "create_uno_genome": "create_uno_style_genome",
}

every_game = pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)


def makers() -> dict[str, Callable[[], GameGenome]]:
    """Every create_<name>_genome in the modules of the package."""
    modules = [importlib.import_module(found.name) for found in pkgutil.iter_modules(examples.__path__, _PREFIX)]
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if name.startswith("create_") and inspect.isfunction(value) and value.__module__ == module.__name__
        if name not in _SECOND_NAMES
    }


def test_every_maker_is_exported_and_in_the_catalogue() -> None:
    assert {game.create.__name__: game.create for game in KNOWN_GAMES} == makers()
    exported = {name for name in examples.__all__ if name.startswith("create_")}
    assert exported == {*makers(), *_SECOND_NAMES}


@pytest.mark.parametrize(("second", "first"), _SECOND_NAMES.items())
def test_second_name_of_a_maker_makes_the_same_game(second: str, first: str) -> None:
    assert getattr(examples, second) is getattr(examples, first)


@every_game
def test_maker_is_called_after_its_game(game: KnownGame) -> None:
    assert game.create.__name__ == f"create_{game.name}_genome"
    assert getattr(examples, f"create_{game.name}_genome") is game.create


def test_seed_genomes_are_the_known_games_in_order() -> None:
    assert get_seed_genomes() == [game.create() for game in KNOWN_GAMES]


@every_game
def test_known_game_is_sound(game: KnownGame) -> None:
    assert GenomeValidator.validate(game.create()) == []


@every_game
def test_known_game_is_made_the_same_each_time_and_by_people(game: KnownGame) -> None:
    assert game.create() == game.create()
    assert game.create().generation == 0


def test_names_ids_and_rules_of_the_known_games_are_distinct() -> None:
    genomes = get_seed_genomes()
    assert len({game.name for game in KNOWN_GAMES}) == len(KNOWN_GAMES)
    assert len({genome.genome_id for genome in genomes}) == len(genomes)
    assert len({content_hash(genome) for genome in genomes}) == len(genomes)


@every_game
def test_docstring_says_which_rules_it_follows_and_what_is_left_out(game: KnownGame) -> None:
    title, *paragraphs = (inspect.getdoc(game.create) or "").split("\n\n")
    assert title.endswith(".")
    assert any(text.startswith("Rules as ") and "pagat.com" in text for text in paragraphs)
    assert any(text.startswith("Left out: ") for text in paragraphs)


@every_game
def test_known_game_is_found_by_any_spelling(game: KnownGame) -> None:
    name, genome_id = game.name, game.create().genome_id
    spellings = {
        name,
        name.upper(),
        name.title(),
        name.replace("_", "-"),
        name.replace("_", " ").title(),
        f"  {name.replace('_', '  ')} ",
        genome_id,
        genome_id.upper(),
    }
    assert {find_game(spelling) for spelling in spellings} == {game}


@pytest.mark.parametrize("name", ["", " ", "-", "wars", "crazyeights", "crazy_eight"])
def test_other_names_find_nothing(name: str) -> None:
    assert find_game(name) is None


# ------------------------------------------------------------------------------- facts that are fixed


def test_war_deals_the_whole_deck_to_two() -> None:
    war = create_war_genome()
    assert war.genome_id == "war-baseline"
    assert (war.setup.cards_per_player, war.player_count) == (26, 2)
    assert war.setup.tableau_mode is TableauMode.WAR
    assert war.max_turns == 1000


def test_uno_style_has_seven_cards_one_turned_up_and_four_effects() -> None:
    uno = create_uno_style_genome()
    assert uno.genome_id == "uno-style"
    assert (uno.setup.cards_per_player, uno.setup.initial_discard_count) == (7, 1)
    assert {effect.trigger_rank: effect.effect_type for effect in uno.special_effects} == {
        Rank.TWO: EffectType.DRAW_CARDS,
        Rank.JACK: EffectType.SKIP_NEXT,
        Rank.QUEEN: EffectType.REVERSE_DIRECTION,
        Rank.KING: EffectType.EXTRA_TURN,
    }
    assert {effect.trigger_rank: effect.value for effect in uno.special_effects}[Rank.TWO] == 2


def test_scopa_captures_by_rank() -> None:
    scopa = create_scopa_genome()
    assert scopa.genome_id == "scopa"
    assert scopa.setup.tableau_mode is TableauMode.MATCH_RANK
    assert scopa.setup.deck_size == 40


def test_fan_tan_builds_both_ways_from_the_seven() -> None:
    fan_tan = create_fan_tan_genome()
    assert fan_tan.genome_id == "fan-tan"
    assert fan_tan.setup.tableau_mode is TableauMode.SEQUENCE
    assert fan_tan.setup.sequence_direction is SequenceDirection.BOTH
    assert fan_tan.setup.sequence_start_rank is Rank.SEVEN


def test_partnership_spades_is_played_by_facing_partners_to_500() -> None:
    spades = create_partnership_spades_genome()
    assert spades.genome_id == "partnership-spades"
    assert (spades.team_mode, spades.teams) == (True, ((0, 2), (1, 3)))
    assert (spades.player_count, spades.setup.cards_per_player) == (4, 13)
    assert spades.setup.trump_suit is Suit.SPADES
    assert spades.turn_structure.tricks_per_hand == 13
    (win,) = spades.win_conditions
    assert (win.type, win.threshold) == (WinType.FIRST_TO_SCORE, 500)


def test_partnership_spades_has_bids_nil_and_bags() -> None:
    spades = create_partnership_spades_genome()
    bidding, trick = spades.turn_structure.phases
    assert isinstance(bidding, BiddingPhase)
    assert bidding.allow_nil
    assert isinstance(trick, TrickPhase)
    assert spades.contract_scoring is not None
    assert (spades.contract_scoring.bag_limit, spades.contract_scoring.bag_penalty) == (10, 100)
