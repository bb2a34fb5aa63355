"""Styles: their weights, the user's own, and every fault with its line."""

from math import log, sqrt
from pathlib import Path

import pytest

from darwindeck.errors import DarwinDeckError
from darwindeck.evaluation import MEASURES, Estimate, Measure
from darwindeck.evaluation.styles import STYLES, WEIGHED, Style, StyleError, find_style, load_style, parse_style


def problems(text: str) -> list[str]:
    with pytest.raises(StyleError) as raised:
        parse_style(text, "mine.toml")
    return list(raised.value.problems)


def test_every_style_weighs_every_measure_but_coherence() -> None:
    assert list(STYLES) == ["balanced", "strategic", "party", "bluffing", "trick-taking"]
    assert set(WEIGHED) == set(MEASURES) - {"coherence"}
    for style in STYLES.values():
        assert tuple(style.weights) == WEIGHED
        assert sum(style.weights.values()) > 0
    assert STYLES["bluffing"].weights["bluffing"] == 5
    assert STYLES["trick-taking"].weights["skill"] == 4


def test_score_by_hand() -> None:
    """Skill and luck come from the same matches: at worst both err the same way."""
    style = Style("own", {"skill": 3, "luck": 1, "length": 0})
    measures = [Measure("skill", Estimate(0.5, 0.4, 0.6), ""), Measure("luck", Estimate(0.2, 0.1, 0.4), "")]
    score = style.score(measures)
    assert score.value == pytest.approx(0.5**0.75 * 0.8**0.25)
    assert (score.low, score.high) == pytest.approx((0.4**0.75 * 0.6**0.25, 0.6**0.75 * 0.9**0.25))


def test_measures_of_different_games_do_not_err_together() -> None:
    style = Style("own", {"skill": 1, "tension": 1})
    measures = [Measure("skill", Estimate(0.5, 0.4, 0.6), ""), Measure("tension", Estimate(0.5, 0.4, 0.6), "")]
    score = style.score(measures)
    assert log(score.value / score.low) == pytest.approx(log(0.5 / 0.4) / sqrt(2))
    assert log(score.high / score.value) == pytest.approx(log(0.6 / 0.5) / sqrt(2))


def test_what_a_game_lacks_cannot_be_bought_back() -> None:
    style = Style("own", {"decisions": 1, "length": 3})
    without = [Measure("decisions", Estimate.exact(0), ""), Measure("length", Estimate.exact(1), "")]
    middling = [Measure("decisions", Estimate.exact(0.6), ""), Measure("length", Estimate.exact(0.6), "")]
    assert style.score(without).value == pytest.approx(0.05**0.25)
    assert style.score(without).value < style.score(middling).value


def test_what_holds_a_game_back_most_comes_first() -> None:
    style = Style("own", {"skill": 1, "tension": 3, "length": 0})
    measures = [
        Measure("skill", Estimate.exact(0.25), ""),
        Measure("tension", Estimate.exact(0.5), ""),
        Measure("length", Estimate.exact(0), ""),
        Measure("coherence", Estimate.exact(0.9), ""),
    ]
    losses = style.losses(measures)
    assert [measure.name for measure, _ in losses] == ["tension", "skill", "coherence"]
    assert [loss for _, loss in losses] == pytest.approx([1 - 0.5**0.75, 1 - 0.25**0.25, 0.1])
    kept = 1.0
    for _, loss in losses:
        kept *= 1 - loss
    assert kept == pytest.approx(style.score(measures).value)


def test_coherence_takes_a_share_of_the_whole() -> None:
    style = Style("own", {"skill": 1})
    measures = [Measure("skill", Estimate.exact(0.5), ""), Measure("coherence", Estimate.exact(0.7), "")]
    assert style.score(measures).value == pytest.approx(0.35)


def test_what_was_not_measured_is_unknown_and_counts_least_at_the_lower_end() -> None:
    score = Style("own", {"skill": 1, "tension": 1}).score([Measure("skill", Estimate.exact(1), "")])
    assert (score.value, score.low, score.high) == pytest.approx((sqrt(0.5), sqrt(0.05), 1.0))
    assert not score.is_known


def test_own_weights() -> None:
    style = parse_style('name = "mine"\n[weights]\nskill = 2\nluck = 0.5\n')
    assert (style.name, dict(style.weights)) == ("mine", {"skill": 2, "luck": 0.5})


