//! The commands that draw: what is drawn, and the file it goes to.

use std::fs;
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;

use tabiya::notation::Notation;
use tabiya::pictures::animation::LineAnimation;
use tabiya::pictures::annotation::{AnnotationError, Kind};
use tabiya::pictures::diagram::{
    PatternDiagram, PictureOptions, Reach, at, described, edge, lone_piece, own_marks, picture, sketch,
};
use tabiya::pictures::sheet::{Paper, print_set};
use tabiya::pictures::svg::{Annotation, EdgeName, Mark, MarkKind, OwnPiece, edge_names};
use tabiya::pictures::{own_pieces, tikz};
use tabiya::{Match, Piece, Position, Role, Rules, Seat, Square, SquareSet, words};

use crate::args::{FigureArgs, LookArgs, PixelArgs, RuleArgs};
use crate::fault::Fault;
use crate::gamefile::{file_name, text};
use crate::pdf;
use crate::raster::{self, Frame};
use crate::setup::square;

type Done = Result<u8, Fault>;

pub fn svg(asked: &FigureArgs, animated: bool, background: &str, out: &mut Vec<u8>) -> Done {
    let mut figure = Figure::new(asked)?;
    figure.lie_on(background);
    let text = if animated { figure.film()?.svg() } else { figure.still() };
    deliver(text.as_bytes(), asked.output.as_deref(), out)
}

pub fn tikz(asked: &FigureArgs, width: u16, out: &mut Vec<u8>) -> Done {
    let drawn = tikz::tikz(&Figure::new(asked)?.still(), width.into());
    let drawn = drawn.ok_or_else(|| Fault::refused("picture", "The picture cannot be drawn for LaTeX."))?;
    deliver(drawn.as_bytes(), asked.output.as_deref(), out)
}

pub fn pdf(asked: &FigureArgs, width: u16, background: &str, out: &mut Vec<u8>) -> Done {
    let mut figure = Figure::new(asked)?;
    not_to_a_terminal(asked, std::io::stdout().is_terminal())?;
    figure.lie_on(background);
    let about = pdf::About {
        title: asked.title.as_deref().unwrap_or_else(|| figure.options.captions.title(figure.game.rules())),
        shows: &figure.shows(),
        language: words::default_language().id(),
    };
    let drawn = pdf::pdf(&figure.still(), &about, &figure.names(), &asked.caption, width)?;
    deliver(&drawn, asked.output.as_deref(), out)
}

pub fn png(asked: &FigureArgs, pixels: &PixelArgs, out: &mut Vec<u8>) -> Done {
    not_to_a_terminal(asked, std::io::stdout().is_terminal())?;
    let drawn = raster::png(&Figure::new(asked)?.still(), pixels)?;
    deliver(&drawn, asked.output.as_deref(), out)
}

/// Bytes that are no text would set a terminal at odds.
fn not_to_a_terminal(asked: &FigureArgs, terminal: bool) -> Result<(), Fault> {
    match terminal && asked.output.is_none() {
        true => {
            Err(Fault::refused("terminal", "A picture is no text: “-O FILE” writes it, as does “> FILE”."))
        }
        false => Ok(()),
    }
}

pub fn gif(asked: &FigureArgs, pixels: &PixelArgs, out: &mut Vec<u8>) -> Done {
    not_to_a_terminal(asked, std::io::stdout().is_terminal())?;
    let film = Figure::new(asked)?.film()?;
    let frames = film.frames().into_iter().map(|(time, lasts)| Frame { svg: film.frame(time), lasts });
    let drawn = raster::gif(frames, pixels)?;
    deliver(&drawn, asked.output.as_deref(), out)
}

