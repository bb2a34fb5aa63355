//! The rules of a game, compiled: everything that can be worked out once is worked out here, so that playing only looks it up.

mod compile;
mod evaluation;
mod fast_paths;
mod features;
mod fits;
mod hand_stacks;
mod majority;
mod melds;
mod order;
mod phases;
mod points;
mod problems;
mod question;
mod rank_positions;
mod trick;
mod visibility;
mod wins;

pub(crate) use evaluation::{Evaluation, HandKey};
pub(crate) use fits::{Fits, OpenPile};
pub(crate) use majority::Majority;
pub(crate) use melds::Melds;
pub(crate) use order::RankOrder;
pub(crate) use question::{Fact, Level, Question, Ranks, compares};
pub(crate) use rank_positions::RankPositions;
pub(crate) use trick::Trick;

use crate::bytecode::{
    AskPhase, BettingPhase, BiddingPhase, Bytecode, CardCondition, ClaimPhase, EffectType,
    ExchangePhase, GoingOut, Location, MAX_PLAYERS, ParseError, PassingPhase, ScoringTrigger,
    SequenceDirection, ShowdownMethod, TableauMode, TargetSelector, TributePhase, TriggerMode,
    TrumpPhase, WagerPhase, WinComparison, WinType,
};
use crate::cards::{Cards, Pile};
use crate::options::{Decision, Decline};
use crate::seats::Seats;
use crate::values::{Asks, Laying};
use crate::win_triggers::WinTriggers;

/// Most players at one table.
pub const SEATS: usize = MAX_PLAYERS as usize;

/// The rules of a game that can be played.
#[derive(Clone, Debug)]
#[allow(
    clippy::struct_field_names,
    reason = "the scoring rules have the name that the genome gives them"
)]
pub struct Rules {
    /// The bytecode that they were compiled from.
    pub bytecode: Bytecode,
    /// The hash of the bytecode: what tells one set of rules from another.
    pub rules_hash: u64,
    /// Every card of the game.
    pub(crate) cards: Cards,
    /// The same in canonical order.
    pub(crate) deck: Pile,
    /// What each seat is dealt where everybody gets a suit.
    pub(crate) suit_hands: Option<[Cards; SEATS]>,
    pub(crate) players: usize,
    pub(crate) everybody: Seats,
    /// The ranks of which there is a card, a bit each.
    pub(crate) ranks: u16,
    /// Which rank is higher.
    pub(crate) order: RankOrder,
    /// The ranks of which there is a card, rising.
    pub(crate) row: Vec<u8>,
    /// The positions of ranks in that row.
    pub(crate) rank_positions: RankPositions,
    pub(crate) phases: Vec<Phase>,
    pub(crate) effects: [Option<Effect>; 13],
    /// The wild cards whose player names a suit.
    pub(crate) naming: Cards,
    /// Some card has an effect or scores when it is played.
    pub(crate) cards_act: bool,
    /// Cards that score the same, with what they score, for each trigger.
    points: [Vec<(Cards, i64)>; TRIGGERS],
    /// The same for what cards score only when their suit is trumps.
    trump_points: [Vec<(Cards, i64)>; TRIGGERS],
    /// Whether there are such.
    trumps_score: bool,
    /// The cards that a side must take to shoot the moon; none where nobody can.
    pub(crate) moon: Cards,
    /// Whether any card scores, for each trigger.
    scores: [bool; TRIGGERS],
    pub(crate) scoring_rules: Vec<Scoring>,
    pub(crate) majorities: Vec<Majority>,
    /// What ends the hand at once.
    pub(crate) hand_ends_if: Option<Question>,
    pub(crate) evaluation: Evaluation,
    pub(crate) wins: Vec<Win>,
    /// What must have happened before wins are judged after a move.
    pub(crate) judged_after: WinTriggers,
    /// What a new hand may bring about.
    pub(crate) win_triggers_of_deal: WinTriggers,
    /// The race that all players run, each alone, if nothing else can be won by a move.
    pub(crate) only_race: Option<Race>,
    /// The players of each side, and the side of each player.
    pub(crate) sides: Vec<Vec<usize>>,
    pub(crate) side_of: [usize; SEATS],
    /// The players of each side as a set.
    pub(crate) side_seats: [Seats; SEATS],
    pub(crate) mode: TableauMode,
    /// What happens when a player has no card left.
    pub(crate) going_out: GoingOut,
    /// How many cards of a rank make a book; 0 when there are none.
    pub(crate) book_size: u32,
    /// Hands are stacks.
    pub(crate) has_stacks: bool,
    /// Cards are captured in battles and go under stacks.
    pub(crate) is_war_of_stacks: bool,
    pub(crate) sequence: Sequence,
    pub(crate) features: Features,
    pub(crate) sight: Sight,
    pub(crate) fast_paths: FastPaths,
}

