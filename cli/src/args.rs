//! The command-line arguments, as clap reads them.

use std::path::PathBuf;

use clap::builder::RangedU64ValueParser;
use clap::{Parser, Subcommand};
use clap_complete::Shell;
use tabiya::Notation;
use tabiya::pictures::sheet::Paper;
use tabiya::pictures::svg::PieceSet;

use crate::colour::is_colour;
use crate::fault::hint;
use crate::uci::MOST_LINES;

/// Historical chess games: rules, legal moves, reasons, counts, and figures for papers.
#[derive(Parser)]
#[command(name = "tabiya", version, arg_required_else_help = true, after_help = STATUSES)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

/// The exit statuses, as help and man page have them.
pub const STATUSES: &str = "Exit status: 0 done; 1 `explain`: the move is not legal; 2 wrong usage; \
3 a game, game file, choice, position or move is refused; 4 a file cannot be read or written. \
Errors go to standard error as `error[CODE]: sentence`, with the stable codes of the library; what is wrong with the \
command line itself has none.";

#[derive(Subcommand)]
pub enum Command {
    /// Lists the games, or the options and lines of one
    Games {
        /// The game's id, such as `shatranj`, or a game file: a path that ends in `.toml` or has a `/`
        game: Option<String>,
    },
    /// Prints the rules in force, in sentences
    Rules {
        #[command(flatten)]
        rules: RuleArgs,
        /// Adds to each sentence the rule it stands on, its standing and its sources
        #[arg(long)]
        sources: bool,
    },
    /// Lists the legal moves
    Legal {
        #[command(flatten)]
        game: GameArgs,
        /// Only those of the piece on this square
        #[arg(long, value_name = "SQUARE")]
        from: Option<String>,
        /// Writes them in a notation of the game, such as `san` or `wxf`
        #[arg(long, value_parser = notation, value_name = "NOTATION")]
        notation: Option<Notation>,
        /// Says what each would do
        #[arg(long)]
        words: bool,
    },
    /// Says why a move is legal or not; status 1 if it is not
    Explain {
        #[command(flatten)]
        game: GameArgs,
        /// The square it starts from, where the next argument is the square it leads to; alone, the text of a whole
        /// move: `P@e5`, `b7b8n`, `Nf3`
        from: String,
        /// The square it leads to
        to: Option<String>,
    },
    /// Counts move sequences, for comparing move generators
    Perft {
        #[command(flatten)]
        game: GameArgs,
        /// How long they are
        #[arg(value_parser = clap::value_parser!(u32).range(0..=DEEPEST))]
        depth: u32,
        /// Counts those after each first move too
        #[arg(long)]
        divide: bool,
    },
    /// Writes a position, or the game so far, as text
    Convert {
        #[command(flatten)]
        game: GameArgs,
        /// What is written: `position`, `fen` (its first fields), `moves`, `game` (after the pattern of PGN), or a
        /// record in one of the game's notations, such as `san`, `kif`, `usi`, `wxf`, `korean`
        #[arg(long, value_parser = form, default_value = "position", value_name = "FORM")]
        to: Form,
        /// The moves alone, in that notation
        #[arg(long)]
        moves_only: bool,
    },
    /// Draws a position as SVG, or a line as an SVG that moves
    Svg {
        #[command(flatten)]
        figure: FigureArgs,
        /// Shows the moves of the line, one after the other, without end
        #[arg(long)]
        animated: bool,
        /// What lies behind it: a colour such as `white` or `#fdf6e3`; nothing otherwise
        #[arg(long, default_value = "transparent", value_parser = ground)]
        background: String,
    },
    /// Draws a position as TikZ, for LaTeX
    Tikz {
        #[command(flatten)]
        figure: FigureArgs,
        /// Width in millimetres
        #[arg(long, default_value_t = 80, value_parser = clap::value_parser!(u16).range(1..=2000))]
        width: u16,
    },
    /// Draws a position as PDF, a page of the picture's size
    Pdf {
        #[command(flatten)]
        figure: FigureArgs,
        /// Width in millimetres
        #[arg(long, default_value_t = 80, value_parser = clap::value_parser!(u16).range(1..=2000))]
        width: u16,
        /// What lies behind it: a colour such as `white` or `#fdf6e3`; nothing otherwise
        #[arg(long, default_value = "transparent", value_parser = ground)]
        background: String,
    },
    /// Draws a position as PNG
    Png {
        #[command(flatten)]
        figure: FigureArgs,
        #[command(flatten)]
        pixels: PixelArgs,
    },
    /// Draws a line as GIF that moves
    Gif {
        #[command(flatten)]
        figure: FigureArgs,
        #[command(flatten)]
        pixels: PixelArgs,
    },
    /// Draws a set to print and cut out: board, pieces, and what is thrown
    Sheet {
        #[command(flatten)]
        rules: RuleArgs,
        /// The paper, upright
        #[arg(long, value_parser = paper, default_value = "a4", value_name = "a4|letter")]
        paper: Paper,
        #[command(flatten)]
        look: LookArgs,
        /// Where the files go, as GAME-1-board.svg and so on
        #[arg(short = 'D', long, value_name = "DIRECTORY", default_value = ".")]
        directory: PathBuf,
    },
    /// Writes a game as a file, to be changed and given back to any command but `uci` and `lab`
    File {
        /// The game's id, or a game file
        game: String,
        /// Gives it another id: that of a game of the collection is taken
        #[arg(long, value_name = "ID")]
        id: Option<String>,
        /// Writes a file; otherwise standard output
        #[arg(short = 'O', long, alias = "out", value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Writes a section of Fairy-Stockfish's `variants.ini` as a game file, and names on standard error what it
    /// leaves out
    Import {
        /// The `variants.ini`; `-` reads standard input
        file: PathBuf,
        /// The section, without brackets; the first otherwise
        section: Option<String>,
        /// Writes the game without what cannot be taken over; otherwise it is refused, and what it is, named
        #[arg(long)]
        lossy: bool,
        /// Writes a file; otherwise standard output
        #[arg(short = 'O', long, alias = "out", value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Plays games by itself, to see what a choice of rules does to play
    #[command(subcommand)]
    Lab(LabCommand),
    /// Makes tables of endings, checks them, and says what they hold
    #[command(subcommand)]
    Tables(TablesCommand),
    /// Looks for a move: the best lines with their scores in hundredths of the weakest piece, and what speaks for it
    Search(SearchArgs),
    /// Looks for a forced win of the side to move, and proves it
    Solve(SolveArgs),
    /// Says what an ending of few pieces comes to, and every move in it; plies to the end are exact
    Ending {
        #[command(flatten)]
        game: GameArgs,
    },
    /// Plays as an engine that other programs drive by the protocol UCI, or, asked `usi`, by that of Shogi
    #[command(visible_alias = "usi")]
    Uci {
        /// The game that it begins with, by its id; the option `UCI_Variant` chooses another
        #[arg(default_value = "shatranj")]
        game: String,
        /// A choice of an option, such as `elephant=dabbaba`; may be given again
        #[arg(short, long = "option", value_name = "OPTION=CHOICE", value_parser = pair)]
        options: Vec<(String, String)>,
    },
    /// Writes the man pages: into a directory, or the first one to standard output
    Man {
        /// The directory
        directory: Option<PathBuf>,
    },
    /// Writes what a shell needs to complete commands
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// How a move is looked for.
#[derive(clap::Args)]
pub struct SearchArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// Most plies
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..=64))]
    pub depth: Option<u32>,
    /// Most positions that are looked at
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Most milliseconds; a second where nothing else is given
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub millis: Option<u64>,
    /// The strength, from 1 to 10
    #[arg(long, value_name = "LEVEL", default_value_t = 10, value_parser = clap::value_parser!(u8).range(1..=10))]
    pub level: u8,
    /// How many of the best moves are told
    #[arg(long, value_name = "NUMBER", default_value_t = 1,
          value_parser = RangedU64ValueParser::<usize>::new().range(1..=MOST_LINES as u64))]
    pub lines: usize,
    /// What a weak player overlooks depends on it
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub seed: u64,
}

