"""Claims: cards are laid face down and said to be of a rank, and opponents may doubt it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from darwindeck.genome.schema import ClaimPenalty, ClaimPhase, ClaimRankMode, Rank
from darwindeck.simulation.cards import Card
from darwindeck.simulation.choices import RankChoice
from darwindeck.simulation.events import Lays, Place, ScorePart, Shows, Takes
from darwindeck.simulation.kinds import Asks, Laying, PlaceKind, Showing
from darwindeck.simulation.questions import Closed
from darwindeck.simulation.reasons import OtherRank, TooFew
from darwindeck.simulation.reference._asking import ask_for_cards
from darwindeck.simulation.reference._books import lay_books
from darwindeck.simulation.reference._choosing import Level, Selection
from darwindeck.simulation.reference._explanations import NOTHING_TO_SAY, Explanation, PlainDecision
from darwindeck.simulation.reference._moves import Move, Verb
from darwindeck.simulation.reference._narrowing import Narrowing, rule_of_phase, usable
from darwindeck.simulation.reference._piles import lay_on_discard, show, take_pile
from darwindeck.simulation.reference._seats import are_opponents, others_in_hand
from darwindeck.simulation.reference._sight import plays_blind, within_reach
from darwindeck.simulation.reference._state import Claim, State
from darwindeck.simulation.reference._telling import DISCARD, hand_of, moved, phase_path
from darwindeck.simulation.reference._terms import Terms
from darwindeck.simulation.reference._turns import score


def claim_phase(state: State, phase: ClaimPhase) -> State:
    """The walk's player must claim if he or she can: a fixed rank, the next in turn, or one of choice."""
    match phase.rank_mode:
        case ClaimRankMode.FIXED:
            return ask_for_claim(state, phase, phase.fixed_rank or phase.starting_rank)
        case ClaimRankMode.SEQUENTIAL:
            game = state.game
            rank = rank_in_turn(phase.starting_rank, game.ranks, state.claims, game.height_of_rank)
            return ask_for_claim(state, phase, rank)
        case ClaimRankMode.CHOSEN:
            ranks = [rank for rank in Rank if rank in state.game.ranks and _selection(state, phase, rank).offered()]
            moves = tuple(Move(Verb.NAME, rank=rank) for rank in ranks)
            return state.but(decision=NameRank(state.walker, moves, phase)) if moves else state


def rank_in_turn(start: Rank, ranks: Sequence[Rank], claims: int, heights: Mapping[Rank, int]) -> Rank:
    """The rank after so many claims: upwards through the ranks of the deck, and from the highest to the lowest."""
    if not ranks:
        return start
    first = next((place for place, rank in enumerate(ranks) if heights[rank] >= heights[start]), 0)
    return ranks[(first + claims) % len(ranks)]


def _selection(state: State, phase: ClaimPhase, rank: Rank) -> Selection:
    """So many of the cards that may be laid."""
    cards = _narrowed(state, phase, rank).cards
    return Selection(max(1, phase.min_cards), phase.max_cards, (Level(0, 0, cards),))


def _narrowed(state: State, phase: ClaimPhase, rank: Rank) -> Narrowing:
    """The cards that may be laid: any, or only such of the rank where lying is not allowed."""
    hand = usable(state, state.walker)
    if phase.can_lie:
        return hand
    of_rank = [card for card in hand.cards if card.rank is rank]
    return hand.to(of_rank, lambda _: OtherRank(rank, rule_of_phase(state.phase, "can_lie")))


@dataclass(frozen=True)
class NameRank:
    """Which rank to claim."""

    seat: int
    moves: tuple[Move, ...]
    phase: ClaimPhase
    ask: Asks = Asks.RANK
    chosen: tuple[Card, ...] = ()

    def decide(self, state: State, move: Move) -> State:
        """The rank is named; now the cards."""
        assert move.rank is not None, "every option is a rank"
        return ask_for_claim(state, self.phase, move.rank)

    def explain(self, state: State) -> Explanation:
        """Ranks of which the player holds too few, where lying is not allowed. Of an unseen hand nothing is said."""
        if plays_blind(state):
            return NOTHING_TO_SAY
        named = {move.rank for move in self.moves}
        held = Counter(card.rank for card in within_reach(state, self.seat))
        need, rule = max(1, self.phase.min_cards), rule_of_phase(state.phase, "can_lie")
        others = (rank for rank in Rank if rank in state.game.ranks and rank not in named)
        return Explanation(closed=tuple(Closed(RankChoice(rank), TooFew(need, held[rank], rule)) for rank in others))


