//! JavaScript: the class `Match`.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::*;
use super::data::*;
use super::error::{
    CodedError, OUT_OF_MEMORY, bad_argument, coded, coded_at, has_memory, has_room, need_memory,
};
use super::gamefile::{in_setup, meant};
use super::lab::Asked;
use super::language::words;
use super::notations::notation_asked;
use super::read::{FromJs, from_js, has};
use crate::board::{Piece, Square};
use crate::matches::{Beat, Fact, GameState, Match, NewPly, PlayError, Show};
use crate::position::{self, OpeningRoll, Phase, Position};
use crate::rules::Rules;
use crate::variant::Contest;

/// A game being played. Every error leaves it as it was.
#[wasm_bindgen(js_name = Match)]
pub struct WebMatch {
    pub(crate) inner: Match,
}

#[wasm_bindgen(js_class = Match)]
impl WebMatch {
    /// Sets up a match. Throws an `Error` with a `code` for an unknown game, option or choice,
    /// for choices that do not go together, and for a position that cannot be. In place of a game's id,
    /// `{ file }` has the text of a game file (`gameFile`). As its only argument it takes what `setup()` gives, and
    /// plays its line; or another match, to be like it.
    ///
    /// A match takes less than 1 kB of the module's memory, and some 200 to 450 bytes for each move
    /// played.
    /// `free()`, or `using`, gives that back at once; otherwise it goes with the object, which in a loop
    /// without `await` is not before its end. Where memory has come to an end, what would take more of
    /// it throws `out-of-memory`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(
            unchecked_param_type = "GameId | (string & {}) | { file: string } | SearchSetup | Match"
        )]
        game: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Setup")] setup: JsValue,
    ) -> Result<WebMatch, JsValue> {
        need_memory()?;
        if setup.is_undefined() && (has(&game, "game")? || has(&game, "setup")?) {
            return Asked::read(&game, "setup").map(|asked| WebMatch { inner: asked.game });
        }
        let game = meant(&game)?;
        let setup: Setup = from_js(&setup, "setup")?;
        let inner = Match::of(game, &setup.options.unwrap_or_default().pairs(), setup.position.as_deref())
            .map_err(CodedError::from)?;
        Ok(WebMatch { inner })
    }

    /// Id of the game.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        self.inner.rules().game().id.to_string()
    }

    /// Every option with its choice in force.
    #[wasm_bindgen(unchecked_return_type = "Record<string, string>")]
    pub fn options(&self) -> Result<JsValue, JsValue> {
        let owned = |text: &str| text.to_owned().into();
        let options = self.inner.rules().options();
        to_js_small(&Pairs(options.map(|(option, choice)| (owned(option), owned(choice))).collect()))
    }

    /// The position's text, which `new Match` accepts.
    pub fn position(&self) -> String {
        self.inner.position_text()
    }

    /// What sets up this match again, where it began and with its moves: `new Match(match.setup())` is another like
    /// it. What takes a setup, such as `search`, takes a match too, and asks it for this.
    #[wasm_bindgen(unchecked_return_type = "MatchSetup")]
    pub fn setup(&self) -> Result<JsValue, JsValue> {
        let (rules, start) = (self.inner.rules(), self.inner.start());
        to_js(&MatchSetup {
            game: in_setup(rules.game()),
            options: rules.chosen().collect(),
            position: (start != Position::start(rules)).then(|| rules.write_position(&start)),
            line: self.line(),
        })
    }

    /// The key of the position, as 16 digits of base 16: the same where repetition counts positions as the same.
    /// Keys are compared under the same rules, by the same version of the module.
    pub fn key(&self) -> String {
        format!("{:016x}", self.inner.rules().position_key(self.inner.position()))
    }

    /// Every action open now, or those of one piece; with `written` in a notation of the game, if one is given.
    #[wasm_bindgen(unchecked_return_type = "Move[]")]
    pub fn legal(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] from: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] notation: JsValue,
    ) -> Result<JsValue, JsValue> {
        let (rules, position) = (self.inner.rules(), self.inner.position());
        let from: Option<String> = FromJs::read(&from, "from")?;
        let from = from.map(|from| square(rules, &from)).transpose()?;
        let notation = notation_asked(rules, &notation)?;
        let legal = self.inner.legal();
        let moves = legal.iter().filter(|action| from.is_none() || action.from() == from);
        to_js_list(moves.map(|&action| Move {
            written: notation.map(|own| self.inner.in_scene(&legal, |scene| own.write(scene, action))),
            ..move_info(rules, position, action)
        }))
    }

    /// Plays a move and tells what happens. The text is that of `legal()`, or in any notation of the game, `Nf3`; the
    /// squares of `iccs` and `ucci` are not ours, so those are read only where `notation` says so. Throws an `Error`
    /// with `code` and `squares`.
    #[wasm_bindgen(unchecked_return_type = "Beat[]")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] notation: JsValue,
    ) -> Result<JsValue, JsValue> {
        need_memory()?;
        let text = String::read(&text, "text")?;
        let notation = notation_asked(self.inner.rules(), &notation)?;
        let played = self.inner.find_move(&text, notation).and_then(|action| self.inner.play_move(action));
        let beats = played.map_err(|error| self.js_error(&error))?;
        self.beats(&beats)
    }

    /// Why a move is legal or not: from one square to another, or as `play` takes it: `explain("P@e5")`.
    #[wasm_bindgen(unchecked_return_type = "Explanation")]
    pub fn explain(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] from: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] to: JsValue,
    ) -> Result<JsValue, JsValue> {
        let rules = self.inner.rules();
        let (from, to): (_, Option<String>) = (String::read(&from, "from")?, FromJs::read(&to, "to")?);
        let judged = match to {
            Some(to) => {
                let (from, to) = (square(rules, &from)?, square(rules, &to)?);
                self.inner.explain(from, to).map(|moves| (vec![from, to], moves))
            }
            None => self.inner.find_move(&from, None).and_then(|action| {
                self.inner.judge(action)?;
                Ok(([action.from(), action.to()].into_iter().flatten().collect(), vec![action]))
            }),
        };
        to_js(&self.explanation(judged))
    }

    /// Takes the last move back; `undefined` at the start.
    #[wasm_bindgen(unchecked_return_type = "Beat[] | undefined")]
    pub fn undo(&mut self) -> Result<JsValue, JsValue> {
        match self.inner.undo() {
            Some(beats) => self.beats(&beats),
            None => Ok(JsValue::UNDEFINED),
        }
    }

    /// Makes the move again that was taken back last; `undefined` if there is none.
    #[wasm_bindgen(unchecked_return_type = "Beat[] | undefined")]
    pub fn redo(&mut self) -> Result<JsValue, JsValue> {
        need_memory()?;
        match self.inner.redo() {
            Some(beats) => self.beats(&beats),
            None => Ok(JsValue::UNDEFINED),
        }
    }

    /// Plays as much of a line as is legal. Its texts are those of `legal()`, so that `line()` gives them again.
    #[wasm_bindgen(js_name = playLine, unchecked_return_type = "LineResult")]
    pub fn play_line(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] moves: JsValue,
    ) -> Result<JsValue, JsValue> {
        let moves: Vec<String> = FromJs::read(&moves, "moves")?;
        for (index, text) in moves.iter().enumerate() {
            let (code, message) = match has_memory().then(|| self.play_own(text)) {
                Some(Ok(_)) => continue,
                Some(Err(error)) => (error.code(), self.why(&error)),
                None => (OUT_OF_MEMORY.0, OUT_OF_MEMORY.1.to_owned()),
            };
            let refused = RefusedMove { index, text: text.clone(), code, message };
            return to_js_small(&LineResult { played: index, refused: Some(refused) });
        }
        to_js_small(&LineResult { played: moves.len(), refused: None })
    }

    /// Plays as much of a line as is legal, from the beginning of the match, and then goes to a ply of it. What of the
    /// line has been played or taken back already is not played again; moves that are not in it are forgotten. Its
    /// texts are those of `legal()`.
    #[wasm_bindgen(unchecked_return_type = "FollowResult")]
    pub fn follow(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] line: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] ply: JsValue,
    ) -> Result<JsValue, JsValue> {
        let (line, ply): (Vec<String>, _) = (FromJs::read(&line, "line")?, whole(&ply, "ply")?);
        // A ply takes some 200 to 450 bytes, and what is told of it some more.
        if !has_room(512 * 1024 + 1024 * line.len()) {
            return Err(coded(OUT_OF_MEMORY.0, OUT_OF_MEMORY.1));
        }
        let rules = self.inner.rules().clone();
        let mut plies = Vec::new();
        let followed = self.inner.follow(&line, ply, |new| {
            plies.push(Move { narration: beside(&rules, &new), ..move_info(&rules, new.before, new.action) });
        });
        let position = self.inner.position();
        to_js(&FollowResult {
            known: followed.known,
            plies,
            refused: followed.refused.map(|error| RefusedMove {
                index: followed.reach,
                text: line[followed.reach].clone(),
                code: error.code(),
                message: words().play_error(&rules, &followed.end, &error),
            }),
            outcome: followed.outcome.map(|outcome| outcome_info(&rules, outcome)),
            beats: followed
                .beats
                .map(|beats| beats.iter().map(|beat| beat_info(&rules, position, beat)).collect()),
        })
    }

    /// Goes to a ply of the moves made and taken back, or to the last of them. Gives the beats if that is one ply away.
    #[wasm_bindgen(js_name = goTo, unchecked_return_type = "Beat[] | undefined")]
    pub fn go_to(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] ply: JsValue,
    ) -> Result<JsValue, JsValue> {
        need_memory()?;
        match self.inner.go_to(whole(&ply, "ply")?) {
            Some(beats) => self.beats(&beats),
            None => Ok(JsValue::UNDEFINED),
        }
    }

    /// Texts of the moves made so far.
    pub fn line(&self) -> Vec<String> {
        self.inner.line().map(|action| self.inner.rules().write_move(action)).collect()
    }

    /// How the game has ended; `undefined` while it goes on.
    #[wasm_bindgen(unchecked_return_type = "Outcome | undefined")]
    pub fn outcome(&self) -> Result<JsValue, JsValue> {
        match self.inner.outcome() {
            Some(outcome) => to_js_small(&outcome_info(self.inner.rules(), outcome)),
            None => Ok(JsValue::UNDEFINED),
        }
    }

    /// Who stands where.
    #[wasm_bindgen(unchecked_return_type = "BoardPiece[]")]
    pub fn board(&self) -> Result<JsValue, JsValue> {
        let (rules, position) = (self.inner.rules(), self.inner.position());
        let other = |at: crate::Square| {
            let piece = position.piece_at(at)?;
            Some(BoardPiece {
                square: name(rules, at),
                seat: seat(rules, piece.seat),
                kind: rules.role(piece.role).id.clone(),
                letter: rules.letters(piece),
                name: words().piece(rules, piece),
                figure: rules.role(piece.role).figure.id(),
            })
        };
        to_js(&position.occupied().filter_map(other).collect::<Vec<_>>())
    }

    /// Who may act, checks, and everything that decides and cannot be seen on the board: rights, counts,
    /// whose series it is, how often the position has stood, points, commands, why a throw moved nothing.
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn state(&self) -> Result<JsValue, JsValue> {
        to_js(&self.state_of())
    }

    /// What in the position cannot have come about by play, such as a general outside its palace. A position
    /// that was set up is taken with such remarks; in a game there are none.
    #[wasm_bindgen(unchecked_return_type = "RemarkInfo[]")]
    pub fn remarks(&self) -> Result<JsValue, JsValue> {
        let (rules, position) = (self.inner.rules(), self.inner.position());
        let remarks = rules.remarks(position).into_iter().map(|remark| RemarkInfo {
            code: remark.code(),
            squares: names(rules, remark.squares()),
            text: words().remark(rules, remark),
        });
        to_js(&remarks.collect::<Vec<_>>())
    }

    /// Number of move sequences of this length; a finished game has none. Depths over 12 are
    /// refused with code `depth-too-large`, and what would take more than some two million
    /// steps with `count-too-large`.
    pub fn perft(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] depth: JsValue,
    ) -> Result<f64, JsValue> {
        let depth = u32::try_from(whole(&depth, "depth")?).unwrap_or(u32::MAX);
        let counted =
            self.inner.perft(depth).map_err(|error| coded(error.code(), &words().count_error(error)))?;
        Ok(counted as f64)
    }
}

