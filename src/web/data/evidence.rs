//! JavaScript shapes: games of self-play, and their measures.

use std::borrow::Cow;

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const PLAYED: &str = r#"
/** How a game is played by itself. */
export interface PlayoutHow {
    /**
     * Who plays: “random”, “level-1” to “level-9”, or “nodes-” and how many positions a search looks at for a move;
     * for the side that moves first and the other, where they differ. “random” without it.
     */
    play?: string | [string, string];
    /** Whether the second of them plays the side that moves first. */
    swapped?: boolean;
    /** What chance decides depends on it: a whole number. */
    seed?: number;
    /** The game is broken off after so many plies; 400 without it, at most 2000. */
    plies?: number;
}

/** What of a game goes into the measures. */
export type PlayedFacts = Omit<PlayedGame, "line" | "winner" | "widths" | "scores"> & Partial<PlayedGame>;

/** What is measured in games, each with its 95 % interval. */
export interface Measures {
    /** How many games there are. */
    games: number;
    /** The measures that two games at least say something of. */
    measures: Estimate<
        "completion" | "won" | "drawishness" | "length" | "balance" | "advantage" | "branching" | "coverage" |
        "captures" | "repetition" | "decisiveness" | "drama" | "skill"
    >[];
    /** The share of each rule that has ended games; “limit” for games that none has ended. */
    ends: Estimate<string>[];
}

/** A figure, and from where to where it is thought to lie. */
export interface Estimate<Id> {
    id: Id;
    value: number;
    low: number;
    high: number;
    /** So many games are in it. */
    games: number;
}

/** A figure of games of which it is asked how well it fits a range: a mean, or a share. */
export interface Figure extends Omit<Estimate<string>, "id"> {
    id?: string;
    /** Whether it is a share of the games. */
    share?: boolean;
    /** Whether it was looked at after every game. A likelihood does not depend on that. */
    anytime?: boolean;
}

/** What pairs of games say of a measure under two choices. */
export interface Paired {
    /** Its id; or “end:” and that of a rule, “end:limit” for games that none has ended. */
    measure: string;
    /** The choices by their places. */
    choices: [number, number];
    /** Pairs of which both games say something. */
    pairs: number;
    /** Pairs that were played and of which a game says nothing, as the limit ended it or nobody won it. */
    leftOut: number;
    /** Pairs in which the first choice has more. */
    higher: number;
    /** Pairs in which it has less. */
    lower: number;
    /** The chance of a split as uneven, or more so, if the choice made no difference. */
    p: number;
    /** The share of false findings among those told up to this one. */
    q: number;
    /**
     * The least difference between the shares of `higher` and `lower` among all pairs that so many would show with a
     * probability of 80 %; none where too few pairs differ to show any.
     */
    least?: number;
}
"#;

/// A game that was played by itself.
#[derive(Serialize, Tsify)]
pub struct PlayedGame {
    /// Its moves, those of the opening among them.
    pub line: Vec<String>,
    /// By which rule it ended; nothing where the limit ended it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "string")]
    pub end: Option<Cow<'static, str>>,
    /// The seat that has won.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub winner: Option<String>,
    /// The side that has won: 0 is the side that moved first. Allies are one side.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub side: Option<u8>,
    /// How many sides there are.
    pub sides: u8,
    /// Moves; throws and declarations are none.
    pub plies: u32,
    /// How many actions were open on average.
    pub branching: f64,
    /// How many, wherever there was something to decide.
    pub widths: Vec<u16>,
    /// How many pieces were captured.
    pub captures: u32,
    /// The share of the squares on which a piece has stood.
    pub coverage: f64,
    /// The share of the positions that had stood before.
    pub repetition: f64,
    /// What the search gave the side that moved first, wherever there was one, in hundredths of the weakest piece.
    pub scores: Vec<i32>,
    /// The share of the game after the winner is further ahead than the other side ever was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub decisiveness: Option<f64>,
    /// How far behind the winner was on average, from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub drama: Option<f64>,
    /// The points of the one that is named first in `play`, where they differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub skill: Option<f64>,
}

/// What is measured; its type is written above.
#[derive(Serialize)]
pub struct MeasuresInfo {
    /// How many games.
    pub games: usize,
    /// The measures.
    pub measures: Vec<EstimateInfo>,
    /// How the games ended.
    pub ends: Vec<EstimateInfo>,
}

/// A figure.
#[derive(Serialize)]
pub struct EstimateInfo {
    /// Of what.
    pub id: String,
    /// The figure.
    pub value: f64,
    /// From here ...
    pub low: f64,
    /// ... to here.
    pub high: f64,
    /// So many games are in it.
    pub games: usize,
}

/// What pairs of games say; its type is written above.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PairedInfo {
    /// Of what.
    pub measure: String,
    /// The choices by their places.
    pub choices: [usize; 2],
    /// Pairs of which both games say something.
    pub pairs: usize,
    /// Pairs of which a game says nothing.
    pub left_out: usize,
    /// Pairs in which the first choice has more.
    pub higher: usize,
    /// Pairs in which it has less.
    pub lower: usize,
    /// The chance of such a split.
    pub p: f64,
    /// The share of false findings.
    pub q: f64,
    /// The least difference that would be seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<f64>,
}
