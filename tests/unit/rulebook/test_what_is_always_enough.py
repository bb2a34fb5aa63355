"""Cards and chips that always last, captures that always come, and numbers that nothing exceeds: no book has doubts."""

from dataclasses import replace

from darwindeck.genome.schema import (
    BettingPhase,
    CardValue,
    DeckEmptyAction,
    DrawPhase,
    EffectType,
    GamePoint,
    Location,
    Phase,
    PlayPhase,
    Rank,
    SpecialEffect,
    Suit,
    TargetSelector,
)
from tests.support.rulebooks import all_rules, known

SCOPA, LEDUC, GIN, SUECA = known("scopa"), known("leduc"), known("gin-rummy"), known("sueca")
SCHWIMMEN, BETTING_WAR, GOOFSPIEL = known("schwimmen"), known("betting-war"), known("goofspiel")

# ---------------------------------------------------------------------------------------- hands that are filled again

NO_CARD, RUN_OUT = "no card to play when his or her turn comes", "When the stock has run out"


def test_hands_that_are_filled_together_run_out_together() -> None:
    text = all_rules(SCOPA)
    assert NO_CARD not in text
    assert RUN_OUT not in text


def test_hands_are_not_filled_together_where_the_stock_does_not_last_for_all() -> None:
    four = all_rules(replace(SCOPA, setup=replace(SCOPA.setup, initial_tableau_count=1)))
    assert RUN_OUT in four, "33 cards do not go up in sixes"
    assert NO_CARD in four


def test_hands_are_not_filled_together_where_several_cards_may_be_laid() -> None:
    draw, play = SCOPA.turn_structure.phases
    assert isinstance(play, PlayPhase)
    turn = replace(SCOPA.turn_structure, phases=(draw, replace(play, max_cards=2)))
    assert RUN_OUT in all_rules(replace(SCOPA, turn_structure=turn))


def test_players_who_leave_the_hand_without_a_card_to_play_are_told_of() -> None:
    draw, play = SCOPA.turn_structure.phases
    assert isinstance(play, PlayPhase)
    turn = replace(SCOPA.turn_structure, phases=(draw, replace(play, pass_if_unable=False)))
    assert "Only one player is left in it." in all_rules(replace(SCOPA, turn_structure=turn))


def test_an_empty_stock_that_ends_the_hand_is_told() -> None:
    ends = replace(SCOPA.game_rules, deck_empty_action=DeckEmptyAction.HAND_ENDS)
    assert "draw a card from the stock and it is empty" in all_rules(replace(SCOPA, game_rules=ends))


# ---------------------------------------------------------------------------------------- something to shuffle

CRAZY_EIGHTS, UNO = known("crazy-eights"), known("uno-style")
LACK = "If there is nothing to shuffle, nothing is drawn."


def test_wild_cards_are_played_before_all_cards_are_drawn() -> None:
    assert LACK not in all_rules(CRAZY_EIGHTS)
    assert LACK in all_rules(replace(CRAZY_EIGHTS, setup=replace(CRAZY_EIGHTS.setup, cards_per_player=9))), (
        "the holder of a wild card may have had eight turns"
    )
    skips = (SpecialEffect(Rank.JACK, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER),)
    assert LACK in all_rules(replace(CRAZY_EIGHTS, special_effects=skips))


def test_the_card_under_the_top_card_is_played_again() -> None:
    assert LACK not in all_rules(UNO)
    to_all = (SpecialEffect(Rank.TWO, EffectType.DRAW_CARDS, TargetSelector.ALL_OPPONENTS, 2),)
    assert LACK in all_rules(replace(UNO, special_effects=to_all)), "it may be with a player who has a later turn"
    may = UNO.turn_structure.phases[1]
    assert isinstance(may, PlayPhase)
    free = replace(UNO.turn_structure, phases=(UNO.turn_structure.phases[0], replace(may, mandatory=False)))
    assert LACK in all_rules(replace(UNO, turn_structure=free))


# ---------------------------------------------------------------------------------------- captures

NOBODY = "If nobody did, they go to nobody."


def test_somebody_captures_where_more_cards_are_laid_than_there_are_ranks() -> None:
    assert NOBODY not in all_rules(SCOPA)
    all_dealt = replace(SCOPA.setup, cards_per_player=5, initial_tableau_count=30)
    assert NOBODY in all_rules(replace(SCOPA, setup=all_dealt)), "each of the ten cards may be of another rank"


def test_somebody_captures_where_hands_go_on_while_the_stock_lasts() -> None:
    skip = SpecialEffect(Rank.ACE, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER)
    draw = DrawPhase(Location.DECK, count=3, mandatory=True)

    def drawing(first: DrawPhase) -> str:
        turn = replace(SCOPA.turn_structure, phases=(first, SCOPA.turn_structure.phases[-1]))
        return all_rules(replace(SCOPA, turn_structure=turn, special_effects=(skip,)))

    assert NOBODY not in drawing(draw)
    assert NOBODY in drawing(replace(draw, mandatory=False)), "the six cards that are dealt may be of six ranks"


def test_cards_of_suits_that_nobody_is_dealt_come_from_the_table() -> None:
    assert "for each of these cards from the table that you take with a trick:" in all_rules(GOOFSPIEL)
    free = replace(GOOFSPIEL.setup, deal_suits=False, cards_per_player=10)
    turn = replace(GOOFSPIEL.turn_structure, tricks_per_hand=None)
    mixed = all_rules(replace(GOOFSPIEL, setup=free, turn_structure=turn))
    assert "in a trick that you take, or that comes from the table with it:" in mixed


