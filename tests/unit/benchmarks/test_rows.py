from benchmarks.rows import COLUMNS, Row, table

WAR = Row(
    game="war",
    games_per_s=12345.6,
    turns_per_game=761.2,
    decisions_per_game=761.1,
    ns_per_decision=9.876,
    speedup_over_reference=1234.0,
    time_over_native=1.5,
    speedup_over_open_spiel=None,
    speedup_two_threads=1.9,
    search_iterations_per_s=None,
)


def test_the_columns_are_those_that_were_promised() -> None:
    assert set(COLUMNS) >= {
        "game",
        "games_per_s",
        "decisions_per_game",
        "ns_per_decision",
        "speedup_over_reference",
        "time_over_native",
        "speedup_over_open_spiel",
        "speedup_two_threads",
        "search_iterations_per_s",
    }


def test_a_table_has_a_line_for_each_game_and_a_dash_for_what_does_not_apply() -> None:
    heading, rule, war = table([WAR]).splitlines()
    assert [word.strip() for word in heading.strip("|").split("|")] == COLUMNS
    assert set(rule) == set("|-:")
    cells = [word.strip() for word in war.strip("|").split("|")]
    assert cells == ["war", "12,346", "761", "761", "9.88", "1,234", "1.5", "–", "1.9", "–"]
    assert len(heading) == len(rule) == len(war)


def test_digits_that_mean_nothing_are_dropped() -> None:
    rounded = WAR.rounded()
    assert rounded.games_per_s == 12350
    assert rounded.speedup_over_open_spiel is None
    assert rounded.game == "war"
