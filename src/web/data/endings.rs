//! JavaScript shapes: queries and answers about endings.

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** How tables are made. */
export interface EndingLimits {
    /** Is told how far they are; ends it by returning `false`, which throws `stopped`. */
    onProgress?: (state: EndingProgress) => boolean | void;
}

/** How far the tables of an ending are. Those of what captures and promotions lead to are made first. */
export interface EndingProgress {
    /** The material of the table that is being made, such as `KRvKN`. */
    material: string;
    /** From 0 to 1, over all tables. */
    done: number;
    /** How long it has taken. */
    millis: number;
}

/** A move of an ending, and what it comes to for the side that makes it. */
export interface EndingMove {
    move: string;
    result: "win" | "draw" | "loss";
    /** After so many plies, this one among them, the game is over; none where it is drawn. */
    plies?: number;
}

/** What an ending comes to for the side that acts. */
export interface EndingResult {
    result: "win" | "draw" | "loss";
    /** After so many plies the game is over; none where it is drawn. */
    plies?: number;
    /** Every move that is no declaration, the best first. */
    moves: EndingMove[];
    /** The material, such as `KRvKN`; the first seat’s pieces come first. */
    material: string;
}

/** A position, or the pieces of an ending wherever they stand. */
export interface EndingSetup extends SearchSetup {
    /** Letters of the pieces as in a position text, the first seat’s, `v`, the second’s: `KRvKN`. */
    material?: string;
}

/** What an ending comes to where one side is to move. Positions that are images of each other count as one. */
export interface EndingSide {
    /** Letter of the seat that is to move. */
    seat: string;
    /** How many positions it wins, those among them in which the game is over. */
    won: number;
    drawn: number;
    lost: number;
    /** Its longest win, and a position that has it. */
    longestWin?: { plies: number; position: string };
    /** Its longest defence. */
    longestLoss?: { plies: number; position: string };
}

/** How often an ending is won, drawn and lost. */
export interface EndingStatistics {
    material: string;
    /** How many positions there are. */
    positions: number;
    /** By the side to move, the first seat first. */
    sides: EndingSide[];
}

/** A table that an ending needs. */
export interface EndingTable {
    /** Names it: the game, its options, the pieces. */
    id: string;
    material: string;
    /** How many positions it has room for; each takes two bytes. */
    positions: number;
    /** Whether it is there. */
    ready: boolean;
}

/** What making the tables of an ending takes. */
export interface EndingInfo extends EndingTable {
    /** Every table that is needed, this one last. */
    tables: EndingTable[];
}
"#;

/// A move, or a position.
#[derive(Serialize)]
pub struct ValueInfo {
    /// The move.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// What it comes to.
    pub result: &'static str,
    /// In how many plies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plies: Option<u16>,
}

/// What an ending comes to.
#[derive(Serialize)]
pub struct EndingResult {
    /// For the side that acts.
    #[serde(flatten)]
    pub value: ValueInfo,
    /// Every move.
    pub moves: Vec<ValueInfo>,
    /// The pieces.
    pub material: String,
}

/// How far the tables are.
#[derive(Serialize)]
pub struct EndingProgress {
    /// The pieces of the one that is being made.
    pub material: String,
    /// From 0 to 1.
    pub done: f64,
    /// How long it has taken.
    pub millis: f64,
}

/// A win and a position that has it.
#[derive(Serialize)]
pub struct LongestInfo {
    /// Its length.
    pub plies: u16,
    /// The position.
    pub position: String,
}

/// What an ending comes to where one side is to move.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EndingSide {
    /// The side.
    pub seat: String,
    /// How many positions it wins.
    pub won: f64,
    /// How many it draws.
    pub drawn: f64,
    /// How many it loses.
    pub lost: f64,
    /// Its longest win.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub longest_win: Option<LongestInfo>,
    /// Its longest defence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub longest_loss: Option<LongestInfo>,
}

/// How often an ending is won, drawn and lost.
#[derive(Serialize)]
pub struct EndingStatistics {
    /// The pieces.
    pub material: String,
    /// How many positions there are.
    pub positions: f64,
    /// By the side to move.
    pub sides: Vec<EndingSide>,
}

/// A table that an ending needs.
#[derive(Serialize, Clone)]
pub struct EndingTable {
    /// Its name.
    pub id: String,
    /// The pieces.
    pub material: String,
    /// How many positions it has room for.
    pub positions: f64,
    /// Whether it is there.
    pub ready: bool,
}

/// What making the tables of an ending takes.
#[derive(Serialize)]
pub struct EndingInfo {
    /// The table of the ending itself.
    #[serde(flatten)]
    pub own: EndingTable,
    /// All that are needed.
    pub tables: Vec<EndingTable>,
}
