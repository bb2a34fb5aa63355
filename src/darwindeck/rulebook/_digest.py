"""A game in a few words: what the first and the last page of a rulebook say alike."""

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile
from statistics import median
from typing import assert_never

from darwindeck.errors import GenomeError
from darwindeck.genome.conditions import AnyCondition, CompoundCondition, Condition, ConditionType, Logic
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    BiddingPhase,
    BreakingRule,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    ExchangePhase,
    KnockPhase,
    LevelTrick,
    Location,
    MeldPhase,
    PassingPhase,
    Phase,
    PlayPhase,
    ShowdownMethod,
    Suit,
    SwapPhase,
    TableauMode,
    TributePhase,
    TrickPhase,
    TrumpChooser,
    TrumpPhase,
    TrumpSource,
    TurnUpPhase,
    WagerPhase,
)
from darwindeck.rulebook._cards import rank_name, rank_names, ranks_listed, suit_names
from darwindeck.rulebook._claims import cards_claimed
from darwindeck.rulebook._conditions import Speaking, clause, rank_asked
from darwindeck.rulebook._effects import powers
from darwindeck.rulebook._going_out import one_goes_out
from darwindeck.rulebook._laying import from_to, may_pass, most_at_once
from darwindeck.rulebook._leaving import can_leave_hand
from darwindeck.rulebook._melds import makes_runs, makes_sets
from darwindeck.rulebook._passing import keeps_in_some_hands
from darwindeck.rulebook._places import effects, has_stacks, shows_turned, wild_ranks
from darwindeck.rulebook._pot import goes_to_first_out, showdown, showdowns
from darwindeck.rulebook._rounds import at_the_start, comes_first, most_held, never_both
from darwindeck.rulebook._scene import ONCE, OWN, PLACES, Scene
from darwindeck.rulebook._swaps import is_single_card
from darwindeck.rulebook._title import fingerprint
from darwindeck.rulebook._tricks import nobody_can_follow
from darwindeck.rulebook._words import a, counted, listed, number, sentence
from darwindeck.simulation import SimulationRequest, SimulationResult, Simulator
from darwindeck.simulation.table_time import seconds_of

# ---------------------------------------------------------------------------------------- who, and how long


def players(scene: Scene) -> str:
    """Who plays: four players, in two teams of two."""
    genome = scene.genome
    text = counted(genome.player_count, "player")
    if not scene.has_teams:
        return text
    sizes = {len(team) for team in genome.teams}
    of = f" of {number(sizes.pop())}" if len(sizes) == 1 else ""
    return f"{text} in {counted(len(genome.teams), 'team')}{of}"


_TIMED = 15
"""How many games are played to tell the length."""
_LENGTHS = (
    (1.5, "about a minute"),
    (3.5, "a few minutes"),
    (7, "about five minutes"),
    (12, "about ten minutes"),
    (22, "about a quarter of an hour"),
    (40, "about half an hour"),
    (75, "about an hour"),
    (150, "one to two hours"),
)


def length(scene: Scene) -> str | None:
    """How long a game takes people, judged by a few that were played; None for rules that cannot be played."""
    try:
        games = _played(scene, "greedy")
        if _mostly_run_on(games) and not _mostly_run_on(others := _played(scene, "random")):
            games = others  # Players who always think the same may never come to an end.
    except GenomeError:
        return None
    minutes = median(map(seconds_of, games)) / 60
    return next((words for most, words in _LENGTHS if minutes <= most), "a whole evening")


def _played(scene: Scene, player: str) -> list[SimulationResult]:
    seeds = ((fingerprint(scene) + number_of_game) % 2**64 for number_of_game in range(_TIMED))
    single = [SimulationRequest(scene.genome, 1, player, seed, measure=True) for seed in seeds]
    return Simulator().simulate_batch(single)


def _mostly_run_on(games: Sequence[SimulationResult]) -> bool:
    """Whether most games only end with the limit of turns."""
    return 2 * sum(game.timeouts for game in games) > len(games)


# ---------------------------------------------------------------------------------------- phases


