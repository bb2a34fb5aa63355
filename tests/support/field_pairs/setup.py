"""Pairs for the deck, the deal and who sees what."""

from typing import Any

from darwindeck.genome.conditions import CardReference, ConditionType
from darwindeck.genome.schema import (
    BettingPhase,
    CaptureOrder,
    CardCondition,
    DeckName,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    Location,
    PlayPhase,
    Rank,
    SequenceDirection,
    SetupRules,
    ShowdownMethod,
    Suit,
    TableauMode,
    Visibility,
    WinType,
)
from tests.support.field_pairs._pair import FieldPair, asks, every_two, game, pair, pairs, shedding, tricks

WILD_OR_MATCHING = asks(ConditionType.MATCHES_OR_WILD, CardReference.TOP_DISCARD)


def eights(**setup: Any) -> GameGenome:
    return shedding(WILD_OR_MATCHING, **setup)


def chips(starting_chips: int, **setup: Any) -> GameGenome:
    betting = BettingPhase(min_bet=5, showdown_method=ShowdownMethod.HIGHEST_CARD)
    return game(SetupRules(3, starting_chips=starting_chips, **setup), betting, win=WinType.MOST_CHIPS)


def table(mode: TableauMode) -> GameGenome:
    return game(SetupRules(10, tableau_mode=mode), PlayPhase(Location.TABLEAU), player_count=2)


def layout(direction: SequenceDirection = SequenceDirection.BOTH, start: Rank | None = None) -> GameGenome:
    setup = SetupRules(9, tableau_mode=TableauMode.SEQUENCE, sequence_direction=direction, sequence_start_rank=start)
    return game(setup, PlayPhase(Location.TABLEAU), player_count=4)


def hands_seen(visibility: Visibility) -> GameGenome:
    """Take the open top of the pile, then a card of the next player, then lay one off."""
    return game(
        SetupRules(4, initial_discard_count=1, hand_visibility=visibility),
        DrawPhase(Location.DISCARD),
        DrawPhase(Location.OPPONENT_HAND),
        DiscardPhase(Location.DISCARD, mandatory=True),
        player_count=2,
        max_turns=20,
    )


def table_seen(visibility: Visibility) -> GameGenome:
    """Take a card of the table and lay one off there, without playing it."""
    return game(
        SetupRules(4, initial_tableau_count=3, tableau_visibility=visibility),
        DrawPhase(Location.TABLEAU),
        DiscardPhase(Location.TABLEAU, mandatory=True),
        player_count=2,
        max_turns=20,
    )


def table_played(visibility: Visibility) -> GameGenome:
    """As before, but cards are played to the table and not just laid there."""
    return game(
        SetupRules(4, tableau_visibility=visibility),
        PlayPhase(Location.TABLEAU),
        PlayPhase(Location.TABLEAU),
        DrawPhase(Location.TABLEAU),
        player_count=2,
        max_turns=20,
    )


def stacked(is_stack: bool) -> GameGenome:
    return game(SetupRules(5, hand_is_stack=is_stack), PlayPhase(Location.DISCARD, mandatory=False))


def captured(order: CaptureOrder) -> GameGenome:
    """Battles in which the order of what was captured comes up again."""
    setup = SetupRules(6, tableau_mode=TableauMode.WAR, hand_is_stack=True, capture_order=order)
    return game(setup, PlayPhase(Location.TABLEAU), win=WinType.CAPTURE_ALL, player_count=2, max_turns=60)


def removed(card: CardCondition) -> GameGenome:
    return eights(removed_cards=(card,))


