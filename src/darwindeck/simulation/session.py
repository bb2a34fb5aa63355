"""A game that is being played: choose, look back, undo, save, and ask what a machine would do.

A session is a game, a seed and the picks made. Nothing in it reads a clock: the same picks give the same views and the
same events. It is played by the core, as in the browser; `docs/play.md` shows how to use it.
"""

from collections.abc import Iterable, Sequence

from darwindeck import _core
from darwindeck.errors import DarwinDeckError
from darwindeck.genome._wording import counted, shown
from darwindeck.genome.bytecode import compile_genome, rules_hash
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation._seeds import check_seed
from darwindeck.simulation.cards import Card
from darwindeck.simulation.in_progress import AnswerAdvice, Happened, Saved, Undone
from darwindeck.simulation.players import kind_and_iterations
from darwindeck.simulation.questions import Considered, Refusal
from darwindeck.simulation.values import from_json
from darwindeck.simulation.views import Table, View

_TOO_LARGE = 2**32
"""More than there are options or picks, and not more than the core can read."""


class SavedGameError(DarwinDeckError, ValueError):
    """What is said to be a saved game is none, or one of another game."""


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
        self._game = _core.Game(compile_genome(genome))
        self._core = _core.Session(self._game, self.seed, (), 0)

    # ------------------------------------------------------------------------------------ looking

    @property
    def moment(self) -> int:
        """The picks made so far."""
        return self._core.moment

    @property
    def to_act(self) -> int | None:
        """Who has to decide; nobody when the game is over."""
        return self._core.to_act

    def table(self) -> Table:
        """What there is to know about the game before it is played."""
        return from_json(Table, self._game.table())

    def view(self, seat: int | None = None) -> View:
        """The position as one player sees it; all of it, for nobody in particular.

        Raises:
            IndexError: When there is no such seat.
        """
        return from_json(View, self._core.view(seat))

    def events(self, from_: int = 0, seat: int | None = None) -> tuple[Happened, ...]:
        """What happened from so many picks on, as one player saw it; 0 is the deal.

        Raises:
            IndexError: When there is no such seat.
        """
        return from_json(tuple[Happened, ...], self._core.events(_readable(from_), seat))

    # ------------------------------------------------------------------------------------ choosing

    def choose(self, answer: int | Sequence[Card], moment: int) -> Refusal | None:
        """Decide, for whoever has to. A refusal changes nothing.

        Args:
            answer: The number of an option; or cards, one or a whole selection, in any order.
            moment: The moment of the view that it answers: no other one is answered.
        """
        if isinstance(answer, int):
            refusal = self._core.choose(_readable(answer), _readable(moment))
        else:
            refusal = self._core.choose_cards(_named(answer), _readable(moment))
        return None if refusal is None else from_json(Refusal, refusal)

    def consider(self, cards: Iterable[Card]) -> Considered | Refusal:
        """The decision as it would be with these cards chosen."""
        found = self._core.consider(_named(cards))
        answer: Considered | Refusal = from_json(Refusal if found.startswith('{"kind"') else Considered, found)
        return answer

    # ------------------------------------------------------------------------------------ machines

    def machine(self, player: str, seed: int) -> int:
        """The option that a player would take: for a seed, a moment and a player always the same.

        Raises:
            DarwinDeckError: When the game is over, or the player is not known.
        """
        self._check_asked(player)
        return self._core.machine(player, seed)

    def hint(self, player: str, seed: int) -> tuple[AnswerAdvice, ...]:
        """What a player thinks of the answers, best first.

        Where several cards are chosen, of each first pick the best choice that begins with it.

        Raises:
            DarwinDeckError: When the game is over, or the player is not known.
        """
        self._check_asked(player)
        return from_json(tuple[AnswerAdvice, ...], self._core.hint(player, seed))

    def _check_asked(self, player: str) -> None:
        kind_and_iterations(player)
        if self.to_act is None:
            raise DarwinDeckError("the game is over: there is nothing to decide")

    # ------------------------------------------------------------------------------------ back and forth

    def undo(self, seat: int) -> tuple[Card, ...] | None:
        """Go back to the last decision in which a player had a choice.

        Returns:
            The cards that the player has learnt since, and will not forget; None, and nothing is undone, when there was
            no such decision.

        Raises:
            IndexError: When there is no such seat.
        """
        undone = self._core.undo(seat)
        return None if undone is None else from_json(Undone, undone).seen

    def redo(self) -> bool:
        """Make the next one of the picks that were undone again; False when there is none."""
        return self._core.redo()

    def go_to(self, moment: int) -> None:
        """Go to the position after so many picks. What comes after it is kept until something is chosen.

        Raises:
            IndexError: When so many picks were never made.
        """
        if not self._core.go_to(_readable(moment)):
            made = counted(len(self.save().picks), "pick")
            raise IndexError(f"there is no moment {moment}: there are {made}")

    # ------------------------------------------------------------------------------------ saved games

    def save(self) -> Saved:
        """All that it takes to go on with the game."""
        return from_json(Saved, self._core.save())

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
        try:
            session._core = _core.Session(session._game, session.seed, saved.picks, saved.moment)
        except OverflowError:
            raise SavedGameError("picks or moment is too large for a game") from None
        except ValueError as error:
            raise SavedGameError(str(error)) from None
        return session


def _named(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _readable(number: int) -> int:
    """A number of an option or of a pick that the core can read; what is none stays none."""
    return max(-1, min(number, _TOO_LARGE))
