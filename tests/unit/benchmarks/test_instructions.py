import json

import pytest

from benchmarks import instructions
from benchmarks.instructions import RECORD, Record, check, workloads


def recorded() -> Record:
    record: Record = json.loads(RECORD.read_text(encoding="utf-8"))
    return record


def test_every_workload_is_on_record() -> None:
    assert recorded()["instructions"].keys() == workloads().keys()


def test_a_count_that_grew_fails_and_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = recorded()
    grown = {name: count * 1.1 for name, count in record["instructions"].items()}
    monkeypatch.setattr(instructions, "compiler", lambda: ("0.0", record["host"]))
    monkeypatch.setattr(instructions, "measure", lambda _: {**record, "instructions": grown})
    assert check(record, "valgrind") == 1
    said = capsys.readouterr().err
    assert "war, random: " in said
    assert "10.0% more than" in said
    assert f"counted with rustc {record['rustc']}, this is 0.0" in said
    assert "run `make instructions`" in said


def test_another_kind_of_machine_is_not_compared(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(instructions, "compiler", lambda: ("0.0", "another"))
    assert check(recorded(), "valgrind") == 0
    assert "this is another: nothing to compare" in capsys.readouterr().out
