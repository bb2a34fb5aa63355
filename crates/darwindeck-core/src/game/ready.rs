//! From a program to a game that is ready to be played.

use crate::cards::{Card, Cards, DECK_SIZE, Pile};
use crate::news::News;
use crate::program::{
    self, CardCondition, Coded, Elimination, GoingOut, Location, PassAction, Program, Rank,
    ScoringTrigger, ShowdownMethod, Suit, TableauMode, TieBreaker, TriggerMode, TrumpChooser,
    TrumpSource, Visibility, WinComparison, WinCondition, WinType, fnv1a,
};
use crate::seats::Seats;

use super::{
    Betting, Course, Draw, Effect, Evaluation, Fits, Game, GameError, Knock, Lay, Majority, Meld,
    OpenPile, Phase, Question, Quick, Race, RankOrder, Ranks, SEATS, Scoring, Sequence, Sight,
    Source, Swap, SwapWith, TRIGGERS, Trick, Win,
};

impl Game {
    /// Reads bytecode and makes it ready.
    ///
    /// # Errors
    ///
    /// When the bytes are no bytecode, or the game asks for what the machine cannot do.
    pub fn read(bytecode: &[u8]) -> Result<Self, GameError> {
        let program = Program::parse(bytecode).map_err(GameError::Parse)?;
        Self::new(program, fnv1a(bytecode))
    }

