//! One position of one game: a flat value that is cheap to copy.

use std::fmt;

use crate::cards::{Card, Cards, Pile, nth_bit};
use crate::chance::Stream;
use crate::inference::Inference;
use crate::options::Decision;
use crate::rules::{Effect, RankOrder, Rules, SEATS, Source};
use crate::seats::Seats;
use crate::stacks::Stacks;
use crate::values::HandEnd;
use crate::win_triggers::WinTriggers;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A player won.
    Win(usize),
    /// A team won.
    TeamWin(usize),
    /// Several were level.
    Draw,
    /// `max_turns` were used up.
    Timeout,
    /// Nobody could act any more.
    Stalemate,
    /// A player lost, and all others won together.
    Loss(usize),
    /// A team lost, and all others won together.
    TeamLoss(usize),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(seat) => write!(f, "P{seat} wins"),
            Self::TeamWin(team) => write!(f, "team {team} wins"),
            Self::Draw => f.write_str("draw"),
            Self::Timeout => f.write_str("timeout"),
            Self::Stalemate => f.write_str("stalemate"),
            Self::Loss(seat) => write!(f, "P{seat} loses"),
            Self::TeamLoss(team) => write!(f, "team {team} loses"),
        }
    }
}

/// What the machine does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    StartHand,
    /// The cards are dealt, when stakes have been laid before.
    Deal,
    StartWalk,
    /// The phase is over.
    LeavePhase,
    /// Take the next card of a draw.
    Draw,
    /// Choose the next card.
    Choose,
    /// Choose the next card of a meld.
    Meld,
    /// Lay the next of the chosen cards.
    Lay,
    /// Everything is laid.
    Laid,
    /// The effect of the next card played.
    Effect,
    /// The next player whom the effect hits.
    Victim,
    /// The card of a trick has had its effects.
    TrickCardDone,
    Bid,
    /// Choose cards to pass.
    Give,
    Bet,
    Doubt,
    /// The next player exchanges cards.
    Exchange,
    /// The next player stakes chips.
    Wager,
    /// A player who got the cards asked for asks again.
    AskAgain,
    /// The next two players exchange cards.
    Tribute,
    HandOver,
    /// A player has to decide.
    Decide,
    Over,
}

/// How a battle on a WAR tableau stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Battle {
    /// Somebody is still to lay a card.
    GoesOn,
    /// The highest cards are level.
    Level,
    Won(usize),
}

/// What cards are chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// The play or discard phase that the walk is in.
    Lay,
    /// An effect makes a player discard.
    Forced,
    /// To be laid face down.
    Claim,
    /// To be exchanged for others.
    Exchange,
    /// To be given back for a tribute.
    GiveBack,
}

/// What has happened in a player's walk through the phases.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Walk {
    /// Somebody has done something.
    pub(crate) acted: bool,
    /// A turn was counted for it.
    pub(crate) counted: bool,
    pub(crate) took_trick: bool,
    /// The player has laid a card, or done something else that counts as much.
    pub(crate) no_pass: bool,
    /// Cards that the player has drawn from the discard pile.
    pub(crate) taken_up: Cards,
}

impl Walk {
    /// Nothing but its turn.
    pub(crate) const BEGUN: Self = Self {
        acted: false,
        counted: true,
        took_trick: false,
        no_pass: false,
        taken_up: Cards::NONE,
    };
}

