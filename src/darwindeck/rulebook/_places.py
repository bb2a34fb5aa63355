"""Where cards lie in a game, and who sees them there."""

from darwindeck.genome._rules._facts import somebody_can_pass
from darwindeck.genome._stacks import hands_are_stacks
from darwindeck.genome.conditions import (
    CardReference,
    ConditionType,
    PlaceReference,
    simple_conditions,
)
from darwindeck.genome.limits import asks, conditions_of
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    ClaimPenalty,
    ClaimPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    EffectType,
    Elimination,
    ExchangePhase,
    KnockPhase,
    LevelTrick,
    Location,
    PassAction,
    PassingPhase,
    PlayPhase,
    Rank,
    SpecialEffect,
    Suit,
    SwapPhase,
    TableauMode,
    TargetSelector,
    TributePhase,
    TrickPhase,
    TrumpPhase,
    TrumpSource,
    TurnUpPhase,
    Visibility,
    WagerPhase,
)
from darwindeck.rulebook._cards import rank_name, suit_names
from darwindeck.rulebook._chips import can_be_broke
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._words import listed


def has_stacks(scene: Scene) -> bool:
    """Whether hands are stacks, of which only the top card is used."""
    return hands_are_stacks(scene.genome)


def compares_with(scene: Scene, reference: CardReference | PlaceReference) -> bool:
    """Whether some condition compares with this card, or asks about this place."""
    wholes = (whole for _, whole in conditions_of(scene.genome))
    return any(one.reference is reference for whole in wholes for one in simple_conditions(whole))


def wild_ranks(scene: Scene) -> tuple[Rank, ...]:
    """The ranks that are wild, where that makes a difference: cards must match, or a suit is named."""
    setup = scene.genome.setup
    if not asks(scene.genome, ConditionType.MATCHES_OR_WILD) and not names_suit(scene):
        return ()
    return tuple(rank for rank in dict.fromkeys(setup.wild_cards) if rank in setup.ranks)


def names_suit(scene: Scene) -> bool:
    """Whether a wild card makes its player name a suit."""
    to_pile = any(play.target is Location.DISCARD for play in scene.of_kind(PlayPhase))
    return scene.genome.setup.wild_names_suit and to_pile


def effects(scene: Scene) -> tuple[SpecialEffect, ...]:
    """The special cards that can do something, from the two to the ace: for each rank the last one listed."""
    is_idle = not stock_gives_cards(scene)
    return tuple(one for one in _effects(scene) if not (is_idle and _only_draws(one)))


def _only_draws(effect: SpecialEffect) -> bool:
    """Whether an effect does nothing but make players draw: its player names nobody for it."""
    return effect.effect_type is EffectType.DRAW_CARDS and effect.target is not TargetSelector.PLAYER_CHOICE


def _effects(scene: Scene) -> tuple[SpecialEffect, ...]:
    """The special cards that can do something if there are always cards to draw."""
    if not any(isinstance(phase, PlayPhase) or is_open_trick(phase) for phase in scene.phases):
        return ()
    of_rank = {effect.trigger_rank: effect for effect in scene.genome.special_effects}
    players = scene.genome.player_count
    turning = EffectType.REVERSE_DIRECTION
    able = (
        effect
        for effect in of_rank.values()
        if effect.trigger_rank in scene.genome.setup.ranks
        and players > (2 if effect.effect_type is turning else 1)
        and (effect.value > 0 or effect.effect_type in (turning, EffectType.EXTRA_TURN))
    )
    return tuple(sorted(able, key=lambda effect: effect.trigger_rank.code))


def is_open_trick(phase: object) -> bool:
    """Whether a phase is a trick whose cards do what special cards do."""
    return isinstance(phase, TrickPhase) and not phase.face_down


def can_turn(scene: Scene) -> bool:
    """Whether the direction of play can change."""
    return any(effect.effect_type is EffectType.REVERSE_DIRECTION for effect in effects(scene))


def takes_turns_unevenly(scene: Scene) -> bool:
    """Whether special cards skip players, so that somebody may pass twice before others are asked."""
    kinds = (EffectType.SKIP_NEXT, EffectType.EXTRA_TURN)
    return any(effect.effect_type in kinds for effect in effects(scene))


def fixed_order(scene: Scene, *, is_one_rank: bool = False) -> str:
    """The order in which cards lie where nobody chooses one: by suits, and within a suit by ranks."""
    setup = scene.genome.setup
    first, *others = [suit_names(suit) for suit in Suit if suit in setup.suits]
    suits = f"{first} first, then {listed(others)}" if others else ""
    ranks = sorted(setup.ranks, key=lambda rank: rank.code)
    if is_one_rank or len(ranks) == 1:
        return suits
    usual = "" if list(scene.rising) == ranks else ", whatever their order in the game"
    within = "within a suit " if suits else ""
    rising = f"{within}from the {rank_name(ranks[0])} up to the {rank_name(ranks[-1])}{usual}"
    return f"{suits}, and {rising}" if suits else rising


