import re
from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.examples import (
    create_agram_genome,
    create_blackjack_genome,
    create_crazy_eights_genome,
    create_cuckoo_genome,
    create_fan_tan_genome,
    create_five_card_draw_genome,
    create_gin_rummy_genome,
    create_goofspiel_genome,
    create_hearts_genome,
    create_knock_out_whist_genome,
    create_leduc_genome,
    create_old_maid_genome,
    create_president_genome,
    create_schwimmen_genome,
    create_showdown_poker_genome,
    create_uno_style_genome,
    create_whist_genome,
)
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardScoringRule,
    ClaimPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    EffectType,
    GameGenome,
    GamePoint,
    GameRules,
    GoingOut,
    Location,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SetupRules,
    SpecialEffect,
    StarterRule,
    TableauMode,
    TargetSelector,
    TieBreaker,
    TrickScoring,
    TriggerMode,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import _game_end, _hand_end, _object, _odd_cases, write_rulebook
from darwindeck.rulebook._scene import Scene
from tests.support.field_pairs._pair import game
from tests.support.rulebooks import all_rules, known


def told(genome: GameGenome) -> str:
    scene = Scene(genome)
    sections = [chapter.section(scene) for chapter in (_object, _hand_end, _game_end, _odd_cases)]
    return "\n".join(rule.text for section in sections if section for rule in section.rules)


def test_object_of_known_games() -> None:
    assert "The aim is to be the first to get rid of all your cards." in told(create_uno_style_genome())
    assert "The aim is not to be the last player who holds cards." in told(create_old_maid_genome())
    assert (
        "The aim is to have the lowest score when, at the end of a hand, some player has 100 points or more."
        in told(create_hearts_genome())
    )
    assert "The aim is to have the most chips after 20 hands." in told(create_blackjack_genome())
    assert "The aim is to have the most chips after four hands." in told(create_fan_tan_genome())


def test_object_says_what_points_are_for() -> None:
    hearts = "Points are bad: you score them for hearts and the queen of spades in your tricks."
    assert hearts in told(create_hearts_genome())
    assert "You score points for tricks beyond the first six." in told(create_whist_genome())
    assert "score points" not in told(create_five_card_draw_genome())


def test_several_ways_to_win_are_listed_in_order() -> None:
    wins = (WinCondition(WinType.EMPTY_HAND), WinCondition(WinType.HIGH_SCORE))
    genome = replace(create_crazy_eights_genome(), win_conditions=wins)
    section = _object.section(Scene(genome))
    assert section is not None
    lines = [rule.text for rule in section.rules]
    assert lines[0].startswith("There are two ways to win")
    assert lines[1:3] == [
        "Be the first to get rid of all your cards.",
        "Have the highest score at the end of the hand.",
    ]


def test_way_to_win_that_never_decides_is_left_out() -> None:
    genome = create_agram_genome()
    assert told(replace(genome, win_conditions=(*genome.win_conditions, WinCondition(WinType.LOW_SCORE)))) == told(
        genome
    )


def test_ends_of_hands() -> None:
    assert "The hand ends when all six tricks have been played." in told(create_agram_genome())
    assert "goes out" in told(create_crazy_eights_genome())
    assert "A player knocks." in told(create_gin_rummy_genome())
    assert "A player's hand counts at least 62 points" in told(create_schwimmen_genome())


def test_who_leaves_the_game() -> None:
    assert "A player who has taken no trick in a hand is out of the game." in told(create_knock_out_whist_genome())
    assert "A player whose score is zero or less" in told(create_cuckoo_genome())


def test_what_ends_a_hand_of_bets_and_what_is_paid_then() -> None:
    five, blackjack = told(create_five_card_draw_genome()), told(create_blackjack_genome())
    assert "The last round of bets is over, or does not take place." in five
    assert "The round of bets is over, or does not take place." in told(create_showdown_poker_genome())
    assert "The pot is then paid" in five
    assert "The stakes are then paid" in blackjack


def every_trick_counts() -> GameGenome:
    """Whist in which both sides score in a hand."""
    return replace(create_whist_genome(), trick_scoring=TrickScoring())


