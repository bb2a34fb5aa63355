//! What has happened since wins were last judged and may decide one, so that they are judged only then.

/// Changes that may decide a win, a bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WinTriggers(u8);

impl WinTriggers {
    /// Nothing that matters.
    pub(crate) const NONE: Self = Self(0);
    /// A score has changed.
    pub(crate) const POINTS: Self = Self(1);
    /// A hand has become empty, or somebody has left the hand.
    pub(crate) const EMPTY_HAND: Self = Self(2);
    /// Cards belong to another player.
    pub(crate) const NEW_OWNER: Self = Self(4);
    /// Whatever happens at all: this is always true.
    pub(crate) const ANYTHING: Self = Self(8);

    /// This and more.
    #[inline]
    #[must_use]
    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// This, if it is so.
    #[inline]
    #[must_use]
    pub(crate) const fn when(self, is_so: bool) -> Self {
        Self(self.0 * is_so as u8)
    }

    /// Whether there is nothing else than others.
    pub(crate) const fn are_only(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }

    /// Whether any of these is among others.
    #[inline]
    pub(crate) const fn is_among(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }
}