# ---------------------------------------------------------------------------------------- the stock


def left_over(scene: Scene) -> int:
    """How many cards the first deal leaves, before any remainder is dealt."""
    setup, house = scene.genome.setup, scene.genome.house
    beside = setup.initial_discard_count + setup.initial_tableau_count + (house.cards if house else 0)
    return max(0, setup.deck_size - setup.cards_per_player * scene.genome.player_count - beside)


def deals_vary(scene: Scene) -> bool:
    """Whether later deals may leave another number of cards."""
    fewer_players = players_leave(scene) and scene.genome.player_count > 2
    return fewer_players or scene.step != 0


def players_leave(scene: Scene) -> bool:
    """Whether fewer may play a later hand than the first."""
    return scene.several_hands and (scene.genome.game_rules.elimination is not Elimination.NONE or can_be_broke(scene))


def deals_rest(scene: Scene) -> bool:
    """Whether cards that an equal deal leaves go to the players too."""
    return scene.genome.setup.deal_remainder and (left_over(scene) > 0 or deals_vary(scene))


def stock_is_used(scene: Scene) -> bool:
    """Whether anything comes from the stock, or depends on it, after the deal."""
    turned = scene.genome.setup.trump_source is TrumpSource.TURNED_UP
    conditions = (one for _, whole in conditions_of(scene.genome) for one in simple_conditions(whole))
    return stock_shrinks(scene) or turned or any(one.reference is PlaceReference.DECK for one in conditions)


def stock_shrinks(scene: Scene, *, by_turning_up: bool = True) -> bool:
    """Whether cards leave the stock after the deal, those among them that are turned up to the table or not."""
    by_rule = renews_table(scene) or special_cards_draw(scene) or scene.genome.house is not None
    phases = [phase for phase in scene.phases if by_turning_up or not isinstance(phase, TurnUpPhase)]
    return by_rule or any(map(_takes_from_stock, phases))


def swaps_with_stock(scene: Scene) -> bool:
    """Whether cards are exchanged for some of the stock."""
    return any(swap.source is Location.DECK or swap.last_from_deck for swap in scene.of_kind(SwapPhase))


def special_cards_draw(scene: Scene) -> bool:
    """Whether special cards make players draw."""
    return any(effect.effect_type is EffectType.DRAW_CARDS for effect in effects(scene))


def forces_discards(scene: Scene) -> bool:
    """Whether special cards make players discard."""
    return any(effect.effect_type is EffectType.FORCE_DISCARD for effect in effects(scene))


def renews_table(scene: Scene) -> bool:
    """Whether passes bring cards of the stock to the table for those that lay there."""
    action = scene.genome.game_rules.consecutive_pass_action
    return action is PassAction.RENEW_TABLEAU and somebody_can_pass(scene.genome) and has_table(scene)


def _takes_from_stock(phase: object) -> bool:
    match phase:
        case DrawPhase(source=Location.DECK) | DrawPhase(or_source=Location.DECK) | SwapPhase(source=Location.DECK):
            return True
        case SwapPhase(last_from_deck=True) | AskPhase() | ExchangePhase() | TurnUpPhase():
            return True
        case _:
            return False


def stock_can_be_empty(scene: Scene) -> bool:
    """Whether the stock is empty at some time, or as good as empty: no more than its reserve is left."""
    setup, reserve = scene.genome.setup, scene.genome.game_rules.deck_reserve
    stays = left_over(scene) > reserve and not setup.deal_remainder and scene.step <= 0
    return stock_shrinks(scene) or not stays


def has_stock(scene: Scene) -> bool:
    """Whether the deal can leave a stock."""
    return not scene.genome.setup.deal_remainder and (left_over(scene) > 0 or deals_vary(scene))


def can_reshuffle(scene: Scene) -> bool:
    """Whether the discard pile can become a new stock."""
    reshuffles = scene.genome.game_rules.deck_empty_action is DeckEmptyAction.RESHUFFLE_DISCARD
    return reshuffles and (scene.genome.setup.initial_discard_count > 1 or grows(scene, Location.DISCARD))


def stock_can_have_cards(scene: Scene) -> bool:
    """Whether a card ever lies in the stock."""
    return has_stock(scene) or can_reshuffle(scene)


def stock_gives_cards(scene: Scene) -> bool:
    """Whether a card can ever be drawn from the stock: it has more than the reserve that stays there."""
    is_larger = left_over(scene) > scene.genome.game_rules.deck_reserve or deals_vary(scene)
    return (not scene.genome.setup.deal_remainder and is_larger) or can_reshuffle(scene)


