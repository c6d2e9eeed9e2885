//! What is kept of partings for the page: `www/laboratory/partings.json`, a line for each pair of choices.

use std::fmt::Write;
use std::fs;
use std::time::{Duration, Instant};

use serde_json::Value;
use tabiya::parting::{Limits, part, parting, speaks};
use tabiya::variant::Change;
use tabiya::{Game, Match, games};

use super::witness;

const PATH: &str = "www/laboratory/partings.json";

/// Two choices of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pair {
    pub game: String,
    pub option: String,
    pub choices: [String; 2],
    /// What has to be chosen besides, so that both can be in force and nothing is thrown.
    pub beside: Vec<(String, String)>,
}

impl Pair {
    /// None where something is thrown whatever else is chosen.
    pub fn of(game: &'static Game, option: &str, one: &str, other: &str) -> Option<Pair> {
        let pair = |beside: &[(&str, &str)]| Pair {
            game: game.id.to_string(),
            option: option.to_owned(),
            choices: [one, other].map(str::to_owned),
            beside: beside.iter().map(|&(name, choice)| (name.to_owned(), choice.to_owned())).collect(),
        };
        let others = || {
            let others = game.options.iter().filter(|other| other.id != option);
            others.flat_map(|other| other.choices.iter().map(|choice| (&*other.id, &*choice.id)))
        };
        let one_more = others().map(|extra| vec![extra]);
        let two = others()
            .filter(|&(name, _)| name == "dice")
            .flat_map(|dice| others().map(move |extra| vec![dice, extra]));
        core::iter::once(Vec::new()).chain(one_more).chain(two).map(|beside| pair(&beside)).find(Pair::can_be)
    }

    fn can_be(&self) -> bool {
        self.choices.iter().all(|choice| self.set_up(choice, None).is_some_and(|game| speaks(&game)))
    }

    fn set_up(&self, choice: &str, position: Option<&str>) -> Option<Match> {
        let mut options: Vec<(&str, &str)> =
            self.beside.iter().map(|(name, choice)| (&**name, &**choice)).collect();
        options.push((&self.option, choice));
        Match::new(&self.game, &options, position).ok()
    }

    /// Both, at a position or in the array.
    pub fn at(&self, position: Option<&str>) -> [Match; 2] {
        self.choices.each_ref().map(|choice| self.set_up(choice, position).expect("choices that go together"))
    }

    pub fn matches(&self) -> [Match; 2] {
        self.at(None)
    }
}

/// Every pair of choices of an option.
pub fn choices(game: &str, option: &str) -> Vec<Pair> {
    let game = games::ALL.iter().find(|other| other.id == game).expect("a game");
    super::pairs(game).into_iter().filter(|pair| pair.option == option).collect()
}

/// What is known of a pair.
#[derive(Debug)]
pub struct Kept {
    pub pair: Pair,
    /// No line of fewer moves parts them.
    pub proved: u32,
    /// A line that does, and the move that one alone allows then.
    pub line: Option<Vec<String>>,
    pub only: Option<(usize, String)>,
    /// Whether nothing that decides a game is different.
    pub same: bool,
}

impl Kept {
    /// Whether the line is known to be as short as any.
    pub fn is_shortest(&self) -> bool {
        self.line.as_ref().is_some_and(|line| line.len() == self.proved as usize)
    }

    /// Plays the line under both, to where they part and no sooner.
    pub fn holds(&self) {
        let [mut a, mut b] = self.pair.matches();
        assert_eq!(self.same, alike(&self.pair, [&a, &b]), "{:?}", self.pair);
        let Some(line) = &self.line else { return assert_eq!(self.only, None) };
        assert!(!self.same && line.len() >= self.proved as usize, "{:?}", self.pair);
        for text in line {
            assert_eq!(part(&a, &b), None, "{:?}: before {text}", self.pair);
            a.play(text).unwrap_or_else(|error| panic!("{:?}: {error:?}", self.pair));
            b.play(text).unwrap_or_else(|error| panic!("{:?}: {error:?}", self.pair));
        }
        let part = part(&a, &b).unwrap_or_else(|| panic!("{:?} do not part", self.pair));
        let Some((side, text)) = &self.only else {
            assert!(part.only.is_none() && part.outcomes.is_some(), "{:?}", self.pair);
            return;
        };
        let played = [&mut a, &mut b].map(|game| game.clone().play(text).is_ok());
        assert_eq!(played, [*side == 0, *side == 1], "{:?}: {text}", self.pair);
    }
}

