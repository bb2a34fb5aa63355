//! The house: what players stake against it, how it draws, and what it pays.

use crate::bytecode::{DeckEmptyAction, HouseRules, WagerPhase};
use crate::cards::Cards;
use crate::options::Decision;
use crate::rules::{Phase, SEATS};
use crate::seats::Seats;
use crate::state::Step;
use crate::values::{Asks, ChipsFor, HandEnd, Place, Showing};
use crate::watch::Watch;

use super::Play;

/// How many different stakes are offered at most.
const MOST_STAKES: i64 = 64;

impl<W: Watch> Play<'_, W> {
    /// A hand begins in which nobody has staked anything.
    #[cold]
    pub(super) fn take_stakes_away(&mut self) {
        self.state.staked = [0; SEATS];
        self.state.wagered = false;
    }

    /// Stakes are laid before the deal: nobody has a card yet, and there are no trumps.
    #[cold]
    pub(super) fn open_wager_before_deal(&mut self) {
        self.gather_cards();
        self.state.hands = [Cards::NONE; SEATS];
        self.state.house = Cards::NONE;
        self.state.trumps = Cards::NONE;
        self.state.shown = Cards::NONE;
        self.state.known = [Cards::NONE; SEATS];
        self.put_deck_down();
        self.state.phase = 0;
        self.open_wager();
    }

    /// The house is dealt its cards, as far as the deck lasts, and shows some of them.
    #[cold]
    pub(super) fn deal_to_house(&mut self) {
        let mut open = Cards::NONE;
        self.state.house = Cards::NONE;
        if let Some(house) = &self.rules.bytecode.house {
            for number in 0..house.cards {
                let Some(card) = self.state.deck.pop() else {
                    break;
                };
                self.state.house |= Cards::of(card);
                if number < house.face_up {
                    open |= Cards::of(card);
                }
            }
        }
        self.show(open);
    }

    #[inline(never)]
    pub(super) fn open_wager(&mut self) {
        self.state.step = Step::LeavePhase;
        if self.state.wagered {
            return;
        }
        self.state.wagered = true;
        let chips = self.state.chips;
        let able = self.state.in_hand.iter().filter(|&seat| chips[seat] > 0);
        self.state.waiting = able.fold(Seats::NOBODY, Seats::with);
        self.first_to_act(Step::Wager);
        if self.state.step == Step::LeavePhase {
            self.stakes_are_laid();
        }
    }

    /// Asks for the next stake.
    #[inline(never)]
    pub(super) fn wager(&mut self) {
        let Phase::Wager(wager) = &self.rules.phases[self.state.phase] else {
            return;
        };
        let player = self.state.at;
        if self.begin_turn(player) {
            let decision = stakes(wager, player, self.state.chips[player]);
            self.ask(decision);
        }
    }

    pub(super) fn stake_laid(&mut self, option: u32) {
        let decision = &self.state.decision;
        let player = decision.player;
        let chips = decision.stake(decision.bit(option));
        let state = &mut *self.state;
        state.chips[player] -= chips;
        state.staked[player] += chips;
        state.waiting = state.waiting.without(player);
        match state.waiting.next(player, 1) {
            Some(next) => {
                state.at = next;
                state.step = Step::Wager;
            }
            None => self.stakes_are_laid(),
        }
    }

    /// The cards are dealt, or the house looks at those that it has: with a natural, the hand is over.
    fn stakes_are_laid(&mut self) {
        if self.rules.features.stakes_come_first {
            self.state.step = Step::Deal;
        } else if self.house_has_natural() {
            self.hand_is_over(HandEnd::Natural);
        } else {
            self.state.step = Step::LeavePhase;
        }
    }

    /// The stake is doubled for the present draw.
    pub(super) fn double_stake(&mut self, player: usize) {
        let again = self.state.staked[player];
        self.state.chips[player] -= again;
        self.state.staked[player] += again;
        self.state.doubled = true;
    }

    /// The house draws its cards, if somebody is still against it, then pays the winners and takes the other stakes.
    pub(super) fn settle_with_house(&mut self) {
        if self.state.staked == [0; SEATS] {
            return;
        }
        self.house_draws();
        for player in 0..self.rules.players {
            let stake = self.state.staked[player];
            if stake == 0 {
                continue;
            }
            let back = self.payment(player, stake);
            self.state.chips[player] += back;
            self.state.house_chips += stake - back;
            if back > 0 {
                self.tell_chips(player, back, ChipsFor::House);
            }
        }
        self.state.staked = [0; SEATS];
    }

    fn house_draws(&mut self) {
        let Some(house) = &self.rules.bytecode.house else {
            return;
        };
        let evaluation = &self.rules.evaluation;
        let is_against = |seat: usize| {
            let total = evaluation.total(self.state.hands[seat]);
            self.state.staked[seat] > 0 && !evaluation.is_bust(total)
        };
        if !self.state.in_hand.iter().any(is_against) {
            return;
        }
        self.show(self.state.house);
        self.tell_shown(None, self.state.house, Showing::House);
        let refills =
            self.rules.bytecode.game_rules.deck_empty_action == DeckEmptyAction::ReshuffleDiscard;
        while self.house_wants_card(house) {
            if self.deck_is_empty() && !(refills && self.reshuffle()) {
                return;
            }
            let Some(card) = self.state.deck.pop() else {
                return;
            };
            self.state.house |= Cards::of(card);
            self.show(Cards::of(card));
            self.tell_turned_up(card, Place::HOUSE);
        }
    }

    /// Whether the house draws: below the total that it stands on, or on it when that is soft.
    fn house_wants_card(&self, house: &HouseRules) -> bool {
        let evaluation = &self.rules.evaluation;
        let total = evaluation.total(self.state.house);
        let stands_on = i64::from(house.stands_on);
        if evaluation.is_bust(total) {
            return false;
        }
        total < stands_on
            || (house.hits_soft
                && total == stands_on
                && evaluation.least_total(self.state.house) < total)
    }

    /// What a player gets for a stake: nothing, the stake back, or the stake and what it has won.
    fn payment(&self, player: usize, stake: i64) -> i64 {
        let Some(house) = &self.rules.bytecode.house else {
            return stake;
        };
        let evaluation = &self.rules.evaluation;
        let hand = self.state.hands[player];
        let total = evaluation.total(hand);
        if !self.state.in_hand.has(player) || evaluation.is_bust(total) {
            return 0;
        }
        let is_natural = self.is_natural(hand, self.rules.bytecode.setup.cards_per_player);
        let house_is_natural = self.house_has_natural();
        if is_natural && !house_is_natural {
            return stake + stake * i64::from(house.natural_pays_percent) / 100;
        }
        let mine = evaluation.total_key(total);
        let theirs = evaluation.total_key(evaluation.total(self.state.house));
        if mine < theirs || (house_is_natural && !is_natural) {
            0
        } else if mine == theirs {
            stake
        } else {
            2 * stake
        }
    }

    pub(super) fn house_has_natural(&self) -> bool {
        let house = self.rules.bytecode.house.as_ref();
        house.is_some_and(|house| self.is_natural(self.state.house, house.cards))
    }

    /// Whether as many cards as were dealt make exactly the target.
    fn is_natural(&self, cards: Cards, dealt: u8) -> bool {
        let evaluation = &self.rules.evaluation;
        if cards.len() != u32::from(dealt) {
            return false;
        }
        let total = evaluation.total(cards);
        evaluation.target == Some(total) && !evaluation.is_bust(total)
    }
}

/// What a player with so many chips may stake.
fn stakes(wager: &WagerPhase, player: usize, chips: i64) -> Decision {
    let least = i64::from(wager.min_bet).max(1);
    let count = (i64::from(wager.max_bet).min(chips) / least).clamp(1, MOST_STAKES);
    let mut decision = Decision {
        player,
        asks: Asks::Wager,
        set: u64::MAX >> (MOST_STAKES - count),
        ..Decision::NOTHING
    };
    decision.amounts[0] = least.min(chips);
    decision
}