def test_a_race_without_a_measure_is_level_only_when_sides_arrive_together() -> None:
    assert "If both teams get there at the same moment, the game is a draw." in told(every_trick_counts())
    assert "If several players are level for the win, the game is a draw." in told(create_hearts_genome())
    limited = replace(every_trick_counts(), game_rules=GameRules(max_hands=3))
    assert "If both teams would win at the same moment or are level, the game is a draw." in told(limited)


def test_teams_that_arrive_together_play_on_until_one_is_there() -> None:
    genome = every_trick_counts()
    rules = replace(genome.game_rules, tie_breaker=TieBreaker.PLAY_ON)
    level = "If both teams get there at the same moment,"
    until = "nothing is decided yet and play goes on until only one team is there."
    bad = CardScoringRule(CardCondition(rank=Rank.ACE), -1, ScoringTrigger.TRICK_WIN)
    assert f"{level} {until}" in told(replace(genome, game_rules=rules, card_scoring=(bad,)))
    for_good = told(replace(genome, game_rules=rules))
    assert f"{level} the game can no longer be decided." in for_good, "no score ever falls"
    assert "While teams are level" not in for_good


def test_points_are_good_in_a_race_for_points_whatever_parts_those_who_are_there() -> None:
    gin = create_gin_rummy_genome()
    (win,) = gin.win_conditions
    lowest = replace(gin, win_conditions=(replace(win, comparison=WinComparison.LOWEST),))
    assert win.type is WinType.FIRST_TO_SCORE
    assert "Points are bad" not in told(lowest)
    assert "at the same moment" not in told(lowest), "only one of two players scores in a hand"


def test_last_team_wins_though_it_still_has_two_players() -> None:
    whist = create_knock_out_whist_genome()
    genome = replace(whist, win_conditions=(WinCondition(WinType.HIGH_SCORE, 100),))
    teams = replace(genome, team_mode=True, teams=((0, 2), (1, 3)))
    assert "When only one team is left in the game, that team wins." in told(teams)
    assert "When only one player is left in the game, that player wins." in told(genome)


def test_last_one_left_with_all_the_chips_has_won_by_them() -> None:
    left = "When only one player is left in the game"
    poker = create_five_card_draw_genome()
    assert left not in told(poker)
    many = replace(poker, win_conditions=(WinCondition(WinType.MOST_CHIPS, 10_000),))
    assert left in told(many), "nobody ever has so many"


def test_two_can_be_rid_of_their_cards_at_the_same_moment() -> None:
    """The last card of one player makes another lay his or her last one."""
    uno, level = create_uno_style_genome(), "If several players get there at the same moment, the game is a draw."
    forced = SpecialEffect(Rank.QUEEN, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, 1)
    assert level not in told(uno)
    assert level in told(replace(uno, special_effects=(forced,)))


def test_one_player_alone_without_chips_is_at_the_end() -> None:
    alone = replace(create_blackjack_genome(), player_count=1)
    assert "If you have no chips left at the end of a hand, the game is over." in told(alone)


def test_nobody_may_be_left_where_several_go_out_together() -> None:
    leaves = GameRules(going_out=GoingOut.LEAVES_HAND, starter=StarterRule.FIRST_OUT, book_size=2)
    whist = replace(create_whist_genome(), game_rules=leaves)
    assert "At most one player is left in it." in told(whist)
    assert "In the 13th trick nobody goes out any more." in told(whist)
    assert "only one player is left in it" in told(create_president_genome())
    assert "only one player is left in it" in told(create_old_maid_genome()), "the queen makes no pair"


def test_who_is_level_after_the_last_hand_is_not_compared_once_more() -> None:
    def limited(tie_breaker: TieBreaker) -> str:
        rules = GameRules(max_hands=3, tie_breaker=tie_breaker)
        poker = replace(
            create_showdown_poker_genome(), game_rules=rules, win_conditions=(WinCondition(WinType.MOST_CHIPS),)
        )
        return told(poker)

    assert "If nobody has won after three hands, the game is a draw." in limited(TieBreaker.PLAY_ON)
    assert "or else" not in limited(TieBreaker.PLAY_ON)
    assert "no more to play" not in limited(TieBreaker.PLAY_ON)
    assert "after three hands" not in limited(TieBreaker.SHARED)


