"""Tricks: leading, following, what takes them, and what then happens."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from darwindeck.genome.schema import (
    AskPhase,
    BiddingPhase,
    BreakingRule,
    CardCondition,
    CardScoringRule,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    EffectType,
    ExchangePhase,
    GoingOut,
    KnockPhase,
    LevelTrick,
    Location,
    MeldPhase,
    PassingPhase,
    Phase,
    Rank,
    ScoringTrigger,
    StarterRule,
    Suit,
    SwapPhase,
    TableauMode,
    TieBreaker,
    TributePhase,
    TrickPhase,
    TrumpChooser,
    TrumpPhase,
    TrumpSource,
    TurnUpPhase,
    Visibility,
    WinType,
)
from darwindeck.rulebook._cards import card_name, from_high_to_low, one_of, rank_name, suit_name, suit_names
from darwindeck.rulebook._cards_for_tricks import tricks_with_cards
from darwindeck.rulebook._early_end import can_be_met_at_deal, ends_if_somebody_lacks_cards, few_cards_end
from darwindeck.rulebook._places import (
    cards_come_to_hands,
    deals_rest,
    effects,
    forces_discards,
    players_leave,
    special_cards_draw,
    takes_turns_unevenly,
)
from darwindeck.rulebook._rounds import cards_change, dealt_alike, fewest_dealt
from darwindeck.rulebook._scene import ONCE, Scene, can_fold
from darwindeck.rulebook._section import Block, Rule, text
from darwindeck.rulebook._words import a, counted, listed, number, sentence

_MOST_NAMED = 4
"""How many kinds of cards are named one by one before a sentence about them gets too long."""


def trick(phase: TrickPhase, scene: Scene) -> tuple[Block, ...]:
    """How a trick is played."""
    if phase in scene.phases[: next(place for place, one in enumerate(scene.phases) if one is phase)]:
        return (text("Another trick is played in the same way."),)
    paragraphs = (
        [*_course(phase, scene), *_lead(phase, scene), *_following(phase, scene)],
        [*_held_back(phase, scene), *_first_trick(phase, scene)],
        [*_trumps(phase, scene), *_winning(phase, scene), *_level(phase, scene)],
        [*_afterwards(phase, scene)],
    )
    return tuple(text(*rules) for rules in paragraphs if rules)


# ---------------------------------------------------------------------------------------- how many, and who leads


def tricks_in_a_hand(scene: Scene) -> int | None:
    """How many tricks make a hand, where that is the same in every hand."""
    turn, setup = scene.genome.turn_structure, scene.genome.setup
    if turn.tricks_per_hand is not None:
        return turn.tricks_per_hand
    return setup.cards_per_player if turn.is_trick_based and scene.step == 0 else None


def most_tricks(scene: Scene) -> int | None:
    """How many tricks a hand has at most, where that is certain: there may be cards for fewer than make it."""
    as_dealt = scene.genome.setup.cards_per_player if _only_tricks_take_cards(scene) and cards_last(scene) else None
    counts = (tricks_in_a_hand(scene), tricks_with_cards(scene, _fewest_playing(scene)), as_dealt)
    return min((count for count in counts if count is not None), default=None)


def _fewest_playing(scene: Scene) -> int:
    """How many players with cards are needed for a trick: the hand is over when fewer have any."""
    players, going_out = scene.genome.player_count, scene.genome.game_rules.going_out
    if not _leaders_have_cards(scene):
        return 1
    ends = going_out is GoingOut.ENDS_HAND or ends_if_somebody_lacks_cards(scene) or _nobody_plays_on(scene)
    all_stay = not can_fold(scene.phases) and not scene.stuck_players_leave
    return players if ends and all_stay else min(players, 2)


def most_tricks_dealt(scene: Scene, cards: int) -> int | None:
    """How many tricks a hand has at most where everybody is dealt so many cards, and only special cards bring others.

    Those that make a hand, or one for each card where all who hold some lay one to every trick.
    """
    counted_off = tricks_in_a_hand(scene)
    gets_more = scene.genome.setup.deal_remainder or special_cards_draw(scene) or scene.step > 0
    keeps = gets_more or takes_turns_unevenly(scene) or bool(scene.genome.game_rules.book_size)
    counts = (None if counted_off is None else max(1, counted_off), None if keeps else cards)
    return min((count for count in counts if count is not None), default=None)


def tricks_as_dealt(scene: Scene) -> str:
    """How many tricks make a hand, where that is another number in every hand."""
    setup = scene.genome.setup
    if setup.deal_suits:
        step = f"{number(abs(scene.step))} {'more' if scene.step > 0 else 'fewer'}"
        bound = "as far as the cards last" if scene.step > 0 else "but at least one"
        first = counted(setup.cards_per_player, "trick")
        return f"{first}, in each later hand {step} than in the hand before, {bound}"
    extra = ", those at the end of the deal not counted" if deals_rest(scene) else ""
    return f"as many tricks as each player was dealt cards{extra}"


def _course(phase: TrickPhase, scene: Scene) -> Iterator[str]:
    turn = scene.genome.turn_structure
    if phase is not next(scene.of_kind(TrickPhase)):
        return
    count = None if tricks_in_a_hand(scene) is None else most_tricks(scene)
    shrinks = scene.step < 0 and turn.tricks_per_hand is not None
    if few := few_cards_end(scene):
        if count is not None and not scene.genome.game_rules.book_size:
            yield f"A hand is {counted(count - few, 'trick')}."
        return
    if count == 1:
        yield "A hand is a single trick."
    elif count is not None:
        lasts = cards_last(scene) or all_tricks_are_played(scene)
        may_end = scene.genome.game_rules.hand_ends_if is not None or not lasts or scene.has(KnockPhase)
        at_most = "at most " if may_end and not shrinks else ""
        yield f"A hand is {at_most}{counted(count, 'trick')}{', or fewer when the cards run out' if shrinks else ''}."
    elif turn.is_trick_based:
        yield f"A hand is {tricks_as_dealt(scene)}."
    if turn.is_trick_based and turn.tricks_per_hand is None and deals_rest(scene):
        yield "Cards that are left in hands then are not played."


def _lead(phase: TrickPhase, scene: Scene) -> Iterator[Rule | str]:
    if scene.genome.setup.hand_is_stack:
        leader = "the player whose turn it is" if scene.has_turns else "the player who leads"
        yield Rule(
            sentence(f"{leader} turns up the top card of his or her stack, and then each other player does the same"),
            ("turns up",),
        )
        yield from _who_leads(phase, scene)
        yield from _unable(scene)
        return
    yield from _who_leads(phase, scene)
    yield from _opening(phase, scene)
    others = "each other player in turn" if scene.genome.player_count > 2 else "the other player"
    way = ", in the direction of play" if _turns_round(scene) else ""
    is_free = phase.opening_card is None and not any(_held_back(phase, scene))
    which = "any card" if is_free else "a card"
    done = "When all have done so," if scene.genome.player_count > 2 else "Then"
    if all_lay_at_once(scene):
        yield Rule(f"Each player lays {which} face down. {done} the cards are turned over.", ("trick",))
    elif phase.face_down:
        yield Rule(
            f"The leader lays {which} face down, and then {others} lays one face down too{way}. "
            f"{done} the cards are turned over.",
            ("trick",),
        )
    else:
        yield Rule(f"The leader plays {which}, and then {others} plays one{way}.", ("trick",))
    yield from _unable(scene)
    if scene.genome.setup.hand_visibility is Visibility.FACE_DOWN:
        yield Rule(
            "Nobody looks at the cards: each is drawn at random from those of the hand that may be played.",
            ("turns up",),
        )


def _who_leads(phase: TrickPhase, scene: Scene) -> Iterator[str]:
    is_only = tricks_in_a_hand(scene) == 1
    if scene.has_turns:
        yield "The player whose turn it is leads."
    elif phase.opening_card is None and not all_lay_at_once(scene):
        yield f"The starter leads{'' if is_only else ' to the first trick'}."


def all_lay_at_once(scene: Scene) -> bool:
    """Whether it makes no difference who lays a card first: nobody sees it, no suit is led, and all have one to lay."""
    genome, setup, tricks = scene.genome, scene.genome.setup, list(scene.of_kind(TrickPhase))
    in_secret = len(tricks) == 1 and tricks[0].face_down and not setup.hand_is_stack
    has_lead = any(one.opening_card is not None or one.level is LevelTrick.SUIT_LED for one in tricks)
    only_tricks = scene.has_only(TrickPhase, TurnUpPhase) and setup.tableau_mode is not TableauMode.WAR
    rules = genome.game_rules
    one_by_one = any(rule.trigger is ScoringTrigger.PLAY for rule in genome.card_scoring)
    one_by_one |= any(win.type not in _LOOKS_AT_NO_HAND for win in genome.win_conditions)
    ends_early = rules.hand_ends_if is not None or rules.going_out is not GoingOut.NONE
    by_order = rules.tie_breaker is TieBreaker.ACTIVE_PLAYER or deals_rest(scene) or players_leave(scene)
    by_order |= scene.has_chips or setup.trump_source is not TrumpSource.FIXED
    is_plain = only_tricks and not (rules.book_size or scene.has_teams)
    return in_secret and not has_lead and is_plain and cards_last(scene) and not (one_by_one or ends_early or by_order)


_LOOKS_AT_NO_HAND = (
    *(WinType.HIGH_SCORE, WinType.LOW_SCORE, WinType.FIRST_TO_SCORE),
    *(WinType.MOST_CAPTURED, WinType.MOST_TRICKS, WinType.FEWEST_TRICKS),
)
"""Ways to win for which it does not matter, in the middle of a trick, who has laid a card already."""


def _unable(scene: Scene) -> Iterator[str]:
    if not cards_change(scene) or cards_last(scene) or _leave_without_cards(scene):
        return
    if _leaders_have_cards(scene):
        yield "A player who has lost his or her last card in the trick plays none."
    elif scene.genome.player_count == 2:
        in_war = scene.genome.setup.tableau_mode is TableauMode.WAR  # There whoever is to lead takes cards up before.
        leads = "" if in_war else "; if that is the leader, the other player leads"
        yield f"A player who has no card left plays none{leads}."
    else:
        way = ", in the direction of play," if _turns_round(scene) else ""
        leads = f"the next player who has one{way} leads"
        yield f"If the leader has no card left, {leads}; others without a card play none."


def _leave_without_cards(scene: Scene) -> bool:
    """Whether nobody is without a card when a trick begins, and nobody loses the last one during it."""
    return _nobody_plays_on(scene) or (_leaders_have_cards(scene) and not _lose_cards_in_tricks(scene))


def _nobody_plays_on(scene: Scene) -> bool:
    """Whether the game is over as soon as somebody has no card left, be it in the middle of a trick."""
    setup = scene.genome.setup
    has_cards = setup.cards_per_player > 0 and not setup.deal_suits and setup.tableau_mode is not TableauMode.WAR
    return has_cards and scene.wins_without_cards and scene.genome.game_rules.tie_breaker is not TieBreaker.PLAY_ON


def _leaders_have_cards(scene: Scene) -> bool:
    """Whether nobody is without a card when a trick begins.

    Whoever has none left has gone out when the phase before is over, or the hand has ended by that.
    """
    genome, setup = scene.genome, scene.genome.setup
    is_dealt_cards = setup.cards_per_player > 0 and (not setup.deal_suits or genome.player_count <= len(setup.suits))
    goes = genome.game_rules.going_out is not GoingOut.NONE and setup.tableau_mode is not TableauMode.WAR
    return is_dealt_cards and (goes or ends_if_somebody_lacks_cards(scene) or _nobody_plays_on(scene))


def _lose_cards_in_tricks(scene: Scene) -> bool:
    """Whether special cards that are played to a trick may take cards from others, or make them lay books."""
    makes_books = scene.genome.game_rules.book_size > 0 and special_cards_draw(scene)
    return forces_discards(scene) or makes_books


def cards_last(scene: Scene) -> bool:
    """Whether everybody has a card for every trick: as many were dealt, and none is lost but to tricks."""
    loses = forces_discards(scene) or scene.has(ExchangePhase)
    keeps_count = scene.has_only(DrawPhase, KnockPhase, TrickPhase, TurnUpPhase, SwapPhase, *ONCE)
    from_others = any(Location.OPPONENT_HAND in (draw.source, draw.or_source) for draw in scene.of_kind(DrawPhase))
    uneven = any(swap.all_at_once and not _is_between_equals(swap, scene) for swap in scene.of_kind(SwapPhase))
    stays = not scene.has_turns or (keeps_count and not from_others and not uneven)
    return _is_enough_dealt(scene) and not loses and stays


def all_tricks_are_played(scene: Scene) -> bool:
    """Whether somebody has a card for every trick: each takes one of everybody at most, and hands lose no others."""
    genome, rules = scene.genome, scene.genome.game_rules
    keep = all(_cards_stay_in_hands(phase, scene) for phase in Scene(genome).phases) and not forces_discards(scene)
    may_end = rules.hand_ends_if is not None or rules.going_out is not GoingOut.NONE or scene.is_won_without_cards
    in_war = genome.setup.tableau_mode is TableauMode.WAR
    return _is_enough_dealt(scene) and keep and not (may_end or in_war)


def _cards_stay_in_hands(phase: Phase, scene: Scene) -> bool:
    """Whether players together hold no fewer cards after a phase but for tricks, and are all still in the hand."""
    ends = scene.genome.game_rules.deck_empty_action in (DeckEmptyAction.HAND_ENDS, DeckEmptyAction.GAME_ENDS)
    match phase:
        case DrawPhase():
            return not ends or Location.DECK not in (phase.source, phase.or_source)
        case SwapPhase():
            return phase.source is not Location.TABLEAU or not phase.all_at_once
        case _:
            return isinstance(phase, (TrickPhase, AskPhase, PassingPhase, TributePhase, *NO_CARDS))


def _is_between_equals(swap: SwapPhase, scene: Scene) -> bool:
    """Whether whole hands are swapped that have as many cards: everybody lays one to each trick, and gets none."""
    is_alike = dealt_alike(scene) and scene.has_only(TrickPhase, SwapPhase, TurnUpPhase, *ONCE)
    return swap.source is Location.OPPONENT_HAND and is_alike and not any(effects(scene))


def _is_enough_dealt(scene: Scene) -> bool:
    """Whether everybody is dealt a card for every trick; where the number changes, there are as many as are dealt."""
    count = tricks_in_a_hand(scene)
    if count is not None:
        return count <= fewest_dealt(scene)
    is_as_dealt = not scene.genome.setup.deal_suits and not scene.genome.game_rules.book_size
    return (scene.genome.turn_structure.is_trick_based or _only_tricks_take_cards(scene)) and is_as_dealt


def _only_tricks_take_cards(scene: Scene) -> bool:
    """Whether all have as many cards before every trick, and nothing comes of having none but the end of the hand."""
    goes = scene.genome.game_rules.going_out is not GoingOut.NONE or scene.is_won_without_cards
    only_tricks = Scene(scene.genome).has_only(TrickPhase, SwapPhase) and not any(effects(scene))
    return only_tricks and dealt_alike(scene) and not goes


def _effects(scene: Scene) -> set[EffectType]:
    return {effect.effect_type for effect in effects(scene)}


def _turns_round(scene: Scene) -> bool:
    return EffectType.REVERSE_DIRECTION in _effects(scene) and scene.genome.player_count > 2


def _somebody_holds(cards: CardCondition | None, scene: Scene) -> bool:
    """Whether one of these cards is in some hand for certain, as all cards are dealt and stay there."""
    if cards is None or scene.has_turns:
        return False
    left = _never_dealt(scene)
    covered = sum(cards.covers(*card) for card in scene.genome.setup.cards)
    return left is not None and covered > left


def _never_dealt(scene: Scene) -> int | None:
    """How many cards are in nobody's hand when the first trick begins, where that is the same in every hand."""
    setup = scene.genome.setup
    leave = players_leave(scene) or can_fold(scene.phases)
    if leave or scene.has(ExchangePhase) or scene.step != 0 or setup.deal_suits or scene.genome.game_rules.book_size:
        return None
    return 0 if setup.deal_remainder else setup.deck_size - scene.genome.player_count * setup.cards_per_player


