"""Rules about tricks, bids and contracts."""

from collections.abc import Iterator

from darwindeck.genome._rules._facts import (
    cards_dealt,
    hands_have_trumps,
    has_cards,
    has_phase,
    phases_of,
    rank_order_problems,
)
from darwindeck.genome._wording import counted
from darwindeck.genome.schema import (
    BiddingPhase,
    GameGenome,
    LevelTrick,
    Location,
    PassDirection,
    PassingPhase,
    ScoringTrigger,
    TrickPhase,
    TrumpChooser,
    TrumpPhase,
    TrumpSource,
)


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
    """Trumps are for tricks, and there is one way to tell them."""
    trump, source = genome.setup.trump_suit, genome.setup.trump_source
    if trump is not None and not has_phase(genome, TrickPhase):
        yield f"setup.trump_suit is {trump}: there is no trick phase"
    if trump is not None and source is not TrumpSource.FIXED:
        yield f"setup.trump_suit is {trump}: setup.trump_source is {source}, leave one of them out"
    for path, phase in phases_of(genome, TrickPhase):
        if trump is not None and phase.trump_suit not in (None, trump):
            yield f"{path}.trump_suit is {phase.trump_suit}: setup.trump_suit is {trump}, leave one of them out"
        if phase.trump_suit is not None and source is not TrumpSource.FIXED:
            yield f"{path}.trump_suit is {phase.trump_suit}: setup.trump_source is {source}, leave one of them out"
        yield from rank_order_problems(genome, f"{path}.trump_order", phase.trump_order)
        if phase.trump_order and phase.trump_suit is None and not hands_have_trumps(genome):
            yield f"{path}.trump_order is given: there are no trumps"


def trumps_can_be_told(genome: GameGenome) -> Iterator[str]:
    """What makes a suit trumps is there after the deal."""
    source = genome.setup.trump_source
    if source is TrumpSource.FIXED:
        return
    if not has_phase(genome, TrickPhase):
        yield f"setup.trump_source is {source}: there is no trick phase"
    if source is TrumpSource.LAST_CARD and genome.setup.cards_per_player == 0:
        yield f"setup.trump_source is {source}: no card is dealt"
    if source is TrumpSource.TURNED_UP and cards_dealt(genome) == genome.setup.deck_size:
        yield f"setup.trump_source is {source}: the deal leaves no card to turn up"


def trumps_can_be_named(genome: GameGenome) -> Iterator[str]:
    """Trumps are named once, before the tricks that they are for, and not told otherwise as well."""
    kinds = [type(phase) for phase in genome.turn_structure.phases]
    naming = list(phases_of(genome, TrumpPhase))
    if naming and TrickPhase not in kinds:
        yield f"{naming[0][0]} is a trump phase: there is no trick phase"
    elif naming and kinds.index(TrickPhase) < kinds.index(TrumpPhase):
        yield f"{naming[0][0]} is a trump phase: it must come before the first trick phase"
    for path, _ in naming[1:]:
        yield f"{path} is a second trump phase: trumps are named once in a hand"
    for path, phase in naming:
        setup = genome.setup
        is_told = setup.trump_suit is not None or setup.trump_source is not TrumpSource.FIXED
        if is_told and phase.named_by is TrumpChooser.STARTER:
            yield f"{path}.named_by is starter: the setup tells trumps already"
        for trick, other in phases_of(genome, TrickPhase):
            if other.trump_suit is not None:
                yield f"{trick}.trump_suit is {other.trump_suit}: trumps are named in {path}"


def tricks_can_score(genome: GameGenome) -> Iterator[str]:
    """Tricks score where there are some."""
    if genome.trick_scoring is not None and not has_phase(genome, TrickPhase):
        yield "trick_scoring is given: there is no trick phase"


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