/// How a win is looked for.
#[derive(clap::Args)]
pub struct SolveArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// A win of the side to move in at most so many plies
    #[arg(long, value_name = "PLIES", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=200))]
    pub plies: u32,
    /// The side that is to win gives check with every move
    #[arg(long)]
    pub checks: bool,
    /// Most positions that are looked at; asked about only now and then, so that small limits are exceeded
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
}

/// What is done with a plan: a file in TOML that lists options and how their choices are compared.
#[derive(Subcommand)]
pub enum LabCommand {
    /// Says what a plan comes to
    Plan {
        /// The plan
        plan: PathBuf,
        /// Plays one game of each choice to estimate what all of them cost on this machine
        #[arg(long)]
        cost: bool,
    },
    /// Plays a share of a plan, one line of JSON a game; goes on after the games that the file has already
    Run {
        /// The plan
        plan: PathBuf,
        /// Which share, such as `2/5`
        #[arg(long, value_parser = shard, default_value = "1/1", value_name = "I/N")]
        shard: Shard,
        /// The file that the games are added to; in a directory, one for each share. A name without an ending that
        /// is not there yet is a directory
        #[arg(short = 'O', long = "out", alias = "output", value_name = "FILE|DIR")]
        output: PathBuf,
    },
    /// Puts shares together: what was measured under each choice, with 95 % intervals
    Merge {
        /// Files that `run` has written, in any order
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// What is written
        #[arg(long = "to", value_enum, default_value = "csv")]
        form: TableForm,
    },
}

