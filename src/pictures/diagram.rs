//! Pictures of positions and of how pieces move: from the rules to a [`Scene`].

use std::sync::Arc;

use crate::board::{Board, Piece, Role, Ruling, Seat, Square, SquareSet};
use crate::matches::Match;
use crate::movement::{Access, MoveStyle, Occupant, Right, walk};
use crate::notation::Notation;
use crate::pictures::captions::{Captions, Plain};
use crate::pictures::svg;
use crate::pictures::svg::{
    At, BoardSketch, BoardStyle, Edge, Hand, HandPiece, Mark, MarkKind, PointMark, River, Scene, ScenePiece,
    Side,
};
use crate::play::attack::in_check;
use crate::play::targets::targets;
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::{Captured, Colour};

/// Where a piece may go from a square, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The square.
    pub to: Square,
    /// Whether it may enter the square, capture on it, or either.
    pub kind: MarkKind,
    /// How it gets there.
    pub move_style: MoveStyle,
    /// Whether that takes a right that can be lost.
    pub once: bool,
    /// Whether it could go there at once; otherwise only if there were something to capture.
    pub now: bool,
}

/// How a piece moves on a board with some friends and enemies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PatternDiagram {
    /// Squares that are open to it now.
    pub open: Vec<Reach>,
    /// Squares that are closed, and the piece that closes each.
    pub blocked: Vec<(Square, Square)>,
    /// Squares that it can ever get to on an empty board, its own included.
    pub ever: SquareSet,
}

impl PatternDiagram {
    /// The diagram of a role on a square.
    ///
    /// On an empty square a pattern that captures counts as if something might stand there, so
    /// that a soldier shows its captures. Rights count as held, where the piece can hold them: one that it
    /// loses by leaving its place in the array is held there only.
    ///
    /// ```
    /// use tabiya::{Rules, Seat, SquareSet, pictures::diagram::PatternDiagram, games};
    /// let rules = Rules::new(&games::CHATURANGA, &[])?;
    /// let elephant = rules.role_named("elephant").unwrap();
    /// let e4 = rules.board().shape.parse("e4").unwrap();
    /// let diagram = PatternDiagram::new(&rules, elephant, Seat::FIRST, e4, SquareSet::EMPTY, SquareSet::EMPTY);
    /// assert_eq!((diagram.open.len(), diagram.ever.len()), (4, 8));
    /// # Ok::<(), tabiya::SetupError>(())
    /// ```
    pub fn new(
        rules: &Rules,
        role: Role,
        seat: Seat,
        at: Square,
        friends: SquareSet,
        enemies: SquareSet,
    ) -> PatternDiagram {
        let shape = rules.board().shape;
        let patterns = &rules.role(role).patterns;
        let occupant = |square: Square| match (friends.has(square), enemies.has(square)) {
            (true, _) => Some(Occupant { enemy: false, alike: false }),
            (false, true) => Some(Occupant { enemy: true, alike: false }),
            (false, false) => None,
        };
        let mut open: Vec<Reach> = Vec::new();
        let mut blocked = Vec::new();
        walk(shape, rules.seat(seat).facing, patterns, at, occupant, |target| {
            let pattern = patterns[target.pattern];
            let held = |right: Right| {
                let homes = rules.homes(right, seat);
                homes.is_empty() || homes.has(at)
            };
            if !pattern.right.is_none_or(held) {
                return;
            }
            let now = target.access != Access::NothingToCapture;
            let kind = match target.access {
                Access::Open(true) => MarkKind::Capture,
                Access::Open(false) if pattern.modality.captures() => MarkKind::Both,
                Access::Open(false) => MarkKind::Move,
                Access::NothingToCapture => MarkKind::Capture,
                Access::Blocked(by) => return blocked.push((target.to, by)),
                Access::Friend | Access::CannotCapture | Access::Alike(_) => {
                    return blocked.push((target.to, target.to));
                }
                Access::NoScreen | Access::NotFrom(_) | Access::Outside(_) => return,
            };
            let move_style = MoveStyle::of(pattern.atom, target.away);
            let reach = Reach { to: target.to, kind, move_style, once: pattern.right.is_some(), now };
            match open.iter_mut().find(|other| other.to == target.to) {
                Some(other) => {
                    other.now |= now;
                    if other.kind != kind {
                        other.kind = MarkKind::Both;
                    }
                }
                None => open.push(reach),
            }
        });
        PatternDiagram { open, blocked, ever: ever(rules, role, seat, at) }
    }
}

