"""Laying melds, and knocking."""

from collections.abc import Iterator

from darwindeck.genome.schema import (
    ClaimPhase,
    KnockPhase,
    MeldPhase,
    PassAction,
    PlayPhase,
)
from darwindeck.rulebook._cards import rank_name
from darwindeck.rulebook._conditions import Speaking, clause
from darwindeck.rulebook._groups import largest_set, longest_run
from darwindeck.rulebook._leaving import can_leave_hand
from darwindeck.rulebook._next_turn import ends_at_once, may_have_next_turn
from darwindeck.rulebook._places import effects
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._section import Block, Rule, points, text
from darwindeck.rulebook._stock import least_counts
from darwindeck.rulebook._tricks import nobody_can_follow
from darwindeck.rulebook._words import counted, listed, number, sentence

_MELDS = ("meld", "melds")


# ---------------------------------------------------------------------------------------- melding


def meld(phase: MeldPhase, scene: Scene) -> tuple[Block, ...]:
    """Which cards make a meld, and what may be added to those that lie there."""
    additions = tuple(_additions(scene)) if phase.lay_off else ()
    return (text(*_new_melds(phase, scene)), *((text(*additions),) if additions else ()))


def _new_melds(phase: MeldPhase, scene: Scene) -> Iterator[Rule]:
    has_sets, has_runs = makes_sets(phase, scene), makes_runs(phase, scene)
    most = "as many melds as you like" if phase.max_melds is None else f"at most {counted(phase.max_melds, 'meld')}"
    if phase.max_melds == 1:
        most = "one meld"
    yield Rule(f"You may lay {most} from your hand face up, in a place apart.", _MELDS)
    kinds = [f"a set of {_at_least(phase.min_set, largest_set(scene))} of one rank"] if has_sets else []
    if has_runs:
        cards = _at_least(phase.min_run, longest_run(scene))
        kinds.append(f"a run of {cards} of one suit, each one rank above the one before")
    yield Rule(sentence(f"a meld is {listed(kinds, 'or')}") if kinds else "No cards make a meld.", _MELDS)
    if has_runs:
        low, high = rank_name(scene.rising[0]), rank_name(scene.rising[-1])
        yield Rule(f"Runs go from the {low}, which is lowest, to the {high}, and not round the corner.")
    if scene.plays_blind:
        yield Rule(
            "As you may not look at your cards, each card is drawn by lot from those that would do.", ("turns up",)
        )
    yield from _not_played(scene)


def makes_sets(phase: MeldPhase, scene: Scene) -> bool:
    """Whether a hand can have the cards of a set."""
    return phase.min_set <= largest_set(scene)


def makes_runs(phase: MeldPhase, scene: Scene) -> bool:
    """Whether a hand can have the cards of a run."""
    return phase.min_run <= longest_run(scene)


def _at_least(least: int, most: int) -> str:
    return counted(least, "card") if least == most else f"{number(least)} or more cards"


def _not_played(scene: Scene) -> Iterator[Rule]:
    rules = scene.genome.game_rules
    if effects(scene):
        yield Rule("Cards with a special effect have none when they are melded.")
    passing = rules.consecutive_pass_action is not PassAction.NONE or rules.pass_stake > 0
    if passing and scene.has(PlayPhase, ClaimPhase):
        yield Rule("To meld is not to play: whoever does nothing else in a turn has passed.")


def _additions(scene: Scene) -> Iterator[Rule]:
    melds, suits = list(scene.of_kind(MeldPhase)), len(scene.genome.setup.suits)
    has_sets = any(makes_sets(one, scene) and one.min_set < suits for one in melds)
    has_runs = any(makes_runs(one, scene) and one.min_run < len(scene.rising) for one in melds)
    kinds = ["cards of its rank to a set"] if has_sets else []
    kinds += ["the next card of its suit to either end of a run"] if has_runs else []
    if not kinds:
        return
    are_own = nobody_can_follow(scene) and not has_sets
    melds_there = "melds that you have laid" if are_own else "melds that lie there, whoever laid them"
    yield Rule(f"You may also add any number of cards to {melds_there}: {listed(kinds, 'and')}.", _MELDS)
    if has_sets and has_runs:
        yield Rule("A card that would fit both goes to the set.", _MELDS)
    if has_runs:
        yield Rule("Runs that come to lie end to end are one run.")


# ---------------------------------------------------------------------------------------- knocking


