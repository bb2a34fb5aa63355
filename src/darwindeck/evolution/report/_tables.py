"""Tables, and what is shown only when asked for."""

from collections.abc import Iterable, Sequence

from darwindeck.evolution.report._html import Html, joined, tag

__all__ = ["folded", "pairs", "scrolled", "table"]


def table(head: Sequence[str], rows: Iterable[Sequence[str]], name: str, class_: str | None = None) -> Html:
    """A table whose first column says what each row is about, and whose other columns are numbers."""
    first, *others = head
    heading = tag(
        "tr", tag("th", first, scope="col"), *(tag("th", one, scope="col", class_="number") for one in others)
    )
    body = [
        tag("tr", tag("th", row[0], scope="row"), *(tag("td", one, class_="number") for one in row[1:])) for row in rows
    ]
    inside = tag("table", tag("thead", heading), tag("tbody", *body), class_=class_)
    return scrolled(inside, name)


def scrolled(inside: Html, name: str) -> Html:
    """A wide table that is moved sideways, with the keyboard too: for that it can be gone to, and has a name."""
    return tag("div", inside, class_="table", role="region", tabindex=0, aria_label=f"Table: {name}")


def pairs(rows: Iterable[tuple[str, str]]) -> Html:
    """Names and what they stand for."""
    return tag("dl", *(joined(tag("dt", name), tag("dd", text)) for name, text in rows))


def folded(summary: str, inside: Html, *, is_open: bool = False) -> Html:
    """Something that a click shows."""
    return tag("details", tag("summary", summary), inside, open="" if is_open else None)
