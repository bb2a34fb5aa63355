"""Words of a rule that make no difference in a game: each is told where it makes one, and only there."""

from dataclasses import replace

import pytest

from darwindeck.genome.conditions import CardReference, CompoundCondition, Condition, ConditionType, Logic, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardScoringRule,
    CardValue,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    Elimination,
    GameGenome,
    GoingOut,
    LevelTrick,
    Location,
    Phase,
    PlayPhase,
    Rank,
    ScoringRule,
    ScoringTrigger,
    ShowdownMethod,
    StarterRule,
    Suit,
    TieBreaker,
    TrickPhase,
    TriggerMode,
    TurnUpPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import write_rulebook
from darwindeck.simulation.reference import State, apply, legal_moves, start
from tests.support.changed_games import with_phases, with_rules, with_setup
from tests.support.rulebooks import all_rules, known

CRAZY_EIGHTS, GIN, GOOFSPIEL, KNOCK_OUT = (
    *(known("crazy-eights"), known("gin-rummy")),
    *(known("goofspiel"), known("knock-out-whist")),
)
RUMMY, SCOPA = known("rummy"), known("scopa")


# ---------------------------------------------------------------------------------------- who leads


TO_90 = WinCondition(WinType.HIGH_SCORE, 90, trigger_mode=TriggerMode.THRESHOLD_GATE)
SEVERAL_HANDS = replace(GOOFSPIEL, win_conditions=(TO_90,), max_turns=500)
SECRET = next(phase for phase in GOOFSPIEL.turn_structure.phases if isinstance(phase, TrickPhase))
LEADERS = ("leads", "leader", "who begins the hand", "starter")


def played_by_own_cards(genome: GameGenome, seed: int) -> State:
    """A game in which everybody lays the card whose place in the hand the card on the table tells."""
    state = start(genome, seed)
    while state.to_act is not None:
        moves = legal_moves(state)
        wanted = sum(card.rank.code for card in state.table) * (1 + state.to_act)
        state = apply(state, moves[wanted % len(moves)])
    return state


def test_nobody_leads_where_all_lay_a_card_in_secret() -> None:
    rules = all_rules(GOOFSPIEL)
    assert "Each player lays any card face down. Then the cards are turned over." in rules
    assert "the dealer all the clubs and the other player all the diamonds" in rules
    book = write_rulebook(GOOFSPIEL).to_markdown()
    assert [word for word in LEADERS if word in book] == []
    assert "Player 2 is the dealer." in book


def test_who_leads_cards_that_all_lay_in_secret_changes_nothing() -> None:
    """The winner of the hand before or the next player starts, and in the tricks between somebody else leads."""
    by_tricks = with_rules(SEVERAL_HANDS, starter=StarterRule.MOST_TRICKS)
    games = [[played_by_own_cards(game, seed) for game in (SEVERAL_HANDS, by_tricks)] for seed in range(20)]
    assert all(one.scores == other.scores for one, other in games)
    assert any(one.starter != other.starter for one, other in games), "the rules differ"
    assert all_rules(SEVERAL_HANDS) == all_rules(by_tricks)


@pytest.mark.parametrize(
    "changed",
    [
        with_phases(GOOFSPIEL, TurnUpPhase(), replace(SECRET, level=LevelTrick.SUIT_LED)),
        with_phases(GOOFSPIEL, TurnUpPhase(), replace(SECRET, face_down=False)),
        with_phases(GOOFSPIEL, TurnUpPhase(), replace(SECRET, opening_card=CardCondition(Suit.CLUBS, Rank.TWO))),
        with_phases(GOOFSPIEL, TurnUpPhase(), SECRET, SECRET),
        with_rules(GOOFSPIEL, tie_breaker=TieBreaker.ACTIVE_PLAYER),
        replace(GOOFSPIEL, win_conditions=(WinCondition(WinType.EMPTY_HAND),)),
        with_setup(replace(GOOFSPIEL, player_count=3), removed_cards=(), starting_chips=10, ante=1),
        replace(GOOFSPIEL, card_scoring=(CardScoringRule(CardCondition(rank=Rank.TWO), 1, ScoringTrigger.PLAY),)),
        with_rules(
            GOOFSPIEL, hand_ends_if=Condition(ConditionType.HAS_RUN_OF_N, value=3), going_out=GoingOut.LEAVES_HAND
        ),
    ],
    ids=["suit", "seen", "opening", "two-tricks", "last-turn", "last-card", "odd-chips", "playing-scores", "ends"],
)
def test_leader_is_told_where_it_matters_who_it_is(changed: GameGenome) -> None:
    assert any(word in all_rules(changed) for word in LEADERS)


