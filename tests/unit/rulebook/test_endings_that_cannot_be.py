"""Endings, wins and points that cannot come about are not told."""

from dataclasses import replace
from random import Random
from typing import Any

from darwindeck.genome.conditions import CompoundCondition, Condition, ConditionType, Logic, Operator
from darwindeck.genome.examples import (
    create_agram_genome,
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
    BiddingPhase,
    CardCondition,
    CardScoringRule,
    CardValue,
    ContractScoring,
    DeckEmptyAction,
    DrawPhase,
    Elimination,
    GameGenome,
    GameRules,
    GoingOut,
    KnockPhase,
    Location,
    MajorityMeasure,
    MajorityScoring,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SetupRules,
    Suit,
    TieBreaker,
    TributePhase,
    TriggerMode,
    TrumpPhase,
    TrumpSource,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import write_rulebook
from darwindeck.rulebook._races import is_race
from tests.support.field_pairs._pair import game
from tests.support.playable_genomes import playable_genome


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
    assert "for the six of spades if a player of the other team still holds it." in told(teams)


def test_the_last_one_standing_wins_no_race() -> None:
    win = WinCondition(WinType.LAST_STANDING, comparison=WinComparison.FIRST)
    assert not is_race(win)
    assert "at the same moment" not in told(replace(create_knock_out_whist_genome(), win_conditions=(win,)))


def test_level_players_play_on_only_where_they_can_be_level() -> None:
    genome = create_president_genome()
    rules = replace(genome.game_rules, tie_breaker=TieBreaker.PLAY_ON, max_hands=None)
    last = replace(genome, game_rules=rules, win_conditions=(WinCondition(WinType.NOT_LAST),))
    assert "While players are level for the win, play goes on." not in told(last)
    best = replace(genome, game_rules=rules, win_conditions=(WinCondition(WinType.HIGH_SCORE, 50),))
    assert "While players are level for the win, play goes on." in told(best)


def test_somebody_takes_a_trick_in_every_hand_of_tricks() -> None:
    stay = "If nobody has taken any, all stay in."
    genome = create_knock_out_whist_genome()
    assert stay not in told(genome)
    phases = (BettingPhase(), *genome.turn_structure.phases)
    with_bets = replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))
    assert stay in told(replace(with_bets, setup=replace(genome.setup, starting_chips=20)))


def test_somebody_goes_out_where_nothing_else_ends_a_hand() -> None:
    genome = create_president_genome()
    assert "nobody went out" not in told(genome)
    assert "that is nobody alone" not in told(genome)


def test_one_player_is_left_of_no_team_that_could_have_won() -> None:
    """Before one player is left, both partners of another team are out, and that team has won."""
    president = create_president_genome()
    genome = replace(president, win_conditions=(WinCondition(WinType.EMPTY_HAND),))
    genome = replace(genome, game_rules=replace(genome.game_rules, tie_breaker=TieBreaker.SHARED))
    partners = replace(genome, team_mode=True, teams=((0, 2), (1, 3)))
    left = "only one player is left in it"
    assert left not in told(partners)
    assert "goes out: he or she is out of the hand, and the others play on." in told(partners)
    assert "The hand goes on until the game is over." in told(partners)
    assert left in told(replace(genome, team_mode=True, teams=((0, 2, 1), (3,)))), "three may win, or one"
    play_on = replace(partners.game_rules, tie_breaker=TieBreaker.PLAY_ON)
    assert left in told(replace(partners, game_rules=play_on))


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


# ---------------------------------------------------------------------------------------- what scores can become


PLAY = PlayPhase(Location.DISCARD)
NO_WAY = "Nobody can win this game"


def a_point(points: int, trigger: ScoringTrigger = ScoringTrigger.PLAY) -> CardScoringRule:
    return CardScoringRule(CardCondition(rank=Rank.SIX), points, trigger)


def out_without_points(start: int, *scoring: CardScoringRule) -> str:
    rules = GameRules(going_out=GoingOut.ENDS_HAND, elimination=Elimination.NO_SCORE)
    setup = SetupRules(5, starting_score=start)
    return told(game(setup, PLAY, win=WinType.LAST_STANDING, game_rules=rules, card_scoring=scoring))


def test_nobody_is_out_for_want_of_points_that_only_rise() -> None:
    for text in (out_without_points(5, a_point(1)), out_without_points(0)):
        assert "out of the game" not in text
        assert "puts you out" not in text
        assert NO_WAY in text
    for text in (out_without_points(5, a_point(-1)), out_without_points(0, a_point(1))):
        assert "at the end of a hand is out of the game, unless nobody has more." in text


