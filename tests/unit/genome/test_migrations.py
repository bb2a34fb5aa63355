"""Files of older versions load as the games they stand for."""

import copy
import json
from dataclasses import replace
from typing import Any

import pytest

from darwindeck.errors import GenomeError
from darwindeck.genome.conditions import (
    CardReference,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    Operator,
    PlaceReference,
)
from darwindeck.genome.examples import create_hearts_genome, get_seed_genomes
from darwindeck.genome.migrations import migrate
from darwindeck.genome.schema import (
    BreakingRule,
    ClaimPenalty,
    ClaimPhase,
    ClaimRankMode,
    DrawPhase,
    EffectType,
    GameGenome,
    GameRules,
    Location,
    PlayPhase,
    Rank,
    SchemaVersion,
    ScoringRule,
    SequenceDirection,
    SetupRules,
    SpecialEffect,
    Suit,
    TableauMode,
    TargetSelector,
    TrickPhase,
    TurnStructure,
    Visibility,
    WinCondition,
    WinType,
)
from darwindeck.genome.serialization import genome_from_dict, genome_from_json, genome_to_dict

PlainData = dict[str, Any]


def early_eights() -> PlainData:
    """A shedding game with a claim, as the first DarwinDeck wrote it."""
    return {
        "schema_version": "0.9",
        "genome_id": "early-eights",
        "generation": 7,
        "setup": {
            "cards_per_player": 5,
            "initial_deck": "standard_52",
            "initial_discard_count": 1,
            "trump_suit": "SPADES",
            "rotate_trump": False,
            "random_trump": False,
            "custom_printed_deck": False,
            "wild_cards": ["EIGHT", "JACK"],
            "tableau_mode": "SEQUENCE",
            "sequence_direction": "ASCENDING",
            "hand_visibility": "OWNER_ONLY",
            "deck_visibility": "FACE_DOWN",
        },
        "turn_structure": {
            "phases": [
                {
                    "type": "DrawPhase",
                    "source": "DECK",
                    "count": 1,
                    "mandatory": True,
                    "condition": {
                        "type": "simple",
                        "condition_type": "LOCATION_SIZE",
                        "operator": "EQ",
                        "value": 0,
                        "reference": "VALID_PLAYS",
                    },
                },
                {
                    "type": "PlayPhase",
                    "target": "TABLEAU",
                    "valid_play_condition": {
                        "type": "compound",
                        "logic": "OR",
                        "conditions": [
                            {
                                "type": "simple",
                                "condition_type": "CARD_MATCHES_SUIT",
                                "operator": None,
                                "value": None,
                                "reference": "top_discard",
                            },
                            {
                                "type": "compound",
                                "logic": "AND",
                                "conditions": [
                                    {"type": "simple", "condition_type": "CARD_IS_RANK", "value": "EIGHT"},
                                    {"type": "simple", "condition_type": "CARD_IS_SUIT", "value": "HEARTS"},
                                ],
                            },
                        ],
                    },
                    "min_cards": 1,
                    "max_cards": 1,
                },
                {"type": "ClaimPhase", "min_cards": 1, "max_cards": 4, "sequential_rank": True, "pile_penalty": True},
            ],
            "is_trick_based": False,
            "tricks_per_hand": None,
        },
        "special_effects": [
            {"trigger_rank": "TWO", "effect_type": "REVERSE_DIRECTION", "target": "NEXT_PLAYER", "value": 1}
        ],
        "win_conditions": [{"type": "empty_hand", "threshold": None, "required_hand_size": None}],
        "scoring_rules": [
            {
                "condition": {"type": "simple", "condition_type": "HAND_SIZE", "operator": "GE", "value": 3},
                "points": -5,
            }
        ],
        "game_rules": {"keep_top_discard": True, "same_player_on_win": False},
        "max_turns": 200,
        "player_count": 3,
    }


