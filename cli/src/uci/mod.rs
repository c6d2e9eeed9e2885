//! The protocols by which programs drive an engine: UCI, and for Shogi USI.
//!
//! One thread reads, the other looks for moves, so that `stop` and `isready` are heard meanwhile. What was learned for
//! one move is kept for the next one of the same game.

mod clock;

use std::collections::{BTreeMap, VecDeque};
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use tabiya::search::{Found, LEVELS, Limits, Score, Searcher};
use tabiya::variant::Contest;
use tabiya::{Game, Match, MatchText, Notation, Rules, games, words};

use clock::{Clock, Steadiness};

/// The most memory for the table of positions, in megabytes.
const MOST_HASH: usize = 4096;

/// The most lines that are told.
pub const MOST_LINES: usize = 64;

/// The largest seed that is announced. Larger ones are taken too, but programs may keep numbers in 32 bits.
const MOST_SEED: i32 = i32::MAX;

/// Whether a program can play a game by these protocols: nothing is thrown.
pub fn speaks(game: &Game) -> bool {
    game.terms.dice.is_none() && !matches!(game.terms.contest, Contest::Race(_))
}

/// What is played, and how.
struct Engine {
    game: &'static Game,
    /// The choices of each game that were set, by its id: they stay while another game is played.
    options: BTreeMap<&'static str, Vec<(String, String)>>,
    limits: Limits,
    /// Why not, where the last position could not be taken.
    play: Result<Option<Match>, String>,
    searcher: Searcher,
    /// Moves are Shogi's, as USI writes them.
    usi: bool,
}

/// What is said to it, line by line.
struct Input {
    lines: Receiver<String>,
    /// What came during a search and could not be answered then.
    waiting: VecDeque<String>,
}

impl Input {
    /// Nothing that waits is begun any more.
    fn quit(&mut self) {
        self.waiting.clear();
        self.waiting.push_back("quit".to_owned());
    }

    /// The next line to be answered; nothing at the end of the input.
    fn next(&mut self) -> Option<String> {
        self.waiting.pop_front().or_else(|| self.lines.recv().ok())
    }
}

/// What `go` asks for.
struct Go {
    limits: Limits,
    time: Option<Duration>,
    clock: Option<Clock>,
    infinite: bool,
    /// Whether a time, a depth or a number of positions ends it.
    bounded: bool,
}

/// What happens after a line.
#[derive(PartialEq, Eq)]
enum Next {
    Line,
    Quit,
}

/// Answers what is asked on the input until it ends or says `quit`.
///
/// # Errors
/// Where the output cannot be written.
pub fn serve(
    input: impl BufRead + Send + 'static,
    out: &mut dyn Write,
    game: &'static Game,
    options: &[(String, String)],
) -> io::Result<()> {
    let (sender, lines) = channel();
    // It is not waited for: it may hang on input that does not end.
    thread::spawn(move || {
        // A line that is not UTF-8 is one that is not known, and no end.
        for line in input.split(b'\n') {
            let Ok(line) = line else { break };
            if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                break;
            }
        }
    });
    let mut engine = Engine {
        game,
        options: BTreeMap::from([(&*game.id, options.to_vec())]),
        limits: Limits::default(),
        play: Ok(None),
        searcher: Searcher::new(),
        usi: false,
    };
    let mut input = Input { lines, waiting: VecDeque::new() };
    while let Some(line) = input.next() {
        if engine.hear(&line, &mut input, out)? == Next::Quit {
            break;
        }
        out.flush()?;
    }
    Ok(())
}

impl Engine {
    fn hear(&mut self, line: &str, input: &mut Input, out: &mut dyn Write) -> io::Result<Next> {
        let (word, rest) = split(line);
        match word {
            "uci" | "usi" => self.introduce(word == "usi", out)?,
            "isready" => writeln!(out, "readyok")?,
            "setoption" => {
                if let Err(error) = self.set(rest) {
                    writeln!(out, "info string {error}")?;
                }
            }
            "ucinewgame" | "usinewgame" => self.searcher.forget(),
            "position" => {
                self.play = self.position(rest).map(Some);
                if let Err(error) = &self.play {
                    writeln!(out, "info string {error}")?;
                }
            }
            "go" => self.go(rest, input, out)?,
            "quit" => return Ok(Next::Quit),
            // `stop` after the end of a search, `gameover`, and what is not known.
            _ => {}
        }
        Ok(Next::Line)
    }