/// One more than the highest code of a trigger.
const TRIGGERS: usize = 7;

/// What the game has, by what its phases say together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Features {
    /// Some phase belongs to the player whose walk it is, so that the walk is a turn.
    pub(crate) has_own_phase: bool,
    /// Some phase gives a player the chance to lay cards, or to swap them where the table is renewed.
    pub(crate) can_pass: bool,
    /// The table is renewed when everybody passes.
    pub(crate) renews_table: bool,
    pub(crate) draws: bool,
    /// In some phase plays must beat each other.
    pub(crate) climbs: bool,
    pub(crate) pays_tribute: bool,
    /// Some phase asks opponents for cards.
    pub(crate) asks: bool,
    pub(crate) bets: bool,
    pub(crate) bids: bool,
    pub(crate) takes_tricks: bool,
    /// Whether a hand lasts one round.
    pub(crate) hand_is_round: bool,
    /// How many tricks make a hand, if that ends it.
    pub(crate) tricks: Option<u8>,
    /// As many tricks make a hand as cards were dealt.
    pub(crate) tricks_as_dealt: bool,
    /// A hand may have other trumps than the one before.
    pub(crate) trumps_change: bool,
    /// Whoever took most tricks in the hand before names trumps.
    pub(crate) last_winner_names_trumps: bool,
    pub(crate) has_chips: bool,
    /// Players put chips in, and are out of the game without any.
    pub(crate) has_stakes: bool,
    /// There is a house, or somebody stakes chips against one.
    pub(crate) has_house: bool,
    pub(crate) wagers: bool,
    /// A hand begins with stakes, and the cards are dealt only then.
    pub(crate) stakes_come_first: bool,
    /// What a player who passes pays into the pot.
    pub(crate) pass_stake: i64,
    /// What each player pays at the deal.
    pub(crate) ante: i64,
    /// Who takes a pot that no bets were made about.
    pub(crate) showdown: ShowdownMethod,
    /// After how many hands the game is over at the latest.
    pub(crate) most_hands: u32,
}

/// What can be played in one go where nobody has to be waited for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FastPaths {
    /// The tricks of a hand.
    pub(crate) tricks: bool,
    /// Walks through the phases.
    pub(crate) walks: bool,
    /// Walks in which a card is laid onto the discard pile, and one drawn before by whoever has none that fits.
    pub(crate) sheds: bool,
}

/// Who sees what, reduced to what has to be asked while playing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    /// Players do not see their own cards.
    pub(crate) own_hand_hidden: bool,
    /// Every card on the table and on the discard pile lies open.
    pub(crate) all_open: bool,
}

/// What fits on a SEQUENCE tableau.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sequence {
    pub(crate) starts: Cards,
    pub(crate) upwards: bool,
    pub(crate) downwards: bool,
}

/// What a special card does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effect {
    pub(crate) kind: EffectType,
    pub(crate) target: TargetSelector,
    pub(crate) value: u8,
}

/// A phase, compiled.
#[derive(Clone, Debug)]
pub(crate) enum Phase {
    Draw(Draw),
    Lay(Lay),
    Betting(Betting),
    Claim(ClaimPhase),
    Trick(Trick),
    Bidding(BiddingPhase),
    Passing(PassingPhase),
    /// Turn up so many cards of the deck.
    TurnUp(u8),
    Exchange(ExchangePhase),
    Trump(TrumpPhase),
    Wager(WagerPhase),
    Ask(AskPhase),
    Tribute(TributePhase),
    Meld(Meld),
    Knock(Knock),
    Swap(Swap),
}

