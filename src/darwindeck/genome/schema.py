"""The genome: a card game as data.

Frozen dataclasses with tuples inside, so that a genome can be hashed, compared, shared and changed with
`dataclasses.replace`. The order of the fields is also their order in the bytecode: new fields go to the end
of their class, with a default that leaves older games as they were.
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, ClassVar

from darwindeck.genome._gene import Gene
from darwindeck.genome._generated import (
    DECK_RANKS,
    MAX_PLAYERS,
    MAX_TURNS,
    BreakingRule,
    CaptureOrder,
    ClaimPenalty,
    ClaimRankMode,
    DeckEmptyAction,
    DeckName,
    EffectType,
    Elimination,
    GoingOut,
    HandEvaluationMethod,
    LevelTrick,
    Location,
    MajorityMeasure,
    PassAction,
    PassDirection,
    PhaseTag,
    Rank,
    SchemaVersion,
    ScoringTrigger,
    SequenceDirection,
    ShowdownMethod,
    StarterRule,
    Suit,
    TableauMode,
    TargetSelector,
    TieBreaker,
    TriggerMode,
    TrumpChooser,
    TrumpSource,
    Visibility,
    WinComparison,
    WinType,
)
from darwindeck.genome._names import named
from darwindeck.genome._shape import I16, I32, U8, U16, U32, InHeader, Name, NotEmpty, Players, Turns
from darwindeck.genome._wording import counted
from darwindeck.genome.conditions import AnyCondition

__all__ = [
    "DECK_RANKS",
    "MAX_PLAYERS",
    "MAX_TURNS",
    "NAMING_FIELDS",
    "AskPhase",
    "BettingPhase",
    "BiddingPhase",
    "BreakingRule",
    "CaptureOrder",
    "CardCondition",
    "CardScoringRule",
    "CardValue",
    "ClaimPenalty",
    "ClaimPhase",
    "ClaimRankMode",
    "ContractScoring",
    "DeckEmptyAction",
    "DeckName",
    "DiscardPhase",
    "DrawPhase",
    "EffectType",
    "Elimination",
    "ExchangePhase",
    "GameGenome",
    "GamePoint",
    "GameRules",
    "GoingOut",
    "HandEvaluation",
    "HandEvaluationMethod",
    "HandPattern",
    "HouseRules",
    "KnockPhase",
    "LevelTrick",
    "Location",
    "MajorityMeasure",
    "MajorityScoring",
    "MeldPhase",
    "PassAction",
    "PassDirection",
    "PassingPhase",
    "Phase",
    "PhaseTag",
    "PlayPhase",
    "Rank",
    "SchemaVersion",
    "ScoringRule",
    "ScoringTrigger",
    "SequenceDirection",
    "SetupRules",
    "ShowdownMethod",
    "SpecialEffect",
    "StarterRule",
    "Suit",
    "SwapPhase",
    "TableauMode",
    "TargetSelector",
    "TieBreaker",
    "TributePhase",
    "TrickPhase",
    "TrickScoring",
    "TriggerMode",
    "TrumpChooser",
    "TrumpPhase",
    "TrumpSource",
    "TurnStructure",
    "TurnUpPhase",
    "Visibility",
    "WagerPhase",
    "WinComparison",
    "WinCondition",
    "WinType",
]


# ---------------------------------------------------------------------------------------- cards


@dataclass(frozen=True, repr=False)
class CardCondition(Gene):
    """The cards of a suit, of a rank, or of both; all cards when neither is given."""

    suit: Suit | None = None
    """The suit, or any."""
    rank: Rank | None = None
    """The rank, or any."""

    def covers(self, rank: Rank, suit: Suit) -> bool:
        """Whether a card is among those described."""
        return self.rank in (None, rank) and self.suit in (None, suit)


@dataclass(frozen=True, repr=False)
class SetupRules(Gene):
    """What lies where before the first turn."""

    cards_per_player: U8
    """How many cards each player is dealt."""
    initial_deck: DeckName = DeckName.STANDARD_52
    """The cards that the game is played with."""
    initial_discard_count: U8 = 0
    """How many cards are turned up to start the discard pile."""
    trump_suit: Suit | None = None
    """The suit that beats all others, in every trick phase that names none of its own."""
    starting_chips: U32 = 0
    """How many chips each player starts with; 0 when the game has no chips."""
    wild_cards: tuple[Rank, ...] = ()
    """The ranks that are wild: `matches_or_wild` accepts them on any card; no other condition knows them."""
    tableau_mode: Annotated[TableauMode, InHeader] = TableauMode.NONE
    """What cards on the table do to each other."""
    sequence_direction: Annotated[SequenceDirection, InHeader] = SequenceDirection.BOTH
    """Which way piles grow; means something only when the tableau mode is SEQUENCE."""
    hand_visibility: Visibility = Visibility.OWNER_ONLY
    """Who sees the cards in a hand."""
    deck_visibility: Visibility = Visibility.FACE_DOWN
    """Who sees the cards in the deck."""
    discard_visibility: Visibility = Visibility.FACE_UP
    """Who sees the cards in the discard pile."""
    tableau_visibility: Visibility = Visibility.FACE_UP
    """Who sees the cards on the table."""
    initial_tableau_count: U8 = 0
    """How many cards are laid on the table before the first turn."""
    sequence_start_rank: Rank | None = None
    """The rank that starts a pile of a SEQUENCE tableau; any card does when left out."""
    removed_cards: tuple[CardCondition, ...] = ()
    """Cards taken out of the deck before the deal."""
    rank_order: tuple[Rank, ...] = ()
    """All ranks of the deck from the lowest to the highest, where they do not have their usual order."""
    ante: U32 = 0
    """How many chips each player pays into the pot at the deal, or all that he or she has."""
    trump_source: TrumpSource = TrumpSource.FIXED
    """What makes a suit the trumps of a hand."""
    cards_step: I16 = 0
    """How many cards more each player is dealt than in the hand before; fewer when below zero."""
    starting_score: I16 = 0
    """The score with which each player starts."""
    wild_names_suit: bool = False
    """Whether the player of a wild card names the suit that the discard pile goes on with."""
    deal_remainder: bool = False
    """Whether the cards that are left over are dealt too, one by one, so that some players hold one more."""
    capture_by_sum: bool = False
    """Whether a card that finds none of its rank captures cards that add up to its value; for MATCH_RANK."""
    deal_suits: bool = False
    """Whether each player is dealt the first cards of a suit of his or her own; the rest is the deck."""
    hand_is_stack: bool = False
    """Whether a hand is a stack: only its top card can be used, and cards that come to it go underneath."""
    capture_order: CaptureOrder = CaptureOrder.AS_LAID
    """In which order captured cards go under a stack; means something only in WAR with stacks."""

    @property
    def deck_size(self) -> int:
        """How many cards are left to play with once the removed ones are out."""
        return len(self.cards)

    @cached_property
    def ranks(self) -> frozenset[Rank]:
        """The ranks of which there is a card to play with."""
        return frozenset(rank for rank, _ in self.cards)

    @cached_property
    def suits(self) -> frozenset[Suit]:
        """The suits of which there is a card to play with."""
        return frozenset(suit for _, suit in self.cards)

    @cached_property
    def cards(self) -> tuple[tuple[Rank, Suit], ...]:
        """The cards to play with."""
        cards = [(rank, suit) for rank in DECK_RANKS[self.initial_deck] for suit in Suit]
        removed = set(self.removed_cards)
        return tuple(card for card in cards if not any(one.covers(*card) for one in removed))


# ---------------------------------------------------------------------------------------- phases


@dataclass(frozen=True, repr=False)
class DrawPhase(Gene):
    """The player takes cards."""

    tag: ClassVar = PhaseTag.DRAW

    source: Location
    """Where the cards come from."""
    count: U8 = 1
    """How many cards are taken."""
    mandatory: bool = True
    """Whether the player must draw."""
    condition: AnyCondition | None = None
    """When the phase takes place; always when left out."""
    repeat: bool = False
    """Whether the player draws again and again, as long as the condition holds."""
    may_double: bool = False
    """Whether a player who is asked for the first time may double the stake for a last draw."""
    from_previous: bool = False
    """Whether OPPONENT_HAND and OPPONENT_DISCARD are the previous player's here, and not the next one's."""
    or_source: Location | None = None
    """Another place that the player may take the cards from instead; no other when left out."""


@dataclass(frozen=True, repr=False)
class PlayPhase(Gene):
    """The player lays cards from the hand."""

    tag: ClassVar = PhaseTag.PLAY

    target: Location
    """Where the cards go."""
    valid_play_condition: AnyCondition | None = None
    """What a card must be like to be played, beside what the tableau mode asks; nothing more when left out."""
    min_cards: U8 = 1
    """The fewest cards to play."""
    max_cards: U8 = 1
    """The most cards to play."""
    mandatory: bool = True
    """Whether a player who can play must."""
    pass_if_unable: bool = True
    """Whether a player who cannot play passes; otherwise the player is out of the hand."""
    climbing: bool = False
    """Whether cards must beat the play that lies on the table: as many of one rank, and of a higher one."""


@dataclass(frozen=True, repr=False)
class DiscardPhase(Gene):
    """The player gets rid of cards."""

    tag: ClassVar = PhaseTag.DISCARD

    target: Location
    """Where the cards go."""
    count: U8 = 1
    """How many cards go at once."""
    mandatory: bool = False
    """Whether a player who can discard must."""
    matching_condition: AnyCondition | None = None
    """What the cards must be like, taken together; any will do when left out."""
    keep_taken: bool = False
    """Whether a card that the player took from the discard pile in the same turn must be kept."""


@dataclass(frozen=True, repr=False)
class BettingPhase(Gene):
    """One round of bets."""

    tag: ClassVar = PhaseTag.BETTING

    min_bet: U32 = 10
    """The smallest bet."""
    max_raises: U8 = 3
    """How often the bet may be raised in one round."""
    max_bet: U32 | None = None
    """The largest bet; all one's chips when left out."""
    raise_increment: U32 | None = None
    """What a raise adds; the smallest bet when left out."""
    allow_check: bool = True
    """Whether a player may stay in without betting while nobody has bet."""
    allow_raise: bool = True
    """Whether a bet may be raised."""
    allow_fold: bool = True
    """Whether a player may give up."""
    showdown_method: ShowdownMethod = ShowdownMethod.HAND_EVALUATION
    """Who takes the pot in the end."""
    condition: AnyCondition | None = None
    """When the phase takes place; always when left out."""


