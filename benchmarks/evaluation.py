"""Evaluate all known games, print what is found and write it down.

usage: python -m benchmarks.evaluation [--quick | --rules | --thorough]; docs/evaluation.md says what the numbers mean.
How the known games play, and what they were measured to be worth, is part of the package too, since new ones are
compared with them.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any
from unittest.mock import patch

from benchmarks.paths import HERE, ROOT
from benchmarks.report import put_on_page, replace_file
from darwindeck.evaluation import BUDGETS, MEASURES, STYLES, Estimate, Evaluation, evaluate, evaluator
from darwindeck.evaluation._behaviour import Profile, profile_of
from darwindeck.evaluation._evaluation import in_order
from darwindeck.evaluation.cache import EVALUATOR_VERSION
from darwindeck.evaluation.measures.coherence import coherence
from darwindeck.evaluation.measures.complexity import complexity
from darwindeck.evaluation.measures.novelty import novelty
from darwindeck.genome.examples import KNOWN_GAMES

PAGE = ROOT / "docs" / "evaluation.md"
RECORD = HERE / "evaluation.json"
PROFILES = ROOT / "src" / "darwindeck" / "evaluation" / "_profiles.json"
KNOWN = PROFILES.with_name("_known.json")
SEED = 2026
PARTS = {
    "play_games": "games",
    "study_games": "studies",
    "watch": "watching",
    "play_within": "matches",
    "climb": "matches",
    "complexity": "complexity",
    "novelty": "novelty",
}
"""What the evaluator calls, and what it is for."""
ENDS = ("value", "low", "high")


@dataclass(frozen=True)
class Found:
    """A known game's evaluation and what it took."""

    game: str
    evaluation: Evaluation
    seconds: Mapping[str, float]
    """By budget."""
    parts: Mapping[str, float]
    """The seconds of the last budget, by what they went into."""


