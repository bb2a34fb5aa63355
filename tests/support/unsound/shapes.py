"""Games with values of the wrong type or size."""

from dataclasses import replace

from darwindeck.genome.bytecode import compile_genome
from darwindeck.genome.conditions import AnyCondition, CompoundCondition, Logic
from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    ContractScoring,
    GameGenome,
    Rank,
    ScoringRule,
    ScoringTrigger,
    TurnStructure,
    WinType,
)
from tests.support.unsound.games import (
    EIGHTS,
    EMPTY_HAND,
    HEARTS,
    PARTNERS,
    POKER,
    SPADES,
    WAR,
    case,
    played_if,
    with_any,
    with_phase,
    with_setup,
    won_by,
)


def nested(levels: int) -> AnyCondition:
    condition: AnyCondition = EMPTY_HAND
    for _ in range(levels - 1):
        condition = CompoundCondition(Logic.AND, (condition,))
    return condition


BYTE = "expected a whole number from 0 to 255"
PLAYERS = "expected a whole number from 1 to 6"
TURNS = "expected a whole number from 1 to 100000"
NAME = "expected a text of 1 to 255 bytes without control characters"
SHAPES = [
    case("somebody plays", replace(EIGHTS, player_count=0), f"player_count is 0: {PLAYERS}"),
    case("a table has its limits", replace(EIGHTS, player_count=7), f"player_count is 7: {PLAYERS}"),
    case("a game has turns", replace(EIGHTS, max_turns=0, min_turns=0), f"max_turns is 0: {TURNS}"),
    case("a game is not endless", replace(EIGHTS, max_turns=100_001), f"max_turns is 100001: {TURNS}"),
    case("a flag is no number", with_setup(EIGHTS, cards_per_player=True), f"setup.cards_per_player is true: {BYTE}"),
    case(
        "a fraction is no whole number",
        with_setup(EIGHTS, cards_per_player=5.0),
        f"setup.cards_per_player is 5.0: {BYTE}",
    ),
    case("a text is no number", with_setup(EIGHTS, cards_per_player="5"), f'setup.cards_per_player is "5": {BYTE}'),
    case("nothing is no number", with_setup(EIGHTS, cards_per_player=None), f"setup.cards_per_player is null: {BYTE}"),
    case("a byte ends at 255", with_phase(EIGHTS, 0, count=256), f"turn_structure.phases[0].count is 256: {BYTE}"),
    case(
        "nobody is dealt less than nothing",
        with_setup(EIGHTS, cards_per_player=-1),
        f"setup.cards_per_player is -1: {BYTE}",
    ),
    case(
        "chips have their limit",
        with_setup(POKER, starting_chips=2**32),
        "setup.starting_chips is 4294967296: expected a whole number from 0 to 4294967295",
    ),
    case(
        "points have their limit",
        with_any(HEARTS, card_scoring=(CardScoringRule(CardCondition(), -32769, ScoringTrigger.TRICK_WIN),)),
        "card_scoring[0].points is -32769: expected a whole number from -32768 to 32767",
    ),
    case(
        "nil has its limit",
        with_any(SPADES, contract_scoring=ContractScoring(nil_bonus=65536)),
        "contract_scoring.nil_bonus is 65536: expected a whole number from 0 to 65535",
    ),
    case(
        "a threshold has its limit",
        won_by(HEARTS, WinType.LOW_SCORE, threshold=2**31),
        "win_conditions[0].threshold is 2147483648: expected a whole number from -2147483648 to 2147483647",
    ),
    case(
        "a number is no flag",
        with_phase(EIGHTS, 0, mandatory=1),
        "turn_structure.phases[0].mandatory is 1: expected true or false",
    ),
    case(
        "nothing is no flag",
        with_any(EIGHTS, team_mode=None),
        "team_mode is null: expected true or false",
    ),
    case("a game has a name", with_any(EIGHTS, genome_id=""), f'genome_id is "": {NAME}'),
    case("a name is a text", with_any(EIGHTS, genome_id=8), f"genome_id is 8: {NAME}"),
    case("a name is one line", with_any(EIGHTS, genome_id="crazy\neights"), f'genome_id is "crazy\\neights": {NAME}'),
    case(
        "a list has at most 255 entries",
        with_setup(EIGHTS, wild_cards=(Rank.EIGHT,) * 256),
        "setup.wild_cards has 256 entries: expected at most 255",
    ),
    case(
        "a turn has a phase",
        replace(EIGHTS, turn_structure=TurnStructure(phases=())),
        "turn_structure.phases is empty: expected at least one entry",
    ),
    case(
        "a compound condition has parts",
        played_if(CompoundCondition(Logic.OR, ())),
        "turn_structure.phases[1].valid_play_condition.conditions is empty: expected at least one entry",
    ),
    case(
        "nobody sits below seat 0",
        with_any(PARTNERS, teams=((0, 2), (1, -3))),
        f"teams[1][1] is -3: {BYTE}",
        "teams[1][1] is -3: invalid player index, expected 0 to 3",
        "teams leaves players out: not all players assigned (missing: 3)",
    ),
]


def asking(size: int) -> GameGenome:
    """A game that asks more than 9000 times whether a hand is empty, and takes so many bytes of bytecode."""
    rules = [ScoringRule(CompoundCondition(Logic.OR, (EMPTY_HAND,) * 100), 1) for _ in range(92)]
    small = replace(WAR, genome_id="a", scoring_rules=tuple(rules))
    more = (size - len(compile_genome(small)) - 50) // 7
    rest = ScoringRule(CompoundCondition(Logic.OR, (EMPTY_HAND,) * more), 1)
    larger = replace(small, scoring_rules=(*rules, rest))
    return replace(larger, genome_id="a" * (1 + size - len(compile_genome(larger))))


SIZE = [
    case(
        "a game fits into the machine",
        asking(65536),
        "the game takes 65536 bytes of bytecode: the machine holds 65535",
    ),
    case(
        "a game that does not fit is judged like any other",
        replace(asking(65536), min_turns=2000),
        "the game takes 65536 bytes of bytecode: the machine holds 65535",
        "min_turns is 2000: the game is broken off after max_turns, which is 1000",
    ),
    case(
        "the size of a game is told once its parts are within the limits",
        with_setup(asking(65536), cards_per_player=27),
        "setup.cards_per_player is 27: 2 players would need 54 cards, the deck has 52",
    ),
]
