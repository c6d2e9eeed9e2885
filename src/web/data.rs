//! The shapes of what crosses to JavaScript. The TypeScript declarations are made from these.

use serde::{Serialize, Serializer};
use tsify::Tsify;
use wasm_bindgen::JsValue;

use super::read::{Choices, Fields, FromJs};

use crate::board::SquareName;

impl Serialize for SquareName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

/// A game of the collection, with every option at its default.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// Stable id, such as `chaturanga`.
    pub id: &'static str,
    /// Name.
    pub title: &'static str,
    /// What it is, in a few words.
    pub subtitle: &'static str,
    /// When it was played.
    pub period: &'static str,
    /// Where.
    pub place: &'static str,
    /// The part of the world under which a list of games puts it.
    pub family: &'static str,
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
    /// The kinds of men.
    pub kinds: Vec<KindInfo>,
    /// Ways of showing the men that differ from each other.
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

/// A board.
#[derive(Serialize, Tsify)]
pub struct BoardInfo {
    /// Number of files.
    pub files: u8,
    /// Number of ranks.
    pub ranks: u8,
    /// How it is ruled: men stand in squares or, with `points`, where lines cross.
    #[tsify(type = "\"squares\" | \"diagonals\" | \"grid\" | \"points\"")]
    pub style: &'static str,
    /// Names of the marked squares.
    pub marks: &'static [&'static str],
}

/// A seat.
#[derive(Serialize, Tsify)]
pub struct SeatInfo {
    /// Its letter: `w` or `b`.
    pub id: String,
    /// Its name.
    pub name: &'static str,
    /// What its men are made of, also a class name in pictures.
    #[tsify(type = "\"light\" | \"dark\" | \"red\" | \"green\" | \"yellow\" | \"black\"")]
    pub tone: &'static str,
    /// The side of the board at which it sits.
    #[tsify(type = "\"south\" | \"west\" | \"north\" | \"east\"")]
    pub side: &'static str,
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
    pub kinds: Vec<&'static str>,
}

/// A square of a track.
#[derive(Serialize, Tsify)]
pub struct TrackSquare {
    /// Its name.
    pub square: String,
    /// Fewest throws that bring a man home from it on an empty board, if any do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub throws: Option<u8>,
    /// Throws that do it, one way of several.
    pub shortest: Vec<u8>,
    /// How many throws it takes on average, if the man moves by every throw that lets it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub average: Option<f64>,
}

/// The boats' ways and the places where four of them meet.
#[derive(Serialize, Tsify)]
pub struct Concourse {
    /// The squares that each seat's boat can ever reach.
    pub circuits: Vec<Circuit>,
    /// The squares of two by two that hold one square of each circuit.
    #[tsify(type = "string[][]")]
    pub places: Vec<Vec<SquareName>>,
}

/// The squares that a boat can ever reach.
#[derive(Serialize, Tsify)]
pub struct Circuit {
    /// Whose boat.
    pub seat: String,
    /// The kind of its boat.
    pub kind: &'static str,
    /// Where it begins.
    pub from: Option<String>,
    /// The squares.
    #[tsify(type = "string[]")]
    pub squares: Vec<SquareName>,
    /// The single moves that join them, each once; of a slide the step to the next square.
    #[tsify(type = "[string, string][]")]
    pub legs: Vec<[String; 2]>,
}

/// What lies on the table, beside the board.
#[derive(Serialize, Tsify)]
pub struct TableInfo {
    /// The throw that is to be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub throw: Option<u8>,
    /// Stakes in the pool; missing where none are paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub pool: Option<u8>,
    /// Each seat's part.
    pub seats: Vec<TableSeat>,
}

/// What a seat has on the table.
#[derive(Serialize, Tsify)]
pub struct TableSeat {
    /// The seat.
    pub seat: String,
    /// Its ally, where there are alliances.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub ally: Option<String>,
    /// Its opening throw, while these are made.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub lot: Option<u8>,
    /// Stakes won, less stakes paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub balance: Option<i8>,
    /// Men that have not entered the board, in a race.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub outside: Option<u8>,
    /// Men on their track, in a race.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub running: Option<u8>,
    /// Men at the end of their track, in a race.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub home: Option<u8>,
    /// What else there is to say of it: prisoner, commands, at peace, out.
    pub notes: Vec<String>,
}

