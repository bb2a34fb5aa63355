"""Pairs for the house, and what is staked against it."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.conditions import ConditionType, Operator
from darwindeck.genome.examples import create_blackjack_genome
from darwindeck.genome.schema import DrawPhase, GameGenome, HouseRules, Location, SetupRules, TurnStructure, WagerPhase
from tests.support.field_pairs._pair import FieldPair, asks, game, pair

FEW = asks(ConditionType.HAND_SIZE, value=5, operator=Operator.LT)
BLACKJACK = create_blackjack_genome()


def against(**house: Any) -> GameGenome:
    return replace(BLACKJACK, house=HouseRules(**house))


def staking(**wager: Any) -> GameGenome:
    _, draw = BLACKJACK.turn_structure.phases
    return replace(BLACKJACK, turn_structure=TurnStructure((WagerPhase(**wager), draw)))


def dealt_before_the_stakes(**house: Any) -> GameGenome:
    return replace(staking(before_deal=False), house=HouseRules(**house))


def drawing(**draw: Any) -> GameGenome:
    wager, usual = BLACKJACK.turn_structure.phases
    assert isinstance(usual, DrawPhase)
    return replace(BLACKJACK, turn_structure=TurnStructure((wager, replace(usual, **draw))))


def filling(repeat: bool) -> GameGenome:
    return game(SetupRules(2), DrawPhase(Location.DECK, condition=FEW, repeat=repeat), max_turns=10)


def housed(house: HouseRules | None) -> GameGenome:
    """Players draw below 21 for an ante, and with a house for a stake as well."""
    wager, usual = BLACKJACK.turn_structure.phases
    assert isinstance(usual, DrawPhase)
    draw = replace(usual, may_double=False)
    phases = (draw,) if house is None else (wager, draw)
    setup = replace(BLACKJACK.setup, ante=1)
    return replace(BLACKJACK, setup=setup, turn_structure=TurnStructure(phases), house=house)


HOUSE: list[FieldPair] = [
    pair("DrawPhase.repeat", filling, False, True, "the hand is filled at once"),
    pair("DrawPhase.repeat", lambda again: drawing(repeat=again), False, True, "a second card is offered"),
    pair("DrawPhase.may_double", lambda may: drawing(may_double=may), False, True, "the stake may be doubled"),
    pair("WagerPhase.min_bet", lambda n: staking(min_bet=n), 10, 25, "other stakes are offered"),
    pair("WagerPhase.max_bet", lambda n: staking(max_bet=n), 50, 20, "fewer stakes are offered"),
    pair("WagerPhase.before_deal", lambda is_first: staking(before_deal=is_first), False, True, "no card is dealt yet"),
    pair("HouseRules.cards", lambda n: against(cards=n), 2, 3, "the house is dealt another card"),
    pair(
        "HouseRules.face_up",
        lambda n: dealt_before_the_stakes(face_up=n),
        1,
        2,
        "both cards of the house are seen",
        only_seen=True,
    ),
    pair("HouseRules.stands_on", lambda n: against(stands_on=n), 17, 19, "the house draws more cards"),
    pair("HouseRules.hits_soft", lambda hits: against(hits_soft=hits), False, True, "a soft 17 is not enough"),
    pair(
        "HouseRules.natural_pays_percent",
        lambda n: against(natural_pays_percent=n),
        150,
        120,
        "a natural pays six to five",
    ),
    pair(
        "GameGenome.house",
        housed,
        None,
        HouseRules(),
        "chips are staked; what is staked needs a house, and a house somebody who stakes",
        also=("turn_structure",),
    ),
]
