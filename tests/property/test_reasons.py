"""A reason names the rule that counts: without it the card may be chosen, or is blocked for another reason."""

import re
from collections import Counter
from dataclasses import MISSING, fields, replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from darwindeck.genome.conditions import Condition, simple_conditions
from darwindeck.genome.examples import KNOWN_GAMES, KnownGame, create_hearts_genome
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.cards import Card
from darwindeck.simulation.kinds import ReasonKind
from darwindeck.simulation.questions import Decide
from darwindeck.simulation.reasons import ConditionFails, MustOpen, NoGroup, Reason, TooLow, Wish, WishQuestion
from darwindeck.simulation.reference import State, look
from darwindeck.simulation.reference._asking import ChooseCards
from darwindeck.simulation.reference._claims import ClaimedCards, ask_for_claim
from darwindeck.simulation.reference._game import game_of
from darwindeck.simulation.reference._laying import Laying
from darwindeck.simulation.reference._melding import ChooseMeld
from darwindeck.simulation.reference._tricks import TrickCard
from darwindeck.simulation.views import View
from tests.support.extent import parts
from tests.support.games_by_chance import positions
from tests.support.playable_genomes import playable_genome

GENERATED = 50
MOST = 60
OF_THE_PHASE = {ReasonKind.NO_MELD}
"""What follows from what a phase is: no field of it can be set to anything else."""

USUAL = {
    *(ReasonKind.CONDITION, ReasonKind.NO_PLACE, ReasonKind.TOO_LOW),
    *(ReasonKind.NO_GROUP, ReasonKind.MUST_FOLLOW, ReasonKind.NOT_ON_TOP),
}
"""Reasons that come up among the generated games of the first part."""

Seen = Counter[ReasonKind]


def assert_rules_make_reasons(genome: GameGenome, seed: int) -> Seen:
    seen: Seen = Counter()
    for state in islice(positions(genome, seed), MOST):
        view = look(state, state.to_act)
        for card, reason in blocked(view.ask).items():
            assert_path_leads_somewhere(genome, reason.rule)
            assert named_in(reason) <= open_in(view)
            if isinstance(reason, ConditionFails | NoGroup):
                asked = {question_of(one) for one in simple_conditions(at_path(genome, reason.rule))}
                assert {question_of(one) for one in questions_in(reason.wish)} <= asked
            if reason.kind in OF_THE_PHASE or not isinstance(state.decision, ChooseCards | ChooseMeld):
                continue
            changed = without_rule(genome, reason.rule)
            again = asked_again(state, changed)
            assert again is state or blocked(look(again, state.to_act).ask).get(card) != reason, (card, reason)
            seen[reason.kind] += again is not state
    return seen


def blocked(ask: Any) -> dict[Card, Reason]:
    return {card: one.reason for one in ask.blocked for card in one.cards} if isinstance(ask, Decide) else {}


# ---------------------------------------------------------------------------------------- what a reason names


def named_in(reason: Reason) -> set[Card]:
    """The cards that a reason names as lying somewhere."""
    match reason:
        case MustOpen(card=card) | TooLow(than=card):
            return {card}
        case ConditionFails(wish=wish) | NoGroup(wish=wish):
            return {one.card for one in questions_in(wish) if one.card is not None}
        case _:
            return set()


def open_in(view: View) -> set[Card | None]:
    """The cards that lie open to the viewer."""
    trick = view.trick.cards if view.trick else ()
    hand = () if view.seat is None else view.players[view.seat].hand.cards
    return {*hand, *view.discard, *view.table.cards, *(placed.card for placed in trick)}


def questions_in(wish: Wish) -> list[WishQuestion]:
    if isinstance(wish, WishQuestion):
        return [wish]
    return [one for part in wish.conditions for one in questions_in(part)]


def question_of(one: WishQuestion | Condition) -> tuple[Any, ...]:
    return one.type, one.operator, one.value, one.reference


# ---------------------------------------------------------------------------------------- without a rule


def assert_path_leads_somewhere(genome: GameGenome, path: str) -> None:
    assert re.fullmatch(r"[a-z_]+(\[\d+\])?(\.[a-z_]+(\[\d+\])?)*", path)
    at_path(genome, path)


def at_path(genome: GameGenome, path: str) -> Any:
    found: Any = genome
    for name in steps_of(path):
        found = found[name] if isinstance(name, int) else getattr(found, name)
    return found


def without_rule(genome: GameGenome, path: str) -> GameGenome:
    """The same game with a field at its default, or, if it is that, at the other of two values."""
    *before, last = steps_of(path)
    assert isinstance(last, str)

    def changed(part: Any, way: list[str | int]) -> Any:
        if not way:
            default = next(one.default for one in fields(part) if one.name == last)
            now = getattr(part, last)
            return replace(part, **{last: not now if default is MISSING or now == default else default})
        step, *rest = way
        if isinstance(step, int):
            return (*part[:step], changed(part[step], rest), *part[step + 1 :])
        return replace(part, **{step: changed(getattr(part, step), rest)})

    found = changed(genome, before)
    assert isinstance(found, GameGenome)
    return found


def steps_of(path: str) -> list[str | int]:
    return [int(step) if step.isdigit() else step for step in re.findall(r"[a-z_]+|\d+", path)]


def asked_again(state: State, genome: GameGenome) -> State:
    """The position with the question asked anew by other rules; the same one where there is nothing to ask then."""
    game = game_of(genome)
    free = state.but(game=game, decision=None, turns=0, stacks=state.stacks if game.has_stacks else ())
    phase: Any = game.phases[state.phase]
    decision = state.decision
    match decision:
        case ChooseMeld(melding=melding):
            asked = replace(melding, phase=phase).do(free)
        case ChooseCards(purpose=Laying(seat=seat, laid=laid)):
            asked = Laying(seat, phase, state.phase, laid).ask(free)
        case ChooseCards(purpose=TrickCard(seat=seat)):
            asked = TrickCard(phase, seat).do(free)
        case ChooseCards(purpose=ClaimedCards(rank=rank)):
            asked = ask_for_claim(free, phase, rank)
        case _:
            return state
    return asked if asked.decision is not None else state


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_games(game: KnownGame) -> None:
    assert_rules_make_reasons(game.create(), 1)


def test_a_first_trick_without_points() -> None:
    assert ReasonKind.SCORES_AT_FIRST in assert_rules_make_reasons(create_hearts_genome(), 13)


@pytest.mark.parametrize("part", [pytest.param(0, id="0"), *parts(20, in_ci=4)])
def test_generated_games(part: Any) -> None:
    seen: Seen = Counter()
    for seed in range(GENERATED * part, GENERATED * (part + 1)):
        seen += assert_rules_make_reasons(playable_genome(Random(seed)), seed)
    assert set(seen) >= (USUAL if part == 0 else {ReasonKind.CONDITION})
