"""Where hands never get empty before they are over, nothing is told of players without cards."""

from dataclasses import replace
from typing import Any

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator, PlaceReference
from darwindeck.genome.examples import create_agram_genome
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardScoringRule,
    ClaimPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    EffectType,
    ExchangePhase,
    GameGenome,
    GameRules,
    GoingOut,
    KnockPhase,
    Location,
    MeldPhase,
    PassAction,
    Phase,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SetupRules,
    SpecialEffect,
    StarterRule,
    SwapPhase,
    TableauMode,
    TargetSelector,
    TieBreaker,
    TributePhase,
    TrickPhase,
    Visibility,
    WinType,
)
from darwindeck.genome.validator import GenomeValidator
from darwindeck.rulebook._plain import plain
from darwindeck.rulebook._writer import write_rules
from tests.support.field_pairs._pair import STUCK, game, tricks
from tests.support.rulebooks import all_rules, known

GOES_OUT = "goes out"


def about(genome: GameGenome) -> set[str]:
    return {what for section in write_rules(genome) for rule in section.rules for what in rule.about}


def going_out(genome: GameGenome, rule: GoingOut = GoingOut.ENDS_HAND, **rules: Any) -> GameGenome:
    return replace(genome, game_rules=replace(genome.game_rules, going_out=rule, **rules))


def agram_with(*phases: Phase) -> GameGenome:
    agram = create_agram_genome()
    return replace(agram, turn_structure=replace(agram.turn_structure, phases=(*phases, TrickPhase())))


# ---------------------------------------------------------------------------------------- going out


@pytest.mark.parametrize("rule", [GoingOut.ENDS_HAND, GoingOut.LEAVES_HAND])
@pytest.mark.parametrize("name", ["whist", "knock-out-whist", "partnership-spades", "hearts", "agram"])
def test_nobody_goes_out_with_the_last_trick(name: str, rule: GoingOut) -> None:
    genome = known(name)
    assert plain(going_out(genome, rule)) == genome, "the last trick ends the hand, and it ends with nobody out"


def test_somebody_goes_out_where_cards_leave_hands_beside_tricks() -> None:
    forced = SpecialEffect(Rank.FOUR, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER)
    assert GOES_OUT in all_rules(going_out(tricks(special_effects=(forced,))))
    assert GOES_OUT in all_rules(going_out(agram_with(DiscardPhase(Location.DISCARD))))
    assert GOES_OUT in all_rules(going_out(tricks(), book_size=2))


def test_somebody_goes_out_where_tricks_are_more_than_cards() -> None:
    agram = create_agram_genome()
    longer = replace(agram, turn_structure=replace(agram.turn_structure, tricks_per_hand=7))
    assert GOES_OUT in all_rules(going_out(longer))


def test_what_comes_of_going_out_goes_with_it() -> None:
    left = CardScoringRule(CardCondition(), 1, ScoringTrigger.LEFT_IN_HANDS)
    rules = GameRules(going_out=GoingOut.LEAVES_HAND, place_points=(3, 2), starter=StarterRule.LAST_OUT)
    genome = replace(agram_with(TributePhase(1)), card_scoring=(left,), game_rules=rules)
    assert GenomeValidator.validate(genome) == []
    assert GenomeValidator.validate(plain(genome)) == []
    assert plain(genome) == replace(create_agram_genome(), game_rules=GameRules())


def test_nobody_goes_out_where_the_last_card_wins_the_game() -> None:
    uno = known("uno-style")
    assert plain(going_out(uno, GoingOut.LEAVES_HAND)) == uno
    assert GOES_OUT in all_rules(going_out(uno, GoingOut.LEAVES_HAND, book_size=3)), "books may take all that was dealt"


def test_level_players_go_out_only_where_two_can_run_out_of_cards_together() -> None:
    uno = known("uno-style")
    forced = SpecialEffect(Rank.FIVE, EffectType.FORCE_DISCARD, TargetSelector.ALL_OPPONENTS)
    both = replace(uno, special_effects=(*uno.special_effects, forced))
    assert GOES_OUT not in all_rules(going_out(uno, GoingOut.LEAVES_HAND, tie_breaker=TieBreaker.PLAY_ON))
    assert GOES_OUT in all_rules(going_out(both, GoingOut.LEAVES_HAND, tie_breaker=TieBreaker.PLAY_ON))


