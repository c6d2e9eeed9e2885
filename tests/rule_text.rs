//! The rule text says the rules in force: all that a choice changes, nothing of what is not there, and every sentence
//! with the rule that it stands on.

use std::collections::BTreeSet;

use tabiya::variant::{Contest, Opening, Pass};
use tabiya::words::{RuleSentence, en, paragraphs};
use tabiya::{Choice, Game, OptionSpec, Role, Rules, Standing, Zone, games};

use crate::scenarios::entries;

/// Choices that change only what is seen: the text is that of the default. All others change it.
const APPEARANCE: &[&str] = &["shatranj.names=samantsy"];

/// The rules under the defaults, every single choice, every preset, and the last choice of every option that goes with
/// those before it.
fn all_rules(mut check: impl FnMut(&str, &Rules)) {
    for game in games::EVERY {
        let mut sets: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
        for option in game.options.iter() {
            sets.extend(option.choices.iter().map(|choice| vec![(&*option.id, &*choice.id)]));
        }
        sets.extend(
            game.presets
                .iter()
                .filter(|own| own.game.is_none())
                .map(|own| tabiya::variant::pairs(&own.options)),
        );
        sets.push(last_choices(game));
        for set in sets {
            if let Ok(rules) = Rules::new(game, &set) {
                check(&format!("{} {set:?}", game.id), &rules);
            }
        }
    }
}

/// The last choice of every option, where it goes with those before it.
fn last_choices(game: &'static Game) -> Vec<(&'static str, &'static str)> {
    let mut set = Vec::new();
    for option in game.options.iter() {
        let last = option.choices.last().expect("a choice");
        set.push((&*option.id, &*last.id));
        if Rules::new(game, &set).is_err() {
            set.pop();
        }
    }
    set
}

/// Options with their choices, as tables below have them.
type Options = &'static [(&'static str, &'static str)];

/// The rules of a game under these choices.
fn rules_of(game: &str, chosen: Options) -> Rules {
    Rules::new(games::find(game).expect("a game"), chosen).expect("choices")
}

fn text(rules: &Rules) -> String {
    paragraphs(&en::rulebook(rules)).join("\n")
}

#[test]
fn every_choice_changes_the_text_or_only_what_is_seen() {
    let mut silent = BTreeSet::new();
    for game in games::EVERY {
        for option in game.options.iter() {
            for choice in &option.choices[1..] {
                let beside = company(game, choice);
                let chosen: Vec<_> = beside.iter().copied().chain([(&*option.id, &*choice.id)]).collect();
                let without = Rules::new(game, &beside).expect("choices that go together");
                let with = Rules::new(game, &chosen).expect("choices that go together");
                if text(&with) == text(&without) {
                    silent.insert(format!("{}.{}={}", game.id, option.id, choice.id));
                }
            }
        }
    }
    assert_eq!(silent, APPEARANCE.iter().map(|id| (*id).to_owned()).collect::<BTreeSet<_>>());
}

/// What has to be chosen besides, where a default rules this choice out.
fn company(game: &'static Game, choice: &Choice) -> Vec<(&'static str, &'static str)> {
    let ruled_out =
        |other: &&OptionSpec| choice.excludes.contains(&(other.id.clone(), other.choices[0].id.clone()));
    game.options.iter().filter(ruled_out).map(|other| (&*other.id, &*other.choices[1].id)).collect()
}

#[test]
fn every_sentence_stands_on_a_rule_in_force_and_its_sources() {
    let known: BTreeSet<String> = entries::read()
        .expect("a table")
        .iter()
        .map(|entry| entry.id.to_owned())
        .chain(entries::choices())
        .collect();
    let (mut seen, mut lost) = (0, BTreeSet::new());
    all_rules(|place, rules| {
        for RuleSentence { section, text, topic } in en::rulebook(rules) {
            let Some(on) = rules.provenance(topic) else {
                lost.insert(format!("{place}: “{text}”: {topic:?}"));
                continue;
            };
            assert!(known.contains(&on.rule), "{place}: “{text}”: {}", on.rule);
            assert!(!on.cites.is_empty(), "{place}: {section}: “{text}”: {} has no source", on.rule);
            if let Some((option, choice)) = on.rule.split_once('=') {
                let option = option.strip_prefix(&*rules.game().id).and_then(|rest| rest.strip_prefix('.'));
                assert_eq!(rules.choice(option.expect("of this game")), Some(choice), "{place}: “{text}”");
            } else {
                let of = entries::game(&on.rule).expect("a rule");
                assert!(of.is_empty() || of == rules.game().id, "{place}: {}", on.rule);
            }
            seen += 1;
        }
    });
    assert_eq!(lost, BTreeSet::new(), "stand on nothing");
    assert!(seen > 5000, "{seen} sentences");
}

