//! What cards of the hand are chosen for: where they go, and the rules that say how many and which.

use crate::bytecode::{self, Coded, Condition, Rank};
use crate::cards::{Card, Cards};
use crate::engine::choosing::Choice;
use crate::engine::telling::path_of_phase;
use crate::engine::{Play, receiver};
use crate::options::Decision;
use crate::rules::{Lay, Level, Phase};
use crate::state::Purpose;
use crate::values::{Asks, Because, Place, Reason};
use crate::watch::Watch;

use super::narrowing::Narrowing;
use super::terms::Terms;
use super::wish::Situation;

impl<W: Watch> Play<'_, W> {
    /// The choice of cards that a decision is about, and its terms.
    pub(super) fn choice_and_terms(&self, decision: &Decision) -> (Choice<'_>, Terms<'_>) {
        let player = decision.player;
        if decision.asks == Asks::Trick {
            let narrowing = self.narrowed_for_trick(player);
            let choice = Choice::any(player, narrowing.cards, 1, Asks::Trick);
            let terms = Terms {
                taken_out: narrowing.taken_out,
                ..Terms::new(player, Place::TRICK, path_of_phase(self.state.phase))
            };
            return (choice, terms);
        }
        if decision.asks == Asks::Give && self.is_passing() {
            let choice = Choice {
                chosen: self.state.chosen,
                ..Choice::any(
                    player,
                    self.state.hands[player],
                    self.state.left,
                    Asks::Give,
                )
            };
            return (choice, self.terms_of_passing(player));
        }
        (self.present_choice(), self.terms_of_purpose(player))
    }

    fn terms_of_purpose(&self, player: usize) -> Terms<'_> {
        let path = |field: &str| format!("{}.{field}", path_of_phase(self.state.phase));
        match (self.state.purpose, &self.rules.phases[self.state.phase]) {
            (Purpose::Lay, Phase::Lay(lay)) => self.terms_of_laying(lay, player),
            (Purpose::Claim, Phase::Claim(claim)) => {
                let mut narrowing = self.usable(player);
                if !claim.can_lie {
                    let rank = self.state.claim_rank;
                    narrowing.narrow(Cards::of_rank(rank), || Reason::OtherRank {
                        rank: Rank::from_code(rank).expect("a claim is of a rank"),
                        rule: path("can_lie"),
                    });
                }
                Terms {
                    fewest: path("min_cards"),
                    taken_out: narrowing.taken_out,
                    ..Terms::new(player, Place::DISCARD, path("max_cards"))
                }
            }
            (Purpose::GiveBack, _) => Terms::new(player, Place::hand(self.state.at), path("cards")),
            (Purpose::Forced, _) => self.terms_of_forced_discard(player),
            _ => Terms::new(player, Place::DISCARD, path("max_cards")),
        }
    }

    fn terms_of_passing(&self, player: usize) -> Terms<'_> {
        let to = match &self.rules.phases[self.state.phase] {
            Phase::Passing(passing) => receiver(passing, self.state, player),
            _ => player,
        };
        let rule = format!("{}.count", path_of_phase(self.state.phase));
        Terms::new(player, Place::hand(to), rule)
    }

    fn terms_of_forced_discard(&self, player: usize) -> Terms<'_> {
        let effect = self
            .state
            .effect
            .expect("an effect makes the player discard");
        let rule = format!("special_effects[{}].value", effect.number);
        Terms {
            taken_out: self.usable(player).taken_out,
            because: Some(Because {
                effect: effect.kind,
                by: self.state.effect_by,
            }),
            ..Terms::new(player, Place::DISCARD, rule)
        }
    }

    fn terms_of_laying(&self, lay: &Lay, player: usize) -> Terms<'_> {
        let path = |field: &str| format!("{}.{field}", path_of_phase(self.state.phase));
        let lying = self.play_to_beat(lay);
        let (fewest, most) = match (lying.is_empty(), lay.plays) {
            (false, _) => ("climbing", "climbing"),
            (true, true) => ("min_cards", "max_cards"),
            (true, false) => ("count", "count"),
        };
        let leads = lay.climbs && lying.is_empty();
        let must_act = path(if leads { "climbing" } else { "mandatory" });
        Terms {
            to: if lay.to_table {
                Place::TABLE
            } else {
                Place::DISCARD
            },
            fewest: path(fewest),
            most: path(most),
            taken_out: self.narrowed_to_lay(lay, player).taken_out,
            one_rank: path("climbing"),
            condition_rule: path(lay.condition_field()),
            condition: self.condition_of_laying(),
            situation: self.situation_of_laying(lay, player, Level::NONE),
            must_act: self.state.laid.is_empty().then_some(must_act),
            because: None,
        }
    }

    /// The cards of a hand that can be used: all of them, or the top card of a stack.
    pub(in crate::engine) fn usable(&self, player: usize) -> Narrowing {
        let mut narrowing = Narrowing::of(self.state.hands[player]);
        narrowing.narrow(self.within_reach(player), || Reason::NotOnTop {
            rule: "setup.hand_is_stack".to_owned(),
        });
        narrowing
    }

    /// The cards to beat in a phase, if there are some.
    fn play_to_beat(&self, lay: &Lay) -> Cards {
        if lay.climbs {
            self.state.play_to_beat()
        } else {
            Cards::NONE
        }
    }

    /// The cards that rules about a card by itself leave; sets and runs among several are taken for granted.
    fn narrowed_to_lay(&self, lay: &Lay, player: usize) -> Narrowing {
        let path = |field: &str| format!("{}.{field}", path_of_phase(self.state.phase));
        let mut left = self.usable(player);
        if lay.keep_taken {
            let may_go = (left.cards - self.state.walk.taken_up).or_else(left.cards);
            left.narrow(may_go, || Reason::JustTaken {
                rule: path("keep_taken"),
            });
        }
        if lay.one_by_one {
            let fitting = self.rules.fitting(self.state.table);
            left.narrow_each(fitting, |card| self.no_place(fitting, card));
        }
        let lying = self.play_to_beat(lay);
        let seen = lying
            .first()
            .filter(|&card| self.eyes().sees_on_table(player, card));
        if let Some(card) = seen {
            left.narrow(self.rules.order.above(card.rank()), || Reason::TooLow {
                than: card,
                rule: path("climbing"),
            });
        }
        if let (Some(question), Some(condition)) = (&lay.condition, self.condition_of_laying()) {
            let situation = self.situation_of_laying(lay, player, GRANTED);
            let accepted = self.accepted(question, player, situation.level);
            left.narrow_each(accepted, |card| Reason::Condition {
                wish: self
                    .wanted(condition, situation, card)
                    .expect("the condition does not hold"),
                rule: path(lay.condition_field()),
            });
        }
        left
    }

    /// A pile that nothing lies on wants the rank that starts it; another one the next card at either end.
    fn no_place(&self, fitting: Cards, card: Card) -> Reason {
        let suit = Cards::of_suit(card.suit());
        let has_pile = !(self.state.table & suit).is_empty();
        let rule = if has_pile {
            "setup.tableau_mode"
        } else {
            "setup.sequence_start_rank"
        };
        Reason::NoPlace {
            open: (fitting & suit & self.rules.cards).into_iter().collect(),
            rule: rule.to_owned(),
        }
    }

    /// The condition of the phase that lays cards, as the genome has it.
    fn condition_of_laying(&self) -> Option<&Condition> {
        match &self.rules.bytecode.turn_structure.phases[self.state.phase] {
            bytecode::Phase::Play(play) => play.valid_play_condition.as_ref(),
            bytecode::Phase::Discard(discard) => discard.matching_condition.as_ref(),
            _ => None,
        }
    }

    /// How the questions of that condition are asked, with so much of sets and runs where they are about the choice.
    fn situation_of_laying(&self, lay: &Lay, player: usize, together: Level) -> Situation {
        let later = self.state.phase + 1;
        let plays = |phase: &Phase| matches!(phase, Phase::Lay(lay) if lay.plays);
        let next_play = self.rules.phases[later..].iter().position(plays);
        Situation {
            player,
            level: if lay.together {
                together
            } else {
                self.level(self.state.hands[player])
            },
            next_play: next_play.map(|place| later + place).filter(|_| !lay.plays),
        }
    }
}

/// Sets and runs as large as any question asks.
const GRANTED: Level = Level {
    set: u32::MAX,
    run: u32::MAX,
};

impl Lay {
    /// The field that has the condition.
    const fn condition_field(&self) -> &'static str {
        if self.plays {
            "valid_play_condition"
        } else {
            "matching_condition"
        }
    }
}
