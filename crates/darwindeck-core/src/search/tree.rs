//! The tree of a search: nodes in one long row, which is used again by the next search.

use super::hopes::Hopes;
use crate::options::Decision;

/// How much more is hoped of the favourite: it stays ahead until something else is better by more than chance would have it.
const FAVOUR: f64 = 0.35;

/// From how many nodes on moves that leave no choice get none of their own.
const LARGE_TREE: usize = 1 << 20;

/// No node.
const NOBODY: u32 = u32::MAX;

/// An option as the tree knows it: who took it, in what kind of decision, and which one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key(u32);

impl Key {
    pub(crate) fn new(decision: &Decision, option: u32) -> Self {
        let which = if decision.declines(option) {
            254
        } else if decision.unseen {
            255
        } else {
            decision.bit(option)
        };
        Self((decision.player as u32) << 16 | (decision.asks as u32) << 8 | u32::from(which))
    }

    /// The option as a number.
    pub(crate) const fn code(self) -> u32 {
        self.0
    }
}

/// What is known about an option at some place of the tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    key: Key,
    first_child: u32,
    next: u32,
    pub(crate) visits: u32,
    /// How often the option could have been taken.
    pub(crate) chances: u32,
    /// The values of all visits, for the side of the player who took the option.
    pub(crate) total: f64,
}

impl Node {
    pub(crate) fn mean(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }

    /// The upper confidence bound by which options are compared.
    #[inline]
    fn bound(&self, hopes: &mut Hopes, exploration: f64, is_favourite: bool) -> f64 {
        let hope =
            exploration * hopes.after(self.chances) + if is_favourite { FAVOUR } else { 0.0 };
        self.mean() + hope / f64::from(self.visits.max(1)).sqrt()
    }
}

/// The option to go on with, and its node.
pub(crate) struct Pick {
    pub(crate) option: u32,
    pub(crate) place: usize,
    /// It has never been tried here.
    pub(crate) is_new: bool,
}

#[derive(Debug, Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    hopes: Hopes,
}

impl Tree {
    pub(crate) const ROOT: usize = 0;

    /// A tree with nothing but its root.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node {
            key: Key(u32::MAX),
            first_child: NOBODY,
            next: NOBODY,
            visits: 0,
            chances: 0,
            total: 0.0,
        });
    }

    pub(crate) fn room(&self) -> usize {
        self.nodes.capacity()
    }

    pub(crate) fn node(&self, place: usize) -> &Node {
        &self.nodes[place]
    }

    pub(crate) fn visited(&mut self, place: usize, value: f64) {
        let node = &mut self.nodes[place];
        node.visits += 1;
        node.total += value;
    }

    /// The node of an option, if it was tried.
    pub(crate) fn child(&self, parent: usize, key: Key) -> Option<usize> {
        let mut place = self.nodes[parent].first_child;
        while place != NOBODY {
            let node = &self.nodes[place as usize];
            if node.key == key {
                return Some(place as usize);
            }
            place = node.next;
        }
        None
    }

    /// Chooses an option of a decision: one that was never tried here, first the favourite and then by lot, else the one that
    /// promises most.
    pub(crate) fn pick(
        &mut self,
        parent: usize,
        decision: &Decision,
        favourite: u32,
        exploration: f64,
        lot: impl FnOnce(u32) -> u32,
    ) -> Pick {
        let count = decision.count();
        let mut best = (f64::NEG_INFINITY, 0, Self::ROOT);
        let mut untried = 0_u128;
        for option in 0..count {
            let Some(child) = self.child(parent, Key::new(decision, option)) else {
                untried |= 1 << option;
                continue;
            };
            let node = &mut self.nodes[child];
            node.chances += 1;
            let bound = node.bound(&mut self.hopes, exploration, option == favourite);
            if bound > best.0 {
                best = (bound, option, child);
            }
        }
        if untried == 0 {
            return Pick {
                option: best.1,
                place: best.2,
                is_new: false,
            };
        }
        let mut left = untried;
        if untried & (1 << favourite) != 0 {
            left = 1 << favourite;
        } else {
            for _ in 0..lot(untried.count_ones()) {
                left &= left - 1;
            }
        }
        let option = left.trailing_zeros();
        Pick {
            option,
            place: self.add(parent, Key::new(decision, option)),
            is_new: true,
        }
    }

    /// The node of a decision that leaves no choice: what everybody sees of it tells positions apart. In a very large tree there
    /// is no room for that.
    pub(crate) fn only_child(&mut self, parent: usize, key: Key) -> usize {
        match self.child(parent, key) {
            Some(child) => child,
            None if self.nodes.len() < LARGE_TREE => self.add(parent, key),
            None => parent,
        }
    }

    fn add(&mut self, parent: usize, key: Key) -> usize {
        let place = self.nodes.len();
        let next = self.nodes[parent].first_child;
        self.nodes.push(Node {
            key,
            first_child: NOBODY,
            next,
            visits: 0,
            chances: 1,
            total: 0.0,
        });
        self.nodes[parent].first_child = place as u32;
        place
    }
}