SETUP: list[FieldPair] = [
    pair(
        "SetupRules.deal_suits",
        lambda suits: shedding(deal_suits=suits),
        False,
        True,
        "everybody holds a suit",
    ),
    pair("SetupRules.cards_per_player", lambda n: eights(cards_per_player=n), 5, 6, "more cards are dealt"),
    *pairs(
        "SetupRules.initial_deck",
        lambda deck: eights(initial_deck=deck),
        DeckName.STANDARD_52,
        DeckName,
        "other cards are shuffled and dealt",
    ),
    pair("SetupRules.initial_discard_count", lambda n: eights(initial_discard_count=n), 1, 2, "more cards lie there"),
    *pairs(
        "SetupRules.trump_suit",
        lambda suit: tricks(setup={"trump_suit": suit}),
        None,
        Suit,
        "a trump takes tricks that it would not take otherwise",
    ),
    pair("SetupRules.starting_chips", chips, 20, 30, "the chips are counted at the end"),
    pair("SetupRules.ante", lambda n: chips(20, ante=n), 0, 2, "everybody pays before the first bet"),
    *pairs(
        "SetupRules.wild_cards",
        lambda ranks: eights(wild_cards=ranks),
        (),
        [(rank,) for rank in Rank],
        "the wild card is offered whatever lies on top",
    ),
    pair(
        "SetupRules.wild_names_suit",
        lambda names: eights(wild_cards=(Rank.EIGHT, Rank.NINE), wild_names_suit=names),
        False,
        True,
        "whoever plays an eight or a nine names a suit",
    ),
    *every_two("SetupRules.tableau_mode", table, TableauMode, "cards stay, battle, capture or must fit"),
    *every_two("SetupRules.sequence_direction", layout, SequenceDirection, "other cards fit"),
    *pairs(
        "SetupRules.sequence_start_rank",
        lambda start: layout(start=start),
        None,
        Rank,
        "only that rank starts a pile, and not any card",
    ),
    *every_two(
        "SetupRules.hand_visibility",
        hands_seen,
        Visibility,
        "face down: any is offered; face up: an opponent's card is picked; revealed: a card taken from the pile is",
    ),
    *pairs(
        "SetupRules.deck_visibility",
        lambda visibility: eights(deck_visibility=visibility),
        Visibility.FACE_UP,
        (Visibility.FACE_DOWN,),
        "the views no longer list the deck; the moves are the same, as there is nothing to choose in a deck",
        only_seen=True,
    ),
    *pairs(
        "SetupRules.discard_visibility",
        lambda visibility: eights(discard_visibility=visibility),
        Visibility.FACE_UP,
        Visibility,
        "a top card that the player does not see matches everything; the first one was shown to nobody",
    ),
    *pairs(
        "SetupRules.tableau_visibility",
        table_seen,
        Visibility.FACE_UP,
        Visibility,
        "not every card of the table can be picked: what lies hidden is drawn by lot",
    ),
    *pairs(
        "SetupRules.tableau_visibility",
        table_played,
        Visibility.FACE_DOWN,
        [Visibility.REVEALED, Visibility.OWNER_ONLY],
        "cards played there were shown, or are seen by who played them, and can be picked",
    ),
    pair("SetupRules.initial_tableau_count", lambda n: eights(initial_tableau_count=n), 0, 2, "cards lie on the table"),
    *pairs(
        "SetupRules.rank_order",
        lambda order: tricks(setup={"rank_order": order}),
        (),
        [tuple(reversed(Rank)), (Rank.ACE, *(rank for rank in Rank if rank is not Rank.ACE))],
        "another card takes the trick",
    ),
    pair(
        "SetupRules.removed_cards",
        lambda cards: eights(removed_cards=cards),
        (),
        (CardCondition(rank=Rank.TWO),),
        "fewer cards are shuffled",
    ),
    pair("SetupRules.hand_is_stack", stacked, False, True, "only the top card is offered, and not every card"),
    *every_two("SetupRules.capture_order", captured, CaptureOrder, "captured cards come up again in another order"),
    *pairs(
        "CardCondition.suit",
        lambda suit: removed(CardCondition(suit=suit, rank=Rank.KING)),
        None,
        Suit,
        "only one king is taken out, and not all",
    ),
    *pairs(
        "CardCondition.rank",
        lambda rank: removed(CardCondition(suit=Suit.HEARTS, rank=rank)),
        None,
        Rank,
        "only one heart is taken out, and not all",
    ),
]
