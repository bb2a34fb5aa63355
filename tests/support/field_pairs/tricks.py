"""Pairs for tricks, bids and contracts."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.conditions import Condition, ConditionType, Operator
from darwindeck.genome.schema import (
    BiddingPhase,
    BreakingRule,
    CardCondition,
    CardScoringRule,
    ContractScoring,
    Elimination,
    GameGenome,
    GamePoint,
    GameRules,
    LevelTrick,
    PassDirection,
    PassingPhase,
    Rank,
    ScoringRule,
    ScoringTrigger,
    SetupRules,
    Suit,
    TrickPhase,
    TrickScoring,
    TrumpChooser,
    TrumpPhase,
    TrumpSource,
    TurnUpPhase,
    WinCondition,
    WinType,
)
from tests.support.field_pairs._pair import FieldPair, every_two, game, pair, pairs, tricks


def trick(**phase: Any) -> GameGenome:
    return tricks(TrickPhase(**phase))


def bids(**phase: Any) -> GameGenome:
    setup = SetupRules(6)
    return game(setup, BiddingPhase(**phase), TrickPhase(), is_trick_based=True, win=WinType.MOST_TRICKS)


def hearts(scored: Suit = Suit.HEARTS, moon: bool = False, **phase: Any) -> GameGenome:
    """A trick for each card, with points for cards of a suit."""
    scoring = (CardScoringRule(CardCondition(scored), 1, ScoringTrigger.TRICK_WIN),)
    rules = GameRules(shoot_the_moon=moon)
    return tricks(TrickPhase(**phase), card_scoring=scoring, game_rules=rules, win=WinType.LOW_SCORE)


def prizes(**phase: Any) -> GameGenome:
    """Before each trick a card is turned up; every card taken scores."""
    scoring = (CardScoringRule(CardCondition(), 1, ScoringTrigger.TRICK_WIN),)
    return game(
        SetupRules(6),
        TurnUpPhase(),
        TrickPhase(**{"lead_suit_required": False, **phase}),
        card_scoring=scoring,
        is_trick_based=True,
        win=WinType.HIGH_SCORE,
    )


def one_point(moon: bool) -> GameGenome:
    """All cards are dealt and one scores, so that somebody always shoots the moon."""
    scoring = (CardScoringRule(CardCondition(Suit.SPADES, Rank.QUEEN), 13, ScoringTrigger.TRICK_WIN),)
    return game(
        SetupRules(13),
        TrickPhase(),
        card_scoring=scoring,
        game_rules=GameRules(shoot_the_moon=moon),
        is_trick_based=True,
        win=WinType.LOW_SCORE,
        player_count=4,
        max_turns=60,
    )


def passes(**phase: Any) -> GameGenome:
    """Cards are passed before three tricks, for two hands."""
    return game(
        SetupRules(3),
        PassingPhase(**{"count": 1, **phase}),
        TrickPhase(),
        is_trick_based=True,
        win=WinType.MOST_TRICKS,
        player_count=5,
    )


def contract(**scoring: Any) -> GameGenome:
    """One hand of four tricks; everybody bids one trick or Nil, so that all comes about: bags, failures, Nils."""
    return game(
        SetupRules(4),
        BiddingPhase(min_bid=1, max_bid=1),
        TrickPhase(),
        is_trick_based=True,
        win=WinType.HIGH_SCORE,
        contract_scoring=ContractScoring(**{"bag_limit": 1, "bag_penalty": 7, **scoring}),
    )


def partners(failed_nil_helps: bool) -> GameGenome:
    """Two pairs whose players bid one trick or Nil."""
    rules = GameRules(failed_nil_helps=failed_nil_helps)
    return replace(contract(), player_count=4, team_mode=True, teams=((0, 2), (1, 3)), game_rules=rules)


def changing(source: TrumpSource) -> GameGenome:
    """Two hands of three tricks; the most points for tricks win."""
    setup = {"cards_per_player": 3, "trump_source": source}
    return tricks(setup=setup, trick_scoring=TrickScoring(), win=FIRST_TO_FIVE, max_turns=60)


def naming(chooser: TrumpChooser) -> GameGenome:
    """Hands of three tricks, with trumps named in each, or from the second on."""
    return game(
        SetupRules(3),
        TrumpPhase(chooser),
        TrickPhase(),
        is_trick_based=True,
        trick_scoring=TrickScoring(),
        win=FIRST_TO_FIVE,
        max_turns=60,
    )


def scoring(**rules: Any) -> GameGenome:
    """One hand of six tricks, worth what the rules say."""
    return tricks(trick_scoring=TrickScoring(**rules), win=WinType.HIGH_SCORE)


def worth(*steps: GamePoint) -> GameGenome:
    """Hands of six tricks, of which two or more are worth something."""
    return tricks(trick_scoring=TrickScoring(), game_points=steps, win=FIRST_TO_FIVE, max_turns=100)


def eliminating(elimination: Elimination, **setup: Any) -> GameGenome:
    """Hands of three tricks, until one player is left; a trick is worth a point, and whoever has none loses two."""
    return game(
        SetupRules(**{"cards_per_player": 3, **setup}),
        TrickPhase(),
        is_trick_based=True,
        trick_scoring=TrickScoring(),
        scoring_rules=(ScoringRule(Condition(ConditionType.HAND_SIZE, Operator.EQ, 0), -1),),
        win=WinType.LAST_STANDING,
        max_turns=60,
        game_rules=GameRules(elimination=elimination),
    )


def leaving(elimination: Elimination) -> GameGenome:
    """The same, but the game may also go to who has the most tricks in a later hand."""
    genome = eliminating(elimination)
    return replace(genome, win_conditions=(FIRST_TO_FIVE,))


FIRST_TO_FIVE = WinCondition(WinType.FIRST_TO_SCORE, threshold=5)
JACK_HIGH = (*(rank for rank in Rank if rank is not Rank.JACK), Rank.JACK)

TRICKS: list[FieldPair] = [
    *every_two(
        "SetupRules.trump_source", changing, TrumpSource, "no trumps, or those of another card or of the hand's number"
    ),
    pair(
        "SetupRules.cards_step",
        lambda step: eliminating(Elimination.NO_TRICKS, cards_step=step),
        0,
        -1,
        "fewer cards are dealt in the second hand",
    ),
    pair(
        "SetupRules.starting_score",
        lambda score: eliminating(Elimination.NO_SCORE, starting_score=score),
        0,
        2,
        "players last longer",
    ),
    *every_two("GameRules.elimination", leaving, Elimination, "others are out of the game, or nobody"),
    *every_two("TrumpPhase.named_by", naming, TrumpChooser, "nobody names trumps in the first hand"),
    pair(
        "TrickPhase.trump_order",
        lambda order: tricks(TrickPhase(trump_order=order), setup={"trump_suit": Suit.HEARTS}),
        (),
        JACK_HIGH,
        "the jack of trumps takes a trick that it would not take otherwise",
    ),
    pair("TrickScoring.points_per_trick", lambda n: scoring(points_per_trick=n), 1, 2, "tricks score more"),
    pair("TrickScoring.book", lambda n: scoring(book=n), 0, 1, "a trick less counts"),
    pair("TrickScoring.last_trick_points", lambda n: scoring(last_trick_points=n), 0, 5, "the last trick scores"),
    pair("TrickScoring.points_per_card", lambda n: scoring(points_per_card=n), 0, 1, "cards score as well"),
    pair(
        "TrickScoring.card_book",
        lambda n: scoring(points_per_card=1, card_book=n),
        0,
        3,
        "the cards of a trick do not count",
    ),
    pair(
        "GameGenome.trick_scoring",
        lambda rules: tricks(trick_scoring=rules),
        None,
        TrickScoring(),
        "tricks score",
    ),
    pair("GameGenome.game_points", lambda steps: worth(*steps), (), (GamePoint(2, 1),), "two tricks are worth a point"),
    pair("GamePoint.threshold", lambda n: worth(GamePoint(n, 1)), 2, 3, "two tricks are worth nothing"),
    pair("GamePoint.points", lambda n: worth(GamePoint(2, n)), 1, 2, "two tricks are worth more"),
    pair(
        "GamePoint.all_tricks",
        lambda every: worth(GamePoint(2, 1, all_tricks=every)),
        False,
        True,
        "two tricks are worth nothing while others have some",
    ),
    pair(
        "TrickPhase.lead_suit_required",
        lambda must: trick(lead_suit_required=must),
        True,
        False,
        "all cards are offered, and not only those of the suit led",
    ),
    *pairs(
        "TrickPhase.trump_suit",
        lambda suit: trick(trump_suit=suit),
        None,
        Suit,
        "a trump takes tricks that it would not take otherwise",
    ),
    pair("TrickPhase.high_card_wins", lambda high: trick(high_card_wins=high), True, False, "the lowest card wins"),
    *pairs(
        "TrickPhase.breaking_suit",
        lambda suit: trick(breaking_suit=suit),
        None,
        Suit,
        "the suit is not offered for the first lead",
    ),
    pair(
        "TrickPhase.breaking_rule",
        lambda rule: trick(breaking_suit=Suit.HEARTS, breaking_rule=rule),
        BreakingRule.CANNOT_LEAD_UNTIL_BROKEN,
        BreakingRule.CANNOT_PLAY_UNTIL_BROKEN,
        "hearts are not offered to a player who cannot follow suit either",
    ),
    pair(
        "TrickPhase.opening_card",
        lambda card: trick(opening_card=card),
        None,
        CardCondition(Suit.CLUBS),
        "a club is led first, by whoever holds the lowest",
    ),
    pair(
        "TrickPhase.first_trick_safe",
        lambda safe: hearts(first_trick_safe=safe),
        False,
        True,
        "hearts are not offered for the first trick",
    ),
    pair(
        "TrickPhase.face_down",
        lambda down: prizes(breaking_suit=Suit.HEARTS, face_down=down),
        False,
        True,
        "nobody sees a suit led, and everybody is held back like the one who leads",
    ),
    pair(
        "TrickPhase.takes_table", lambda takes: prizes(takes_table=takes), False, True, "the table goes with the trick"
    ),
    *every_two(
        "TrickPhase.level",
        lambda level: prizes(takes_table=True, level=level),
        LevelTrick,
        "nobody takes a trick of level cards, and what it was for stays or goes",
    ),
    pair("GameRules.shoot_the_moon", one_point, False, True, "who takes the queen costs the others points"),
    pair("PassingPhase.count", lambda n: passes(count=n), 1, 2, "two cards are passed"),
    *every_two(
        "PassingPhase.directions",
        lambda way: passes(directions=(way, PassDirection.LEFT)),
        PassDirection,
        "the cards go to somebody else, or to nobody",
    ),
    pair("BiddingPhase.min_bid", lambda n: bids(min_bid=n), 1, 2, "a bid of one is not offered"),
    pair("BiddingPhase.max_bid", lambda n: bids(max_bid=n), 13, 3, "higher bids are not offered"),
    pair("BiddingPhase.allow_nil", lambda nil: bids(allow_nil=nil), True, False, "Nil is not offered"),
    pair(
        "ContractScoring.points_per_trick_bid",
        lambda n: contract(points_per_trick_bid=n),
        10,
        5,
        "contracts that were made score less",
    ),
    pair("ContractScoring.overtrick_points", lambda n: contract(overtrick_points=n), 1, 3, "overtricks score more"),
    pair(
        "ContractScoring.failed_contract_penalty",
        lambda n: contract(failed_contract_penalty=n),
        10,
        5,
        "contracts that failed cost less",
    ),
    pair("ContractScoring.nil_bonus", lambda n: contract(nil_bonus=n), 100, 50, "a Nil that was made scores less"),
    pair("ContractScoring.nil_penalty", lambda n: contract(nil_penalty=n), 100, 50, "a Nil that failed costs less"),
    pair(
        "GameRules.failed_nil_helps",
        partners,
        True,
        False,
        "the tricks of a failed Nil do not make the partner's contract",
    ),
    pair("ContractScoring.bag_limit", lambda n: contract(bag_limit=n), 1, 2, "a single bag costs nothing"),
    pair("ContractScoring.bag_penalty", lambda n: contract(bag_penalty=n), 7, 20, "bags cost more"),
]
