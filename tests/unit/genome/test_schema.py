"""How the parts of a genome are made, and how they behave."""

import copy
import pickle
from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from typing import Any, get_args

import pytest

from darwindeck.errors import GenomeError
from darwindeck.genome import schema
from darwindeck.genome._coded import Coded
from darwindeck.genome._gene import Gene
from darwindeck.genome.conditions import (
    MAX_CONDITION_DEPTH,
    AnyCondition,
    CardReference,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    Operator,
    PlaceReference,
    condition_depth,
    simple_conditions,
)
from darwindeck.genome.examples import create_old_maid_genome, create_war_genome, get_seed_genomes
from darwindeck.genome.schema import (
    BiddingPhase,
    CardCondition,
    DeckName,
    DrawPhase,
    GameGenome,
    GameRules,
    HandPattern,
    Location,
    Phase,
    PlayPhase,
    Rank,
    SchemaVersion,
    SetupRules,
    Suit,
    TableauMode,
    TriggerMode,
    TurnStructure,
    WinComparison,
    WinCondition,
    WinType,
)
from tests.support.parts import NEEDED, PAIR

# ------------------------------------------------------------------------------- making parts

# The constructors take more than their annotations say.
ANY_SETUP: Any = SetupRules
ANY_TURN: Any = TurnStructure
ANY_DRAW: Any = DrawPhase
ANY_WIN: Any = WinCondition
ANY_CONDITION: Any = Condition
ANY_COMPOUND: Any = CompoundCondition


def words(enum: type[Coded]) -> str:
    """All words of an enum, in quotes."""
    return ", ".join(f'"{word}"' for word in enum)


VALUE = f"a whole number from -2147483648 to 2147483647 or one of {words(Rank)} or one of {words(Suit)}"
REFERENCE = f"one of {words(CardReference)} or one of {words(PlaceReference)}"
PHASES = " or ".join(phase.__name__ for phase in get_args(Phase))
PAIR_SHOWN = '"Condition(type=ConditionType.HAS_MATCH…'
DRAW_SHOWN = '"DrawPhase(source=Location.DECK)"'


def test_lists_become_tuples() -> None:
    setup = ANY_SETUP(5, wild_cards=[Rank.TWO], removed_cards=[CardCondition(Suit.CLUBS)])
    assert setup.wild_cards == (Rank.TWO,)
    assert setup.removed_cards == (CardCondition(Suit.CLUBS),)
    assert ANY_TURN([DrawPhase(Location.DECK)]).phases == (DrawPhase(Location.DECK),)


def test_lists_within_lists_become_tuples() -> None:
    changes: dict[str, Any] = {"teams": [[0], [1]]}
    genome = replace(create_war_genome(), **changes)
    assert genome.teams == ((0,), (1,))
    assert hash(genome) == hash(replace(create_war_genome(), teams=((0,), (1,))))


def test_tuples_are_kept() -> None:
    phases = (DrawPhase(Location.DECK),)
    assert TurnStructure(phases).phases is phases


def test_strings_become_words() -> None:
    assert ANY_WIN(type="empty_hand").type is WinType.EMPTY_HAND
    setup = ANY_SETUP(5, trump_suit="S", wild_cards=["2", "A"], tableau_mode="war")
    assert setup.trump_suit is Suit.SPADES
    assert setup.wild_cards == (Rank.TWO, Rank.ACE)
    assert all(isinstance(rank, Rank) for rank in setup.wild_cards)
    assert setup.tableau_mode is TableauMode.WAR
    assert ANY_COMPOUND("OR", [Condition(ConditionType.HAS_MATCHING_PAIR)]).logic is Logic.OR


