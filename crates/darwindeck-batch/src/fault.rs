//! Panics: a fault of the core ends one batch, not the process.

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, Once};

use crate::crowd::locked;

thread_local! {
    static GUARDED: Cell<bool> = const { Cell::new(false) };
    static PLACE: Cell<Option<String>> = const { Cell::new(None) };
}

/// Keeps panics that become errors from being printed as well. All others are printed as before.
pub fn keep_panics_quiet() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if GUARDED.get() {
                PLACE.set(panic.location().map(ToString::to_string));
            } else {
                before(panic);
            }
        }));
    });
}

/// What the work gives, or what it said when it panicked. Whatever it was working on must not be used after that.
pub(crate) fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    PLACE.set(None);
    let before = GUARDED.replace(true); // Somebody told of the progress of a batch may play another one.
    let result = catch_unwind(AssertUnwindSafe(work));
    GUARDED.set(before);
    result.map_err(|panic| {
        let said = said(panic.as_ref());
        match PLACE.take() {
            Some(place) => format!("{said} ({place})"),
            None => said,
        }
    })
}

/// The first fault of all that happen on several threads, by the number of what was being done.
#[derive(Default)]
pub(crate) struct FirstFault(Mutex<Option<(usize, String)>>);

impl FirstFault {
    pub(crate) fn report(&self, number: usize, said: String) {
        let mut fault = locked(&self.0);
        if fault.as_ref().is_none_or(|&(first, _)| number < first) {
            *fault = Some((number, said));
        }
    }

    /// The number and what was said, if there was a fault.
    pub(crate) fn take(&self) -> Option<(usize, String)> {
        locked(&self.0).take()
    }
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "it did not say why".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_that_ends_well_gives_its_result() {
        assert_eq!(guarded(|| 7), Ok(7));
    }

    #[test]
    fn of_several_faults_the_first_one_is_kept() {
        let faults = FirstFault::default();
        for (number, said) in [(3, "c"), (1, "a"), (2, "b")] {
            faults.report(number, said.to_owned());
        }
        assert_eq!(faults.take(), Some((1, "a".to_owned())));
        assert_eq!(faults.take(), None);
    }

    #[test]
    fn a_panic_gives_its_words_and_its_place() {
        keep_panics_quiet();
        let said = guarded(|| panic!("the deck is on fire")).unwrap_err();
        assert!(said.starts_with("the deck is on fire ("), "{said}");
        assert!(said.contains("fault.rs:"), "{said}");
        assert_eq!(guarded(|| 7), Ok(7));
    }
}
