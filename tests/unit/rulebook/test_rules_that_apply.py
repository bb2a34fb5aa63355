"""Phases are told as they go in this game: nothing in them that cannot be, and nothing twice."""

from dataclasses import replace
from random import Random
from typing import Any

from darwindeck.genome.conditions import CardReference, Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    CaptureOrder,
    CardCondition,
    CardScoringRule,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    EffectType,
    GameGenome,
    GameRules,
    KnockPhase,
    Location,
    MeldPhase,
    PassAction,
    Phase,
    PlayPhase,
    Rank,
    ScoringTrigger,
    SequenceDirection,
    SetupRules,
    SpecialEffect,
    Suit,
    SwapPhase,
    TableauMode,
    TargetSelector,
    TrickPhase,
    TurnStructure,
    TurnUpPhase,
    Visibility,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import _quick, _short
from darwindeck.rulebook._digest import course
from darwindeck.rulebook._plain import staged
from darwindeck.rulebook._title import hook
from darwindeck.rulebook._writer import write_rules
from tests.support.field_pairs._pair import game, tricks
from tests.support.playable_genomes import playable_genome
from tests.support.rulebooks import all_rules, known


def told(*phases: Phase, setup: dict[str, Any] | None = None, **rest: Any) -> str:
    return all_rules(made(*phases, setup=setup, **rest))


def made(*phases: Phase, setup: dict[str, Any] | None = None, **rest: Any) -> GameGenome:
    return game(SetupRules(**{"cards_per_player": 5, **(setup or {})}), *phases, **rest)


def in_short(*phases: Phase, **rest: Any) -> str:
    return course(staged(made(*phases, **rest)))


# ---------------------------------------------------------------------------------------- first and last page


def test_who_is_out_of_the_game_is_told_on_the_first_and_the_last_page() -> None:
    for name, out in (("knock-out-whist", "takes no trick in a hand"), ("cuckoo", "has no points left")):
        for section in (_short.section(staged(known(name))), _quick.section(staged(known(name)))):
            assert section is not None
            assert any(f"Whoever {out}" in rule.text for rule in section.rules)
    assert "Object: Whoever takes no trick in a hand is out of the game." in all_rules(known("knock-out-whist"))


def test_starting_score_that_is_lost_is_on_the_last_page() -> None:
    section = _quick.section(staged(known("schwimmen")))
    assert section is not None
    assert next(section.rules).text == "Four players, 32 cards, a score of four each."


def test_cards_that_are_bad_are_not_to_be_caught() -> None:
    def lure(win: WinType, points: int) -> str:
        tens = CardScoringRule(CardCondition(rank=Rank.TEN), points, ScoringTrigger.TRICK_WIN)
        genome = tricks(TrickPhase(), win=win, card_scoring=(tens,), setup={"trump_suit": Suit.CLUBS})
        return hook(staged(genome))

    assert lure(WinType.HIGH_SCORE, 1).startswith("Catch")
    assert lure(WinType.LOW_SCORE, -1).startswith("Catch")
    assert lure(WinType.LOW_SCORE, 1).startswith("Duck")
    assert lure(WinType.HIGH_SCORE, -1).startswith("Duck")
    assert "Catch" not in lure(WinType.MOST_TRICKS, 1)


def test_hook_does_not_ask_to_get_rid_of_cards_that_are_wanted() -> None:
    play = PlayPhase(Location.DISCARD)
    assert "get rid" in hook(staged(made(play)))
    assert "get rid" not in hook(staged(made(play, win=WinType.HIGH_SCORE)))
    ten = SpecialEffect(Rank.TEN, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER)
    skips: dict[str, Any] = {"special_effects": (ten,)}
    assert "Get rid" in hook(staged(made(play, **skips)))
    assert "Get rid" not in hook(staged(made(play, win=WinType.HIGH_SCORE, **skips)))


def test_one_meld_is_one_in_short() -> None:
    draw = DrawPhase(Location.DECK)
    assert "lay a set or a run if you like, and add to those that lie there" in in_short(draw, MeldPhase(max_melds=1))
    assert "lay sets and runs if you like" in in_short(draw, MeldPhase())


