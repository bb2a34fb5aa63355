"""A position of a game: everything there is to know about it, as one immutable value."""

from dataclasses import dataclass, field, fields
from typing import Any, Protocol, Self

from darwindeck.genome.schema import GameGenome, KnockPhase, Rank, ScoringTrigger, ShowdownMethod, Suit
from darwindeck.simulation.cards import Card
from darwindeck.simulation.events import Event
from darwindeck.simulation.kinds import Asks, Ending, HandEnd
from darwindeck.simulation.reference._explanations import Explanation
from darwindeck.simulation.reference._game import Game
from darwindeck.simulation.reference._moves import Move

_EVENTS_OF_A_PAGE = 200


@dataclass(frozen=True)
class Outcome:
    """How a game ended, and who won or lost: a player, or in a team game a team."""

    ending: Ending
    winner: int | None = None
    team: int | None = None
    loser: int | None = None
    condition: int | None = field(default=None, compare=False)
    """The win condition that decided, by its place."""

    @property
    def side(self) -> int | None:
        """Who won or lost: a team, or a player where there are no teams."""
        return next((side for side in (self.winner, self.team, self.loser) if side is not None), None)

    def __str__(self) -> str:
        """The outcome as records write it."""
        if self.winner is not None:
            return f"P{self.winner} wins"
        if self.loser is not None:
            return f"P{self.loser} loses"
        if self.team is not None:
            return f"team {self.team} {'loses' if self.ending is Ending.LOSS else 'wins'}"
        return str(self.ending)


@dataclass(frozen=True)
class Bid:
    """How many tricks a player will take. Nil is more than a zero."""

    tricks: int
    is_nil: bool = False

    def __str__(self) -> str:
        """The bid as views write it."""
        return "nil" if self.is_nil else str(self.tricks)


@dataclass(frozen=True)
class BettingRound:
    """The present round of bets, or the last one of the hand."""

    bets: tuple[int, ...]
    """What each player has bet in it."""
    raises: int = 0
    acted: frozenset[int] = frozenset()
    """Who has acted since the last bet or raise."""

    @property
    def to_match(self) -> int:
        """The highest bet."""
        return max(self.bets)

    @property
    def is_open(self) -> bool:
        """Whether somebody has bet."""
        return self.to_match > 0


@dataclass(frozen=True)
class Claim:
    """Cards that were laid face down, and what they are said to be."""

    seat: int
    rank: Rank
    cards: tuple[Card, ...] = ()
    """The cards in the order laid; none while the claimer still chooses them."""


@dataclass(frozen=True)
class Knock:
    """Somebody has knocked."""

    seat: int
    phase: KnockPhase
    place: int
    """Where the phase stands among the phases."""
    walked_since: frozenset[int] = frozenset()
    """Who has begun a walk since."""


class Task(Protocol):
    """Something that is still to be done before the next decision, or after it."""

    def do(self, state: "State") -> "State":
        """The position when it is done, or when it has led to a decision."""


