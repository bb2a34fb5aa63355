"""Players and cards: who plays, with which cards, in which order of ranks, and with what they start."""

from dataclasses import replace

from darwindeck.genome.schema import CardCondition, Elimination, GameGenome, Rank, SetupRules, Suit
from darwindeck.rulebook._players import section
from darwindeck.rulebook._scene import Scene
from tests.support.field_pairs._pair import shedding, tricks
from tests.support.rulebooks import known


def said(genome: GameGenome) -> str:
    return " ".join(rule.text for rule in section(Scene(genome)).rules)


def test_partners_sit_opposite_each_other() -> None:
    assert "Players who sit opposite each other are partners" in said(known("whist"))


def test_other_teams_are_told_by_seats() -> None:
    text = said(replace(known("whist"), teams=((0, 1), (2, 3))))
    assert "The first and second players play together against the third and fourth players." in text


def test_teams_of_one_are_no_teams() -> None:
    assert "seats" not in said(replace(known("hearts"), team_mode=True, teams=((0,), (1,), (2,), (3,))))


def test_removed_cards_are_named() -> None:
    assert "without the queen of clubs: 51 cards" in said(known("old-maid"))
    assert "without the hearts: 39 cards" in said(known("goofspiel"))
    assert "Use only the jacks, queens and kings of hearts and spades" in said(known("leduc"))


def test_how_cards_are_removed_does_not_matter() -> None:
    together = shedding(removed_cards=(CardCondition(rank=Rank.TWO),))
    one_by_one = shedding(removed_cards=tuple(CardCondition(suit, Rank.TWO) for suit in Suit))
    assert said(together) == said(one_by_one)


def test_order_of_ranks_is_told_where_it_matters() -> None:
    assert "down to the two" in said(tricks())
    assert "rank" not in said(shedding())
    assert "from high to low: ace, 7, king, jack, queen, 6" in said(known("sueca"))


def test_score_and_chips_at_the_start() -> None:
    assert "a score of three" in said(known("cuckoo"))
    assert "200 chips" in said(known("fan-tan"))
    assert "chips" not in said(replace(known("hearts"), setup=SetupRules(13, starting_chips=5)))


def test_score_and_chips_at_the_start_are_told_in_one_sentence() -> None:
    poker = known("five-card-draw")
    last = replace(poker.game_rules, elimination=Elimination.NO_SCORE, worst_hand_points=-1)
    text = said(replace(poker, setup=replace(poker.setup, starting_score=3), game_rules=last))
    assert "Each player starts the game with 100 chips and a score of three." in text
