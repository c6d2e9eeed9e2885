//! Tracks over the board: those of the race with what is left of them, and the boats' circuits.

use tabiya::pictures::svg::{At, Bead, BoardSketch, BoardStyle, Scene, Tone, Track, svg};
use tabiya::variant::{Contest, Race};
use tabiya::{Rules, Seat, games, play::armies, play::circuits, play::race};

fn racing(options: &[(&str, &str)]) -> (Rules, Race) {
    let rules = Rules::new(&games::ASHTAPADA, options).unwrap();
    let Contest::Race(race) = rules.terms().contest else { panic!("it is a race") };
    (rules, race)
}

/// Before the goal only some throws help: of sixteen, four show one, six two, four three.
#[test]
fn the_average_waits_for_a_throw_that_helps() {
    let (rules, race) = racing(&[]);
    let averages = race::rolls_on_average(&rules, race, Seat::FIRST);
    let near = |left: usize| averages[averages.len() - 1 - left].unwrap();
    assert_eq!(near(0), 0.0);
    assert_eq!(near(1), 16.0 / 4.0);
    // Two takes it home; after one it waits for another one.
    assert_eq!(near(2), (16.0 + 4.0 * 4.0) / 10.0);
    assert!((near(3) - (16.0 + 4.0 * 3.2 + 6.0 * 4.0) / 14.0).abs() < 1e-12);
}

/// By the odds of the cowries: of sixteen throws four show one, six two, four three, one four and
/// one eight. Outside the board the corner may have to be counted, and only a grace may enter.
#[test]
fn the_average_from_outside_is_that_of_the_first_throw() {
    const ODDS: [(usize, f64); 5] = [(1, 4.0), (2, 6.0), (3, 4.0), (4, 1.0), (8, 1.0)];
    for (options, corner, entering) in [
        (&[][..], 0, &ODDS[..]),
        (&[("startCount", "corner-is-0")], 1, &ODDS),
        (&[("enterOn", "grace-only")], 0, &ODDS[3..]),
    ] {
        let (rules, race) = racing(options);
        let averages = race::rolls_on_average(&rules, race, Seat::FIRST);
        let enters: f64 = entering.iter().map(|(_, weight)| weight).sum();
        let after: f64 =
            entering.iter().map(|&(value, weight)| weight * averages[value + corner].unwrap()).sum();
        let expected = (16.0 + after) / enters;
        assert!((averages[0].unwrap() - expected).abs() < 1e-9, "{options:?} {:?} {expected}", averages[0]);
    }
}

/// By hand: 64 squares are eight throws of eight; with the corner not counted 63 are left, and
/// after seven eights seven more take two throws.
#[test]
fn the_shortest_way_from_outside() {
    for (options, expected) in [
        (&[][..], &[8; 8][..]),
        (&[("enterOn", "grace-only")], &[8; 8]),
        (&[("startCount", "corner-is-0")], &[8, 8, 8, 8, 8, 8, 8, 4, 3]),
    ] {
        let (rules, race) = racing(options);
        let fewest = race::rolls_home(&rules, race, Seat::FIRST);
        assert_eq!(race::shortest_way(&rules, race, &fewest, 0), expected, "{options:?}");
        // A piece on the track goes by any throw.
        assert_eq!(race::shortest_way(&rules, race, &fewest, rules.track(Seat::FIRST).len() - 3), [3]);
    }
}

/// Under every choice that bears on tracks, and for every seat.
#[test]
fn the_shortest_way_ends_at_the_goal() {
    for count in ["corner-is-1", "corner-is-0"] {
        for goal in ["last-square", "first-centre"] {
            for direction in ["anticlockwise-all", "reverse-inside"] {
                let (rules, race) =
                    racing(&[("startCount", count), ("goal", goal), ("direction", direction)]);
                for seat in rules.seats() {
                    let length = rules.track(seat).len();
                    let fewest = race::rolls_home(&rules, race, seat);
                    // From outside, the corner may not be counted.
                    for place in 1..=length {
                        let throws = race::shortest_way(&rules, race, &fewest, place);
                        let sum: usize = throws.iter().map(|&value| usize::from(value)).sum();
                        assert_eq!(place + sum, length, "from {place} of {length}");
                        assert_eq!(Some(throws.len() as u8), fewest[place]);
                    }
                }
            }
        }
    }
}

/// By hand: from a1 the boat's eight squares are joined by nine jumps.
#[test]
fn a_boat_has_nine_jumps() {
    let rules = Rules::new(&games::SHATURANGA, &[]).unwrap();
    let name = |square| rules.board().shape.name(square);
    let legs: Vec<String> =
        circuits::boat_legs(&rules, Seat::FIRST).into_iter().map(|[a, b]| name(a) + &name(b)).collect();
    let by_hand = ["a1c3", "e1c3", "e1g3", "c3a5", "c3e5", "g3e5", "a5c7", "e5c7", "e5g7"];
    assert_eq!(legs.len(), by_hand.len(), "{legs:?}");
    assert!(by_hand.iter().all(|leg| legs.contains(&(*leg).to_owned())), "{legs:?}");
}

#[test]
fn sliding_boats_go_by_single_steps() {
    let rules = Rules::new(&games::SHATURANGA, &[("boat", "bishop")]).unwrap();
    let legs = circuits::boat_legs(&rules, Seat::FIRST);
    // Of the 98 pairs of squares that touch by a corner half are dark.
    assert_eq!(legs.len(), 49);
    assert_eq!(armies::circuit(&rules, Seat(0)), armies::circuit(&rules, Seat(2)));
}

fn scene() -> Scene<'static> {
    Scene::new(BoardSketch { files: 8, ranks: 8, style: BoardStyle::Squares, crossed: Vec::new() })
}

#[test]
fn seats_differ_in_their_lines_too() {
    let way = |seat: u8| Track {
        lines: vec![vec![At::new(0, 0), At::new(2, 2)]],
        seat,
        tone: [Tone::Red, Tone::Yellow, Tone::Black, Tone::Green][usize::from(seat)],
        faint: false,
        arrows: false,
    };
    let mut seen = Vec::new();
    for seat in 0..4 {
        let text = svg(&Scene { tracks: vec![way(seat)], ..scene() });
        assert!(text.contains(&format!(r#"class="way seat-{seat} "#)));
        let run = text.split(r#"class="run""#).nth(1).unwrap();
        let dashes = run.split('>').next().unwrap().split("stroke-dasharray=").nth(1);
        let dashes = dashes.map(|rest| rest.split('"').nth(1).unwrap().to_owned());
        assert!(!seen.contains(&dashes), "seat {seat} has a line of its own");
        seen.push(dashes);
    }
}

#[test]
fn a_picture_without_ways_has_no_trace_of_them() {
    assert!(!svg(&scene()).contains("ways"));
    let beads = vec![Bead { at: At::new(7, 7), text: "8".into(), tone: Tone::Yellow, faint: false }];
    let text = svg(&Scene { beads, places: vec![vec![At::new(1, 1), At::new(2, 2)]], ..scene() });
    assert_eq!((text.matches("class=\"bead").count(), text.matches("class=\"place").count()), (1, 1));
}
