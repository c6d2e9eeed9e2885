//! Where the rules in force stand.

use super::handle::Rules;
use crate::games::base::{COMMON, base_rule};
use crate::variant::{Base, Cite, Standing, Topic};

/// What settles a point under the rules in force.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Provenance {
    /// The id of a base rule (`CHA-05`) or of a choice (`chaturanga.elephant=alfil`).
    pub rule: String,
    /// How well it is attested.
    pub standing: Standing,
    /// Where it stands; the first is what the wording follows.
    pub cites: Vec<Cite>,
}

impl Rules {
    /// What settles this topic: the choice in force of the option that bears on it, or else a base rule of the game,
    /// or one that is common to all.
    ///
    /// ```
    /// use tabiya::{Rules, games, variant::Topic};
    /// let stalemate = |chosen: &[(&str, &str)]| {
    ///     let rules = Rules::new(&games::SHATRANJ, chosen).expect("choices that go together");
    ///     rules.provenance(Topic::Stalemate).expect("a rule").rule
    /// };
    /// assert_eq!(stalemate(&[]), "shatranj.stalemate=win");
    /// assert_eq!(stalemate(&[("stalemate", "transpose")]), "shatranj.stalemate=transpose");
    /// ```
    pub fn provenance(&self, topic: Topic) -> Option<Provenance> {
        self.chosen(topic).or_else(|| settled(&self.game().base, topic)).or_else(|| settled(&COMMON, topic))
    }

    /// The choice in force that bears on a topic: the last that changes it, or else the first whose option could have.
    fn chosen(&self, topic: Topic) -> Option<Provenance> {
        let mut bears = None;
        for (option, (_, chosen)) in self.game().options.iter().zip(self.options()) {
            let Some((_, choice)) = option.choice(chosen) else { continue };
            let changed = choice.changes.iter().any(|change| change.topic() == topic);
            let could = || {
                option.choices.iter().flat_map(|other| other.changes).any(|change| change.topic() == topic)
            };
            if changed || (bears.is_none() && could()) {
                bears = Some((option, choice));
            }
        }
        bears.map(|(option, choice)| Provenance {
            rule: format!("{}.{}={}", self.game().id, option.id, choice.id),
            standing: choice.standing,
            cites: choice.cites.to_vec(),
        })
    }
}

fn settled(base: &Base, topic: Topic) -> Option<Provenance> {
    let rule = base_rule(base.prefix, base.about(topic)?)?;
    Some(Provenance { rule: rule.id(), standing: rule.standing, cites: rule.cites() })
}
