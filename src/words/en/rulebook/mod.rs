//! The rule text in English, made from the terms in force.

mod armies;
mod board;
mod counts;
mod ends;
mod opening;
mod pieces;
mod promotion;
mod race;
mod sheet;
mod throws;

use sheet::Sheet;

use super::{game, list, on_points};
use crate::rules::Rules;
use crate::variant::Contest;
use crate::words::RuleSentence;

/// The rules, sentence by sentence. Each is whole in itself, can be quoted, and says what it is about.
///
/// ```
/// use tabiya::{Rules, games, words::en};
/// let rules = Rules::new(&games::INDIAN, &[])?;
/// let elephant = en::rulebook(&rules).into_iter().find(|said| said.section == "Elephant").expect("a sentence");
/// assert!(elephant.text.starts_with("The elephant moves and captures exactly two squares"));
/// assert_eq!(rules.provenance(elephant.topic).expect("a rule").rule, "IND-04");
/// # Ok::<(), tabiya::SetupError>(())
/// ```
pub fn rulebook(rules: &Rules) -> Vec<RuleSentence> {
    let mut said = sentences(rules);
    for sentence in &mut said {
        sentence.text = on_points(rules, core::mem::take(&mut sentence.text));
    }
    said
}

/// The same sentences with these nouns for the roles ([`Rules::renamed`]), and with squares where pieces stand on
/// points: what two games say alike is the same text.
///
/// ```
/// use tabiya::{Rules, games, words::en};
/// let terms = |game, nouns: &[&str]| {
///     let nouns: Vec<String> = nouns.iter().map(|&noun| noun.to_owned()).collect();
///     let said = en::comparable_rulebook(&Rules::new(game, &[]).expect("a game of the collection"), &nouns);
///     said.into_iter().find(|said| said.section == "Rook").expect("a rook").text
/// };
/// let nouns = ["king", "queen", "bishop", "knight", "rook"];
/// assert_eq!(terms(&games::CHATURANGA, &nouns), terms(&games::MODERN_CHESS, &nouns));
/// ```
pub fn comparable_rulebook(rules: &Rules, nouns: &[String]) -> Vec<RuleSentence> {
    sentences(&rules.renamed(nouns))
}

fn sentences(rules: &Rules) -> Vec<RuleSentence> {
    let mut sheet = Sheet::new(rules);
    board::board(&mut sheet);
    board::array(&mut sheet);
    match rules.terms().contest {
        Contest::Kings => {
            pieces::pieces(&mut sheet);
            opening::opening(&mut sheet);
            opening::castling(&mut sheet);
            promotion::promotion(&mut sheet);
            ends::ends(&mut sheet);
            counts::counts(&mut sheet);
        }
        Contest::Armies(terms) => {
            pieces::pieces(&mut sheet);
            throws::throws(&mut sheet);
            armies::armies(&mut sheet, terms);
        }
        Contest::Race(terms) => {
            throws::throws(&mut sheet);
            race::race(&mut sheet, terms);
        }
    }
    ends::repetition(&mut sheet);
    sheet.said
}

/// The choices of these rules that differ from the default, as a list of titles.
pub fn deviations(rules: &Rules) -> String {
    let words = game(&rules.game().id);
    let titles = rules.options().filter_map(|(id, choice)| {
        let (place, option) = rules.game().option(id)?;
        let differs = option.choices[0].id != choice;
        if let Some(texts) = &rules.game().texts {
            let own = texts.options.get(place)?.choices.get(option.choice(choice)?.0)?;
            return differs.then(|| own.title.clone());
        }
        let words = words.options.iter().find(|words| words.id == id)?;
        let title = words.choices.iter().find(|words| words.id == choice)?.title;
        differs.then(|| title.to_owned())
    });
    list(titles.collect(), "and")
}