def test_strings_in_a_condition_become_the_word_that_fits() -> None:
    condition = ANY_CONDITION("card_is_rank", "==", "10")
    assert condition == Condition(ConditionType.CARD_IS_RANK, Operator.EQ, Rank.TEN)
    assert isinstance(condition.value, Rank)
    assert isinstance(ANY_CONDITION("card_is_suit", value="H").value, Suit)
    assert isinstance(ANY_CONDITION("location_empty", reference="deck").reference, PlaceReference)
    assert isinstance(ANY_CONDITION("card_beats_top", reference="last_played").reference, CardReference)


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (lambda: ANY_WIN(type="emty_hand"), 'WinCondition.type is "emty_hand": did you mean "empty_hand"?'),
        (
            lambda: ANY_SETUP(5, wild_cards=["2", "11"]),
            f'SetupRules.wild_cards[1] is "11": expected one of {words(Rank)}',
        ),
        (
            lambda: ANY_SETUP(5, trump_suit="spades"),
            'SetupRules.trump_suit is "spades": did you mean "S"?',
        ),
        (lambda: ANY_WIN(type="EMPTY_HAND"), 'WinCondition.type is "EMPTY_HAND": did you mean "empty_hand"?'),
        (
            lambda: ANY_CONDITION("hand_sise"),
            'Condition.type is "hand_sise": did you mean "hand_size"?',
        ),
        (
            lambda: ANY_CONDITION("card_beats_top", reference="lastplayed"),
            'Condition.reference is "lastplayed": did you mean "last_played"?',
        ),
        (
            lambda: replace(create_war_genome(), schema_version=any_text("9.9")),
            'GameGenome.schema_version is "9.9": expected "1.0"',
        ),
        (
            lambda: ANY_CONDITION("card_is_rank", value="11"),
            f'Condition.value is "11": expected {VALUE}',
        ),
        (lambda: ANY_CONDITION("card_is_rank", value="q"), 'Condition.value is "q": did you mean "Q"?'),
        (
            lambda: ANY_CONDITION("location_empty", reference="pocket"),
            f'Condition.reference is "pocket": expected {REFERENCE}',
        ),
    ],
)
def test_wrong_word_is_refused_with_a_suggestion(make: Any, problem: str) -> None:
    assert refused(make) == problem


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (
            lambda: ANY_WIN(type=TriggerMode.ALL_HANDS_EMPTY),
            f"WinCondition.type is TriggerMode.ALL_HANDS_EMPTY: expected one of {words(WinType)}",
        ),
        (
            lambda: ANY_WIN(type=WinType.EMPTY_HAND, comparison=TableauMode.NONE),
            f"WinCondition.comparison is TableauMode.NONE: expected one of {words(WinComparison)}",
        ),
        (
            lambda: ANY_DRAW(source=PlaceReference.DECK),
            f"DrawPhase.source is PlaceReference.DECK: expected one of {words(Location)}",
        ),
        (
            lambda: ANY_SETUP(5, wild_cards=[Rank.TWO, Suit.CLUBS]),
            f"SetupRules.wild_cards[1] is Suit.CLUBS: expected one of {words(Rank)}",
        ),
        (
            lambda: ANY_CONDITION("location_empty", reference=Location.DECK),
            f"Condition.reference is Location.DECK: expected {REFERENCE}",
        ),
        (
            lambda: ANY_CONDITION("hand_size", "==", Location.DECK),
            f"Condition.value is Location.DECK: expected {VALUE}",
        ),
    ],
)
def test_word_of_another_enum_is_refused_even_if_it_reads_the_same(make: Any, problem: str) -> None:
    assert refused(make) == problem


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (3, "3"),
        (True, "true"),
        (0, "0"),
        (1.5, "1.5"),
        ([], "[]"),
        ({}, "{}"),
        (b"S", "\"b'S'\""),
        (Suit, "\"<enum 'Suit'>\""),
    ],
    ids=repr,
)
def test_what_is_no_word_is_refused_where_a_word_belongs(value: Any, shown: str) -> None:
    assert refused(lambda: ANY_SETUP(5, trump_suit=value)) == (
        f'SetupRules.trump_suit is {shown}: expected one of "H", "D", "C", "S"'
    )


