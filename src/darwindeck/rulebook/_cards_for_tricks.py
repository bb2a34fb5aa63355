"""How many tricks there are cards for, where whoever takes one has to lay others besides."""

from functools import lru_cache

from darwindeck.genome.schema import DiscardPhase, KnockPhase, LevelTrick, Phase, TrickPhase
from darwindeck.rulebook._any_card import must_discard, must_lay
from darwindeck.rulebook._places import cards_come_to_hands, clears_table, takes_turns_unevenly
from darwindeck.rulebook._rounds import dealt_alike
from darwindeck.rulebook._scene import Scene


def tricks_with_cards(scene: Scene, playing: int) -> int | None:
    """How many tricks a hand has at most that ends when fewer than so many hold cards; None where that is not certain.

    Everybody who holds a card lays one to each trick, whoever took it lays others before the next one, and no card
    comes to a hand. Cards that are lost in other ways only make it fewer.
    """
    cards = scene.genome.setup.cards_per_player
    is_taken = all(one.level is LevelTrick.SUIT_LED for one in scene.of_kind(TrickPhase))
    is_uneven = takes_turns_unevenly(scene) or scene.has(KnockPhase) or clears_table(scene)
    is_plain = scene.has_tricks and is_taken and dealt_alike(scene) and cards > 0
    if not is_plain or is_uneven or cards_come_to_hands(scene):
        return None
    return _until_cards_run_out(scene.genome.player_count, cards, _laid_after_trick(scene), playing)


@lru_cache(maxsize=64)
def _until_cards_run_out(players: int, cards: int, laid: int, playing: int) -> int:
    """How many tricks there are at most with so many cards each, whoever takes them and lays so many others."""
    tricks, hands = 0, {(cards,) * players}
    while hands := {sizes for sizes in hands if sum(map(bool, sizes)) >= playing}:
        tricks += 1
        hands = {_after_trick(sizes, winner, laid) for sizes in hands for winner in range(players) if sizes[winner]}
    return tricks


def _after_trick(sizes: tuple[int, ...], winner: int, laid: int) -> tuple[int, ...]:
    lost = (1 + laid if place == winner else 1 for place in range(len(sizes)))
    return tuple(sorted(max(0, size - less) for size, less in zip(sizes, lost, strict=True)))


def _laid_after_trick(scene: Scene) -> int:
    """How many cards whoever took a trick lays at least before the next one, be it in the next turn."""
    first = next(place for place, phase in enumerate(scene.phases) if isinstance(phase, TrickPhase))
    laid: list[int] = []
    for phase in (*scene.phases[first:], *scene.phases[:first]):
        if isinstance(phase, TrickPhase):
            laid.append(0)
        laid[-1] += _lays_one(phase, scene)
    return min(laid)


def _lays_one(phase: Phase, scene: Scene) -> bool:
    """Whether everybody who holds a card has to play, claim or discard one in a phase."""
    if isinstance(phase, DiscardPhase):
        return phase.count == 1 and must_discard(phase, scene)
    return must_lay(phase, scene)
