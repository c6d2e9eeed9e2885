//! The inputs of the fuzz targets (`fuzz/README.md`), run through the same functions.

#[path = "../fuzz/targets.rs"]
mod targets;

#[path = "../fuzz/seeds.rs"]
mod seeds;

/// Runs a target over its inputs.
fn replay(name: &str, target: fn(&str)) {
    let mut inputs = 0;
    for seed in seeds::seeds().into_iter().filter(|seed| seed.target == name) {
        println!("{}", seed.name);
        target(&seed.text);
        inputs += 1;
    }
    assert!(inputs > 10, "the inputs of {name} are missing");
}

#[test]
fn position_texts() {
    replay("position", targets::position);
}

#[test]
fn move_texts() {
    replay("moves", targets::moves);
}

#[test]
fn option_texts() {
    replay("options", targets::options);
}

#[test]
fn whole_games() {
    replay("games", targets::games);
}

#[test]
fn game_records() {
    replay("records", targets::records);
}

#[cfg(feature = "files")]
#[test]
fn game_files() {
    replay("files", targets::files);
}

#[cfg(feature = "files")]
#[test]
fn sections_of_variants() {
    replay("variants", targets::variants);
}

#[test]
fn tables_of_endings() {
    replay("tables", targets::tables);
}