def test_nothing_is_refused_where_a_word_cannot_be_left_out() -> None:
    assert ANY_SETUP(5, trump_suit=None).trump_suit is None
    assert refused(lambda: ANY_SETUP(5, tableau_mode=None)) == (
        'SetupRules.tableau_mode is null: expected one of "none", "war", "match_rank", "sequence"'
    )


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (lambda: game(setup=None), "GameGenome.setup is null: expected SetupRules"),
        (
            lambda: game(setup={"cards_per_player": 5}),
            'GameGenome.setup is {"cards_per_player": 5}: expected SetupRules',
        ),
        (
            lambda: game(setup=GameRules()),
            'GameGenome.setup is "GameRules()": expected SetupRules',
        ),
        (
            lambda: game(setup=SetupRules),
            "GameGenome.setup is \"<class 'darwindeck.genome.schema.Setup…: expected SetupRules",
        ),
        (lambda: game(turn_structure=[]), "GameGenome.turn_structure is []: expected TurnStructure"),
        (lambda: game(game_rules=None), "GameGenome.game_rules is null: expected GameRules"),
        (lambda: game(hand_evaluation=0), "GameGenome.hand_evaluation is 0: expected HandEvaluation"),
        (
            lambda: game(win_conditions=["empty_hand"]),
            'GameGenome.win_conditions[0] is "empty_hand": expected WinCondition',
        ),
        (lambda: game(card_scoring=[None]), "GameGenome.card_scoring[0] is null: expected CardScoringRule"),
        (lambda: ANY_TURN(["draw"]), f'TurnStructure.phases[0] is "draw": expected {PHASES}'),
        (lambda: ANY_TURN([{"type": "draw"}]), f'TurnStructure.phases[0] is {{"type": "draw"}}: expected {PHASES}'),
        (
            lambda: ANY_TURN([DrawPhase(Location.DECK), PAIR]),
            f"TurnStructure.phases[1] is {PAIR_SHOWN}: expected {PHASES}",
        ),
        (
            lambda: ANY_DRAW(Location.DECK, condition=CardCondition()),
            'DrawPhase.condition is "CardCondition()": expected Condition or CompoundCondition',
        ),
        (
            lambda: ANY_DRAW(Location.DECK, condition=True),
            "DrawPhase.condition is true: expected Condition or CompoundCondition",
        ),
        (
            lambda: ANY_COMPOUND(Logic.AND, [PAIR, None]),
            "CompoundCondition.conditions[1] is null: expected Condition or CompoundCondition",
        ),
    ],
)
def test_what_is_no_part_is_refused_where_a_part_belongs(make: Any, problem: str) -> None:
    assert refused(make) == problem


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (lambda: ANY_SETUP(5, wild_cards="8"), 'SetupRules.wild_cards is "8": expected a list or a tuple'),
        (lambda: ANY_SETUP(5, wild_cards=None), "SetupRules.wild_cards is null: expected a list or a tuple"),
        (lambda: ANY_SETUP(5, wild_cards={"8"}), "SetupRules.wild_cards is \"{'8'}\": expected a list or a tuple"),
        (
            lambda: ANY_TURN(DrawPhase(Location.DECK)),
            f"TurnStructure.phases is {DRAW_SHOWN}: expected a list or a tuple",
        ),
        (
            lambda: ANY_COMPOUND(Logic.AND, PAIR),
            f"CompoundCondition.conditions is {PAIR_SHOWN}: expected a list or a tuple",
        ),
        (lambda: game(teams=[[0, 2], 1]), "GameGenome.teams[1] is 1: expected a list or a tuple"),
        (lambda: game(teams={0: 1}), 'GameGenome.teams is {"0": 1}: expected a list or a tuple'),
    ],
)
def test_what_is_no_list_is_refused_where_a_list_belongs(make: Any, problem: str) -> None:
    assert refused(make) == problem