def cards_can_be_passed(genome: GameGenome) -> Iterator[str]:
    """Cards are passed once in a hand, at least one of them, to somebody."""
    passing = list(phases_of(genome, PassingPhase))
    for path, _ in passing[1:]:
        yield f"{path} is a second passing phase: cards are passed once in a hand"
    for path, phase in passing:
        if phase.count == 0:
            yield f"{path}.count is 0: the phase can never act, pass at least 1 card"
        elif phase.count > genome.setup.deck_size:
            yield f"{path}.count is {phase.count}: the deck has only {genome.setup.deck_size} cards"
        if phase.directions and set(phase.directions) == {PassDirection.KEEP}:
            yield f"{path}.directions is keep alone: the phase can never act, pass in some hand"
        if genome.player_count == 1:
            yield f"{path} is a passing phase: with 1 player there is nobody to pass cards to"


def first_tricks_make_sense(genome: GameGenome) -> Iterator[str]:
    """There is a card to open a hand with, and something to keep out of the first trick."""
    for path, phase in phases_of(genome, TrickPhase):
        opening = phase.opening_card
        if opening is not None and not any(opening.covers(*card) for card in genome.setup.cards):
            yield f"{path}.opening_card is in no hand: the deck has no such card"
        if phase.first_trick_safe and not _tricks_score(genome):
            yield f"{path}.first_trick_safe is true: no card scores for trick_win"
    if genome.game_rules.shoot_the_moon and not _tricks_score(genome):
        yield "game_rules.shoot_the_moon is true: no card scores for trick_win"


def _tricks_score(genome: GameGenome) -> bool:
    rules = (rule for rule in genome.card_scoring if rule.trigger is ScoringTrigger.TRICK_WIN)
    return any(rule.points for rule in rules)


def sealed_and_level_tricks_make_sense(genome: GameGenome) -> Iterator[str]:
    """Nobody follows a suit that is not seen or does not matter, and what is played for is there."""
    for path, phase in phases_of(genome, TrickPhase):
        if phase.face_down and phase.lead_suit_required:
            yield f"{path}.face_down is true: nobody sees the suit led, set lead_suit_required to false"
        if phase.level is not LevelTrick.SUIT_LED and phase.trump_suit is not None:
            yield f"{path}.trump_suit is {phase.trump_suit}: level is {phase.level}, only ranks matter"
        if phase.level is LevelTrick.HELD_OVER and not phase.takes_table:
            yield f"{path}.level is held_over: takes_table is false, nothing is played for that could be held over"
        if phase.takes_table and not has_cards(genome, Location.TABLEAU):
            yield f"{path}.takes_table is true: no card ever lies on the table"


def contracts_have_bids(genome: GameGenome) -> Iterator[str]:
    """Contracts are scored on bids."""
    if genome.contract_scoring is None:
        return
    if not has_phase(genome, BiddingPhase):
        yield "contract_scoring is given: contract scoring requires a bidding phase"
    if genome.contract_scoring.bag_limit == 0 and genome.contract_scoring.bag_penalty > 0:
        yield "contract_scoring.bag_limit is 0: bags need a limit of at least 1, or a bag_penalty of 0"


def failed_nils_can_help(genome: GameGenome) -> Iterator[str]:
    """Whether a failed Nil helps is a question for partners who may bid Nil."""
    if genome.game_rules.failed_nil_helps:
        return
    if not any(phase.allow_nil for _, phase in phases_of(genome, BiddingPhase)) or genome.contract_scoring is None:
        yield "game_rules.failed_nil_helps is false: no Nil is bid and scored, leave it out"
    elif not (genome.team_mode or genome.teams):
        yield "game_rules.failed_nil_helps is false: without teams there is no partner to help, leave it out"


RULES = (
    tricks_can_be_played,
    trumps_agree,
    trumps_can_be_told,
    trumps_can_be_named,
    tricks_can_score,
    bids_can_be_made,
    cards_can_be_passed,
    first_tricks_make_sense,
    sealed_and_level_tricks_make_sense,
    contracts_have_bids,
    failed_nils_can_help,
)