impl WebMatch {
    fn beats(&self, beats: &[Beat]) -> Result<JsValue, JsValue> {
        let rules = self.inner.rules();
        to_js(&beats.iter().map(|beat| beat_info(rules, self.inner.position(), beat)).collect::<Vec<_>>())
    }

    /// Whether something can be played, with its squares and moves, or why not.
    pub(super) fn explanation(
        &self,
        judged: Result<(Vec<Square>, Vec<position::Move>), PlayError>,
    ) -> Explanation {
        let (rules, position) = (self.inner.rules(), self.inner.position());
        match judged {
            Ok((squares, moves)) => Explanation {
                legal: true,
                code: "legal",
                message: moves
                    .first()
                    .map_or(String::new(), |&action| words().action(rules, position, action)),
                squares: names(rules, squares),
                moves: moves.into_iter().map(|action| rules.write_move(action)).collect(),
            },
            Err(error) => Explanation {
                legal: false,
                code: error.code(),
                message: self.why(&error),
                squares: names(rules, error.squares()),
                moves: Vec::new(),
            },
        }
    }

    /// Why a move is not played.
    pub(super) fn why(&self, error: &PlayError) -> String {
        words().play_error(self.inner.rules(), self.inner.position(), error)
    }

    /// Plays a move by its own text alone.
    fn play_own(&mut self, text: &str) -> Result<Vec<Beat>, PlayError> {
        let action = self.inner.rules().read_move(self.inner.position(), text);
        self.inner.play_move(action.ok_or_else(|| PlayError::unreadable(text))?)
    }

