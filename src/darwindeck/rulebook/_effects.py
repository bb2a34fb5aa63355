"""Special cards: what they do when they are played, and which are wild."""

from collections.abc import Collection, Iterator
from itertools import dropwhile, takewhile

from darwindeck.genome.conditions import CardReference, ConditionType, simple_conditions
from darwindeck.genome.limits import asks, conditions_of
from darwindeck.genome.schema import (
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    EffectType,
    ExchangePhase,
    GoingOut,
    LevelTrick,
    Location,
    PlayPhase,
    SpecialEffect,
    Suit,
    TargetSelector,
    TrickPhase,
    TriggerMode,
    Visibility,
)
from darwindeck.rulebook._cards import rank_names, ranks_listed
from darwindeck.rulebook._conditions import rank_asked
from darwindeck.rulebook._drawing import empty_stock
from darwindeck.rulebook._early_end import ends_with_stock
from darwindeck.rulebook._going_out import going_out, last_card_wins
from darwindeck.rulebook._hand_end import stock_ends
from darwindeck.rulebook._laying import most_at_once
from darwindeck.rulebook._places import (
    can_turn,
    effects,
    forces_discards,
    has_stacks,
    is_open_trick,
    names_suit,
    stock_gives_cards,
    wild_ranks,
)
from darwindeck.rulebook._scene import Scene, can_fold
from darwindeck.rulebook._section import Block, Points, Rule, Section, text
from darwindeck.rulebook._stock import stock_can_run_out, told_with_play
from darwindeck.rulebook._words import a, counted, listed, number, sentence


def section(scene: Scene) -> Section | None:
    """Special cards, if there are any."""
    blocks = (*_wild(scene), *_effects(scene))
    return Section("Special cards", blocks) if blocks else None


# ---------------------------------------------------------------------------------------- wild cards


def _is_compared_by_rank(scene: Scene) -> bool:
    """Whether the rank of the top card matters to cards of the same rank: not where wild ones always fit."""
    by_suit = (ConditionType.MATCHES_OR_WILD, ConditionType.CARD_MATCHES_SUIT)
    asked = (one for _, whole in conditions_of(scene.genome) for one in simple_conditions(whole))
    return any(one.reference is CardReference.TOP_DISCARD and one.type not in by_suit for one in asked)


def _wild(scene: Scene) -> Iterator[Block]:
    matches, names, wild = asks(scene.genome, ConditionType.MATCHES_OR_WILD), names_suit(scene), wild_ranks(scene)
    if not wild:
        return
    ranks = sentence(ranks_listed(wild))[:-1]
    rules = [Rule(f"{ranks} are wild{': they fit any card where rank or suit must match' if matches else ''}.")]
    if names:
        onto = [play for play in scene.of_kind(PlayPhase) if play.target is Location.DISCARD]
        onto = [play for play in onto if rank_asked(play.valid_play_condition) in (None, *wild)]
        several = any(most_at_once(play, scene) > 1 for play in onto)
        suit = "a suit" if len(scene.genome.setup.suits) == len(Suit) else "a suit of the pack"
        which = "plays one onto the discard pile" + (" as the last card of a play" if several else "")
        as_what = "of that suit, and of no rank," if _is_compared_by_rank(scene) else "of that suit"
        rules.append(
            Rule(f"Whoever {which} names {suit}. The card then counts as one {as_what} {_until(scene)}.", ("suit",))
        )
    yield text(*rules)


def _until(scene: Scene) -> str:
    piles = (Location.DISCARD, Location.OPPONENT_DISCARD)
    taken = scene.has(ClaimPhase) or any(
        draw.source in piles or draw.or_source in piles for draw in scene.of_kind(DrawPhase)
    )
    return "until another card covers it" + (" or it is taken" if taken else "")


# ---------------------------------------------------------------------------------------- effects


def _effects(scene: Scene) -> Iterator[Block]:
    some = effects(scene)
    if not some:
        return
    lead = "Some cards do something when they are played."
    idle = list(_without_effect(scene))
    if idle:
        lead += f" Cards that are {listed(idle, 'or')} do nothing."
    yield text(lead)
    yield Points(
        tuple(
            Rule(f"**{sentence(rank_names(one.trigger_rank))[:-1]}:** {_does(one, scene)}", _about(one, scene))
            for one in some
        )
    )
    notes = tuple(_notes(scene, some))
    if notes:
        yield text(*notes)


