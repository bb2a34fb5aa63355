//! The compiler: from bytecode to rules.

use crate::bytecode::{Bytecode, Coded, GoingOut, ScoringTrigger, Suit, TableauMode, fnv1a};
use crate::cards::{Card, Cards, DECK_SIZE, Pile};
use crate::seats::Seats;
use crate::win_triggers::WinTriggers;

use super::fast_paths::fast_paths;
use super::features::features;
use super::hand_stacks::{has_stacks, is_war_of_stacks};
use super::phases::phases;
use super::points::{points, scoring_in_tricks};
use super::problems::problems;
use super::visibility::sight;
use super::wins::{win, win_triggers_for, win_triggers_of_deal};
use super::{
    Effect, Evaluation, FastPaths, Fits, Majority, OpenPile, Phase, Question, RankOrder,
    RankPositions, Ranks, Rules, RulesError, SEATS, Scoring, Sequence, Win,
};

impl Rules {
    /// Reads bytecode and compiles it.
    ///
    /// # Errors
    ///
    /// When the bytes are no bytecode, or the game asks for what the machine cannot do.
    pub fn read(data: &[u8]) -> Result<Self, RulesError> {
        let bytecode = Bytecode::parse(data).map_err(RulesError::Parse)?;
        Self::new(bytecode, fnv1a(data))
    }

    fn new(bytecode: Bytecode, rules_hash: u64) -> Result<Self, RulesError> {
        let problems = problems(&bytecode);
        if !problems.is_empty() {
            return Err(RulesError::Unplayable(problems));
        }
        let cards = cards_of(&bytecode);
        let players = usize::from(bytecode.player_count);
        let sides = sides(&bytecode);
        let mut side_of = [0; SEATS];
        let mut side_seats = [Seats::NOBODY; SEATS];
        for (side, members) in sides.iter().enumerate() {
            for &member in members {
                side_of[member] = side;
                side_seats[side] = side_seats[side].with(member);
            }
        }
        let wins: Vec<Win> = bytecode
            .win_conditions
            .iter()
            .map(|rule| win(rule, cards.len()))
            .collect();
        let trumps_score = bytecode.card_scoring.iter().any(|rule| rule.trumps_only);
        let trump_points = if trumps_score {
            points(&bytecode, cards, true)
        } else {
            Default::default()
        };
        let points = points(&bytecode, cards, false);
        let ranks = ranks(&bytecode);
        let present = (0..4).fold(0, |ranks, suit| ranks | cards.lane(suit));
        let row = ranks.order.rising(present);
        let effects = effects(&bytecode);
        let features = features(&bytecode);
        let mut rules = Self {
            rules_hash,
            cards,
            deck: Pile::of(cards),
            suit_hands: bytecode
                .setup
                .deal_suits
                .then(|| suit_hands(cards, usize::from(bytecode.setup.cards_per_player))),
            players,
            everybody: Seats::first(players),
            ranks: present,
            order: ranks.order,
            rank_positions: RankPositions::new(&row),
            row,
            phases: phases(&bytecode, &ranks, &points),
            naming: if bytecode.setup.wild_names_suit {
                ranks.wild
            } else {
                Cards::NONE
            },
            moon: if bytecode.game_rules.shoot_the_moon {
                scoring_in_tricks(&points)
            } else {
                Cards::NONE
            },
            cards_act: effects.iter().any(Option::is_some)
                || !points[ScoringTrigger::Play as usize].is_empty()
                || !trump_points[ScoringTrigger::Play as usize].is_empty(),
            effects,
            scores: std::array::from_fn(|i| !points[i].is_empty() || !trump_points[i].is_empty()),
            points,
            trump_points,
            trumps_score,
            scoring_rules: bytecode
                .scoring_rules
                .iter()
                .map(|rule| Scoring {
                    condition: Question::new(&rule.condition, &ranks, None),
                    points: i64::from(rule.points),
                    per_card: rule.per_card,
                })
                .collect(),
            hand_ends_if: bytecode
                .game_rules
                .hand_ends_if
                .as_ref()
                .map(|condition| Question::new(condition, &ranks, None)),
            majorities: bytecode
                .majority_scoring
                .iter()
                .map(|rule| Majority::new(rule, cards))
                .collect(),
            evaluation: Evaluation::new(bytecode.hand_evaluation.as_ref()),
            win_triggers_of_deal: win_triggers_of_deal(&bytecode, &features),
            only_race: match wins.as_slice() {
                [win] if !bytecode.team_mode => win.race(cards.len()),
                _ => None,
            },
            judged_after: wins
                .iter()
                .map(|win| win_triggers_for(win, &bytecode, cards.len()))
                .fold(WinTriggers::NONE, WinTriggers::with),
            wins,
            sides,
            side_of,
            side_seats,
            mode: bytecode.tableau_mode,
            going_out: match bytecode.tableau_mode {
                TableauMode::War => GoingOut::None,
                _ => bytecode.game_rules.going_out,
            },
            book_size: u32::from(bytecode.game_rules.book_size),
            has_stacks: has_stacks(&bytecode),
            is_war_of_stacks: is_war_of_stacks(&bytecode),
            sequence: Sequence::new(
                bytecode.sequence_direction,
                bytecode
                    .setup
                    .sequence_start_rank
                    .map_or(Cards::ALL, |rank| Cards::of_rank(rank.code())),
            ),
            features,
            sight: sight(&bytecode),
            fast_paths: FastPaths {
                tricks: false,
                walks: false,
                sheds: false,
            },
            bytecode,
        };
        for number in 0..rules.phases.len().min(MOST_TABLES) {
            let fits = fits(&rules, &rules.phases[number]);
            if let Phase::Lay(lay) = &mut rules.phases[number] {
                lay.fits = fits.map(Box::new);
            }
        }
        rules.fast_paths = fast_paths(&rules);
        Ok(rules)
    }
}

