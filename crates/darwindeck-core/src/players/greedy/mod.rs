//! Greedy: what looks best at once.

mod bets;
mod tricks;

use crate::bytecode::{
    ClaimRankMode, EffectType, GoingOut, Location, ScoringTrigger, TableauMode, WinType,
};
use crate::cards::{Card, Cards};
use crate::options::{Decision, Move};
use crate::rules::{Phase, Rules, SwapWith};
use crate::values::Asks;
use crate::view::View;

use tricks::Manner;

/// The first of the options with the highest value.
pub(crate) fn greedy(view: &View<'_>, decision: &Decision) -> u32 {
    let mut judge = Judge {
        view: *view,
        rules: view.rules(),
        me: decision.player,
        hand: view.own_hand(),
        gifts: Cards::NONE,
        estimate: 0,
        chance: 0,
        keeps_hand: false,
        manner: Manner::Spare,
    };
    match decision.asks {
        Asks::Give if judge.is_passing() => judge.gifts = judge.cards_to_pass(),
        Asks::Bid => judge.estimate = judge.estimated_tricks(),
        Asks::Bet => judge.chance = judge.chance_of_pot(),
        Asks::Exchange => judge.keeps_hand = judge.is_good_as_a_whole(),
        Asks::Trick => judge.manner = judge.manner(),
        _ => {}
    }
    let mut best = (0, i64::MIN);
    for (option, choice) in (0..).zip(decision.options()) {
        let value = judge.value(decision, choice);
        if value > best.1 {
            best = (option, value);
        }
    }
    best.0
}

struct Judge<'a> {
    view: View<'a>,
    rules: &'a Rules,
    me: usize,
    hand: Cards,
    /// The cards to pass to another player.
    gifts: Cards,
    /// How many tricks the hand should take.
    estimate: i64,
    /// How often, of a thousand times, the hand should win the pot.
    chance: i64,
    /// No card is exchanged.
    keeps_hand: bool,
    /// How a trick is played.
    manner: Manner,
}

const NEVER: i64 = -10_000;

/// What a hand is worth that has lost.
const LOST: i64 = -100_000;

/// How high a card is that is kept rather than swapped: an eight, in the usual order.
const KEPT: i64 = 6;

