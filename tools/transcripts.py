"""`python -m tools.transcripts`: write down a hand of each family anew, for a change of words that is meant."""

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.play import Rules, Seating, TableAtTerminal, Writing
from darwindeck.play.answers import offered
from darwindeck.simulation.session import Session
from darwindeck.simulation.values import to_plain
from tools.generate._codes import ROOT

FOLDER = ROOT / "docs" / "transcripts"
FAMILIES = {game.family: game for game in reversed(KNOWN_GAMES)}
"""The first known game of each family."""
SEED = 7
MOST_LINES = 200
PLAYER = "greedy"


class Typist:
    """A terminal at which Greedy types, until the first hand is over."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.lines: list[str] = []

    def say(self, line: str) -> None:
        """Keep a line."""
        self.lines.append(line)

    def read(self) -> str | None:
        """What Greedy chooses, by its name; of a selection all cards."""
        if self._session.view(0).hand_number > 1 or self._session.to_act is None or len(self.lines) > MOST_LINES:
            return None
        best = self._session.hint(PLAYER, SEED)[0].answer
        text = self._name(best) if isinstance(best, int) else " ".join(map(str, best))
        self.lines.append(f"> {text}")
        return text

    def _name(self, option: int) -> str:
        session = self._session
        ask, table = to_plain(session.view(0).ask), to_plain(session.table())
        return next(one.name for one in offered(ask, table, Writing(0)) if one.option == option)


def transcript(game: KnownGame) -> str:
    """A hand of a game as it is seen at a terminal without signs and colour."""
    genome = game.create()
    session, rules = Session(genome, SEED), Rules(genome)
    typist = Typist(session)
    for line in (*rules.opening(), ""):
        typist.say(line)
    seating = Seating(0, (PLAYER,) * genome.player_count, f"{game.name}.saved.json")
    TableAtTerminal(session, seating, Writing(0, session.table().sides), rules, typist).play()
    return "".join(f"{line}\n" for line in typist.lines)


def main() -> None:
    """Write a transcript for each family."""
    FOLDER.mkdir(exist_ok=True)
    for game in FAMILIES.values():
        (FOLDER / f"{game.name}.txt").write_text(transcript(game), encoding="utf-8")
    print(f"wrote {FOLDER.relative_to(ROOT)}: look at the difference before you commit it")


if __name__ == "__main__":
    main()