fn cards_of(bytecode: &Bytecode) -> Cards {
    let setup = &bytecode.setup;
    let cards: Cards = setup
        .initial_deck
        .ranks()
        .iter()
        .flat_map(|&rank| Suit::ALL.iter().map(move |&suit| (rank, suit)))
        .filter(|&(rank, suit)| !setup.removed_cards.iter().any(|one| one.covers(rank, suit)))
        .map(|(rank, suit)| Card::new(rank, suit))
        .collect();
    debug_assert!(cards.len() as usize <= DECK_SIZE);
    cards
}

/// The first cards of a suit for each seat, as long as there are suits.
fn suit_hands(cards: Cards, count: usize) -> [Cards; SEATS] {
    let mut hands = [Cards::NONE; SEATS];
    let suits = (0..4).map(|suit| cards & Cards::of_suit(suit));
    let suits = suits.filter(|suit| !suit.is_empty());
    for (hand, suit) in hands.iter_mut().zip(suits) {
        *hand = suit.into_iter().take(count).collect();
    }
    hands
}

fn ranks(bytecode: &Bytecode) -> Ranks {
    let wild = bytecode.setup.wild_cards.iter();
    Ranks {
        wild: wild.fold(Cards::NONE, |all, rank| all | Cards::of_rank(rank.code())),
        order: RankOrder::new(&bytecode.setup.rank_order),
    }
}

fn sides(bytecode: &Bytecode) -> Vec<Vec<usize>> {
    if bytecode.team_mode {
        let players = |team: &Vec<u8>| team.iter().map(|&player| usize::from(player)).collect();
        bytecode.teams.iter().map(players).collect()
    } else {
        (0..usize::from(bytecode.player_count))
            .map(|player| vec![player])
            .collect()
    }
}

/// Of two effects on one rank the later one counts.
fn effects(bytecode: &Bytecode) -> [Option<Effect>; 13] {
    let mut effects = [None; 13];
    for (number, effect) in bytecode.special_effects.iter().enumerate() {
        effects[effect.trigger_rank as usize] = Some(Effect {
            number,
            kind: effect.effect_type,
            target: effect.target,
            value: effect.value,
        });
    }
    effects
}

/// How many phases get a table of what fits: more than any game of people has, and few enough that a small blob cannot make
/// a large game.
const MOST_TABLES: usize = 8;

fn fits(rules: &Rules, phase: &Phase) -> Option<Fits> {
    let Phase::Lay(lay) = phase else {
        return None;
    };
    let condition = lay.condition.as_ref().filter(|_| lay.is_single)?;
    let mut piles = OpenPile::ALL.into_iter();
    piles.find_map(|pile| Fits::new(rules, condition, pile))
}