def test_more_than_two_who_lay_in_secret_have_no_direction_of_play() -> None:
    three = with_setup(replace(GOOFSPIEL, player_count=3), removed_cards=())
    rules = all_rules(three)
    assert "Each player lays any card face down. When all have done so, the cards are turned over." in rules
    assert "Play goes clockwise" not in rules
    assert "the player to the dealer's left all the hearts, the second player all the diamonds" in rules
    assert "Play goes clockwise" in all_rules(with_rules(three, tie_breaker=TieBreaker.ACTIVE_PLAYER))


# ---------------------------------------------------------------------------------------- the last card of a hand


def fishing(count: int = 3, *others: Phase, mandatory: bool = True, reserve: int = 0) -> str:
    """The rules of Scopa in which everybody draws so many cards in each turn, and lays one."""
    draw = DrawPhase(Location.DECK, count=count, mandatory=mandatory)
    game = with_phases(SCOPA, draw, PlayPhase(Location.TABLEAU), *others)
    return all_rules(with_rules(game, deck_empty_action=DeckEmptyAction.SKIP_DRAW, deck_reserve=reserve))


def test_stock_is_empty_when_those_who_draw_more_than_they_lay_have_no_cards() -> None:
    sweep, end = "nobody holds a card any more, and the stock is empty", "any more and there is nothing left to draw"
    assert "unless it was the last card of the hand: nobody holds a card any more." in fishing()
    assert "The hand ends when nobody holds a card any more." in fishing()
    for rules in (fishing(1), fishing(mandatory=False), fishing(3, TurnUpPhase(), reserve=6), all_rules(SCOPA)):
        assert sweep in rules
        assert end in rules


# ---------------------------------------------------------------------------------------- who is still in


def out_at_zero(*scoring: ScoringRule) -> str:
    """The rules of Rummy in which whoever has no points left is out of the game."""
    game = replace(RUMMY, player_count=4, scoring_rules=scoring, win_conditions=(WinCondition(WinType.LAST_STANDING),))
    return all_rules(with_rules(game, elimination=Elimination.NO_SCORE, starter=StarterRule.ROTATES))


def test_nobody_who_is_out_has_more_than_zero_where_scores_do_not_fall() -> None:
    assert "but whoever has the highest score of all players stays in" in out_at_zero()
    falls = ScoringRule(Condition(ConditionType.HAND_SIZE, Operator.GE, 1), -5)
    assert "but whoever has the highest score of all who are still in stays in" in out_at_zero(falls)
    highest = BettingPhase(showdown_method=ShowdownMethod.HIGHEST_CARD)
    bets = with_setup(with_phases(RUMMY, highest, *RUMMY.turn_structure.phases), starting_chips=50)
    last = replace(bets, player_count=4, win_conditions=(WinCondition(WinType.LAST_STANDING),))
    assert "of all who are still in stays in" in all_rules(with_rules(last, elimination=Elimination.NO_SCORE))


def test_only_players_of_a_hand_take_tricks_in_it() -> None:
    level = replace(SECRET, level=LevelTrick.HELD_OVER)
    game = with_phases(KNOCK_OUT, level)
    assert "If nobody has taken any, all stay in." in all_rules(game)
    with_bets = with_phases(game, BettingPhase(showdown_method=ShowdownMethod.HIGHEST_CARD), level)
    with_bets = with_setup(with_bets, starting_chips=20, cards_step=0)
    with_bets = replace(with_bets, turn_structure=replace(with_bets.turn_structure, tricks_per_hand=3))
    assert "If nobody who is still in has taken any, all of them stay in." in all_rules(with_bets)


# ---------------------------------------------------------------------------------------- what is always there


FITS = CompoundCondition(
    Logic.OR,
    (
        Condition(ConditionType.CARD_MATCHES_RANK, reference=CardReference.TOP_DISCARD),
        Condition(ConditionType.CARD_MATCHES_SUIT, reference=CardReference.TOP_DISCARD),
    ),
)