/// A position. Fields are grouped by what they belong to; what a player may know of it is for
/// [`View`](crate::view::View) to say.
#[derive(Clone, Copy, Debug)]
pub struct State {
    // Cards.
    pub(crate) hands: [Cards; SEATS],
    /// The order of the hands, and in WAR of the table. Kept only where hands are stacks.
    pub(crate) stacks: Stacks,
    pub(crate) captured: [Cards; SEATS],
    pub(crate) deck: Pile,
    pub(crate) discard: Pile,
    pub(crate) table: Cards,
    /// The cards that lie open in sets, and in runs.
    pub(crate) melded_sets: Cards,
    pub(crate) melded_runs: Cards,
    pub(crate) table_top: Option<Card>,
    pub(crate) last_played: Option<Card>,
    /// The suit that was named for the wild card on top of the discard pile.
    pub(crate) named: Option<u8>,
    /// Who captured cards of the table last in this hand; `NO_SEAT` for nobody.
    pub(crate) last_captor: u8,
    /// Who laid a card that lies on the table, on the discard pile or in the trick; `NO_SEAT` for the deal.
    pub(crate) laid_by: [u8; 64],
    /// Cards that lie face down: for a claim, because they were exchanged, or after a tie in WAR.
    pub(crate) hidden: Cards,
    /// Cards that everybody has seen since the last shuffle.
    pub(crate) shown: Cards,
    /// The cards of which each player knows where they are. Kept only when a watcher asks for it.
    pub(crate) known: [Cards; SEATS],
    /// What everybody can conclude about hands. Kept only when a watcher asks for knowledge.
    pub(crate) inference: Inference,

    // Points and chips.
    pub(crate) scores: [i64; SEATS],
    pub(crate) team_scores: [i64; SEATS],
    pub(crate) bags: [u32; SEATS],
    pub(crate) chips: [i64; SEATS],
    pub(crate) bets: [i64; SEATS],
    pub(crate) paid: [i64; SEATS],
    /// What each player has staked against the house in this hand.
    pub(crate) staked: [i64; SEATS],
    pub(crate) wagered: bool,
    /// The cards of the house.
    pub(crate) house: Cards,
    /// What the house has won in the game.
    pub(crate) house_chips: i64,
    pub(crate) to_match: i64,
    pub(crate) raises: u32,
    /// The last betting phase that took place in the hand.
    pub(crate) betting_phase: Option<u8>,
    pub(crate) bids: [u8; SEATS],
    pub(crate) has_bid: Seats,
    pub(crate) nils: Seats,
    pub(crate) tricks: [u32; SEATS],
    pub(crate) tricks_taken: u32,
    /// Who took the last trick of the hand so far; `NO_SEAT` before.
    pub(crate) took_last_trick: u8,
    /// The tricks of the hand before.
    pub(crate) tricks_before: [u32; SEATS],
    /// The scores before the hand.
    pub(crate) scores_before: [i64; SEATS],
    /// All cards of the trump suit of the hand.
    pub(crate) trumps: Cards,
    /// The card that was shown to all because it made its suit trumps.
    pub(crate) trump_card: Option<Card>,
    /// The trump phase is done with.
    pub(crate) trump_named: bool,
    /// How many cards each player was dealt.
    pub(crate) dealt: u32,

    // Deal, walk and hand.
    pub(crate) in_game: Seats,
    pub(crate) in_hand: Seats,
    /// Who has held a card in this hand.
    pub(crate) held: Seats,
    pub(crate) began: u32,
    /// Who has gone out of this hand, in that order, and how many they are.
    pub(crate) places: [u8; SEATS],
    pub(crate) gone: u8,
    pub(crate) hand_number: u32,
    pub(crate) starter: usize,
    /// Whose walk it is.
    pub(crate) walker: usize,
    /// Who had the last turn.
    pub(crate) last_turn: usize,
    pub(crate) direction: i8,
    pub(crate) skips: u32,
    pub(crate) turns: u32,
    pub(crate) decisions: u32,
    /// Who has begun a walk in this hand.
    pub(crate) walked: Seats,
    pub(crate) passes: u32,
    pub(crate) idle: u32,
    pub(crate) phase: usize,
    pub(crate) step: Step,
    pub(crate) decision: Decision,
    pub(crate) outcome: Option<Outcome>,
    /// The number of the win condition that decided.
    pub(crate) decided_by: Option<u32>,
    /// Why the hand is over, once it is.
    pub(crate) hand_end: HandEnd,
    pub(crate) chance: Stream,
    pub(crate) game_ends: bool,
    /// What has happened since wins were judged.
    pub(crate) win_triggers: WinTriggers,

    pub(crate) walk: Walk,