@dataclass(frozen=True, repr=False)
class ClaimPhase(Gene):
    """The player lays cards face down and says what they are; opponents may doubt it."""

    tag: ClassVar = PhaseTag.CLAIM

    min_cards: U8 = 1
    """The fewest cards to lay."""
    max_cards: U8 = 4
    """The most cards to lay."""
    rank_mode: ClaimRankMode = ClaimRankMode.SEQUENTIAL
    """Which rank must be claimed."""
    starting_rank: Rank = Rank.ACE
    """The rank that a sequence of claims starts with."""
    fixed_rank: Rank | None = None
    """The rank that is always claimed, when the mode is FIXED."""
    can_lie: bool = True
    """Whether the cards may be others than claimed."""
    allow_challenge: bool = True
    """Whether opponents may doubt a claim."""
    challenge_penalty: ClaimPenalty = ClaimPenalty.TAKE_PILE
    """What a player pays who doubted a true claim."""
    lie_penalty: ClaimPenalty = ClaimPenalty.TAKE_PILE
    """What a player pays who was caught lying."""
    penalty_points: U8 = 1
    """How many points are lost where the penalty is in points."""


@dataclass(frozen=True, repr=False)
class TrickPhase(Gene):
    """Every player plays one card, and the best one takes them all."""

    tag: ClassVar = PhaseTag.TRICK

    lead_suit_required: bool = True
    """Whether players must follow suit if they can."""
    trump_suit: Suit | None = None
    """The suit that beats all others; the trump suit of the setup when left out."""
    high_card_wins: bool = True
    """Whether the highest card takes the trick, or the lowest."""
    breaking_suit: Suit | None = None
    """The suit that is held back until it is broken."""
    breaking_rule: BreakingRule = BreakingRule.CANNOT_LEAD_UNTIL_BROKEN
    """What may not be done with the breaking suit before."""
    trump_order: tuple[Rank, ...] = ()
    """All ranks of the deck from the lowest to the highest among trumps, where they differ from other suits."""
    opening_card: CardCondition | None = None
    """The card that must be led to the first trick of a hand, by whoever holds it; any card when left out."""
    first_trick_safe: bool = False
    """Whether cards that score in tricks may be played to the first trick of a hand only by who has no other."""
    face_down: bool = False
    """Whether the cards are hidden from the others until everybody has played."""
    takes_table: bool = False
    """Whether who takes the trick also captures the cards on the table."""
    level: LevelTrick = LevelTrick.SUIT_LED
    """Whether suits matter; if not, what happens when the best cards are level."""


