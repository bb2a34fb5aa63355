"""Endings, wins and points that cannot come about are not told."""

from dataclasses import replace

from darwindeck.genome.examples import (
    create_gin_rummy_genome,
    create_goofspiel_genome,
    create_hearts_genome,
    create_knock_out_whist_genome,
    create_president_genome,
    create_schwimmen_genome,
)
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    CardCondition,
    CardScoringRule,
    CardValue,
    GameGenome,
    GameRules,
    GoingOut,
    Location,
    MajorityMeasure,
    MajorityScoring,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SetupRules,
    Suit,
    TieBreaker,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import write_rulebook
from darwindeck.rulebook._winning import is_race
from tests.support.field_pairs._pair import game


def told(genome: GameGenome) -> str:
    return write_rulebook(genome).to_markdown()


def test_a_card_left_with_another_team_is_told_in_words() -> None:
    card = CardScoringRule(CardCondition(rank=Rank.SIX, suit=Suit.SPADES), 1, ScoringTrigger.LEFT_IN_HANDS)
    rules = GameRules(going_out=GoingOut.ENDS_HAND)
    genome = game(
        SetupRules(5), PlayPhase(Location.DISCARD), win=WinType.HIGH_SCORE, card_scoring=(card,), game_rules=rules
    )
    assert "if one of the others still holds it" in told(genome)
    teams = replace(genome, team_mode=True, teams=((0, 1), (2,)))
    assert "for the six of spades if a player of another team still holds it." in told(teams)


def test_the_last_one_standing_wins_no_race() -> None:
    win = WinCondition(WinType.LAST_STANDING, comparison=WinComparison.FIRST)
    assert not is_race(win)
    assert "at the same moment" not in told(replace(create_knock_out_whist_genome(), win_conditions=(win,)))


def test_level_players_play_on_only_where_they_can_be_level() -> None:
    genome = create_president_genome()
    rules = replace(genome.game_rules, tie_breaker=TieBreaker.PLAY_ON, max_hands=None)
    last = replace(genome, game_rules=rules, win_conditions=(WinCondition(WinType.NOT_LAST),))
    assert "Level players play on." not in told(last)
    best = replace(genome, game_rules=rules, win_conditions=(WinCondition(WinType.HIGH_SCORE, 50),))
    assert "Level players play on." in told(best)


def test_somebody_takes_a_trick_in_every_hand_of_tricks() -> None:
    stay = "If nobody who is still in has taken any, all of them stay in."
    genome = create_knock_out_whist_genome()
    assert stay not in told(genome)
    phases = (BettingPhase(), *genome.turn_structure.phases)
    with_bets = replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))
    assert stay in told(replace(with_bets, setup=replace(genome.setup, starting_chips=20)))


def test_somebody_goes_out_where_nothing_else_ends_a_hand() -> None:
    genome = create_president_genome()
    assert "nobody went out" not in told(genome)
    assert "that is nobody alone" not in told(genome)


def test_nobody_plays_on_when_one_of_two_goes_out() -> None:
    rules = GameRules(going_out=GoingOut.LEAVES_HAND)
    genome = game(SetupRules(5), PlayPhase(Location.DISCARD), win=WinCondition(WinType.LAST_STANDING), game_rules=rules)
    assert "the others play on" in told(genome)
    assert "the others play on" not in told(replace(genome, player_count=2))


def test_who_asks_finishes_asking_before_somebody_goes_out() -> None:
    rules = GameRules(going_out=GoingOut.ENDS_HAND, book_size=4)
    genome = game(SetupRules(5), AskPhase(), win=WinType.MOST_CAPTURED, game_rules=rules)
    assert "a player has no cards left and so goes out, once the asking is over" in told(genome)


def test_ways_to_arrange_a_hand_matter_only_where_cards_are_laid_off() -> None:
    assert "the one with the most cards in sets" in told(create_gin_rummy_genome())
    evaluation = create_gin_rummy_genome().hand_evaluation
    schwimmen = replace(create_schwimmen_genome(), hand_evaluation=evaluation)
    assert "A hand is arranged so that its deadwood is least." in told(schwimmen)


def test_the_best_of_one_card_is_that_card() -> None:
    four = CardCondition(rank=Rank.FOUR, suit=Suit.SPADES)
    best = MajorityScoring(four, 1, MajorityMeasure.BEST_OF_EACH_SUIT, (CardValue(Rank.FOUR, 4),))
    text = told(replace(create_hearts_genome(), majority_scoring=(best,)))
    assert "the player with the four of spades among the captured cards scores one point." in text
    assert "no total" not in text
    assert "are level for this" not in text


def test_the_best_of_each_suit_is_asked_only_of_suits_with_such_cards() -> None:
    spades = CardCondition(suit=Suit.SPADES)
    values = (CardValue(Rank.FOUR, 4), CardValue(Rank.FIVE, 5))
    best = MajorityScoring(spades, 1, MajorityMeasure.BEST_OF_EACH_SUIT, values)
    text = told(replace(create_goofspiel_genome(), majority_scoring=(best,), player_count=2))
    assert "of every suit" not in text