/// Lay sets and runs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meld {
    pub(crate) min_set: u32,
    pub(crate) min_run: u32,
    pub(crate) lay_off: bool,
    pub(crate) max_melds: Option<u32>,
}

impl Meld {
    /// Whether cards make a set.
    pub(crate) fn is_set(&self, cards: Cards) -> bool {
        let rank = cards
            .first()
            .map_or(Cards::NONE, |card| Cards::of_rank(card.rank()));
        cards.len() >= self.min_set && rank.covers(cards)
    }
}

/// End the hand, or not.
#[derive(Clone, Debug)]
pub(crate) struct Knock {
    pub(crate) condition: Option<Question>,
    pub(crate) lay_off: bool,
    pub(crate) bonus: i64,
    pub(crate) undercut_bonus: i64,
    pub(crate) last_round: bool,
}

/// Swap cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Swap {
    pub(crate) with: SwapWith,
    /// The whole hand may be swapped for the whole table.
    pub(crate) all_at_once: bool,
    pub(crate) mandatory: bool,
    /// The cards that forbid a swap.
    pub(crate) blocked_by: Cards,
    pub(crate) last_from_deck: bool,
}

/// What cards are swapped with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SwapWith {
    NextHand,
    Table,
    Deck,
}

/// A round of bets.
#[derive(Clone, Debug)]
pub(crate) struct Betting {
    pub(crate) phase: BettingPhase,
    pub(crate) condition: Option<Question>,
}

/// Take cards.
#[derive(Clone, Debug)]
pub(crate) struct Draw {
    pub(crate) source: Source,
    /// Another place, if the player may choose.
    pub(crate) or_source: Option<Source>,
    pub(crate) count: u8,
    pub(crate) mandatory: bool,
    pub(crate) condition: Option<Question>,
    pub(crate) repeat: bool,
    pub(crate) may_double: bool,
    /// Another player's cards are the previous player's, not the next one's.
    pub(crate) from_previous: bool,
    /// The condition is that no card can be laid in this phase.
    pub(crate) if_stuck_in: Option<usize>,
}

/// Where cards are taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Deck,
    Discard,
    Table,
    NextHand,
    NextDiscard,
}

impl Source {
    pub(crate) const fn location(self) -> Location {
        match self {
            Self::Deck => Location::Deck,
            Self::Discard => Location::Discard,
            Self::Table => Location::Tableau,
            Self::NextHand => Location::OpponentHand,
            Self::NextDiscard => Location::OpponentDiscard,
        }
    }
}

/// Lay cards: a play or a discard phase.
#[derive(Clone, Debug)]
pub(crate) struct Lay {
    pub(crate) to_table: bool,
    pub(crate) fewest: u8,
    pub(crate) most: u8,
    pub(crate) may_pass: bool,
    pub(crate) condition: Option<Question>,
    /// The same, where it looks at one open card alone.
    pub(crate) fits: Option<Box<Fits>>,
    /// The condition is about the cards chosen together, not about the hand.
    pub(crate) together: bool,
    /// Each card lies before the next one is chosen.
    pub(crate) one_by_one: bool,
    /// The cards are played, not just got rid of.
    pub(crate) plays: bool,
    pub(crate) out_if_unable: bool,
    /// Cards drawn from the discard pile in the same walk must be kept.
    pub(crate) keep_taken: bool,
    /// Just one card is laid, and each card fits or not whatever the others are.
    pub(crate) is_single: bool,
    /// Plays must beat each other.
    pub(crate) climbs: bool,
}

impl Lay {
    pub(crate) fn asks(&self) -> Asks {
        if self.plays {
            Asks::Play
        } else {
            Asks::Discard
        }
    }

    /// What cards are laid for.
    pub(crate) fn what_for(&self) -> Laying {
        if self.plays {
            Laying::Play
        } else {
            Laying::Discard
        }
    }

    /// How a first card is declined.
    pub(crate) fn decline(&self) -> Decline {
        if self.may_pass {
            Decline::Pass
        } else {
            Decline::Never
        }
    }
}

/// Points for whoever meets a condition at the end of a hand.
#[derive(Clone, Debug)]
pub(crate) struct Scoring {
    pub(crate) condition: Question,
    pub(crate) points: i64,
    pub(crate) per_card: bool,
}

