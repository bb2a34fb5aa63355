"""What cards count, and how hands are compared."""

from random import Random

from darwindeck.genome.examples.poker import POKER_HANDS
from darwindeck.genome.schema import (
    CardValue,
    GameGenome,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    Rank,
)

_THREE_CARD_HANDS = (
    HandPattern("three of a kind", 5, same_rank_groups=(3,)),
    HandPattern("running flush", 4, same_suit_count=3, sequence_length=3, sequence_wrap=True),
    HandPattern("run", 3, sequence_length=3, sequence_wrap=True),
    HandPattern("flush", 2, same_suit_count=3),
    HandPattern("pair", 1, same_rank_groups=(2,)),
)
_PAIR = HandPattern("pair", 1, same_rank_groups=(2,))
_COMPARING = [one for one in HandEvaluationMethod if one is not HandEvaluationMethod.NONE]


def ranks_of(genome: GameGenome) -> list[Rank]:
    """The ranks of the deck, from the two up."""
    return [rank for rank in Rank if rank in genome.setup.ranks]


def card_values(genome: GameGenome, rng: Random) -> tuple[CardValue, ...]:
    """Values that people know: pips, ten for court cards, and one of the usual values of an ace."""
    pips = {rank: min(rank.code + 2, 10) for rank in ranks_of(genome)}
    if Rank.ACE in pips:
        pips[Rank.ACE] = rng.choice([1, 11])
    return tuple(CardValue(rank, value) for rank, value in pips.items())


def patterns(genome: GameGenome) -> tuple[HandPattern, ...]:
    """Kinds of hand for as many cards as players hold and see."""
    cards = genome.setup.cards_per_player + genome.setup.initial_tableau_count
    if cards >= 5:
        return POKER_HANDS.patterns
    return _THREE_CARD_HANDS if cards >= 3 else (_PAIR,)


def an_evaluation(genome: GameGenome, rng: Random, method: HandEvaluationMethod | None = None) -> HandEvaluation:
    """A way to compare hands, complete with what it looks at. What an earlier one said about cards is kept."""
    method = method or rng.choice(_COMPARING)
    old = genome.hand_evaluation or HandEvaluation(HandEvaluationMethod.NONE)
    counts = method in (HandEvaluationMethod.POINT_TOTAL, HandEvaluationMethod.DEADWOOD)
    matches = method is HandEvaluationMethod.PATTERN_MATCH
    return HandEvaluation(
        method,
        patterns=(old.patterns or patterns(genome)) if matches else old.patterns,
        card_values=(old.card_values or card_values(genome, rng)) if counts else old.card_values,
        with_table=old.with_table,
    )