def test_condition_comes_before_what_is_free() -> None:
    few = Condition(ConditionType.HAND_SIZE, Operator.LT, 3)
    draws = DrawPhase(Location.DECK, mandatory=False, condition=few)
    text = in_short(draws, PlayPhase(Location.DISCARD), KnockPhase(condition=few))
    assert "if you hold fewer than three cards, draw one card from the stock if you like" in text
    assert "; then, if you hold fewer than three cards, knock if you like" in text


# ---------------------------------------------------------------------------------------- laying


def test_who_passes_is_told_once() -> None:
    rules = GameRules(pass_stake=1)
    play = PlayPhase(Location.DISCARD, mandatory=False)
    text = told(DrawPhase(Location.DECK), play, game_rules=rules, setup={"starting_chips": 9})
    assert "If you do not, you pass." in text
    assert "A player who plays no card" not in text


def test_two_cards_of_one_rank_are_a_simple_demand() -> None:
    for pair in (Condition(ConditionType.HAS_MATCHING_PAIR), Condition(ConditionType.HAS_SET_OF_N, value=2)):
        text = told(DrawPhase(Location.DECK), DiscardPhase(Location.DISCARD, count=2, matching_condition=pair))
        assert "They must be of one rank." in text
        assert "include" not in text


def test_without_a_card_to_beat_any_card_may_be_played() -> None:
    beats = Condition(ConditionType.CARD_BEATS_TOP, reference=CardReference.TABLEAU_TOP)
    assert "While the table is empty, any card may be played." in told(PlayPhase(Location.TABLEAU, beats))


def test_order_of_cards_is_that_of_the_pack() -> None:
    hits = (EffectType.DRAW_CARDS, EffectType.FORCE_DISCARD)
    special = tuple(
        SpecialEffect(rank, hit, TargetSelector.NEXT_PLAYER)
        for rank, hit in zip((Rank.TEN, Rank.JACK), hits, strict=True)
    )
    removed = tuple(CardCondition(rank=rank) for rank in (Rank.TWO, Rank.THREE))
    pack = {"removed_cards": removed}
    two = PlayPhase(Location.DISCARD, max_cards=2)
    assert "within a suit from the four up to the ace." in told(two, setup=pack, special_effects=special)
    other = {**pack, "rank_order": (Rank.ACE, Rank.FOUR)}
    text = told(two, setup=other, special_effects=special)
    assert "from the four up to the ace, whatever their order in the game." in text


def test_cards_of_one_rank_have_no_order_of_ranks() -> None:
    climbs = PlayPhase(Location.TABLEAU, max_cards=3, climbing=True)
    text = told(climbs, setup={"tableau_mode": TableauMode.MATCH_RANK})
    assert "laid one by one: hearts first, then diamonds, clubs and spades." in text


def test_cards_laid_out_are_not_to_be_beaten() -> None:
    climbs = PlayPhase(Location.TABLEAU, max_cards=3, climbing=True)
    other = "Cards that came to the table in other ways are not to be beaten."
    assert other in told(climbs, setup={"initial_tableau_count": 2})
    assert other not in told(climbs)


def test_cards_won_in_battle_are_shuffled() -> None:
    setup = {"tableau_mode": TableauMode.WAR, "hand_is_stack": True, "capture_order": CaptureOrder.BY_LOT}
    text = told(PlayPhase(Location.TABLEAU), setup=setup, player_count=2)
    assert "The cards that are won are shuffled and go under the winner's stack." in text


# ---------------------------------------------------------------------------------------- drawing, swapping, asking


def test_too_few_cards_to_take_are_taken() -> None:
    text = told(DrawPhase(Location.OPPONENT_HAND, count=2), PlayPhase(Location.DISCARD))
    assert "Where there are fewer, take those." in text


def test_table_that_stays_full_is_never_empty() -> None:
    text = all_rules(known("schwimmen"))
    for never in ("if any lie there", "as far as it lasts", "nothing to shuffle"):
        assert never not in text


def test_answer_that_ends_a_turn_says_so() -> None:
    assert "for everybody to see, and your turn is over." in told(AskPhase(again_if_given=False))
    more = told(AskPhase(again_if_given=False), PlayPhase(Location.DISCARD))
    assert "for everybody to see, and you ask no more in this turn." in more


# ---------------------------------------------------------------------------------------- tricks, effects, bets


