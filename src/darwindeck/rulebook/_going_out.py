"""What becomes of players who get rid of all their cards."""

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
    PassAction,
    PassingPhase,
    Phase,
    PlayPhase,
    SwapPhase,
    TableauMode,
    TieBreaker,
    TributePhase,
    TrickPhase,
    TrumpPhase,
    TurnUpPhase,
    WagerPhase,
)
from darwindeck.rulebook._any_card import must_discard
from darwindeck.rulebook._hand_sizes import hand_sizes
from darwindeck.rulebook._new_stock import can_lack_cards_to_shuffle
from darwindeck.rulebook._places import can_reshuffle, forces_discards, laid_cards_come_back, left_over
from darwindeck.rulebook._rounds import fewest_dealt
from darwindeck.rulebook._scene import ONCE, Scene
from darwindeck.rulebook._tricks import cards_last


def going_out(scene: Scene) -> GoingOut:
    """What happens to a player without cards; in battles hands are filled again.

    Where nobody is ever without cards, a plain game has no such rule.
    """
    is_war = scene.genome.setup.tableau_mode is TableauMode.WAR
    return GoingOut.NONE if is_war else scene.genome.game_rules.going_out


def can_get_rid_of_cards(scene: Scene) -> bool:
    """Whether a hand can ever become empty."""
    has_books = scene.genome.game_rules.book_size > 0
    taken = any(Location.OPPONENT_HAND in (draw.source, draw.or_source) for draw in scene.of_kind(DrawPhase))
    lays = scene.has(PlayPhase, ClaimPhase, TrickPhase, MeldPhase, AskPhase) and not _climb_comes_to_an_end(scene)
    sizes = hand_sizes(scene)
    if (sizes is not None and sizes.fewest) or (not has_books and not taken and _one_turn_leaves_cards(scene)):
        return False
    return has_books or taken or ((lays or _can_lay_off_all(scene)) and not _draws_as_many(scene))


def _one_turn_leaves_cards(scene: Scene) -> bool:
    """Whether everybody has one turn in a hand, and lays fewer cards in it than were dealt."""
    is_plain = scene.has_only(*_KEEP_COUNT, DrawPhase, *_LAYING) and not forces_discards(scene)
    laid = sum(map(most_laid, scene.phases))
    return scene.is_one_round and scene.has_turns and is_plain and laid < fewest_dealt(scene)


def _climb_comes_to_an_end(scene: Scene) -> bool:
    """Whether cards are laid only onto lower ones, which are never cleared away, and everybody is dealt more."""
    plays = list(scene.of_kind(PlayPhase))
    only_climbs = scene.has_only(PlayPhase, BettingPhase, KnockPhase, *ONCE) and all(one.climbing for one in plays)
    stays = scene.genome.game_rules.consecutive_pass_action in (PassAction.NONE, PassAction.END_HAND)
    forced = forces_discards(scene)
    most = len(scene.rising) * max((one.max_cards for one in plays), default=0)
    return bool(plays) and only_climbs and stays and not forced and most < fewest_dealt(scene)


def _draws_as_many(scene: Scene) -> bool:
    """Whether every turn begins with a draw of as many cards as can be laid in it; one that fails ends the hand."""
    if not scene.has_only(*_KEEP_COUNT, DrawPhase, *_LAYING) or not fewest_dealt(scene):
        return False
    forced = forces_discards(scene)
    ends = scene.genome.game_rules.deck_empty_action in (DeckEmptyAction.HAND_ENDS, DeckEmptyAction.GAME_ENDS)
    if forced or not ends or scene.genome.setup.tableau_mode is TableauMode.WAR:
        return False
    kinds = [isinstance(phase, DrawPhase) for phase in scene.phases if isinstance(phase, (DrawPhase, *_LAYING))]
    drawn = sum(map(_surely_drawn, scene.of_kind(DrawPhase)))
    return kinds == sorted(kinds, reverse=True) and drawn >= sum(map(most_laid, scene.phases))


_KEEP_COUNT = (BettingPhase, WagerPhase, BiddingPhase, TrumpPhase, TurnUpPhase, KnockPhase)
_LAYING = (PlayPhase, DiscardPhase, ClaimPhase)


def _surely_drawn(draw: DrawPhase) -> int:
    """How many cards a draw brings at least, if it does not end the hand: where another place is named, one alone."""
    is_sure = draw.mandatory and draw.condition is None and Location.DECK in (draw.source, draw.or_source)
    least = draw.count if draw.or_source in (None, draw.source) else min(1, draw.count)
    return least if is_sure else 0


def most_laid(phase: Phase) -> int:
    """How many cards a player lays at most in a phase of play, of discards or of claims."""
    match phase:
        case PlayPhase() | ClaimPhase():
            return phase.max_cards
        case DiscardPhase():
            return phase.count
        case _:
            return 0


def _can_lay_off_all(scene: Scene) -> bool:
    """Whether all cards of a hand may be discarded or exchanged: fewer come back when the stock runs out."""
    discarded = sum(one.count for one in scene.of_kind(DiscardPhase))
    exchanged = sum(one.max_cards for one in scene.of_kind(ExchangePhase))
    if laid_cards_come_back(scene) or (can_reshuffle(scene) and not can_lack_cards_to_shuffle(scene)):
        exchanged = 0
    if not scene.is_one_round or scene.has(SwapPhase):
        return discarded + exchanged > 0
    if _stock_lasts(scene, exchanged):
        return False
    # Whoever has a turn discards, but everybody exchanges in it.
    exchanged *= scene.genome.player_count if scene.has_turns else 1
    return 0 < discarded + exchanged >= fewest_dealt(scene)