def eights_today() -> GameGenome:
    """The same game as it is written today."""
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="early-eights",
        generation=7,
        setup=SetupRules(
            cards_per_player=5,
            initial_discard_count=1,
            trump_suit=Suit.SPADES,
            wild_cards=(Rank.EIGHT, Rank.JACK),
            tableau_mode=TableauMode.SEQUENCE,
            sequence_direction=SequenceDirection.ASCENDING,
            hand_visibility=Visibility.OWNER_ONLY,
            deck_visibility=Visibility.FACE_DOWN,
        ),
        turn_structure=TurnStructure(
            phases=(
                DrawPhase(
                    source=Location.DECK,
                    condition=Condition(ConditionType.LOCATION_SIZE, Operator.EQ, 0, PlaceReference.VALID_PLAYS),
                ),
                PlayPhase(
                    target=Location.TABLEAU,
                    valid_play_condition=CompoundCondition(
                        Logic.OR,
                        (
                            Condition(ConditionType.CARD_MATCHES_SUIT, reference=CardReference.TOP_DISCARD),
                            CompoundCondition(
                                Logic.AND,
                                (
                                    Condition(ConditionType.CARD_IS_RANK, value=Rank.EIGHT),
                                    Condition(ConditionType.CARD_IS_SUIT, value=Suit.HEARTS),
                                ),
                            ),
                        ),
                    ),
                ),
                ClaimPhase(rank_mode=ClaimRankMode.SEQUENTIAL, lie_penalty=ClaimPenalty.TAKE_PILE),
            )
        ),
        special_effects=(SpecialEffect(Rank.TWO, EffectType.REVERSE_DIRECTION, TargetSelector.NEXT_PLAYER),),
        win_conditions=(WinCondition(type=WinType.EMPTY_HAND),),
        scoring_rules=(ScoringRule(Condition(ConditionType.HAND_SIZE, Operator.GE, 3), -5),),
        max_turns=200,
        player_count=3,
    )


def early_hearts() -> PlainData:
    return {
        "genome_id": "hearts",
        "generation": 0,
        "setup": {"cards_per_player": 13},
        "turn_structure": {
            "phases": [
                {
                    "type": "TrickPhase",
                    "lead_suit_required": True,
                    "trump_suit": None,
                    "high_card_wins": True,
                    "breaking_suit": "HEARTS",
                }
            ],
            "is_trick_based": True,
            "tricks_per_hand": 13,
        },
        "win_conditions": [
            {"type": "low_score", "threshold": 100, "comparison": "LOWEST", "trigger_mode": "THRESHOLD_GATE"}
        ],
        "card_scoring": [
            {"condition": {"suit": "HEARTS", "rank": None}, "points": 1, "trigger": "TRICK_WIN"},
            {"condition": {"suit": "SPADES", "rank": "QUEEN"}, "points": 13, "trigger": "TRICK_WIN"},
        ],
        "player_count": 4,
        "max_turns": 2000,
    }


def labelled(data: PlainData, label: str | None) -> PlainData:
    unlabelled = {name: value for name, value in data.items() if name != "schema_version"}
    return unlabelled if label is None else {"schema_version": label, **unlabelled}


def with_claim(**fields: Any) -> PlainData:
    data = early_eights()
    data["turn_structure"]["phases"] = [{"type": "ClaimPhase", **fields}]
    return data


def claim_of(data: PlainData) -> ClaimPhase:
    (phase,) = genome_from_dict(data).turn_structure.phases
    assert isinstance(phase, ClaimPhase)
    return phase


def problems_of(data: Any) -> list[str]:
    with pytest.raises(GenomeError) as caught:
        genome_from_dict(data)
    return list(caught.value.problems)


@pytest.mark.parametrize("label", ["0.9", "1.0", None])
def test_early_file_loads_as_the_game_it_stands_for_however_it_is_labelled(label: str | None) -> None:
    data = labelled(early_eights(), label)
    assert genome_from_dict(data) == eights_today()
    assert genome_from_json(json.dumps(data)) == eights_today()


@pytest.mark.parametrize("label", ["0.9", "1.0", None])
def test_early_hearts_is_hearts_without_its_later_rules(label: str | None) -> None:
    hearts = create_hearts_genome()
    turn = replace(hearts.turn_structure, phases=(TrickPhase(breaking_suit=Suit.HEARTS),))
    early = replace(hearts, turn_structure=turn, game_rules=GameRules())
    assert genome_from_dict(labelled(early_hearts(), label)) == early


