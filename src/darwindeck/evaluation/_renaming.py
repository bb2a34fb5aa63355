"""Games that differ only in what their suits and ranks are called.

`forms` gives a game in the shapes in which it is compared: as it is, with everything put in order that has no order,
and with its ranks renamed. In a game that ranks cards, the best rank becomes the ace, the next one the king, and so on.
In a game that never asks which rank is higher, ranks go by the part that they play: those that the rules name come
first. `suit_namings` gives a game under every other naming of its suits.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import permutations
from typing import Any

from darwindeck.genome._gene import Gene
from darwindeck.genome._generated import DECK_RANKS, ConditionType, DeckName, Operator, Rank, Suit, TrumpSource
from darwindeck.genome._shape import fields_of
from darwindeck.genome.conditions import Condition
from darwindeck.genome.schema import (
    AskPhase,
    CardCondition,
    ClaimPhase,
    ClaimRankMode,
    DiscardPhase,
    DrawPhase,
    ExchangePhase,
    GameGenome,
    HandEvaluation,
    HandEvaluationMethod,
    PassingPhase,
    PlayPhase,
    SwapPhase,
    TableauMode,
    TurnUpPhase,
    WagerPhase,
    WinCondition,
    WinType,
)

Card = tuple[Rank, Suit]

_UNORDERED_PHASES = (
    DrawPhase,
    DiscardPhase,
    AskPhase,
    TurnUpPhase,
    ExchangePhase,
    PassingPhase,
    SwapPhase,
    WagerPhase,
)
_UNORDERED_HANDS = (HandEvaluationMethod.NONE, HandEvaluationMethod.POINT_TOTAL, HandEvaluationMethod.CARD_COUNT)
_ORDERED_QUESTIONS = (ConditionType.SEQUENCE_ADJACENT, ConditionType.HAS_RUN_OF_N, ConditionType.CARD_BEATS_TOP)
_SETS = ("wild_cards", "removed_cards", "special_effects", "card_scoring", "card_values", "required_ranks")
"""Series whose order means nothing to a reader of the rules."""

_RED = (Suit.HEARTS, Suit.DIAMONDS)


@lru_cache(maxsize=1024)
def forms(genome: GameGenome) -> tuple[GameGenome, GameGenome, GameGenome]:
    """A game as it is, put in order, and with its ranks renamed as well."""
    plain = _with_cards(genome, _cards(genome))
    return genome, _in_order(plain), _in_order(_with_ranks(plain, _rank_names(plain)))


@lru_cache(maxsize=1024)
def forms_with_one_suit(genome: GameGenome) -> tuple[GameGenome, ...]:
    """The forms of a game in which every suit that a rule names is the same one; those that are equal are one."""
    masked: list[GameGenome] = [_rebuilt(form, _masked) for form in forms(genome)]
    return tuple(masked[masked.index(form)] for form in masked)


def _masked(value: Any) -> Any:
    return Suit.HEARTS if isinstance(value, Suit) else value


@lru_cache(maxsize=64)
def suit_namings(genome: GameGenome) -> tuple[GameGenome, ...]:
    """A game under every naming of its suits, each once; itself comes first."""
    return tuple(_suit_namings(genome))


def _suit_namings(genome: GameGenome) -> Iterator[GameGenome]:
    named = sorted(set(_all_of(Suit, genome)))
    seen = {genome}
    yield genome
    if not named or genome.setup.deal_suits or genome.setup.trump_source is TrumpSource.ROTATING:
        return
    asks_color = any(one.type is ConditionType.CARD_MATCHES_COLOR for one in _all_of(Condition, genome))
    tried = set()
    for names in permutations(Suit):
        suits = dict(zip(Suit, names, strict=True))
        if asks_color and len({suits[suit] in _RED for suit in _RED}) > 1:
            continue
        renamed = tuple(suits[suit] for suit in named)
        if renamed in tried:  # What suits are called that no rule names makes no difference.
            continue
        tried.add(renamed)
        other = _in_order(_with_suits(genome, suits))
        if other not in seen:
            seen.add(other)
            yield other


def names_suits(genome: GameGenome) -> bool:
    """Whether a rule names a suit at all."""
    return any(True for _ in _all_of(Suit, genome))


def has_order(genome: GameGenome) -> bool:
    """Whether the rules ever ask which of two ranks is higher, or next to another. In doubt they do."""
    hands = [one.method for one in _all_of(HandEvaluation, genome)]
    questions = list(_all_of(Condition, genome))
    return (
        genome.setup.tableau_mode not in (TableauMode.NONE, TableauMode.MATCH_RANK)
        or genome.turn_structure.is_trick_based
        or not all(map(_is_unordered, genome.turn_structure.phases))
        or any(method not in _UNORDERED_HANDS for method in hands)
        or (not hands and any(win.type is WinType.BEST_HAND for win in _all_of(WinCondition, genome)))
        or bool(not hands and genome.game_rules.worst_hand_points)
        or any(one.type in _ORDERED_QUESTIONS for one in questions)
        or any(isinstance(one.value, Rank) and one.operator not in (Operator.EQ, Operator.NE) for one in questions)
    )


def _is_unordered(phase: object) -> bool:
    if isinstance(phase, PlayPhase):
        return not phase.climbing
    if isinstance(phase, ClaimPhase):
        return phase.rank_mode is not ClaimRankMode.SEQUENTIAL
    return isinstance(phase, _UNORDERED_PHASES)


# ---------------------------------------------------------------------------------------- ranks


def _rank_names(genome: GameGenome) -> Mapping[Rank, Rank]:
    """What each rank is renamed to, from the ace down."""
    order = genome.setup.rank_order or sorted(genome.setup.ranks, key=lambda rank: rank.code)
    names = sorted(Rank, key=lambda rank: -rank.code)
    present = [rank for rank in reversed(order) if rank in genome.setup.ranks]
    if not has_order(genome):
        parts = _parts_played(genome)
        present.sort(key=lambda rank: (not parts[rank], parts[rank]))
    absent = [rank for rank in names if rank not in present]
    return dict(zip([*present, *absent], names, strict=True))


def _parts_played(genome: GameGenome) -> dict[Rank, list[str]]:
    """Where the rules name each rank, and what else stands there; suits do not count, as they have names too."""
    found: dict[Rank, list[str]] = {rank: [] for rank in Rank}
    for field in fields_of(GameGenome):
        _find_ranks(getattr(genome, field.name), field.name, found)
    return {rank: sorted(places) for rank, places in found.items()}


def _find_ranks(value: Any, place: str, found: dict[Rank, list[str]]) -> None:
    if isinstance(value, Rank):
        found[value].append(place)
    elif isinstance(value, tuple):
        for one in value:
            _find_ranks(one, place, found)
    elif _is_part(value):
        around = [
            f"{field.name}={_masked(one)!r}"
            for field in fields_of(type(value))
            if not isinstance(one := getattr(value, field.name), Rank | tuple | Gene)
        ]
        for field in fields_of(type(value)):
            inside = f"{place}/{type(value).__name__}({', '.join(around)}).{field.name}"
            _find_ranks(getattr(value, field.name), inside, found)


def _with_ranks(genome: GameGenome, ranks: Mapping[Rank, Rank]) -> GameGenome:
    cards = frozenset((ranks[rank], suit) for rank, suit in _cards(genome))
    renamed: GameGenome = _rebuilt(genome, lambda value: ranks[value] if isinstance(value, Rank) else value)
    return _with_cards(renamed, cards)


def _with_suits(genome: GameGenome, suits: Mapping[Suit, Suit]) -> GameGenome:
    cards = frozenset((rank, suits[suit]) for rank, suit in _cards(genome))
    renamed: GameGenome = _rebuilt(genome, lambda value: suits[value] if isinstance(value, Suit) else value)
    return _with_cards(renamed, cards)


# ---------------------------------------------------------------------------------------- cards


def _cards(genome: GameGenome) -> frozenset[Card]:
    return frozenset(genome.setup.cards)


def _with_cards(genome: GameGenome, cards: frozenset[Card]) -> GameGenome:
    """The same rules with these cards, however they are described: by the smallest deck, less what is missing."""
    whole = {deck: {(rank, suit) for rank in DECK_RANKS[deck] for suit in Suit} for deck in DeckName}
    deck = min((deck for deck in DeckName if cards <= whole[deck]), key=lambda deck: len(whole[deck]))
    missing = whole[deck] - cards
    suits = {suit for suit in Suit if all((rank, suit) in missing for rank in DECK_RANKS[deck])}
    ranks = {rank for rank in DECK_RANKS[deck] if all((rank, suit) in missing for suit in Suit)}
    single = [card for card in missing if card[0] not in ranks and card[1] not in suits]
    removed = (
        *(CardCondition(rank=rank) for rank in ranks),
        *(CardCondition(suit=suit) for suit in suits),
        *(CardCondition(suit, rank) for rank, suit in single),
    )
    present = {rank for rank, _ in cards}
    natural = tuple(sorted(present, key=lambda rank: rank.code))
    order = genome.setup.rank_order
    setup = replace(
        genome.setup,
        initial_deck=deck,
        removed_cards=removed,
        rank_order=() if order == natural else order,
    )
    return replace(genome, setup=setup)


# ---------------------------------------------------------------------------------------- walking


def _is_part(value: Any) -> bool:
    return isinstance(value, Gene)


def _fields(part: Any) -> Iterator[tuple[Any, str, Any]]:
    """Every field of every part of a game, with the part that owns it."""
    for field in fields_of(type(part)):
        value = getattr(part, field.name)
        yield part, field.name, value
        for one in value if isinstance(value, tuple) else (value,):
            if _is_part(one):
                yield from _fields(one)


def _all_of(kind: type, genome: GameGenome) -> Iterator[Any]:
    """Every value of a kind in a game."""
    for _, _, value in _fields(genome):
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, kind):
                yield one


def _rebuilt(part: Any, change: Callable[[Any], Any]) -> Any:
    """A part with every plain value in it changed."""
    if isinstance(part, tuple):
        return tuple(_rebuilt(one, change) for one in part)
    if not _is_part(part):
        return change(part)
    changes = {}
    for field in fields_of(type(part)):
        old = getattr(part, field.name)
        new = _rebuilt(old, change)
        if new != old:
            changes[field.name] = new
    return replace(part, **changes) if changes else part


def _in_order(part: Any) -> Any:
    """A part with everything sorted whose order means nothing."""
    if isinstance(part, tuple):
        return tuple(_in_order(one) for one in part)
    if not _is_part(part):
        return part
    changes = {}
    for field in fields_of(type(part)):
        old = getattr(part, field.name)
        new = _in_order(old)
        if field.name in _SETS and isinstance(new, tuple):
            # By everything but suits first, so that other names for them change the order as little as can be.
            new = tuple(sorted(new, key=lambda one: (repr(_rebuilt(one, _masked)), repr(one))))
        if new != old:
            changes[field.name] = new
    return replace(part, **changes) if changes else part
