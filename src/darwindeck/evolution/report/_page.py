"""The report of a run: one page that needs nothing else."""

from importlib.resources import files
from pathlib import Path

from darwindeck.evolution.record import RunRecord
from darwindeck.evolution.report._charts import charts
from darwindeck.evolution.report._facts import name_of_bar
from darwindeck.evolution.report._html import Html, joined, tag
from darwindeck.evolution.report._map import game_map
from darwindeck.evolution.report._numbers import effort, failures, operators, settings
from darwindeck.evolution.report._winners import cards, overview
from darwindeck.evolution.report._words import duration
from darwindeck.files import write_atomically
from darwindeck.genome._wording import counted
from darwindeck.rulebook.formats import page_head

__all__ = ["render_report", "write_report"]

_STYLE = files("darwindeck.evolution.report").joinpath("_page.css").read_text(encoding="utf-8")


def write_report(record: RunRecord, path: str | Path, play_page: str | None = None) -> None:
    """Write the report of a run in one step.

    Args:
        record: The run.
        path: Where it goes.
        play_page: The page beside it at which the games can be played, if there is one.

    Raises:
        DarwinDeckError: When it cannot be written; the message names the file.
    """
    write_atomically(path, render_report(record, play_page).encode())


def render_report(record: RunRecord, play_page: str | None = None) -> str:
    """The report of a run, finished or not, as a page of HTML."""
    sections = {
        "The games": _games(record, play_page),
        "How the run went": charts(record),
        "The map": game_map(record),
        "What changed games": joined(tag("p", _ABOUT_OPERATORS), operators(record)),
        "The run in numbers": joined(effort(record), settings(record)),
    }
    anchors = {title: title.lower().replace(" ", "-") for title in sections}
    contents = tag("ul", *(tag("li", tag("a", title, href=f"#{anchor}")) for title, anchor in anchors.items()))
    parts = [tag("section", tag("h2", title), inside, id=anchors[title]) for title, inside in sections.items()]
    header = tag("header", tag("h1", "New card games"), tag("p", _lead(record), class_="hook"))
    body = tag("body", header, tag("nav", contents, aria_label="Contents"), tag("main", *parts))
    return f"{page_head('New card games', _STYLE)}\n{body}\n</html>\n"


_ABOUT_OPERATORS = (
    "Every new game is a known or a new one with something changed. A game has passed when it ends, has choices that "
    "matter, is fair and takes a sane time. Ways that make more such games are used more often."
)


def _lead(record: RunRecord) -> str:
    measured = record.generations[-1].measured if record.generations else 0
    effort_made = f"{counted(measured, 'game')} measured in {duration(record.seconds)}"
    if not record.is_finished:
        return f"A run that is not finished: {effort_made} so far."
    return f"{counted(len(record.winners), 'game')}, found and confirmed by play: {effort_made}."


def _games(record: RunRecord, play_page: str | None) -> Html:
    if not record.is_finished:
        last = record.generations[-1].number if record.generations else 0
        text = (
            f"The run is not finished: {last} of {counted(record.config.generations, 'generation')} are done. Its "
            "games are chosen and confirmed at the end. To go on, use "
        )
        return tag("p", text, tag("code", "darwindeck resume"), " with the folder of the run.", class_="notice")
    if not record.winners:
        text = (
            f"The run found no game that passes confirmation and scores above {name_of_bar(record)}. More generations, "
            "other starting games or fewer wishes may help."
        )
        return joined(tag("p", text, class_="notice"), failures(record))
    return joined(overview(record), tag("div", cards(record, play_page), class_="games"), failures(record))