def test_partners_who_play_tricks_do_not_run_out_of_cards_together() -> None:
    genome = game(SetupRules(5), TrickPhase(), win=WinType.EMPTY_HAND, player_count=4)
    nobody = "nobody holds a card any more"
    assert nobody not in all_rules(replace(genome, team_mode=True, teams=((0, 2), (1, 3))))
    assert nobody in all_rules(replace(genome, win_conditions=known("whist").win_conditions))


def test_nobody_goes_out_where_as_many_cards_are_drawn_as_laid() -> None:
    gin, ends = known("gin-rummy"), DeckEmptyAction.HAND_ENDS
    assert gin.game_rules.deck_empty_action is ends
    assert plain(going_out(gin)) == gin, "each turn draws a card and discards one, or else the hand is over"
    lasts = going_out(gin, deck_empty_action=DeckEmptyAction.SKIP_DRAW)
    assert GOES_OUT in all_rules(lasts), "without a stock hands get smaller"
    draw, two = DrawPhase(Location.DECK), DiscardPhase(Location.DISCARD, 2)
    assert GOES_OUT in drawing(draw, two, KnockPhase(), going_out=GoingOut.ENDS_HAND, deck_empty_action=ends)
    may = replace(draw, mandatory=False)
    one = replace(two, count=1)
    assert GOES_OUT in drawing(may, one, KnockPhase(), going_out=GoingOut.ENDS_HAND, deck_empty_action=ends)
    assert GOES_OUT not in drawing(draw, one, KnockPhase(), going_out=GoingOut.ENDS_HAND, deck_empty_action=ends)
    assert GOES_OUT in drawing(one, draw, KnockPhase(), cards=1, going_out=GoingOut.ENDS_HAND, deck_empty_action=ends)


def test_a_hand_of_one_card_is_over_with_the_first_discard() -> None:
    cuckoo = known("cuckoo")
    phases = (*cuckoo.turn_structure.phases, DiscardPhase(Location.DISCARD, mandatory=True))
    genome = going_out(replace(cuckoo, turn_structure=replace(cuckoo.turn_structure, phases=phases)))
    assert "The last player of the round" not in all_rules(genome)
    assert "had one turn" not in all_rules(genome)
    later = replace(genome, setup=replace(genome.setup, cards_per_player=2))
    assert "The last player of the round" in all_rules(later)


# ---------------------------------------------------------------------------------------- questions about hands

NO_CARDS = Condition(ConditionType.HAND_SIZE, Operator.EQ, 0)
EMPTY = Condition(ConditionType.LOCATION_EMPTY, reference=PlaceReference.HAND)
FEW_CARDS = Condition(ConditionType.HAND_SIZE, Operator.LT, 3)
SOME_CARDS = Condition(ConditionType.LOCATION_SIZE, Operator.GE, 1, PlaceReference.HAND)


def drawing(*phases: Phase, cards: int = 5, **rules: Any) -> str:
    setup = SetupRules(cards, initial_discard_count=1)
    return all_rules(game(setup, *phases, win=WinType.HIGH_SCORE, game_rules=GameRules(**rules)))


@pytest.mark.parametrize("condition", [NO_CARDS, EMPTY, FEW_CARDS])
def test_nobody_knocks_for_want_of_cards_where_none_leaves_a_hand(condition: Condition) -> None:
    draw, knock = DrawPhase(Location.DECK), KnockPhase(condition)
    assert "knock" not in drawing(draw, knock)
    assert "you may knock" in drawing(draw, DiscardPhase(Location.DISCARD), knock)
    assert "you may knock" in drawing(draw, knock, cards=0)


def test_a_hand_that_gets_smaller_is_asked_about_till_it_is_one_card() -> None:
    lays = (DrawPhase(Location.DECK), DiscardPhase(Location.DISCARD))
    ends, few = GoingOut.ENDS_HAND, "If you hold fewer than three cards, you may knock"
    assert "knock" not in drawing(*lays, KnockPhase(NO_CARDS), going_out=ends)
    assert few in drawing(*lays, KnockPhase(FEW_CARDS), going_out=ends)