def knock(phase: KnockPhase, scene: Scene) -> tuple[Block, ...]:
    """When a player may knock, and what comes of it."""
    if not scene.counts_deadwood:
        return (text(*_knocking(phase, scene)),)
    each = "the opponent" if scene.genome.player_count == 2 else "each opponent separately"
    intro = text(f"Then deadwood is counted, and the knocker is compared with {each}:")
    return (text(*_knocking(phase, scene)), intro, points(*_scores(phase, scene)))


def _knocking(phase: KnockPhase, scene: Scene) -> Iterator[Rule]:
    when = f"if {clause(phase.condition, Speaking(deadwood=scene.counts_deadwood))}," if phase.condition else ""
    goes_on = not all(ends_at_once(one, scene) for one in scene.of_kind(KnockPhase))
    once = ", unless somebody has knocked before in this hand" if goes_on else ""
    if scene.counts_deadwood:
        yield Rule("Cards that fit into no meld are deadwood (see Comparing hands).")
    yield Rule(sentence(when, f"you may knock{once}"), ("knock",))
    if ends_at_once(phase, scene):
        yield Rule("That ends the hand at once.", ("knock", "hand over"))
        return
    two = scene.genome.player_count == 2
    others = "your opponent has one more turn" if two else "every other player has one more turn"
    ends = Rule(f"That ends your turn; {others}, and then the hand is over.", ("knock", "hand over"))
    if _passes_by_knocking(phase, scene):
        ends = Rule(
            f"You pass for the rest of your turn; {others}, and then the hand is over.",
            ("knock", "passes", "hand over"),
        )
    yield ends
    if may_have_next_turn(scene):
        yield Rule("It is also over when it would be your turn again.")


def _passes_by_knocking(phase: KnockPhase, scene: Scene) -> bool:
    """Whether whoever knocks has not had a chance to lay cards before, and loses it."""
    place = scene.phases.index(phase)
    lays = [isinstance(one, PlayPhase | ClaimPhase) for one in scene.phases]
    renews = scene.genome.game_rules.consecutive_pass_action is PassAction.RENEW_TABLEAU  # Then a knock is no pass.
    return any(lays[place:]) and not any(lays[:place]) and not renews


def _scores(phase: KnockPhase, scene: Scene) -> Iterator[Rule]:
    about = ("scores",)
    lays_off = _laid_off(scene) if phase.lay_off else []
    if lays_off:
        onto = "The opponent lays off cards onto the knocker's melds"
        least = "These cards and the opponent's own melds are chosen so that as little deadwood as possible is left"
        yield Rule(f"{onto}: {', '.join(lays_off)}. {least}.", about)
    yield Rule("If the opponent has more deadwood than the knocker, the knocker scores the difference.", about)
    bonus = f" and {counted(phase.undercut_bonus, 'point')} more" if phase.undercut_bonus else ""
    yield Rule(
        f"If the opponent has as much or less, that is an undercut: the opponent scores the difference{bonus}.", about
    )
    two = scene.genome.player_count == 2
    nobody = "the opponent can neither lay off nor undercut" if two else "nobody can lay off or undercut"
    if not lays_off:
        nobody = "the opponent cannot undercut" if two else "nobody can undercut"
    theirs = "the opponent's deadwood" if two else "the deadwood of all opponents"
    once = "" if two else " in all"
    extra = f", and {counted(phase.bonus, 'point')} more{once}" if phase.bonus else ""
    none = "whose deadwood counts nothing" if _some_cards_count_nothing(scene) else "without any deadwood"
    yield Rule(f"Against a knocker {none} {nobody}: the knocker scores {theirs}{extra}.", about)
    if can_leave_hand(scene) and not two:
        opponents = "opponents who are out of the hand are left aside"
        yield Rule(
            f"Nothing of this is scored when the knocker is out of the hand by then, and {opponents}."
            if phase.last_round
            else sentence(opponents)
        )


def _some_cards_count_nothing(scene: Scene) -> bool:
    evaluation = scene.genome.hand_evaluation
    return evaluation is not None and not all(least_counts(evaluation, scene))


def _laid_off(scene: Scene) -> list[str]:
    """What cards can be laid off onto: sets of three cards of a rank that has four, and runs."""
    has_sets = largest_set(scene) >= 3 and len(scene.genome.setup.suits) > 3
    has_runs = longest_run(scene) >= 3 and len(scene.rising) > 3
    onto = ["a fourth card to a set"] if has_sets else []
    return [*onto, "the next ones at either end to a run"] if has_runs else onto
