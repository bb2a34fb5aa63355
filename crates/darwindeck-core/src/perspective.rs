//! What one player reads of an event.

use crate::cards::{Card, Cards};
use crate::values::{CardMove, Choice, Event, Pile, ScorePart, Showing};

impl Event {
    /// The event as one player reads it, without the cards that the player does not know once it has happened; nothing when
    /// the player is not told of it. The event must be [for all eyes](crate::watch::Watch::happened).
    #[must_use]
    pub fn seen_by(&self, seat: usize) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Self::Chose {
                seat: chooser,
                option,
                of,
                ..
            } => {
                if *chooser != seat {
                    if !is_spoken(option) {
                        return None;
                    }
                    *of = None;
                }
            }
            Self::Shows {
                seat: owner, why, ..
            } => {
                if matches!(why, Showing::Lot | Showing::Stack) && *owner != Some(seat) {
                    return None;
                }
            }
            Self::Dealt { deck, moves, .. } => {
                open_cards(deck, seat);
                known_cards(moves, seat, true);
            }
            Self::Reshuffled { deck } => open_cards(deck, seat),
            Self::Gives { moves, .. }
            | Self::Swaps { moves, .. }
            | Self::Lays { moves, .. }
            | Self::Takes { moves, .. } => known_cards(moves, seat, true),
            Self::Draws { moves, .. } | Self::TurnedUp { moves } | Self::Discarded { moves } => {
                known_cards(moves, seat, false);
            }
            Self::Scores { parts, .. } => {
                for part in parts {
                    known_part(part, seat);
                }
            }
            Self::Over { decisions, .. } => *decisions = None,
            Self::HandBegins { .. }
            | Self::Turn { .. }
            | Self::Passes { .. }
            | Self::Effect { .. }
            | Self::Out { .. }
            | Self::HandOver { .. }
            | Self::Standings { .. }
            | Self::Moon { .. }
            | Self::Chips { .. } => {}
        }
        Some(seen)
    }
}

impl Event {
    /// The cards that the event names.
    pub(crate) fn named(&self) -> Cards {
        match self {
            Self::Dealt { moves, .. }
            | Self::Gives { moves, .. }
            | Self::Swaps { moves, .. }
            | Self::Lays { moves, .. }
            | Self::Takes { moves, .. }
            | Self::Draws { moves, .. }
            | Self::TurnedUp { moves }
            | Self::Discarded { moves } => moves
                .iter()
                .flat_map(|one| &one.cards)
                .flatten()
                .copied()
                .collect(),
            Self::Scores { parts, .. } => {
                let lists = parts.iter().filter_map(|part| part.cards.as_ref());
                lists.flatten().flatten().copied().collect()
            }
            Self::Shows { cards, .. } => cards.iter().copied().collect(),
            Self::HandBegins { .. }
            | Self::Turn { .. }
            | Self::Chose { .. }
            | Self::Passes { .. }
            | Self::Effect { .. }
            | Self::Out { .. }
            | Self::HandOver { .. }
            | Self::Standings { .. }
            | Self::Over { .. }
            | Self::Reshuffled { .. }
            | Self::Moon { .. }
            | Self::Chips { .. } => Cards::NONE,
        }
    }
}

/// Whether an option is taken aloud. Of others only what comes of them is to be seen.
const fn is_spoken(option: &Choice) -> bool {
    match option {
        Choice::Double
        | Choice::Knock
        | Choice::Challenge
        | Choice::Accept
        | Choice::Bid { .. }
        | Choice::Bet { .. }
        | Choice::Stake { .. }
        | Choice::Rank { .. }
        | Choice::Suit { .. }
        | Choice::Seat { .. } => true,
        Choice::Card { .. }
        | Choice::Any
        | Choice::Stop
        | Choice::Pass
        | Choice::Draw { .. }
        | Choice::Swap { .. } => false,
    }
}

/// Leaves the names of the cards that the player knows. Cards of hands go in canonical order, also onto a pile, from which
/// they may be taken later. There the place of a card that the player does not know would tell of it: such cards come first.
fn known_cards(moves: &mut [CardMove], seat: usize, in_order: bool) {
    for one in moves {
        let seen = one.seen.take();
        hide(&mut one.cards, seen.as_deref(), seat);
        if in_order {
            unknown_first(&mut one.cards);
        }
    }
}

fn known_part(part: &mut ScorePart, seat: usize) {
    let seen = part.seen.take();
    if let Some(cards) = &mut part.cards {
        hide(cards, seen.as_deref(), seat);
        unknown_first(cards);
    }
}

fn open_cards(pile: &mut Pile, seat: usize) {
    if let Some(seen) = pile.seen.take() {
        let mut seen = seen.iter();
        pile.cards
            .retain(|_| seen.next().is_some_and(|seats| seats.contains(&seat)));
    }
}

fn hide(cards: &mut [Option<Card>], seen: Option<&[Vec<usize>]>, seat: usize) {
    for (card, seats) in cards.iter_mut().zip(seen.unwrap_or_default()) {
        if !seats.contains(&seat) {
            *card = None;
        }
    }
}

fn unknown_first(cards: &mut [Option<Card>]) {
    cards.sort_by_key(Option::is_some);
}