def test_a_hand_that_is_exchanged_again_and_again_runs_out_with_the_stock() -> None:
    phases, knock = (ExchangePhase(max_cards=1), KnockPhase(NO_CARDS)), "If you hold no cards, you may knock"
    assert knock in drawing(*phases, deck_empty_action=DeckEmptyAction.SKIP_DRAW)
    assert knock not in drawing(*phases), "what was laid makes a new stock"
    poker = known("five-card-draw")
    assert plain(going_out(poker)) == poker, "three of five cards are exchanged, once"


def test_a_hand_that_is_exchanged_once_does_not_run_out_while_the_stock_lasts() -> None:
    poker = known("five-card-draw")
    phases = (BettingPhase(), ExchangePhase(max_cards=5), BettingPhase())
    genome = replace(poker, turn_structure=replace(poker.turn_structure, phases=phases))
    assert GOES_OUT not in all_rules(replace(going_out(genome), player_count=6)), "what was laid makes a new stock"
    genome = going_out(genome, deck_empty_action=DeckEmptyAction.SKIP_DRAW)
    for players, is_told in ((4, False), (5, False), (6, True)):
        assert (GOES_OUT in all_rules(replace(genome, player_count=players))) is is_told, players


def test_a_hand_lasts_for_one_turn_in_which_only_some_cards_are_laid_off() -> None:
    def discarding(count: int, *phases: Phase) -> str:
        discard = DiscardPhase(Location.DISCARD, count, mandatory=True)
        genome = game(SetupRules(5, starting_chips=50), BettingPhase(), *phases, discard, win=WinType.MOST_CHIPS)
        return all_rules(going_out(genome))

    assert GOES_OUT not in discarding(4)
    assert GOES_OUT in discarding(5)
    assert GOES_OUT in discarding(4, MeldPhase())
    assert GOES_OUT in discarding(4, SwapPhase(Location.OPPONENT_HAND)), "a hand may be swapped, and be smaller by then"
    assert GOES_OUT in discarding(1, ExchangePhase(max_cards=2)), "all exchange in the turn of each"


def test_nobody_knocks_for_want_of_cards_between_tricks() -> None:
    assert "knock" not in all_rules(agram_with(KnockPhase(NO_CARDS)))
    assert "you may knock" in all_rules(agram_with(KnockPhase(FEW_CARDS)))


def test_a_condition_that_asks_for_a_card_is_none() -> None:
    assert "You may knock." in drawing(DrawPhase(Location.DECK), KnockPhase(SOME_CARDS))


def test_whose_turn_it_is_may_be_out_when_bets_begin() -> None:
    phases = (DiscardPhase(Location.DISCARD), BettingPhase(condition=NO_CARDS), KnockPhase())
    genome = game(SetupRules(5, starting_chips=50), *phases, win=WinType.MOST_CHIPS)
    assert "that player holds no cards" in all_rules(going_out(genome, GoingOut.LEAVES_HAND))
    assert "holds no cards" not in all_rules(going_out(genome))


def test_whoever_holds_a_card_can_play_where_any_card_will_do() -> None:
    draw, play = DrawPhase(Location.DECK, condition=STUCK), PlayPhase(Location.DISCARD)
    assert "cannot play a card" not in drawing(draw, play, going_out=GoingOut.ENDS_HAND)
    assert "If you cannot play a card, draw" in drawing(draw, play)
    two = replace(play, min_cards=2, max_cards=2)
    assert "If you cannot play a card, draw" in drawing(draw, two, going_out=GoingOut.ENDS_HAND)


def test_nobody_plays_on_without_cards_where_that_ends_the_hand() -> None:
    play = PlayPhase(Location.DISCARD, max_cards=2)
    assert "has no card to play" in drawing(play)
    assert "has no card to play" not in drawing(play, hand_ends_if=FEW_CARDS)
    assert "nobody holds a card any more" not in drawing(play, hand_ends_if=FEW_CARDS)


