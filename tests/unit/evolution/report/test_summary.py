import json
from dataclasses import replace

from darwindeck.evolution.report import plain_record, summarize
from tests.support.run_records import run_record


def test_winners_are_listed_with_what_a_player_wants_to_know() -> None:
    record = run_record(2)
    head, first, hook, *_ = summarize(record)
    assert head.split() == ["game", "family", "score", "minutes", "players"]
    name, family, *rest = first.split()
    assert (name, family) == (record.winners[0].name, "war")
    assert rest[-2:] == ["20", "4"]
    assert hook.startswith("  Find a card that fits")


def test_summary_says_where_everything_is() -> None:
    lines = summarize(run_record(2), "evolved")
    assert lines[-2:] == ["rules and genomes  evolved/games", "report             evolved/report.html"]


def test_summary_says_the_seed_and_the_effort() -> None:
    text = " ".join(summarize(run_record(1)))
    assert "1 new game is confirmed; the median known game has 0.43;" in text
    assert "411 games measured in 3 minutes 22 seconds, 43 % rejected, seed 7." in text


def test_lines_are_no_longer_than_wished() -> None:
    for width in (30, 45, 80, 100):
        assert max(map(len, summarize(run_record(), width=width))) <= width


def test_narrow_terminal_gets_the_same_in_more_lines() -> None:
    text = " ".join(" ".join(summarize(run_record(1), width=40)).split())
    assert "tumbillo war, 0.74 (0.71 to 0.76), 20 minutes, 4 players Find a card" in text


def test_run_without_winners_says_so() -> None:
    text = " ".join(summarize(run_record(0), "evolved"))
    assert text.startswith("No game passed confirmation with a score above 0.43")
    assert "games" not in summarize(run_record(0), "evolved")[-1]


def test_several_winners_are_said_to_be_in_order() -> None:
    assert "2 new games are confirmed, the surest first; the median" in " ".join(summarize(run_record(2)))


def test_run_in_which_nothing_was_worth_confirming_gives_a_hint() -> None:
    text = " ".join(summarize(replace(run_record(0), failed=())))
    assert text.startswith("No game was found that is worth confirming: fewer wishes may help;")


def test_unfinished_run_says_how_to_go_on() -> None:
    lines = summarize(run_record(is_finished=False), "evolved")
    assert lines[0].startswith("The run is not finished; 155 games measured")
    assert "to go on           darwindeck resume evolved" in lines


def test_command_to_go_on_can_be_copied() -> None:
    lines = summarize(run_record(is_finished=False), "my games", program=".venv/bin/darwindeck")
    assert "to go on           .venv/bin/darwindeck resume 'my games'" in lines


def test_run_that_has_just_begun_has_measured_nothing() -> None:
    record = replace(run_record(is_finished=False), generations=(), seconds=0.2)
    assert summarize(record, width=100) == [
        "The run is not finished; 0 games measured in 0 seconds, 0 % rejected so far, seed 7."
    ]


def test_record_for_machines_is_json_and_names_files() -> None:
    record = run_record(2)
    plain = json.loads(json.dumps(plain_record(record, "evolved")))
    assert plain["is_finished"] is True
    assert [winner["name"] for winner in plain["winners"]] == [winner.name for winner in record.winners]
    first = plain["winners"][0]
    assert first["genome"] == f"evolved/games/{first['name']}.json"
    assert first["cell"] == {"family": "war", "length": "5 to 15 minutes", "skill": "much skill"}
    assert [step["operator"] for step in first["lineage"]] == ["known game", "change a number"]
    assert plain["config"]["start"] == ["war-baseline", "betting-war", "crazy-eights", "uno-style"]
    assert plain["generations"][1]["operators"]["crossover"] == [5, 2]
