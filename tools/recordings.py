"""Write whole games down, moment by moment as one seat sees them, for the table in the browser.

`python -m tools.recordings` plays each known game once, some that were bred and some that mix families, and
`python -m tools.recordings hearts scopa` some of them. The table steps through such a file without a core
(`web/src/engine/recorded.ts`), and its tests and pictures are made from them. What the Python table says stands beside
each value, so that a test can compare the words of both.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.genome.schema import GameGenome
from darwindeck.genome.serialization import genome_from_dict
from darwindeck.phrases import Speaker
from darwindeck.simulation.session import Session
from darwindeck.simulation.values import to_plain
from tools.mixtures import mixtures

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "target" / "recordings"
BRED = ROOT / "tests" / "golden" / "bred_games.jsonl"
BRED_GAMES = (
    "godano", "nelluna", "rummy-1", "sandone", "satetta", "schwimmen-2", "scotch-whist-1", "spades-3", "storlo",
    "stotado", "sueca-3", "tamello", "tinnana", "uno-style-2", "valdetta", "volera", "vorbino", "war-0",
)  # fmt: skip
"""Those that mix most."""
PLAYER = "greedy"
MOST_OF_OTHERS = 120
"""Picks of games that are not known: enough to see every kind of decision."""


def games() -> dict[str, GameGenome]:
    """Every game that is recorded, by the name of its file: known ones, bred ones that evolution gave, and mixtures."""
    known = {game.name: game.create() for game in KNOWN_GAMES}
    lines = [json.loads(line) for line in BRED.read_text(encoding="utf-8").splitlines()]
    bred = {line["genome_id"]: genome_from_dict(line) for line in lines if line["genome_id"] in BRED_GAMES}
    return {**known, **bred, **mixtures()}


def recorded(genome: GameGenome, *, seat: int = 0, seed: int = 1, most: int = 400) -> dict[str, Any]:
    """A game between greedy players, up to so many picks, as one seat sees it."""
    session = Session(genome, seed)
    moments = []
    while session.to_act is not None and session.moment < most:
        pick = session.machine(PLAYER, seed)
        moments.append(_moment(session, seat) | {"pick": pick})
        session.choose(pick, session.moment)
    table = to_plain(session.table())
    return {
        "name": table["name"],
        "table": table,
        "seat": seat,
        "seed": str(seed),
        "moments": [*moments, _moment(session, seat)],
        "moment": 0,
    }


def _moment(session: Session, seat: int) -> dict[str, Any]:
    view = to_plain(session.view(seat))
    events = [to_plain(event) for happened in session.events(session.moment, seat) for event in happened.events]
    speaker = Speaker(seat, names=[f"P{number}" for number in range(len(view["players"]))])
    said = [speaker.event(event) for event in events]
    ask = view["ask"]
    if ask["kind"] == "decide":
        said += [speaker.option(option) for option in ask["options"]]
        said += [speaker.reason(one["reason"]) for one in (*ask["blocked"], *ask["closed"])]
    return {"view": view, "events": events, "said": said}


def main() -> None:
    """Record the games that are named, or all."""
    parser = argparse.ArgumentParser(description="Write whole games down for the table in the browser.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="of the games; all of them without a name")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to; target/recordings without it")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    known = {game.name for game in KNOWN_GAMES}
    for name, genome in games().items():
        if not arguments.names or name in arguments.names:
            game = recorded(genome, most=400 if name in known else MOST_OF_OTHERS)
            text = json.dumps(game, separators=(",", ":"))
            (arguments.folder / f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
