"""The whole game on one card."""

from collections.abc import Iterator

from darwindeck.genome.schema import KnockPhase, ScoringTrigger, TieBreaker
from darwindeck.rulebook._digest import course, players, special
from darwindeck.rulebook._ending import hand_ends
from darwindeck.rulebook._object import the_aim
from darwindeck.rulebook._scene import Scene
from darwindeck.rulebook._scoring import worths
from darwindeck.rulebook._section import Section, points
from darwindeck.rulebook._winning import advice, goal, is_one_hand, side, ways
from darwindeck.rulebook._words import counted, listed, number, sentence

_MOST_POINTS = 10


def section(scene: Scene) -> Section | None:
    """At most ten short points."""
    return Section("Quick reference", (points(*list(_points(scene))[:_MOST_POINTS]),), is_card=True)


def _points(scene: Scene) -> Iterator[str]:
    setup = scene.genome.setup
    chips = f", {counted(setup.starting_chips, 'chip')} each" if scene.has_chips and setup.starting_chips else ""
    yield sentence(f"{players(scene)}, {counted(setup.deck_size, 'card')}{chips}")
    yield sentence(_deal(scene))
    yield course(scene)
    extra = " ".join(special(scene))
    if extra:
        yield extra
    yield from _ends(scene)
    scored = list(_scored(scene))
    if scored:
        yield sentence(f"points for {listed(scored)}")
    worst = scene.genome.game_rules.worst_hand_points
    if worst < 0:
        yield f"The worst hand loses {counted(-worst, 'point')}."
    yield from _wins(scene)


def _deal(scene: Scene) -> str:
    setup, parts = scene.genome.setup, []
    if setup.deal_remainder:
        parts.append("all cards are dealt")
    elif setup.cards_per_player:
        suit = " of a suit of one's own" if setup.deal_suits else ""
        parts.append(f"{counted(setup.cards_per_player, 'card')}{suit} each{_step(setup.cards_step)}")
    if setup.initial_discard_count:
        parts.append(f"{counted(setup.initial_discard_count, 'card')} to the discard pile")
    if setup.initial_tableau_count:
        parts.append(f"{counted(setup.initial_tableau_count, 'card')} to the table")
    return f"deal: {listed(parts)}" if parts else "no cards are dealt"


def _step(step: int) -> str:
    """How the number of cards changes from hand to hand."""
    if step == 0:
        return ""
    return f" in the first hand, and {number(abs(step))} {'more' if step > 0 else 'fewer'} in every hand after it"


def _ends(scene: Scene) -> Iterator[str]:
    ends = [end.text.partition(";")[0] for end in hand_ends(scene)]
    ends = [end.removesuffix(", be it right after the deal") for end in ends]
    if ends:
        yield sentence("the hand ends", listed(ends, "or"))


_FOR_CARDS = {
    ScoringTrigger.PLAY: "cards that you play",
    ScoringTrigger.CAPTURE: "cards that you capture",
    ScoringTrigger.SWEEP: "sweeping the table",
    ScoringTrigger.SET_COMPLETE: "all cards of a rank laid at once",
    ScoringTrigger.TRICK_WIN: "cards in your tricks",
    ScoringTrigger.HAND_END: "cards that you hold at the end",
    ScoringTrigger.LEFT_IN_HANDS: "cards that others hold when you go out",
}


def _scored(scene: Scene) -> Iterator[str]:
    genome, rules = scene.genome, scene.genome.game_rules
    for trigger, words in _FOR_CARDS.items():
        if worths(scene, trigger):
            yield words
    if any(rules.place_points):
        yield "going out early"
    if scene.has(KnockPhase) and scene.counts_deadwood:
        yield "a knock"
    if any(rule.points for rule in genome.scoring_rules):
        yield "what you hold in the end"
    if rules.worst_hand_points > 0:
        yield "the worst hand"
    if any(rule.points for rule in genome.majority_scoring):
        yield "having captured the most"
    tricks = genome.trick_scoring
    if tricks is not None and tricks.points_per_trick:
        yield "tricks" if not tricks.book else f"tricks beyond the first {number(tricks.book)}"
    if tricks is not None and tricks.points_per_card:
        yield (
            "captured cards" if not tricks.card_book else f"captured cards beyond the first {number(tricks.card_book)}"
        )
    if tricks is not None and tricks.last_trick_points:
        yield "the last trick"
    if genome.contract_scoring is not None:
        yield "keeping to the bid"


def _wins(scene: Scene) -> Iterator[str]:
    wins = ways(scene)
    if len(wins) > 1:
        yield sentence("to win:", "; or ".join(advice(goal(win, scene)) for win in wins))
    else:
        aim = the_aim(scene)
        if aim is not None:
            yield sentence("to win:", advice(aim))
    if scene.genome.game_rules.tie_breaker is TieBreaker.PLAY_ON and wins:
        yield f"Level {side(scene)}s play on."
    if not is_one_hand(scene) and scene.genome.game_rules.max_hands is not None:
        yield sentence(f"at most {counted(scene.genome.game_rules.max_hands, 'hand')}")
