//! JavaScript shapes: the input and the result of a search.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

use super::SquareName;

#[wasm_bindgen(typescript_custom_section)]
const ASKED: &str = r#"
/** A position in which a move is looked for. */
export interface SearchSetup {
    /** Id of the game, or `{ file }` with the text of a game file. */
    game: GameId | (string & {}) | { file: string };
    /** Options that are not at their default. */
    options?: Record<string, string>;
    /** A position text; the game’s start without one. */
    position?: string;
    /** The moves that were played from there. */
    line?: string[];
}

/** What sets a match up again: `new Match` takes it, and all that takes a `SearchSetup`. */
export interface MatchSetup extends SearchSetup {
    options: Record<string, string>;
    line: string[];
}

/** How far a search goes, and how. */
export interface SearchLimits {
    /** Most plies, from 1 to 64. A throw is a ply of its own. */
    depth?: number;
    /** Most positions that are looked at. */
    nodes?: number;
    /** Most milliseconds; a thousand, if nothing else limits the search. */
    millis?: number;
    /** Strength, from 1 to 10. */
    level?: number;
    /** How many of the best moves are told in `lines`, from 1 to 64; more than one takes longer. */
    lines?: number;
    /** Which of equal moves is chosen, and what a weak player overlooks: a whole number. */
    seed?: number;
    /**
     * Whether it goes on from what earlier searches with `keep` have learned under the same rules and level, in this
     * worker or page, and leaves what it learns to the next: stronger from move to move of a game of two sides, from
     * level 8 on. The same limits may then give another move.
     */
    keep?: boolean;
    /** Is told what has been found so far; ends the search by returning `false`. */
    onProgress?: (found: SearchProgress) => boolean | void;
}

/**
 * What a position is worth to the seat that acts: in hundredths of the weakest piece, or a win or a loss that is
 * forced, with the game over after so many plies; with throws or four seats to each team, in a race in hundredths of
 * a throw.
 */
export type SearchScore =
    | number
    | { win: number }
    | { loss: number }
    | { teams: { seats: string[]; points: number }[] };
"#;

/// What a search has found so far.
#[derive(Serialize, Tsify)]
pub struct SearchProgress {
    /// The move; none where the game is over, or where a throw is due.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub best: Option<String>,
    /// Who acts.
    pub seat: String,
    /// The line that is expected, from that move on. It ends where chance decides.
    pub line: Vec<String>,
    /// What it comes to.
    #[tsify(type = "SearchScore")]
    pub score: ScoreInfo,
    /// The best moves, the best of all first: as many as were asked for and have been looked at.
    pub lines: Vec<SearchLine>,
    /// How many plies were looked at in full.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: f64,
    /// How long it took.
    pub millis: f64,
}

/// A line that is expected, from one of the best moves on.
#[derive(Serialize, Tsify)]
pub struct SearchLine {
    /// Its moves. It ends where chance decides; empty where the best is to throw.
    pub line: Vec<String>,
    /// What it comes to.
    #[tsify(type = "SearchScore")]
    pub score: ScoreInfo,
}

/// What a search has found, and why.
#[derive(Serialize, Tsify)]
pub struct SearchResult {
    /// What it has found.
    #[serde(flatten)]
    pub found: SearchProgress,
    /// Why it ended: by itself, at the number of positions or the milliseconds that were given, or stopped by
    /// `onProgress` or a signal.
    #[tsify(type = "\"done\" | \"nodes\" | \"time\" | \"stopped\"")]
    pub ended: &'static str,
    /// What speaks for the move.
    pub reasons: Vec<ReasonInfo>,
}

/// One thing that speaks for a move.
#[derive(Serialize, Tsify)]
pub struct ReasonInfo {
    /// What it is. Codes stay; others may join them.
    #[tsify(
        type = "\"only-move\" | \"throws\" | \"wins\" | \"draws\" | \"holds-out\" | \"answers-check\" | \
                \"captures\" | \"promotes\" | \"checks\" | \"bares-king\" | \"saves\" | \"attacks\" | \
                \"counts\" | \"table\" | \"gains\" | \"stands-better\" | \"quiet\" | \"expects\""
    )]
    pub code: &'static str,
    /// In a sentence.
    pub text: String,
    /// The squares that it speaks of.
    #[tsify(type = "string[]")]
    pub squares: Vec<SquareName>,
    /// Id of the rule on which it stands, where it stands on one that not every game has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub rule: Option<String>,
}

/// What a position is worth.
#[derive(Serialize)]
#[serde(untagged)]
pub enum ScoreInfo {
    /// In hundredths of the weakest piece.
    Points(i32),
    /// A forced win.
    Win {
        /// Plies to the end.
        win: u32,
    },
    /// A forced loss.
    Loss {
        /// Plies to the end.
        loss: u32,
    },
    /// With throws or four seats.
    Teams {
        /// The sides.
        teams: Vec<TeamInfo>,
    },
}

/// A side, and what a position is worth to it.
#[derive(Serialize)]
pub struct TeamInfo {
    /// Its seats.
    pub seats: Vec<String>,
    /// In hundredths.
    pub points: f64,
}