def test_a_score_that_nobody_can_have_wins_nothing() -> None:
    def with_points(*scoring: CardScoringRule) -> str:
        win = WinCondition(WinType.LOW_SCORE, 17, trigger_mode=TriggerMode.THRESHOLD_GATE)
        rules = GameRules(going_out=GoingOut.ENDS_HAND)
        return told(game(SetupRules(5), PLAY, win=win, card_scoring=scoring, game_rules=rules))

    assert NO_WAY in with_points()
    assert NO_WAY in with_points(a_point(-1))
    assert "some player has 17 points or more" in with_points(a_point(1))


def test_hands_that_never_get_empty_are_not_waited_for() -> None:
    win = WinCondition(WinType.HIGH_SCORE, trigger_mode=TriggerMode.ALL_HANDS_EMPTY)
    knocks = game(SetupRules(5), DrawPhase(Location.DECK), KnockPhase(), win=win)
    assert NO_WAY in told(knocks)


def test_a_stock_that_only_gets_larger_is_not_waited_for() -> None:
    agram = create_agram_genome()
    waiting = replace(agram, win_conditions=(WinCondition(WinType.MOST_TRICKS, trigger_mode=TriggerMode.DECK_EMPTY),))

    def dealing(step: int) -> str:
        return told(replace(waiting, setup=replace(agram.setup, cards_step=step), game_rules=GameRules()))

    assert "as soon as the stock is empty" in dealing(1).lower()
    assert "stock" not in dealing(-1)


def test_cards_without_value_never_count_enough() -> None:
    win = WinCondition(WinType.BEST_HAND, 15)
    genome = replace(create_schwimmen_genome(), win_conditions=(win,))
    assert "counts at least 15 points" in told(genome)
    assert genome.hand_evaluation is not None
    nothing = replace(genome.hand_evaluation, card_values=())
    assert "15 points" not in told(replace(genome, hand_evaluation=nothing))


def test_a_hand_without_points_is_not_scored() -> None:
    genome = game(SetupRules(5), KnockPhase(), PLAY, win=WinType.NOT_LAST, game_rules=GameRules(place_points=(3,)))
    assert "The hand is then scored" not in told(genome)


def test_conditions_about_scores_are_settled_where_nothing_scores() -> None:
    one = Condition(ConditionType.SCORE_COMPARE, Operator.NE, 1)
    genome = game(SetupRules(5), KnockPhase(condition=one), PLAY)
    assert "score of" not in told(genome)
    assert "score of anything but one" in told(replace(genome, card_scoring=(a_point(1),)))


def test_the_condition_that_ends_a_hand_is_told_in_its_shortest_form() -> None:
    pair = CompoundCondition(Logic.AND, (Condition(ConditionType.HAS_MATCHING_PAIR),))
    genome = game(SetupRules(5), PLAY, win=WinType.NOT_LAST, game_rules=GameRules(hand_ends_if=pair))
    assert "this is true of a player" not in told(genome).lower()
    assert "player holds a pair of one rank" in told(genome)


def test_the_best_hand_decides_the_first_hand_where_nobody_leaves_it() -> None:
    genome = game(SetupRules(5), KnockPhase(), PLAY, win=WinType.BEST_HAND)
    assert "at the end of the hand" in told(genome)
    assert "a new hand is dealt" not in told(genome)


def test_hands_that_always_end_empty_leave_nothing_to_count() -> None:
    hearts = create_hearts_genome()
    left = replace(hearts, card_scoring=(*hearts.card_scoring, a_point(9, ScoringTrigger.HAND_END)))
    assert told(left) == told(hearts)
    waits = WinCondition(WinType.HIGH_SCORE, 40, trigger_mode=TriggerMode.ALL_HANDS_EMPTY)
    assert "nobody holds a card" not in told(replace(hearts, win_conditions=(waits,)))


def test_one_hand_decides_where_all_hands_are_empty_in_the_end() -> None:
    waits = WinCondition(WinType.HIGH_SCORE, trigger_mode=TriggerMode.ALL_HANDS_EMPTY)
    text = told(replace(create_goofspiel_genome(), win_conditions=(waits,), game_rules=GameRules()))
    assert "have the highest score at the end of the hand" in text
    assert "new hand" not in text
    assert "After each hand" not in text


def test_hands_go_on_where_the_last_trick_leaves_cards() -> None:
    waits = WinCondition(WinType.HIGH_SCORE, trigger_mode=TriggerMode.ALL_HANDS_EMPTY)
    goofspiel = replace(create_goofspiel_genome(), win_conditions=(waits,), game_rules=GameRules())
    turn = replace(goofspiel.turn_structure, tricks_per_hand=5)
    assert "new hand" in told(replace(goofspiel, turn_structure=turn))


