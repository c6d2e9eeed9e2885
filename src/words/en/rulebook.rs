//! The rules in force as text, made from the terms that the program plays by.

use super::{deployed_rook, game, list, moves, noun, pawn, seat};
use crate::board::{Role, Ruling, Seat};
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::{
    BareKing, BarredMate, Captured, Castling, Chase, Contest, Generals, ImpasseRule, InCheck, Must,
    OnRoyalSquare, Opening, Pass, PromoteBy, PromoteInto, Repetition, Stalemate, Unready,
};

/// The rules, a paragraph per subject: `Heading: sentences.`
///
/// ```
/// use tabiya::{Rules, games, words::en};
/// let rules = Rules::new(&games::INDIAN, &[])?;
/// assert!(en::rulebook(&rules).iter().any(|line| line.starts_with("Elephant: ")));
/// # Ok::<(), tabiya::SetupError>(())
/// ```
pub fn rulebook(rules: &Rules) -> Vec<String> {
    let mut text = vec![board(rules), array(rules)];
    if !matches!(rules.terms().contest, Contest::Race(_)) {
        text.extend((0..rules.roles().len() as u8).map(|role| role_rule(rules, Role(role))));
    }
    text.extend(super::table::rules(rules));
    if rules.terms().contest != Contest::Kings {
        text.push(repetition(rules));
        return text;
    }
    text.extend(opening(rules));
    text.push(promotion(rules));
    text.push("Aim: checkmate wins. A move may not leave one’s own king attacked.".to_owned());
    text.push(stalemate(rules));
    text.push(bare_king(rules));
    text.extend(captured(rules));
    text.extend(generals(rules));
    text.extend(pass(rules));
    text.extend(mates(rules));
    text.extend(counts(rules));
    text.extend(impasse(rules));
    text.push(repetition(rules));
    text
}

fn board(rules: &Rules) -> String {
    let board = rules.board();
    let (files, ranks) = (board.shape.files, board.shape.ranks);
    let ruling = match board.ruling {
        Ruling::Squares if board.marks.is_empty() => "".to_owned(),
        Ruling::Squares => {
            let attackers = match rules.terms().contest {
                Contest::Kings => "which has no bearing on the play",
                Contest::Armies(_) => "the thrones among them",
                Contest::Race(_) => "as resting places",
            };
            format!(" {} squares are marked, {attackers}.", board.marks.len())
        }
        Ruling::Diagonals => " The two long diagonals are drawn.".to_owned(),
        Ruling::Dotted => " Dots mark the corners of the zones where pieces promote.".to_owned(),
        Ruling::Points { river, palaces } => {
            let palaces = if palaces { " Each side has a palace of nine points." } else { "" };
            let river = if river { " A river runs between the two halves." } else { "" };
            format!(" Pieces stand on the points where lines cross.{palaces}{river}")
        }
    };
    // Where opening_rolls are drawn the throws say who begins.
    let begins = match rules.terms().opening {
        Opening::Roll { .. } => String::new(),
        _ => format!(" {} begins.", seat(rules, Seat::FIRST)),
    };
    format!("Board: {files} files by {ranks} ranks, not chequered.{ruling}{begins}")
}

fn array(rules: &Rules) -> String {
    let sides = super::describe(rules, &Position::start(rules));
    let hand = |seat_: Seat| {
        let pieces = rules.hands().iter().filter(|piece| piece.seat == seat_);
        list(pieces.map(|piece| noun(rules, piece.role).to_owned()).collect(), "and")
    };
    // The pieces of a race all begin outside the board, where the sentence before has told of them.
    let hands = if rules.hands().is_empty() || matches!(rules.terms().contest, Contest::Race(_)) {
        String::new()
    } else {
        format!(" In hand on each side: {}.", hand(Seat::FIRST))
    };
    format!("Array: {sides}{hands}")
}

fn capitalised(word: &str) -> String {
    let mut word = word.to_owned();
    if let Some(first) = word.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    word
}

fn role_rule(rules: &Rules, role: Role) -> String {
    let spec = rules.role(role);
    let mut sentences = moves::sentences(&spec.patterns);
    for right in rules.terms().rights() {
        let used = spec.patterns.iter().any(|pattern| pattern.right == Some(right));
        if used && rules.terms().rights[right.index()].in_check == InCheck::Lost {
            sentences.push("This is lost when the king has been in check.".to_owned());
        }
        if used {
            sentences.push("It gives no check.".to_owned());
        }
    }
    format!("{}: {}", capitalised(noun(rules, role)), sentences.join(" "))
}

