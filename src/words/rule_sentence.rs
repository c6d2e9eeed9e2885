//! The rule text, sentence by sentence.

use crate::variant::Topic;

/// A sentence of the rule text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleSentence {
    /// The heading under which it stands.
    pub section: String,
    /// The sentence.
    pub text: String,
    /// What it is about: [`Rules::provenance`](crate::Rules::provenance) says which rule settles that.
    pub topic: Topic,
}

/// The rule text as paragraphs: a heading, a colon, and the sentences that stand under it.
pub fn paragraphs(sentences: &[RuleSentence]) -> Vec<String> {
    let sections = sentences.chunk_by(|one, next| one.section == next.section);
    let paragraph = |section: &[RuleSentence]| {
        let texts: Vec<&str> = section.iter().map(|sentence| sentence.text.as_str()).collect();
        [&section[0].section, ": ", &texts.join(" ")].concat()
    };
    sections.map(paragraph).collect()
}