/// The table that the program reads while it is compiled is the one that the tests read.
#[test]
fn the_program_reads_the_table_of_base_rules_as_it_stands() {
    let entries = entries::read().expect("a table");
    assert_eq!(entries.len(), games::base::BASE_RULES.len());
    for (entry, rule) in entries.iter().zip(&games::base::BASE_RULES) {
        assert_eq!((rule.id().as_str(), rule.standing), (entry.id, entry.standing));
        let told = rule.cites();
        let cites: Vec<_> = told.iter().map(|cite| (cite.source(), cite.place())).collect();
        let wanted: Vec<_> = entry.cites.iter().map(|(source, place)| (source.id, *place)).collect();
        assert_eq!(cites, wanted, "{}", entry.id);
    }
}

/// The base rules that a record names are its own and exist.
#[test]
fn records_name_base_rules_that_there_are() {
    for game in games::EVERY {
        let of = entries::game(&format!("{}-01", game.base.prefix));
        assert_eq!(of, Some(&*game.id), "{}", game.base.prefix);
        for &(topic, number) in game.base.about.iter() {
            let rule = games::base::base_rule(&game.base.prefix, number);
            assert!(rule.is_some(), "{}: {topic:?} {number}", game.id);
            let again = game.base.about.iter().filter(|known| known.0 == topic).count();
            assert_eq!(again, 1, "{}: {topic:?} twice", game.id);
        }
    }
}

#[test]
fn headings_and_sentences_are_whole() {
    all_rules(|place, rules| {
        let said = en::rulebook(rules);
        let mut headings: Vec<&str> = said.iter().map(|sentence| sentence.section.as_str()).collect();
        headings.dedup();
        let different: BTreeSet<&str> = headings.iter().copied().collect();
        assert_eq!(headings.len(), different.len(), "{place}: a heading twice: {headings:?}");
        for sentence in &said {
            assert!(!sentence.section.is_empty(), "{place}: {}", sentence.text);
            let text = &sentence.text;
            assert!(
                text.ends_with('.') && text.starts_with(|first: char| first.is_uppercase()),
                "{place}: {text}"
            );
            assert!(!text.contains("  ") && !text.contains(" ,") && !text.contains(" ."), "{place}: {text}");
            assert!(!["’’", "undefined", "()", "  "].iter().any(|bad| text.contains(bad)), "{place}: {text}");
        }
        let texts: BTreeSet<(&str, &str)> =
            said.iter().map(|sentence| (sentence.section.as_str(), sentence.text.as_str())).collect();
        assert_eq!(texts.len(), said.len(), "{place}: a sentence twice");
    });
}

/// What is spoken of only where the terms have it: how the text may name it, and whether these rules have it.
type Word = (&'static [&'static str], fn(&Rules) -> bool);