@pytest.mark.parametrize("genome", get_seed_genomes(), ids=lambda genome: genome.genome_id)
@pytest.mark.parametrize("label", ["0.9", "1.0", None])
def test_file_in_the_spelling_of_today_loads_however_it_is_labelled(genome: GameGenome, label: str | None) -> None:
    assert genome_from_dict(labelled(genome_to_dict(genome), label)) == genome


def test_early_file_written_again_is_of_the_current_version() -> None:
    plain = genome_to_dict(genome_from_dict(early_eights()))
    assert plain["schema_version"] == "1.0"
    assert [phase["type"] for phase in plain["turn_structure"]["phases"]] == ["draw", "play", "claim"]


@pytest.mark.parametrize(
    ("early", "today"),
    [
        ({"sequential_rank": True}, ClaimPhase(rank_mode=ClaimRankMode.SEQUENTIAL)),
        ({"sequential_rank": False}, ClaimPhase(rank_mode=ClaimRankMode.CHOSEN)),
        ({"rank_mode": "PLAYER_CHOICE"}, ClaimPhase(rank_mode=ClaimRankMode.CHOSEN)),
        ({"rank_mode": "PLAYER_CHOICE", "sequential_rank": False}, ClaimPhase(rank_mode=ClaimRankMode.CHOSEN)),
        ({"rank_mode": "FIXED", "fixed_rank": "ACE"}, ClaimPhase(rank_mode=ClaimRankMode.FIXED, fixed_rank=Rank.ACE)),
        ({"pile_penalty": True}, ClaimPhase(challenge_penalty=ClaimPenalty.TAKE_PILE)),
        ({"max_cards": 2}, ClaimPhase(max_cards=2)),
        (
            {"rank_mode": "FIXED", "fixed_rank": "ACE", "sequential_rank": False},
            ClaimPhase(rank_mode=ClaimRankMode.FIXED, fixed_rank=Rank.ACE),
        ),
        (
            {"rank_mode": "FIXED", "fixed_rank": "ACE", "sequential_rank": True},
            ClaimPhase(rank_mode=ClaimRankMode.FIXED, fixed_rank=Rank.ACE),
        ),
        ({"rank_mode": "SEQUENTIAL", "sequential_rank": False}, ClaimPhase(rank_mode=ClaimRankMode.CHOSEN)),
    ],
)
def test_early_claims_are_read(early: PlainData, today: ClaimPhase) -> None:
    assert claim_of(with_claim(**early)) == today


def test_claim_without_the_pile_as_penalty_is_refused() -> None:
    assert problems_of(with_claim(pile_penalty=False)) == [
        'turn_structure.phases[0].pile_penalty is unknown: did you mean "lie_penalty"?'
    ]


@pytest.mark.parametrize("value", [7, 0, 1, None, "yes", [], {}])
def test_claim_with_a_sequential_rank_that_is_no_flag_is_refused(value: Any) -> None:
    (problem,) = problems_of(with_claim(sequential_rank=value))
    assert problem.startswith("turn_structure.phases[0].sequential_rank is unknown: ")


NEUTRAL = [
    ("setup", "rotate_trump", False, [True, 0, None]),
    ("setup", "random_trump", False, [True, 0, ""]),
    ("setup", "custom_printed_deck", False, [True, 0, []]),
    ("game_rules", "keep_top_discard", True, [False, 1, "true"]),
    ("game_rules", "same_player_on_win", False, [True, 0, 0.0]),
    ("win_conditions[0]", "required_hand_size", None, [3, 0, False]),
    ("turn_structure.phases[2]", "pile_penalty", True, [False, 1]),
    ("turn_structure.phases[2]", "sequential_rank", True, [1, 0]),
]


def parts_of(data: PlainData) -> dict[str, PlainData]:
    """The parts of an early file that have had fields without meaning, and the file itself, by their paths."""
    phases = data["turn_structure"]["phases"]
    return {
        "": data,
        "setup": data["setup"],
        "game_rules": data["game_rules"],
        "turn_structure.phases[0]": phases[0],
        "turn_structure.phases[2]": phases[2],
        "win_conditions[0]": data["win_conditions"][0],
    }


