//! A played game as a line of JSON.

use serde_json::{Map, Value, json};
use tabiya::Match;
use tabiya::evidence::{Facts, Record};

use super::plan::{Cell, Plan};

/// What of a line is needed to make tables.
pub struct Played {
    pub plan: String,
    pub task: u64,
    pub tasks: u64,
    pub game: String,
    pub option: String,
    pub choice: String,
    pub play: String,
    /// Which game of the choice it is: those of the same number began alike.
    pub number: u64,
    pub facts: Facts,
}

/// A game of a plan, as it is kept.
pub struct Told<'a> {
    pub plan: &'a Plan,
    pub cell: &'a Cell,
    pub task: u64,
    pub choice: &'a str,
    /// Which game of the choice it is.
    pub number: u64,
    pub swapped: bool,
    pub start: &'a Match,
    pub record: Record,
}

impl Told<'_> {
    /// The line, its end included.
    pub fn write(&self) -> String {
        let Told { plan, cell, record, .. } = self;
        let rules = self.start.rules();
        let facts = &record.facts;
        let line: Vec<String> = record.line.iter().map(|&action| rules.write_move(action)).collect();
        let mut value = json!({
            "plan": plan.digest,
            "task": self.task,
            "tasks": plan.tasks(),
            "game": cell.game,
            "option": cell.option,
            "choice": self.choice,
            "play": cell.played(),
            "number": self.number,
            "swapped": self.swapped,
            "line": line.join(" "),
            "sides": facts.sides,
            "plies": facts.plies,
            "branching": facts.branching,
            "widths": record.widths,
            "captures": facts.captures,
            "coverage": facts.coverage,
            "repetition": facts.repetition,
            "scores": record.scores,
        });
        let with: Map<String, Value> =
            cell.with.iter().map(|(option, choice)| (option.clone(), json!(choice))).collect();
        let may_lack = [
            ("with", (!with.is_empty()).then_some(Value::Object(with))),
            ("end", facts.end.as_deref().map(Value::from)),
            ("side", facts.winner.map(Value::from)),
            ("decisiveness", facts.decisiveness.map(Value::from)),
            ("drama", facts.drama.map(Value::from)),
            ("skill", facts.skill.map(Value::from)),
        ];
        if let Value::Object(fields) = &mut value {
            fields.extend(
                may_lack.into_iter().filter_map(|(name, value)| value.map(|value| (name.to_owned(), value))),
            );
        }
        format!("{value}\n")
    }
}

/// The plan and the place of a game in it.
pub fn place(line: &str) -> Option<(String, u64)> {
    let value: Value = serde_json::from_str(line).ok()?;
    Some((value["plan"].as_str()?.to_owned(), value["task"].as_u64()?))
}

/// Reads a line; the name of the field that is wrong otherwise.
pub fn read(line: &str) -> Result<Played, &'static str> {
    let value: Value = serde_json::from_str(line).map_err(|_| "")?;
    let text = |name: &'static str| value[name].as_str().map(str::to_owned).ok_or(name);
    let count = |name: &'static str| value[name].as_u64().ok_or(name);
    let small = |name: &'static str| count(name).and_then(|number| u32::try_from(number).map_err(|_| name));
    let real = |name: &'static str| value[name].as_f64().ok_or(name);
    let lacks = |name: &str| value[name].is_null();
    let maybe = |name: &'static str| if lacks(name) { Ok(None) } else { real(name).map(Some) };
    let sides = small("sides")?;
    let winner = if lacks("side") { None } else { Some(small("side")?) };
    if !(1..=4).contains(&sides) || winner.is_some_and(|side| side >= sides) {
        return Err("side");
    }
    let facts = Facts {
        end: if lacks("end") { None } else { Some(text("end")?.into()) },
        winner: winner.map(|side| side as u8),
        sides: sides as u8,
        plies: small("plies")?,
        branching: real("branching")?,
        captures: small("captures")?,
        coverage: real("coverage")?,
        repetition: real("repetition")?,
        decisiveness: maybe("decisiveness")?,
        drama: maybe("drama")?,
        skill: maybe("skill")?,
    };
    Ok(Played {
        plan: text("plan")?,
        task: count("task")?,
        tasks: count("tasks")?,
        game: text("game")?,
        option: text("option")?,
        choice: text("choice")?,
        play: text("play")?,
        number: count("number")?,
        facts,
    })
}
