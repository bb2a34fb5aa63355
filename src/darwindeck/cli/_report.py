"""What `darwindeck evaluate` says about a game."""

from collections.abc import Iterator

from darwindeck.cli._page import CELLS, bar, interval, number, page_width, wrapped
from darwindeck.evaluation import MEASURES, Estimate, Evaluation, Measure, Style

_WIDTHS = (max(map(len, MEASURES)), CELLS, len("0.50"), len("0.40 to 0.60"), 0)
_MARGIN = "    "
_MOST_LOSSES = 3


def report(evaluation: Evaluation, style: Style) -> Iterator[str]:
    """The lines of the report."""
    width = page_width()
    facts = f"style {style.name}, budget {evaluation.budget}, seed {evaluation.seed}"
    yield from wrapped(f"{evaluation.game}: {facts}", width)
    yield ""
    yield from rejected(evaluation, width)
    yield from _line("score", evaluation.score(style), width)
    yield ""
    for measure in evaluation.measures:
        if counts(measure.name, style):
            yield from _lines(measure, width)
    rest = [measure for measure in evaluation.measures if not counts(measure.name, style)]
    if rest:
        yield ""
        yield from wrapped(f"Does not count for the style {style.name}:", width)
    for measure in rest:
        yield from _lines(measure, width)
    yield from _not_measured(evaluation, style, width)
    if evaluation.rejection is None:
        yield from _losses(evaluation, style, width)


def rejected(evaluation: Evaluation, width: int) -> Iterator[str]:
    """That a game was rejected, and why, with an empty line after it."""
    if evaluation.rejection is not None:
        stage, why = evaluation.rejection.stage, evaluation.rejection.why
        yield from wrapped(f'{evaluation.game} was rejected at the stage "{stage}": {why.rstrip(".")}.', width)
        yield ""


def counts(name: str, style: Style) -> bool:
    """Whether a measure has a part in the score. Coherence has one in every score."""
    return name == "coherence" or style.weights.get(name, 0) > 0


def not_measured(evaluation: Evaluation) -> list[str]:
    """The measures that were not taken."""
    return [name for name in MEASURES if name not in evaluation]


def losses(evaluation: Evaluation, style: Style) -> list[tuple[Measure, float]]:
    """What is known to hold a game back most, and what the score would be were it perfect."""
    score = evaluation.score(style).value
    known = [measure for measure in evaluation.measures if measure.estimate.is_known]
    perfect = [(measure, min(1.0, score / (1 - loss))) for measure, loss in style.losses(known)]
    return [(measure, better) for measure, better in perfect if number(better) != number(score)][:_MOST_LOSSES]


def sentence(text: str) -> str:
    """A text with a capital at its start and a full stop at its end."""
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."


def _lines(measure: Measure, width: int) -> Iterator[str]:
    wish = "" if MEASURES[measure.name].wanted == "high" else "less is better"
    yield from _line(measure.name, measure.estimate, width, wish)
    yield from wrapped(sentence(measure.why), width, _MARGIN)


def _line(name: str, estimate: Estimate, width: int, wish: str = "") -> list[str]:
    is_known = estimate.is_known or name == "score"  # What is not known has a part in the interval of the score.
    found = (bar(estimate.value), number(estimate.value), interval(estimate)) if is_known else ("", "", "not known")
    parts = [name, *found, wish]
    columns = "  ".join(part.ljust(size) for part, size in zip(parts, _WIDTHS, strict=True))
    return wrapped(columns, width, hanging=_MARGIN)


def _not_measured(evaluation: Evaluation, style: Style, width: int) -> Iterator[str]:
    missing = not_measured(evaluation)
    if missing:
        yield ""
        yield from wrapped(f"Not measured: {', '.join(missing)}.", width, hanging=_MARGIN)
    unknown = [name for name in MEASURES if style.weights.get(name, 0) > 0 and not _is_known(name, evaluation)]
    if unknown and evaluation.rejection is None:
        if not missing:
            yield ""
        text = f"What is not known counts half until a larger budget tells more: {', '.join(unknown)}."
        yield from wrapped(text, width, hanging=_MARGIN)


def _is_known(name: str, evaluation: Evaluation) -> bool:
    return name in evaluation and evaluation[name].estimate.is_known


def _losses(evaluation: Evaluation, style: Style, width: int) -> Iterator[str]:
    yield ""
    found = losses(evaluation, style)
    if not found:
        yield from wrapped("Nothing holds this game back.", width)
        return
    yield from wrapped("What holds this game back most:", width)
    now = number(evaluation.score(style).value)
    for measure, better in found:
        kind = MEASURES[measure.name]
        wish = "perfect" if kind.wanted == "high" else "0"
        text = f"- {measure.name} ({kind.about}): were it {wish}, the score would be {number(better)} instead of {now}"
        yield from wrapped(text, width, "  ", _MARGIN)