@pytest.mark.parametrize(("part", "name", "neutral", "meaningful"), NEUTRAL)
def test_early_field_is_dropped_where_it_means_nothing_and_refused_where_it_means_something(
    part: str, name: str, neutral: Any, meaningful: list[Any]
) -> None:
    data = early_eights()
    parts_of(data)[part][name] = neutral
    assert genome_from_dict(data) == eights_today()
    for value in meaningful:
        parts_of(data)[part][name] = value
        (problem,) = problems_of(data)
        assert problem.startswith(f"{part}.{name} is unknown: ")


@pytest.mark.parametrize(("part", "name", "neutral"), [case[:3] for case in NEUTRAL])
def test_early_field_without_meaning_is_dropped_only_where_it_stood(part: str, name: str, neutral: Any) -> None:
    for elsewhere in parts_of(early_eights()):
        if elsewhere != part:
            data = early_eights()
            parts_of(data)[elsewhere][name] = neutral
            (problem,) = problems_of(data)
            assert problem.startswith(f"{elsewhere}.{name} is unknown: " if elsewhere else f"{name} is unknown: ")


@pytest.mark.parametrize("suit", [None, "HEARTS"])
def test_early_trick_without_a_breaking_rule_is_a_plain_trick(suit: str | None) -> None:
    data = early_hearts()
    data["turn_structure"]["phases"] = [{"type": "TrickPhase", "breaking_suit": suit, "breaking_rule": "NONE"}]
    assert genome_from_dict(data).turn_structure.phases == (TrickPhase(),)


def test_early_trick_with_a_breaking_rule_keeps_its_breaking_suit() -> None:
    data = early_hearts()
    data["turn_structure"]["phases"] = [
        {"type": "TrickPhase", "breaking_suit": "HEARTS", "breaking_rule": "CANNOT_LEAD_UNTIL_BROKEN"}
    ]
    assert genome_from_dict(data).turn_structure.phases == (
        TrickPhase(breaking_suit=Suit.HEARTS, breaking_rule=BreakingRule.CANNOT_LEAD_UNTIL_BROKEN),
    )


def test_field_without_meaning_is_refused_in_a_file_of_today() -> None:
    plain = genome_to_dict(create_hearts_genome())
    plain["setup"]["rotate_trump"] = False
    (problem,) = problems_of(plain)
    assert problem.startswith("setup.rotate_trump is unknown: ")


def test_early_name_of_an_unknown_word_is_refused_with_its_path() -> None:
    data = early_eights()
    data["setup"]["trump_suit"] = "COINS"
    assert problems_of(data) == ['setup.trump_suit is "COINS": expected one of "H", "D", "C", "S"']


def test_unknown_phase_of_an_early_file_is_refused_with_its_path() -> None:
    data = early_eights()
    data["turn_structure"]["phases"][1]["type"] = "JugglePhase"
    (problem,) = problems_of(data)
    assert problem.startswith('turn_structure.phases[1].type is "JugglePhase": ')


@pytest.mark.parametrize("version", ["1.1", "2.0", "0.8", "", "1", "1.0 ", "99" * 500])
def test_version_that_is_not_known_is_refused_with_what_is(version: str) -> None:
    (problem,) = problems_of(labelled(early_eights(), version))
    assert problem.startswith(f'schema_version is "{version[:30]}')
    assert problem.endswith(': this DarwinDeck reads "0.9" or "1.0"; a newer file needs a newer DarwinDeck')


@pytest.mark.parametrize("version", [None, 1, 1.0, True, ["1.0"], {"major": 1}, {}])
def test_version_that_is_no_text_is_refused(version: Any) -> None:
    assert problems_of({**early_eights(), "schema_version": version}) == [
        f'schema_version is {json.dumps(version)}: expected the text "1.0"'
    ]


def deep(levels: int, key: str | None = None) -> Any:
    nest: Any = 0
    for _ in range(levels):
        nest = [nest] if key is None else {key: nest}
    return nest


def deep_condition(levels: int) -> PlainData:
    condition: PlainData = {"type": "simple", "condition_type": "HAND_SIZE", "operator": "EQ", "value": 0}
    for _ in range(levels):
        condition = {"type": "compound", "logic": "AND", "conditions": [condition]}
    return condition


