"""Pairs for the edges of the rules, and for the game as a whole."""

from dataclasses import replace
from typing import Any

from darwindeck.genome.conditions import CardReference, ConditionType, Operator
from darwindeck.genome.schema import (
    BettingPhase,
    CardCondition,
    CardScoringRule,
    CardValue,
    ContractScoring,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    EffectType,
    GameGenome,
    GameRules,
    GoingOut,
    HandEvaluation,
    HandEvaluationMethod,
    Location,
    PassAction,
    PlayPhase,
    Rank,
    ScoringRule,
    ScoringTrigger,
    SetupRules,
    ShowdownMethod,
    SpecialEffect,
    TableauMode,
    TargetSelector,
    TieBreaker,
    TrickPhase,
    TriggerMode,
    TurnStructure,
    WinCondition,
    WinType,
)
from tests.support.field_pairs import betting, tricks
from tests.support.field_pairs._pair import (
    A_POINT_A_CARD,
    STUCK,
    SUIT_ON_TOP,
    FieldPair,
    asks,
    every_two,
    game,
    pair,
    shedding,
)

HIGHER = asks(ConditionType.CARD_BEATS_TOP, CardReference.TABLEAU_TOP)


def climbing(**rules: Any) -> GameGenome:
    """Beat the card on the table or pass."""
    play = PlayPhase(Location.TABLEAU, HIGHER, mandatory=False)
    return game(SetupRules(6), play, game_rules=GameRules(**rules))


def emptying(action: DeckEmptyAction = DeckEmptyAction.RESHUFFLE_DISCARD, reserve: int = 0) -> GameGenome:
    """Draw two and lay off one: the deck does not last."""
    return game(
        SetupRules(5),
        DrawPhase(Location.DECK, 2),
        DiscardPhase(Location.DISCARD, mandatory=True),
        game_rules=GameRules(deck_empty_action=action, deck_reserve=reserve),
        max_turns=60,
    )


def level(tie_breaker: TieBreaker) -> GameGenome:
    """Hands of as many cards are level."""
    return game(
        SetupRules(3, starting_chips=20),
        BettingPhase(min_bet=5, allow_fold=False),
        win=WinType.BEST_HAND,
        hand_evaluation=HandEvaluation(HandEvaluationMethod.CARD_COUNT),
        game_rules=GameRules(tie_breaker=tie_breaker),
    )


def scored(**rest: Any) -> GameGenome:
    """Tricks that leave cards in hand; each trick card is a point."""
    return game(
        SetupRules(5),
        TrickPhase(),
        tricks_per_hand=2,
        **{"win": WinType.HIGH_SCORE, "card_scoring": (A_POINT_A_CARD,), **rest},
    )


def partners(teams: tuple[tuple[int, ...], ...]) -> GameGenome:
    won = CardScoringRule(CardCondition(), 1, ScoringTrigger.TRICK_WIN)
    return scored(player_count=4, team_mode=bool(teams), teams=teams, card_scoring=(won,))


def at_war(down: int) -> GameGenome:
    setup = SetupRules(20, tableau_mode=TableauMode.WAR, hand_is_stack=True)
    rules = GameRules(war_cards_down=down)
    return game(
        setup, PlayPhase(Location.TABLEAU), win=WinType.CAPTURE_ALL, player_count=2, max_turns=99, game_rules=rules
    )


PILE = shedding()
EFFECT = SpecialEffect(Rank.ACE, EffectType.DRAW_CARDS, TargetSelector.NEXT_PLAYER)
HOLDS_ANY = asks(ConditionType.HAND_SIZE, value=1, operator=Operator.GE)
WON_BY_ACES = HandEvaluation(HandEvaluationMethod.POINT_TOTAL, card_values=(CardValue(Rank.ACE, 1),))
ACROSS = ((0, 2), (1, 3))

