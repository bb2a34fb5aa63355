//! Players that think ahead: a search over the worlds that a player could be in.
//!
//! An information-set search (Cowling, Powley, Whitehouse 2012): every iteration deals the cards that the player does not know
//! afresh, walks down one tree that all worlds share, tries something new, and plays the hand out. `docs/players.md` says why it
//! is what it is.

mod hopes;
pub(crate) mod playout;
pub(crate) mod tree;
pub(crate) mod worlds;

use crate::bytecode::Visibility;
use crate::chance::Stream;
use crate::options::Decision;
use crate::players::greedy;
use crate::rules::{Phase, Rules, SEATS, SwapWith};
use crate::state::{Purpose, State};
use crate::values::Asks;
use crate::view::View;

use playout::{Scale, ToEndOfHand, Values, play_out};
use tree::{Key, Tree};
use worlds::Worlds;

/// How a search is done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thinking {
    /// How many worlds are looked at.
    pub iterations: u32,
    /// How much it is worth to try what was tried seldom.
    pub exploration: f64,
    /// Looks at the cards that the player cannot see. For measuring what they are worth, never for playing.
    pub peeks: bool,
}

impl Thinking {
    /// So many iterations, and all else as usual.
    pub const fn new(iterations: u32) -> Self {
        Self {
            iterations,
            exploration: 0.7,
            peeks: false,
        }
    }
}

/// What an option is worth that was never tried.
const NO_IDEA: f64 = 0.5;

/// What a search says about an option.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion {
    /// How much it is worth to the player's side: 1 when it always wins, 0 when it always loses.
    pub value: f64,
    /// How often it was tried.
    pub visits: u32,
}

/// A mind that thinks about one position after the other, and keeps its room in between.
#[derive(Debug, Default)]
pub struct Search {
    tree: Tree,
    path: Vec<(usize, usize)>,
    opinions: Vec<Opinion>,
}

impl Search {
    /// Thinks about what the player who has to decide should do. Then there is an [opinion](Self::opinions) on every option.
    ///
    /// `goes_on` is asked before every iteration; at least one is done.
    pub fn think(
        &mut self,
        view: &View<'_>,
        thinking: &Thinking,
        stream: &mut Stream,
        goes_on: &mut dyn FnMut() -> bool,
    ) {
        self.opinions.clear();
        let Some(decision) = view.decision() else {
            return;
        };
        self.tree.clear();
        let worlds = Worlds::new(view, decision.player);
        let mut scale = Scale::new(view.rules(), view.state());
        for iteration in 0..thinking.iterations.max(1) {
            if iteration > 0 && !goes_on() {
                break;
            }
            let mut world = if thinking.peeks {
                worlds.true_one(stream)
            } else {
                worlds.deal(stream)
            };
            self.iterate(view.rules(), &mut world, &mut scale, thinking, stream);
        }
        for option in 0..decision.count() {
            let child = self.tree.child(Tree::ROOT, Key::new(decision, option));
            let node = child.map(|child| *self.tree.node(child));
            self.opinions.push(Opinion {
                value: node.map_or(NO_IDEA, |node| node.mean()),
                visits: node.map_or(0, |node| node.visits),
            });
        }
    }

