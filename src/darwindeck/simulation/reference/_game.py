"""What a genome says about its game once and for all, worked out before the first card is dealt."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from darwindeck.genome._rules._facts import laying_condition
from darwindeck.genome._stacks import climbs, hands_are_stacks
from darwindeck.genome.conditions import AnyCondition, ConditionType, simple_conditions
from darwindeck.genome.schema import (
    AskPhase,
    BettingPhase,
    CardCondition,
    CardValue,
    ClaimPhase,
    DiscardPhase,
    DrawPhase,
    GameGenome,
    GoingOut,
    HandEvaluationMethod,
    KnockPhase,
    LevelTrick,
    MeldPhase,
    PassAction,
    Phase,
    PlayPhase,
    Rank,
    ScoringTrigger,
    ShowdownMethod,
    SpecialEffect,
    Suit,
    SwapPhase,
    TableauMode,
    TrickPhase,
    TrumpPhase,
    TrumpSource,
    WagerPhase,
    WinType,
)
from darwindeck.simulation.cards import ALL_CARDS, Card

OWN_PHASES = (
    DrawPhase,
    PlayPhase,
    DiscardPhase,
    ClaimPhase,
    AskPhase,
    KnockPhase,
    MeldPhase,
    SwapPhase,
)
"""The phases that belong to the walk's player. The others go round the table."""