def test_level_sides_cannot_play_on_after_the_only_hand() -> None:
    genome = replace(create_agram_genome(), trick_scoring=TrickScoring())
    rules = replace(genome.game_rules, tie_breaker=TieBreaker.PLAY_ON, max_hands=1)
    text = told(replace(genome, game_rules=rules))
    assert "the game is a draw" in text
    assert "play goes on" not in text


def test_a_team_of_one_is_a_player() -> None:
    genome = create_goofspiel_genome()
    alone = replace(genome, team_mode=True, teams=((0,), (1,)))
    assert "team" not in write_rulebook(alone).to_markdown()


def test_an_empty_stock_ends_only_what_must_be_drawn() -> None:
    rules = GameRules(deck_empty_action=DeckEmptyAction.GAME_ENDS)
    must = game(SetupRules(4), DrawPhase(Location.DECK), game_rules=rules)
    may = game(SetupRules(4), DrawPhase(Location.DECK, mandatory=False), game_rules=rules)
    assert "the stock and it is empty; then the game ends too" in told(must)
    assert "the game ends too" not in told(may)
    assert "A player is to draw and only two cards are left in the stock." in told(create_gin_rummy_genome())


def test_a_game_that_cannot_last_so_long_has_no_limit() -> None:
    for genome in (create_leduc_genome(), create_blackjack_genome(), create_five_card_draw_genome()):
        assert "turns" not in told(genome)
    assert "If nobody has won after about 100 turns" in told(replace(create_five_card_draw_genome(), max_turns=100))


def test_a_stock_that_cannot_run_out_is_not_mentioned() -> None:
    assert "stock" not in told(create_blackjack_genome())
    assert "stock" not in told(create_five_card_draw_genome())


def test_odd_cases_are_only_those_that_can_happen() -> None:
    assert _odd_cases.section(Scene(create_agram_genome())) is None
    assert "shuffle the discard pile, all but its top card" in told(create_schwimmen_genome())
    assert "nobody can do anything" not in told(create_uno_style_genome())
    assert "shuffle" not in told(create_cuckoo_genome())
    assert "nobody can do anything" not in told(create_fan_tan_genome())
    assert "If nobody has won after about 500 turns, the game ends without a winner." in told(create_uno_style_genome())


def test_where_one_side_scores_in_a_hand_nobody_is_level() -> None:
    for genome in (create_gin_rummy_genome(), create_crazy_eights_genome()):
        assert "draw." not in told(genome).split("turns, the game")[0]


def test_one_is_out_before_the_hand_ends() -> None:
    text = told(create_president_genome())
    assert text.index("goes out") < text.index("The hand ends")


def test_losing_all_points_is_told_with_the_object() -> None:
    lose, leave = "You lose points for the worst hand.", "Whoever has no points left at the end of a hand is out"
    assert f"{lose}\n{leave} of the game, unless nobody has more." in told(create_cuckoo_genome())


def test_a_win_that_waits_for_a_stock_that_stays_is_left_out() -> None:
    genome = create_agram_genome()
    waits = WinCondition(WinType.LOW_SCORE, trigger_mode=TriggerMode.DECK_EMPTY)
    assert told(replace(genome, win_conditions=(*genome.win_conditions, waits))) == told(genome)
    alone = replace(genome, win_conditions=(waits,), game_rules=replace(genome.game_rules, max_hands=1))
    assert "The aim is to have the lowest score at the end of the hand." in told(alone)
    assert "stock" not in told(alone)


_NINE = WinCondition(WinType.HIGH_SCORE, threshold=9)


def test_hand_after_which_nothing_can_come_is_the_only_one() -> None:
    """Where the empty stock ends the game, and nothing else ends a hand, there is no next deal."""
    draw = DrawPhase(source=Location.DECK, mandatory=True)
    rules = GameRules(deck_empty_action=DeckEmptyAction.GAME_ENDS)
    genome = game(SetupRules(cards_per_player=3), draw, win=_NINE, game_rules=rules)
    assert "The hand ends when" in all_rules(genome)
    assert "After each hand" not in all_rules(genome)
    assert "a new hand is dealt" not in all_rules(genome)


