//! JavaScript shapes: a game with its board, pieces, options, texts and lines.

use std::borrow::Cow;

use serde::{Serialize, Serializer};
use tsify::Tsify;

use super::SquareName;

/// A game of the collection, or one for reference, with every option at its default.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// Stable id, such as `chaturanga`.
    #[tsify(type = "GameId | (string & {})")]
    pub id: Cow<'static, str>,
    /// Name.
    pub title: Cow<'static, str>,
    /// What it is, in a few words.
    pub subtitle: Cow<'static, str>,
    /// When it was played.
    pub period: Cow<'static, str>,
    /// Where.
    pub place: Cow<'static, str>,
    /// The part of the world under which a list of games puts it.
    pub family: &'static str,
    /// What its players call it.
    pub names: Vec<NameInfo>,
    /// What they call the parts of the board and what is said over it.
    pub terms: Vec<TermInfo>,
    /// The board.
    pub board: BoardInfo,
    /// The seats, first player first.
    pub seats: Vec<SeatInfo>,
    /// What the game is about.
    #[tsify(type = "\"kings\" | \"armies\" | \"race\"")]
    pub contest: &'static str,
    /// What is thrown before a move, if anything is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub dice: Option<DiceInfo>,
    /// The kinds of pieces.
    pub kinds: Vec<KindInfo>,
    /// Ways of showing the pieces that differ from each other.
    #[tsify(type = "(\"figures\" | \"letters\" | \"pictograms\")[]")]
    pub piece_sets: Vec<&'static str>,
    /// Position text of the start.
    pub array: String,
    /// The points on which sources differ.
    pub options: Vec<OptionInfo>,
    /// Named sets of choices.
    pub presets: Vec<Preset>,
    /// History and remarks.
    pub notes: Vec<NoteInfo>,
    /// Where the base rules stand.
    pub cites: String,
    /// The sources that the game's texts cite.
    pub sources: Vec<SourceInfo>,
    /// Lines to step through; the first is the demonstration.
    pub lines: Vec<LineInfo>,
}

/// What a page has to know of a game before its board stands; `GameInfo` tells the rest.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct GameOutline {
    /// Stable id, such as `chaturanga`.
    #[tsify(type = "GameId | (string & {})")]
    pub id: Cow<'static, str>,
    /// Name.
    pub title: Cow<'static, str>,
    /// What it is, in a few words.
    pub subtitle: Cow<'static, str>,
    /// When it was played.
    pub period: Cow<'static, str>,
    /// Where.
    pub place: Cow<'static, str>,
    /// The part of the world under which a list of games puts it.
    pub family: &'static str,
    /// Whether it is none of the collection, but what the others are compared with (`referenceGames`).
    pub reference: bool,
    /// Number of files of its board.
    pub files: u8,
    /// Number of ranks.
    pub ranks: u8,
    /// The letter of the seat that plays first.
    pub seat: String,
    /// What the game is about.
    #[tsify(type = "\"kings\" | \"armies\" | \"race\"")]
    pub contest: &'static str,
    /// Ids of the kinds of pieces.
    pub kinds: Vec<Cow<'static, str>>,
    /// Whether they move by patterns; in a race they run along tracks.
    pub patterns: bool,
    /// Ways of showing the pieces that differ from each other.
    #[tsify(type = "(\"figures\" | \"letters\" | \"pictograms\")[]")]
    pub piece_sets: Vec<&'static str>,
    /// The points on which sources differ.
    pub options: Vec<OptionOutline>,
}

/// A point on which sources differ, by its ids.
#[derive(Serialize, Tsify)]
pub struct OptionOutline {
    /// Stable id.
    pub id: Cow<'static, str>,
    /// Id of the default choice.
    pub default: Cow<'static, str>,
    /// Ids of the choices, the default first.
    pub choices: Vec<Cow<'static, str>>,
}

/// A board.
#[derive(Serialize, Tsify)]
pub struct BoardInfo {
    /// Number of files.
    pub files: u8,
    /// Number of ranks.
    pub ranks: u8,
    /// How it is ruled: pieces stand in squares or, with `points`, where lines cross.
    #[tsify(type = "\"squares\" | \"chequered\" | \"diagonals\" | \"grid\" | \"points\"")]
    pub style: &'static str,
    /// Names of the marked squares.
    #[tsify(type = "string[]")]
    pub marks: Vec<SquareName>,
    /// What of it no source tells, or not of this game.
    pub notes: Vec<NoteInfo>,
}

