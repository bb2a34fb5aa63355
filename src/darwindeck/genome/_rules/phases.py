"""Rules about drawing, playing and discarding: a phase must be able to act."""

from collections.abc import Iterator

from darwindeck.genome._rules._facts import (
    deck_has_cards,
    hands_have_cards,
    has_cards,
    has_phase,
    phases_of,
    somebody_can_pass,
)
from darwindeck.genome._wording import counted
from darwindeck.genome.schema import (
    AskPhase,
    ClaimPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    ExchangePhase,
    GameGenome,
    GoingOut,
    Location,
    MeldPhase,
    PassAction,
    PassingPhase,
    PlayPhase,
    StarterRule,
    Suit,
    SwapPhase,
    TableauMode,
    TributePhase,
    TrickPhase,
    TurnUpPhase,
    Visibility,
)

_TARGETS = (Location.DISCARD, Location.TABLEAU)
_SWAPPED_WITH = (Location.DECK, Location.TABLEAU, Location.OPPONENT_HAND)


def cards_go_where_they_can(genome: GameGenome) -> Iterator[str]:
    """Cards are drawn from elsewhere than the own hand, and laid on the discard pile or on the table."""
    for path, phase in phases_of(genome, object):
        match phase:
            case DrawPhase(source=Location.HAND):
                yield f"{path}.source is hand: a player cannot draw from his or her own hand"
            case DrawPhase(or_source=Location.HAND):
                yield f"{path}.or_source is hand: a player cannot draw from his or her own hand"
            case SwapPhase(source=source) if source not in _SWAPPED_WITH:
                yield f"{path}.source is {source}: cards are swapped with the deck, the tableau or the opponent_hand"
            case PlayPhase(target=target) if target not in _TARGETS:
                yield f"{path}.target is {target}: cards are played to the discard or the tableau"
            case DiscardPhase(target=target) if target not in _TARGETS:
                yield f"{path}.target is {target}: cards are discarded to the discard or the tableau"


def draws_can_act(genome: GameGenome) -> Iterator[str]:
    """A draw phase takes at least one card from a place that has some."""
    for path, phase in phases_of(genome, DrawPhase):
        if phase.count == 0:
            yield f"{path}.count is 0: the phase can never act, draw at least 1 card"
        yield from _source_problems(genome, f"{path}.source", phase.source)
        if phase.or_source is None:
            continue
        if phase.or_source is phase.source:
            yield f"{path}.or_source is {phase.or_source}: the cards come from there already, name another place"
        else:
            yield from _source_problems(genome, f"{path}.or_source", phase.or_source)


def _source_problems(genome: GameGenome, path: str, source: Location) -> Iterator[str]:
    match source:
        case Location.DECK if not deck_has_cards(genome):
            yield f"{path} is deck: the phase can never act, the deal takes every card and none comes back"
        case Location.DISCARD | Location.OPPONENT_DISCARD if not has_cards(genome, Location.DISCARD):
            yield f"{path} is {source}: the phase can never act, no card is ever discarded"
        case Location.TABLEAU if not has_cards(genome, Location.TABLEAU):
            yield f"{path} is tableau: the phase can never act, no card ever lies on the table"
        case Location.OPPONENT_HAND | Location.OPPONENT_DISCARD if genome.player_count == 1:
            yield f"{path} is {source}: with 1 player there is no opponent"


def plays_can_act(genome: GameGenome) -> Iterator[str]:
    """A play phase lays at least one card."""
    for path, phase in phases_of(genome, PlayPhase):
        if phase.max_cards == 0:
            yield f"{path}.max_cards is 0: the phase can never act, allow at least 1 card"
        elif phase.min_cards > phase.max_cards:
            yield f"{path}.min_cards is {phase.min_cards}: max_cards is only {phase.max_cards}"
        elif phase.min_cards > genome.setup.deck_size:
            yield f"{path}.min_cards is {phase.min_cards}: the deck has only {genome.setup.deck_size} cards"


