//! The plan of a batch: a TOML file that lists options and how their choices are compared.

use tabiya::evidence::{MOST_PLIES, Policy, Random};
use tabiya::matches::shortened;
use tabiya::variant::{OptionSpec, SetupError};
use tabiya::words::default_language;
use tabiya::{Game, Match, Rules, games};
use toml::de::{DeTable, DeValue};

use crate::fault::{Fault, hint};

/// Games of one option: each choice is played with the same seeds and the same openings.
#[derive(Debug)]
pub struct Cell {
    pub game: String,
    pub option: String,
    pub choices: Vec<String>,
    /// Other choices in force.
    pub with: Vec<(String, String)>,
    pub policies: [Policy; 2],
    /// Games of each choice.
    pub games: u64,
    /// Random plies that the games of all choices begin with.
    pub opening: u32,
    pub plies: u32,
    pub seed: u64,
}

impl Cell {
    /// How many games there are of all choices.
    pub fn tasks(&self) -> u64 {
        self.games * self.choices.len() as u64
    }

    /// Who plays.
    pub fn played(&self) -> String {
        let [first, second] = self.policies;
        if first == second { first.to_string() } else { format!("{first} {second}") }
    }

    /// The start under one of the choices.
    pub fn start(&self, choice: &str) -> Match {
        let mut options: Vec<(&str, &str)> =
            self.with.iter().map(|(option, choice)| (&**option, &**choice)).collect();
        options.push((&self.option, choice));
        Match::new(&self.game, &options, None).unwrap_or_else(|_| unreachable!("the plan has been read"))
    }
}

/// All of it, in order.
pub struct Plan {
    pub cells: Vec<Cell>,
    /// What tells its games from those of another plan.
    pub digest: String,
}

/// No plan is larger.
const MOST_GAMES: i64 = 10_000_000;

impl Plan {
    pub fn tasks(&self) -> u64 {
        self.cells.iter().map(Cell::tasks).sum()
    }

    /// Reads a plan.
    pub fn read(text: &str) -> Result<Plan, Fault> {
        let table = DeTable::parse(text).map_err(|error| {
            let line = error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
            Fault::refused("bad-plan", format!("Line {line} is not TOML: {}.", error.message()))
        })?;
        let top = Table { path: String::new(), table: table.get_ref() };
        top.knows(&["seed", "games", "opening", "plies", "play", "compare"])?;
        let usual = Usual::read(&top, &Usual::default())?;
        let seed = top.number("seed", 0, i64::MAX)?.unwrap_or(0) as u64;
        let mut cells = Vec::new();
        for compare in top.tables("compare")? {
            compare.knows(&["game", "option", "choices", "with", "games", "opening", "plies", "play"])?;
            add(&compare, &Usual::read(&compare, &usual)?, seed, &mut cells)?;
        }
        if cells.is_empty() {
            return Err(top.wrong("compare", "a list of tables with options that have choices to compare"));
        }
        let digest = format!("{:016x}", hash(&format!("{cells:?}")));
        Ok(Plan { cells, digest })
    }
}

/// What holds where a comparison says nothing else.
struct Usual {
    games: u64,
    opening: u32,
    plies: u32,
    policies: [Policy; 2],
}

impl Default for Usual {
    fn default() -> Usual {
        Usual { games: 20, opening: 4, plies: 400, policies: [Policy::Random; 2] }
    }
}

impl Usual {
    fn read(table: &Table<'_>, usual: &Usual) -> Result<Usual, Fault> {
        let policies = match table.texts("play")?.as_deref() {
            None => usual.policies,
            Some([both]) => [both; 2]
                .map(|text| Policy::read(text))
                .into_iter()
                .collect::<Option<Vec<_>>>()
                .and_then(|both| both.try_into().ok())
                .ok_or_else(|| table.wrong("play", POLICIES))?,
            Some([first, second]) => Policy::read(first)
                .zip(Policy::read(second))
                .map(|(first, second)| [first, second])
                .ok_or_else(|| table.wrong("play", POLICIES))?,
            Some(_) => return Err(table.wrong("play", POLICIES)),
        };
        Ok(Usual {
            games: table.number("games", 1, MOST_GAMES)?.map_or(usual.games, |number| number as u64),
            opening: table.number("opening", 0, 100)?.map_or(usual.opening, |number| number as u32),
            plies: table.number("plies", 1, MOST_PLIES.into())?.map_or(usual.plies, |number| number as u32),
            policies,
        })
    }
}