def nobody_starts(scene: Scene) -> bool:
    """Whether nobody begins because of a place at the table: all lay cards at once, or whoever holds one begins."""
    return all_lay_at_once(scene) or _is_opened_by_card(scene)


def _is_opened_by_card(scene: Scene) -> bool:
    """Whether whoever holds a certain card begins every hand, so that it does not matter who sits where."""
    in_place = scene.genome.game_rules.starter is not StarterRule.ROTATES or scene.has_teams or deals_rest(scene)
    return card_is_led(scene) and not in_place


def card_is_led(scene: Scene) -> bool:
    """Whether a hand begins with a certain card, whoever holds it."""
    tricks = list(scene.of_kind(TrickPhase))
    is_plain = scene.has_only(PassingPhase, TrickPhase) and len(tricks) == 1
    return is_plain and _somebody_holds(tricks[0].opening_card, scene)


def _opening(phase: TrickPhase, scene: Scene) -> Iterator[str]:
    """The card that opens a hand; of several the first in the order in which the machine looks for them."""
    wanted = phase.opening_card
    if wanted is None:
        return
    ranks, suits = scene.genome.setup.ranks, [suit for suit in Suit if suit in scene.genome.setup.suits]
    first = "the first trick of a hand" if scene.several_hands else "the first trick"
    first = first if tricks_in_a_hand(scene) != 1 else "the trick"
    if scene.has_turns:
        first = f"{first}, and takes over the turn"
    usual = "" if _is_usual(scene) else ", ranks counted from two to ace here"
    if wanted.rank is not None and wanted.suit is not None:
        yield f"Whoever holds the {card_name(wanted.rank, wanted.suit)} leads it to {first}."
    elif wanted.suit is not None:
        yield f"Whoever holds the lowest {suit_name(wanted.suit)} leads it to {first}{usual}."
    elif wanted.rank is not None:
        opening, *later = (suit for suit in suits if (wanted.rank, suit) in scene.genome.setup.cards)
        later = later[: _never_dealt(scene) if not scene.has_turns else None]  # So many of them may be missing.
        others = listed([suit_names(suit) for suit in later], "or")
        order = " in this order," if " or " in others else ""
        yield f"Whoever holds the {card_name(wanted.rank, opening)} leads it to {first}."
        if others:
            yield f"If nobody holds it, the {rank_name(wanted.rank)} of {others},{order} takes its place."
    else:
        low = min(ranks, key=lambda rank: rank.code)
        lowest = card_name(low, suits[0])
        next_one = f"whoever holds the next card of the suit{usual}"
        then = listed([suit_names(suit) for suit in suits[1:]], "or")
        is_sure = _somebody_holds(CardCondition(rank=low, suit=suits[0]), scene)
        else_ = "" if is_sure else f"; if nobody does, {next_one}, and then of {then}"
        yield f"Whoever holds the {lowest} leads it to {first}{else_}."
    if phase.breaking_suit is not None and wanted.suit in (None, phase.breaking_suit):
        yield "It must be led even if it is otherwise held back."
    if not _somebody_holds(wanted, scene) and not scene.has_turns:
        such = "it" if wanted.rank is not None and wanted.suit is not None else "such a card"
        yield f"If nobody holds {such}, the starter leads."