def test_hand_can_run_out_where_nobody_may_draw() -> None:
    few = Condition(ConditionType.SCORE_COMPARE, Operator.GT, 1)
    rules = GameRules(deck_empty_action=DeckEmptyAction.GAME_ENDS)
    phases = (
        DrawPhase(source=Location.DECK, mandatory=True, condition=few),
        DiscardPhase(target=Location.DISCARD, mandatory=True),
    )
    sixes = (CardScoringRule(CardCondition(rank=Rank.SIX), 1, ScoringTrigger.HAND_END),)
    assert "Nobody holds a card any more and there is nothing left to draw." in all_rules(
        game(SetupRules(cards_per_player=3), *phases, win=_NINE, game_rules=rules, card_scoring=sixes)
    )
    phases = (DrawPhase(source=Location.DECK, mandatory=True), DiscardPhase(target=Location.DISCARD, mandatory=True))
    assert "Nobody holds a card any more" not in all_rules(
        game(SetupRules(cards_per_player=3), *phases, win=_NINE, game_rules=rules)
    )


def test_nothing_is_scored_at_the_end_of_a_hand_that_never_ends() -> None:
    draw = DrawPhase(source=Location.DECK, mandatory=False)
    play = PlayPhase(target=Location.DISCARD, mandatory=False)
    rules = GameRules(deck_empty_action=DeckEmptyAction.RESHUFFLE_DISCARD, worst_hand_points=1)
    genome = game(SetupRules(cards_per_player=3), draw, play, win=_NINE, game_rules=rules)
    assert "worst hand" not in all_rules(genome)
    with_chips = replace(genome, setup=replace(genome.setup, starting_chips=9, ante=1))
    assert "End of the hand: The hand goes on until the game is over." in all_rules(with_chips)


def test_one_of_two_had_the_last_turn() -> None:
    whist = every_trick_counts()
    active = replace(whist, game_rules=replace(whist.game_rules, tie_breaker=TieBreaker.ACTIVE_PLAYER))
    assert "was the last to play a card wins." in told(active)
    assert "none of them" not in told(active)


def test_tricks_of_a_hand_are_told_once() -> None:
    wins = (WinCondition(WinType.MOST_TRICKS),)
    rules = replace(create_whist_genome().game_rules, tie_breaker=TieBreaker.PLAY_ON)
    text = told(replace(create_whist_genome(), win_conditions=wins, game_rules=rules))
    assert "The aim is to have the most tricks at the end of a hand" in text


@pytest.mark.parametrize("name", ["agram", "whist", "sueca", "gin-rummy", "crazy-eights"])
def test_nobody_is_told_about_ties_where_one_side_scores_in_a_hand(name: str) -> None:
    ending = _game_end.section(Scene(known(name)))
    assert ending is not None
    assert not re.search("level|at the same moment|draw", " ".join(rule.text for rule in ending.rules))


def test_ties_are_told_where_two_sides_may_score() -> None:
    whist, sueca = known("whist"), known("sueca")
    assert whist.trick_scoring is not None
    shorter = replace(whist, trick_scoring=replace(whist.trick_scoring, book=5))
    easier = replace(sueca, game_points=(GamePoint(threshold=60, points=1),))
    for genome in (shorter, easier, replace(sueca, setup=replace(sueca.setup, starting_score=4))):
        assert "the game is a draw" in all_rules(genome)


def test_nothing_is_won_at_the_end_of_a_hand_that_never_ends() -> None:
    genome = known("crazy-eights")
    wins = (WinCondition(WinType.LOW_SCORE),)
    endless = replace(genome, win_conditions=wins, game_rules=replace(genome.game_rules, going_out=GoingOut.NONE))
    text = all_rules(endless)
    assert "The hand ends" not in text
    assert "Object: Nobody can win this game:" in text
    assert "End of the game" not in text