@dataclass(frozen=True)
class Thresholds:
    """The sizes of sets and runs that a condition asks for, as far as cards can make them; 0 stands for none."""

    sets: tuple[int, ...]
    runs: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Game:
    """A genome, and what follows from it."""

    genome: GameGenome
    cards: tuple[Card, ...]
    """The cards of the game, in canonical order."""
    ranks: tuple[Rank, ...]
    """The ranks of which the game has a card, rising in the order of the game."""
    height_of_rank: Mapping[Rank, int]
    """How high a rank is in the order of the game, from 0 to 12, whether there is a card of it or not."""
    place_of_rank: Mapping[Rank, int]
    """Where a rank stands among them: two ranks are next to each other when their places are."""
    count_of_rank: Mapping[Rank, int]
    """How many cards of a rank the game has."""
    suit_order: Mapping[Suit, tuple[Card, ...]]
    """The cards of each suit as a SEQUENCE tableau counts them: rising, aces low."""
    points: Mapping[ScoringTrigger, Mapping[Card, int]]
    """What a card scores."""
    trump_points: Mapping[ScoringTrigger, Mapping[Card, int]]
    """What a card scores besides when its suit is trumps."""
    value_of_rank: Mapping[Rank, int]
    """What a card of a rank counts where cards are added up: of two values, the later one, and no alternate."""
    effects: Mapping[Rank, SpecialEffect]
    """What a card of a rank does: of two effects, the later one."""
    sides: tuple[tuple[int, ...], ...]
    """The players of each team, or every player alone."""
    side_of: tuple[int, ...]
    """The side of each seat."""
    suit_hands: tuple[tuple[Card, ...], ...]
    """What each seat is dealt where everybody gets a suit."""
    thresholds: tuple[Thresholds, ...]
    """What sets and runs the condition of each phase asks for."""

    @property
    def phases(self) -> tuple[Phase, ...]:
        """The phases of a walk."""
        return self.genome.turn_structure.phases

    @property
    def seats(self) -> range:
        """Every seat."""
        return range(self.genome.player_count)

    def has_phase(self, *kinds: type) -> bool:
        """Whether a walk has a phase of one of these kinds."""
        return any(isinstance(phase, kinds) for phase in self.phases)

    @property
    def renews_table(self) -> bool:
        """Whether the table is renewed when everybody passes. There swaps and knocks are no passes."""
        return self.genome.game_rules.consecutive_pass_action is PassAction.RENEW_TABLEAU

    @property
    def can_pass(self) -> bool:
        """Whether a player who lays no card passes."""
        return self.has_phase(PlayPhase, ClaimPhase) or (self.renews_table and self.has_phase(SwapPhase))

    @property
    def has_betting(self) -> bool:
        """Whether there are bets."""
        return self.has_phase(BettingPhase)

    @property
    def has_stakes(self) -> bool:
        """Whether players put chips in, and are out of the game without any."""
        return (
            self.has_phase(BettingPhase, WagerPhase)
            or self.genome.setup.ante > 0
            or self.genome.game_rules.pass_stake > 0
        )

    @property
    def wager_before_deal(self) -> WagerPhase | None:
        """The wager with which a hand begins, if the cards are dealt only then."""
        first = self.phases[0] if self.phases else None
        return first if isinstance(first, WagerPhase) and first.before_deal else None

    @property
    def showdown(self) -> ShowdownMethod:
        """Who takes a pot that no bets were made about: as the last betting phase says, else by the hand evaluation."""
        methods = [phase.showdown_method for phase in self.phases if isinstance(phase, BettingPhase)]
        return methods[-1] if methods else ShowdownMethod.HAND_EVALUATION

    @property
    def has_chips(self) -> bool:
        """Whether there are chips."""
        return self.genome.setup.starting_chips > 0

    @property
    def sheds(self) -> bool:
        """Whether players want to get rid of their cards."""
        goes_out = self.going_out is not GoingOut.NONE
        return goes_out or any(win.type is WinType.EMPTY_HAND for win in self.genome.win_conditions)

    @property
    def has_stacks(self) -> bool:
        """Whether hands are stacks: where the setup says so, and nothing in the game needs whole hands."""
        return hands_are_stacks(self.genome)

    @property
    def going_out(self) -> GoingOut:
        """What happens when a player has no card left. In WAR that is settled otherwise."""
        is_war = self.genome.setup.tableau_mode is TableauMode.WAR
        return GoingOut.NONE if is_war else self.genome.game_rules.going_out

    def height(self, card: Card) -> int:
        """How high a card is in the order of the game."""
        return self.height_of_rank[card.rank]

    @property
    def trumps_change(self) -> bool:
        """Whether a hand may have other trumps than the one before."""
        return self.genome.setup.trump_source is not TrumpSource.FIXED or self.has_phase(TrumpPhase)

    def trump_in(self, phase: TrickPhase, of_hand: Suit | None) -> Suit | None:
        """The trumps of a trick: those of its phase, else of the hand; none where only ranks matter."""
        if phase.level is not LevelTrick.SUIT_LED:
            return None
        return phase.trump_suit or of_hand

    def height_in_trick(self, phase: TrickPhase, trump: Suit | None) -> Callable[[Card], int]:
        """How high a card is in a trick, where trumps may have an order of their own."""
        if not phase.trump_order:
            return self.height
        among_trumps = order_of(phase.trump_order)
        return lambda card: among_trumps.index(card.rank) if card.suit is trump else self.height(card)

    def points_of(self, trigger: ScoringTrigger, cards: Collection[Card], trump: Suit | None = None) -> int:
        """What cards score together, with these trumps."""
        points, of_trumps = self.points[trigger], self.trump_points[trigger]
        plain = sum(points[card] for card in cards) if points else 0
        return plain + (sum(of_trumps[card] for card in cards if card.suit is trump) if of_trumps else 0)

    def climbs(self, phase: PlayPhase) -> bool:
        """Whether plays of a phase must beat each other. On a SEQUENCE tableau they have their places."""
        return climbs(self.genome, phase)

    @property
    def counts_deadwood(self) -> bool:
        """Whether hands are compared by what fits into no meld."""
        evaluation = self.genome.hand_evaluation
        return evaluation is not None and evaluation.method is HandEvaluationMethod.DEADWOOD

    def __eq__(self, other: object) -> bool:
        """The same genome is the same game."""
        return isinstance(other, Game) and self.genome == other.genome

    def __hash__(self) -> int:
        """As the genome's."""
        return hash(self.genome)