def test_numbers_flags_and_names_are_left_to_the_validator() -> None:
    assert game(player_count="four", team_mode=3, genome_id=None, generation=-1).player_count == "four"
    assert game(teams=[["a"], [None]]).teams == (("a",), (None,))
    assert ANY_CONDITION("hand_size", "==", 2**40).value == 2**40


def refused(make: Any) -> str:
    with pytest.raises(GenomeError) as caught:
        make()
    (problem,) = caught.value.problems
    return problem


def game(**changes: Any) -> Any:
    return replace(create_war_genome(), **changes)


def any_text(text: str) -> Any:
    return text


# ------------------------------------------------------------------------------- how genomes behave


@pytest.mark.parametrize("genome", get_seed_genomes(), ids=lambda genome: genome.genome_id)
class TestKnownGame:
    def test_equal_games_have_equal_hashes(self, genome: GameGenome) -> None:
        twin = copy.deepcopy(genome)
        assert twin == genome
        assert hash(twin) == hash(genome)
        assert {genome: "found"}[twin] == "found"

    def test_shallow_copy_is_equal(self, genome: GameGenome) -> None:
        assert copy.copy(genome) == genome

    @pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
    def test_pickle_is_equal(self, genome: GameGenome, protocol: int) -> None:
        twin = pickle.loads(pickle.dumps(genome, protocol))
        assert twin == genome
        assert twin.schema_version is SchemaVersion.V1_0

    def test_replacing_one_field_keeps_the_others(self, genome: GameGenome) -> None:
        changed = replace(genome, genome_id="changed")
        assert changed != genome
        assert replace(changed, genome_id=genome.genome_id) == genome

    def test_repr_is_one_short_line(self, genome: GameGenome) -> None:
        assert repr(genome) == f"<GameGenome {genome}>"
        assert str(genome).startswith(f"{genome.genome_id}: ")
        assert "\n" not in str(genome)
        assert len(str(genome)) < 150


def parts_of_the_schema() -> list[type]:
    classes = [cls for cls in vars(schema).values() if isinstance(cls, type) and is_dataclass(cls)]
    return [*classes, Condition, CompoundCondition]


@pytest.mark.parametrize("cls", parts_of_the_schema())
def test_every_part_is_frozen_hashable_and_short_in_print(cls: type[Any]) -> None:
    values = NEEDED.get(cls, {})
    part = cls(**values)
    assert part == cls(**values)
    assert hash(part) == hash(cls(**values))
    with pytest.raises(FrozenInstanceError):
        setattr(part, fields(cls)[0].name, 2)
    if cls is not GameGenome:
        assert repr(part) == Gene.__repr__(part)


def test_genome_cannot_be_changed() -> None:
    genome: Any = create_war_genome()
    with pytest.raises(FrozenInstanceError):
        genome.max_turns = 5
    with pytest.raises(FrozenInstanceError):
        genome.setup.cards_per_player = 5
    with pytest.raises(FrozenInstanceError):
        del genome.win_conditions[0].type
    assert genome == create_war_genome()


def test_replace_tidies_what_it_is_given() -> None:
    changes: dict[str, Any] = {"wild_cards": ["2"]}
    assert replace(create_war_genome().setup, **changes).wild_cards == (Rank.TWO,)


def test_genomes_with_different_rules_differ() -> None:
    genomes = get_seed_genomes()
    assert len(set(genomes)) == len(genomes)


def test_repr_of_a_genome_tells_the_game_in_a_line() -> None:
    assert repr(create_war_genome()) == "<GameGenome war-baseline: 2 players, 26 cards each; play; won by capture_all>"
    assert repr(create_old_maid_genome()) == ("<GameGenome old-maid: 4 players, 12 cards each; draw; won by not_last>")


