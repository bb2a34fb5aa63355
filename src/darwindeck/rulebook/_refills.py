"""Hands that are filled from the stock whenever they are empty, as in Scopa."""

from darwindeck.genome.conditions import Condition, ConditionType, Operator, PlaceReference
from darwindeck.genome.schema import DeckEmptyAction, DrawPhase, Location, PassAction, PlayPhase, TableauMode
from darwindeck.rulebook._any_card import must_lay
from darwindeck.rulebook._places import can_reshuffle, deals_vary, effects, has_stacks, left_over
from darwindeck.rulebook._rounds import dealt_alike
from darwindeck.rulebook._scene import Scene

_WITHOUT_CARDS = (
    Condition(ConditionType.HAND_SIZE, Operator.EQ, 0),
    Condition(ConditionType.HAND_SIZE, Operator.LE, 0),
    Condition(ConditionType.HAND_SIZE, Operator.LT, 1),
    Condition(ConditionType.LOCATION_SIZE, Operator.EQ, 0, PlaceReference.HAND),
    Condition(ConditionType.LOCATION_SIZE, Operator.LE, 0, PlaceReference.HAND),
    Condition(ConditionType.LOCATION_SIZE, Operator.LT, 1, PlaceReference.HAND),
    Condition(ConditionType.LOCATION_EMPTY, reference=PlaceReference.HAND),
)


def hands_are_refilled(scene: Scene) -> bool:
    """Whether everybody lays a card in each turn, and draws as many as the others when none is left.

    The stock has cards for as many rounds of that for all: it is empty when all hands are, and the hand is over. To the
    machine that takes a round of passes, which must not matter.
    """
    rules, setup = scene.genome.game_rules, scene.genome.setup
    match scene.phases:
        case (DrawPhase(source=Location.DECK, mandatory=True, repeat=False) as draw, PlayPhase(max_cards=1) as play):
            is_plain = draw.or_source in (None, draw.source) and draw.condition in _WITHOUT_CARDS
            is_plain &= play.pass_if_unable
            lays = is_plain and must_lay(play, scene) and dealt_alike(scene) and setup.cards_per_player > 0
        case _:
            return False
    ends = rules.deck_empty_action in (DeckEmptyAction.HAND_ENDS, DeckEmptyAction.GAME_ENDS)
    pass_counts = rules.consecutive_pass_action is not PassAction.NONE or rules.pass_stake > 0
    others_come = any(effects(scene)) or can_reshuffle(scene) or setup.tableau_mode is TableauMode.WAR
    drawn = left_over(scene) - rules.deck_reserve
    is_even = drawn >= 0 and drawn % max(1, draw.count * scene.genome.player_count) == 0
    return lays and is_even and not (ends or pass_counts or others_come or has_stacks(scene) or deals_vary(scene))