/// A seat.
#[derive(Serialize, Tsify)]
pub struct SeatInfo {
    /// Its letter: `w` or `b`.
    pub id: String,
    /// Its name.
    pub name: Cow<'static, str>,
    /// What its pieces are made of, also a class name in pictures.
    #[tsify(type = "\"light\" | \"dark\" | \"red\" | \"green\" | \"yellow\" | \"black\"")]
    pub tone: &'static str,
    /// The side of the board at which it sits.
    #[tsify(type = "\"south\" | \"west\" | \"north\" | \"east\"")]
    pub side: &'static str,
    /// Where armies fight for thrones: its own, the square on which its king begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "string")]
    pub throne: Option<String>,
}

/// What is thrown before a move.
#[derive(Serialize, Tsify)]
pub struct DiceInfo {
    /// How many shells are thrown; a die if this is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub shells: Option<u8>,
    /// What it can show.
    pub faces: Vec<FaceInfo>,
}

/// One thing that a throw can show.
#[derive(Serialize, Tsify)]
pub struct FaceInfo {
    /// Its value.
    pub value: u8,
    /// Its chance, from 0 to 1.
    pub chance: f64,
    /// Ids of the kinds that it allows to move; all, where none is named.
    pub kinds: Vec<Cow<'static, str>>,
}

/// A kind of piece.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct KindInfo {
    /// Stable id, such as `elephant`.
    pub id: Cow<'static, str>,
    /// Lower-case letter in position text; after a `+` that of the kind it was before promotion.
    pub letter: String,
    /// Its names in the game's own tradition.
    pub names: Vec<NameInfo>,
    /// What they mean.
    pub meaning: Cow<'static, str>,
    /// What it is called in sentences.
    pub noun: Cow<'static, str>,
    /// What the field calls a piece that moves like this; empty if it has no name for it.
    pub field: &'static str,
    /// Betza notation.
    pub betza: String,
    /// Id of its figure.
    pub figure: &'static str,
    /// Whether it is the piece that must not be lost.
    pub royal: bool,
    /// Id of the kind that it is before it is promoted, if it is the other face of that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub promoted_from: Option<Cow<'static, str>>,
    /// Whether one can come to stand on the board under the choices in force.
    pub takes_part: bool,
    /// How many each side starts with.
    pub count: u8,
    /// A square from which it shows best how it moves.
    pub at: String,
    /// How it moves: a sentence for each pattern.
    pub moves: Vec<SentenceInfo>,
}

/// A name.
#[derive(Serialize, Tsify)]
pub struct NameInfo {
    /// The name in Latin letters: as the source of the rules spells it, if that has it.
    pub name: Cow<'static, str>,
    /// BCP 47 tag of that.
    pub language: Cow<'static, str>,
    /// The name in its own script, where that is known; otherwise the same as `name`.
    pub text: Cow<'static, str>,
    /// BCP 47 tag of that.
    pub lang: Cow<'static, str>,
    /// A transliteration of `text`, after the usage of scholars; missing where it is in Latin letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub transliteration: Option<Cow<'static, str>>,
    /// What it means.
    pub meaning: Cow<'static, str>,
    /// The id of the seat that has this name, where the sides differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub side: Option<Cow<'static, str>>,
    /// Where it stands.
    pub source: String,
    /// How well `text` is attested: `inferred` where the source has the name in Latin letters only.
    #[tsify(type = "\"described\" | \"reported\" | \"inferred\" | \"reconstructed\" | \"modern\"")]
    pub standing: &'static str,
}

/// A part of the board, or a thing that is said over it, with its names.
#[derive(Serialize, Tsify)]
pub struct TermInfo {
    /// Stable id, such as `palace`.
    pub id: Cow<'static, str>,
    /// What it is called in sentences.
    pub noun: Cow<'static, str>,
    /// What the players call it.
    pub names: Vec<NameInfo>,
}

/// A sentence.
#[derive(Serialize, Tsify)]
pub struct SentenceInfo {
    /// The sentence.
    pub sentence: String,
}