def _is_usual(scene: Scene) -> bool:
    return list(scene.rising) == sorted(scene.rising, key=lambda rank: rank.code)


# ---------------------------------------------------------------------------------------- what may be played


def _following(phase: TrickPhase, scene: Scene) -> Iterator[str]:
    if scene.genome.setup.hand_is_stack or phase.face_down or len(scene.genome.setup.suits) == 1:
        return
    if nobody_can_follow(scene):
        return
    if phase.lead_suit_required:
        yield "You must follow suit: play a card of the suit led if you have one. If you have none, play any card."
    else:
        yield "You need not follow suit: any card may be played."


def nobody_can_follow(scene: Scene) -> bool:
    """Whether everybody has cards of one suit alone, and nobody else has any of it."""
    setup = scene.genome.setup
    return setup.deal_suits and not setup.deal_remainder and not cards_come_to_hands(scene)


def _held_back(phase: TrickPhase, scene: Scene) -> Iterator[str]:
    suit, setup = phase.breaking_suit, scene.genome.setup
    if suit is None or suit not in setup.suits or len(setup.suits) == 1 or setup.hand_is_stack:
        return
    name, one = suit_names(suit), a(suit_name(suit))
    if phase.face_down:
        yield (
            f"{name.capitalize()} are held back: until {one} has been turned over in a trick, play one only if you "
            "have nothing else."
        )
    elif phase.breaking_rule is BreakingRule.CANNOT_LEAD_UNTIL_BROKEN:
        yield (
            f"{name.capitalize()} may not be led until they are broken, that is, until {one} has been played to a "
            f"trick in this hand; only a player who has nothing but {name} may lead one before."
        )
    else:
        yield (
            f"{name.capitalize()} may be neither led nor played otherwise until they are broken, that is, until {one} "
            "has been played to a trick in this hand; only a player who has no other card that may be played plays "
            "one before."
        )