def _digest(phase: Phase, scene: Scene) -> str:
    """What is done in a phase, in a few words and in the imperative."""
    match phase:
        case DrawPhase():
            return _draw(phase, scene)
        case PlayPhase():
            stuck = "" if phase.pass_if_unable else "; if you cannot, you are out of the hand"
            return f"{_play(phase, scene)}{stuck}"
        case DiscardPhase():
            rest = "" if phase.mandatory else " if you like"
            where = "" if phase.target is not Location.TABLEAU else " to the table"
            return f"discard {_cards(phase.count, phase, scene)}{where}{rest}"
        case ClaimPhase():
            return _claim(phase, scene)
        case AskPhase():
            return f"ask {_whom(scene)} for all cards of a rank that you hold"
        case MeldPhase():
            return _meld(phase, scene)
        case KnockPhase():
            if phase.condition is None:
                return "knock if you like"
            if isinstance(phase.condition, CompoundCondition):
                return "knock if you may"
            met = clause(phase.condition, Speaking(deadwood=scene.counts_deadwood))
            return f"if {met}, knock if you like"
        case SwapPhase():
            return _swap(phase, scene)
        case _:
            return _around(phase, scene)


def _around(phase: Phase, scene: Scene) -> str:
    """What goes round the table."""
    match phase:
        case TrickPhase():
            return _trick(phase, scene)
        case BiddingPhase():
            return "everybody bids a number of tricks"
        case PassingPhase():
            but = " (but not in every hand)" if keeps_in_some_hands(phase, scene) else ""
            return f"everybody passes {counted(phase.count, 'card')}{but}"
        case TurnUpPhase():
            how = "turned up from the stock" if shows_turned(scene) else "laid face down on the table from the stock"
            return f"{counted(phase.count, 'card')} {'is' if phase.count == 1 else 'are'} {how}"
        case ExchangePhase():
            most = min(phase.max_cards, most_held(scene))
            cards = "a card" if most == 1 else f"up to {counted(most, 'card')}"
            return f"everybody may exchange {cards}"
        case TrumpPhase():
            but = "" if phase.named_by is TrumpChooser.STARTER else " (but not in the first hand)"
            return f"trumps are named{but}"
        case WagerPhase():
            return "everybody stakes chips against the house"
        case BettingPhase():
            return "everybody bets" if phase.condition is None else "there may be a round of bets"
        case TributePhase(cards=1):
            return "whoever came last in the hand before gives the highest card to whoever came first"
        case TributePhase():
            return "the losers of the hand before give their highest cards to its winners"
        case (
            DrawPhase()
            | PlayPhase()
            | DiscardPhase()
            | ClaimPhase()
            | AskPhase()
            | MeldPhase()
            | KnockPhase()
            | SwapPhase()
        ):
            raise AssertionError("a phase of a single player does not go round the table")
    assert_never(phase)


def _whom(scene: Scene) -> str:
    """Who is asked for cards: never a partner."""
    if scene.genome.player_count == 2:
        return "your opponent"
    return "an opponent" if scene.has_teams else "another player"


def _claim(phase: ClaimPhase, scene: Scene) -> str:
    least, most = cards_claimed(phase, scene)
    cards = "the top card of your stack" if has_stacks(scene) else _range(least, most)
    said = f"say which rank {'it is' if most == 1 else 'they are'}"
    others = "your opponent" if scene.genome.player_count == 2 else "others"
    doubt = f"; {others} may doubt it" if phase.allow_challenge else ""
    return f"lay {cards} face down and {said}{doubt}"


def _meld(phase: MeldPhase, scene: Scene) -> str:
    """What may be laid, one meld or several."""
    kinds = [("a set", "sets")] if makes_sets(phase, scene) else []
    kinds += [("a run", "runs")] if makes_runs(phase, scene) else []
    is_one = phase.max_melds == 1
    melds = listed([one if is_one else some for one, some in kinds], "or" if is_one else "and")
    adds = ", and add to those that lie there" if phase.lay_off else ""
    return f"lay {melds} if you like{adds}" if melds else "lay nothing"