class Decision(Protocol):
    """A question that one player must answer."""

    @property
    def seat(self) -> int:
        """Who is asked."""

    @property
    def ask(self) -> Asks:
        """What is asked."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The options, in their order."""

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The cards of the present choice so far."""

    def decide(self, state: "State", move: Move) -> "State":
        """The position when the move has been made, with what is to be done about it on the agenda."""

    def explain(self, state: "State", /) -> Explanation:
        """What there is to say about it beside the options."""


@dataclass(frozen=True)
class State:
    """A position. Tuples over players are indexed by seat; the last card of a pile is its top."""

    game: Game
    seed: int
    chance: int
    """The generator of the shuffles and the lots."""

    # The course of the game.
    outcome: Outcome | None = None
    """How the game ended, once it has."""
    pages: tuple[tuple[Event, ...], ...] = ()
    page: tuple[Event, ...] = ()
    """The events, full pages and the page that is being written: a single tuple would be copied with every event."""
    decision: Decision | None = None
    """What is being asked."""
    agenda: tuple[Task, ...] = ()
    """What is still to be done in this walk."""
    turns: int = 0
    decisions: int = 0
    hand_number: int = 0
    starter: int = 0
    last_turn: int = 0
    """The player who had the last turn."""
    in_game: frozenset[int] = frozenset()
    scores: tuple[int, ...] = ()
    chips: tuple[int, ...] = ()
    bags: tuple[int, ...] = ()
    """The bags of each side."""
    tricks_before: tuple[int, ...] = ()
    """The tricks that each player took in the hand before; none in the first."""

    # The cards.
    hands: tuple[frozenset[Card], ...] = ()
    stacks: tuple[tuple[Card, ...], ...] = ()
    """The same cards in their order, where hands are stacks; else nothing."""
    deck: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    table: tuple[Card, ...] = ()
    trick: tuple[tuple[int, Card], ...] = ()
    """The cards of the present trick, with who played them."""
    captured: tuple[frozenset[Card], ...] = ()
    melded_sets: frozenset[Card] = frozenset()
    melded_runs: frozenset[Card] = frozenset()
    """The cards that lie open in sets and runs: of each rank one set; runs are all rows of a suit."""

    # What is known about them.
    laid: tuple[frozenset[Card], ...] = ()
    """The cards on the discard pile and on the table that each player laid there."""
    face_down: frozenset[Card] = frozenset()
    """Cards that lie face down: exchanged, laid for claims that nobody has challenged, or after a tie in WAR."""
    shown: frozenset[Card] = frozenset()
    """The cards that everybody has seen since they were shuffled."""
    known: tuple[frozenset[Card], ...] = ()
    """The cards of which each player knows where they are."""
    last_played: Card | None = None
    named_suit: Suit | None = None
    """The suit that was named for the wild card on top of the discard pile."""
    last_on_table: Card | None = None
    """The card that was laid on the table last."""
    last_captor: int | None = None
    """Who captured cards of the table last in this hand."""

    # The hand.
    dealt: int = 0
    """How many cards each player was dealt."""
    scores_before: tuple[int, ...] = ()
    """The scores before the hand."""
    trump: Suit | None = None
    """The trumps of the hand."""
    trump_card: Card | None = None
    """The card that was shown to all because it made its suit trumps."""
    trump_is_named: bool = False
    """Whether the trump phase is done with."""
    in_hand: frozenset[int] = frozenset()
    began: int = 0
    """How many players began the hand."""
    have_held: frozenset[int] = frozenset()
    """Who has held a card in this hand."""
    direction: int = 1
    skips: int = 0
    passes: int = 0
    """How many players in a row have passed."""
    idle: int = 0
    """How many walks in a row were idle."""
    have_walked: frozenset[int] = frozenset()
    """Who has begun a walk in this hand."""
    places: tuple[int, ...] = ()
    """Who has gone out of this hand, in that order."""
    last_places: tuple[int, ...] = ()
    """The places of the hand before, the last player in among them."""
    tribute_is_done: bool = False
    hand_is_over: bool = False
    hand_end: HandEnd | None = None
    """Why it is over."""
    deck_has_ended_game: bool = False
    """Whether a deck that ran out has ended the game with the hand."""

    # The walk.
    walker: int = 0
    """The player whose walk it is."""
    phase: int = 0
    """The phase, by its place among the phases."""
    has_counted: bool = False
    """Whether a turn was counted in this walk."""
    is_no_pass: bool = False
    """Whether this walk is no pass: a card was laid in a play or claim phase, or a swap or knock counts as much."""
    is_busy: bool = False
    """Whether somebody was asked, or a card moved, in this walk."""
    trick_winner: int | None = None
    """Who took the last trick of this walk."""
    taken_up: frozenset[Card] = frozenset()
    """The cards that the walk's player has drawn from the discard pile in this walk."""

    # Tricks, bids, bets, battles and claims.
    tricks: tuple[int, ...] = ()
    took_last_trick: int | None = None
    """Who took the last trick of the hand so far."""
    tricks_played: int = 0
    """How many tricks were played in this hand."""
    broken: frozenset[Suit] = frozenset()
    """The suits of which a card has been played in a trick."""
    waiting: frozenset[int] = frozenset()
    """Who is still to play to the present trick."""
    bids: tuple[Bid | None, ...] = ()
    bidding_is_done: bool = False
    paid: tuple[int, ...] = ()
    """The chips that each player has put into the pot in this hand."""
    betting: BettingRound | None = None
    showdown: ShowdownMethod | None = None
    """How the last betting phase says who is best."""
    battle: tuple[Card | None, ...] = ()
    """The card that stands for each player in the present battle."""
    claim: Claim | None = None
    claims: int = 0
    """How many claims were made in this hand."""
    passing: tuple[tuple[Card, ...], ...] = ()
    """The cards that each player has chosen to pass, while they are still in the hand."""
    passing_is_done: bool = False

    # The house.
    house: tuple[Card, ...] = ()
    """The cards of the house in the order dealt: the first ones lie open."""
    house_chips: int = 0
    """What the house has won in the game; below zero when it has lost."""
    stakes: tuple[int, ...] = ()
    """The chips that each player has staked against the house in this hand."""
    wagering_is_done: bool = False
    has_doubled: bool = False
    """Whether the stake was doubled in the present draw phase."""
    last_play: tuple[Card, ...] = ()
    """The cards played together last where plays climb."""
    last_to_play: int | None = None
    """Who played them."""
    leader: int | None = None
    """Who leads after this walk, when the others have passed."""
    asked: int | None = None
    """The player who is asked for cards, while the rank is being named."""
    knock: Knock | None = None
    """Who has knocked in this hand, if somebody has."""

    @property
    def genome(self) -> GameGenome:
        """The rules."""
        return self.game.genome

    def compared_hand(self, seat: int) -> frozenset[Card]:
        """The cards that count when hands are compared: the hand, and those on the table if they are part of it."""
        evaluation = self.genome.hand_evaluation
        with_table = evaluation is not None and evaluation.with_table
        return self.hands[seat].union(self.table) if with_table else self.hands[seat]

    @property
    def to_act(self) -> int | None:
        """Who must decide; nobody once the game is over."""
        return self.decision.seat if self.decision else None

    @property
    def team_scores(self) -> tuple[int, ...]:
        """The score of each team; nothing in a game without teams."""
        if not self.genome.team_mode:
            return ()
        return tuple(sum(self.scores[seat] for seat in team) for team in self.game.sides)

    def points_of(self, trigger: ScoringTrigger, cards: tuple[Card, ...] | frozenset[Card]) -> int:
        """What cards score together."""
        return self.game.points_of(trigger, cards, self.trump)

    def but(self, **changes: Any) -> Self:
        """The same position but for these fields: `dataclasses.replace`, made fast."""
        assert changes.keys() <= _FIELDS, f"no such fields: {changes.keys() - _FIELDS}"
        changed = object.__new__(type(self))
        changed.__dict__.update(self.__dict__)
        changed.__dict__.update(changes)
        return changed

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened since the last decision was asked, which comes first."""
        return (*(event for page in self.pages for event in page), *self.page)

    def happened(self, *events: Event) -> Self:
        """The same position, when this has happened too."""
        if len(self.page) < _EVENTS_OF_A_PAGE:
            return self.but(page=(*self.page, *events))
        return self.but(pages=(*self.pages, self.page), page=events)

    def then(self, *tasks: Task) -> Self:
        """The same position, with tasks to be done before the rest of the agenda."""
        return self.but(agenda=(*tasks, *self.agenda))


_FIELDS = frozenset(one.name for one in fields(State))


def at_seat(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """The same tuple, with another value at one seat."""
    return (*values[:seat], value, *values[seat + 1 :])
