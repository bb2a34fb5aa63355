"""What readers of the books of a usual run missed, or found wrong: each rule is told where it applies."""

from dataclasses import replace

import pytest

from darwindeck.genome.conditions import Condition, ConditionType
from darwindeck.genome.schema import (
    BettingPhase,
    CaptureOrder,
    CardCondition,
    DrawPhase,
    EffectType,
    GameGenome,
    Location,
    PlayPhase,
    Rank,
    SpecialEffect,
    Suit,
    TargetSelector,
    TriggerMode,
    TurnUpPhase,
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
PRESIDENT, GOOFSPIEL = known("president"), known("goofspiel")


def with_effect(genome: GameGenome, kind: EffectType) -> GameGenome:
    return replace(genome, special_effects=(SpecialEffect(Rank.TEN, kind, TargetSelector.NEXT_PLAYER, 1),))


# ---------------------------------------------------------------------------------------- battles


LAST_COUNTS = "If a player has laid several, the last one counts."


@pytest.mark.parametrize("kind", [EffectType.SKIP_NEXT, EffectType.EXTRA_TURN])
def test_last_card_of_several_fights_where_a_player_has_another_turn(kind: EffectType) -> None:
    assert LAST_COUNTS in all_rules(with_effect(WAR, kind))
    assert LAST_COUNTS not in all_rules(WAR)


def test_last_card_of_several_fights_where_a_player_may_pass() -> None:
    (play,) = WAR.turn_structure.phases
    assert isinstance(play, PlayPhase)
    assert LAST_COUNTS in all_rules(with_phases(WAR, replace(play, mandatory=False)))


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
    both = "If both players lay their last cards in a tie"
    assert at_once in all_rules(with_phases(BETTING_WAR, play, *bets))
    assert both not in all_rules(with_phases(BETTING_WAR, play, *bets))
    assert both in all_rules(BETTING_WAR)
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


def test_players_who_may_both_lay_their_last_cards_in_a_tie_leave_nobody_to_win() -> None:
    last = WinCondition(WinType.EMPTY_HAND, trigger_mode=TriggerMode.ALL_HANDS_EMPTY)
    short = with_rules(with_setup(replace(WAR, win_conditions=(last,)), cards_per_player=2), max_hands=1)
    ends = [record_game(short, seed, "random").splitlines()[-1] for seed in range(60)]
    assert "end draw" in [end.split(",")[0] for end in ends]
    assert "the player who is left in the hand wins" not in all_rules(short)


def test_tricks_that_all_hands_have_cards_for_are_counted_alone() -> None:
    five = replace(WHIST, turn_structure=replace(WHIST.turn_structure, tricks_per_hand=5))
    fewer = with_setup(five, cards_step=-1)
    assert "The hand ends when five tricks have been played." in all_rules(with_rules(fewer, max_hands=3))
    assert "obody holds a card any more" in all_rules(fewer), "later hands have four cards"


# ---------------------------------------------------------------------------------------- gifts, and cards turned up


def test_gift_comes_after_what_the_first_turn_begins_with() -> None:
    tribute, play = PRESIDENT.turn_structure.phases
    later = with_phases(PRESIDENT, play, tribute)
    assert "Once in every hand but the first, in the first turn, after all that comes before in it" in all_rules(later)
    assert "once in every hand but the first" in course(staged(later)).lower()
    assert "after all that comes before in it" not in all_rules(PRESIDENT)


def test_nothing_is_given_after_hands_that_end_with_all_cards_in_hand() -> None:
    nothing = "Nothing is exchanged after a hand in which nobody ran out of cards."
    run = Condition(ConditionType.HAS_RUN_OF_N, value=6)
    early = all_rules(with_rules(PRESIDENT, hand_ends_if=run))
    assert nothing in early
    assert nothing not in all_rules(PRESIDENT)
    assert "even right after the deal, but not in the middle of a gift" in early


def test_only_suits_of_the_pack_decide_which_card_is_given() -> None:
    without = with_setup(PRESIDENT, removed_cards=(CardCondition(suit=Suit.SPADES),), cards_per_player=9)
    assert "Among cards of the same rank, clubs go first, then diamonds and hearts." in all_rules(without)
    assert "Among cards of the same rank, spades go first" in all_rules(PRESIDENT)


def test_cards_that_are_turned_up_together_may_not_come_out_even() -> None:
    _, trick = GOOFSPIEL.turn_structure.phases
    fewer = "The last time there may be fewer."
    assert fewer in all_rules(with_phases(GOOFSPIEL, TurnUpPhase(2), trick)), "13 cards"
    assert fewer not in all_rules(GOOFSPIEL)
    even = with_setup(GOOFSPIEL, removed_cards=(CardCondition(Suit.HEARTS), CardCondition(Suit.SPADES, Rank.TWO)))
    assert fewer not in all_rules(with_phases(even, TurnUpPhase(2), trick)), "twelve cards"


def test_order_on_a_pile_that_never_becomes_the_stock_makes_no_difference() -> None:
    _, trick = GOOFSPIEL.turn_structure.phases
    one_by_one = "go onto the discard pile one by one"
    assert one_by_one not in all_rules(with_phases(GOOFSPIEL, TurnUpPhase(2), trick))
    draws = with_phases(GOOFSPIEL, TurnUpPhase(2), DrawPhase(Location.DECK), trick)
    assert one_by_one in all_rules(draws)


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


def test_rounds_of_bets_stand_in_lines_of_their_own() -> None:
    """After a bet nobody checks or bets again in the same round."""
    poker = known("five-card-draw")
    rounds = 0
    for seed in range(40):
        retelling = Retelling(staged(poker), open_position(poker, seed))
        retelling.tell(record_game(poker, seed, "random").splitlines()[5:])
        for line in map(str, retelling.story.lines):
            bets = [place for place, word in enumerate(line.split()) if word == "bets"]
            checks = [place for place, word in enumerate(line.split()) if word == "checks"]
            rounds += bool(bets)
            assert len(bets) <= 1, line
            assert not bets or all(place < bets[0] for place in checks), line
    assert rounds > 10


def test_no_stake_is_lost_in_a_hand_that_does_not_end() -> None:
    early = (WinCondition(WinType.BEST_HAND, 18, WinComparison.FIRST), *BLACKJACK.win_conditions)
    ended = 0
    for seed in range(12):
        record, told = lines_of(replace(BLACKJACK, win_conditions=early), seed)
        if "  hand over" not in record:
            ended += 1
            assert "the stake." not in told.replace("(with the stake)", "")
    assert ended > 3


def test_stakes_that_are_lost_are_told() -> None:
    lost = 0
    for seed in range(12):
        _, told = lines_of(with_rules(BLACKJACK, max_hands=1), seed)
        if "The hand is over" in told:
            lost += "stake" in told.split("The hand is over")[1] and " the stake." in told
    assert lost > 3