def discards_can_act(genome: GameGenome) -> Iterator[str]:
    """A discard phase gets rid of at least one card."""
    for path, phase in phases_of(genome, DiscardPhase):
        if phase.count == 0:
            yield f"{path}.count is 0: the phase can never act, discard at least 1 card"
        elif phase.count > genome.setup.deck_size:
            yield f"{path}.count is {phase.count}: the deck has only {genome.setup.deck_size} cards"
        if phase.keep_taken and not _takes_discards(genome):
            yield f"{path}.keep_taken is true: no phase takes cards from the discard pile"


def _takes_discards(genome: GameGenome) -> bool:
    piles = (Location.DISCARD, Location.OPPONENT_DISCARD)
    return any(draw.source in piles or draw.or_source in piles for _, draw in phases_of(genome, DrawPhase))


def melds_can_be_laid(genome: GameGenome) -> Iterator[str]:
    """A set or a run has two cards at least, and a meld phase lays one."""
    for path, phase in phases_of(genome, MeldPhase):
        if phase.min_set < 2:
            yield f"{path}.min_set is {phase.min_set}: a set has at least 2 cards"
        if phase.min_run < 2:
            yield f"{path}.min_run is {phase.min_run}: a run has at least 2 cards"
        if phase.max_melds == 0:
            yield f"{path}.max_melds is 0: no card could ever be laid, allow at least 1 meld"


def deck_can_be_drawn_from(genome: GameGenome) -> Iterator[str]:
    """Cards that stay in the deck are fewer than it has."""
    reserve, size = genome.game_rules.deck_reserve, genome.setup.deck_size
    if reserve > size:
        yield f"game_rules.deck_reserve is {reserve}: the deck has only {size} cards"


def cards_can_be_turned_up(genome: GameGenome) -> Iterator[str]:
    """A phase that turns cards up takes at least one, from a deck that has some."""
    for path, phase in phases_of(genome, TurnUpPhase):
        if phase.count == 0:
            yield f"{path}.count is 0: the phase can never act, turn up at least 1 card"
        if not deck_has_cards(genome):
            yield f"{path} can never act: the deal takes every card and none comes back to the deck"


def exchanges_can_act(genome: GameGenome) -> Iterator[str]:
    """An exchange is about at least one card, and there is one to draw."""
    for path, phase in phases_of(genome, ExchangePhase):
        if phase.max_cards == 0:
            yield f"{path}.max_cards is 0: the phase can never act, exchange at least 1 card"
        elif not deck_has_cards(genome):
            yield f"{path} draws from the deck: the deal takes every card and none comes back"


def swaps_can_act(genome: GameGenome) -> Iterator[str]:
    """A swap phase has something to swap with, and its fields belong to what that is."""
    for path, phase in phases_of(genome, SwapPhase):
        match phase.source:
            case Location.DECK if not deck_has_cards(genome):
                yield f"{path}.source is deck: the phase can never act, the deal takes every card and none comes back"
            case Location.TABLEAU if not has_cards(genome, Location.TABLEAU):
                yield f"{path}.source is tableau: the phase can never act, no card ever lies on the table"
            case Location.OPPONENT_HAND if genome.player_count == 1:
                yield f"{path}.source is opponent_hand: with 1 player there is no opponent"
        if phase.all_at_once and phase.source is not Location.TABLEAU:
            yield f"{path}.all_at_once is true: source is {phase.source}, use tableau"
        if phase.last_from_deck and phase.source is not Location.OPPONENT_HAND:
            yield f"{path}.last_from_deck is true: source is {phase.source}, use opponent_hand"
        if phase.blocked_by is not None and phase.source is Location.TABLEAU:
            yield f"{path}.blocked_by is {phase.blocked_by}: nothing forbids a swap with the table, leave it out"


def table_can_be_renewed(genome: GameGenome) -> Iterator[str]:
    """A table is renewed where players can pass; it has cards, and so has the deck, if only those of the table."""
    rules, path = genome.game_rules, "game_rules.consecutive_pass_action is renew_tableau"
    if rules.consecutive_pass_action is not PassAction.RENEW_TABLEAU:
        return
    if not somebody_can_pass(genome):
        yield f"{path}: there is no play, claim or swap phase to pass in"
    if not has_cards(genome, Location.TABLEAU):
        yield f"{path}: no card ever lies on the table"
    elif not deck_has_cards(genome) and rules.deck_empty_action is not DeckEmptyAction.RESHUFFLE_DISCARD:
        yield f"{path}: the deal takes every card and none comes back to the deck"