    fn js_error(&self, error: &PlayError) -> JsValue {
        refused(&self.inner, error)
    }

    fn state_of(&self) -> State {
        let (rules, position) = (self.inner.rules(), self.inner.position());
        let GameState { acting, checks, outcome, facts } = self.inner.state();
        let text = |fact: &Fact| words().fact(rules, position, fact);
        let rights = facts.iter().filter_map(|fact| match *fact {
            Fact::Right { seat: own, right, .. } => Some(RightInfo {
                seat: seat(rules, own),
                id: rules.terms().rights[right.index()].id.clone(),
                text: text(fact),
            }),
            _ => None,
        });
        let counts = facts.iter().filter_map(|fact| {
            let id: &str = match fact {
                Fact::BareKingMoves { .. } => "bare-king-moves",
                Fact::Count(count) if count.bare => "bare-king",
                Fact::Count(_) => "board",
                _ => return None,
            };
            let limit = fact.limit().map(u32::from);
            Some(CountInfo {
                id: id.to_owned().into(),
                text: text(fact),
                value: fact.value().unwrap_or(0.0) as u32,
                limit,
            })
        });
        let told = facts.iter().map(|fact| FactInfo {
            code: fact.code(),
            seat: fact.seat().map(|own| seat(rules, own)),
            other: fact.other().map(|other| seat(rules, other)),
            right: match fact {
                Fact::Right { right, .. } => Some(rules.terms().rights[right.index()].id.clone()),
                _ => None,
            },
            value: fact.value(),
            limit: fact.limit(),
            squares: names(rules, fact.squares()),
            text: text(fact),
        });
        State {
            turn: acting.into_iter().map(|own| seat(rules, own)).collect(),
            phase: match position.phase() {
                Phase::Play => "play",
                Phase::FreeMoves(_) => "array",
                Phase::Mobilisation(_) => "mobilisation",
                Phase::Forced => "forced",
                Phase::OpeningRoll => "lots",
                Phase::Deployment => "deployment",
                Phase::Redeployment => "redeployment",
            },
            phase_text: words().phase(rules, position),
            check: names(rules, checks),
            rights: rights.collect(),
            counts: counts.collect(),
            table: table_info(rules, position),
            facts: told.collect(),
            ply: self.inner.line().count(),
            undone: self.inner.undone(),
            text: words().state(rules, position, outcome),
        }
    }
}