pub fn sheet(asked: &RuleArgs, paper: Paper, look: &LookArgs, directory: &Path, out: &mut Vec<u8>) -> Done {
    let rules = asked.rules()?;
    fs::create_dir_all(directory).map_err(|error| Fault::file(directory.display(), &error))?;
    let set = print_set(&rules, paper, look.pieces, !look.no_coordinates);
    for (index, sheet) in set.sheets.iter().enumerate() {
        let name = format!("{}-{}-{}.svg", file_name(&rules.game().id), index + 1, sheet.part.id());
        let file = directory.join(name);
        deliver(sheet.svg.as_bytes(), Some(&file), out)?;
        let _ = writeln!(out, "{}", file.display());
    }
    Ok(0)
}

/// Writes a file, or hands it on to standard output.
pub fn deliver(bytes: &[u8], file: Option<&Path>, out: &mut Vec<u8>) -> Done {
    match file {
        Some(file) => fs::write(file, bytes).map_err(|error| Fault::file(file.display(), &error))?,
        None => out.extend(bytes),
    }
    Ok(0)
}

/// What is drawn.
struct Figure {
    game: Match,
    /// In place of the match's, where a piece is shown alone.
    alone: Option<Position>,
    options: PictureOptions,
}

impl Figure {
    fn new(asked: &FigureArgs) -> Result<Figure, Fault> {
        let game = asked.game.set_up()?;
        let rules = game.rules();
        let mut marks = if asked.last { own_marks(&game) } else { Vec::new() };
        for from in &asked.moves {
            marks.extend(moves_from(&game, square(rules, from)?));
        }
        let alone = match (&asked.piece, &asked.at) {
            (Some(kind), Some(place)) => Some(alone(rules, kind, place, asked.seat.as_deref(), &mut marks)?),
            _ => None,
        };
        for (place, kind) in &asked.marks {
            let known = MarkKind::ALL.map(MarkKind::id);
            let kind =
                MarkKind::from_id(kind).ok_or_else(|| Fault::unknown("mark", kind, "A picture", &known))?;
            marks.push(Mark::new(at(rules, square(rules, place)?), kind));
        }
        let options = PictureOptions {
            annotation: annotation(rules, asked)?,
            own: own(rules, &asked.own)?,
            coordinates: (!asked.look.no_coordinates).then_some(Notation::Coordinates),
            flipped: asked.flipped,
            piece_set: asked.look.pieces,
            marks,
            hands: asked.hands,
            title: asked.title.clone(),
            captions: words::default_language(),
            prefix: asked.prefix.clone(),
            ..PictureOptions::default()
        };
        Ok(Figure { game, alone, options })
    }

    /// What lies behind it.
    fn lie_on(&mut self, background: &str) {
        if background != "transparent" {
            self.options.ground = background.to_owned();
        }
    }

    fn position(&self) -> &Position {
        self.alone.as_ref().unwrap_or(self.game.position())
    }

    fn still(&self) -> String {
        picture(self.game.rules(), self.position(), &self.options)
    }

    /// What it shows, in sentences, without its caption.
    fn shows(&self) -> String {
        let mut options = self.options.clone();
        options.annotation.caption.clear();
        described(self.game.rules(), self.position(), &options)
    }

    /// The names at the board's edge.
    fn names(&self) -> Vec<pdf::Name> {
        let board = sketch(self.game.rules());
        let Some(edge) = edge(&board, self.options.coordinates, self.options.flipped) else {
            return Vec::new();
        };
        let name = |name: EdgeName<'_>| {
            let (x, y) = name.middle;
            let letter = 27.0 * name.scale as f32;
            let size = (letter * name.text.chars().count() as f32, letter);
            pdf::Name { text: name.text.to_owned(), middle: (x as f32, y as f32), size }
        };
        edge_names(&board, &edge, self.options.flipped).map(name).collect()
    }

    fn film(&self) -> Result<LineAnimation, Fault> {
        if self.game.line().next().is_none() {
            return Err(Fault::refused("no-line", "Nothing moves: --line gives the moves."));
        }
        Ok(LineAnimation::new(&self.game, &self.options))
    }
}