    // What is going on within a phase.
    pub(crate) left: u32,
    pub(crate) taken: u32,
    pub(crate) asked: bool,
    /// The present draw repeats another one of the phase.
    pub(crate) repeated: bool,
    /// The stake was doubled in the present draw phase.
    pub(crate) doubled: bool,
    /// Where cards are drawn from.
    pub(crate) source: Source,
    pub(crate) purpose: Purpose,
    pub(crate) chosen: Cards,
    pub(crate) laying: Cards,
    pub(crate) laid: Cards,
    /// Cards played whose effects are still to come, the next one last.
    pub(crate) effects: Pile,
    pub(crate) victims: Seats,
    pub(crate) effect: Option<Effect>,
    pub(crate) effect_by: usize,
    /// Who decides about cards being chosen.
    pub(crate) chooser: usize,
    /// Whoever is still to act in a trick, a bidding, a betting round or after a claim.
    pub(crate) waiting: Seats,
    pub(crate) at: usize,
    /// The cards of the trick; `laid_by` says whose they are.
    pub(crate) in_trick: Cards,
    /// All cards of the suit led; none before a card is led.
    pub(crate) led: Cards,
    /// Who has a card in the battle on a WAR tableau, and which.
    pub(crate) fighters: Seats,
    pub(crate) stakes: [Card; SEATS],
    pub(crate) broken: Cards,
    pub(crate) claim_rank: u8,
    /// How many claims were made in this hand.
    pub(crate) claims: u32,
    pub(crate) claimed: Cards,
    /// The cards that each player has chosen to pass, while they are still in the hand.
    pub(crate) passing: [Cards; SEATS],
    pub(crate) has_passed: bool,
    /// Who is asked for cards, while the rank is being named.
    pub(crate) target: Option<usize>,
    /// The cards played together last where plays climb, and who played them.
    pub(crate) last_play: Cards,
    pub(crate) last_to_play: Option<usize>,
    /// Who leads after this walk, when the others have passed.
    pub(crate) leader: Option<usize>,
    /// The places of the hand before, the last player in among them.
    pub(crate) last_places: [u8; SEATS],
    pub(crate) last_count: u8,
    pub(crate) tribute_is_done: bool,
    /// How many pairs of players have exchanged cards.
    pub(crate) exchanged: u8,
    /// How many melds were laid in this phase.
    pub(crate) melds: u32,
    /// Who has knocked in this hand and in which phase, if somebody has.
    pub(crate) knock: Option<(u8, u16)>,
    /// Who has begun a walk since.
    pub(crate) walked_since: Seats,
    /// Who led the present trick.
    pub(crate) trick_leader: usize,
}

/// Nobody's seat.
pub(crate) const NO_SEAT: u8 = u8::MAX;

