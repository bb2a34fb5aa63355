"""A game at a terminal, from the first line to the last: what is told, what is asked, and what comes of the answers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol, assert_never

from darwindeck.errors import DarwinDeckError
from darwindeck.genome._wording import shown
from darwindeck.genome.schema import Rank, Suit
from darwindeck.phrases import sentence
from darwindeck.play.answers import COMMANDS, Cards, Command, Picked, Unclear, offered, read_typed
from darwindeck.play.question import option_lines, question_lines, refusal_lines, why_lines
from darwindeck.play.rules_text import Rules
from darwindeck.play.saved import write_saved
from darwindeck.play.table_text import pile_lines, table_lines
from darwindeck.play.telling import FaceDown, last_trick, score_lines, story_lines
from darwindeck.play.writing import Writing, wrapped
from darwindeck.simulation.cards import Card
from darwindeck.simulation.session import Session
from darwindeck.simulation.values import to_plain

HINTS_FROM = "mcts:2000"
"""The player whose advice a hint is."""

_MOST_HINTS = 3


class Terminal(Protocol):
    """Where lines are written to, and read from."""

    def say(self, line: str) -> None:
        """Write a line."""

    def read(self) -> str | None:
        """The next line that is typed; None when there is no more."""


@dataclass
class Seating:
    """Who sits where, and where the game is kept."""

    seat: int
    """The seat of the person."""
    players: tuple[str, ...]
    """The player of every seat; that of the person's own seat is never asked."""
    file: str
    """The name of the file in which `save` keeps the game if no other is given."""
    is_kept: bool = False
    """True once the game has a file, in which it is kept when it is left."""


