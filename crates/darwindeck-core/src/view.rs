//! What a player sees and knows of a position: the only thing that players decide from.

use std::fmt;

use crate::bytecode::Visibility;
use crate::cards::{Card, Cards, listed, rank_word, suit_word};
use crate::options::Decision;
use crate::rules::{Phase, Rules, SEATS};
use crate::sight::Eyes;
use crate::state::State;

/// A position through the eyes of one player, or of somebody who sees everything.
#[derive(Clone, Copy)]
pub struct View<'a> {
    rules: &'a Rules,
    state: &'a State,
    viewer: Option<usize>,
}

impl<'a> View<'a> {
    /// What the player in a seat sees; everything for nobody in particular. What players remember is known only if the game
    /// was played with a watcher that keeps [knowledge](crate::watch::Watch::KNOWLEDGE).
    pub const fn new(rules: &'a Rules, state: &'a State, viewer: Option<usize>) -> Self {
        Self {
            rules,
            state,
            viewer,
        }
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &'a Rules {
        self.rules
    }

    /// Whose eyes they are; nobody's in particular where everything is seen.
    pub(crate) const fn viewer(&self) -> Option<usize> {
        self.viewer
    }

    /// The position itself, with all its secrets.
    pub(crate) const fn state(&self) -> &'a State {
        self.state
    }

    /// The decision to make, if it is the viewer's.
    pub fn decision(&self) -> Option<&'a Decision> {
        let decision = self.state.decision();
        decision.filter(|decision| self.viewer.is_none_or(|viewer| viewer == decision.player))
    }

    /// The viewer's own cards, as far as they can be seen.
    pub(crate) fn own_hand(&self) -> Cards {
        self.viewer
            .map_or(Cards::NONE, |viewer| self.eyes().own_hand(viewer))
    }

    /// The cards that the viewer has chosen so far, if the choice is the viewer's.
    pub(crate) fn chosen(&self) -> Cards {
        self.decision().map_or(Cards::NONE, |_| self.state.chosen)
    }

    /// The cards of the table that lie open to the viewer.
    pub(crate) fn table(&self) -> Cards {
        self.viewer
            .map_or(self.state.table, |viewer| self.eyes().table(viewer))
    }

    /// The top of the discard pile, if it lies open to the viewer.
    pub(crate) fn open_discard(&self) -> Option<Card> {
        let is_open = |card: &Card| {
            let viewer = self.viewer;
            viewer.is_none_or(|viewer| self.eyes().sees_discarded(viewer, *card))
        };
        self.state.discard.top().filter(is_open)
    }

    /// The cards that lie in runs.
    pub(crate) fn melded_runs(&self) -> Cards {
        self.state.melded_runs
    }

    /// How many cards a player holds.
    pub(crate) fn hand_size(&self, player: usize) -> u32 {
        self.state.hands[player].len()
    }

    /// The cards of the trick, where it is played openly.
    pub(crate) fn trick(&self) -> Cards {
        match self.rules.phases.get(self.state.phase) {
            Some(Phase::Trick(trick)) if trick.face_down => Cards::NONE,
            _ => self.state.in_trick,
        }
    }

    /// The suit led, all of its cards; none before a card is led.
    pub(crate) fn led(&self) -> Cards {
        self.state.led
    }

    /// The card that stands for a player in a battle, if the viewer sees it.
    pub(crate) fn stake(&self, player: usize) -> Option<Card> {
        let stands = self.state.fighters.has(player);
        let card = stands.then_some(self.state.stakes[player])?;
        self.table().has(card).then_some(card)
    }

    /// Who has played a card of the trick.
    pub(crate) fn played_by(&self, card: Card) -> usize {
        usize::from(self.state.laid_by[card.number()])
    }

    /// The cards of a hand that everybody has seen since the last shuffle. Only where cards change hands by asking alone does
    /// everybody know that they are there.
    pub(crate) fn shown_in_hand(&self, player: usize) -> Cards {
        self.state.hands[player] & self.state.shown
    }

    /// What everybody knows: whose turn it is, bids, tricks, bets and chips.
    pub(crate) fn public(&self) -> Public<'a> {
        Public(self.state)
    }

    pub(crate) fn eyes(&self) -> Eyes<'a> {
        Eyes {
            rules: self.rules,
            state: self.state,
        }
    }

    /// The cards of which the viewer knows where they are.
    pub(crate) fn known(&self) -> Cards {
        self.viewer.map_or(Cards::ALL, |viewer| {
            self.state.known[viewer] - self.hidden_by_trick(viewer)
        })
    }

    /// The cards of the trick that lie face down, and those of the hands that they could still be in.
    fn hidden_by_trick(&self, viewer: usize) -> Cards {
        let state = self.state;
        match self.rules.phases.get(state.phase) {
            Some(Phase::Trick(trick)) if trick.face_down => {}
            _ => return Cards::NONE,
        }
        let sees = |owner: usize, card: Card| self.eyes().on_hand(owner, card).has(viewer);
        let mut hidden = Cards::NONE;
        for card in state.in_trick {
            let owner = usize::from(state.laid_by[card.number()]);
            if owner != viewer && !sees(owner, card) {
                let hand = state.hands[owner] | Cards::of(card);
                let unseen = hand.into_iter().filter(|&one| !sees(owner, one));
                hidden |= unseen.collect();
            }
        }
        hidden
    }
}

