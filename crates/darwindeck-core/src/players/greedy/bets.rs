//! Bets, and what is exchanged for a better hand: how good the own hand is among others that could be held.

use crate::bytecode::{HandEvaluationMethod, ShowdownMethod};
use crate::cards::{Card, Cards, DECK_SIZE};
use crate::rules::{HandKey, Phase};
use crate::values::BetWay;

use super::Judge;

/// With how many hands the own one is compared at most.
const MOST_HANDS: i64 = 6;

/// The order in which unseen cards are dealt to others in mind: that of the powers of 27 modulo 53.
static MIXED: [Cards; DECK_SIZE] = {
    let mut cards = [Cards::NONE; DECK_SIZE];
    let (mut place, mut power) = (0, 1_u16);
    while place < DECK_SIZE {
        power = power * 27 % 53;
        let (suit, rank) = ((power as u8 - 1) / 13, (power as u8 - 1) % 13);
        cards[place] = Cards::of(Card::from_number(16 * suit + rank));
        place += 1;
    }
    cards
};

/// How many of the hands that could be held are beaten: one that is counts two, one that is level counts one.
#[derive(Clone, Copy)]
struct Odds {
    good: i64,
    all: i64,
}

impl Odds {
    /// Nothing is known.
    const EVEN: Self = Self { good: 1, all: 2 };
}

impl Judge<'_> {
    /// How often, of a thousand times, the pot should be won: as often as all the others are beaten.
    pub(super) fn chance_of_pot(&self) -> i64 {
        let odds = self.odds();
        (0..self.view.public().others_in_hand(self.me))
            .fold(1000, |chance, _| chance * odds.good / odds.all)
    }

    /// With more than the fair share of the pot chips are put in; else only for a fair price.
    pub(super) fn bet(&self, bet: BetWay, price: i64) -> i64 {
        let public = self.view.public();
        if self.chance * (i64::from(public.others_in_hand(self.me)) + 1) >= 1200 {
            return [1, 4, 3, 5, 2, 0][bet as usize];
        }
        let is_worth_it = self.chance * (public.pot() + price) >= 1000 * price;
        match bet {
            BetWay::Check => 6,
            BetWay::Call if is_worth_it => 5,
            BetWay::AllIn if is_worth_it => 4,
            BetWay::Fold => 3,
            BetWay::Call | BetWay::Bet => 2,
            BetWay::Raise => 1,
            BetWay::AllIn => 0,
        }
    }

    pub(super) fn exchange(&self, card: Card) -> i64 {
        let is_single = (self.hand & Cards::of_rank(card.rank())).len() == 1;
        if is_single && self.rules.order.height(card) < 11 && !self.keeps_hand {
            1
        } else {
            -1
        }
    }

    /// Whether a hand is good because of all its cards, as a flush is.
    pub(super) fn is_good_as_a_whole(&self) -> bool {
        let evaluation = self.rules.bytecode.hand_evaluation.as_ref();
        let by_patterns = evaluation
            .is_some_and(|evaluation| evaluation.method == HandEvaluationMethod::PatternMatch);
        if !by_patterns || self.hand.largest_set() != 1 {
            return false;
        }
        let odds = self.compared(|cards| self.key(cards));
        4 * odds.good >= 3 * odds.all
    }

    fn odds(&self) -> Odds {
        let Phase::Betting(betting) = &self.rules.phases[self.view.public().phase()] else {
            return Odds::EVEN;
        };
        let height = |card: Card| u64::from(self.rules.order.height(card));
        match betting.phase.showdown_method {
            ShowdownMethod::HandEvaluation => self.compared(|cards| self.key(cards)),
            ShowdownMethod::HighestCard => self.compared(|cards| {
                let highest = cards.into_iter().map(height).max();
                HandKey::of_number(highest.unwrap_or(0))
            }),
            ShowdownMethod::FoldOnly => Odds::EVEN,
            ShowdownMethod::Battle => Odds {
                good: 2 * i64::from(self.prospect()) + 1,
                all: 26,
            },
        }
    }

    /// What a hand is worth, with the open cards of the table where those count.
    fn key(&self, cards: Cards) -> HandKey {
        let evaluation = &self.rules.evaluation;
        let table = if evaluation.with_table {
            self.view.table()
        } else {
            Cards::NONE
        };
        evaluation.key(cards | table, self.rules)
    }

    /// Compares the own hand with others of its size, dealt from the cards that are not seen in an order that is always the same.
    fn compared(&self, key: impl Fn(Cards) -> HandKey) -> Odds {
        let (size, own) = (self.hand.len(), key(self.hand));
        if size == 0 {
            return Odds::EVEN;
        }
        let unseen = self.rules.cards - self.hand - self.view.table();
        let mut odds = Odds { good: 0, all: 0 };
        let mut other = Cards::NONE;
        for card in MIXED {
            other |= unseen & card;
            if other.len() == size {
                let others = key(other);
                odds.good += 1 + i64::from(own > others) - i64::from(own < others);
                odds.all += 2;
                other = Cards::NONE;
            }
            if odds.all == 2 * MOST_HANDS {
                break;
            }
        }
        if odds.all == 0 { Odds::EVEN } else { odds }
    }

    /// How a battle looks: as high as the own card that stands in it, or as the highest of the others is low.
    fn prospect(&self) -> u8 {
        let height = |seat: usize| {
            let card = self.view.stake(seat);
            card.map(|card| self.rules.order.height(card))
        };
        let highest = || (0..self.rules.players).filter_map(height).max();
        height(self.me).unwrap_or_else(|| 12 - highest().unwrap_or(6))
    }
}