def _first_trick(phase: TrickPhase, scene: Scene) -> Iterator[str]:
    """What is kept out of the first trick."""
    if not phase.first_trick_safe or scene.genome.setup.hand_is_stack:
        return
    worth = _points_in_tricks(scene)
    kept_out = {card for card, points in worth.items() if points}
    if not kept_out or len(kept_out) == len(worth):
        return
    named = [rule.condition for rule in _rules_for_tricks(scene)]
    covered = {card for card in worth if any(one.covers(*card) for one in named)}
    if len(named) <= _MOST_NAMED and covered == kept_out:
        cards = listed(list(dict.fromkeys(map(one_of, named))), "or")
    else:
        cards = "a card that scores in tricks"
    first = "the first trick of a hand" if scene.several_hands else "the first trick"
    yield f"To {first}, play {cards} only if you have no other card that may be played."


def _rules_for_tricks(scene: Scene) -> list[CardScoringRule]:
    rules = scene.genome.card_scoring
    return [rule for rule in rules if rule.trigger is ScoringTrigger.TRICK_WIN and not rule.trumps_only]


def _points_in_tricks(scene: Scene) -> dict[tuple[Rank, Suit], int]:
    rules = _rules_for_tricks(scene)
    return {
        card: sum(rule.points for rule in rules if rule.condition.covers(*card)) for card in scene.genome.setup.cards
    }


