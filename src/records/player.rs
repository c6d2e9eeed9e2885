//! The player of a parsed record: its moves and variations are made in a match.

use super::draft::{CLAIMS, Draft, Event, MAX_DEPTH, RESIGNS, Token};
use super::pgn::Count;
use super::tree::{GameRecord, Line, RESULTS, RecordMove, result};
use crate::matches::{MAX_MOVES, Match, PlayError};
use crate::notation::{Notation, Unread};
use crate::position::Move;
use crate::words::{MoveFault, RecordError, Why};

/// A move that has been read, among all others.
struct Node {
    action: Option<Move>,
    parent: usize,
    children: Vec<usize>,
    before: String,
    comment: String,
    ply: usize,
    count: Count,
    depth: usize,
}

/// Plays events and keeps the tree of their moves.
pub(super) struct Player {
    game: Match,
    nodes: Vec<Node>,
    current: usize,
    /// Where variations began that are open.
    stack: Vec<usize>,
    /// Whether the next move begins a line.
    fresh: bool,
    /// What is said before it.
    pending: String,
    /// How many variations were open where a move failed: the rest of that line is left out.
    dead: Option<usize>,
    steps: usize,
    notation: Notation,
    result: Option<String>,
    error: Option<RecordError>,
}

impl Player {
    pub fn new(game: Match, notation: Notation) -> Player {
        let root = Node {
            action: None,
            parent: 0,
            children: Vec::new(),
            before: String::new(),
            comment: String::new(),
            ply: 0,
            count: Count::default(),
            depth: 0,
        };
        Player {
            game,
            nodes: vec![root],
            current: 0,
            stack: Vec::new(),
            fresh: true,
            pending: String::new(),
            dead: None,
            steps: 0,
            notation,
            result: None,
            error: None,
        }
    }

    /// How many moves have been read.
    pub fn count(&self) -> usize {
        self.nodes.len() - 1
    }

    pub fn play(&mut self, events: &[Event]) {
        for event in events {
            if matches!(self.error, Some(RecordError::TooMany)) {
                return;
            }
            match event {
                Event::Close => self.close(),
                Event::Branch(number, line) => self.branch(*number, *line),
                Event::Open => self.open(),
                _ if self.dead.is_some() => {}
                Event::Move(token) => self.read(token),
                Event::Comment(text) => self.say(text),
                Event::Result(text) => {
                    if self.stack.is_empty() && self.result.is_none() {
                        self.result = Some(text.clone());
                    }
                }
            }
        }
    }

    fn say(&mut self, text: &str) {
        let place = if self.fresh { &mut self.pending } else { &mut self.nodes[self.current].comment };
        if !place.is_empty() {
            place.push('\n');
        }
        place.push_str(text);
    }

    fn open(&mut self) {
        if self.dead.is_none() && (self.current == 0 || self.stack.len() >= MAX_DEPTH || self.fresh) {
            self.dead = Some(self.stack.len() + 1);
            self.error.get_or_insert(RecordError::TooMany);
        }
        self.stack.push(self.current);
        if self.dead.is_none() {
            self.fresh = true;
            self.go_to(self.nodes[self.current].parent);
        }
    }

    fn close(&mut self) {
        let Some(from) = self.stack.pop() else { return };
        if self.dead.is_some_and(|depth| depth > self.stack.len()) {
            self.dead = None;
        }
        if self.dead.is_none() {
            self.pending.clear();
            self.fresh = false;
            self.go_to(from);
        }
    }

    fn branch(&mut self, number: usize, line: usize) {
        let mut node = self.current;
        while self.nodes[node].ply >= number.max(1) {
            node = self.nodes[node].parent;
        }
        let found = self.nodes[node].ply + 1 == number && !self.nodes[node].children.is_empty();
        self.dead = if found { None } else { Some(0) };
        if !found {
            self.error.get_or_insert_with(|| RecordError::Line(line, format!("変化：{number}手")));
        }
        if found {
            self.pending.clear();
            self.fresh = true;
            self.go_to(node);
        }
    }

    /// Takes moves back and plays others, so that the game stands after this one.
    fn go_to(&mut self, node: usize) {
        let mut forward = Vec::new();
        let mut target = node;
        while self.nodes[target].ply > self.nodes[self.current].ply {
            forward.extend(self.nodes[target].action);
            target = self.nodes[target].parent;
        }
        while self.current != target {
            if self.nodes[self.current].ply > self.nodes[target].ply {
                self.game.undo();
                self.current = self.nodes[self.current].parent;
            } else {
                forward.extend(self.nodes[target].action);
                target = self.nodes[target].parent;
            }
        }
        for action in forward.into_iter().rev() {
            self.step(action).ok();
        }
        self.current = node;
    }

    fn step(&mut self, action: Move) -> Result<(), PlayError> {
        self.steps += 1;
        if self.steps > MAX_STEPS {
            self.error = Some(RecordError::TooMany);
            return Err(PlayError::TooLong);
        }
        self.game.play_move(action).map(drop)
    }

    /// How the next move is counted: as its text says, or goes on from the one before.
    fn count_of(&self, token: &Token) -> Count {
        let node = &self.nodes[self.current];
        let (mut count, _) = node.count.next(self.game.position().turn());
        if single(self.notation) {
            count.number = node.ply + 1;
        }
        count.number = token.number.unwrap_or(count.number);
        count
    }

