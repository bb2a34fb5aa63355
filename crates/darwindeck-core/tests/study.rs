//! Studies: what is true of every game that is looked at, and of some that everybody knows.
#![allow(
    clippy::unwrap_used,
    reason = "the helpers of a test may unwrap, as the tests may"
)]

mod support;

use darwindeck_core::study::Contact;
use darwindeck_core::watch::Nobody;
use darwindeck_core::{Outcome, Plan, Player, Rules, Student, Study, play_game};
use support::{known_game, known_games};

const LITTLE: Plan = Plan {
    points: 3,
    rollouts: 2,
    choices: 3,
    contacts: 3,
    iterations: 6,
};

fn read(name: &str) -> Rules {
    Rules::read(&known_game(name)).unwrap()
}

fn studied(rules: &Rules, player: Player, seed: u64, plan: &Plan) -> Study {
    let players = vec![player; rules.player_count()];
    Student::default()
        .study(rules, &players, seed, plan, &mut || false)
        .unwrap()
}

#[test]
fn a_study_is_of_the_game_that_is_played() {
    for (name, bytecode) in known_games() {
        let rules = Rules::read(&bytecode).unwrap();
        let thinks = name == "crazy_eights";
        let third = thinks.then_some(Player::Mcts(2));
        for player in [Player::Random, Player::Greedy].into_iter().chain(third) {
            let players = vec![player; rules.player_count()];
            let played = play_game(&rules, &players, 5, &mut Nobody);
            let study = studied(&rules, player, 5, &Plan::default());
            assert_eq!(Some(study.outcome), played.outcome(), "{name}");
            assert_eq!(
                (study.turns, study.hands, study.decisions),
                (played.turns(), played.hand_number(), played.decisions()),
                "{name}"
            );
        }
    }
}

#[test]
fn looks_are_as_many_as_asked_for_and_in_their_order() {
    for (name, bytecode) in known_games() {
        let rules = Rules::read(&bytecode).unwrap();
        let study = studied(&rules, Player::Random, 3, &LITTLE);
        let points: Vec<u32> = study.curve.iter().map(|point| point.moment).collect();
        let choices: Vec<u32> = study.choices.iter().map(|choice| choice.decision).collect();
        let contacts: Vec<u32> = study.contacts.iter().map(|one| one.decision).collect();
        for (looks, all) in [
            (&points, study.moments),
            (&choices, study.with_choice),
            (&contacts, study.after_opponent),
        ] {
            assert_eq!(looks.len(), all.min(3) as usize, "{name}");
            assert!(looks.is_sorted_by(|one, next| one < next), "{name}");
            assert!(looks.iter().all(|&one| one < study.moments), "{name}");
        }
        assert_eq!(points.first().copied().unwrap_or(0), 0, "{name}");
    }
}

#[test]
fn every_rollout_is_won_by_one_side_or_nobody() {
    for (name, bytecode) in known_games() {
        let rules = Rules::read(&bytecode).unwrap();
        let study = studied(&rules, Player::Greedy, 2, &LITTLE);
        let others = u32::try_from(rules.side_count()).unwrap() - 1;
        for point in study.curve {
            let won: u32 = point.wins.iter().sum();
            let is_lost = matches!(study.outcome, Outcome::Loss(_) | Outcome::TeamLoss(_));
            let wins_of_each = if is_lost { others } else { 1 };
            assert_eq!(point.rollouts, 2, "{name}");
            assert_eq!(won, wins_of_each * (2 - point.nobody), "{name}");
        }
    }
}

