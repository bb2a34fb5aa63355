"""The text of records: what happens in a game, line by line, as docs/records.md says."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from darwindeck.genome.bytecode import rules_hash
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.cards import Card, listed
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
    Dealt,
    Discarded,
    Draws,
    EffectHappens,
    Event,
    GameOutcome,
    GameOver,
    Gives,
    HandBegins,
    HandIsOver,
    Lays,
    Out,
    Passes,
    PaysOrGets,
    Place,
    Reshuffled,
    Scores,
    ShootsTheMoon,
    Shows,
    Standings,
    Swaps,
    Takes,
    TurnBegins,
    TurnedUp,
)
from darwindeck.simulation.kinds import Asks, BetWay, ChipsFor, Ending, Giving, Laying, Leaving, PlaceKind, Showing
from darwindeck.simulation.values import Seen

FIRST_LINE = "darwindeck record 1"


def heading_lines(genome: GameGenome) -> list[str]:
    """The first lines of the record of any game by these rules."""
    return [FIRST_LINE, f"game {_in_ascii(genome.genome_id)}", f"rules {rules_hash(genome)}"]


def _in_ascii(name: str) -> str:
    """A name in printable ASCII, without the backslash."""
    return "".join(one if " " <= one <= "~" and one != "\\" else f"\\u{{{ord(one):x}}}" for one in name)


def record_lines(events: Iterable[Event], *, in_teams: bool) -> Iterator[str]:
    """The lines of a record that tell these events. What follows from a decision, or from the deal, is indented.

    Args:
        events: What happened, for all eyes.
        in_teams: Whether teams win, and no single players.
    """
    for event in events:
        indent = "" if isinstance(event, Chose | HandBegins | GameOver) else "  "
        for line in event_lines(event, in_teams=in_teams):
            yield indent + line


def event_lines(event: Event, *, in_teams: bool) -> list[str]:
    """The lines that tell an event, without their indent; some events have none."""
    match event:
        case HandBegins(hand, starter):
            return [f"hand {hand}, P{starter} starts"]
        case Dealt():
            return _deal_lines(event)
        case Chose(seat, asks, option, of):
            return [f"P{seat} {choice_text(asks, option)} of {of}"]
        case TurnBegins():
            return []
        case Passes(seat):
            return [f"P{seat} passes"]
        case EffectHappens():
            return _effect_lines(event)
        case Out(seat, of):
            return [f"P{seat} goes out" if of is Leaving.CARDS else f"P{seat} is out of the {of}"]
        case HandIsOver():
            return ["hand over"]
        case Standings():
            return _standings_lines(event)
        case GameOver(outcome, turns, hands, decisions):
            words = outcome_text(outcome, in_teams=in_teams)
            return [f"end {words}, turns {turns}, hands {hands}, decisions {decisions}"]
        case Scores(seat, points):
            return [f"P{seat} scores {points}"]
        case ShootsTheMoon(seat):
            return [f"P{seat} shoots the moon"]
        case PaysOrGets():
            return [_chips_line(event)]
        case Shows():
            return _show_lines(event)
        case _:
            return _move_lines(event)


def outcome_text(outcome: GameOutcome, *, in_teams: bool) -> str:
    """How a game ended, as in ``P1 wins``."""
    if outcome.side is None:
        return str(outcome.kind)
    who = f"team {outcome.side}" if in_teams else f"P{outcome.side}"
    return f"{who} {'loses' if outcome.kind is Ending.LOSS else 'wins'}"


# ---------------------------------------------------------------------------------------- decisions

_CARD_VERBS = {Asks.TRICK: "play"}


def choice_text(asks: Asks, choice: Choice) -> str:
    """What was chosen, as in ``play 9H``."""
    match choice:
        case CardChoice(card):
            return f"{_CARD_VERBS.get(asks, asks)} {card}"
        case AnyCardChoice() | StopChoice() | PassChoice() | DoubleChoice() | SwapChoice() | KnockChoice():
            return str(choice.kind)
        case ChallengeChoice() | AcceptChoice():
            return str(choice.kind)
        case DrawChoice(source):
            return f"draw {source}" if asks is Asks.SOURCE else "draw"
        case BidChoice(bid):
            return "nil" if bid == "nil" else f"bid {bid}"
        case BetChoice(way, chips):
            word = way.replace("_", "-")
            return word if way in (BetWay.CHECK, BetWay.FOLD) else f"{word} {chips}"
        case StakeChoice(chips):
            return f"stake {chips}"
        case RankChoice(rank):
            return f"name {rank}"
        case SuitChoice(suit):
            return f"name {suit}"
        case SeatChoice(seat):
            return f"{'hit' if asks is Asks.HIT else 'ask'} P{seat}"
    assert_never(choice)


# ---------------------------------------------------------------------------------------- the course of the game


def _deal_lines(dealt: Dealt) -> list[str]:
    lines = [_dealt_line(move) for move in dealt.moves]
    lines.append(f"deck {listed(dealt.deck.cards)}")
    trump = dealt.trump
    if trump is not None and trump.seat is not None:
        lines.append(f"P{trump.seat} shows {trump.card}")
    return lines if trump is None else [*lines, f"trump {trump.suit}"]


def _dealt_line(move: CardMove) -> str:
    match move.to.at:
        case PlaceKind.HAND:
            return f"P{move.to.seat} holds {_cards(move.cards)}"
        case PlaceKind.HOUSE:
            return f"house holds {_sorted(move.cards)}"
        case PlaceKind.TABLE:
            return f"table {_sorted(move.cards)}"
        case _:
            return f"{move.to.at} {_cards(move.cards)}"


def _effect_lines(effect: EffectHappens) -> list[str]:
    if effect.skips is not None:
        return [f"skips {effect.skips}"]
    if effect.direction is not None:
        return [f"direction {effect.direction}"]
    return [f"hits P{seat}" for seat in effect.hits or () if effect.lot]


def _standings_lines(standings: Standings) -> list[str]:
    lines = [
        ("scores", standings.scores),
        ("team scores", standings.teams),
        ("chips", standings.chips),
        ("house", None if standings.house is None else (standings.house,)),
        ("bags", standings.bags),
    ]
    return [" ".join([name, *map(str, numbers)]) for name, numbers in lines if numbers is not None]


def _chips_line(paid: PaysOrGets) -> str:
    match paid.why:
        case ChipsFor.ANTE | ChipsFor.PASS:
            return f"P{paid.seat} pays {-paid.chips} chips"
        case ChipsFor.POT:
            return f"P{paid.seat} wins {paid.chips} chips"
        case ChipsFor.HOUSE:
            return f"P{paid.seat} gets {paid.chips} chips from the house"
    assert_never(paid.why)


def _show_lines(shows: Shows) -> list[str]:
    cards = listed(shows.cards)
    match shows.why:
        case Showing.LOT | Showing.STACK | Showing.DECK_FORBIDS:
            return [f"P{shows.seat} turns up {cards}"]
        case Showing.CHALLENGE | Showing.ASKED | Showing.HAND_FORBIDS:
            return [f"P{shows.seat} shows {cards}"]
        case Showing.HOUSE | Showing.COUNTED:
            return []
    assert_never(shows.why)


# ---------------------------------------------------------------------------------------- cards


def _move_lines(event: Lays | Draws | TurnedUp | Takes | Gives | Swaps | Discarded | Reshuffled) -> list[str]:
    match event:
        case Lays():
            return _laying_lines(event)
        case Draws(seat, (move,)):
            return [f"P{seat} draws {_cards(move.cards)} from {_source(move.from_)}"]
        case TurnedUp((move,)):
            cards = _cards(move.cards)
            return [f"house draws {cards} from the deck" if move.to.at is PlaceKind.HOUSE else f"turned up {cards}"]
        case Takes(seat, (move,)):
            return [f"P{seat} {_taking(move)}"]
        case Gives(_, Giving.RETURNED):
            return []
        case Gives(seat, _, (move,)):
            return [f"P{seat} gives {_cards(move.cards)} to P{move.to.seat}"]
        case Swaps(seat, moves):
            return [f"P{seat} swaps with {_source(moves[0].to)}"]
        case Discarded(moves):
            is_trick = any(move.from_.at is PlaceKind.TRICK for move in moves)
            return ["nobody takes the trick" if is_trick else "table cleared"]
        case Reshuffled(deck):
            return [f"reshuffle {listed(deck.cards)}"]
        case _:
            raise AssertionError("whatever moves cards of one place has one move")


def _laying_lines(lays: Lays) -> list[str]:
    (move,) = lays.moves
    match lays.as_:
        case Laying.MELD:
            return [f"P{lays.seat} melds {_cards(move.cards)}"]
        case Laying.TIE:
            return [f"P{lays.seat} lays {_cards(move.cards)} face down"]
        case Laying.PLAY | Laying.TRICK | Laying.DISCARD | Laying.CLAIM | Laying.EXCHANGE | Laying.SWAP:
            return []
    assert_never(lays.as_)


def _taking(move: CardMove) -> str:
    cards = _cards(move.cards)
    match move.from_.at:
        case PlaceKind.TRICK:
            return "takes the trick"
        case PlaceKind.TABLE:
            return f"captures {cards}"
        case PlaceKind.CAPTURED:
            return f"takes up {cards}"
        case PlaceKind.DISCARD:
            return "takes the pile"
        case PlaceKind.HAND:
            return f"lays down {cards}"
        case _:
            raise AssertionError(f"nobody takes cards from {move.from_.at}")


def _source(place: Place) -> str:
    if place.seat is not None:
        return f"P{place.seat}"
    return "the discard pile" if place.at is PlaceKind.DISCARD else f"the {place.at}"


def _cards(cards: Iterable[Seen]) -> str:
    return " ".join(map(_card, cards)) or "-"


def _sorted(cards: Iterable[Seen]) -> str:
    return listed(sorted(card for card in cards if card is not None))


def _card(card: Seen) -> str:
    assert isinstance(card, Card), "records are written from what all eyes see"
    return str(card)
