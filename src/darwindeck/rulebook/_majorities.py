"""Points for whoever has captured most of something."""

from collections.abc import Iterator
from itertools import groupby

from darwindeck.genome.schema import CardCondition, MajorityMeasure, MajorityScoring, Rank, Suit
from darwindeck.rulebook._card_points import SCORES, capital
from darwindeck.rulebook._cards import card_name, ranks_listed, suit_names, these
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Rule, Table, text
from darwindeck.rulebook._words import counted, listed, sentence


def majorities(scene: Scene) -> list[MajorityScoring]:
    """The majorities that somebody can win: of cards that the game has and that count something."""
    return [rule for rule in scene.genome.majority_scoring if rule.points and _can_be_won(rule, scene)]


def majority_points(scene: Scene) -> tuple[Block, ...]:
    """What majorities score, in their order; nothing where there is none."""
    found = majorities(scene)
    blocks: list[Block] = []
    who = scene.side
    for is_alike, group in groupby(found, key=lambda rule: rule.measure is MajorityMeasure.CARDS and rule.points > 0):
        rules = list(group)
        if is_alike and len(rules) > 1:
            each = [f"{counted(rule.points, 'point')} to the {who} with {_most(rule, scene)[0]}" for rule in rules]
            blocks.append(text(Rule(sentence(f"at the end of the hand give {listed(each)}"), SCORES)))
            continue
        for rule in rules:
            blocks.extend(_majority(rule, scene))
    if any(_only_card(rule, scene) is None for rule in found):
        blocks.append(text(f"If {who}s are level for {_this(found)}, nobody scores for it."))
    return tuple(blocks)


def named_majority(rule: MajorityScoring) -> str:
    """What a majority is of, in a few words."""
    cards = these(rule.condition)
    if rule.condition.rank is not None and rule.condition.suit is not None:
        return cards
    match rule.measure:
        case MajorityMeasure.CARDS:
            return f"the most {cards}"
        case MajorityMeasure.VALUES:
            return f"the highest value of {cards}"
        case MajorityMeasure.BEST_OF_EACH_SUIT:
            return f"the best {cards} of each suit" if rule.condition.suit is None else f"the best of the {cards}"


def _this(found: list[MajorityScoring]) -> str:
    return "this" if len(found) == 1 else "one of these"


def _majority(rule: MajorityScoring, scene: Scene) -> Iterator[Block]:
    most, extra = _most(rule, scene)
    points = counted(abs(rule.points), "point")
    does = f"scores {points}" if rule.points > 0 else f"loses {points}"
    yield text(Rule(f"At the end of the hand, the {scene.side} with {most} {does}.", SCORES), *extra)
    if rule.measure is not MajorityMeasure.CARDS and _only_card(rule, scene) is None:
        yield Table(("Cards", "Value"), tuple(_value_rows(rule, scene)), SCORES)


def _can_be_won(rule: MajorityScoring, scene: Scene) -> bool:
    ranks = _ranks_of(rule, scene)
    values = {one.rank: one.value for one in rule.card_values}
    return bool(ranks) and (rule.measure is MajorityMeasure.CARDS or any(values.get(rank, 0) > 0 for rank in ranks))


def _cards_of(rule: MajorityScoring, scene: Scene) -> list[tuple[Rank, Suit]]:
    return [card for card in scene.genome.setup.cards if rule.condition.covers(*card)]


def _only_card(rule: MajorityScoring, scene: Scene) -> tuple[Rank, Suit] | None:
    """The one card that a majority is about, where it is one."""
    cards = _cards_of(rule, scene)
    return cards[0] if len(cards) == 1 else None


def _ranks_of(rule: MajorityScoring, scene: Scene) -> list[Rank]:
    covered = {rank for rank, _ in _cards_of(rule, scene)}
    return [rank for rank in scene.rising if rank in covered]


def _most(rule: MajorityScoring, scene: Scene) -> tuple[str, list[Rule]]:
    """What the winner of a majority has, and how it is added up."""
    if (only := _only_card(rule, scene)) is not None:
        return f"the {card_name(*only)} among the captured cards", []
    cards = these(rule.condition)
    match rule.measure:
        case MajorityMeasure.CARDS:
            return f"the most captured {cards}", []
        case MajorityMeasure.VALUES:
            return f"the highest total value of captured {cards}", []
        case MajorityMeasure.BEST_OF_EACH_SUIT:
            return _best_of_each_suit(rule, scene)


def _best_of_each_suit(rule: MajorityScoring, scene: Scene) -> tuple[str, list[Rule]]:
    suits = [suit for suit in Suit if any(one is suit for _, one in _cards_of(rule, scene))]
    if len(suits) == 1:
        return f"the captured {these(rule.condition).removesuffix('s')} of the highest value", []
    card = "card" if rule.condition == CardCondition() else f"card among the {these(rule.condition)}"
    which = "every suit" if len(suits) == len(Suit) else f"{listed([suit_names(suit) for suit in suits])} each"
    add = f"For this, add the values of your best captured {card} in each suit"
    found = [Rule(f"{add}; without one of {which} you have no total.")]
    values = {one.rank: one.value for one in rule.card_values}
    least = sum(min(values.get(rank, 0) for rank, one in _cards_of(rule, scene) if one is suit) for suit in suits)
    if least <= 0:
        found.append(Rule(f"A total of zero{' or less' if least < 0 else ''} scores nothing."))
    return "the highest total of one card in each suit", found


def _value_rows(rule: MajorityScoring, scene: Scene) -> Iterator[tuple[str, str]]:
    """What ranks count, those that count the same in a row, the highest first."""
    listed_values = {one.rank: one.value for one in rule.card_values}
    counts = {rank: listed_values.get(rank, 0) for rank in _ranks_of(rule, scene)}
    for value in sorted(set(counts.values()), reverse=True):
        yield capital(ranks_listed(rank for rank, count in counts.items() if count == value)), str(value)