def players_have_cards(genome: GameGenome) -> Iterator[str]:
    """Whoever is to play a card must be able to get one."""
    if hands_have_cards(genome):
        return
    for path, phase in phases_of(genome, object):
        if isinstance(
            phase,
            PlayPhase | DiscardPhase | TrickPhase | ClaimPhase | ExchangePhase | PassingPhase | MeldPhase | SwapPhase,
        ):
            yield f"{path} can never act: setup.cards_per_player is 0 and no phase draws"


def somebody_can_be_asked(genome: GameGenome) -> Iterator[str]:
    """Whoever asks for cards has an opponent."""
    for path, _ in phases_of(genome, AskPhase):
        if genome.player_count == 1:
            yield f"{path} is an ask phase: with 1 player there is nobody to ask"


def books_can_be_made(genome: GameGenome) -> Iterator[str]:
    """A book has several cards of a rank, and no more than there are."""
    size = genome.game_rules.book_size
    if size == 1 or size > len(Suit):
        yield f"game_rules.book_size is {size}: a book has 2 to 4 cards, or 0 when there are no books"


def plays_can_climb(genome: GameGenome) -> Iterator[str]:
    """Plays that must beat each other lie open on a table where they stay."""
    for path, phase in phases_of(genome, PlayPhase):
        setup = genome.setup
        if not phase.climbing:
            continue
        if phase.target is not Location.TABLEAU:
            yield f"{path}.climbing is true: the target is {phase.target}, plays beat each other on the tableau"
        elif setup.tableau_mode is not TableauMode.NONE:
            yield f"{path}.climbing is true: setup.tableau_mode is {setup.tableau_mode}, use none"
        elif setup.tableau_visibility is not Visibility.FACE_UP:
            yield f"{path}.climbing is true: setup.tableau_visibility is {setup.tableau_visibility}, use face_up"


def tribute_can_be_paid(genome: GameGenome) -> Iterator[str]:
    """Tribute is paid once in a hand, at least a card, by players who have places."""
    tributes = list(phases_of(genome, TributePhase))
    for path, phase in tributes:
        if phase.cards == 0:
            yield f"{path}.cards is 0: the phase can never act, exchange at least 1 card"
        if genome.game_rules.going_out is GoingOut.NONE:
            yield f"{path} is a tribute phase: game_rules.going_out is none, so that nobody is first or last"
    for path, _ in tributes[1:]:
        yield f"{path} is a second tribute phase: tribute is paid once in a hand"


def places_can_be_taken(genome: GameGenome) -> Iterator[str]:
    """Who is first or last matters only where players go out, and tricks only where there are some."""
    rules = genome.game_rules
    nobody_goes_out = rules.going_out is GoingOut.NONE
    if rules.place_points and nobody_goes_out:
        yield "game_rules.place_points is given: game_rules.going_out is none, so that nobody takes a place"
    elif len(rules.place_points) > genome.player_count:
        places, players = len(rules.place_points), counted(genome.player_count, "player")
        yield f"game_rules.place_points has {places} places: the game has {players}"
    if rules.starter in (StarterRule.FIRST_OUT, StarterRule.LAST_OUT) and nobody_goes_out:
        yield f"game_rules.starter is {rules.starter}: game_rules.going_out is none, so that nobody takes a place"
    if rules.starter is StarterRule.MOST_TRICKS and not has_phase(genome, TrickPhase):
        yield "game_rules.starter is most_tricks: there is no trick phase"


RULES = (
    cards_go_where_they_can,
    draws_can_act,
    plays_can_act,
    discards_can_act,
    cards_can_be_turned_up,
    exchanges_can_act,
    melds_can_be_laid,
    deck_can_be_drawn_from,
    players_have_cards,
    somebody_can_be_asked,
    books_can_be_made,
    plays_can_climb,
    tribute_can_be_paid,
    places_can_be_taken,
    swaps_can_act,
    table_can_be_renewed,
)
