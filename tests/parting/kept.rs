//! The stored partings of the page: `www/laboratory/partings.json`, a line for each pair of choices.

use std::fs;

use serde_json::Value;
use tabiya::parting::{Part, Side, part, speaks};
use tabiya::variant::Change;
use tabiya::{Game, Match, games};

pub const PATH: &str = "www/laboratory/partings.json";

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

    pub fn set_up(&self, choice: &str, position: Option<&str>) -> Option<Match> {
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

/// A line that parts two choices, from the array or from a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    pub position: Option<String>,
    /// No line of fewer moves parts them from there.
    pub proved: u32,
    pub line: Vec<String>,
    /// The move that one alone allows then.
    pub only: Option<(usize, String)>,
}

impl Way {
    /// What was found, in texts.
    pub fn of(position: Option<&str>, [a, b]: [&Match; 2], part: &Part, proved: u32) -> Way {
        let text = |game: &Match, action| game.rules().write_move(action);
        Way {
            position: position.map(str::to_owned),
            proved,
            line: part.line.iter().map(|&action| text(a, action)).collect(),
            only: part.only.map(|(side, action)| match side {
                Side::A => (0, text(a, action)),
                Side::B => (1, text(b, action)),
            }),
        }
    }

    /// Plays the line under both, to where they part and no sooner.
    fn holds(&self, pair: &Pair) {
        assert!(self.line.len() >= self.proved as usize, "{pair:?}");
        let [mut a, mut b] = pair.at(self.position.as_deref());
        for text in &self.line {
            assert_eq!(part(&a, &b), None, "{pair:?}: before {text}");
            a.play(text).unwrap_or_else(|error| panic!("{pair:?}: {error:?}"));
            b.play(text).unwrap_or_else(|error| panic!("{pair:?}: {error:?}"));
        }
        let part = part(&a, &b).unwrap_or_else(|| panic!("{pair:?} do not part"));
        let Some((side, text)) = &self.only else {
            assert!(part.only.is_none() && part.outcomes.is_some(), "{pair:?}");
            return;
        };
        let played = [&mut a, &mut b].map(|game| game.clone().play(text).is_ok());
        assert_eq!(played, [*side == 0, *side == 1], "{pair:?}: {text}");
    }

    fn read(value: &Value, position: Option<String>) -> Option<Way> {
        Some(Way {
            position,
            proved: value["proved"].as_u64().expect("a number") as u32,
            line: value["line"].as_str()?.split_whitespace().map(str::to_owned).collect(),
            only: ["a", "b"]
                .iter()
                .position(|&side| value["only"] == side)
                .map(|side| (side, word(&value["move"]))),
        })
    }

    fn json(&self) -> String {
        let mut text = format!(r#", "line": "{}""#, self.line.join(" "));
        if let Some((side, action)) = &self.only {
            text += &format!(r#", "only": "{}", "move": "{action}""#, ["a", "b"][*side]);
        }
        text
    }
}

/// What is known of a pair.
#[derive(Clone, Debug)]
pub struct Kept {
    pub pair: Pair,
    /// No line of fewer moves parts them.
    pub proved: u32,
    /// A line that does.
    pub way: Option<Way>,
    /// One from a position in which the choice bites, where the array is far from any.
    pub from: Option<Way>,
    /// Whether nothing that decides a game is different.
    pub same: bool,
}

impl Kept {
    /// What is known of a pair of which nothing is kept.
    pub fn new(pair: &Pair) -> Kept {
        let [a, b] = pair.matches();
        let same = alike(pair, [&a, &b]);
        Kept { pair: pair.clone(), proved: 0, way: None, from: None, same }
    }

    /// Whether the line is known to be as short as any.
    pub fn is_shortest(&self) -> bool {
        self.way.as_ref().is_some_and(|way| way.line.len() == self.proved as usize)
    }

    pub fn holds(&self) {
        let [a, b] = self.pair.matches();
        assert_eq!(self.same, alike(&self.pair, [&a, &b]), "{:?}", self.pair);
        let ways = self.way.iter().chain(&self.from);
        ways.for_each(|way| way.holds(&self.pair));
        assert!(!self.same || self.way.is_none() && self.from.is_none(), "{:?}", self.pair);
    }

    /// Its line in the file.
    fn json(&self) -> String {
        let Pair { game, option, choices: [one, other], beside } = &self.pair;
        let mut text = format!(r#"{{ "game": "{game}", "option": "{option}", "a": "{one}", "b": "{other}""#);
        if !beside.is_empty() {
            let beside: Vec<String> =
                beside.iter().map(|(name, choice)| format!(r#""{name}": "{choice}""#)).collect();
            text += &format!(r#", "beside": {{ {} }}"#, beside.join(", "));
        }
        text += &format!(r#", "proved": {}"#, self.proved);
        text += &self.way.as_ref().map_or_else(String::new, Way::json);
        if let Some(way) = &self.from {
            let position = way.position.as_deref().unwrap_or_default();
            text += &format!(
                r#", "from": {{ "position": "{position}", "proved": {}{} }}"#,
                way.proved,
                way.json()
            );
        }
        text + if self.same { r#", "same": true }"# } else { " }" }
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

fn word(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

pub fn read() -> Vec<Kept> {
    let text = fs::read_to_string(PATH).expect("the file of partings");
    let all: Vec<Value> = serde_json::from_str(&text).expect("a list");
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
        way: Way::read(value, None),
        from: value.get("from").and_then(|from| Way::read(from, Some(word(&from["position"])))),
        same: value["same"] == true,
    };
    all.iter().map(kept).collect()
}

pub fn save(all: &[Kept]) {
    let lines: Vec<String> = all.iter().map(Kept::json).collect();
    fs::write(PATH, format!("[\n  {}\n]\n", lines.join(",\n  "))).expect("the file of partings");
}
