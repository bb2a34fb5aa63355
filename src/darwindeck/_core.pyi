"""The native core of DarwinDeck."""

from collections.abc import Callable, Sequence
from typing import Final, final

__all__ = [
    "HAS_CHECKS",
    "MOST_GAMES",
    "MOST_ITERATIONS",
    "MOST_LOOKS",
    "MOST_REQUESTS",
    "MOST_ROLLOUTS",
    "MOST_STUDIES",
    "MOST_THREADS",
    "Bytecode",
    "Game",
    "Position",
    "Session",
    "Study",
    "__version__",
    "check_batch",
    "code_table",
    "simulate_batch",
    "study_games",
]

__version__: Final[str]
"""The version of the crate the extension was built from; equals `darwindeck.__version__`."""

HAS_CHECKS: Final[bool]
"""True if the core checks its arithmetic and its assumptions, as for tests; the released one does not."""

MOST_GAMES: Final[int]
"""Most games of one request."""

MOST_ITERATIONS: Final[int]
"""Most iterations of a player that searches."""

MOST_LOOKS: Final[int]
"""Most points, choices and contacts of all studies of one call together."""

MOST_REQUESTS: Final[int]
"""Most requests of one batch."""

MOST_ROLLOUTS: Final[int]
"""Most rollouts from one point of a curve."""

MOST_STUDIES: Final[int]
"""Most games of one call of `study_games`."""

MOST_THREADS: Final[int]
"""Most threads of one batch."""

def code_table() -> dict[str, dict[str, int]]:
    """Every enum of the bytecode with its names and codes, and the limits, as the core was built with them."""

def simulate_batch(
    request: bytes, threads: int | None = None, progress: Callable[[int, int], object] | None = None
) -> bytes:
    """Play a batch: bytes in, bytes out, as schema/simulation.fbs defines them.

    The interpreter lock is released meanwhile. About every 50 ms signals are handled, and `progress` is called with the
    games played and the games asked for; an exception of either ends the batch and is raised.

    Args:
        request: A BatchRequest.
        threads: How many threads play, 1 to 1024; one for each processor if None.
        progress: Called now and then, on the calling thread.

    Raises:
        RequestError: When the batch asks for what cannot be done, or is damaged.
        BytecodeError, GenomeError: When a game of it cannot be read or played. `source` names the request.
        CoreError: When the core fails.
        ValueError: When `threads` is out of range.
    """

def check_batch(request: bytes) -> int:
    """Check a batch as `simulate_batch` does, and play nothing: the number of games that it asks for.

    Raises:
        RequestError, BytecodeError, GenomeError: As `simulate_batch` would.
    """