/// Every square that the role can get to on an empty board in any number of moves that need no
/// right, its own included. Captures count as moves: something may stand there.
fn ever(rules: &Rules, role: Role, seat: Seat, at: Square) -> SquareSet {
    let (empty, all) = (Position::empty(), rules.board().shape.all());
    let mut seen = SquareSet::of(at);
    let mut fresh = seen;
    while let Some(from) = fresh.next() {
        let to = targets(rules, &empty, Piece { seat, role }, from, all, all, false).without(seen);
        seen |= to;
        fresh |= to;
    }
    seen
}

/// A board with one piece on it, to show how it moves: a position for pictures, of no game.
pub fn lone_piece(piece: Piece, at: Square) -> Position {
    let mut position = Position::empty();
    position.put(at, piece);
    position
}

/// The bare board of a game.
pub fn sketch(rules: &Rules) -> BoardSketch {
    let board = rules.board();
    let crossed = board.marks.map(|square| at(rules, square));
    BoardSketch {
        files: board.shape.files,
        ranks: board.shape.ranks,
        style: style(board),
        crossed: crossed.collect(),
    }
}

/// What stands along the edge of a board.
pub fn edge(board: &BoardSketch, notation: Option<Notation>, flipped: bool) -> Option<Edge> {
    let own = match notation? {
        Notation::Coordinates => None,
        notation => notation.edge(board.files, board.ranks, flipped),
    };
    Some(own.map_or_else(|| Edge::plain(board.files, board.ranks), |[files, ranks]| Edge { files, ranks }))
}

/// Middles of the two palaces on nine files by ten ranks.
const PALACES: &[At] = &[At::new(4, 1), At::new(4, 8)];

/// How the board is drawn.
fn style(board: Board) -> BoardStyle {
    match board.ruling {
        Ruling::Squares => BoardStyle::Squares,
        Ruling::Chequered => BoardStyle::Chequered,
        Ruling::Diagonals => BoardStyle::Diagonals,
        Ruling::Dotted => BoardStyle::Grid { zone: 3 },
        Ruling::Points { river, palaces } => {
            let river = river.then_some(River { below: board.shape.ranks / 2, words: ["楚河", "漢界"] });
            let mark = if palaces && river.is_none() { PointMark::Crosses } else { PointMark::Angles };
            BoardStyle::Points { river, palaces: if palaces { PALACES } else { &[] }, mark }
        }
    }
}

/// A square's place in a picture.
pub fn at(rules: &Rules, square: Square) -> At {
    let shape = rules.board().shape;
    At::new(shape.file(square) as u8, shape.rank(square) as u8)
}

/// The texts of a piece in a picture: its letter and its name. A [`Scene`] borrows them.
pub struct PieceTexts {
    square: Square,
    piece: Piece,
    letter: String,
    name: String,
}

/// The texts of all pieces of a position.
pub fn piece_texts(rules: &Rules, position: &Position, captions: &dyn Captions) -> Vec<PieceTexts> {
    let text = |square: Square| {
        let piece = position.piece_at(square)?;
        let letter = rules.label(piece.role);
        let name = captions.piece(rules, piece);
        Some(PieceTexts { square, piece, letter, name })
    };
    position.occupied().filter_map(text).collect()
}

/// The pieces of a position, for a picture.
pub fn scene_pieces<'a>(rules: &Rules, texts: &'a [PieceTexts]) -> Vec<ScenePiece<'a>> {
    texts
        .iter()
        .map(|piece| ScenePiece {
            at: at(rules, piece.square),
            figure: rules.role(piece.piece.role).figure,
            seat: piece.piece.seat.0,
            tone: tone(rules, piece.piece.seat),
            letter: &piece.letter,
            name: &piece.name,
        })
        .collect()
}