def trumps_matter(scene: Scene) -> bool:
    """Whether the trumps of a hand are used: by tricks without trumps of their own, or in scoring."""
    tricks = scene.of_kind(TrickPhase)
    in_tricks = any(trick.trump_suit is None and trick.level is LevelTrick.SUIT_LED for trick in tricks)
    return in_tricks or any(rule.trumps_only for rule in scene.genome.card_scoring)


# ---------------------------------------------------------------------------------------- the discard pile, the table


def grows(scene: Scene, place: Location) -> bool:
    """Whether cards come to the discard pile or to the table after the deal."""
    laid = any(isinstance(phase, PlayPhase | DiscardPhase) and phase.target is place for phase in scene.phases)
    if place is Location.TABLEAU:
        return laid or scene.has(TurnUpPhase)
    return laid or scene.has(ClaimPhase, ExchangePhase) or _goes_to_pile(scene)


def pile_can_be_seen(scene: Scene) -> bool:
    """Whether it matters for the discard pile who sees its cards: those of claims and exchanges nobody sees."""
    laid = any(
        isinstance(phase, PlayPhase | DiscardPhase) and phase.target is Location.DISCARD for phase in scene.phases
    )
    return laid or scene.genome.setup.initial_discard_count > 0 or _goes_to_pile(scene)


def has_table(scene: Scene) -> bool:
    """Whether cards ever lie on the table."""
    return scene.genome.setup.initial_tableau_count > 0 or grows(scene, Location.TABLEAU)


def shows_turned(scene: Scene) -> bool:
    """Whether everybody sees the cards that come from the stock to the table."""
    return scene.genome.setup.tableau_visibility is Visibility.FACE_UP


def table_stays_full(scene: Scene) -> bool:
    """Whether as many cards as were laid out lie on the table all the time: they are only swapped, or renewed."""
    setup = scene.genome.setup
    only_swapped = all(_leaves_piles(phase) or _swaps_with_table(phase) for phase in scene.phases)
    is_even = setup.cards_per_player == setup.initial_tableau_count and scene.step == 0
    is_even &= not scene.has(DrawPhase) and not scene.genome.game_rules.book_size
    stays = only_swapped and setup.initial_tableau_count > 0 and _lost_by_passes(scene) == 0
    return stays and (is_even or not _swaps_whole_hands(scene))


def _swaps_whole_hands(scene: Scene) -> bool:
    return any(swap.all_at_once for swap in scene.of_kind(SwapPhase))


def table_keeps_cards(scene: Scene) -> bool:
    """Whether cards lie on the table all the time: some are laid out, and whoever takes one lays another there."""
    lost = _lost_by_passes(scene)
    is_left = lost is not None and scene.genome.setup.initial_tableau_count > lost
    return is_left and not any(_takes_from_table(phase, scene) for phase in scene.phases)


def _takes_from_table(phase: object, scene: Scene) -> bool:
    """Whether cards leave the table in a phase, and none need come for them."""
    match phase:
        case DrawPhase(source=Location.TABLEAU) | DrawPhase(or_source=Location.TABLEAU) | TrickPhase(takes_table=True):
            return True
        case PlayPhase(target=Location.TABLEAU) | DiscardPhase(target=Location.TABLEAU):
            return scene.genome.setup.tableau_mode in (TableauMode.WAR, TableauMode.MATCH_RANK)
        case _:
            return False


def _lost_by_passes(scene: Scene) -> int | None:
    """How many cards the table has lost at most when passes have renewed it, however often; None if that is not sure.

    What went to the discard pile is shuffled, too, all but its top card: one card may be missing the first time, and
    from then on there always is a pile.
    """
    if not clears_table(scene) or renewed_by_as_many(scene):
        return 0
    is_renewed = scene.genome.game_rules.consecutive_pass_action is PassAction.RENEW_TABLEAU
    return 1 if is_renewed and _makes_pile_new_stock(scene) and not _swaps_whole_hands(scene) else None


def renewed_by_as_many(scene: Scene) -> bool:
    """Whether there are as many cards for the table as passes put onto the discard pile, which are shuffled, too.

    There is a pile already, so that its top card is not missed. Or nothing else takes cards from stock and pile: both
    together never have fewer than after the deal.
    """
    setup, rules = scene.genome.setup, scene.genome.game_rules
    if rules.consecutive_pass_action is not PassAction.RENEW_TABLEAU:
        return False
    if laid_cards_come_back(scene):
        return True
    reshuffles = rules.deck_empty_action is DeckEmptyAction.RESHUFFLE_DISCARD and scene.step <= 0
    stock = 0 if deals_rest(scene) else left_over(scene)
    others = any(map(_takes_from_stock, scene.phases)) or special_cards_draw(scene) or _is_pile_taken(scene)
    others |= any(swap.source is not Location.TABLEAU for swap in scene.of_kind(SwapPhase))
    return reshuffles and not others and stock + setup.initial_discard_count > rules.deck_reserve


