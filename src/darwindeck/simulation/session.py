"""A game that is being played: choose, look back, undo, save, and ask what a machine would do.

A session is a game, a seed and the picks made. Nothing in it reads a clock: the same picks give the same views and the
same events. `docs/play.md` shows how to use it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from darwindeck._core import Game, Position
from darwindeck.errors import DarwinDeckError
from darwindeck.genome._wording import counted, shown
from darwindeck.genome.bytecode import compile_genome, rules_hash
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation._seeds import check_seed
from darwindeck.simulation.advice import advise
from darwindeck.simulation.cards import Card, in_order
from darwindeck.simulation.chance import mix, stream
from darwindeck.simulation.choices import CardChoice
from darwindeck.simulation.events import Event
from darwindeck.simulation.kinds import Asks
from darwindeck.simulation.perspective import seen_by
from darwindeck.simulation.questions import Considered, Decide, GameIsOver, Late, NoOption, Refusal
from darwindeck.simulation.reference import State, apply, consider, legal_moves, look, picks_of, start, table_of
from darwindeck.simulation.values import Count
from darwindeck.simulation.views import SCHEMA, Schema, Table, View

Answer = int | Sequence[Card]
"""The number of an option; or cards, one or a whole selection, in any order."""

_MOST_BEGINNINGS = 3
"""How many beginnings of a selection a hint follows to their end."""


class SavedGameError(DarwinDeckError, ValueError):
    """What is said to be a saved game is none, or one of another game."""


@dataclass(frozen=True)
class Saved:
    """All that it takes to go on with a game."""

    schema: Schema
    """The version of these values."""
    rules: str
    """The hash of the game's bytecode."""
    seed: str
    """The seed of the game, in digits."""
    picks: tuple[Count, ...]
    """The numbers of the options taken, one after the other; also those that were undone and not replaced."""
    moment: Count
    """How many of them are made."""


@dataclass(frozen=True)
class Happened:
    """What happened after so many picks."""

    at: int
    """How many picks were made then."""
    events: tuple[Event, ...]
    """What the last of them led to."""


@dataclass(frozen=True)
class HintedAnswer:
    """What a player says about an answer."""

    answer: int | tuple[Card, ...]
    """The number of an option, or the cards of a selection."""
    chance: float
    """The chance that the side of whoever decides wins, from 0 to 1."""
    visits: int
    """How often it was tried."""