fn opening(rules: &Rules) -> Option<String> {
    let castling = match rules.terms().castling {
        Castling::No => "",
        Castling::Rightward { .. } => {
            " The king may once go two squares to its owner’s right, and the rook on that side to the square \
             on its other side, if neither has moved, nothing stands between them and no square of the king’s \
             way is attacked."
        }
    };
    let text = match rules.terms().opening {
        // Said where the throws are.
        Opening::Alternate | Opening::Roll { .. } => return None,
        Opening::Deployment(deployment) => {
            let order = if deployment.whole_army { "first one side all, then the other" } else { "in turn" };
            let (rook, pawn) = (deployed_rook(rules), pawn(rules));
            let rooks = if deployment.rook_on_first_rank {
                format!(", {rook}s on the first rank only")
            } else {
                String::new()
            };
            let swaps = if deployment.swaps {
                format!(
                    " A piece may take the place of a {pawn}, which then goes to another free square behind the line."
                )
            } else {
                String::new()
            };
            format!(
                "The players place their pieces behind the line of their own {pawn}s, {order}{rooks}.{swaps} \
                 The first player may object to two {rook}s of the second on one file, or one on the file of \
                 the first player’s king: they then go elsewhere."
            )
        }
        Opening::ForcedAdvance(role) => {
            format!(
                "The first move of each side advances the pawn before its {} by two squares.",
                noun(rules, role)
            )
        }
        Opening::FreeMoves(moves) => format!(
            "First {} makes {moves} moves in a row, then {}; nobody leaves their own half of the board, captures or \
             gives check, and either may stop early.",
            seat(rules, Seat::FIRST),
            seat(rules, Seat::SECOND),
        ),
        Opening::Mobilisation => {
            "Both sides move freely, as often as they like, until the first capture, after \
                                  which the other side moves; or until both are ready."
                .to_owned()
        }
    };
    Some(format!("Opening: {text}{castling}"))
}

fn promotion(rules: &Rules) -> String {
    let promotion = &rules.terms().promotion;
    if promotion.pieces.is_empty() || promotion.pieces.iter().all(|(_, into)| *into == PromoteInto::Nothing) {
        return "Promotion: there is none.".to_owned();
    }
    let pieces = promotion
        .pieces
        .iter()
        .map(|&(role, into)| format!("{} to {}", super::a(noun(rules, role)), becomes(rules, into)));
    let pieces = list(pieces.collect(), "and");
    let zone = super::zone(promotion.zone);
    let when = match promotion.by {
        PromoteBy::Arriving => format!("on arrival in {zone}"),
        PromoteBy::EnteringOrLeaving => format!("by a move that starts or ends in {zone}"),
        PromoteBy::InPlace(standing) => {
            let limits = if standing.quiet {
                "neither may capture, check or attack anything"
            } else {
                "the step may neither check nor capture a piece of that kind"
            };
            format!(
                "not on arrival but from a later turn, when it stands on {zone}: where it is, which is the whole move, \
                 or by a step as the new piece makes it; {limits}"
            )
        }
    };
    let loss = if promotion.needs_loss { ", provided that one of the kind has been lost" } else { "" };
    let must = match promotion.must {
        Must::Never => " It is the owner’s choice.",
        Must::WhenStuck => " It is the owner’s choice, unless the piece could not move any more.",
        Must::Always => " It is compulsory.",
    };
    let unready = match promotion.unready {
        Unready::PromotesLater => {
            " One that cannot promote waits there; once it can, its owner may promote it before a move."
        }
        Unready::MayNotEnter => " Where it cannot promote, it may not go.",
        Unready::Stays if promotion.needs_loss => " One that cannot promote stays as it is.",
        Unready::Stays => "",
    };
    format!("Promotion: {pieces}, {when}{loss}.{must}{unready}")
}

fn becomes(rules: &Rules, into: PromoteInto) -> String {
    match into {
        PromoteInto::Nothing => "nothing".to_owned(),
        PromoteInto::Always(role) => super::a(noun(rules, role)),
        PromoteInto::AnyLost => "any piece that its side has lost".to_owned(),
        PromoteInto::RoleOfSquare(on_royal) => {
            let royal = match on_royal {
                OnRoyalSquare::Nothing => "nothing".to_owned(),
                OnRoyalSquare::This(role) => super::a(noun(rules, role)),
                OnRoyalSquare::AnyLost => "any piece that has been lost".to_owned(),
            };
            format!("what stood on that square at the start (on the enemy king’s square: {royal})")
        }
    }
}