/// What a seat holds in hand, with its texts. A [`Scene`] borrows them.
pub struct HandTexts {
    /// Whose they are.
    pub seat: Seat,
    /// The pieces, by role; only those that are there.
    pub pieces: Vec<HeldTexts>,
}

/// Pieces of one role in hand.
pub struct HeldTexts {
    /// Their role.
    pub role: Role,
    /// Its letter.
    pub letter: String,
    /// Whose and what, such as `White pawn`.
    pub name: String,
    /// How many.
    pub count: u8,
}

/// What a seat's pieces are made of.
pub fn tone(rules: &Rules, seat: Seat) -> svg::Tone {
    match rules.terms().colours[seat.index()] {
        Colour::Light => svg::Tone::Light,
        Colour::Dark => svg::Tone::Dark,
        Colour::Red => svg::Tone::Red,
        Colour::Green => svg::Tone::Green,
        Colour::Yellow => svg::Tone::Yellow,
        Colour::Black => svg::Tone::Black,
    }
}

/// What each seat holds; nothing in a game in which nobody can hold anything now.
pub fn hand_texts(rules: &Rules, position: &Position, captions: &dyn Captions) -> Vec<HandTexts> {
    if may_hold(rules, position) { held_texts(rules, position, captions) } else { Vec::new() }
}

/// Whether somebody holds a piece, or can come to hold one.
pub fn may_hold(rules: &Rules, position: &Position) -> bool {
    let empty = rules.seats().all(|seat| position.hand_is_empty(seat));
    rules.terms().captured == Captured::Dropped || !empty
}

/// What each seat holds, be it nothing.
pub fn held_texts(rules: &Rules, position: &Position, captions: &dyn Captions) -> Vec<HandTexts> {
    let held = |seat: Seat| {
        let roles = (0..rules.roles().len() as u8).map(Role);
        roles.filter_map(move |role| {
            let count = position.in_hand(Piece { seat, role });
            (count > 0).then(|| HeldTexts {
                role,
                letter: rules.label(role),
                name: captions.piece(rules, Piece { seat, role }),
                count,
            })
        })
    };
    rules.seats().map(|seat| HandTexts { seat, pieces: held(seat).collect() }).collect()
}

/// The hands of a position, for a picture: unless they are to be shown, none while all are empty.
pub fn scene_hands<'a>(
    rules: &Rules,
    texts: &'a [HandTexts],
    flipped: bool,
    though_empty: bool,
) -> Vec<Hand<'a>> {
    if !though_empty && texts.iter().all(|hand| hand.pieces.is_empty()) {
        return Vec::new();
    }
    let can_be_held = |role: &Role| !rules.role(*role).royal && rules.initial(Seat::FIRST, *role) > 0;
    let room = (0..rules.roles().len() as u8).map(Role).filter(can_be_held).count();
    let room = texts.iter().map(|hand| hand.pieces.len()).fold(room, usize::max);
    let piece = |piece: &'a HeldTexts| HandPiece {
        figure: rules.role(piece.role).figure,
        letter: &piece.letter,
        name: &piece.name,
        count: piece.count,
    };
    let hand = |hand: &'a HandTexts| Hand {
        seat: hand.seat.0,
        tone: tone(rules, hand.seat),
        pieces: hand.pieces.iter().map(piece).collect(),
        room: room.min(255) as u8,
        side: if (hand.seat == Seat::FIRST) != flipped { Side::Right } else { Side::Left },
    };
    texts.iter().map(hand).collect()
}