    /// Tries every option so many times, each in a world of its own, and plays on: no tree, no second thought.
    pub fn try_each(
        &mut self,
        view: &View<'_>,
        tries: u32,
        stream: &mut Stream,
        goes_on: &mut dyn FnMut() -> bool,
    ) {
        self.opinions.clear();
        let Some(decision) = view.decision() else {
            return;
        };
        let rules = view.rules();
        let worlds = Worlds::new(view, decision.player);
        let mut scale = Scale::new(rules, view.state());
        let side = rules.side_of[decision.player];
        let nothing = Opinion {
            value: 0.0,
            visits: 0,
        };
        self.opinions.resize(decision.count() as usize, nothing);
        'trying: for _ in 0..tries {
            for (option, opinion) in (0..).zip(&mut self.opinions) {
                if !goes_on() {
                    break 'trying;
                }
                let (mut world, mut watch) = (worlds.deal(stream), ToEndOfHand::new());
                rules.choose_one_of_them(&mut world, option, &mut watch);
                play_out(rules, &mut world, &mut watch, stream);
                opinion.value += scale.worth(rules, &world)[side];
                opinion.visits += 1;
            }
        }
        for opinion in &mut self.opinions {
            opinion.value /= f64::from(opinion.visits.max(1));
        }
    }

    /// How many nodes there is room for: it grows with the longest search, not with their number.
    pub fn room(&self) -> usize {
        self.tree.room()
    }

    /// What was thought last, about every option in their order.
    pub fn opinions(&self) -> &[Opinion] {
        &self.opinions
    }

    /// The option that was tried most often, the best of several: what a search says at last.
    pub fn most_visited(&self) -> u32 {
        self.first_of_best(|opinion| (opinion.visits, opinion.value))
    }

    /// The option that is worth most.
    pub fn best_value(&self) -> u32 {
        self.first_of_best(|opinion| opinion.value)
    }

    /// The opinion of a player that does not think ahead: one visit to the option that it takes, and no idea of its worth.
    pub(crate) fn prefers(&mut self, decision: &Decision, taken: u32) {
        self.tree.clear();
        self.opinions.clear();
        self.opinions
            .extend((0..decision.count()).map(|option| Opinion {
                value: NO_IDEA,
                visits: u32::from(option == taken),
            }));
    }

    /// The option that was tried most often after these ones of the last search, if it came so far.
    pub(crate) fn favourite_after(
        &self,
        taken: &[(Decision, u32)],
        decision: &Decision,
    ) -> Option<u32> {
        let mut place = Tree::ROOT;
        for (decision, option) in taken {
            place = self.tree.child(place, Key::new(decision, *option))?;
        }
        let tried = (0..decision.count()).filter_map(|option| {
            let child = self.tree.child(place, Key::new(decision, option))?;
            Some((option, self.tree.node(child).visits))
        });
        let best = tried.max_by_key(|&(option, visits)| (visits, std::cmp::Reverse(option)));
        best.map(|(option, _)| option)
    }

    fn first_of_best<T: PartialOrd>(&self, merit: impl Fn(&Opinion) -> T) -> u32 {
        let mut best = 0;
        for (option, opinion) in self.opinions.iter().enumerate() {
            if merit(opinion) > merit(&self.opinions[best]) {
                best = option;
            }
        }
        best as u32
    }

    /// One walk down the tree, from a world to what comes of it.
    fn iterate(
        &mut self,
        rules: &Rules,
        world: &mut State,
        scale: &mut Scale,
        thinking: &Thinking,
        stream: &mut Stream,
    ) {
        let viewer = world.decision.player;
        let mut watch = ToEndOfHand::new();
        let mut place = Tree::ROOT;
        self.path.clear();
        while let Some(decision) = world.decision().copied() {
            if is_secret(rules, world, &decision, viewer) {
                let option = playout::option(rules, world, &decision, stream);
                rules.choose_one_of_them(world, option, &mut watch);
                continue;
            }
            if decision.count() == 1 && !self.path.is_empty() {
                place = self.tree.only_child(place, Key::new(&decision, 0));
                rules.choose_one_of_them(world, 0, &mut watch);
                continue;
            }
            let favourite = greedy(&View::new(rules, world, Some(decision.player)), &decision);
            let lot = |count| stream.one_of(count);
            let exploration = thinking.exploration;
            let pick = self
                .tree
                .pick(place, &decision, favourite, exploration, lot);
            place = pick.place;
            self.path.push((place, rules.side_of[decision.player]));
            rules.choose_one_of_them(world, pick.option, &mut watch);
            if pick.is_new {
                play_out(rules, world, &mut watch, stream);
            }
        }
        let values = scale.worth(rules, world);
        self.learn(&values);
    }

    fn learn(&mut self, values: &Values) {
        for &(place, side) in &self.path {
            self.tree.visited(place, values[side]);
        }
    }
}

/// The numbers to think with about one position: others for every seat and every decision of a game.
pub fn luck(seed: u64, state: &State) -> Stream {
    let seat = state.decision().map_or(0, |decision| decision.player);
    let number = SEATS as u64 * u64::from(state.decisions()) + seat as u64;
    Stream::new(seed, 1 + number)
}

/// A position that looks to the player who has to decide exactly like this one, with the unknown cards dealt afresh; nothing when
/// the viewer has nothing to decide.
pub fn world(view: &View<'_>, stream: &mut Stream) -> Option<State> {
    let decision = view.decision()?;
    Some(Worlds::new(view, decision.player).deal(stream))
}

/// Whether a choice of another player is one that the viewer does not see.
fn is_secret(rules: &Rules, state: &State, decision: &Decision, viewer: usize) -> bool {
    let setup = &rules.bytecode.setup;
    let is_closed = |visibility: Visibility, openly: bool| match visibility {
        Visibility::FaceUp => false,
        Visibility::Revealed => !openly,
        Visibility::FaceDown | Visibility::OwnerOnly => true,
    };
    let phase = rules.phases.get(state.phase);
    decision.player != viewer
        && match (decision.asks, phase) {
            (Asks::Lay | Asks::Exchange | Asks::Give, _) => true,
            (Asks::Trick, Some(Phase::Trick(trick))) => trick.face_down,
            (Asks::Play | Asks::Discard, Some(Phase::Lay(lay)))
                if lay.to_table && state.purpose == Purpose::Lay =>
            {
                is_closed(setup.tableau_visibility, lay.plays)
            }
            (Asks::Play, _) => is_closed(setup.discard_visibility, true),
            (Asks::Discard, _) => is_closed(setup.discard_visibility, false),
            (Asks::Swap, Some(Phase::Swap(swap))) if swap.with == SwapWith::Deck => {
                is_closed(setup.discard_visibility, false)
            }
            (Asks::Swap, _) => is_closed(setup.tableau_visibility, false),
            (Asks::Take, _) => is_closed(setup.tableau_visibility, true),
            _ => false,
        }
}