/// A point on which sources differ.
#[derive(Serialize, Tsify)]
pub struct OptionInfo {
    /// Stable id.
    pub id: Cow<'static, str>,
    /// What it asks.
    pub question: Cow<'static, str>,
    /// Id of the default choice.
    pub default: Cow<'static, str>,
    /// The choices, the default first.
    pub choices: Vec<ChoiceInfo>,
}

/// One answer to an option's question.
#[derive(Serialize, Tsify)]
pub struct ChoiceInfo {
    /// Stable id.
    pub id: Cow<'static, str>,
    /// A few words.
    pub title: Cow<'static, str>,
    /// A sentence or two.
    pub text: Cow<'static, str>,
    /// Where it stands.
    pub source: String,
    /// How well it is attested.
    #[tsify(type = "\"described\" | \"reported\" | \"inferred\" | \"reconstructed\" | \"modern\"")]
    pub standing: &'static str,
}

/// A sentence of the rule text.
#[derive(Serialize, Tsify)]
pub struct RuleSentence {
    /// The heading under which it stands.
    pub section: String,
    /// The sentence.
    pub text: String,
    /// The rule that it stands on: the id of a base rule (`CHA-05`) or of a choice in force
    /// (`chaturanga.elephant=alfil`).
    pub rule: String,
    /// Where that rule stands, such as `Daou 2007, §I`.
    pub sources: Vec<String>,
    /// How well it is attested.
    #[tsify(type = "\"described\" | \"reported\" | \"inferred\" | \"reconstructed\" | \"modern\"")]
    pub standing: &'static str,
}

/// A named set of choices.
#[derive(Serialize, Tsify)]
pub struct Preset {
    /// Stable id.
    pub id: Cow<'static, str>,
    /// A few words.
    pub title: Cow<'static, str>,
    /// A sentence or two.
    pub text: Cow<'static, str>,
    /// Where it stands.
    pub source: String,
    /// Id of the game it leads to.
    pub game: Cow<'static, str>,
    /// The choices that differ from the default.
    #[tsify(type = "Record<string, string>")]
    pub options: Pairs,
}

/// A remark with its source.
#[derive(Serialize, Tsify)]
pub struct NoteInfo {
    /// The remark.
    pub text: Cow<'static, str>,
    /// Where it comes from.
    pub source: String,
}

/// A source.
#[derive(Serialize, Tsify)]
pub struct SourceInfo {
    /// Stable id.
    pub id: Cow<'static, str>,
    /// What a citation calls it.
    pub short: Cow<'static, str>,
    /// Author, title, year.
    pub text: Cow<'static, str>,
}

/// A line of moves that shows something.
#[derive(Serialize, Tsify)]
pub struct LineInfo {
    /// Stable id.
    pub id: Cow<'static, str>,
    /// A few words.
    pub title: Cow<'static, str>,
    /// What it shows.
    pub text: Cow<'static, str>,
    /// The choices that differ from the default.
    #[tsify(type = "Record<string, string>")]
    pub options: Pairs,
    /// Where it starts, if not from the array.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub position: Option<Cow<'static, str>>,
    /// The moves.
    pub moves: Vec<Cow<'static, str>>,
    /// Remarks after single moves.
    pub comments: Vec<CommentInfo>,
}

/// A remark within a line.
#[derive(Serialize, Tsify)]
pub struct CommentInfo {
    /// After how many moves.
    pub ply: u16,
    /// The remark.
    pub text: Cow<'static, str>,
}

/// String pairs that become an object.
pub struct Pairs(pub Vec<(Cow<'static, str>, Cow<'static, str>)>);

impl Serialize for Pairs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// A choice that another choice rules out.
#[derive(Serialize, Tsify)]
pub struct RuledOut {
    /// The option.
    pub option: Cow<'static, str>,
    /// The choice that means nothing.
    pub choice: Cow<'static, str>,
    /// The choice that rules it out.
    pub by: Chosen,
    /// Why, in a sentence.
    pub message: String,
}

/// An option with a choice.
#[derive(Serialize, Tsify)]
pub struct Chosen {
    /// The option.
    pub option: Cow<'static, str>,
    /// The choice.
    pub choice: Cow<'static, str>,
}
