//! The table in position text: the throw, opening throws, prisoners, stakes.

use super::error::{PositionError, Side};
use crate::board::{Piece, SEATS, Seat};
use crate::play::start::opening_rolls;
use crate::play::{armies, turns};
use crate::position::{Captive, Captor, Offer, OpeningRoll, Phase, Position, Stakes, Table};
use crate::rules::Rules;
use crate::variant::{Armies, Concourse, Contest, Empire, EnemyThrone, Opening, Peace};

/// Names of the pairs that these games add to position text.
pub(super) const FIELDS: [&str; 14] = [
    "throw", "lots", "captive", "mounted", "seized", "commands", "steers", "retired", "empire", "balance",
    "pool", "offer", "refused", "home",
];

/// Those that hold a set of seats, by their letters.
type Flags = (&'static str, fn(&mut Table) -> &mut [bool; 4]);

const FLAGS: [Flags; 7] = [
    ("mounted", |table| &mut table.mounted),
    ("seized", |table| &mut table.seized),
    ("commands", |table| &mut table.commands),
    ("steers", |table| &mut table.steers),
    ("retired", |table| &mut table.at_peace),
    ("empire", |table| &mut table.empire),
    ("refused", |table| &mut table.refused),
];

/// The pairs that differ from those of a table at the start.
pub(super) fn write(rules: &Rules, position: &Position, text: &mut String) {
    let Some(table) = position.table() else { return };
    let letter = |seat: Seat| rules.seat(seat).letter;
    let mut pair = |name: &str, value: String| {
        if !value.is_empty() {
            text.push_str(&format!(" {name}={value}"));
        }
    };
    let mut start = Position::empty();
    start.set_table(rules);
    let start = start.table().cloned().unwrap_or_default();
    pair("throw", table.roll.map_or(String::new(), |value| value.to_string()));
    if position.phase() == Phase::OpeningRoll && table.opening_rolls != start.opening_rolls {
        let opening_rolls = rules.seats().map(|seat| match table.opening_rolls[seat.index()] {
            OpeningRoll::Beaten => String::new(),
            OpeningRoll::Due => format!("{}?", letter(seat)),
            OpeningRoll::Rolled(value) => format!("{}{value}", letter(seat)),
        });
        pair("lots", opening_rolls.collect());
    }
    let captives = rules.seats().filter_map(|seat| {
        let captive = table.captives[seat.index()]?;
        let how = match captive.how {
            Captor::Piece => "m",
            Captor::King => "k",
            Captor::KingOnThrone => "t",
        };
        let second = if captive.second { "2" } else { "" };
        Some(format!("{}{}{how}{second}", letter(seat), letter(captive.by)))
    });
    pair("captive", captives.collect::<Vec<_>>().join(","));
    let mut flags = table.clone();
    for (name, seats) in FLAGS {
        let held = rules.seats().filter(|seat| seats(&mut flags)[seat.index()]);
        pair(name, held.map(letter).collect());
    }
    if table.balance != start.balance {
        pair("balance", table.balance.map(|stakes| stakes.to_string()).join(","));
    }
    if table.pool != start.pool {
        pair("pool", table.pool.to_string());
    }
    if let Some(offer) = table.offer {
        let kings: String = offer.kings.into_iter().map(letter).collect();
        pair("offer", format!("{}{}{kings}", letter(offer.by), letter(offer.to)));
    }
    if table.home != start.home {
        pair("home", table.home.map(|pieces| pieces.to_string()).join(","));
    }
}

/// Reads one pair into the position's table.
///
/// # Errors
/// A value that the field cannot have.
pub(super) fn read(
    rules: &Rules,
    position: &mut Position,
    name: &str,
    value: &str,
) -> Result<(), PositionError> {
    let wrong = || PositionError::Field(format!("{name}={value}"));
    if position.table().is_none() {
        return Err(wrong());
    }
    let seat = |letter: char| rules.seats().find(|&seat| rules.seat(seat).letter == letter).ok_or_else(wrong);
    let armies = matches!(rules.terms().contest, Contest::Armies(_));
    if let Some((_, flags)) = FLAGS.iter().find(|(flag, _)| *flag == name).filter(|_| armies) {
        for letter in value.chars() {
            flags(position.table_mut())[seat(letter)?.index()] = true;
        }
        return Ok(());
    }
    match name {
        "throw" => {
            let thrown: u8 = value.parse().map_err(|_| wrong())?;
            rules.terms().face(thrown).ok_or_else(wrong)?;
            position.table_mut().roll = Some(thrown);
        }
        "lots" if matches!(rules.terms().opening, Opening::Roll { .. }) => {
            let mut opening_rolls = [OpeningRoll::Beaten; 4];
            let mut letters = value.chars();
            while let (Some(letter), Some(thrown)) = (letters.next(), letters.next()) {
                let roll = match thrown.to_digit(10).map(|value| value as u8) {
                    None if thrown == '?' => OpeningRoll::Due,
                    Some(value) if rules.terms().dice.is_some_and(|dice| dice.face(value).is_some()) => {
                        OpeningRoll::Rolled(value)
                    }
                    _ => return Err(wrong()),
                };
                opening_rolls[seat(letter)?.index()] = roll;
            }
            position.table_mut().opening_rolls = opening_rolls;
        }
        "captive" if armies => {
            for captive in value.split(',') {
                let mut letters = captive.chars();
                let (owner, by) = (letters.next().ok_or_else(wrong)?, letters.next().ok_or_else(wrong)?);
                let how = match letters.next() {
                    Some('m') => Captor::Piece,
                    Some('k') => Captor::King,
                    Some('t') => Captor::KingOnThrone,
                    _ => return Err(wrong()),
                };
                let second = match letters.as_str() {
                    "" => false,
                    "2" => true,
                    _ => return Err(wrong()),
                };
                let owner = seat(owner)?;
                position.table_mut().captives[owner.index()] = Some(Captive { by: seat(by)?, how, second });
            }
        }
        "balance" if armies => position.table_mut().balance = four(value).ok_or_else(wrong)?,
        "home" if !armies => position.table_mut().home = four(value).ok_or_else(wrong)?,
        "pool" if armies => position.table_mut().pool = value.parse().map_err(|()| wrong())?,
        "offer" if armies => {
            let [by, to, one, other] = value.chars().collect::<Vec<_>>()[..] else { return Err(wrong()) };
            let kings = [seat(one)?, seat(other)?];
            position.table_mut().offer = Some(Offer { by: seat(by)?, to: seat(to)?, kings });
        }
        _ => return Err(wrong()),
    }
    Ok(())
}

fn four<T: core::str::FromStr>(value: &str) -> Option<[T; 4]> {
    let values: Vec<T> = value.split(',').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    values.try_into().ok()
}

/// Whether what lies on the table can be, as the pieces stand.
pub(super) fn check(rules: &Rules, position: &Position) -> Result<(), PositionError> {
    let Some(table) = position.table() else { return Ok(()) };
    let wrong = |field: &str| Err(PositionError::Unfit(field.to_owned()));
    if position.phase() == Phase::OpeningRoll {
        // Two at least throw, in the order of the seats, and nothing has happened yet.
        let next = rules.seats().find(|seat| table.opening_rolls[seat.index()] == OpeningRoll::Due);
        let drawn =
            rules.seats().filter(|seat| table.opening_rolls[seat.index()] != OpeningRoll::Beaten).count();
        let plays = |seat: &Seat| opening_rolls(rules)[seat.index()] == OpeningRoll::Due;
        let absent = rules.seats().filter(|seat| !plays(seat));
        let nobody = { absent }.all(|seat| table.opening_rolls[seat.index()] == OpeningRoll::Beaten);
        let stands = next == Some(position.turn()) && drawn > 1 && nobody && table.roll.is_none();
        return if stands { check_seats(rules, position, table) } else { wrong("lots") };
    }
    if table.opening_rolls != opening_rolls(rules) {
        return wrong("lots");
    }
    check_seats(rules, position, table)?;
    if turns::outcome(rules, position).is_some() {
        return Ok(());
    }
    // A seat that has no turns, or nothing to play the throw with, is passed over and not on turn.
    let on_turn = table.offer.is_some() || turns::plays(rules, position, position.turn());
    let mut moves = Vec::new();
    turns::legal(rules, position, &mut moves);
    match on_turn && !moves.is_empty() {
        true => Ok(()),
        false => Err(PositionError::NoTurn {
            side: Side::of(rules, position.turn()),
            thrown: table.roll.is_some(),
        }),
    }
}

/// Whether pieces, prisoners and stakes fit each other.
fn check_seats(rules: &Rules, position: &Position, table: &Table) -> Result<(), PositionError> {
    let wrong = |field: &str| Err(PositionError::Unfit(field.to_owned()));
    match rules.terms().contest {
        Contest::Kings => Ok(()),
        Contest::Race(race) => {
            let pieces = |seat: Seat| {
                let count = |role| position.pieces_like(Piece { seat, role }).len();
                let hand = u32::from(position.in_hand(Piece { seat, role: race.single }));
                count(race.single) + 2 * count(race.double) + hand + u32::from(table.home[seat.index()])
            };
            let all = |seat: Seat| u32::from(rules.initial(seat, race.single));
            let goal = |seat: Seat| rules.track(seat).last().and_then(|&goal| position.piece_at(goal));
            let at_home = |&seat: &Seat| goal(seat).is_some_and(|piece| piece.seat == seat);
            if let Some(seat) = rules.seats().find(|&seat| pieces(seat) > all(seat)) {
                Err(PositionError::TooManyPieces(Side::of(rules, seat)))
            } else if let Some(seat) = rules.seats().find(|&seat| pieces(seat) < all(seat)) {
                Err(PositionError::TooFewPieces(Side::of(rules, seat)))
            } else if let Some(seat) = rules.seats().find(at_home) {
                Err(PositionError::OnGoal(Side::of(rules, seat)))
            } else {
                Ok(())
            }
        }
        Contest::Armies(terms) => match check_armies(rules, position, table, terms) {
            None => Ok(()),
            Some("stakes") => Err(PositionError::Stakes),
            Some("captive") => Err(captive_error(rules, position, table, terms)),
            Some(field) => wrong(field),
        },
    }
}

/// What is wrong with the prisoners: a king that is nowhere, two of one captor that are not told apart, or else.
fn captive_error(rules: &Rules, position: &Position, table: &Table, terms: Armies) -> PositionError {
    let nowhere = |&seat: &Seat| {
        table.captives[seat.index()].is_none()
            && position.pieces_like(Piece { seat, role: terms.king }).is_empty()
    };
    let alike = |&by: &Seat| {
        let [one, other] = terms
            .alliance
            .enemies(by)
            .map(|enemy| table.captives[enemy.index()].filter(|king| king.by == by));
        one.zip(other).is_some_and(|(one, other)| one.second == other.second)
    };
    if let Some(seat) = rules.seats().find(nowhere) {
        PositionError::NoCaptive(Side::of(rules, seat))
    } else if let Some(by) = rules.seats().find(alike) {
        PositionError::SecondCaptive(Side::of(rules, by))
    } else {
        PositionError::Unfit("captive".to_owned())
    }
}

/// Most stakes that a seat can have won: four of two empires, two of thrones and the pool.
const MOST_STAKES: Stakes = Stakes::whole(16);

/// The field that cannot be, if there is one.
fn check_armies(rules: &Rules, position: &Position, table: &Table, terms: Armies) -> Option<&'static str> {
    let held = |seat: Seat| table.captives[seat.index()];
    let king = |seat: Seat| !position.pieces_like(Piece { seat, role: terms.king }).is_empty();
    let holds = |by: Seat, seat: Seat| held(seat).is_some_and(|captive| captive.by == by);
    // Whose king is off the board is a prisoner, and nobody's own.
    let captive = |seat: Seat| match held(seat) {
        None => king(seat),
        Some(captive) => {
            let by_ally = terms.alliance.ally(seat) == captive.by;
            !king(seat) && captive.by != seat && (terms.ally_capture || !by_ally)
        }
    };
    // Of two prisoners of one seat one was the second; allies take nobody second.
    let second = |seat: Seat| {
        let [one, other] =
            terms.alliance.enemies(seat).map(|enemy| held(enemy).filter(|king| king.by == seat));
        let ally = held(terms.alliance.ally(seat)).filter(|king| king.by == seat);
        let both = one.zip(other).is_none_or(|(one, other)| one.second != other.second);
        both && ally.is_none_or(|king| !king.second)
    };
    let prisoners = |seat: Seat| terms.alliance.enemies(seat).into_iter().any(|enemy| holds(seat, enemy));
    let commands = |seat: Seat| {
        !table.commands[seat.index()]
            || (table.mounted[seat.index()] && king(seat) && !table.at_peace[seat.index()])
    };
    let steers = |seat: Seat| {
        !table.steers[seat.index()]
            || (terms.concourse != Concourse::TakesAll && !table.steers[terms.alliance.ally(seat).index()])
    };
    let seized = |seat: Seat| !table.seized[seat.index()] || terms.enemy_throne == EnemyThrone::Stake;
    let retired = |seat: Seat| {
        let alone = king(seat) && position.pieces_of(seat).len() == 1;
        !table.at_peace[seat.index()] || (alone && terms.peace == Peace::EachKing)
    };
    let empire = |seat: Seat| {
        let enemies = terms.alliance.enemies(seat).into_iter();
        let crowned = match terms.empire {
            Empire::Nothing => false,
            // Prisoners may have gone free since.
            Empire::Pays => true,
            Empire::Wins => { enemies }.all(|enemy| holds(seat, enemy)),
        };
        !table.empire[seat.index()] || (table.mounted[seat.index()] && crowned)
    };
    let refused = |seat: Seat| !table.refused[seat.index()] || prisoners(seat);
    let offer = table.offer.is_none_or(|offer| {
        position.turn() == offer.to
            && table.roll.is_none()
            && !table.refused[offer.by.index()]
            && armies::offer(rules, position, terms, offer.by) == Some(offer)
    });
    let total: i32 = table.balance.iter().map(|stakes| i32::from(stakes.halves())).sum();
    let most = |stakes: &Stakes| stakes.halves().abs() <= MOST_STAKES.halves();
    let paid = table.balance.iter().all(most) && (terms.stakes || table.balance == [Stakes::NONE; SEATS]);
    let all = |holds: &dyn Fn(Seat) -> bool| rules.seats().all(holds);
    let fields = [
        ("stakes", total + i32::from(table.pool.halves()) == 0),
        ("balance", paid),
        ("pool", (Stakes::NONE..=Stakes::whole(SEATS as i8)).contains(&table.pool)),
        ("captive", all(&captive) && all(&second)),
        ("commands", all(&commands)),
        ("steers", all(&steers)),
        ("seized", all(&seized)),
        ("retired", all(&retired)),
        ("empire", all(&empire)),
        ("refused", all(&refused)),
        ("offer", offer),
    ];
    fields.into_iter().find(|(_, stands)| !stands).map(|(field, _)| field)
}
