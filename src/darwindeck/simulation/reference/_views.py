"""Views: what one player sees and knows of a position. Nothing else of it can be reached from here."""

from dataclasses import dataclass

from darwindeck.genome.schema import GameGenome, Phase, Rank, Suit, Visibility
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.kinds import Asks
from darwindeck.simulation.reference._game import Game
from darwindeck.simulation.reference._moves import Move
from darwindeck.simulation.reference._selections import play_to_beat
from darwindeck.simulation.reference._sight import (
    hand_in_order,
    hidden_in_trick,
    known_to,
    open_in_hand,
    open_on_table,
    sees_on_discard,
)
from darwindeck.simulation.reference._state import Bid, Outcome, State
from darwindeck.simulation.reference._view_text import view_text


@dataclass(frozen=True)
class PlayerView:
    """What a viewer knows of one player."""

    seat: int
    hand_size: int
    hand: tuple[Card, ...]
    """The cards of the hand that the viewer knows, in canonical order; a stack from its top, where all is seen."""
    captured: tuple[Card, ...]
    score: int
    chips: int
    bet: int
    """What the player has bet in the present round."""
    paid: int
    """What the player has put into the pot in this hand."""
    stake: int
    """What the player has staked against the house in this hand."""
    bid: Bid | None
    tricks: int
    is_in_hand: bool
    is_in_game: bool
    place: int | None = None
    """The place in which the player went out of the hand, from 1."""


@dataclass(frozen=True)
class ClaimView:
    """A claim: who made it, the rank, and how many cards were laid."""

    seat: int
    rank: Rank
    count: int


@dataclass(frozen=True)
class View:
    """A position as one player sees and knows it, or as it is (`seat` None)."""

    game: Game
    seat: int | None
    hand_number: int
    starter: int
    turns: int
    decisions: int
    direction: int
    skips: int
    passes: int
    idle: int
    outcome: Outcome | None
    to_act: int | None
    ask: Asks | None
    """What the player to act is asked."""
    phase: Phase
    """The phase of the walk."""
    moves: tuple[Move, ...]
    """The options, for who must decide."""
    chosen: tuple[Card, ...]
    """The cards of the present choice so far, for who chooses."""
    own_hand: tuple[Card, ...]
    """The cards of the viewer's own hand, as far as they lie open to their owner."""
    deck_size: int
    deck: tuple[Card, ...] | None
    """The cards of the deck from the top, when it lies open."""
    discard: tuple[Card | None, ...]
    """The discard pile from the bottom; None for a card that the viewer does not know."""
    named_suit: Suit | None
    """The suit that was named for the wild card on top of it."""
    open_discard: Card | None
    """The top of the discard pile, if it lies open to the viewer."""
    table_size: int
    table: tuple[Card, ...]
    """The cards of the table that the viewer knows, in canonical order."""
    open_table: tuple[Card, ...]
    """The cards of the table that lie open to the viewer."""
    trump: Suit | None
    """The trumps of the hand."""
    melded_sets: tuple[Card, ...]
    melded_runs: tuple[Card, ...]
    trick: tuple[tuple[int, Card | None], ...]
    """The cards of the trick, with who played them; None for one that lies face down."""
    still_to_play: frozenset[int]
    """Who is still to play to the trick, of those who hold a card."""
    battle: tuple[tuple[int, Card | None], ...]
    """WAR: the card that stands for each player who has one, None when the viewer does not know it."""
    passing: tuple[tuple[int, int, tuple[Card, ...]], ...]
    """Who has chosen cards to pass, how many, and which, as far as the viewer knows."""
    claim: ClaimView | None
    house_size: int
    house: tuple[Card, ...]
    """The cards of the house that the viewer knows, in canonical order."""
    house_chips: int
    last_places: tuple[int, ...]
    """The places of the hand before, the last player in among them."""
    last_to_play: int | None
    """Who played last where plays climb, while the play lies on the table."""
    last_play: tuple[Card | None, ...]
    """The cards of that play, in canonical order; None for a card that the viewer does not know."""
    asked: int | None
    """Who is asked for cards, while the rank is being named."""
    pot: int
    to_match: int
    raises: int
    knocker: int | None
    """Who has knocked in this hand."""
    players: tuple[PlayerView, ...]
    team_scores: tuple[int, ...]
    bags: tuple[int, ...]

    @property
    def genome(self) -> GameGenome:
        """The rules."""
        return self.game.genome

    def __str__(self) -> str:
        """The text of docs/records.md."""
        return view_text(self)


