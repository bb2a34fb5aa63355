"""Games in progress: the core's session does what the reference says, whatever is chosen, refused or taken back."""

from itertools import takewhile
from random import Random

import pytest

from darwindeck.genome.examples import KNOWN_GAMES, KnownGame
from darwindeck.genome.schema import GameGenome
from darwindeck.simulation.cards import ALL_CARDS, Card, in_order
from darwindeck.simulation.events import Event, HandBegins, Shows
from darwindeck.simulation.kinds import Asks
from darwindeck.simulation.perspective import seen_by
from darwindeck.simulation.questions import Decide
from darwindeck.simulation.reference import State, apply, consider, legal_moves, look, picks_of, start
from darwindeck.simulation.session import Session
from darwindeck.simulation.values import to_json
from tests.support.extent import parts
from tests.support.playable_genomes import playable_genome

STEPS = 40
"""Of each game: answers, refusals and moves along the picks."""
GAMES_OF_A_PART = 20


class Mirror:
    """The same game in the reference engine."""

    def __init__(self, genome: GameGenome, seed: int) -> None:
        self.states = [start(genome, seed)]
        self.picks: list[int] = []
        self.moment = 0

    @property
    def state(self) -> State:
        return self.states[self.moment]

    def pick(self, number: int) -> None:
        del self.picks[self.moment :], self.states[self.moment + 1 :]
        self.states.append(apply(self.state, legal_moves(self.state)[number]))
        self.picks.append(number)
        self.moment += 1

    def choose(self, cards: list[Card]) -> str | None:
        picks = picks_of(self.state, cards)
        if not isinstance(picks, tuple):
            return to_json(picks)
        for pick in picks:
            self.pick(pick)
        return None

    def undo(self, seat: int) -> tuple[Card, ...] | None:
        for moment in reversed(range(self.moment)):
            state = self.states[moment]
            ask = look(state, seat).ask
            if isinstance(ask, Decide) and not ask.forced and (ask.chosen is None or ask.asks is Asks.TAKE):
                learnt = self.learnt_since(moment, seat) - state.known[seat]
                self.moment = moment
                return in_order(learnt)
        return None

    def learnt_since(self, moment: int, seat: int) -> frozenset[Card]:
        """What a player has come to know in the hand of that moment, until it was over."""
        known: frozenset[Card] = frozenset()
        for state in self.states[moment + 1 : self.moment + 1]:
            if state.hand_number != self.states[moment].hand_number:
                end = takewhile(lambda event: not isinstance(event, HandBegins), state.events)
                return known.union(*(named(seen) for event in end if (seen := seen_by(event, seat)) is not None))
            known |= state.known[seat]
        return known

    def events(self, from_: int, seat: int | None) -> list[str]:
        told = []
        for state in self.states[from_ : self.moment + 1]:
            seen = (event if seat is None else seen_by(event, seat) for event in state.events)
            told.append(to_json([event for event in seen if event is not None]))
        return told


def named(event: Event) -> set[Card]:
    """The cards that an event names."""
    lists = [move.cards for move in getattr(event, "moves", ())]
    lists += [part.cards or () for part in getattr(event, "parts", ())]
    if isinstance(event, Shows):
        lists.append(event.cards)
    return {card for cards in lists for card in cards if card is not None}


def some_cards(state: State, rng: Random) -> list[Card]:
    """Cards in any order: mostly such as may be chosen together, sometimes too few or any at all."""
    chosen: list[Card] = []
    while rng.random() < 0.85:
        select = getattr(consider(state, chosen), "select", None)
        offered = [move.card for move in legal_moves(state) if move.card is not None]
        open_ = select.open if select is not None else () if chosen else offered
        if not open_:
            break
        chosen.append(rng.choice(open_))
    if rng.random() < 0.15:
        chosen.append(rng.choice(ALL_CARDS))
    rng.shuffle(chosen)
    return chosen


def assert_step(session: Session, mirror: Mirror, rng: Random) -> None:
    """One thing that a person may do, and the same in the reference."""
    seat = rng.randrange(session.genome.player_count)
    what = rng.random()
    if what < 0.12:
        assert session.undo(seat) == mirror.undo(seat)
    elif what < 0.2:
        mirror.moment = rng.randrange(len(mirror.states))
        session.go_to(mirror.moment)
    elif what < 0.25:
        assert session.redo() == (mirror.moment < len(mirror.picks))
        mirror.moment = min(mirror.moment + 1, len(mirror.picks))
    elif what < 0.6 and mirror.state.decision is not None:
        cards = some_cards(mirror.state, rng)
        refusal = session.choose(cards, session.moment)
        assert (None if refusal is None else to_json(refusal)) == mirror.choose(cards), [str(card) for card in cards]
    elif mirror.state.decision is not None:
        number = rng.randrange(len(legal_moves(mirror.state)))
        assert session.choose(number, session.moment) is None
        mirror.pick(number)


def assert_same_session(genome: GameGenome, seed: int) -> None:
    """Chosen at random, and looked at by everybody after each step."""
    session, mirror, rng = Session(genome, seed), Mirror(genome, seed), Random(seed)
    for _ in range(STEPS):
        assert_step(session, mirror, rng)
        viewer = rng.choice([None, *range(genome.player_count)])
        assert to_json(session.view(viewer)) == to_json(look(mirror.state, viewer))
        from_ = max(0, mirror.moment - 3)
        assert [to_json(one.events) for one in session.events(from_, viewer)] == mirror.events(from_, viewer)
        saved = session.save()
        assert (saved.moment, list(saved.picks)) == (mirror.moment, mirror.picks)
        if mirror.state.decision is None and rng.random() < 0.5:
            break


@pytest.mark.parametrize("game", KNOWN_GAMES, ids=lambda game: game.name)
def test_known_games(game: KnownGame) -> None:
    for seed in range(2):
        assert_same_session(game.create(), seed)


@pytest.mark.parametrize("seed", range(30))
def test_generated_games(seed: int) -> None:
    assert_same_session(playable_genome(Random(seed)), seed)


@pytest.mark.parametrize("part", parts(20, in_ci=4))
def test_more_generated_games(part: int) -> None:
    for seed in range(100 + GAMES_OF_A_PART * part, 100 + GAMES_OF_A_PART * (part + 1)):
        assert_same_session(playable_genome(Random(seed)), seed)


def test_cards_are_chosen_and_refused() -> None:
    """What is compared is worth it: selections, refusals and cards learnt before an undo all come up."""
    selections, refusals, learnt = 0, 0, 0
    for game in KNOWN_GAMES:
        session, mirror, rng = Session(game.create(), 5), Mirror(game.create(), 5), Random(5)
        while session.to_act is not None and session.moment < 60:
            cards, before = some_cards(mirror.state, rng), session.moment
            refusal = session.choose(cards, before)
            assert (None if refusal is None else to_json(refusal)) == mirror.choose(cards)
            refusals += refusal is not None
            selections += session.moment > before + 1
            if refusal is not None:
                assert session.choose(0, before) is None
                mirror.pick(0)
        learnt += bool(session.undo(0))
    assert min(selections, refusals, learnt) > 10
