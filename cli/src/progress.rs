//! How far a command has come that takes longer than a second: a line on a terminal, which is written over and cleared
//! at the end. In a file there is nothing of it, but of work for hours a line now and then.

use std::io::{IsTerminal, Write, stderr};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::aside::aside;

/// From one line of a file to the next.
const BETWEEN: Duration = Duration::from_secs(5);
/// Until a line is on the terminal, and from then on until it is written over.
const SECOND: Duration = Duration::from_secs(1);

/// Tells it until it is dropped.
pub struct Progress {
    state: Arc<Mutex<String>>,
    /// To whom an end is told, where somebody tells.
    teller: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Progress {
    /// On a terminal only.
    pub fn new(state: &str) -> Progress {
        Progress::on(stderr().is_terminal(), None, state)
    }

    /// In a file too: of what may run for hours.
    pub fn logged(state: &str) -> Progress {
        Progress::on(stderr().is_terminal(), Some(BETWEEN), state)
    }

    fn on(terminal: bool, otherwise: Option<Duration>, state: &str) -> Progress {
        let state = Arc::new(Mutex::new(state.to_owned()));
        let between = if terminal { Some(SECOND) } else { otherwise };
        let teller = between.map(|between| {
            let (end, ended) = channel();
            let state = Arc::clone(&state);
            let began = Instant::now();
            let tell = move || {
                while ended.recv_timeout(between) == Err(RecvTimeoutError::Timeout) {
                    let state = locked(&state).clone();
                    if terminal {
                        let seconds = began.elapsed().as_secs();
                        let _ = write!(stderr(), "\r\x1b[K{state}, {seconds} s");
                        let _ = stderr().flush();
                    } else {
                        aside(&state);
                    }
                }
                if terminal && began.elapsed() >= SECOND {
                    let _ = write!(stderr(), "\r\x1b[K");
                }
            };
            (end, std::thread::spawn(tell))
        });
        Progress { state, teller }
    }

    /// How far it is now, such as `3 of 20 games`.
    pub fn at(&self, state: impl Into<String>) {
        *locked(&self.state) = state.into();
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((end, thread)) = self.teller.take() {
            drop(end);
            let _ = thread.join();
        }
    }
}

/// A text is whole whoever stopped while holding it.
fn locked(state: &Mutex<String>) -> MutexGuard<'_, String> {
    state.lock().unwrap_or_else(|poison| poison.into_inner())
}
