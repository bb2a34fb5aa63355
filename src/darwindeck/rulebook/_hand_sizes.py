"""How many cards players hold from turn to turn, where any card will do: how soon their hands are played out."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import dropwhile

from darwindeck.genome._stacks import climbs, hands_are_stacks
from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    DiscardPhase,
    DrawPhase,
    EffectType,
    ExchangePhase,
    GoingOut,
    Location,
    Phase,
    PlayPhase,
    TableauMode,
    TrickPhase,
    TrumpPhase,
    WagerPhase,
)
from darwindeck.rulebook._any_card import goes_to_piles
from darwindeck.rulebook._new_stock import UNABLE
from darwindeck.rulebook._places import effects, left_over, renews_table
from darwindeck.rulebook._rounds import dealt_alike
from darwindeck.rulebook._scene import OWN, Scene, can_fold


@dataclass(frozen=True)
class HandSizes:
    """What a hand comes to if only the numbers of cards are looked at."""

    to_play: frozenset[int]
    """With how many cards a player may come to a phase of play."""
    drawn: int
    """How many cards all players draw together at most."""
    turns: int | None
    """How many turns a player has at most; None where that is not certain."""
    fewest: int
    """With how few cards a player may be left."""
    at_end: int
    """How many cards a player holds at most when the hand ends, unless all others have left it."""


@lru_cache(maxsize=64)
def hand_sizes(scene: Scene) -> HandSizes | None:
    """How hands get smaller until one is played out; None where that depends on more than numbers of cards.

    No turn may leave a player with more cards than before, and one with as many may take nothing from the stock, so
    that the stock lasts.
    """
    if not _depends_on_numbers(scene):
        return None
    start, enough = scene.genome.setup.cards_per_player, _ends_with(scene)
    drawn, turns = dict.fromkeys(range(enough + 1), 0), dict.fromkeys(range(enough + 1), 0)
    to_play, fewest, each_draw_ends = set[int](), start, True
    for size in range(enough + 1, start + 1):
        ways = [*_own_turn(size, scene), *_turn_of_another(size, scene)]
        if any(way.size > size or (way.size == size and way.drawn) for way in ways):
            return None
        shorter = [way for way in ways if way.size < size]
        drawn[size] = max((way.drawn + drawn[way.size] for way in shorter), default=0)
        turns[size] = _ENDLESS if shorter != ways else 1 + max(turns[way.size] for way in shorter)
        to_play |= {held for way in ways for held in way.to_play}
        each_draw_ends &= all(way.size <= enough for way in ways if way.drawn)
        fewest = min(fewest, *(way.size for way in ways))
    players = scene.genome.player_count
    exchanged = sum(min(phase.max_cards, start) for phase in scene.of_kind(ExchangePhase))
    first_ends = scene.wins_without_cards or scene.genome.game_rules.going_out is GoingOut.ENDS_HAND or enough > 0
    is_last_draw = each_draw_ends and first_ends and _stays_after_draw(scene)
    most = drawn[start] if is_last_draw else drawn[start] * players
    most += players * turns[start] * players * exchanged  # In every turn all players may do so.
    in_war = scene.genome.setup.tableau_mode is TableauMode.WAR
    if most > left_over(scene) - scene.genome.game_rules.deck_reserve or (in_war and not fewest):
        return None
    at_end = _left_by_first(turns[start], scene) if first_ends else start
    return HandSizes(frozenset(to_play), most, turns[start] if turns[start] < _ENDLESS else None, fewest, at_end)


_ENDLESS = 10_000
"""More turns than a hand of cards can take that gets smaller with each."""


def _stays_after_draw(scene: Scene) -> bool:
    """Whether whoever draws is still in the hand when the turn is over, or has played out his or her hand."""
    after = dropwhile(lambda phase: not isinstance(phase, DrawPhase), scene.phases)
    return not scene.stuck_players_leave and not can_fold(after)


def _left_by_first(turns: int, scene: Scene) -> int:
    """How many cards others hold at most when the first hand is played out, where all lay as many in every turn."""
    start, (play,) = scene.genome.setup.cards_per_player, scene.of_kind(PlayPhase)
    is_even = play.mandatory and play.min_cards == play.max_cards and not any(effects(scene))
    is_even &= not scene.has(DrawPhase, DiscardPhase, TrickPhase) and scene.genome.house is None
    is_even &= scene.genome.game_rules.hand_ends_if is None or _ends_with(scene) > 0
    return start - (turns - 1) * play.max_cards if is_even and turns < _ENDLESS else start


def _ends_with(scene: Scene) -> int:
    """With how many cards left in some hand it is over for all; none where it is not."""
    condition = scene.genome.game_rules.hand_ends_if
    if not isinstance(condition, Condition) or condition.type is not ConditionType.HAND_SIZE:
        return 0
    if not isinstance(condition.value, int) or condition.operator not in (Operator.LE, Operator.LT):
        return 0
    return max(0, condition.value - (condition.operator is Operator.LT))


def always_enough_to_play(phase: PlayPhase, scene: Scene) -> bool:
    """Whether everybody who comes to a phase of play holds as many cards as have to be laid there."""
    sizes = hand_sizes(scene)
    if sizes is None or not any(one is phase for one in scene.phases):
        return False
    return min(sizes.to_play, default=0) >= max(1, phase.min_cards)


def most_to_play(phase: PlayPhase, scene: Scene) -> int:
    """How many cards can be laid at once in a phase of play."""
    sizes = hand_sizes(scene)
    return phase.max_cards if sizes is None else min(phase.max_cards, max(sizes.to_play, default=1))


@dataclass(frozen=True)
class _Way:
    """A way in which a turn may go for a player."""

    size: int
    """How many cards he or she holds now; none if out of the hand."""
    drawn: int = 0
    to_play: tuple[int, ...] = ()


_QUIET = (BettingPhase, BiddingPhase, TrumpPhase, WagerPhase, ExchangePhase)
"""Phases in which hands keep their size, while the stock lasts."""


def _depends_on_numbers(scene: Scene) -> bool:
    """Whether a hand gets smaller by any card that its player likes, and larger by the stock alone."""
    genome, setup, rules = scene.genome, scene.genome.setup, scene.genome.game_rules
    of_cards = (EffectType.DRAW_CARDS, EffectType.FORCE_DISCARD)
    is_plain = not hands_are_stacks(genome) and not rules.book_size and setup.cards_per_player > _ends_with(scene)
    is_plain &= not any(effect.effect_type in of_cards for effect in effects(scene))
    is_plain &= not renews_table(scene)
    is_over = rules.going_out is not GoingOut.NONE or scene.wins_without_cards or _ends_with(scene) > 0
    has_play = len(list(scene.of_kind(PlayPhase))) == 1
    is_free = all(_is_free(phase, scene) for phase in scene.phases) and not scene.idle_plays
    return is_plain and is_over and has_play and is_free and dealt_alike(scene) and _is_of_one_player(scene)


def _is_of_one_player(scene: Scene) -> bool:
    """Whether one player alone does what a turn has for one, and not the winner of a trick what is left of it."""
    kinds = [isinstance(phase, TrickPhase) for phase in scene.phases if isinstance(phase, (TrickPhase, *OWN))]
    return kinds in (sorted(kinds), sorted(kinds, reverse=True))


def _is_free(phase: Phase, scene: Scene) -> bool:
    match phase:
        case DrawPhase():
            from_stock = phase.source is Location.DECK and phase.or_source in (None, phase.source)
            return from_stock and not phase.repeat and phase.condition in (None, *UNABLE)
        case PlayPhase():
            is_any = phase.valid_play_condition is None and phase.min_cards <= phase.max_cards
            return is_any and not goes_to_piles(phase, scene) and not climbs(scene.genome, phase)
        case DiscardPhase():
            return phase.matching_condition is None and not goes_to_piles(phase, scene)
        case _:
            return isinstance(phase, (TrickPhase, *_QUIET))


def _own_turn(size: int, scene: Scene) -> set[_Way]:
    """How a turn of a player with so many cards may go."""
    ways, enough = {_Way(size)}, _ends_with(scene)
    for phase in scene.phases:
        ways = {after for way in ways for after in (_phase(phase, way, scene) if way.size > enough else [way])}
    return ways


def _turn_of_another(size: int, scene: Scene) -> set[_Way]:
    """What a turn of somebody else may come to: its tricks take a card of everybody, who may be skipped there."""
    ways = {_Way(size)} if scene.has_tricks else set()
    for _ in scene.of_kind(TrickPhase):
        ways = {_Way(left) for way in ways for left in _in_trick(way.size, scene)}
    return ways


def _in_trick(size: int, scene: Scene) -> Iterator[int]:
    yield max(0, size - 1)
    if any(effects(scene)):
        yield size


def _phase(phase: Phase, way: _Way, scene: Scene) -> Iterator[_Way]:
    match phase:
        case DrawPhase():
            yield from _draw(phase, way, scene)
        case TrickPhase():
            yield from (replace(way, size=left) for left in _in_trick(way.size, scene))
        case PlayPhase():
            here = replace(way, to_play=(*way.to_play, way.size))
            fewest, most = max(1, phase.min_cards), min(way.size, phase.max_cards)
            yield from (replace(here, size=way.size - count) for count in range(fewest, most + 1))
            if way.size < fewest:
                yield here if phase.pass_if_unable else replace(here, size=0)
            elif not phase.mandatory or phase.min_cards == 0:
                yield here
        case DiscardPhase():
            yield from (replace(way, size=left) for left in range(max(0, way.size - phase.count), way.size + 1))
        case _:
            yield way


def _draw(phase: DrawPhase, way: _Way, scene: Scene) -> Iterator[_Way]:
    (play,) = scene.of_kind(PlayPhase)
    is_able = way.size >= max(1, play.min_cards)
    comes_before = scene.phases.index(phase) < scene.phases.index(play)
    if phase.condition is not None and (is_able or not comes_before):
        yield way
        if comes_before:
            return
    least = phase.count if phase.mandatory else 0
    for count in range(least, phase.count + 1):
        yield replace(way, size=way.size + count, drawn=way.drawn + count)