def ask_for_claim(state: State, phase: ClaimPhase, rank: Rank) -> State:
    """Ask for the cards of a claim; nothing happens when there are none to lay."""
    seat = state.walker
    claimed = state.but(claim=Claim(seat, rank))
    asked = ask_for_cards(
        claimed, seat, Asks.LAY, Verb.LAY, _selection(state, phase, rank), ClaimedCards(phase, seat, rank)
    )
    return state if asked is claimed else asked


@dataclass(frozen=True)
class ClaimedCards:
    """The cards of a claim, once they are chosen."""

    phase: ClaimPhase
    seat: int
    rank: Rank

    def terms(self, state: State) -> Terms:
        """They go to the discard pile."""
        fewest, most = (rule_of_phase(state.phase, field) for field in ("min_cards", "max_cards"))
        taken_out = _narrowed(state, self.phase, self.rank).reasons()
        return Terms(Place(PlaceKind.DISCARD), fewest, most, taken_out)

    def chosen(self, state: State, cards: tuple[Card, ...]) -> State:
        """They go face down onto the discard pile; then opponents are asked along the direction."""
        for card in cards:
            state = lay_on_discard(state, self.seat, card, face_down=True)
        state = state.but(claim=Claim(self.seat, self.rank, cards), claims=state.claims + 1, is_no_pass=True)
        move = moved(state, cards, hand_of(self.seat), DISCARD)
        state = state.happened(Lays(seat=self.seat, as_=Laying.CLAIM, rank=self.rank, moves=(move,)))
        others = others_in_hand(state, self.seat, state.direction) if self.phase.allow_challenge else []
        return state.then(Doubt(self.phase, tuple(one for one in others if are_opponents(state, self.seat, one))))


@dataclass(frozen=True)
class Doubt:
    """The opponents who may still doubt a claim, in their order."""

    phase: ClaimPhase
    opponents: tuple[int, ...]

    def do(self, state: State) -> State:
        """Ask the next one; the claim is settled when nobody is left."""
        if not self.opponents:
            return state.but(claim=None)
        return state.but(decision=ChallengeOrAccept(self.opponents[0], self))


@dataclass(frozen=True)
class ChallengeOrAccept(PlainDecision):
    """Whether to doubt a claim."""

    seat: int
    doubt: Doubt
    ask: Asks = Asks.DOUBT
    moves: tuple[Move, ...] = (Move(Verb.CHALLENGE), Move(Verb.ACCEPT))
    chosen: tuple[Card, ...] = ()

    def decide(self, state: State, move: Move) -> State:
        """Show the cards, or ask the next opponent."""
        phase = self.doubt.phase
        if move.verb is Verb.ACCEPT:
            return state.then(Doubt(phase, self.doubt.opponents[1:]))
        claim = state.claim
        assert claim is not None, "it has been doubted"
        state = show(state, claim.cards)
        state = state.happened(Shows(seat=claim.seat, cards=claim.cards, why=Showing.CHALLENGE))
        is_lie = any(card.rank is not claim.rank for card in claim.cards)
        loser = claim.seat if is_lie else self.seat
        penalty = phase.lie_penalty if is_lie else phase.challenge_penalty
        return _pay(state.but(claim=None), loser, penalty, phase.penalty_points)


def _pay(state: State, seat: int, penalty: ClaimPenalty, points: int) -> State:
    if penalty is ClaimPenalty.LOSE_POINTS:
        return score(state, seat, ScorePart(f"{phase_path(state.phase)}.penalty_points", -points))
    taken = take_pile(state, seat)
    move = moved(taken, state.discard, DISCARD, hand_of(seat))
    return lay_books(taken.happened(Takes(seat, (move,))), seat)
