"""What points are for, in a few words."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from darwindeck.genome.conditions import CompoundCondition, ConditionType, Operator
from darwindeck.genome.schema import (
    BiddingPhase,
    Elimination,
    GoingOut,
    KnockPhase,
    MajorityMeasure,
    Rank,
    ScoringRule,
    ScoringTrigger,
    Suit,
)
from darwindeck.rulebook._card_points import Worth, named, worths
from darwindeck.rulebook._cards import rank_name, rank_names, suit_name, suit_names, these
from darwindeck.rulebook._conditions import clause
from darwindeck.rulebook._game_end import (
    can_be_eliminated,
    is_judged_last,
    last_side_decides,
    leaves_without_chips,
    leaving_matters,
)
from darwindeck.rulebook._going_out import going_out, one_goes_out
from darwindeck.rulebook._logic import ALWAYS
from darwindeck.rulebook._majorities import majorities
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._scoring import beyond
from darwindeck.rulebook._swaps import is_single_card
from darwindeck.rulebook._ways import ways
from darwindeck.rulebook._winning import BY_SCORE, aims_low, last_measure
from darwindeck.rulebook._words import a, digits, listed, sentence
from darwindeck.rulebook._worst_hand import somebody_keeps_points


@dataclass(frozen=True)
class Source:
    """Something that scores: its name, and how many points in digits, where one number tells that."""

    name: str
    is_gain: bool
    points: str = ""

    def __str__(self) -> str:
        """The name with its points: each trick (1)."""
        return f"{self.name} ({self.points})" if self.points else self.name


def meaning(scene: Scene) -> str:
    """What points are for, in a sentence; nothing where points decide nothing."""
    last = last_measure(scene) if is_judged_last(scene) else None
    wins = [win for win in ways(scene) or filter(None, [last]) if win.type in BY_SCORE]
    found = list(sources(scene))
    eliminates = can_be_eliminated(scene) and scene.genome.game_rules.elimination is Elimination.NO_SCORE
    if not (wins or eliminates) or not found:
        return ""
    gains, losses = ([one.name for one in found if one.is_gain is gain] for gain in (True, False))
    are_bad = bool(wins) and all(map(aims_low, wins))
    points = "them" if are_bad and gains else "points"
    bad = "points are bad:" if gains else "the fewer points, the better:"
    told = [f"score {points} {for_each(gains)}"] if gains else []
    told += [f"lose {points} {for_each(losses)}"] if losses else []
    return sentence(bad if are_bad else "", f"you {', and '.join(told)}")


def for_each(names: Iterable[str]) -> str:
    """What points are for, one thing after the other: for tricks and for hearts."""
    return listed([f"for {name}" for name in names])


def leaving(scene: Scene) -> str:
    """Who is out of the game after a hand, and that the last one left wins; nothing where all the chips win anyway."""
    out = _out(scene)
    is_aim = not ways(scene) and scene.genome.game_rules.max_hands is None
    wins = last_side_decides(scene) and last_measure(scene) is not None and not is_aim
    return f"{out} The last {scene.side} left in it wins." if out and wins else out


def _out(scene: Scene) -> str:
    """Who is out of the game after a hand."""
    if not can_be_eliminated(scene):
        return ""
    by_chips = leaves_without_chips(scene)
    match scene.genome.game_rules.elimination:
        case Elimination.NONE:
            return f"{_WITHOUT_CHIPS} is out of the game." if leaving_matters(scene) else ""
        case Elimination.NO_TRICKS:
            or_chips = " or has no chips left at its end" if by_chips else ""
            return f"Whoever takes no trick in a hand{or_chips} is out of the game."
        case Elimination.NO_SCORE if somebody_keeps_points(scene):
            return "Whoever has no points left at the end of a hand is out of the game."
        case Elimination.NO_SCORE if by_chips:
            return f"{_WITHOUT_CHIPS} is out of the game, and so is whoever has no points left, unless nobody has more."
        case Elimination.NO_SCORE:
            return "Whoever has no points left at the end of a hand is out of the game, unless nobody has more."


_WITHOUT_CHIPS = "Whoever has no chips left at the end of a hand"


_WHERE = {
    ScoringTrigger.PLAY: "that you play",
    ScoringTrigger.CAPTURE: "that you capture",
    ScoringTrigger.SWEEP: "that sweep the table",
    ScoringTrigger.SET_COMPLETE: "laid together with all others of their rank",
    ScoringTrigger.TRICK_WIN: "in your tricks",
    ScoringTrigger.HAND_END: "left in your hand",
}
_MOST_NAMED = 2
_MOST_RANKS = 5


def sources(scene: Scene) -> Iterator[Source]:
    """Everything that scores, in the order of the rules."""
    yield from _for_places(scene)
    others = "opponents'" if scene.has_teams else "other"
    left = {ScoringTrigger.LEFT_IN_HANDS: f"left in {others} hands when you go out"}
    for trigger, where in (_WHERE | left).items():
        found = worths(scene, trigger)
        for is_gain in (True, False):
            some = [worth for worth in found if (worth.points > 0) is is_gain]
            if some:
                yield Source(f"{_cards(some, scene)} {where}", is_gain, _of_cards(some))
    yield from _at_end(scene)


def _cards(some: list[Worth], scene: Scene) -> str:
    is_all = all(any(worth.cards.covers(*card) for worth in some) for card in scene.genome.setup.cards)
    is_plain = len(some) > _MOST_NAMED and not any(worth.trumps_only for worth in some)
    return "cards" if is_all and is_plain else _named(some, scene)


def _named(some: list[Worth], scene: Scene) -> str:
    if len(some) <= _MOST_NAMED:
        return listed([named(worth) if worth.trumps_only else these(worth.cards) for worth in some])
    suits = {worth.cards.suit for worth in some}
    if all(worth.trumps_only for worth in some):
        return "certain trumps"
    if len(some) <= _MOST_RANKS and suits == {None} and not any(worth.trumps_only for worth in some):
        return listed([these(worth.cards) for worth in some])
    suit = suits.pop() if len(suits) == 1 else None
    if suit is None:
        return "certain cards"
    of_suit = [card for card in scene.genome.setup.cards if card[1] is suit]
    is_whole = all(any(worth.cards.covers(*card) for worth in some) for card in of_suit)
    return suit_names(suit) if is_whole else f"certain {suit_names(suit)}"


def _of_cards(some: list[Worth]) -> str:
    """Points of one or two kinds of cards: 1 and 13, or 1 each."""
    if len(some) > _MOST_NAMED:
        return ""
    found = [digits(worth.points) for worth in some]
    return f"{found[0]} each" if len(found) > 1 and len(set(found)) == 1 else listed(found)


def _for_places(scene: Scene) -> Iterator[Source]:
    points = scene.genome.game_rules.place_points
    if any(points) and going_out(scene) is not GoingOut.NONE:
        alone = digits(points[0]) if one_goes_out(scene) and not any(points[1:]) else ""
        yield Source("going out", is_gain=max(points, key=abs) > 0, points=alone)


def _at_end(scene: Scene) -> Iterator[Source]:
    genome, rules = scene.genome, scene.genome.game_rules
    if scene.has(KnockPhase) and scene.counts_deadwood:
        yield Source("having less deadwood after a knock", is_gain=True)
    yield from _of_rules(scene)
    if rules.worst_hand_points and genome.player_count > 1:
        yield Source("the worst hand", rules.worst_hand_points > 0, digits(rules.worst_hand_points))
    yield from _of_majorities(scene)
    yield from _of_tricks(scene)
    if genome.contract_scoring is not None and scene.has(BiddingPhase):
        each = genome.contract_scoring.points_per_trick_bid
        yield Source("keeping to your bid", is_gain=True, points=f"{digits(each)} for each trick bid" if each else "")


def _of_rules(scene: Scene) -> Iterator[Source]:
    """Points for what is held in the end, by name where that is one or two things."""
    for is_gain in (True, False):
        some = [rule for rule in scene.genome.scoring_rules if rule.points and (rule.points > 0) is is_gain]
        names = {name: rule for rule in some if (name := _held(rule, scene))}
        if len(names) == len(some) <= _MOST_NAMED:
            yield from (Source(name, is_gain, digits(rule.points)) for name, rule in names.items())
        elif some:
            yield Source("what you hold in the end", is_gain)


_TOGETHER = (ConditionType.HAS_SET_OF_N, ConditionType.HAS_RUN_OF_N, ConditionType.HAS_MATCHING_PAIR)


def _held(rule: ScoringRule, scene: Scene) -> str:
    """What a rule asks a player to hold, where that is simple: hearts left in your hand."""
    asked = rule.condition
    if isinstance(asked, CompoundCondition):
        return ""
    if asked == ALWAYS and not rule.per_card:
        return "playing a hand to its end"
    if asked.type in _TOGETHER and not rule.per_card:
        return f"{clause(asked).replace('you hold', 'holding')} in the end"
    if not rule.per_card or asked.operator not in (None, Operator.EQ):
        return ""
    match asked.value:
        case Suit():
            one, several = suit_name(asked.value), suit_names(asked.value)
        case Rank():
            one, several = rank_name(asked.value), rank_names(asked.value)
        case _:
            return ""
    return f"holding {a(one)} in the end" if is_single_card(scene) else f"{several} left in your hand"


def _of_majorities(scene: Scene) -> Iterator[Source]:
    """Points for having captured the most cards, those that count most, or the best ones."""
    of_each_suit = [rule.measure is MajorityMeasure.BEST_OF_EACH_SUIT for rule in majorities(scene)]
    what = ["the most"] if not all(of_each_suit) else []
    what += ["the best cards"] if any(of_each_suit) else []
    if what:
        yield Source(f"having captured {listed(what)}", is_gain=True)


def _of_tricks(scene: Scene) -> Iterator[Source]:
    tricks = scene.genome.trick_scoring
    if tricks is None:
        return
    if tricks.points_per_trick and scene.has_tricks:
        yield Source(f"tricks{beyond(tricks.book)}", tricks.points_per_trick > 0, f"{digits(tricks.points_per_trick)}")
    if tricks.points_per_card:
        name = f"captured cards{beyond(tricks.card_book)}"
        yield Source(name, tricks.points_per_card > 0, digits(tricks.points_per_card))
    if tricks.last_trick_points and scene.has_tricks:
        yield Source("the last trick", tricks.last_trick_points > 0, digits(tricks.last_trick_points))