/// What an author draws over the board.
fn annotation(rules: &Rules, asked: &FigureArgs) -> Result<Annotation, Fault> {
    let board = rules.board().shape;
    let mut drawn = Annotation::default();
    let lists = [&asked.arrows, &asked.squares, &asked.circles, &asked.labels];
    let mut read = || {
        for (kind, text) in Kind::ALL.into_iter().zip(lists) {
            drawn.read(board, kind, text)?;
        }
        drawn.caption(&asked.caption)
    };
    let refused = |error: AnnotationError| {
        Fault::refused(error.code(), words::default_language().annotation_error(&error))
    };
    read().map_err(refused)?;
    Ok(drawn)
}

/// Pieces of one's own, each from a file.
fn own(rules: &Rules, files: &[(String, String)]) -> Result<Arc<[OwnPiece]>, Fault> {
    let roles = || (0..rules.roles().len() as u8).map(Role);
    let pieces: Vec<Piece> =
        rules.seats().flat_map(|seat| roles().map(move |role| Piece { seat, role })).collect();
    let mut own = Vec::new();
    for (letters, file) in files {
        let text = text(Path::new(file))?;
        let drawing = own_pieces::drawing(&text).ok_or_else(|| {
            Fault::refused("drawing", format!("{file} is no drawing that a picture can take."))
        })?;
        let before = own.len();
        own.extend(pieces.iter().filter(|piece| rules.letters(**piece) == *letters).map(|piece| OwnPiece {
            seat: piece.seat.0,
            letter: rules.label(piece.role),
            drawing: drawing.clone(),
        }));
        if own.len() == before {
            let known: Vec<String> = pieces.iter().map(|piece| rules.letters(*piece)).collect();
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            return Err(Fault::unknown("piece", letters, "The game", &known));
        }
    }
    Ok(own.into())
}

/// Where the piece on a square may go now.
fn moves_from(game: &Match, from: Square) -> Vec<Mark> {
    let (rules, position) = (game.rules(), game.position());
    let mut marks = vec![Mark::new(at(rules, from), MarkKind::From)];
    for to in game.destinations().moves.into_iter().filter(|(own, _)| *own == from).flat_map(|(_, to)| to) {
        let kind = if position.piece_at(to).is_some() { MarkKind::Capture } else { MarkKind::Move };
        marks.push(Mark { from: Some(at(rules, from)), ..Mark::new(at(rules, to), kind) });
    }
    marks
}

/// A board with one piece, marked with all its moves.
fn alone(
    rules: &Rules,
    kind: &str,
    place: &str,
    seat: Option<&str>,
    marks: &mut Vec<Mark>,
) -> Result<Position, Fault> {
    let kinds = || rules.roles().iter().map(|role| &*role.id).collect::<Vec<_>>();
    let role = rules.role_named(kind).ok_or_else(|| Fault::unknown("kind", kind, "The game", &kinds()))?;
    let seat = match seat {
        None => Seat::FIRST,
        Some(letter) => {
            let letters: Vec<String> = rules.seats().map(|own| rules.seat(own).letter.to_string()).collect();
            let known: Vec<&str> = letters.iter().map(String::as_str).collect();
            let found = rules.seats().find(|own| rules.seat(*own).letter.to_string() == letter);
            found.ok_or_else(|| Fault::unknown("seat", letter, "The game", &known))?
        }
    };
    let from = square(rules, place)?;
    let diagram = PatternDiagram::new(rules, role, seat, from, SquareSet::EMPTY, SquareSet::EMPTY);
    marks.push(Mark::new(at(rules, from), MarkKind::From));
    let reach = |reach: Reach| Mark {
        move_style: Some(reach.move_style),
        once: reach.once,
        from: Some(at(rules, from)),
        ..Mark::new(at(rules, reach.to), reach.kind)
    };
    marks.extend(diagram.open.into_iter().map(reach));
    Ok(lone_piece(Piece { seat, role }, from))
}
