//! Stages of the tests beside each other: those of cargo in one lane, those of the page in the other.

use std::{
    env,
    fs::{self, File},
    io::Write as _,
    process::Command,
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

use crate::shell::{Result, find_program, root, target_dir};

/// What came of a stage.
pub struct Done {
    pub name: &'static str,
    pub time: Duration,
    pub passed: bool,
    /// What it printed.
    pub output: String,
}

/// Runs the stages of each lane in their order, the lanes beside each other. A stage is a process of its own, called
/// with these options; what it prints is shown in one piece when it is over. The first lane gives way to the second,
/// which waits for what a browser does.
pub fn run(lanes: [Vec<&'static str>; 2], options: &[String]) -> Result<Vec<Done>> {
    let logs = target_dir().join("xtask/stages");
    fs::create_dir_all(&logs).map_err(|e| format!("{} could not be made: {e}.", logs.display()))?;
    let program = env::current_exe().map_err(|e| format!("This program has no path: {e}."))?;
    let done = Mutex::new(Vec::new());
    let stage = |name: &'static str, gives_way: bool| -> Result<Done> {
        println!("== {name}: started");
        let start = Instant::now();
        let log = logs.join(format!("{name}.log"));
        let broken = |e: std::io::Error| format!("The stage {name} could not be run: {e}.");
        let file = File::create(&log).map_err(broken)?;
        let mut command = match find_program(&["nice"]).filter(|_| gives_way) {
            Some(nice) => {
                let mut command = Command::new(nice);
                command.args(["-n", "10"]).arg(&program);
                command
            }
            None => Command::new(&program),
        };
        command.current_dir(root()).args(["test", "--only", name]).args(options);
        command.stdout(file.try_clone().map_err(broken)?).stderr(file);
        let passed = command.status().map_err(broken)?.success();
        let output = String::from_utf8_lossy(&fs::read(&log).map_err(broken)?).into_owned();
        Ok(Done { name, time: start.elapsed(), passed, output })
    };
    let lane = |names: Vec<&'static str>, gives_way: bool| -> Result {
        for name in names {
            let ended = stage(name, gives_way)?;
            let mut done = done.lock().expect("no lane panics");
            // In one go, so that nothing of the other lane comes between.
            std::io::stdout().write_all(ended.output.as_bytes()).map_err(|e| format!("{e}."))?;
            done.push(ended);
        }
        Ok(())
    };
    let [first, second] = lanes;
    thread::scope(|scope| {
        let beside = scope.spawn(|| lane(second, false));
        lane(first, true).and(beside.join().expect("a lane does not panic"))
    })?;
    Ok(done.into_inner().expect("no lane panicked"))
}