/// Whether nothing that two choices change decides a game: names, figures, colours, marks on the board.
fn alike(pair: &Pair, [a, b]: [&Match; 2]) -> bool {
    let shape = |game: &Match| game.rules().board().shape;
    let options = &a.rules().game().options;
    let option = options.iter().find(|option| option.id == pair.option).expect("an option");
    let mut changes =
        pair.choices.iter().filter_map(|id| option.choice(id)).flat_map(|(_, choice)| choice.changes.iter());
    shape(a) == shape(b)
        && changes.all(|change| {
            matches!(change, Change::Names(_) | Change::Figure(..) | Change::Colours(_) | Change::Board(_))
        })
}

pub fn read() -> Vec<Kept> {
    let text = fs::read_to_string(PATH).expect("the file of partings");
    let all: Vec<Value> = serde_json::from_str(&text).expect("a list");
    let word = |value: &Value| value.as_str().expect("a text").to_owned();
    let kept = |value: &Value| Kept {
        pair: Pair {
            game: word(&value["game"]),
            option: word(&value["option"]),
            choices: [word(&value["a"]), word(&value["b"])],
            beside: value["beside"]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(name, choice)| (name.clone(), word(choice)))
                .collect(),
        },
        proved: value["proved"].as_u64().expect("a number") as u32,
        line: value["line"].as_str().map(|line| line.split_whitespace().map(str::to_owned).collect()),
        only: ["a", "b"]
            .iter()
            .position(|&side| value["only"] == side)
            .map(|side| (side, word(&value["move"]))),
        same: value["same"] == true,
    };
    all.iter().map(kept).collect()
}

/// Looks for what is not kept yet, so many seconds for each pair, and as long again for a line where the shortest is
/// too far; and writes all of it.
pub fn write(seconds: f64) {
    let before = fs::read_to_string(PATH).unwrap_or_default();
    let mut lines: Vec<String> = Vec::new();
    for pair in games::ALL.iter().flat_map(|game| super::pairs(game)) {
        let [a, b] = pair.matches();
        let mut line = format!(
            r#"{{ "game": "{}", "option": "{}", "a": "{}", "b": "{}""#,
            pair.game, pair.option, pair.choices[0], pair.choices[1]
        );
        if !pair.beside.is_empty() {
            let beside: Vec<String> =
                pair.beside.iter().map(|(name, choice)| format!(r#""{name}": "{choice}""#)).collect();
            let _ = write!(line, r#", "beside": {{ {} }}"#, beside.join(", "));
        }
        if alike(&pair, [&a, &b]) {
            lines.push(line + r#", "proved": 0, "same": true }"#);
            continue;
        }
        let told = before.lines().map(|line| line.trim().trim_end_matches(','));
        if let Some(told) = told.into_iter().find(|told| told.starts_with(&format!("{line},"))) {
            lines.push(told.to_owned());
            continue;
        }
        let time = Duration::from_secs_f64(seconds);
        let begin = Instant::now();
        let limits = Limits { plies: 12, ..Limits::default() };
        let found = parting(&a, &b, &limits, &mut |_| begin.elapsed() > time);
        let _ = write!(line, r#", "proved": {}"#, found.plies);
        let part = found.part.or_else(|| witness::find(&a, &b, time));
        if let Some(part) = &part {
            let texts: Vec<String> = part.line.iter().map(|&action| a.rules().write_move(action)).collect();
            let _ = write!(line, r#", "line": "{}""#, texts.join(" "));
            if let Some((side, action)) = part.only {
                let (side, rules) = match side {
                    tabiya::parting::Side::A => ("a", a.rules()),
                    tabiya::parting::Side::B => ("b", b.rules()),
                };
                let _ = write!(line, r#", "only": "{side}", "move": "{}""#, rules.write_move(action));
            }
        }
        let length = part.map(|part| part.line.len());
        eprintln!(
            "{} {} {}/{}: {length:?} of {}",
            pair.game, pair.option, pair.choices[0], pair.choices[1], found.plies
        );
        lines.push(line + " }");
        save(&lines);
    }
    save(&lines);
}

fn save(lines: &[String]) {
    fs::write(PATH, format!("[\n  {}\n]\n", lines.join(",\n  "))).expect("the file of partings");
}