const WORDS: &[Word] = &[
    (&["palace", "palaces"], |rules| {
        let palaces = [Zone::Palace, Zone::PalaceLines, Zone::EnemyPalaceLines, Zone::AnyPalaceLines];
        rules.roles().iter().flat_map(|role| role.patterns.iter()).any(|own| palaces.contains(&own.within))
    }),
    (&["river"], |rules| matches!(rules.board().ruling, tabiya::board::Ruling::Points { river: true, .. })),
    (&["count", "counts", "counting", "counted"], |rules| {
        let terms = rules.terms();
        let cowries = terms.dice.is_some_and(|dice| dice.shells.is_some());
        let quiet = terms.contest != Contest::Kings && terms.quiet.is_some();
        terms.board_count.is_some()
            || terms.bare_count.is_some()
            || terms.impasse.is_some()
            || cowries
            || quiet
    }),
    (&["zone", "zones"], |rules| rules.board().ruling == tabiya::board::Ruling::Dotted),
    (&["hand"], |rules| {
        !rules.hands().is_empty() || rules.terms().captured == tabiya::variant::Captured::Dropped
    }),
    (&["drop", "drops", "dropped"], |rules| rules.terms().captured == tabiya::variant::Captured::Dropped),
    (&["throw", "throws", "throwing", "die", "cowries"], |rules| rules.terms().dice.is_some()),
    (
        &["stake", "stakes", "pool", "paid"],
        |rules| matches!(rules.terms().contest, Contest::Armies(armies) if armies.stakes),
    ),
    (&["throne", "thrones", "ally", "allies", "alliance", "prisoner", "concourse"], |rules| {
        matches!(rules.terms().contest, Contest::Armies(_))
    }),
    (&["track", "tracks", "home"], |rules| matches!(rules.terms().contest, Contest::Race(_))),
    (&["checkmate", "stalemate", "mates"], |rules| rules.terms().contest == Contest::Kings),
    (&["forbid"], |rules| rules.terms().forbidden_loses),
    (&["opening"], |rules| {
        let cowries = rules.terms().dice.is_some_and(|dice| dice.shells.is_some());
        cowries || !matches!(rules.terms().opening, Opening::Alternate | Opening::Roll { .. })
    }),
    (&["series"], |rules| rules.terms().mates.is_some()),
    (&["passing"], |rules| rules.terms().pass != Pass::Never),
    // An order of play that no term has: text of a programmer.
    (&["phase", "phases"], |_| false),
];

#[test]
fn nothing_is_said_of_what_is_not_in_the_game() {
    all_rules(|place, rules| {
        let said = text(rules).to_lowercase();
        let words: BTreeSet<&str> = said.split(|letter: char| !letter.is_alphabetic()).collect();
        for (names, have) in WORDS {
            let found = names.iter().find(|name| words.contains(**name));
            assert!(found.is_none() || have(rules), "{place}: speaks of “{}”", found.unwrap_or(&""));
        }
    });
}

/// Nouns that are also words of every game.
const COMMON_NOUNS: &[&str] = &["piece", "double", "knight"];

#[test]
fn only_pieces_and_players_that_take_part_are_named() {
    let all: BTreeSet<&str> = en::GAMES
        .iter()
        .flat_map(|words| words.roles.iter().flat_map(|role| role.nouns))
        .copied()
        .filter(|noun| !COMMON_NOUNS.contains(noun))
        .collect();
    all_rules(|place, rules| {
        let mut own: Vec<&str> = (0..rules.roles().len() as u8)
            .map(Role)
            .filter(|&role| rules.takes_part(role))
            .map(|role| en::noun(rules, role))
            .collect();
        own.sort_by_key(|noun| std::cmp::Reverse(noun.len()));
        let mut said = format!(" {} ", text(rules).to_lowercase().replace(|c: char| !c.is_alphabetic(), " "));
        for noun in own {
            said = said.replace(&format!(" {noun}s "), "  ").replace(&format!(" {noun} "), "  ");
        }
        for noun in &all {
            let named = said.contains(&format!(" {noun} ")) || said.contains(&format!(" {noun}s "));
            assert!(!named, "{place}: names a {noun}, and there is none");
        }
        let start = tabiya::Position::start(rules);
        let said = text(rules);
        for seat in rules.seats() {
            let plays = !start.pieces_of(seat).is_empty() || !start.hand_is_empty(seat);
            let name = en::seat(rules, seat);
            assert!(plays || !said.contains(name), "{place}: names {name}, who does not play");
        }
    });
}

/// Where lines cross, pieces stand on points, in the rules as in the sentences about a piece.
#[test]
fn squares_are_not_spoken_of_where_pieces_stand_on_points() {
    let language = tabiya::words::default_language();
    let mut boards = 0;
    all_rules(|place, rules| {
        if !matches!(rules.board().ruling, tabiya::board::Ruling::Points { .. }) {
            return;
        }
        boards += 1;
        let roles = (0..rules.roles().len() as u8).map(Role);
        let said = roles.flat_map(|role| language.move_sentences(rules, role)).chain([text(rules)]);
        for text in said {
            assert!(!text.contains("square"), "{place}: {text}");
        }
    });
    assert!(boards > 20);
}