impl State {
    /// Before the first deal.
    pub(crate) fn new(rules: &Rules, seed: u64) -> Self {
        let chips = i64::from(rules.bytecode.setup.starting_chips);
        let mut stacks = [0; SEATS];
        stacks[..rules.players].fill(chips);
        let score = i64::from(rules.bytecode.setup.starting_score);
        let (mut scores, mut team_scores) = ([0; SEATS], [0; SEATS]);
        scores[..rules.players].fill(score);
        for (side, members) in rules.sides.iter().enumerate() {
            team_scores[side] = score * members.len() as i64;
        }
        Self {
            hands: [Cards::NONE; SEATS],
            stacks: Stacks::EMPTY,
            captured: [Cards::NONE; SEATS],
            deck: Pile::EMPTY,
            discard: Pile::EMPTY,
            table: Cards::NONE,
            melded_sets: Cards::NONE,
            melded_runs: Cards::NONE,
            table_top: None,
            last_played: None,
            named: None,
            last_captor: NO_SEAT,
            laid_by: [NO_SEAT; 64],
            hidden: Cards::NONE,
            shown: Cards::NONE,
            known: [Cards::NONE; SEATS],
            inference: Inference::NONE,
            scores,
            team_scores,
            bags: [0; SEATS],
            chips: stacks,
            bets: [0; SEATS],
            paid: [0; SEATS],
            staked: [0; SEATS],
            wagered: false,
            house: Cards::NONE,
            house_chips: 0,
            to_match: 0,
            raises: 0,
            betting_phase: None,
            bids: [0; SEATS],
            has_bid: Seats::NOBODY,
            nils: Seats::NOBODY,
            tricks: [0; SEATS],
            tricks_taken: 0,
            took_last_trick: NO_SEAT,
            tricks_before: [0; SEATS],
            scores_before: [0; SEATS],
            trumps: Cards::NONE,
            trump_card: None,
            trump_named: false,
            dealt: 0,
            in_game: rules.everybody,
            in_hand: rules.everybody,
            held: Seats::NOBODY,
            began: 0,
            places: [0; SEATS],
            gone: 0,
            hand_number: 0,
            starter: 0,
            walker: 0,
            last_turn: 0,
            direction: 1,
            skips: 0,
            turns: 0,
            decisions: 0,
            walked: Seats::NOBODY,
            passes: 0,
            idle: 0,
            phase: 0,
            step: Step::StartHand,
            decision: Decision::NOTHING,
            outcome: None,
            decided_by: None,
            hand_end: HandEnd::Alone,
            chance: Stream::new(seed, 0),
            game_ends: false,
            win_triggers: WinTriggers::ANYTHING.with(WinTriggers::POINTS),
            walk: Walk::default(),
            left: 0,
            taken: 0,
            asked: false,
            repeated: false,
            doubled: false,
            source: Source::Deck,
            purpose: Purpose::Lay,
            chosen: Cards::NONE,
            laying: Cards::NONE,
            laid: Cards::NONE,
            effects: Pile::EMPTY,
            victims: Seats::NOBODY,
            effect: None,
            effect_by: 0,
            chooser: 0,
            waiting: Seats::NOBODY,
            at: 0,
            in_trick: Cards::NONE,
            led: Cards::NONE,
            fighters: Seats::NOBODY,
            stakes: [Card::FIRST; SEATS],
            broken: Cards::NONE,
            claim_rank: 0,
            claims: 0,
            claimed: Cards::NONE,
            passing: [Cards::NONE; SEATS],
            has_passed: false,
            target: None,
            last_play: Cards::NONE,
            last_to_play: None,
            leader: None,
            last_places: [0; SEATS],
            last_count: 0,
            tribute_is_done: false,
            exchanged: 0,
            melds: 0,
            knock: None,
            walked_since: Seats::NOBODY,
            trick_leader: 0,
        }
    }

    /// The cards to beat where plays climb, if all of them lie on the table.
    pub(crate) fn play_to_beat(&self) -> Cards {
        if self.table.covers(self.last_play) {
            self.last_play
        } else {
            Cards::NONE
        }
    }

    /// The dealer of the hand: the player in the game before the one who starts.
    pub(crate) fn dealer(&self) -> usize {
        self.in_game.next(self.starter, -1).unwrap_or(self.starter)
    }

    /// The players in the hand who have held a card and hold none any more.
    #[inline]
    pub(crate) fn without_cards(&self) -> Seats {
        let hands = self.hands.iter().enumerate();
        let empty = hands.fold(Seats::NOBODY, |seats, (seat, hand)| {
            seats.with_if(seat, hand.is_empty())
        });
        empty.and(self.in_hand).and(self.held)
    }

    /// A card drawn by lot. There must be one.
    #[inline]
    pub(crate) fn lot(&mut self, cards: Cards) -> Card {
        let place = self.chance.one_of(cards.len());
        Card::from_number(nth_bit(cards.bits(), place))
    }

    /// A card leaves a hand, for a place to be said.
    #[inline]
    pub(crate) fn leaves_hand(&mut self, player: usize, card: Card) {
        let left = self.hands[player] - Cards::of(card);
        self.hands[player] = left;
        if left.is_empty() {
            self.hand_is_empty();
        }
    }

    #[cold]
    fn hand_is_empty(&mut self) {
        self.win_triggers = self.win_triggers.with(WinTriggers::EMPTY_HAND);
    }