/// What is done with tables of endings.
#[derive(Subcommand)]
pub enum TablesCommand {
    /// Lists the endings, those that others need first, and what the table of each takes
    Plan {
        #[command(flatten)]
        endings: EndingArgs,
    },
    /// Makes the tables that are not there yet, and those that they need; each is written when it is whole, so that a
    /// stop at any moment costs the table that was being made
    Build {
        #[command(flatten)]
        endings: EndingArgs,
        /// The memory that may be used, in GB (10^9 bytes)
        #[arg(long, value_name = "GB", default_value_t = 4.0, value_parser = gigabytes, allow_negative_numbers = true)]
        memory: f64,
        /// How many threads work on a table; the bytes are the same
        #[arg(long, value_name = "NUMBER", default_value_t = threads(), value_parser = thread_count())]
        threads: usize,
        /// Which share of the endings, such as `2/5`; what a share needs besides it makes too
        #[arg(long, value_parser = shard, default_value = "1/1", value_name = "I/N")]
        shard: Shard,
        /// The folder of the tables
        #[arg(short = 'O', long = "out", alias = "output", value_name = "DIRECTORY")]
        output: PathBuf,
    },
    /// Puts the tables of several folders into one; each is read against its checksum, and none may differ
    Merge {
        #[command(flatten)]
        endings: EndingArgs,
        /// A folder; may be given again
        #[arg(long = "from", value_name = "DIRECTORY", required = true)]
        folders: Vec<PathBuf>,
        /// The folder that they are put into
        #[arg(short = 'O', long = "out", alias = "output", value_name = "DIRECTORY")]
        output: PathBuf,
    },
    /// Checks tables by the rules alone: each position against those that its moves lead to; status 3 if one is wrong
    Verify {
        #[command(flatten)]
        tables: TableArgs,
        /// Of positions with the first king on the right half of the board, looks at one in so many
        #[arg(long, value_name = "NUMBER", default_value_t = 64, value_parser = clap::value_parser!(u64).range(1..))]
        part: u64,
        /// Instead, looks at so many positions drawn at random, with one thread
        #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
        sample: Option<u64>,
        /// Which positions are drawn
        #[arg(long, value_name = "NUMBER", default_value_t = 1, requires = "sample")]
        seed: u64,
        /// How many threads work on it
        #[arg(long, value_name = "NUMBER", default_value_t = threads(), value_parser = thread_count())]
        threads: usize,
    },
    /// Says what tables hold: shares, longest wins with a line, single winning moves, mutual zugzwang, checksums
    Report {
        #[command(flatten)]
        tables: TableArgs,
        /// Where GAME.csv and GAME.md go; what they say of other endings stays
        #[arg(short = 'O', long = "out", alias = "output", value_name = "DIRECTORY")]
        output: PathBuf,
        /// Another name for these files
        #[arg(long, value_name = "NAME", value_parser = file_name)]
        name: Option<String>,
        /// How many threads work on it
        #[arg(long, value_name = "NUMBER", default_value_t = threads(), value_parser = thread_count())]
        threads: usize,
    },
    /// Makes of tables what a page reads: chunks, deflated, with an index
    Chunk {
        #[command(flatten)]
        tables: TableArgs,
        /// Where NAME.index goes, and the folder NAME with the chunks of each ending
        #[arg(short = 'O', long = "out", alias = "output", value_name = "DIRECTORY")]
        output: PathBuf,
        /// Such as `shatranj-4`
        #[arg(long, value_name = "NAME", value_parser = file_name)]
        name: String,
    },
}