# ---------------------------------------------------------------------------------------- trumps


def _trumps(phase: TrickPhase, scene: Scene) -> Iterator[Rule | str]:
    if phase.level is not LevelTrick.SUIT_LED or len(scene.genome.setup.suits) == 1:
        return
    if not scene.has_trumps(phase):
        yield "There are no trumps."
        return
    if phase.trump_suit is not None:
        yield f"{suit_names(phase.trump_suit).capitalize()} are trumps."
    elif scene.has(TrumpPhase) and not _tells_trumps(scene):
        yield "The first hand has no trumps."
    order = _trump_order(phase, scene)
    if order and order != scene.rising:
        rest = "other suits keep their order"
        yield f"Trumps have an order of their own, from the highest: {from_high_to_low(order)}; {rest}."


def _tells_trumps(scene: Scene) -> bool:
    """Whether the first hand has trumps that are told by the deal, or named."""
    setup = scene.genome.setup
    named = any(phase.named_by is TrumpChooser.STARTER for phase in scene.of_kind(TrumpPhase))
    return named or setup.trump_source is not TrumpSource.FIXED or setup.trump_suit in setup.suits


def _trump_order(phase: TrickPhase, scene: Scene) -> tuple[Rank, ...]:
    if not phase.trump_order:
        return ()
    named = list(dict.fromkeys(phase.trump_order))
    order = [rank for rank in Rank if rank not in named] + named
    return tuple(rank for rank in order if rank in scene.genome.setup.ranks)