/// What an arbiter has to know and the text once left out, or said so that it could be read otherwise.
#[test]
fn the_text_answers_what_an_arbiter_asks() {
    const ASKED: &[(&str, Options, &str)] = &[
        ("shatranj", &[], "Checkmate wins: a check that no move of the other side ends."),
        ("shatranj", &[], "No move may leave one’s own king in check, that is, attacked."),
        ("shatranj", &[], "A player who is not in check and has no legal move is stalemated."),
        ("shatranj", &[("tabiya", "10")], "Then White moves, and from there on they take turns."),
        (
            "shatranj",
            &[("stalemate", "transpose")],
            "A soldier does not come to the first or last rank by that.",
        ),
        (
            "senterej",
            &[],
            "If both sides declare themselves ready before it, White moves first, but a side in check before it.",
        ),
        ("chaturanga", &[], "Where the enemy’s king stood at the start it is not promoted."),
        ("sittuyin", &[], "The two long diagonals are drawn; the 16 squares on them are the marked squares."),
        ("sittuyin", &[], "No piece is placed so that a king is in check."),
        ("sittuyin", &[], "When all pieces are placed, White makes the first move."),
        (
            "sittuyin",
            &[],
            "neither give check with the new piece itself nor capture a counsellor of the enemy.",
        ),
        ("sittuyin", &[("rookRank", "first-rank-only")], "on its owner’s first rank, while that has room."),
        ("sittuyin", &[], "in hand one king, one counsellor, two elephants, two horses and two chariots."),
        ("makruk", &[], "worth no more than the other’s: boat 5, horse 3, khon 2½ and counsellor 1½."),
        ("ouk", &[], "worth no more than the other’s: boat 5, horse 3, koul 2½ and counsellor 1½."),
        ("makruk", &[], "Where that leaves nothing the game is drawn at once."),
        ("ouk", &[], "as its first move, from its place in the array"),
        ("ouk", &[("leapLostBy", "rook-aim")], "when an enemy boat comes to stand on its file or rank"),
        (
            "shatar",
            &[],
            "Checks have names: shak by bers, horse or chariot, tuk by camel and zod by soldier.",
        ),
        ("shatar", &[("horseMate", "draw")], "Checkmate by camel or soldier wins only at the end"),
        ("shatar", &[], "Where a move bares the king and checkmates it, it is checkmate."),
        ("xiangqi", &[], "with every move since the first of these times"),
        ("janggi", &[], "but neither over its like nor to capture its like"),
        (
            "sho-shogi",
            &[],
            "By promotion a pawn becomes a promoted pawn, a lance a promoted lance, a keima a promoted keima, a \
             silver general a promoted silver, a bishop a dragon horse, a rook a dragon king and a drunk elephant a \
             crown prince.",
        ),
        ("shogi", &[], "It is dropped unpromoted, in the promotion zone too"),
        ("shaturanga", &[], "5 moves the king or a soldier."),
        ("ashtapada", &[("players", "3")], "The corner h1 stays empty."),
        ("ashtapada", &[], "Red: four pieces in hand."),
    ];
    for &(game, chosen, asked) in ASKED {
        let said = text(&rules_of(game, chosen));
        assert!(said.contains(asked), "{game} {chosen:?}: “{asked}” is not in\n{said}");
    }
}

