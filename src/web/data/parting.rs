//! JavaScript shapes: partings of rule sets, and attack maps.

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Outcome;
use super::SquareName;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** How far it is looked. */
export interface PartingLimits {
    /** Lines of so many moves at most, from 0 to 40. */
    plies: number;
    /** Most positions that are looked at. */
    nodes?: number;
    /** Most milliseconds. */
    millis?: number;
    /** Is told how far it has come; ends it by returning `false`. */
    onProgress?: (progress: PartingProgress) => boolean | void;
}

/** How far it has come. */
export interface PartingProgress {
    /** In all lines of fewer moves than this nothing parts them. */
    plies: number;
    /** How many positions were looked at. */
    nodes: number;
    /** How long it has taken. */
    millis: number;
}

/** Where two sets of rules part, or how far nothing parts them. */
export interface Parting {
    /**
     * Whether they part; if nothing was found, whether all lines within the plies were followed, or where it ended: at
     * the number of positions or the milliseconds that were given, or stopped by `onProgress` or a signal.
     */
    result: "part" | "none" | "nodes" | "time" | "stopped";
    /** In all lines of fewer moves than this nothing parts them. */
    plies: number;
    /** The line that leads there; both allow it. Empty if they do not part. */
    line: string[];
    /** A move that one of them alone allows there. */
    move?: string;
    /** Which. */
    only?: "a" | "b";
    /** How the game is over there, if it is over under one of them alone, or won by another. */
    outcomes?: { a?: Outcome; b?: Outcome };
}

/** Where a piece would capture. */
export interface Attack {
    /** Its square. */
    from: string;
    /** Whose it is. */
    seat: string;
    /** The squares, whoever stands there. */
    squares: string[];
}
"#;

/// Where two sets of rules part.
#[derive(Serialize)]
pub struct PartingInfo {
    /// Whether they part, or why nothing was found.
    pub result: &'static str,
    /// In all lines of fewer moves nothing parts them.
    pub plies: u32,
    /// The line that leads there.
    pub line: Vec<String>,
    /// A move that one alone allows.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// Which.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<&'static str>,
    /// How the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcomes: Option<EndsInfo>,
}

/// How the game is over under each.
#[derive(Serialize)]
pub struct EndsInfo {
    /// Under the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub a: Option<Outcome>,
    /// Under the second.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub b: Option<Outcome>,
}

/// How far it has come.
#[derive(Serialize)]
pub struct PartingProgress {
    /// In all lines of fewer moves than this nothing parts them.
    pub plies: u32,
    /// How many positions were looked at.
    pub nodes: f64,
    /// How long it has taken.
    pub millis: f64,
}

/// Where a piece would capture.
#[derive(Serialize)]
pub struct AttackInfo {
    /// Its square.
    pub from: SquareName,
    /// Whose it is.
    pub seat: String,
    /// The squares, whoever stands there.
    pub squares: Vec<SquareName>,
}