def test_cards_that_are_only_gained_last_for_all_tricks() -> None:
    def unable(effect: EffectType) -> bool:
        return "without a card play none" in all_rules(
            tricks(special_effects=(SpecialEffect(Rank.FOUR, effect, TargetSelector.NEXT_PLAYER),))
        )

    assert not unable(EffectType.DRAW_CARDS)
    assert unable(EffectType.FORCE_DISCARD)


def test_draws_between_tricks_leave_everybody_a_card_and_the_stock_some() -> None:
    draw = DrawPhase(Location.DECK)

    def drawing(*others: Phase, count: int = 1) -> str:
        turn = TurnStructure((replace(draw, count=count), *others, TrickPhase()), tricks_per_hand=5)
        return all_rules(replace(made(draw, TrickPhase(), win=WinType.MOST_TRICKS), turn_structure=turn))

    assert "without a card play none" not in drawing()
    assert "When the stock has run out" not in drawing()
    assert "When the stock has run out" in drawing(count=9)
    assert "When the stock has run out" in drawing(KnockPhase())
    assert "without a card play none" in drawing(DiscardPhase(Location.DISCARD))
    assert "without a card play none" in drawing(DrawPhase(Location.OPPONENT_HAND))


def test_nothing_follows_a_trick_that_ends_the_turn() -> None:
    draw = DrawPhase(Location.DECK)
    assert "Whoever takes the trick of a turn has the next turn." in told(draw, TrickPhase())
    assert "trick of a turn does what follows it in the same turn and has the next turn." in told(TrickPhase(), draw)


def test_bets_that_wait_for_a_bet_are_never_made() -> None:
    def betting(least: int) -> str:
        waits = Condition(ConditionType.CURRENT_BET, Operator.GE, least)
        phases = (PlayPhase(Location.DISCARD), BettingPhase(condition=waits))
        return told(*phases, setup={"starting_chips": 20})

    assert "Betting" not in betting(1)
    assert "Betting" in betting(0)


def test_equal_antes_make_no_side_pot() -> None:
    win = WinCondition(WinType.HIGH_SCORE, threshold=50)

    def paying(ante: int) -> str:
        return told(PlayPhase(Location.DISCARD), setup={"starting_chips": 9, "ante": ante}, win=win)

    assert "side pot" not in paying(1)
    assert "side pot" in paying(2)


def test_of_stacks_that_are_only_held_no_card_is_used() -> None:
    assert "Only its top card may be used" in told(PlayPhase(Location.DISCARD), setup={"hand_is_stack": True})
    bets = told(TurnUpPhase(), BettingPhase(), setup={"hand_is_stack": True, "starting_chips": 9})
    assert "top card may be used" not in bets


def test_skips_that_add_up_are_explained() -> None:
    skips = (SpecialEffect(Rank.TEN, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER),)
    text = told(PlayPhase(Location.DISCARD, max_cards=2), special_effects=skips)
    assert "Skips of several cards add up, but each other player misses one turn at most." in text


def test_few_cards_drawn_in_tricks_do_not_use_up_the_stock() -> None:
    def drawing(value: int) -> str:
        fours = SpecialEffect(Rank.FOUR, EffectType.DRAW_CARDS, TargetSelector.NEXT_PLAYER, value)
        return all_rules(tricks(special_effects=(fours,)))

    assert "When the stock has run out" not in drawing(8)
    assert "as far as they last" not in drawing(8)
    assert "When the stock has run out" in drawing(9)
    assert "as far as they last" in drawing(9)


def test_tricks_beyond_those_of_a_hand_score_nothing() -> None:
    text = all_rules(playable_genome(Random(11046)))
    assert "beyond the first three" not in text
    assert "The player who took the last trick of the hand scores five points." in text
    assert "one or two, or Nil" in text


def test_books_leave_no_pair_to_ask_for() -> None:
    text = all_rules(playable_genome(Random(11051)))
    assert "Nobody may keep a pair in the hand." in text
    assert "hold a pair" not in text
    assert "You may do so only if either you hold four cards of one suit in a row or you have at least three" in text


def test_nobody_looks_at_cards_that_no_player_laid() -> None:
    text = all_rules(playable_genome(Random(11029)))
    assert "Cards on the table lie face down, and nobody may look at them." in text


