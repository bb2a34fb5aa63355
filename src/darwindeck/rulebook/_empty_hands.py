"""Hands that are empty: whether players may hold no card, and whether that ends the hand."""

from darwindeck.genome._rules._facts import cards_are_laid_on
from darwindeck.genome.conditions import PlaceReference
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    ClaimPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    ExchangePhase,
    GoingOut,
    KnockPhase,
    Location,
    MeldPhase,
    PlayPhase,
    SwapPhase,
    TableauMode,
    TrickPhase,
    TrumpPhase,
    TurnUpPhase,
)
from darwindeck.rulebook._battles import battles_can_be_level
from darwindeck.rulebook._early_end import ends_if_somebody_lacks_cards, holds_without_cards
from darwindeck.rulebook._going_out import can_get_rid_of_cards, fewest_held, going_out, last_card_wins, most_laid
from darwindeck.rulebook._leaving import can_drop_out
from darwindeck.rulebook._one_rank import takes_one_card
from darwindeck.rulebook._places import clears_table, effects, forces_discards, grows
from darwindeck.rulebook._rounds import fewest_dealt
from darwindeck.rulebook._scene import ONCE, Scene
from darwindeck.rulebook._tricks import tricks_in_a_hand


def hands_can_be_empty(scene: Scene) -> bool:
    """Whether nobody may hold a card at the end of a hand."""
    return can_get_rid_of_cards(scene) and not last_card_wins(scene) and not _team_without_cards(scene)


def both_may_run_out(scene: Scene) -> bool:
    """Whether two players may come to have no cards left, as in a battle that is level: the hand is over then."""
    in_war = scene.genome.setup.tableau_mode is TableauMode.WAR and scene.genome.player_count == 2
    if not in_war or last_card_is_laid_in_turn(scene):
        return False  # Whoever lays the last card first is out of the hand before the other can.
    return can_get_rid_of_cards(scene) and (battles_can_be_level(scene) or cards_go_elsewhere(scene))


def last_card_is_laid_in_turn(scene: Scene) -> bool:
    """Whether stacks lose their last cards in plays alone, after which the turn goes on and finds nothing left."""
    goes_on = scene.has_turns and scene.has(PlayPhase) and not isinstance(scene.phases[-1], PlayPhase)
    is_plain = scene.has_only(PlayPhase, BettingPhase) and not forces_discards(scene) and fewest_dealt(scene) > 0
    return goes_on and is_plain and not scene.genome.game_rules.book_size


def cards_go_elsewhere(scene: Scene) -> bool:
    """Whether cards of battles may leave the hands for anywhere but the table, so that both may run out of them."""
    others = scene.has(MeldPhase, ExchangePhase, ClaimPhase, TrickPhase, AskPhase)
    return others or grows(scene, Location.DISCARD) or scene.genome.game_rules.book_size > 0


def _team_without_cards(scene: Scene) -> bool:
    """Whether a team whose players have laid their last cards, one after the other, has won already."""
    laying = (DrawPhase, PlayPhase, DiscardPhase, ClaimPhase, KnockPhase, TrickPhase, BiddingPhase, TrumpPhase)
    is_one_by_one = scene.has_only(*laying) and not any(effects(scene)) and not scene.genome.game_rules.book_size
    return scene.is_won_without_cards and scene.has_teams and is_one_by_one


def plays_on_without_cards(scene: Scene) -> bool:
    """Whether a player who has laid the last card may have another turn in the same hand."""
    in_war = scene.genome.setup.tableau_mode is TableauMode.WAR and not scene.genome.game_rules.book_size
    goes = going_out(scene) is not GoingOut.NONE or in_war
    has_none = not goes and not fewest_held(scene)
    return has_none and not last_card_wins(scene) and not ends_if_somebody_lacks_cards(scene)


def hands_run_out(scene: Scene) -> bool:
    """Whether nobody may hold a card before the hand is over for another reason."""
    turn = scene.genome.turn_structure
    if scene.is_one_round:  # Whoever has not had a turn still holds cards.
        return False
    draws = Scene(scene.genome).has(DrawPhase)
    if draws and any(_is_asked_without_cards(knock) for knock in scene.of_kind(KnockPhase)):
        return False
    if not can_get_rid_of_cards(scene) or not _cards_leave_hands(scene) or going_out(scene) is not GoingOut.NONE:
        return False
    if not all(_runs_dry(draw, scene) for draw in scene.of_kind(DrawPhase)):
        return False
    if not hands_can_be_empty(scene) or scene.genome.setup.tableau_mode is TableauMode.WAR:
        return False
    if ends_if_somebody_lacks_cards(scene):
        return False
    if scene.has_tricks and scene.step < 0 and _least_dealt(scene) < (turn.tricks_per_hand or 0):
        return True
    is_counted = scene.has_tricks and (turn.is_trick_based or turn.tricks_per_hand is not None)
    return not is_counted or (_leave_hands_beside_tricks(scene) and not _tricks_leave_cards(scene))