def view(state: State, seat: int | None) -> View:
    """What a player sees and knows of a position; everything, for nobody in particular (None).

    Raises:
        IndexError: When there is no such seat.
    """
    if seat is not None and seat not in state.game.seats:
        raise IndexError(f"there is no seat {seat}: the game is for {state.genome.player_count}")
    game, decision, betting = state.game, state.decision, state.betting
    hidden = [] if seat is None else hidden_in_trick(state, seat)
    known = frozenset(game.cards) if seat is None else known_to(state, seat)
    is_asked = decision is not None and seat in (None, decision.seat)
    deck_is_open = seat is None or state.genome.setup.deck_visibility is Visibility.FACE_UP
    claim = state.claim
    return View(
        game=game,
        seat=seat,
        hand_number=state.hand_number,
        starter=state.starter,
        turns=state.turns,
        decisions=state.decisions,
        direction=state.direction,
        skips=state.skips,
        passes=state.passes,
        idle=state.idle,
        outcome=state.outcome,
        to_act=state.to_act,
        ask=decision.ask if decision else None,
        phase=game.phases[state.phase],
        moves=decision.moves if decision and is_asked else (),
        chosen=decision.chosen if decision and is_asked else (),
        own_hand=() if seat is None else tuple(open_in_hand(state, seat, seat)),
        deck_size=len(state.deck),
        deck=tuple(reversed(state.deck)) if deck_is_open else None,
        discard=tuple(card if card in known else None for card in state.discard),
        named_suit=state.named_suit,
        open_discard=_open_discard(state, seat),
        table_size=len(state.table),
        table=in_order(known.intersection(state.table)),
        open_table=in_order(state.table) if seat is None else tuple(open_on_table(state, seat)),
        trump=state.trump,
        melded_sets=in_order(state.melded_sets),
        melded_runs=in_order(state.melded_runs),
        trick=tuple((one, None if (one, card) in hidden else card) for one, card in state.trick),
        still_to_play=frozenset(one for one in state.waiting if state.hands[one]),
        battle=tuple(
            (one, card if card in known else None) for one, card in enumerate(state.battle) if card is not None
        ),
        passing=tuple(
            (one, len(cards), cards if seat in (None, one) else ()) for one, cards in enumerate(state.passing) if cards
        ),
        claim=ClaimView(claim.seat, claim.rank, len(claim.cards)) if claim else None,
        house_size=len(state.house),
        house=in_order(known.intersection(state.house)),
        house_chips=state.house_chips,
        last_places=state.last_places,
        last_to_play=state.last_to_play if play_to_beat(state) else None,
        last_play=tuple(card if card in known else None for card in in_order(play_to_beat(state))),
        asked=state.asked,
        pot=sum(state.paid),
        to_match=betting.to_match if betting else 0,
        raises=betting.raises if betting else 0,
        knocker=state.knock.seat if state.knock else None,
        players=tuple(_player(state, one, known, sees_all=seat is None) for one in game.seats),
        team_scores=state.team_scores,
        bags=state.bags,
    )


def _open_discard(state: State, seat: int | None) -> Card | None:
    top = state.discard[-1] if state.discard else None
    return top if top is not None and (seat is None or sees_on_discard(state, seat, top)) else None


def _player(state: State, seat: int, known: frozenset[Card], sees_all: bool) -> PlayerView:
    return PlayerView(
        seat=seat,
        hand_size=len(state.hands[seat]),
        hand=hand_in_order(state, seat) if sees_all else in_order(state.hands[seat] & known),
        captured=in_order(state.captured[seat]),
        score=state.scores[seat],
        chips=state.chips[seat],
        bet=state.betting.bets[seat] if state.betting else 0,
        paid=state.paid[seat],
        stake=state.stakes[seat],
        bid=state.bids[seat],
        tricks=state.tricks[seat],
        is_in_hand=seat in state.in_hand,
        is_in_game=seat in state.in_game,
        place=state.places.index(seat) + 1 if seat in state.places else None,
    )