/// The part of a position that is no secret.
#[derive(Clone, Copy)]
pub(crate) struct Public<'a>(&'a State);

impl Public<'_> {
    pub(crate) fn phase(self) -> usize {
        self.0.phase
    }

    pub(crate) fn turns(self) -> usize {
        self.0.turns as usize
    }

    pub(crate) fn claim(self) -> (usize, u8, u32) {
        (self.0.walker, self.0.claim_rank, self.0.claimed.len())
    }

    pub(crate) fn claimed_rank(self) -> u8 {
        self.0.claim_rank
    }

    /// Who is asked for cards, while the rank is being named.
    pub(crate) fn asked(self) -> Option<usize> {
        self.0.target
    }

    /// How many cards are to be beaten where plays climb.
    pub(crate) fn to_beat(self) -> u32 {
        self.0.play_to_beat().len()
    }

    /// The chips in the pot.
    pub(crate) fn pot(self) -> i64 {
        self.0.paid.iter().sum()
    }

    /// How many others are still in the hand.
    pub(crate) fn others_in_hand(self, player: usize) -> u32 {
        self.0.in_hand.without(player).len()
    }

    /// All cards of the trump suit of the hand.
    pub(crate) fn trumps(self) -> Cards {
        self.0.trumps
    }

    /// How many cards the player who decides passes.
    pub(crate) fn to_pass(self) -> u32 {
        self.0.left
    }

    pub(crate) fn tricks(self, player: usize) -> u32 {
        self.0.tricks[player]
    }

    pub(crate) fn bid(self, player: usize) -> Option<u32> {
        let is_bid = self.0.has_bid.has(player) && !self.0.nils.has(player);
        is_bid.then(|| u32::from(self.0.bids[player]))
    }

    pub(crate) fn bid_nil(self, player: usize) -> bool {
        self.0.nils.has(player)
    }

    /// Whether nobody else who holds a card is still to play to the trick.
    pub(crate) fn plays_last(self) -> bool {
        let others = self.0.waiting.without(self.0.at);
        !others.iter().any(|seat| !self.0.hands[seat].is_empty())
    }
}

