"""Every problem that the validator can name, each with the words it is named in."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import darwindeck.genome._rules as rules_package
from darwindeck.errors import GenomeError
from darwindeck.genome import limits
from darwindeck.genome.coherence import assess_coherence
from darwindeck.genome.conditions import (
    MAX_CONDITION_DEPTH,
    SIGNATURES,
    CardReference,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    Operator,
    PlaceReference,
)
from darwindeck.genome.examples import create_partnership_spades_genome, get_seed_genomes
from darwindeck.genome.schema import (
    MAX_PLAYERS,
    MAX_TURNS,
    CardCondition,
    ClaimPenalty,
    ClaimPhase,
    ClaimRankMode,
    ContractScoring,
    DrawPhase,
    EffectType,
    GameGenome,
    Location,
    Rank,
    ScoringRule,
    SpecialEffect,
    Suit,
    TargetSelector,
    TurnStructure,
    WinCondition,
    WinType,
)
from darwindeck.genome.validator import GenomeValidator
from tests.support.unsound.betting import BETTING
from tests.support.unsound.claims import CLAIMS
from tests.support.unsound.conditions import CONDITIONS
from tests.support.unsound.games import (
    BASES,
    CHEAT,
    DISCARD_ONE,
    EIGHTS,
    EMPTY_HAND,
    FAN_TAN,
    HEARTS,
    IS_EIGHT,
    PARTNERS,
    PLAY_TO_DISCARD,
    PLAY_TO_TABLE,
    POKER,
    SKIP,
    SOLO,
    SPADES,
    WAR,
    Case,
    drawn,
    drawn_if,
    played_if,
    with_any,
    with_pattern,
    with_phase,
    with_setup,
    with_turn,
    won_by,
)
from tests.support.unsound.house import HOUSE
from tests.support.unsound.limits import ARGUMENTS, DEAL
from tests.support.unsound.phases import PHASES
from tests.support.unsound.scoring import SCORING
from tests.support.unsound.setup import SETUP
from tests.support.unsound.shapes import BYTE, NAME, PLAYERS, SHAPES, SIZE, asking, nested
from tests.support.unsound.teams import TEAMS
from tests.support.unsound.tricks import TRICKS
from tests.support.unsound.winning import WINNING

RULES_AND_LIMITS: list[Case] = [
    *SETUP,
    *PHASES,
    *CONDITIONS,
    *TRICKS,
    *BETTING,
    *CLAIMS,
    *HOUSE,
    *SCORING,
    *WINNING,
    *TEAMS,
    *DEAL,
    *ARGUMENTS,
]


CASES = [*RULES_AND_LIMITS, *SHAPES, *SIZE]


@pytest.mark.parametrize("tested", CASES, ids=lambda tested: tested.fact)
def test_fault_is_named_with_its_field_its_value_and_the_way_out(tested: Case) -> None:
    assert GenomeValidator.validate(tested.genome) == tested.problems


def test_messages_are_one_line_that_starts_with_a_path_and_has_no_full_stop() -> None:
    for problem in (problem for tested in CASES for problem in tested.problems):
        assert re.fullmatch(r"[a-z_]+(\.[a-z_]+|\[\d+\])* .*[^.\s]", problem), problem


def test_facts_are_told_once() -> None:
    assert [fact for fact, count in Counter(tested.fact for tested in CASES).items() if count > 1] == []


def messages_in(source: str) -> Iterator[str]:
    """A pattern for each message that a module writes: what it yields, or returns from a function on problems."""
    tree = ast.parse(source)
    written: list[ast.expr | None] = [node.value for node in ast.walk(tree) if isinstance(node, ast.Yield)]
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        if function.name.endswith("_problem"):
            written += [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
    for text in written:
        match text:
            case ast.Constant(str(words)):
                yield re.escape(words)
            case ast.JoinedStr(parts):
                yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*" for part in parts)
            case _:
                continue


def rule_sources() -> dict[str, str]:
    (folder,) = map(Path, rules_package.__path__)
    paths = [*sorted(folder.glob("*.py")), Path(limits.__file__)]
    return {path.name: path.read_text(encoding="utf-8") for path in paths}


def test_no_message_of_the_rules_is_untested() -> None:
    known = Counter(pattern for source in rule_sources().values() for pattern in messages_in(source))
    expected = {problem for tested in RULES_AND_LIMITS for problem in tested.problems}
    tested = {pattern: sum(re.fullmatch(pattern, one) is not None for one in expected) for pattern in known}
    assert len(known) > 60, "the search for messages finds too few of them"
    assert [pattern for pattern, places in known.items() if tested[pattern] < places] == []


def test_the_search_for_untested_messages_would_find_one() -> None:
    source = 'def rule(x):\n    yield f"{x}.count is {x}: too few"\n    yield "plain"\n    yield "path", x\n'
    assert list(messages_in(source)) == [r".*\.count\ is\ .*:\ too\ few", "plain"]


@pytest.mark.parametrize("genome", [*get_seed_genomes(), *BASES], ids=lambda genome: genome.genome_id)
def test_known_games_and_those_that_the_cases_start_from_are_sound(genome: GameGenome) -> None:
    assert GenomeValidator.validate(genome) == []


@pytest.mark.parametrize(
    "genome",
    [
        pytest.param(replace(EIGHTS, player_count=MAX_PLAYERS), id="as many players as may be"),
        pytest.param(replace(EIGHTS, max_turns=MAX_TURNS), id="as many turns as may be"),
        pytest.param(replace(EIGHTS, max_turns=1, min_turns=1), id="a single turn"),
        pytest.param(with_setup(EIGHTS, wild_cards=(Rank.EIGHT,) * 255), id="as many entries as a list may have"),
        pytest.param(replace(EIGHTS, min_turns=500), id="min_turns and max_turns the same"),
        pytest.param(with_setup(WAR, cards_per_player=26), id="every card dealt"),
        pytest.param(with_setup(POKER, starting_chips=10), id="chips for a single bet"),
        pytest.param(with_phase(POKER, 0, max_bet=10), id="bets of one size"),
        pytest.param(with_phase(SPADES, 0, min_bid=13, max_bid=13), id="a bid of every trick"),
        pytest.param(with_turn(HEARTS, tricks_per_hand=1), id="a single trick"),
        pytest.param(with_setup(SPADES, trump_suit=None), id="trumps of the phase alone"),
        pytest.param(with_phase(SPADES, 1, trump_suit=None), id="trumps of the setup alone"),
        pytest.param(
            replace(SPADES, contract_scoring=ContractScoring(bag_limit=0, bag_penalty=0)), id="bags that cost nothing"
        ),
        pytest.param(with_phase(CHEAT, 0, rank_mode=ClaimRankMode.FIXED, fixed_rank=Rank.ACE), id="fixed claims"),
        pytest.param(
            with_any(
                won_by(CHEAT, WinType.LOW_SCORE),
                turn_structure=TurnStructure((ClaimPhase(lie_penalty=ClaimPenalty.LOSE_POINTS),)),
            ),
            id="points from claims alone",
        ),
        pytest.param(with_phase(SOLO, 0, source=Location.DISCARD), id="one player who draws from the pile"),
        pytest.param(
            replace(
                SOLO, special_effects=(SpecialEffect(Rank.KING, EffectType.EXTRA_TURN, TargetSelector.NEXT_PLAYER, 0),)
            ),
            id="one player who goes again",
        ),
        pytest.param(
            with_setup(EIGHTS, cards_per_player=13, initial_discard_count=0), id="a deck that the discards refill"
        ),
        pytest.param(
            with_setup(
                drawn(EIGHTS, DrawPhase(source=Location.DECK), PLAY_TO_TABLE),
                cards_per_player=12,
                initial_discard_count=2,
                initial_tableau_count=2,
            ),
            id="a deck that the card below the top discard refills",
        ),
        pytest.param(
            with_turn(CHEAT, ClaimPhase(), DrawPhase(source=Location.DISCARD)), id="a pile that claims have filled"
        ),
        pytest.param(
            with_setup(
                replace(
                    drawn(EIGHTS, DrawPhase(source=Location.DISCARD), PLAY_TO_TABLE), special_effects=(DISCARD_ONE,)
                ),
                initial_discard_count=0,
            ),
            id="a pile that a special card has filled",
        ),
        pytest.param(
            with_setup(
                replace(drawn(EIGHTS, DrawPhase(source=Location.DECK), PLAY_TO_TABLE), special_effects=(DISCARD_ONE,)),
                cards_per_player=13,
                initial_discard_count=0,
            ),
            id="a deck that a special card refills",
        ),
        pytest.param(
            with_setup(drawn(EIGHTS, DrawPhase(source=Location.TABLEAU)), initial_tableau_count=1),
            id="a table that the deal has filled",
        ),
        pytest.param(with_setup(EIGHTS, cards_per_player=0), id="cards that are drawn and not dealt"),
        pytest.param(with_phase(EIGHTS, 1, min_cards=0), id="plays that may be left out"),
        pytest.param(with_pattern(required_count=5, same_rank_groups=(3, 2)), id="a pattern that fills the hand"),
        pytest.param(with_pattern(same_rank_groups=(4,)), id="four of a rank"),
        pytest.param(drawn_if(nested(MAX_CONDITION_DEPTH)), id="conditions as deep as they may be"),
        pytest.param(
            with_any(EIGHTS, scoring_rules=(ScoringRule(nested(MAX_CONDITION_DEPTH), 1),)),
            id="conditions of scoring rules as deep as they may be",
        ),
        pytest.param(played_if(Condition(ConditionType.CARD_IS_SUIT, Operator.NE, Suit.CLUBS)), id="any suit but one"),
        pytest.param(replace(PARTNERS, teams=((0, 1, 2), (3,))), id="teams of different size"),
        *(
            pytest.param(
                with_setup(
                    played_if(Condition(ConditionType.CARD_IS_RANK, operator, Rank.THREE)),
                    removed_cards=(CardCondition(rank=Rank.THREE),),
                ),
                id=f"a card {operator} a rank that the deck has not",
            )
            for operator in Operator
            if operator is not Operator.EQ
        ),
        pytest.param(
            with_setup(
                EIGHTS, removed_cards=tuple(CardCondition(suit, Rank.EIGHT) for suit in Suit if suit is not Suit.CLUBS)
            ),
            id="a wild card of which one is left",
        ),
        pytest.param(
            with_any(EIGHTS, scoring_rules=(ScoringRule(IS_EIGHT, 5, per_card=True), ScoringRule(EMPTY_HAND, 5))),
            id="points for each card and points for the hand",
        ),
        pytest.param(asking(65535), id="a game that fills the machine"),
    ],
)
def test_what_just_fits_is_sound(genome: GameGenome) -> None:
    assert GenomeValidator.validate(genome) == []


ARGUMENT_FOR: dict[str, Any] = {
    "none": None,
    "any": Operator.EQ,
    "number": 2,
    "rank": Rank.EIGHT,
    "suit": Suit.CLUBS,
    "card": CardReference.TOP_DISCARD,
    "place": PlaceReference.DECK,
}


def sound_condition(kind: ConditionType) -> Condition:
    signature = SIGNATURES[kind]
    names = (signature.operator, signature.value, signature.reference)
    return Condition(kind, *(ARGUMENT_FOR[name] for name in names))


@pytest.mark.parametrize("kind", list(ConditionType))
def test_every_condition_may_have_what_its_signature_says(kind: ConditionType) -> None:
    assert limits.limit_problems(played_if(sound_condition(kind))) == []


@pytest.mark.parametrize("kind", list(ConditionType))
def test_every_condition_is_held_to_its_signature(kind: ConditionType) -> None:
    signature = SIGNATURES[kind]
    wrong: dict[str, list[Any]] = {
        "operator": [one for one in (None, Operator.EQ) if one != ARGUMENT_FOR[signature.operator]],
        "value": [one for one in (None, 2, Rank.EIGHT, Suit.CLUBS) if one != ARGUMENT_FOR[signature.value]],
        "reference": [
            one
            for one in (None, CardReference.TOP_DISCARD, PlaceReference.DECK)
            if one != ARGUMENT_FOR[signature.reference]
        ],
    }
    for name, values in wrong.items():
        for value in values:
            changed: dict[str, Any] = {name: value}
            condition = replace(sound_condition(kind), **changed)
            if condition == sound_condition(kind):
                continue  # Equality was spelt out again.
            (problem,) = limits.limit_problems(played_if(condition))
            assert problem.startswith(f"turn_structure.phases[1].valid_play_condition.{name} is ")
            assert f": {kind} " in problem


@pytest.mark.parametrize("kind", [ConditionType.CARD_IS_RANK, ConditionType.CARD_IS_SUIT])
def test_a_rank_or_a_suit_is_compared_for_equality_unless_told_otherwise(kind: ConditionType) -> None:
    value = ARGUMENT_FOR[SIGNATURES[kind].value]
    assert Condition(kind, value=value) == Condition(kind, Operator.EQ, value)


def test_all_faults_are_reported_at_once_with_the_limits_first() -> None:
    genome = with_setup(
        replace(with_phase(EIGHTS, 0, count=0), win_conditions=(), min_turns=501), starting_chips=5, cards_per_player=13
    )
    assert GenomeValidator.validate(genome) == [
        "setup.cards_per_player is 13: 4 players and 1 card laid out would need 53 cards, the deck has 52",
        "min_turns is 501: the game is broken off after max_turns, which is 500",
        "turn_structure.phases[0].count is 0: the phase can never act, draw at least 1 card",
        "setup.starting_chips is 5: there is no betting phase to use them in",
        "win_conditions is empty: nobody could ever win",
    ]


def test_every_phase_and_every_win_with_a_fault_is_named() -> None:
    zero = DrawPhase(source=Location.DECK, count=0)
    genome = with_turn(EIGHTS, zero, PLAY_TO_DISCARD, zero)
    genome = replace(genome, win_conditions=(WinCondition(WinType.MOST_CHIPS), WinCondition(WinType.MOST_TRICKS)))
    paths = [problem.split(" is ")[0] for problem in GenomeValidator.validate(genome)]
    assert paths == [
        "turn_structure.phases[0].count",
        "turn_structure.phases[2].count",
        "win_conditions[0].type",
        "win_conditions[1].type",
    ]


def test_faults_of_type_and_range_come_alone_and_all_at_once() -> None:
    genome = with_setup(with_any(EIGHTS, generation=-1, player_count=7, win_conditions=()), cards_per_player=True)
    assert GenomeValidator.validate(genome) == [
        "generation is -1: expected a whole number from 0 to 4294967295",
        f"setup.cards_per_player is true: {BYTE}",
        f"player_count is 7: {PLAYERS}",
    ]


def test_same_problem_is_told_once() -> None:
    chips = Condition(ConditionType.CHIP_COUNT, Operator.GE, 10)
    assert GenomeValidator.validate(drawn_if(CompoundCondition(Logic.OR, (chips, chips, chips)))) == [
        "turn_structure.phases[0].condition asks chip_count: setup.starting_chips is 0, the game has no chips"
    ]


def test_class_and_instance_give_the_same_answer() -> None:
    genome = replace(EIGHTS, player_count=7)
    assert GenomeValidator().validate(genome) == GenomeValidator.validate(genome) != []


def test_check_hands_back_a_sound_genome() -> None:
    assert GenomeValidator.check(WAR) is WAR
    assert GenomeValidator().check(WAR) is WAR


def test_check_raises_with_all_problems_and_the_name_of_the_game() -> None:
    genome = replace(EIGHTS, min_turns=501, win_conditions=())
    with pytest.raises(GenomeError) as caught:
        GenomeValidator.check(genome)
    assert caught.value.problems == tuple(GenomeValidator.validate(genome))
    assert str(caught.value) == (
        "crazy-eights: min_turns is 501: the game is broken off after max_turns, which is 500; "
        "win_conditions is empty: nobody could ever win"
    )


@pytest.mark.parametrize(
    "name", ["", "war\x1b[2J", "war\npeace", "\x85", "\ud800", "x" * 256, None, 7, b"war", ["war"]]
)
def test_check_calls_a_game_whose_name_cannot_be_printed_the_genome(name: Any) -> None:
    with pytest.raises(GenomeError) as caught:
        GenomeValidator.check(with_any(WAR, genome_id=name))
    assert caught.value.source == "the genome"
    assert str(caught.value).isprintable()
    assert str(caught.value).startswith("the genome: genome_id is ")
    assert str(caught.value).endswith(NAME)


@pytest.mark.parametrize(
    ("phrase", "genome"),
    [
        ("WAR tableau mode requires exactly 2 players", replace(WAR, player_count=4)),
        ("team_mode=True requires teams", replace(PARTNERS, teams=())),
        ("invalid player index", replace(PARTNERS, teams=((0, 2), (1, 9)))),
        ("duplicate player", replace(PARTNERS, teams=((0, 2), (1, 2)))),
        ("not all players assigned (missing: 3)", replace(PARTNERS, teams=((0, 2), (1,)))),
        ("not all players assigned (missing: 1, 3)", replace(PARTNERS, teams=((0,), (2,)))),
        ("at least 2 teams required", replace(PARTNERS, teams=((0, 1, 2, 3),))),
    ],
)
def test_the_words_that_others_rely_on_are_there(phrase: str, genome: GameGenome) -> None:
    assert any(phrase in problem for problem in GenomeValidator.validate(genome))


def test_validating_changes_nothing() -> None:
    genome = create_partnership_spades_genome()
    GenomeValidator.validate(genome)
    assert genome == create_partnership_spades_genome()


def test_capturing_all_from_a_sequence_is_incoherent_but_sound() -> None:
    genome = won_by(FAN_TAN, WinType.CAPTURE_ALL)
    assert GenomeValidator.validate(genome) == []
    assert assess_coherence(genome).penalty == pytest.approx(0.3)


def test_numbers_out_of_range_do_not_hide_other_problems() -> None:
    genome = replace(WAR, generation=-1, win_conditions=())
    assert GenomeValidator.validate(genome) == [
        "generation is -1: expected a whole number from 0 to 4294967295",
        "win_conditions is empty: nobody could ever win",
    ]


def test_a_wrong_type_behind_more_faults_than_are_read_is_no_trap() -> None:
    genome = with_any(WAR, special_effects=(replace(SKIP, value=300),) * 120, player_count="four")
    assert GenomeValidator.validate(genome)[-1] == "there is more amiss: the rest was not read"
