"""The edges of the rules, each as it would be settled at the table."""

from dataclasses import replace

from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardScoringRule,
    CardValue,
    DeckEmptyAction,
    EffectType,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SetupRules,
    SpecialEffect,
    TableauMode,
    TargetSelector,
    TrickPhase,
    WinCondition,
    WinType,
)
from darwindeck.simulation import ENGINES, record_game
from darwindeck.simulation.reference import Ending, Outcome, start
from tests.support.told import told
from tests.unit.simulation.positions import game, hand, make, options, position

THREES_SCORE = CardScoringRule(CardCondition(rank=Rank.THREE), 5, ScoringTrigger.PLAY)


def test_race_won_in_the_middle_of_a_trick_leaves_its_cards_to_nobody() -> None:
    genome = game(
        TrickPhase(),
        player_count=3,
        card_scoring=(THREES_SCORE,),
        win_conditions=(WinCondition(WinType.FIRST_TO_SCORE, threshold=5),),
    )
    state = make(position(genome, "2H", "3H", "AH"), "play 2H", "play 3H")
    assert state.outcome == Outcome(Ending.WIN, winner=1)
    assert [str(card) for _, card in state.trick] == ["2H", "3H"]
    assert state.captured == (frozenset(),) * 3


def test_turns_may_run_out_in_the_middle_of_a_trick() -> None:
    state = position(game(TrickPhase(), player_count=3, max_turns=2), "2H", "3H", "AH")
    state = make(state, "play 2H", "play 3H")
    assert state.outcome == Outcome(Ending.TIMEOUT)
    assert state.turns == 2
    assert state.tricks == (0, 0, 0)


def test_forced_discard_does_nothing_to_an_empty_hand() -> None:
    effect = SpecialEffect(Rank.FIVE, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, value=2)
    genome = game(PlayPhase(Location.DISCARD), special_effects=(effect,), player_count=3)
    state = make(position(genome, "5H 6H", "", "7H"), "play 5H")
    assert told(state) == ("P1 passes",)
    assert options(state) == ["play 7H"]


def test_forced_draw_does_nothing_when_there_is_no_card_anywhere() -> None:
    effect = SpecialEffect(Rank.FIVE, EffectType.DRAW_CARDS, TargetSelector.NEXT_PLAYER, value=2)
    genome = game(PlayPhase(Location.DISCARD), special_effects=(effect,))
    state = make(position(genome, "5H 6H", "7H"), "play 5H")
    assert told(state) == ()
    assert hand(state, 1) == "7H"


def test_forced_draw_never_ends_the_game() -> None:
    effect = SpecialEffect(Rank.FIVE, EffectType.DRAW_CARDS, TargetSelector.NEXT_PLAYER, value=3)
    rules = GameRules(deck_empty_action=DeckEmptyAction.GAME_ENDS)
    genome = game(PlayPhase(Location.DISCARD), special_effects=(effect,), game_rules=rules)
    state = make(position(genome, "5H 6H", "7H", deck="8H"), "play 5H")
    assert told(state) == ("P1 draws 8H from the deck",)
    assert state.outcome is None


def test_reverse_with_two_players_changes_nothing_about_whose_turn_it_is() -> None:
    effect = SpecialEffect(Rank.FIVE, EffectType.REVERSE_DIRECTION, TargetSelector.NEXT_PLAYER)
    genome = game(PlayPhase(Location.DISCARD), special_effects=(effect,))
    state = make(position(genome, "5H 6H", "7H"), "play 5H")
    assert told(state) == ("direction -1",)
    assert (state.to_act, state.direction) == (1, -1)


BETTING = game(
    BettingPhase(min_bet=10),
    setup=SetupRules(cards_per_player=1, starting_chips=60),
    hand_evaluation=HandEvaluation(HandEvaluationMethod.HIGH_CARD),
    player_count=4,
)


def test_three_all_ins_make_three_pots() -> None:
    # Layers: 4 players × 10 = 40; 3 players × 20 = 60; 2 players × 30 = 60.
    stacks = (10, 30, 60, 60)
    moves = ("bet 10", "all-in 30", "all-in 60", "call 60")
    best_is_poorest = make(position(BETTING, "AH", "KH", "QH", "JH", chips=stacks), *moves)
    assert told(best_is_poorest)[:4] == ("hand over", "P0 wins 40 chips", "P1 wins 60 chips", "P2 wins 60 chips")
    best_is_richest = make(position(BETTING, "JH", "QH", "KH", "AH", chips=stacks), *moves)
    assert told(best_is_richest)[:2] == ("hand over", "P3 wins 160 chips")
    # P1 has the best hand and takes 40 + 60; of the last layer the better of the two who paid it.
    best_in_the_middle = make(position(BETTING, "JH", "AH", "QH", "KH", chips=stacks), *moves)
    assert told(best_in_the_middle)[:3] == ("hand over", "P1 wins 100 chips", "P3 wins 60 chips")


def test_chips_of_who_folded_go_to_those_who_stayed() -> None:
    # P0 pays 10 and folds to the raise; P1 and P2 call 20. The pot is 10 + 20 + 20, and P3 never paid.
    state = position(BETTING, "AH", "KH", "QH", "JH", chips=(60, 60, 60, 60))
    state = make(state, "bet 10", "raise 20", "call 20", "fold", "fold")
    assert told(state)[:3] == ("P0 is out of the hand", "hand over", "P1 wins 50 chips")


def test_folded_player_is_asked_no_more() -> None:
    genome = replace(
        BETTING,
        turn_structure=replace(BETTING.turn_structure, phases=(*BETTING.turn_structure.phases, TrickPhase())),
    )
    state = position(genome, "AH 2H", "KH 3H", "QH 4H", "JH 5H", chips=(60, 60, 60, 60))
    state = make(state, "bet 10", "fold", "call 10", "call 10")
    players = []
    while state.to_act is not None and options(state)[0].startswith("play"):
        players.append(state.to_act)
        state = make(state, options(state)[0])
    assert 1 not in players
    assert players[:3] == [0, 2, 3]


def test_level_battle_goes_to_whoever_can_fight_on() -> None:
    genome = game(
        PlayPhase(Location.TABLEAU),
        setup=SetupRules(cards_per_player=2, tableau_mode=TableauMode.WAR),
        win_conditions=(WinCondition(WinType.CAPTURE_ALL, threshold=4),),
    )
    state = make(position(genome, "5H 9H 2H", "5S"), "play 5H", "play 5S", "play 9H")
    assert told(state)[:2] == ("P1 is out of the hand", "P0 captures 5H 9H 5S")
    assert state.outcome == Outcome(Ending.WIN, winner=0), "nobody else has a card"


def test_game_without_any_card_ends() -> None:
    genome = game(
        PlayPhase(Location.DISCARD),
        setup=SetupRules(cards_per_player=0, removed_cards=(CardCondition(),)),
        max_turns=10,
    )
    assert start(genome, 1).outcome is not None
    for engine in ENGINES:
        assert record_game(genome, 1, "random", engine=engine).splitlines()[-1].startswith("end timeout, turns 10")


def test_of_level_hands_only_those_that_reach_the_threshold_win() -> None:
    genome = replace(
        BETTING,
        player_count=2,
        hand_evaluation=HandEvaluation(HandEvaluationMethod.CARD_COUNT, card_values=(CardValue(Rank.KING, 10),)),
        win_conditions=(WinCondition(WinType.BEST_HAND, threshold=10),),
    )
    state = make(position(genome, "KH", "2H", chips=(60, 60)), "check", "check")
    assert state.outcome == Outcome(Ending.WIN, winner=0)