def _stock_lasts(scene: Scene, exchanged: int) -> bool:
    """Whether all that everybody may exchange comes back: nothing else is done but betting, once in a hand."""
    setup, reserve = scene.genome.setup, scene.genome.game_rules.deck_reserve
    stock = 0 if setup.deal_remainder or scene.step > 0 else left_over(scene) - reserve
    return scene.has_only(BettingPhase, ExchangePhase) and exchanged * scene.genome.player_count <= stock


_OTHERS_KEEP_CARDS = (
    *(DrawPhase, PlayPhase, DiscardPhase, MeldPhase, ClaimPhase, KnockPhase, SwapPhase),
    *(BettingPhase, WagerPhase, BiddingPhase, TrumpPhase, TurnUpPhase, PassingPhase, TributePhase),
)
"""Phases in which one player at most runs out of cards, where there are no books.

Whoever takes the last card of another has that one; whoever passes on cards, swaps or gives tribute gets cards back, as
everybody has some.
"""


def go_out_together(scene: Scene) -> bool:
    """Whether several may go out at the same moment, as others lose cards, too, than the player whose turn it is."""
    may_have_none = fewest_dealt(scene) == 0  # Or they may be laid down at once, in books.
    keep_cards = (*_OTHERS_KEEP_CARDS, *([ExchangePhase] if laid_cards_come_back(scene) else []))
    lose_cards = not scene.has_only(*keep_cards) or forces_discards(scene) or may_have_none
    return lose_cards and scene.genome.player_count > 1


def several_go_out_in_tricks_alone(scene: Scene) -> bool:
    """Whether a trick is all in which several may go out at the same moment: special cards are played there alone."""
    forced = forces_discards(scene) and scene.has(PlayPhase)
    is_trick = scene.has_tricks and scene.has_only(*_OTHERS_KEEP_CARDS, TrickPhase)
    return is_trick and not forced and fewest_dealt(scene) > 0


def one_goes_out(scene: Scene) -> bool:
    """Whether one player at most goes out in a hand: it is over then."""
    return going_out(scene) is GoingOut.ENDS_HAND and not go_out_together(scene)


def run_out_together(scene: Scene, fewest: int) -> bool:
    """Whether several may come to hold so few cards before anybody sees who is first.

    That is looked at after every card of a trick, and whenever a player has been asked for cards, who gives them to one
    who then has some.
    """
    if fewest >= fewest_dealt(scene) or scene.genome.setup.tableau_mode is TableauMode.WAR:
        return True
    gives = scene.has(AskPhase) and (scene.genome.game_rules.book_size > 0 or fewest > 0)
    one_by_one = scene.has_only(*_OTHERS_KEEP_CARDS, TrickPhase, AskPhase)
    return gives or not one_by_one or forces_discards(scene)


def nobody_goes_out(scene: Scene) -> bool:
    """Whether nobody is ever without cards while the hand goes on.

    No card is laid; or the hand ends with the last trick; or the game with the last card of a player.
    """
    has_tricks_to_the_end = scene.has_tricks and cards_last(scene)
    is_won = last_card_wins(scene) and not scene.genome.game_rules.book_size
    return not can_get_rid_of_cards(scene) or has_tricks_to_the_end or is_won


def last_card_wins(scene: Scene) -> bool:
    """Whether the game is over once a player has no card left: that is looked at before anybody goes out in play."""
    plays_on = scene.genome.game_rules.tie_breaker is TieBreaker.PLAY_ON and go_out_together(scene)
    return scene.wins_without_cards and not plays_on


def first_turn_ends_hand(scene: Scene) -> bool:
    """Whether everybody holds one card, and the first player has to discard it and so ends the hand."""
    setup = scene.genome.setup
    is_single = setup.cards_per_player == 1 and scene.step <= 0 and not setup.deal_remainder
    discards = any(one.count == 1 and must_discard(one, scene) for one in scene.of_kind(DiscardPhase))
    is_laid = is_single and discards and scene.has_only(SwapPhase, DiscardPhase)
    return is_laid and going_out(scene) is GoingOut.ENDS_HAND


def may_hold_none(scene: Scene) -> bool:
    """Whether a player without cards may still be in the hand."""
    return going_out(scene) is GoingOut.NONE and fewest_held(scene) == 0


def fewest_held(scene: Scene) -> int:
    """How many cards everybody in the hand holds at least, whenever it is asked how many they are."""
    in_war = scene.genome.setup.tableau_mode is TableauMode.WAR and can_get_rid_of_cards(scene)
    if in_war or scene.has(AskPhase):
        return 0  # Battles may empty a hand that is filled again; whoever asks may be without cards for a while.
    if going_out(scene) is GoingOut.NONE and not nobody_goes_out(scene):
        return 0
    sizes = hand_sizes(scene)
    if sizes is not None and sizes.fewest:
        return sizes.fewest
    changes = can_get_rid_of_cards(scene) or scene.has(ExchangePhase, SwapPhase) or _one_turn_leaves_cards(scene)
    return min(1, fewest_dealt(scene)) if changes else fewest_dealt(scene)
