//! What games are called, by players and by other programs.

use crate::board::Seat;
use crate::games;
use crate::rules::Rules;
use crate::variant::{Game, Text};

use super::{en, names};

/// What programs call a game in their records besides its title: its id, and the preset by whose rules they play it.
/// The names are those of PyChess, Fairy-Stockfish and of players in English.
const CALLED: &[(&str, &str, &str)] = &[
    ("Cambodian", "ouk", "modern"),
    ("Cambodian chess", "ouk", "modern"),
    ("Ouk Chaktrang", "ouk", "modern"),
    ("Thai", "makruk", ""),
    ("Thai chess", "makruk", ""),
    ("Burmese", "sittuyin", ""),
    ("Burmese chess", "sittuyin", ""),
    ("Mongolian", "shatar", ""),
    ("Mongolian chess", "shatar", ""),
    ("Ethiopian chess", "senterej", ""),
    ("Chinese", "xiangqi", ""),
    ("Chinese chess", "xiangqi", ""),
    ("Cchess", "xiangqi", ""),
    ("中国象棋", "xiangqi", ""),
    ("中國象棋", "xiangqi", ""),
    ("Korean", "janggi", "modern"),
    ("Korean chess", "janggi", "modern"),
    ("Janggi modern", "janggi", "modern"),
    ("Janggi casual", "janggi", "modern"),
    ("Janggi traditional", "janggi", "modern"),
    ("Japanese", "shogi", ""),
    ("Japanese chess", "shogi", ""),
    ("將棋", "shogi", ""),
    ("Shoshogi", "sho-shogi", ""),
    ("Chess", "modern-chess", ""),
    ("Standard", "modern-chess", ""),
    ("Standard chess", "modern-chess", ""),
    ("International chess", "modern-chess", ""),
    ("Western chess", "modern-chess", ""),
];

/// The name of a game in the tag `Variant` where that is not its title, as programs that know it alone write it.
const RECORDED: [(&str, &str); 1] = [("modern-chess", "Standard")];

/// What a game is called in the tag `Variant` of a record.
pub(crate) fn recorded(game: &Game) -> &str {
    RECORDED.iter().find(|(id, _)| *id == game.id).map_or_else(|| en::title_of(game), |(_, name)| name)
}

/// The tag that names the player of a seat in a record: tags of PGN are English.
pub(crate) fn recorded_seat(rules: &Rules, seat: Seat) -> &str {
    en::seat(rules, seat)
}

/// Letters and digits alone, whatever stands between them.
fn plain(text: &str) -> String {
    text.chars().filter(|sign| sign.is_alphanumeric()).collect::<String>().to_ascii_lowercase()
}

/// Whether a game is called so: by its id or its title, whatever stands between the letters.
pub(crate) fn is_called(game: &Game, name: &str) -> bool {
    let name = plain(name);
    !name.is_empty() && [&*game.id, en::title_of(game)].iter().any(|own| plain(own) == name)
}

/// The game of the collection that is called so.
pub(crate) fn collected(name: &str) -> Option<&'static Game> {
    games::EVERY.iter().copied().find(|game| is_called(game, name))
}

/// The game that is called so, in any case and whatever stands between the letters: by its id or its English title, by
/// a name that PyChess, Fairy-Stockfish or players in English give it, or by that of its players in their script.
///
/// ```
/// use tabiya::words::game_called;
/// assert_eq!(game_called("Chinese chess").map(|game| &*game.id), Some("xiangqi"));
/// assert_eq!(game_called("cambodian").map(|game| &*game.id), Some("ouk"));
/// assert!(game_called("draughts").is_none());
/// ```
pub fn game_called(name: &str) -> Option<&'static Game> {
    collected(name).or_else(|| also_called(name))
}

/// The game of the collection that programs call so, or its players in their script, where no other has the name.
pub(crate) fn also_called(name: &str) -> Option<&'static Game> {
    if let Some((_, game, _)) = also(name) {
        return games::find(game);
    }
    let name = plain(name);
    let own = |game: &&'static Game| {
        let of_game = |line: &names::Spelling| line.of == "game";
        let mut all = names::spellings(&game.id).filter(of_game);
        !name.is_empty()
            && all.any(|line| [line.text, line.transliteration].iter().any(|own| plain(own) == name))
    };
    let mut found = games::ALL.iter().copied().filter(own);
    found.next().filter(|_| found.next().is_none())
}

/// The choices by which those play who call the game of the collection so.
pub(crate) fn choices_of(name: &str) -> Vec<(String, String)> {
    let Some((_, game, preset)) = also(name) else { return Vec::new() };
    let preset = games::find(game).and_then(|game| game.presets.iter().find(|own| own.id == *preset));
    let pair = |(option, choice): &(Text, Text)| (option.to_string(), choice.to_string());
    preset.map_or_else(Vec::new, |preset| preset.options.iter().map(pair).collect())
}

fn also(name: &str) -> Option<&'static (&'static str, &'static str, &'static str)> {
    let name = plain(name);
    CALLED.iter().find(|(own, ..)| plain(own) == name)
}
