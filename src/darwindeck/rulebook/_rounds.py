"""What goes round the table: who begins, when it comes in a hand, and who may be left without cards."""

from darwindeck.genome.conditions import Condition, ConditionType, PlaceReference
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    EffectType,
    ExchangePhase,
    Location,
    Phase,
    PlayPhase,
    Rank,
    Suit,
    SwapPhase,
    TableauMode,
    TributePhase,
    TrickPhase,
    TurnUpPhase,
)
from darwindeck.rulebook._conditions import compares
from darwindeck.rulebook._places import (
    effects,
    forces_discards,
    may_take_pile,
    renews_table,
    shows_turned,
    special_cards_draw,
    table_stays_full,
)
from darwindeck.rulebook._scene import ONCE, Scene
from darwindeck.rulebook._words import counted

_UNEVEN = (EffectType.SKIP_NEXT, EffectType.EXTRA_TURN, EffectType.DRAW_CARDS, EffectType.FORCE_DISCARD)


def each_hand(scene: Scene) -> str:
    """The hand or hands of a game: the hand, each hand."""
    return "each hand" if scene.several_hands else "the hand"


def at_the_start(phase: Phase, scene: Scene, *, in_some: bool = False) -> str:
    """When that comes which is done once in a hand, or once in some hands: at the start of each hand."""
    hand = "a hand" if in_some else each_hand(scene)
    before = scene.phases[: scene.phases.index(phase)]
    if comes_first(phase, scene):
        return f"at the start of {hand}"
    if opens_hand(phase, scene):
        return f"once in {hand}, after {_turned_before(phase, scene)}"
    if scene.has_turns:
        is_later = any(not isinstance(one, ONCE) for one in before)
        return f"once in {hand}, in the first turn{', after all that comes before in it' if is_later else ''}"
    first = ", after the first trick" if any(isinstance(one, TrickPhase) for one in before) else ""
    return f"once in {hand}{first}"


def _turned_before(phase: Phase, scene: Scene) -> str:
    """The cards that come to the table before what is done once in a hand: the first card is turned up."""
    before = scene.phases[: scene.phases.index(phase)]
    count = sum(one.count for one in before if isinstance(one, TurnUpPhase))
    how = "turned up" if shows_turned(scene) else "laid out"
    cards = "card is" if count == 1 else f"{counted(count, 'card')} are"
    return f"the first {cards} {how}"


def first_of_hand(phase: Phase, scene: Scene) -> str:
    """With whom that begins which is done once in a hand: the starter, or whoever took a trick before it."""
    before = scene.phases[: scene.phases.index(phase)]
    return "the winner of the trick" if any(isinstance(one, TrickPhase) for one in before) else "the starter"


def comes_first(phase: Phase, scene: Scene) -> bool:
    """Whether nothing comes before a phase but what is done once in a hand, too."""
    return all(isinstance(one, ONCE) for one in scene.phases[: scene.phases.index(phase)])


def opens_hand(phase: Phase, scene: Scene) -> bool:
    """Whether nothing comes before a phase but what is done at the start of a hand, cards still all there."""
    before = scene.phases[: scene.phases.index(phase)]
    return all(isinstance(one, (*ONCE, TurnUpPhase)) for one in before)


def never_both(one: Phase, other: Phase) -> bool:
    """Whether two rounds of bets, one right after the other, are for different moments: never both take place."""
    if not isinstance(one, BettingPhase) or not isinstance(other, BettingPhase):
        return False
    first, second = one.condition, other.condition
    if not isinstance(first, Condition) or not isinstance(second, Condition):
        return False
    return first.reference in _STILL and first.reference is second.reference and _differ(first, second)


_STILL = (PlaceReference.TABLEAU, PlaceReference.DECK, PlaceReference.DISCARD)
"""Places that bets do not change."""


def _differ(one: Condition, other: Condition) -> bool:
    """Whether no number of cards meets two questions about how many lie in a place."""
    sizes = range(len(Suit) * len(Rank) + 1)
    return not any(_is_met(one, size) and _is_met(other, size) for size in sizes)


def _is_met(condition: Condition, size: int) -> bool:
    if condition.type is ConditionType.LOCATION_EMPTY:
        return size == 0
    if condition.type is not ConditionType.LOCATION_SIZE or not isinstance(condition.value, int):
        return True
    return compares(condition.operator, size, condition.value)


def first_asked(scene: Scene) -> str:
    """With whom something begins that goes round the table in every turn."""
    if scene.has_turns:
        return "the player whose turn it is"
    if scene.has_tricks:
        return "the player who is to lead"
    return (
        "the starter" if scene.is_one_round else "the starter the first time, and then with the next player each time"
    )