def test_weights_based_on_a_style() -> None:
    style = parse_style('based_on = "party"\nweights.length = 9', name="evenings")
    assert style.name == "evenings"
    assert style.weights["length"] == 9
    assert style.weights["tension"] == STYLES["party"].weights["tension"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[weights]\nskil = 1", 'mine.toml:2: there is no measure "skil": did you mean "skill"?'),
        ("[weights]\nskill = -1", "mine.toml:2: skill is -1: expected a number from 0 to 1000000"),
        (
            "[weights]\nluck = -2",
            "mine.toml:2: luck is -2: expected a number from 0 to 1000000; to want little of it, write luck = 2",
        ),
        ("[weights]\n\n\nskill = 'much'", 'mine.toml:4: skill is "much": expected a number from 0 to 1000000'),
        ("[weights]\nskill = true", "mine.toml:2: skill is true: expected a number from 0 to 1000000"),
        ("[weights]\nskill = nan", "mine.toml:2: skill is NaN: expected a number from 0 to 1000000"),
        ("[weights]\nskill = inf", "mine.toml:2: skill is Infinity: expected a number from 0 to 1000000"),
        ("# none\n[weights]\nskill = 0\nluck = 0", "mine.toml:2: all weights are 0: give at least one"),
        ("[weights]\n", "mine.toml:1: all weights are 0"),
        ("skill = 1", "mine.toml:1: skill stands outside the weights: put it under a line [weights]"),
        ("[weight]\nskill = 1", 'mine.toml:1: there is no setting "weight": did you mean "weights"?'),
        ('based_on = "strategy"', 'mine.toml:1: based_on is "strategy": did you mean "strategic"?'),
        ("based_on = 3", 'mine.toml:1: based_on is 3: expected one of "balanced"'),
        ("name = 7\n[weights]\nskill = 1", "mine.toml:1: name is 7: expected a text"),
        ("", "mine.toml:1: there are no weights: expected a table [weights]"),
        ("\nweights = 3", "mine.toml:2: weights is 3: expected a table [weights]"),
        ("\nweights = {skill = 1, luk = 2}", 'mine.toml:2: there is no measure "luk": did you mean "luck"?'),
        ("\nweights.luk = 2", 'mine.toml:2: there is no measure "luk": did you mean "luck"?'),
        ("\n[[weights]]\nskill = 1", 'mine.toml:2: weights is [{"skill": 1}]: expected a table [weights]'),
        ("[weights]\nskill = 1\n[[more]]\nx = 1", 'mine.toml:3: there is no setting "more"'),
        ("\n[more.still]\nx = 1\n[weights]\nskill = 1", 'mine.toml:2: there is no setting "more"'),
        ("\n[weights.luk]\nx = 1", 'mine.toml:2: there is no measure "luk": did you mean "luck"?'),
        ("# a\u2028b\n[weights]\nskil = 1", 'mine.toml:3: there is no measure "skil"'),
        ("[weights]\r\nskil = 1\r\n", 'mine.toml:2: there is no measure "skil"'),
        ("[weights]\n[weights]\n", "mine.toml:2: cannot declare weights twice: expected lines"),
        ("[weights]\ncoherence = 2", "mine.toml:2: coherence cannot be weighed"),
        ("[weights]\nskill = 1\nskill = 2", "mine.toml:3: cannot overwrite a value: expected lines such as skill = 2"),
        ("[weights]\nskill 1", "mine.toml:2: expected '=' after a key in a key/value pair: expected lines"),
        ("[weights]\nskill =", "mine.toml:2: invalid value: expected lines"),
    ],
)
def test_fault_is_named_with_its_line(text: str, problem: str) -> None:
    found = problems(text)
    assert any(one.startswith(problem) for one in found), found


def test_all_faults_are_reported_at_once_in_order() -> None:
    found = problems("[weights]\nskil = 1\nluck = -1\nfun = 3\n")
    assert [one.split(":")[1] for one in found] == ["2", "3", "4"]


@pytest.mark.parametrize(
    "text",
    [
        "[" * 5000,
        "a = " + "[" * 5000,
        "[weights]\nskill = " + "9" * 400,
        "[weights]\nskill = " + "9" * 5000,
        "[weights]\nskill = 1e9",
        "\x00",
        "=\n",
    ],
)
def test_hostile_text_is_a_style_error(text: str) -> None:
    assert problems(text)


def test_style_by_name_or_file(tmp_path: Path) -> None:
    assert find_style("party") is STYLES["party"]
    file = tmp_path / "mine.toml"
    file.write_bytes("\ufeff[weights]\r\nskill = 1\r\n".encode())
    assert find_style(str(file)) == load_style(file) == Style("mine", {"skill": 1})
    with pytest.raises(StyleError, match=r'no style "stratgic": did you mean "strategic"\?'):
        find_style("stratgic")
    with pytest.raises(DarwinDeckError, match="cannot read"):
        find_style("absent.toml")


def test_file_that_is_not_utf8_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"[weights]\nskill = 1 # \xff\n")
    with pytest.raises(StyleError, match=r"mine.toml:2: the text is not UTF-8"):
        load_style(file)