# ---------------------------------------------------------------------------------------- who takes the trick


def _winning(phase: TrickPhase, scene: Scene) -> Iterator[Rule | str]:
    best = "highest" if phase.high_card_wins else "lowest"
    if phase.level is not LevelTrick.SUIT_LED:
        yield Rule(f"Suits do not matter: the card of the {best} rank takes the trick.", ("takes the trick",))
        return
    if len(scene.genome.setup.suits) == 1:
        yield Rule(f"The {best} card takes the trick.", ("takes the trick",))
        return
    if phase.face_down:
        yield "The suit of the leader's card is the suit led."
    if scene.has_trumps(phase):
        rule = f"The {best} trump takes the trick; when no trump was played, the {best} card of the suit led does."
    else:
        rule = f"The {best} card of the suit led takes the trick."
    yield Rule(rule, ("takes the trick",))


def _level(phase: TrickPhase, scene: Scene) -> Iterator[Rule | str]:
    """What happens to a trick whose best cards are of one rank."""
    if phase.level is LevelTrick.SUIT_LED:
        return
    best = "highest" if phase.high_card_wins else "lowest"
    is_two = scene.genome.player_count == 2
    tie = "both cards are of one rank" if is_two else f"the {best} rank has been played twice or more often"
    rule = f"If {tie}, nobody takes the trick, and its cards go to the discard pile"
    if phase.takes_table and phase.level is LevelTrick.DISCARDED:
        rule = f"{rule}, together with the cards on the table"
    elif phase.takes_table:
        nobody = "" if tricks_in_a_hand(scene) == 1 else " (those of the last trick go to nobody)"
        rule = f"{rule}; the cards on the table stay there for the next trick{nobody}"
    yield Rule(f"{rule}.", ("nobody takes the trick",))
    if tricks_in_a_hand(scene) == 1:
        return
    if scene.genome.turn_structure.is_trick_based or scene.genome.turn_structure.tricks_per_hand is not None:
        yield "Such a trick counts as one of the hand."
    phases = list(scene.of_kind(TrickPhase))
    if all_lay_at_once(scene):
        return
    if scene.has_turns:
        yield _after_level_trick(phase, scene)
    elif phase is not phases[-1]:
        yield "The same player leads again."
    elif len(phases) > 1:
        yield "The next player then leads, unless a trick just before it was taken: then its winner leads."
    else:
        two = scene.genome.player_count == 2
        after = "The player who did not lead it" if two else "The player after the one who led it"
        yield f"{after} leads to the next trick."


