//! Heap use of a match, counted by the allocator.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::{Mutex, PoisonError};

use tabiya::{Game, Match, Rules, games};

thread_local! {
    /// Bytes that this thread has taken, less those it has given back.
    static HELD: Cell<isize> = const { Cell::new(0) };
}

struct Counting;

fn count(bytes: isize) {
    HELD.with(|held| held.set(held.get() + bytes));
}

// SAFETY: everything is passed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        count(-(layout.size() as isize));
        unsafe { System.dealloc(block, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Compiled rules are shared by all threads: one test at a time.
static ALONE: Mutex<()> = Mutex::new(());

/// The heap's growth while this makes something.
fn taken<T>(make: impl FnOnce() -> T) -> (isize, T) {
    let before = HELD.get();
    let made = make();
    (HELD.get() - before, made)
}

fn start(game: &Game) -> Match {
    Match::new(&game.id, &[], None).expect("the defaults")
}

#[test]
fn a_match_takes_less_than_a_kilobyte_beside_its_rules() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    for game in games::ALL {
        let (compiled, first) = taken(|| Box::new(start(game)));
        let (heap, second) = taken(|| Box::new(start(game)));
        println!("{}: {heap} bytes, the first {compiled}", game.id);
        assert!(size_of::<Match>() as isize <= heap && heap < 1024, "{}: {heap} bytes", game.id);
        assert_eq!(first.position(), second.position());
    }
}

#[test]
fn a_move_takes_less_than_half_a_kilobyte() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    for game in games::ALL {
        let line = &game.lines[0];
        let set = || {
            Match::new(&game.id, &tabiya::variant::pairs(&line.options), line.position.as_deref())
                .expect("a line of the game")
        };
        let mut played = set();
        // Twice: the second time nothing is compiled or laid by on the way.
        for _ in 0..2 {
            played = set();
            let (heap, ()) = taken(|| {
                for text in line.moves.split(' ') {
                    played.play(text).expect("a line of the game");
                }
            });
            let each = heap / played.line().count() as isize;
            println!("{}: {each} bytes for each of {} moves", game.id, played.line().count());
            assert!(each < 512, "{}: {each} bytes for each move", game.id);
        }
        drop(played);
    }
}

#[test]
fn rules_with_the_same_choices_are_shared() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let rules =
        |chosen: &[(&str, &str)]| Rules::new(&games::CHATURANGA, chosen).expect("choices of the game");
    // What other tests have left behind makes room for rules of this size, so that what follows frees nothing larger.
    for option in games::CHATURANGA.options.iter().filter(|option| option.id != "elephant") {
        rules(&[(&option.id, &option.choices[1].id)]);
    }
    let one = rules(&[("elephant", "dabbaba")]);
    let (heap, other) = taken(|| rules(&[("elephant", "five"), ("elephant", "dabbaba")]));
    assert_eq!(heap, 0, "the same choices, said otherwise");
    assert_eq!(other.choice("elephant"), one.choice("elephant"));
    let (heap, _cloned) = taken(|| one.clone());
    assert_eq!(heap, 0);
    let (heap, different) = taken(|| rules(&[("elephant", "five")]));
    assert_ne!(heap, 0, "other choices: else nothing here could fail");
    assert_eq!(different.choice("elephant"), Some("five"));
}

/// Every choice of every game, alone beside the defaults.
fn every_choice() -> Vec<Rules> {
    let choices = games::ALL.iter().flat_map(|&game| {
        let choices = game
            .options
            .iter()
            .flat_map(|option| option.choices.iter().map(|choice| (&*option.id, &*choice.id)));
        choices.filter_map(move |choice| Rules::new(game, &[choice]).ok())
    });
    choices.collect()
}

#[test]
fn rules_that_nobody_uses_are_dropped() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let before = HELD.get();
    let all = every_choice();
    let many = all.len();
    let used = HELD.get() - before;
    drop(all);
    let left = HELD.get() - before;
    println!("{many} rule sets: {used} bytes in use, {left} left");
    assert!(many > 200 && used > 5_000_000, "{many} rule sets, {used} bytes: else nothing here could fail");
    assert!(left < 2_000_000, "{left} bytes are left");
    // Used again, they take no more.
    drop(every_choice());
    assert!(HELD.get() - before <= left + 100_000);
}

#[test]
fn rules_in_use_are_found_after_others_have_been_asked_for() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let shogi = || Rules::new(&games::SHOGI, &[]).expect("the defaults");
    let _held = shogi();
    for game in games::ALL.iter().filter(|game| game.id != "shogi") {
        Rules::new(game, &[]).expect("the defaults");
    }
    let (heap, _again) = taken(shogi);
    assert!(heap <= 0, "{heap} bytes");
}

#[test]
fn games_made_at_run_time_are_dropped_with_their_rules() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let make = |number: usize| {
        let mut game = games::XIANGQI.clone();
        game.id = format!("own-{number}").into();
        Match::with_rules(Rules::new(game, &[]).expect("a good record"), None).expect("the array")
    };
    // As many as stay although nobody uses them.
    (0..20).for_each(|number| drop(make(number)));
    let before = HELD.get();
    (20..520).for_each(|number| drop(make(number)));
    let more = HELD.get() - before;
    assert!(more < 10_000, "500 games have left {more} bytes");
}
