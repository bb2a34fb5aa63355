"""What can become of scores: whether they ever rise or fall."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from darwindeck.genome.schema import (
    BiddingPhase,
    ClaimPenalty,
    ClaimPhase,
    GoingOut,
    KnockPhase,
    PassingPhase,
    ScoringTrigger,
    TableauMode,
    TributePhase,
    TrickPhase,
    TrumpPhase,
)
from darwindeck.rulebook._card_points import worths
from darwindeck.rulebook._going_out import going_out
from darwindeck.rulebook._last_scorer import most_by_contracts
from darwindeck.rulebook._majorities import majorities
from darwindeck.rulebook._places import effects
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._tricks import somebody_takes_a_trick

AT_END = (ScoringTrigger.HAND_END, ScoringTrigger.LEFT_IN_HANDS)
"""What cards score for when a hand is over."""


@dataclass(frozen=True)
class Changes:
    """Which ways scores can go."""

    rise: bool
    fall: bool

    def reach(self, start: int) -> tuple[float, float]:
        """The lowest and the highest score that may come of a score, as far as this tells."""
        return (-inf if self.fall else start), (inf if self.rise else start)


def _changes(points: Iterator[int]) -> Changes:
    found = list(points)
    return Changes(any(one > 0 for one in found), any(one < 0 for one in found))


def while_playing(scene: Scene) -> Changes:
    """How scores can change at all, be it only until the end of the hand."""
    lasting = lasting_changes(scene)
    in_hand = in_a_hand(scene)
    return Changes(lasting.rise or in_hand.rise, lasting.fall or in_hand.fall)


def lasting_changes(scene: Scene) -> Changes:
    """How scores can change from the end of a hand to the end of the next."""
    if not scene.genome.game_points:
        return in_a_hand(scene)
    most = most_in_a_hand(scene)
    return _changes(step.points for step in scene.genome.game_points if most >= step.threshold)


def in_a_hand(scene: Scene) -> Changes:
    """How scores can change by what is scored in a hand, before game points take its place."""
    return _changes(iter([*_in_play(scene), *_at_end(scene)]))


def most_in_a_hand(scene: Scene) -> float:
    """How many points a side can score in a hand at most, where that is certain: all cards that score in tricks."""
    tricks = worths(scene, ScoringTrigger.TRICK_WIN)
    only_tricks = len(list(filter(None, _in_play(scene)))) == len(tricks) and not any(_at_end(scene))
    if not only_tricks or scene.genome.setup.tableau_mode is TableauMode.WAR:
        return in_a_hand(scene).reach(0)[1]
    cards = scene.genome.setup.cards
    return sum(max(0, sum(one.points for one in tricks if one.cards.covers(*card))) for card in cards)


def points_at_end(scene: Scene) -> bool:
    """Whether points are counted when a hand is over."""
    return any(_at_end(scene)) or (bool(scene.genome.game_points) and any(_in_play(scene)))


def _in_play(scene: Scene) -> Iterator[int]:
    for trigger in ScoringTrigger:
        if trigger not in AT_END:
            yield from (worth.points for worth in worths(scene, trigger))
    for claim in scene.of_kind(ClaimPhase):
        costs = ClaimPenalty.LOSE_POINTS in (claim.challenge_penalty, claim.lie_penalty)
        yield -claim.penalty_points if claim.allow_challenge and costs else 0


def _at_end(scene: Scene) -> Iterator[int]:
    genome, rules = scene.genome, scene.genome.game_rules
    for trigger in AT_END:
        yield from (worth.points for worth in worths(scene, trigger))
    yield from _moon(scene)
    if going_out(scene) is not GoingOut.NONE:
        yield from rules.place_points[: genome.player_count]
    if scene.has(KnockPhase) and scene.counts_deadwood:
        yield from (1, -1)  # Cards may count less than nothing.
    yield from (rule.points for rule in genome.scoring_rules)
    yield rules.worst_hand_points if genome.player_count > 1 else 0
    yield from (rule.points for rule in majorities(scene))
    yield from _tricks(scene)
    yield from _contracts(scene)


def _moon(scene: Scene) -> Iterator[int]:
    """What others score when one side takes everything; in a team one player loses what another may have scored."""
    if scene.genome.game_rules.shoot_the_moon and scene.has_tricks:
        for worth in worths(scene, ScoringTrigger.TRICK_WIN):
            yield worth.points
            yield -worth.points if scene.has_teams else 0


def can_shoot_the_moon(scene: Scene) -> bool:
    """Whether one side can take every card that scores in tricks: not where some are never in hands."""
    setup, turn = scene.genome.setup, scene.genome.turn_structure
    plain = [one for one in worths(scene, ScoringTrigger.TRICK_WIN) if not one.trumps_only]
    points = [sum(one.points for one in plain if one.cards.covers(*card)) for card in setup.cards]
    needed = sum(map(bool, points)) if sum(points) else 0
    only_dealt = scene.has_only(TrickPhase, PassingPhase, TributePhase, BiddingPhase, TrumpPhase)
    grows = setup.deal_remainder or scene.step > 0 or setup.initial_tableau_count or any(effects(scene))
    if not only_dealt or grows:
        return needed > 0
    tricks = min(setup.cards_per_player, turn.tricks_per_hand or setup.cards_per_player)
    return 0 < needed <= tricks * scene.genome.player_count


def _tricks(scene: Scene) -> Iterator[int]:
    rules = scene.genome.trick_scoring
    if rules is not None:
        yield rules.points_per_card
        if scene.has_tricks:
            yield from (rules.points_per_trick, rules.last_trick_points)


def _contracts(scene: Scene) -> Iterator[int]:
    rules = scene.genome.contract_scoring
    if rules is not None and scene.has(BiddingPhase):
        yield from (rules.points_per_trick_bid, rules.overtrick_points, rules.nil_bonus)
        yield from (-rules.failed_contract_penalty, -rules.nil_penalty, -rules.bag_penalty)


def can_lack_points(scene: Scene) -> bool:
    """Whether at the end of a hand a player may have no points left, and another one more than that."""
    changes = lasting_changes(scene)
    return changes.fall or (changes.rise and scene.genome.setup.starting_score <= 0)


def somebody_has_points(scene: Scene) -> bool:
    """Whether somebody has more than no points at the end of every hand: each brings some for tricks, and none go."""
    tricks = scene.genome.trick_scoring
    scores = tricks is not None and tricks.points_per_trick > 0 and tricks.book == 0
    is_sure = scores and somebody_takes_a_trick(scene) and not scene.genome.game_points
    is_sure &= not scene.has_chips  # Whoever scored may be out of the game by chips.
    return is_sure and not lasting_changes(scene).fall and scene.genome.setup.starting_score >= 0


def side_scores(scene: Scene, *, at_end: bool) -> tuple[float, float]:
    """The lowest and the highest score that a side may have, at the end of a hand or at any time."""
    changes = lasting_changes(scene) if at_end else while_playing(scene)
    sizes = [len(team) for team in scene.genome.teams] if scene.genome.team_mode else [1]
    starts = [changes.reach(size * scene.genome.setup.starting_score) for size in sizes]
    return min(low for low, _ in starts), min(most_by_contracts(scene), max(high for _, high in starts))