# ---------------------------------------------------------------------------------------- chips


def bets_of(amount: int) -> str:
    phases: tuple[Phase, ...] = BETTING_WAR.turn_structure.phases
    phases = tuple(replace(one, min_bet=amount) if isinstance(one, BettingPhase) else one for one in phases)
    return all_rules(replace(BETTING_WAR, turn_structure=replace(BETTING_WAR.turn_structure, phases=phases)))


def test_whoever_has_chips_has_enough_for_the_smallest_amount() -> None:
    assert "also when they are too few to call." in bets_of(10)
    assert "also when they are too few to bet or to call." in bets_of(15), "100 chips, less 15 and 15 and so on"


def test_a_limit_that_raises_do_not_reach_is_left_out() -> None:
    limit = "obody may put more than"
    assert limit not in all_rules(LEDUC)
    phases: tuple[Phase, ...] = LEDUC.turn_structure.phases
    phases = tuple(replace(one, max_raises=2) if isinstance(one, BettingPhase) else one for one in phases)
    assert limit in all_rules(replace(LEDUC, turn_structure=replace(LEDUC.turn_structure, phases=phases)))
    assert limit in all_rules(BETTING_WAR), "all the chips of a player may be more"


def test_cards_of_a_hand_that_is_over_are_won_only_where_they_count() -> None:
    wins = "the other wins what lies on the table"
    assert wins not in all_rules(BETTING_WAR)
    assert wins in all_rules(known("war-baseline"))


def test_shares_of_several_players_may_leave_odd_chips() -> None:
    poker = known("showdown-poker")
    assert "also when they are too few to bet or to call." in all_rules(poker)


def test_an_ante_of_the_smallest_amount_is_always_paid_whole() -> None:
    short = "or all chips that he or she has left"
    assert short not in all_rules(replace(BETTING_WAR, setup=replace(BETTING_WAR.setup, ante=10)))
    assert short in all_rules(replace(BETTING_WAR, setup=replace(BETTING_WAR.setup, ante=20)))


# ---------------------------------------------------------------------------------------- hands and scores


def test_two_players_cannot_pair_one_card_of_the_table_where_each_rank_is_there_twice() -> None:
    assert "Between such hands ranks are compared from the highest down." in all_rules(LEDUC)
    removed = tuple(one for one in LEDUC.setup.removed_cards if one.suit is not Suit.CLUBS)
    more = replace(LEDUC.setup, removed_cards=removed)
    pairs = "Between hands of the same kind, or of none, ranks are compared, first of pairs, then of single cards"
    higher = "Between hands of the same kind, or of none, the higher pair is better, and of single cards the higher"
    assert higher in all_rules(replace(LEDUC, setup=more)), "a hand of two cards is a pair, or has none"
    held = replace(LEDUC.setup, cards_per_player=2)
    assert pairs in all_rules(replace(LEDUC, setup=held))


def test_runs_are_settled_with_sets_where_every_card_counts() -> None:
    runs = "then the same for runs"
    assert runs not in all_rules(GIN)
    assert GIN.hand_evaluation is not None
    values = tuple(replace(one, value=0) if one.rank is Rank.TEN else one for one in GIN.hand_evaluation.card_values)
    free = replace(GIN, hand_evaluation=replace(GIN.hand_evaluation, card_values=values))
    assert runs in all_rules(free), "a ten may be left out of a run for nothing"


def test_nothing_is_more_than_the_most() -> None:
    assert "120, and every trick of the hand" in all_rules(SUECA)
    assert "120 or more" not in all_rules(SUECA)
    more = replace(SUECA, game_points=(*SUECA.game_points, GamePoint(121, 9)))
    assert "121" not in all_rules(more), "there are no more points in all tricks"


def test_the_best_hand_counts_no_more_than_its_cards() -> None:
    assert "But if the best hand counts 64 points, everybody" in all_rules(SCHWIMMEN)
    lower = replace(SCHWIMMEN, game_rules=replace(SCHWIMMEN.game_rules, others_pay_from=63))
    assert "But if the best hand counts 63 points or more, everybody" in all_rules(lower)
    assert SCHWIMMEN.hand_evaluation is not None
    values = (*SCHWIMMEN.hand_evaluation.card_values[1:], CardValue(Rank.ACE, 30))
    dear = replace(SCHWIMMEN, hand_evaluation=replace(SCHWIMMEN.hand_evaluation, card_values=values))
    assert "64 points or more" in all_rules(dear)


def test_a_table_that_is_swapped_whole_leaves_hands_as_large_as_they_were() -> None:
    larger = replace(SCHWIMMEN, setup=replace(SCHWIMMEN.setup, initial_tableau_count=5))
    assert "64 points or more" in all_rules(larger), "five cards of a suit count more"


def test_piles_of_the_table_are_not_all_that_is_laid() -> None:
    draw, play = SCOPA.turn_structure.phases
    assert isinstance(play, PlayPhase)
    turn = replace(SCOPA.turn_structure, phases=(draw, play, replace(play, target=Location.DISCARD)))
    assert NOBODY in all_rules(replace(SCOPA, turn_structure=turn))