/// A kind of man.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct KindInfo {
    /// Stable id, such as `elephant`.
    pub id: &'static str,
    /// Lower-case letter in position text; after a `+` that of the kind it was before promotion.
    pub letter: String,
    /// Its names in the game's own tradition.
    pub names: Vec<NameInfo>,
    /// What they mean.
    pub meaning: &'static str,
    /// What it is called in sentences.
    pub noun: &'static str,
    /// What the field calls a man that moves like this; empty if it has no name for it.
    pub field: &'static str,
    /// Betza notation.
    pub betza: String,
    /// Id of its figure.
    pub figure: &'static str,
    /// Whether it is the man that must not be lost.
    pub royal: bool,
    /// Id of the kind that it is before it is promoted, if it is the other face of that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub promoted_from: Option<&'static str>,
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
    /// The name, transliterated.
    pub name: &'static str,
    /// BCP 47 tag of its language.
    pub language: &'static str,
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
    pub id: &'static str,
    /// What it asks.
    pub question: &'static str,
    /// Id of the default choice.
    pub default: &'static str,
    /// The choices, the default first.
    pub choices: Vec<ChoiceInfo>,
}

/// One answer to an option's question.
#[derive(Serialize, Tsify)]
pub struct ChoiceInfo {
    /// Stable id.
    pub id: &'static str,
    /// A few words.
    pub title: &'static str,
    /// A sentence or two.
    pub text: &'static str,
    /// Where it stands.
    pub source: String,
    /// How well it is attested.
    #[tsify(type = "\"described\" | \"reported\" | \"inferred\" | \"reconstructed\" | \"modern\"")]
    pub standing: &'static str,
}

/// A named set of choices.
#[derive(Serialize, Tsify)]
pub struct Preset {
    /// Stable id.
    pub id: &'static str,
    /// A few words.
    pub title: &'static str,
    /// A sentence or two.
    pub text: &'static str,
    /// Where it stands.
    pub source: String,
    /// Id of the game it leads to.
    pub game: &'static str,
    /// The choices that differ from the default.
    #[tsify(type = "Record<string, string>")]
    pub options: Pairs,
}

/// A remark with its source.
#[derive(Serialize, Tsify)]
pub struct NoteInfo {
    /// The remark.
    pub text: &'static str,
    /// Where it comes from.
    pub source: String,
}

/// A source.
#[derive(Serialize, Tsify)]
pub struct SourceInfo {
    /// Stable id.
    pub id: &'static str,
    /// What a citation calls it.
    pub short: &'static str,
    /// Author, title, year.
    pub text: &'static str,
}

/// A line of moves that shows something.
#[derive(Serialize, Tsify)]
pub struct LineInfo {
    /// Stable id.
    pub id: &'static str,
    /// A few words.
    pub title: &'static str,
    /// What it shows.
    pub text: &'static str,
    /// The choices that differ from the default.
    #[tsify(type = "Record<string, string>")]
    pub options: Pairs,
    /// Where it starts, if not from the array.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub position: Option<&'static str>,
    /// The moves.
    pub moves: Vec<&'static str>,
    /// Remarks after single moves.
    pub comments: Vec<CommentInfo>,
}

/// A remark within a line.
#[derive(Serialize, Tsify)]
pub struct CommentInfo {
    /// After how many moves.
    pub ply: u16,
    /// The remark.
    pub text: &'static str,
}

/// String pairs that become an object.
pub struct Pairs(pub Vec<(&'static str, &'static str)>);

impl Serialize for Pairs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

/// A choice that another choice rules out.
#[derive(Serialize, Tsify)]
pub struct RuledOut {
    /// The option.
    pub option: &'static str,
    /// The choice that means nothing.
    pub choice: &'static str,
    /// The choice that rules it out.
    pub by: Chosen,
    /// Why, in a sentence.
    pub message: String,
}

/// An option with a choice.
#[derive(Serialize, Tsify)]
pub struct Chosen {
    /// The option.
    pub option: &'static str,
    /// The choice.
    pub choice: &'static str,
}

/// A man on the board.
#[derive(Serialize, Tsify)]
pub struct Man {
    /// Where it stands.
    pub square: String,
    /// Whose it is.
    pub seat: String,
    /// Its kind.
    pub kind: &'static str,
    /// Its letter in position text.
    pub letter: String,
    /// Whose and what, such as `White elephant`.
    pub name: String,
    /// Id of its figure.
    pub figure: &'static str,
}

/// What a seat holds in hand.
#[derive(Serialize, Tsify)]
pub struct HandInfo {
    /// Whose.
    pub seat: String,
    /// The men, by kind. Kinds of which there are none are left out.
    pub men: Vec<HandMan>,
}