/// Tables that are there.
#[derive(clap::Args)]
pub struct TableArgs {
    #[command(flatten)]
    pub endings: EndingArgs,
    /// The folder of the tables
    #[arg(long = "from", value_name = "DIRECTORY")]
    pub folder: PathBuf,
}

/// Endings of a game.
#[derive(clap::Args)]
pub struct EndingArgs {
    /// An ending, such as `KRvKN`, by the letters of the pieces; several may be named. A number after a letter is the
    /// region that the piece keeps to: `KQ1Q1vKR` has two counsellors on a1’s colour
    #[arg(required_unless_present = "pieces")]
    pub material: Vec<String>,
    /// Every ending of three up to so many pieces, kings included, that a game can come to
    #[arg(long, value_name = "PIECES", conflicts_with = "material",
        value_parser = clap::value_parser!(u8).range(3..=6))]
    pub pieces: Option<u8>,
    /// The game
    #[arg(long, value_name = "GAME", default_value = "shatranj")]
    pub game: String,
    /// A choice of an option, such as `bareKing=win-immediate`; may be given again
    #[arg(short, long = "option", value_name = "OPTION=CHOICE", value_parser = pair)]
    pub options: Vec<(String, String)>,
}

fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// No lines that are longer could be counted.
const DEEPEST: i64 = 64;

/// A number of threads.
fn thread_count() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=1024)
}

/// More memory than any machine has, in GB.
const MOST_MEMORY: f64 = 1e6;

fn gigabytes(text: &str) -> Result<f64, String> {
    let found = text.parse().ok().filter(|&number: &f64| 0.0 < number && number <= MOST_MEMORY);
    found.ok_or_else(|| format!("a number of GB above 0, up to {MOST_MEMORY}"))
}

/// The name of a file in the folder that is given besides, without its ending.
fn file_name(text: &str) -> Result<String, String> {
    let good = !text.is_empty()
        && !text.starts_with('.')
        && !text.contains(|sign: char| sign.is_control() || "/\\:".contains(sign));
    match good {
        true => Ok(text.to_owned()),
        false => {
            Err("the name of a file, without `/`, `\\` and `:`, that does not begin with a dot".to_owned())
        }
    }
}

/// One of so many shares, the first of which is 1.
#[derive(Clone, Copy)]
pub struct Shard {
    pub own: u64,
    pub all: u64,
}

/// What `lab merge` writes.
#[derive(Clone, Copy, clap::ValueEnum)]
pub enum TableForm {
    Csv,
    Json,
    Markdown,
    /// In Markdown, a row for each option: what differs between its choices, in pairs of games
    Differences,
    /// In CSV, what pairs of games say of every measure under every two choices
    Pairs,
}

