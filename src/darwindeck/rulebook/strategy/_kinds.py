"""Kinds of decisions, told apart by what a player may do."""

from enum import Enum

from darwindeck.genome.schema import PlayPhase, TrickPhase
from darwindeck.rulebook.strategy._look import Look


class Kind(Enum):
    """A kind of decision."""

    LEAD = "lead"
    FOLLOW = "follow"
    PLAY = "play"
    BEAT = "beat"
    DISCARD = "discard"
    GIVE = "give"
    LAY = "lay"
    EXCHANGE = "exchange"
    MELD = "meld"
    TAKE = "take"
    SWAP = "swap"
    CAPTURE = "capture"
    SOURCE = "source"
    DRAW = "draw"
    KNOCK = "knock"
    BID = "bid"
    STAKE = "stake"
    BET = "bet"
    RANK = "rank"
    SUIT = "suit"
    DOUBT = "doubt"
    HIT = "hit"
    ASK = "ask"


_VERBS = {
    "discard": Kind.DISCARD,
    "give": Kind.GIVE,
    "lay": Kind.LAY,
    "exchange": Kind.EXCHANGE,
    "meld": Kind.MELD,
    "take": Kind.TAKE,
    "swap": Kind.SWAP,
    "capture": Kind.CAPTURE,
    "knock": Kind.KNOCK,
    "bid": Kind.BID,
    "nil": Kind.BID,
    "stake": Kind.STAKE,
    "hit": Kind.HIT,
    "ask": Kind.ASK,
    "challenge": Kind.DOUBT,
    **dict.fromkeys(("check", "bet", "call", "raise", "all-in", "fold"), Kind.BET),
}


def kind_of(look: Look) -> Kind | None:
    """The kind of a decision; None where nothing can be told apart."""
    for move in look.moves:
        verb, _, rest = move.partition(" ")
        if verb == "play":
            return _play(look)
        if verb in ("draw", "double"):
            return Kind.SOURCE if rest else Kind.DRAW
        if verb == "name":
            return Kind.SUIT if rest in ("H", "D", "C", "S") else Kind.RANK
        if verb in _VERBS:
            return _VERBS[verb]
    return None


def _play(look: Look) -> Kind:
    """Whether a card is led, follows, beats others, or is just played, as in a trick of hidden cards."""
    scene = look.scene
    if scene.has_tricks and not scene.has(PlayPhase) and not all(one.face_down for one in scene.of_kind(TrickPhase)):
        return Kind.FOLLOW if look.is_led else Kind.LEAD
    return Kind.BEAT if look.is_to_beat else Kind.PLAY
