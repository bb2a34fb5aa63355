"""docs/evaluation.md says what the code does."""

from darwindeck.evaluation import BUDGETS, MEASURES, STAGES, STYLES
from tests.support.paths import ROOT

PAGE = (ROOT / "docs" / "evaluation.md").read_text(encoding="utf-8")


def rows(head: str) -> list[list[str]]:
    """The rows of the table that begins with this line."""
    lines = PAGE[PAGE.index(head) :].splitlines()
    table = lines[2 : next(number for number, line in enumerate(lines) if not line.startswith("|"))]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def test_weights_on_the_page_are_those_that_count() -> None:
    table = rows("| | " + " | ".join(STYLES) + " |")
    weights = {row[0]: [float(cell) for cell in row[1:]] for row in table}
    assert weights == {name: [style.weights[name] for style in STYLES.values()] for name in MEASURES if name in weights}
    assert set(weights) == set(MEASURES) - {"coherence"}


def test_budgets_on_the_page_are_those_that_are_used() -> None:
    found = {row[0]: row[1:] for row in rows("| | games | studies |")}
    assert found == {
        budget.name: [
            f"{budget.games:,}",
            str(budget.studies),
            f"{budget.points} × {budget.rollouts}, {budget.choices}, {budget.contacts}",
            str(budget.thinking),
            str(budget.expert),
            str(budget.rungs),
        ]
        for budget in BUDGETS.values()
    }


def test_page_has_every_stage_and_every_measure() -> None:
    assert [row[0] for row in rows("| stage |")] == list(STAGES)
    assert [row[0] for row in rows("| measure |")] == list(MEASURES)
    for name in set(MEASURES) - {"ends", "decided", "length", "waiting"}:
        assert f"**{name.capitalize()}.**" in PAGE


def test_measures_of_which_less_is_better_say_so() -> None:
    less = {row[0] for row in rows("| measure |") if "less is better" in row[1]}
    assert less == {name for name, kind in MEASURES.items() if kind.wanted == "low"}