def test_unseen_hands_are_chosen_from_only_where_cards_are_used() -> None:
    leduc = known("leduc")
    hidden = replace(leduc, setup=replace(leduc.setup, hand_visibility=Visibility.FACE_DOWN))
    assert "not even at his or her own" in all_rules(hidden)
    assert "take one unseen" not in all_rules(hidden)


# ---------------------------------------------------------------------------------------- passes


def passing(*phases: Phase, rule: GoingOut = GoingOut.ENDS_HAND, **setup: Any) -> str:
    rules = GameRules(going_out=rule, consecutive_pass_action=PassAction.END_HAND, pass_stake=1)
    made = SetupRules(**{"cards_per_player": 5, "starting_chips": 50, **setup})
    return all_rules(game(made, *phases, win=WinType.MOST_CHIPS, game_rules=rules))


def test_nobody_passes_where_a_card_is_laid_in_every_turn() -> None:
    play, climb = PlayPhase(Location.TABLEAU), PlayPhase(Location.TABLEAU, mandatory=False, climbing=True)
    assert "pass" not in passing(play).replace("the turn passes", "").replace("the deal passes", "")
    assert "or play nothing." in passing(climb, ClaimPhase())
    assert "Whoever passes" not in passing(climb, ClaimPhase())


@pytest.mark.parametrize(
    "phases",
    [
        (PlayPhase(Location.TABLEAU, mandatory=False),),
        (PlayPhase(Location.TABLEAU, min_cards=2, max_cards=2),),
        (DiscardPhase(Location.DISCARD), PlayPhase(Location.TABLEAU)),
        (BettingPhase(), PlayPhase(Location.TABLEAU)),
        (ClaimPhase(can_lie=False),),
    ],
    ids=["free to play", "too few cards", "nothing left to play", "folded", "nothing to say"],
)
def test_somebody_passes_who_need_not_or_cannot_lay_a_card(phases: tuple[Phase, ...]) -> None:
    assert "Whoever passes" in passing(*phases)


def test_nobody_passes_where_all_play_their_last_cards_in_one_round() -> None:
    play, no_card = PlayPhase(Location.TABLEAU), "has no card to play"
    assert no_card not in drawing(play)
    assert no_card in drawing(replace(play, max_cards=2)), "some may play two at a time"
    assert no_card in drawing(DrawPhase(Location.DECK, mandatory=False), play)
    uneven = game(SetupRules(5, deal_remainder=True), play, win=WinType.HIGH_SCORE)
    assert no_card in all_rules(uneven)
    skip = SpecialEffect(Rank.FOUR, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER)
    assert no_card in all_rules(game(SetupRules(5), play, win=WinType.HIGH_SCORE, special_effects=(skip,)))


def test_nobody_is_without_cards_where_all_lay_as_many_in_each_turn() -> None:
    play, no_card = PlayPhase(Location.TABLEAU), "no card to play"
    discard = DiscardPhase(Location.DISCARD, mandatory=True)
    assert no_card not in drawing(play, discard)
    assert no_card in drawing(discard, play), "the last card may be discarded"
    assert no_card in drawing(play, replace(discard, mandatory=False))
    leaves = replace(play, pass_if_unable=False)
    assert no_card not in drawing(leaves)
    assert no_card in drawing(replace(leaves, max_cards=2))
    assert no_card not in drawing(play, BettingPhase()), "those who fold hold cards that do not count"


def test_nobody_passes_where_only_one_of_two_can_fold() -> None:
    genome = game(SetupRules(5, starting_chips=50), BettingPhase(), PlayPhase(Location.TABLEAU), win=WinType.MOST_CHIPS)
    rules = GameRules(consecutive_pass_action=PassAction.END_HAND, passes_to_trigger=2)
    assert "passes" not in about(replace(genome, game_rules=rules, player_count=2))
    assert "passes" in about(replace(genome, game_rules=rules, player_count=3)), "who folds in a turn lays no card"


def test_somebody_passes_who_has_no_cards_left() -> None:
    two = PlayPhase(Location.TABLEAU, max_cards=2)
    assert "Whoever passes" in passing(two, rule=GoingOut.NONE)
    assert "Whoever passes" in passing(PlayPhase(Location.TABLEAU), tableau_mode=TableauMode.SEQUENCE)