def test_repr_of_a_genome_counts_one_player_and_one_card() -> None:
    genome = replace(create_war_genome(), player_count=1, setup=SetupRules(1), win_conditions=())
    assert repr(genome) == "<GameGenome war-baseline: 1 player, 1 card each; play; won by nothing>"


def test_repr_of_a_part_is_the_call_that_makes_it_without_defaults() -> None:
    assert repr(PlayPhase(Location.DISCARD, max_cards=2)) == "PlayPhase(target=Location.DISCARD, max_cards=2)"
    assert repr(BiddingPhase()) == "BiddingPhase()"
    assert repr(WinCondition(WinType.LOW_SCORE, 100)) == "WinCondition(type=WinType.LOW_SCORE, threshold=100)"


@pytest.mark.parametrize("genome", get_seed_genomes(), ids=lambda genome: genome.genome_id)
def test_repr_of_the_parts_makes_them_again(genome: GameGenome) -> None:
    names = {**vars(schema), **{cls.__name__: cls for cls in (Condition, CompoundCondition, ConditionType)}}
    names |= {cls.__name__: cls for cls in (CardReference, PlaceReference, Operator, Logic)}
    for part in (genome.setup, genome.turn_structure, genome.win_conditions, genome.special_effects):
        assert eval(repr(part), dict(names)) == part


@pytest.mark.parametrize("name", ["", "war\x1b[2J", "war\r\npeace", "\x9b", "\ud800", "x" * 300, None, 7, b"war", []])
def test_genome_whose_name_cannot_be_printed_is_called_the_genome(name: Any) -> None:
    genome = game(genome_id=name)
    assert str(genome) == "the genome: 2 players, 26 cards each; play; won by capture_all"
    assert repr(genome) == f"<GameGenome {genome}>"


@pytest.mark.parametrize(
    "changes",
    [
        {"player_count": "four"},
        {"player_count": None},
        {"player_count": -1},
        {"setup": SetupRules(any_text("many"))},
        {"turn_structure": TurnStructure(())},
        {"win_conditions": ()},
        {"teams": [[None]]},
    ],
    ids=repr,
)
def test_genome_that_is_no_game_can_be_printed(changes: dict[str, Any]) -> None:
    assert repr(game(**changes)).startswith("<GameGenome war-baseline: ")
    assert repr(game(**changes)).isprintable()


@pytest.mark.parametrize("part", [HandPattern("\x1b[2J\ud800", 1), SetupRules(any_text("\n"))])
def test_part_with_control_characters_can_be_printed(part: Gene) -> None:
    assert repr(part).isprintable()


# ------------------------------------------------------------------------------- the deck


@pytest.mark.parametrize(
    ("described", "covered"),
    [
        (CardCondition(), 52),
        (CardCondition(suit=Suit.HEARTS), 13),
        (CardCondition(rank=Rank.QUEEN), 4),
        (CardCondition(Suit.HEARTS, Rank.QUEEN), 1),
    ],
)
def test_description_covers_the_cards_of_its_suit_and_rank(described: CardCondition, covered: int) -> None:
    cards = [(rank, suit) for rank in Rank for suit in Suit if described.covers(rank, suit)]
    assert len(cards) == covered
    assert (Rank.QUEEN, Suit.HEARTS) in cards
    assert all(described.suit in (None, suit) and described.rank in (None, rank) for rank, suit in cards)