def _after_level_trick(phase: TrickPhase, scene: Scene) -> str:
    """How a turn goes on when nobody took its trick."""
    if any(one is not phase for one in scene.of_kind(TrickPhase)):
        return "The player whose turn it is goes on with it."
    then = f"then {'the other' if scene.genome.player_count == 2 else 'the next'} player has the turn"
    if phase is scene.phases[-1]:
        return sentence(then)
    return f"The player whose turn it is does what follows in it, and {then}."


def _afterwards(phase: TrickPhase, scene: Scene) -> Iterator[Rule | str]:
    """What the winner gets, and who leads next."""
    cards = "the cards of the trick and all cards on the table" if phase.takes_table else "the cards of the trick"
    where = "" if scene.genome.setup.tableau_mode is TableauMode.WAR else ", which lie face up in front of that player"
    leads = not scene.has_turns and tricks_in_a_hand(scene) != 1 and not all_lay_at_once(scene)
    next_one = f"{',' if where else ''} and leads to the next trick" if leads else ""
    captured = f"Whoever takes the trick captures {cards}{where}{next_one}."
    yield Rule(captured, ("captures",) if phase.takes_table else ())
    if tricks_in_a_hand(scene) == 1:
        return
    leaves = scene.genome.game_rules.going_out is GoingOut.LEAVES_HAND
    can_leave = leaves and scene.genome.player_count > 2  # Of two, the other one is left alone, and the hand is over.
    if not scene.has_turns:
        if can_leave:
            yield "A winner who has no card left is out of the hand, and the next player leads."
        return
    if phase is not scene.phases[-1]:
        yield "The winner of the trick does what follows in this turn and has the next turn as well."


