//! What is kept between calls, each by its number.

use std::collections::BTreeMap;

/// Things of one kind.
pub(crate) struct Shelf<T> {
    /// What one of them is called.
    what: &'static str,
    things: BTreeMap<u32, T>,
    /// The number given last. Numbers do not come again, so that an old one never reaches something new.
    last: u32,
}

impl<T> Shelf<T> {
    pub(crate) const fn of(what: &'static str) -> Self {
        Self {
            what,
            things: BTreeMap::new(),
            last: 0,
        }
    }

    /// Keeps something, and gives it a number.
    pub(crate) fn keep(&mut self, thing: T) -> Result<u32, String> {
        let next = self.last.checked_add(1);
        self.last = next.ok_or_else(|| format!("there were too many {}s", self.what))?;
        self.things.insert(self.last, thing);
        Ok(self.last)
    }

    pub(crate) fn get(&mut self, number: u32) -> Result<&mut T, String> {
        let what = self.what;
        let found = self.things.get_mut(&number);
        found.ok_or_else(|| format!("there is no {what} {number}"))
    }

    /// Lets go of something, if it is there.
    pub(crate) fn close(&mut self, number: u32) {
        self.things.remove(&number);
    }
}
