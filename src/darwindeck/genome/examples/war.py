"""War: the higher card wins."""

from darwindeck.genome.conditions import Condition, ConditionType, Operator, PlaceReference
from darwindeck.genome.schema import (
    BettingPhase,
    CaptureOrder,
    GameGenome,
    GameRules,
    Location,
    PlayPhase,
    SchemaVersion,
    SetupRules,
    ShowdownMethod,
    TableauMode,
    TurnStructure,
    Visibility,
    WinComparison,
    WinCondition,
    WinType,
)


def create_war_genome() -> GameGenome:
    """War for two, with the whole deck.

    Rules as on pagat.com ("War"): each player has half the deck as a stack face down. Both turn up their top
    cards, and the higher one, aces high, takes both to the bottom of the stack. After a tie each lays a card face
    down and turns up another, and the higher of these takes all; and so on. Who runs out of cards in a war turns up
    the last one instead of laying it face down. Who has all cards wins. The rules do not say in which order captured
    cards go under a stack; here the captor's own go first, because with cards that go under as they were laid many
    games never end, and with shuffled ones they take half as long again.

    Left out: that the last card stands for the rest of a war, for a player who turned it up and is level again. That
    player has lost; and when both are, the cards are dealt anew.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="war-baseline",
        generation=0,
        setup=SetupRules(
            cards_per_player=26,
            tableau_mode=TableauMode.WAR,
            hand_visibility=Visibility.FACE_DOWN,
            hand_is_stack=True,
            capture_order=CaptureOrder.OWN_FIRST,
        ),
        turn_structure=TurnStructure(phases=(PlayPhase(target=Location.TABLEAU),)),
        win_conditions=(WinCondition(type=WinType.CAPTURE_ALL),),
        max_turns=1000,
        game_rules=GameRules(war_cards_down=1),
    )


_TABLE_IS_EMPTY = Condition(ConditionType.LOCATION_EMPTY, reference=PlaceReference.TABLEAU)
_ONE_CARD_LIES = Condition(ConditionType.LOCATION_SIZE, Operator.EQ, 1, PlaceReference.TABLEAU)


def create_betting_war_genome() -> GameGenome:
    """War for two, with chips on every battle.

    Rules as on pagat.com ("War") for the cards, and as in limit poker for the bets; there is no published game of this
    name that others follow. Both put 10 chips on the battle to come, and may raise that twice. Then one turns up a
    card, and before the other does there is a round of bets in which both see it: check, bet 10, three raises, or
    fold. Who takes the battle takes the pot; after a tie it waits for the end of the war, which is fought without
    further bets. Who folds gives up the pot and the hand, and all cards are dealt anew. Who has all chips wins.

    Left out: no more than in War.
    """
    return GameGenome(
        schema_version=SchemaVersion.V1_0,
        genome_id="betting-war",
        generation=0,
        setup=SetupRules(
            cards_per_player=26,
            starting_chips=100,
            tableau_mode=TableauMode.WAR,
            hand_visibility=Visibility.FACE_DOWN,
            hand_is_stack=True,
            capture_order=CaptureOrder.OWN_FIRST,
        ),
        turn_structure=TurnStructure(
            phases=(
                BettingPhase(
                    max_raises=2,
                    max_bet=30,
                    allow_check=False,
                    allow_fold=False,
                    showdown_method=ShowdownMethod.BATTLE,
                    condition=_TABLE_IS_EMPTY,
                ),
                BettingPhase(showdown_method=ShowdownMethod.BATTLE, condition=_ONE_CARD_LIES),
                PlayPhase(target=Location.TABLEAU),
            )
        ),
        win_conditions=(WinCondition(type=WinType.MOST_CHIPS, threshold=200, comparison=WinComparison.FIRST),),
        max_turns=2000,
        game_rules=GameRules(war_cards_down=1),
    )