@final
class Bytecode:
    """A game that the core has read from bytecode. Whether it can be played is for `Game` to say.

    Raises:
        BytecodeError: When the bytes are not the bytecode of a game that the machine can hold.
    """

    def __new__(cls, data: bytes) -> Bytecode: ...
    @property
    def genome_id(self) -> str:
        """The name of the game."""

    @property
    def player_count(self) -> int:
        """How many play."""

    @property
    def max_turns(self) -> int:
        """The turn after which the game is broken off."""

    def fields(self) -> dict[str, str]:
        """Every field of the game by its path, such as `setup.cards_per_player`, with its value in words."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Game:
    """A game that the core has read from bytecode and can play.

    Raises:
        BytecodeError: When the bytes are not the bytecode of a game that the machine can hold.
        GenomeError: When the game asks for what the machine cannot do.
    """

    def __new__(cls, bytecode: bytes) -> Game: ...
    def table(self) -> str:
        """What there is to know about the game before it is played, in JSON: `darwindeck.simulation.views.Table`."""

    def record(self, seed: int, players: Sequence[str]) -> str:
        """The record of one game, with a player's name for every seat.

        Raises:
            TypeError: When the seed is not a whole number.
            ValueError: When a player is not known, or their number is wrong.
        """

    def events(self, seed: int, players: Sequence[str]) -> str:
        """All events of one game for all eyes, as a list in JSON.

        Raises:
            TypeError: When the seed is not a whole number.
            ValueError: When a player is not known, or their number is wrong.
        """

@final
class Position:
    """A position of a game: one decision after the other.

    Seeds are whole numbers, and count modulo 2^64; a TypeError says that something else was given.
    """

    def __new__(cls, game: Game, seed: int) -> Position: ...
    @property
    def to_act(self) -> int | None:
        """Who has to decide; nobody when the game is over."""

    @property
    def ending(self) -> str | None:
        """How the game ended, in words: `P1 wins`, `team 0 wins`, `P2 loses`, `draw`, `timeout`, `stalemate`."""

    def options(self) -> list[str]:
        """The options in words, in their order."""

    def choose(self, option: int) -> None:
        """Take an option by its number.

        Raises:
            IndexError: When there is no such option.
        """

    def view(self, seat: int | None = None) -> str:
        """What a player sees; everything for nobody in particular.

        Raises:
            IndexError: When there is no such seat.
        """

    def table_view(self, seat: int | None = None) -> str:
        """The same as a value, in JSON: `darwindeck.simulation.views.View`.

        Raises:
            IndexError: When there is no such seat.
        """

    def consider(self, cards: Sequence[str]) -> str:
        """The decision if these cards were chosen, in whatever order, or why they cannot be.

        It is a `Considered` or a `Refusal` of `darwindeck.simulation.questions`, in JSON.

        Raises:
            ValueError: When something is no card.
        """

    def world(self, seed: int) -> Position:
        """A position that looks the same to the player who has to decide, with the unknown cards dealt afresh.

        Raises:
            ValueError: When the game is over.
        """

    def inferences(self) -> list[tuple[list[str], int, list[str]]]:
        """What everybody can infer about each hand, by seat.

        The cards that it lacks; how many cards may have come to it since; the ranks of which it holds a card.
        """

    def think(
        self,
        seed: int,
        iterations: int,
        *,
        milliseconds: int | None = None,
        exploration: float | None = None,
        peeks: bool = False,
    ) -> list[tuple[float, int]]:
        """What a search says about each option, in their order: what it is worth, and how often it was tried.

        The worth is 1 where the player always wins and 0 where it always loses. Signals are handled about every 50 ms,
        and an exception of theirs ends the search. A player decides the same in `decide` with the same seed.

        Args:
            seed: Another seed, other worlds.
            iterations: How many worlds are looked at.
            milliseconds: When to stop thinking, however many have been.
            exploration: How much it is worth to try what was tried seldom; 0.7 if None.
            peeks: Whether to look at the cards that the player cannot see.

        Raises:
            ValueError: When the game is over, `iterations` is not 1 to MOST_ITERATIONS, or `exploration` is not 0 to
                1,000,000.
        """

    def try_each(self, seed: int) -> list[tuple[float, int]]:
        """What a Novice says about each option, in the form of `think`.

        Raises:
            ValueError: When the game is over.
        """

    def decide(self, player: str, seed: int) -> int:
        """The number of the option that a player would take.

        Raises:
            ValueError: When the game is over, or the player is not known.
        """

    def count_sequences(self, depth: int) -> int:
        """The number of sequences of so many decisions that can follow, or fewer where the game ends.

        Raises:
            ValueError: When the depth is above 64.
        """

@final
class Session:
    """A game that is being played. Values come as JSON; seeds count modulo 2^64.

    Raises:
        ValueError: When the picks are not those of a game.
    """

    def __new__(cls, game: Game, seed: int, picks: Sequence[int], moment: int) -> Session: ...
    @property
    def moment(self) -> int:
        """The picks made so far."""

    @property
    def to_act(self) -> int | None:
        """Who has to decide; nobody when the game is over."""

    def view(self, seat: int | None = None) -> str:
        """The position as one player sees it, a `View`; all of it, for nobody in particular.

        Raises:
            IndexError: When there is no such seat.
        """

    def events(self, from_: int, seat: int | None = None) -> str:
        """What happened from so many picks on, as one player saw it: a list of `Happened`.

        Raises:
            IndexError: When there is no such seat.
        """

    def choose(self, option: int, moment: int) -> str | None:
        """Take an option; a `Refusal`, if it is refused."""

    def choose_cards(self, cards: Sequence[str], moment: int) -> str | None:
        """Choose cards, in any order; a `Refusal`, if they are refused.

        Raises:
            ValueError: When something is no card.
        """

    def consider(self, cards: Sequence[str]) -> str:
        """The decision as it would be with these cards chosen: a `Considered` or a `Refusal`.

        Raises:
            ValueError: When something is no card.
        """

    def machine(self, player: str, seed: int) -> int:
        """The option that a player would take.

        Raises:
            ValueError: When the game is over, or the player is not known.
        """

    def hint(self, player: str, seed: int) -> str:
        """What a player thinks of the answers, best first: a list of `AnswerAdvice`.

        Raises:
            ValueError: When the game is over, or the player is not known.
        """

    def undo(self, seat: int) -> str | None:
        """Go back to the last decision in which a player had a choice: an `Undone`, if there was one.

        Raises:
            IndexError: When there is no such seat.
        """

    def redo(self) -> bool:
        """Make the next one of the picks that were undone again; False when there is none."""

    def go_to(self, moment: int) -> bool:
        """Go to the position after so many picks; False when so many were never made."""

    def save(self) -> str:
        """All that it takes to go on with the game: a `Saved`."""

def study_games(
    game: Game,
    players: Sequence[str],
    *,
    seed: int,
    games: int | None = None,
    points: int | None = None,
    rollouts: int | None = None,
    choices: int | None = None,
    contacts: int | None = None,
    iterations: int | None = None,
    threads: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> list[Study]:
    """Play games of one kind and look at each closely.

    Game i has the seed `seed` + i, and the answers come in that order, the same for any number of threads. What is
    looked at is spread evenly over the game and chosen by the seed; every look has random numbers of its own, so that
    asking for more of one kind changes nothing about the others. The interpreter lock is released meanwhile. About
    every 50 ms signals are handled, and `progress` is called with the games done and the games asked for; an exception
    of either ends the work and is raised. None stands for 1 game, for nothing of all else, and for one thread for each
    processor.

    Args:
        game: The game.
        players: A player's name for every seat.
        seed: Counts modulo 2^64.
        games: How many, 1 to MOST_STUDIES.
        points: Points of the spectator's curve, at most so many for each game. The first moment is always one.
        rollouts: How often the game is played to its end from each of them, 1 to MOST_ROLLOUTS; 0 without points.
        choices: Decisions with more than one option, at most so many for each game.
        contacts: Decisions right after one of an opponent who had a choice, at most so many for each game.
        iterations: Of each search, for choices and contacts; 0 without them. Contacts alone need none: then options are
            compared and not valued.
        threads: How many threads, 1 to MOST_THREADS.
        progress: Called now and then, on the calling thread.

    Raises:
        ValueError: When a player is not known, their number is wrong, a number is out of its range, or all looks
            together are more than MOST_LOOKS.
        TypeError: When something is not of its kind.
        CoreError: When the core fails.
    """

@final
class Study:
    """What was seen in one game. Lists are flat: what belongs to one look stands together, and looks are in order.

    Decisions and moments are numbered from 0. A side is a team, or a player where there are none. Every list is made
    anew when it is asked for: whoever goes through one keeps it.
    """

    @property
    def seed(self) -> int:
        """The seed of the game."""

    @property
    def outcome(self) -> str:
        """`win`, `loss` (one side lost and all others won), `draw`, `timeout` or `stalemate`."""

    @property
    def side(self) -> int | None:
        """The side that won, or that lost alone; None when nobody did."""

    @property
    def sides(self) -> int:
        """How many sides there are."""

    @property
    def turns(self) -> int:
        """The turns of the game."""

    @property
    def hands(self) -> int:
        """Its hands."""

    @property
    def moments(self) -> int:
        """Its moments: every decision, the first walk, and every other one after a walk in which nobody had to decide.

        War, where nobody ever decides, has moments too.
        """

    @property
    def decisions(self) -> int:
        """Its decisions."""

    @property
    def decisions_with_choice(self) -> int:
        """Those with more than one option: what `choices` were chosen from."""

    @property
    def decisions_after_opponent(self) -> int:
        """Those right after one of an opponent who had a choice: what `contacts` were chosen from."""

    @property
    def seat_decisions(self) -> list[int]:
        """By seat: the player's decisions."""

    @property
    def seat_choices(self) -> list[int]:
        """By seat: those with more than one option."""

    @property
    def seat_options(self) -> list[int]:
        """By seat: the options of all the player's decisions together."""

    @property
    def seat_waits(self) -> list[int]:
        """By seat: how often a turn went by, or somebody else decided, between two decisions of the player."""

    @property
    def seat_waited_turns(self) -> list[int]:
        """By seat: the turns from one own decision to the next, of all waits together."""

    @property
    def seat_waited_decisions(self) -> list[int]:
        """By seat: the decisions of others in all waits together."""

    @property
    def seat_longest_wait(self) -> list[int]:
        """By seat: the longest wait in turns."""

    @property
    def seat_last_decision(self) -> list[int | None]:
        """By seat: the number of the player's last decision."""

    @property
    def seat_last_turn(self) -> list[int | None]:
        """By seat: the turn of the player's last decision."""

    @property
    def seat_turns_out(self) -> list[int]:
        """By seat: the turns that went by while the player was out of the hand: folded, gone out or out of the game."""

    @property
    def seat_out_at(self) -> list[int | None]:
        """By seat: the turn at which the player was put out of the game; None for who was not."""

    @property
    def led(self) -> list[int]:
        """By side: at how many moments it stood better than all others, by what wins the game."""

    @property
    def lead_changes(self) -> int:
        """How often the lead went from one side to another."""

    @property
    def last_lead_change(self) -> int | None:
        """The moment at which it had done so for the last time."""

    @property
    def curve_moment(self) -> list[int]:
        """By point: the moment at which it is taken.

        The curve is the spectator's, who sees all hands and whatever has left the deck, but not what the deck or chance
        will bring: the order of the deck, as far as no player knows it, that of stacks which are hands, and the lot are
        new for every rollout. Rollouts go to the end of the game, nine decisions of ten as Greedy makes them and the
        others by lot, all from what the player who decides can see.
        """

    @property
    def curve_decisions(self) -> list[int]:
        """By point: the decisions so far."""

    @property
    def curve_turn(self) -> list[int]:
        """By point: the turns so far."""

    @property
    def curve_hand(self) -> list[int]:
        """By point: the hand, from 1."""

    @property
    def curve_seat(self) -> list[int]:
        """By point: who has to decide, or whose walk begins."""

    @property
    def curve_rollouts(self) -> list[int]:
        """By point: how many rollouts there were."""

    @property
    def curve_wins(self) -> list[int]:
        """By point and side: how many rollouts the side won. Where one side loses alone, all others win."""

    @property
    def curve_nobody(self) -> list[int]:
        """By point: how many rollouts nobody won."""

    @property
    def curve_standings(self) -> list[int]:
        """By point and side: how well it stands by what wins the game, in points, chips or cards; more is better."""

    @property
    def choice_decision(self) -> list[int]:
        """By choice: the number of the decision."""

    @property
    def choice_turn(self) -> list[int]:
        """By choice: the turns so far."""

    @property
    def choice_seat(self) -> list[int]:
        """By choice: who decides."""

    @property
    def choice_kind(self) -> list[int]:
        """By choice: a number for what it is about."""

    @property
    def choice_taken(self) -> list[int]:
        """By choice: the number of the option that was taken."""

    @property
    def choice_options(self) -> list[int]:
        """By choice: how many options there are."""

    @property
    def choice_values(self) -> list[list[float]]:
        """By choice and option: what two searches say that it is worth to the player, as `Position.think` does.

        Both know no more than the player does, and nothing of each other: what they have in common is the position, the
        rest is noise. An option that a search never tried is worth 0.5 to it.
        """

    @property
    def choice_visits(self) -> list[list[int]]:
        """By choice and option: how often each of the searches tried it."""

    @property
    def contact_decision(self) -> list[int]:
        """By contact: the number of the decision."""

    @property
    def contact_turn(self) -> list[int]:
        """By contact: the turns so far."""

    @property
    def contact_seat(self) -> list[int]:
        """By contact: who decides."""

    @property
    def contact_opponent(self) -> list[int]:
        """By contact: who decided before."""

    @property
    def contact_others(self) -> list[int]:
        """By contact: how many other options the opponent had."""

    @property
    def contact_changed(self) -> list[int]:
        """By contact: after how many of those the player would have other options, or would not be the next to decide.

        Everything else is the same: the cards, also those in the deck, and the luck to come. Where the opponent would
        have had more to decide, that is done as Greedy would.
        """

    @property
    def contact_lucky(self) -> list[int]:
        """By contact: after how many the deck would have given the player other cards, and as many.

        That is luck, not counted as changed. Cards that a move makes the player draw are a change.
        """

    @property
    def contact_is_lucky(self) -> list[bool]:
        """By contact: whether that is so after the other option that was chosen by lot."""

    @property
    def contact_options(self) -> list[list[int]]:
        """By contact: how many options the player has, and how many after the other option that was chosen by lot.

        The second is 0 when the player is not the next to decide there.
        """

    @property
    def contact_keys(self) -> list[int]:
        """By contact and option, those now and those after the other option: a number, alike for the same option."""

    @property
    def contact_values(self) -> list[list[float]]:
        """By contact and option, in the order of `contact_keys`: what two searches say that it is worth.

        There are four of them for a contact, each with random numbers of its own. A single option is not searched.
        """

    @property
    def contact_visits(self) -> list[list[int]]:
        """By contact and option, in the order of `contact_keys`: how often each of the searches tried it."""