@dataclass(frozen=True, repr=False)
class BiddingPhase(Gene):
    """Every player says how many tricks he or she will take; once in a hand."""

    tag: ClassVar = PhaseTag.BIDDING

    min_bid: U8 = 1
    """The lowest bid, Nil apart."""
    max_bid: U8 = 13
    """The highest bid."""
    allow_nil: bool = True
    """Whether a player may bid to take no trick at all."""


@dataclass(frozen=True, repr=False)
class PassingPhase(Gene):
    """Every player passes cards to another one, all at once; once in a hand."""

    tag: ClassVar = PhaseTag.PASSING

    count: U8 = 3
    """How many cards each player passes, as far as they last."""
    directions: tuple[PassDirection, ...] = (PassDirection.LEFT,)
    """To whom, one hand after the other, round and round; to the left when empty."""


@dataclass(frozen=True, repr=False)
class TurnUpPhase(Gene):
    """Cards go from the deck to the table; nobody decides."""

    tag: ClassVar = PhaseTag.TURN_UP

    count: U8 = 1
    """How many cards are turned up, as far as the deck lasts."""


@dataclass(frozen=True, repr=False)
class ExchangePhase(Gene):
    """Every player may lay off cards unseen, and draws as many from the deck."""

    tag: ClassVar = PhaseTag.EXCHANGE

    max_cards: U8 = 3
    """The most cards that a player may exchange."""