/// Men of one kind in hand.
#[derive(Serialize, Tsify)]
pub struct HandMan {
    /// Their kind.
    pub kind: &'static str,
    /// Their letter in position text.
    pub letter: String,
    /// Id of their figure.
    pub figure: &'static str,
    /// Whose and what, such as `White pawn`.
    pub name: String,
    /// How many.
    pub count: u8,
}

/// An action that is open now.
#[derive(Serialize, Tsify)]
pub struct Move {
    /// Its text, which `play` takes.
    pub text: String,
    /// Whose action it is.
    #[tsify(type = "string")]
    pub seat: char,
    /// What it is.
    #[tsify(
        type = "\"step\" | \"castle\" | \"exchange\" | \"promote\" | \"drop\" | \"place\" | \"pass\" | \"object\" | \"ready\" | \"count\" | \"stop\" | \"impasse\" | \"accept\" | \"decline\" | \"throw\" | \"skip\" | \"propose\" | \"agree\" | \"refuse\" | \"release\""
    )]
    pub action: &'static str,
    /// Where it starts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "string")]
    pub from: Option<SquareName>,
    /// Where it leads.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "string")]
    pub to: Option<SquareName>,
    /// The kind that moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub kind: Option<&'static str>,
    /// The kind that is captured.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub capture: Option<&'static str>,
    /// The kind that the man becomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub promotion: Option<&'static str>,
    /// The right that it uses up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub right: Option<&'static str>,
    /// What a throw shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub value: Option<u8>,
    /// The chance of that throw, from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub chance: Option<f64>,
    /// What it does, in a sentence.
    pub words: String,
}

/// Why a move is legal or not.
#[derive(Serialize, Tsify)]
pub struct Explanation {
    /// Whether it is.
    pub legal: bool,
    /// `legal`, or the code of the reason.
    pub code: &'static str,
    /// The reason in a sentence.
    pub message: String,
    /// The squares that it speaks of.
    #[tsify(type = "string[]")]
    pub squares: Vec<SquareName>,
    /// Texts of the legal moves between the squares.
    pub moves: Vec<String>,
}

/// How a game has ended.
#[derive(Serialize, Tsify)]
pub struct Outcome {
    /// The result as PGN writes it.
    #[tsify(type = "\"1-0\" | \"0-1\" | \"1/2-1/2\"")]
    pub result: &'static str,
    /// Who has won.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub winner: Option<String>,
    /// All who win: the winner and its allies.
    pub winners: Vec<String>,
    /// Why, as a code.
    pub reason: &'static str,
    /// Why, in a sentence.
    pub text: String,
}

/// The state of play in data and words.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct State {
    /// The seats that may act now.
    pub turn: Vec<String>,
    /// The phase.
    #[tsify(
        type = "\"play\" | \"array\" | \"mobilisation\" | \"forced\" | \"deployment\" | \"redeployment\" | \"lots\""
    )]
    pub phase: &'static str,
    /// The phase in words; empty in ordinary play.
    pub phase_text: String,
    /// Squares of the kings in check.
    #[tsify(type = "string[]")]
    pub check: Vec<SquareName>,
    /// Rights that are still held.
    pub rights: Vec<RightInfo>,
    /// Counts that run.
    pub counts: Vec<CountInfo>,
    /// What lies beside the board, in games that have such things.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub table: Option<TableInfo>,
    /// Moves made.
    pub ply: usize,
    /// Moves that can be made again.
    pub undone: usize,
    /// All of it in a sentence.
    pub text: String,
}

/// A right that a seat holds.
#[derive(Serialize, Tsify)]
pub struct RightInfo {
    /// Whose.
    pub seat: String,
    /// Which.
    pub id: &'static str,
    /// In words.
    pub text: String,
}

/// A count that runs.
#[derive(Serialize, Tsify)]
pub struct CountInfo {
    /// Which.
    pub id: &'static str,
    /// In words.
    pub text: String,
    /// Where it stands.
    pub value: u32,
    /// Where it ends the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub limit: Option<u32>,
}

