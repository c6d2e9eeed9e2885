//! Helpers for running other programs and for paths.
//!
//! xshell would do for [`run`] and [`output`], 12 lines of these: it hands on no line before a program's end, finds
//! none on PATH, and shows commands with the paths of the machine.

use std::{
    env,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::OnceLock,
};

/// Errors are sentences: they are only ever shown to a person.
pub type Result<T = ()> = std::result::Result<T, String>;

/// The root of the repository: of the one that cargo runs in, not of the one that this was built in,
/// which is another where two share what they build.
pub fn root() -> &'static Path {
    static ROOT: OnceLock<PathBuf> = OnceLock::new();
    ROOT.get_or_init(|| {
        let xtask = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        Path::new(&xtask).parent().expect("xtask is a folder of the repository").to_owned()
    })
}

/// Where cargo puts what it builds.
pub fn target_dir() -> PathBuf {
    // Cargo takes a relative CARGO_TARGET_DIR from where it was called.
    match env::var_os("CARGO_TARGET_DIR") {
        Some(dir) => env::current_dir().unwrap_or_default().join(dir),
        None => root().join("target"),
    }
}

/// The cargo that runs this program, called in the root of the repository.
pub fn cargo() -> Command {
    let mut command = program(env::var("CARGO").as_deref().unwrap_or("cargo"));
    command.env("CARGO_TARGET_DIR", target_dir());
    command
}

/// A program, called in the root of the repository.
pub fn program(name: &str) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// Runs a command to its end, its output going where ours goes.
pub fn run(command: &mut Command) -> Result {
    let status = command.status().map_err(|e| not_started(command, &e))?;
    if status.success() { Ok(()) } else { Err(format!("`{}` failed ({status}).", shown(command))) }
}

/// Runs a command and returns what it printed.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|e| not_started(command, &e))?;
    if !output.status.success() {
        return Err(format!("`{}` failed ({}).", shown(command), output.status));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs a command as `run` does, and shows every line of its output to `look`.
pub fn watch(command: &mut Command, mut look: impl FnMut(&str)) -> Result {
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(|e| not_started(command, &e))?;
    let stdout = child.stdout.take().expect("stdout is piped");
    for line in BufReader::new(stdout).split(b'\n') {
        let line = line.map_err(|e| format!("`{}` broke off: {e}.", shown(command)))?;
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        look(&line);
    }
    let status = child.wait().map_err(|e| not_started(command, &e))?;
    if status.success() { Ok(()) } else { Err(format!("`{}` failed ({status}).", shown(command))) }
}

/// The first of these programs that is on PATH.
pub fn find_program(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    names.iter().find_map(|name| {
        env::split_paths(&path)
            .flat_map(|dir| [dir.join(name), dir.join(format!("{name}.exe"))])
            .find(|file| file.is_file())
    })
}

fn not_started(command: &Command, error: &std::io::Error) -> String {
    format!("`{}` could not be started: {error}.", shown(command))
}

/// The command as one would type it, machine paths left out.
fn shown(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_stem().unwrap_or(command.get_program());
    let mut words = vec![name.to_string_lossy().into_owned()];
    words.extend(command.get_args().map(|arg| arg.to_string_lossy().into_owned()));
    words.join(" ")
}