def _draw(phase: DrawPhase, scene: Scene) -> str:
    whose = "the previous player's hand" if phase.from_previous else PLACES[Location.OPPONENT_HAND]
    whose = "the other player's hand" if scene.genome.player_count == 2 else whose
    places = [whose if one is Location.OPPONENT_HAND else PLACES[one] for one in _sources(phase)]
    if phase.repeat:
        text = f"draw cards from {' or '.join(places)}, {number(phase.count)} at a time"
        while_true = "" if phase.condition is None else f", {_when(phase.condition, scene, 'as long as')}"
        return f"{text}{while_true}" if phase.mandatory else f"{text}, as many as you like{while_true}"
    text = f"draw {counted(phase.count, 'card')} from {' or '.join(places)}"
    if phase.condition is None:
        return text if phase.mandatory else f"{text}, if you like"
    when = _when(phase.condition, scene)
    return f"{text} {when}" if phase.mandatory else f"{when}, {text} if you like"


def _sources(phase: DrawPhase) -> Iterator[Location]:
    yield phase.source
    if phase.or_source is not None and phase.or_source is not phase.source:
        yield phase.or_source


def _when(condition: AnyCondition, scene: Scene, word: str = "if") -> str:
    if isinstance(condition, CompoundCondition):
        return "in some cases"
    return f"{word} {clause(condition, Speaking(deadwood=scene.counts_deadwood))}"


def _play(phase: PlayPhase, scene: Scene) -> str:
    setup = scene.genome.setup
    cards = _cards(phase.min_cards, phase, scene)
    fits = " that fit" if most_at_once(phase, scene) > 1 else ", if it fits" if has_stacks(scene) else " that fits"
    fitting = fits if phase.valid_play_condition is not None else ""
    asked = rank_asked(phase.valid_play_condition)
    if asked is not None and not has_stacks(scene) and not phase.climbing:
        cards, fitting = _range(phase.min_cards, most_at_once(phase, scene), rank_name(asked), rank_names(asked)), ""
    comma = "," if fitting.startswith(",") else ""
    if phase.climbing:
        return _climb(phase, cards, scene)
    freely = "" if phase.mandatory else ", or pass"
    matching = "" if has_stacks(scene) else _matching(phase.valid_play_condition)
    text = f"play {cards}{matching or fitting}"
    if phase.target is Location.TABLEAU:
        match setup.tableau_mode:
            case TableauMode.WAR:
                best = "higher" if scene.genome.player_count == 2 else "highest"
                return f"lay {cards}{fitting}{freely}; the {best} card of the battle takes all"
            case TableauMode.MATCH_RANK:
                captures = "and capture" if most_at_once(phase, scene) == 1 else "each to capture"
                by_sum = " or, without one, cards that add up to its value" if setup.capture_by_sum else ""
                what = f"a card of its rank{by_sum}"
                return f"lay {cards}{fitting}{comma} on the table, {captures} {what}{freely}"
            case TableauMode.SEQUENCE:
                start = setup.sequence_start_rank
                begin = f"start a suit with {a(rank_name(start))}, or " if start is not None else ""
                return f"{begin}add {cards}{fitting}{comma} to the suits on the table{freely}"
            case TableauMode.NONE:
                text += "" if matching else f"{comma} to the table"
    return f"{text}{freely}"


def _climb(phase: PlayPhase, cards: str, scene: Scene) -> str:
    freely = ", or pass" if may_pass(phase) else " if you can"
    if most_at_once(phase, scene) == 1:
        return f"beat the card on the table with one of a higher rank{freely}; or lead {cards}"
    return f"beat the cards on the table with as many of a higher rank{freely}; or lead {cards} of one rank"


def _matching(condition: AnyCondition | None) -> str:
    """What a card must have, for the most common condition."""
    if isinstance(condition, CompoundCondition):
        kinds = {one.type for one in condition.conditions if isinstance(one, Condition)}
        is_either = condition.logic is Logic.OR and len(kinds) == len(condition.conditions)
        return " of the same rank or suit as the last one" if is_either and kinds == _RANK_OR_SUIT else ""
    if condition is not None and condition.type is ConditionType.MATCHES_OR_WILD:
        return " of the same rank or suit as the last one, or a wild one"
    return ""