def game_of(genome: GameGenome) -> Game:
    """Work a game out from its genome."""
    setup = genome.setup
    ranks, removed = setup.ranks, setup.removed_cards
    cards = tuple(card for card in ALL_CARDS if card.rank in ranks and not _is_removed(card, removed))
    sides = genome.teams if genome.team_mode else tuple((seat,) for seat in range(genome.player_count))
    side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
    order = order_of(setup.rank_order)
    rising = tuple(rank for rank in order if rank in ranks)
    return Game(
        genome=genome,
        cards=cards,
        ranks=rising,
        height_of_rank={rank: height for height, rank in enumerate(order)},
        place_of_rank={rank: place for place, rank in enumerate(rising)},
        count_of_rank={rank: sum(card.rank is rank for card in cards) for rank in Rank},
        suit_order={suit: _aces_low(cards, suit) for suit in Suit},
        points={trigger: _points(genome, trigger, cards, of_trumps=False) for trigger in ScoringTrigger},
        trump_points={trigger: _points(genome, trigger, cards, of_trumps=True) for trigger in ScoringTrigger},
        value_of_rank=values_of(genome.hand_evaluation.card_values if genome.hand_evaluation else ()),
        effects={effect.trigger_rank: effect for effect in genome.special_effects},
        sides=sides,
        side_of=tuple(side_of[seat] for seat in range(genome.player_count)),
        suit_hands=tuple(_suit_hand(genome, cards, seat) for seat in range(genome.player_count)),
        thresholds=tuple(thresholds_of(laying_condition(phase)) for phase in genome.turn_structure.phases),
    )


def order_of(named: tuple[Rank, ...]) -> tuple[Rank, ...]:
    """All ranks from the lowest to the highest: those that are not named, in their usual order, then the named ones."""
    once = tuple(dict.fromkeys(named))
    return (*(rank for rank in Rank if rank not in once), *once)


def values_of(card_values: tuple[CardValue, ...]) -> Mapping[Rank, int]:
    """What each rank counts; a rank that is not listed counts nothing."""
    listed = {one.rank: one.value for one in card_values}
    return {rank: listed.get(rank, 0) for rank in Rank}


def _is_removed(card: Card, removed: tuple[CardCondition, ...]) -> bool:
    return any(one.covers(card.rank, card.suit) for one in removed)


def _suit_hand(genome: GameGenome, cards: tuple[Card, ...], seat: int) -> tuple[Card, ...]:
    """The first cards of the suit of a seat; none where there are not enough suits."""
    suits = sorted({card.suit for card in cards}, key=lambda suit: suit.code)
    of_suit = [card for card in cards if suits[seat : seat + 1] == [card.suit]]
    return tuple(of_suit[: genome.setup.cards_per_player])


def _aces_low(cards: tuple[Card, ...], suit: Suit) -> tuple[Card, ...]:
    of_suit = (card for card in cards if card.suit is suit)
    return tuple(sorted(of_suit, key=lambda card: (card.rank is not Rank.ACE, card.height)))


def _points(
    genome: GameGenome, trigger: ScoringTrigger, cards: tuple[Card, ...], *, of_trumps: bool
) -> Mapping[Card, int]:
    """What each card scores for a trigger, by the rules about trumps alone or by the others; nothing without any."""
    rules = [rule for rule in genome.card_scoring if rule.trigger is trigger and rule.trumps_only is of_trumps]
    if not rules:
        return {}
    return {card: sum(one.points for one in rules if one.condition.covers(card.rank, card.suit)) for card in cards}


def thresholds_of(condition: AnyCondition | None) -> Thresholds:
    """The sets and runs that a condition asks for."""
    sets, runs = {0}, {0}
    for one in simple_conditions(condition):
        if one.type is ConditionType.HAS_MATCHING_PAIR:
            sets.add(2)
        elif one.type is ConditionType.HAS_SET_OF_N and isinstance(one.value, int) and 0 < one.value <= 4:
            sets.add(one.value)
        elif one.type is ConditionType.HAS_RUN_OF_N and isinstance(one.value, int) and 0 < one.value <= 13:
            runs.add(one.value)
    return Thresholds(tuple(sorted(sets)), tuple(sorted(runs)))
