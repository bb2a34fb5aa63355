"""The games that a run gives: what each is like, how it was measured and where it comes from."""

from collections.abc import Iterator
from urllib.parse import quote

from darwindeck.evaluation import MEASURES, Estimate, Measure
from darwindeck.evaluation.known import known_measures
from darwindeck.evaluation.measures.novelty import nearest
from darwindeck.evolution.candidate import Candidate
from darwindeck.evolution.record import RunRecord, Winner
from darwindeck.evolution.report._facts import facts_of, name_of_bar, title_of
from darwindeck.evolution.report._html import Html, joined, tag
from darwindeck.evolution.report._tables import folded, scrolled
from darwindeck.evolution.report._words import between, number
from darwindeck.genome._wording import counted
from darwindeck.genome.examples import get_seed_genomes

__all__ = ["cards", "overview"]

_BAR_WIDTH, _BAR_HEIGHT = 100, 12
_FEW_STEPS = 6
"""So many steps of a lineage are shown at once."""


def overview(record: RunRecord) -> Html:
    """All winners in one table."""
    axis = next(iter(record.axes))
    head = tag("tr", *(tag("th", one, scope="col") for one in ("game", axis, "score", "minutes", "players")))
    body = tag("tbody", *map(_row, record.winners))
    return scrolled(tag("table", tag("thead", head), body, class_="overview"), "the games")


def _row(winner: Winner) -> Html:
    facts = facts_of(winner)
    name = joined(tag("a", facts.title, href=f"#{winner.name}"), tag("small", facts.hook))
    numbers = (_with_interval(winner.score), f"{facts.minutes:.0f}", str(facts.players))
    cells = [tag("td", cell, class_="number") for cell in numbers]
    return tag("tr", tag("th", name, scope="row"), tag("td", facts.place), *cells)


def _with_interval(estimate: Estimate) -> Html:
    """A number, and below it its interval."""
    if not estimate.is_known:
        return joined("not known")
    doubt = between(estimate)
    return joined(number(estimate.value), tag("small", doubt)) if doubt else joined(number(estimate.value))


def cards(record: RunRecord, play_page: str | None) -> Html:
    """Each winner by itself."""
    return joined(*(_card(winner, record, play_page) for winner in record.winners))


def _card(winner: Winner, record: RunRecord, play_page: str | None) -> Html:
    facts = facts_of(winner)
    file = f"games/{quote(winner.name)}"
    place = ", ".join(winner.cell)
    players = counted(facts.players, "player")
    verdict = "surely better than" if winner.score.low > record.bar_high else "not surely better than"
    return tag(
        "article",
        tag("h3", facts.title),
        tag("p", facts.hook, class_="hook"),
        tag("p", f"{place}; {players}; about {counted(round(facts.minutes), 'minute')}."),
        tag(
            "p",
            "Score ",
            tag("strong", number(winner.score.value)),
            f", {number(winner.score.low)} to {number(winner.score.high)}: {verdict} "
            f"{name_of_bar(record)}, which has {number(record.bar)} (up to {number(record.bar_high)}).",
        ),
        tag(
            "p",
            *_play(winner, play_page),
            tag("a", "How to play", href=f"{file}.html", class_="button"),
            tag("a", "The rules as text", href=f"{file}.md"),
            tag("a", "The genome", href=f"{file}.json"),
            class_="links",
        ),
        _profile(winner),
        folded("Why these numbers", tag("ul", *_reasons(winner))),
        _lineage(winner),
        id=winner.name,
    )


def _play(winner: Winner, play_page: str | None) -> Iterator[Html]:
    if play_page is not None:
        yield tag("a", "Play", href=f"{quote(play_page)}#{quote(winner.name)}", class_="button")


# ---------------------------------------------------------------------------------------- measures


def _profile(winner: Winner) -> Html:
    """Every measure as a bar with its interval, beside the nearest known game."""
    known = nearest(winner.candidate.genome, get_seed_genomes()).known
    theirs = known_measures(known.genome_id)
    rows = [_measure(measure, theirs.get(measure.name)) for measure in winner.evaluation.measures]
    head = tag(
        "tr",
        tag("th", "measure", scope="col"),
        tag("td"),
        tag("th", "this game", scope="col"),
        tag("th", f"◆ {title_of(known)}", scope="col"),
    )
    caption = tag("caption", "What was measured, on fresh games, with 95 % intervals; ◆ is the nearest known game.")
    inside = tag("table", caption, tag("thead", head), tag("tbody", *rows), class_="profile")
    return scrolled(inside, f"measures of {winner.name}")


def _measure(measure: Measure, theirs: Estimate | None) -> Html:
    name: Html | str = measure.name
    if MEASURES[measure.name].wanted == "low":
        name = joined(measure.name, tag("small", "less is better"))
    known = theirs.value if theirs is not None and theirs.is_known else None
    bar = _bar(measure.estimate, known)
    other = "" if known is None else number(known)
    return tag(
        "tr",
        tag("th", name, scope="row"),
        tag("td", bar, class_="bar"),
        tag("td", _with_interval(measure.estimate), class_="number"),
        tag("td", other, class_="number"),
    )


def _bar(estimate: Estimate, theirs: float | None) -> Html:
    """A picture of what stands beside it in numbers."""
    middle = _BAR_HEIGHT / 2
    parts = [tag("rect", width=_BAR_WIDTH, height=_BAR_HEIGHT, class_="ground")]
    if estimate.is_known:
        parts.append(tag("rect", width=_along(estimate.value), height=_BAR_HEIGHT, class_="amount"))
    if estimate.is_known and between(estimate):
        low, high = _along(estimate.low), _along(estimate.high)
        parts.append(tag("line", x1=low, x2=high, y1=middle, y2=middle, class_="doubt"))
        parts += [tag("line", x1=end, x2=end, y1=middle - 3, y2=middle + 3, class_="doubt") for end in (low, high)]
    if theirs is not None:
        x = _along(theirs)
        shape = f"M{x} {middle - 5} L{x + 4} {middle} L{x} {middle + 5} L{x - 4} {middle} Z"
        parts.append(tag("path", d=shape, class_="known"))
    return tag("svg", *parts, viewBox=f"-5 0 {_BAR_WIDTH + 10} {_BAR_HEIGHT}", aria_hidden="true")


def _along(share: float) -> float:
    return round(_BAR_WIDTH * share, 1)


def _reasons(winner: Winner) -> Iterator[Html]:
    for measure in winner.evaluation.measures:
        yield tag("li", tag("strong", measure.name), f": {measure.why}")


# ---------------------------------------------------------------------------------------- where it comes from


def _lineage(winner: Winner) -> Html:
    """From the game that the run started from, step by step."""
    line = [*reversed(winner.ancestors), winner.candidate]
    start, steps = line[0], line[1:]
    if not steps:
        return tag("p", f"It is {title_of(start.genome)}, unchanged.")
    inside = tag("ol", *map(_step, steps))
    summary = f"Where it comes from: {counted(len(steps), 'step')} from {title_of(start.genome)}"
    return folded(summary, inside, is_open=len(steps) <= _FEW_STEPS)


def _step(candidate: Candidate) -> Html:
    origin = candidate.origin
    return tag("li", tag("strong", origin.operator), f": {origin.words}" if origin.words else "")