_RANK_OR_SUIT = {ConditionType.CARD_MATCHES_RANK, ConditionType.CARD_MATCHES_SUIT}


def _cards(least: int, phase: PlayPhase | DiscardPhase, scene: Scene) -> str:
    """The cards that go at once."""
    most = most_at_once(phase, scene)
    if has_stacks(scene) and most == 1:
        return "the top card of your stack"
    return counted(most, "card") if isinstance(phase, DiscardPhase) else _range(least, most)


def _range(least: int, most: int, one: str = "card", many: str = "cards") -> str:
    if most <= 1:
        return a(one)
    if least == most:
        return counted(most, one, many)
    return f"up to {counted(most, one, many)}" if least <= 1 else from_to(least, most, one, many)


def _swap(phase: SwapPhase, scene: Scene) -> str:
    mine = "card" if is_single_card(scene) else "hand"
    neighbor = "the other player" if scene.genome.player_count == 2 else "the next player"
    what = {
        Location.OPPONENT_HAND: f"swap your {mine} with {neighbor}'s",
        Location.TABLEAU: f"swap a card{', or your whole hand,' if phase.all_at_once else ''} with the table",
        Location.DECK: "swap a card with the stock",
    }
    text = what.get(phase.source, "swap cards")
    return text if phase.mandatory else f"{text}, if you like"


def _trick(phase: TrickPhase, scene: Scene) -> str:
    how = "everybody plays a card face down" if phase.face_down else "everybody plays a card"
    follows = phase.lead_suit_required and not phase.face_down and not nobody_can_follow(scene)
    follow = ", following suit if possible" if follows else ""
    best = f"the {'highest' if phase.high_card_wins else 'lowest'}"
    which = f"{best} card"
    if phase.level is LevelTrick.SUIT_LED:
        which += " of the suit led"
    if scene.has_trumps(phase):
        which = f"{best} trump or, without one, {which}"
    return f"{how}{follow}; {which} takes the trick"


# ---------------------------------------------------------------------------------------- what is special


_TAKERS = {
    ShowdownMethod.HAND_EVALUATION: "the best hand",
    ShowdownMethod.HIGHEST_CARD: "the highest card",
    ShowdownMethod.BATTLE: "whoever wins the battle",
}


def _pot(scene: Scene) -> Iterator[str]:
    """Who takes the pot."""
    if not scene.has_pot:
        return
    methods = {showdown(one, scene) for one in showdowns(scene)}
    takers = [_TAKERS.get(one) for one in methods]
    if len(takers) > 1 or None in takers:
        return
    left = ["the last player left"] if can_leave_hand(scene) else []
    several = "both are left" if scene.genome.player_count == 2 else "there are several"
    others = f" or, if {several}, ".join([*left, *filter(None, takers)])
    if not goes_to_first_out(scene):
        yield sentence(f"{others} takes the pot")
        return
    first = "whoever goes out" if one_goes_out(scene) else "the first to go out"
    rest = f"; if nobody has gone out, it goes to {others}" if others else ""
    yield sentence(f"{first} takes the pot{rest}")


def _fixed_trumps(scene: Scene) -> Suit | None:
    """The suit that is trumps in all tricks of all hands, if there is one."""
    setup = scene.genome.setup
    changes = setup.trump_source is not TrumpSource.FIXED or scene.has(TrumpPhase)
    usual = None if changes else setup.trump_suit
    suits = {(phase.trump_suit or usual) if scene.has_trumps(phase) else None for phase in scene.of_kind(TrickPhase)}
    return suits.pop() if len(suits) == 1 else None