/// One thing to see and to say. Beats with the same step play together.
#[derive(Serialize, Tsify)]
pub struct Beat {
    /// Its place in the order.
    pub step: u8,
    /// What it shows.
    #[tsify(
        type = "\"travel\" | \"capture\" | \"vanish\" | \"promote\" | \"appear\" | \"right\" | \"phase\" | \"count\" | \"turn\" | \"check\" | \"table\" | \"end\""
    )]
    pub effect: String,
    /// Whose man, or which seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub seat: Option<String>,
    /// The man's kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub kind: Option<String>,
    /// Where it comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub from: Option<String>,
    /// Where it goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub to: Option<String>,
    /// Where something happens that goes nowhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub square: Option<String>,
    /// How it travels.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "\"step\" | \"jump\" | \"slide\" | \"lame\"")]
    pub stride: Option<String>,
    /// What it becomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub into: Option<String>,
    /// What happens at the table, beside the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(
        optional,
        type = "\"throw\" | \"turn-lost\" | \"skipped\" | \"throws-again\" | \"tied\" | \"imprisoned\" | \"freed\" | \"throne-seized\" | \"commands\" | \"command-ends\" | \"concourse\" | \"steers\" | \"paid\" | \"from-pool\" | \"empire\" | \"peace\" | \"out\" | \"offered\" | \"agreed\" | \"refused\" | \"released\" | \"home\" | \"sent-back\""
    )]
    pub event: Option<String>,
    /// What has been thrown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub value: Option<u8>,
    /// A short sentence.
    pub text: String,
}

impl FromJs for Beat {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        Ok(Beat {
            step: fields.get("step")?,
            effect: fields.get("effect")?,
            seat: fields.get("seat")?,
            kind: fields.get("kind")?,
            from: fields.get("from")?,
            to: fields.get("to")?,
            square: fields.get("square")?,
            stride: fields.get("stride")?,
            into: fields.get("into")?,
            event: fields.get("event")?,
            value: fields.get("value")?,
            text: fields.get("text")?,
        })
    }
}

/// How much of a line was played.
#[derive(Serialize, Tsify)]
pub struct LineResult {
    /// How many moves.
    pub played: usize,
    /// The move that was refused, if one was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub refused: Option<RefusedMove>,
}

/// A move of a line that was refused.
#[derive(Serialize, Tsify)]
pub struct RefusedMove {
    /// Its place in the line.
    pub index: usize,
    /// Its text.
    pub text: String,
    /// Code of the reason.
    pub code: &'static str,
    /// The reason in a sentence.
    pub message: String,
}

/// A mark on a square.
#[derive(Clone, Serialize, Tsify)]
pub struct Mark {
    /// The square.
    pub square: String,
    /// What it says.
    #[tsify(
        type = "\"move\" | \"capture\" | \"both\" | \"reach\" | \"from\" | \"last\" | \"check\" | \"blocked\" | \"note\""
    )]
    pub kind: String,
    /// How a man gets there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "\"step\" | \"jump\" | \"slide\" | \"lame\"")]
    pub stride: Option<String>,
    /// Whether that can be done only once in a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub once: Option<bool>,
    /// Which of up to three rule sets laid over each other it belongs to: 0, 1 or 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub series: Option<u8>,
    /// Where the man stands that goes there: the mark of a slide points that way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub from: Option<String>,
}

impl FromJs for Mark {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        Ok(Mark {
            square: fields.get("square")?,
            kind: fields.get("kind")?,
            stride: fields.get("stride")?,
            once: fields.get("once")?,
            series: fields.get("series")?,
            from: fields.get("from")?,
        })
    }
}

/// What a picture shows besides the position.
#[derive(Default, Tsify)]
pub struct SvgOptions {
    /// Whether files and ranks are named along the edge; they are unless this is false.
    #[tsify(optional)]
    pub coordinates: Option<bool>,
    /// Whether the first player sits at the top.
    #[tsify(optional)]
    pub flipped: Option<bool>,
    /// Figures (the default), letters or pictograms.
    #[tsify(optional, type = "\"figures\" | \"letters\" | \"pictograms\"")]
    pub pieces: Option<String>,
    /// Marks on squares.
    #[tsify(optional)]
    pub marks: Option<Vec<Mark>>,
    /// Whether hands keep their places though they are empty. Men in hand are always shown.
    #[tsify(optional)]
    pub hands: Option<bool>,
    /// Lines over the board.
    #[tsify(optional)]
    pub ways: Option<Vec<Way>>,
    /// Short texts on squares.
    #[tsify(optional)]
    pub beads: Option<Vec<Bead>>,
    /// Places of several squares, each framed: names of their squares.
    #[tsify(optional)]
    pub places: Option<Vec<Vec<String>>>,
    /// The picture's name.
    #[tsify(optional)]
    pub title: Option<String>,
    /// Start of every id in it: one of its own for each of several pictures within one page.
    #[tsify(optional)]
    pub prefix: Option<String>,
}

