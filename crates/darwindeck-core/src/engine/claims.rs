//! Claim phases.

use crate::bytecode::{ClaimPenalty, ClaimPhase, ClaimRankMode, Coded, Rank};
use crate::cards::{Cards, Pile};
use crate::options::{Decision, Decline};
use crate::rules::Phase;
use crate::seats::Seats;
use crate::state::{Purpose, Step};
use crate::values::{Asks, Event, Laying, Place, Showing};
use crate::watch::Watch;

use super::Play;
use super::telling::path_of_phase;

impl<W: Watch> Play<'_, W> {
    #[inline(never)]
    pub(super) fn open_claim(&mut self, claim: &ClaimPhase) {
        let player = self.state.walker;
        let hand = self.within_reach(player);
        let fewest = u32::from(claim.min_cards.max(1));
        self.state.step = Step::LeavePhase;
        if hand.len() < fewest || u32::from(claim.max_cards) < fewest {
            return;
        }
        let rank = match claim.rank_mode {
            ClaimRankMode::Fixed => claim.fixed_rank.unwrap_or(claim.starting_rank) as u8,
            ClaimRankMode::Sequential => self
                .rules
                .claim_in_turn(claim.starting_rank as u8, self.state.claims),
            ClaimRankMode::Chosen => {
                let ranks = (0..13)
                    .filter(|&rank| {
                        let held = (hand & Cards::of_rank(rank)).len();
                        (self.rules.ranks >> rank) & 1 == 1 && (claim.can_lie || held >= fewest)
                    })
                    .fold(0, |ranks, rank| ranks | 1 << rank);
                if ranks != 0 {
                    self.ask(Decision {
                        player,
                        asks: Asks::Rank,
                        set: ranks,
                        ..Decision::NOTHING
                    });
                }
                return;
            }
        };
        self.rank_named(rank);
    }

    pub(super) fn rank_named(&mut self, rank: u8) {
        let state = &mut *self.state;
        state.claim_rank = rank;
        state.purpose = Purpose::Claim;
        state.chooser = state.walker;
        state.chosen = Cards::NONE;
        state.laid = Cards::NONE;
        state.step = Step::Choose;
    }

    pub(super) fn make_claim(&mut self, cards: Cards) {
        let Phase::Claim(claim) = &self.rules.phases[self.state.phase] else {
            return;
        };
        let player = self.state.walker;
        self.state.hidden |= cards;
        for card in cards {
            self.hand_to_discard(player, card, false);
        }
        self.tell(|play| Event::Lays {
            seat: player,
            as_: Laying::Claim,
            rank: Rank::from_code(play.state.claim_rank),
            makes: None,
            moves: vec![play.moved(cards, Place::hand(player), Place::DISCARD)],
        });
        let state = &mut *self.state;
        state.walk.no_pass = true;
        state.claimed = cards;
        state.claims += 1;
        state.at = player;
        self.state.waiting = if claim.allow_challenge {
            self.state.in_hand.except(self.partners(player))
        } else {
            Seats::NOBODY
        };
        self.state.step = Step::Doubt;
    }

    /// Asks the next opponent whether to doubt the claim.
    #[inline(never)]
    pub(super) fn doubt(&mut self) {
        let state = &mut *self.state;
        let Some(next) = state.waiting.next(state.at, state.direction) else {
            state.claimed = Cards::NONE;
            state.step = Step::LeavePhase;
            return;
        };
        state.waiting = state.waiting.without(next);
        state.at = next;
        self.ask(Decision {
            player: next,
            asks: Asks::Doubt,
            set: 1,
            decline: Decline::Accept,
            ..Decision::NOTHING
        });
    }

    pub(super) fn doubted(&mut self, doubter: usize, is_challenged: bool) {
        if !is_challenged {
            self.state.step = Step::Doubt;
            return;
        }
        let Phase::Claim(claim) = &self.rules.phases[self.state.phase] else {
            return;
        };
        let claimer = self.state.walker;
        let cards = std::mem::take(&mut self.state.claimed);
        self.state.hidden -= cards;
        self.show(cards);
        self.tell_shown(Some(claimer), cards, Showing::Challenge);
        let is_true = Cards::of_rank(self.state.claim_rank).covers(cards);
        let (loser, penalty) = if is_true {
            (doubter, claim.challenge_penalty)
        } else {
            (claimer, claim.lie_penalty)
        };
        match penalty {
            ClaimPenalty::TakePile => self.take_pile(loser),
            ClaimPenalty::LosePoints => {
                let points = -i64::from(claim.penalty_points);
                let phase = self.state.phase;
                self.score_by(loser, points, || {
                    format!("{}.penalty_points", path_of_phase(phase))
                });
            }
        }
        self.state.step = Step::LeavePhase;
    }

    fn take_pile(&mut self, player: usize) {
        let pile = std::mem::replace(&mut self.state.discard, Pile::EMPTY);
        self.state.named = None;
        let cards: Cards = pile.cards().iter().copied().collect();
        self.state.hands[player] |= cards;
        if self.rules.has_stacks {
            for &card in pile.cards() {
                self.state.stacks.put(player, card);
            }
        }
        self.cards_reach_hand(player, cards);
        let taken = pile.cards().iter().copied();
        self.tell_taken(player, taken, Place::DISCARD, Place::hand(player));
        self.lay_books(player);
    }
}
