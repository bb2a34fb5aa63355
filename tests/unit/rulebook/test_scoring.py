import re
from dataclasses import replace
from random import Random

import pytest

from darwindeck.genome.conditions import CardReference, Condition, ConditionType
from darwindeck.genome.examples import (
    KNOWN_GAMES,
    KnownGame,
    create_agram_genome,
    create_crazy_eights_genome,
    create_cuckoo_genome,
    create_goofspiel_genome,
    create_hearts_genome,
    create_president_genome,
    create_schwimmen_genome,
    create_scopa_genome,
    create_sueca_genome,
    create_uno_style_genome,
    create_whist_genome,
)
from darwindeck.genome.schema import (
    CardCondition,
    CardScoringRule,
    CardValue,
    GameGenome,
    Location,
    MajorityMeasure,
    MajorityScoring,
    Rank,
    ScoringRule,
    ScoringTrigger,
    Suit,
    SwapPhase,
    TrickScoring,
    TurnStructure,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._quick import section as quick_reference
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._scoring import section
from darwindeck.rulebook._section import Section, Table
from darwindeck.rulebook._title import fingerprint
from darwindeck.rulebook.examples._scored_hand import first_hand
from darwindeck.rulebook.examples._scoring_example import example
from darwindeck.simulation.record import record_game
from tests.support.playable_genomes import playable_genome
from tests.support.rulebooks import all_rules, known


def rules(genome: GameGenome) -> list[str]:
    found = section(Scene(genome))
    assert found is not None
    return [rule.text for rule in found.rules]


def test_game_without_points_has_no_section() -> None:
    assert section(Scene(create_uno_style_genome())) is None


def test_a_majority_that_nobody_can_win_is_not_told() -> None:
    genome = create_goofspiel_genome()
    worthless = MajorityScoring(CardCondition(), 3, MajorityMeasure.VALUES)
    assert rules(replace(genome, majority_scoring=(worthless,))) == rules(genome)


def test_numbers_on_cards_are_told_together() -> None:
    assert "Two to ten of spades | the number on the card" in rules(create_goofspiel_genome())


def test_hearts_count_hearts_and_the_queen() -> None:
    told = rules(create_hearts_genome())
    assert "You score one point for each heart and 13 points for the queen of spades in a trick that you take." in told
    assert any("has taken all hearts and the queen of spades has shot the moon" in rule for rule in told)
    assert any("scores nothing for them, and each other player scores 26 points" in rule for rule in told)


def test_cards_that_cost_points_are_lost_points_beside_others() -> None:
    def taken(suit: Suit, points: int) -> CardScoringRule:
        return CardScoringRule(CardCondition(suit=suit), points, ScoringTrigger.TRICK_WIN)

    text = rules(replace(create_hearts_genome(), card_scoring=(taken(Suit.HEARTS, -1), taken(Suit.SPADES, 5))))
    assert "You score five points for each spade and lose one point for each heart in a trick that you take." in text


def test_one_card_of_a_book_is_laid_down() -> None:
    def booked(genome: GameGenome) -> list[str]:
        seven = CardScoringRule(CardCondition(Suit.DIAMONDS, Rank.SEVEN), 1, ScoringTrigger.CAPTURE)
        books = replace(genome.game_rules, book_size=4)
        return rules(replace(genome, card_scoring=(seven,), game_rules=books))

    scores = "You score one point for the seven of diamonds"
    assert f"{scores} if you lay it down in a book." in booked(known("go-fish"))
    assert f"{scores} if you capture it or lay it down in a book." in booked(create_scopa_genome())


def test_tricks_that_cost_points_are_lost_points() -> None:
    def tricks(**points: int) -> list[str]:
        return rules(replace(create_whist_genome(), trick_scoring=TrickScoring(**points)))

    costly = tricks(points_per_trick=-2, last_trick_points=-1)
    assert "At the end of the hand, each team loses two points for each trick." in costly
    assert "The team that took the last trick of the hand loses one point more." in costly
    mixed = tricks(points_per_trick=-2, points_per_card=1, last_trick_points=5)
    assert any(
        rule.endswith("scores one point for each card it has captured and loses two points for each trick.")
        for rule in mixed
    )


def test_many_cards_stand_in_a_table() -> None:
    told = rules(create_crazy_eights_genome())
    assert "Eights | 50" in told
    assert "Jacks, queens and kings | 10" in told
    assert any(rule.endswith("| the number on the card") for rule in told)


def test_tricks_places_and_hands() -> None:
    assert any("one point for each trick beyond the first six" in rule for rule in rules(create_whist_genome()))
    assert "The player who took the last trick of the hand scores one point." in rules(create_agram_genome())
    assert any(
        "two points to the first and one point to the second" in rule for rule in rules(create_president_genome())
    )
    told = rules(create_schwimmen_genome())
    assert any(rule.startswith("But if the best hand counts 64 points, everybody") for rule in told)


def test_majorities_and_game_points() -> None:
    told = rules(create_scopa_genome())
    assert any("one point to the player with the most captured diamonds" in rule for rule in told)
    assert "If players are level for one of these, nobody scores for it." in told
    assert "120, and every trick of the hand | 4" in rules(create_sueca_genome())


def test_rules_without_effect_are_left_out() -> None:
    genome = create_hearts_genome()
    idle = CardScoringRule(CardCondition(rank=Rank.ACE), 0, ScoringTrigger.TRICK_WIN)
    assert rules(replace(genome, card_scoring=(*genome.card_scoring, idle))) == rules(genome)


def test_card_that_is_meant_twice_is_told() -> None:
    genome = create_hearts_genome()
    more = CardScoringRule(CardCondition(Suit.HEARTS, Rank.ACE), 4, ScoringTrigger.TRICK_WIN)
    assert "A card that is named twice scores for both." in rules(
        replace(genome, card_scoring=(*genome.card_scoring, more))
    )


# ---------------------------------------------------------------------------------------- the example


def scores_of_first_hand(genome: GameGenome, seed: int, players: str) -> tuple[int, ...]:
    after = record_game(genome, seed, players).partition("  hand over\n")[2]
    found = re.search(r"^  scores ([-\d ]+)$", after, re.MULTILINE)
    assert found is not None
    return tuple(map(int, found[1].split()))


def assert_adds_up(genome: GameGenome) -> bool:
    """The numbers of the example are those of a record."""
    scored = first_hand(Scene(genome))
    if scored is None:
        return False
    start, seed = genome.setup.starting_score, fingerprint(Scene(genome))
    total = tuple(start + points for points in scored.total)
    attempts = enumerate(("greedy", "greedy", "random"))
    records = (record_game(genome, (seed + i) % 2**64, players) for i, players in attempts)
    assert f"  scores {' '.join(map(str, total))}\n" in "".join(
        record.partition("  hand over\n")[2].partition("\nhand 2")[0] + "\n" for record in records
    )
    return True


@pytest.mark.parametrize("game", [game for game in KNOWN_GAMES if section(Scene(game.create()))], ids=lambda g: g.name)
def test_every_known_game_that_scores_has_an_example(game: KnownGame) -> None:
    assert assert_adds_up(game.create())


def test_examples_of_generated_games_add_up() -> None:
    assert sum(assert_adds_up(playable_genome(Random(seed))) for seed in range(100)) > 10


def test_example_of_hearts_is_the_first_greedy_game() -> None:
    genome = create_hearts_genome()
    scored = first_hand(Scene(genome))
    assert scored is not None
    assert scored.total == scores_of_first_hand(genome, fingerprint(Scene(genome)), "greedy")


def test_majorities_are_told_in_the_order_in_which_they_score() -> None:
    """Who comes to enough points first wins, so that the order matters."""
    genome = create_scopa_genome()
    cards, diamonds, best = genome.majority_scoring
    other = replace(genome, majority_scoring=(cards, best, diamonds))
    assert rules(other) != rules(genome)
    assert (
        rules(other).index("At the end of the hand, the player with the most captured diamonds scores one point.") > 0
    )


def test_card_to_score_by_that_is_not_there() -> None:
    asked = Condition(ConditionType.CARD_MATCHES_RANK, reference=CardReference.TOP_DISCARD)
    rule = ScoringRule(asked, 2, per_card=True)
    fits = "While the discard pile is empty, every card counts as fitting the top card of the discard pile."
    genome = known("gin-rummy")
    genome = replace(genome, scoring_rules=(rule,))
    assert fits in all_rules(genome)
    whist = known("whist")  # Without its last tricks, so that there are cards to count.
    short = replace(whist.turn_structure, tricks_per_hand=5)
    never_there = replace(whist, turn_structure=short, scoring_rules=(rule,))
    assert "At the end of the hand, you score two points for each card in your hand." in all_rules(never_there)


def test_rule_that_never_scores_is_left_out() -> None:
    rule = ScoringRule(Condition(ConditionType.CARD_MATCHES_RANK, reference=CardReference.TOP_DISCARD), 2)
    assert all_rules(replace(known("gin-rummy"), scoring_rules=(rule,))) == all_rules(known("gin-rummy"))


def test_an_example_shows_the_cards_of_the_best_total() -> None:
    told = " ".join(rule.text for rule in Section("", tuple(example(Scene(create_scopa_genome())))).rules)
    assert re.search(
        r"Of the totals of one card in each suit, Player 1 has \d+ for \S+♥ \S+♦ \S+♣ \S+♠; Player 2 has", told
    )


def test_an_example_shows_the_cards_of_total_values() -> None:
    def shown(card_values: tuple[CardValue, ...]) -> tuple[str, str]:
        total = MajorityScoring(CardCondition(), 2, MajorityMeasure.VALUES, card_values)
        told, table = example(Scene(replace(create_scopa_genome(), majority_scoring=(total,))))
        assert isinstance(table, Table)
        return [rule.text for rule in Section("", (told,)).rules][-1], " ".join(name for name, *_ in table.rows)

    few, row = shown((CardValue(Rank.SEVEN, 10), CardValue(Rank.SIX, 3)))
    assert re.search(r"Of the total values of captured cards, Player 1 has \d+ for [67]\S( [67]\S)*; Player 2 has", few)
    assert "Best total of cards" in row
    many, _ = shown(tuple(CardValue(rank, 2) for rank in Rank))
    assert re.search(r"Player \d has \d+ for \w+ (twos?|threes?), \w+ \w+, .* and \w+ \w+[;.]", many)


def test_a_rule_that_stands_there_twice_is_scored_twice() -> None:
    rule = ScoringRule(Condition(ConditionType.CARD_IS_RANK, value=Rank.SIX), 3, per_card=True)
    once, twice = (all_rules(replace(known("gin-rummy"), scoring_rules=(rule,) * count)) for count in (1, 2))
    assert "This is scored twice." in twice
    assert "This is scored" not in once


def hearts_with_pairs() -> GameGenome:
    """Hearts in which pairs are laid down at once, and with them cards that would score in tricks."""
    hearts = create_hearts_genome()
    return replace(hearts, game_rules=replace(hearts.game_rules, book_size=2, shoot_the_moon=False))


def test_an_example_shows_of_the_cards_in_tricks_those_that_score() -> None:
    told, table = example(Scene(hearts_with_pairs()))
    text = " ".join(rule.text for rule in Section("", (told,)).rules)
    assert isinstance(table, Table)
    worth = [text.partition(f"{name} has ")[2].partition(" Player")[0] for name in table.heading[1:]]
    points = [cards.count("♥") + 13 * cards.count("Q♠") for cards in worth]
    assert [str(one) for one in points] == [*table.rows[0][1:]]
    assert sum(points) < 26


def test_an_example_shows_of_the_captured_cards_those_that_were_not_taken_in_tricks() -> None:
    books = CardScoringRule(CardCondition(suit=Suit.HEARTS), 1, ScoringTrigger.CAPTURE)
    told, table = example(Scene(replace(hearts_with_pairs(), card_scoring=(books,))))
    text = " ".join(rule.text for rule in Section("", (told,)).rules)
    assert isinstance(table, Table)
    captured = dict(re.findall(r"(Player \d) captured ([^,a.]*)", text))
    points = [captured.get(name, "").count("♥") for name in table.heading[1:]]
    assert [str(one) for one in points] == [*table.rows[0][1:]]


def test_cards_of_pairs_do_not_score_in_tricks() -> None:
    note = "Cards that you lay down in a pair do not count for this."
    assert note in rules(hearts_with_pairs())
    assert note not in rules(create_hearts_genome())
    laid = CardScoringRule(CardCondition(suit=Suit.HEARTS), 1, ScoringTrigger.CAPTURE)
    pairs = hearts_with_pairs()
    assert note not in rules(replace(pairs, card_scoring=(*pairs.card_scoring, laid)))


def poker_with_worst_hands(worst: int) -> GameGenome:
    """Five-card Draw in which kings score, and the worst hand, too."""
    poker = known("five-card-draw")
    rules_of_game = replace(poker.game_rules, worst_hand_points=worst)
    kings = ScoringRule(Condition(ConditionType.CARD_IS_RANK, value=Rank.KING), 1, per_card=True)
    return replace(poker, game_rules=rules_of_game, scoring_rules=(kings,))


def test_an_example_says_who_is_out_of_the_hand_where_the_worst_hand_counts() -> None:
    def told(worst: int) -> str:
        return " ".join(rule.text for rule in Section("", tuple(example(Scene(poker_with_worst_hands(worst))))).rules)

    assert "Players 3 and 4 are out of the hand." in told(-1)
    assert "out of the hand" not in told(0)


HEARTS_IN_HAND = ScoringRule(Condition(ConditionType.CARD_IS_SUIT, value=Suit.HEARTS), 1, per_card=True)
THREE_OF_A_RANK = ScoringRule(Condition(ConditionType.HAS_SET_OF_N, value=3), 10)


def test_a_hand_of_one_card_is_that_card() -> None:
    one_card = rules(replace(create_cuckoo_genome(), scoring_rules=(HEARTS_IN_HAND,)))
    assert "At the end of the hand, you score one point if your card is a heart." in one_card
    several = rules(replace(create_schwimmen_genome(), scoring_rules=(HEARTS_IN_HAND,)))
    assert "At the end of the hand, you score one point for each heart in your hand." in several


def test_a_swap_of_all_cards_may_leave_more_than_one_card() -> None:
    cuckoo = create_cuckoo_genome()
    swap = TurnStructure((SwapPhase(Location.TABLEAU, all_at_once=True),))
    setup = replace(cuckoo.setup, initial_tableau_count=3)
    several = rules(replace(cuckoo, setup=setup, turn_structure=swap, scoring_rules=(HEARTS_IN_HAND,)))
    assert "At the end of the hand, you score one point for each heart in your hand." in several


@pytest.mark.parametrize(
    ("game", "scoring", "told"),
    [
        ("cuckoo", (HEARTS_IN_HAND,), "holding a heart in the end"),
        ("schwimmen", (HEARTS_IN_HAND,), "hearts left in your hand"),
        ("schwimmen", (THREE_OF_A_RANK,), "holding three or more cards of one rank in the end"),
        (
            "schwimmen",
            (THREE_OF_A_RANK, HEARTS_IN_HAND),
            "holding three or more cards of one rank in the end and for hearts left in your hand",
        ),
        ("schwimmen", (THREE_OF_A_RANK, replace(THREE_OF_A_RANK, points=5)), "what you hold in the end"),
    ],
)
def test_one_or_two_things_that_score_in_hands_are_named(
    game: str, scoring: tuple[ScoringRule, ...], told: str
) -> None:
    text = all_rules(replace(known(game), scoring_rules=scoring))
    assert f"You score points for {told}, and lose points for the worst hand." in text


def test_the_points_of_things_in_hands_are_told_in_short() -> None:
    card = quick_reference(Scene(replace(known("schwimmen"), scoring_rules=(THREE_OF_A_RANK,))))
    assert card is not None
    assert "Points for holding three or more cards of one rank in the end (10)." in [rule.text for rule in card.rules]


def test_scores_of_teams_are_told_where_they_decide() -> None:
    cuckoo, together = known("cuckoo"), "A team's score is "
    teams = replace(cuckoo, player_count=4, team_mode=True, teams=((0, 2), (1, 3)))
    assert together not in all_rules(teams), "each player's own score keeps him or her in the game"
    by_score = replace(teams, win_conditions=(WinCondition(WinType.HIGH_SCORE, 9),))
    assert together not in all_rules(by_score), "no score rises so far"
    by_score = replace(by_score, game_rules=replace(by_score.game_rules, max_hands=9))
    assert all_rules(by_score).count(together) == 2
