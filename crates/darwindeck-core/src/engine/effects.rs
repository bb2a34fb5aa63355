//! Special effects of the cards that were played.

use crate::bytecode::{EffectType, TargetSelector};
use crate::cards::Cards;
use crate::options::Decision;
use crate::rules::{Effect, Phase};
use crate::seats::Seats;
use crate::state::{Purpose, Step};
use crate::values::Event;
use crate::watch::Watch;

use super::Play;

impl<W: Watch> Play<'_, W> {
    /// The effect of the next card.
    #[inline(never)]
    pub(super) fn next_effect(&mut self) {
        let Some(card) = self.state.effects.pop() else {
            let in_trick = matches!(self.rules.phases[self.state.phase], Phase::Trick(_));
            self.state.step = if in_trick {
                Step::TrickCardDone
            } else {
                Step::LeavePhase
            };
            return;
        };
        let Some(effect) = self.rules.effects[usize::from(card.rank())] else {
            return;
        };
        let others = self.state.in_hand.len().saturating_sub(1);
        match effect.kind {
            EffectType::SkipNext => {
                self.set_skips(
                    effect,
                    (self.state.skips + u32::from(effect.value)).min(others),
                );
            }
            EffectType::ExtraTurn => self.set_skips(effect, others),
            EffectType::ReverseDirection => {
                self.state.direction = -self.state.direction;
                self.tell_effect(effect, None, None, Some(self.state.direction));
            }
            EffectType::DrawCards | EffectType::ForceDiscard => self.aim(effect),
        }
    }

    fn set_skips(&mut self, effect: Effect, skips: u32) {
        self.state.skips = skips;
        self.tell_effect(effect, None, Some(skips), None);
    }

    fn tell_effect(
        &mut self,
        effect: Effect,
        hits: Option<Seats>,
        skips: Option<u32>,
        direction: Option<i8>,
    ) {
        self.tell(|play| {
            let by = play.state.effect_by;
            Event::Effect {
                effect: effect.kind,
                by,
                hits: hits.map(|victims| victims.around(by, play.state.direction).collect()),
                lot: hits.is_some() && effect.target == TargetSelector::RandomOpponent,
                skips,
                direction,
            }
        });
    }

    /// Finds out whom an effect hits.
    fn aim(&mut self, effect: Effect) {
        let by = self.state.effect_by;
        let direction = self.state.direction;
        let others = self.state.in_hand.without(by);
        let opponents = others.except(self.partners(by));
        let neighbor = |direction| {
            let seat = others.next(by, direction);
            seat.map_or(Seats::NOBODY, |seat| Seats::NOBODY.with(seat))
        };
        self.state.effect = Some(effect);
        let victims = match effect.target {
            TargetSelector::NextPlayer => neighbor(direction),
            TargetSelector::PrevPlayer => neighbor(-direction),
            TargetSelector::LeftOpponent => neighbor(1),
            TargetSelector::RightOpponent => neighbor(-1),
            TargetSelector::AllOpponents => opponents,
            TargetSelector::PlayerChoice if opponents.is_empty() => Seats::NOBODY,
            TargetSelector::PlayerChoice => {
                self.ask(Decision::seats(by, opponents));
                return;
            }
            TargetSelector::RandomOpponent if opponents.is_empty() => Seats::NOBODY,
            TargetSelector::RandomOpponent => {
                let place = self.state.chance.one_of(opponents.len());
                let seat = opponents.iter().nth(place as usize).unwrap_or(by);
                Seats::NOBODY.with(seat)
            }
        };
        self.hit(victims);
    }

    /// The players of the same side.
    pub(super) fn partners(&self, player: usize) -> Seats {
        self.rules.side_seats[self.rules.side_of[player]]
    }

    pub(super) fn victim_named(&mut self, seat: usize) {
        self.hit(Seats::NOBODY.with(seat));
    }

    fn hit(&mut self, victims: Seats) {
        if let Some(effect) = self.state.effect.filter(|_| !victims.is_empty()) {
            self.tell_effect(effect, Some(victims), None, None);
        }
        self.state.victims = victims;
        self.state.chooser = self.state.effect_by;
        self.state.step = Step::Victim;
    }

    /// What the effect does to the next player whom it hits.
    #[inline(never)]
    pub(super) fn next_victim(&mut self) {
        let state = &mut *self.state;
        let (Some(victim), Some(effect)) = (
            state.victims.next(state.chooser, state.direction),
            state.effect,
        ) else {
            state.step = Step::Effect;
            return;
        };
        state.victims = state.victims.without(victim);
        state.chooser = victim;
        if effect.kind == EffectType::DrawCards {
            self.forced_draw(victim, effect.value);
            return;
        }
        state.purpose = Purpose::Forced;
        state.chosen = Cards::NONE;
        state.left = u32::from(effect.value).min(state.hands[victim].len());
        state.step = Step::Choose;
    }
}