    fn introduce(&mut self, usi: bool, out: &mut dyn Write) -> io::Result<()> {
        self.usi = usi;
        if usi && self.game.id != "shogi" {
            self.choose("shogi");
        }
        writeln!(out, "id name Tabiya {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(out, "id author the authors of Tabiya")?;
        let (hash, usual) = (if usi { "USI_Hash" } else { "Hash" }, self.limits.megabytes);
        writeln!(out, "option name {hash} type spin default {usual} min 0 max {MOST_HASH}")?;
        writeln!(out, "option name MultiPV type spin default 1 min 1 max {MOST_LINES}")?;
        writeln!(out, "option name Level type spin default {LEVELS} min 1 max {LEVELS}")?;
        writeln!(out, "option name Seed type spin default {} min 0 max {MOST_SEED}", self.limits.seed)?;
        if !usi {
            let ids: Vec<String> = playable().map(|game| format!("var {}", game.id)).collect();
            let id = &self.game.id;
            writeln!(out, "option name UCI_Variant type combo default {id} {}", ids.join(" "))?;
        }
        for game in playable().filter(|game| !usi || game.id == self.game.id) {
            let own = rules(game, self.chosen(game)).ok();
            for option in game.options.iter() {
                let ids: Vec<String> =
                    option.choices.iter().map(|choice| format!("var {}", choice.id)).collect();
                let now = own.as_ref().and_then(|own| own.choice(&option.id));
                let (now, of) = (now.unwrap_or(&option.choices[0].id), &game.id);
                let name = format!("{of}.{}", option.id);
                writeln!(out, "option name {name} type combo default {now} {}", ids.join(" "))?;
            }
        }
        writeln!(out, "{}", if usi { "usiok" } else { "uciok" })
    }

    /// What was chosen of a game.
    fn chosen(&self, game: &Game) -> &[(String, String)] {
        self.options.get(&*game.id).map_or(&[], Vec::as_slice)
    }

    /// Another game, under what was chosen of it.
    fn choose(&mut self, id: &str) -> bool {
        let Some(game) = words::game_called(id).filter(|game| speaks(game)) else { return false };
        (self.game, self.play) = (game, Ok(None));
        self.searcher.forget();
        true
    }

    fn set(&mut self, rest: &str) -> Result<(), String> {
        let rest = rest.strip_prefix("name ").unwrap_or(rest).trim();
        let (name, value) = rest.split_once(" value ").unwrap_or((rest, ""));
        let (name, value) = (name.trim(), value.trim());
        let number = |least: usize, most: usize| {
            let number = value.parse().ok().filter(|number| (least..=most).contains(number));
            number.ok_or_else(|| format!("error[bad-value]: {name} takes a number from {least} to {most}."))
        };
        // Names are the same in capitals and not.
        match &*name.to_ascii_lowercase() {
            "hash" | "usi_hash" => self.limits.megabytes = number(0, MOST_HASH)?,
            "multipv" => self.limits.lines = number(1, MOST_LINES)?,
            "level" => self.limits.level = number(1, usize::from(LEVELS))? as u8,
            "seed" => self.limits.seed = number(0, usize::MAX)? as u64,
            "uci_variant" | "usi_variant" => {
                if !self.choose(value) {
                    return Err(format!("error[unknown-game]: No game “{value}” can be played here."));
                }
            }
            // What others have and this one does without.
            "ponder" | "usi_ponder" | "threads" | "uci_analysemode" | "uci_chess960" => {}
            _ => {
                // Of whichever game it names, whether that is played or not.
                let named = name.split_once('.').and_then(|(id, option)| {
                    Some((playable().find(|game| game.id.eq_ignore_ascii_case(id))?, option))
                });
                let (game, option) = named.unwrap_or((self.game, name));
                let known = game.options.iter().find(|own| own.id.eq_ignore_ascii_case(option));
                let option = known.map_or(option, |own| &own.id);
                let choice = known
                    .and_then(|own| own.choices.iter().find(|choice| choice.id.eq_ignore_ascii_case(value)));
                let value = choice.map_or(value, |choice| &choice.id);
                let mut options = self.chosen(game).to_vec();
                options.retain(|(other, _)| *other != option);
                options.push((option.to_owned(), value.to_owned()));
                rules(game, &options)?;
                self.options.insert(&game.id, options);
                if game.id == self.game.id {
                    self.play = Ok(None);
                    self.searcher.forget();
                }
            }
        }
        Ok(())
    }

    /// `startpos`, or `fen` or `sfen` and the text of a position; then `moves` and the moves.
    fn position(&self, rest: &str) -> Result<Match, String> {
        let (start, moves) = match rest.split_once("moves") {
            Some((start, moves)) => (start.trim(), moves),
            None => (rest.trim(), ""),
        };
        let text = match split(start) {
            ("startpos", _) => None,
            ("fen", text) => Some(text),
            ("sfen", _) => Some(start),
            _ => return Err("error[bad-position]: startpos, fen or sfen is needed.".to_owned()),
        };
        let rules = rules(self.game, self.chosen(self.game))?;
        let english = words::default_language();
        let mut play = Match::with_rules(rules, text)
            .map_err(|error| format!("error[{}]: {}", error.code(), english.match_error(&error)))?;
        for text in moves.split_whitespace() {
            let notation = self.usi.then_some(Notation::Usi);
            let found = play.find_move(text, notation);
            if let Err(error) = found.and_then(|action| play.play_move(action)) {
                return Err(format!("error[{}]: {text}: {}", error.code(), play.words_for(&error)));
            }
        }
        Ok(play)
    }

    /// Looks for a move and says it. What comes meanwhile and cannot be answered at once waits.
    fn go(&mut self, rest: &str, input: &mut Input, out: &mut dyn Write) -> io::Result<()> {
        let begun = Instant::now();
        if self.usi && split(rest).0 == "mate" {
            return writeln!(out, "checkmate notimplemented");
        }
        let play = self.play.clone().and_then(|play| play.map_or_else(|| self.position("startpos"), Ok));
        let play = match play {
            Ok(play) => play,
            Err(error) => return writeln!(out, "info string {error}\nbestmove (none)"),
        };
        let (asked, wrong) = self.read_go(rest, &play);
        if let Some(wrong) = wrong {
            writeln!(out, "info string error[bad-go]: {wrong}")?;
            // What was asked for may have been its end.
            if !asked.bounded && !asked.infinite {
                return writeln!(out, "bestmove (none)");
            }
        }
        let allowance = asked.clock.map(Clock::allowance);
        let most = asked.time.or(allowance.map(|allowance| allowance.most));
        let usi = self.usi;
        let (mut told, mut best, mut last, mut steady) = (0, None, 0, Steadiness::default());
        let mut written = Ok(());
        let (mut stopped, mut quit) = (false, false);
        let mut stop = |found: &Found| {
            if found.depth > told {
                let points = match found.score {
                    Score::Points(points) => points,
                    _ => last,
                };
                steady.add(best == found.best, if told > 0 { last - points } else { 0 });
                (told, best, last) = (found.depth, found.best, points);
                written = tell(&play, usi, found, begun.elapsed(), out).and_then(|()| out.flush());
                if written.is_err()
                    || allowance.is_some_and(|allowance| !allowance.goes_on(begun.elapsed(), steady))
                {
                    return true;
                }
            }
            loop {
                match input.lines.try_recv() {
                    Ok(line) if split(&line).0 == "stop" => stopped = true,
                    Ok(line) if split(&line).0 == "quit" => {
                        input.quit();
                        quit = true;
                        break;
                    }
                    Ok(line) if line.trim() == "isready" => {
                        let _ = writeln!(out, "readyok").and_then(|()| out.flush());
                    }
                    Ok(line) => input.waiting.push_back(line),
                    Err(TryRecvError::Empty) => break,
                    // Nobody will say `stop` any more.
                    Err(TryRecvError::Disconnected) => {
                        stopped |= !asked.bounded;
                        break;
                    }
                }
            }
            // Whoever still listens is told a move.
            let over = stopped || most.is_some_and(|most| begun.elapsed() >= most);
            quit || (over && found.best.is_some())
        };
        let found = self.searcher.search(&play, &asked.limits, &mut stop);
        written?;
        // The move may be another than was told last.
        if found.depth > told || found.best != best {
            tell(&play, usi, &found, begun.elapsed(), out)?;
        }
        // An answer to `go infinite` has to be asked for.
        while asked.infinite && !stopped && !quit {
            match input.lines.recv() {
                Ok(line) if line.trim() == "isready" => {
                    writeln!(out, "readyok").and_then(|()| out.flush())?
                }
                Ok(line) if split(&line).0 == "stop" => stopped = true,
                Ok(line) if split(&line).0 == "quit" => {
                    input.quit();
                    quit = true;
                }
                Ok(line) => input.waiting.push_back(line),
                Err(_) => break,
            }
        }
        let text = match found.best {
            Some(action) => written_move(&play, usi, action),
            None if usi => "resign".to_owned(),
            None => "(none)".to_owned(),
        };
        writeln!(out, "bestmove {text}")
    }

    /// What is asked for, and what is wrong first.
    fn read_go(&self, rest: &str, play: &Match) -> (Go, Option<String>) {
        let limits = self.limits.clone();
        let mut asked = Go { limits, time: None, clock: None, infinite: false, bounded: false };
        let mut wrong = None;
        let mut clock = Clock::default();
        let mut limited = false;
        // UCI calls the first side white, USI black.
        let white = (play.position().turn() == tabiya::Seat::FIRST) != self.usi;
        let mut fields = rest.split_whitespace();
        while let Some(field) = fields.next() {
            if field == "infinite" {
                asked.infinite = true;
                continue;
            }
            let known =
                ["wtime", "btime", "winc", "binc", "movestogo", "byoyomi", "movetime", "depth", "nodes"];
            if !known.contains(&field) {
                wrong = wrong.or_else(|| Some(format!("“{field}” is nothing that go takes.")));
                continue;
            }
            let text = fields.next().unwrap_or_default();
            // A clock may have run below nothing.
            let least = if ["depth", "nodes", "movetime"].contains(&field) { 0 } else { i64::MIN };
            let Some(number) = text.parse::<i64>().ok().filter(|&number| number >= least) else {
                wrong = wrong.or_else(|| Some(format!("{field} takes a number, and “{text}” is none.")));
                continue;
            };
            let number = number.max(0) as u64;
            let time = Duration::from_millis(number);
            match (field, white) {
                ("wtime" | "btime", _) if (field == "wtime") != white => {}
                ("winc" | "binc", _) if (field == "winc") != white => {}
                ("wtime" | "btime", _) => (clock.left, limited) = (time, true),
                ("winc" | "binc", _) => clock.increment = time,
                ("movestogo", _) => clock.moves = number as u32,
                ("byoyomi", _) => (clock.extra, limited) = (time, true),
                ("movetime", _) => asked.time = Some(time),
                ("depth", _) => {
                    (asked.limits.depth, asked.bounded) =
                        (u32::try_from(number).unwrap_or(u32::MAX).max(1), true);
                }
                _ => (asked.limits.nodes, asked.bounded) = (number.max(1), true),
            }
        }
        asked.clock = limited.then_some(clock);
        asked.bounded |= asked.clock.is_some() || asked.time.is_some();
        (asked, wrong)
    }
}

fn playable() -> impl Iterator<Item = &'static Game> {
    games::EVERY.iter().copied().filter(|game| speaks(game))
}