def somebody_takes_a_trick(scene: Scene) -> bool:
    """Whether a hand cannot end before a trick has been taken."""
    ends_if, before = scene.genome.game_rules.hand_ends_if, list(takewhile(_is_no_trick, scene.phases))
    beside = (PassingPhase, TributePhase, BiddingPhase, TrumpPhase, TurnUpPhase, SwapPhase)
    is_taken = all(trick.level is LevelTrick.SUIT_LED for trick in scene.of_kind(TrickPhase))
    keeps = all(isinstance(phase, beside) or _is_plain_draw(phase, scene) for phase in before)
    has_cards = fewest_dealt(scene) > 0 and (keeps or _others_keep_cards(before, scene))
    is_first = scene.has_tricks and (has_cards or _books_leave_cards(before, scene))
    waits = ends_if is None or (not before and not can_be_met_at_deal(ends_if, scene))
    return is_first and is_taken and waits


def _others_keep_cards(before: Sequence[Phase], scene: Scene) -> bool:
    """Whether one player at most lays cards before the first trick, and two others at least are left to play it."""
    one_lays = all(isinstance(phase, (MeldPhase, DiscardPhase, *NO_CARDS)) for phase in before)
    stay = scene.genome.player_count > 2 and not players_leave(scene)
    rules = scene.genome.game_rules
    goes_on = rules.going_out is not GoingOut.ENDS_HAND and rules.hand_ends_if is None
    return one_lays and stay and goes_on and not scene.is_won_without_cards


def _books_leave_cards(before: Sequence[Phase], scene: Scene) -> bool:
    """Whether everybody has a card when the first trick begins, whatever books were dealt: they cannot take all."""
    setup, size = scene.genome.setup, scene.genome.game_rules.book_size
    is_alike = not (setup.deal_suits or setup.deal_remainder) and scene.step == 0
    is_left = size > 0 and setup.cards_per_player % size > 0
    return is_alike and is_left and all(isinstance(phase, NO_CARDS) for phase in before)


NO_CARDS = (BiddingPhase, TrumpPhase, TurnUpPhase)
"""Phases in which no card leaves a hand or comes to one."""


def _is_plain_draw(phase: Phase, scene: Scene) -> bool:
    """Whether a phase is a draw that neither ends the hand nor takes somebody's last card."""
    ends = scene.genome.game_rules.deck_empty_action in (DeckEmptyAction.HAND_ENDS, DeckEmptyAction.GAME_ENDS)
    is_draw = isinstance(phase, DrawPhase) and Location.OPPONENT_HAND not in (phase.source, phase.or_source)
    return is_draw and not ends


def _is_no_trick(phase: Phase) -> bool:
    return not isinstance(phase, TrickPhase)
