"""Playing and discarding: which cards go from the hand to the discard pile or to the table."""

from collections.abc import Iterator
from itertools import takewhile

from darwindeck.genome._rules._facts import laying_condition
from darwindeck.genome._stacks import climbs
from darwindeck.genome.conditions import (
    SIGNATURES,
    AnyCondition,
    CardReference,
    Condition,
    ConditionType,
    simple_conditions,
)
from darwindeck.genome.schema import (
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    EffectType,
    ExchangePhase,
    KnockPhase,
    Location,
    MeldPhase,
    PassAction,
    Phase,
    PlayPhase,
    ScoringTrigger,
    SwapPhase,
    TableauMode,
    TrickPhase,
    TurnUpPhase,
    Visibility,
)
from darwindeck.rulebook._any_card import any_card_will_do, goes_to_piles, must_discard
from darwindeck.rulebook._cards import rank_names
from darwindeck.rulebook._conditions import REFERENCES, Speaking, clause, rank_asked
from darwindeck.rulebook._going_out import fewest_held
from darwindeck.rulebook._hand_sizes import most_to_play
from darwindeck.rulebook._one_rank import follows_nothing, without_follower
from darwindeck.rulebook._passes import can_always_play, nobody_passes
from darwindeck.rulebook._pile_order import stays_on_top
from darwindeck.rulebook._places import (
    can_turn,
    cards_are_taken_from,
    clears_table,
    effects,
    fixed_order,
    has_stacks,
    takes_discards,
)
from darwindeck.rulebook._rounds import most_held
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Rule, Section, text
from darwindeck.rulebook._words import counted, number, sentence

_PILES = (Location.DISCARD, Location.OPPONENT_DISCARD)


# ---------------------------------------------------------------------------------------- play


def play(phase: PlayPhase, scene: Scene) -> tuple[Block, ...]:
    """What a player does in a play phase."""
    if climbs(scene.genome, phase):
        return _climb(phase, scene)
    fewest, most = max(1, phase.min_cards), most_at_once(phase, scene)
    in_piles = goes_to_piles(phase, scene)
    rules = [
        Rule(_main(phase, scene, fewest, most), _about(phase, scene)),
        *_condition(phase, scene, several=most > 1 and not in_piles, most=_exactly(fewest, most)),
        *_order_of_cards(phase, scene, most),
        *_ways_out(phase, scene),
    ]
    return (text(*rules),)


def _about(phase: PlayPhase | DiscardPhase, scene: Scene) -> tuple[str, ...]:
    """What is asked: nothing, where the top card of a stack has to go."""
    ask, fewest = ("play", phase.min_cards) if isinstance(phase, PlayPhase) else ("discard", phase.count)
    if may_pass(phase) or not has_stacks(scene):
        return (ask,)
    is_choice = most_at_once(phase, scene) > max(1, fewest)
    return (ask, "turns up") if is_choice else ("turns up",)


def most_at_once(phase: PlayPhase | DiscardPhase, scene: Scene) -> int:
    """The most cards that go at once: of a stack only the top one does."""
    most = min(most_to_play(phase, scene), most_held(scene)) if isinstance(phase, PlayPhase) else phase.count
    return 1 if has_stacks(scene) and not goes_to_piles(phase, scene) else most


def _main(phase: PlayPhase, scene: Scene, fewest: int, most: int) -> str:
    may = "You may play" if may_pass(phase) else "Play"
    what = _cards(scene, fewest, most)
    if goes_to_piles(phase, scene):
        if most == 1:
            fits = ", if it fits," if has_stacks(scene) else " that fits"
            return f"{may} {what}{fits} onto one of the piles on the table (see The table)."
        more = (
            f"as many as you like, but {'no more than' if fewest == 1 else f'{number(fewest)} if you can and at most'}"
        )
        return (
            f"{may} cards one by one onto the piles on the table, each of which must fit when its turn comes "
            f"(see The table): {more} {number(most)}."
        )
    where = "onto the discard pile" if phase.target is Location.DISCARD else _to_table(scene, most)
    return sentence(f"{may} {what} {where}")


def _to_table(scene: Scene, most: int) -> str:
    if scene.genome.setup.tableau_mode is not TableauMode.NONE:
        return "to the table (see The table)"
    stays = "it stays" if most == 1 else "they stay"
    return "to the table" if clears_table(scene) else f"to the table, where {stays}"


