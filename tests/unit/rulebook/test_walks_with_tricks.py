"""Hands and turns with tricks: what comes first, who goes out and when, who follows, and what is left in the end."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    EffectType,
    Elimination,
    ExchangePhase,
    GameGenome,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    KnockPhase,
    LevelTrick,
    Location,
    MeldPhase,
    PassingPhase,
    PlayPhase,
    Rank,
    ScoringRule,
    ShowdownMethod,
    SpecialEffect,
    SwapPhase,
    TargetSelector,
    TributePhase,
    TrickPhase,
    TrickScoring,
    TurnStructure,
    TurnUpPhase,
    WagerPhase,
    WinCondition,
    WinType,
)
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import in_short, made, told

BID, TURN_UP, TRICK, PASS = BiddingPhase(), TurnUpPhase(), TrickPhase(), PassingPhase(2)
PLAY, DISCARD = PlayPhase(Location.DISCARD), DiscardPhase(Location.DISCARD)
LEAVES = GameRules(going_out=GoingOut.LEAVES_HAND)
SEVERAL_HANDS = WinCondition(WinType.FIRST_TO_SCORE, threshold=50)
CHIPS: dict[str, Any] = {"setup": {"starting_chips": 100}, "win": WinType.MOST_CHIPS}


def sevens_do(effect: EffectType, target: TargetSelector = TargetSelector.NEXT_PLAYER) -> tuple[SpecialEffect, ...]:
    return (SpecialEffect(Rank.SEVEN, effect, target, 1),)


def hands_of_tricks(*phases: Any, cards: int = 5, **rest: Any) -> GameGenome:
    """A game whose hands are as many tricks as each player is dealt cards."""
    setup = {"cards_per_player": cards, **rest.pop("setup", {})}
    points: dict[str, Any] = {"win": SEVERAL_HANDS, "trick_scoring": TrickScoring(points_per_trick=1)}
    genome = made(*phases, setup=setup, **{**points, **rest})
    return replace(genome, turn_structure=TurnStructure(phases, is_trick_based=True))


# ---------------------------------------------------------------------------------------- what comes first


def test_a_card_is_turned_up_before_the_first_bid() -> None:
    text = all_rules(hands_of_tricks(TURN_UP, BID, TRICK))
    begins = (
        "A hand begins with turning up a card and bidding. Then follow a trick and turning up a card, again and again"
    )
    assert begins in text
    assert "Once in each hand, after the first card is turned up, each player in turn" in text
    two = all_rules(hands_of_tricks(TurnUpPhase(2), BID, TRICK))
    assert "after the first two cards are turned up, each player in turn" in two


def test_bids_come_first_where_cards_are_turned_up_later() -> None:
    text = all_rules(hands_of_tricks(BID, TURN_UP, TRICK))
    assert "A hand begins with bidding. Then follow turning up a card and a trick, again and again." in text
    assert "At the start of each hand, each player in turn" in text


def test_cards_are_passed_after_the_first_trick() -> None:
    text = all_rules(hands_of_tricks(BID, TRICK, PASS))
    assert "A hand begins with bidding, a trick and passing cards. Then trick after trick is played." in text


def test_a_card_that_is_turned_up_before_bids_is_told_in_short() -> None:
    win: dict[str, Any] = {"win": WinType.MOST_TRICKS}
    late = "Once in the hand, after the first card is turned up, everybody bids a number of tricks."
    assert in_short(TURN_UP, BID, TRICK, **win).startswith(late)
    assert in_short(BID, TURN_UP, TRICK, **win).startswith("At the beginning of a hand, everybody bids")
    assert in_short(TURN_UP, BID, DrawPhase(Location.DECK), PLAY).startswith(late)


def test_stakes_are_laid_after_a_card_is_turned_up() -> None:
    dealt = "when the cards are dealt"
    stakes: dict[str, Any] = {"house": known("blackjack").house, **CHIPS}
    stakes["hand_evaluation"] = HandEvaluation(HandEvaluationMethod.POINT_TOTAL)
    assert dealt in told(WagerPhase(), TURN_UP, KnockPhase(), **stakes)
    later = told(TURN_UP, WagerPhase(), KnockPhase(), **stakes)
    assert dealt not in later
    assert "after the first card is turned up, each player in turn" in later


# ---------------------------------------------------------------------------------------- going out


def test_nobody_goes_out_in_the_middle_of_a_trick() -> None:
    out, middle = "A player who has no cards left goes out", ", but not in the middle of a trick: he or she is out"
    assert f"{out}{middle}" in told(TRICK, PLAY, game_rules=LEAVES, win=WinType.MOST_TRICKS)
    assert f"{out}: he or she is out" in told(PLAY, game_rules=LEAVES, win=WinType.HIGH_SCORE)
    ends = GameRules(going_out=GoingOut.ENDS_HAND)
    first = "a player has no cards left and so goes out"
    assert f"{first}, but not in the middle of a trick" in told(TRICK, PLAY, game_rules=ends, win=WinType.MOST_TRICKS)
    assert f"{first}." in told(PLAY, game_rules=ends, win=WinType.HIGH_SCORE)


def test_of_two_players_none_leads_for_a_winner_who_has_gone_out() -> None:
    draws = sevens_do(EffectType.FORCE_DISCARD)

    def text(players: int) -> str:
        return all_rules(hands_of_tricks(TRICK, special_effects=draws, game_rules=LEAVES, player_count=players))

    next_one = "A winner who has no card left is out of the hand, and the next player leads."
    assert next_one in text(3)
    assert next_one not in text(2), "the hand is over then"


def test_several_go_out_together_in_a_trick_alone() -> None:
    def text(*phases: Any) -> str:
        return all_rules(made(*phases, game_rules=LEAVES, special_effects=sevens_do(EffectType.FORCE_DISCARD), **CHIPS))

    assert "go out in one trick, they do so one after the other, clockwise from its winner." in text(
        TRICK, BettingPhase(), ClaimPhase()
    )
    both = "go out together, they do so one after the other, clockwise from the player whose turn it is (after a trick"
    assert both in text(TRICK, BettingPhase(), PLAY), "a seven that is played takes the last card of another, too"
    assert both in text(TRICK, BettingPhase(), ExchangePhase(5), KnockPhase())


def test_what_is_for_one_player_is_left_out_when_that_player_has_gone_out() -> None:
    on = "If the player whose turn it is goes out, the turn goes on without him or her"
    own = ", and what is for that player alone is left out."
    rest: dict[str, Any] = {"game_rules": LEAVES, **CHIPS}
    assert f"{on}{own}" in told(TRICK, BettingPhase(), ClaimPhase(), **rest)
    assert f"{on}." in told(PLAY, BettingPhase(), **rest)


def test_a_winner_who_is_out_leaves_the_next_turn_to_the_next_player() -> None:
    wins = "Whoever takes the trick of a turn has the next turn"
    by_then = "; if he or she is out of the hand by then, the next player has it."
    assert f"{wins}{by_then}" in all_rules(made(DISCARD, TRICK, game_rules=LEAVES, win=WinType.MOST_TRICKS))
    assert f"{wins}." in told(DISCARD, TRICK, win=WinType.MOST_TRICKS)
    two = told(DISCARD, TRICK, game_rules=LEAVES, win=WinType.MOST_TRICKS, player_count=2)
    assert f"{wins}." in two, "the hand is over then"


def test_who_has_the_next_turn_is_told_once_where_a_trick_ends_the_turn() -> None:
    again = "The winner of the trick"
    assert again not in told(DISCARD, TRICK, win=WinType.MOST_TRICKS)
    assert f"{again} does what follows in this turn" in told(TRICK, DISCARD, win=WinType.MOST_TRICKS)


def test_places_of_a_hand_are_explained_where_players_fold() -> None:
    order = (
        "The order is that in which players ran out of cards; whoever alone is left in the hand then comes after them"
    )
    points = GameRules(going_out=GoingOut.LEAVES_HAND, place_points=(1,))
    rest: dict[str, Any] = {**CHIPS, "game_rules": points, "win": SEVERAL_HANDS, "player_count": 4}
    assert order in told(TributePhase(1), PLAY, BettingPhase(), **rest)
    assert order not in told(TributePhase(1), PLAY, BettingPhase(allow_fold=False), **rest)


# ---------------------------------------------------------------------------------------- somebody takes a trick

ALL_STAY = "If nobody has taken any, all stay in."


def test_books_that_cannot_take_all_cards_leave_some_for_a_trick() -> None:
    def text(cards: int, *phases: Any, size: int = 3) -> str:
        rules = GameRules(elimination=Elimination.NO_TRICKS, book_size=size)
        return all_rules(hands_of_tricks(*phases, TRICK, cards=cards, game_rules=rules, win=WinType.FIRST_TO_SCORE))

    assert ALL_STAY not in text(5)
    assert ALL_STAY not in text(5, BID)
    assert ALL_STAY in text(6)
    assert ALL_STAY in text(5, PASS), "a card that is passed may make a book"
    assert ALL_STAY in text(4, size=2)


def test_melds_of_one_player_leave_the_first_trick_to_the_others() -> None:
    last_trick = TrickScoring(points_per_trick=0, last_trick_points=1)

    def text(*phases: Any, players: int = 4, rules: GameRules = LEAVES) -> str:
        rest: dict[str, Any] = {"trick_scoring": last_trick, "win": WinType.HIGH_SCORE, "game_rules": rules}
        return all_rules(hands_of_tricks(*phases, player_count=players, **rest))

    level = "level for the win, the game is a draw"
    assert level not in text(MeldPhase(), TRICK)
    assert level not in text(DISCARD, MeldPhase(), TRICK)
    assert "level, the game is a draw" in text(MeldPhase(), TRICK, players=2), "the hand may end before any trick"
    assert level in text(MeldPhase(), TRICK, rules=GameRules(going_out=GoingOut.ENDS_HAND))
    assert level in text(MeldPhase(), SwapPhase(Location.OPPONENT_HAND), TRICK), "two may be without cards"


def test_a_hand_of_tricks_and_melds_is_over_before_the_limit() -> None:
    limit = "If nobody has won after about"

    def text(turns: int, *phases: Any) -> str:
        return all_rules(hands_of_tricks(*phases, win=WinType.MOST_TRICKS, max_turns=turns))

    assert limit not in text(21, MeldPhase(), TRICK), "five tricks, three cards and a turn each, and one turn without"
    assert limit in text(20, MeldPhase(), TRICK)
    assert limit in text(20, KnockPhase(last_round=True), TRICK), "a knock ends its turn before the trick"
    assert limit in text(21, MeldPhase(), DrawPhase(Location.DECK, mandatory=False), TRICK)


# ---------------------------------------------------------------------------------------- what is left in hands


def test_nobody_has_a_card_after_the_last_trick_where_hands_only_get_smaller() -> None:
    bet = BettingPhase(showdown_method=ShowdownMethod.HIGHEST_CARD)
    highest = "whoever has the card of the highest rank takes the pot"

    def text(*phases: Any, **rest: Any) -> str:
        return all_rules(hands_of_tricks(bet, *phases, **{**CHIPS, **rest}))

    assert highest not in text(TRICK)
    assert highest not in text(TRICK, PLAY)
    assert highest not in text(TRICK, special_effects=sevens_do(EffectType.FORCE_DISCARD))
    assert highest in text(TRICK, special_effects=sevens_do(EffectType.SKIP_NEXT)), "who is skipped keeps a card"
    assert highest in text(TRICK, PLAY, special_effects=sevens_do(EffectType.DRAW_CARDS))
    assert highest in text(TRICK, DrawPhase(Location.DECK))


def test_points_for_empty_hands_are_points_for_every_hand() -> None:
    discards = sevens_do(EffectType.FORCE_DISCARD)
    rest: dict[str, Any] = {
        "hand_evaluation": HandEvaluation(HandEvaluationMethod.HIGH_CARD),
        "win": WinType.HIGH_SCORE,
    }
    rules = GameRules(worst_hand_points=2, max_hands=3)
    text = all_rules(hands_of_tricks(TRICK, special_effects=discards, game_rules=rules, **rest))
    assert "At the end of the hand, you score two points." in text
    assert "points for playing a hand to its end" in text


def test_tricks_that_get_fewer_leave_cards_of_a_suit() -> None:
    held = ScoringRule(Condition(ConditionType.HAND_SIZE, Operator.GE, 1), 5)

    def text(step: int) -> str:
        setup = {"deal_suits": True, "cards_step": step}
        return all_rules(hands_of_tricks(TRICK, cards=13, setup=setup, scoring_rules=(held,)))

    assert "you score five points if you hold at least one card" in text(-1)
    assert "you hold at least one card" not in text(0)


# ---------------------------------------------------------------------------------------- how many cards


def test_everybody_has_enough_cards_for_the_highest_bid() -> None:
    no_more = "but no more than the cards he or she holds"
    bid = BiddingPhase(max_bid=5)
    assert no_more not in all_rules(hands_of_tricks(PASS, SwapPhase(Location.DECK), bid, TRICK))
    assert no_more in all_rules(hands_of_tricks(DISCARD, bid, TRICK))
    whole = SwapPhase(Location.TABLEAU, all_at_once=True)
    assert no_more in all_rules(hands_of_tricks(whole, bid, TRICK, setup={"initial_tableau_count": 3}))
    assert no_more in all_rules(hands_of_tricks(TRICK, bid))
    assert no_more not in all_rules(hands_of_tricks(TRICK, replace(bid, max_bid=4)))


def test_everybody_has_enough_cards_to_pass_after_a_trick() -> None:
    fewer = "A player who holds fewer passes all of them."
    assert fewer not in all_rules(hands_of_tricks(TRICK, PASS))
    assert fewer in all_rules(hands_of_tricks(TRICK, replace(PASS, count=5)))
    discards = sevens_do(EffectType.FORCE_DISCARD)
    assert fewer in all_rules(hands_of_tricks(TRICK, PASS, special_effects=discards))


def test_a_suit_has_as_many_cards_in_every_hand() -> None:
    setup: dict[str, Any] = {"cards_step": -1}
    held = "to the number of cards that he or she holds"
    suits = all_rules(hands_of_tricks(BID, TRICK, cards=13, setup={"deal_suits": True, **setup}))
    assert held not in suits
    assert "a number from one to 13" in suits
    assert held in all_rules(hands_of_tricks(BID, TRICK, cards=13, setup=setup))


def test_nobody_can_follow_where_everybody_has_another_suit() -> None:
    def text(*phases: Any, **setup: Any) -> str:
        return all_rules(hands_of_tricks(*phases, TRICK, cards=13, setup={"deal_suits": True, **setup}))

    follow = "You must follow suit"
    assert follow not in text()
    assert follow in text(PASS), "cards of other suits come to hands"
    assert follow in text(deal_remainder=True)
    assert "following suit" not in in_short(TRICK, setup={"deal_suits": True}, win=WinType.MOST_TRICKS)
    assert "following suit" in in_short(TRICK, win=WinType.MOST_TRICKS)


def test_of_two_who_are_level_the_one_who_did_not_lead_leads() -> None:
    level = hands_of_tricks(TrickPhase(level=LevelTrick.HELD_OVER), player_count=2)
    assert "The player who did not lead it leads to the next trick." in all_rules(level)


# ---------------------------------------------------------------------------------------- a turn without its player


def test_the_next_player_leads_when_the_last_card_was_laid_before_the_trick() -> None:
    laid_before = hands_of_tricks(PLAY, TRICK, player_count=4, game_rules=LEAVES)
    assert "goes on without him or her; the next player leads the trick." in all_rules(laid_before)
    laid_after = hands_of_tricks(TRICK, PLAY, player_count=4, game_rules=LEAVES)
    assert "the next player leads the trick" not in all_rules(laid_after)


def test_each_hand_begins_clockwise_again() -> None:
    again, eights = "each hand begins clockwise again", known("crazy-eights")
    turned = replace(eights, special_effects=sevens_do(EffectType.REVERSE_DIRECTION))
    assert again in all_rules(turned)
    assert again not in all_rules(eights)
    assert again not in all_rules(known("uno-style")), "it is one hand"
