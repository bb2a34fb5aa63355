//! What a move of an opponent changes for the player who is to decide next.
//!
//! In the position in which the opponent had a choice, other options are taken instead, with the same cards everywhere and the same
//! luck to come. What the player can do then is compared with what the player can do now; and for one of them, chosen by lot,
//! what the player thinks of it as well, each time with no more than the player would know.
//!
//! Luck is told apart: where another move makes the deck give the player other cards, and as many, that is not counted as a
//! change. Cards that the player has to draw because of the move are one.

use crate::bytecode::Location;
use crate::cards::{Card, Cards, Pile};
use crate::options::{Decision, Move};
use crate::players::greedy;
use crate::rules::{Rules, Source};
use crate::state::State;
use crate::values::Asks;
use crate::view::View;
use crate::watch::Memory;

use super::choice::Minds;
use super::{Purpose, Reading, luck};

/// A decision right after one of an opponent who had a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contact {
    /// The number of the decision, from 0.
    pub decision: u32,
    /// The turns so far.
    pub turns: u32,
    /// Who decides.
    pub seat: usize,
    /// Who decided before.
    pub opponent: usize,
    /// How many other options the opponent had.
    pub others: u32,
    /// After how many of those the player would have other options, or somebody else would be to decide, or nobody.
    pub changed: u32,
    /// After how many the player would hold as many cards, but others because the deck gave other ones: luck, not counted in
    /// `changed`.
    pub lucky: u32,
    /// Whether the one chosen by lot is such a one.
    pub is_lucky: bool,
    /// How many options the player has.
    pub count: u32,
    /// How many after the one chosen by lot; 0 when the player is not to decide there. They follow those of the player now.
    pub count_after_other: u32,
    /// Where both begin in [`Study::options`](super::Study::options).
    pub first: u32,
}

/// Most decisions of an opponent in a row that are followed.
const LONGEST_MOVE: u32 = 64;

/// A position in which somebody had a choice, and the option that was taken.
#[derive(Clone, Copy)]
pub(crate) struct Before {
    pub(crate) state: State,
    pub(crate) option: u32,
}

/// What another move of the opponent changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    Nothing,
    Options,
    Luck,
}

impl Before {
    /// Whether the one who decides now is on another side.
    pub(crate) fn is_opponent(&self, rules: &Rules, decision: &Decision) -> bool {
        rules.side_of[self.state.decision.player] != rules.side_of[decision.player]
    }

    /// What would have come of another option. Where the same player has more to decide then, that is done as Greedy would.
    pub(crate) fn otherwise(&self, rules: &Rules, option: u32) -> State {
        let mut state = self.state;
        let opponent = state.decision.player;
        rules.choose_one_of_them(&mut state, option, &mut Memory);
        for _ in 0..LONGEST_MOVE {
            let Some(decision) = state.decision().filter(|one| one.player == opponent) else {
                break;
            };
            let option = greedy(&View::new(rules, &state, Some(opponent)), decision);
            rules.choose_one_of_them(&mut state, option, &mut Memory);
        }
        state
    }
}

impl Reading<'_, '_> {
    /// Looks at a contact; nothing when it was stopped.
    pub(crate) fn contact(&mut self, before: &Before, now: &State) -> Option<()> {
        let rules = self.rules;
        let opponents = &before.state.decision;
        let seat = now.decision.player;
        let mut contact = Contact {
            decision: now.decisions,
            turns: now.turns,
            seat,
            opponent: opponents.player,
            others: opponents.count() - 1,
            changed: 0,
            lucky: 0,
            is_lucky: false,
            count: now.decision.count(),
            count_after_other: 0,
            first: self.options.len() as u32,
        };
        let mut stream = luck(self.seed, Purpose::Alternatives, now.decisions, 0);
        let chosen = stream.one_of(contact.others);
        let chosen = chosen + u32::from(chosen >= before.option);
        self.consider(now, Minds::Contact)?;
        for option in (0..opponents.count()).filter(|&option| option != before.option) {
            self.goes_on()?;
            let then = before.otherwise(rules, option);
            let change = change(rules, &before.state, now, &then);
            contact.changed += u32::from(change == Change::Options);
            contact.lucky += u32::from(change == Change::Luck);
            if option == chosen {
                contact.is_lucky = change == Change::Luck;
                if then
                    .decision()
                    .is_some_and(|decision| decision.player == seat)
                {
                    contact.count_after_other = then.decision.count();
                    self.consider(&then, Minds::Otherwise)?;
                }
            }
        }
        self.contacts.push(contact);
        Some(())
    }
}