/// What no source says is said as a reading, or as something that follows: each of these sentences once stood under the
/// name of somebody who does not say it (Daou 2007, the leaflet of Walker 2011, or the rules after Bell).
#[test]
fn what_no_source_says_is_not_described() {
    const READINGS: &[(&str, Options, &str)] = &[
        ("senterej", &[], "After the first capture the other side moves."),
        ("senterej", &[], "If both sides declare themselves ready before it, White moves first"),
        ("senterej", &[], "Neither of them may have moved"),
        ("chaturanga", &[], "White begins."),
        ("chaturanga", &[], "Promotion is the owner’s choice."),
        ("chaturanga", &[], "A piece that has been replaced by promotion"),
        ("senterej", &[], "Promotion is the owner’s choice."),
        ("chaturanga", &[], "In a position that is set up with nothing but the king"),
        ("xiangqi", &[], "When each side has nothing left but its general"),
        ("chaturanga", &[], "The king gives no check by this move."),
        ("ouk", &[], "The king gives no check by this move."),
        ("ouk", &[], "The counsellor keeps this move when the king has been in check."),
        ("sittuyin", &[], "No piece is placed so that a king is in check."),
        ("sittuyin", &[], "When all pieces are placed, White makes the first move."),
        ("sittuyin", &[], "If a player has no move all the same, the game is drawn."),
        ("sittuyin", &[], "Nothing is counted while that side has an unpromoted soldier"),
        ("makruk", &[], "Where that leaves nothing the game is drawn at once."),
        ("makruk", &[], "The weaker side is the one whose pieces"),
        ("ouk", &[], "Where that leaves nothing the game is drawn at once."),
        ("shatar", &[], "Where a move bares the king and checkmates it, it is checkmate."),
        ("janggi", &[], "Two passes in turn draw."),
        ("janggi", &[("pass", "any-time")], "Two passes in turn draw."),
        ("heian-shogi", &[], "Dots mark the corners"),
        ("sho-shogi", &[], "Dots mark the corners"),
        ("sho-shogi", &[], "Until only one of them is left, either may be left attacked"),
        ("shogi", &[], "Dots mark the corners"),
        ("shogi", &[], "Whether it has come to that the players say"),
        ("shogi", &[], "Pieces in hand are counted"),
        ("shaturanga", &[], "It is not chequered."),
        ("shaturanga", &[], "Red: king d1"),
        ("shaturanga", &[], "The boat moves and captures exactly two squares diagonally"),
        ("shaturanga", &[], "Red and Black are allied against Yellow and Green."),
        ("shaturanga", &[], "The king moves and captures one square straight"),
        ("shaturanga", &[], "There is no check: a king is captured"),
        ("shaturanga", &[], "The pieces of an ally are not captured."),
        ("shaturanga", &[], "A throne is the square on which"),
        ("shaturanga", &[], "On an unmarked square of it a soldier becomes"),
        ("shaturanga", &[], "On the marked squares a soldier is not promoted"),
        ("shaturanga", &[], "Whoever builds an empire wins the game."),
        ("shaturanga", &[], "If several tie for the highest throw"),
        ("shaturanga", &[], "Either is declared in the player’s own turn"),
        ("shaturanga", &[], "There are five such places"),
        ("shaturanga", &[], "A king is not among them"),
        ("shaturanga", &[], "A king that has made peace neither moves nor is captured."),
        ("shaturanga", &[], "When both allies have made peace"),
        ("shaturanga", &[], "A player who makes peace takes one stake back"),
        ("dice-chess", &[], "It is not chequered."),
        ("dice-chess", &[], "Green: king d1"),
        ("dice-chess", &[], "A throne is the square on which"),
        ("dice-chess", &[], "There is no check: a king is captured"),
        ("dice-chess", &[], "When a king comes to its ally’s throne each of the two"),
        ("dice-chess", &[], "A boat that moves to where the four boats fill a square"),
        ("dice-chess", &[], "A player who can move by the throw has to."),
        ("dice-chess", &[], "If several tie for the highest throw"),
        ("dice-chess", &[], "Either is declared in the player’s own turn"),
        ("dice-chess", &[], "There are five such places"),
        ("dice-chess", &[], "Where several squares are as near"),
        ("dice-chess", &[], "On the marked squares a soldier is not promoted"),
        ("ashtapada", &[], "It is not chequered."),
        ("ashtapada", &[], "A throw by which nothing can move loses the turn."),
        ("ashtapada", &[], "No third may join them."),
        ("ashtapada", &[], "Another double may."),
        ("ashtapada", &[], "If all sides fall equally often"),
    ];
    for &(game, chosen, sentence) in READINGS {
        let rules = rules_of(game, chosen);
        let rulebook = en::rulebook(&rules);
        let said = rulebook.iter().find(|said| said.text.starts_with(sentence));
        let said = said.unwrap_or_else(|| panic!("{game} {chosen:?}: “{sentence}” is not said"));
        let on = rules.provenance(said.topic).expect("a rule");
        let attested = matches!(on.standing, Standing::Described | Standing::Reported | Standing::Modern);
        assert!(!attested, "{game} {chosen:?}: “{}”: {on:?}", said.text);
    }
}

