"""Naturals: hands that come to the target with the cards of the deal."""

from darwindeck.rulebook._scene import Scene


def is_natural_possible(scene: Scene, cards: int) -> bool:
    """Whether so many cards can come to the target."""
    evaluation = scene.genome.hand_evaluation
    if evaluation is None or evaluation.target_value is None:
        return False
    if evaluation.one_suit or any(one.three_value is not None for one in evaluation.card_values):
        return True
    values = {one.rank: one for one in evaluation.card_values}
    totals = {(0, 0)}
    for rank, _ in scene.genome.setup.cards:
        one = values.get(rank)
        counts = {0} if one is None else {one.value, one.value if one.alternate_value is None else one.alternate_value}
        totals |= {(count + 1, total + more) for count, total in totals for more in counts if count < cards}
    return (cards, evaluation.target_value) in totals