#[test]
fn options_are_there_for_every_look() {
    for (name, bytecode) in known_games() {
        let rules = Rules::read(&bytecode).unwrap();
        let study = studied(&rules, Player::Greedy, 4, &LITTLE);
        let mut places = 0;
        for choice in &study.choices {
            assert!(choice.count > 1 && choice.taken < choice.count, "{name}");
            let first = choice.first as usize;
            for option in &study.options[first..first + choice.count as usize] {
                assert!(
                    option
                        .values
                        .iter()
                        .all(|value| (0.0..=1.0).contains(value))
                );
            }
            for search in 0..2 {
                let options = &study.options[first..first + choice.count as usize];
                let tried: u32 = options.iter().map(|option| option.visits[search]).sum();
                assert_eq!(tried, LITTLE.iterations, "{name}");
            }
            places += choice.count;
        }
        for contact in &study.contacts {
            assert!(contact.changed + contact.lucky <= contact.others, "{name}");
            assert_ne!(contact.seat, contact.opponent, "{name}");
            places += contact.count + contact.count_after_other;
        }
        assert_eq!(study.options.len(), places as usize, "{name}");
    }
}

#[test]
fn the_progress_adds_up() {
    for (name, bytecode) in known_games() {
        let rules = Rules::read(&bytecode).unwrap();
        let study = studied(&rules, Player::Random, 8, &Plan::default());
        let seats = &study.progress.seats;
        let sum = |of: fn(&darwindeck_core::study::SeatProgress) -> u32| -> u32 {
            seats.iter().map(of).sum()
        };
        assert_eq!(sum(|seat| seat.decisions), study.decisions, "{name}");
        assert_eq!(sum(|seat| seat.with_choice), study.with_choice, "{name}");
        assert!(
            study.progress.led.iter().sum::<u32>() <= study.moments,
            "{name}"
        );
        for seat in seats {
            assert!(seat.waits < seat.decisions.max(1), "{name}");
            assert!(seat.longest_wait <= study.turns, "{name}");
            assert!(seat.turns_out <= study.turns, "{name}");
            assert!(seat.out_at.is_none_or(|turn| turn <= study.turns), "{name}");
            let others = study.decisions - seat.decisions;
            assert!(seat.waited_decisions <= u64::from(others), "{name}");
        }
    }
}

#[test]
fn war_has_a_curve_and_nothing_to_choose() {
    let war = read("war");
    let plan = Plan {
        points: 10,
        rollouts: 20,
        ..LITTLE
    };
    let mut moves = false;
    for seed in 0..4 {
        let study = studied(&war, Player::Greedy, seed, &plan);
        assert_eq!(study.curve.len(), 10);
        for point in &study.curve {
            assert_eq!(point.wins[0] + point.wins[1] + point.nobody, 20);
        }
        assert!(study.choices.is_empty() && study.contacts.is_empty());
        assert_eq!((study.with_choice, study.options.len()), (0, 0));
        assert!(study.progress.led.iter().sum::<u32>() > study.moments / 2);
        let first = study.curve[0].wins[0];
        assert!((1..20).contains(&first), "the deal alone decides: {first}");
        moves |= study
            .curve
            .iter()
            .any(|point| point.wins[0].abs_diff(first) > 4);
    }
    assert!(moves, "nothing happens in four games of War");
}

#[test]
fn a_decided_position_is_worth_1() {
    // The last card of a hand of Hearts is forced, and decides the game that it ends.
    let hearts = read("hearts");
    let plan = Plan {
        points: u32::MAX,
        rollouts: 1,
        ..Plan::default()
    };
    for seed in 0..3 {
        let study = studied(&hearts, Player::Greedy, seed, &plan);
        assert_eq!(study.curve.len(), study.moments as usize);
        let last = study.curve.last().unwrap();
        match study.side {
            Some(winner) => assert_eq!(last.wins[winner], 1),
            None => assert_eq!(last.nobody, 1),
        }
    }
}

