"""What people who read the books of bred games could not tell from them, or took for something else."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    BiddingPhase,
    CardValue,
    ContractScoring,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    EffectType,
    Elimination,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    HouseRules,
    KnockPhase,
    Location,
    PlayPhase,
    Rank,
    ShowdownMethod,
    SpecialEffect,
    Suit,
    SwapPhase,
    TargetSelector,
    TrickPhase,
    TriggerMode,
    Visibility,
    WagerPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import write_rulebook
from darwindeck.simulation import record_game
from tests.support.field_pairs._pair import A_POINT_A_CARD
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import made, told

CHIPS: dict[str, Any] = {"starting_chips": 100}
BETS = BettingPhase(min_bet=10, max_bet=40)
PLAY, DISCARD = PlayPhase(Location.DISCARD), DiscardPhase(Location.DISCARD, mandatory=True)
TURNS = SpecialEffect(Rank.QUEEN, EffectType.REVERSE_DIRECTION, TargetSelector.NEXT_PLAYER)
TOTAL = HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=tuple(CardValue(rank, 10) for rank in Rank))
TEAMS: dict[str, Any] = {"team_mode": True, "teams": ((0, 2), (1, 3)), "player_count": 4}
GIN = known("gin-rummy")


# ---------------------------------------------------------------------------------------- who is out, and what counts


def test_bids_and_tricks_of_players_who_have_folded_count() -> None:
    out = "Players who are out of the hand are left out of everything until the next deal"
    to_200 = WinCondition(WinType.HIGH_SCORE, 200)
    contracts: dict[str, Any] = {
        "contract_scoring": ContractScoring(),
        "win": to_200,
        "setup": CHIPS,
        "is_trick_based": True,
    }
    bids = told(BiddingPhase(max_bid=5), BETS, TrickPhase(), **contracts)
    assert f"{out}, but what they have bid and the tricks that they have taken count all the same." in bids
    tricks = told(BETS, TrickPhase(), setup=CHIPS, win=WinType.MOST_TRICKS, game_rules=GameRules(max_hands=3))
    assert f"{out.removesuffix(' until the next deal')}" in tricks
    assert "but the tricks that they have taken count all the same." in tricks
    assert f"{out}." in told(BETS, PLAY, setup=CHIPS, win=WinCondition(WinType.MOST_CHIPS, 200))


def test_stakes_before_the_deal_are_for_those_who_have_folded_too() -> None:
    house: dict[str, Any] = {"setup": CHIPS, "hand_evaluation": TOTAL, "house": HouseRules(), "win": WinType.MOST_CHIPS}
    rules = GameRules(max_hands=9)
    for before_deal, until in ((True, "until the next hand."), (False, "until the next deal.")):
        wager = WagerPhase(min_bet=2, max_bet=50, before_deal=before_deal)
        text = told(wager, BETS, game_rules=rules, **{**house, "win": WinCondition(WinType.MOST_CHIPS, 900)})
        assert f"are left out of everything {until}" in text


def test_a_hand_ends_when_those_who_are_left_in_it_have_no_cards() -> None:
    rules: dict[str, Any] = {"setup": CHIPS, "win": WinCondition(WinType.MOST_CHIPS, 200)}
    assert "Nobody who is left in it holds a card any more." in told(BETS, PLAY, **rules)
    stay = replace(BETS, allow_fold=False)
    assert "The hand ends when nobody holds a card any more." in told(stay, PLAY, **rules)


def test_a_turn_goes_on_when_nobody_holds_a_card_any_more() -> None:
    """The last player may knock without cards; the interpreter asks for that."""
    genome = replace(GIN, turn_structure=replace(GIN.turn_structure, phases=GIN.turn_structure.phases[1:]))
    rules = all_rules(
        replace(genome, game_rules=replace(genome.game_rules, deck_empty_action=DeckEmptyAction.SKIP_DRAW))
    )
    assert "At the end of a turn nobody holds a card any more." in rules
    assert "At the end of a turn" not in all_rules(GIN)


def test_a_team_stays_in_the_game_with_one_of_its_players() -> None:
    stays = "A team is in the game as long as one of its players is, and wins or loses as a whole."
    whist = known("knock-out-whist")
    assert stays not in all_rules(whist)
    partners = replace(whist, **TEAMS)
    assert stays in all_rules(partners)
    records = [record_game(partners, seed=seed, players=("random",) * 4) for seed in range(20)]
    first = [record.split(" is out of the game")[0][-2:] for record in records if "is out of the game" in record]
    later = [record.split("is out of the game", 1)[1] for record in records if "is out of the game" in record]
    partner = {"P0": "P2", "P2": "P0", "P1": "P3", "P3": "P1"}
    assert any(f"{partner[one]} play " in rest for one, rest in zip(first, later, strict=True)), "one plays on alone"


def test_the_next_leader_follows_the_direction_of_play() -> None:
    rest: dict[str, Any] = {"setup": CHIPS, "win": WinType.MOST_TRICKS}
    assert "; the next player leads the trick." in told(BETS, TrickPhase(), PLAY, **rest)
    turned = told(BETS, TrickPhase(), PLAY, special_effects=(TURNS,), **rest)
    assert "; the next player in the direction of play leads the trick." in turned


# ---------------------------------------------------------------------------------------- deals, stakes and chips


def test_deals_grow_by_hands_and_not_by_players_who_leave() -> None:
    whist = known("knock-out-whist")
    grows = replace(whist, setup=replace(whist.setup, cards_per_player=12, cards_step=1))
    more = "In the second hand deal 13 to each player, in the third 14, and so on"
    assert more in all_rules(grows)
    assert "(more in later hands, as far as the cards last)" in write_rulebook(grows).to_markdown()
    all_stay = replace(grows, game_rules=replace(grows.game_rules, elimination=Elimination.NONE, max_hands=5))
    wins = (WinCondition(WinType.MOST_TRICKS, 13),)
    assert "In each later hand deal one card more" in all_rules(replace(all_stay, win_conditions=wins))


def test_the_least_stake_is_told() -> None:
    blackjack = known("blackjack")
    wager, *others = blackjack.turn_structure.phases
    assert isinstance(wager, WagerPhase)
    phases = (replace(wager, min_bet=2, max_bet=50), *others)
    rules = all_rules(replace(blackjack, turn_structure=replace(blackjack.turn_structure, phases=phases)))
    assert "stakes a multiple of two chips, from two to 50, against the house" in rules
    assert "Whoever has only one chip stakes it." in rules


def test_players_who_have_staked_everything_stay_in_the_hand() -> None:
    win = WinCondition(WinType.MOST_CHIPS, 900)
    house: dict[str, Any] = {"setup": CHIPS, "hand_evaluation": TOTAL, "house": HouseRules(), "win": win}
    stay = "Players who have no chips left stay in the hand, but take no part in the bets"
    assert stay in told(WagerPhase(min_bet=2, max_bet=50), BETS, **house)
    assert stay not in told(BETS, setup=CHIPS, win=WinCondition(WinType.MOST_CHIPS, 290))


def test_nobody_leaves_the_game_after_its_last_hand() -> None:
    """At most 41 chips are lost in a hand with an ante of one."""
    out = "is out of the game"

    def bets(hands: int) -> str:
        rules = GameRules(max_hands=hands)
        bet = replace(BETS, showdown_method=ShowdownMethod.HIGHEST_CARD)
        return told(bet, setup={**CHIPS, "ante": 1}, win=WinCondition(WinType.MOST_CHIPS, 300), game_rules=rules)

    assert out not in bets(3), "nobody has lost everything before the last hand"
    assert out in bets(4)


def test_whoever_is_rich_enough_is_not_all_in_before_the_last_hand() -> None:
    bet = BettingPhase(min_bet=2, max_raises=1, max_bet=8)
    rest: dict[str, Any] = {"win": WinCondition(WinType.MOST_CHIPS, 200), "player_count": 2}

    def bets(hands: int) -> str:
        return told(bet, setup={**CHIPS, "ante": 1}, game_rules=GameRules(max_hands=hands), **rest)

    assert "All-in" not in bets(19), "five chips a hand leave more than the limit"
    last = bets(20)
    assert "All-in: put in all the chips that you have left. If that is more than a call" in last
    assert "there is no round of bets" not in last
    assert "there is no round of bets" in bets(21)


# ---------------------------------------------------------------------------------------- the house, and hands


def test_the_house_plays_where_one_player_is_always_left() -> None:
    rules = GameRules(going_out=GoingOut.LEAVES_HAND)
    common: dict[str, Any] = {"setup": CHIPS, "hand_evaluation": TOTAL, "house": HouseRules(), "game_rules": rules}
    common["win"] = WinCondition(WinType.MOST_CHIPS, 900)
    wager = WagerPhase(min_bet=10, max_bet=50)
    assert "The house plays when the hand is over: it shows its cards" in told(wager, PLAY, **common)
    together = told(wager, TrickPhase(), **common)
    assert "provided that somebody is still in the hand" in together, "all may lay their last cards in one trick"


def test_only_the_house_is_bust_where_players_hold_too_few_cards() -> None:
    bust = replace(TOTAL, target_value=21, bust_threshold=22)
    common: dict[str, Any] = {"house": HouseRules(), "win": WinCondition(WinType.MOST_CHIPS, 900), "player_count": 3}
    phases = (WagerPhase(min_bet=10, max_bet=50), BETS)
    two = told(*phases, setup={**CHIPS, "cards_per_player": 2}, hand_evaluation=bust, **common)
    assert "is bust: it loses to every other total." in two
    three = told(*phases, setup={**CHIPS, "cards_per_player": 3}, hand_evaluation=bust, **common)
    assert "it loses to every other total, and all bust hands are level." in three
    best: dict[str, Any] = {"win": WinType.BEST_HAND, "hand_evaluation": bust}
    assert "bust" not in told(BETS, setup={**CHIPS, "cards_per_player": 2}, **best), "nobody can have so much"


@pytest.mark.parametrize(
    ("method", "wins"),
    [
        (ShowdownMethod.HAND_EVALUATION, "has the best hand takes the pot"),
        (ShowdownMethod.HIGHEST_CARD, "has the card of the highest rank takes the pot"),
    ],
)
def test_hands_that_lie_open_are_not_shown(method: ShowdownMethod, wins: str) -> None:
    bet = replace(BETS, showdown_method=method)
    rest: dict[str, Any] = {"win": WinType.MOST_CHIPS, "hand_evaluation": TOTAL}
    opened = told(bet, setup={**CHIPS, "hand_visibility": Visibility.FACE_UP}, **rest)
    assert "show their cards" not in opened
    assert f"Otherwise, when the hand is over, whoever of those still in the hand {wins}" in opened
    assert "show their cards when the hand is over" in told(bet, setup=CHIPS, **rest)


def test_trumps_have_no_order_of_their_own_when_cards_are_shown() -> None:
    bet = replace(BETS, showdown_method=ShowdownMethod.HIGHEST_CARD)
    alike = "the card of the highest rank, trumps ranking like other suits, takes the pot"
    rest: dict[str, Any] = {"setup": {**CHIPS, "trump_suit": Suit.SPADES}, "win": WinType.MOST_CHIPS}
    assert alike in told(bet, TrickPhase(trump_order=(Rank.JACK,)), tricks_per_hand=3, **rest)
    assert alike not in told(bet, TrickPhase(), tricks_per_hand=3, **rest)


def test_a_total_is_that_of_the_cards_in_hand() -> None:
    assert "For the total of a hand, add up what its cards count:" in all_rules(known("blackjack"))


# ---------------------------------------------------------------------------------------- knocks, draws and discards


def test_cards_that_are_laid_off_do_not_make_a_hand_better() -> None:
    laid_off = (
        "The hand with the least deadwood is best. For this, cards that are laid off after a knock count as cards"
    )
    assert laid_off not in write_rulebook(GIN).to_markdown(), "there points decide"
    best = replace(GIN, win_conditions=(WinCondition(WinType.BEST_HAND),))
    assert laid_off in write_rulebook(best).to_markdown()


def test_a_knock_is_always_scored_where_only_knocks_end_the_hand() -> None:
    asked = "At the end of a hand in which somebody knocked, the knock is scored"
    assert asked in all_rules(GIN), "the stock may end it"
    lasts = replace(GIN, game_rules=replace(GIN.game_rules, deck_empty_action=DeckEmptyAction.RESHUFFLE_DISCARD))
    assert "At the end of each hand the knock is scored" in all_rules(lasts)


def test_the_other_pile_is_left_when_the_stock_has_run_out() -> None:
    either = DrawPhase(Location.DECK, or_source=Location.DISCARD)
    skip = GameRules(deck_empty_action=DeckEmptyAction.SKIP_DRAW)
    left = "nothing more is drawn from it; then only the discard pile is left to draw from."
    assert left in told(either, PLAY, game_rules=skip)
    assert "nothing more is drawn from it." in told(DrawPhase(Location.DECK), PLAY, game_rules=skip)


def test_books_leave_more_than_the_card_that_was_taken() -> None:
    """Ten cards, one more with the draw, and four to a book: eleven, seven or three."""
    keep = DiscardPhase(Location.DISCARD, mandatory=True, keep_taken=True)
    draw = DrawPhase(Location.DECK, or_source=Location.DISCARD)
    knock = KnockPhase(Condition(ConditionType.HAND_VALUE, Operator.LE, 10))
    alone = "in the same turn; but you may if you hold no other."

    def gin(cards: int) -> str:
        setup = replace(GIN.setup, cards_per_player=cards, initial_discard_count=1)
        phases = replace(GIN.turn_structure, phases=(draw, keep, knock))
        rules = replace(GIN.game_rules, book_size=4)
        return all_rules(replace(GIN, setup=setup, turn_structure=phases, game_rules=rules))

    assert alone not in gin(10)
    assert alone in gin(8), "with four cards less, and four again, only the card that was taken is left"


@pytest.mark.parametrize(("draws", "is_told"), [(False, True), (True, False)])
def test_discards_that_nobody_takes_lie_face_up(draws: bool, *, is_told: bool) -> None:
    taking = (DrawPhase(Location.DISCARD, mandatory=False),) if draws else ()
    assert ("Discard a card, face up." in told(*taking, DISCARD, PLAY)) == is_told


def test_a_card_is_laid_only_when_it_can_be_exchanged() -> None:
    stays = "and nothing is exchanged; otherwise the card that is given for it goes onto the discard pile."
    assert stays in all_rules(known("cuckoo"))
    assert stays not in told(SwapPhase(Location.DECK), win=WinType.BEST_HAND, hand_evaluation=TOTAL)


def test_special_cards_of_the_deal_do_nothing() -> None:
    nothing = "Cards that are turned up in the deal do nothing."
    assert nothing in all_rules(known("uno-style"))
    assert nothing not in told(PLAY, special_effects=(TURNS,))


def test_special_cards_are_told_in_their_usual_order() -> None:
    first = SpecialEffect(Rank.TWO, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER)
    last = SpecialEffect(Rank.KING, EffectType.EXTRA_TURN, TargetSelector.NEXT_PLAYER)
    text = told(PLAY, special_effects=(last, first), setup={"rank_order": (Rank.KING, Rank.TWO)})
    assert text.index("**Twos:**") < text.index("**Kings:**")


def test_whoever_cannot_play_is_out_of_the_hand_on_the_first_page_too() -> None:
    suit = Condition(ConditionType.CARD_IS_SUIT, Operator.EQ, next(iter(GIN.setup.suits)))
    play = PlayPhase(Location.DISCARD, valid_play_condition=suit, pass_if_unable=False)
    book = write_rulebook(made(play)).to_markdown()
    assert "if you cannot, you are out of the hand" in book.split("## Players and cards")[0]
    fan_tan = known("fan-tan")
    (build,) = fan_tan.turn_structure.phases
    assert isinstance(build, PlayPhase)
    stuck = replace(fan_tan.turn_structure, phases=(replace(build, pass_if_unable=False, mandatory=False),))
    first_page = write_rulebook(replace(fan_tan, turn_structure=stuck)).to_markdown().split("## Players and cards")[0]
    assert "if you cannot, you are out of the hand" in first_page


def test_a_score_is_looked_at_whenever_the_stock_is_empty() -> None:
    waits = WinCondition(WinType.HIGH_SCORE, 41, trigger_mode=TriggerMode.DECK_EMPTY)
    text = told(DrawPhase(Location.DECK), PLAY, win=waits, card_scoring=(A_POINT_A_CARD,))
    assert "Whenever the stock is empty, the player with the highest score wins the game" in text
    assert "The aim is to have the highest score when the stock is empty, provided that it is at least 41." in text
