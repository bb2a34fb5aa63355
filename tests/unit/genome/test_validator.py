"""Every problem that the validator can name, each with the words it is named in."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import darwindeck.genome._rules as rules_package
from darwindeck.errors import GenomeError
from darwindeck.genome import limits
from darwindeck.genome.coherence import assess_coherence
from darwindeck.genome.conditions import (
    MAX_CONDITION_DEPTH,
    SIGNATURES,
    AnyCondition,
    CardReference,
    CompoundCondition,
    Condition,
    ConditionType,
    Logic,
    Operator,
    PlaceReference,
)
from darwindeck.genome.examples import (
    create_crazy_eights_genome,
    create_fan_tan_genome,
    create_hearts_genome,
    create_old_maid_genome,
    create_partnership_spades_genome,
    create_scopa_genome,
    create_spades_genome,
    create_war_genome,
    get_seed_genomes,
)
from darwindeck.genome.schema import (
    MAX_PLAYERS,
    MAX_TURNS,
    BettingPhase,
    BiddingPhase,
    CardCondition,
    CardScoringRule,
    CardValue,
    ClaimPenalty,
    ClaimPhase,
    ClaimRankMode,
    ContractScoring,
    DeckEmptyAction,
    DeckName,
    DiscardPhase,
    DrawPhase,
    EffectType,
    GameGenome,
    GameRules,
    HandEvaluation,
    HandEvaluationMethod,
    HandPattern,
    Location,
    Phase,
    PlayPhase,
    Rank,
    ScoringRule,
    ScoringTrigger,
    SetupRules,
    SpecialEffect,
    Suit,
    TargetSelector,
    TrickPhase,
    TriggerMode,
    TurnStructure,
    WinComparison,
    WinCondition,
    WinType,
)
from darwindeck.genome.validator import GenomeValidator


def with_setup(genome: GameGenome, **changes: Any) -> GameGenome:
    return replace(genome, setup=replace(genome.setup, **changes))


def with_turn(genome: GameGenome, *phases: Phase, **changes: Any) -> GameGenome:
    kept = phases or genome.turn_structure.phases
    return replace(genome, turn_structure=replace(genome.turn_structure, phases=kept, **changes))


def with_phase(genome: GameGenome, index: int, **changes: Any) -> GameGenome:
    phases = list(genome.turn_structure.phases)
    phases[index] = replace(phases[index], **changes)
    return with_turn(genome, *phases)


def with_any(genome: GameGenome, **changes: Any) -> GameGenome:
    return replace(genome, **changes)


def won_by(genome: GameGenome, win: WinType, **details: Any) -> GameGenome:
    return replace(genome, win_conditions=(WinCondition(type=win, **details),))


WAR = create_war_genome()
EIGHTS = create_crazy_eights_genome()
OLD_MAID = create_old_maid_genome()
FAN_TAN = create_fan_tan_genome()
SCOPA = create_scopa_genome()
HEARTS = create_hearts_genome()
SPADES = create_spades_genome()
PARTNERS = create_partnership_spades_genome()

SOLO = replace(EIGHTS, genome_id="solo", player_count=1)
POKER = replace(
    EIGHTS,
    genome_id="poker",
    setup=SetupRules(cards_per_player=5, starting_chips=100),
    turn_structure=TurnStructure(phases=(BettingPhase(),)),
    win_conditions=(WinCondition(type=WinType.MOST_CHIPS),),
    hand_evaluation=HandEvaluation(method=HandEvaluationMethod.HIGH_CARD),
)
CHEAT = replace(
    EIGHTS,
    genome_id="cheat",
    setup=SetupRules(cards_per_player=13),
    turn_structure=TurnStructure(phases=(ClaimPhase(),)),
)
TWENTY_ONE = won_by(
    replace(
        POKER,
        genome_id="twenty-one",
        hand_evaluation=HandEvaluation(
            method=HandEvaluationMethod.POINT_TOTAL,
            card_values=(CardValue(rank=Rank.ACE, value=11, alternate_value=1),),
            target_value=21,
            bust_threshold=22,
        ),
    ),
    WinType.BEST_HAND,
)
BASES = (SOLO, POKER, CHEAT, TWENTY_ONE)

PLAY_TO_DISCARD = PlayPhase(target=Location.DISCARD)
PLAY_TO_TABLE = PlayPhase(target=Location.TABLEAU)
IS_EIGHT = Condition(ConditionType.CARD_IS_RANK, value=Rank.EIGHT)
IS_THREE = Condition(ConditionType.CARD_IS_RANK, value=Rank.THREE)
IS_CLUB = Condition(ConditionType.CARD_IS_SUIT, value=Suit.CLUBS)
EMPTY_HAND = Condition(ConditionType.HAND_SIZE, Operator.EQ, 0)
SKIP = SpecialEffect(Rank.JACK, EffectType.SKIP_NEXT, TargetSelector.NEXT_PLAYER)
DISCARD_ONE = SpecialEffect(Rank.JACK, EffectType.FORCE_DISCARD, TargetSelector.NEXT_PLAYER)


def drawn(genome: GameGenome, draw: DrawPhase, play: PlayPhase = PLAY_TO_DISCARD) -> GameGenome:
    return with_turn(genome, draw, play)


def drawn_if(condition: AnyCondition) -> GameGenome:
    return with_phase(EIGHTS, 0, condition=condition)


DRAW_IF_STUCK = EIGHTS.turn_structure.phases[0]
assert isinstance(DRAW_IF_STUCK, DrawPhase)
assert DRAW_IF_STUCK.condition is not None
STUCK = DRAW_IF_STUCK.condition


def played_if(condition: AnyCondition) -> GameGenome:
    return with_phase(EIGHTS, 1, valid_play_condition=condition)


def evaluated(genome: GameGenome, **changes: Any) -> GameGenome:
    assert genome.hand_evaluation is not None
    return replace(genome, hand_evaluation=replace(genome.hand_evaluation, **changes))


def with_pattern(**demands: Any) -> GameGenome:
    pattern = HandPattern(name="a pattern", rank_priority=1, **demands)
    return evaluated(POKER, method=HandEvaluationMethod.PATTERN_MATCH, patterns=(pattern,))


class Case(NamedTuple):
    fact: str
    genome: GameGenome
    problems: list[str]


def case(fact: str, genome: GameGenome, *problems: str) -> Case:
    return Case(fact, genome, list(problems))


NO_SPADES = (CardCondition(suit=Suit.SPADES),)

SETUP = [
    case(
        "trumps are in the deck",
        with_setup(with_turn(SPADES, tricks_per_hand=None), cards_per_player=9, removed_cards=NO_SPADES),
        "setup.trump_suit is S: the deck has no card of that suit",
        "turn_structure.phases[1].trump_suit is S: the deck has no card of that suit",
        "turn_structure.phases[1].breaking_suit is S: the deck has no card of that suit",
    ),
    case(
        "a suit that scores is in the deck",
        with_setup(with_turn(HEARTS, tricks_per_hand=None), cards_per_player=9, removed_cards=NO_SPADES),
        "card_scoring[1].condition.suit is S: the deck has no card of that suit",
    ),
    case(
        "nobody can play more cards than there are",
        with_phase(EIGHTS, 1, min_cards=60, max_cards=60),
        "turn_structure.phases[1].min_cards is 60: the deck has only 52 cards",
    ),
    case(
        "nobody can discard more cards than there are",
        with_phase(OLD_MAID, 1, count=52),
        "turn_structure.phases[1].count is 52: the deck has only 51 cards",
    ),
    case(
        "cards that only go from hand to hand come from nowhere",
        with_setup(OLD_MAID, cards_per_player=0),
        "turn_structure.phases[1] can never act: setup.cards_per_player is 0 and no phase draws",
    ),
    case(
        "cards worth nothing do not score",
        replace(HEARTS, card_scoring=(replace(HEARTS.card_scoring[0], points=0),)),
        "win_conditions[0].type is low_score: nothing scores, add card_scoring, scoring_rules or contract_scoring",
    ),
    case(
        "war is for two",
        with_setup(replace(WAR, player_count=3), cards_per_player=17),
        "setup.tableau_mode is war: WAR tableau mode requires exactly 2 players, player_count is 3",
    ),
    case(
        "war is not for one",
        replace(WAR, player_count=1),
        "setup.tableau_mode is war: WAR tableau mode requires exactly 2 players, player_count is 1",
    ),
    case(
        "a tableau mode needs plays to the table",
        with_turn(WAR, PLAY_TO_DISCARD),
        "setup.tableau_mode is war: no phase plays to the tableau, so it can never act",
    ),
    case(
        "only a sequence has piles to start",
        with_setup(SCOPA, sequence_start_rank=Rank.SEVEN),
        "setup.sequence_start_rank is 7: only a SEQUENCE tableau has piles to start",
    ),
    case(
        "a wild card is in the deck",
        with_setup(WAR, initial_deck=DeckName.STRIPPED_24, cards_per_player=12, wild_cards=(Rank.ACE, Rank.TWO)),
        "setup.wild_cards[1] is 2: the deck has no card of that rank",
    ),
    case(
        "a wild card was not removed",
        with_setup(WAR, cards_per_player=24, wild_cards=(Rank.THREE,), removed_cards=(CardCondition(rank=Rank.THREE),)),
        "setup.wild_cards[0] is 3: the deck has no card of that rank",
    ),
    case(
        "a wild card was not removed suit by suit",
        with_setup(
            WAR,
            cards_per_player=24,
            wild_cards=(Rank.FOUR, Rank.THREE),
            removed_cards=tuple(CardCondition(suit, Rank.THREE) for suit in Suit),
        ),
        "setup.wild_cards[1] is 3: the deck has no card of that rank",
    ),
    case(
        "the rank that starts a pile is in the deck",
        with_setup(FAN_TAN, initial_deck=DeckName.STRIPPED_24, cards_per_player=6),
        "setup.sequence_start_rank is 7: the deck has no card of that rank",
    ),
    case(
        "a special card is in the deck",
        with_setup(
            replace(EIGHTS, special_effects=(SKIP, replace(SKIP, trigger_rank=Rank.SIX))), initial_deck="stripped_32"
        ),
        "special_effects[1].trigger_rank is 6: the deck has no card of that rank",
    ),
    case(
        "a card that scores is in the deck",
        with_setup(
            with_turn(HEARTS, tricks_per_hand=None),
            cards_per_player=12,
            removed_cards=(CardCondition(rank=Rank.QUEEN),),
        ),
        "card_scoring[1].condition.rank is Q: the deck has no card of that rank",
    ),
    case(
        "a rank that is always claimed is in the deck",
        with_setup(
            with_phase(CHEAT, 0, rank_mode=ClaimRankMode.FIXED, fixed_rank=Rank.TEN),
            initial_deck=DeckName.STRIPPED_40,
            cards_per_player=10,
        ),
        "turn_structure.phases[0].fixed_rank is 10: the deck has no card of that rank",
    ),
    *(
        case(
            f"a rank that is asked for {way} is in the deck",
            with_setup(
                played_if(CompoundCondition(Logic.OR, (IS_EIGHT, replace(IS_THREE, operator=operator)))),
                removed_cards=(CardCondition(rank=Rank.THREE),),
            ),
            "turn_structure.phases[1].valid_play_condition asks card_is_rank, which is 3: "
            "the deck has no card of that rank",
        )
        for way, operator in (("without an operator", None), ("with ==", Operator.EQ))
    ),
    case(
        "special cards are played",
        replace(POKER, special_effects=(SKIP,)),
        "special_effects is given: no phase plays cards, so that nothing ever triggers them",
    ),
    case(
        "a special card hits somebody",
        replace(SOLO, special_effects=(SKIP,)),
        "special_effects[0].target is next_player: with 1 player there is no opponent to hit",
    ),
    case(
        "a special card does something",
        replace(
            EIGHTS,
            special_effects=(
                SKIP,
                SpecialEffect(Rank.TWO, EffectType.DRAW_CARDS, TargetSelector.PLAYER_CHOICE, value=0),
            ),
        ),
        "special_effects[1].value is 0: draw_cards needs at least 1",
    ),
    case(
        "a game may last as long as it must",
        replace(EIGHTS, min_turns=501),
        "min_turns is 501: the game is broken off after max_turns, which is 500",
    ),
]

PHASES = [
    case(
        "a draw takes a card",
        with_phase(EIGHTS, 0, count=0),
        "turn_structure.phases[0].count is 0: the phase can never act, draw at least 1 card",
    ),
    case(
        "nobody draws from the own hand",
        with_phase(EIGHTS, 0, source=Location.HAND),
        "turn_structure.phases[0].source is hand: a player cannot draw from his or her own hand",
    ),
    case(
        "a deck that is dealt out is not drawn from",
        replace(
            with_setup(EIGHTS, cards_per_player=13, initial_discard_count=0),
            game_rules=GameRules(deck_empty_action=DeckEmptyAction.SKIP_DRAW),
        ),
        "turn_structure.phases[0].source is deck: the phase can never act, "
        "the deal takes every card and none comes back",
    ),
    case(
        "a deck that is dealt and laid out is not drawn from",
        replace(
            with_setup(EIGHTS, cards_per_player=12, initial_discard_count=3, initial_tableau_count=1),
            game_rules=GameRules(deck_empty_action=DeckEmptyAction.GAME_ENDS),
        ),
        "turn_structure.phases[0].source is deck: the phase can never act, "
        "the deal takes every card and none comes back",
    ),
    *(
        case(
            f"a deck that only {fact} could refill is not drawn from",
            with_setup(
                drawn(EIGHTS, DrawPhase(source=Location.DECK), PLAY_TO_TABLE),
                cards_per_player=12,
                initial_discard_count=discards,
                initial_tableau_count=4 - discards,
            ),
            "turn_structure.phases[0].source is deck: the phase can never act, "
            "the deal takes every card and none comes back",
        )
        for fact, discards in (("an empty pile", 0), ("the top discard", 1))
    ),
    case(
        "a discard pile that stays empty is not drawn from",
        with_setup(drawn(EIGHTS, DrawPhase(source=Location.DISCARD), PLAY_TO_TABLE), initial_discard_count=0),
        "turn_structure.phases[0].source is discard: the phase can never act, no card is ever discarded",
    ),
    case(
        "an opponent who never discards is not drawn from",
        with_setup(drawn(EIGHTS, DrawPhase(source=Location.OPPONENT_DISCARD), PLAY_TO_TABLE), initial_discard_count=0),
        "turn_structure.phases[0].source is opponent_discard: the phase can never act, no card is ever discarded",
    ),
    case(
        "a table that stays empty is not drawn from",
        drawn(EIGHTS, DrawPhase(source=Location.TABLEAU)),
        "turn_structure.phases[0].source is tableau: the phase can never act, no card ever lies on the table",
    ),
    case(
        "cards that are claimed do not lie on the table",
        with_turn(CHEAT, ClaimPhase(), DrawPhase(source=Location.TABLEAU)),
        "turn_structure.phases[1].source is tableau: the phase can never act, no card ever lies on the table",
    ),
    case(
        "a single player has no opponent's hand to draw from",
        drawn(SOLO, DrawPhase(source=Location.OPPONENT_HAND)),
        "turn_structure.phases[0].source is opponent_hand: with 1 player there is no opponent",
    ),
    case(
        "a single player has no opponent's discards to draw from",
        drawn(SOLO, DrawPhase(source=Location.OPPONENT_DISCARD)),
        "turn_structure.phases[0].source is opponent_discard: with 1 player there is no opponent",
    ),
    case(
        "cards are not played into a hand",
        with_phase(EIGHTS, 1, target=Location.OPPONENT_HAND),
        "turn_structure.phases[1].target is opponent_hand: cards are played to the discard or the tableau",
    ),
    case(
        "a play takes a card",
        with_phase(EIGHTS, 1, max_cards=0),
        "turn_structure.phases[1].max_cards is 0: the phase can never act, allow at least 1 card",
    ),
    case(
        "the fewest cards to play are not more than the most",
        with_phase(EIGHTS, 1, min_cards=3, max_cards=2),
        "turn_structure.phases[1].min_cards is 3: max_cards is only 2",
    ),
    case(
        "cards are not discarded to the deck",
        with_phase(OLD_MAID, 1, target=Location.DECK),
        "turn_structure.phases[1].target is deck: cards are discarded to the discard or the tableau",
    ),
    case(
        "a discard takes a card",
        with_phase(OLD_MAID, 1, count=0),
        "turn_structure.phases[1].count is 0: the phase can never act, discard at least 1 card",
    ),
    case(
        "whoever is to play has cards",
        with_setup(with_turn(EIGHTS, PLAY_TO_DISCARD, DiscardPhase(target=Location.DISCARD)), cards_per_player=0),
        "turn_structure.phases[0] can never act: setup.cards_per_player is 0 and no phase draws",
        "turn_structure.phases[1] can never act: setup.cards_per_player is 0 and no phase draws",
    ),
    case(
        "whoever is to take a trick has cards",
        with_setup(with_turn(HEARTS, tricks_per_hand=None), cards_per_player=0),
        "turn_structure.phases[0] can never act: setup.cards_per_player is 0 and no phase draws",
    ),
    case(
        "whoever is to claim has cards",
        with_setup(CHEAT, cards_per_player=0),
        "turn_structure.phases[0] can never act: setup.cards_per_player is 0 and no phase draws",
    ),
]

CONDITIONS = [
    case(
        "a draw asks about no card",
        drawn_if(CompoundCondition(Logic.OR, (EMPTY_HAND, IS_EIGHT))),
        "turn_structure.phases[0].condition asks card_is_rank: there is no card to judge before one is drawn, "
        "ask about the hand or the table",
    ),
    *(
        case(
            f"{kind} needs chips",
            drawn_if(condition),
            f"turn_structure.phases[0].condition asks {kind}: setup.starting_chips is 0, the game has no chips",
        )
        for kind, condition in (
            ("chip_count", Condition(ConditionType.CHIP_COUNT, Operator.GE, 10)),
            ("pot_size", Condition(ConditionType.POT_SIZE, Operator.GE, 10)),
            ("current_bet", Condition(ConditionType.CURRENT_BET, Operator.GE, 10)),
            ("can_afford", Condition(ConditionType.CAN_AFFORD, value=10)),
        )
    ),
    case(
        "the value of a hand needs card values",
        drawn_if(Condition(ConditionType.HAND_VALUE, Operator.LT, 17)),
        "turn_structure.phases[0].condition asks hand_value: hand_evaluation.card_values is empty, "
        "so every hand is worth 0",
    ),
    case(
        "suits have no order",
        played_if(Condition(ConditionType.CARD_IS_SUIT, Operator.LT, Suit.CLUBS)),
        "turn_structure.phases[1].valid_play_condition asks card_is_suit with <: suits have no order, use == or !=",
    ),
    case(
        "valid plays are counted where there are plays",
        with_phase(
            OLD_MAID, 0, condition=Condition(ConditionType.LOCATION_EMPTY, reference=PlaceReference.VALID_PLAYS)
        ),
        "turn_structure.phases[0].condition counts valid_plays: only a draw phase with a play phase after it can",
    ),
    case(
        "a play does not ask what it accepts itself, even with the words of a draw that may",
        played_if(STUCK),
        "turn_structure.phases[1].valid_play_condition counts valid_plays: "
        "only a draw phase with a play phase after it can",
    ),
]

TRICKS = [
    case(
        "a game of tricks has a trick phase",
        with_turn(EIGHTS, is_trick_based=True),
        "turn_structure.is_trick_based is true: there is no trick phase",
    ),
    case(
        "a hand has a card for each trick",
        with_turn(HEARTS, tricks_per_hand=14),
        "turn_structure.tricks_per_hand is 14: a hand has only 13 cards",
    ),
    case(
        "a hand of one card has one trick",
        with_setup(with_turn(HEARTS, tricks_per_hand=2), cards_per_player=1),
        "turn_structure.tricks_per_hand is 2: a hand has only 1 card",
    ),
    case(
        "tricks are counted where there are some",
        with_turn(EIGHTS, tricks_per_hand=5),
        "turn_structure.tricks_per_hand is 5: there is no trick phase",
    ),
    case(
        "a hand has at least one trick",
        with_turn(HEARTS, tricks_per_hand=0),
        "turn_structure.tricks_per_hand is 0: a hand has at least 1 trick",
    ),
    case(
        "trumps need tricks",
        with_setup(EIGHTS, trump_suit=Suit.CLUBS),
        "setup.trump_suit is C: there is no trick phase",
    ),
    case(
        "there is one trump suit",
        with_setup(SPADES, trump_suit=Suit.HEARTS),
        "turn_structure.phases[1].trump_suit is S: setup.trump_suit is H, leave one of them out",
    ),
    case(
        "bids are about tricks",
        with_turn(EIGHTS, *EIGHTS.turn_structure.phases, BiddingPhase()),
        "turn_structure.phases[2] is a bidding phase: bidding requires a trick phase",
    ),
    case(
        "bids come before tricks",
        with_turn(SPADES, TrickPhase(), BiddingPhase()),
        "turn_structure.phases[1] is a bidding phase: it must come before the first trick phase",
    ),
    case(
        "players bid once",
        with_turn(SPADES, BiddingPhase(), BiddingPhase(), TrickPhase()),
        "turn_structure.phases[1] is a second bidding phase: players bid once in a hand",
    ),
    case(
        "the lowest bid is not above the highest",
        with_phase(SPADES, 0, min_bid=5, max_bid=4),
        "turn_structure.phases[0].min_bid is 5: min_bid > max_bid, which is 4",
    ),
    case(
        "the lowest bid can be made",
        with_phase(SPADES, 0, min_bid=14, max_bid=14),
        "turn_structure.phases[0].min_bid is 14: a hand has only 13 cards to take tricks with",
    ),
    case(
        "the lowest bid can be made with one card",
        with_setup(with_turn(with_phase(SPADES, 0, min_bid=2), tricks_per_hand=None), cards_per_player=1),
        "turn_structure.phases[0].min_bid is 2: a hand has only 1 card to take tricks with",
    ),
    case(
        "contracts are scored on bids",
        replace(HEARTS, contract_scoring=ContractScoring()),
        "contract_scoring is given: contract scoring requires a bidding phase",
    ),
    case(
        "bags have a limit",
        replace(SPADES, contract_scoring=ContractScoring(bag_limit=0)),
        "contract_scoring.bag_limit is 0: bags need a limit of at least 1, or a bag_penalty of 0",
    ),
]

BETTING = [
    case(
        "chips are bet",
        with_setup(WAR, starting_chips=1),
        "setup.starting_chips is 1: there is no betting phase to use them in",
    ),
    case(
        "bets are paid in chips",
        with_setup(POKER, starting_chips=0),
        "turn_structure.phases[0] is a betting phase: betting requires setup.starting_chips of at least 10",
    ),
    case(
        "players can pay the smallest bet",
        with_setup(POKER, starting_chips=9),
        "turn_structure.phases[0].min_bet is 10: players start with only 9 chips",
    ),
    case(
        "players with one chip can pay the smallest bet",
        with_setup(with_phase(POKER, 0, min_bet=2), starting_chips=1),
        "turn_structure.phases[0].min_bet is 2: players start with only 1 chip",
    ),
    case(
        "a bet that costs nothing needs chips too",
        with_setup(with_phase(POKER, 0, min_bet=0), starting_chips=0),
        "turn_structure.phases[0] is a betting phase: betting requires setup.starting_chips of at least 1",
        "turn_structure.phases[0].min_bet is 0: a bet costs at least 1 chip",
    ),
    case(
        "nobody bets alone",
        replace(POKER, player_count=1),
        "turn_structure.phases[0] is a betting phase: with 1 player there is nobody to bet against",
    ),
    case(
        "a bet costs something",
        with_phase(POKER, 0, min_bet=0),
        "turn_structure.phases[0].min_bet is 0: a bet costs at least 1 chip",
    ),
    case(
        "the largest bet is not below the smallest",
        with_phase(POKER, 0, max_bet=9),
        "turn_structure.phases[0].max_bet is 9: min_bet is 10, so that nobody can bet",
    ),
    case(
        "a raise costs something",
        with_phase(POKER, 0, raise_increment=0),
        "turn_structure.phases[0].raise_increment is 0: a raise adds at least 1 chip",
    ),
    case(
        "a showdown compares hands",
        replace(POKER, hand_evaluation=None),
        "turn_structure.phases[0].showdown_method is hand_evaluation: hand_evaluation is missing, "
        "hands cannot be compared",
    ),
    case(
        "a showdown compares hands by a method",
        evaluated(POKER, method=HandEvaluationMethod.NONE),
        "turn_structure.phases[0].showdown_method is hand_evaluation: hand_evaluation is missing, "
        "hands cannot be compared",
    ),
]

CLAIMS = [
    case(
        "a claim is about a card",
        with_phase(CHEAT, 0, min_cards=0),
        "turn_structure.phases[0].min_cards is 0: a claim is about at least 1 card",
    ),
    case(
        "the fewest cards to claim are not more than the most",
        with_phase(CHEAT, 0, min_cards=5),
        "turn_structure.phases[0].min_cards is 5: max_cards is only 4",
    ),
    case(
        "a fixed claim has its rank",
        with_phase(CHEAT, 0, rank_mode=ClaimRankMode.FIXED),
        "turn_structure.phases[0].fixed_rank is missing: rank_mode is fixed",
    ),
    case(
        "a free claim has no fixed rank",
        with_phase(CHEAT, 0, rank_mode=ClaimRankMode.CHOSEN, fixed_rank=Rank.TEN),
        "turn_structure.phases[0].fixed_rank is 10: it means something only when rank_mode is fixed",
    ),
    case(
        "nobody doubts alone",
        replace(CHEAT, player_count=1),
        "turn_structure.phases[0].allow_challenge is true: with 1 player there is nobody to doubt a claim",
    ),
    *(
        case(
            f"a {penalty} in points costs some",
            with_phase(CHEAT, 0, penalty_points=0, **{penalty: ClaimPenalty.LOSE_POINTS}),
            "turn_structure.phases[0].penalty_points is 0: the penalty is in points and must cost at least 1",
        )
        for penalty in ("challenge_penalty", "lie_penalty")
    ),
]


def scored(genome: GameGenome, trigger: ScoringTrigger) -> GameGenome:
    rules = (CardScoringRule(CardCondition(rank=Rank.ACE), 1, ScoringTrigger.HAND_END),)
    return replace(genome, card_scoring=(*rules, CardScoringRule(CardCondition(suit=Suit.HEARTS), 1, trigger)))


SCORING = [
    case(
        "cards that score in tricks need tricks",
        scored(EIGHTS, ScoringTrigger.TRICK_WIN),
        "card_scoring[1].trigger is trick_win: there is no trick phase",
    ),
    case(
        "cards that score when captured need captures",
        scored(FAN_TAN, ScoringTrigger.CAPTURE),
        "card_scoring[1].trigger is capture: setup.tableau_mode is sequence, nothing is captured",
    ),
    case(
        "cards that score when played are played",
        scored(OLD_MAID, ScoringTrigger.PLAY),
        "card_scoring[1].trigger is play: no phase plays cards",
    ),
    case(
        "a condition about a card scores card by card",
        replace(EIGHTS, scoring_rules=(ScoringRule(IS_EIGHT, 5, per_card=True), ScoringRule(IS_EIGHT, 5))),
        "scoring_rules[1].per_card is false: card_is_rank judges a single card, set it to true",
    ),
    case(
        "a card deep inside a condition scores card by card",
        replace(EIGHTS, scoring_rules=(ScoringRule(CompoundCondition(Logic.AND, (EMPTY_HAND, IS_CLUB)), 5),)),
        "scoring_rules[0].per_card is false: card_is_suit judges a single card, set it to true",
    ),
    case(
        "hands are matched with patterns",
        evaluated(POKER, method=HandEvaluationMethod.PATTERN_MATCH),
        "hand_evaluation.patterns is empty: pattern_match needs at least one pattern",
    ),
    case(
        "totals are made of card values",
        evaluated(TWENTY_ONE, card_values=()),
        "hand_evaluation.card_values is empty: point_total needs to know what cards count",
    ),
    case(
        "a hand on target has not lost",
        evaluated(TWENTY_ONE, bust_threshold=21),
        "hand_evaluation.bust_threshold is 21: a hand would have lost at its target_value of 21",
    ),
    case(
        "groups fit into the hand",
        with_pattern(required_count=4, same_rank_groups=(3, 2)),
        "hand_evaluation.patterns[0].same_rank_groups takes 5 cards: required_count is 4",
    ),
    case(
        "a suit fits into the hand",
        with_pattern(required_count=4, same_suit_count=5),
        "hand_evaluation.patterns[0].same_suit_count takes 5 cards: required_count is 4",
    ),
    case(
        "a sequence fits into the hand",
        with_pattern(required_count=4, sequence_length=5),
        "hand_evaluation.patterns[0].sequence_length takes 5 cards: required_count is 4",
    ),
    case(
        "required ranks fit into the hand",
        with_pattern(required_count=1, required_ranks=(Rank.ACE, Rank.KING)),
        "hand_evaluation.patterns[0].required_ranks takes 2 cards: required_count is 1",
    ),
    case(
        "one card fits into the hand",
        with_pattern(required_count=0, required_ranks=(Rank.ACE,)),
        "hand_evaluation.patterns[0].required_ranks takes 1 card: required_count is 0",
    ),
    case(
        "a rank has four cards",
        with_pattern(same_rank_groups=(5,)),
        "hand_evaluation.patterns[0].same_rank_groups has more than 4 cards of one rank: there are only four suits",
    ),
]

WINNING = [
    case("somebody can win", with_any(EIGHTS, win_conditions=()), "win_conditions is empty: nobody could ever win"),
    *(
        case(
            f"{win} needs points",
            won_by(EIGHTS, win, threshold=100),
            f"win_conditions[0].type is {win}: nothing scores, add card_scoring, scoring_rules or contract_scoring",
        )
        for win in (WinType.HIGH_SCORE, WinType.LOW_SCORE, WinType.FIRST_TO_SCORE)
    ),
    case(
        "the best hand is found by comparing hands",
        won_by(EIGHTS, WinType.BEST_HAND),
        "win_conditions[0].type is best_hand: best_hand requires hand_evaluation with a method",
    ),
    case(
        "the best hand is found by a method",
        won_by(with_any(EIGHTS, hand_evaluation=HandEvaluation(HandEvaluationMethod.NONE)), WinType.BEST_HAND),
        "win_conditions[0].type is best_hand: best_hand requires hand_evaluation with a method",
    ),
    case(
        "nothing is captured without a tableau mode",
        won_by(EIGHTS, WinType.CAPTURE_ALL),
        "win_conditions[0].type is capture_all: setup.tableau_mode is none, capturing requires war or match_rank",
    ),
    case(
        "nothing is captured from a sequence",
        won_by(FAN_TAN, WinType.MOST_CAPTURED),
        "win_conditions[0].type is most_captured: setup.tableau_mode is sequence, capturing requires war or match_rank",
    ),
    *(
        case(
            f"{win} needs tricks",
            won_by(EIGHTS, win),
            f"win_conditions[0].type is {win}: there is no trick phase to take tricks in",
        )
        for win in (WinType.MOST_TRICKS, WinType.FEWEST_TRICKS)
    ),
    case(
        "chips are won in betting",
        won_by(EIGHTS, WinType.MOST_CHIPS),
        "win_conditions[0].type is most_chips: there is no betting phase to win chips in",
    ),
    case(
        "a race has a finish",
        won_by(HEARTS, WinType.FIRST_TO_SCORE),
        "win_conditions[0].threshold is missing: first_to_score needs the score to reach",
    ),
    case(
        "a gate has a threshold",
        won_by(HEARTS, WinType.LOW_SCORE, trigger_mode=TriggerMode.THRESHOLD_GATE),
        "win_conditions[0].threshold is missing: trigger_mode is threshold_gate",
    ),
    *(
        case(
            f"{win} is not won by the {comparison}",
            won_by(genome, win, comparison=comparison),
            f"win_conditions[0].comparison is {comparison}: it contradicts {win}",
        )
        for genome, win, comparison in (
            (HEARTS, WinType.HIGH_SCORE, WinComparison.LOWEST),
            (HEARTS, WinType.LOW_SCORE, WinComparison.HIGHEST),
            (SCOPA, WinType.MOST_CAPTURED, WinComparison.LOWEST),
            (HEARTS, WinType.MOST_TRICKS, WinComparison.LOWEST),
            (HEARTS, WinType.FEWEST_TRICKS, WinComparison.HIGHEST),
            (POKER, WinType.MOST_CHIPS, WinComparison.LOWEST),
        )
    ),
]

TEAMS = [
    case(
        "teams play in team mode",
        replace(PARTNERS, team_mode=False),
        "teams is given: team_mode is false, so that nobody plays in them",
    ),
    case("team mode has teams", replace(PARTNERS, teams=()), "teams is empty: team_mode=True requires teams"),
    case(
        "one team is not enough",
        replace(PARTNERS, teams=((0, 1, 2, 3),)),
        "teams has 1 entry: at least 2 teams required",
    ),
    case(
        "a team has players",
        replace(PARTNERS, teams=((0, 2), (), (1, 3))),
        "teams[1] is empty: a team has at least 1 player",
    ),
    case(
        "every player is in a team",
        replace(PARTNERS, teams=((0,), (1,))),
        "teams leaves players out: not all players assigned (missing: 2, 3)",
    ),
    case(
        "a player of a team sits at the table",
        replace(PARTNERS, teams=((0, 2), (1, 3, 4))),
        "teams[1][2] is 4: invalid player index, expected 0 to 3",
    ),
    case(
        "a player is not in two teams",
        replace(PARTNERS, teams=((0, 2), (1, 3, 2))),
        "teams[1][2] is 2: duplicate player, already in a team",
    ),
    case(
        "a player is not twice in a team",
        replace(PARTNERS, teams=((0, 2, 0), (1, 3))),
        "teams[0][2] is 0: duplicate player, already in a team",
    ),
]

DEAL = [
    case(
        "the deck is large enough for the deal",
        with_setup(WAR, cards_per_player=30),
        "setup.cards_per_player is 30: 2 players would need 60 cards, the deck has 52",
    ),
    case(
        "the deck is large enough for the deal and the cards turned up",
        with_setup(EIGHTS, cards_per_player=12, initial_discard_count=3, initial_tableau_count=2),
        "setup.cards_per_player is 12: 4 players and 5 cards laid out would need 53 cards, the deck has 52",
    ),
    case(
        "the deck is large enough for one player",
        with_setup(SOLO, cards_per_player=52),
        "setup.cards_per_player is 52: 1 player and 1 card laid out would need 53 cards, the deck has 52",
    ),
    case(
        "a card that was removed is not dealt",
        with_setup(WAR, removed_cards=(CardCondition(suit=Suit.CLUBS, rank=Rank.QUEEN),)),
        "setup.cards_per_player is 26: 2 players would need 52 cards, the deck has 51",
    ),
]

FIRST_DRAW = "turn_structure.phases[0].condition"
OPERATORS = '"==", "!=", "<", ">", "<=", ">="'
ARGUMENTS = [
    case(
        "a comparison has an operator",
        drawn_if(Condition(ConditionType.HAND_SIZE, value=3)),
        f"{FIRST_DRAW}.operator is missing: hand_size compares, expected one of {OPERATORS}",
    ),
    case(
        "what does not compare has no operator",
        drawn_if(Condition(ConditionType.HAS_SET_OF_N, Operator.GE, 3)),
        f'{FIRST_DRAW}.operator is ">=": has_set_of_n takes none',
    ),
    case(
        "a number is missed",
        drawn_if(Condition(ConditionType.HAND_SIZE, Operator.EQ)),
        f"{FIRST_DRAW}.value is missing: hand_size needs a whole number",
    ),
    case(
        "a rank is no number",
        drawn_if(Condition(ConditionType.HAND_SIZE, Operator.EQ, Rank.TEN)),
        f'{FIRST_DRAW}.value is "10": hand_size needs a whole number',
    ),
    case(
        "a rank is missed",
        played_if(Condition(ConditionType.CARD_IS_RANK)),
        "turn_structure.phases[1].valid_play_condition.value is missing: card_is_rank needs a rank",
    ),
    case(
        "a number is no rank",
        played_if(Condition(ConditionType.CARD_IS_RANK, value=8)),
        "turn_structure.phases[1].valid_play_condition.value is 8: card_is_rank needs a rank",
    ),
    case(
        "a rank is no suit",
        played_if(Condition(ConditionType.CARD_IS_SUIT, value=Rank.KING)),
        'turn_structure.phases[1].valid_play_condition.value is "K": card_is_suit needs a suit',
    ),
    case(
        "a value too many",
        with_phase(OLD_MAID, 1, matching_condition=Condition(ConditionType.HAS_MATCHING_PAIR, value=2)),
        "turn_structure.phases[1].matching_condition.value is 2: has_matching_pair takes none",
    ),
    case(
        "a card to compare with is missed",
        played_if(Condition(ConditionType.CARD_MATCHES_SUIT)),
        "turn_structure.phases[1].valid_play_condition.reference is missing: "
        "card_matches_suit needs a card to compare with",
    ),
    case(
        "a place is no card",
        played_if(Condition(ConditionType.CARD_MATCHES_SUIT, reference=PlaceReference.DISCARD)),
        'turn_structure.phases[1].valid_play_condition.reference is "discard": '
        "card_matches_suit needs a card to compare with",
    ),
    case(
        "a place to look at is missed",
        drawn_if(Condition(ConditionType.LOCATION_EMPTY)),
        f"{FIRST_DRAW}.reference is missing: location_empty needs a place to look at",
    ),
    case(
        "a card is no place",
        drawn_if(Condition(ConditionType.LOCATION_EMPTY, reference=CardReference.LAST_PLAYED)),
        f'{FIRST_DRAW}.reference is "last_played": location_empty needs a place to look at',
    ),
    case(
        "a reference too many",
        drawn_if(Condition(ConditionType.HAND_SIZE, Operator.EQ, 0, PlaceReference.DECK)),
        f'{FIRST_DRAW}.reference is "deck": hand_size takes none',
    ),
    case(
        "a fault deep inside a condition has its whole path",
        played_if(
            CompoundCondition(
                Logic.OR,
                (IS_EIGHT, CompoundCondition(Logic.AND, (IS_EIGHT, Condition(ConditionType.CARD_IS_RANK)))),
            )
        ),
        "turn_structure.phases[1].valid_play_condition.conditions[1].conditions[1].value is missing: "
        "card_is_rank needs a rank",
    ),
    case(
        "the conditions of scoring rules are read",
        with_any(HEARTS, scoring_rules=(ScoringRule(Condition(ConditionType.HAND_SIZE, Operator.EQ), 5),)),
        "scoring_rules[0].condition.value is missing: hand_size needs a whole number",
    ),
]

RULES_AND_LIMITS: list[Case] = [
    *SETUP,
    *PHASES,
    *CONDITIONS,
    *TRICKS,
    *BETTING,
    *CLAIMS,
    *SCORING,
    *WINNING,
    *TEAMS,
    *DEAL,
    *ARGUMENTS,
]


def nested(levels: int) -> AnyCondition:
    condition: AnyCondition = EMPTY_HAND
    for _ in range(levels - 1):
        condition = CompoundCondition(Logic.AND, (condition,))
    return condition


BYTE = "expected a whole number from 0 to 255"
PLAYERS = "expected a whole number from 1 to 6"
TURNS = "expected a whole number from 1 to 100000"
NAME = "expected a text of 1 to 255 bytes without control characters"
SHAPES = [
    case("somebody plays", replace(EIGHTS, player_count=0), f"player_count is 0: {PLAYERS}"),
    case("a table has its limits", replace(EIGHTS, player_count=7), f"player_count is 7: {PLAYERS}"),
    case("a game has turns", replace(EIGHTS, max_turns=0, min_turns=0), f"max_turns is 0: {TURNS}"),
    case("a game is not endless", replace(EIGHTS, max_turns=100_001), f"max_turns is 100001: {TURNS}"),
    case("a flag is no number", with_setup(EIGHTS, cards_per_player=True), f"setup.cards_per_player is true: {BYTE}"),
    case(
        "a fraction is no whole number",
        with_setup(EIGHTS, cards_per_player=5.0),
        f"setup.cards_per_player is 5.0: {BYTE}",
    ),
    case("a text is no number", with_setup(EIGHTS, cards_per_player="5"), f'setup.cards_per_player is "5": {BYTE}'),
    case("nothing is no number", with_setup(EIGHTS, cards_per_player=None), f"setup.cards_per_player is null: {BYTE}"),
    case("a byte ends at 255", with_phase(EIGHTS, 0, count=256), f"turn_structure.phases[0].count is 256: {BYTE}"),
    case(
        "nobody is dealt less than nothing",
        with_setup(EIGHTS, cards_per_player=-1),
        f"setup.cards_per_player is -1: {BYTE}",
    ),
    case(
        "chips have their limit",
        with_setup(POKER, starting_chips=2**32),
        "setup.starting_chips is 4294967296: expected a whole number from 0 to 4294967295",
    ),
    case(
        "points have their limit",
        with_any(HEARTS, card_scoring=(CardScoringRule(CardCondition(), -32769, ScoringTrigger.TRICK_WIN),)),
        "card_scoring[0].points is -32769: expected a whole number from -32768 to 32767",
    ),
    case(
        "nil has its limit",
        with_any(SPADES, contract_scoring=ContractScoring(nil_bonus=65536)),
        "contract_scoring.nil_bonus is 65536: expected a whole number from 0 to 65535",
    ),
    case(
        "a threshold has its limit",
        won_by(HEARTS, WinType.LOW_SCORE, threshold=2**31),
        "win_conditions[0].threshold is 2147483648: expected a whole number from -2147483648 to 2147483647",
    ),
    case(
        "a number is no flag",
        with_phase(EIGHTS, 0, mandatory=1),
        "turn_structure.phases[0].mandatory is 1: expected true or false",
    ),
    case(
        "nothing is no flag",
        with_any(EIGHTS, team_mode=None),
        "team_mode is null: expected true or false",
    ),
    case("a game has a name", with_any(EIGHTS, genome_id=""), f'genome_id is "": {NAME}'),
    case("a name is a text", with_any(EIGHTS, genome_id=8), f"genome_id is 8: {NAME}"),
    case("a name is one line", with_any(EIGHTS, genome_id="crazy\neights"), f'genome_id is "crazy\\neights": {NAME}'),
    case(
        "a list has at most 255 entries",
        with_setup(EIGHTS, wild_cards=(Rank.EIGHT,) * 256),
        "setup.wild_cards has 256 entries: expected at most 255",
    ),
    case(
        "a turn has a phase",
        replace(EIGHTS, turn_structure=TurnStructure(phases=())),
        "turn_structure.phases is empty: expected at least one entry",
    ),
    case(
        "a compound condition has parts",
        played_if(CompoundCondition(Logic.OR, ())),
        "turn_structure.phases[1].valid_play_condition.conditions is empty: expected at least one entry",
    ),
    case(
        "nobody sits below seat 0",
        with_any(PARTNERS, teams=((0, 2), (1, -3))),
        f"teams[1][1] is -3: {BYTE}",
        "teams[1][1] is -3: invalid player index, expected 0 to 3",
        "teams leaves players out: not all players assigned (missing: 3)",
    ),
]


def asking(name: str) -> GameGenome:
    """A game that asks 9277 times whether a hand is empty. Named with 15 letters it just fits into the machine."""
    rules = [ScoringRule(CompoundCondition(Logic.OR, (EMPTY_HAND,) * count), 1) for count in (*(100,) * 92, 77)]
    return replace(WAR, genome_id=name, scoring_rules=tuple(rules))


SIZE = [
    case(
        "a game fits into the machine",
        asking("sixteen letters!"),
        "the game takes 65536 bytes of bytecode: the machine holds 65535",
    ),
    case(
        "a game that does not fit is judged like any other",
        replace(asking("sixteen letters!"), min_turns=2000),
        "the game takes 65536 bytes of bytecode: the machine holds 65535",
        "min_turns is 2000: the game is broken off after max_turns, which is 1000",
    ),
    case(
        "the size of a game is told once its parts are within the limits",
        with_setup(asking("sixteen letters!"), cards_per_player=27),
        "setup.cards_per_player is 27: 2 players would need 54 cards, the deck has 52",
    ),
]

CASES = [*RULES_AND_LIMITS, *SHAPES, *SIZE]


@pytest.mark.parametrize("tested", CASES, ids=lambda tested: tested.fact)
def test_fault_is_named_with_its_field_its_value_and_the_way_out(tested: Case) -> None:
    assert GenomeValidator.validate(tested.genome) == tested.problems


def test_messages_are_one_line_that_starts_with_a_path_and_has_no_full_stop() -> None:
    for problem in (problem for tested in CASES for problem in tested.problems):
        assert re.fullmatch(r"[a-z_]+(\.[a-z_]+|\[\d+\])* .*[^.\s]", problem), problem


def test_facts_are_told_once() -> None:
    assert [fact for fact, count in Counter(tested.fact for tested in CASES).items() if count > 1] == []


def messages_in(source: str) -> Iterator[str]:
    """A pattern for each message that a module writes: what it yields, or returns from a function on problems."""
    tree = ast.parse(source)
    written: list[ast.expr | None] = [node.value for node in ast.walk(tree) if isinstance(node, ast.Yield)]
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        if function.name.endswith("_problem"):
            written += [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
    for text in written:
        match text:
            case ast.Constant(str(words)):
                yield re.escape(words)
            case ast.JoinedStr(parts):
                yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*" for part in parts)
            case _:
                continue


def rule_sources() -> dict[str, str]:
    (folder,) = map(Path, rules_package.__path__)
    paths = [*sorted(folder.glob("*.py")), Path(limits.__file__)]
    return {path.name: path.read_text(encoding="utf-8") for path in paths}


def test_no_message_of_the_rules_is_untested() -> None:
    known = Counter(pattern for source in rule_sources().values() for pattern in messages_in(source))
    expected = {problem for tested in RULES_AND_LIMITS for problem in tested.problems}
    tested = {pattern: sum(re.fullmatch(pattern, one) is not None for one in expected) for pattern in known}
    assert len(known) > 60, "the search for messages finds too few of them"
    assert [pattern for pattern, places in known.items() if tested[pattern] < places] == []


def test_the_search_for_untested_messages_would_find_one() -> None:
    source = 'def rule(x):\n    yield f"{x}.count is {x}: too few"\n    yield "plain"\n    yield "path", x\n'
    assert list(messages_in(source)) == [r".*\.count\ is\ .*:\ too\ few", "plain"]


@pytest.mark.parametrize("genome", [*get_seed_genomes(), *BASES], ids=lambda genome: genome.genome_id)
def test_known_games_and_those_that_the_cases_start_from_are_sound(genome: GameGenome) -> None:
    assert GenomeValidator.validate(genome) == []


@pytest.mark.parametrize(
    "genome",
    [
        pytest.param(replace(EIGHTS, player_count=MAX_PLAYERS), id="as many players as may be"),
        pytest.param(replace(EIGHTS, max_turns=MAX_TURNS), id="as many turns as may be"),
        pytest.param(replace(EIGHTS, max_turns=1, min_turns=1), id="a single turn"),
        pytest.param(with_setup(EIGHTS, wild_cards=(Rank.EIGHT,) * 255), id="as many entries as a list may have"),
        pytest.param(replace(EIGHTS, min_turns=500), id="min_turns and max_turns the same"),
        pytest.param(with_setup(WAR, cards_per_player=26), id="every card dealt"),
        pytest.param(with_setup(POKER, starting_chips=10), id="chips for a single bet"),
        pytest.param(with_phase(POKER, 0, max_bet=10), id="bets of one size"),
        pytest.param(with_phase(SPADES, 0, min_bid=13, max_bid=13), id="a bid of every trick"),
        pytest.param(with_turn(HEARTS, tricks_per_hand=1), id="a single trick"),
        pytest.param(with_setup(SPADES, trump_suit=None), id="trumps of the phase alone"),
        pytest.param(with_phase(SPADES, 1, trump_suit=None), id="trumps of the setup alone"),
        pytest.param(
            replace(SPADES, contract_scoring=ContractScoring(bag_limit=0, bag_penalty=0)), id="bags that cost nothing"
        ),
        pytest.param(with_phase(CHEAT, 0, rank_mode=ClaimRankMode.FIXED, fixed_rank=Rank.ACE), id="fixed claims"),
        pytest.param(
            with_any(
                won_by(CHEAT, WinType.LOW_SCORE),
                turn_structure=TurnStructure((ClaimPhase(lie_penalty=ClaimPenalty.LOSE_POINTS),)),
            ),
            id="points from claims alone",
        ),
        pytest.param(with_phase(SOLO, 0, source=Location.DISCARD), id="one player who draws from the pile"),
        pytest.param(
            replace(
                SOLO, special_effects=(SpecialEffect(Rank.KING, EffectType.EXTRA_TURN, TargetSelector.NEXT_PLAYER, 0),)
            ),
            id="one player who goes again",
        ),
        pytest.param(
            with_setup(EIGHTS, cards_per_player=13, initial_discard_count=0), id="a deck that the discards refill"
        ),
        pytest.param(
            with_setup(
                drawn(EIGHTS, DrawPhase(source=Location.DECK), PLAY_TO_TABLE),
                cards_per_player=12,
                initial_discard_count=2,
                initial_tableau_count=2,
            ),
            id="a deck that the card below the top discard refills",
        ),
        pytest.param(
            with_turn(CHEAT, ClaimPhase(), DrawPhase(source=Location.DISCARD)), id="a pile that claims have filled"
        ),
        pytest.param(
            with_setup(
                replace(
                    drawn(EIGHTS, DrawPhase(source=Location.DISCARD), PLAY_TO_TABLE), special_effects=(DISCARD_ONE,)
                ),
                initial_discard_count=0,
            ),
            id="a pile that a special card has filled",
        ),
        pytest.param(
            with_setup(
                replace(drawn(EIGHTS, DrawPhase(source=Location.DECK), PLAY_TO_TABLE), special_effects=(DISCARD_ONE,)),
                cards_per_player=13,
                initial_discard_count=0,
            ),
            id="a deck that a special card refills",
        ),
        pytest.param(
            with_setup(drawn(EIGHTS, DrawPhase(source=Location.TABLEAU)), initial_tableau_count=1),
            id="a table that the deal has filled",
        ),
        pytest.param(with_setup(EIGHTS, cards_per_player=0), id="cards that are drawn and not dealt"),
        pytest.param(with_phase(EIGHTS, 1, min_cards=0), id="plays that may be left out"),
        pytest.param(with_pattern(required_count=5, same_rank_groups=(3, 2)), id="a pattern that fills the hand"),
        pytest.param(with_pattern(same_rank_groups=(4,)), id="four of a rank"),
        pytest.param(drawn_if(nested(MAX_CONDITION_DEPTH)), id="conditions as deep as they may be"),
        pytest.param(
            with_any(EIGHTS, scoring_rules=(ScoringRule(nested(MAX_CONDITION_DEPTH), 1),)),
            id="conditions of scoring rules as deep as they may be",
        ),
        pytest.param(played_if(Condition(ConditionType.CARD_IS_SUIT, Operator.NE, Suit.CLUBS)), id="any suit but one"),
        pytest.param(replace(PARTNERS, teams=((0, 1, 2), (3,))), id="teams of different size"),
        *(
            pytest.param(
                with_setup(
                    played_if(Condition(ConditionType.CARD_IS_RANK, operator, Rank.THREE)),
                    removed_cards=(CardCondition(rank=Rank.THREE),),
                ),
                id=f"a card {operator} a rank that the deck has not",
            )
            for operator in Operator
            if operator is not Operator.EQ
        ),
        pytest.param(
            with_setup(
                EIGHTS, removed_cards=tuple(CardCondition(suit, Rank.EIGHT) for suit in Suit if suit is not Suit.CLUBS)
            ),
            id="a wild card of which one is left",
        ),
        pytest.param(
            with_any(EIGHTS, scoring_rules=(ScoringRule(IS_EIGHT, 5, per_card=True), ScoringRule(EMPTY_HAND, 5))),
            id="points for each card and points for the hand",
        ),
        pytest.param(asking("fifteen letters"), id="a game that fills the machine"),
    ],
)
def test_what_just_fits_is_sound(genome: GameGenome) -> None:
    assert GenomeValidator.validate(genome) == []


ARGUMENT_FOR: dict[str, Any] = {
    "none": None,
    "any": Operator.EQ,
    "number": 2,
    "rank": Rank.EIGHT,
    "suit": Suit.CLUBS,
    "card": CardReference.TOP_DISCARD,
    "place": PlaceReference.DECK,
}


def sound_condition(kind: ConditionType) -> Condition:
    signature = SIGNATURES[kind]
    names = (signature.operator, signature.value, signature.reference)
    return Condition(kind, *(ARGUMENT_FOR[name] for name in names))


@pytest.mark.parametrize("kind", list(ConditionType))
def test_every_condition_may_have_what_its_signature_says(kind: ConditionType) -> None:
    assert limits.limit_problems(played_if(sound_condition(kind))) == []


@pytest.mark.parametrize("kind", list(ConditionType))
def test_every_condition_is_held_to_its_signature(kind: ConditionType) -> None:
    signature = SIGNATURES[kind]
    wrong: dict[str, list[Any]] = {
        "operator": [one for one in (None, Operator.EQ) if one != ARGUMENT_FOR[signature.operator]],
        "value": [one for one in (None, 2, Rank.EIGHT, Suit.CLUBS) if one != ARGUMENT_FOR[signature.value]],
        "reference": [
            one
            for one in (None, CardReference.TOP_DISCARD, PlaceReference.DECK)
            if one != ARGUMENT_FOR[signature.reference]
        ],
    }
    for name, values in wrong.items():
        for value in values:
            changed: dict[str, Any] = {name: value}
            condition = replace(sound_condition(kind), **changed)
            if condition == sound_condition(kind):
                continue  # Equality was spelt out again.
            (problem,) = limits.limit_problems(played_if(condition))
            assert problem.startswith(f"turn_structure.phases[1].valid_play_condition.{name} is ")
            assert f": {kind} " in problem


@pytest.mark.parametrize("kind", [ConditionType.CARD_IS_RANK, ConditionType.CARD_IS_SUIT])
def test_a_rank_or_a_suit_is_compared_for_equality_unless_told_otherwise(kind: ConditionType) -> None:
    value = ARGUMENT_FOR[SIGNATURES[kind].value]
    assert Condition(kind, value=value) == Condition(kind, Operator.EQ, value)


def test_all_faults_are_reported_at_once_with_the_limits_first() -> None:
    genome = with_setup(
        replace(with_phase(EIGHTS, 0, count=0), win_conditions=(), min_turns=501), starting_chips=5, cards_per_player=13
    )
    assert GenomeValidator.validate(genome) == [
        "setup.cards_per_player is 13: 4 players and 1 card laid out would need 53 cards, the deck has 52",
        "min_turns is 501: the game is broken off after max_turns, which is 500",
        "turn_structure.phases[0].count is 0: the phase can never act, draw at least 1 card",
        "setup.starting_chips is 5: there is no betting phase to use them in",
        "win_conditions is empty: nobody could ever win",
    ]


def test_every_phase_and_every_win_with_a_fault_is_named() -> None:
    zero = DrawPhase(source=Location.DECK, count=0)
    genome = with_turn(EIGHTS, zero, PLAY_TO_DISCARD, zero)
    genome = replace(genome, win_conditions=(WinCondition(WinType.MOST_CHIPS), WinCondition(WinType.MOST_TRICKS)))
    paths = [problem.split(" is ")[0] for problem in GenomeValidator.validate(genome)]
    assert paths == [
        "turn_structure.phases[0].count",
        "turn_structure.phases[2].count",
        "win_conditions[0].type",
        "win_conditions[1].type",
    ]


def test_faults_of_type_and_range_come_alone_and_all_at_once() -> None:
    genome = with_setup(with_any(EIGHTS, generation=-1, player_count=7, win_conditions=()), cards_per_player=True)
    assert GenomeValidator.validate(genome) == [
        "generation is -1: expected a whole number from 0 to 4294967295",
        f"setup.cards_per_player is true: {BYTE}",
        f"player_count is 7: {PLAYERS}",
    ]


def test_same_problem_is_told_once() -> None:
    chips = Condition(ConditionType.CHIP_COUNT, Operator.GE, 10)
    assert GenomeValidator.validate(drawn_if(CompoundCondition(Logic.OR, (chips, chips, chips)))) == [
        "turn_structure.phases[0].condition asks chip_count: setup.starting_chips is 0, the game has no chips"
    ]


def test_class_and_instance_give_the_same_answer() -> None:
    genome = replace(EIGHTS, player_count=7)
    assert GenomeValidator().validate(genome) == GenomeValidator.validate(genome) != []


def test_check_hands_back_a_sound_genome() -> None:
    assert GenomeValidator.check(WAR) is WAR
    assert GenomeValidator().check(WAR) is WAR


def test_check_raises_with_all_problems_and_the_name_of_the_game() -> None:
    genome = replace(EIGHTS, min_turns=501, win_conditions=())
    with pytest.raises(GenomeError) as caught:
        GenomeValidator.check(genome)
    assert caught.value.problems == tuple(GenomeValidator.validate(genome))
    assert str(caught.value) == (
        "crazy-eights: min_turns is 501: the game is broken off after max_turns, which is 500; "
        "win_conditions is empty: nobody could ever win"
    )


@pytest.mark.parametrize(
    "name", ["", "war\x1b[2J", "war\npeace", "\x85", "\ud800", "x" * 256, None, 7, b"war", ["war"]]
)
def test_check_calls_a_game_whose_name_cannot_be_printed_the_genome(name: Any) -> None:
    with pytest.raises(GenomeError) as caught:
        GenomeValidator.check(with_any(WAR, genome_id=name))
    assert caught.value.source == "the genome"
    assert str(caught.value).isprintable()
    assert str(caught.value).startswith("the genome: genome_id is ")
    assert str(caught.value).endswith(NAME)


@pytest.mark.parametrize(
    ("phrase", "genome"),
    [
        ("WAR tableau mode requires exactly 2 players", replace(WAR, player_count=4)),
        ("team_mode=True requires teams", replace(PARTNERS, teams=())),
        ("invalid player index", replace(PARTNERS, teams=((0, 2), (1, 9)))),
        ("duplicate player", replace(PARTNERS, teams=((0, 2), (1, 2)))),
        ("not all players assigned (missing: 3)", replace(PARTNERS, teams=((0, 2), (1,)))),
        ("not all players assigned (missing: 1, 3)", replace(PARTNERS, teams=((0,), (2,)))),
        ("at least 2 teams required", replace(PARTNERS, teams=((0, 1, 2, 3),))),
    ],
)
def test_the_words_that_others_rely_on_are_there(phrase: str, genome: GameGenome) -> None:
    assert any(phrase in problem for problem in GenomeValidator.validate(genome))


def test_validating_changes_nothing() -> None:
    genome = create_partnership_spades_genome()
    GenomeValidator.validate(genome)
    assert genome == create_partnership_spades_genome()


def test_capturing_all_from_a_sequence_is_incoherent_but_sound() -> None:
    genome = won_by(FAN_TAN, WinType.CAPTURE_ALL)
    assert GenomeValidator.validate(genome) == []
    assert assess_coherence(genome).penalty == pytest.approx(0.3)


def test_numbers_out_of_range_do_not_hide_other_problems() -> None:
    genome = replace(WAR, generation=-1, win_conditions=())
    assert GenomeValidator.validate(genome) == [
        "generation is -1: expected a whole number from 0 to 4294967295",
        "win_conditions is empty: nobody could ever win",
    ]


def test_a_wrong_type_behind_more_faults_than_are_read_is_no_trap() -> None:
    genome = with_any(WAR, special_effects=(replace(SKIP, value=300),) * 120, player_count="four")
    assert GenomeValidator.validate(genome)[-1] == "there is more amiss: the rest was not read"