@pytest.mark.parametrize(
    ("deck", "removed", "missing"),
    [
        (DeckName.STANDARD_52, (), ""),
        (DeckName.STANDARD_52, (CardCondition(suit=Suit.CLUBS),), ""),
        (DeckName.STANDARD_52, (CardCondition(rank=Rank.TEN), CardCondition(Suit.CLUBS, Rank.ACE)), "10"),
        (DeckName.STANDARD_52, tuple(CardCondition(suit, Rank.TEN) for suit in Suit), "10"),
        (DeckName.STANDARD_52, tuple(CardCondition(suit, Rank.TEN) for suit in list(Suit)[1:]), ""),
        (DeckName.STRIPPED_40, (), "8 9 10"),
        (DeckName.STRIPPED_24, (CardCondition(rank=Rank.ACE),), "2 3 4 5 6 7 8 A"),
        (DeckName.STANDARD_52, (CardCondition(),), "2 3 4 5 6 7 8 9 10 J Q K A"),
    ],
)
def test_ranks_are_those_of_which_a_card_is_left(
    deck: DeckName, removed: tuple[CardCondition, ...], missing: str
) -> None:
    setup = SetupRules(cards_per_player=1, initial_deck=deck, removed_cards=removed)
    assert " ".join(rank for rank in Rank if rank not in setup.ranks) == missing


@pytest.mark.parametrize(
    ("deck", "removed", "size"),
    [
        (DeckName.STANDARD_52, (), 52),
        (DeckName.STANDARD_52, (CardCondition(Suit.CLUBS, Rank.QUEEN),), 51),
        (DeckName.STANDARD_52, (CardCondition(suit=Suit.CLUBS),), 39),
        (DeckName.STANDARD_52, (CardCondition(rank=Rank.QUEEN),), 48),
        (DeckName.STANDARD_52, (CardCondition(suit=Suit.CLUBS), CardCondition(rank=Rank.QUEEN)), 36),
        (DeckName.STANDARD_52, (CardCondition(Suit.CLUBS, Rank.QUEEN),) * 2, 51),
        (DeckName.STANDARD_52, (CardCondition(),), 0),
        (DeckName.STRIPPED_40, (), 40),
        (DeckName.STRIPPED_36, (), 36),
        (DeckName.STRIPPED_32, (), 32),
        (DeckName.STRIPPED_24, (), 24),
        (DeckName.STRIPPED_24, (CardCondition(Suit.CLUBS, Rank.TWO),), 24),
    ],
)
def test_deck_size_counts_the_cards_to_play_with(deck: DeckName, removed: tuple[CardCondition, ...], size: int) -> None:
    assert SetupRules(cards_per_player=1, initial_deck=deck, removed_cards=removed).deck_size == size


# ------------------------------------------------------------------------------- conditions

TOO_DEEP = "CompoundCondition.conditions nests too deep: expected at most 16 levels"


def nested(levels: int) -> AnyCondition:
    condition: AnyCondition = PAIR
    for _ in range(levels - 1):
        condition = CompoundCondition(Logic.AND, (condition,))
    return condition


@pytest.mark.parametrize("levels", [1, 2, MAX_CONDITION_DEPTH])
def test_depth_of_a_condition_counts_its_levels(levels: int) -> None:
    assert condition_depth(nested(levels)) == levels


@pytest.mark.parametrize("levels", [MAX_CONDITION_DEPTH + 1, 5000])
def test_condition_that_nests_too_deep_cannot_be_made(levels: int) -> None:
    assert refused(lambda: nested(levels)) == TOO_DEEP


def test_condition_of_which_one_part_nests_too_deep_cannot_be_made() -> None:
    assert refused(lambda: CompoundCondition(Logic.OR, (PAIR, nested(MAX_CONDITION_DEPTH)))) == TOO_DEEP


def test_depth_is_that_of_the_deepest_part() -> None:
    assert condition_depth(CompoundCondition(Logic.OR, (nested(1), nested(4), nested(2)))) == 5


def test_simple_conditions_come_from_left_to_right() -> None:
    one, two, three = (Condition(ConditionType.HAND_SIZE, Operator.EQ, number) for number in (1, 2, 3))
    whole = CompoundCondition(Logic.OR, (one, CompoundCondition(Logic.AND, (two, three)), one))
    assert list(simple_conditions(whole)) == [one, two, three, one]
    assert list(simple_conditions(two)) == [two]
    assert list(simple_conditions(None)) == []
