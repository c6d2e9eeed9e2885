//! The marks of the pseudo-language: accents on all letters, and brackets around the whole.
//!
//! What is no word stays as it is: numbers, squares and moves (whatever has a digit), and texts that
//! are not in Latin script.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use tabiya::words::RuleSentence;

/// A letter of each pair stands for the other one; in the order of the alphabet.
const PLAIN: &str = "abcdefghijklmnopqrstuvwxyz";
const ACCENTED: &str = "áƀčđéƒǧĥíĵķłḿńóṕɋřšťúṽŵẋýž";

/// A text, marked. Nothing stays nothing.
pub fn marked(text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    let mut out = String::from("⟦");
    for word in text.split_inclusive(|letter: char| !letter.is_alphanumeric()) {
        if word.contains(|letter: char| letter.is_ascii_digit()) {
            out += word;
        } else {
            out.extend(word.chars().map(accented));
        }
    }
    out + "⟧"
}

fn accented(letter: char) -> char {
    let place = PLAIN.find(letter.to_ascii_lowercase());
    let Some(accented) = place.and_then(|place| ACCENTED.chars().nth(place)) else { return letter };
    if letter.is_ascii_uppercase() { accented.to_uppercase().next().unwrap_or(accented) } else { accented }
}

/// Several texts, marked.
pub fn all_marked(texts: Vec<String>) -> Vec<String> {
    texts.iter().map(|text| marked(text)).collect()
}

/// The same for a sentence of the rules.
pub fn marked_sentence(said: RuleSentence) -> RuleSentence {
    RuleSentence { section: marked(&said.section), text: marked(&said.text), topic: said.topic }
}

/// The same for a text that lives as long as the program; each is kept once.
pub fn marked_static(text: &str) -> &'static str {
    static KEPT: LazyLock<Mutex<HashMap<String, &'static str>>> = LazyLock::new(Mutex::default);
    let mut kept = KEPT.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    kept.entry(text.to_owned()).or_insert_with(|| String::leak(marked(text)))
}

/// Whether a text comes from this language, and as a whole: nothing, or a text in one pair of brackets
/// that has no plain letters besides those of words with a digit. Sentences put together outside of a
/// catalogue are not.
pub fn is_marked(text: &str) -> bool {
    let Some(inner) = text.strip_prefix('⟦').and_then(|rest| rest.strip_suffix('⟧')) else {
        return text.is_empty();
    };
    let plain = |word: &str| {
        word.contains(|letter: char| letter.is_ascii_alphabetic())
            && !word.contains(|letter: char| letter.is_ascii_digit())
    };
    let whole = !inner.contains(['⟦', '⟧']);
    whole && !inner.split(|letter: char| !letter.is_alphanumeric()).any(plain)
}