    /// Cards leave a hand, for a place to be said.
    pub(crate) fn lose_from_hand(&mut self, player: usize, cards: Cards) {
        self.hands[player] -= cards;
        if self.hands[player].is_empty() {
            self.hand_is_empty();
        }
    }

    /// A card comes to lie on the discard pile.
    #[inline]
    pub(crate) fn lies_on_discard(&mut self, card: Card, layer: u8) {
        self.discard.push(card);
        self.named = None;
        self.laid_by[card.number()] = layer;
    }

    /// A card comes to lie on the table.
    #[inline]
    pub(crate) fn lies_on_table(&mut self, card: Card, layer: u8) {
        self.table |= Cards::of(card);
        self.table_top = Some(card);
        self.laid_by[card.number()] = layer;
    }

    /// A card stands for a player in the battle on a WAR tableau.
    #[inline]
    pub(crate) fn fights(&mut self, player: usize, card: Card) {
        self.fighters = self.fighters.with(player);
        self.stakes[player] = card;
    }

    /// Ends the battle as soon as a card stands for every player in the hand.
    #[inline]
    pub(crate) fn battle(&mut self, order: &RankOrder) -> Battle {
        if !self.in_hand.except(self.fighters).is_empty() {
            return Battle::GoesOn;
        }
        self.fighters = Seats::NOBODY;
        let (mut best, mut winner, mut is_level) = (0, 0, true);
        for seat in self.in_hand.iter() {
            let rank = 1 + order.height(self.stakes[seat]);
            let is_higher = rank > best;
            is_level = rank == best || (is_level && !is_higher);
            winner = if is_higher { seat } else { winner };
            best = rank.max(best);
        }
        if is_level {
            Battle::Level
        } else {
            Battle::Won(winner)
        }
    }

    /// Nobody in the hand holds a card; in WAR, nor has one to take up.
    #[inline]
    pub(crate) fn hands_are_empty(&self, is_war: bool) -> bool {
        self.in_hand.iter().all(|player| {
            self.hands[player].is_empty() && (!is_war || self.captured[player].is_empty())
        })
    }

    /// What everybody can conclude about the hand of a player: the cards that it lacks, how many cards this may not be true of
    /// because they have come to it since, and the ranks of which it holds a card, a bit each. Known only if the game was played
    /// with a watcher that keeps [knowledge](crate::watch::Watch::KNOWLEDGE).
    pub fn concluded(&self, player: usize) -> (Cards, u32, u16) {
        let hand = self.inference.of(player);
        (hand.lacks, hand.fresh, hand.ranks)
    }

    /// The cards that a player holds.
    pub fn hand(&self, player: usize) -> Cards {
        self.hands[player]
    }

    /// How the game ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The turns so far.
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// The decisions so far.
    pub const fn decisions(&self) -> u32 {
        self.decisions
    }

    /// The number of the present hand, from 1.
    pub const fn hand_number(&self) -> u32 {
        self.hand_number
    }

    /// What somebody has to decide, unless the game is over.
    pub const fn decision(&self) -> Option<&Decision> {
        if self.outcome.is_none() {
            Some(&self.decision)
        } else {
            None
        }
    }

    /// The places of the hand before, the last player in among them.
    pub(crate) fn places_before(&self) -> &[u8] {
        &self.last_places[..usize::from(self.last_count)]
    }

    /// Keeps the places of a hand that is over; the only one left in it comes last.
    pub(crate) fn keep_places(&mut self) {
        self.last_places = self.places;
        self.last_count = self.gone;
        let gone = self.gone_out().iter().map(|&seat| usize::from(seat));
        let left = self.in_hand.except(gone.fold(Seats::NOBODY, Seats::with));
        if let (1.., 1, Some(last)) = (self.gone, left.len(), left.iter().next()) {
            self.last_places[usize::from(self.gone)] = last as u8;
            self.last_count += 1;
        }
    }

    /// Who has gone out of the present hand, in that order.
    pub(crate) fn gone_out(&self) -> &[u8] {
        &self.places[..usize::from(self.gone)]
    }

    /// The score of every player, by seat.
    pub const fn scores(&self) -> &[i64; SEATS] {
        &self.scores
    }
}