def laid_cards_come_back(scene: Scene) -> bool:
    """Whether as many cards can be drawn as were just laid on the discard pile, which are shuffled, all but one."""
    return scene.genome.setup.initial_discard_count > 0 and _makes_pile_new_stock(scene)


def _makes_pile_new_stock(scene: Scene) -> bool:
    """Whether all cards of stock and pile but its top card can be drawn, and the pile is never taken away."""
    rules = scene.genome.game_rules
    reshuffles = rules.deck_empty_action is DeckEmptyAction.RESHUFFLE_DISCARD and rules.deck_reserve == 0
    return reshuffles and not _is_pile_taken(scene)


def _is_pile_taken(scene: Scene) -> bool:
    """Whether players take cards from the discard pile."""
    is_drawn = cards_are_taken_from(scene, Location.DISCARD, Location.OPPONENT_DISCARD)
    return is_drawn or any(map(may_take_pile, scene.of_kind(ClaimPhase)))


def _swaps_with_table(phase: object) -> bool:
    return isinstance(phase, SwapPhase) and phase.source is Location.TABLEAU and not phase.last_from_deck


def _leaves_piles(phase: object) -> bool:
    """Whether stock, discard pile and table stay as they are in a phase."""
    match phase:
        case DrawPhase(source=source, or_source=other):
            return source is Location.OPPONENT_HAND and other in (None, source)
        case _:
            return isinstance(phase, KnockPhase | BettingPhase | WagerPhase | PassingPhase | BiddingPhase | TrumpPhase)


def empty_places(scene: Scene) -> set[Location]:
    """The places where no card ever lies; of the discard pile, where nobody ever lays one."""
    found = set() if stock_can_have_cards(scene) else {Location.DECK}
    if not grows(scene, Location.DISCARD):
        found.add(Location.OPPONENT_DISCARD)
        if not scene.genome.setup.initial_discard_count:
            found.add(Location.DISCARD)
    return found if has_table(scene) else {*found, Location.TABLEAU}


def clears_table(scene: Scene) -> bool:
    """Whether passes put the cards of the table onto the discard pile."""
    action = scene.genome.game_rules.consecutive_pass_action
    return action in (PassAction.CLEAR_TABLEAU, PassAction.RENEW_TABLEAU) and has_table(scene)


def _goes_to_pile(scene: Scene) -> bool:
    """Whether cards come to the discard pile in other ways than by play and discard."""
    forced = any(effect.effect_type is EffectType.FORCE_DISCARD for effect in _effects(scene))
    swapped = has_stock(scene) and swaps_with_stock(scene)  # A card is laid only for one that comes from there.
    level = any(trick.level is not LevelTrick.SUIT_LED for trick in scene.of_kind(TrickPhase))
    return forced or swapped or level or clears_table(scene)


def cards_come_to_hands(scene: Scene, *, passed_on: bool = True) -> bool:
    """Whether cards ever come to a hand after the deal, those among them that all players pass on or not."""
    in_phases = scene.has(DrawPhase, AskPhase, ExchangePhase, SwapPhase, TributePhase)
    in_phases |= passed_on and scene.has(PassingPhase)
    in_battles = scene.genome.setup.tableau_mode is TableauMode.WAR
    return in_phases or in_battles or any(map(may_take_pile, scene.of_kind(ClaimPhase))) or special_cards_draw(scene)


def cards_come_from_piles(scene: Scene) -> bool:
    """Whether cards ever come to a hand from anywhere but from other hands."""
    swaps = any(swap.source is not Location.OPPONENT_HAND or swap.last_from_deck for swap in scene.of_kind(SwapPhase))
    in_battles = scene.genome.setup.tableau_mode is TableauMode.WAR
    taken = any(map(may_take_pile, scene.of_kind(ClaimPhase))) or special_cards_draw(scene)
    return swaps or in_battles or taken or scene.has(DrawPhase, AskPhase, ExchangePhase)


def may_take_pile(claim: ClaimPhase) -> bool:
    """Whether somebody takes the discard pile after a challenge."""
    return claim.allow_challenge and ClaimPenalty.TAKE_PILE in (claim.lie_penalty, claim.challenge_penalty)


def takes_discards(draw: DrawPhase) -> bool:
    """Whether a draw may be from the discard pile."""
    return not {draw.source, draw.or_source}.isdisjoint((Location.DISCARD, Location.OPPONENT_DISCARD))


def cards_are_taken_from(scene: Scene, *places: Location) -> bool:
    """Whether players draw from one of these places."""
    return any(draw.source in places or draw.or_source in places for draw in scene.of_kind(DrawPhase))