fn rules(game: &'static Game, options: &[(String, String)]) -> Result<Rules, String> {
    let pairs: Vec<(&str, &str)> = options.iter().map(|(option, choice)| (&**option, &**choice)).collect();
    let english = words::default_language();
    Rules::new(game, &pairs)
        .map_err(|error| format!("error[{}]: {}", error.code(), english.setup_error(&error)))
}

/// The first word, and what follows it.
fn split(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim_start()))
}

fn written_move(play: &Match, usi: bool, action: tabiya::Move) -> String {
    if usi { play.move_text(action, Notation::Usi) } else { play.rules().write_move(action) }
}

/// What has been found, a line for each of the moves that are told.
fn tell(play: &Match, usi: bool, found: &Found, time: Duration, out: &mut dyn Write) -> io::Result<()> {
    let (depth, nodes, millis) = (found.depth, found.nodes, time.as_millis());
    let speed = (found.nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
    let ordered = found.clone().in_order();
    for (place, line) in ordered.lines.iter().enumerate() {
        // A game ends after plies; these protocols count a mate in moves of the side that gives it, USI in plies.
        let moves = |plies: u32| if usi { plies } else { plies.div_ceil(2) };
        let score = match line.score {
            Score::Points(points) => format!("cp {points}"),
            Score::Win(plies) => format!("mate {}", moves(plies)),
            Score::Loss(plies) => format!("mate -{}", moves(plies)),
            Score::Expected(each) => format!("cp {}", each[play.position().turn().index()].round()),
        };
        let mut text = String::new();
        let mut ahead = play.clone();
        for &action in &line.line {
            text.push(' ');
            text.push_str(&written_move(&ahead, usi, action));
            if !usi {
                continue;
            }
            if ahead.play_move(action).is_err() {
                break;
            }
        }
        let place = place + 1;
        let about = format!("depth {depth} multipv {place} score {score} nodes {nodes} nps {speed}");
        writeln!(out, "info {about} time {millis} pv{text}")?;
    }
    Ok(())
}