    fn new(program: Program, rules_hash: u64) -> Result<Self, GameError> {
        let problems = problems(&program);
        if !problems.is_empty() {
            return Err(GameError::Unplayable(problems));
        }
        let cards = cards_of(&program);
        let players = usize::from(program.player_count);
        let sides = sides(&program);
        let mut side_of = [0; SEATS];
        let mut side_seats = [Seats::NOBODY; SEATS];
        for (side, members) in sides.iter().enumerate() {
            for &member in members {
                side_of[member] = side;
                side_seats[side] = side_seats[side].with(member);
            }
        }
        let wins: Vec<Win> = program
            .win_conditions
            .iter()
            .map(|rule| win(rule, cards.len()))
            .collect();
        let trumps_score = program.card_scoring.iter().any(|rule| rule.trumps_only);
        let trump_points = if trumps_score {
            points(&program, cards, true)
        } else {
            Default::default()
        };
        let points = points(&program, cards, false);
        let ranks = ranks(&program);
        let present = (0..4).fold(0, |ranks, suit| ranks | cards.lane(suit));
        let effects = effects(&program);
        let course = course(&program);
        let mut game = Self {
            rules_hash,
            cards,
            deck: Pile::of(cards),
            suit_hands: program
                .setup
                .deal_suits
                .then(|| suit_hands(cards, usize::from(program.setup.cards_per_player))),
            players,
            everybody: Seats::first(players),
            ranks: present,
            order: ranks.order,
            row: ranks.order.rising(present),
            phases: phases(&program, &ranks, &points),
            naming: if program.setup.wild_names_suit {
                ranks.wild
            } else {
                Cards::NONE
            },
            moon: if program.game_rules.shoot_the_moon {
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
            scoring_rules: program
                .scoring_rules
                .iter()
                .map(|rule| Scoring {
                    condition: Question::new(&rule.condition, &ranks, None),
                    points: i64::from(rule.points),
                    per_card: rule.per_card,
                })
                .collect(),
            hand_ends_if: program
                .game_rules
                .hand_ends_if
                .as_ref()
                .map(|condition| Question::new(condition, &ranks, None)),
            majorities: program
                .majority_scoring
                .iter()
                .map(|rule| Majority::new(rule, cards))
                .collect(),
            evaluation: Evaluation::new(program.hand_evaluation.as_ref()),
            news_of_deal: news_of_deal(&program, &course),
            only_race: match wins.as_slice() {
                [win] if !program.team_mode => win.race(cards.len()),
                _ => None,
            },
            judged_after: wins
                .iter()
                .map(|win| news_for(win, &program, cards.len()))
                .fold(News::NONE, News::with),
            wins,
            sides,
            side_of,
            side_seats,
            mode: program.tableau_mode,
            going_out: match program.tableau_mode {
                TableauMode::War => GoingOut::None,
                _ => program.game_rules.going_out,
            },
            book_size: u32::from(program.game_rules.book_size),
            has_stacks: has_stacks(&program),
            is_war_of_stacks: is_war_of_stacks(&program),
            sequence: Sequence::new(
                program.sequence_direction,
                program
                    .setup
                    .sequence_start_rank
                    .map_or(Cards::ALL, |rank| Cards::of_rank(rank.code())),
            ),
            course,
            sight: sight(&program),
            quick: Quick {
                tricks: false,
                walks: false,
                sheds: false,
            },
            program,
        };
        for number in 0..game.phases.len().min(MOST_TABLES) {
            let fits = fits(&game, &game.phases[number]);
            if let Phase::Lay(lay) = &mut game.phases[number] {
                lay.fits = fits.map(Box::new);
            }
        }
        game.quick = quick(&game);
        Ok(game)
    }
}

/// What the machine cannot do, in the words of the validator.
fn problems(program: &Program) -> Vec<String> {
    let mut problems = Vec::new();
    for (i, phase) in program.turn_structure.phases.iter().enumerate() {
        let path = format!("turn_structure.phases[{i}]");
        match phase {
            program::Phase::Draw(draw) if draw.source == Location::Hand => problems.push(format!(
                "{path}.source is hand: a player cannot draw from his or her own hand"
            )),
            program::Phase::Draw(draw) if draw.or_source == Some(Location::Hand) => {
                problems.push(format!(
                    "{path}.or_source is hand: a player cannot draw from his or her own hand"
                ));
            }
            program::Phase::Swap(swap) if swap_with(swap.source).is_none() => {
                problems.push(format!(
                    "{path}.source is {}: cards are swapped with the deck, the tableau or the opponent_hand",
                    swap.source.word()
                ));
            }
            program::Phase::Play(play) if !is_target(play.target) => problems.push(format!(
                "{path}.target is {}: cards are played to the discard or the tableau",
                play.target.word()
            )),
            program::Phase::Discard(discard) if !is_target(discard.target) => {
                problems.push(format!(
                    "{path}.target is {}: cards are discarded to the discard or the tableau",
                    discard.target.word()
                ));
            }
            _ => {}
        }
    }
    let seated = program.teams.iter().flatten();
    let missing: Vec<String> = (0..program.player_count)
        .filter(|player| !seated.clone().any(|one| one == player))
        .map(|player| player.to_string())
        .collect();
    if program.team_mode && program.teams.is_empty() {
        problems.push("teams is empty: team_mode=True requires teams".to_owned());
    } else if program.team_mode {
        let empty = |&(_, team): &(usize, &Vec<u8>)| team.is_empty();
        for (i, _) in program.teams.iter().enumerate().filter(empty) {
            problems.push(format!("teams[{i}] is empty: a team has at least 1 player"));
        }
        if !missing.is_empty() {
            let missing = missing.join(", ");
            problems.push(format!(
                "teams leaves players out: not all players assigned (missing: {missing})"
            ));
        }
    }
    problems
}

fn is_target(location: Location) -> bool {
    matches!(location, Location::Discard | Location::Tableau)
}

fn cards_of(program: &Program) -> Cards {
    let setup = &program.setup;
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

fn ranks(program: &Program) -> Ranks {
    let wild = program.setup.wild_cards.iter();
    Ranks {
        wild: wild.fold(Cards::NONE, |all, rank| all | Cards::of_rank(rank.code())),
        order: RankOrder::new(&program.setup.rank_order),
    }
}

fn sides(program: &Program) -> Vec<Vec<usize>> {
    if program.team_mode {
        let players = |team: &Vec<u8>| team.iter().map(|&player| usize::from(player)).collect();
        program.teams.iter().map(players).collect()
    } else {
        (0..usize::from(program.player_count))
            .map(|player| vec![player])
            .collect()
    }
}

/// What cards score by the rules about trumps alone, or by the others.
fn points(program: &Program, cards: Cards, of_trumps: bool) -> [Vec<(Cards, i64)>; TRIGGERS] {
    debug_assert!(
        ScoringTrigger::ALL
            .iter()
            .all(|&trigger| (trigger as usize) < TRIGGERS)
    );
    let mut points: [Vec<(Cards, i64)>; TRIGGERS] = Default::default();
    for (trigger, groups) in points.iter_mut().enumerate() {
        for card in cards {
            let rules = program.card_scoring.iter();
            let score: i64 = rules
                .filter(|rule| rule.trigger as usize == trigger && rule.trumps_only == of_trumps)
                .filter(|rule| covers(&rule.condition, card))
                .map(|rule| i64::from(rule.points))
                .sum();
            match groups.iter_mut().find(|group| group.1 == score) {
                _ if score == 0 => {}
                Some(group) => group.0 |= Cards::of(card),
                None => groups.push((Cards::of(card), score)),
            }
        }
    }
    points
}

pub(super) fn covers(condition: &CardCondition, card: Card) -> bool {
    let suit = Suit::from_code(card.suit());
    let rank = Rank::from_code(card.rank());
    suit.zip(rank)
        .is_some_and(|(suit, rank)| condition.covers(rank, suit))
}

/// Of two effects on one rank the later one counts.
fn effects(program: &Program) -> [Option<Effect>; 13] {
    let mut effects = [None; 13];
    for effect in &program.special_effects {
        effects[effect.trigger_rank as usize] = Some(Effect {
            kind: effect.effect_type,
            target: effect.target,
            value: effect.value,
        });
    }
    effects
}

/// The cards that score for whoever takes them in a trick.
fn scoring_in_tricks(points: &[Vec<(Cards, i64)>; TRIGGERS]) -> Cards {
    let groups = points[ScoringTrigger::TrickWin as usize].iter();
    groups.fold(Cards::NONE, |all, &(group, _)| all | group)
}

fn covered(condition: &CardCondition, cards: Cards) -> Cards {
    let covered = |&card: &Card| covers(condition, card);
    cards.into_iter().filter(covered).collect()
}

fn phases(program: &Program, ranks: &Ranks, points: &[Vec<(Cards, i64)>; TRIGGERS]) -> Vec<Phase> {
    let all = &program.turn_structure.phases;
    let question = |condition: &Option<program::Condition>, next_play| {
        condition
            .as_ref()
            .map(|condition| Question::new(condition, ranks, next_play))
    };
    all.iter()
        .enumerate()
        .map(|(i, phase)| {
            let later_play =
                (i + 1..all.len()).find(|&later| matches!(all[later], program::Phase::Play(_)));
            match phase {
                program::Phase::Draw(draw) => {
                    let condition = question(&draw.condition, later_play);
                    Phase::Draw(Draw {
                        source: source(draw.source),
                        or_source: draw
                            .or_source
                            .filter(|&other| other != draw.source)
                            .map(source),
                        count: draw.count,
                        mandatory: draw.mandatory,
                        repeat: draw.repeat,
                        may_double: draw.may_double,
                        from_previous: draw.from_previous,
                        if_stuck_in: condition.as_ref().and_then(Question::is_stuck_in),
                        condition,
                    })
                }
                program::Phase::Play(play) => {
                    let to_table = play.target == Location::Tableau;
                    let one_by_one = to_table && program.tableau_mode == TableauMode::Sequence;
                    lay(Lay {
                        to_table,
                        fewest: play.min_cards.max(1),
                        most: play.max_cards,
                        may_pass: !play.mandatory || play.min_cards == 0,
                        condition: question(&play.valid_play_condition, None),
                        fits: None,
                        together: play.max_cards > 1 && !one_by_one,
                        one_by_one,
                        plays: true,
                        out_if_unable: !play.pass_if_unable,
                        keep_taken: false,
                        is_single: false,
                        climbs: play.climbing && !one_by_one,
                    })
                }
                program::Phase::Discard(discard) => {
                    let to_table = discard.target == Location::Tableau;
                    let one_by_one = to_table && program.tableau_mode == TableauMode::Sequence;
                    lay(Lay {
                        to_table,
                        fewest: discard.count.max(1),
                        most: discard.count,
                        may_pass: !discard.mandatory,
                        condition: question(&discard.matching_condition, later_play),
                        fits: None,
                        together: discard.count > 1 && !one_by_one,
                        one_by_one,
                        plays: false,
                        out_if_unable: false,
                        keep_taken: discard.keep_taken,
                        is_single: false,
                        climbs: false,
                    })
                }
                program::Phase::Betting(betting) => Phase::Betting(Betting {
                    condition: question(&betting.condition, later_play),
                    rules: betting.clone(),
                }),
                program::Phase::Claim(claim) => Phase::Claim(claim.clone()),
                program::Phase::Trick(trick) => {
                    let suit = |suit: Suit| Cards::of_suit(suit.code());
                    Phase::Trick(Trick {
                        follow: trick.lead_suit_required,
                        own_trumps: match trick.level {
                            program::LevelTrick::SuitLed => trick.trump_suit.map(suit),
                            _ => Some(Cards::NONE),
                        },
                        high_wins: trick.high_card_wins,
                        order: ranks.order,
                        has_usual_ranks: ranks.order.is_usual && trick.trump_order.is_empty(),
                        trump_order: if trick.trump_order.is_empty() {
                            ranks.order
                        } else {
                            RankOrder::new(&trick.trump_order)
                        },
                        breaking: trick.breaking_suit.map_or(Cards::NONE, suit),
                        only_lead_held_back: trick.breaking_rule
                            == program::BreakingRule::CannotLeadUntilBroken,
                        opening: trick
                            .opening_card
                            .as_ref()
                            .map_or(Cards::NONE, |opening| covered(opening, Cards::ALL)),
                        unsafe_at_first: if trick.first_trick_safe {
                            scoring_in_tricks(points)
                        } else {
                            Cards::NONE
                        },
                        face_down: trick.face_down,
                        takes_table: trick.takes_table,
                        level: trick.level,
                    })
                }
                program::Phase::Bidding(bidding) => Phase::Bidding(bidding.clone()),
                program::Phase::Passing(passing) => Phase::Passing(passing.clone()),
                program::Phase::TurnUp(turn_up) => Phase::TurnUp(turn_up.count),
                program::Phase::Exchange(exchange) => Phase::Exchange(exchange.clone()),
                program::Phase::Trump(trump) => Phase::Trump(trump.clone()),
                program::Phase::Wager(wager) => Phase::Wager(wager.clone()),
                program::Phase::Asking(ask) => Phase::Ask(ask.clone()),
                program::Phase::Tribute(tribute) => Phase::Tribute(tribute.clone()),
                program::Phase::Meld(meld) => Phase::Meld(Meld {
                    min_set: u32::from(meld.min_set.max(1)),
                    min_run: u32::from(meld.min_run.max(1)),
                    lay_off: meld.lay_off,
                    max_melds: meld.max_melds.map(u32::from),
                }),
                program::Phase::Knock(knock) => Phase::Knock(Knock {
                    condition: question(&knock.condition, None),
                    lay_off: knock.lay_off,
                    bonus: i64::from(knock.bonus),
                    undercut_bonus: i64::from(knock.undercut_bonus),
                    last_round: knock.last_round,
                }),
                program::Phase::Swap(swap) => Phase::Swap(Swap {
                    with: swap_with(swap.source).unwrap_or(SwapWith::Deck),
                    all_at_once: swap.all_at_once,
                    mandatory: swap.mandatory,
                    blocked_by: swap
                        .blocked_by
                        .map_or(Cards::NONE, |rank| Cards::of_rank(rank.code())),
                    last_from_deck: swap.last_from_deck,
                }),
            }
        })
        .collect()
}

fn lay(lay: Lay) -> Phase {
    let asks_for_groups = lay.condition.as_ref();
    let asks_for_groups = asks_for_groups.is_some_and(Question::is_about_groups);
    Phase::Lay(Lay {
        is_single: lay.fewest == 1 && lay.most == 1 && !asks_for_groups && !lay.climbs,
        ..lay
    })
}

fn swap_with(location: Location) -> Option<SwapWith> {
    match location {
        Location::OpponentHand => Some(SwapWith::NextHand),
        Location::Tableau => Some(SwapWith::Table),
        Location::Deck => Some(SwapWith::Deck),
        Location::Hand | Location::Discard | Location::OpponentDiscard => None,
    }
}

fn source(location: Location) -> Source {
    match location {
        Location::Deck => Source::Deck,
        Location::Discard => Source::Discard,
        Location::Tableau => Source::Table,
        Location::OpponentHand => Source::NextHand,
        Location::OpponentDiscard => Source::NextDiscard,
        Location::Hand => unreachable!("refused as a problem before"),
    }
}

fn course(program: &Program) -> Course {
    let has =
        |wanted: fn(&program::Phase) -> bool| program.turn_structure.phases.iter().any(wanted);
    let plays = has(|phase| matches!(phase, program::Phase::Play(_)));
    let claims = has(|phase| matches!(phase, program::Phase::Claim(_)));
    let draws = has(|phase| matches!(phase, program::Phase::Draw(_)));
    let discards = has(|phase| matches!(phase, program::Phase::Discard(_)));
    let melds = has(|phase| matches!(phase, program::Phase::Meld(_)));
    let knocks = has(|phase| matches!(phase, program::Phase::Knock(_)));
    let bets = has(|phase| matches!(phase, program::Phase::Betting(_)));
    let wagers = has(|phase| matches!(phase, program::Phase::Wager(_)));
    let asks = has(|phase| matches!(phase, program::Phase::Asking(_)));
    let swaps = has(|phase| matches!(phase, program::Phase::Swap(_)));
    let takes_tricks = has(|phase| matches!(phase, program::Phase::Trick(_)));
    let turn = &program.turn_structure;
    let names = has(|phase| matches!(phase, program::Phase::Trump(_)));
    let action = program.game_rules.consecutive_pass_action;
    let renews_table = action == PassAction::RenewTableau;
    Course {
        has_own_phase: draws || plays || discards || claims || asks || melds || knocks || swaps,
        can_pass: plays || claims || (renews_table && swaps),
        renews_table,
        draws,
        climbs: has(|phase| matches!(phase, program::Phase::Play(play) if play.climbing)),
        pays_tribute: has(|phase| matches!(phase, program::Phase::Tribute(_))),
        asks,
        bets,
        bids: has(|phase| matches!(phase, program::Phase::Bidding(_))),
        takes_tricks,
        hand_is_round: (bets || wagers || swaps)
            && !(plays || takes_tricks || claims || asks || knocks),
        tricks: turn.tricks_per_hand,
        tricks_as_dealt: turn.is_trick_based && turn.tricks_per_hand.is_none(),
        trumps_change: names || program.setup.trump_source != TrumpSource::Fixed,
        last_winner_names_trumps: has(
            |phase| matches!(phase, program::Phase::Trump(trump) if trump.named_by == TrumpChooser::LastWinner),
        ),
        has_chips: program.setup.starting_chips > 0,
        has_stakes: bets || wagers || program.setup.ante > 0 || program.game_rules.pass_stake > 0,
        pass_stake: i64::from(program.game_rules.pass_stake),
        has_house: wagers || program.house.is_some(),
        wagers,
        stakes_come_first: matches!(
            turn.phases.first(),
            Some(program::Phase::Wager(wager)) if wager.before_deal
        ),
        ante: i64::from(program.setup.ante),
        showdown: showdown(program),
        most_hands: program.game_rules.max_hands.map_or(u32::MAX, u32::from),
    }
}

/// Who takes a pot that no bets were made about: as the last betting phase says, else by the hand evaluation.
fn showdown(program: &Program) -> ShowdownMethod {
    let mut phases = program.turn_structure.phases.iter().rev();
    phases
        .find_map(|phase| match phase {
            program::Phase::Betting(betting) => Some(betting.showdown_method),
            _ => None,
        })
        .unwrap_or(ShowdownMethod::HandEvaluation)
}

/// How many phases get a table of what fits: more than any game of people has, and few enough that a small blob cannot make
/// a large game.
const MOST_TABLES: usize = 8;

fn fits(game: &Game, phase: &Phase) -> Option<Fits> {
    let Phase::Lay(lay) = phase else {
        return None;
    };
    let condition = lay.condition.as_ref().filter(|_| lay.is_single)?;
    let mut piles = OpenPile::ALL.into_iter();
    piles.find_map(|pile| Fits::new(game, condition, pile))
}

/// Whether hands are stacks: where the setup says so, and nothing in the game needs whole hands.
fn has_stacks(program: &Program) -> bool {
    let setup = &program.setup;
    let in_sequence = program.tableau_mode == TableauMode::Sequence;
    let needs_hands = |phase: &program::Phase| match phase {
        program::Phase::Passing(_)
        | program::Phase::Tribute(_)
        | program::Phase::Asking(_)
        | program::Phase::Meld(_)
        | program::Phase::Knock(_)
        | program::Phase::Exchange(_)
        | program::Phase::Swap(_) => true,
        program::Phase::Play(play) => {
            play.climbing && !(play.target == Location::Tableau && in_sequence)
        }
        program::Phase::Trick(trick) => trick.face_down || trick.opening_card.is_some(),
        _ => false,
    };
    setup.hand_is_stack
        && !setup.deal_suits
        && !setup.deal_remainder
        && program.game_rules.book_size == 0
        && !program.turn_structure.phases.iter().any(needs_hands)
}

fn is_war_of_stacks(program: &Program) -> bool {
    has_stacks(program) && program.tableau_mode == TableauMode::War
}

/// Two players lay any card each, for nothing but to own all of them.
fn is_plain_war(game: &Game) -> bool {
    let lays_any = match game.phases.as_slice() {
        [Phase::Lay(lay)] => lay.to_table && lay.condition.is_none() && !lay.may_pass,
        _ => false,
    };
    lays_any
        && game.players == 2
        && game.order.is_usual
        && !game.scores_for(ScoringTrigger::Capture)
        && (game.judged_after == News::NONE || game.only_race == Some(Race::ToOwnAll))
}

/// A card is laid onto the discard pile if one fits, or fits after a draw, for nothing but to get rid of all.
fn is_plain_shedding(game: &Game) -> bool {
    let sheds = match game.phases.as_slice() {
        [Phase::Draw(draw), Phase::Lay(lay)] => {
            let on_discard = |fits: &Fits| matches!(fits.pile, OpenPile::Discard);
            draw.if_stuck_in == Some(1)
                && draw.count == 1
                && !draw.repeat
                && lay.plays
                && !lay.to_table
                && !lay.may_pass
                && lay.fits.as_deref().is_some_and(on_discard)
        }
        _ => false,
    };
    sheds
        && !game.sight.own_hand_hidden
        && game.going_out != GoingOut::LeavesHand
        && game.course.pass_stake == 0
        && (game.judged_after == News::NONE || game.only_race == Some(Race::ToEmptyHand))
}

fn quick(game: &Game) -> Quick {
    let is_plain = !game.cards_act && game.book_size == 0 && game.hand_ends_if.is_none();
    let tricks = match game.phases.as_slice() {
        [before @ .., Phase::Trick(trick)] => {
            let comes_before = |phase: &Phase| {
                matches!(
                    phase,
                    Phase::Bidding(_) | Phase::Trump(_) | Phase::Passing(_)
                )
            };
            trick.is_plain() && before.iter().all(comes_before)
        }
        _ => false,
    };
    let walks = game.phases.iter().all(|phase| match phase {
        Phase::Draw(draw) => {
            draw.source == Source::Deck
                && draw.or_source.is_none()
                && draw.mandatory
                && draw.count > 0
                && !draw.repeat
        }
        Phase::Lay(lay) => lay.is_single && !lay.out_if_unable,
        Phase::Betting(_)
        | Phase::Claim(_)
        | Phase::Trick(_)
        | Phase::Bidding(_)
        | Phase::Passing(_)
        | Phase::TurnUp(_)
        | Phase::Exchange(_)
        | Phase::Trump(_)
        | Phase::Wager(_)
        | Phase::Ask(_)
        | Phase::Tribute(_)
        | Phase::Meld(_)
        | Phase::Knock(_)
        | Phase::Swap(_) => false,
    });
    let sheds = is_plain_shedding(game);
    // Whoever goes out of the hand ends it, and has nothing left to do in the walk.
    let leaves_no_walk = match game.going_out {
        GoingOut::None => true,
        GoingOut::EndsHand => game.phases.len() == 1,
        GoingOut::LeavesHand => false,
    };
    Quick {
        sheds,
        tricks: is_plain
            && tricks
            && game.going_out == GoingOut::None
            && !game.has_stacks
            && !game.sight.own_hand_hidden
            && game.judged_after.are_only(News::POINTS),
        walks: is_plain
            && walks
            && (sheds || (leaves_no_walk && game.naming.is_empty()))
            && !game.phases.is_empty()
            && lies_open(&game.program)
            && (!game.has_stacks || game.mode == TableauMode::War)
            && !game.scores_for(ScoringTrigger::SetComplete)
            && !game.program.game_rules.rest_to_last_captor
            && game.program.game_rules.consecutive_pass_action == PassAction::None
            && game.program.game_rules.deck_reserve == 0
            && match game.mode {
                TableauMode::None | TableauMode::Sequence => true,
                TableauMode::War => is_plain_war(game),
                TableauMode::MatchRank => false,
            },
    }
}

fn sight(program: &Program) -> Sight {
    let setup = &program.setup;
    let hides_cards = program.turn_structure.phases.iter().any(|phase| {
        matches!(
            phase,
            program::Phase::Claim(_) | program::Phase::Exchange(_)
        )
    });
    Sight {
        own_hand_hidden: setup.hand_visibility == Visibility::FaceDown,
        all_open: lies_open(program)
            && !hides_cards
            && !(is_war_of_stacks(program) && program.game_rules.war_cards_down > 0),
    }
}

/// Whether cards on the table and on the discard pile lie open, unless they are laid face down.
fn lies_open(program: &Program) -> bool {
    let setup = &program.setup;
    setup.discard_visibility == Visibility::FaceUp && setup.tableau_visibility == Visibility::FaceUp
}

/// What may have changed since the last hand was judged. Nobody's hand is empty; scores matter only if somebody who was
/// level with another has left the game.
fn news_of_deal(program: &Program, course: &Course) -> News {
    let rules = &program.game_rules;
    let plays_on = rules.tie_breaker == TieBreaker::PlayOn;
    let may_leave = course.has_stakes || rules.elimination != Elimination::None;
    News::ANYTHING
        .with(News::NEW_OWNER)
        .with(News::POINTS.when(plays_on && may_leave))
}

/// What must have happened for a win to come about by a move.
fn news_for(win: &Win, program: &Program, cards: u32) -> News {
    if win.kind == WinType::LastStanding {
        return News::NONE;
    }
    if win.kind == WinType::NotLast {
        return News::NONE;
    }
    if !win.is_race {
        return match win.trigger {
            TriggerMode::DeckEmpty => News::ANYTHING,
            TriggerMode::Immediate | TriggerMode::ThresholdGate | TriggerMode::AllHandsEmpty => {
                News::NONE
            }
        };
    }
    match (win.kind, win.race(cards)) {
        (WinType::HighScore | WinType::LowScore | WinType::FirstToScore, _) => News::POINTS,
        // Whoever is level with somebody may be alone later because the other one takes a card.
        _ if program.game_rules.tie_breaker == TieBreaker::PlayOn => News::ANYTHING,
        (_, Some(Race::ToEmptyHand)) => News::EMPTY_HAND,
        (_, Some(Race::ToOwnAll)) => News::NEW_OWNER,
        (_, None) => News::ANYTHING,
    }
}

fn win(rule: &WinCondition, cards: u32) -> Win {
    let always_race = matches!(
        rule.kind,
        WinType::EmptyHand | WinType::FirstToScore | WinType::CaptureAll
    );
    let is_race = rule.kind != WinType::LastStanding
        && (rule.comparison == WinComparison::First
            || (always_race && rule.trigger_mode == TriggerMode::Immediate));
    let default = match rule.kind {
        WinType::EmptyHand => 0,
        WinType::CaptureAll => i64::from(cards),
        _ => 1,
    };
    let lower_by_type = matches!(
        rule.kind,
        WinType::EmptyHand | WinType::LowScore | WinType::FewestTricks
    );
    let lower = match rule.comparison {
        WinComparison::Highest => false,
        WinComparison::Lowest => true,
        WinComparison::First | WinComparison::None => lower_by_type,
    };
    Win {
        kind: rule.kind,
        comparison: rule.comparison,
        trigger: rule.trigger_mode,
        is_race,
        reached_from_above: if is_race { lower_by_type } else { lower },
        lower_is_better: lower,
        threshold: rule.threshold.map(i64::from).or(is_race.then_some(default)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(hex: &str) -> Game {
        let digits: Vec<u32> = hex.chars().filter_map(|c| c.to_digit(16)).collect();
        let pair = |pair: &[u32]| u8::try_from(16 * pair[0] + pair[1]).unwrap();
        Game::read(&digits.chunks(2).map(pair).collect::<Vec<u8>>()).unwrap()
    }

    #[test]
    fn plain_games_can_be_played_in_one_go() {
        let hearts = known(include_str!("../../../../tests/golden/bytecode/hearts.hex"));
        let spades = known(include_str!("../../../../tests/golden/bytecode/spades.hex"));
        let war = known(include_str!("../../../../tests/golden/bytecode/war.hex"));
        let eights = known(include_str!(
            "../../../../tests/golden/bytecode/crazy_eights.hex"
        ));
        assert!(hearts.quick.tricks && spades.quick.tricks);
        assert!(war.quick.walks && eights.quick.walks);
    }

    #[test]
    fn games_with_special_cards_are_played_step_by_step() {
        let uno = known(include_str!(
            "../../../../tests/golden/bytecode/uno_style.hex"
        ));
        assert!(!uno.quick.walks && !uno.quick.tricks);
    }
}
