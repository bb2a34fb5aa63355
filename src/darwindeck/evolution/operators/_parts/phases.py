"""New phases for a turn, and where in a turn they belong."""

from collections.abc import Callable
from random import Random

from darwindeck.evolution.operators._parts.conditions import about_card, about_player, stuck
from darwindeck.evolution.operators._parts.hands import ranks_of
from darwindeck.genome._rules._facts import has_cards, has_phase
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    ClaimRankMode,
    DiscardPhase,
    DrawPhase,
    ExchangePhase,
    GameGenome,
    KnockPhase,
    Location,
    MeldPhase,
    PassDirection,
    PassingPhase,
    Phase,
    PhaseTag,
    PlayPhase,
    ShowdownMethod,
    SwapPhase,
    TableauMode,
    TributePhase,
    TrickPhase,
    TrumpPhase,
    TurnUpPhase,
    WagerPhase,
)


def _a_draw(genome: GameGenome, rng: Random) -> Phase:
    sources = [Location.DECK] * 4 + [Location.OPPONENT_HAND]
    if has_cards(genome, Location.DISCARD):
        sources.append(Location.DISCARD)
    if_stuck = has_phase(genome, PlayPhase) and rng.random() < 0.6
    return DrawPhase(rng.choice(sources), condition=stuck() if if_stuck else None, mandatory=rng.random() < 0.8)


def _a_play(genome: GameGenome, rng: Random) -> Phase:
    if genome.setup.tableau_mode is not TableauMode.NONE:
        return PlayPhase(Location.TABLEAU)
    target = rng.choice([Location.DISCARD, Location.DISCARD, Location.TABLEAU])
    climbing = target is Location.TABLEAU and rng.random() < 0.5
    condition = None if climbing else about_card(genome, rng, target)
    return PlayPhase(target, condition, climbing=climbing, max_cards=4 if climbing else 1, mandatory=not climbing)


def _a_discard(_: GameGenome, __: Random) -> Phase:
    return DiscardPhase(Location.DISCARD, mandatory=True)


def _a_betting_round(genome: GameGenome, rng: Random) -> Phase:
    chips = genome.setup.starting_chips
    amount = max(1, chips // 10) if chips else 10
    method = ShowdownMethod.HAND_EVALUATION if genome.hand_evaluation else ShowdownMethod.HIGHEST_CARD
    return BettingPhase(min_bet=amount, max_bet=rng.choice([None, 4 * amount]), showdown_method=method)


def _a_claim(genome: GameGenome, rng: Random) -> Phase:
    mode = rng.choice([ClaimRankMode.SEQUENTIAL, ClaimRankMode.CHOSEN])
    return ClaimPhase(rank_mode=mode, starting_rank=rng.choice(ranks_of(genome)))


def _a_trick(_: GameGenome, rng: Random) -> Phase:
    return TrickPhase(high_card_wins=rng.random() < 0.9, lead_suit_required=rng.random() < 0.9)


def _bids(genome: GameGenome, _: Random) -> Phase:
    return BiddingPhase(max_bid=max(1, genome.setup.cards_per_player))


def _a_passing(genome: GameGenome, rng: Random) -> Phase:
    most = max(1, min(3, genome.setup.cards_per_player - 1))
    return PassingPhase(rng.randint(1, most), (rng.choice([PassDirection.LEFT, PassDirection.RIGHT]),))


def _a_knock(genome: GameGenome, rng: Random) -> Phase:
    return KnockPhase(about_player(genome, rng) if rng.random() < 0.6 else None, last_round=rng.random() < 0.5)


def _a_swap(genome: GameGenome, rng: Random) -> Phase:
    places = [Location.DECK, Location.OPPONENT_HAND]
    if has_cards(genome, Location.TABLEAU):
        places += [Location.TABLEAU] * 2
    return SwapPhase(rng.choice(places))


MAKERS: dict[PhaseTag, Callable[[GameGenome, Random], Phase]] = {
    PhaseTag.DRAW: _a_draw,
    PhaseTag.PLAY: _a_play,
    PhaseTag.DISCARD: _a_discard,
    PhaseTag.BETTING: _a_betting_round,
    PhaseTag.CLAIM: _a_claim,
    PhaseTag.TRICK: _a_trick,
    PhaseTag.BIDDING: _bids,
    PhaseTag.PASSING: _a_passing,
    PhaseTag.TURN_UP: lambda _, rng: TurnUpPhase(rng.choice([1, 1, 2, 3])),
    PhaseTag.EXCHANGE: lambda _, rng: ExchangePhase(rng.choice([1, 2, 3])),
    PhaseTag.TRUMP: lambda *_: TrumpPhase(),
    PhaseTag.WAGER: lambda *_: WagerPhase(),
    PhaseTag.ASKING: lambda *_: AskPhase(),
    PhaseTag.TRIBUTE: lambda *_: TributePhase(),
    PhaseTag.MELD: lambda _, rng: MeldPhase(max_melds=rng.choice([None, 1])),
    PhaseTag.KNOCK: _a_knock,
    PhaseTag.SWAP: _a_swap,
}
"""How a phase of each kind is made."""

_ONCE_A_HAND = (PhaseTag.WAGER, PhaseTag.TRIBUTE, PhaseTag.PASSING, PhaseTag.BIDDING, PhaseTag.TRUMP)
_EARLY = (PhaseTag.DRAW, PhaseTag.TURN_UP, PhaseTag.EXCHANGE, PhaseTag.BETTING, PhaseTag.ASKING)
_LATE = (PhaseTag.DISCARD, PhaseTag.KNOCK)


def a_phase(genome: GameGenome, rng: Random) -> Phase:
    """A phase of any kind."""
    return MAKERS[rng.choice(list(MAKERS))](genome, rng)


def fitting_place(phase: Phase, phases: tuple[Phase, ...], rng: Random) -> int:
    """Where in a turn a phase belongs: what comes once in a hand first, what ends a turn last."""
    first = sum(other.tag in _ONCE_A_HAND for other in phases)
    if phase.tag in _ONCE_A_HAND:
        return 0
    if phase.tag in _LATE:
        return len(phases)
    return first if phase.tag in _EARLY and rng.random() < 0.7 else rng.randint(first, len(phases))