@dataclass(frozen=True, repr=False)
class TrumpPhase(Gene):
    """A player names the trump suit; once in a hand."""

    tag: ClassVar = PhaseTag.TRUMP

    named_by: TrumpChooser = TrumpChooser.STARTER
    """Who names it."""


@dataclass(frozen=True, repr=False)
class WagerPhase(Gene):
    """Every player stakes chips against the house; once in a hand."""

    tag: ClassVar = PhaseTag.WAGER

    min_bet: U32 = 10
    """The smallest stake; the others are multiples of it."""
    max_bet: U32 = 50
    """The largest stake."""
    before_deal: bool = False
    """Whether stakes are laid before the cards are dealt."""


@dataclass(frozen=True, repr=False)
class AskPhase(Gene):
    """The player asks an opponent for all cards of a rank of which he or she holds one."""

    tag: ClassVar = PhaseTag.ASKING

    draw_if_refused: bool = True
    """Whether a player whose opponent has no such card draws one from the deck."""
    again_if_given: bool = True
    """Whether a player who was given cards asks again."""
    again_if_drawn: bool = True
    """Whether a player who drew the rank asked for asks again."""


@dataclass(frozen=True, repr=False)
class TributePhase(Gene):
    """Losers of the hand before give their best cards to its winners, who give back what they like; once in a hand."""

    tag: ClassVar = PhaseTag.TRIBUTE

    cards: U8 = 1
    """How many cards the last player and the first exchange; those next to them exchange one fewer."""


@dataclass(frozen=True, repr=False)
class MeldPhase(Gene):
    """The player lays sets and runs from the hand, and adds cards to those that lie there, whoever laid them."""

    tag: ClassVar = PhaseTag.MELD

    min_set: U8 = 3
    """The fewest cards of one rank that make a set."""
    min_run: U8 = 3
    """The fewest cards of one suit, each the next rank of the one before, that make a run."""
    lay_off: bool = True
    """Whether cards may be added to sets and runs that lie there."""
    max_melds: U8 | None = None
    """How many new sets and runs a player may lay in a turn; any number when left out."""


@dataclass(frozen=True, repr=False)
class KnockPhase(Gene):
    """The player may end the hand. Where hands are compared by DEADWOOD, that scores."""

    tag: ClassVar = PhaseTag.KNOCK

    condition: AnyCondition | None = None
    """When the player may knock; always when left out."""
    lay_off: bool = True
    """Whether opponents add cards to the melds of the player who knocked, before deadwood is counted."""
    bonus: U16 = 0
    """Points for a player who knocks without any deadwood."""
    undercut_bonus: U16 = 0
    """Points for an opponent whose deadwood is no more than that of the player who knocked."""
    last_round: bool = False
    """Whether every other player has one more turn before the hand is over."""


