//! Which of many things to look at: some of them, spread evenly, by lot.

use crate::chance::Stream;

/// A sample of things that come one after the other: they are cut into as many parts as are to be looked at, as equal as can be,
/// and the lot chooses one of each part.
pub(crate) struct Sample {
    wanted: u32,
    total: u32,
    /// The things so far, and the parts from which one was chosen.
    seen: u32,
    parts: u32,
    /// The next one to look at, if there is one.
    next: Option<u32>,
    stream: Stream,
}

impl Sample {
    /// At most so many of so many.
    pub(crate) fn new(wanted: u32, total: u32, stream: Stream) -> Self {
        let mut sample = Self {
            wanted: wanted.min(total),
            total,
            seen: 0,
            parts: 0,
            next: None,
            stream,
        };
        sample.choose();
        sample
    }

    /// The same, with the first one always among them.
    pub(crate) fn with_first(wanted: u32, total: u32, stream: Stream) -> Self {
        let mut sample = Self::new(wanted, total, stream);
        sample.next = sample.next.map(|_| 0);
        sample
    }

    fn choose(&mut self) {
        self.next = (self.parts < self.wanted).then(|| {
            let (first, after) = (self.start_of(self.parts), self.start_of(self.parts + 1));
            first + self.stream.one_of(after - first)
        });
        self.parts += 1;
    }

    fn start_of(&self, part: u32) -> u32 {
        (u64::from(part) * u64::from(self.total) / u64::from(self.wanted)) as u32
    }

    /// How many things there were so far.
    pub(crate) const fn seen(&self) -> u32 {
        self.seen
    }

    /// Whether the next thing is to be looked at.
    pub(crate) fn takes_next(&mut self) -> bool {
        let takes = self.next == Some(self.seen);
        self.seen += 1;
        if takes {
            self.choose();
        }
        takes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(mut sample: Sample, total: u32) -> Vec<u32> {
        (0..total).filter(|_| sample.takes_next()).collect()
    }

    #[test]
    fn one_of_each_part_is_taken() {
        for seed in 0..50 {
            let some = taken(Sample::new(4, 10, Stream::new(seed, 0)), 10);
            let parts = [0..2, 2..5, 5..7, 7..10];
            assert_eq!(some.len(), 4);
            assert!(some.iter().zip(parts).all(|(one, part)| part.contains(one)));
        }
    }

    #[test]
    fn all_are_taken_where_there_are_no_more() {
        for wanted in [3, 4, u32::MAX] {
            let all = taken(Sample::new(wanted, 3, Stream::new(1, 0)), 3);
            assert_eq!(all, [0, 1, 2]);
        }
        assert!(taken(Sample::new(5, 0, Stream::new(1, 0)), 9).is_empty());
        assert!(taken(Sample::new(0, 5, Stream::new(1, 0)), 5).is_empty());
    }

    #[test]
    fn the_first_one_can_be_asked_for() {
        for seed in 0..50 {
            let some = taken(Sample::with_first(3, 90, Stream::new(seed, 0)), 90);
            assert_eq!((some.len(), some[0]), (3, 0));
        }
        assert!(taken(Sample::with_first(0, 5, Stream::new(1, 0)), 5).is_empty());
    }

    #[test]
    fn everything_is_taken_about_as_often() {
        let mut times = [0; 10];
        for seed in 0..3000 {
            for one in taken(Sample::new(3, 10, Stream::new(seed, 0)), 10) {
                times[one as usize] += 1;
            }
        }
        assert!(
            times.iter().all(|times| (600..1200).contains(times)),
            "{times:?}"
        );
    }
}
