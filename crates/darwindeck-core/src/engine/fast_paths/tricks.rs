//! Tricks, and the cards passed before them.

use crate::cards::{Card, Cards};
use crate::engine::Play;
use crate::engine::choosing::leaving;
use crate::options::Decision;
use crate::rules::Trick;
use crate::state::{Outcome, Step};
use crate::values::{Asks, HandEnd};
use crate::watch::Watch;

use super::Hands;

impl<W: Watch> Play<'_, W> {
    /// Chooses the cards that everybody passes.
    pub(in crate::engine) fn fast_gifts(&mut self) {
        while self.state.step == Step::Give {
            let player = self.state.at;
            let mut later = self.state.hands[player];
            let mut gift = Cards::NONE;
            for wanted in (1..=self.state.left).rev() {
                let offered = leaving(later, wanted);
                let decision = Decision::cards(player, Asks::Give, offered);
                let option = self.watch.picks(player, offered.len());
                self.watch.decided(&decision, option);
                let card = decision.card(option);
                gift |= Cards::of(card);
                later = later & Cards::after(card);
            }
            self.state.walk.acted = true;
            self.state.decisions += self.state.left;
            self.state.chosen = gift;
            self.gift_chosen();
        }
    }

    /// Plays the tricks that are left in the hand. Says whether it could: all players must hold equally many cards, and
    /// nothing may be left to judge after the next card.
    pub(in crate::engine) fn fast_tricks(&mut self, trick: &Trick) -> bool {
        if self.rules.judged_after.is_among(self.state.win_triggers) {
            return false;
        }
        let (players, first) = (self.state.in_hand, self.state.walker);
        let held = self.state.hands[first].len();
        let holds_as_many = |seat: usize| self.state.hands[seat].len() == held;
        if !players.has(first) || !players.iter().all(holds_as_many) {
            return false;
        }
        let limit = self.tricks_in_hand().unwrap_or(u32::MAX);
        let limit = limit.saturating_sub(self.state.tricks_taken).max(1);
        let turns_left = self.rules.bytecode.max_turns - self.state.turns;
        let tricks = held.min(limit).min(turns_left / players.len());
        if tricks == 0 {
            return false;
        }
        let ring = players.ring();
        let trumps = trick.trumps(self.state.trumps);
        let mut hands = Hands::of(self.state);
        self.state.walk.acted = true;
        self.state.walk.counted = true;
        for _ in 0..tricks {
            let (winner, cards) = if self.state.tricks_taken == 0 {
                self.fast_trick::<true>(trick, trumps, ring, &mut hands)
            } else {
                self.fast_trick::<false>(trick, trumps, ring, &mut hands)
            };
            self.takes_trick(winner, cards, Cards::NONE);
            self.state.turns += players.len();
            self.state.decisions += players.len();
            let is_judged = self.rules.judged_after.is_among(self.state.win_triggers);
            let breaks_off = self.watch.breaks_off();
            if is_judged || breaks_off {
                hands.put_back(self.state);
                if self.judge_move() {
                    return true;
                }
                if breaks_off {
                    self.finish(Outcome::Timeout);
                    return true;
                }
            }
        }
        hands.put_back(self.state);
        if tricks == limit {
            self.hand_is_over(HandEnd::Tricks);
        } else {
            self.state.step = Step::LeavePhase;
        }
        true
    }

    /// Plays a trick, from the leader round the ring of players. Says who takes it, and its cards.
    #[inline(always)]
    fn fast_trick<const FIRST: bool>(
        &mut self,
        trick: &Trick,
        trumps: Cards,
        ring: [u8; 8],
        hands: &mut Hands,
    ) -> (usize, Cards) {
        let leader = self.state.walker;
        let hand = hands.cards[leader & 7];
        let legal = if FIRST {
            trick.legal_at_first(hand, Cards::NONE, hands.broken, true)
        } else {
            trick.legal(hand, Cards::NONE, hands.broken)
        };
        let opening = self.fast_trick_card(hands, leader, legal);
        let led = Cards::of_suit(opening.suit());
        let following = trick.after(led);
        let mut cards = Cards::of(opening);
        let (mut last, mut seat) = (leader, usize::from(ring[leader & 7]));
        while seat != leader {
            let broken = hands.broken | cards.suits();
            let mut legal = following.legal(hands.cards[seat & 7], broken);
            if FIRST {
                legal = trick.safe(legal);
            }
            cards |= Cards::of(self.fast_trick_card(hands, seat, legal));
            last = seat;
            seat = usize::from(ring[seat & 7]);
        }
        hands.broken |= cards.suits();
        self.state.last_turn = last;
        let laid_by = |card: Card| usize::from(self.state.laid_by[card.number()]);
        let winner = trick.best(cards, led, trumps).map_or(leader, laid_by);
        (winner, cards)
    }

    #[inline(always)]
    fn fast_trick_card(&mut self, hands: &mut Hands, player: usize, legal: Cards) -> Card {
        let decision = Decision::cards(player, Asks::Trick, legal);
        let option = self.watch.picks(player, legal.len());
        self.watch.decided(&decision, option);
        let card = decision.card(option);
        hands.cards[player & 7] -= Cards::of(card);
        self.state.laid_by[card.number()] = player as u8;
        card
    }
}
