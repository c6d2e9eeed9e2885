//! Splitting a text that holds several games.

use super::kakinoki;
use super::tree::RESULTS;

/// How a text is taken apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Pgn,
    Kakinoki,
    Csa,
    Engine,
    Wxf,
    Dhtmlxq,
}

/// Where the games of a text begin, in bytes; the first at its start.
pub(super) fn starts(text: &str, form: Form) -> Vec<usize> {
    let mut found = vec![0];
    match form {
        Form::Pgn => pgn(text, &mut found),
        _ => lines(text, form, &mut found),
    }
    found
}

/// The text of one of the games alone, each sign in its line and column, so that faults say where they are.
pub(super) fn alone(text: &str, start: usize, end: usize) -> String {
    let before = &text[..start];
    let line = before.rfind('\n').map_or(0, |at| at + 1);
    let blank = |count: usize, sign: &str| sign.repeat(count);
    let (lines, columns) = (before.matches('\n').count(), before[line..].chars().count());
    [&blank(lines, "\n"), &blank(columns, " "), &text[start..end]].concat()
}

/// A tag after moves begins another game, or a first move after a result.
fn pgn(text: &str, found: &mut Vec<usize>) {
    let (mut moves, mut over, mut depth) = (false, false, 0usize);
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let to = |end: char| rest.find(end).map_or(rest.len(), |at| at + 1);
        let fresh = at == 0 || text.as_bytes()[at - 1] == b'\n';
        at += match first {
            _ if first.is_whitespace() => first.len_utf8(),
            '{' => to('}'),
            ';' => to('\n'),
            '%' if fresh => to('\n'),
            '[' => {
                if moves {
                    found.push(at);
                }
                (moves, over, depth) = (false, false, 0);
                to('\n')
            }
            '(' | ')' => {
                depth = if first == '(' { depth + 1 } else { depth.saturating_sub(1) };
                1
            }
            _ => {
                let ends = |sign: char| sign.is_whitespace() || "(){};".contains(sign);
                let end = rest.find(ends).filter(|end| *end > 0).unwrap_or(if first == '}' {
                    1
                } else {
                    rest.len()
                });
                let word = &rest[..end];
                if over && (word == "1" || word.starts_with("1.")) {
                    found.push(at);
                    over = false;
                }
                moves = true;
                over |= depth == 0 && RESULTS.contains(&word);
                end
            }
        };
    }
}

/// Headings that stand at the beginning of a game in KIF and KI2.
const HEADINGS: [&str; 8] = ["手合割", "開始日時", "棋戦", "先手", "後手", "下手", "上手", "後手の持駒"];

fn lines(text: &str, form: Form, found: &mut Vec<usize>) {
    // Whether the game has moves already, has ended, or goes on with a variation.
    let (mut moves, mut over, mut branch) = (false, false, false);
    let mut at = 0;
    for whole in text.split_inclusive('\n') {
        let start = at;
        at += whole.len();
        let line = whole.trim();
        let number = line.split([' ', '\t', '　']).next().and_then(|word| word.parse::<usize>().ok());
        let begins = match form {
            Form::Pgn => false,
            Form::Kakinoki => {
                let heading = line.split(['：', ':']).next().filter(|key| key.len() < line.len());
                moves
                    && (heading.is_some_and(|key| HEADINGS.contains(&key)) || (number == Some(1) && !branch))
            }
            Form::Csa => (moves && line.starts_with('V')) || (over && !line.is_empty()),
            Form::Engine => {
                moves
                    && ["position", "startpos", "sfen", "fen"].contains(&line.split(' ').next().unwrap_or(""))
            }
            Form::Wxf => over && line.starts_with("FORMAT"),
            Form::Dhtmlxq => moves && line.starts_with("[DhtmlXQ]"),
        };
        if begins {
            found.push(start);
            (moves, over) = (false, false);
        }
        match form {
            Form::Pgn => {}
            Form::Kakinoki => {
                let played = number.is_some() || line.starts_with(kakinoki::MARKS);
                moves |= played;
                branch = line.starts_with("変化") || (branch && !played);
            }
            Form::Csa => {
                over |= line == "/";
                moves |= line.len() > 1 && line.starts_with(['+', '-', '%']);
            }
            Form::Engine => moves |= !line.is_empty(),
            Form::Wxf => over |= line.starts_with("}END"),
            Form::Dhtmlxq => moves |= line.contains("[DhtmlXQ_"),
        }
    }
}
