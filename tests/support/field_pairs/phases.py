"""Pairs for the turn, for drawing, playing and discarding, and for special cards."""

from typing import Any

from darwindeck.genome.conditions import CardReference, ConditionType, Operator
from darwindeck.genome.schema import (
    DeckName,
    DiscardPhase,
    DrawPhase,
    EffectType,
    ExchangePhase,
    GameGenome,
    Location,
    Phase,
    PlayPhase,
    Rank,
    SetupRules,
    SpecialEffect,
    Suit,
    TargetSelector,
    TrickPhase,
    TurnUpPhase,
    WinType,
)
from tests.support.field_pairs._pair import (
    STUCK,
    SUIT_ON_TOP,
    FieldPair,
    asks,
    every_two,
    game,
    pair,
    pairs,
    swapping,
    tricks,
)

HEARTS = asks(ConditionType.CARD_IS_SUIT, value=Suit.HEARTS)
HIGHER = asks(ConditionType.CARD_BEATS_TOP, CardReference.TOP_DISCARD)


def playing(target: Location = Location.DISCARD, **play: Any) -> GameGenome:
    """Play what beats the top of the pile, which only rises if cards go there."""
    play = {"valid_play_condition": HIGHER, **play}
    return game(SetupRules(6, initial_discard_count=1), PlayPhase(target, **play))


def discarding(target: Location = Location.DISCARD, **discard: Any) -> GameGenome:
    """Lay off, then play what matches the top of the pile."""
    discard = {"mandatory": True, **discard}
    return game(
        SetupRules(8, initial_discard_count=1),
        DiscardPhase(target, **discard),
        PlayPhase(Location.DISCARD, SUIT_ON_TOP),
    )


def exchanging(max_cards: int) -> GameGenome:
    return game(SetupRules(5), ExchangePhase(max_cards), max_turns=20)


def turns(phases: tuple[Phase, ...]) -> GameGenome:
    return game(SetupRules(4, initial_discard_count=1), *phases)


def drawn_tricks(**turn: Any) -> GameGenome:
    """Draw before each trick, so that the hands never run out by themselves."""
    setup = SetupRules(3)
    return game(setup, DrawPhase(Location.DECK), TrickPhase(), win=WinType.MOST_TRICKS, **turn)


def special(
    effect: EffectType = EffectType.DRAW_CARDS,
    target: TargetSelector = TargetSelector.NEXT_PLAYER,
    rank: Rank = Rank.ACE,
    value: int = 1,
    deck: DeckName = DeckName.STRIPPED_32,
) -> GameGenome:
    """Any card may be played; kings turn the direction, and another rank does what is asked."""
    return game(
        SetupRules(6, initial_deck=deck),
        PlayPhase(Location.DISCARD),
        special_effects=(
            SpecialEffect(Rank.KING, EffectType.REVERSE_DIRECTION, TargetSelector.NEXT_PLAYER),
            SpecialEffect(rank, effect, target, value),
        ),
        player_count=4,
    )


def taking(keep_taken: bool) -> GameGenome:
    """Take the top of the pile, lay a card back."""
    return game(
        SetupRules(4, initial_discard_count=1),
        DrawPhase(Location.DISCARD),
        DiscardPhase(Location.DISCARD, mandatory=True, keep_taken=keep_taken),
    )


DRAW: Phase = DrawPhase(Location.DECK)
PLAY: Phase = PlayPhase(Location.DISCARD, SUIT_ON_TOP)
SOURCES = [place for place in Location if place is not Location.HAND]