fn stalemate(rules: &Rules) -> String {
    if rules.terms().pass == Pass::Stalemated {
        return "Stalemate: who has no move and is not in check passes.".to_owned();
    }
    let text = match rules.terms().stalemate {
        Stalemate::Wins => "who gives it wins.",
        Stalemate::Loses => "who gives it loses.",
        Stalemate::Forbidden => "it may not be given; who has no move draws.",
        Stalemate::Draw => "the game is drawn.",
        Stalemate::Exchange => {
            "the stalemated king may change places with another piece of its side, if that is safe; where none can, \
             who gave stalemate wins."
        }
    };
    format!("Stalemate: {text}")
}

fn bare_king(rules: &Rules) -> String {
    let text = match rules.terms().bare_king {
        BareKing::Plays => "a king left alone plays on.",
        BareKing::Draws => "the game is drawn when one side has only its king left.",
        BareKing::Loses => "who is left with the king alone loses at once.",
        BareKing::LosesUnlessRebared => {
            "who is left with the king alone loses, unless the very next move takes the other side’s last piece too: \
             two bare kings draw."
        }
    };
    let survives = match rules.terms().bare_king_moves {
        Some(moves) => format!(" Once it has made {moves} moves the game is drawn."),
        None => String::new(),
    };
    format!("Bare king: {text}{survives}")
}

fn captured(rules: &Rules) -> Option<String> {
    (rules.terms().captured == Captured::Dropped).then(|| {
        "Drops: a captured piece loses its promotion and goes to the captor’s hand; instead of a move it may be put on \
         any empty square from which it could still move. A pawn is not dropped on a file with another unpromoted pawn \
         of its side, nor to give mate."
            .to_owned()
    })
}

fn generals(rules: &Rules) -> Option<String> {
    let text = match rules.terms().generals {
        Generals::MayFace => return None,
        Generals::MayNotFace => "no move may leave the two facing each other on an open file.",
        Generals::FacingForfeits => {
            "who leaves the two facing each other on an open file can no longer win, and if the other side leaves them \
             so the game is drawn. It is drawn too when a single piece between them, protected by nothing but its own \
             general, attacks the other."
        }
        Generals::FacingDraws => "if both sides in turn leave the two facing each other the game is drawn.",
        Generals::FacingCounts(_) => {
            "if both sides in turn leave the two facing each other, or pass, the points of the pieces \
             decide; the second player has one and a half more."
        }
    };
    Some(format!("Generals: {text}"))
}

fn pass(rules: &Rules) -> Option<String> {
    let text = match rules.terms().pass {
        Pass::Never => return None,
        Pass::Stalemated => "a player without a move, and not in check, passes; two passes in turn draw.",
        Pass::Always => "a player who is not in check may pass; two passes in turn end the game.",
    };
    Some(format!("Passing: {text}"))
}

fn mates(rules: &Rules) -> Option<String> {
    let mates = rules.terms().mates?;
    let nouns = |roles: &[Role]| list(roles.iter().map(|&role| noun(rules, role).to_owned()).collect(), "or");
    let barred = noun(rules, mates.barred);
    let barred = match mates.barred_mate {
        BarredMate::Forbidden => format!("a mate by the {barred} is not legal"),
        BarredMate::Draws => format!("a mate by the {barred} draws"),
        BarredMate::Loses => format!("a mate by the {barred} loses"),
    };
    Some(format!(
        "Mates: mate by {} wins; any other wins only at the end of an unbroken series of checks with one by {} in it, \
         and draws otherwise; {barred}.",
        nouns(mates.strong),
        nouns(mates.shak),
    ))
}

fn counts(rules: &Rules) -> Vec<String> {
    let mut text = Vec::new();
    if let Some(board) = rules.terms().board_count {
        let begins = if board.automatic { "a count begins" } else { "the weaker side may count" };
        text.push(format!(
            "Count without pawns: once no unpromoted pawn is left, {begins}; mate within {} moves, or the game is \
             drawn. The count ends when who counts captures; who mates while counting draws.",
            board.limit
        ));
    }
    if let Some(bare) = rules.terms().bare_count {
        let lines = bare
            .lines
            .iter()
            .map(|&(role, number, value)| format!("{number} {}: {value}", noun(rules, role)));
        let lines = lines.chain(bare.otherwise.map(|value| format!("otherwise {value}")));
        let less = if bare.less_pieces { ", less the pieces on the board" } else { "" };
        text.push(format!(
            "Count against a bare king, by what the other side has: {}{less}.",
            lines.collect::<Vec<_>>().join(", ")
        ));
    }
    text
}

