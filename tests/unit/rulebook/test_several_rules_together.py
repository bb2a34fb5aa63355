"""What several rules together rule out, or ask for: none of them shows it alone."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.conditions import CardReference, Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    CardCondition,
    CardScoringRule,
    CardValue,
    DeckEmptyAction,
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
    HouseRules,
    KnockPhase,
    Location,
    MeldPhase,
    PlayPhase,
    Rank,
    ScoringTrigger,
    ShowdownMethod,
    SpecialEffect,
    StarterRule,
    Suit,
    SwapPhase,
    TableauMode,
    TargetSelector,
    TieBreaker,
    TrickPhase,
    TrickScoring,
    TriggerMode,
    TrumpSource,
    Visibility,
    WagerPhase,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import write_rulebook
from darwindeck.rulebook._plain import plain
from darwindeck.simulation import Simulator
from tests.support.field_pairs._pair import tricks
from tests.support.rulebooks import all_rules, known
from tests.unit.rulebook.test_rules_that_apply import in_short, made, told

GIN = known("gin-rummy")
HIGH_CARD = HandEvaluation(HandEvaluationMethod.HIGH_CARD)
FOUR_IN_A_ROW = Condition(ConditionType.HAS_RUN_OF_N, value=4)

# ---------------------------------------------------------------------------------------- conditions that end a hand


def gin(*phases: Any, **rules: Any) -> GameGenome:
    turn = replace(GIN.turn_structure, phases=phases or GIN.turn_structure.phases)
    return replace(GIN, turn_structure=turn, game_rules=replace(GIN.game_rules, **rules))


def test_nobody_draws_for_what_has_ended_the_hand() -> None:
    discard, knock = DiscardPhase(Location.DISCARD, count=2, mandatory=True), GIN.turn_structure.phases[-1]
    five = DrawPhase(Location.DECK, condition=Condition(ConditionType.HAS_RUN_OF_N, value=5))
    three = DrawPhase(Location.DECK, condition=Condition(ConditionType.HAS_RUN_OF_N, value=3))
    never = all_rules(gin(discard, five, knock, hand_ends_if=FOUR_IN_A_ROW))
    assert "draw" not in never
    assert "four cards of one suit in a row right after the deal." in never, "cards are only laid off"
    assert "draw a card from the stock" in all_rules(gin(discard, three, knock, hand_ends_if=FOUR_IN_A_ROW))


def test_a_draw_that_never_comes_still_lets_players_knock_without_cards() -> None:
    """Where no phase draws, empty hands end the hand at once."""
    discard, knock = DiscardPhase(Location.DISCARD, count=2, mandatory=True), GIN.turn_structure.phases[-1]
    four = DrawPhase(Location.DECK, condition=FOUR_IN_A_ROW)
    genome = gin(discard, four, knock, hand_ends_if=FOUR_IN_A_ROW)
    assert "Nobody holds a card any more" not in all_rules(genome)
    assert "nobody holds a card any more" in all_rules(gin(discard, knock, hand_ends_if=FOUR_IN_A_ROW))
    assert Simulator().simulate(genome, 50) == Simulator().simulate(plain(genome), 50)


def test_melds_that_end_the_hand_are_never_laid_or_counted() -> None:
    three = Condition(ConditionType.HAS_SET_OF_N, value=3)
    text = all_rules(gin(hand_ends_if=three))
    assert "a set of" not in text
    assert "to a set" not in text
    assert "A hand is arranged so that its deadwood is least." in text
    assert "a run of three or more cards" in text
    four = Condition(ConditionType.HAS_SET_OF_N, value=4)
    assert "a set of three cards of one rank" in all_rules(gin(hand_ends_if=four))
    assert "a run of three cards of one suit" in all_rules(gin(hand_ends_if=FOUR_IN_A_ROW))


def test_melds_that_end_the_hand_count_where_hands_are_compared_then() -> None:
    three = Condition(ConditionType.HAS_SET_OF_N, value=3)
    assert "a set of three or four cards of one rank" in all_rules(gin(hand_ends_if=three, worst_hand_points=-1))


def test_a_card_that_is_taken_after_the_discard_is_not_kept() -> None:
    discard = DiscardPhase(Location.DISCARD, mandatory=True, keep_taken=True)
    draw = DrawPhase(Location.DECK, or_source=Location.DISCARD)
    kept = "that you took from the discard pile in the same turn"
    assert kept in told(draw, discard, setup={"initial_discard_count": 1})
    assert kept not in told(discard, draw, setup={"initial_discard_count": 1})


def test_hands_of_one_suit_have_no_sets() -> None:
    lays = (MeldPhase(), PlayPhase(Location.DISCARD))
    text = told(*lays, setup={"deal_suits": True})
    assert "A meld is a run of three or more cards" in text
    assert "to a set" not in text
    assert "a set of three or more" in told(DrawPhase(Location.DECK), *lays, setup={"deal_suits": True})


def test_whoever_may_only_climb_does_not_get_rid_of_more_cards_than_there_are_ranks() -> None:
    climb = PlayPhase(Location.TABLEAU, climbing=True)
    rest: dict[str, Any] = {"win": WinType.BEST_HAND, "hand_evaluation": HIGH_CARD, "player_count": 2}
    setup = {"cards_per_player": 20, "starting_chips": 100}
    text = told(BettingPhase(), climb, setup=setup, **rest)
    assert "The hand ends when only one player is left in it." in text
    assert "level" not in text.split("End of the game")[1], "one player alone has a hand to compare"
    few = told(BettingPhase(), climb, setup={**setup, "cards_per_player": 10}, **rest)
    assert "holds a card any more." in few
    first = WinCondition(WinType.BEST_HAND, threshold=1, comparison=WinComparison.FIRST)
    race = told(BettingPhase(), climb, setup=setup, **{**rest, "win": first, "hand_evaluation": FIVES})
    assert "at the same moment" in race, "both hold hands while they play"


def test_three_of_a_rank_are_not_counted_where_pairs_are_laid_down() -> None:
    schwimmen = known("schwimmen")
    pairs = replace(schwimmen, game_rules=replace(schwimmen.game_rules, book_size=2))
    assert "if it has three aces" in all_rules(schwimmen)
    assert "if it has three aces" not in all_rules(pairs)


def test_the_last_card_is_no_special_sweep_where_the_stock_is_not_used_up() -> None:
    scopa = known("scopa")
    last = "unless it was the last card of the hand"
    assert last in all_rules(scopa)
    aces = (SpecialEffect(Rank.ACE, EffectType.DRAW_CARDS, TargetSelector.NEXT_PLAYER, 2),)
    turn = replace(scopa.turn_structure, phases=scopa.turn_structure.phases[1:])
    assert last not in all_rules(replace(scopa, turn_structure=turn, special_effects=aces)), "eight of thirty are drawn"


# ---------------------------------------------------------------------------------------- places and points


def test_one_who_goes_out_alone_has_the_only_place() -> None:
    rules = GameRules(going_out=GoingOut.ENDS_HAND, place_points=(3, 2, 1))
    win = WinCondition(WinType.FIRST_TO_SCORE, threshold=20)
    alone = told(PlayPhase(Location.DISCARD), win=win, game_rules=rules)
    assert "whoever went out scores three points." in alone
    assert "at the same moment" not in alone
    together = told(PlayPhase(Location.DISCARD), win=win, game_rules=replace(rules, book_size=2))
    assert "two points to the second" in together
    assert "at the same moment" in together


def test_two_teams_cannot_both_take_most_tricks_though_they_bet() -> None:
    win = WinCondition(WinType.FIRST_TO_SCORE, threshold=5)
    rest: dict[str, Any] = {
        "player_count": 2,
        "win": win,
        "trick_scoring": TrickScoring(book=3),
        "is_trick_based": True,
    }
    setup = {"cards_per_player": 6, "starting_chips": 100}
    assert "at the same moment" not in told(BettingPhase(), TrickPhase(), setup=setup, **rest)
    assert "at the same moment" in told(BettingPhase(), TrickPhase(), setup={**setup, "cards_per_player": 8}, **rest)


def test_cards_that_are_lost_to_special_ones_make_no_more_tricks() -> None:
    win = WinCondition(WinType.FIRST_TO_SCORE, threshold=5)
    jacks = (SpecialEffect(Rank.JACK, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, 1),)
    rest: dict[str, Any] = {"player_count": 2, "win": win, "trick_scoring": TrickScoring(book=3)}
    assert "at the same moment" not in all_rules(tricks(special_effects=jacks, **rest))


def test_points_that_nobody_compares_are_neither_good_nor_bad() -> None:
    cuckoo = known("cuckoo")
    low = WinCondition(WinType.LOW_SCORE, threshold=25, trigger_mode=TriggerMode.THRESHOLD_GATE)
    text = all_rules(replace(cuckoo, win_conditions=(low,)))
    assert "The aim is to be the last player left in the game." in text
    assert "The fewer points, the better" not in text, "nobody ever has as many as 25"


def test_whoever_took_a_trick_has_points_and_stays_in() -> None:
    rest: dict[str, Any] = {"win": WinType.LAST_STANDING, "game_rules": GameRules(elimination=Elimination.NO_SCORE)}
    unless = "unless nobody"
    assert unless not in all_rules(tricks(trick_scoring=TrickScoring(), **rest))
    assert unless in all_rules(tricks(trick_scoring=TrickScoring(book=2), **rest))


def test_the_worst_hand_scores_in_every_hand() -> None:
    cuckoo = replace(known("cuckoo"), game_rules=GameRules(worst_hand_points=1))
    limit = "If nobody has won after about"
    race = WinCondition(WinType.HIGH_SCORE, threshold=10, trigger_mode=TriggerMode.THRESHOLD_GATE)
    assert limit not in all_rules(replace(cuckoo, win_conditions=(race,), max_turns=1000))
    assert limit in all_rules(replace(cuckoo, win_conditions=(race,), max_turns=100))


def test_players_who_get_rid_of_their_cards_one_by_one_play_one_hand() -> None:
    """The last one has lost, whoever that is."""
    president = known("president")
    lost = replace(president, win_conditions=(WinCondition(WinType.NOT_LAST),))
    text = all_rules(lost)
    assert "Choose the dealer by lot." in text
    assert "a new hand is dealt" not in text
    assert "If nobody has won after about" not in text


def test_places_are_for_hands_in_which_somebody_goes_out() -> None:
    president = known("president")
    phases = (*president.turn_structure.phases[:1], BettingPhase(), *president.turn_structure.phases[1:])
    setup = replace(president.setup, starting_chips=100)
    folding = replace(president, setup=setup, turn_structure=replace(president.turn_structure, phases=phases))
    assert "When somebody has gone out, a player who alone is left in the hand has the next place." in all_rules(
        folding
    )
    assert "Nothing is exchanged after a hand in which nobody ran out of cards." in all_rules(folding)
    for_all = replace(president, game_rules=replace(president.game_rules, place_points=(3, 2, 1, -1)))
    assert "A player who alone is left with cards has the next place." in all_rules(for_all)


def test_whoever_goes_out_first_has_chips_and_starts() -> None:
    rest: dict[str, Any] = {"win": WinCondition(WinType.MOST_CHIPS, threshold=300), "setup": {"starting_chips": 100}}
    rules = GameRules(going_out=GoingOut.ENDS_HAND, starter=StarterRule.FIRST_OUT)
    gone = "or that player is out of the game"
    assert gone not in told(BettingPhase(), PlayPhase(Location.DISCARD), game_rules=rules, **rest)
    score = replace(rules, elimination=Elimination.NO_SCORE, worst_hand_points=-1)
    hands = {**rest, "hand_evaluation": HIGH_CARD}
    assert gone in told(BettingPhase(), PlayPhase(Location.DISCARD), game_rules=score, **hands)


def test_starters_follow_each_other_where_players_leave_the_game() -> None:
    """The deal would pass over a starter who has left, and with it the next one."""
    follows = "In every later hand the starter is the next player still in the game, clockwise from the last starter."
    assert follows in all_rules(known("cuckoo"))
    assert "After each hand the deal passes to the left." in all_rules(known("hearts"))


def test_names_of_trumps_come_from_those_who_are_still_in_the_game() -> None:
    knock_out = known("knock-out-whist")
    assert "whoever took the most tricks in the hand before names" in all_rules(knock_out)
    rules = replace(knock_out.game_rules, elimination=Elimination.NO_SCORE, worst_hand_points=-1)
    by_score = replace(
        knock_out, game_rules=rules, hand_evaluation=HIGH_CARD, setup=replace(knock_out.setup, starting_score=3)
    )
    assert "whoever of those still in the game took the most tricks" in all_rules(by_score)


# ---------------------------------------------------------------------------------------- tricks in turns


def swapped_tricks(**rest: Any) -> GameGenome:
    """Goofspiel with whole hands that are swapped before each trick."""
    goofspiel = known("goofspiel")
    swap = SwapPhase(Location.OPPONENT_HAND, all_at_once=True, mandatory=True)
    turn = replace(goofspiel.turn_structure, phases=(swap, *goofspiel.turn_structure.phases))
    return replace(goofspiel, turn_structure=turn, **rest)


def test_hands_of_as_many_cards_are_swapped_whole() -> None:
    text = all_rules(swapped_tricks())
    assert "whole hand." in text
    assert "if both of you hold cards" not in text
    assert "from the table that you take with a trick" in text, "swaps bring no spades to hands"


def test_a_hand_with_a_trick_in_every_turn_is_over_before_the_limit() -> None:
    limit = "If nobody has won after about"
    assert limit not in all_rules(swapped_tricks(max_turns=39))
    assert limit in all_rules(swapped_tricks(max_turns=38))


def test_few_cards_end_a_hand_after_the_trick() -> None:
    one_left = GameRules(hand_ends_if=Condition(ConditionType.HAND_SIZE, Operator.LE, 1))
    text = all_rules(swapped_tricks(game_rules=one_left))
    assert "The hand ends as soon as a player holds at most one card, but not in the middle of a trick." in text
    assert "13 tricks" not in text


def test_leaders_have_cards_where_whoever_has_none_is_out() -> None:
    jacks = (SpecialEffect(Rank.JACK, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, 1),)
    leaves = GameRules(going_out=GoingOut.LEAVES_HAND)
    text = all_rules(tricks(special_effects=jacks, game_rules=leaves))
    assert "If the leader has no card left" not in text
    assert "A player who has lost his or her last card in the trick plays none." in text
    assert "If the leader has no card left" in all_rules(tricks(special_effects=jacks))


def test_nobody_lacks_a_card_in_a_trick_where_that_wins() -> None:
    jacks = (SpecialEffect(Rank.JACK, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER, 1),)
    text = all_rules(tricks(special_effects=jacks, win=WinType.EMPTY_HAND))
    assert "If the leader has no card left" not in text
    assert "plays none" not in text
    ties = GameRules(tie_breaker=TieBreaker.PLAY_ON)
    assert "If the leader has no card left" in all_rules(
        tricks(special_effects=jacks, win=WinType.EMPTY_HAND, game_rules=ties)
    )


def test_cards_that_are_all_played_to_tricks_are_not_shown() -> None:
    four = GameRules(hand_ends_if=Condition(ConditionType.HAS_SET_OF_N, value=4))
    rest: dict[str, Any] = {"win": WinCondition(WinType.MOST_CHIPS, threshold=300), "is_trick_based": True}
    rest |= {"hand_evaluation": HIGH_CARD, "game_rules": four}
    shared = "Otherwise those still in the hand share the pot when the hand is over"
    assert shared in told(BettingPhase(), TrickPhase(), setup={"starting_chips": 100}, **rest)
    assert shared not in told(BettingPhase(), TrickPhase(), setup={"starting_chips": 100, "ante": 5}, **rest)


def test_a_draw_before_the_trick_does_not_keep_anybody_from_taking_it() -> None:
    rest: dict[str, Any] = {"win": WinType.LAST_STANDING, "is_trick_based": True}
    rules = GameRules(elimination=Elimination.NO_TRICKS)
    nobody = "If nobody has taken any"
    assert nobody not in told(DrawPhase(Location.DECK), TrickPhase(), game_rules=rules, **rest)
    ends = replace(rules, deck_empty_action=DeckEmptyAction.HAND_ENDS)
    assert nobody in told(DrawPhase(Location.DECK), TrickPhase(), game_rules=ends, **rest)


def test_trumps_of_the_first_hand_are_turned_up_from_a_stock_that_has_cards() -> None:
    knock_out = known("knock-out-whist")
    grows = replace(knock_out.setup, cards_step=1)
    assert "If no card is left for the stock" not in all_rules(replace(knock_out, setup=grows))


def test_hands_in_which_cards_go_the_same_way_are_told_together() -> None:
    hearts = replace(known("hearts"), player_count=2)
    assert "In the first, second and third hands they go to the other player and in the fourth" in all_rules(hearts)


def test_trumps_that_do_not_matter_are_not_told_in_the_sample() -> None:
    goofspiel = known("goofspiel")
    rotating = replace(goofspiel, setup=replace(goofspiel.setup, trump_source=TrumpSource.ROTATING))
    assert "trumps" not in write_rulebook(rotating).to_markdown()


def test_skips_of_tricks_do_not_add_up() -> None:
    nines = (SpecialEffect(Rank.NINE, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER),)
    play = PlayPhase(Location.DISCARD, max_cards=3)
    after = told(TrickPhase(), play, special_effects=nines, win=WinType.MOST_TRICKS)
    assert "skips nobody" in after
    assert "add up" not in after
    assert "add up" in told(play, TrickPhase(), special_effects=nines, win=WinType.MOST_TRICKS)


def test_who_folds_after_the_trick_loses_the_next_turn() -> None:
    rest: dict[str, Any] = {"setup": {"starting_chips": 100}, "win": WinType.MOST_CHIPS}
    play = PlayPhase(Location.DISCARD)
    after = told(TrickPhase(), BettingPhase(), play, **rest)
    assert "bets goes on, what follows it in the turn is left out, and the next player has the next turn." in after
    before = told(BettingPhase(), TrickPhase(), play, **rest)
    assert "the turn goes on without him or her; the next player leads the trick." in before


# ---------------------------------------------------------------------------------------- the house


FIVES = HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=tuple(CardValue(rank, 5) for rank in Rank))


def house(cards: int = 1, *phases: Any, stands_on: int = 11, ante: int = 0, before_deal: bool = False) -> str:
    """A game against the house, which stops at a total that players may not come to."""
    return told(
        WagerPhase(before_deal=before_deal),
        *phases,
        setup={"cards_per_player": cards, "starting_chips": 100, "ante": ante},
        win=WinCondition(WinType.MOST_CHIPS, threshold=1000),
        hand_evaluation=FIVES,
        house=HouseRules(stands_on=stands_on),
    )


def test_a_house_that_nobody_can_beat_wins_all_stakes() -> None:
    assert "The house always has the better total, so every stake is lost." in house(2)
    assert "Level with the house" not in house(2)
    assert "Level with the house" in house(3), "three fives are more than eleven"
    assert "Level with the house" in house(2, stands_on=10)


def test_stakes_are_whole_multiples_where_the_house_pays_whole_ones() -> None:
    few = "Whoever has fewer than ten chips stakes all of them."
    assert few not in house(2)
    assert few in all_rules(known("blackjack")), "a natural pays one and a half"


def test_nobody_counts_a_card_for_less_than_it_may_count() -> None:
    two = HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=(CardValue(Rank.ACE, 11, 1),))
    rest: dict[str, Any] = {"win": WinType.BEST_HAND}
    assert "11 or 1" not in told(PlayPhase(Location.DISCARD), hand_evaluation=two, **rest)
    near = replace(two, target_value=21)
    assert "11 or 1" in told(PlayPhase(Location.DISCARD), hand_evaluation=near, **rest)


def test_bets_and_stakes_leave_the_table_as_it_is() -> None:
    schwimmen = known("schwimmen")
    setup = replace(schwimmen.setup, starting_chips=100)
    phases = (BettingPhase(), *schwimmen.turn_structure.phases)
    text = all_rules(replace(schwimmen, setup=setup, turn_structure=replace(schwimmen.turn_structure, phases=phases)))
    assert "if any lie there" not in text
    assert "as far as it lasts" not in text


def test_the_stock_lasts_for_one_exchange_and_the_house() -> None:
    text = house(1, ExchangePhase(3))
    assert "may lay his or her card face down" in text
    assert "If the stock is empty when" not in text
    assert "may lay up to three cards face down" in house(4, ExchangePhase(3))


def test_somebody_wins_the_antes_and_stays_in_the_game() -> None:
    nobody = "When nobody is left in it"
    assert nobody in house(2)
    assert nobody not in house(2, ante=5)
    assert nobody in house(2, ante=5, before_deal=True)


def test_whoever_has_staked_everything_before_the_deal_pays_no_ante() -> None:
    assert "pays an ante of one chip into the pot, or what he or she has left, if anything." in house(
        2, ante=1, before_deal=True
    )
    assert "if anything" not in house(2, ante=1)


# ---------------------------------------------------------------------------------------- rows, bets and battles


def test_whoever_cannot_play_draws_until_that_ends_the_hand() -> None:
    uno, standstill = known("uno-style"), "If a whole round goes by in which nobody can do anything"
    for action in (DeckEmptyAction.HAND_ENDS, DeckEmptyAction.GAME_ENDS):
        assert standstill not in all_rules(replace(uno, game_rules=GameRules(deck_empty_action=action)))
    assert standstill in all_rules(replace(uno, game_rules=GameRules(deck_empty_action=DeckEmptyAction.SKIP_DRAW)))


def test_the_rank_of_a_wild_card_matters_only_where_ranks_must_match() -> None:
    eights = known("crazy-eights")
    assert "The card then counts as one of that suit until another card covers it." in all_rules(eights)
    draw, play = eights.turn_structure.phases
    assert isinstance(play, PlayPhase)
    by_rank = Condition(ConditionType.CARD_MATCHES_RANK, reference=CardReference.TOP_DISCARD)
    turn = replace(eights.turn_structure, phases=(draw, replace(play, valid_play_condition=by_rank)))
    assert "of that suit, and of no rank," in all_rules(replace(eights, turn_structure=turn))


def test_everybody_has_a_stake_that_is_laid_before_the_deal() -> None:
    blackjack = known("blackjack")
    assert "The house plays when the hand is over, provided that somebody is not bust:" in all_rules(blackjack)
    with_ante = replace(blackjack, setup=replace(blackjack.setup, ante=5))
    assert "provided that somebody is not bust:" in all_rules(with_ante), "antes come after the deal"
    wager, *others = with_ante.turn_structure.phases
    assert isinstance(wager, WagerPhase)
    after_deal = replace(with_ante.turn_structure, phases=(replace(wager, before_deal=False), *others))
    assert "provided that somebody with a stake is not bust:" in all_rules(
        replace(with_ante, turn_structure=after_deal)
    )


def test_a_round_of_bets_that_does_not_take_place_ends_the_hand_as_well() -> None:
    for name in ("showdown-poker", "five-card-draw"):
        assert "round of bets is over, or does not take place." in all_rules(known(name))
    assert "or does not take place" not in all_rules(known("leduc")), "chips last"


def test_rows_do_not_go_round_the_corner() -> None:
    text = told(DrawPhase(Location.DECK, condition=FOUR_IN_A_ROW), PlayPhase(Location.DISCARD))
    assert "Cards in a row go from the two to the ace, and not round the corner." in text


def test_ranks_that_the_pack_lacks_are_passed_over_in_sequences() -> None:
    poker = known("five-card-draw")
    without = replace(poker, setup=replace(poker.setup, removed_cards=(CardCondition(rank=Rank.TEN),)))
    passed = "ranks that the pack does not have are passed over"
    assert passed in all_rules(without)
    assert passed not in all_rules(poker)


def test_a_condition_is_asked_of_a_player_who_has_folded() -> None:
    again = BettingPhase(condition=FOUR_IN_A_ROW)
    folded = "in a row (whether or not he or she is still in the hand)."
    assert folded in told(BettingPhase(), again, setup={"starting_chips": 100}, win=WinType.MOST_CHIPS)
    firm = BettingPhase(allow_fold=False)
    staying = told(firm, replace(again, allow_fold=False), setup={"starting_chips": 100}, win=WinType.MOST_CHIPS)
    assert "still in the hand" not in staying


def test_chips_of_pots_that_are_never_shared_are_multiples_of_a_bet() -> None:
    rest: dict[str, Any] = {"setup": {"starting_chips": 100}, "win": WinCondition(WinType.MOST_CHIPS, threshold=300)}
    out = GameRules(going_out=GoingOut.ENDS_HAND)
    whole = told(BettingPhase(), PlayPhase(Location.DISCARD), game_rules=out, **rest)
    assert "also when they are too few to call." in whole
    shared = told(BettingPhase(), PlayPhase(Location.DISCARD), hand_evaluation=HIGH_CARD, **rest)
    assert "also when they are too few to bet or to call." in shared


def test_raises_that_the_limit_forbids_are_not_counted() -> None:
    betting_war = all_rules(known("betting-war"))
    assert "Nobody may put more than 30 chips into the pot in this round." in betting_war
    assert "There may be three raises at most." in betting_war, "the second round has no limit"
    assert "two raises" not in betting_war


def test_one_card_is_all_that_is_held() -> None:
    bet = BettingPhase(showdown_method=ShowdownMethod.HIGHEST_CARD)
    rest: dict[str, Any] = {"win": WinType.MOST_CHIPS}
    held = "whatever else is held"
    assert held not in told(bet, setup={"starting_chips": 100, "cards_per_player": 1}, **rest)
    assert held in told(bet, setup={"starting_chips": 100, "cards_per_player": 2}, **rest)


def test_a_condition_about_bets_is_about_the_last_round() -> None:
    ten = Condition(ConditionType.CURRENT_BET, Operator.EQ, 10)
    rest: dict[str, Any] = {"setup": {"starting_chips": 100}, "win": WinType.MOST_CHIPS}
    text = told(BettingPhase(), DrawPhase(Location.DECK, condition=ten), PlayPhase(Location.DISCARD), **rest)
    assert "If the highest bet of the last round is exactly ten chips" in text


def test_a_condition_that_ends_the_hand_waits_for_the_end_of_the_asking() -> None:
    three = GameRules(hand_ends_if=Condition(ConditionType.HAS_SET_OF_N, value=3))
    assert "but not while somebody is asking" in told(AskPhase(), game_rules=three, win=WinType.HIGH_SCORE)


def test_battles_of_one_turn_leave_cards_in_hands() -> None:
    setup = {"tableau_mode": TableauMode.WAR, "starting_chips": 100}
    rest: dict[str, Any] = {"win": WinType.MOST_CHIPS, "player_count": 2}
    discard = DiscardPhase(Location.TABLEAU, mandatory=True)
    once = told(BettingPhase(), discard, setup=setup, **rest)
    assert "If your hand is empty" not in once
    assert "last cards" not in once
    assert "If your hand is empty in your turn" in told(
        BettingPhase(), discard, setup={**setup, "cards_per_player": 1}, **rest
    )


def test_any_card_will_do_for_a_blind_trick() -> None:
    setup = {"hand_visibility": Visibility.FACE_DOWN, "cards_per_player": 6}
    some = "if only some will do"
    assert some not in all_rules(tricks(TrickPhase(face_down=True), setup=setup))
    assert some in all_rules(tricks(TrickPhase(), setup=setup))


def test_a_summary_does_not_promise_bets_that_wait_for_something() -> None:
    row = BettingPhase(condition=FOUR_IN_A_ROW)
    setup = {"starting_chips": 100}
    assert "there may be a round of bets" in in_short(row, TrickPhase(), setup=setup, is_trick_based=True)
    assert "everybody bets" in in_short(BettingPhase(), TrickPhase(), setup=setup, is_trick_based=True)


def test_both_may_lay_their_last_cards_in_a_battle() -> None:
    last = "If both players lay their last cards in a tie, the hand is over"
    assert f"{last} and the other player deals anew." in all_rules(known("war-baseline"))
    assert f"{last}, the pot is shared and a new one is dealt." in all_rules(known("betting-war"))
    once = made(PlayPhase(Location.TABLEAU), setup={"tableau_mode": TableauMode.WAR}, player_count=2)
    points = (CardScoringRule(CardCondition(suit=Suit.HEARTS), 1, ScoringTrigger.CAPTURE),)
    judged = replace(once, win_conditions=(WinCondition(WinType.HIGH_SCORE),), card_scoring=points)
    assert f"{last}." in all_rules(judged)


def test_who_is_left_in_a_battle_without_cards_shares_the_pot() -> None:
    bet = BettingPhase(showdown_method=ShowdownMethod.HIGHEST_CARD, allow_fold=False)
    setup = {"tableau_mode": TableauMode.WAR, "starting_chips": 100}
    text = told(bet, PlayPhase(Location.TABLEAU), setup=setup, win=WinType.MOST_CHIPS, player_count=2)
    assert "share the pot when the hand is over." in text


def test_a_knock_that_would_end_what_is_over_is_left_out() -> None:
    few = Condition(ConditionType.HAND_SIZE, Operator.LE, 2)
    knock = KnockPhase(Condition(ConditionType.HAND_SIZE, Operator.LE, 1))
    text = told(PlayPhase(Location.DISCARD), knock, game_rules=GameRules(hand_ends_if=few), win=WinType.HIGH_SCORE)
    assert "knock" not in text
