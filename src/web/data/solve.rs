//! JavaScript shapes: queries and answers of the solver.

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What is to be proved. */
export interface SolveLimits {
    /** A win in at most so many plies, from 1 to 200. Declarations (of a count, of an impasse) are no plies. */
    plies: number;
    /** Whose win: a seat’s letter; without one, that of the side that acts. For the other side it is told as a loss. */
    seat?: string;
    /**
     * With `false` it ends once the shortest win is known with all its keys; otherwise longer wins are looked for
     * too.
     */
    all?: boolean;
    /** With `true` the side that is to win gives check with every move, as the problems of Shogi ask. */
    checks?: boolean;
    /** Most positions that are looked at. */
    nodes?: number;
    /** Most milliseconds. Without one of these two it ends only when all has been looked at. */
    millis?: number;
    /** Is told how far it has come; ends it by returning `false`. */
    onProgress?: (found: SolveResult) => boolean | void;
}

/** A first move that wins, and after how many plies the game is over then. */
export interface SolvedKey {
    move: string;
    plies: number;
}

/** What has been proved so far. */
export interface SolveResult {
    /**
     * `win`: the side that acts wins within the plies. `loss`: it loses within them, where the other side’s win was
     * asked for. `draw`: nobody can win. `unknown`: there is no win in `depth` plies; whether in more is open.
     */
    result: "win" | "draw" | "loss" | "unknown";
    /** To how many plies every first move has been looked at. */
    depth: number;
    /** The shortest win that has been found: the shortest of all, if `depth` is not smaller by more than one. */
    plies?: number;
    /** The first moves that have been found to win, the shortest first; none where the other side wins. */
    keys: SolvedKey[];
    /** Whether the shortest win is that of one first move alone, the others having been looked at to its length. */
    sole: boolean;
    /** The line with the longest defence. There is none before the end. */
    line: string[];
    /** What has answered: a table of the ending, or a search. */
    by: "ending" | "search";
    /** How many positions were looked at. */
    nodes: number;
    /** How long it took. */
    millis: number;
}

/** Whether a problem is sound. */
export interface Soundness extends SolveResult {
    /** Whether one first move alone leads to the shortest win, and all others have been looked at. */
    sound: boolean;
    /**
     * What is wrong with it: nothing wins within the plies, or the game is over; several moves win equally soon; or it
     * is not known.
     */
    fault?: "no-win" | "several-keys" | "unknown";
    /** The sound problem that is nearest, by moving one piece from a square to another. */
    nearest?: { position: string; from: string; to: string; plies: number; key: string };
}
"#;

/// A first move that wins.
#[derive(Serialize)]
pub struct KeyInfo {
    /// The move.
    #[serde(rename = "move")]
    pub action: String,
    /// The length of its win.
    pub plies: u32,
}

/// How far a problem has been looked into, and what has been proved.
#[derive(Serialize)]
pub struct SolveInfo {
    /// To how many plies every first move has been looked at.
    pub depth: u32,
    /// The shortest win.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plies: Option<u32>,
    /// The first moves that win.
    pub keys: Vec<KeyInfo>,
    /// How many positions were looked at.
    pub nodes: f64,
    /// How long it took.
    pub millis: f64,
    /// What it is worth to the side that acts.
    pub result: &'static str,
    /// Whether one first move alone leads to the shortest win.
    pub sole: bool,
    /// The line with the longest defence.
    pub line: Vec<String>,
    /// What has answered.
    pub by: &'static str,
    /// Whether it is sound, where that was asked.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub soundness: Option<SoundnessInfo>,
}

/// Whether it is sound, and if not why.
#[derive(Serialize)]
pub struct SoundnessInfo {
    /// Whether it is.
    pub sound: bool,
    /// What is wrong with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<&'static str>,
    /// The sound one that is nearest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nearest: Option<NearestInfo>,
}

/// A sound problem nearby.
#[derive(Serialize)]
pub struct NearestInfo {
    /// The position.
    pub position: String,
    /// Where the piece stood that was moved.
    pub from: String,
    /// Where it stands.
    pub to: String,
    /// The length of the win.
    pub plies: u32,
    /// The key.
    pub key: String,
}
