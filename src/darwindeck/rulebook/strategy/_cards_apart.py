"""What tells cards apart when one is to be chosen."""

from collections import Counter
from collections.abc import Iterator

from darwindeck.genome.schema import CardCondition, LevelTrick, PlayPhase, ScoringTrigger, TableauMode, TrickPhase
from darwindeck.rulebook._cards import one_of
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook.strategy._contrast import Contrast, Deed, Sorting
from darwindeck.rulebook.strategy._kinds import Kind
from darwindeck.rulebook.strategy._look import Look, card_of
from darwindeck.simulation.reference import Card
from darwindeck.simulation.reference._game import values_of
from darwindeck.simulation.reference._sums import next_to_add_up

_DEEDS = {
    Kind.LEAD: Deed("lead", "leading"),
    Kind.FOLLOW: Deed("follow with", "following with"),
    Kind.PLAY: Deed("play", "playing"),
    Kind.BEAT: Deed("beat others with", "beating others with"),
    Kind.DISCARD: Deed("discard", "discarding"),
    Kind.GIVE: Deed("give away", "giving away"),
    Kind.LAY: Deed("lay for a claim", "laying for a claim"),
    Kind.EXCHANGE: Deed("exchange", "exchanging"),
    Kind.MELD: Deed("meld", "melding"),
    Kind.TAKE: Deed("take", "taking"),
    Kind.SWAP: Deed("swap", "swapping"),
    Kind.CAPTURE: Deed("capture", "capturing"),
}
_FROM_HAND = (Kind.LEAD, Kind.FOLLOW, Kind.PLAY, Kind.BEAT, Kind.DISCARD, Kind.GIVE, Kind.LAY, Kind.EXCHANGE, Kind.SWAP)
_OTHER = "another card"


def contrasts(scene: Scene) -> Iterator[Contrast]:
    """Everything that may tell cards apart in this game."""
    for kind in _DEEDS:
        yield _contrast(kind, "a high card", "a low card", _by_height(scene))
        yield from (_contrast(kind, *named) for named in _named(scene))
        if kind in _FROM_HAND:
            yield _contrast(
                kind, "a card of the longest suit in hand", "a card of the shortest suit in hand", _by_length
            )
            paired, alone = (
                "a card with another of its rank in the hand",
                "a card that is alone of its rank in the hand",
            )
            yield _contrast(kind, paired, alone, _by_company)
        if scene.has_tricks:
            yield _contrast(kind, "a trump", _OTHER, _is_trump)
    tricks = list(scene.of_kind(TrickPhase))
    if tricks and all(map(_is_plain, tricks)):
        yield _contrast(Kind.FOLLOW, "a card that takes the trick so far", _OTHER, _takes(scene, tricks[0]))
    if any(one.takes_table for one in tricks):
        for kind in (Kind.LEAD, Kind.FOLLOW, Kind.PLAY):
            this, that = "a card above the best one on the table", "a card below the best one on the table"
            yield _contrast(kind, this, that, _by_table(scene))
    if scene.genome.setup.tableau_mode is TableauMode.MATCH_RANK and scene.has(PlayPhase):
        yield _contrast(Kind.PLAY, "a card that captures", _OTHER, _captures)


def _contrast(kind: Kind, this: str, that: str, sort: Sorting) -> Contrast:
    deed = _DEEDS[kind]
    return Contrast(kind, deed(this), deed(that), sort)


# ---------------------------------------------------------------------------------------- by the card alone


def _by_height(scene: Scene) -> Sorting:
    third = len(scene.rising) // 3
    low, high = scene.rising[:third], scene.rising[len(scene.rising) - third :]

    def sort(_: Look, move: str) -> bool | None:
        card = card_of(move)
        if card is None or card.rank not in (*low, *high):
            return None
        return card.rank in high

    return sort


def _named(scene: Scene) -> Iterator[tuple[str, str, Sorting]]:
    """The cards that the rules speak of: wild ones, those that do something, those that score."""
    genome, setup = scene.genome, scene.genome.setup
    ranks = (*setup.wild_cards, *(effect.trigger_rank for effect in genome.special_effects))
    cards = [CardCondition(rank=rank) for rank in ranks if rank in setup.ranks]
    cards += [rule.condition for rule in genome.card_scoring if rule.trigger is not ScoringTrigger.SWEEP]
    cards += [majority.condition for majority in genome.majority_scoring]
    for condition in dict.fromkeys(cards):
        if condition != CardCondition():
            yield one_of(condition), _OTHER, _is_among(condition)


def _is_among(cards: CardCondition) -> Sorting:
    def sort(_: Look, move: str) -> bool | None:
        card = card_of(move)
        return None if card is None else cards.covers(card.rank, card.suit)

    return sort


# ---------------------------------------------------------------------------------------- by the own hand


def _by_length(look: Look, move: str) -> bool | None:
    card, lengths = card_of(move), Counter(one.suit for one in look.hand)
    if card is None or card.suit not in lengths or max(lengths.values()) == min(lengths.values()):
        return None
    length = lengths[card.suit]
    return True if length == max(lengths.values()) else False if length == min(lengths.values()) else None


def _by_company(look: Look, move: str) -> bool | None:
    card = card_of(move)
    if card is None or card not in look.hand:
        return None
    return sum(one.rank is card.rank for one in look.hand) > 1


# ---------------------------------------------------------------------------------------- by what lies on the table


def _is_trump(look: Look, move: str) -> bool | None:
    card = card_of(move)
    return None if card is None or look.trump is None else card.suit is look.trump


def _is_plain(phase: TrickPhase) -> bool:
    """Whether a trick goes to the highest or lowest card of the suit led, or trump."""
    return phase.level is LevelTrick.SUIT_LED and not phase.face_down and not phase.trump_order


def _takes(scene: Scene, phase: TrickPhase) -> Sorting:
    def strength(card: Card, led: Card, look: Look) -> tuple[int, int]:
        height = scene.rising.index(card.rank)
        trump = phase.trump_suit or look.trump
        return 2 * (card.suit is trump) + (card.suit is led.suit), height if phase.high_card_wins else -height

    def sort(look: Look, move: str) -> bool | None:
        card = card_of(move)
        if card is None or not look.trick:
            return None
        led = look.trick[0]
        return strength(card, led, look) > max(strength(one, led, look) for one in look.trick)

    return sort


def _by_table(scene: Scene) -> Sorting:
    def sort(look: Look, move: str) -> bool | None:
        card, best = card_of(move), max((scene.rising.index(one.rank) for one in look.table), default=None)
        if card is None or best is None or (height := scene.rising.index(card.rank)) == best:
            return None
        return height > best

    return sort


def _captures(look: Look, move: str) -> bool | None:
    card, genome = card_of(move), look.scene.genome
    if card is None:
        return None
    if any(one.rank is card.rank for one in look.table):
        return True
    values = values_of(genome.hand_evaluation.card_values if genome.hand_evaluation else ())
    return genome.setup.capture_by_sum and bool(next_to_add_up(look.table, values[card.rank], values))