/// What a picture shows besides the position.
#[derive(Clone, Debug)]
pub struct PictureOptions {
    /// The notation whose coordinates stand along the edge; nothing stands there without one.
    pub coordinates: Option<Notation>,
    /// Whether the first player sits at the top.
    pub flipped: bool,
    /// Figures, letters or pictograms.
    pub piece_set: svg::PieceSet,
    /// Marks on squares.
    pub marks: Vec<Mark>,
    /// Whether hands keep their places though they are empty. Pieces in hand are always shown.
    pub hands: bool,
    /// Lines over the board.
    pub tracks: Vec<svg::Track>,
    /// Short texts on squares.
    pub beads: Vec<svg::Bead>,
    /// Places of several squares, each framed.
    pub places: Vec<Vec<At>>,
    /// What an author has drawn over it.
    pub annotation: svg::Annotation,
    /// Pieces that are drawn otherwise than the set has them; see [`own_pieces`](crate::pictures::own_pieces).
    pub own: Arc<[svg::OwnPiece]>,
    /// A colour behind everything; nothing if empty.
    pub ground: String,
    /// The picture's name; that of `captions` if there is none.
    pub title: Option<String>,
    /// What it says in words.
    pub captions: &'static dyn Captions,
    /// Start of every id in it; see [`Scene::prefix`].
    pub prefix: String,
}

impl Default for PictureOptions {
    fn default() -> PictureOptions {
        PictureOptions {
            coordinates: Some(Notation::Coordinates),
            flipped: false,
            piece_set: svg::PieceSet::Figures,
            marks: Vec::new(),
            hands: false,
            tracks: Vec::new(),
            beads: Vec::new(),
            places: Vec::new(),
            annotation: svg::Annotation::default(),
            own: Arc::new([]),
            ground: String::new(),
            title: None,
            captions: &Plain,
            prefix: String::new(),
        }
    }
}

/// The marks that a board bears of itself: the last move, and kings in check.
pub fn own_marks(game: &Match) -> Vec<Mark> {
    let (rules, position) = (game.rules(), game.position());
    let plain = |square: Square, kind: MarkKind| Mark::new(at(rules, square), kind);
    let last = game.line().last();
    let last = last.into_iter().flat_map(|last| last.from().into_iter().chain(last.to()));
    let checked = rules.seats().filter(|&seat| in_check(rules, position, seat));
    let kings = checked.filter_map(|seat| position.king(rules, seat));
    let mut marks: Vec<Mark> = last.map(|square| plain(square, MarkKind::Last)).collect();
    marks.dedup();
    marks.extend(kings.map(|king| plain(king, MarkKind::Check)));
    marks
}

/// What a picture says in words: who stands where, what the marks say, what an author has drawn.
pub fn described(rules: &Rules, position: &Position, options: &PictureOptions) -> String {
    let mut text = options.captions.description(rules, position, &options.marks);
    let more = [options.captions.annotation(&options.annotation), options.annotation.caption.clone()];
    for part in more.iter().filter(|part| !part.is_empty()) {
        text.push(' ');
        text.push_str(part);
    }
    text
}

/// A position as an SVG file, with a description as [`PictureOptions::captions`] give it.
///
/// ```
/// use tabiya::{Match, pictures::diagram};
/// let game = Match::new("shatranj", &[], None)?;
/// let picture = diagram::picture(game.rules(), game.position(), &diagram::PictureOptions::default());
/// assert!(picture.starts_with("<svg"));
/// # Ok::<(), tabiya::MatchError>(())
/// ```
pub fn picture(rules: &Rules, position: &Position, options: &PictureOptions) -> String {
    let captions = options.captions;
    let texts = piece_texts(rules, position, captions);
    let title = options.title.as_deref().unwrap_or(captions.title(rules));
    let description = described(rules, position, options);
    let hands = held_texts(rules, position, captions);
    let scene = Scene {
        pieces: scene_pieces(rules, &texts),
        marks: options.marks.clone(),
        tracks: options.tracks.clone(),
        beads: options.beads.clone(),
        places: options.places.clone(),
        annotation: options.annotation.clone(),
        own: options.own.clone(),
        ground: &options.ground,
        coordinates: edge(&sketch(rules), options.coordinates, options.flipped),
        flipped: options.flipped,
        piece_set: options.piece_set,
        hands: scene_hands(rules, &hands, options.flipped, options.hands),
        title: Some(title),
        description: Some(&description),
        prefix: &options.prefix,
        ..Scene::new(sketch(rules))
    };
    svg::svg(&scene)
}
