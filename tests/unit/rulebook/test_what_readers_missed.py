"""What readers of the books of a usual run missed, or found wrong: each rule is told where it applies."""

from dataclasses import replace

import pytest

from darwindeck.genome.schema import (
    BettingPhase,
    CaptureOrder,
    EffectType,
    GameGenome,
    Location,
    PlayPhase,
    Rank,
    SpecialEffect,
    TargetSelector,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.rulebook import write_rulebook
from darwindeck.rulebook._digest import course
from darwindeck.rulebook._plain import staged
from darwindeck.rulebook._words import counted
from darwindeck.rulebook.examples._retelling import Retelling
from darwindeck.simulation import open_position, record_game
from tests.support.changed_games import with_phases, with_rules, with_setup
from tests.support.rulebooks import all_rules, known

WAR, BETTING_WAR, WHIST = known("war-baseline"), known("betting-war"), known("whist")
CRAZY_EIGHTS, SCOPA, BLACKJACK = known("crazy-eights"), known("scopa"), known("blackjack")


def with_effect(genome: GameGenome, kind: EffectType) -> GameGenome:
    return replace(genome, special_effects=(SpecialEffect(Rank.TEN, kind, TargetSelector.NEXT_PLAYER, 1),))


# ---------------------------------------------------------------------------------------- battles


@pytest.mark.parametrize("kind", [EffectType.SKIP_NEXT, EffectType.EXTRA_TURN])
def test_last_card_of_several_fights_where_a_player_has_another_turn(kind: EffectType) -> None:
    last = "If a player has laid several, the last one counts."
    assert last in all_rules(with_effect(WAR, kind))
    assert last not in all_rules(WAR)


def test_cards_that_were_dealt_to_the_table_have_a_place_among_those_that_are_won() -> None:
    def told(order: CaptureOrder, dealt: int) -> str:
        return all_rules(with_setup(WAR, capture_order=order, cards_per_player=25, initial_tableau_count=dealt))

    came = "each in the order in which they came to the table"
    assert f"first the winner's own cards, then all others, {came}" in told(CaptureOrder.OWN_FIRST, 2)
    assert f"first all other cards, then the winner's own, {came}" in told(CaptureOrder.OWN_LAST, 2)
    assert came not in told(CaptureOrder.OWN_FIRST, 0)


def test_last_card_that_wins_no_battle_is_the_end_where_the_turn_goes_on_after_it() -> None:
    *bets, play = BETTING_WAR.turn_structure.phases
    at_once = "Whoever lays the last card of his or her stack and does not win the battle with it is out of the hand"
    assert at_once in all_rules(with_phases(BETTING_WAR, play, *bets))
    assert "A player who has no card when his or her turn comes is out of the hand" in all_rules(BETTING_WAR)


# ---------------------------------------------------------------------------------------- ends


def test_hands_of_fewer_cards_end_before_the_last_trick() -> None:
    fixed = replace(WHIST, turn_structure=replace(WHIST.turn_structure, tricks_per_hand=13))
    fewer = with_setup(fixed, cards_step=-2)
    assert "The hand ends when 13 tricks have been played." in all_rules(fixed)
    assert "The hand ends when nobody holds a card any more." in all_rules(fewer)
    drawn = all_rules(with_effect(fewer, EffectType.DRAW_CARDS))
    assert "13 tricks have been played" in drawn
    assert "Nobody holds a card any more." in drawn


def test_tricks_are_not_counted_where_empty_hands_end_it_anyway() -> None:
    books = all_rules(with_rules(WHIST, book_size=4))
    assert "The hand ends when nobody holds a card any more." in books
    assert "tricks have been played" not in books


def test_last_one_left_in_the_last_hand_has_nobody_to_compare_cards_with() -> None:
    (play,) = CRAZY_EIGHTS.turn_structure.phases[-1:]
    assert isinstance(play, PlayPhase)
    game = with_phases(CRAZY_EIGHTS, replace(play, pass_if_unable=False, mandatory=True))
    game = replace(game, win_conditions=(WinCondition(WinType.EMPTY_HAND),), card_scoring=(), scoring_rules=())
    game = with_rules(game, max_hands=2)
    rules = all_rules(game)
    assert "If nobody has won after two hands, the player who is left in the hand wins." in rules
    assert "fewest cards" not in rules
    passed = with_phases(game, replace(play, pass_if_unable=True, mandatory=True))
    assert "the player who is left in the hand" not in all_rules(passed)


def test_ways_to_win_have_an_order_only_where_they_may_name_different_players() -> None:
    order = "where two of them meet, the one listed first counts"
    every, most = WinCondition(WinType.MOST_CHIPS, 200), WinCondition(WinType.MOST_CHIPS)
    chips = replace(BETTING_WAR, win_conditions=(every, most))
    chips = with_rules(with_setup(chips, starting_chips=100), max_hands=2)
    some = WinCondition(WinType.MOST_CHIPS, 150, WinComparison.FIRST)
    assert order in all_rules(replace(chips, win_conditions=(some, every, most)))
    assert order in all_rules(replace(chips, win_conditions=(WinCondition(WinType.CAPTURE_ALL), most)))
    assert "There are two ways to win." in all_rules(chips)
    assert order not in all_rules(chips)


def test_whoever_is_out_without_a_trick_needs_no_second_bad_hand() -> None:
    assert "for a hand without a trick puts you out" in write_rulebook(known("knock-out-whist")).to_markdown()
    assert "for one bad hand too many puts you out" in write_rulebook(known("cuckoo")).to_markdown()


# ---------------------------------------------------------------------------------------- in short


def test_bets_that_depend_on_something_are_not_promised_for_every_turn() -> None:
    assert "there may be a round of bets" in course(staged(BETTING_WAR))
    always = with_phases(BETTING_WAR, *(replace_condition(phase) for phase in BETTING_WAR.turn_structure.phases))
    assert "everybody bets" in course(staged(always))


def replace_condition(phase: object) -> BettingPhase | PlayPhase:
    if isinstance(phase, BettingPhase):
        return replace(phase, condition=None)
    assert isinstance(phase, PlayPhase)
    return phase


# ---------------------------------------------------------------------------------------- samples


def lines_of(genome: GameGenome, seed: int) -> tuple[list[str], str]:
    """The record of a game, and how it is retold."""
    record = record_game(genome, seed, "random").splitlines()
    retelling = Retelling(staged(genome), open_position(genome, seed))
    retelling.tell(record[5:])
    return record, " ".join(str(line) for line in retelling.story.lines)


def test_cards_left_on_the_table_are_all_named_with_those_of_the_last_captor() -> None:
    """Also the card that this player laid last, which captured nothing."""
    short = with_rules(with_phases(SCOPA, PlayPhase(Location.TABLEAU)), max_hands=1)
    own = 0
    for seed in range(60):
        record, told = lines_of(short, seed)
        over = record.index("  hand over") if "  hand over" in record else len(record)
        rest = [line.split(" captures ") for line in record[over:] if " captures " in line]
        last = next(line for line in reversed(record[:over]) if " play " in line)
        for who, cards in rest:
            many = counted(len(cards.split()), "card")
            assert f"captures {shown(cards)}" in told or f"captures {many}" in told, seed
            own += last.startswith(who.strip()) and last.split()[2] in cards.split()
    assert own > 3, "the last captor laid a card that stayed there"


SUITS = {"H": "♥", "D": "♦", "C": "♣", "S": "♠"}


def shown(cards: str) -> str:
    """Cards as a book lists them."""
    *first, last = [f"{card[:-1]}{SUITS[card[-1]]}" for card in cards.split()]
    return f"{', '.join(first)} and {last}" if first else last


def test_stakes_that_are_lost_are_told() -> None:
    lost = 0
    for seed in range(12):
        _, told = lines_of(with_rules(BLACKJACK, max_hands=1), seed)
        if "The hand is over" in told:
            lost += "stake" in told.split("The hand is over")[1] and " the stake." in told
    assert lost > 3