def test_hand_is_over_when_cards_are_not_where_players_draw() -> None:
    """Cards that were discarded do not come back from the table."""
    phases = (DrawPhase(Location.TABLEAU, mandatory=False), DiscardPhase(Location.DISCARD))
    genome = known("gin-rummy")
    setup = replace(genome.setup, initial_tableau_count=2)
    genome = replace(genome, setup=setup, turn_structure=replace(genome.turn_structure, phases=phases))
    assert "when nobody holds a card any more and there is nothing left to draw" in all_rules(genome)


def test_piles_come_to_a_standstill_where_their_next_cards_cannot_be_played() -> None:
    standstill = "If a whole round goes by in which nobody can do anything"
    piles: dict[str, Any] = {"tableau_mode": TableauMode.SEQUENCE, "deal_remainder": True}

    def building(play: PlayPhase, **rules: Any) -> str:
        return told(game(SetupRules(17, **piles), play, win=WinType.HIGH_SCORE, game_rules=GameRules(**rules)))

    play = PlayPhase(Location.TABLEAU)
    assert standstill not in building(play)
    assert standstill not in building(replace(play, pass_if_unable=False)), "whoever cannot play is out of the hand"
    assert standstill in building(play, book_size=2), "books are out of play"
    fewer = SetupRules(13, tableau_mode=TableauMode.SEQUENCE, cards_step=-1)
    for hands, is_told in ((1, False), (2, True)):
        genome = game(fewer, play, win=WinType.HIGH_SCORE, player_count=4, game_rules=GameRules(max_hands=hands))
        race = replace(genome, win_conditions=(WinCondition(WinType.HIGH_SCORE, threshold=50),))
        assert (standstill in told(race)) is is_told, "in the second hand some cards are not dealt"
    stacks = SetupRules(13, tableau_mode=TableauMode.SEQUENCE, hand_is_stack=True)
    assert standstill in told(game(stacks, play, win=WinType.HIGH_SCORE, player_count=4)), (
        "only the top card of a stack can be played"
    )


def test_nobody_scores_for_the_last_trick_where_the_hand_ends_before_it() -> None:
    agram = replace(create_agram_genome(), win_conditions=(WinCondition(WinType.HIGH_SCORE),))
    assert "the game is a draw" not in told(agram)
    ends = Condition(ConditionType.HAS_SET_OF_N, value=3)
    early = replace(agram, game_rules=replace(agram.game_rules, hand_ends_if=ends))
    assert "If several players are level for the win, the game is a draw." in told(early)


def test_war_may_end_with_cards_on_the_discard_pile_so_that_nobody_has_them_all() -> None:
    war = known("war-baseline")
    assert "The hand ends" not in told(war)
    claims = replace(war.turn_structure, phases=(*war.turn_structure.phases, ClaimPhase()))
    assert "The hand ends when only one player is left in it." in told(replace(war, turn_structure=claims))


def test_another_hand_follows_where_one_player_of_a_team_goes_out_and_the_whole_team_wins() -> None:
    fan_tan = known("fan-tan")
    genome = replace(fan_tan, win_conditions=(WinCondition(WinType.EMPTY_HAND),))
    next_hand = "a new hand is dealt"
    assert next_hand not in all_rules(genome)
    teams = replace(genome, team_mode=True, teams=((0, 2), (1, 3)))
    assert next_hand in all_rules(teams)


def test_only_those_still_in_the_hand_are_compared_by_their_cards() -> None:
    uno = create_uno_style_genome()
    limited = replace(uno, game_rules=replace(uno.game_rules, max_hands=5, deck_empty_action=DeckEmptyAction.HAND_ENDS))
    assert "after five hands, the player with the fewest cards in hand wins" in told(limited)
    phases = (BettingPhase(), *uno.turn_structure.phases)
    folding = replace(limited, turn_structure=replace(uno.turn_structure, phases=phases))
    assert "after five hands, the player with the fewest cards of all who are still in the hand wins" in told(folding)


def test_all_the_chips_of_the_game_are_called_so() -> None:
    assert "as soon as a player has all the chips" in told(known("betting-war"))
