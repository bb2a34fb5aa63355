//! What a position asks, as a value: who decides, what may be answered, and why not otherwise.

mod captures;
mod closed;
mod consider;
mod narrowing;
mod picks;
mod purposes;
mod selection;
mod terms;
mod wish;

pub(super) use narrowing::{Narrowing, Reasons};

use crate::cards::Cards;
use crate::options::{Decision, Decline};
use crate::rules::{Phase, Rules, SwapWith};
use crate::state::State;
use crate::values::{Ask, Asks, Because, Blocked, Choice, Closed, GameOutcome, Place, Select};
use crate::watch::{Nobody, Watch};

use super::Play;
use closed::pass_is_closed;

impl Rules {
    /// What a position asks, as a viewer may know it; all of it, for nobody in particular.
    pub(crate) fn ask(&self, state: &State, viewer: Option<usize>) -> Ask {
        let mut state = *state;
        if let Some(outcome) = state.outcome {
            return Ask::Over {
                outcome: GameOutcome {
                    rule: state
                        .decided_by
                        .map(|number| format!("win_conditions[{number}]")),
                    ..GameOutcome::from(outcome)
                },
            };
        }
        let play = Play {
            rules: self,
            state: &mut state,
            watch: &mut Nobody,
        };
        let decision = play.state.decision;
        if viewer.is_none_or(|viewer| viewer == decision.player) {
            play.decide(&decision)
        } else {
            play.wait(&decision)
        }
    }
}

impl<W: Watch> Play<'_, W> {
    /// Others may know what is asked, unless that tells of hidden cards.
    fn wait(&self, decision: &Decision) -> Ask {
        let is_secret = match decision.asks {
            Asks::Play
            | Asks::Discard
            | Asks::Meld
            | Asks::Swap
            | Asks::Take
            | Asks::Capture
            | Asks::Draw
            | Asks::Source
            | Asks::Knock => true,
            Asks::Lay
            | Asks::Trick
            | Asks::Bid
            | Asks::Bet
            | Asks::Rank
            | Asks::Suit
            | Asks::Doubt
            | Asks::Hit
            | Asks::Exchange
            | Asks::Wager
            | Asks::Give
            | Asks::Whom => false,
        };
        Ask::Wait {
            seat: decision.player,
            asks: (!is_secret).then_some(decision.asks),
            phase: (!is_secret).then_some(self.state.phase as u32),
        }
    }

    fn decide(&self, decision: &Decision) -> Ask {
        let chosen = self.state.chosen;
        let options: Vec<Choice> = (0..decision.count())
            .map(|option| self.choice(decision, option))
            .collect();
        let explained = self.explain(decision, chosen);
        let forced = match explained.select {
            Some(_) => explained.is_forced,
            None => options.len() == 1,
        };
        Ask::Decide {
            seat: decision.player,
            asks: decision.asks,
            phase: self.state.phase as u32,
            because: explained.because,
            to: explained.to,
            chosen: (!chosen.is_empty()).then(|| chosen.into_iter().collect()),
            options,
            select: explained.select,
            blocked: explained.blocked,
            closed: explained.closed,
            forced,
        }
    }

    /// What there is to say about a decision beside its options, if these cards were chosen.
    fn explain(&self, decision: &Decision, chosen: Cards) -> Explanation {
        match decision.asks {
            Asks::Play | Asks::Discard | Asks::Lay | Asks::Trick | Asks::Exchange | Asks::Give => {
                self.explain_cards(decision, chosen)
            }
            Asks::Meld => self.explain_meld(decision, chosen),
            Asks::Capture => self.explain_capture(decision, chosen),
            Asks::Draw
            | Asks::Source
            | Asks::Take
            | Asks::Swap
            | Asks::Bid
            | Asks::Bet
            | Asks::Rank
            | Asks::Suit
            | Asks::Doubt
            | Asks::Hit
            | Asks::Wager
            | Asks::Whom
            | Asks::Knock => Explanation {
                because: self.because(decision),
                to: self.swaps_to(decision),
                closed: self.closed_options(decision),
                ..Explanation::default()
            },
        }
    }

    /// Which cards of the hand may be chosen, and why others may not. Nothing is said about a hand that nobody sees.
    fn explain_cards(&self, decision: &Decision, chosen: Cards) -> Explanation {
        let (choice, terms) = self.choice_and_terms(decision);
        let may_decline = chosen.is_empty() && decision.decline != Decline::Never;
        let must_act = terms.must_act.clone();
        let must_act = must_act.filter(|_| choice.chosen.is_empty() && !may_decline);
        let closed = must_act.map(pass_is_closed).into_iter().collect();
        if self.rules.sight.own_hand_hidden {
            return Explanation {
                because: terms.because,
                to: Some(terms.to),
                closed,
                ..Explanation::default()
            };
        }
        Explanation {
            closed,
            ..self.explain_choice(&choice, terms, chosen, may_decline)
        }
    }

    /// The special card that asks whom it hits.
    fn because(&self, decision: &Decision) -> Option<Because> {
        let effect = self.state.effect.filter(|_| decision.asks == Asks::Hit)?;
        Some(Because {
            effect: effect.kind,
            by: self.state.effect_by,
        })
    }

    /// Where the own card or hand would go in a swap.
    fn swaps_to(&self, decision: &Decision) -> Option<Place> {
        match &self.rules.phases[self.state.phase] {
            Phase::Swap(swap) if decision.asks == Asks::Swap => match self.swaps_with(swap) {
                SwapWith::NextHand => self.next_player(decision.player).map(Place::hand),
                SwapWith::Table => Some(Place::TABLE),
                SwapWith::Deck => Some(Place::DISCARD),
            },
            _ => None,
        }
    }
}

/// Where cards would go, which of them may be chosen together, and why others may not be chosen.
pub(super) struct Explanation {
    pub(super) because: Option<Because>,
    pub(super) to: Option<Place>,
    pub(super) select: Option<Select>,
    pub(super) blocked: Vec<Blocked>,
    pub(super) closed: Vec<Closed>,
    /// Whether nothing else can come of a selection; where there is none, the number of options says so.
    pub(super) is_forced: bool,
}

impl Default for Explanation {
    fn default() -> Self {
        Self {
            because: None,
            to: None,
            select: None,
            blocked: Vec::new(),
            closed: Vec::new(),
            is_forced: true,
        }
    }
}