fn shard(text: &str) -> Result<Shard, String> {
    let found = text.split_once('/').and_then(|(own, all)| Some((own.parse().ok()?, all.parse().ok()?)));
    let found = found.filter(|&(own, all)| 0 < own && own <= all);
    found.map(|(own, all)| Shard { own, all }).ok_or_else(|| "a share such as 2/5, from 1/1 on".to_owned())
}

/// A game and its choices.
#[derive(clap::Args)]
pub struct RuleArgs {
    /// The game's id (`tabiya games` lists them), or a game file: a path that ends in `.toml` or has a `/`
    pub game: String,
    /// A choice of an option, such as `elephant=dabbaba`; may be given again
    #[arg(short, long = "option", value_name = "OPTION=CHOICE", value_parser = pair)]
    pub options: Vec<(String, String)>,
}

/// A game that stands somewhere.
#[derive(clap::Args)]
pub struct GameArgs {
    #[command(flatten)]
    pub rules: RuleArgs,
    /// The position it starts from; `-` reads it from standard input
    #[arg(short, long, value_name = "TEXT")]
    pub position: Option<String>,
    /// A file with the record of a game, which is played first: PGN with coordinates or letters, KIF, KI2, CSA, USI,
    /// WXF, Chinese, ICCS, UCCI, DhtmlXQ, Korean; `-` reads standard input. What it says besides is counted on standard
    /// error, as is an encoding other than UTF-8
    #[arg(short, long, value_name = "FILE", conflicts_with = "position")]
    pub record: Option<PathBuf>,
    /// How its moves are written; found in the text otherwise
    #[arg(long, value_name = "NOTATION", value_parser = notation, requires = "record")]
    pub record_notation: Option<Notation>,
    /// Which game of the file, from 1, where it holds several
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 1,
        value_parser = clap::value_parser!(u32).range(1..),
        requires = "record"
    )]
    pub record_number: u32,
    /// Moves played from there, `e2e3` or `Nf3`, with spaces or commas between them
    #[arg(short, long, value_name = "MOVES", default_value = "")]
    pub line: String,
}

/// How a picture looks.
#[derive(clap::Args)]
pub struct LookArgs {
    /// What the pieces look like
    #[arg(long, value_parser = pieces, default_value = "figures", value_name = "figures|letters|pictograms")]
    pub pieces: PieceSet,
    /// Leaves out the names of files and ranks
    #[arg(long)]
    pub no_coordinates: bool,
}

