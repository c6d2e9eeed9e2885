//! Random faults in records made at run time: they are refused, or they are played.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};

use fastrand::Rng;
use tabiya::movement::Right;
use tabiya::{Game, Match, MatchText, Modality, Pattern, Role, Rules, Zone, games, words};

const ZONES: [Zone; 6] =
    [Zone::Board, Zone::OwnHalf, Zone::FarHalf, Zone::Palace, Zone::PalaceLines, Zone::LastRanks(3)];

/// Where and why it panicked last.
static LAST: Mutex<String> = Mutex::new(String::new());

/// A step: mostly a short one.
fn step(rng: &mut Rng) -> (i8, i8) {
    match rng.u8(0..8) {
        0 => (rng.i8(..), rng.i8(..)),
        _ => (rng.i8(-3..=3), rng.i8(-3..=3)),
    }
}

fn pattern(rng: &mut Rng) -> Pattern {
    let (right, forward) = step(rng);
    let pattern = match rng.u8(0..4) {
        0 => Pattern::leap(right, forward),
        1 => Pattern::ride(right, forward),
        2 => Pattern::hop(right, forward),
        _ => Pattern::hop_but_its_like(right, forward),
    };
    let pattern = if rng.bool() { pattern.mirrored() } else { pattern };
    let pattern = pattern.inside(ZONES[rng.usize(..6)]).from(ZONES[rng.usize(..6)]);
    match rng.u8(0..6) {
        0 => pattern.only(Modality::Capture),
        1 => pattern.only(Modality::Move),
        2 => pattern.with_right(Right(rng.u8(0..4))),
        _ => pattern,
    }
}

/// Changes one thing.
fn change(game: &mut Game, rng: &mut Rng) {
    let role = |rng: &mut Rng| Role(rng.u8(0..14));
    let roles = game.terms.roles.len();
    if roles == 0 {
        return;
    }
    let one = rng.usize(..roles);
    match rng.u8(0..16) {
        0 => game.board.shape.files = rng.u8(0..14),
        1 => game.board.shape.ranks = rng.u8(0..14),
        2 | 3 => {
            let mut setup = game.terms.setup.to_string();
            let at = rng.usize(..setup.len());
            setup.remove(at);
            if rng.bool() {
                let letters = b"/+12345678[]kKqQrRpPxX";
                setup.insert(at, char::from(letters[rng.usize(..letters.len())]));
            }
            game.terms.setup = setup.into();
        }
        4 => game.terms.roles.to_mut()[one].letter = rng.char(..),
        5 | 6 => game.terms.roles.to_mut()[one].patterns = (0..rng.u8(0..40)).map(|_| pattern(rng)).collect(),
        7 => game.terms.roles.to_mut()[one].royal ^= true,
        8 => game.terms.roles.to_mut()[one].promoted_from = Some(role(rng)),
        9 => drop(game.terms.roles.to_mut().remove(one)),
        10 => game.terms.pawn = role(rng),
        11 => game.terms.contest = tabiya::variant::Contest::Kings,
        12 => game.terms.names = rng.u8(0..4),
        13 => game.terms.promotion.zone = Zone::LastRanks(rng.u8(..)),
        14 => game.terms.turns_into = Some((role(rng), role(rng))),
        _ => {
            let doubled = game.terms.roles[one].clone();
            game.terms.roles.to_mut().push(doubled);
        }
    }
}

/// Plays at random, and asks for what is asked while a game is shown.
fn play(rules: Rules, rng: &mut Rng) {
    let english = words::default_language();
    let _ = english.rulebook(&rules);
    let mut game = Match::with_rules(rules, None).expect("the array");
    for _ in 0..12 {
        let _ =
            (game.state(), game.destinations(), english.state(game.rules(), game.position(), game.outcome()));
        let text = game.position_text();
        let _ = game.rules().read_position(&text);
        let squares: Vec<_> = game.rules().board().shape.squares().collect();
        for _ in 0..20 {
            let (from, to) = (squares[rng.usize(..squares.len())], squares[rng.usize(..squares.len())]);
            if let Err(error) = game.explain(from, to) {
                let _ = game.words_for(&error);
            }
        }
        let legal = game.legal();
        if legal.is_empty() {
            break;
        }
        let text = game.rules().write_move(legal[rng.usize(..legal.len())]);
        // Two moves may have one text where the record is odd enough.
        if game.play(&text).is_err() {
            break;
        }
    }
    let shown = tabiya::pictures::diagram::PictureOptions { captions: english, ..Default::default() };
    let _ = tabiya::pictures::diagram::picture(game.rules(), game.position(), &shown);
}

#[test]
fn records_changed_at_random_are_refused_or_played() {
    let mut rng = Rng::with_seed(16);
    let (mut refused, mut played) = (0, 0);
    std::panic::set_hook(Box::new(|info| {
        *LAST.lock().unwrap_or_else(PoisonError::into_inner) = info.to_string();
    }));
    let mut broken = Vec::new();
    for round in 0..4000 {
        let mut game = games::EVERY[rng.usize(..games::EVERY.len())].clone();
        for _ in 0..rng.u8(1..4) {
            change(&mut game, &mut rng);
        }
        let told = format!("{} {:?}", game.id, game.terms);
        let seed = rng.u64(..);
        let tried = catch_unwind(AssertUnwindSafe(|| match Rules::new(game, &[]) {
            Err(error) => {
                assert_eq!(error.code(), "game-record");
                assert!(error.to_string().len() > 20);
                false
            }
            Ok(rules) => {
                play(rules, &mut Rng::with_seed(seed));
                true
            }
        }));
        match tried {
            Ok(true) => played += 1,
            Ok(false) => refused += 1,
            Err(_) => {
                let said = LAST.lock().unwrap_or_else(PoisonError::into_inner).clone();
                broken.push(format!("round {round}: {said} in {told}"));
            }
        }
    }
    let _ = std::panic::take_hook();
    println!("{played} played, {refused} refused, {} panicked", broken.len());
    for said in broken.iter().take(10) {
        println!("{}", said.chars().take(400).collect::<String>());
    }
    assert!(broken.is_empty(), "{} panicked", broken.len());
    assert!(
        played > 200 && refused > 200,
        "{played} played, {refused} refused: else nothing here could fail"
    );
}
