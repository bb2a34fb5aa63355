"""Sentences that leave no question open: who, how many, in which order, and what when it cannot be done."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.conditions import CardReference, Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    ClaimPhase,
    ClaimRankMode,
    DeckEmptyAction,
    DrawPhase,
    EffectType,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    HouseRules,
    KnockPhase,
    Location,
    PassAction,
    PlayPhase,
    Rank,
    ScoringRule,
    ShowdownMethod,
    SpecialEffect,
    Suit,
    SwapPhase,
    TableauMode,
    TargetSelector,
    TieBreaker,
    TrickPhase,
    TurnUpPhase,
    Visibility,
    WagerPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import write_rulebook
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import in_short, made, told

CHIPS = {"starting_chips": 100}
BETS = BettingPhase(min_bet=10)
PLAY = PlayPhase(Location.DISCARD)
SEVEN = Condition(ConditionType.CARD_IS_RANK, Operator.EQ, Rank.SEVEN)
SEVENS = PlayPhase(Location.DISCARD, valid_play_condition=SEVEN, min_cards=2, max_cards=2)
NO_SPADES = (CardCondition(suit=Suit.SPADES),)
NO_TENS = (CardCondition(rank=Rank.TEN),)


HOUSE: dict[str, Any] = {
    "setup": CHIPS,
    "win": WinCondition(WinType.MOST_CHIPS, threshold=1000),
    "hand_evaluation": HandEvaluation(HandEvaluationMethod.POINT_TOTAL),
    "house": HouseRules(),
}


def sevens_do(effect: EffectType, target: TargetSelector = TargetSelector.NEXT_PLAYER) -> tuple[SpecialEffect, ...]:
    return (SpecialEffect(Rank.SEVEN, effect, target, 1),)


# ---------------------------------------------------------------------------------------- turns


def test_a_turn_goes_on_without_a_player_who_goes_out_in_it() -> None:
    leaves: dict[str, Any] = {
        "game_rules": GameRules(going_out=GoingOut.LEAVES_HAND),
        "win": WinType.MOST_CHIPS,
        "setup": CHIPS,
    }
    out = "If the player whose turn it is goes out, the turn goes on without him or her."
    assert out in told(PLAY, BETS, **leaves)
    assert out not in told(BETS, PLAY, **leaves), "nothing of the turn is left"


def test_skips_are_counted_off_among_those_who_have_not_folded() -> None:
    skips, counted = sevens_do(EffectType.SKIP_NEXT), "those to be skipped are counted off round the table"
    rest: dict[str, Any] = {"setup": CHIPS, "special_effects": skips, "player_count": 4}
    assert counted in told(PLAY, BETS, **rest)
    assert counted not in told(BETS, PLAY, **rest)
    assert counted not in told(PLAY, replace(BETS, allow_fold=False), **rest)


def test_all_others_draw_one_after_the_other() -> None:
    draws = sevens_do(EffectType.DRAW_CARDS, TargetSelector.ALL_OPPONENTS)
    assert "every other player in turn draws a card from the stock" in told(PLAY, special_effects=draws)


def test_the_last_card_of_a_player_does_what_it_does() -> None:
    last = "This happens even if the card is the last one of its player."
    draws, ends = sevens_do(EffectType.DRAW_CARDS), GameRules(going_out=GoingOut.ENDS_HAND)
    assert last in told(PLAY, special_effects=draws, win=WinType.HIGH_SCORE, game_rules=ends)
    assert last not in told(PLAY, special_effects=draws), "the game is won with the last card"
    assert last in told(PLAY, special_effects=sevens_do(EffectType.FORCE_DISCARD)), "two may be without cards then"
    assert last not in told(PLAY, special_effects=sevens_do(EffectType.SKIP_NEXT))
    assert last not in told(PLAY, special_effects=sevens_do(EffectType.DRAW_CARDS), win=WinType.HIGH_SCORE)


def test_passes_that_renew_the_table_are_counted_anew() -> None:
    swap = SwapPhase(Location.TABLEAU)
    rules = GameRules(consecutive_pass_action=PassAction.RENEW_TABLEAU)
    table = {"cards_per_player": 3, "initial_tableau_count": 3}
    text = told(swap, setup=table, game_rules=rules, win=WinType.BEST_HAND, player_count=2)
    assert "When both players pass in a row" in text
    assert "Then passes are counted anew." in text


def test_nobody_takes_from_an_empty_hand_or_swaps_one() -> None:
    take, swap = DrawPhase(Location.OPPONENT_HAND), SwapPhase(Location.TABLEAU)
    table, books = {"initial_tableau_count": 3}, dict[str, Any](win=WinType.MOST_CAPTURED)
    text = told(take, swap, setup=table, game_rules=GameRules(book_size=2), **books)
    assert "From an empty hand nothing is taken." in text
    assert "Without cards you cannot do this." in text
    out = GameRules(book_size=2, going_out=GoingOut.LEAVES_HAND)
    gone = told(take, swap, setup=table, game_rules=out, **books)
    assert "From an empty hand" not in gone, "who has none is out of the hand"
    assert "Without cards" not in gone


def test_what_follows_a_trick_comes_after_it() -> None:
    turn_up = TurnUpPhase(1)
    rest: dict[str, Any] = {"is_trick_based": True, "win": WinType.MOST_TRICKS}
    assert "Before each trick the top card of the stock is turned up" in told(turn_up, TrickPhase(), **rest)
    assert "After each trick the top card of the stock is turned up" in told(TrickPhase(), turn_up, **rest)


def test_stakes_are_told_in_their_place() -> None:
    first, last = in_short(WagerPhase(), BETS, **HOUSE), in_short(BETS, WagerPhase(), **HOUSE)
    assert "At the beginning of a hand, everybody stakes chips against the house." in first
    assert "In each hand, everybody bets and then everybody stakes chips against the house." in last


def test_who_folds_before_the_stakes_loses_none() -> None:
    lost = "Whoever is out of the hand loses the stake."
    assert lost in told(WagerPhase(), BETS, player_count=2, **HOUSE)
    assert lost not in told(BETS, WagerPhase(), player_count=2, **HOUSE)


def test_two_players_raise_no_more_often_than_the_limit_lets_them() -> None:
    rest: dict[str, Any] = {"setup": {**CHIPS, "ante": 1}, "player_count": 2, "win": WinType.MOST_CHIPS}
    rest["game_rules"] = GameRules(max_hands=50)
    bets = BettingPhase(min_bet=4, max_bet=16)
    assert "raises at most" not in told(replace(bets, max_raises=5), **rest)
    assert "three raises at most" in told(replace(bets, max_raises=3), **rest), "short raises may come between"


def test_trumps_are_not_named_in_the_first_hand_by_who_won_the_last() -> None:
    text = all_rules(known("knock-out-whist"))
    assert "A hand begins with naming trumps (but not in the first hand)." in text


def test_one_card_that_is_left_goes_to_the_starter() -> None:
    setup = {"cards_per_player": 17, "deal_remainder": True}
    assert "the last card goes to the starter" not in told(PLAY, setup=setup), "that is told in another way"
    beside = {**setup, "cards_per_player": 16, "initial_discard_count": 3}
    assert "At the end of the deal the last card goes to the starter." in told(PLAY, setup=beside)


def test_a_knock_after_a_trick_ends_the_hand_at_once() -> None:
    """Who takes the trick knocks, and would have the next turn."""
    knock, rest = KnockPhase(last_round=True), dict[str, Any](win=WinType.MOST_TRICKS)
    after = told(TrickPhase(), knock, **rest)
    assert "That ends the hand at once." in after
    assert "one more turn" not in after
    assert "every other player has one more turn" in told(knock, TrickPhase(), **rest)
    drawn = told(DrawPhase(Location.DECK), TrickPhase(), knock, **rest)
    assert "every other player has one more turn" in drawn, "a turn may go by without a trick"


def test_two_who_have_not_won_have_as_many_chips() -> None:
    rest: dict[str, Any] = {"setup": CHIPS, "player_count": 2, "win": WinType.MOST_CHIPS}
    rest["game_rules"] = GameRules(tie_breaker=TieBreaker.PLAY_ON)
    text = told(BETS, **rest)
    assert "new hand is dealt" in text
    for apart in ("too few to call", "or is all-in", "what is beyond goes back"):
        assert apart not in text
        assert apart in told(BETS, **{**rest, "win": WinCondition(WinType.MOST_CHIPS, threshold=150)})


def test_who_shares_the_pot_is_never_without_chips() -> None:
    shared = replace(BETS, showdown_method=ShowdownMethod.FOLD_ONLY)
    rest: dict[str, Any] = {"setup": {**CHIPS, "ante": 1}, "win": WinCondition(WinType.MOST_CHIPS, threshold=250)}
    broke = "has no chips left at the end of a hand"
    assert broke not in told(shared, **rest)
    assert broke in told(replace(shared, showdown_method=ShowdownMethod.HIGHEST_CARD), **rest)
    assert broke not in told(shared, **{**rest, "setup": CHIPS}), "all get back what they have put in"
    staked = {**rest, **HOUSE}
    assert broke in told(shared, WagerPhase(), **staked), "the house may win everything"
    assert broke not in told(shared, WagerPhase(), **{**staked, "setup": {**CHIPS, "ante": 1}}), "but for the ante"
    first = WagerPhase(before_deal=True)
    assert broke in told(first, shared, **{**staked, "setup": {**CHIPS, "ante": 1}}), "which may be staked before"


def test_stakes_after_the_deal_are_laid_with_cards_in_sight() -> None:
    book = write_rulebook(made(WagerPhase(), **HOUSE)).to_markdown()
    assert "Look at your cards, lay your stake" in book
    assert "In each hand, when the cards are dealt, each player in turn" in book
    unseen = write_rulebook(made(WagerPhase(before_deal=True), **HOUSE)).to_markdown()
    assert "Lay your stake, look at your cards" in unseen


def test_who_has_paid_the_last_chip_as_ante_stakes_nothing() -> None:
    nothing = "and nothing if none are left"
    assert nothing in told(WagerPhase(), **{**HOUSE, "setup": {**CHIPS, "ante": 7}})
    assert nothing not in told(WagerPhase(), **HOUSE)


def test_a_rank_is_named_before_the_card_is_seen() -> None:
    stacks = {"hand_is_stack": True, "hand_visibility": Visibility.FACE_DOWN}
    named = told(ClaimPhase(rank_mode=ClaimRankMode.CHOSEN), setup=stacks)
    assert "Name the rank before you look at what you lay." in named


def test_cards_captured_on_the_table_count_for_the_moon() -> None:
    hearts = known("hearts")
    turn = replace(hearts.turn_structure, phases=(*hearts.turn_structure.phases, PlayPhase(Location.TABLEAU)))
    setup = replace(hearts.setup, tableau_mode=TableauMode.MATCH_RANK)
    assert ", be it on the table, has shot the moon" in all_rules(replace(hearts, setup=setup, turn_structure=turn))
    assert "be it on the table" not in all_rules(replace(hearts, setup=setup))


# ---------------------------------------------------------------------------------------- what is played


def test_cards_of_one_rank_are_called_by_it() -> None:
    text = told(SEVENS, setup={"removed_cards": NO_SPADES})
    assert "They must be sevens." in text
    assert "hearts first, then diamonds and clubs" not in text, "which lies on top makes no difference"
    assert "play two sevens" in in_short(SEVENS)


def test_a_pass_is_a_whole_turn_without_a_card() -> None:
    again = replace(PLAY, mandatory=False)
    stake = GameRules(pass_stake=1)
    text = told(SEVENS, again, setup=CHIPS, win=WinType.MOST_CHIPS, game_rules=stake)
    assert "otherwise you pass" not in text
    assert text.count("If you lay no card in your whole turn, you pass.") == 1
    assert "A player who plays no card in a turn passes." not in text


def test_who_has_no_chip_pays_none_for_a_pass() -> None:
    stake: dict[str, Any] = {"game_rules": GameRules(pass_stake=1), "win": WinType.MOST_CHIPS, "setup": CHIPS}
    may_pass = replace(PLAY, mandatory=False)
    assert "pays one chip into the pot, if he or she has one left." in told(BETS, may_pass, **stake)


def test_a_pile_that_nobody_uses_is_laid_aside() -> None:
    to_table, aside = PlayPhase(Location.TABLEAU), "Lay one card aside, face up; it is out of the hand."
    assert aside in told(to_table, setup={"initial_discard_count": 1})
    assert aside not in told(PLAY, setup={"initial_discard_count": 1})
    assert aside not in told(DrawPhase(Location.DISCARD), to_table, setup={"initial_discard_count": 1})


def test_only_suits_and_ranks_of_the_pack_are_named() -> None:
    match = Condition(ConditionType.MATCHES_OR_WILD, reference=CardReference.TOP_DISCARD)
    play = replace(PLAY, valid_play_condition=match)
    wild = {"wild_cards": (Rank.EIGHT,), "wild_names_suit": True, "initial_discard_count": 1}
    assert "names a suit. The" in told(play, setup=wild)
    assert "names a suit of the pack. The" in told(play, setup={**wild, "removed_cards": NO_SPADES})
    claim = ClaimPhase(rank_mode=ClaimRankMode.CHOSEN)
    assert "of a rank that you name" in told(claim)
    assert "of a rank of the pack that you name" in told(claim, setup={"removed_cards": NO_TENS})


def test_a_wild_card_is_the_whole_play_where_others_go_together() -> None:
    match = Condition(ConditionType.MATCHES_OR_WILD, reference=CardReference.TOP_DISCARD)
    play = replace(PLAY, valid_play_condition=match)
    wild = {"wild_cards": (Rank.EIGHT,), "wild_names_suit": True, "initial_discard_count": 1}
    last = "as the last card of a play"
    assert last not in told(SEVENS, play, setup=wild)
    assert last in told(replace(play, max_cards=2), setup=wild)


def test_who_claims_from_a_stack_that_nobody_sees_sees_the_card() -> None:
    stacks = {"hand_is_stack": True, "hand_visibility": Visibility.FACE_DOWN}
    text = told(ClaimPhase(), setup=stacks)
    assert "You may look at what you lay." in text
    assert "under his or her stack, card by card from the bottom of the pile" in text
    assert "Even your last card may be challenged: you are rid of it" in text
    hands = told(ClaimPhase())
    assert "You may look at what you lay." not in hands
    assert "takes the whole discard pile into the hand" in hands


# ---------------------------------------------------------------------------------------- chips, hands, the house


def test_a_limit_that_stops_raises_stops_all_bets_above_it() -> None:
    only = "only while there may be another raise"
    rest: dict[str, Any] = {"setup": CHIPS, "win": WinType.EMPTY_HAND}
    played = PlayPhase(Location.TABLEAU)
    assert only not in told(replace(BETS, max_raises=3, max_bet=40), played, **rest), "all amounts are tens"
    assert only in told(replace(BETS, max_raises=3), played, **rest)


def test_cards_that_score_in_hand_are_called_by_their_names() -> None:
    club = Condition(ConditionType.CARD_IS_SUIT, Operator.EQ, Suit.CLUBS)
    for condition, name in ((SEVEN, "seven"), (club, "club")):
        scoring = (ScoringRule(condition, 2, per_card=True),)
        out = GameRules(going_out=GoingOut.ENDS_HAND)
        text = told(PLAY, scoring_rules=scoring, win=WinType.HIGH_SCORE, game_rules=out)
        assert f"At the end of the hand, you score two points for each {name} in your hand." in text


def test_cards_laid_off_count_for_the_worst_hand() -> None:
    gin = known("gin-rummy")
    laid_off = "cards that are laid off after a knock count as cards in hand"
    assert laid_off in all_rules(replace(gin, game_rules=replace(gin.game_rules, worst_hand_points=-1)))
    assert laid_off not in all_rules(gin)
    assert "if both are level, each of them does" in all_rules(
        replace(gin, game_rules=replace(gin.game_rules, worst_hand_points=-1))
    )


def test_a_house_that_counts_one_suit_may_take_all_cards() -> None:
    blackjack = known("blackjack")
    evaluation = blackjack.hand_evaluation
    assert evaluation is not None
    lacking = "When there is no card left to take"
    assert lacking in all_rules(replace(blackjack, hand_evaluation=replace(evaluation, one_suit=True)))
    assert lacking not in all_rules(blackjack)


def test_a_table_that_is_swapped_whole_is_never_empty() -> None:
    swap = SwapPhase(Location.TABLEAU, all_at_once=True)
    rules = GameRules(consecutive_pass_action=PassAction.RENEW_TABLEAU)
    rules = replace(rules, deck_empty_action=DeckEmptyAction.RESHUFFLE_DISCARD)
    table = {"cards_per_player": 3, "initial_tableau_count": 1}
    text = told(swap, setup=table, game_rules=rules, win=WinType.BEST_HAND)
    for short in ("if any lie there", "as far as it lasts", "nothing to shuffle"):
        assert short not in text
    small = {**table, "cards_per_player": 17}
    assert "nothing to shuffle" in told(swap, setup=small, game_rules=rules, win=WinType.BEST_HAND)