def _without_effect(scene: Scene) -> Iterator[str]:
    """How special cards leave a hand without doing anything."""
    setup = scene.genome.setup
    if setup.initial_discard_count and setup.discard_visibility is Visibility.FACE_UP:
        yield "turned up in the deal"
    if scene.has(DiscardPhase):
        yield "only discarded"
    if scene.has(ClaimPhase):
        yield "laid for a claim"
    if forces_discards(scene):
        yield "laid on the discard pile because of a special card"
    if any(not is_open_trick(trick) for trick in scene.of_kind(TrickPhase)):
        yield "played face down to a trick"


def powers(scene: Scene) -> Iterator[str]:
    """What each special card does, in a sentence."""
    for one in effects(scene):
        yield f"{sentence(rank_names(one.trigger_rank))[:-1]}: {_does(one, scene)}"


_ABOUT = {
    EffectType.SKIP_NEXT: "skips",
    EffectType.EXTRA_TURN: "skips",
    EffectType.REVERSE_DIRECTION: "direction",
    EffectType.DRAW_CARDS: "draws from the deck",
    EffectType.FORCE_DISCARD: "discard",
}
_CHOSEN = {TargetSelector.PLAYER_CHOICE: "hit", TargetSelector.RANDOM_OPPONENT: "hits"}


def _about(effect: SpecialEffect, scene: Scene) -> tuple[str, ...]:
    does = _ABOUT[effect.effect_type]
    is_aimed = effect.effect_type in (EffectType.DRAW_CARDS, EffectType.FORCE_DISCARD)
    chosen = (_CHOSEN[effect.target],) if is_aimed and effect.target in _CHOSEN else ()
    turned = ("turns up",) if does == "discard" and scene.plays_blind else ()
    return (does, *chosen, *turned)


def _does(effect: SpecialEffect, scene: Scene) -> str:
    others = scene.genome.player_count - 1
    cards = "a card" if effect.value == 1 else counted(effect.value, "card")
    match effect.effect_type:
        case EffectType.EXTRA_TURN:
            return _another_turn(scene)
        case EffectType.SKIP_NEXT:
            if effect.value >= others:
                return _another_turn(scene)
            return f"the next {'player is' if effect.value == 1 else f'{number(effect.value)} players are'} skipped."
        case EffectType.REVERSE_DIRECTION:
            return "the direction of play turns round."
        case EffectType.DRAW_CARDS:
            as_far = _as_far(effect.value) if stock_can_run_out(scene) else ""
            return f"{_target(effect.target, scene)} draws {cards} from the stock{as_far}."
        case EffectType.FORCE_DISCARD:
            return f"{_target(effect.target, scene)} {_discards(effect.value, scene)}{_as_far(effect.value)}."


def _as_far(count: int) -> str:
    return ", as far as they last" if count > 1 else ""


def _discards(count: int, scene: Scene) -> str:
    cards = "a card" if count == 1 else counted(count, "card")
    if has_stacks(scene):
        which = "the top card" if count == 1 else f"the top {counted(count, 'card')}"
        return f"lays {which} of the stack{_face_up(scene)} onto the discard pile"
    how = "unseen" if scene.plays_blind else "of his or her choice"
    return f"lays {cards} {how}{_face_up(scene)} onto the discard pile"


def _face_up(scene: Scene) -> str:
    """How cards come to a discard pile on which others lie face down, and none from the start."""
    setup = scene.genome.setup
    is_open = setup.discard_visibility is Visibility.FACE_UP and setup.initial_discard_count == 0
    return " face up" if is_open and scene.has(ClaimPhase, ExchangePhase) else ""


def _another_turn(scene: Scene) -> str:
    others = "the other player is" if scene.genome.player_count == 2 else "all other players are"
    again = ", so that it is the same player's turn again" if scene.has(PlayPhase) else ""
    return f"{others} skipped{again}."


def _target(target: TargetSelector, scene: Scene) -> str:
    if scene.genome.player_count == 2:
        return "the other player"
    turns, teams = can_turn(scene), scene.has_teams
    match target:
        case TargetSelector.NEXT_PLAYER:
            return "the next player"
        case TargetSelector.PREV_PLAYER:
            return "the previous player"
        case TargetSelector.LEFT_OPPONENT:
            return "the player to the left, whatever the direction of play," if turns else "the next player"
        case TargetSelector.RIGHT_OPPONENT:
            return "the player to the right, whatever the direction of play," if turns else "the previous player"
        case TargetSelector.PLAYER_CHOICE:
            return f"an {'opponent' if teams else 'other player'} whom the player of the card names".replace(
                "an other", "another"
            )
        case TargetSelector.RANDOM_OPPONENT:
            return f"{a('opponent') if teams else 'another player'}, drawn by lot,"
        case TargetSelector.ALL_OPPONENTS:
            return f"every {'opponent' if teams else 'other player'} in turn"