def main() -> None:
    """Evaluate every game and write the tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.evaluation", description="Evaluate all known games.")
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument("--quick", action="store_true", help="with the budget quick alone, without writing")
    chosen.add_argument("--rules", action="store_true", help="only what follows from the rules; the rest is on record")
    chosen.add_argument("--thorough", action="store_true", help="with the budget thorough, for half an hour or more")
    asked = parser.parse_args()
    budgets = list(BUDGETS)[: 1 if asked.quick else 3 if asked.thorough else 2]
    if asked.rules:
        found = [Found(**{**one, "evaluation": Evaluation.from_plain(one["evaluation"])}) for one in _record()]
    else:
        found = list(_evaluations(budgets))
    if not asked.quick:
        replace_file(PROFILES, json.dumps(profiles(found), indent=1) + "\n")
        found = [_by_the_rules(one, found) for one in found]
        replace_file(KNOWN, known(found))
        replace_file(RECORD, "[\n" + ",\n".join(json.dumps(_json(one)) for one in found) + "\n]\n")
        put_on_page(PAGE, f"{values(found)}\n{costs(found)}")
    print(values(found))
    print(costs(found))


def _record() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(RECORD.read_text(encoding="utf-8"))
    return found


def _json(found: Found) -> dict[str, Any]:
    return {**vars(found), "evaluation": found.evaluation.to_plain()}


def _evaluations(budgets: Sequence[str]) -> Iterator[Found]:
    for game in KNOWN_GAMES:
        seconds: dict[str, float] = {}
        for budget in budgets:
            print(f"{game.name}: {budget}", file=sys.stderr)
            began = perf_counter()
            with timed(PARTS) as parts:
                evaluation = evaluate(game.create(), budget, SEED)
            seconds[budget] = perf_counter() - began
        yield Found(game.name, evaluation, seconds, parts)


@contextmanager
def timed(names: Mapping[str, str]) -> Iterator[dict[str, float]]:
    """Time functions that the evaluator calls, by what they are for."""
    taken = dict.fromkeys(names.values(), 0.0)
    with ExitStack() as stack:
        for name, part in names.items():
            stack.enter_context(patch.object(evaluator, name, _timing(getattr(evaluator, name), taken, part)))
        yield taken


def _timing(function: Callable[..., Any], taken: dict[str, float], part: str) -> Callable[..., Any]:
    def call(*args: Any, **kwargs: Any) -> Any:
        began = perf_counter()
        try:
            return function(*args, **kwargs)
        finally:
            taken[part] += perf_counter() - began

    return call


def profiles(found: Iterable[Found]) -> dict[str, object]:
    """How every known game plays, for the package."""
    games = {one.evaluation.game: _profile(one.evaluation) for one in found}
    return {"evaluator": EVALUATOR_VERSION, "seed": SEED, "games": games}


def known(found: Iterable[Found]) -> str:
    """What was measured of every known game, without the reasons, one line a game, for the package."""
    lines = [f" {json.dumps(one.game)}: {json.dumps(_bare(one.evaluation))}" for one in found]
    head = f'{{"evaluator": {EVALUATOR_VERSION}, "seed": {SEED}, "games": {{'
    return head + "\n" + ",\n".join(lines) + "\n}}\n"


def _bare(evaluation: Evaluation) -> dict[str, object]:
    measures = {
        measure.name: [*(round(getattr(measure.estimate, end), 4) for end in ENDS), measure.estimate.is_known]
        for measure in evaluation.measures
    }
    return {"rejection": evaluation.rejection and evaluation.rejection.why, "measures": measures}


def _profile(evaluation: Evaluation) -> Profile:
    return {name: round(estimate.value, 4) for name, estimate in profile_of(evaluation.measures).items()}


def _by_the_rules(one: Found, found: Sequence[Found]) -> Found:
    """The same, with what follows from the rules as it is now, and with the novelty it would have were it not known."""
    (genome,) = (game.create() for game in KNOWN_GAMES if game.name == one.game)
    others = [game.create() for game in KNOWN_GAMES if game.name != one.game]
    played = {other.evaluation.game: _profile(other.evaluation) for other in found if other.game != one.game}
    new = novelty(genome, others, profile_of(one.evaluation.measures), played)
    measures = {measure.name: measure for measure in one.evaluation.measures}
    measures.update((measure.name, measure) for measure in (complexity(genome), coherence(genome), new))
    return replace(one, evaluation=replace(one.evaluation, measures=in_order(measures)))


# ---------------------------------------------------------------------------------------- tables


def values(found: Sequence[Found]) -> str:
    """What every game has of every measure, with half of its interval, the best by the balanced style first."""
    head = ["game", "score", *MEASURES]
    rows = [
        [
            one.game,
            _number(one.evaluation.score(STYLES["balanced"])),
            *(_cell(one.evaluation, name) for name in MEASURES),
        ]
        for one in sorted(found, key=lambda one: -one.evaluation.score(STYLES["balanced"]).value)
    ]
    reasons = [f"- {one.game}: {one.evaluation.rejection.why}" for one in found if one.evaluation.rejection]
    about = f"Budget {found[0].evaluation.budget}, seed {SEED}, style balanced."
    return f"{about}\n\n{_table(head, rows)}" + ("\nRejected:\n\n" + "\n".join(reasons) + "\n" if reasons else "")


def costs(found: Sequence[Found]) -> str:
    """How many seconds each budget took."""
    budgets = list(found[0].seconds)
    rows = [[one.game, *(f"{one.seconds[budget]:.2g}" for budget in budgets)] for one in found]
    whole = sum(one.seconds[budgets[-1]] for one in found)
    shares = {part: sum(one.parts[part] for one in found) / whole for part in dict.fromkeys(PARTS.values())}
    told = ", ".join(f"{part} {share:.0%}" for part, share in shares.items())
    return f"{_table(['seconds', *budgets], rows)}\nOf all seconds in the column {budgets[-1]}: {told}.\n"


def _cell(evaluation: Evaluation, name: str) -> str:
    return _number(evaluation[name].estimate) if name in evaluation else "–"


def _number(estimate: Estimate) -> str:
    if not estimate.is_known and estimate.width == 1:
        return "?"
    reach = max(estimate.high - estimate.value, estimate.value - estimate.low)
    return f"{estimate.value:.2f}" + (f" ±{reach:.2f}" if reach >= 0.005 else "")


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, rule, *rows]) + "\n"


if __name__ == "__main__":
    main()