/// A number of moves. Too large a number becomes the largest there is.
fn whole(value: &JsValue, what: &str) -> Result<usize, JsValue> {
    let number = f64::read(value, what)?;
    if number.fract() != 0.0 || number < 0.0 {
        return Err(bad_argument(&["“", what, "” should be a whole number of moves."].concat()));
    }
    Ok(number as usize)
}

/// What a ply does beside the board, in sentences; nothing where there is no table.
fn beside(rules: &Rules, ply: &NewPly) -> Vec<String> {
    let after = ply.after.position();
    if after.table().is_none() {
        return Vec::new();
    }
    let shown = ply
        .beats
        .iter()
        .filter(|beat| matches!(beat.show, Show::Table(_) | Show::Appear { .. } | Show::Drop { .. }));
    shown.map(|beat| words().narrate(rules, after, beat)).filter(|text| !text.is_empty()).collect()
}

/// What lies on the table, beside the board.
fn table_info(rules: &Rules, position: &Position) -> Option<TableInfo> {
    let table = position.table()?;
    let (staked, race, allies) = match rules.terms().contest {
        Contest::Armies(terms) => (terms.stakes, None, Some(terms.alliance)),
        Contest::Race(terms) => (false, Some(terms), None),
        Contest::Kings => (false, None, None),
    };
    let outside = |seat, role| position.in_hand(Piece { seat, role });
    let running = |seat, role| position.pieces_like(Piece { seat, role }).len() as u8;
    let seats = rules.seats().map(|own| TableSeat {
        seat: seat(rules, own),
        ally: allies.map(|alliance| seat(rules, alliance.ally(own))),
        lot: match table.opening_rolls[own.index()] {
            OpeningRoll::Rolled(value) if position.phase() == Phase::OpeningRoll => Some(value),
            OpeningRoll::Rolled(_) | OpeningRoll::Due | OpeningRoll::Beaten => None,
        },
        balance: staked.then(|| table.balance[own.index()].into()),
        outside: race.map(|race| outside(own, race.single)),
        running: race.map(|race| running(own, race.single) + 2 * running(own, race.double)),
        home: race.map(|_| table.home[own.index()]),
        notes: words().seat_notes(rules, position, own),
    });
    Some(TableInfo { throw: table.roll, pool: staked.then(|| table.pool.into()), seats: seats.collect() })
}

/// Why a match does not play a move.
pub(super) fn refused(game: &Match, error: &PlayError) -> JsValue {
    let rules = game.rules();
    let why = words().play_error(rules, game.position(), error);
    coded_at(error.code(), &why, &names(rules, error.squares()))
}