PHASES: list[FieldPair] = [
    *every_two("DrawPhase.source", swapping, SOURCES, "cards are taken from somewhere else"),
    pair("DrawPhase.count", lambda n: swapping(count=n), 1, 2, "two cards are drawn"),
    pair("DrawPhase.mandatory", lambda must: swapping(mandatory=must), True, False, "the player is asked"),
    pair(
        "DrawPhase.condition",
        lambda condition: swapping(condition=condition),
        None,
        asks(ConditionType.HAND_SIZE, value=4, operator=Operator.LT),
        "a full hand draws no card",
    ),
    *every_two(
        "DrawPhase.or_source",
        lambda place: swapping(or_source=place),
        [None, *(place for place in SOURCES if place is not Location.DECK)],
        "cards may be taken from there instead",
    ),
    pair(
        "DrawPhase.or_source",
        lambda place: swapping(Location.DISCARD, or_source=place),
        Location.TABLEAU,
        Location.DECK,
        "cards may be taken from the deck instead",
    ),
    pair("DiscardPhase.keep_taken", taking, False, True, "what was taken may not be laid back"),
    pair(
        "PlayPhase.target",
        playing,
        Location.DISCARD,
        Location.TABLEAU,
        "the top of the pile, which must be beaten, never changes when cards go to the table",
    ),
    pair(
        "PlayPhase.valid_play_condition",
        lambda condition: playing(valid_play_condition=condition),
        HIGHER,
        None,
        "any card may be played",
    ),
    pair("PlayPhase.min_cards", lambda n: playing(min_cards=n, max_cards=2), 1, 2, "one card is not enough"),
    pair("PlayPhase.min_cards", lambda n: playing(min_cards=n), 0, 1, "nobody must play, and there is a pass"),
    pair("PlayPhase.max_cards", lambda n: playing(max_cards=n), 1, 2, "a second card is offered"),
    pair("PlayPhase.mandatory", lambda must: playing(mandatory=must), True, False, "there is a pass"),
    pair(
        "PlayPhase.pass_if_unable",
        lambda passes: playing(pass_if_unable=passes),
        True,
        False,
        "who cannot play is out of the hand",
    ),
    pair(
        "DiscardPhase.target",
        discarding,
        Location.DISCARD,
        Location.TABLEAU,
        "what is laid off on the pile must be matched by the play after it",
    ),
    pair("DiscardPhase.count", lambda n: discarding(count=n), 1, 2, "two cards go at once"),
    pair("DiscardPhase.mandatory", lambda must: discarding(mandatory=must), True, False, "there is a pass"),
    pair(
        "DiscardPhase.matching_condition",
        lambda condition: discarding(matching_condition=condition),
        None,
        HEARTS,
        "only hearts may be laid off",
    ),
    pair("TurnUpPhase.count", lambda n: turns((TurnUpPhase(n), PLAY)), 1, 2, "two cards are turned up"),
    pair("ExchangePhase.max_cards", exchanging, 3, 1, "a second card is not offered"),
    pair("TurnStructure.phases", turns, (DRAW, PLAY), (PLAY, DRAW), "the draw comes after the play"),
    pair("TurnStructure.phases", turns, (DRAW, PLAY), (PLAY,), "nobody draws"),
    pair(
        "TurnStructure.phases",
        turns,
        (DRAW, PLAY),
        (DrawPhase(Location.DECK, condition=STUCK), PLAY),
        "only who cannot play draws",
    ),
    pair(
        "TurnStructure.is_trick_based",
        lambda is_trick_based: drawn_tricks(is_trick_based=is_trick_based),
        True,
        False,
        "the hand ends with the third trick, or only when all cards are drawn and played",
    ),
    pair("TurnStructure.tricks_per_hand", lambda n: drawn_tricks(tricks_per_hand=n), None, 2, "the hand ends earlier"),
    pair("TurnStructure.tricks_per_hand", lambda n: tricks(tricks_per_hand=n), 2, 5, "the hand ends later"),
    *pairs(
        "SpecialEffect.trigger_rank",
        lambda rank: special(rank=rank, deck=DeckName.STANDARD_52),
        Rank.ACE,
        Rank,
        "another card makes the next player draw",
    ),
    *every_two("SpecialEffect.effect_type", special, EffectType, "aces do something else"),
    *every_two(
        "SpecialEffect.target",
        lambda target: special(target=target),
        TargetSelector,
        "somebody else draws; left and next, right and previous differ once kings have turned play round",
    ),
    *every_two(
        "SpecialEffect.target",
        lambda target: special(EffectType.FORCE_DISCARD, target),
        TargetSelector,
        "somebody else discards",
    ),
    pair("SpecialEffect.value", lambda n: special(value=n), 1, 2, "two cards are drawn"),
    pair("SpecialEffect.value", lambda n: special(EffectType.SKIP_NEXT, value=n), 1, 2, "two players are skipped"),
]