/// Every sentence of the default rules of the collected games has been read against its sources by somebody who had not
/// written it, and the verdicts stand in a table, with the day. A sentence that has changed since, or stands on another
/// rule or with another standing, is read again and its line replaced; until then it is “unread”.
#[test]
fn every_default_sentence_has_been_read_against_its_sources() {
    let read: BTreeSet<String> = include_str!("rules/read.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let &[game, rule, standing, sentence, verdict, remark] = fields.as_slice() else {
                panic!("not six fields: {line}");
            };
            assert!(matches!(verdict, "says" | "reads" | "unseen" | "unread"), "{line}");
            assert!(verdict == "says" || !remark.is_empty(), "without a reason: {line}");
            [game, rule, standing, sentence].join("\t")
        })
        .collect();
    let mut said = BTreeSet::new();
    for game in games::ALL {
        let rules = Rules::new(game, &[]).expect("the defaults");
        for sentence in en::rulebook(&rules) {
            let on = rules.provenance(sentence.topic).expect("a rule");
            said.insert([&game.id, &*on.rule, on.standing.id(), &*sentence.text].join("\t"));
        }
    }
    assert_eq!(said.difference(&read).collect::<Vec<_>>(), Vec::<&String>::new(), "not read");
    assert_eq!(read.difference(&said).collect::<Vec<_>>(), Vec::<&String>::new(), "no longer said");
}

/// What was read of the rules and choices still says what it said then: of all of them, and of those that were drawn at
/// random before. Nothing but presets is left out of the list of all.
#[test]
fn what_was_read_of_rules_and_choices_stands() {
    stands(include_str!("rules/drawn.tsv"));
    let read = stands(include_str!("rules/choices.tsv"));
    let mut all = entries::choices();
    all.retain(|id| !id.contains(".preset="));
    all.extend(entries::read().expect("the table").iter().map(|entry| entry.id.to_owned()));
    let left: Vec<_> = all.difference(&read).collect();
    assert!(left.is_empty(), "read by nobody yet; put them into tests/rules/choices.tsv: {left:?}");
}

/// The ids in a list of what was read, each with the standing and the sentence of now.
fn stands(list: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[id, standing, sentence, verdict, place] = fields.as_slice() else {
            panic!("not five fields: {line}");
        };
        assert!(matches!(verdict, "says" | "reads" | "mended" | "unread"), "{line}");
        assert!(!place.is_empty(), "without a place: {line}");
        assert_eq!((standing, sentence), said_by(id), "{id}: read it again, or write “unread”");
        assert!(ids.insert(id.to_owned()), "{id} twice");
    }
    ids
}

/// The standing of a base rule or a choice, and what it says.
fn said_by(id: &str) -> (&'static str, &'static str) {
    let Some((option, choice)) = id.split_once('=') else {
        let rules = entries::read().expect("the table");
        let entry = rules.into_iter().find(|entry| entry.id == id).expect(id);
        return (entry.standing.id(), entry.sentence);
    };
    let (game, option) = option.split_once('.').expect("game.option");
    let game = games::find(game).expect(id);
    let spec = game.option(option).and_then(|(_, option)| option.choice(choice)).expect(id).1;
    let options = en::game(&game.id).options.iter().find(|words| words.id == option).expect(id);
    let words = options.choices.iter().find(|words| words.id == choice).expect(id);
    (spec.standing.id(), words.text)
}

/// Where a source is only silent nothing is described by it: a choice that leaves a rule out follows from that.
#[test]
fn silence_is_not_a_description() {
    for (option, choice) in [
        ("chaturanga.kingLeap", "once-unrestricted"),
        ("chaturanga.promotion", "square-only"),
        ("chaturanga.marks", "plain"),
        ("indian.marks", "plain"),
        ("makruk.firstMoves", "plain"),
        ("sittuyin.lastPawn", "off"),
        ("sittuyin.rookRank", "anywhere-behind"),
        ("shogi.illegalAction", "reject"),
        ("ashtapada.grace", "off"),
        ("senterej.bareKingSeven", "off"),
    ] {
        let (game, id) = option.split_once('.').expect("game.option");
        let spec = games::find(game).and_then(|game| game.option(id)).expect(option).1;
        assert_eq!(spec.choice(choice).expect(choice).1.standing, Standing::Inferred, "{option}={choice}");
    }
}