class Session:
    """One game that is being played.

    Args:
        genome: The rules.
        seed: The seed of the game, modulo 2^64.

    Raises:
        GenomeError: When the genome cannot be played.
        DarwinDeckError: When the seed is not a whole number.
    """

    def __init__(self, genome: GameGenome, seed: int = 0) -> None:
        check_seed(seed)
        self.genome = genome
        self.seed = seed % 2**64
        self._states = [start(genome, self.seed)]
        self._picks: list[int] = []
        self._moment = 0
        self._game = Game(compile_genome(genome))
        self._position, self._core_picks = Position(self._game, self.seed), list[int]()

    # ------------------------------------------------------------------------------------ looking

    @property
    def moment(self) -> int:
        """The picks made so far."""
        return self._moment

    @property
    def to_act(self) -> int | None:
        """Who has to decide; nobody when the game is over."""
        return self._state.to_act

    def table(self) -> Table:
        """What there is to know about the game before it is played."""
        return table_of(self.genome)

    def view(self, seat: int | None = None) -> View:
        """The position as one player sees it; all of it, for nobody in particular.

        Raises:
            IndexError: When there is no such seat.
        """
        return look(self._state, seat)

    def events(self, from_: int = 0, seat: int | None = None) -> tuple[Happened, ...]:
        """What happened from so many picks on, as one player saw it; 0 is the deal."""
        return tuple(
            Happened(at, _seen_events(self._states[at].events, seat)) for at in range(max(0, from_), self._moment + 1)
        )

    # ------------------------------------------------------------------------------------ choosing

    def choose(self, answer: Answer, moment: int) -> Refusal | None:
        """Decide, for whoever has to. A refusal changes nothing.

        Args:
            answer: The number of an option, or cards in any order.
            moment: The moment of the view that it answers: no other one is answered.
        """
        if self.to_act is None:
            return GameIsOver()
        if moment != self._moment:
            return Late()
        if isinstance(answer, int):
            if not 0 <= answer < len(legal_moves(self._state)):
                return NoOption()
            self._pick(answer)
            return None
        picks = picks_of(self._state, answer)
        if not isinstance(picks, tuple):
            return picks
        for pick in picks:
            self._pick(pick)
        return None

    def consider(self, cards: Iterable[Card]) -> Considered | Refusal:
        """The decision as it would be with these cards chosen."""
        if self.to_act is None:
            return GameIsOver()
        return consider(self._state, tuple(cards))

    def _pick(self, number: int) -> None:
        """Take an option; picks that were undone are forgotten."""
        del self._picks[self._moment :]
        del self._states[self._moment + 1 :]
        self._states.append(apply(self._state, legal_moves(self._state)[number]))
        self._picks.append(number)
        self._moment += 1

    def _ask(self) -> Decide:
        seat = self.to_act
        ask = look(self._state, seat).ask
        assert isinstance(ask, Decide), "whoever has to act decides"
        return ask

    # ------------------------------------------------------------------------------------ machines

    def machine(self, player: str, seed: int) -> int:
        """The option that a player would take: for a seed, a moment and a player always the same.

        Raises:
            DarwinDeckError: When the game is over, or the player is not known.
        """
        if self.to_act is None:
            raise DarwinDeckError("the game is over: there is nothing to decide")
        return self._core().decide(player, self._luck(seed))

    def hint(self, player: str, seed: int) -> tuple[HintedAnswer, ...]:
        """What a player thinks of the options, best first.

        Of a selection the most promising beginnings are told, each with the best way to go on.

        Raises:
            DarwinDeckError: When the game is over, or the player is not known.
        """
        options = advise(self._core(), player, seed=self._luck(seed)).options
        order = sorted(range(len(options)), key=lambda n: (-options[n].visits, -options[n].value, n))
        if self._ask().select is None:
            return tuple(HintedAnswer(n, options[n].value, options[n].visits) for n in order)
        return tuple(
            HintedAnswer(self._completed(n, player, seed), options[n].value, options[n].visits)
            for n in order[:_MOST_BEGINNINGS]
        )

    def _completed(self, first: int, player: str, seed: int) -> int | tuple[Card, ...]:
        """The selection that begins with an option, as a player would complete it."""
        choice = self._ask().options[first]
        if not isinstance(choice, CardChoice):
            return first
        core, state, seat = self._new_core(), self._state, self.to_act
        chosen = state.decision.chosen if state.decision else ()
        pick, cards = first, (*chosen, choice.card)
        while True:
            core.choose(pick)
            state = apply(state, legal_moves(state)[pick])
            if state.decision is None or state.to_act != seat or state.decision.chosen[: len(cards)] != cards:
                return cards
            pick = core.decide(player, self._luck(seed))
            card = legal_moves(state)[pick].card
            if card is None:
                return cards
            cards = (*state.decision.chosen, card)

    def _luck(self, seed: int) -> int:
        """Other numbers for every moment, which have nothing to do with the shuffles of the game."""
        return stream(mix(seed), self._moment)

    def _core(self) -> Position:
        """The same position in the core."""
        made = self._made
        if made[: len(self._core_picks)] != self._core_picks:
            self._position, self._core_picks = Position(self._game, self.seed), []
        for pick in made[len(self._core_picks) :]:
            self._position.choose(pick)
        self._core_picks = made
        return self._position

    def _new_core(self) -> Position:
        """A position of the core to try something out."""
        position = Position(self._game, self.seed)
        for pick in self._made:
            position.choose(pick)
        return position

    # ------------------------------------------------------------------------------------ back and forth

    def undo(self, seat: int) -> tuple[Card, ...] | None:
        """Go back to the last decision in which a player had a choice.

        Returns:
            The cards that the player has learnt since, and will not forget; None, and nothing is undone, when there was
            no such decision.
        """
        for moment in range(self._moment - 1, -1, -1):
            state = self._states[moment]
            if state.to_act == seat and not _is_within_selection(state):
                ask = look(state, seat).ask
                if isinstance(ask, Decide) and not ask.forced:
                    learnt = self._state.known[seat] - state.known[seat]
                    self._moment = moment
                    return in_order(learnt)
        return None

    def redo(self) -> bool:
        """Make the next one of the picks that were undone again; False when there is none."""
        if self._moment == len(self._picks):
            return False
        self._moment += 1
        return True

    def go_to(self, moment: int) -> None:
        """Go to the position after so many picks. What comes after it is kept until something is chosen.

        Raises:
            IndexError: When so many picks were never made.
        """
        if not 0 <= moment <= len(self._picks):
            raise IndexError(f"there is no moment {moment}: there are {counted(len(self._picks), 'pick')}")
        self._moment = moment

    # ------------------------------------------------------------------------------------ saved games

    def save(self) -> Saved:
        """All that it takes to go on with the game."""
        return Saved(SCHEMA, rules_hash(self.genome), str(self.seed), tuple(self._picks), self._moment)

    @classmethod
    def opened(cls, genome: GameGenome, saved: Saved) -> "Session":
        """Go on with a saved game.

        Raises:
            GenomeError: When the genome cannot be played.
            SavedGameError: When it was saved by other rules, or is none that these rules allow. The message names the
                field.
        """
        if saved.rules != (rules := rules_hash(genome)):
            raise SavedGameError(f"rules is {shown(saved.rules)}: this game has {shown(rules)}, so it is another one")
        if not (saved.seed.isascii() and saved.seed.isdigit() and len(saved.seed) <= 20 and int(saved.seed) < 2**64):
            raise SavedGameError(f"seed is {shown(saved.seed)}: expected digits of a number below 2^64")
        session = cls(genome, int(saved.seed))
        for number, pick in enumerate(saved.picks):
            options = len(legal_moves(session._state))
            if pick >= options:
                expected = f"expected 0 to {options - 1}" if options else "the game is over by then"
                raise SavedGameError(f"picks[{number}] is {pick}: {expected}")
            session._pick(pick)
        if saved.moment > len(saved.picks):
            raise SavedGameError(f"moment is {saved.moment}: there are {counted(len(saved.picks), 'pick')}")
        session.go_to(saved.moment)
        return session

    @property
    def _state(self) -> State:
        return self._states[self._moment]

    @property
    def _made(self) -> list[int]:
        return self._picks[: self._moment]


def _seen_events(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    if seat is None:
        return tuple(events)
    return tuple(seen for event in events if (seen := seen_by(event, seat)) is not None)


def _is_within_selection(state: State) -> bool:
    """Whether a pick of a selection has been made, and the next one is asked for."""
    decision = state.decision
    return decision is not None and bool(decision.chosen) and decision.ask is not Asks.SWAP