def with_key(data: PlainData, key: Any) -> PlainData:
    return {**data, key: 2}


def with_phase(phase: Any) -> PlainData:
    data = early_eights()
    data["turn_structure"]["phases"].append(phase)
    return data


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(with_phase({"type": ["DrawPhase"]}), id="type is a list"),
        pytest.param(with_phase({"type": {"DrawPhase": 1}}), id="type is an object"),
        pytest.param(with_phase({"type": None}), id="type is null"),
        pytest.param(with_phase({}), id="phase without type"),
        pytest.param(with_phase(5), id="phase is a number"),
        pytest.param(with_phase("DrawPhase"), id="phase is a text"),
        pytest.param(with_phase({"type": "DrawPhase"}), id="phase without its fields"),
        pytest.param(with_phase({"type": "DrawPhase", "source": ["DECK"]}), id="word is a list"),
        pytest.param(with_phase({"type": "ClaimPhase", "rank_mode": ["FIXED"]}), id="claim mode is a list"),
        pytest.param(with_phase({"type": "ClaimPhase", "pile_penalty": []}), id="pile penalty is a list"),
        pytest.param({**early_eights(), "turn_structure": {"phases": 3}}, id="phases is a number"),
        pytest.param({**early_eights(), "turn_structure": {"phases": "DrawPhase"}}, id="phases is a text"),
        pytest.param({**early_eights(), "turn_structure": {"phases": {"type": "DrawPhase"}}}, id="phases is an object"),
        pytest.param({**early_eights(), "turn_structure": []}, id="turn structure is a list"),
        pytest.param({**early_eights(), "turn_structure": None}, id="turn structure is null"),
        pytest.param({**early_eights(), "setup": "setup"}, id="setup is a text"),
        pytest.param({**early_eights(), "special_effects": {"a": 1}}, id="effects are an object"),
        pytest.param({**early_eights(), "win_conditions": [[]]}, id="win condition is a list"),
        pytest.param(with_key(early_eights(), 1), id="key is a number"),
        pytest.param(with_phase(with_key({"type": "DrawPhase"}, None)), id="key of a phase is null"),
        pytest.param({**early_eights(), "scoring_rules": [{"condition": {"type": "simple"}}]}, id="empty condition"),
        pytest.param({**early_eights(), "teams": deep(50_000)}, id="deep lists"),
        pytest.param({**early_eights(), "setup": deep(50_000, "setup")}, id="deep objects"),
        pytest.param({**early_eights(), "genome_id": deep(50_000, "x")}, id="deep name"),
        pytest.param(
            with_phase({"type": "DrawPhase", "source": "DECK", "condition": deep_condition(50_000)}),
            id="deep condition",
        ),
        pytest.param(
            with_phase({"type": "DrawPhase", "source": "DECK", "condition": deep_condition(17)}),
            id="condition a little too deep",
        ),
    ],
)
@pytest.mark.parametrize("label", ["0.9", "1.0", None])
def test_hostile_data_gives_a_genome_error_and_nothing_else(data: PlainData, label: str | None) -> None:
    problems = problems_of(labelled(data, label))
    assert problems
    assert all(len(problem) < 1000 for problem in problems)


def test_early_condition_may_be_as_deep_as_one_of_today() -> None:
    data = with_phase({"type": "DrawPhase", "source": "DECK", "condition": deep_condition(15)})
    assert len(genome_from_dict(data).turn_structure.phases) == 4


@pytest.mark.parametrize("label", ["0.9", "1.0", None])
def test_migrating_does_not_change_the_original(label: str | None) -> None:
    data = labelled(early_eights(), label)
    before = copy.deepcopy(data)
    assert migrate(data) != before
    assert data == before


def test_data_of_today_is_handed_on_as_it_is() -> None:
    plain = genome_to_dict(create_hearts_genome())
    assert migrate(plain) == plain


def test_data_without_a_version_gets_the_current_one() -> None:
    plain = labelled(genome_to_dict(create_hearts_genome()), None)
    assert migrate(plain) == {"schema_version": "1.0", **plain}
    assert "schema_version" not in plain