#[test]
fn what_is_looked_at_beside_changes_nothing() {
    for name in ["hearts", "crazy_eights", "gin_rummy"] {
        let rules = read(name);
        let all = studied(&rules, Player::Greedy, 6, &LITTLE);
        let curve = Plan {
            points: 3,
            rollouts: 2,
            ..Plan::default()
        };
        assert_eq!(studied(&rules, Player::Greedy, 6, &curve).curve, all.curve);
        let choices = Plan {
            choices: 3,
            iterations: 6,
            ..Plan::default()
        };
        let of = |study: &Study, first: u32, count: u32| {
            study.options[first as usize..(first + count) as usize].to_vec()
        };
        let alone = studied(&rules, Player::Greedy, 6, &choices);
        assert_eq!((alone.choices.len(), all.choices.len()), (3, 3), "{name}");
        for (one, other) in alone.choices.iter().zip(&all.choices) {
            assert_eq!((one.decision, one.taken), (other.decision, other.taken));
            let options = of(&alone, one.first, one.count);
            assert_eq!(options, of(&all, other.first, one.count), "{name}");
        }
        let contacts = Plan {
            contacts: 3,
            iterations: 6,
            ..Plan::default()
        };
        let alone = studied(&rules, Player::Greedy, 6, &contacts);
        assert_eq!((alone.contacts.len(), all.contacts.len()), (3, 3), "{name}");
        for (one, other) in alone.contacts.iter().zip(&all.contacts) {
            let first = one.first;
            assert_eq!(*one, Contact { first, ..*other }, "{name}");
            let count = one.count + one.count_after_other;
            assert_eq!(of(&alone, first, count), of(&all, other.first, count));
        }
    }
}

#[test]
fn a_student_gives_the_same_whatever_was_studied_before() {
    let (hearts, eights) = (read("hearts"), read("crazy_eights"));
    let mut student = Student::default();
    let mut studied_after = |rules: &Rules, seed| {
        let players = vec![Player::Mcts(3); rules.player_count()];
        student
            .study(rules, &players, seed, &LITTLE, &mut || false)
            .unwrap()
    };
    let first = studied_after(&eights, 1);
    studied_after(&hearts, 2);
    assert_eq!(studied_after(&eights, 1), first);
    assert_eq!(studied(&eights, Player::Mcts(3), 1, &LITTLE), first);
}

#[test]
fn the_card_led_changes_what_others_may_play() {
    // In Hearts who leads another suit changes it for the next player; in Blackjack nobody can do anything to others.
    let shares = ["hearts", "blackjack"].map(|name| {
        let plan = Plan {
            contacts: 50,
            ..Plan::default()
        };
        let (mut others, mut changed) = (0, 0);
        for seed in 0..5 {
            for contact in studied(&read(name), Player::Greedy, seed, &plan).contacts {
                others += contact.others;
                changed += contact.changed;
            }
        }
        assert!(others > 0, "{name} has no contacts");
        f64::from(changed) / f64::from(others)
    });
    assert!(shares[0] > 0.1, "hearts {}", shares[0]);
    assert!(shares[1] < 0.02, "blackjack {}", shares[1]);
}

#[test]
fn a_study_stops_within_a_game_when_asked_to() {
    let rules = read("spades");
    let players = vec![Player::Greedy; 4];
    for (points, choices) in [(1, 0), (0, 1)] {
        let endless = Plan {
            points,
            rollouts: u32::MAX * points,
            choices,
            iterations: u32::MAX * choices,
            contacts: 0,
        };
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            asked == 1500
        };
        let study = Student::default().study(&rules, &players, 0, &endless, &mut stop);
        assert_eq!(study, None);
        assert_eq!(asked, 1500);
    }
}

#[test]
fn a_study_listens_while_it_plays_a_game_again_and_tries_other_moves() {
    let rules = read("spades");
    let players = vec![Player::Greedy; 4];
    let asked_with = |contacts: u32| {
        let plan = Plan {
            contacts,
            ..Plan::default()
        };
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            false
        };
        let study = Student::default().study(&rules, &players, 0, &plan, &mut stop);
        (asked, study.unwrap())
    };
    let (without, study) = asked_with(0);
    assert!(without >= study.turns + study.moments / 16, "{without}");
    let (with, study) = asked_with(u32::MAX);
    let others: u32 = study.contacts.iter().map(|contact| contact.others).sum();
    assert!(with >= without + others / 16, "{with}, {without}");
}