@dataclass(frozen=True, repr=False)
class SwapPhase(Gene):
    """The player may exchange cards with a neighbor, with the table or with the deck."""

    tag: ClassVar = PhaseTag.SWAP

    source: Location
    """What with: OPPONENT_HAND, the whole hand for the next player's; TABLEAU or DECK, one card for another."""
    all_at_once: bool = False
    """Whether the whole hand may also be exchanged for the whole table."""
    mandatory: bool = False
    """Whether the player must swap."""
    blocked_by: Rank | None = None
    """The rank that forbids it: a neighbor who holds such a card shows it and keeps the hand; on the deck it stays."""
    last_from_deck: bool = False
    """Whether the last player of a round swaps a card with the deck instead."""


Phase = (
    DrawPhase
    | PlayPhase
    | DiscardPhase
    | BettingPhase
    | ClaimPhase
    | TrickPhase
    | BiddingPhase
    | PassingPhase
    | TurnUpPhase
    | ExchangePhase
    | TrumpPhase
    | WagerPhase
    | AskPhase
    | TributePhase
    | MeldPhase
    | KnockPhase
    | SwapPhase
)


@dataclass(frozen=True, repr=False)
class TurnStructure(Gene):
    """What happens in a turn, in order."""

    phases: Annotated[tuple[Phase, ...], NotEmpty]
    """The phases of a turn."""
    is_trick_based: bool = False
    """Whether the hand is played out in tricks."""
    tricks_per_hand: U8 | None = None
    """How many tricks make a hand; as many as there are cards in a hand when left out."""


# ---------------------------------------------------------------------------------------- effects


@dataclass(frozen=True, repr=False)
class SpecialEffect(Gene):
    """What cards of a rank do when they are played. Of two effects on one rank the later one counts."""

    trigger_rank: Rank
    """The rank that does it."""
    effect_type: EffectType
    """What it does."""
    target: TargetSelector
    """Whom it hits."""
    value: U8 = 1
    """How many cards, or how many players are skipped."""


# ---------------------------------------------------------------------------------------- scoring and winning


@dataclass(frozen=True, repr=False)
class CardScoringRule(Gene):
    """Cards that are worth points."""

    condition: CardCondition
    """Which cards."""
    points: I16
    """What each is worth; below zero when it costs points."""
    trigger: ScoringTrigger
    """When it counts."""
    trumps_only: bool = False
    """Whether only trumps of the hand score."""


@dataclass(frozen=True, repr=False)
class ScoringRule(Gene):
    """Points at the end of a hand for whoever meets a condition."""

    condition: AnyCondition
    """The condition to meet."""
    points: I16
    """What it is worth."""
    per_card: bool = False
    """Whether the points count once for each card in hand that meets the condition."""


@dataclass(frozen=True, repr=False)
class CardValue(Gene):
    """What a rank counts in a hand."""

    rank: Rank
    """The rank."""
    value: U8
    """What it counts."""
    alternate_value: U8 | None = None
    """What it may count instead, such as 1 for an ace of 11."""
    three_value: U16 | None = None
    """What a hand may count as a whole that has three cards of the rank."""


@dataclass(frozen=True, repr=False)
class HandPattern(Gene):
    """A kind of hand, such as a flush. Whatever is given must hold."""

    name: Name
    """What players call it."""
    rank_priority: U8
    """What it beats: higher is better."""
    required_count: U8 | None = None
    """How many cards the hand must have."""
    same_suit_count: U8 | None = None
    """How many cards must share a suit."""
    same_rank_groups: tuple[U8, ...] = ()
    """How many cards of one rank, group by group: (3, 2) is a full house."""
    sequence_length: U8 | None = None
    """How many cards must follow each other in rank."""
    sequence_wrap: bool = False
    """Whether the ace also counts below the two in a sequence."""
    required_ranks: tuple[Rank, ...] = ()
    """Ranks that must be there."""


