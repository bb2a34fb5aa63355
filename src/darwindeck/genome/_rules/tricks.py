"""Rules about tricks, bids and contracts."""

from collections.abc import Iterator

from darwindeck.genome._rules._facts import has_phase, phases_of
from darwindeck.genome._wording import counted
from darwindeck.genome.schema import BiddingPhase, GameGenome, TrickPhase


def tricks_can_be_played(genome: GameGenome) -> Iterator[str]:
    """Tricks need a trick phase, and as many cards as there are tricks."""
    turn = genome.turn_structure
    if turn.is_trick_based and not has_phase(genome, TrickPhase):
        yield "turn_structure.is_trick_based is true: there is no trick phase"
    tricks, cards = turn.tricks_per_hand, genome.setup.cards_per_player
    if tricks is None:
        return
    if not has_phase(genome, TrickPhase):
        yield f"turn_structure.tricks_per_hand is {tricks}: there is no trick phase"
    elif tricks == 0:
        yield "turn_structure.tricks_per_hand is 0: a hand has at least 1 trick"
    elif tricks > cards:
        yield f"turn_structure.tricks_per_hand is {tricks}: a hand has only {counted(cards, 'card')}"


def trumps_agree(genome: GameGenome) -> Iterator[str]:
    """A trick phase does not contradict the trump suit of the setup."""
    trump = genome.setup.trump_suit
    if trump is not None and not has_phase(genome, TrickPhase):
        yield f"setup.trump_suit is {trump}: there is no trick phase"
    for path, phase in phases_of(genome, TrickPhase):
        if trump is not None and phase.trump_suit not in (None, trump):
            yield f"{path}.trump_suit is {phase.trump_suit}: setup.trump_suit is {trump}, leave one of them out"


def bids_can_be_made(genome: GameGenome) -> Iterator[str]:
    """Bids come once, before the tricks that they are about, and leave something to bid."""
    kinds = [type(phase) for phase in genome.turn_structure.phases]
    bidding = list(phases_of(genome, BiddingPhase))
    if bidding and TrickPhase not in kinds:
        yield f"{bidding[0][0]} is a bidding phase: bidding requires a trick phase"
    elif bidding and kinds.index(TrickPhase) < kinds.index(BiddingPhase):
        yield f"{bidding[0][0]} is a bidding phase: it must come before the first trick phase"
    for path, _ in bidding[1:]:
        yield f"{path} is a second bidding phase: players bid once in a hand"
    for path, phase in bidding:
        cards = genome.setup.cards_per_player
        if phase.min_bid > phase.max_bid:
            yield f"{path}.min_bid is {phase.min_bid}: min_bid > max_bid, which is {phase.max_bid}"
        elif phase.min_bid > cards:
            yield f"{path}.min_bid is {phase.min_bid}: a hand has only {counted(cards, 'card')} to take tricks with"


def contracts_have_bids(genome: GameGenome) -> Iterator[str]:
    """Contracts are scored on bids."""
    if genome.contract_scoring is None:
        return
    if not has_phase(genome, BiddingPhase):
        yield "contract_scoring is given: contract scoring requires a bidding phase"
    if genome.contract_scoring.bag_limit == 0 and genome.contract_scoring.bag_penalty > 0:
        yield "contract_scoring.bag_limit is 0: bags need a limit of at least 1, or a bag_penalty of 0"


RULES = (tricks_can_be_played, trumps_agree, bids_can_be_made, contracts_have_bids)
