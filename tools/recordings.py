"""Write whole games down, moment by moment as one seat sees them, for the table in the browser.

`python -m tools.recordings` plays each known game once, and `python -m tools.recordings hearts scopa` some of them. The
table steps through such a file without a core (`web/src/engine/recorded.ts`), and its tests and pictures are made from
them. What the Python table says stands beside each value, so that a test can compare the words of both.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from darwindeck.genome.examples import KNOWN_GAMES
from darwindeck.genome.schema import GameGenome
from darwindeck.phrases import Speaker
from darwindeck.simulation.session import Session
from darwindeck.simulation.values import to_plain

FOLDER = Path(__file__).resolve().parents[1] / "target" / "recordings"
PLAYER = "greedy"


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
    parser.add_argument("names", nargs="*", metavar="NAME", help="known games; all of them without a name")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to; target/recordings without it")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for game in KNOWN_GAMES:
        if not arguments.names or game.name in arguments.names:
            text = json.dumps(recorded(game.create()), separators=(",", ":"))
            (arguments.folder / f"{game.name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
