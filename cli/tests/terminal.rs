//! What is told on a terminal, which script(1) stands for, and in no file.

use std::process::{Command, Output, Stdio};

/// What a terminal shows; nothing where there is no script(1).
fn on_a_terminal(args: &[&str]) -> Option<Output> {
    if Command::new("script").arg("--version").output().is_err() {
        println!("not tried: there is no script(1)");
        return None;
    }
    let line = [&[env!("CARGO_BIN_EXE_tabiya")], args].concat().join(" ");
    let output = Command::new("script").args(["-qec", &line, "/dev/null"]).stdin(Stdio::null()).output();
    Some(output.expect("script"))
}

/// Bytes that are no text are not written to a terminal.
#[test]
fn no_picture_to_a_terminal() {
    for kind in [&["png", "shatranj"][..], &["gif", "shatranj", "-l", "e2e3"], &["pdf", "shatranj"]] {
        let Some(output) = on_a_terminal(kind) else { return };
        let shown = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(3), "{kind:?}: {shown}");
        assert!(shown.starts_with("error[terminal]: ") && shown.contains("-O FILE"), "{kind:?}: {shown}");
    }
}

/// After a second a line says how far it is; it is cleared at the end, and no part of what is written.
#[test]
fn what_takes_long_says_how_far_it_is() {
    // In a debug build, seconds.
    let long = ["gif", "shatranj", "-l", "'e2e3 e7e6 b1c3'", "--width", "600", "-O", "/dev/null"];
    let Some(output) = on_a_terminal(&long) else { return };
    let shown = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && shown.contains(" frames, 1 s"), "{shown:?}");
    assert!(shown.ends_with("\r\x1b[K"), "{shown:?}");
    let quick = on_a_terminal(&["perft", "shatranj", "2"]).expect("script");
    assert_eq!(String::from_utf8_lossy(&quick.stdout), "256\r\n");
    let long: Vec<&str> = long.iter().map(|part| part.trim_matches('\'')).collect();
    let filed = Command::new(env!("CARGO_BIN_EXE_tabiya")).args(long).output().expect("the program");
    assert!(filed.status.success() && filed.stderr.is_empty());
}