/// A way to win.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Win {
    pub(crate) kind: WinType,
    pub(crate) comparison: WinComparison,
    pub(crate) trigger: TriggerMode,
    pub(crate) is_race: bool,
    pub(crate) lower_is_better: bool,
    /// The threshold is an upper bound.
    pub(crate) reached_from_above: bool,
    /// What a race is to; what a comparison asks of the winner.
    pub(crate) threshold: Option<i64>,
}

/// What most games are a race to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Race {
    /// To have no card left.
    ToEmptyHand,
    /// To own every one of the cards.
    ToOwnAll,
}

impl Win {
    /// Which of these it is, in a game with so many cards.
    pub(crate) fn race(&self, cards: u32) -> Option<Race> {
        match (self.kind, self.threshold?) {
            _ if !self.is_race => None,
            (WinType::EmptyHand, 0) => Some(Race::ToEmptyHand),
            (WinType::CaptureAll, all) if all == i64::from(cards) => Some(Race::ToOwnAll),
            _ => None,
        }
    }
}

/// Why bytecode cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// It is no bytecode.
    Parse(ParseError),
    /// The game asks for what the machine cannot do: every problem, with its field and value.
    Unplayable(Vec<String>),
}

impl Rules {
    /// Whether any card scores when this happens to it.
    #[inline]
    pub(crate) fn scores_for(&self, trigger: ScoringTrigger) -> bool {
        self.scores[trigger as usize]
    }

    /// What cards score together when this happens to them, with these trumps.
    #[inline]
    pub(crate) fn points_with(&self, trigger: ScoringTrigger, cards: Cards, trumps: Cards) -> i64 {
        let points = self.points_of(trigger, cards);
        if self.trumps_score {
            points + self.points_of_trumps(trigger, cards & trumps)
        } else {
            points
        }
    }

    #[inline(never)]
    fn points_of_trumps(&self, trigger: ScoringTrigger, cards: Cards) -> i64 {
        let groups = self.trump_points[trigger as usize].iter();
        groups
            .map(|&(group, points)| i64::from((cards & group).len()) * points)
            .sum()
    }

    /// The most that a card scores when this happens to it, whatever is trumps; 0 when all score less.
    pub(crate) fn most_points(&self, trigger: ScoringTrigger) -> i64 {
        let groups = self.points[trigger as usize].iter();
        groups.map(|&(_, points)| points).fold(0, i64::max)
    }

    /// What cards score together when this happens to them, whatever is trumps.
    #[inline]
    pub(crate) fn points_of(&self, trigger: ScoringTrigger, cards: Cards) -> i64 {
        let groups = self.points[trigger as usize].iter();
        groups
            .map(|&(group, points)| i64::from((cards & group).len()) * points)
            .sum()
    }

    /// Those of some cards that a rule is about.
    pub(crate) fn covered(&self, condition: &CardCondition, cards: Cards) -> Cards {
        points::covered(condition, cards & self.cards)
    }

    /// The choice of one of the suits that the game has.
    pub(crate) fn suits_to_name(&self, player: usize) -> Decision {
        let has_cards = |&suit: &u8| self.cards.lane(suit) != 0;
        let suits = (0..4).filter(has_cards);
        Decision {
            player,
            asks: Asks::Suit,
            set: suits.fold(0, |suits, suit| suits | 1 << suit),
            ..Decision::NOTHING
        }
    }

    /// How many cards each of the players is dealt in a hand: at least one, and no more than there are.
    pub(crate) fn cards_to_deal(&self, hand: u32, players: u32) -> u32 {
        let setup = &self.bytecode.setup;
        let first = u32::from(setup.cards_per_player);
        if setup.cards_step == 0 {
            return first;
        }
        let wanted = i64::from(first) + i64::from(setup.cards_step) * i64::from(hand - 1);
        let laid_out =
            u32::from(setup.initial_discard_count) + u32::from(setup.initial_tableau_count);
        let most = self.cards.len().saturating_sub(laid_out) / players.max(1);
        wanted.clamp(1, i64::from(u8::MAX)).min(i64::from(most)) as u32
    }