@dataclass(frozen=True, repr=False)
class HandEvaluation(Gene):
    """How hands are compared."""

    method: HandEvaluationMethod
    """By what."""
    patterns: tuple[HandPattern, ...] = ()
    """The kinds of hand, for PATTERN_MATCH."""
    card_values: tuple[CardValue, ...] = ()
    """What each rank counts, for POINT_TOTAL, DEADWOOD and captures by sum; nothing for one that is not listed."""
    target_value: U16 | None = None
    """The total to aim at, for POINT_TOTAL; the highest total when left out."""
    bust_threshold: U16 | None = None
    """The total from which a hand has lost, for POINT_TOTAL."""
    with_table: bool = False
    """Whether the cards on the table are part of every hand when hands are compared."""
    one_suit: bool = False
    """Whether only cards of one suit count together, for POINT_TOTAL."""


@dataclass(frozen=True, repr=False)
class ContractScoring(Gene):
    """What bids are worth, at the end of a hand."""

    points_per_trick_bid: U8 = 10
    """Points for each trick of a contract that was made."""
    overtrick_points: U8 = 1
    """Points for each trick beyond it; each is also a bag."""
    failed_contract_penalty: U8 = 10
    """Points lost for each trick of a contract that failed."""
    nil_bonus: U16 = 100
    """Points for a Nil that was made."""
    nil_penalty: U16 = 100
    """Points lost for a Nil that failed."""
    bag_limit: U8 = 10
    """How many bags cost the penalty."""
    bag_penalty: U16 = 100
    """Points lost when the bags reach their limit."""


@dataclass(frozen=True, repr=False)
class TrickScoring(Gene):
    """What tricks are worth to a side, at the end of a hand."""

    points_per_trick: I16 = 1
    """Points for each trick beyond the book."""
    book: U8 = 0
    """How many tricks of a side do not count."""
    last_trick_points: I16 = 0
    """Points for the last trick of the hand."""
    points_per_card: I16 = 0
    """Points for each captured card beyond those that do not count."""
    card_book: U8 = 0
    """How many captured cards of a side do not count."""


@dataclass(frozen=True, repr=False)
class GamePoint(Gene):
    """What a hand is worth to a side that has scored enough in it."""

    threshold: I16
    """The points that a side must have scored in the hand."""
    points: I16
    """What it scores for that."""
    all_tricks: bool = False
    """Whether the side must also have taken every trick of the hand."""


@dataclass(frozen=True, repr=False)
class HouseRules(Gene):
    """The house, which plays against everyone: it draws by a rule, and pays and takes stakes at the end of a hand."""

    cards: U8 = 2
    """How many cards the house is dealt."""
    face_up: U8 = 1
    """How many of them everybody sees."""
    stands_on: U8 = 17
    """The total from which the house draws no more cards."""
    hits_soft: bool = False
    """Whether the house draws once more on exactly that total when a card in it counts its higher value."""
    natural_pays_percent: U16 = 150
    """What a natural, the target total with the cards dealt, wins in hundredths of the stake."""


@dataclass(frozen=True, repr=False)
class MajorityScoring(Gene):
    """Points at the end of a hand for the side that has captured most of something. Level sides score nothing."""

    condition: CardCondition
    """Which of the captured cards are looked at."""
    points: I16
    """What it is worth to have the most."""
    measure: MajorityMeasure = MajorityMeasure.CARDS
    """What is counted."""
    card_values: tuple[CardValue, ...] = ()
    """What each rank counts, for VALUES and BEST_OF_EACH_SUIT; a rank that is not listed counts nothing."""


@dataclass(frozen=True, repr=False)
class WinCondition(Gene):
    """A way to win the game."""

    type: WinType
    """What wins."""
    threshold: I32 | None = None
    """The number to reach, where there is one."""
    comparison: WinComparison = WinComparison.NONE
    """How players are compared."""
    trigger_mode: TriggerMode = TriggerMode.IMMEDIATE
    """When it is judged."""