def _notes(scene: Scene, some: tuple[SpecialEffect, ...]) -> Iterator[Rule]:
    kinds = {effect.effect_type for effect in some}
    skips = [effect for effect in some if effect.effect_type is EffectType.SKIP_NEXT]
    if not kinds.isdisjoint(_MOVES_CARDS) and _last_card_matters(scene, kinds):
        yield Rule("This happens even if the card is the last one of its player.")
    is_skipping = not kinds.isdisjoint((EffectType.SKIP_NEXT, EffectType.EXTRA_TURN))
    adds_up = bool(skips) and scene.genome.player_count > 2 and _skips_add_up(scene)
    if is_skipping and _folds_after_play(scene):
        add_up = " Skips of several cards add up, to as many as there are other players then." if adds_up else ""
        yield Rule(
            "If players fold later in the same turn, those to be skipped are counted off round the table among all "
            f"who are still in the hand then, the player of the card among them.{add_up}",
            ("skips",),
        )
    elif adds_up:
        yield Rule("Skips of several cards add up, but each other player misses one turn at most.", ("skips",))
    if is_skipping and scene.has_tricks:
        yield Rule("In a trick a skipped player plays no card to it; with the trick the skip is over.", ("skips",))
        if plays_after_trick(scene):
            is_level = any(trick.level is not LevelTrick.SUIT_LED for trick in scene.of_kind(TrickPhase))
            unless = ", unless nobody took it" if is_level else ""
            yield Rule(
                f"Played after the trick of a turn, such a card skips nobody: its winner has the next turn{unless}."
            )
    if EffectType.REVERSE_DIRECTION in kinds and any(map(is_open_trick, scene.phases)):
        yield Rule("In a trick the new direction holds for the rest of it, too.", ("direction",))
    if EffectType.DRAW_CARDS in kinds and stock_can_run_out(scene):
        yield from _stock(scene)


def _last_card_matters(scene: Scene, kinds: Collection[EffectType]) -> bool:
    """Whether something comes of what a last card does: where it wins, cards that others draw come too late."""
    if last_card_wins(scene):
        by_stock = any(win.trigger_mode is TriggerMode.DECK_EMPTY for win in scene.genome.win_conditions)
        return by_stock or EffectType.FORCE_DISCARD in kinds
    return going_out(scene) is not GoingOut.NONE or scene.wins_without_cards


_MOVES_CARDS = (EffectType.DRAW_CARDS, EffectType.FORCE_DISCARD)


def _folds_after_play(scene: Scene) -> bool:
    """Whether players may fold between a card that skips somebody and the next turn."""
    after = dropwhile(lambda phase: not isinstance(phase, PlayPhase), scene.phases)
    return can_fold(after) and scene.genome.player_count > 2 and not scene.has_tricks


def plays_after_trick(scene: Scene) -> bool:
    """Whether cards are played in a turn whose trick is over, so that somebody has the next turn already."""
    after = dropwhile(lambda phase: not isinstance(phase, TrickPhase), scene.phases)
    return any(isinstance(phase, PlayPhase) for phase in after)


def _skips_add_up(scene: Scene) -> bool:
    """Whether several cards are played before somebody is skipped; in a trick that comes after each card."""
    plays = list(scene.of_kind(PlayPhase))
    several = any(most_at_once(play, scene) > 1 for play in plays)
    before = list(takewhile(lambda phase: not isinstance(phase, TrickPhase), scene.phases))
    if scene.has_tricks:  # What is played after the trick of a turn skips nobody.
        plays = [phase for phase in before if isinstance(phase, PlayPhase)]
        several = any(most_at_once(play, scene) > 1 for play in plays)
    return several or len(plays) > 1 or (bool(plays) and any(map(is_open_trick, scene.phases)))


def _stock(scene: Scene) -> Iterator[Rule]:
    """What an effect does when the stock is empty, where the phases of play do not say it."""
    if stock_ends(scene):
        reserve = scene.genome.game_rules.deck_reserve
        left = f"when {counted(reserve, 'card')} are left" if reserve > 1 else "when one card is left"
        yield Rule(
            f"For a special card nothing more is drawn from the stock {left if reserve else 'when it has run out'}"
            f"{'' if ends_with_stock(scene) else '; that does not end the hand'}."
        )
    elif stock_gives_cards(scene) and not told_with_play(scene):
        yield from empty_stock(scene)
