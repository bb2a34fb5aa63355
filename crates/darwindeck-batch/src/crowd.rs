//! Threads that work while the calling one looks after them. They are started for the work and end with it.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::pulse::INTERVAL;

/// Lets so many threads do the work, each until it finds nothing more to do. Every now and then, the calling thread looks up.
///
/// When the system has no more threads, those that there are do it; it may be that there is none.
pub(crate) fn work_together(threads: usize, work: &(dyn Fn() + Sync), look_up: &mut dyn FnMut()) {
    let crowd = Crowd::default();
    thread::scope(|scope| {
        for _ in 0..threads {
            let worker = crowd.enter();
            let started = thread::Builder::new().spawn_scoped(scope, move || {
                work();
                drop(worker);
            });
            if started.is_err() {
                break;
            }
        }
        while !crowd.wait() {
            look_up();
        }
    });
}

#[derive(Default)]
struct Crowd {
    /// How many threads are still at work.
    working: Mutex<usize>,
    all_gone: Condvar,
}

impl Crowd {
    fn enter(&self) -> Worker<'_> {
        *locked(&self.working) += 1;
        Worker(self)
    }

    /// Waits a moment for the last thread to go. Whether it has gone.
    fn wait(&self) -> bool {
        let working = locked(&self.working);
        let waited = self
            .all_gone
            .wait_timeout_while(working, INTERVAL, |working| *working > 0);
        let (working, _) = waited.unwrap_or_else(PoisonError::into_inner);
        *working == 0
    }
}

/// A thread in the crowd. It says so when it goes.
struct Worker<'c>(&'c Crowd);

impl Drop for Worker<'_> {
    fn drop(&mut self) {
        let mut working = locked(&self.0.working);
        *working -= 1;
        if *working == 0 {
            self.0.all_gone.notify_one();
        }
    }
}

/// What a lock guards. Nothing that is done under one can panic.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
