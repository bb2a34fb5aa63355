import json

import pytest

from benchmarks import strength
from benchmarks.strength import PAGE, RECORD, WITHOUT_BIDS, Contest, Found, contests, genome_of, play, table
from darwindeck.genome.validator import GenomeValidator


@pytest.fixture(scope="module")
def recorded() -> dict[tuple[str, str, str], Found]:
    found = [Found(**one) for one in json.loads(RECORD.read_text(encoding="utf-8"))]
    return {(one.game, one.player, one.others): one for one in found}


def test_every_contest_is_on_record(recorded: dict[tuple[str, str, str], Found]) -> None:
    wanted = {(one.game, one.player, one.others): one.games for one in contests()}
    assert {key: found.games for key, found in recorded.items()} == wanted


def test_the_page_shows_what_is_on_record(recorded: dict[tuple[str, str, str], Found]) -> None:
    assert table(list(recorded.values())) in PAGE.read_text(encoding="utf-8")


def test_a_share_that_chance_does_not_explain_is_bold() -> None:
    clear = Found("scopa", "greedy", "random", sides=2, games=100, wins=80, nobody=0)
    unclear = Found("war", "greedy", "random", sides=2, games=100, wins=45, nobody=20)
    assert clear.if_alike == 0.5
    assert unclear.if_alike == 0.4
    rows = table([clear, unclear]).splitlines()[2:]
    assert rows == [
        "| scopa | greedy | random | 100 | **80.0%** | 71.1% to 86.7% | 50.0% | – |",
        "| war | greedy | random | 100 | 45.0% | 35.6% to 54.8% | 40.0% | 20.0% |",
    ]


def test_teams_play_against_teams() -> None:
    found = play(Contest("partnership_spades", "greedy", "random", 8))
    assert (found.sides, found.games, found.wins) == (2, 8, 8)


def test_spades_without_bids_is_sound_and_has_no_contracts() -> None:
    genome = genome_of(WITHOUT_BIDS)
    assert GenomeValidator().validate(genome) == []
    assert genome.contract_scoring is None


def test_a_glance_writes_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(strength, "contests", lambda: [Contest("war", "greedy", "random", 4000)])
    monkeypatch.setattr(strength, "replace_file", lambda *_: pytest.fail("something was written"))
    monkeypatch.setattr(strength, "put_on_page", lambda *_: pytest.fail("something was written"))
    assert strength.main(["--quick"]) == 0
    said = capsys.readouterr()
    assert "| war | greedy | random | 20 |" in said.out
    assert "war: greedy against random, 20 games" in said.err
