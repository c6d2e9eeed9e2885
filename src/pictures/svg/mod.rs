//! Boards and diagrams as SVG text.
//!
//! The same functions draw the file that a reader saves and the board that lives on a page, so
//! the two cannot differ. The text depends on the [`Scene`] alone and is the same every time.
//!
//! # Units
//!
//! A cell is 100 user units. The corner of the top left cell is at (0, 0), whatever is drawn
//! around the board; `y` grows downwards. [`origin`] gives the corner of a cell, [`view_box`]
//! the part of the plane that the picture shows. Everything that belongs to one cell (a piece, a
//! mark) is drawn in a cell of its own, from (0, 0) to (100, 100), and moved into place by the
//! `transform` of its outermost `<g>`.
//!
//! # Nodes
//!
//! ```text
//! svg.tabiya  role=img, data-files, data-ranks, .flipped
//!   title, desc, metadata       the licence
//!   defs                        the figures, unless Scene::inline
//!   g.board                     rect.frame  rect.field  path.crosses  path.lines (and .border,
//!                               .dots, .posts)  g.words  g.coordinates
//!   g.ways                      Scene::ways, beads, places; see [`ways_layer`]
//!   g.annotations.under         Scene::annotation; see [`annotation_layer`]
//!   g.marks.under
//!     g.mark.KIND...            data-square, transform
//!   g.pieces
//!     g.piece.seat-N              data-square, transform; title with the piece's name
//!       g.figure.light.king     (or .dark; path.rim, path.body, path.carving, g.letter)
//!       g.figure.own              a piece of one's own, [`Scene::own`]
//!       g.figure.light.wedge.wedge-pawn     an inscribed piece, .promoted where it is that face
//!         g.turned              if the wedge points down
//!         path.face  path.ring  g.ink.black (or .red, .green; in pictograms path.cut)
//!   g.marks.over                marks that lie on top of pieces
//!   g.annotations.over
//!   g.hand.seat-N               Scene::hands: rect.frame  rect.field
//!     g.piece.seat-N.in-hand      data-hand, data-count, transform; g.count with path.ground
//!   g.caption                   Annotation::caption, as text
//! ```
//!
//! On a board of points a cell is centred on its point, so that everything else stays the same.
//!
//! # Classes and colours
//!
//! There is no `style` in it, neither element nor attribute, so that a page may forbid inline
//! styles. Presentation attributes give the colours below; any rule in a style sheet outranks
//! them. A page maps its own variables like this:
//!
//! ```css
//! .tabiya .field      { fill: var(--board) }             /* #ecdcbb  the one colour of all squares */
//! .tabiya .dark-squares { fill: var(--board-dark) }      /* #d3b488  of a chequered board */
//! .tabiya .frame      { fill: var(--board-frame) }       /* #5a3d28 */
//! .tabiya .lines      { stroke: var(--board-line) }      /* #8f7045 */
//! .tabiya .crosses    { stroke: var(--board-mark) }      /* #8f7045  marked squares */
//! .tabiya .coordinates { color: var(--coordinate) }      /* #8a6d46 */
//! .tabiya .light .body { fill: var(--piece-light); stroke: var(--piece-light) }       /* #fdf6e3 */
//! .tabiya .light .rim, .tabiya .light .carving { stroke: var(--piece-light-edge) }  /* #3b2a1c */
//! .tabiya .light .letter { color: var(--piece-light-edge) }
//! .tabiya .dark .body { fill: var(--piece-dark) }                                   /* #2a2438 */
//! .tabiya .dark .rim { stroke: var(--piece-dark) }
//! .tabiya .dark .body, .tabiya .dark .carving { stroke: var(--piece-dark-edge) }    /* #f3e4c0 */
//! .tabiya .dark .letter { color: var(--piece-dark-edge) }
//! .tabiya .words      { color: var(--board-line) }       /* #8f7045  on a river */
//! .tabiya .count .ground { stroke: var(--board-frame) }  /* #5a3d28  behind the numbers of a hand */
//! .tabiya .casing     { stroke: var(--board) }           /* keeps marks clear of lines */
//! .tabiya .mark.move  { color: var(--mark-move) }        /* every mark has one colour, `color` */
//! .tabiya .mark.capture { color: var(--mark-capture) }
//! .tabiya .mark.both  { color: var(--mark-both) }        /* and so on: reach, from, last, check, */
//! .tabiya .mark .once { color: var(--mark-once) }        /* blocked, note; the dashed outline */
//! .tabiya .mark.series-0 { color: var(--series-0) }      /* series-1, series-2: after the kinds */
//! .tabiya .annotation.hue-green { color: var(--annotation-green) }  /* #15703c; red, blue, yellow */
//! .tabiya .caption { color: var(--caption) }             /* #8a6d46 */
//! ```
//!
//! Inscribed pieces bring their own ground, `.face`, and colours, `.ink`; these need no mapping.
//!
//! The defaults suit light and dark surroundings alike. With forced colours browsers leave a
//! picture as it is; only the coordinates, which stand outside the board, need
//! `@media (forced-colors: active) { .tabiya .coordinates { color: CanvasText } }`.
//!
//! A mark has the classes `mark`, its kind (`move capture both reach from last check blocked
//! note`), its move_style (`step jump slide`), `once`, `series-0` to `series-2`, and `occupied` where
//! a piece stands on its square. Inside it: `.casing`, `.solid` (filled), `.line` (stroked),
//! `.tint` (a wash over the square), `.once`.

mod annotated;
mod annotation;
mod board;
mod hands;
mod lettering;
mod marks;
mod names;
mod palette;
mod picture;
mod pieces;
mod scene;
mod sketch;
mod tracks;

pub use crate::art::Figure;
pub use annotated::annotation_layer;
pub use annotation::{Annotation, Arrow, Hue, Label, Spot};
pub use board::{EdgeName, board_layer, edge_names};
pub(crate) use hands::hands_layer;
pub use hands::{hand_box, hand_layer, hand_svg, picture_box};
pub use lettering::escape;
pub(crate) use lettering::lettering;
pub use marks::{key, mark, marks_layer};
pub(crate) use names::content_name;
pub use palette::Tone;
pub(crate) use picture::document;
pub use picture::{LICENCE, svg};
pub use pieces::{defs, own_piece, piece, piece_facing, piece_node, piece_used, pieces_layer};
pub use scene::{
    Bead, Hand, HandPiece, Layer, Mark, MarkKind, OwnPiece, PieceSet, Scene, ScenePiece, Side, Track,
};
pub use sketch::{At, BoardSketch, BoardStyle, CELL, Edge, PointMark, River, origin, square_at, view_box};
pub use tracks::ways_layer;
