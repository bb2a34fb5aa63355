//! Places where cards lie.

use super::{Place, PlaceKind};

impl Place {
    /// The deck.
    pub const DECK: Self = Self::of_all(PlaceKind::Deck);
    /// The discard pile.
    pub const DISCARD: Self = Self::of_all(PlaceKind::Discard);
    /// The table.
    pub const TABLE: Self = Self::of_all(PlaceKind::Table);
    /// The melds.
    pub const MELDS: Self = Self::of_all(PlaceKind::Melds);
    /// The trick that is being played.
    pub const TRICK: Self = Self::of_all(PlaceKind::Trick);
    /// The hand of the house.
    pub const HOUSE: Self = Self::of_all(PlaceKind::House);

    /// The hand of a player.
    pub const fn hand(seat: usize) -> Self {
        Self {
            at: PlaceKind::Hand,
            seat: Some(seat),
        }
    }

    /// What a player has captured.
    pub const fn captured(seat: usize) -> Self {
        Self {
            at: PlaceKind::Captured,
            seat: Some(seat),
        }
    }

    const fn of_all(at: PlaceKind) -> Self {
        Self { at, seat: None }
    }
}