def _cards(scene: Scene, fewest: int, most: int) -> str:
    if has_stacks(scene):
        return "the top card of your stack"
    blind = " unseen" if scene.plays_blind else ""
    if most == 1:
        return f"a card{blind}"
    if fewest == most:
        return f"{counted(most, 'card')}{blind} together"
    return f"{from_to(fewest, most)}{blind} together"


def from_to(fewest: int, most: int, one: str = "card", many: str = "cards") -> str:
    """A number of cards between two others: one or two cards, one to four cards."""
    return f"{number(fewest)} {'or' if most == fewest + 1 else 'to'} {counted(most, one, many)}"


def may_pass(phase: PlayPhase | DiscardPhase) -> bool:
    """Whether a player who could lay a card may leave it."""
    return not phase.mandatory or (isinstance(phase, PlayPhase) and phase.min_cards == 0)


_NO_CARD_IN_TURN = "If you lay no card in your whole turn, you pass."


def _ways_out(phase: PlayPhase, scene: Scene) -> Iterator[Rule]:
    """Whether to pass, and what happens to who cannot play."""
    lays = [one for one in scene.phases if isinstance(one, PlayPhase | ClaimPhase)]
    is_first = lays[0] is phase
    passes = is_first and scene.genome.player_count > 2  # One of two who leaves ends the hand before.
    out = "you pass and are out of the hand" if passes else "you are out of the hand"
    about = ("passes", "is out of the hand") if passes else ("is out of the hand",)
    if may_pass(phase) and is_first and not nobody_passes(scene):
        yield Rule("If you do not, you pass." if len(lays) == 1 else _NO_CARD_IN_TURN, ("passes",))
    if any_card_will_do(phase, scene):
        if not phase.pass_if_unable:
            yield Rule(f"If you have no card to play, {out}.", about)
        return
    if not phase.pass_if_unable:
        yield Rule(f"If you cannot play, {out}.", about)
    elif not may_pass(phase) and not can_always_play(phase, scene):
        yield from _must_play(phase, scene)


def _must_play(phase: PlayPhase, scene: Scene) -> Iterator[Rule]:
    lays = [one for one in scene.phases if isinstance(one, PlayPhase | ClaimPhase)]
    if lays == [phase] and not nobody_passes(scene):
        yield Rule("You must play if you can; otherwise you pass.", ("passes",))
        return
    yield Rule("You must play if you can.")
    if lays[0] is phase and not nobody_passes(scene):
        yield Rule(_NO_CARD_IN_TURN, ("passes",))


def tells_passes(phase: PlayPhase, scene: Scene) -> bool:
    """Whether the rules of a play phase say who passes."""
    return any("passes" in rule.about for rule in Section("", play(phase, scene)).rules)


# ---------------------------------------------------------------------------------------- conditions of cards


def _condition(phase: PlayPhase | DiscardPhase, scene: Scene, *, several: bool, most: int) -> Iterator[Rule]:
    """What is asked of cards that are laid, so many of them at most; of several, what is asked of all together."""
    condition, verb = laying_condition(phase), "play" if isinstance(phase, PlayPhase) else "discard"
    if condition is None:
        return
    deadwood = scene.counts_deadwood
    if isinstance(phase, PlayPhase) and phase.target is Location.TABLEAU and follows_nothing(condition, scene):
        said = clause(without_follower(condition), Speaking(card="it", deadwood=deadwood))
        yield Rule(f"You may play a card only while the table is empty, and only if {said}.")
        return
    if several and _is_alike(condition, most):
        yield Rule("They must be of one rank.")
        return
    if several and (rank := rank_asked(condition)) is not None:
        yield Rule(f"They must be {rank_names(rank)}.")
        return
    about_cards = any(SIGNATURES[one.type].about == "card" for one in simple_conditions(condition))
    if not about_cards:
        together = "the cards together" if several else None
        said = clause(condition, Speaking(together=together, deadwood=deadwood))
        yield Rule(sentence(f"you may do so only if {said}"))
    elif several:
        said = clause(condition, Speaking(card="it", together="the cards together", deadwood=deadwood))
        yield Rule(sentence(f"This must be true of each of these cards: {said}"))
    else:
        said = clause(condition, Speaking(card="it", deadwood=deadwood))
        yield Rule(sentence(f"you may {verb} a card only if {said}"))
    simple = isinstance(condition, Condition)
    yield from nothing_to_compare(condition, scene, f"any card may be {verb}ed" if simple else "", phase)


def _exactly(fewest: int, most: int) -> int:
    """The number of cards where it is always the same, else none."""
    return most if fewest == most else 0