const POLICIES: &str = "“random”, “level-1” to “level-9”, “nodes-” with a number, or a list of two of them";

/// Adds what a comparison asks for; without a game or an option, all of them.
fn add(compare: &Table<'_>, usual: &Usual, seed: u64, cells: &mut Vec<Cell>) -> Result<(), Fault> {
    let game = compare.text("game")?;
    let option = compare.text("option")?;
    let choices = compare.texts("choices")?;
    let with = compare.pairs("with")?;
    let ids = || games::EVERY.iter().map(|game| &*game.id).collect::<Vec<_>>();
    let named: Vec<&'static Game> = match &game {
        None => games::ALL.to_vec(),
        Some(id) => vec![games::find(id).ok_or_else(|| compare.unknown("game", id, &ids()))?],
    };
    if game.is_none() && (option.is_some() || !with.is_empty()) {
        return Err(compare.wrong("game", "there, where an option is named"));
    }
    if option.is_none() && choices.is_some() {
        return Err(compare.wrong("option", "there, where choices are named"));
    }
    let before = cells.len();
    for game in named {
        let options: Vec<&OptionSpec> = match &option {
            None => game.options.iter().collect(),
            Some(id) => {
                let found = game.options.iter().find(|option| option.id == *id);
                let ids = || game.options.iter().map(|option| &*option.id).collect::<Vec<_>>();
                vec![found.ok_or_else(|| compare.unknown("option", id, &ids()))?]
            }
        };
        for option in options {
            let mut own: Vec<String> = match &choices {
                None => option.choices.iter().map(|choice| choice.id.to_string()).collect(),
                Some(named) => {
                    let lacks = named.iter().find(|id| option.choice(id).is_none());
                    let ids = || option.choices.iter().map(|choice| &*choice.id).collect::<Vec<_>>();
                    lacks.map_or(Ok(()), |id| Err(compare.unknown("choices", id, &ids())))?;
                    named.clone()
                }
            };
            // What means nothing beside the other choices in force is left out, unless it is named.
            let refused = own.iter().find_map(|choice| rules(game, option, choice, &with).err());
            if let Some(error) = refused.filter(|_| choices.is_some() || !with.is_empty()) {
                let why = default_language().setup_error(&error);
                return Err(Fault::refused(error.code(), format!("“{}”: {why}", compare.name("choices"))));
            }
            let with = companions(game, option, &own, &with);
            own.retain(|choice| rules(game, option, choice, &with).is_ok());
            if own.len() > 1 {
                let (game, option) = (game.id.to_string(), option.id.to_string());
                let mut random = Random::of(seed, hash(&format!("{game}:{option}")));
                let seed = random.next();
                let Usual { games, opening, plies, policies } = *usual;
                let choices = own;
                cells.push(Cell { game, option, choices, with, policies, games, opening, plies, seed });
            }
        }
    }
    if cells.len() == before {
        return Err(compare.wrong("choices", "two or more that can be compared"));
    }
    Ok(())
}

/// The rules with this choice beside others.
fn rules(
    game: &'static Game,
    option: &OptionSpec,
    choice: &str,
    with: &[(String, String)],
) -> Result<Rules, SetupError> {
    let pairs = with.iter().map(|(option, choice)| (&**option, &**choice));
    let pairs: Vec<(&str, &str)> = pairs.chain([(&*option.id, choice)]).collect();
    Rules::new(game, &pairs)
}

/// The choices beside which these are compared: those named. Where they leave an option without a second choice, the
/// first other choice of another option that brings one.
fn companions(
    game: &'static Game,
    option: &OptionSpec,
    choices: &[String],
    with: &[(String, String)],
) -> Vec<(String, String)> {
    let some = |with: &[(String, String)]| {
        choices.iter().filter(|choice| rules(game, option, choice, with).is_ok()).count() > 1
    };
    let others = game.options.iter().filter(|other| other.id != option.id);
    let mut pairs = others.flat_map(|other| {
        other.choices.iter().map(|choice| vec![(other.id.to_string(), choice.id.to_string())])
    });
    let found = if some(with) || !with.is_empty() { None } else { pairs.find(|with| some(with)) };
    found.unwrap_or_else(|| with.to_vec())
}