@dataclass(frozen=True, repr=False)
class GameRules(Gene):
    """What happens at the edges of the rules."""

    consecutive_pass_action: PassAction = PassAction.NONE
    """What happens when players pass one after the other."""
    passes_to_trigger: U8 | None = None
    """How many passes in a row that takes; when left out, all players but one, or all to renew the table."""
    deck_empty_action: DeckEmptyAction = DeckEmptyAction.RESHUFFLE_DISCARD
    """What happens when the deck runs out."""
    tie_breaker: TieBreaker = TieBreaker.SHARED
    """Who wins when players are level."""
    going_out: GoingOut = GoingOut.NONE
    """What happens when a player has no card left."""
    max_hands: U8 | None = None
    """The hands after which the game is over, and whoever is best then wins; no limit when left out."""
    elimination: Elimination = Elimination.NONE
    """Who is out of the game at the end of a hand."""
    pass_stake: U32 = 0
    """How many chips a player who passes pays into the pot, or all that he or she has."""
    shoot_the_moon: bool = False
    """Whether the points of a side that took all the cards that score in tricks go to everybody else instead."""
    book_size: U8 = 0
    """How many cards of one rank make a book, which is laid down at once and captured; 0 when there are no books."""
    place_points: tuple[I16, ...] = ()
    """Points at the end of a hand for whoever went out first, second and so on."""
    starter: StarterRule = StarterRule.ROTATES
    """Who starts the next hand."""
    deck_reserve: U8 = 0
    """How many cards stay in the deck: with so many left it counts as empty."""
    rest_to_last_captor: bool = False
    """Whether the cards that are left on the table at the end of a hand go to the player who captured last."""
    worst_hand_points: I16 = 0
    """What the player with the worst hand scores at the end of a hand; below zero when it costs points, or a life."""
    war_cards_down: U8 = 0
    """How many cards each player lays face down after a tie, in WAR with stacks; the last card is kept."""
    failed_nil_helps: bool = True
    """Whether the tricks of a player whose Nil failed count for the contract of the side, and not just as bags."""
    hand_ends_if: AnyCondition | None = None
    """What ends the hand at once, after the deal or any phase, if a player in it meets it; nothing when left out."""
    others_pay_from: U16 | None = None
    """From which value on the best hand makes all other hands count as the worst; none does when left out."""


# ---------------------------------------------------------------------------------------- the game


@dataclass(frozen=True, repr=False)
class GameGenome(Gene):
    """A whole game."""

    schema_version: SchemaVersion
    """The version of this schema."""
    genome_id: Name
    """The name of the game."""
    generation: U32
    """How many generations of evolution it took; 0 for a game made by people."""
    setup: SetupRules
    """The deal."""
    turn_structure: TurnStructure
    """What happens in a turn."""
    special_effects: tuple[SpecialEffect, ...] = ()
    """What special cards do."""
    win_conditions: tuple[WinCondition, ...] = ()
    """How to win; the first one that holds decides."""
    scoring_rules: tuple[ScoringRule, ...] = ()
    """Points for meeting conditions."""
    max_turns: Turns = 100
    """The turn after which the game is broken off."""
    player_count: Players = 2
    """How many play."""
    min_turns: U32 = 10
    """The turns below which a game counts as too short."""
    card_scoring: tuple[CardScoringRule, ...] = ()
    """Points for cards."""
    hand_evaluation: HandEvaluation | None = None
    """How hands are compared, where they are."""
    game_rules: GameRules = field(default_factory=GameRules)
    """What happens at the edges of the rules."""
    contract_scoring: ContractScoring | None = None
    """What bids are worth, where there is bidding."""
    team_mode: bool = False
    """Whether players form teams."""
    teams: tuple[tuple[U8, ...], ...] = ()
    """The players of each team, counted from 0."""
    trick_scoring: TrickScoring | None = None
    """What tricks are worth, where they are."""
    game_points: tuple[GamePoint, ...] = ()
    """What a hand is worth by the points scored in it, which are not kept then; the points themselves when empty."""
    house: HouseRules | None = None
    """The house that everybody plays against, where there is one."""
    majority_scoring: tuple[MajorityScoring, ...] = ()
    """Points for whoever has captured most of something."""

    def __repr__(self) -> str:
        """The game in a line, marked as a genome."""
        return f"<GameGenome {self}>"

    def __str__(self) -> str:
        """The game in a line: its name, its table, its turn, its end."""
        phases = ", ".join(phase.tag for phase in self.turn_structure.phases) or "nothing"
        wins = " or ".join(win.type for win in self.win_conditions) or "nothing"
        table = f"{counted(self.player_count, 'player')}, {counted(self.setup.cards_per_player, 'card')} each"
        return f"{named(self.genome_id)}: {table}; {phases}; won by {wins}"


NAMING_FIELDS = frozenset({"schema_version", "genome_id", "generation"})
"""The fields that say what a game is called and where it comes from, not how it is played."""