fn impasse(rules: &Rules) -> Option<String> {
    const COUNT: &str = "5 for a rook or bishop and 1 for any other piece but the king, promoted or not";
    Some(match rules.terms().impasse? {
        ImpasseRule::Agreed { least } => format!(
            "Impasse: once both kings stand in the promotion zones either side may claim it; if the other agrees, each \
             counts {COUNT}, on the board and in hand. A side with less than {least} loses; with enough on both sides \
             the game is drawn."
        ),
        ImpasseRule::Declared { pieces, points: [first, second] } => format!(
            "Entering king: a player on turn whose king stands in its promotion zone, and is not in check, wins by \
             declaring it, with at least {pieces} other pieces in that zone and {first} points for {}, {second} for {}: \
             {COUNT}, in the zone and in hand.",
            seat(rules, Seat::FIRST),
            seat(rules, Seat::SECOND),
        ),
    })
}

fn repetition(rules: &Rules) -> String {
    let text = match rules.terms().repetition {
        Repetition::Ignored => "no rule.",
        Repetition::Perpetual { occurrence, check_loses, chase } => {
            let number = if occurrence == 4 { "fourth" } else { "third" };
            if !check_loses {
                return format!("Repetition: the {number} occurrence of a position draws.");
            }
            let others = chases(rules, chase);
            return format!(
                "Repetition: the {number} occurrence of a position ends the game. A side that has checked with every \
                 move since the first, with whatever pieces, loses. {others}"
            );
        }
        Repetition::QuietDraws(turns) => {
            return format!("Repetition: {turns} turns without a capture or a soldier’s move are a draw.");
        }
        Repetition::ThirdDraws => "the third occurrence of a position is a draw.",
    };
    format!("Repetition: {text}")
}

/// What a side loses by that repeats the position, besides giving check.
fn chases(rules: &Rules, chase: Chase) -> String {
    const UNLESS: &str = "unless the other has checked with every move";
    let loses = match chase {
        Chase::Allowed => return "Otherwise the game is drawn.".to_owned(),
        Chase::OneByOne => {
            format!("So does a side that has chased one piece with one piece in every move, {UNLESS}.")
        }
        Chase::OneByAny(_) => {
            format!("So does a side that has chased one piece in every move, with whatever pieces, {UNLESS}.")
        }
        Chase::AnyAttack(_, most) => format!(
            "So does a side that has checked, threatened to mate by at most {most} checks in a row, or chased some \
             piece, now this and now that, in every move, {UNLESS}."
        ),
    };
    let gain = |(of, by): &(Role, &[Role])| {
        let by = list(by.iter().map(|&by| super::a(noun(rules, by))).collect(), "or");
        format!(
            " {} that {by} threatens is chased though it is protected.",
            capitalised(&super::a(noun(rules, *of)))
        )
    };
    let gains: String = chase.gains().iter().map(gain).collect();
    let royal = rules.terms().royals().next().map_or("king", |role| noun(rules, role));
    let pawn = pawn(rules);
    format!(
        "{loses} Otherwise, and where both have broken the same rule, the game is drawn. To chase is to threaten, with \
         that move and not before it, a capture that would be legal and could not be answered by a legal recapture. \
         {}s and {pawn}s do not chase, nor is a {pawn} on its own half chased; and two pieces of one kind that could \
         capture each other do not chase each other.{gains}",
        capitalised(royal)
    )
}

/// The choices of these rules that differ from the default, as a list of titles.
pub fn deviations(rules: &Rules) -> String {
    let words = game(rules.game().id);
    let titles = rules.options().filter_map(|(id, choice)| {
        let (_, option) = rules.game().option(id)?;
        let differs = option.choices[0].id != choice;
        let words = words.options.iter().find(|words| words.id == id)?;
        let title = words.choices.iter().find(|words| words.id == choice)?.title;
        differs.then(|| title.to_owned())
    });
    list(titles.collect(), "and")
}
