"""Games as plain data, and ways to spoil them."""

import copy
from typing import Any

import pytest

from darwindeck.errors import GenomeError
from darwindeck.genome._coded import Coded
from darwindeck.genome.schema import GameGenome, PhaseTag
from darwindeck.genome.serialization import genome_from_dict, genome_from_json, genome_to_dict
from tests.support.games import eights_by_three_conditions

PlainData = dict[str, Any]

CARD_IS_QUEEN = {"type": "card_is_rank", "operator": "==", "value": "Q"}
# A game in which every class of the schema has its part. It need not be a good one.
EVERYTHING: PlainData = {
    "schema_version": "1.0",
    "genome_id": "everything",
    "generation": 3,
    "setup": {
        "cards_per_player": 5,
        "starting_chips": 100,
        "trump_suit": "S",
        "wild_cards": ["2", "10"],
        "removed_cards": [{"suit": "C", "rank": "Q"}, {"rank": "3"}],
    },
    "turn_structure": {
        "phases": [
            {
                "type": "draw",
                "source": "deck",
                "condition": {
                    "logic": "AND",
                    "conditions": [
                        {"type": "hand_size", "operator": "<", "value": 3},
                        {"logic": "OR", "conditions": [{"type": "location_empty", "reference": "tableau"}]},
                    ],
                },
            },
            {"type": "play", "target": "tableau", "valid_play_condition": CARD_IS_QUEEN},
            {"type": "discard", "target": "discard", "matching_condition": {"type": "has_matching_pair"}},
            {"type": "betting", "max_bet": 50, "raise_increment": 5},
            {"type": "claim", "rank_mode": "fixed", "fixed_rank": "K"},
            {"type": "bidding", "max_bid": 5},
            {"type": "passing", "directions": ["left", "keep"]},
            {"type": "turn_up", "count": 2},
            {"type": "trump", "named_by": "last_winner"},
            {"type": "tribute", "cards": 2},
            {"type": "asking", "again_if_drawn": False},
            {"type": "swap", "source": "opponent_hand", "blocked_by": "K"},
            {"type": "trick", "trump_suit": "S", "breaking_suit": "H"},
        ],
        "tricks_per_hand": 5,
    },
    "special_effects": [{"trigger_rank": "2", "effect_type": "draw_cards", "target": "next_player", "value": 2}],
    "win_conditions": [{"type": "high_score", "threshold": -5}],
    "scoring_rules": [{"condition": CARD_IS_QUEEN, "points": -3, "per_card": True}],
    "player_count": 4,
    "card_scoring": [{"condition": {"suit": "H", "rank": "A"}, "points": 1, "trigger": "trick_win"}],
    "hand_evaluation": {
        "method": "pattern_match",
        "patterns": [
            {
                "name": "full house",
                "rank_priority": 6,
                "required_count": 5,
                "same_suit_count": 1,
                "same_rank_groups": [3, 2],
                "sequence_length": 1,
                "required_ranks": ["A"],
            }
        ],
        "card_values": [{"rank": "A", "value": 11, "alternate_value": 1}],
        "target_value": 21,
        "bust_threshold": 22,
    },
    "game_rules": {"consecutive_pass_action": "end_hand", "passes_to_trigger": 3},
    "contract_scoring": {},
    "trick_scoring": {"book": 6},
    "game_points": [{"threshold": 61, "points": 1}],
    "team_mode": True,
    "teams": [[0, 2], [1, 3]],
    "majority_scoring": [
        {
            "condition": {"suit": "D", "rank": "7"},
            "points": 1,
            "measure": "values",
            "card_values": [{"rank": "7", "value": 21}],
        }
    ],
}

# What is expected where something else was found.
BYTE = "expected a whole number from 0 to 255"
U32 = "expected a whole number from 0 to 4294967295"
PLAYERS = "expected a whole number from 1 to 6"
TURNS = "expected a whole number from 1 to 100000"
NAME = "expected a text of 1 to 255 bytes without control characters"
TAGS = ", ".join(f'"{tag}"' for tag in PhaseTag)
RANKS = '"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"'
LOCATIONS = '"deck", "hand", "discard", "tableau", "opponent_hand", "opponent_discard"'
VALUE = f'a whole number from -2147483648 to 2147483647 or one of {RANKS} or one of "H", "D", "C", "S"'
REFERENCE = f'one of "top_discard", "last_played", "tableau_top" or one of {LOCATIONS}, "valid_plays"'

FIRST = ("turn_structure", "phases", 0)


def words(enum: type[Coded]) -> str:
    """All words of an enum, in quotes."""
    return ", ".join(f'"{word}"' for word in enum)


def everything() -> GameGenome:
    return genome_from_dict(EVERYTHING)


def problems_of(data: Any) -> list[str]:
    with pytest.raises(GenomeError) as caught:
        genome_from_dict(data)
    return list(caught.value.problems)


def problems_in_text(text: str | bytes) -> list[str]:
    with pytest.raises(GenomeError) as caught:
        genome_from_json(text)
    return list(caught.value.problems)


def changed(data: PlainData, *path: str | int, to: Any) -> PlainData:
    """A copy of plain data with one place changed."""
    result = copy.deepcopy(data)
    place: Any = result
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return result


def eights_as_data() -> PlainData:
    return genome_to_dict(eights_by_three_conditions())