def _is_alike(condition: AnyCondition, count: int) -> bool:
    """Whether all of so many cards must be of one rank."""
    if not isinstance(condition, Condition):
        return False
    pair = condition.type is ConditionType.HAS_MATCHING_PAIR and count == 2
    return pair or (condition.type is ConditionType.HAS_SET_OF_N and condition.value == count > 1)


def nothing_to_compare(
    condition: AnyCondition, scene: Scene, free: str = "", phase: Phase | None = None
) -> Iterator[Rule]:
    """A card to compare with that is not there, or that the player does not see: everything fits, or `free` says so.

    Args:
        condition: What is asked of cards.
        scene: The game.
        free: What is said instead of that every card fits.
        phase: Where it is asked, if in one phase alone.
    """
    asked = dict.fromkeys(one.reference for one in simple_conditions(condition))
    for reference in asked:
        if not isinstance(reference, CardReference):
            continue
        name = REFERENCES[reference]
        is_there = reference is CardReference.TOP_DISCARD and _has_just_discarded(phase, scene)
        missing = "" if is_there else _can_be_missing(reference, scene)
        hidden = _can_be_hidden(reference, scene)
        if missing:
            yield Rule(sentence(f"{missing}, {free or f'every card counts as fitting {name}'}"))
        if hidden:
            also = "too" if missing else ""
            comma = ", " if also else ""
            fits = free or "every card counts as fitting it"
            yield Rule(sentence(f"if you cannot see {name}, {fits}{comma}{also}"))


def _has_just_discarded(phase: Phase | None, scene: Scene) -> bool:
    """Whether whoever has a card to lay in a phase had one to discard, and did, just before it."""
    before = list(takewhile(lambda one: one is not phase, scene.phases)) if phase is not None else []
    while before and isinstance(before[-1], TurnUpPhase):
        before.pop()
    last = [one for one in before[-1:] if isinstance(one, DiscardPhase) and one.target is Location.DISCARD]
    return any(one.count == 1 and must_discard(one, scene) for one in last)


def _can_be_missing(reference: CardReference, scene: Scene) -> str:
    """When a card to compare with is not there; empty when it always is."""
    setup = scene.genome.setup
    match reference:
        case CardReference.TOP_DISCARD:
            taken = cards_are_taken_from(scene, *_PILES) or scene.has(ClaimPhase)
            return "while the discard pile is empty" if setup.initial_discard_count == 0 or taken else ""
        case CardReference.LAST_PLAYED:
            piles = (*_PILES, Location.TABLEAU)
            goes = (
                cards_are_taken_from(scene, *piles)
                or scene.has(ClaimPhase, TrickPhase, SwapPhase)
                or setup.tableau_mode in (TableauMode.WAR, TableauMode.MATCH_RANK)
            )
            gone = ", or while the last one is no longer on the table or the discard pile" if goes else ""
            return f"while no card has been played in this hand{gone}"
        case CardReference.TABLEAU_TOP:
            goes = (
                cards_are_taken_from(scene, Location.TABLEAU)
                or scene.has(SwapPhase)
                or any(trick.takes_table for trick in scene.of_kind(TrickPhase))
                or clears_table(scene)
                or setup.tableau_mode in (TableauMode.WAR, TableauMode.MATCH_RANK)
            )
            if goes:
                return "while there is no such card, or it no longer lies there"
            return "while the table is empty" if setup.initial_tableau_count == 0 else ""


def _can_be_hidden(reference: CardReference, scene: Scene) -> bool:
    setup = scene.genome.setup
    pile = setup.discard_visibility is not Visibility.FACE_UP or scene.has(ClaimPhase, ExchangePhase)
    table = setup.tableau_visibility is not Visibility.FACE_UP
    match reference:
        case CardReference.TOP_DISCARD:
            return pile
        case CardReference.TABLEAU_TOP:
            return table
        case CardReference.LAST_PLAYED:
            targets = {one.target for one in scene.of_kind(PlayPhase)}
            return (pile and Location.DISCARD in targets) or (table and Location.TABLEAU in targets)


def _order_of_cards(phase: PlayPhase | DiscardPhase, scene: Scene, most: int) -> Iterator[Rule]:
    """In which order cards that go together are laid, where that makes a difference."""
    if most == 1 or goes_to_piles(phase, scene) or not _order_matters(phase, scene):
        return
    order = fixed_order(scene, is_one_rank=_is_one_rank(phase, scene))
    yield Rule(f"Cards that go together are laid one by one: {order}.")


