from pathlib import Path

import pytest

from benchmarks import strength
from benchmarks.strength import PAGE, RECORD, WITHOUT_BIDS, Contest, Found, contests, genome_of, play, recorded, table
from darwindeck.genome.validator import GenomeValidator


def test_every_contest_is_on_record() -> None:
    assert list(recorded(RECORD)) == list(contests())


@pytest.mark.parametrize("player", ["novice", pytest.param("mcts:100", marks=pytest.mark.slow)])
def test_the_record_can_be_had_again(player: str) -> None:
    contest = Contest("go_fish", player, "random", 800)
    assert play(contest) == recorded(RECORD)[contest]


def test_the_page_shows_what_is_on_record() -> None:
    assert table(list(recorded(RECORD).values())) in PAGE.read_text(encoding="utf-8")


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


def test_a_glance_writes_no_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "contests", lambda: [Contest("war", "greedy", "random", 4000)])
    for name in ("RECORD", "PAGE", "SO_FAR"):
        monkeypatch.setattr(strength, name, tmp_path / name)
    assert strength.main(["--quick"]) == 0
    assert list(tmp_path.iterdir()) == []
    said = capsys.readouterr()
    assert "| war | greedy | random | 20 |" in said.out
    assert "war: greedy against random, 20 games" in said.err


def test_a_run_that_was_stopped_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    both = [Contest("war", "greedy", "random", 20), Contest("scopa", "greedy", "random", 20)]
    played: list[Contest] = []

    def play_once(contest: Contest) -> Found:
        if played:
            raise KeyboardInterrupt
        played.append(contest)
        return play(contest)

    monkeypatch.setattr(strength, "contests", lambda: both)
    (tmp_path / "PAGE").write_text("<!-- results -->\n<!-- end of results -->\n", encoding="utf-8")
    for name in ("RECORD", "PAGE", "SO_FAR"):
        monkeypatch.setattr(strength, name, tmp_path / name)
    monkeypatch.setattr(strength, "play", play_once)
    assert strength.main([]) == 130
    assert "--resume goes on" in capsys.readouterr().err
    monkeypatch.setattr(strength, "play", play)
    assert strength.main(["--resume"]) == 0
    said = capsys.readouterr()
    assert "war: greedy against random" not in said.err
    assert "| scopa | greedy | random | 20 |" in said.out
    assert list(recorded(tmp_path / "RECORD")) == both
    assert said.out in (tmp_path / "PAGE").read_text(encoding="utf-8")
    assert not (tmp_path / "SO_FAR").exists()
