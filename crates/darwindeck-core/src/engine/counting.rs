//! Hands that count for something at the end of a hand are shown to all before.

use crate::bytecode::{Check, Condition, ScoringTrigger, ShowdownMethod, Visibility, WinType};
use crate::rules::SEATS;
use crate::seats::Seats;
use crate::values::Showing;
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    /// Everybody whose cards are counted or compared shows them. No decision can hang on it: all cards are shuffled before the
    /// next one, so that it is left out where nobody listens or remembers.
    #[inline]
    pub(super) fn show_counted_hands(&mut self) {
        let visibility = self.rules.bytecode.setup.hand_visibility;
        if (W::LISTENS || W::KNOWLEDGE) && visibility != Visibility::FaceUp {
            self.show_hands_of(self.who_is_counted());
        }
    }

    fn show_hands_of(&mut self, players: Seats) {
        for player in players.iter() {
            let hand = self.state.hands[player];
            if hand.is_empty() {
                continue;
            }
            self.show(hand);
            if self.rules.has_stacks {
                let stack: Vec<_> = self.state.stacks.row(player).collect();
                self.tell_shown(Some(player), stack, Showing::Counted);
            } else {
                self.tell_shown(Some(player), hand, Showing::Counted);
            }
        }
    }

    fn who_is_counted(&self) -> Seats {
        let mut counted = Seats::NOBODY;
        if self.cards_in_hand_score() {
            counted = counted.or(self.state.in_game);
        }
        if self.all_in_hand_are_compared() {
            counted = counted.or(self.state.in_hand);
        }
        counted
            .or(self.losers_to_first_out())
            .or(self.who_plays_the_house())
            .or(self.who_is_in_a_knock())
    }

    /// Whether what somebody holds at the end of a hand can score.
    fn cards_in_hand_score(&self) -> bool {
        let bytecode = &self.rules.bytecode;
        let mut rules = bytecode.scoring_rules.iter();
        self.has_trigger(ScoringTrigger::HandEnd)
            || rules.any(|rule| rule.per_card || looks_at_hand(&rule.condition))
    }

    fn has_trigger(&self, trigger: ScoringTrigger) -> bool {
        let mut rules = self.rules.bytecode.card_scoring.iter();
        rules.any(|rule| rule.trigger == trigger)
    }

    fn losers_to_first_out(&self) -> Seats {
        match self.state.gone_out().first() {
            Some(&first) if self.has_trigger(ScoringTrigger::LeftInHands) => {
                let partners = self.partners(usize::from(first));
                self.state.in_game.except(partners)
            }
            _ => Seats::NOBODY,
        }
    }

    fn who_plays_the_house(&self) -> Seats {
        let state = &self.state;
        let has_stake = |&seat: &usize| state.staked[seat] > 0;
        let staked = state.in_hand.iter().filter(has_stake);
        match self.rules.bytecode.house {
            Some(_) => staked.fold(Seats::NOBODY, Seats::with),
            None => Seats::NOBODY,
        }
    }

    fn who_is_in_a_knock(&self) -> Seats {
        match self.scored_knock() {
            Some((knocker, _)) => {
                let opponents = self.state.in_hand.except(self.partners(knocker));
                opponents.with(knocker)
            }
            None => Seats::NOBODY,
        }
    }

    /// Whether the hands of all who are in the hand, two or more, are compared: for the pot, as the worst, or to win.
    fn all_in_hand_are_compared(&self) -> bool {
        let rules = self.rules;
        let has_best_hand = || rules.wins.iter().any(|win| win.kind == WinType::BestHand);
        self.state.in_hand.len() > 1
            && (self.pot_is_shown_down()
                || rules.bytecode.game_rules.worst_hand_points != 0
                || has_best_hand())
    }

    fn pot_is_shown_down(&self) -> bool {
        let compares_cards = match self.showdown_of_hand() {
            ShowdownMethod::HandEvaluation | ShowdownMethod::HighestCard => true,
            ShowdownMethod::FoldOnly | ShowdownMethod::Battle => false,
        };
        compares_cards && self.state.paid != [0; SEATS] && self.state.gone_out().is_empty()
    }
}

/// Whether a condition asks about more than the size of a hand.
fn looks_at_hand(condition: &Condition) -> bool {
    match condition {
        Condition::Compound { conditions, .. } => conditions.iter().any(looks_at_hand),
        Condition::Simple(check) => matches!(
            check,
            Check::HasSetOfN { .. }
                | Check::HasRunOfN { .. }
                | Check::HasMatchingPair
                | Check::HandValue { .. }
        ),
    }
}