def _is_one_rank(phase: PlayPhase | DiscardPhase, scene: Scene) -> bool:
    """Whether cards that go together are always of one rank."""
    if isinstance(phase, DiscardPhase):
        return phase.matching_condition is not None and _is_alike(phase.matching_condition, phase.count)
    exactly = _exactly(max(1, phase.min_cards), phase.max_cards)
    condition = phase.valid_play_condition
    is_asked = rank_asked(condition) is not None or (condition is not None and _is_alike(condition, exactly))
    return is_asked or climbs(scene.genome, phase)


def _order_matters(phase: PlayPhase | DiscardPhase, scene: Scene) -> bool:
    by_effects = isinstance(phase, PlayPhase) and not _is_one_rank(phase, scene) and _effects_have_order(scene)
    return by_effects or _compares_with_last(phase, scene) or _lies_on_top(phase, scene)


def _effects_have_order(scene: Scene) -> bool:
    """Whether special cards do different things one after the other; players are skipped when all is done."""
    hits = {(one.effect_type, one.target, one.value) for one in effects(scene) if one.effect_type in _HITS}
    return len(hits) + (bool(hits) and can_turn(scene)) > 1


_HITS = (EffectType.DRAW_CARDS, EffectType.FORCE_DISCARD)


def _compares_with_last(phase: PlayPhase | DiscardPhase, scene: Scene) -> bool:
    others = [one.valid_play_condition for one in scene.of_kind(PlayPhase)]
    others += [one.matching_condition for one in scene.of_kind(DiscardPhase)]
    references = {one.reference for other in others for one in simple_conditions(other)}
    last = {CardReference.LAST_PLAYED} if isinstance(phase, PlayPhase) else set()
    top = CardReference.TOP_DISCARD if phase.target is Location.DISCARD else CardReference.TABLEAU_TOP
    return bool(references & (last | {top}))


def _lies_on_top(phase: PlayPhase | DiscardPhase, scene: Scene) -> bool:
    if phase.target is Location.DISCARD:
        is_taken = cards_are_taken_from(scene, *_PILES) or scene.genome.setup.wild_names_suit
        return is_taken or stays_on_top(scene)
    return scene.genome.setup.tableau_mode in (TableauMode.WAR, TableauMode.MATCH_RANK)


# ---------------------------------------------------------------------------------------- climbing


def _climb(phase: PlayPhase, scene: Scene) -> tuple[Block, ...]:
    fewest, most = max(1, phase.min_cards), phase.max_cards
    ranks = "of one rank"
    blind = " unseen" if scene.plays_blind else ""
    if most == 1:
        lead = f"a single card{blind}"
    elif fewest == most:
        lead = f"{counted(most, 'card')} {ranks}{blind}"
    else:
        lead = f"{from_to(fewest, most)} {ranks}{blind}"
    rules = [
        Rule(f"Where there is nothing to beat you lead: play {lead} to the table. {_passes_lead(phase)}", ("play",))
    ]
    many = "a card" if most == 1 else "exactly as many cards, again of one rank,"
    higher = "of a higher rank" if most == 1 else "but a higher one"
    way = f"beat the last play: lay {many} {higher}"
    beat = f"Otherwise {way}, or {_no_play(scene)}" if may_pass(phase) else f"Otherwise {way}."
    rules.append(Rule(beat, ("play",) if nobody_passes(scene) else ("play", "passes")))
    if scene.genome.setup.initial_tableau_count or scene.has(TurnUpPhase):
        rules.append(Rule("Cards that came to the table in other ways are not to be beaten."))
    if cards_are_taken_from(scene, Location.TABLEAU) or scene.has(SwapPhase):
        rules.append(Rule("If a card of the play before no longer lies on the table, there is nothing to beat."))
    rules += _condition(phase, scene, several=most > 1, most=0)
    rules += _order_of_cards(phase, scene, most)
    must = "" if may_pass(phase) else "You must play if you can. "
    if not phase.pass_if_unable:
        rules.append(Rule(f"{must}If you cannot play, you are out of the hand.", ("is out of the hand",)))
    elif must:
        rules += _must_play(phase, scene)
    return (text(*rules),)


def _no_play(scene: Scene) -> str:
    """What to do instead of a play that beats the last one; it is no pass where a card is laid in every turn."""
    if nobody_passes(scene):
        return "play nothing."
    again = "" if _one_pass_is_enough(scene) else " A player who has passed may play again when the turn comes round."
    return f"pass.{again}"