/// FNV-1a.
fn hash(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// A table of the file, and where it stands in it.
struct Table<'a> {
    path: String,
    table: &'a DeTable<'a>,
}

impl<'a> Table<'a> {
    fn name(&self, field: &str) -> String {
        if self.path.is_empty() { field.to_owned() } else { format!("{}.{field}", self.path) }
    }

    fn wrong(&self, field: &str, wanted: &str) -> Fault {
        Fault::refused("bad-plan", format!("“{}” should be {wanted}.", self.name(field)))
    }

    fn unknown(&self, field: &str, id: &str, known: &[&str]) -> Fault {
        let (what, hint) = (field.trim_end_matches('s'), hint(id, known));
        let (place, id) = (self.name(field), shortened(id));
        Fault::refused(&format!("unknown-{what}"), format!("“{place}”: there is no {what} “{id}”.{hint}"))
    }

    fn knows(&self, fields: &[&str]) -> Result<(), Fault> {
        let foreign = self.table.keys().map(|key| key.get_ref()).find(|key| !fields.contains(&&***key));
        foreign.map_or(Ok(()), |name| {
            let text = format!("A plan has no field “{}”.{}", self.name(name), hint(name, fields));
            Err(Fault::refused("unknown-field", text))
        })
    }

    fn get(&self, field: &str) -> Option<&'a DeValue<'a>> {
        self.table.get(field).map(|value| value.get_ref())
    }

    fn number(&self, field: &str, least: i64, most: i64) -> Result<Option<i64>, Fault> {
        let Some(value) = self.get(field) else { return Ok(None) };
        let number = match value {
            DeValue::Integer(digits) => i64::from_str_radix(digits.as_str(), digits.radix()).ok(),
            _ => None,
        };
        let found = number.filter(|number| (least..=most).contains(number));
        let wanted = || format!("a whole number from {least} to {most}");
        found.map(Some).ok_or_else(|| self.wrong(field, &wanted()))
    }

    fn text(&self, field: &str) -> Result<Option<String>, Fault> {
        match self.get(field) {
            None => Ok(None),
            Some(DeValue::String(text)) => Ok(Some(text.to_string())),
            Some(_) => Err(self.wrong(field, "a text")),
        }
    }

    /// A list of texts; one alone is a list too.
    fn texts(&self, field: &str) -> Result<Option<Vec<String>>, Fault> {
        let Some(DeValue::Array(items)) = self.get(field) else {
            return Ok(self.text(field)?.map(|text| vec![text]));
        };
        let text = |item: &toml::Spanned<DeValue<'_>>| match item.get_ref() {
            DeValue::String(text) => Some(text.to_string()),
            _ => None,
        };
        let texts: Option<Vec<String>> = items.iter().map(text).collect();
        texts.map(Some).ok_or_else(|| self.wrong(field, "a list of texts"))
    }

    fn pairs(&self, field: &str) -> Result<Vec<(String, String)>, Fault> {
        match self.get(field) {
            None => Ok(Vec::new()),
            Some(DeValue::Table(table)) => {
                let inner = Table { path: self.name(field), table };
                let pair = |name: &str| Ok((name.to_owned(), inner.text(name)?.unwrap_or_default()));
                table.keys().map(|key| pair(key.get_ref())).collect()
            }
            Some(_) => Err(self.wrong(field, "a table of options and choices")),
        }
    }

    fn tables(&self, field: &str) -> Result<Vec<Table<'a>>, Fault> {
        let wrong = || self.wrong(field, "a list of tables");
        let Some(value) = self.get(field) else { return Ok(Vec::new()) };
        let DeValue::Array(items) = value else { return Err(wrong()) };
        let table = |(index, item): (usize, &'a toml::Spanned<DeValue<'a>>)| match item.get_ref() {
            DeValue::Table(table) => Ok(Table { path: format!("{field}[{index}]"), table }),
            _ => Err(wrong()),
        };
        items.iter().enumerate().map(table).collect()
    }
}
