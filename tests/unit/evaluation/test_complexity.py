"""Complexity, against rules whose words were counted by hand."""

from darwindeck.evaluation.measures.complexity import complexity, complexity_of
from darwindeck.genome.examples import find_game, get_seed_genomes
from darwindeck.rulebook import Section
from darwindeck.rulebook._section import Rule, Table, points, text


def words(number: int) -> str:
    return " ".join(["word"] * number)


def section(*rules: str, title: str = "Play") -> Section:
    return Section(title, (points(*rules),))


def value_of(*sections: Section) -> float:
    return complexity_of(sections).estimate.value


def test_twice_the_words_are_always_as_much_more() -> None:
    assert [value_of(section(words(number))) for number in (250, 500, 1000, 2000, 4000)] == [0, 0.25, 0.5, 0.75, 1]
    assert value_of(section(words(100))) == value_of() == 0
    assert value_of(section(words(9000))) == 1


def test_exception_weighs_as_much_as_a_sentence_more() -> None:
    # 485 words and one exception: 485 + 15 = 500.
    assert value_of(section(words(484) + " but")) == 0.25
    # Two in one sentence are one; "butter" is none.
    assert value_of(section(words(483) + " unless except")) == 0.25
    assert value_of(section(words(499) + " butter")) == 0.25


def test_odd_cases_and_special_cards_are_exceptions() -> None:
    for title in ("Odd cases", "Special cards"):
        assert value_of(section(words(470)), section(words(15), title=title)) == 0.25


def test_what_every_rulebook_says_is_no_exception() -> None:
    measure = complexity_of((section("The hand is scored, and unless the game is over a new hand is dealt."),))
    assert measure.why == "15 words of rules, 1 rule to remember, 0 exceptions"
    limit = Rule("If nobody has won after about 2,000 turns, the game ends without a winner.", ("end timeout",))
    assert complexity_of((Section("Odd cases", (text(limit),)),)).why.startswith("0 words of rules, 0 rules")


def test_row_of_a_table_is_a_rule() -> None:
    scoring = Section("Scoring", (text("Cards score:"), Table(("card", "points"), (("Eights", "50"), ("Aces", "1")))))
    assert complexity_of((scoring,)).why == "6 words of rules, 3 rules to remember, 0 exceptions"


def test_known_games_are_in_the_order_that_players_would_say() -> None:
    games = [
        find_game(name) for name in ("old_maid", "go_fish", "crazy_eights", "hearts", "gin_rummy", "five_card_draw")
    ]
    values = [complexity(game.create()).estimate.value for game in games if game]
    assert len(values) == len(games)
    assert values == sorted(set(values))
    for name in ("war", "agram", "cheat"):
        simple = find_game(name)
        assert simple is not None
        assert complexity(simple.create()).estimate.value < 0.12


def test_every_known_game_has_its_place_without_doubt() -> None:
    for genome in get_seed_genomes():
        measure = complexity(genome)
        assert 0 <= measure.estimate.value < 0.6
        assert measure.estimate.width == 0
        assert measure == complexity(genome)