def _one_pass_is_enough(scene: Scene) -> bool:
    """Whether the first pass clears the table or ends the hand, so that nobody comes back to the same cards."""
    rules, action = scene.genome.game_rules, scene.genome.game_rules.consecutive_pass_action
    of_two = scene.genome.player_count == 2 and action is not PassAction.RENEW_TABLEAU
    needed = (1 if of_two else 2) if rules.passes_to_trigger is None else rules.passes_to_trigger
    return action is not PassAction.NONE and needed <= 1


def _passes_lead(phase: PlayPhase) -> str:
    """Whether somebody may pass who is to lead."""
    always = phase.min_cards <= 1 and phase.valid_play_condition is None
    return (
        "You may not pass then." if always or not phase.pass_if_unable else "You may pass then only if you cannot lead."
    )


# ---------------------------------------------------------------------------------------- discard


def discard(phase: DiscardPhase, scene: Scene) -> tuple[Block, ...]:
    """What a player does in a discard phase."""
    most, in_piles = most_at_once(phase, scene), goes_to_piles(phase, scene)
    rules = [Rule(_lay_off(phase, scene, most), _about(phase, scene))]
    if phase.keep_taken:
        rules.append(_keep_taken(phase, scene, most))
    rules += _condition(phase, scene, several=most > 1 and not in_piles, most=most)
    rules += _order_of_cards(phase, scene, most)
    if phase.mandatory and (phase.matching_condition is not None or in_piles or most > 1):
        rules.append(Rule("If you can discard you must; otherwise you do not discard."))
    rules += _not_played(scene)
    return (text(*rules),)


def _keep_taken(phase: DiscardPhase, scene: Scene, most: int) -> Rule:
    """What may not be discarded; with nothing else in hand it may be, if as many were taken as are discarded."""
    before = list(takewhile(lambda one: one is not phase, scene.phases))
    draws = [one for one in before if isinstance(one, DrawPhase) and takes_discards(one)]
    is_enough = any(one.repeat for one in draws) or sum(one.count for one in draws) >= most
    is_enough |= goes_to_piles(phase, scene)
    lays = any(isinstance(one, PlayPhase | ClaimPhase | MeldPhase | DiscardPhase) for one in before)
    is_enough &= not _books_leave_others(phase, scene)
    unless = "; but you may if you hold no other" if is_enough and (lays or not fewest_held(scene)) else ""
    return Rule(f"You may not discard a card that you took from the discard pile in the same turn{unless}.")


def _books_leave_others(phase: DiscardPhase, scene: Scene) -> bool:
    """Whether books and turns of a draw and a discard never leave a player with the card alone that was taken.

    The pile always has a card to take, so that each turn changes a hand by whole books, if a book is never all of it.
    """
    setup, size = scene.genome.setup, scene.genome.game_rules.book_size
    is_turn = [type(one) for one in scene.phases if not isinstance(one, KnockPhase)] == [DrawPhase, DiscardPhase]
    draws = [one for one in scene.of_kind(DrawPhase) if one.mandatory and one.count == 1 and one.condition is None]
    is_sure = any(takes_discards(one) and not one.repeat for one in draws) and setup.initial_discard_count > 0
    is_sure &= phase.mandatory and phase.count == 1 and phase.matching_condition is None
    is_dealt = not (setup.deal_remainder or setup.deal_suits or scene.step)
    return is_turn and is_sure and is_dealt and size > 0 and 0 < setup.cards_per_player % size < size - 1


def _lay_off(phase: DiscardPhase, scene: Scene, most: int) -> str:
    must = phase.mandatory
    what = _cards(scene, most, most)
    if phase.target is Location.DISCARD:
        setup = scene.genome.setup
        is_open = setup.discard_visibility is Visibility.FACE_UP and setup.initial_discard_count == 0
        is_told = cards_are_taken_from(scene, *_PILES) or not is_open or scene.plays_blind
        return f"{'Discard' if must else 'You may discard'} {what}{'' if is_told else ', face up'}."
    lay = "Discard" if must else "You may discard"
    if goes_to_piles(phase, scene):
        if most == 1:
            fits = ", if it fits," if has_stacks(scene) else " that fits"
            return f"{lay} {what}{fits} onto one of the piles on the table (see The table)."
        return f"{lay} {counted(most, 'card')}, one by one, that fit onto the piles on the table (see The table)."
    return sentence(f"{lay} {what} {_to_table(scene, most)}")


def _not_played(scene: Scene) -> Iterator[Rule]:
    """A discard is not a play, where that makes a difference."""
    if any(rule.trigger is ScoringTrigger.PLAY for rule in scene.genome.card_scoring) and scene.has(PlayPhase):
        yield Rule("A discarded card has not been played, and does not score as one.")