# ---------------------------------------------------------------------------------------- piles


def test_piles_that_start_with_their_last_card_do_not_grow() -> None:
    def piles(start: Rank, direction: SequenceDirection) -> str:
        fan_tan = known("fan-tan")
        return all_rules(
            replace(fan_tan, setup=replace(fan_tan.setup, sequence_start_rank=start, sequence_direction=direction))
        )

    for start, direction in ((Rank.KING, SequenceDirection.ASCENDING), (Rank.ACE, SequenceDirection.DESCENDING)):
        assert "No other card comes onto it." in piles(start, direction)
        assert "grows" not in piles(start, direction)
    assert "Then it grows upwards" in piles(Rank.ACE, SequenceDirection.ASCENDING)
    assert "Then it grows both ways" in piles(Rank.KING, SequenceDirection.BOTH)
    renewed = replace(known("fan-tan").game_rules, consecutive_pass_action=PassAction.RENEW_TABLEAU)
    turned_up = replace(known("fan-tan"), game_rules=renewed)
    setup = replace(turned_up.setup, sequence_start_rank=Rank.KING, cards_per_player=5, deal_remainder=False)
    setup = replace(setup, sequence_direction=SequenceDirection.ASCENDING)
    assert "Then it grows upwards" in all_rules(replace(turned_up, setup=setup))


# ---------------------------------------------------------------------------------------- captures, stacks

SEVERAL = "If there are several of that rank"


def capturing(*phases: Phase, **setup: Any) -> str:
    table = {"tableau_mode": TableauMode.MATCH_RANK, **setup}
    return told(PlayPhase(Location.TABLEAU), *phases, setup=table, win=WinType.MOST_CAPTURED)


def test_cards_that_capture_the_only_one_of_their_rank_find_no_two() -> None:
    assert SEVERAL not in capturing()
    assert SEVERAL not in capturing(initial_tableau_count=1)


def test_cards_that_come_to_the_table_without_capturing_may_be_alike() -> None:
    assert SEVERAL in capturing(initial_tableau_count=2)
    assert SEVERAL in capturing(TurnUpPhase())
    assert SEVERAL in capturing(SwapPhase(Location.TABLEAU))
    renewed = GameRules(consecutive_pass_action=PassAction.RENEW_TABLEAU)
    free = PlayPhase(Location.TABLEAU, mandatory=False)
    setup = {"tableau_mode": TableauMode.MATCH_RANK}
    assert SEVERAL in told(free, setup=setup, win=WinType.MOST_CAPTURED, game_rules=renewed)


def test_a_pack_of_pairs_has_no_three_of_a_rank() -> None:
    pairs = tuple(CardCondition(suit=suit) for suit in (Suit.HEARTS, Suit.SPADES))
    assert SEVERAL not in capturing(initial_tableau_count=4, removed_cards=pairs)


def test_cards_that_nobody_sees_are_not_added_up() -> None:
    scopa = known("scopa")
    assert "together count as much" in all_rules(scopa)
    hidden = replace(scopa, setup=replace(scopa.setup, tableau_visibility=Visibility.FACE_DOWN))
    assert "together count as much" not in all_rules(hidden)
    assert "one is drawn by lot" in all_rules(hidden)


def test_nobody_is_asked_about_the_top_card_of_a_stack() -> None:
    setup = {"hand_is_stack": True, "hand_visibility": Visibility.FACE_DOWN}
    phases: list[Phase] = [DiscardPhase(Location.DISCARD, mandatory=True), ClaimPhase(), TrickPhase()]
    for phase, asked in zip(phases, ("discard", "lay", "trick"), strict=True):
        rules = [rule for section in write_rules(made(phase, setup=setup)) for rule in section.rules]
        assert not any(asked in rule.about for rule in rules)
        assert any("turns up" in rule.about for rule in rules)


def test_a_suit_is_named_only_where_wild_cards_ask_for_one() -> None:
    def about(genome: GameGenome) -> set[str]:
        return {what for section in write_rules(genome) for rule in section.rules for what in rule.about}

    eights = known("crazy-eights")
    assert "suit" in about(eights)
    assert "suit" not in about(replace(eights, setup=replace(eights.setup, wild_names_suit=False)))
