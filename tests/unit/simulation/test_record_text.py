"""The text of records, made from events alone."""

import pytest

from darwindeck.genome.schema import EffectType, Location, Rank, Suit
from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import (
    AcceptChoice,
    AnyCardChoice,
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
    Discarded,
    EffectHappens,
    Event,
    GameOutcome,
    GameOver,
    Gives,
    HandBegins,
    HandIsOver,
    Lays,
    Place,
    Shows,
    Standings,
    TurnBegins,
)
from darwindeck.simulation.kinds import Asks, BetWay, Ending, Giving, HandEnd, Laying, PlaceKind, Showing
from darwindeck.simulation.record_text import choice_text, event_lines, outcome_text, record_lines

NINE = Card.named("9H")
MOVE = CardMove((NINE,), Place(PlaceKind.HAND, 0), Place(PlaceKind.HAND, 1))


@pytest.mark.parametrize(
    ("asks", "choice", "text"),
    [
        (Asks.PLAY, CardChoice(NINE), "play 9H"),
        (Asks.TRICK, CardChoice(NINE), "play 9H"),
        (Asks.EXCHANGE, CardChoice(NINE), "exchange 9H"),
        (Asks.CAPTURE, CardChoice(NINE), "capture 9H"),
        (Asks.PLAY, AnyCardChoice(), "any"),
        (Asks.PLAY, StopChoice(), "stop"),
        (Asks.KNOCK, PassChoice(), "pass"),
        (Asks.DRAW, DrawChoice(Location.DISCARD, card=NINE), "draw"),
        (Asks.SOURCE, DrawChoice(Location.OPPONENT_HAND, 1), "draw opponent_hand"),
        (Asks.DRAW, DoubleChoice(), "double"),
        (Asks.SWAP, SwapChoice(1), "swap"),
        (Asks.SWAP, CardChoice(NINE), "swap 9H"),
        (Asks.KNOCK, KnockChoice(), "knock"),
        (Asks.DOUBT, ChallengeChoice(), "challenge"),
        (Asks.DOUBT, AcceptChoice(), "accept"),
        (Asks.BID, BidChoice("nil"), "nil"),
        (Asks.BID, BidChoice(0), "bid 0"),
        (Asks.BET, BetChoice(BetWay.CHECK, 0), "check"),
        (Asks.BET, BetChoice(BetWay.ALL_IN, 35), "all-in 35"),
        (Asks.BET, BetChoice(BetWay.FOLD, 0), "fold"),
        (Asks.BET, BetChoice(BetWay.BET, 0), "bet 0"),
        (Asks.WAGER, StakeChoice(20), "stake 20"),
        (Asks.RANK, RankChoice(Rank.QUEEN), "name Q"),
        (Asks.SUIT, SuitChoice(Suit.HEARTS), "name H"),
        (Asks.HIT, SeatChoice(2), "hit P2"),
        (Asks.WHOM, SeatChoice(2), "ask P2"),
    ],
)
def test_choices_are_written_as_moves(asks: Asks, choice: Choice, text: str) -> None:
    assert choice_text(asks, choice) == text
    assert event_lines(Chose(0, asks, choice, 3), in_teams=False) == [f"P0 {text} of 3"]


@pytest.mark.parametrize(
    "event",
    [
        TurnBegins(0),
        *(Lays(seat=0, as_=laying, moves=(MOVE,)) for laying in Laying if laying not in (Laying.MELD, Laying.TIE)),
        Gives(0, Giving.RETURNED, (MOVE,)),
        EffectHappens(EffectType.DRAW_CARDS, 0, hits=(1,)),
        Shows(cards=(NINE,), why=Showing.HOUSE),
        Shows(seat=0, cards=(NINE,), why=Showing.COUNTED),
    ],
)
def test_some_events_have_no_line(event: Event) -> None:
    assert event_lines(event, in_teams=False) == []


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        (EffectHappens(EffectType.DRAW_CARDS, 0, hits=(2,), lot=True), ["hits P2"]),
        (EffectHappens(EffectType.SKIP_NEXT, 0, skips=0), ["skips 0"]),
        (EffectHappens(EffectType.REVERSE_DIRECTION, 0, direction=-1), ["direction -1"]),
        (Discarded(()), ["table cleared"]),
        (Discarded((CardMove((NINE,), Place(PlaceKind.TRICK), Place(PlaceKind.DISCARD)),)), ["nobody takes the trick"]),
        (Standings((0, 1), house=-20, bags=(0, 3)), ["scores 0 1", "house -20", "bags 0 3"]),
        (Shows(seat=1, cards=(NINE,), why=Showing.DECK_FORBIDS), ["P1 turns up 9H"]),
        (Shows(seat=1, cards=(NINE,), why=Showing.HAND_FORBIDS), ["P1 shows 9H"]),
    ],
)
def test_events_have_their_lines(event: Event, lines: list[str]) -> None:
    assert event_lines(event, in_teams=False) == lines


@pytest.mark.parametrize(
    ("outcome", "alone", "in_teams"),
    [
        (GameOutcome(Ending.WIN, 1, "win_conditions[0]"), "P1 wins", "team 1 wins"),
        (GameOutcome(Ending.LOSS, 0), "P0 loses", "team 0 loses"),
        (GameOutcome(Ending.DRAW, rule="win_conditions[0]"), "draw", "draw"),
        (GameOutcome(Ending.STALEMATE), "stalemate", "stalemate"),
    ],
)
def test_outcomes_name_players_or_teams(outcome: GameOutcome, alone: str, in_teams: str) -> None:
    assert outcome_text(outcome, in_teams=False) == alone
    assert outcome_text(outcome, in_teams=True) == in_teams


def test_what_follows_is_indented() -> None:
    over = GameOver(GameOutcome(Ending.DRAW), 7, 1, 3)
    events = (HandBegins(1, 2), HandIsOver(HandEnd.TRICKS), Chose(0, Asks.PLAY, PassChoice(), 2), over)
    assert list(record_lines(events, in_teams=False)) == [
        "hand 1, P2 starts",
        "  hand over",
        "P0 pass of 2",
        "end draw, turns 7, hands 1, decisions 3",
    ]


def test_a_record_cannot_be_written_from_what_one_player_sees() -> None:
    hidden = Lays(seat=0, as_=Laying.TIE, moves=(CardMove((None,), MOVE.from_, MOVE.to),))
    with pytest.raises(AssertionError, match="all eyes"):
        event_lines(hidden, in_teams=False)