impl Judge<'_> {
    fn value(&self, decision: &Decision, choice: Move) -> i64 {
        match choice {
            Move::Card(kind, card) => self.card(kind, card),
            Move::Any => match decision.asks {
                Asks::Discard | Asks::Exchange | Asks::Swap => -1,
                _ => 0,
            },
            Move::Stop | Move::Pass => match decision.asks {
                Asks::Play => NEVER,
                Asks::Discard if self.sheds() => NEVER,
                Asks::Discard if self.counts_deadwood() => -self.deadwood(self.hand),
                Asks::Lay => 500,
                _ => 0,
            },
            Move::Draw => self.draw(),
            Move::DrawFrom(place) => self.draw_from(place),
            Move::Double => self.double(),
            Move::Stake(chips) => -chips,
            Move::Knock if self.waits_with_knock() => -1,
            Move::Knock => 1,
            Move::Bid(number) => -(i64::from(number) - self.estimate).abs(),
            Move::Nil if self.is_weak() => 1,
            Move::Nil => -100,
            Move::Bet(bet, chips) => self.bet(bet, chips),
            Move::Name(rank) => self.name(rank),
            Move::Suit(suit) => i64::from((self.hand & Cards::of_suit(suit)).len()),
            Move::Challenge => self.challenge(),
            Move::Accept => 0,
            Move::Swap => self.swap(),
            Move::Hit(seat) => -i64::from(self.view.hand_size(seat)),
            Move::Ask(seat) => self.ask(seat),
        }
    }

    /// Whether the game is about getting rid of cards.
    fn sheds(&self) -> bool {
        let mut wins = self.rules.wins.iter();
        self.rules.going_out != GoingOut::None || wins.any(|win| win.kind == WinType::EmptyHand)
    }

    fn card(&self, asks: Asks, card: Card) -> i64 {
        let rank = i64::from(self.rules.order.height(card));
        match asks {
            Asks::Trick => self.trick_card(card),
            Asks::Discard if self.counts_deadwood() => -self.deadwood(self.hand - Cards::of(card)),
            Asks::Discard if self.sheds() => rank - 20 * self.links(card),
            Asks::Discard => -1 - rank - 20 * self.links(card),
            Asks::Lay if card.rank() == self.view.public().claimed_rank() => 1000,
            Asks::Lay => self.lie(card),
            Asks::Take if self.swaps_for_points() => {
                self.worth((self.hand - self.view.chosen()) | Cards::of(card))
            }
            Asks::Take if self.sheds() => -1 - rank,
            Asks::Take => 1 + rank,
            Asks::Meld => 1,
            Asks::Swap if self.swaps_for_points() => self.gain_by_swapping(card),
            Asks::Swap if self.sheds() => rank - KEPT,
            Asks::Swap => KEPT - rank,
            Asks::Exchange => self.exchange(card),
            Asks::Capture => self.points(ScoringTrigger::Capture, card),
            Asks::Give if self.is_passing() => i64::from(self.gifts.has(card)),
            Asks::Give => -rank,
            _ => self.play(card),
        }
    }

    fn is_passing(&self) -> bool {
        let phase = self.rules.phases.get(self.view.public().phase());
        matches!(phase, Some(Phase::Passing(_)))
    }

    /// Of the cards that can still be chosen, those that are most dangerous, or weakest where tricks are wanted.
    fn cards_to_pass(&self) -> Cards {
        let (chosen, wanted) = (self.view.chosen(), self.view.public().to_pass());
        let mut later = match chosen.last() {
            Some(last) => self.hand & Cards::after(last),
            None => self.hand,
        };
        let sign = if self.wants_tricks() { -1 } else { 1 };
        let danger = |card: Card| {
            let points = self.points(ScoringTrigger::TrickWin, card);
            sign * (i64::from(self.rules.order.height(card)) + 20 * points)
        };
        let mut gifts = Cards::NONE;
        for _ in chosen.len()..wanted {
            let dangers = later.into_iter().map(|card| (danger(card), card));
            let first_of_worst = |worst: (i64, Card), one: (i64, Card)| {
                if one.0 > worst.0 { one } else { worst }
            };
            let Some((_, worst)) = dangers.reduce(first_of_worst) else {
                break;
            };
            gifts |= Cards::of(worst);
            later -= Cards::of(worst);
        }
        gifts
    }

    fn play(&self, card: Card) -> i64 {
        let height = i64::from(self.rules.order.height(card));
        let of_rank = self.hand & Cards::of_rank(card.rank());
        let to_table = match &self.rules.phases[self.view.public().phase()] {
            Phase::Lay(lay) if lay.climbs => {
                let to_beat = self.view.public().to_beat();
                let is_broken = to_beat > 0 && of_rank.len() > to_beat;
                return -height - if is_broken { 20 } else { 0 };
            }
            Phase::Lay(lay) => lay.to_table,
            _ => false,
        };
        let suit = (self.hand & Cards::of_suit(card.suit())) - Cards::of(card);
        let mut value = height + 20 * i64::from(suit.len());
        value += self.points(ScoringTrigger::LeftInHands, card);
        if self.rules.mode == TableauMode::MatchRank && to_table && self.finds_cards(card) {
            value += 1000;
        }
        if self.hinders_others(card) {
            value += 100;
        }
        let wild = &self.rules.bytecode.setup.wild_cards;
        if wild.iter().any(|&rank| rank as u8 == card.rank()) {
            value -= 500;
        }
        value
    }

    /// Whether a card keeps others from getting rid of theirs.
    fn hinders_others(&self, card: Card) -> bool {
        let effect = &self.rules.effects[usize::from(card.rank())];
        let hinders = effect.as_ref().is_some_and(|effect| {
            matches!(
                effect.kind,
                EffectType::SkipNext | EffectType::ExtraTurn | EffectType::DrawCards
            )
        });
        hinders && self.sheds()
    }

    /// Whether a card would capture others of the table that lie open.
    fn finds_cards(&self, card: Card) -> bool {
        let table = self.view.table();
        let values = &self.rules.evaluation;
        let add_up = || values.next_to_add_up(table, values.value_of(card.rank()));
        !(table & Cards::of_rank(card.rank())).is_empty()
            || (self.rules.bytecode.setup.capture_by_sum && !add_up().is_empty())
    }

    /// What it is worth to swap the whole hand, for the table or for another hand.
    fn swap(&self) -> i64 {
        let height = |card: Card| i64::from(self.rules.order.height(card));
        let worth = |cards: Cards| -> i64 { cards.into_iter().map(height).sum() };
        match &self.rules.phases[self.view.public().phase()] {
            Phase::Swap(_) if self.swaps_for_points() => {
                self.worth(self.view.table()) - self.worth(self.hand) - 1
            }
            Phase::Swap(swap) if swap.with == SwapWith::Table => {
                let gain = worth(self.view.table()) - worth(self.hand);
                if self.sheds() { -gain } else { gain }
            }
            _ => {
                let highest = self.hand.into_iter().map(height).max();
                KEPT - highest.unwrap_or(KEPT)
            }
        }
    }

    /// Whether totals are what hands are kept for.
    fn collects_points(&self) -> bool {
        self.rules.evaluation.adds_up() && !self.sheds()
    }

    /// Whether cards are swapped with open ones of the table for a better total.
    fn swaps_for_points(&self) -> bool {
        let phase = &self.rules.phases[self.view.public().phase()];
        matches!(phase, Phase::Swap(swap) if swap.with == SwapWith::Table)
            && self.collects_points()
            && !self.view.table().is_empty()
    }

    /// What the best swap of a card makes of the hand, less what it is worth now and one for the trouble.
    fn gain_by_swapping(&self, card: Card) -> i64 {
        let rest = self.hand - Cards::of(card);
        let worth = |other: Card| self.worth(rest | Cards::of(other));
        let best = self.view.table().into_iter().map(worth).max();
        best.unwrap_or(LOST) - self.worth(self.hand) - 1
    }

    /// What a hand is worth by its total: the more, or the nearer to the target, the better.
    fn worth(&self, cards: Cards) -> i64 {
        let evaluation = &self.rules.evaluation;
        let total = evaluation.total(cards);
        match evaluation.target {
            _ if evaluation.is_bust(total) => LOST,
            Some(target) => -(total - target).abs(),
            None => total,
        }
    }

    /// Whether the others would have a last round, and the hand is not good enough for that: worth less than four fifths of
    /// the target, or of what as many cards could count.
    fn waits_with_knock(&self) -> bool {
        let phase = &self.rules.phases[self.view.public().phase()];
        if !matches!(phase, Phase::Knock(knock) if knock.last_round) || !self.collects_points() {
            return false;
        }
        let evaluation = &self.rules.evaluation;
        let most = || evaluation.highest_sum(self.rules.cards, self.hand.len() as usize);
        let goal = evaluation.target.unwrap_or_else(most);
        let total = evaluation.total(self.hand);
        evaluation.is_bust(total) || 5 * total < 4 * goal
    }

    fn draw(&self) -> i64 {
        let evaluation = &self.rules.evaluation;
        let wants = match evaluation.target {
            Some(target) if evaluation.has_target() => evaluation.total(self.hand) < target - 4,
            _ => !self.sheds(),
        };
        if wants { 1 } else { -1 }
    }

    fn double(&self) -> i64 {
        let evaluation = &self.rules.evaluation;
        let missing = evaluation
            .target
            .filter(|_| evaluation.has_target())
            .map(|target| target - evaluation.total(self.hand));
        if matches!(missing, Some(10 | 11)) {
            2
        } else {
            -2
        }
    }

    fn draw_from(&self, place: Location) -> i64 {
        let is_wanted = match self.view.open_discard() {
            Some(top) if place == Location::Discard && self.counts_deadwood() => {
                self.deadwood(self.hand | Cards::of(top)) < self.deadwood(self.hand)
            }
            Some(top) if place == Location::Discard && self.collects_melds() => {
                self.links(top) >= 2
            }
            _ => return self.draw(),
        };
        self.draw() + if is_wanted { 1 } else { -1 }
    }

    /// Whether cards are drawn for melds rather than for a total.
    fn collects_melds(&self) -> bool {
        self.lays_melds() && !self.rules.evaluation.has_target()
    }

    fn lays_melds(&self) -> bool {
        let mut phases = self.rules.phases.iter();
        phases.any(|phase| matches!(phase, Phase::Meld(_)))
    }

    /// Where melds are laid: how many cards of the own hand and of runs that lie there a card may come to a meld with.
    fn links(&self, card: Card) -> i64 {
        if !self.lays_melds() {
            return 0;
        }
        let row = &self.rules.row;
        let here = row.iter().position(|&rank| rank == card.rank());
        let here = here.unwrap_or(0);
        let ranks = &row[here.saturating_sub(2)..(here + 3).min(row.len())];
        let near = ranks
            .iter()
            .fold(Cards::NONE, |near, &rank| near | Cards::of_rank(rank));
        let near = (near & Cards::of_suit(card.suit())) - Cards::of(card);
        let same_rank = Cards::of_rank(card.rank()) - Cards::of(card);
        let held = (self.hand & (near | same_rank)).len();
        i64::from(held + (self.view.melded_runs() & near).len())
    }

    fn counts_deadwood(&self) -> bool {
        self.rules.evaluation.counts_deadwood()
    }

    fn deadwood(&self, hand: Cards) -> i64 {
        i64::from(self.rules.deadwood(hand))
    }

    /// What a card scores when this happens to it.
    fn points(&self, trigger: ScoringTrigger, card: Card) -> i64 {
        let trumps = self.view.public().trumps();
        self.rules.points_with(trigger, Cards::of(card), trumps)
    }

    /// What is least useful: a rank that is long not to be claimed, where they come in turn; else one of which there are few.
    fn lie(&self, card: Card) -> i64 {
        let public = self.view.public();
        match &self.rules.phases[public.phase()] {
            Phase::Claim(claim) if claim.rank_mode == ClaimRankMode::Sequential => {
                let row = &self.rules.row;
                let place = |rank: u8| row.iter().position(|&one| one == rank).unwrap_or(0);
                let (now, then) = (place(public.claimed_rank()), place(card.rank()));
                let is_then =
                    |turns: &usize| (now + turns * self.rules.players) % row.len() == then;
                (1..row.len()).find(is_then).unwrap_or(row.len()) as i64
            }
            _ => -i64::from((self.hand & Cards::of_rank(card.rank())).len()),
        }
    }

    /// A rank that the player asked is known to hold, else another one each time; to claim, the one of which there are most.
    fn name(&self, rank: u8) -> i64 {
        let public = self.view.public();
        match public.asked() {
            Some(seat) => {
                let known = self.known_cards(seat) & Cards::of_rank(rank);
                let turn = (usize::from(rank) + public.turns()) % 13;
                1000 * i64::from(known.len()) + turn as i64
            }
            None => i64::from((self.hand & Cards::of_rank(rank)).len()),
        }
    }

    /// Who is known to hold what is wanted; else who holds most, another one each time.
    fn ask(&self, seat: usize) -> i64 {
        let ranks = (0..4).fold(0, |ranks, suit| ranks | self.hand.lane(suit));
        let known = self.known_cards(seat) & Cards::of_ranks(ranks);
        let others = self.rules.players.saturating_sub(1).max(1);
        let turn = (seat + self.view.public().turns()) % others;
        1000 * i64::from(known.largest_set()) + 10 * i64::from(self.view.hand_size(seat))
            - turn as i64
    }

    /// The cards that a player is known to hold, where they are dealt unseen and change hands by asking alone.
    fn known_cards(&self, seat: usize) -> Cards {
        let mut phases = self.rules.phases.iter();
        let by_asking = phases.all(|phase| matches!(phase, Phase::Ask(_)));
        if by_asking && self.rules.suit_hands.is_none() {
            self.view.shown_in_hand(seat)
        } else {
            Cards::NONE
        }
    }

    fn challenge(&self) -> i64 {
        let (claimer, rank, number) = self.view.public().claim();
        let of_rank = Cards::of_rank(rank);
        let known = (self.hand & of_rank).len() + number;
        let exist = (self.rules.cards & of_rank).len();
        if known > exist || self.view.hand_size(claimer) == 0 {
            1
        } else {
            -1
        }
    }
}
