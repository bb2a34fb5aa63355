//! Choosing cards one by one, so that the choice can always be completed.

use crate::cards::{Card, Cards};
use crate::options::{Decision, Decline};
use crate::rules::{Fits, Lay, Level, OpenPile, Phase, Question};
use crate::state::{Purpose, Step};
use crate::values::{Asks, Laying, Place, Showing};
use crate::watch::Watch;

use super::Play;

/// What comes of asking for a card.
pub(super) enum Answer {
    /// The game waits for the decision.
    Waiting,
    Declined,
    Card(Card),
}

/// A choice of cards that somebody is making.
#[derive(Clone, Copy)]
pub(super) struct Choice<'q> {
    player: usize,
    /// The cards that may be chosen, whatever the condition says.
    from: Cards,
    chosen: Cards,
    fewest: u32,
    most: u32,
    condition: Option<&'q Question>,
    /// The condition is about the cards chosen together.
    together: bool,
    may_pass: bool,
    asks: Asks,
    /// All cards must have the same rank.
    of_one_rank: bool,
}

impl<W: Watch> Play<'_, W> {
    /// The choice of a play or discard phase.
    pub(super) fn choice_to_lay<'q>(
        &self,
        lay: &'q Lay,
        player: usize,
        chosen: Cards,
    ) -> Choice<'q> {
        let hand = self.that_may_go(lay, player);
        let (fewest, most) = (u32::from(lay.fewest), u32::from(lay.most));
        let choice = Choice {
            player,
            from: hand,
            chosen,
            fewest,
            most,
            condition: lay.condition.as_ref(),
            together: lay.together,
            may_pass: lay.may_pass,
            asks: lay.asks(),
            of_one_rank: lay.climbs,
        };
        if lay.climbs {
            return self.climbing_choice(choice);
        }
        if !lay.one_by_one {
            return choice;
        }
        // Each card is a choice of its own, against the table as it lies.
        Choice {
            from: hand & self.rules.fitting(self.state.table),
            chosen: Cards::NONE,
            fewest: 1,
            most: u32::from(fewest <= most),
            ..choice
        }
    }

    /// Where plays climb: as many cards as lie on the table, of a higher rank. Whoever leads must play.
    fn climbing_choice<'q>(&self, choice: Choice<'q>) -> Choice<'q> {
        let lying = self.state.play_to_beat();
        let Some(card) = lying.first() else {
            return Choice {
                may_pass: false,
                ..choice
            };
        };
        let (fewest, most) = if choice.fewest <= choice.most {
            (lying.len(), lying.len())
        } else {
            (choice.fewest, choice.most)
        };
        let from = if self.eyes().sees_on_table(choice.player, card) {
            choice.from & self.rules.order.above(card.rank())
        } else {
            choice.from
        };
        Choice {
            from,
            fewest,
            most,
            ..choice
        }
    }

    /// The hand, but for cards just drawn from the discard pile where those must be kept; if there are others.
    #[inline]
    fn that_may_go(&self, lay: &Lay, player: usize) -> Cards {
        let hand = self.within_reach(player);
        if lay.keep_taken {
            (hand - self.state.walk.taken_up).or_else(hand)
        } else {
            hand
        }
    }

    pub(super) fn present_choice(&self) -> Choice<'_> {
        let state = &self.state;
        let player = state.chooser;
        let hand = self.within_reach(player);
        // From a stack cards are chosen one by one.
        let count = state
            .left
            .min(if self.rules.has_stacks { 1 } else { u32::MAX });
        let plain = Choice {
            player,
            from: hand,
            chosen: state.chosen,
            fewest: count,
            most: count,
            condition: None,
            together: false,
            may_pass: false,
            asks: Asks::Discard,
            of_one_rank: false,
        };
        match (state.purpose, &self.rules.phases[state.phase]) {
            (Purpose::GiveBack, _) => Choice {
                asks: Asks::Give,
                ..plain
            },
            (Purpose::Lay, Phase::Lay(lay)) => self.choice_to_lay(lay, player, state.chosen),
            (Purpose::Claim, Phase::Claim(claim)) => Choice {
                from: if claim.can_lie {
                    hand
                } else {
                    hand & Cards::of_rank(state.claim_rank)
                },
                fewest: u32::from(claim.min_cards.max(1)),
                most: u32::from(claim.max_cards),
                asks: Asks::Lay,
                ..plain
            },
            (Purpose::Exchange, Phase::Exchange(exchange)) => Choice {
                fewest: 1,
                most: u32::from(exchange.max_cards),
                may_pass: true,
                asks: Asks::Exchange,
                ..plain
            },
            _ => plain,
        }
    }

    /// The cards that may be chosen next.
    pub(super) fn offered(&self, choice: &Choice<'_>) -> Cards {
        let chosen = choice.chosen.len();
        if chosen >= choice.most || choice.fewest > choice.most {
            return Cards::NONE;
        }
        let later = match choice.chosen.last() {
            Some(last) if choice.of_one_rank => {
                choice.from & Cards::after(last) & Cards::of_rank(last.rank())
            }
            Some(last) => choice.from & Cards::after(last),
            None => choice.from,
        };
        if choice.of_one_rank {
            return self.offered_of_one_rank(choice, later);
        }
        match choice.condition {
            Some(question) if choice.together && question.is_about_groups() => later
                .into_iter()
                .filter(|&card| self.can_be_completed(choice, question, card))
                .collect(),
            Some(question) => {
                let level = self.level_of_hand(question, choice.player);
                let accepted = later & self.accepted(question, choice.player, level);
                leaving(accepted, choice.fewest.saturating_sub(chosen))
            }
            None => leaving(later, choice.fewest.saturating_sub(chosen)),
        }
    }

    /// The cards that may be chosen next where all must have the same rank.
    fn offered_of_one_rank(&self, choice: &Choice<'_>, later: Cards) -> Cards {
        let needed = choice.fewest.saturating_sub(choice.chosen.len());
        let accepted = match choice.condition {
            Some(question) if choice.together && question.is_about_groups() => {
                let completes = |card: &Card| self.can_be_completed(choice, question, *card);
                return later.into_iter().filter(completes).collect();
            }
            Some(question) => {
                let level = self.level_of_hand(question, choice.player);
                later & self.accepted(question, choice.player, level)
            }
            None => later,
        };
        let has_enough = |card: &Card| {
            let others = accepted & Cards::after(*card) & Cards::of_rank(card.rank());
            1 + others.len() >= needed
        };
        accepted.into_iter().filter(has_enough).collect()
    }

    /// Whether a choice can be completed when this card is chosen next.
    fn can_be_completed(&self, choice: &Choice<'_>, question: &Question, card: Card) -> bool {
        let chosen = choice.chosen | Cards::of(card);
        let mut later = choice.from & Cards::after(card);
        if choice.of_one_rank {
            later = later & Cards::of_rank(card.rank());
        }
        levels(question).any(|level| {
            let accepted = self.accepted(question, choice.player, level);
            accepted.covers(chosen)
                && self.can_reach(chosen, later & accepted, level, choice.fewest, choice.most)
        })
    }

    /// Whether cards can be added so that there is a set and a run of a level, within the size of the choice.
    fn can_reach(
        &self,
        chosen: Cards,
        others: Cards,
        level: Level,
        fewest: u32,
        most: u32,
    ) -> bool {
        let all = chosen | others;
        if all.len() < fewest {
            return false;
        }
        let room = most.saturating_sub(chosen.len());
        let fits = |run: Cards| {
            all.covers(run)
                && (0..13).any(|rank| {
                    let rank = Cards::of_rank(rank);
                    let have = ((chosen | run) & rank).len();
                    let missing = level.set.saturating_sub(have);
                    (all & rank).len() >= level.set && (run - chosen).len() + missing <= room
                })
        };
        if level.run == 0 {
            fits(Cards::NONE)
        } else {
            self.rules.runs(level.run).any(fits)
        }
    }

    /// Whether a choice is good as it stands.
    fn is_good(&self, choice: &Choice<'_>) -> bool {
        if choice.chosen.len() < choice.fewest {
            return false;
        }
        match choice.condition {
            Some(question) if choice.together && question.is_about_groups() => {
                let level = self.level(choice.chosen);
                self.accepted(question, choice.player, level)
                    .covers(choice.chosen)
            }
            _ => true,
        }
    }

    /// Asks for the next card, or ends the choice.
    #[inline(never)]
    pub(super) fn choose_card(&mut self) {
        let choice = self.present_choice();
        let offered = self.offered(&choice);
        let (player, asks, may_pass) = (choice.player, choice.asks, choice.may_pass);
        let is_first = choice.chosen.is_empty();
        let can_stop = !is_first && self.is_good(&choice);
        if self.is_one_by_one() {
            self.choose_one_more(player, asks, offered, may_pass);
            return;
        }
        if offered.is_empty() {
            if is_first {
                self.unable();
            } else {
                self.chosen_all();
            }
            return;
        }
        let decline = match (is_first, may_pass, can_stop) {
            (true, true, _) => Decline::Pass,
            (false, _, true) => Decline::Stop,
            _ => Decline::Never,
        };
        self.ask_for_card(player, asks, offered, decline);
    }

    /// Asks a player for a card.
    #[inline]
    pub(super) fn card_asked_for(
        &mut self,
        player: usize,
        asks: Asks,
        offered: Cards,
        decline: Decline,
    ) -> Answer {
        if self.leaves_no_choice(decline) {
            self.state.walk.acted = true;
            return Answer::Card(self.turned_up(player, offered, Showing::Stack));
        }
        let unseen = self.rules.sight.own_hand_hidden;
        let decision = Decision {
            unseen,
            decline,
            ..Decision::cards(player, asks, offered)
        };
        let Some(option) = self.watch.answers(player, decision.count()) else {
            self.ask(decision);
            return Answer::Waiting;
        };
        self.state.walk.acted = true;
        self.state.decisions += 1;
        self.decided(&decision, option);
        if decision.declines(option) {
            Answer::Declined
        } else if unseen {
            Answer::Card(self.turned_up(player, offered, Showing::Lot))
        } else {
            Answer::Card(decision.card(option))
        }
    }

    /// Without a way out the top card of a stack leaves nothing to choose.
    #[inline]
    fn leaves_no_choice(&self, decline: Decline) -> bool {
        self.rules.has_stacks && decline == Decline::Never
    }

    #[inline]
    fn top_of(&self, pile: OpenPile) -> Option<Card> {
        match pile {
            OpenPile::Discard => self.state.discard.top(),
            OpenPile::Table => self.state.table_top,
        }
    }

    /// The cards that fit on the top of a pile, or to the suit that was named for it.
    #[inline]
    pub(super) fn fitting_on(&self, fits: &Fits) -> Cards {
        match (self.state.named, fits.pile) {
            (Some(suit), OpenPile::Discard) => fits.on_named(suit),
            _ => fits.on(self.top_of(fits.pile)),
        }
    }

    /// The cards that may be chosen where it is just one.
    #[inline]
    pub(super) fn offered_single(&self, lay: &Lay, player: usize) -> Cards {
        self.offered_among(self.that_may_go(lay, player), lay, player)
    }

    /// Those of some cards that may be chosen where it is just one.
    #[inline(always)]
    pub(super) fn offered_among(&self, mut cards: Cards, lay: &Lay, player: usize) -> Cards {
        if lay.one_by_one {
            cards = cards & self.rules.fitting(self.state.table);
        }
        match (&lay.fits, &lay.condition) {
            (Some(fits), _) => cards & self.fitting_on(fits),
            (None, Some(question)) => cards & self.accepted(question, player, Level::NONE),
            (None, None) => cards,
        }
    }

    fn ask_for_card(&mut self, player: usize, asks: Asks, offered: Cards, decline: Decline) {
        if self.leaves_no_choice(decline) {
            self.state.walk.acted = true;
            let card = self.turned_up(player, offered, Showing::Stack);
            self.card_chosen(card);
            return;
        }
        self.ask(Decision {
            unseen: self.rules.sight.own_hand_hidden,
            decline,
            ..Decision::cards(player, asks, offered)
        });
    }

    fn is_one_by_one(&self) -> bool {
        self.state.purpose == Purpose::Lay
            && matches!(&self.rules.phases[self.state.phase], Phase::Lay(lay) if lay.one_by_one)
    }

    fn choose_one_more(&mut self, player: usize, asks: Asks, offered: Cards, may_pass: bool) {
        let Phase::Lay(lay) = &self.rules.phases[self.state.phase] else {
            return;
        };
        let laid = self.state.laid.len();
        if offered.is_empty() || laid >= u32::from(lay.most) {
            if laid == 0 {
                self.unable();
            } else {
                self.state.step = Step::Laid;
            }
            return;
        }
        let decline = if laid == 0 && may_pass {
            Decline::Pass
        } else if laid >= u32::from(lay.fewest) {
            Decline::Stop
        } else {
            Decline::Never
        };
        self.ask_for_card(player, asks, offered, decline);
    }

    /// Whether the choice is over whatever could still be chosen.
    fn needs_no_more(&self) -> bool {
        match &self.rules.phases[self.state.phase] {
            Phase::Lay(lay) if self.state.purpose == Purpose::Lay => {
                lay.one_by_one || (!lay.climbs && self.state.chosen.len() >= u32::from(lay.most))
            }
            _ => false,
        }
    }

    /// A card was chosen.
    pub(super) fn card_chosen(&mut self, card: Card) {
        self.state.chosen |= Cards::of(card);
        if self.needs_no_more() {
            self.chosen_all();
        } else {
            self.state.step = Step::Choose;
        }
    }

    /// No more cards are chosen, or none at all.
    pub(super) fn no_card_chosen(&mut self) {
        if !self.state.chosen.is_empty() {
            self.chosen_all();
        } else if self.state.purpose == Purpose::Exchange {
            self.next_to_exchange();
        } else if !self.state.laid.is_empty() {
            self.state.step = Step::Laid;
        } else {
            self.state.step = Step::LeavePhase;
        }
    }

    /// Nothing can be chosen.
    fn unable(&mut self) {
        match self.state.purpose {
            Purpose::Forced => self.state.step = Step::Victim,
            Purpose::GiveBack => self.state.step = Step::Tribute,
            Purpose::Claim => self.state.step = Step::LeavePhase,
            Purpose::Exchange => self.next_to_exchange(),
            Purpose::Lay => self.unable_to_lay(),
        }
    }

    fn chosen_all(&mut self) {
        let chosen = std::mem::take(&mut self.state.chosen);
        match self.state.purpose {
            Purpose::Lay => {
                self.state.laid |= chosen;
                self.state.laying = chosen;
                self.state.step = Step::Lay;
            }
            Purpose::Forced => {
                let player = self.state.chooser;
                for card in chosen {
                    self.hand_to_discard(player, card, false);
                    self.tell_laid(player, [card], Place::DISCARD, Laying::Discard);
                }
                self.state.left -= chosen.len();
                let goes_on = self.rules.has_stacks && self.state.left > 0;
                self.state.step = if goes_on { Step::Choose } else { Step::Victim };
            }
            Purpose::Claim => self.make_claim(chosen),
            Purpose::Exchange => self.exchanged(chosen),
            Purpose::GiveBack => self.give_back(chosen),
        }
    }
}

/// The cards after which enough others are left to reach the number needed.
pub(super) fn leaving(mut cards: Cards, needed: u32) -> Cards {
    if cards.len() < needed {
        return Cards::NONE;
    }
    for _ in 1..needed {
        cards -= cards.last().map_or(Cards::NONE, Cards::of);
    }
    cards
}

/// Every level of sets and runs that a condition can tell apart.
fn levels(question: &Question) -> impl Iterator<Item = Level> {
    let (sets, runs) = question.thresholds();
    let (sets, runs) = (sets | 1, runs | 1);
    (0..14)
        .filter(move |run| runs >> run & 1 == 1)
        .flat_map(move |run| {
            (0..5)
                .filter(move |set| sets >> set & 1 == 1)
                .map(move |set| Level { set, run })
        })
}