impl FromJs for SvgOptions {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        Ok(SvgOptions {
            coordinates: fields.get("coordinates")?,
            flipped: fields.get("flipped")?,
            pieces: fields.get("pieces")?,
            marks: fields.get("marks")?,
            hands: fields.get("hands")?,
            ways: fields.get("ways")?,
            beads: fields.get("beads")?,
            places: fields.get("places")?,
            title: fields.get("title")?,
            prefix: fields.get("prefix")?,
        })
    }
}

/// A frame of a moving picture. Milliseconds.
#[derive(Serialize, Tsify)]
pub struct FrameInfo {
    /// When it begins.
    pub at: u32,
    /// How long it lasts.
    pub lasts: u32,
}

/// Lines through the middles of squares, for a picture.
#[derive(Tsify)]
pub struct Way {
    /// Whose way it is, which gives its colour and its kind of line.
    pub seat: String,
    /// Names of each line's squares, in order.
    pub lines: Vec<Vec<String>>,
    /// Whether it is drawn thinly.
    #[tsify(optional)]
    pub faint: Option<bool>,
    /// Whether arrowheads show which way it goes.
    #[tsify(optional)]
    pub arrows: Option<bool>,
}

impl FromJs for Way {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        Ok(Way {
            seat: fields.get("seat")?,
            lines: fields.get("lines")?,
            faint: fields.get("faint")?,
            arrows: fields.get("arrows")?,
        })
    }
}

/// A short text on a disc in the middle of a square, for a picture.
#[derive(Tsify)]
pub struct Bead {
    /// The square.
    pub square: String,
    /// Up to three letters or digits.
    pub text: String,
    /// The seat in whose colour it is.
    pub seat: String,
    /// Whether it is drawn thinly.
    #[tsify(optional)]
    pub faint: Option<bool>,
}

impl FromJs for Bead {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        Ok(Bead {
            square: fields.get("square")?,
            text: fields.get("text")?,
            seat: fields.get("seat")?,
            faint: fields.get("faint")?,
        })
    }
}

/// What `new Match` is set up with.
#[derive(Default, Tsify)]
pub struct Setup {
    /// Options that are not at their default.
    #[tsify(optional, type = "Record<string, string>")]
    pub options: Option<Choices>,
    /// A position text.
    #[tsify(optional)]
    pub position: Option<String>,
}

impl FromJs for Setup {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        Ok(Setup { options: fields.get("options")?, position: fields.get("position")? })
    }
}

/// A man on a board that is otherwise empty but for some friends and enemies.
#[derive(Tsify)]
pub struct PatternQuery {
    /// The game.
    pub game: String,
    /// Options that are not at their default.
    #[tsify(optional, type = "Record<string, string>")]
    pub options: Option<Choices>,
    /// The kind.
    pub kind: String,
    /// Where it stands.
    pub at: String,
    /// Whose it is; the first player's if not said.
    #[tsify(optional)]
    pub seat: Option<String>,
    /// Squares with men of its own side.
    #[tsify(optional)]
    pub friends: Option<Vec<String>>,
    /// Squares with men of the other side.
    #[tsify(optional)]
    pub enemies: Option<Vec<String>>,
}

impl FromJs for PatternQuery {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        Ok(PatternQuery {
            game: fields.get("game")?,
            options: fields.get("options")?,
            kind: fields.get("kind")?,
            at: fields.get("at")?,
            seat: fields.get("seat")?,
            friends: fields.get("friends")?,
            enemies: fields.get("enemies")?,
        })
    }
}

/// How a man moves from a square.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PatternInfo {
    /// Where it can go.
    pub marks: Vec<Mark>,
    /// Squares of its pattern that are closed, and the man that closes each.
    pub blocked: Vec<BlockedSquare>,
    /// How many squares it can reach in one move.
    pub now: usize,
    /// How many squares it can ever reach on an empty board, its own included.
    pub ever: usize,
    /// Those squares.
    #[tsify(type = "string[]")]
    pub ever_squares: Vec<SquareName>,
    /// Betza notation.
    pub betza: String,
    /// What the field calls such a man.
    pub field: &'static str,
    /// How it moves, in sentences.
    pub sentences: Vec<String>,
}

/// A closed square.
#[derive(Serialize, Tsify)]
pub struct BlockedSquare {
    /// The square.
    #[tsify(type = "string")]
    pub square: SquareName,
    /// Where the man stands that closes it.
    #[tsify(type = "string")]
    pub by: SquareName,
}
