"""Contracts: what bids are worth at the end of a hand, as pure functions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from darwindeck.genome.schema import ContractScoring
from darwindeck.simulation.events import ScorePart
from darwindeck.simulation.reference._state import Bid


@dataclass(frozen=True)
class SideResult:
    """What a side has of its contract: points for its players, in the order told, and the bags it has now."""

    points: tuple[tuple[int, ScorePart], ...]
    """Pairs of a seat and what it scores, none of it 0."""
    bags: int


def contract_result(
    rules: ContractScoring,
    side: Sequence[int],
    bids: Sequence[Bid | None],
    tricks: Sequence[int],
    bags: int,
    *,
    failed_nil_helps: bool = True,
) -> SideResult:
    """What a side scores for its contract.

    Args:
        rules: What contracts are worth.
        side: The players of the side, the first of whom takes what belongs to it as a whole.
        bids: The bid of every player at the table, by seat.
        tricks: The tricks of every player at the table, by seat.
        bags: The bags that the side has so far.
        failed_nil_helps: Whether the tricks of a player whose Nil failed count for the contract.
    """
    bidders = [(seat, bid) for seat in side if (bid := bids[seat]) is not None]
    if not bidders:
        return SideResult((), bags)
    apart = 0 if failed_nil_helps else sum(tricks[seat] for seat, bid in bidders if bid.is_nil)
    missing = sum(bid.tricks for _, bid in bidders) + apart - sum(tricks[seat] for seat in side)
    over = max(-missing, 0) + apart
    bags += over
    penalties, bags_left = _bag_penalties(rules, bags)
    points = [
        *_for_bids(rules, bidders, is_made=missing <= 0),
        (side[0], _part("overtrick_points", over * rules.overtrick_points)),
        *_for_nils(rules, bidders, tricks),
        *((side[0], _part("bag_penalty", -rules.bag_penalty)) for _ in range(penalties)),
    ]
    return SideResult(tuple((seat, part) for seat, part in points if part.points), bags_left)


def _part(field: str, points: int) -> ScorePart:
    return ScorePart(f"contract_scoring.{field}", points)


def _for_bids(
    rules: ContractScoring, bidders: Sequence[tuple[int, Bid]], *, is_made: bool
) -> Iterator[tuple[int, ScorePart]]:
    for seat, bid in bidders:
        if is_made:
            yield seat, _part("points_per_trick_bid", bid.tricks * rules.points_per_trick_bid)
        else:
            yield seat, _part("failed_contract_penalty", -bid.tricks * rules.failed_contract_penalty)


def _for_nils(
    rules: ContractScoring, bidders: Sequence[tuple[int, Bid]], tricks: Sequence[int]
) -> Iterator[tuple[int, ScorePart]]:
    for seat, bid in bidders:
        if bid.is_nil and tricks[seat] == 0:
            yield seat, _part("nil_bonus", rules.nil_bonus)
        elif bid.is_nil:
            yield seat, _part("nil_penalty", -rules.nil_penalty)


def _bag_penalties(rules: ContractScoring, bags: int) -> tuple[int, int]:
    """How often the bags cost the penalty, and how many are left."""
    return divmod(bags, rules.bag_limit) if rules.bag_limit else (0, bags)