@pytest.mark.parametrize(
    ("discard", "is_told"),
    [
        (DiscardPhase(Location.DISCARD, mandatory=True), False),
        (DiscardPhase(Location.DISCARD, mandatory=True, keep_taken=True), False),
        (DiscardPhase(Location.DISCARD, mandatory=False), True),
        (DiscardPhase(Location.DISCARD, mandatory=True, count=2), True),
        (DiscardPhase(Location.TABLEAU, mandatory=True), True),
    ],
    ids=["one", "another", "if-you-like", "two", "to-the-table"],
)
def test_pile_has_a_top_card_when_everybody_has_just_discarded(discard: DiscardPhase, is_told: bool) -> None:
    draw = DrawPhase(Location.DECK, or_source=Location.DISCARD)
    for between in ((), (TurnUpPhase(),)):
        game = with_phases(CRAZY_EIGHTS, draw, discard, *between, PlayPhase(Location.DISCARD, FITS))
        assert ("While the discard pile is empty" in all_rules(game)) is is_told
    taken = with_phases(CRAZY_EIGHTS, discard, draw, PlayPhase(Location.DISCARD, FITS))
    assert "While the discard pile is empty" in all_rules(taken)


@pytest.mark.parametrize(
    ("reserve", "count", "is_told"),
    [(2, 1, False), (1, 1, False), (0, 1, True), (2, 2, False), (2, 3, True)],
)
def test_reserve_is_enough_for_the_cards_that_a_turn_turns_up(reserve: int, count: int, is_told: bool) -> None:
    """Whoever is to draw with no more than the reserve in the stock ends the hand, so that more is left after it."""
    used_up = "When the stock is used up, no more cards come"
    draw, *others = GIN.turn_structure.phases
    game = with_rules(with_phases(GIN, draw, TurnUpPhase(count), *others), deck_reserve=reserve)
    assert (used_up in all_rules(game)) is is_told
    assert used_up in all_rules(with_phases(game, TurnUpPhase(count), draw, *others))
    assert used_up in all_rules(with_rules(game, deck_empty_action=DeckEmptyAction.SKIP_DRAW))


def counting(**values: int) -> str:
    """The rules of Gin Rummy in which cards of some ranks count otherwise."""
    assert GIN.hand_evaluation is not None
    counts = {one.rank: one for one in GIN.hand_evaluation.card_values}
    counts |= {Rank[name]: CardValue(Rank[name], value) for name, value in values.items()}
    return all_rules(replace(GIN, hand_evaluation=replace(GIN.hand_evaluation, card_values=tuple(counts.values()))))


def test_run_is_as_good_without_its_last_card_where_nothing_comes_beyond_it() -> None:
    for without in ({"ACE": 0}, {"KING": 0}, {}):
        assert "stays out of it." in counting(**without)
    for within in ({"SEVEN": 0}, {"ACE": 0, "KING": 0}, {"ACE": 0, "TWO": 0}):
        assert "stays out of it; then the same for runs." in counting(**within)


# ---------------------------------------------------------------------------------------- who has won, and who is out


def test_who_comes_to_a_score_by_going_out_has_the_chips_of_the_pot() -> None:
    first = "Whether somebody has won is looked at first."
    highest = BettingPhase(showdown_method=ShowdownMethod.HIGHEST_CARD)
    bets = with_phases(CRAZY_EIGHTS, highest, *CRAZY_EIGHTS.turn_structure.phases)
    race = WinCondition(WinType.FIRST_TO_SCORE, threshold=100)
    game = with_setup(replace(bets, player_count=4, win_conditions=(race,)), starting_chips=50)
    assert "Whoever goes out takes the whole pot." in all_rules(game)
    assert first not in all_rules(game)
    for_all = ScoringRule(Condition(ConditionType.HAND_SIZE, Operator.GE, 3), 10)
    assert first in all_rules(replace(game, scoring_rules=(for_all,)))
    least = WinCondition(WinType.LOW_SCORE, threshold=100)
    assert first in all_rules(replace(game, win_conditions=(least,)))
    assert first in all_rules(with_rules(game, max_hands=3)), "the highest score after three hands needs no chips"
    assert first in all_rules(with_rules(game, tie_breaker=TieBreaker.PLAY_ON)), "one had the score before"
