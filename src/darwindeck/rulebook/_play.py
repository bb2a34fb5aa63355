"""The chapter on play: whose turn it is, and every phase in order."""

from typing import assert_never

from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    ExchangePhase,
    KnockPhase,
    MeldPhase,
    PassingPhase,
    Phase,
    PlayPhase,
    SwapPhase,
    TributePhase,
    TrickPhase,
    TrumpPhase,
    TurnUpPhase,
    WagerPhase,
)
from darwindeck.rulebook import (
    _asking,
    _betting,
    _bidding,
    _claims,
    _drawing,
    _house,
    _laying,
    _melds,
    _passing,
    _swaps,
    _tricks,
    _turns,
)
from darwindeck.rulebook._digest import NOTHING_TO_DO
from darwindeck.rulebook._pile_order import one_by_one
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Section, text


def section(scene: Scene) -> Section:
    """How a hand is played."""
    blocks = list(_turns.order(scene))
    for phase in scene.phases:
        blocks.extend(_described(phase, scene))
    blocks.extend(one_by_one(scene))
    blocks.extend(_turns.passes(scene))
    if not scene.phases and not scene.idle_plays:
        blocks.append(text(NOTHING_TO_DO))
    return Section("Play", tuple(blocks))


def _described(phase: Phase, scene: Scene) -> tuple[Block, ...]:
    match phase:
        case DrawPhase():
            return _drawing.draw(phase, scene)
        case PlayPhase():
            return _laying.play(phase, scene)
        case DiscardPhase():
            return _laying.discard(phase, scene)
        case BettingPhase():
            return _betting.betting(phase, scene)
        case ClaimPhase():
            return _claims.claim(phase, scene)
        case TrickPhase():
            return _tricks.trick(phase, scene)
        case BiddingPhase():
            return _bidding.bid(phase, scene)
        case PassingPhase():
            return _passing.passing(phase, scene)
        case TurnUpPhase():
            return _passing.turn_up(phase, scene)
        case ExchangePhase():
            return _passing.exchange(phase, scene)
        case TrumpPhase():
            return _passing.trump(phase, scene)
        case WagerPhase():
            return _house.wager(phase, scene)
        case AskPhase():
            return _asking.ask(phase, scene)
        case TributePhase():
            return _passing.tribute(phase, scene)
        case MeldPhase():
            return _melds.meld(phase, scene)
        case KnockPhase():
            return _melds.knock(phase, scene)
        case SwapPhase():
            return _swaps.swap(phase, scene)
        case never:
            assert_never(never)