def test_a_team_without_cards_has_won_before_all_hands_are_empty() -> None:
    late = WinCondition(WinType.HIGH_SCORE, trigger_mode=TriggerMode.ALL_HANDS_EMPTY)
    wins = (WinCondition(WinType.EMPTY_HAND), late)
    genome = game(SetupRules(5), PLAY, KnockPhase(), win_conditions=wins, card_scoring=(a_point(1),))
    text = told(replace(genome, team_mode=True, teams=((0, 1), (2,))))
    assert "nobody holds a card" not in text.lower()
    assert "Points do not decide who wins." in text


def test_the_moon_needs_all_cards_that_count_in_hands() -> None:
    hearts = create_hearts_genome()
    assert "has shot the moon" in told(hearts)
    few = replace(hearts, setup=replace(hearts.setup, cards_per_player=3))
    assert "the moon" not in told(few)
    assert "unless you dare to take it all" not in told(few)


def test_a_suit_that_is_never_trumps_scores_nothing_as_trumps() -> None:
    whist = create_knock_out_whist_genome()
    assert whist.setup.trump_source is not TrumpSource.FIXED
    nine = CardScoringRule(CardCondition(Suit.DIAMONDS, Rank.NINE), 1, ScoringTrigger.TRICK_WIN, trumps_only=True)
    scored = replace(whist, card_scoring=(nine,))
    assert "if diamonds are trumps" in told(scored)
    phases = tuple(phase for phase in whist.turn_structure.phases if not isinstance(phase, TrumpPhase))
    setup = replace(whist.setup, trump_source=TrumpSource.FIXED, trump_suit=Suit.SPADES)
    fixed = replace(scored, setup=setup, turn_structure=replace(whist.turn_structure, phases=phases))
    assert "nine of diamonds" not in told(fixed)


def test_there_are_no_others_in_a_game_for_one() -> None:
    left = a_point(1, ScoringTrigger.LEFT_IN_HANDS)
    rules = GameRules(going_out=GoingOut.ENDS_HAND)
    setup = SetupRules(5)
    win = WinCondition(WinType.HIGH_SCORE, 3)
    text = told(game(setup, TributePhase(), PLAY, win=win, card_scoring=(left,), game_rules=rules, player_count=1))
    assert "that the others still hold" not in text
    assert "the losers of the hand before" not in text


def test_fewer_points_are_better_where_they_can_only_be_lost() -> None:
    rules = GameRules(going_out=GoingOut.ENDS_HAND)
    win = WinCondition(WinType.LOW_SCORE, -17)
    text = told(game(SetupRules(5), PLAY, win=win, card_scoring=(a_point(-1),), game_rules=rules))
    assert "The fewer points, the better: you lose points for sixes that you play." in text


def test_hands_are_not_counted_where_there_is_only_one() -> None:
    rules = GameRules(deck_empty_action=DeckEmptyAction.GAME_ENDS, max_hands=4)
    win, draw = WinCondition(WinType.HIGH_SCORE, 3), DrawPhase(Location.DECK)
    text = told(game(SetupRules(5), draw, PLAY, win=win, game_rules=rules, card_scoring=(a_point(1),)))
    assert "If nobody has won when the empty stock ends the game" in text
    assert "after four hands" not in text


def test_players_without_cards_are_not_told_apart_by_their_cards() -> None:
    assert "the one with the fewest cards" not in told(playable_genome(Random(11054)))


def test_an_empty_hand_wins_once() -> None:
    genome = playable_genome(Random(11082))
    assert "two ways to win" not in told(genome)
    race, waiting = genome.win_conditions
    text = told(replace(genome, win_conditions=(waiting, race)))
    assert "two ways to win" in text
    assert "provided that there are none" in text


def test_bids_bring_few_points_where_all_tricks_leave_one_player() -> None:
    """Who scores and goes on has left a trick to others: eleven tricks in all hands, and three in the last one."""
    genome = create_knock_out_whist_genome()
    phases = (BiddingPhase(allow_nil=False), *genome.turn_structure.phases)
    turn = replace(genome.turn_structure, phases=phases, tricks_per_hand=3)

    def race(points: int, **rest: Any) -> str:
        wins = (WinCondition(WinType.FIRST_TO_SCORE, points),)
        game_ = replace(genome, turn_structure=turn, win_conditions=wins, contract_scoring=ContractScoring())
        return told(replace(game_, **rest))

    reach = "The aim is to be the first player to reach"
    assert f"{reach} 140 points." in race(140)
    assert reach not in race(141)
    assert "The aim is to be the last player left in the game." in race(141)
    all_stay = replace(genome.game_rules, elimination=Elimination.NONE)
    assert f"{reach} 141 points." in race(141, game_rules=all_stay)
    nil = replace(turn, phases=(BiddingPhase(), *genome.turn_structure.phases))
    assert f"{reach} 141 points." in race(141, turn_structure=nil)