/// A text that breaks the rules above is found: the words that the audit found where they did not hold.
#[test]
fn pieces_that_take_no_part_are_told_apart() {
    let takes_part = |game: &'static Game, chosen: &[(&str, &str)], id: &str| {
        let rules = Rules::new(game, chosen).expect("choices");
        rules.takes_part(rules.role_named(id).expect("a role"))
    };
    assert!(!takes_part(&games::SHATAR, &[], "moved-horse"));
    assert!(takes_part(&games::SHATAR, &[("horse", "amazon-after-first")], "moved-horse"));
    assert!(takes_part(&games::SHO_SHOGI, &[], "crown-prince"));
    assert!(!takes_part(&games::SHO_SHOGI, &[("elephant", "absent")], "crown-prince"));
    assert!(!takes_part(&games::SHO_SHOGI, &[("elephant", "absent")], "drunk-elephant"));
    assert!(takes_part(&games::SHATRANJ, &[], "counsellor"));
    assert!(takes_part(&games::SHOGI, &[], "dragon"));
    assert!(takes_part(&games::ASHTAPADA, &[], "double"));
    assert!(takes_part(&games::SITTUYIN, &[], "king"), "in hand");
}

/// Every sentence that is led back to a choice is another one, or is gone, under some other choice of that option: what
/// an option does not bear on does not stand on it.
#[test]
fn a_sentence_stands_on_an_option_that_changes_it() {
    let mut idle = BTreeSet::new();
    for game in games::EVERY {
        for option in game.options.iter() {
            let under = |choice: &Choice| {
                let mut chosen = company(game, choice);
                chosen.push((&*option.id, &*choice.id));
                Rules::new(game, &chosen).ok()
            };
            let said = |rules: &Rules| -> BTreeSet<String> {
                en::rulebook(rules).into_iter().map(|said| said.text).collect()
            };
            let all: Vec<Rules> = option.choices.iter().filter_map(under).collect();
            let texts: Vec<BTreeSet<String>> = all.iter().map(said).collect();
            let id = format!("{}.{}=", game.id, option.id);
            for rules in &all {
                for sentence in en::rulebook(rules) {
                    let on = rules.provenance(sentence.topic).expect("a rule").rule;
                    if on.starts_with(&id) && texts.iter().all(|texts| texts.contains(&sentence.text)) {
                        idle.insert(format!("{on}: {}", sentence.text));
                    }
                }
            }
        }
    }
    // What stalemate is, and how large the board is, stands with what becomes of either.
    let part = ["is stalemated.", "is not chequered.", "where they cross."];
    let meant = |text: &String| {
        part.iter().any(|part| text.ends_with(part)) || MEANT.iter().any(|meant| text.starts_with(meant))
    };
    let idle: Vec<String> = idle.into_iter().filter(|text| !meant(text)).collect();
    assert_eq!(idle, Vec::<String>::new());
}

/// Options on which sentences stand that none of their choices changes.
const MEANT: &[&str] = &[
    // How many play, but not who is always among them.
    "ashtapada.players=",
    // What a choice says in passing beside what it changes.
    "chaturanga.kingLeapCapture=no: The king loses this move",
    "chaturanga.promotion=",
    "ouk.kingLeapCapture=no: The king loses this move",
    "ouk.neangJump=",
    "senterej.promotion=ferz: Promotion takes place",
    "shaturanga.concourse=",
    "shaturanga.exchange=",
    "shaturanga.openingRoll=",
    "shaturanga.promotionSquares=",
    "dice-chess.concourse=",
    "dice-chess.exchange=",
    "dice-chess.openingRoll=",
    "dice-chess.promotionSquares=",
    "sittuyin.setupOrder=",
    "heian-shogi.promotion=",
];