    fn read(&mut self, token: &Token) {
        let count = self.count_of(token);
        match read_move(&mut self.game, self.notation, &token.text) {
            Ok(action) => {
                self.steps += 1;
                let ply = self.nodes[self.current].ply + 1;
                let siblings = &self.nodes[self.current].children;
                let depth = self.nodes[self.current].depth + usize::from(!siblings.is_empty());
                if self.steps > MAX_STEPS || depth > MAX_DEPTH {
                    self.error = Some(RecordError::TooMany);
                    self.game.undo();
                    return;
                }
                let at = self.nodes.len();
                self.nodes[self.current].children.push(at);
                let before = core::mem::take(&mut self.pending);
                let (action, parent) = (Some(action), self.current);
                let comment = String::new();
                self.nodes.push(Node {
                    action,
                    parent,
                    children: Vec::new(),
                    before,
                    comment,
                    ply,
                    count,
                    depth,
                });
                self.current = at;
                self.fresh = false;
            }
            Err((why, candidates)) => {
                self.dead = Some(self.stack.len());
                let text: String = token.text.chars().take(40).collect();
                let candidates =
                    candidates.into_iter().map(|action| self.game.move_text(action, self.notation));
                let fault = MoveFault {
                    ply: self.nodes[self.current].ply + 1,
                    number: count.number,
                    line: token.line,
                    column: token.column,
                    text,
                    why,
                    candidates: candidates.collect(),
                    doubts: Vec::new(),
                    choices: Vec::new(),
                    rules: self.game.rules().clone(),
                    position: self.game.position().clone(),
                };
                self.error.get_or_insert(RecordError::Move(Box::new(fault)));
            }
        }
    }

    /// What has been read, with the game at the end of its main line.
    pub fn record(mut self, draft: &Draft) -> GameRecord {
        let mut last = 0;
        while let Some(&next) = self.nodes[last].children.first() {
            last = next;
        }
        self.steps = 0;
        self.go_to(last);
        let mut line = self.line(self.nodes[0].children.first().copied());
        if line.moves.is_empty() {
            line.comment = core::mem::take(&mut self.pending);
        }
        let own = result(self.game.rules(), self.game.outcome());
        let told = self.result.or_else(|| draft.result.clone());
        // Not who is to move here, but who was when it was said, has resigned.
        let told = told.map(|text| match text.as_str() {
            RESIGNS | CLAIMS => {
                let first = self.game.position().turn() == crate::board::Seat::FIRST;
                if first == (text == CLAIMS) { "1-0".to_owned() } else { "0-1".to_owned() }
            }
            _ => text,
        });
        let told = told.filter(|text| RESULTS.contains(&text.as_str()));
        GameRecord {
            result: if own == "*" { told.unwrap_or_else(|| own.to_owned()) } else { own.to_owned() },
            game: self.game,
            tags: draft.tags.clone(),
            line,
            notation: self.notation,
            error: self.error,
            games: 1,
            left_out: draft.left.clone(),
        }
    }

    /// The line that begins with a node, each with what could have been played in its place.
    fn line(&self, first: Option<usize>) -> Line {
        let mut line = Line::default();
        let mut next = first;
        while let Some(at) = next {
            let node = &self.nodes[at];
            let Some(action) = node.action else { break };
            if Some(at) == first {
                line.comment = node.before.clone();
            }
            let siblings = &self.nodes[node.parent].children;
            // Those of the first move of a variation stand beside it, in the line that it leaves.
            let others = if siblings.first() == Some(&at) { &siblings[1..] } else { &[] };
            let variations = others.iter().map(|&other| self.line(Some(other))).collect();
            line.moves.push(RecordMove { action, comment: node.comment.clone(), variations });
            next = node.children.first().copied();
        }
        line
    }
}

/// Whether records in a notation, those of Shogi, count single moves.
pub(super) fn single(notation: Notation) -> bool {
    matches!(notation, Notation::Kif | Notation::Ki2 | Notation::Csa | Notation::Usi)
}

/// Most moves that are made while a record is read, those of variations and those that are made again among them.
const MAX_STEPS: usize = MAX_MOVES;

/// Reads and makes a move; what is wrong with it, and what it may have been.
pub(super) fn read_move(game: &mut Match, notation: Notation, text: &str) -> Result<Move, (Why, Vec<Move>)> {
    let attempts = match game.read_move_text(text, notation) {
        Ok(action) => vec![action],
        Err(Unread::Text) => {
            let over = game.outcome().map(PlayError::Over);
            return Err((over.map_or(Why::Text, Why::Refused), Vec::new()));
        }
        Err(Unread::Several(moves)) => return Err((Why::Several, moves)),
        Err(Unread::Illegal(attempts)) => attempts,
    };
    // An attempt at a forbidden move may lose the game: that has to be told plainly.
    if let [action] = attempts[..] {
        return game.play_move(action).map(|_| action).map_err(|error| (Why::Refused(error), Vec::new()));
    }
    let over = game.outcome().map(PlayError::Over);
    let reason = over.or_else(|| game.refusal_of(&attempts));
    Err((reason.map_or(Why::None, Why::Refused), Vec::new()))
}