/// What a picture shows.
#[derive(clap::Args)]
pub struct FigureArgs {
    #[command(flatten)]
    pub game: GameArgs,
    #[command(flatten)]
    pub look: LookArgs,
    /// Puts the first player at the top
    #[arg(long)]
    pub flipped: bool,
    /// Keeps the places of pieces in hand though they are empty
    #[arg(long)]
    pub hands: bool,
    /// Marks the last move and kings in check
    #[arg(long)]
    pub last: bool,
    /// Marks where the piece on this square may go now; may be given again
    #[arg(long, value_name = "SQUARE")]
    pub moves: Vec<String>,
    /// Marks a square, such as `e4=note`: move, capture, both, reach, from, last, check, blocked or note; may be given
    /// again
    #[arg(long = "mark", value_name = "SQUARE=KIND", value_parser = pair)]
    pub marks: Vec<(String, String)>,
    /// Arrows, such as `g1f3,red:e2e4`: green, red, blue or yellow
    #[arg(long, value_name = "ARROWS", default_value = "")]
    pub arrows: String,
    /// Coloured squares, such as `e4,red:d5`
    #[arg(long, value_name = "SQUARES", default_value = "")]
    pub squares: String,
    /// Circles, written like squares
    #[arg(long, value_name = "SQUARES", default_value = "")]
    pub circles: String,
    /// Labels of up to three characters, such as `e4:A,red:d5:2`
    #[arg(long, value_name = "LABELS", default_value = "")]
    pub labels: String,
    /// A line or two below the board
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub caption: String,
    /// A piece of one's own: its letters as in `legal`'s positions, and an SVG file, such as `K=king.svg`; may be given
    /// again
    #[arg(long = "own", value_name = "LETTERS=FILE", value_parser = pair)]
    pub own: Vec<(String, String)>,
    /// Shows this kind alone on the board, with all its moves, such as `elephant`; needs --at
    #[arg(long, value_name = "KIND", requires = "at", conflicts_with_all = ["moves", "line", "position"])]
    pub piece: Option<String>,
    /// Where the piece of --piece stands
    #[arg(long, value_name = "SQUARE", requires = "piece")]
    pub at: Option<String>,
    /// Whose piece it is, by the seat's letter; the first player's otherwise
    #[arg(long, value_name = "SEAT", requires = "piece")]
    pub seat: Option<String>,
    /// The picture's name, for readers who hear it; the game's otherwise
    #[arg(long)]
    pub title: Option<String>,
    /// Starts every id in the picture, where several stand on one page
    #[arg(long, default_value = "", value_parser = prefix)]
    pub prefix: String,
    /// Writes a file; otherwise standard output
    #[arg(short = 'O', long, alias = "out", value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// How a picture becomes pixels.
#[derive(clap::Args)]
pub struct PixelArgs {
    /// Width in pixels
    #[arg(long, default_value_t = 872, value_parser = clap::value_parser!(u32).range(16..=8192))]
    pub width: u32,
    /// What lies behind it: a colour such as `white` or `#fdf6e3`, or `transparent`
    #[arg(long, default_value = "white", value_parser = ground)]
    pub background: String,
}

/// What `convert` writes.
#[derive(Clone, Copy)]
pub enum Form {
    /// The position's text, choices included.
    Position,
    /// The position's first fields only, as Fairy-Stockfish's FEN has them.
    Fen,
    /// The moves, in coordinates.
    Moves,
    /// The game's record in a notation.
    Game(Notation),
}

fn form(text: &str) -> Result<Form, String> {
    match text {
        "position" => Ok(Form::Position),
        "fen" => Ok(Form::Fen),
        "moves" => Ok(Form::Moves),
        "game" => Ok(Form::Game(Notation::Coordinates)),
        other => Notation::from_id(other)
            .map(Form::Game)
            .ok_or_else(|| none("form", other, &["position", "fen", "moves", "game"])),
    }
}

fn notation(text: &str) -> Result<Notation, String> {
    Notation::from_id(text).ok_or_else(|| none("notation", text, &[]))
}

/// What is said of a name that is neither one of these nor a notation’s.
fn none(what: &str, name: &str, besides: &[&'static str]) -> String {
    let known: Vec<&str> = besides.iter().copied().chain(Notation::all().map(Notation::id)).collect();
    format!("no {what} has this name.{}", hint(name, &known))
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("a name and a value are needed, with = between them")?;
    Ok((name.to_owned(), value.to_owned()))
}

fn paper(text: &str) -> Result<Paper, String> {
    Paper::from_id(text).ok_or_else(|| "there are a4 and letter".to_owned())
}

fn pieces(text: &str) -> Result<PieceSet, String> {
    let known = PieceSet::ALL.map(PieceSet::id);
    PieceSet::from_id(text).ok_or_else(|| format!("no set has this name.{}", hint(text, &known)))
}

fn prefix(text: &str) -> Result<String, String> {
    let good = text.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter));
    if good { Ok(text.to_owned()) } else { Err("only ASCII letters, digits, - and _".to_owned()) }
}

fn ground(text: &str) -> Result<String, String> {
    let good = match text.strip_prefix('#') {
        Some(digits) => {
            matches!(digits.len(), 3 | 6) && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
        }
        None => !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_alphabetic()),
    };
    // Names stand for the same whatever their letters are.
    let text = text.to_ascii_lowercase();
    match good && (text == "transparent" || is_colour(&text)) {
        true => Ok(text),
        false => {
            Err("a colour is needed: a name of SVG such as white, #rgb or #rrggbb, or transparent".to_owned())
        }
    }
}