def _least_dealt(scene: Scene) -> int:
    """How many cards everybody is dealt in the last hand, where there are fewer in each, or in any."""
    setup, hands = scene.genome.setup, scene.genome.game_rules.max_hands
    if scene.step >= 0 or setup.deal_suits:
        return setup.cards_per_player
    return 1 if hands is None else max(1, setup.cards_per_player + scene.step * (hands - 1))


def hands_outlast_stock(scene: Scene) -> bool:
    """Whether nobody holds a card only when nothing is left to draw.

    Whoever lays cards has just drawn more, as long as there were as many; only others lose cards besides.
    """
    turn = [phase for phase in scene.phases if not isinstance(phase, ONCE)]
    draws = [phase for phase in turn if isinstance(phase, DrawPhase)]
    from_stock = all({draw.source, draw.or_source} <= {Location.DECK, None} for draw in draws)
    drawn = sum(draw.count for draw in draws[:1] if draw is turn[0] and draw.mandatory and draw.condition is None)
    is_plain = scene.has_only(DrawPhase, PlayPhase, DiscardPhase, TurnUpPhase, *ONCE) and fewest_dealt(scene) > 0
    is_plain &= not scene.genome.game_rules.book_size and not can_drop_out(scene)
    is_plain &= not scene.genome.game_rules.deck_reserve and not any(play.climbing for play in scene.of_kind(PlayPhase))
    is_used_up = scene.genome.game_rules.deck_empty_action is DeckEmptyAction.SKIP_DRAW
    return is_plain and is_used_up and from_stock and sum(map(most_laid, turn)) < drawn


def _is_asked_without_cards(knock: KnockPhase) -> bool:
    """Whether a player without cards may knock, so that no turn goes by in which nothing happens."""
    return knock.condition is None or holds_without_cards(knock.condition, (PlaceReference.HAND,))


def _tricks_leave_cards(scene: Scene) -> bool:
    """Whether cards are left for every trick, whatever is laid in the turns that have them."""
    count = tricks_in_a_hand(scene)
    forced = forces_discards(scene)
    each = sum(1 if isinstance(phase, TrickPhase) else most_laid(phase) for phase in scene.phases)
    is_plain = not forced and not scene.has(MeldPhase, ExchangePhase, AskPhase, SwapPhase, KnockPhase)
    if count is None or not is_plain or scene.genome.game_rules.book_size > 0:
        return False
    others_lay = any(play.target is not Location.TABLEAU for play in scene.of_kind(PlayPhase))
    if takes_one_card(scene) and not others_lay and scene.genome.player_count > 1:
        return count <= fewest_dealt(scene)  # All players but one have a card for each trick.
    return count * each < fewest_dealt(scene)


def _cards_leave_hands(scene: Scene) -> bool:
    """Whether cards go anywhere from hands but to other hands."""
    swaps = any(swap.source is not Location.OPPONENT_HAND for swap in scene.of_kind(SwapPhase))
    return scene.has(TrickPhase, ExchangePhase) or swaps or _leave_hands_beside_tricks(scene)


def _leave_hands_beside_tricks(scene: Scene) -> bool:
    """Whether hands may be empty before the last trick, as cards leave them in other ways, too."""
    return forces_discards(scene) or scene.has(*LAYING) or scene.genome.game_rules.book_size > 0


LAYING = (PlayPhase, DiscardPhase, ClaimPhase, MeldPhase)
"""Phases in which a player lays cards from the hand."""


def _runs_dry(draw: DrawPhase, scene: Scene) -> bool:
    """Whether nothing may be left to draw, and the hand goes on, when nobody holds a card."""
    action = scene.genome.game_rules.deck_empty_action
    if draw.condition is not None and not holds_without_cards(draw.condition):
        return True
    for place in (draw.source, draw.or_source):
        is_open = place in (Location.DISCARD, Location.TABLEAU)
        if is_open and draw.condition is None and not _leaves_for_other_places(place, scene):
            return False
        if place is Location.DECK and action is DeckEmptyAction.RESHUFFLE_DISCARD:
            pile = Location.DISCARD
            if cards_are_laid_on(scene.genome, pile) and not _leaves_for_other_places(pile, scene):
                return False
        elif place is Location.DECK and action is not DeckEmptyAction.SKIP_DRAW and draw.mandatory:
            return False
    return True


def _leaves_for_other_places(place: Location | None, scene: Scene) -> bool:
    """Whether cards of hands may end up elsewhere than on the table, or on the discard pile, and stay there."""
    is_table = place is Location.TABLEAU
    other = cards_are_laid_on(scene.genome, Location.DISCARD if is_table else Location.TABLEAU)
    captured = scene.genome.setup.tableau_mode is TableauMode.MATCH_RANK or clears_table(scene)
    is_kept = scene.has(MeldPhase, TrickPhase) or scene.genome.game_rules.book_size > 0
    return other or is_kept or (is_table and captured)
