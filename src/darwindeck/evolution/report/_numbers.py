"""What a run was, in numbers: its settings, its effort, and what each way to change a game was good for."""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from darwindeck.evolution.candidate import Candidate
from darwindeck.evolution.config import RunConfig
from darwindeck.evolution.record import RunRecord
from darwindeck.evolution.report._facts import name_of_bar, title_of
from darwindeck.evolution.report._html import Html, joined, tag
from darwindeck.evolution.report._tables import folded, pairs, table
from darwindeck.evolution.report._words import duration, number, share
from darwindeck.genome._wording import counted

__all__ = ["effort", "failures", "operators", "operators_used", "settings"]


def effort(record: RunRecord) -> Html:
    """What was done, and what it came to."""
    return pairs(_effort(record))


def _effort(record: RunRecord) -> Iterator[tuple[str, str]]:
    if record.generations:
        last = record.generations[-1]
        yield (
            "games measured",
            f"{last.measured}; {last.rejected} ({share(last.rejected, last.measured)}) were rejected",
        )
    yield "time", duration(record.seconds)
    if record.bar:
        yield "the bar", f"{number(record.bar)}, the score of {name_of_bar(record)} in this style"
    if record.quality is not None:
        low, high = f"{record.quality.low:.2f}", f"{record.quality.high:.2f}"
        yield (
            "quality and diversity",
            f"{record.quality.value:.2f} ({low} to {high}): the sum of all confirmed games' scores, on fresh seeds",
        )


def settings(record: RunRecord) -> Html:
    """All that the result depends on."""
    return pairs([*_settings(record.config), *record.versions.items()])


def _settings(config: RunConfig) -> Iterator[tuple[str, str]]:
    wishes = config.constraints
    yield "seed", str(config.seed)
    yield "style", config.style.name
    yield "search", config.search
    if config.near is not None:
        yield "near", title_of(config.near)
    yield "starting games", ", ".join(map(title_of, config.start))
    yield "generations", f"{config.generations}, each of {counted(config.batch, 'new game')}"
    yield "looked at closely", f"up to {config.contests} of them, and {counted(config.doubts, 'kept game')} once more"
    yield "games wanted", str(config.games)
    if wishes.players is not None:
        yield "players", str(wishes.players)
    if wishes.max_minutes is not None:
        yield "minutes", f"at most {wishes.max_minutes:g}"
    if wishes.without:
        yield "without", ", ".join(wishes.without)


def operators(record: RunRecord) -> Html:
    """Which ways to change a game made games that can be played."""
    used = operators_used(record)
    if not used:
        return tag("p", "No game was changed yet.")
    by_use = sorted(used.items(), key=lambda one: (-one[1][1], one[0]))
    rows = [(name, str(made), str(viable), share(viable, made)) for name, (made, viable) in by_use]
    head = ("way to change a game", "games made", "passed", "share")
    return table(head, rows, "Ways to change a game")


def operators_used(record: RunRecord) -> Mapping[str, tuple[int, int]]:
    """For each operator, how many children it made in the whole run, and how many of them were viable."""
    total: defaultdict[str, tuple[int, int]] = defaultdict(lambda: (0, 0))
    for generation in record.generations:
        for name, (made, viable) in generation.operators.items():
            total[name] = total[name][0] + made, total[name][1] + viable
    return dict(total)


def failures(record: RunRecord) -> Html:
    """Games that looked good and did not pass confirmation."""
    if not record.failed:
        return joined()
    entries = [
        tag("li", tag("strong", ", ".join(_place(record, candidate)) or _kin(candidate)), f": {why}")
        for candidate, why in record.failed
    ]
    number_of = counted(len(record.failed), "game")
    return folded(f"{number_of} looked good and did not pass confirmation", tag("ul", *entries))


def _kin(candidate: Candidate) -> str:
    return f"a game bred from {title_of(candidate.genome)}"


def _place(record: RunRecord, candidate: Candidate) -> tuple[str, ...]:
    found = (one.cell for one in record.kept if one.key == candidate.kept_key and one.cell is not None)
    return next(found, ())