class TableAtTerminal:
    """One game between a person and machines."""

    def __init__(self, session: Session, seating: Seating, writing: Writing, rules: Rules, terminal: Terminal) -> None:
        self.session = session
        self._seating = seating
        self._writing = replace(writing, majorities=rules.majorities())
        self._rules = rules
        self._terminal = terminal
        self._table = to_plain(session.table())
        self._told = session.moment + 1
        self._wants_to_leave = False
        self._face_down = FaceDown()

    # ------------------------------------------------------------------------------------ the course

    def play(self) -> str | None:
        """Play until the game is over or left.

        Returns:
            What is wanted next: "again", "same" or "quit"; None at the end of the input.
        """
        self._welcome()
        while True:
            self._play_on()
            is_over = self.session.to_act is None
            wish = self._after_the_game() if is_over else self._decide()
            if wish is not None:
                return wish if wish else None

    def _welcome(self) -> None:
        others = [self._writing.name(seat) for seat in self._seats_from_left()]
        if others:
            kinds = sorted({self._seating.players[seat] for seat in self._seats_from_left()})
            order = " They sit to your left in this order." if len(others) > 1 else ""
            self._say(f"You play with {_and(others)} (the machine: {', '.join(kinds)}).{order}")
        partners = [seat for side in self._table["sides"] if self._seating.seat in side for seat in side]
        if self._table["teams"] and len(partners) > 1:
            names = [self._writing.name(seat) for seat in partners if seat != self._seating.seat]
            self._say(f"Your {'partner is' if len(names) == 1 else 'partners are'} {_and(names)}.")
        self._say(f"This is deal {self.session.seed}. Type `rules` for the rules, `help` for all that can be typed.")
        if self.session.moment == 0:
            self._told = 0
        else:
            self._look_back()
            self._say("The game goes on where you left it.")

    def _seats_from_left(self) -> list[int]:
        seat, count = self._seating.seat, self._table["players"]
        return [(seat + step) % count for step in range(1, count)]

    def _play_on(self) -> None:
        """Let the machines play, and the person where there is no choice, until there is one."""
        only = ""
        while True:
            self._tell(only)
            only = ""
            seat = self.session.to_act
            if seat is None:
                return
            if seat != self._seating.seat:
                pick = self.session.machine(self._seating.players[seat], self.session.seed)
                self.session.choose(pick, self.session.moment)
                continue
            ask = self._view()["ask"]
            if not ask["forced"]:
                return
            only = self._writing.speaker.option(ask["options"][0])
            self.session.choose(0, self.session.moment)

    def _tell(self, only: str = "") -> None:
        """Say what has happened and was not told yet."""
        events = self._events(self._told)
        self._told = self.session.moment + 1
        self._lines(story_lines(self._face_down.marked(events), self._table, self._writing, only))

    # ------------------------------------------------------------------------------------ one decision

    def _decide(self) -> str | None:
        """Show the table and ask until something is chosen; a wish to leave, or "" at the end of the input."""
        self._show()
        while True:
            view = self._view()
            ask = view["ask"]
            choices = offered(ask, self._table, self._writing, view.get("trump"))
            text = self._terminal.read()
            if text is None:
                return ""
            match read_typed(text, ask, choices):
                case Unclear(say):
                    self._say(say)
                case Picked(number):
                    self._choose(number)
                    return None
                case Cards(cards):
                    if self._choose_cards(cards, view):
                        return None
                case Command(name, about):
                    wish, is_done = self._do(name, about, view)
                    if is_done:
                        return wish
                case other:
                    assert_never(other)

    def _show(self) -> None:
        view = self._view()
        ask = view["ask"]
        choices = offered(ask, self._table, self._writing, view.get("trump"))
        self._say("")
        self._lines(table_lines(view, self._table, self._writing))
        self._lines(question_lines(ask, self._writing))
        self._lines(option_lines(choices))

    def _choose(self, answer: int) -> None:
        self.session.choose(answer, self.session.moment)
        self._wants_to_leave = False

    def _choose_cards(self, cards: Sequence[str], view: Any) -> bool:
        refusal = self.session.choose([_card(card) for card in cards], self.session.moment)
        if refusal is None:
            self._wants_to_leave = False
            return True
        self._lines(refusal_lines(to_plain(refusal), cards, view, self._writing))
        return False

    # ------------------------------------------------------------------------------------ commands

    def _do(self, name: str, about: str, view: Any) -> tuple[str | None, bool]:
        """Do what a command says: a wish to leave, and whether the decision must be asked anew."""
        match name:
            case "hint":
                self._hint(view)
            case "why":
                self._lines(why_lines(about, view, self._writing))
            case "rules":
                self._rules_about(about, view["ask"].get("asks"))
                self._show()
            case "quit":
                if self._wants_to_leave or self._seating.is_kept:
                    return "quit", True
                self._wants_to_leave = True
                self._say("The game is not over. `save` keeps it for another day; `quit` once more leaves it.")
            case "undo":
                return None, self._undo()
            case _:
                self._do_anytime(name, about, view)
        return None, False

    def _do_anytime(self, name: str, about: str, view: Any) -> None:
        """Commands that mean the same during the game and after it."""
        match name:
            case "help":
                self._help()
            case "last":
                self._last()
            case "score":
                self._lines(score_lines(self._events(0), self._writing))
            case "piles":
                self._lines(pile_lines(view, self._table, self._writing))
            case "table":
                self._show() if view["ask"]["kind"] == "decide" else self._lines(
                    table_lines(view, self._table, self._writing)
                )
            case "save":
                self._save(about)
            case _:
                self._say("There is nothing to decide any more.")

    def _hint(self, view: Any) -> None:
        options = view["ask"]["options"]
        said = []
        for advice in self.session.hint(HINTS_FROM, self.session.seed)[:_MOST_HINTS]:
            if isinstance(advice.answer, int):
                what = self._writing.speaker.option(options[advice.answer])
            else:
                what = self._writing.cards([str(card) for card in advice.answer])
            said.append(f"{what} ({round(100 * advice.chance)} % chance to win)")
        others = f" After that: {'; '.join(said[1:])}." if said[1:] else ""
        self._say(f"The machine would choose: {said[0]}.{others}")

    def _rules_about(self, about: str, asks: str | None) -> None:
        self._lines(self._rules.whole() if about.casefold() == "all" or asks is None else self._rules.about(asks))

    def _undo(self) -> bool:
        learnt = self.session.undo(self._seating.seat)
        if learnt is None:
            self._say("There is nothing to undo: you have not chosen anything yet.")
            return False
        seen = f" You have seen {self._writing.cards([str(card) for card in learnt])} since." if learnt else ""
        self._say(f"Back to your last choice.{seen}")
        self._told = self.session.moment + 1
        self._look_back()
        return True

    def _look_back(self) -> None:
        """Keep in mind what was told before, of a game that goes on or was taken back."""
        self._face_down = FaceDown()
        self._face_down.marked(self._events(0))

    def _last(self) -> None:
        trick = last_trick(FaceDown().marked(self._events(0))) if "trick" in self._table["phases"] else ()
        lines = story_lines(trick or self._events(self._last_choice() + 1), self._table, self._writing)
        self._lines(lines or ["Nothing has happened yet."])

    def _last_choice(self) -> int:
        """The moment of the last choice of the person; before any there is none, and all is told from the deal on."""
        now = self.session.moment
        was_there = self.session.undo(self._seating.seat) is not None
        before = self.session.moment if was_there else -1
        self.session.go_to(now)
        return before

    def _save(self, about: str) -> None:
        file = about or self._seating.file
        try:
            self._write(file)
        except DarwinDeckError as error:
            self._say(sentence(str(error)))
        else:
            self._say(f"Saved in {file}.")

    def _write(self, file: str) -> None:
        write_saved(Path(file), self._seating.seat, self._seating.players, self.session.save())
        self._seating.file, self._seating.is_kept = file, True

    def keep(self) -> None:
        """Save a game that is left, if it has a file, or else say how that is done."""
        if self.session.to_act is None:
            return
        if self._seating.is_kept:
            self._save("")
        else:
            self._say("The game is not over, and not saved: `save FILE` would have kept it.")

    def _help(self) -> None:
        self._lines(
            wrapped(
                "Choose by number or by name. Several cards are typed together, as in 3H 4H 5H, in any order: "
                "H is hearts, D diamonds, C clubs, S spades. Besides there are:"
            )
        )
        for name, what in COMMANDS.items():
            self._lines(wrapped(what, first=f"  {name:<6} ", later=" " * 9))

    # ------------------------------------------------------------------------------------ after the game

    def _after_the_game(self) -> str | None:
        self._lines(self._rules.aim())
        self._say("Type `again` for a new deal, `same` for this one once more, or `quit`.")
        while True:
            text = self._terminal.read()
            if text is None:
                return ""
            word, _, about = text.strip().partition(" ")
            word = {"q": "quit", "exit": "quit", "h": "help", "?": "help"}.get(word.casefold(), word.casefold())
            if word in ("again", "same", "quit"):
                return word
            if word == "undo":
                if self._undo():
                    return None
            elif word == "rules":
                self._rules_about(about, None)
            elif word in COMMANDS:
                self._do_anytime(word, about.strip(), self._view())
            else:
                self._say(f"{shown(text.strip())} is not understood: type `again`, `same` or `quit`.")

    # ------------------------------------------------------------------------------------ reading and writing

    def _view(self) -> Any:
        return to_plain(self.session.view(self._seating.seat))

    def _events(self, from_: int) -> list[Any]:
        happened = self.session.events(from_, self._seating.seat)
        return [to_plain(event) for one in happened for event in one.events]

    def _say(self, text: str) -> None:
        self._lines(wrapped(text) if text else [""])

    def _lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._terminal.say(line)


def _and(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)


def _card(text: str) -> Card:
    rank, suit = Rank.from_word(text[:-1]), Suit.from_word(text[-1])
    assert rank is not None, "it was read as a card"
    assert suit is not None, "it was read as a card"
    return Card(rank, suit)
