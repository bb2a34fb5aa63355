"""The first and the last page of a rulebook, and the headings of play, say what the phases say."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.schema import (
    BettingPhase,
    BreakingRule,
    CardCondition,
    CardScoringRule,
    ClaimPhase,
    DeckEmptyAction,
    DrawPhase,
    GameGenome,
    GameRules,
    Location,
    MajorityMeasure,
    MajorityScoring,
    PassAction,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SequenceDirection,
    SetupRules,
    StarterRule,
    Suit,
    TableauMode,
    TrickPhase,
    TurnUpPhase,
    Visibility,
    WagerPhase,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import _quick
from darwindeck.rulebook._digest import course
from darwindeck.rulebook._plain import staged
from tests.support.changed_games import with_rules
from tests.support.field_pairs._pair import SUIT_ON_TOP, game, tricks
from tests.support.field_pairs.house import against
from tests.support.rulebooks import all_rules, known


def in_short(genome: GameGenome) -> str:
    return course(staged(genome))


def quick(genome: GameGenome) -> str:
    section = _quick.section(staged(genome))
    assert section is not None
    return " ".join(rule.text for rule in section.rules)


def laying(*phases: Any, **setup: Any) -> GameGenome:
    return game(SetupRules(**{"cards_per_player": 5, **setup}), *phases)


def test_of_a_stack_only_the_top_card_is_laid() -> None:
    stacks = laying(PlayPhase(Location.TABLEAU, max_cards=2), tableau_mode=TableauMode.WAR, hand_is_stack=True)
    assert "lay the top card of your stack" in in_short(replace(stacks, player_count=2))
    assert "up to two" not in in_short(replace(stacks, player_count=2))


def test_who_cannot_lead_passes() -> None:
    climbs = PlayPhase(Location.TABLEAU, min_cards=2, max_cards=4, mandatory=False, climbing=True)
    rules = GameRules(consecutive_pass_action=PassAction.CLEAR_TABLEAU)
    assert "You may pass then only if you cannot lead." in all_rules(replace(laying(climbs), game_rules=rules))
    anybody = replace(climbs, min_cards=1)
    assert "You may not pass then." in all_rules(replace(laying(anybody), game_rules=rules))


def test_cards_from_the_stock_join_the_piles() -> None:
    builds = laying(PlayPhase(Location.TABLEAU), TurnUpPhase(), tableau_mode=TableauMode.SEQUENCE)
    assert "The cards that come from the stock belong to the piles of their suits" in all_rules(builds)


def test_gaps_in_the_middle_of_a_suit_are_passed_over() -> None:
    def without(rank: Rank) -> str:
        removed = (CardCondition(suit=Suit.DIAMONDS, rank=rank),)
        rising = SequenceDirection.ASCENDING
        mode = TableauMode.SEQUENCE
        return all_rules(
            laying(PlayPhase(Location.TABLEAU), tableau_mode=mode, sequence_direction=rising, removed_cards=removed)
        )

    assert "passed over" in without(Rank.SEVEN)
    assert "passed over" not in without(Rank.KING)


def test_cards_that_stay_hidden_are_not_turned_up() -> None:
    hidden = laying(PlayPhase(Location.DISCARD), TurnUpPhase(), tableau_visibility=Visibility.FACE_DOWN)
    text = f"{all_rules(hidden)} {in_short(hidden)}"
    assert "turned up" not in text
    assert "turning up" not in text
    assert "one card is laid face down on the table from the stock" in in_short(hidden)
    assert "playing and laying out a card" in all_rules(hidden)


def test_second_play_that_is_free_is_told_in_short() -> None:
    twice = (PlayPhase(Location.TABLEAU), PlayPhase(Location.TABLEAU, mandatory=False))
    fishes = laying(*twice, tableau_mode=TableauMode.MATCH_RANK)
    assert "capture a card of its rank; then do that again if you like" in in_short(fishes)


def test_claims_are_as_large_in_short_as_in_play() -> None:
    assert "lay the top card of your stack face down and say which rank it is" in in_short(
        laying(ClaimPhase(max_cards=3), hand_is_stack=True)
    )
    assert "lay up to four cards face down" in in_short(laying(ClaimPhase(max_cards=9, can_lie=False)))


def test_several_cards_capture_cards_of_their_ranks() -> None:
    def fishing(most: int) -> str:
        return in_short(laying(PlayPhase(Location.TABLEAU, max_cards=most), tableau_mode=TableauMode.MATCH_RANK))

    assert "lay a card on the table, and capture a card of its rank" in fishing(1)
    assert "lay up to two cards on the table, each to capture a card of its rank" in fishing(2)


def test_points_that_are_the_same_are_one_number() -> None:
    def left(*points: int) -> str:
        cards = zip((Rank.KING, Rank.ACE), points, strict=True)
        scoring = (CardScoringRule(CardCondition(rank=rank), one, ScoringTrigger.HAND_END) for rank, one in cards)
        return quick(replace(known("rummy"), card_scoring=tuple(scoring)))

    assert "left in your hand (5 each)" in left(5, 5)
    assert "left in your hand (5 and 2)" in left(5, 2)


def test_best_cards_are_not_the_most() -> None:
    best = MajorityScoring(
        CardCondition(), 1, MajorityMeasure.BEST_OF_EACH_SUIT, known("scopa").majority_scoring[-1].card_values
    )
    genome = replace(known("scopa"), majority_scoring=(best,))
    assert "having captured the best cards" in quick(genome)
    assert "having captured the most and the best cards" in quick(known("scopa"))


def test_quick_reference_tells_of_the_moon_where_it_can_be_shot() -> None:
    hearts = known("hearts")
    assert "has shot the moon" in quick(hearts)
    assert "has shot the moon" not in quick(with_rules(hearts, shoot_the_moon=False))


def test_bets_for_different_moments_are_not_made_twice() -> None:
    assert "A turn consists of betting and playing" in all_rules(known("betting-war"))
    one, other, play = known("betting-war").turn_structure.phases
    assert isinstance(other, BettingPhase)
    always = replace(other, condition=None)
    twice = replace(
        known("betting-war"), turn_structure=replace(known("betting-war").turn_structure, phases=(one, always, play))
    )
    assert "A turn consists of betting, betting again and playing" in all_rules(twice)
    assert "there may be a round of bets; then everybody bets" in in_short(twice)


def test_every_choice_in_a_round_of_bets_counts_as_a_turn() -> None:
    assert "every choice in a round of bets counts as a turn." in all_rules(replace(known("leduc"), max_turns=10))
    assert "every question after the first counts as a turn, too." in all_rules(known("go-fish")), (
        "beside its own turns"
    )


def test_leader_may_not_lead_what_is_held_back() -> None:
    held = TrickPhase(breaking_suit=Suit.HEARTS, breaking_rule=BreakingRule.CANNOT_LEAD_UNTIL_BROKEN)
    assert "The leader plays a card, and then" in all_rules(tricks(held))
    assert "The leader plays any card, and then" in all_rules(tricks())


def test_reserve_of_the_stock_is_one_number() -> None:
    rules = GameRules(deck_reserve=1, deck_empty_action=DeckEmptyAction.HAND_ENDS)
    drawing = (DrawPhase(Location.DECK, mandatory=False), PlayPhase(Location.DISCARD))
    text = all_rules(replace(laying(*drawing), game_rules=rules))
    assert "A draw that you may leave out is left out when the stock is down to one card" in text


def test_cards_that_nobody_plays_are_not_told_of() -> None:
    def shown(*phases: Any) -> str:
        return all_rules(laying(*phases, initial_discard_count=2, discard_visibility=Visibility.REVEALED))

    assert "Cards that are played lie face up on the discard pile" in shown(PlayPhase(Location.DISCARD))
    drawn = shown(DrawPhase(Location.DISCARD), PlayPhase(Location.TABLEAU))
    assert "Cards on the discard pile lie face down, unless everybody has seen them before." in drawn
    assert "Cards that are played" not in drawn


def test_hands_without_turns_have_no_first_turn() -> None:
    turned = against()
    stake = next(phase for phase in turned.turn_structure.phases if isinstance(phase, WagerPhase))
    phases = (TurnUpPhase(), stake)
    text = all_rules(replace(turned, turn_structure=replace(turned.turn_structure, phases=phases)))
    assert "each player in turn, clockwise from the starter, stakes" in text
    assert "in the first turn" not in text.lower()


def test_top_card_of_a_stack_goes_to_the_piles_if_it_fits() -> None:
    stacks = laying(PlayPhase(Location.TABLEAU), tableau_mode=TableauMode.SEQUENCE, hand_is_stack=True)
    assert "Play the top card of your stack, if it fits, onto one of the piles" in all_rules(stacks)


def test_two_players_are_not_all() -> None:
    assert "Each player lays any card face down. Then the cards are turned over." in all_rules(known("goofspiel"))


def test_top_card_of_a_stack_may_not_fit() -> None:
    def playing(target: Location) -> str:
        return in_short(laying(PlayPhase(target, SUIT_ON_TOP), hand_is_stack=True, initial_discard_count=1))

    assert playing(Location.DISCARD) == "On your turn, play the top card of your stack, if it fits."
    assert playing(Location.TABLEAU) == "On your turn, play the top card of your stack, if it fits, to the table."


def test_one_card_beats_one_card_in_short() -> None:
    climb = PlayPhase(Location.TABLEAU, climbing=True, mandatory=False)
    assert "beat the card on the table with one of a higher rank, or pass; or lead a card." in in_short(laying(climb))
    forced = in_short(laying(replace(climb, mandatory=True)))
    assert "beat the card on the table with one of a higher rank if you can; or lead a card." in forced
    several = in_short(laying(replace(climb, max_cards=4)))
    assert "with as many of a higher rank, or pass; or lead up to four cards of one rank." in several


def test_points_that_decide_nothing_are_not_on_the_last_page() -> None:
    jack = CardScoringRule(CardCondition(rank=Rank.JACK, suit=Suit.HEARTS), 1, ScoringTrigger.TRICK_WIN)
    plain = replace(tricks(), card_scoring=(jack,), win_conditions=(WinCondition(WinType.MOST_TRICKS),))
    assert "Points for" not in quick(plain)
    assert "Points for" in quick(replace(plain, win_conditions=(WinCondition(WinType.HIGH_SCORE),)))
    best = replace(plain.game_rules, starter=StarterRule.BEST_OF_HAND)
    late = WinCondition(WinType.MOST_TRICKS, 100)
    assert "Points for" in quick(replace(plain, game_rules=best, win_conditions=(late,)))