RULES: list[FieldPair] = [
    *every_two(
        "GameRules.consecutive_pass_action",
        lambda action: climbing(consecutive_pass_action=action),
        PassAction,
        "when all others have passed, the table is cleared or renewed, the hand is over, or nothing happens",
    ),
    pair(
        "GameRules.passes_to_trigger",
        lambda n: climbing(consecutive_pass_action=PassAction.CLEAR_TABLEAU, passes_to_trigger=n),
        None,
        1,
        "the first pass clears the table, and not the second",
    ),
    *every_two(
        "GameRules.deck_empty_action",
        emptying,
        DeckEmptyAction,
        "the pile is shuffled, the game or the hand ends, or it goes on without a deck",
    ),
    *every_two(
        "GameRules.going_out",
        lambda rule: game(
            SetupRules(3, initial_discard_count=1),
            DrawPhase(Location.DECK, condition=STUCK),
            PlayPhase(Location.DISCARD, SUIT_ON_TOP),
            win=WinCondition(WinType.HIGH_SCORE, 60, trigger_mode=TriggerMode.THRESHOLD_GATE),
            card_scoring=(A_POINT_A_CARD,),
            game_rules=GameRules(going_out=rule),
        ),
        GoingOut,
        "a player without cards ends the hand, leaves it, or draws again",
    ),
    pair(
        "GameRules.pass_stake",
        lambda chips: game(
            SetupRules(5, starting_chips=20),
            BettingPhase(min_bet=5, showdown_method=ShowdownMethod.HIGHEST_CARD),
            PlayPhase(Location.TABLEAU, HIGHER, mandatory=False),
            game_rules=GameRules(pass_stake=chips),
        ),
        0,
        2,
        "who passes pays",
    ),
    pair("GameRules.deck_reserve", lambda n: emptying(reserve=n), 0, 10, "the pile is shuffled earlier"),
    *every_two("GameRules.tie_breaker", level, TieBreaker, "level hands are a draw, a win, or decide nothing"),
    pair(
        "GameRules.max_hands",
        lambda n: replace(level(TieBreaker.PLAY_ON), game_rules=GameRules(tie_breaker=TieBreaker.PLAY_ON, max_hands=n)),
        None,
        2,
        "the game is over after the second hand, although nobody has won",
    ),
    pair(
        "GameRules.hand_ends_if",
        lambda condition: climbing(hand_ends_if=condition),
        None,
        asks(ConditionType.HAND_SIZE, value=4, operator=Operator.LT),
        "the hand is over when somebody has laid three cards",
    ),
    pair("GameRules.war_cards_down", at_war, 0, 1, "after a tie cards are laid face down"),
    pair("GameGenome.setup", lambda setup: replace(PILE, setup=setup), SetupRules(5), SetupRules(6), "another deal"),
    pair(
        "GameGenome.turn_structure",
        lambda turn: replace(PILE, turn_structure=turn),
        PILE.turn_structure,
        TurnStructure((DrawPhase(Location.DECK), *PILE.turn_structure.phases[1:])),
        "everybody draws, and not only who cannot play",
    ),
    pair(
        "GameGenome.special_effects",
        lambda effects: replace(PILE, special_effects=effects),
        (),
        (EFFECT,),
        "aces make the next player draw",
    ),
    pair(
        "GameGenome.special_effects",
        lambda effects: replace(PILE, special_effects=effects),
        (EFFECT, replace(EFFECT, effect_type=EffectType.SKIP_NEXT)),
        (replace(EFFECT, effect_type=EffectType.SKIP_NEXT), EFFECT),
        "of two effects on one rank the later one counts",
    ),
    pair(
        "GameGenome.win_conditions",
        lambda kinds: scored(win_conditions=tuple(map(WinCondition, kinds))),
        (WinType.MOST_TRICKS, WinType.FEWEST_TRICKS),
        (WinType.FEWEST_TRICKS, WinType.MOST_TRICKS),
        "the first one decides",
    ),
    pair(
        "GameGenome.scoring_rules",
        lambda rules: scored(scoring_rules=rules),
        (),
        (ScoringRule(HOLDS_ANY, 5),),
        "points come for cards in hand",
    ),
    pair("GameGenome.max_turns", lambda n: replace(PILE, max_turns=n), 5, 10, "the game is broken off later"),
    pair("GameGenome.player_count", lambda n: replace(PILE, player_count=n), 2, 3, "another player is dealt to"),
    pair(
        "GameGenome.card_scoring",
        lambda rules: replace(PILE, card_scoring=rules),
        (),
        (A_POINT_A_CARD,),
        "every card played scores",
    ),
    pair(
        "GameGenome.hand_evaluation",
        lambda evaluation: replace(betting.bets(allow_fold=False), hand_evaluation=evaluation),
        betting.LOW_IS_GOOD,
        WON_BY_ACES,
        "another hand takes the pot",
    ),
    pair(
        "GameGenome.game_rules",
        lambda rules: replace(climbing(), game_rules=rules),
        GameRules(),
        GameRules(consecutive_pass_action=PassAction.CLEAR_TABLEAU),
        "passes clear the table",
    ),
    pair(
        "GameGenome.contract_scoring",
        lambda scoring: replace(tricks.bids(), contract_scoring=scoring),
        None,
        ContractScoring(),
        "bids score",
    ),
    pair(
        "GameGenome.team_mode",
        partners,
        (),
        ACROSS,
        "a team wins; teams must be given in team mode, and may not be given without",
        also=("teams",),
    ),
    pair("GameGenome.teams", partners, ACROSS, ((0, 1), (2, 3)), "other partners win together"),
]
