"""A game without what never makes a difference: it plays the same, and there is less to explain."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from darwindeck.genome.conditions import (
    AnyCondition,
    CompoundCondition,
    ConditionType,
    PlaceReference,
    simple_conditions,
)
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    CardScoringRule,
    ClaimPhase,
    DeckEmptyAction,
    DiscardPhase,
    DrawPhase,
    Elimination,
    GameGenome,
    GameRules,
    GoingOut,
    KnockPhase,
    Location,
    PassAction,
    PassingPhase,
    Phase,
    PlayPhase,
    ScoringRule,
    ScoringTrigger,
    StarterRule,
    TributePhase,
    TrickPhase,
    TrickScoring,
    TriggerMode,
    TrumpChooser,
    TrumpPhase,
    TrumpSource,
    TurnUpPhase,
    Visibility,
    WinCondition,
    WinType,
)
from darwindeck.rulebook._any_card import any_card_will_do, goes_to_piles
from darwindeck.rulebook._facts import Facts, answered, facts_of
from darwindeck.rulebook._going_out import (
    can_get_rid_of_cards,
    go_out_together,
    going_out,
    nobody_goes_out,
    one_goes_out,
)
from darwindeck.rulebook._hand_end import (
    ends_without_cards,
    hand_ends,
    leads_on,
    one_left_ends,
    one_may_be_left,
    only_folding_ends,
)
from darwindeck.rulebook._logic import ALWAYS, NOT_AT_ALL, holds, implies, kept, never_holds, simplified
from darwindeck.rulebook._passes import can_always_play, nobody_passes
from darwindeck.rulebook._passing import passes_cards
from darwindeck.rulebook._places import (
    compares_with,
    empty_places,
    has_table,
    players_leave,
    stock_can_have_cards,
    stock_gives_cards,
    takes_discards,
    trumps_matter,
)
from darwindeck.rulebook._pot import all_share_pots
from darwindeck.rulebook._races import is_race
from darwindeck.rulebook._rounds import hands_can_grow, most_held
from darwindeck.rulebook._scene import OWN, Scene
from darwindeck.rulebook._scores import AT_END, can_lack_points, can_shoot_the_moon
from darwindeck.rulebook._tricks import all_lay_at_once, most_tricks
from darwindeck.rulebook._winning import all_chips, is_lower_better
from darwindeck.rulebook._worst_hand import is_of_who_goes_out, with_points_for_going_out


def staged(genome: GameGenome) -> Scene:
    """A game as its rulebook sees it: without what makes no difference, and each phase apart from others like it."""
    trumps_named = _namings_of_trumps(genome)
    genome = plain(genome)
    turn = genome.turn_structure
    scene = _seen(replace(genome, turn_structure=replace(turn, phases=tuple(replace(one) for one in turn.phases))))
    return replace(
        scene,
        ends_with_hand=not leads_on(scene),
        hands_end=any(hand_ends(scene)),
        only_folds_end=only_folding_ends(scene),
        one_left_ends=one_left_ends(scene),
        untold_turns=trumps_named - _namings_of_trumps(genome),
    )


def _namings_of_trumps(genome: GameGenome) -> int:
    """How often in a hand somebody names trumps, which is a turn even where trumps do not matter."""
    return sum(isinstance(phase, TrumpPhase) for phase in genome.turn_structure.phases)


def _seen(genome: GameGenome) -> Scene:
    """A game as its players see it, without the phases in which nothing ever happens."""
    scene = Scene(genome)
    idle = frozenset(place for place, phase in enumerate(scene.phases) if is_idle(phase, scene))
    scene = replace(scene, idle=idle)
    return replace(scene, shares_pots=scene.has_pot and all_share_pots(scene))


def plain(genome: GameGenome) -> GameGenome:
    """The same game without phases in which nothing ever happens, points and endings that never come about."""
    plainer = _plainer(genome)
    return genome if plainer == genome else plain(plainer)


def _plainer(genome: GameGenome) -> GameGenome:
    """A game without what makes no difference in it; without that, something else may make none any more."""
    if not any(hand_ends(_seen(genome))):
        genome = _without_points_at_end(genome)
    if nobody_goes_out(_seen(genome)):
        genome = _without_going_out(genome)
    if is_of_who_goes_out(_seen(genome)):
        genome = with_points_for_going_out(genome)
    if one_goes_out(_seen(genome)) and not one_may_be_left(_seen(genome)):
        first = genome.game_rules.place_points[:1]
        genome = replace(genome, game_rules=replace(genome.game_rules, place_points=first))
    if not _can_deal_more(_seen(genome)):
        genome = replace(genome, setup=replace(genome.setup, cards_step=0))
    is_empty = ends_without_cards(_seen(genome))
    if is_empty:
        genome = _without_empty_hands(genome)
    genome = replace(genome, card_scoring=tuple(_plain_card_points(genome)))
    for _ in range(2):  # Once a rule never scores, conditions about scores may be settled.
        facts = facts_of(_seen(genome))
        in_the_end = facts.of_anybody().with_empty_hands() if is_empty else facts.of_anybody()
        genome = replace(genome, scoring_rules=tuple(_plain_scoring(genome.scoring_rules, in_the_end)))
    scene = _seen(genome)
    phases = genome.turn_structure.phases
    happening = (_plain_phase(phase, facts, scene) for phase in phases if _can_happen(phase, scene))
    phases = _without_idle(tuple(happening), scene)
    if phases:
        genome = replace(genome, turn_structure=replace(genome.turn_structure, phases=phases))
    evaluation = genome.hand_evaluation
    if evaluation is not None and evaluation.with_table and not has_table(scene):
        genome = replace(genome, hand_evaluation=replace(evaluation, with_table=False))
    if genome.setup.tableau_visibility is Visibility.FACE_DOWN:  # Nobody sees a card there to add up.
        genome = replace(genome, setup=replace(genome.setup, capture_by_sum=False))
    return replace(
        genome,
        win_conditions=tuple(_plain_win(win, scene) for win in genome.win_conditions),
        game_rules=_plain_rules(scene, facts),
        trick_scoring=_plain_tricks(scene),
    )


def _plain_win(win: WinCondition, scene: Scene) -> WinCondition:
    """A way to win without a number of chips that some side has all the time: the richest has its share at least."""
    is_best = win.type is WinType.MOST_CHIPS and not is_race(win) and not is_lower_better(win)
    stays = scene.genome.house is None and scene.genome.game_rules.elimination is Elimination.NONE
    if win.threshold is None or not is_best or not stays:  # Whoever is out by score takes chips along.
        return win
    if win.threshold * scene.sides > all_chips(scene):
        return win
    waits = win.trigger_mode is not TriggerMode.THRESHOLD_GATE
    return replace(win, threshold=None, trigger_mode=win.trigger_mode if waits else TriggerMode.IMMEDIATE)


def _can_deal_more(scene: Scene) -> bool:
    """Whether there are cards for larger deals than the first, where later ones are to be larger."""
    setup = scene.genome.setup
    laid_out = setup.initial_discard_count + setup.initial_tableau_count
    most = (setup.deck_size - laid_out) // scene.genome.player_count
    if setup.deal_suits and not hands_can_grow(scene):  # Only the number of tricks grows, and not that of cards.
        return setup.cards_step <= 0
    return setup.cards_step <= 0 or players_leave(scene) or setup.cards_per_player < most


def _plain_tricks(scene: Scene) -> TrickScoring | None:
    """What tricks score, without points beyond as many as a hand has."""
    rules, count = scene.genome.trick_scoring, most_tricks(scene)
    if rules is None or count is None or rules.book < count:
        return rules
    left = replace(rules, points_per_trick=0, book=0)
    return left if left.points_per_card or left.last_trick_points else None


def _without_points_at_end(genome: GameGenome) -> GameGenome:
    """The same game without what scores at the end of a hand, where the game is over before."""
    rules = genome.game_rules
    return replace(
        genome,
        card_scoring=tuple(one for one in genome.card_scoring if one.trigger not in AT_END),
        scoring_rules=(),
        majority_scoring=(),
        trick_scoring=None,
        contract_scoring=None,
        game_points=(),
        game_rules=replace(rules, shoot_the_moon=False, place_points=(), worst_hand_points=0, others_pay_from=None),
    )


def _without_going_out(genome: GameGenome) -> GameGenome:
    """The same game without what comes of going out, where nobody ever does."""
    rules = genome.game_rules
    by_place = rules.starter in (StarterRule.FIRST_OUT, StarterRule.LAST_OUT)
    starter = StarterRule.ROTATES if by_place else rules.starter
    return replace(
        genome,
        card_scoring=tuple(one for one in genome.card_scoring if one.trigger is not ScoringTrigger.LEFT_IN_HANDS),
        game_rules=replace(rules, going_out=GoingOut.NONE, place_points=(), starter=starter),
    )


def _without_empty_hands(genome: GameGenome) -> GameGenome:
    """The same game without questions about cards in hands at the end of a hand, where nobody ever holds any."""
    worst, pays = genome.game_rules.worst_hand_points, genome.game_rules.others_pay_from
    is_shared = worst != 0 and pays is None and genome.player_count > 1 and not Scene(genome).somebody_may_leave
    for_all = [ScoringRule(ALWAYS, worst)] if is_shared else []  # All hands are as bad.
    return replace(
        genome,
        card_scoring=tuple(one for one in genome.card_scoring if one.trigger not in AT_END),
        scoring_rules=(*(rule for rule in genome.scoring_rules if not rule.per_card), *for_all),
        win_conditions=tuple(map(_at_every_end, genome.win_conditions)),
        game_rules=replace(genome.game_rules, worst_hand_points=0) if is_shared else genome.game_rules,
    )


def _plain_card_points(genome: GameGenome) -> Iterator[CardScoringRule]:
    """Points for cards without those of suits that are never trumps, or of others who are not there."""
    is_safe = any(isinstance(one, TrickPhase) and one.first_trick_safe for one in genome.turn_structure.phases)
    moon = genome.game_rules.shoot_the_moon or is_safe  # They leave points aside that depend on trumps.
    for rule in genome.card_scoring:
        suit = rule.condition.suit
        if rule.trigger is ScoringTrigger.LEFT_IN_HANDS and genome.player_count == 1:
            continue
        if rule.trumps_only and _trumps_are_fixed(genome):
            if suit not in (None, genome.setup.trump_suit) or genome.setup.trump_suit is None:
                continue
            yield rule if suit is None or moon else replace(rule, trumps_only=False)
        else:
            yield rule


def _trumps_are_fixed(genome: GameGenome) -> bool:
    """Whether the same suit is trumps in every hand, or none is."""
    scene = Scene(genome)
    named = any(one.named_by is TrumpChooser.STARTER or scene.several_hands for one in scene.of_kind(TrumpPhase))
    return genome.setup.trump_source is TrumpSource.FIXED and not named


def _at_every_end(win: WinCondition) -> WinCondition:
    """A way to win that waits for empty hands, where every hand ends with them."""
    if is_race(win) or win.trigger_mode is TriggerMode.DECK_EMPTY:
        return win
    by_score = win.type in (WinType.ALL_HANDS_EMPTY, WinType.FIRST_TO_SCORE)
    at_once = replace(win, type=WinType.HIGH_SCORE) if by_score else win
    if win.trigger_mode is TriggerMode.ALL_HANDS_EMPTY:
        at_once = replace(at_once, trigger_mode=TriggerMode.IMMEDIATE)
    return win if is_race(at_once) else at_once


def _plain_rules(scene: Scene, facts: Facts) -> GameRules:
    rules = scene.genome.game_rules
    ends = answered(rules.hand_ends_if, facts.about_players())
    if ends is not None:
        left = simplified(ends, about_card=False)
        ends = ALWAYS if left is True else None if left is False else left
    stays = rules.elimination is Elimination.NO_SCORE and not can_lack_points(scene)
    if nobody_passes(scene):
        rules = replace(rules, consecutive_pass_action=PassAction.NONE, passes_to_trigger=None, pass_stake=0)
    return replace(
        rules,
        hand_ends_if=ends,
        elimination=Elimination.NONE if stays else rules.elimination,
        starter=StarterRule.ROTATES if all_lay_at_once(scene) else rules.starter,
        shoot_the_moon=rules.shoot_the_moon and can_shoot_the_moon(scene),
    )


# ---------------------------------------------------------------------------------------- phases


def _can_happen(phase: Phase, scene: Scene) -> bool:
    match phase:
        case TributePhase():
            two_places = one_may_be_left(scene) or (going_out(scene) is not GoingOut.NONE and go_out_together(scene))
            return scene.several_hands and two_places and scene.genome.player_count > 1
        case TrumpPhase():
            is_late = phase.named_by is TrumpChooser.LAST_WINNER
            shows_card = scene.genome.setup.trump_source in (TrumpSource.LAST_CARD, TrumpSource.TURNED_UP)
            if not trumps_matter(scene) and not (is_late and shows_card):
                return False
            return not is_late or (scene.several_hands and scene.has_tricks)
        case PassingPhase():
            return passes_cards(phase, scene)
        case TurnUpPhase():
            return phase.count > 0 and stock_can_have_cards(scene)
        case DrawPhase() | DiscardPhase():
            return phase.count > 0
        case _:
            return True


def _plain_phase(phase: Phase, facts: Facts, scene: Scene) -> Phase:
    play = _next_play(phase, scene)
    if play is not None and is_idle(play, scene):
        facts = replace(facts, empty={*facts.empty, PlaceReference.VALID_PLAYS})
    elif play is not None and any_card_will_do(play, scene):
        one = min(1, facts.fewest[PlaceReference.HAND])  # Only the top one of a stack.
        facts = replace(facts, fewest={**facts.fewest, PlaceReference.VALID_PLAYS: one})

    def of_card(condition: AnyCondition | None) -> AnyCondition | None:
        return kept(answered(condition, facts), about_card=True)

    def of_player(condition: AnyCondition | None) -> AnyCondition | None:
        if _ends_hand(condition, scene):
            return NOT_AT_ALL
        return kept(answered(condition, facts.about_players()), about_card=False)

    match phase:
        case DrawPhase():
            phase = replace(phase, condition=of_player(phase.condition))
            return _from_elsewhere(phase, _without_cards(scene))
        case KnockPhase():
            return replace(phase, condition=of_player(phase.condition))
        case BettingPhase():
            leaves = going_out(scene) is GoingOut.LEAVES_HAND  # Whose turn it is may have gone out in it.
            asked = (facts.of_anybody() if leaves else facts).about_players()
            return replace(phase, condition=kept(answered(phase.condition, asked), about_card=False))
        case PlayPhase():
            stays = phase.pass_if_unable or can_always_play(phase, scene)
            return replace(phase, valid_play_condition=of_card(phase.valid_play_condition), pass_if_unable=stays)
        case DiscardPhase():
            keeps = phase.keep_taken and _may_hold_discards(phase, scene)
            return replace(phase, matching_condition=of_card(phase.matching_condition), keep_taken=keeps)
        case _:
            return phase


def _may_hold_discards(discard: DiscardPhase, scene: Scene) -> bool:
    """Whether a player may have taken a card from the discard pile in the turn; the same phase may be there twice."""
    last = max((place for place, phase in enumerate(scene.phases) if phase is discard), default=0)
    return any(isinstance(phase, DrawPhase) and takes_discards(phase) for phase in scene.phases[:last])


def _ends_hand(condition: AnyCondition | None, scene: Scene) -> bool:
    """Whether the hand is over as soon as a player meets a condition, so that nobody has a phase for it."""
    ends = scene.genome.game_rules.hand_ends_if
    if condition is None or ends is None:
        return False
    is_same = all(one.reference is not PlaceReference.VALID_PLAYS for one in simple_conditions(condition))
    return is_same and implies(condition, ends)


def _next_play(one: Phase, scene: Scene) -> PlayPhase | None:
    """The phase of play that follows another phase in the turn: whoever can play can play there."""
    phases = scene.genome.turn_structure.phases
    later = phases[next(place for place, phase in enumerate(phases) if phase is one) + 1 :]
    return next((phase for phase in later if isinstance(phase, PlayPhase)), None)


def _from_elsewhere(draw: DrawPhase, without: Collection[Location]) -> DrawPhase:
    """A draw with one place instead of two, where the other never has a card to draw."""
    if draw.or_source in (None, draw.source):
        return draw
    if draw.source in without:
        return replace(draw, source=draw.or_source, or_source=None)
    return replace(draw, or_source=None) if draw.or_source in without else draw


def _without_cards(scene: Scene) -> set[Location]:
    """The places from which no card can ever be drawn: a stock may keep all that it has in reserve."""
    return empty_places(scene) | (set() if stock_gives_cards(scene) else {Location.DECK})


def _without_idle(phases: tuple[Phase, ...], scene: Scene) -> tuple[Phase, ...]:
    """Phases without those in which nothing ever happens, unless turns or hands go another way without them."""
    for idle in [phase for phase in phases if is_idle(phase, scene)]:
        others = tuple(phase for phase in phases if phase is not idle)
        if not _is_missed(idle, others, scene):
            phases = others
    return phases


def is_idle(phase: Phase, scene: Scene) -> bool:
    """Whether nothing ever happens in a phase."""
    match phase:
        case DrawPhase():
            return never_holds(phase.condition) or _finds_nothing(phase, scene)
        case BettingPhase():
            return never_holds(phase.condition) or _bets_never_begin(scene)
        case KnockPhase():
            return never_holds(phase.condition)
        case PlayPhase():
            return never_holds(phase.valid_play_condition, about_card=True) or _asks_for_too_many(phase, scene)
        case DiscardPhase():
            return never_holds(phase.matching_condition, about_card=True) or _asks_for_too_many(phase, scene)
        case _:
            return False


def _asks_for_too_many(phase: PlayPhase | DiscardPhase, scene: Scene) -> bool:
    """Whether more cards have to be laid together than anybody ever holds; onto the piles of suits they go singly."""
    fewest = phase.count if isinstance(phase, DiscardPhase) else phase.min_cards
    return fewest > most_held(scene) and not goes_to_piles(phase, scene)


def _finds_nothing(draw: DrawPhase, scene: Scene) -> bool:
    """Whether a draw is from where no card ever is, and ends nothing."""
    ends = scene.genome.game_rules.deck_empty_action in (DeckEmptyAction.HAND_ENDS, DeckEmptyAction.GAME_ENDS)
    places = {draw.source, draw.or_source or draw.source}
    is_end = ends and draw.mandatory and Location.DECK in places
    return places <= _without_cards(scene) and not is_end


def _bets_never_begin(scene: Scene) -> bool:
    """Whether each round of bets waits for a bet before it, so that there is none."""
    conditions = [phase.condition for phase in scene.of_kind(BettingPhase)]
    return all(one is not None and never_holds(_before_bets(one)) for one in conditions)


def _before_bets(condition: AnyCondition) -> AnyCondition:
    """A condition as it is as long as nobody has bet."""
    if isinstance(condition, CompoundCondition):
        return replace(condition, conditions=tuple(map(_before_bets, condition.conditions)))
    if condition.type is not ConditionType.CURRENT_BET:
        return condition
    return ALWAYS if holds(condition, 0) else NOT_AT_ALL


def _is_missed(idle: Phase, others: Sequence[Phase], scene: Scene) -> bool:
    """Whether a phase matters though nothing happens in it: by it there are passes, turns, long hands, or a pot."""
    genome = scene.genome
    without = Scene(replace(genome, turn_structure=replace(genome.turn_structure, phases=tuple(others))))
    if isinstance(idle, PlayPhase):
        is_looked_at = compares_with(scene, PlaceReference.VALID_PLAYS)
        return is_looked_at or not idle.pass_if_unable or not without.has(PlayPhase, ClaimPhase)
    if scene.is_one_round != without.is_one_round:
        return True
    if isinstance(idle, DrawPhase) and can_get_rid_of_cards(scene) and not without.has(DrawPhase, AskPhase):
        return True  # Where no phase draws, empty hands end the hand at once, and not after a round without a move.
    if isinstance(idle, BettingPhase):
        return scene.has_pot_without_bets and scene.showdown_without_bets is not without.showdown_without_bets
    return not without.has(*OWN)


def _plain_scoring(rules: Sequence[ScoringRule], facts: Facts) -> Iterator[ScoringRule]:
    """Scoring rules without those that never score, and in their shortest form."""
    for rule in rules:
        condition = answered(rule.condition, facts if rule.per_card else facts.about_players())
        assert condition is not None
        left = simplified(condition, about_card=rule.per_card)
        if left is not False:
            yield replace(rule, condition=ALWAYS if left is True else left)
