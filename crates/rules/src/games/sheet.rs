//! The macros in which game records are written, a row to a line.
//!
//! What a row names is a constant, so that a name that nothing has does not compile; what it names
//! by an id is looked for by [`Game::check`](crate::Game::check).

/// Which base rules settle what: the prefix of their ids, then topics with numbers.
///
/// ```text
/// base!("CHA": Array 2, Piece(KING) 4, Checkmate 15)
/// ```
macro_rules! base {
    ($prefix:literal: $($topic:ident $(($of:ident))? $number:literal),+ $(,)?) => {
        Base { prefix: Text::Borrowed($prefix), about: List::Borrowed(&[$((Topic::$topic $(($of))?, $number)),+]) }
    };
}

/// The roles of a game, in order: a constant for each, and all of them as `ROLES`.
///
/// A row is a name, the id, the letter, the figure, the patterns, and the names in one list or
/// several, one for each name set; `royal` where it must not be lost, `promoted` with the role that
/// it was before.
///
/// ```text
/// KING "king" 'k' Figure::King, KING_STEPS, [SANSKRIT "Raja" "Rajah"], royal;
/// DRAGON "dragon" 'r' wedge::DRAGON_KING, ROOK_AND_FERZ, [JAPANESE "Ryūō"], promoted ROOK;
/// ```
macro_rules! roles {
    ($($name:ident $id:literal $letter:literal $figure:expr, $patterns:expr,
       $([$($language:ident $($own:literal)+),+])+ $(, $($status:ident)+)?;)+) => {
        #[allow(clippy::upper_case_acronyms, non_camel_case_types)]
        enum Place { $($name),+ }
        $(#[allow(dead_code, reason = "not every role is named by a rule")]
        pub(super) const $name: Role = Role(Place::$name as u8);)+
        const ROLE_LIST: &[RoleSpec] = &[$(RoleSpec {
            id: Text::Borrowed($id),
            letter: $letter,
            figure: $figure,
            names: List::Borrowed(&[$(List::Borrowed(
                &[$($(Name(Text::Borrowed($own), Text::Borrowed($language))),+),+]
            )),+]),
            royal: $crate::games::sheet::royal!($($($status)+)?),
            patterns: List::Borrowed($patterns),
            promoted_from: $crate::games::sheet::promoted_from!($($($status)+)?),
        }),+];
        #[allow(dead_code, reason = "some games share a list")]
        const ROLES: List<RoleSpec> = List::Borrowed(ROLE_LIST);
    };
}

macro_rules! royal {
    (royal $($promoted:ident)*) => {
        true
    };
    ($($promoted:ident)*) => {
        false
    };
}

macro_rules! promoted_from {
    ($(royal)?) => {
        None
    };
    ($(royal)? promoted $from:ident) => {
        Some($from)
    };
}

/// The rights of a game, in order: a constant for each, and all of them as `RIGHTS`.
///
/// A row is a name, the id, the letter, what a check does to it, and whose leaving of its place ends
/// it.
macro_rules! rights {
    ($($name:ident $id:literal $letter:literal $in_check:ident $home:expr;)+) => {
        #[allow(clippy::upper_case_acronyms, non_camel_case_types)]
        enum RightPlace { $($name),+ }
        $(pub(super) const $name: Right = Right(RightPlace::$name as u8);)+
        const RIGHTS: List<RightSpec> = List::Borrowed(&[$(RightSpec {
            id: Text::Borrowed($id),
            letter: $letter,
            in_check: InCheck::$in_check,
            home: $home,
            aimed_at_by: None,
        }),+]);
    };
}

/// One choice of an option: its id, how well it is attested and where, what it changes, and the
/// choices of other options beside which it would mean nothing.
///
/// ```text
/// "no" Modern [LUDII "Parsi Chess"] => RightPurpose(LEAP, Modality::Move) unless "kingLeap" = "off"
/// ```
macro_rules! choice {
    ($id:literal $standing:ident [$($source:ident $($place:literal)?),+]
     $(=> $($change:ident $(($($value:expr),+ $(,)?))?),+)?
     $(unless $($option:literal = $choice:literal),+)?) => {
        Choice {
            id: Text::Borrowed($id),
            cites: $crate::games::sheet::cites!($($source $($place)?),+),
            standing: Standing::$standing,
            changes: List::Borrowed(&[$($($crate::games::sheet::change!($change $($($value),+)?)),+)?]),
            excludes: List::Borrowed(&[$($((Text::Borrowed($option), Text::Borrowed($choice))),+)?]),
        }
    };
}