impl View<'_> {
    /// A number of cards, those that are known, and the number of the others.
    fn pile(&self, cards: Cards) -> String {
        let known = cards & self.known();
        let unknown = (cards - known).len();
        let mut words: Vec<String> = known.into_iter().map(|card| card.to_string()).collect();
        if unknown > 0 {
            words.push(format!("?{unknown}"));
        }
        match cards.len() {
            0 => "0".to_owned(),
            count => format!("{count}: {}", words.join(" ")),
        }
    }

    /// The cards that a player has chosen to pass, which nobody else knows.
    fn passed_by(&self, seat: usize) -> String {
        let cards = self.state.passing[seat];
        if self.viewer.is_none_or(|viewer| viewer == seat) {
            format!("{}: {}", cards.len(), listed(cards))
        } else {
            format!("{0}: ?{0}", cards.len())
        }
    }

    /// A hand; a stack from its top, for who sees everything.
    fn hand(&self, seat: usize) -> String {
        let hand = self.state.hands[seat];
        if self.viewer.is_none() && self.rules.has_stacks && !hand.is_empty() {
            format!("{}: {}", hand.len(), listed(self.state.stacks.row(seat)))
        } else {
            self.pile(hand)
        }
    }

    fn card(&self, card: Card) -> String {
        if self.known().has(card) {
            card.to_string()
        } else {
            "?".to_owned()
        }
    }

    fn by_seat(&self, cards: &[Option<Card>]) -> Option<String> {
        let words: Vec<String> = cards
            .iter()
            .enumerate()
            .filter_map(|(seat, card)| Some(format!("P{seat} {}", self.card((*card)?))))
            .collect();
        (!words.is_empty()).then(|| words.join(", "))
    }

    fn deciding(&self) -> String {
        if let Some(outcome) = self.state.outcome {
            return format!("over: {outcome}");
        }
        let player = self.state.decision.player;
        match self.decision() {
            None => format!("P{player} to decide"),
            Some(decision) => {
                let options: Vec<String> = decision.options().map(|one| one.to_string()).collect();
                format!("P{player} to decide: {}", options.join(", "))
            }
        }
    }

    fn places(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = self.state;
        if self.rules.features.pays_tribute && state.last_count > 0 {
            let seats: Vec<String> = state
                .places_before()
                .iter()
                .map(|seat| format!("P{seat}"))
                .collect();
            writeln!(f, "last hand {}", seats.join(" "))?;
        }
        if state.outcome.is_none() && self.decision().is_some() && !state.chosen.is_empty() {
            writeln!(f, "chosen {}", listed(state.chosen))?;
        }
        if !state.deck.is_empty() {
            write!(f, "deck {}", state.deck.len())?;
            let is_open = self.rules.bytecode.setup.deck_visibility == Visibility::FaceUp;
            if is_open || self.viewer.is_none() {
                write!(f, ": {}", listed(state.deck.cards().iter().rev().copied()))?;
            }
            writeln!(f)?;
        }
        if !state.discard.is_empty() {
            let words: Vec<String> = state
                .discard
                .cards()
                .iter()
                .map(|&one| self.card(one))
                .collect();
            writeln!(f, "discard {}", words.join(" "))?;
        }
        if let Some(suit) = state.named {
            writeln!(f, "named {}", suit_word(suit))?;
        }
        if !state.table.is_empty() {
            writeln!(f, "table {}", self.pile(state.table))?;
        }
        if let (true, Some(card)) = (self.rules.features.trumps_change, state.trumps.first()) {
            writeln!(f, "trump {}", suit_word(card.suit()))?;
        }
        if !state.melded_sets.is_empty() {
            writeln!(f, "sets {}", listed(state.melded_sets))?;
        }
        if !state.melded_runs.is_empty() {
            writeln!(f, "runs {}", listed(state.melded_runs))?;
        }
        let mut trick = [None; SEATS];
        for card in state.in_trick {
            trick[usize::from(state.laid_by[card.number()])] = Some(card);
        }
        if let Some(trick) = self.by_seat(&trick) {
            writeln!(f, "trick {trick}")?;
        }
        let battle: [Option<Card>; SEATS] =
            std::array::from_fn(|seat| state.fighters.has(seat).then_some(state.stakes[seat]));
        if let Some(battle) = self.by_seat(&battle) {
            writeln!(f, "battle {battle}")?;
        }
        let passing: Vec<String> = (0..self.rules.players)
            .filter(|&seat| !state.passing[seat].is_empty())
            .map(|seat| format!("P{seat} {}", self.passed_by(seat)))
            .collect();
        if !passing.is_empty() {
            writeln!(f, "passing {}", passing.join(", "))?;
        }
        if !state.claimed.is_empty() {
            let (claimer, rank) = (state.walker, rank_word(state.claim_rank));
            writeln!(f, "claim P{claimer} {rank} {}", state.claimed.len())?;
        }
        if let (Some(seat), Some(_)) = (state.last_to_play, state.play_to_beat().first()) {
            let words: Vec<String> = state
                .play_to_beat()
                .into_iter()
                .map(|one| self.card(one))
                .collect();
            writeln!(f, "to beat P{seat} {}", words.join(" "))?;
        }
        if let Some(seat) = state.target {
            writeln!(f, "asked P{seat}")?;
        }
        let pot: i64 = state.paid.iter().sum();
        if pot > 0 {
            let (bet, raises) = (state.to_match, state.raises);
            writeln!(f, "pot {pot}, to match {bet}, raises {raises}")?;
        }
        if self.rules.bytecode.house.is_some() {
            let cards = self.pile(state.house);
            writeln!(f, "house {cards}, chips {}", state.house_chips)?;
        }
        if let Some((knocker, _)) = state.knock {
            writeln!(f, "knocked P{knocker}")?;
        }
        Ok(())
    }

    fn player(&self, seat: usize) -> String {
        let state = self.state;
        let features = &self.rules.features;
        let mut parts = vec![format!("P{seat} hand {}", self.hand(seat))];
        if !state.captured[seat].is_empty() {
            parts.push(format!("captured {}", self.pile(state.captured[seat])));
        }
        parts.push(format!("score {}", state.scores[seat]));
        if features.has_chips {
            parts.push(format!("chips {}", state.chips[seat]));
        }
        if features.bets {
            parts.push(format!("bet {}", state.bets[seat]));
        }
        if features.has_stakes {
            parts.push(format!("paid {}", state.paid[seat]));
        }
        if features.wagers {
            parts.push(format!("stake {}", state.staked[seat]));
        }
        if features.bids {
            parts.push(match (state.has_bid.has(seat), state.nils.has(seat)) {
                (false, _) => "bid -".to_owned(),
                (true, true) => "bid nil".to_owned(),
                (true, false) => format!("bid {}", state.bids[seat]),
            });
        }
        if features.takes_tricks {
            parts.push(format!("tricks {}", state.tricks[seat]));
        }
        if self.rules.bytecode.contract_scoring.is_some() && !self.rules.bytecode.team_mode {
            parts.push(format!("bags {}", state.bags[seat]));
        }
        let places = state.gone_out().iter();
        if let Some((place, _)) = (1..)
            .zip(places)
            .find(|(_, one)| usize::from(**one) == seat)
        {
            parts.push(format!("place {place}"));
        }
        if !state.in_game.has(seat) {
            parts.push("out of the game".to_owned());
        } else if !state.in_hand.has(seat) {
            parts.push("out of the hand".to_owned());
        }
        parts.join(", ")
    }
}

impl fmt::Display for View<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = self.state;
        match self.viewer {
            Some(viewer) => writeln!(f, "view of P{viewer}")?,
            None => writeln!(f, "view of all")?,
        }
        writeln!(
            f,
            "hand {}, P{} starts, turns {}, decisions {}, direction {}, skips {}, passes {}, idle {}",
            state.hand_number,
            state.starter,
            state.turns,
            state.decisions,
            state.direction,
            state.skips,
            state.passes,
            state.idle,
        )?;
        writeln!(f, "{}", self.deciding())?;
        self.places(f)?;
        for seat in 0..self.rules.players {
            let line_break = if seat == 0 { "" } else { "\n" };
            write!(f, "{line_break}{}", self.player(seat))?;
        }
        if self.rules.bytecode.team_mode {
            for team in 0..self.rules.sides.len() {
                write!(f, "\nteam {team} score {}", state.team_scores[team])?;
                if self.rules.bytecode.contract_scoring.is_some() {
                    write!(f, ", bags {}", state.bags[team])?;
                }
            }
        }
        Ok(())
    }
}