def cards_change(scene: Scene) -> bool:
    """Whether players may hold different numbers of cards, or none, while others still hold some."""
    setup, rules = scene.genome.setup, scene.genome.game_rules
    uneven = any(effect.effect_type in _UNEVEN for effect in effects(scene))
    dealt = setup.deal_remainder or _suits_are_short(scene) or rules.book_size > 0
    return scene.has_turns or uneven or dealt or scene.has(ExchangePhase, TributePhase)


def _suits_are_short(scene: Scene) -> bool:
    """Whether some player is dealt fewer cards than others because his or her suit, or the last one, is used up."""
    setup = scene.genome.setup
    sizes = [sum(suit is one for _, suit in setup.cards) for one in Suit]
    given = [size for size in sizes if size][: scene.genome.player_count]
    is_short = len(given) < scene.genome.player_count or min(given, default=0) < setup.cards_per_player
    return setup.deal_suits and is_short


def dealt_alike(scene: Scene) -> bool:
    """Whether every player holds just the cards of the deal when a hand begins, and as many in every hand."""
    return not _step(scene) and dealt_as_many(scene)


def dealt_as_many(scene: Scene) -> bool:
    """Whether every player holds as many cards as each other when a hand begins, be it more or fewer in the next."""
    setup = scene.genome.setup
    return not (setup.deal_remainder or _suits_are_short(scene) or scene.genome.game_rules.book_size)


def fewest_dealt(scene: Scene) -> int:
    """How many cards everybody holds at least when a hand begins."""
    setup = scene.genome.setup
    if _suits_are_short(scene) or scene.genome.game_rules.book_size:
        return 0
    shrinks = _step(scene) < 0
    return min(1, setup.cards_per_player) if shrinks else setup.cards_per_player


def fewest_before(phase: Phase, scene: Scene) -> int:
    """How many cards everybody holds at least when that comes which is done once in a hand."""
    before = scene.phases[: scene.phases.index(phase)]
    keeps = all(
        isinstance(one, (*ONCE, TurnUpPhase, TrickPhase, BettingPhase)) or _is_one_for_one(one) for one in before
    )
    tricks = sum(isinstance(one, TrickPhase) for one in before)
    return max(0, fewest_dealt(scene) - tricks) if keeps and not (tricks and forces_discards(scene)) else 0


def _is_one_for_one(phase: Phase) -> bool:
    """Whether cards are swapped for as many others; whole hands go from one player to the next."""
    return isinstance(phase, SwapPhase) and (not phase.all_at_once or phase.source is Location.OPPONENT_HAND)


def most_dealt(scene: Scene) -> int:
    """How many cards a player holds at most when a hand begins."""
    setup = scene.genome.setup
    grows = _step(scene) > 0
    return setup.deck_size if setup.deal_remainder or grows else setup.cards_per_player


def deals_down_to_one(scene: Scene) -> list[int]:
    """How many cards each player is dealt, hand by hand, until it is one, where deals get smaller."""
    setup = scene.genome.setup
    return [*range(setup.cards_per_player, 1, setup.cards_step), 1]


def _step(scene: Scene) -> int:
    """How many cards more everybody is dealt in each later hand; those of a suit are the same in every hand."""
    return 0 if scene.genome.setup.deal_suits else scene.step


def most_held(scene: Scene) -> int:
    """How many cards a player can hold at most."""
    return scene.genome.setup.deck_size if hands_can_grow(scene) else most_dealt(scene)


def last_hand_with(cards: int, scene: Scene) -> int | None:
    """The last hand in which somebody may hold so many cards, where deals get smaller; None where any hand may be."""
    setup, fewer = scene.genome.setup, -_step(scene)
    if cards < 2 or fewer <= 0 or setup.deal_remainder or hands_can_grow(scene):
        return None
    return max(0, 1 + (setup.cards_per_player - cards) // fewer)


def most_shared(scene: Scene) -> int:
    """How many cards of the table are part of every hand at most."""
    genome, setup = scene.genome, scene.genome.setup
    if genome.hand_evaluation is None or not genome.hand_evaluation.with_table:
        return 0
    laid = any(isinstance(one, PlayPhase | DiscardPhase) and one.target is Location.TABLEAU for one in scene.phases)
    if laid or not scene.is_one_round or renews_table(scene):
        return setup.deck_size
    walks = genome.player_count if scene.has_turns else 1
    turned = walks * sum(phase.count for phase in scene.of_kind(TurnUpPhase))
    return setup.initial_tableau_count + turned


def hands_can_grow(scene: Scene) -> bool:
    """Whether a player may come to hold more cards than were dealt."""
    takes = scene.has(DrawPhase, AskPhase) or special_cards_draw(scene)
    takes |= any(map(may_take_pile, scene.of_kind(ClaimPhase))) or scene.genome.setup.tableau_mode is TableauMode.WAR
    return takes or (any(swap.all_at_once for swap in scene.of_kind(SwapPhase)) and not table_stays_full(scene))
