"""Melds and knocks: what is laid, what is added to it, and who has knocked."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from darwindeck.genome.schema import KnockPhase, MeldPhase, Suit
from darwindeck.rulebook.cases._case import Case
from darwindeck.rulebook.cases._moments import Moment
from darwindeck.simulation.reference import Ask, Card, State
from darwindeck.simulation.reference._conditions import Situation, holds
from darwindeck.simulation.reference._melding import Melding
from darwindeck.simulation.reference._melds import Melds, best_melds
from darwindeck.simulation.reference._walk import _next_walker

# ---------------------------------------------------------------------------------------- laying melds


@dataclass(frozen=True)
class Laid:
    """Cards that are laid at a time, in the position before."""

    state: State
    phase: MeldPhase
    cards: tuple[Card, ...]
    earlier: int
    """How many melds the player has laid before in this phase."""

    @property
    def is_added(self) -> bool:
        """Whether it is a card that is added to a meld."""
        return len(self.cards) == 1 and Melding(self.state.walker, self.phase)._fits(self.state, self.cards[0])

    @property
    def is_run(self) -> bool:
        """Whether it is a run, if it is a meld."""
        return len({card.rank for card in self.cards}) > 1


def _laid(game: Sequence[Moment]) -> Iterator[Laid]:
    """All that is laid in a game."""
    earlier = 0
    for moment in game:
        if isinstance(moment.begins, MeldPhase):
            earlier = 0
        _, is_laid, named = moment.told.partition(" melds ")
        if is_laid and isinstance(moment.phase, MeldPhase):
            cards = tuple(card for card in moment.state.game.cards if str(card) in named.split())
            laid = Laid(moment.state, moment.phase, cards, earlier)
            yield laid
            earlier += not laid.is_added


def _melds(game: Sequence[Moment]) -> Iterator[Laid]:
    """The melds that are laid in a game, without what is added to them."""
    return (laid for laid in _laid(game) if not laid.is_added)


def _lays_set(game: Sequence[Moment]) -> bool:
    return any(not laid.is_run for laid in _melds(game))


def _lays_run(game: Sequence[Moment]) -> bool:
    return any(laid.is_run for laid in _melds(game))


def _fits_set(state: State, card: Card) -> bool:
    return any(other.rank is card.rank for other in state.melded_sets)


def _neighbors(state: State, card: Card) -> set[int]:
    """On which sides of a card one of a run lies."""
    place = state.game.place_of_rank
    of_suit = {place[other.rank] - place[card.rank] for other in state.melded_runs if other.suit is card.suit}
    return of_suit & {-1, 1}


def _added(is_so: Callable[[State, Card], bool]) -> Callable[[Sequence[Moment]], bool]:
    """Whether something is true of a card that is added to a meld."""
    return lambda game: any(laid.is_added and is_so(laid.state, laid.cards[0]) for laid in _laid(game))


def _meet(game: Sequence[Moment]) -> bool:
    """Whether runs come to lie end to end: by a card between them, or by a run next to another."""
    for laid in _laid(game):
        if laid.is_added and not _fits_set(laid.state, laid.cards[0]):
            if len(_neighbors(laid.state, laid.cards[0])) == 2:
                return True
        elif laid.is_run and any(_neighbors(laid.state, card) for card in laid.cards):
            return True
    return False


def _reaches_limit(game: Sequence[Moment]) -> bool:
    """Whether somebody lays as many melds as possible in one turn."""
    most = max(one.max_melds or 0 for one in game[0].state.game.phases if isinstance(one, MeldPhase))
    return any(laid.earlier + 1 == laid.phase.max_melds == most for laid in _melds(game))


def _lays_several(game: Sequence[Moment]) -> bool:
    """Whether somebody lays two melds or more in one turn."""
    return any(laid.earlier > 0 for laid in _melds(game))


def _lays_at_all(game: Sequence[Moment]) -> bool:
    return any(True for _ in _melds(game))


def _melds_special_card(game: Sequence[Moment]) -> bool:
    return any(card.rank in laid.state.game.effects for laid in _laid(game) for card in laid.cards)


def _only_melds(game: Sequence[Moment]) -> bool:
    """Whether somebody melds and passes in one turn."""
    has_melded = False
    for moment in game:
        if moment.begins is not None and moment.state.phase == 0:
            has_melded = False
        elif " melds " in moment.told:
            has_melded = True
        elif moment.told == f"P{moment.state.walker} passes" and has_melded:
            return True
    return False


# ---------------------------------------------------------------------------------------- deadwood


def _counted(moment: Moment) -> Iterator[Melds]:
    """Hands that are arranged in melds: when they are compared, or somebody might knock."""
    state, evaluation = moment.state, moment.state.genome.hand_evaluation
    if evaluation is None or not state.game.counts_deadwood:
        return
    seats = state.in_hand if moment.is_hand_over else {state.walker} if isinstance(moment.begins, KnockPhase) else ()
    yield from (best_melds(state.hands[seat], evaluation, state.game.ranks) for seat in seats)


def _has_set(moment: Moment) -> bool:
    return any(melds.in_sets for melds in _counted(moment))


def _has_run(moment: Moment) -> bool:
    return any(melds.in_runs for melds in _counted(moment))


def _could_be_melded_otherwise(moment: Moment) -> bool:
    """Whether the hand of a knocker might be arranged as well otherwise: by other suits, or with other free cards."""
    state, knock, evaluation = moment.state, moment.state.knock, moment.state.genome.hand_evaluation
    if not moment.is_hand_over or knock is None or evaluation is None or not state.game.counts_deadwood:
        return False
    hand, ranks = state.hands[knock.seat], state.game.ranks
    melds = best_melds(hand, evaluation, ranks)
    turned = best_melds([_turned(card) for card in hand], evaluation, ranks)
    if frozenset(map(_turned, turned.sets)) != melds.sets:
        return True
    place, worths = state.game.place_of_rank, {one.rank: one.value for one in evaluation.card_values}
    in_runs = {(card.suit, place[card.rank]) for card in melds.runs}
    free = (card for card in hand - melds.sets - melds.runs if not worths.get(card.rank, 0))
    return any({(card.suit, place[card.rank] + step) for step in (-1, 1)} & in_runs for card in free)


def _turned(card: Card) -> Card:
    """The card of the same rank in the suit that is as far from the other end."""
    return Card(card.rank, [*Suit][::-1][[*Suit].index(card.suit)])


# ---------------------------------------------------------------------------------------- knocking


def _may_knock(moment: Moment) -> bool:
    return moment.ask is Ask.KNOCK


def _has_knocked_before(moment: Moment) -> bool:
    state = moment.state
    if not isinstance(moment.begins, KnockPhase) or state.knock is None or state.walker not in state.in_hand:
        return False
    return holds(moment.begins.condition, Situation(state, state.walker))


def _comes_round_to_knocker(moment: Moment) -> bool:
    """Whether the hand is over after a knock though not everybody has had another turn."""
    state, knock = moment.state, moment.state.knock
    if not moment.is_hand_over or knock is None or not knock.phase.last_round:
        return False
    if len(state.in_hand) < 2 or state.places or state.in_hand - {knock.seat} <= knock.walked_since:
        return False
    return _next_walker(state) == knock.seat


def _knocker_is_out(moment: Moment) -> bool:
    knock = moment.state.knock
    return moment.is_hand_over and knock is not None and knock.seat not in moment.state.in_hand


def _opponent_of_knocker_is_out(moment: Moment) -> bool:
    state, knock = moment.state, moment.state.knock
    return moment.is_hand_over and knock is not None and not state.in_game - {knock.seat} <= state.in_hand


MELDING = (
    Case(r"^You may lay (one meld|at most|as many melds)", course=_lays_at_all),
    Case(r"^You may lay as many melds", course=_lays_several),
    Case(r"^You may lay at most", course=_reaches_limit),
    Case(r"^A meld is .*\bset of", course=_lays_set),
    Case(r"^A meld is .*\brun of", course=_lays_run),
    Case(r"^You may also add any number of cards to melds", course=_added(lambda _, __: True)),
    Case(r"cards of its rank to a set", course=_added(_fits_set)),
    Case(
        r"the next card of its suit to either end of a run",
        course=_added(lambda state, card: not _fits_set(state, card)),
    ),
    Case(
        r"^A card that would fit both goes to the set",
        course=_added(lambda state, card: _fits_set(state, card) and bool(_neighbors(state, card))),
    ),
    Case(r"^Runs that come to lie end to end", course=_meet),
    Case(r"have none when they are melded", course=_melds_special_card),
    Case(r"whoever does nothing else in a turn has passed", course=_only_melds),
    Case(r"^a set of", _has_set),
    Case(r"^(a set of .* or )?a run of", _has_run),
    Case(
        r"^If there is still a choice, go through the cards|^the first one that would be in a set",
        _could_be_melded_otherwise,
    ),
    Case(r"[Yy]ou may knock", _may_knock),
    Case(r"[Yy]ou may knock, unless somebody has knocked", _has_knocked_before),
    Case(
        r"^It is also over when it would be your turn again|or it would be the knocker's turn", _comes_round_to_knocker
    ),
    Case(r"^Nothing of this is scored when the knocker is out", _knocker_is_out),
    Case(r"opponents who are out of the hand are left aside", _opponent_of_knocker_is_out),
)