    /// All cards of the next rank above or below that the game has.
    pub(crate) fn neighbors(&self, rank: u8) -> Cards {
        let height = |rank: &&u8| self.order.height_of(**rank);
        let here = self.order.height_of(rank);
        let above = self.row.iter().find(|rank| height(rank) > here);
        let below = self.row.iter().rfind(|rank| height(rank) < here);
        let next = above.into_iter().chain(below);
        next.fold(Cards::NONE, |all, &rank| all | Cards::of_rank(rank))
    }

    /// The rank of a claim after so many others: upwards from the first through the ranks of the game, round and round.
    pub(crate) fn claim_in_turn(&self, first: u8, claims: u32) -> u8 {
        if self.row.is_empty() {
            return first;
        }
        let is_below = |rank: &&u8| self.order.height_of(**rank) < self.order.height_of(first);
        let below = self.row.iter().filter(is_below).count();
        self.row[(below + claims as usize) % self.row.len()]
    }

    /// The cards that fit on a SEQUENCE tableau.
    pub(crate) fn fitting(&self, table: Cards) -> Cards {
        (0..4)
            .map(|suit| {
                let pile = table.lane(suit);
                if pile == 0 {
                    return self.sequence.starts & Cards::of_suit(suit);
                }
                let suit_cards = ace_low(self.cards.lane(suit));
                let pile = ace_low(pile);
                let mut fits = 0;
                if self.sequence.upwards {
                    let above = suit_cards & !(u16::MAX >> pile.leading_zeros());
                    fits |= above & above.wrapping_neg();
                }
                if self.sequence.downwards {
                    let below = suit_cards & ((pile & pile.wrapping_neg()) - 1);
                    if below != 0 {
                        fits |= 1 << below.ilog2();
                    }
                }
                Cards::from_bits(u64::from(ace_high(fits)) << (16 * suit))
            })
            .fold(Cards::NONE, |all, fits| all | fits)
    }

    /// The length of the longest run in one suit.
    pub(crate) fn longest_run(&self, cards: Cards) -> u32 {
        (0..4)
            .map(|suit| longest_row(self.rank_positions.of(cards.lane(suit))))
            .max()
            .unwrap_or(0)
    }

    /// The cards of every run of a length that the game could have in a suit.
    pub(crate) fn runs(&self, length: u32) -> impl Iterator<Item = Cards> + '_ {
        let starts = (self.row.len() + 1).saturating_sub(length as usize);
        (0..4).flat_map(move |suit| {
            (0..starts).map(move |start| {
                let run = self.row[start..].iter().take(length as usize);
                let cards = run.fold(Cards::NONE, |run, &rank| run | Cards::of_rank(rank));
                cards & Cards::of_suit(suit)
            })
        })
    }
}

/// The set bits, from the lowest.
pub(crate) fn bits(mut mask: u16) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = mask.trailing_zeros() as u8;
        (mask != 0).then(|| {
            mask &= mask - 1;
            bit
        })
    })
}

/// How many set bits stand next to each other at most.
pub(crate) fn longest_row(mut row: u16) -> u32 {
    let mut length = 0;
    while row != 0 {
        row &= row >> 1;
        length += 1;
    }
    length
}

/// The ranks of a suit with the ace below the two.
fn ace_low(lane: u16) -> u16 {
    ((lane << 1) | (lane >> 12)) & 0x1fff
}

fn ace_high(lane: u16) -> u16 {
    ((lane >> 1) | (lane << 12)) & 0x1fff
}

impl Sequence {
    pub(crate) fn new(direction: SequenceDirection, starts: Cards) -> Self {
        Self {
            starts,
            upwards: direction != SequenceDirection::Descending,
            downwards: direction != SequenceDirection::Ascending,
        }
    }
}

/// The rules of a game as the golden files have it.
#[cfg(test)]
pub(crate) fn known(hex: &str) -> Rules {
    let digits: Vec<u32> = hex.chars().filter_map(|c| c.to_digit(16)).collect();
    let byte = |pair: &[u32]| u8::try_from(16 * pair[0] + pair[1]).unwrap();
    Rules::read(&digits.chunks(2).map(byte).collect::<Vec<u8>>()).unwrap()
}
