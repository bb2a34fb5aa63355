"""What one player reads of an event."""

import pytest

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import KnockPhase, Location, MeldPhase, Phase, PlayPhase, Rank, Suit
from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import (
    AcceptChoice,
    BetChoice,
    BidChoice,
    CardChoice,
    ChallengeChoice,
    Choice,
    DoubleChoice,
    DrawChoice,
    KnockChoice,
    PassChoice,
    RankChoice,
    SeatChoice,
    StakeChoice,
    StopChoice,
    SuitChoice,
    SwapChoice,
)
from darwindeck.simulation.events import (
    CardMove,
    Chose,
    Dealt,
    Discarded,
    Event,
    Gives,
    Lays,
    Pile,
    Place,
    Reshuffled,
    ScorePart,
    Scores,
    Shows,
    Takes,
)
from darwindeck.simulation.kinds import Asks, BetWay, Giving, Laying, PlaceKind, Showing
from darwindeck.simulation.perspective import seen_by
from tests.unit.simulation.positions import cards, game, make, position

DECK, DISCARD, TABLE = Place(PlaceKind.DECK), Place(PlaceKind.DISCARD), Place(PlaceKind.TABLE)
HANDS = [Place(PlaceKind.HAND, seat) for seat in range(3)]
NINE = Card.named("9H")
HEARTS = Condition(ConditionType.CARD_IS_SUIT, Operator.EQ, Suit.HEARTS)
PAIR = Condition(ConditionType.HAS_MATCHING_PAIR)


@pytest.mark.parametrize(
    "option",
    [
        BidChoice(3),
        BetChoice(BetWay.CHECK, 0),
        StakeChoice(5),
        DoubleChoice(),
        RankChoice(Rank.TWO),
        SuitChoice(Suit.HEARTS),
        SeatChoice(1),
        ChallengeChoice(),
        AcceptChoice(),
        KnockChoice(),
    ],
    ids=lambda option: option.kind,
)
def test_what_is_spoken_everybody_hears_but_not_of_how_many_options(option: Choice) -> None:
    chose = Chose(0, Asks.BID, option, 4)
    assert seen_by(chose, 0) == chose
    assert seen_by(chose, 1) == Chose(0, Asks.BID, option)


@pytest.mark.parametrize(
    "option",
    [CardChoice(NINE), StopChoice(), PassChoice(), DrawChoice(Location.DECK), SwapChoice(1)],
    ids=lambda option: option.kind,
)
def test_what_is_chosen_in_silence_nobody_else_reads(option: Choice) -> None:
    chose = Chose(0, Asks.PLAY, option, 4)
    assert seen_by(chose, 0) == chose
    assert seen_by(chose, 1) is None


@pytest.mark.parametrize("why", Showing)
def test_cards_are_shown_to_all_unless_a_player_looks_at_the_own(why: Showing) -> None:
    shows = Shows(seat=0, cards=(NINE,), why=why)
    assert seen_by(shows, 0) == shows
    assert seen_by(shows, 1) == (None if why in (Showing.LOT, Showing.STACK) else shows)


def test_cards_that_a_player_does_not_know_are_left_out() -> None:
    move = CardMove(cards("2H 9C"), HANDS[0], DISCARD, ((0,), (0, 2)))
    lays = Lays(seat=0, as_=Laying.CLAIM, rank=Rank.TWO, moves=(move,))
    seen: list[tuple[Card | None, ...]] = []
    for seat in range(3):
        told = seen_by(lays, seat)
        assert isinstance(told, Lays)
        assert told.moves[0].seen is None
        seen.append(told.moves[0].cards)
    assert seen == [cards("2H 9C"), (None, None), (None, Card.named("9C"))]


def test_the_order_of_a_hand_tells_nothing() -> None:
    move = CardMove(cards("2H 9C KC"), HANDS[0], HANDS[1], ((0, 1, 2), (0, 1), (0, 1, 2)))
    told = seen_by(Gives(0, Giving.PASSED, (move,)), 2)
    assert isinstance(told, Gives)
    assert told.moves[0].cards == (None, *cards("2H KC"))


@pytest.mark.parametrize("is_taken_up", [False, True])
def test_the_order_in_which_cards_of_a_hand_were_laid_tells_nothing(is_taken_up: bool) -> None:
    ways = (DISCARD, HANDS[1]) if is_taken_up else (HANDS[0], DISCARD)
    move = CardMove(cards("2H 9C KC"), *ways, ((0, 1, 2), (0, 1), (0, 1, 2)))
    lays: Lays | Takes = Takes(1, (move,)) if is_taken_up else Lays(seat=0, as_=Laying.CLAIM, moves=(move,))
    told = seen_by(lays, 2)
    assert isinstance(told, Lays | Takes)
    assert told.moves[0].cards == (None, *cards("2H KC"))


def test_the_order_in_which_the_table_is_cleared_is_kept() -> None:
    move = CardMove(cards("9C 2H KC"), TABLE, DISCARD, ((0, 1, 2), (0, 1), (0, 1, 2)))
    told = seen_by(Discarded((move,)), 2)
    assert isinstance(told, Discarded)
    assert told.moves[0].cards == (Card.named("9C"), None, Card.named("KC"))


@pytest.mark.parametrize("event", [Reshuffled, lambda deck: Dealt(deck=deck, moves=())])
def test_of_a_deck_the_open_cards_are_seen(event: type[Reshuffled]) -> None:
    told = seen_by(event(Pile(3, cards("2H 3H 4H"), ((0, 1), (), ()))), 1)
    assert isinstance(told, Reshuffled | Dealt)
    assert told.deck == Pile(3, cards("2H"))


def test_points_are_told_without_the_cards_that_lie_face_down() -> None:
    hidden = ScorePart("card_scoring[0]", 5, cards("2H 3H"), ((0, 1), (0,)))
    plain = ScorePart("scoring_rules[0]", 2)
    told = seen_by(Scores(0, 7, (hidden, plain)), 1)
    assert told == Scores(0, 7, (ScorePart("card_scoring[0]", 5, (None, *cards("2H"))), plain))


def test_whatever_lies_open_is_told_alike() -> None:
    event: Event = Takes(1, (CardMove(cards("9C"), DISCARD, HANDS[1]),))
    assert seen_by(event, 0) == event


@pytest.mark.parametrize(
    ("phase", "able", "unable", "declines"),
    [
        (PlayPhase(Location.DISCARD, mandatory=False, valid_play_condition=HEARTS), "2H 3S", "2C 3S", "pass"),
        (MeldPhase(), "2H 2D 2C", "2H 2D 3C", "pass"),
        (KnockPhase(condition=PAIR), "2H 2D", "2H 3D", "pass"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_who_declines_and_who_cannot_look_alike_to_others(phase: Phase, able: str, unable: str, declines: str) -> None:
    genome = game(phase, PlayPhase(Location.DISCARD, mandatory=True))
    could, could_not = position(genome, able, "9H KD"), position(genome, unable, "9H KD")
    before = could.events
    could = make(could, declines)
    assert could.to_act == could_not.to_act == 0
    for_the_other = [
        [told for event in events if (told := seen_by(event, 1)) is not None]
        for events in ((*before, *could.events), could_not.events)
    ]
    assert for_the_other[0] == for_the_other[1]