def _held_back(scene: Scene) -> Iterator[str]:
    """Suits that wait until they are broken."""
    setup = scene.genome.setup
    if setup.hand_is_stack or len(setup.suits) == 1:
        return
    for phase in scene.of_kind(TrickPhase):
        if phase.breaking_suit is not None and phase.breaking_suit in setup.suits and not phase.face_down:
            leads = phase.breaking_rule is BreakingRule.CANNOT_LEAD_UNTIL_BROKEN
            until = "led until one has been played" if leads else "played before somebody has nothing else"
            yield f"{suit_names(phase.breaking_suit).capitalize()} may not be {until}."


def special(scene: Scene, *, in_full: bool = False) -> Iterator[str]:
    """The pot, wild cards, trumps and ranks with effects, a sentence each; in full, with what each effect is."""
    setup = scene.genome.setup
    yield from _pot(scene)
    wild = wild_ranks(scene)
    if wild:
        named = ", and their player names the suit to go on with" if setup.wild_names_suit else ""
        yield f"{ranks_listed(wild).capitalize()} are wild{named}."
    if trumps := _fixed_trumps(scene):
        yield f"{suit_names(trumps).capitalize()} are trumps."
    yield from _held_back(scene)
    ranks = {effect.trigger_rank for effect in effects(scene)}
    if ranks and in_full:
        yield from powers(scene)
    elif ranks:
        yield f"{ranks_listed(ranks).capitalize()} have special powers."
    if scene.genome.game_rules.book_size > 1:
        yield f"{counted(scene.genome.game_rules.book_size, 'card').capitalize()} of one rank are laid down at once."


NOTHING_TO_DO = "Nobody has anything to do: the cards are dealt, and that decides."


def course(scene: Scene) -> str:
    """The whole course of play: what is done once in a hand, then what is done again and again."""
    opening = len(list(takewhile(lambda phase: isinstance(phase, ONCE), scene.phases)))
    if not scene.is_one_round or scene.has_turns:  # What is done again and again is told apart.
        opening = len(scene.phases)
    once = [phase for phase in scene.phases[:opening] if isinstance(phase, ONCE)]
    rest = [phase for place, phase in enumerate(scene.phases) if place >= opening or not isinstance(phase, ONCE)]
    rest = [phase for place, phase in enumerate(rest) if place == 0 or not never_both(rest[place - 1], phase)]
    sentences = [
        sentence(f"{when},", _joined([_digest(phase, scene) for phase in phases]))
        for when, phases in groupby(once, lambda phase: _when_once(phase, scene))
    ]
    if rest:
        sentences.append(sentence(f"{_lead(rest)} {_joined([_digest(phase, scene) for phase in rest])}"))
    return " ".join(sentences) or ("On your turn, pass." if scene.idle_plays else NOTHING_TO_DO)


def _when_once(phase: Phase, scene: Scene) -> str:
    """When that comes which is done once in a hand."""
    if comes_first(phase, scene):
        return "at the beginning of a hand"
    when = at_the_start(phase, scene)
    return when.replace("each hand", "every hand but the first") if isinstance(phase, TributePhase) else when


def _lead(phases: Sequence[Phase]) -> str:
    if all(isinstance(phase, OWN) for phase in phases):
        return "on your turn,"
    if any(isinstance(phase, OWN) for phase in phases):
        return "each turn goes like this:"
    return "in each trick," if any(isinstance(phase, TrickPhase) for phase in phases) else "in each hand,"


_SHORT = 20
_FREELY = (", if you like", ", or pass")


def _again(step: str, before: Sequence[str]) -> str:
    """A step in few words, where it repeats one before."""
    if before and step == before[-1] and len(step) >= _SHORT:
        return "do that again"
    if before and step in [before[-1] + freely for freely in _FREELY]:
        return "do that again if you like"
    return f"{step} again" if step in before and len(step) < _SHORT else step


def _joined(steps: Sequence[str]) -> str:
    steps = [_again(step, steps[:place]) for place, step in enumerate(steps)]
    has_pauses = any("," in step or ";" in step for step in steps)
    if not has_pauses:
        return listed(steps, "and then")
    return "; then ".join(steps).replace("; then if ", "; then, if ").replace("; then in some", "; then, in some")