/// The choices of an option, the default first; or, with a name to each, constants of choices that
/// several options have. See [`choice`].
macro_rules! choices {
    ($($name:ident = $id:literal $standing:ident [$($cites:tt)+]
       $(=> $($change:ident $(($($values:tt)+))?),+)?;)+) => {
        $(const $name: Choice = $crate::games::sheet::choice!(
            $id $standing [$($cites)+] $(=> $($change $(($($values)+))?),+)?
        );)+
    };
    ($($id:literal $standing:ident [$($cites:tt)+]
       $(=> $($change:ident $(($($values:tt)+))?),+)?
       $(unless $($option:literal = $choice:literal),+)?;)+) => {
        List::Borrowed(&[$($crate::games::sheet::choice!(
            $id $standing [$($cites)+]
            $(=> $($change $(($($values)+))?),+)?
            $(unless $($option = $choice),+)?
        )),+])
    };
}

/// The options of a game: `"id" { choices }`, or the constant of one that several games have.
macro_rules! options {
    (@ [$($done:tt)*]) => { List::Borrowed(&[$($done)*]) };
    (@ [$($done:tt)*] $id:literal { $($choices:tt)+ } $($rest:tt)*) => {
        $crate::games::sheet::options!(@ [
            $($done)* OptionSpec { id: Text::Borrowed($id), choices: $crate::games::sheet::choices!($($choices)+) },
        ] $($rest)*)
    };
    (@ [$($done:tt)*] $shared:ident $($rest:tt)*) => {
        $crate::games::sheet::options!(@ [$($done)* $shared,] $($rest)*)
    };
    ($($all:tt)+) => { $crate::games::sheet::options!(@ [] $($all)+) };
}

/// The presets of a game: the id, where it stands, the game `of` which it is a set of choices if it
/// is another one, and the choices that differ from the default.
macro_rules! presets {
    ($($id:literal [$($source:ident $($place:literal)?),+] $(of $game:ident)?
       $($option:literal = $choice:literal),*;)+) => {
        List::Borrowed(&[$(Preset {
            id: Text::Borrowed($id),
            cites: $crate::games::sheet::cites!($($source $($place)?),+),
            game: $crate::games::sheet::maybe!($(&$game)?),
            options: List::Borrowed(&[$((Text::Borrowed($option), Text::Borrowed($choice))),*]),
        }),+])
    };
}

/// The lines of a game, the demonstration first: the id, the choices `with` which it is played where
/// they differ from the default, the position `from` which where it is not the array, the moves.
macro_rules! lines {
    ($($id:literal $(with $($option:literal = $choice:literal),+)? $(from $position:tt)?: $moves:tt;)+) => {
        List::Borrowed(&[$(Line {
            id: Text::Borrowed($id),
            options: List::Borrowed(&[$($((Text::Borrowed($option), Text::Borrowed($choice))),+)?]),
            position: $crate::games::sheet::maybe!($(Text::Borrowed($position))?),
            moves: Text::Borrowed($moves),
        }),+])
    };
}

/// Where something stands: sources, each with the place in it.
macro_rules! cites {
    ($($source:ident $($place:literal)?),+) => {
        List::Borrowed(&[$(Reference::Known(Cite($source, concat!($($place)?)))),+])
    };
}

/// A change of a choice; what it names by constants becomes a part of the record.
macro_rules! change {
    (Setup $array:expr) => { Change::Setup(Text::Borrowed($array)) };
    (Swap $one:expr, $other:expr) => { Change::Swap(Text::Borrowed($one), Text::Borrowed($other)) };
    (Patterns $role:expr, $patterns:expr) => { Change::Patterns($role, List::Borrowed($patterns)) };
    (Promotes $pieces:expr) => { Change::Promotes(Few::of($pieces)) };
    ($change:ident $($($value:expr),+)?) => { Change::$change $(($($value),+))? };
}

macro_rules! maybe {
    () => { None };
    ($($it:tt)+) => { Some($($it)+) };
}

pub(super) use {
    base, change, choice, choices, cites, lines, maybe, options, presets, promoted_from, rights, roles, royal,
};