/// What is different for the player who is to decide now, had it come otherwise.
fn change(rules: &Rules, before: &State, now: &State, then: &State) -> Change {
    let player = now.decision.player;
    let is_same = then.decision().is_some_and(|decision| {
        decision.player == player
            && decision.asks == now.decision.asks
            && decision.options().eq(now.decision.options())
            && card_to_draw(rules, then) == card_to_draw(rules, now)
    });
    let same_hand = then.outcome.is_none() && then.hand_number == now.hand_number;
    let (hand, other_hand) = (now.hands[player], then.hands[player]);
    let gives_as_many = same_hand && hand.len() == other_hand.len();
    let differ = (hand - other_hand) | (other_hand - hand);
    if is_same {
        Change::Nothing
    } else if gives_as_many && !(differ & drawn_by_luck(before, now, then)).is_empty() {
        Change::Luck
    } else {
        Change::Options
    }
}

/// The card that lies open on the discard pile, where it is an option to draw it: the same words for another card are not the same.
fn card_to_draw(rules: &Rules, state: &State) -> Option<Card> {
    let decision = &state.decision;
    let from_discard = Move::DrawFrom(Location::Discard);
    let is_option = match decision.asks {
        Asks::Source => decision.options().any(|option| option == from_discard),
        Asks::Draw => state.source == Source::Discard,
        _ => false,
    };
    let view = View::new(rules, state, Some(decision.player));
    view.open_discard().filter(|_| is_option)
}

/// The cards that only luck can have brought to somebody since: those of the deck, and of a discard pile that went into it; all
/// of them in a hand that was dealt since.
fn drawn_by_luck(before: &State, now: &State, then: &State) -> Cards {
    if now.hand_number != before.hand_number {
        return Cards::ALL;
    }
    let cards = |pile: &Pile| pile.cards().iter().copied().collect::<Cards>();
    let deck = cards(&before.deck);
    let is_reshuffled = |state: &State| !(cards(&state.deck) - deck).is_empty();
    if is_reshuffled(now) || is_reshuffled(then) {
        deck | cards(&before.discard)
    } else {
        deck
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::known;

    /// Whose decision it is.
    const PLAYER: usize = 0;
    const OPPONENT: usize = 1;

    /// What it is to a player of Crazy Eights who chooses from the whole hand when all is as it was before but for something.
    fn change_after(something: impl Fn(&mut State)) -> Change {
        let rules = eights();
        let now = dealt(&rules);
        let mut then = now;
        something(&mut then);
        change(&rules, &now, &asked(now), &asked(then))
    }

    fn eights() -> Rules {
        known(include_str!(
            "../../../../tests/golden/bytecode/crazy_eights.hex"
        ))
    }

    fn dealt(rules: &Rules) -> State {
        rules.start(1, &mut Memory)
    }

    fn asked(mut state: State) -> State {
        state.decision = Decision::cards(PLAYER, Asks::Play, state.hands[PLAYER]);
        state
    }

    fn draws(state: &mut State) {
        state.hands[PLAYER] |= state.deck.pop().into_iter().collect();
    }

    fn plays(state: &mut State) {
        state.hands[PLAYER] -= state.hands[PLAYER].first().into_iter().collect();
    }

    fn takes_from_opponent(state: &mut State) {
        state.hands[PLAYER] |= state.hands[OPPONENT].first().into_iter().collect();
    }

    #[test]
    fn the_same_options_are_no_change() {
        assert_eq!(change_after(|_| ()), Change::Nothing);
        assert_eq!(
            change_after(|state| state.scores[PLAYER] += 1),
            Change::Nothing
        );
    }

    #[test]
    fn another_card_of_the_deck_is_luck() {
        let change = change_after(|state| {
            plays(state);
            draws(state);
        });
        assert_eq!(change, Change::Luck);
    }

    #[test]
    fn more_cards_of_the_deck_are_a_change() {
        assert_eq!(change_after(draws), Change::Options);
    }

    #[test]
    fn a_card_of_somebody_else_is_a_change() {
        let change = change_after(|state| {
            plays(state);
            takes_from_opponent(state);
        });
        assert_eq!(change, Change::Options);
    }

    #[test]
    fn not_to_be_asked_is_a_change() {
        let rules = eights();
        let now = asked(dealt(&rules));
        let mut then = now;
        then.decision.player = OPPONENT;
        assert_eq!(change(&rules, &now, &now, &then), Change::Options);
    }

    #[test]
    fn another_deal_is_luck_and_a_hand_that_goes_on_is_not() {
        let rules = eights();
        let before = dealt(&rules);
        let mut now = asked(before);
        now.hand_number += 1;
        let mut then = now;
        plays(&mut then);
        takes_from_opponent(&mut then);
        let then = asked(then);
        assert_eq!(change(&rules, &before, &now, &then), Change::Luck);
        let goes_on = State {
            hand_number: before.hand_number,
            ..then
        };
        assert_eq!(change(&rules, &before, &now, &goes_on), Change::Options);
    }
}
