//! JavaScript: the free functions of the module.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::{name, names, role_named, seat_named, square, to_js, to_js_small};
use super::data::{self, *};
use super::error::CodedError;
use super::gamefile::{defined, find};
use super::language::words;
use super::read::{Choices, FromJs, from_js};
use crate::art::Figure;
use crate::board::{Facing, Piece, Role, Seat, Square, SquareSet, Zone};
use crate::games as collection;
use crate::pictures::diagram::PatternDiagram;
use crate::pictures::svg::PieceSet;
use crate::rules::Rules;
use crate::variant::source::{SOURCES, citations};
use crate::variant::texts::{GameTexts, OptionTexts};
use crate::variant::{
    Armies, Contest, Dice, Face, Game, GameRef, OptionSpec, Reference, SetupError, Standing, Text,
};
use crate::words::names::{self as native, NativeName};
use crate::words::{Note, paragraphs, texts_of};

/// Every game, with its texts, options and lines.
#[wasm_bindgen(unchecked_return_type = "GameInfo[]")]
pub fn games() -> Result<JsValue, JsValue> {
    let infos: Result<Vec<GameInfo>, JsValue> = known_games().map(game_info).collect();
    to_js(&infos?)
}

/// The chess of Europe, the oldest first: what the games of the collection are compared with. `games` leaves it out.
#[wasm_bindgen(js_name = referenceGames, unchecked_return_type = "GameInfo[]")]
pub fn reference_games() -> Result<JsValue, JsValue> {
    let infos: Result<Vec<GameInfo>, JsValue> =
        collection::REFERENCE.iter().map(|game| game_info(game.into())).collect();
    to_js(&infos?)
}

/// The collection, and what has been defined besides.
fn known_games() -> impl Iterator<Item = GameRef> {
    collection::ALL.iter().map(GameRef::from).chain(defined().map(GameRef::from))
}

/// What a page has to know of every game before its board stands: `games` without what takes long to tell, and last
/// those for reference, which say so.
#[wasm_bindgen(js_name = gameOutlines, unchecked_return_type = "GameOutline[]")]
pub fn game_outlines() -> Result<JsValue, JsValue> {
    let all: Result<Vec<GameOutline>, JsValue> =
        known_games().chain(collection::REFERENCE.iter().map(GameRef::from)).map(outline).collect();
    to_js_small(&all?)
}

/// The rules of a game in plain words, made from the rules in force: a paragraph per line.
#[wasm_bindgen(js_name = rulesText)]
pub fn rules_text(
    #[wasm_bindgen(unchecked_param_type = "GameId | (string & {})")] game: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Record<string, string>")] options: JsValue,
) -> Result<String, JsValue> {
    Ok(paragraphs(&words().rulebook(&asked(&game, &options)?)).join("\n"))
}

/// The same, sentence by sentence, each with the rule that it stands on.
///
/// With `nouns`, one for each kind in the order of `kinds()`, the same sentences for comparing: the kinds are called by
/// these, the sides by their numbers, and points are called squares, so that what two games say alike is the same text.
#[wasm_bindgen(js_name = ruleSentences, unchecked_return_type = "RuleSentence[]")]
pub fn rule_sentences(
    #[wasm_bindgen(unchecked_param_type = "GameId | (string & {})")] game: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Record<string, string>")] options: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string[]")] nouns: JsValue,
) -> Result<JsValue, JsValue> {
    let rules = asked(&game, &options)?;
    let said = match Option::<Vec<String>>::read(&nouns, "nouns")? {
        Some(nouns) => words().comparable_rulebook(&rules, &nouns),
        None => words().rulebook(&rules),
    };
    let sentence = |said: crate::words::RuleSentence| {
        let on = rules.provenance(said.topic);
        data::RuleSentence {
            section: said.section,
            text: said.text,
            standing: on.as_ref().map_or(Standing::Reconstructed, |on| on.standing).id(),
            sources: on.iter().flat_map(|on| &on.cites).map(Reference::text).collect(),
            rule: on.map_or_else(String::new, |on| on.rule),
        }
    };
    to_js(&said.into_iter().map(sentence).collect::<Vec<_>>())
}

/// The roles of pieces as these options make them.
#[wasm_bindgen(unchecked_return_type = "KindInfo[]")]
pub fn kinds(
    #[wasm_bindgen(unchecked_param_type = "GameId | (string & {})")] game: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Record<string, string>")] options: JsValue,
) -> Result<JsValue, JsValue> {
    to_js(&role_infos(&asked(&game, &options)?))
}

/// The parts of the board and the terms of the game that its players have names for, as these options
/// make them.
#[wasm_bindgen(unchecked_return_type = "TermInfo[]")]
pub fn terms(
    #[wasm_bindgen(unchecked_param_type = "GameId | (string & {})")] game: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Record<string, string>")] options: JsValue,
) -> Result<JsValue, JsValue> {
    to_js(&term_infos(&asked(&game, &options)?))
}

/// The board as these options make it.
#[wasm_bindgen(unchecked_return_type = "BoardInfo")]
pub fn board(
    #[wasm_bindgen(unchecked_param_type = "GameId | (string & {})")] game: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Record<string, string>")] options: JsValue,
) -> Result<JsValue, JsValue> {
    to_js_small(&board_info(&asked(&game, &options)?))
}

/// The seats as these options make them, the first player first.
#[wasm_bindgen(unchecked_return_type = "SeatInfo[]")]
pub fn seats(
    #[wasm_bindgen(unchecked_param_type = "GameId | (string & {})")] game: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Record<string, string>")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let rules = asked(&game, &options)?;
    to_js(&seat_infos(&rules))
}

/// What is thrown before a move as these options make it; `undefined` if nothing is.
#[wasm_bindgen(unchecked_return_type = "DiceInfo | undefined")]
pub fn dice(
    #[wasm_bindgen(unchecked_param_type = "GameId | (string & {})")] game: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Record<string, string>")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let rules = asked(&game, &options)?;
    rules.terms().dice.map_or(Ok(JsValue::UNDEFINED), |dice| to_js(&dice_info(&rules, &dice)))
}

/// Every choice that these options rule out, and why.
#[wasm_bindgen(js_name = ruledOut, unchecked_return_type = "RuledOut[]")]
pub fn ruled_out(
    #[wasm_bindgen(unchecked_param_type = "GameId | (string & {})")] game: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Record<string, string>")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let rules = asked(&game, &options)?;
    let mut found = Vec::new();
    for option in rules.game().options.iter() {
        for choice in option.choices.iter() {
            // As a reader would switch it: everything else stays.
            let mut chosen: Vec<(&str, &str)> = rules.options().filter(|(id, _)| *id != option.id).collect();
            chosen.push((&option.id, &choice.id));
            if let Err(error) = crate::variant::resolve(rules.game(), &chosen) {
                let message = words().setup_error(&error);
                if let SetupError::RuledOut { ruled_out, by, .. } = error {
                    let own = ruled_out.0 == option.id && ruled_out.1 == choice.id;
                    let other = if own { by } else { ruled_out };
                    let by = Chosen { option: other.0, choice: other.1 };
                    found.push(RuledOut {
                        option: option.id.clone(),
                        choice: choice.id.clone(),
                        by,
                        message,
                    });
                }
            }
        }
    }
    to_js(&found)
}

/// How a piece moves from a square, among some friends and enemies.
#[wasm_bindgen(unchecked_return_type = "PatternInfo")]
pub fn pattern(
    #[wasm_bindgen(unchecked_param_type = "PatternQuery")] query: JsValue,
) -> Result<JsValue, JsValue> {
    let query = PatternQuery::read(&query, "query")?;
    let rules = rules(&query.game, &query.options.unwrap_or_default())?;
    let role = role_named(&rules, &query.kind)?;
    let seat = match &query.seat {
        None => Seat::FIRST,
        Some(letter) => seat_named(&rules, letter)?,
    };
    let set = |squares: &Option<Vec<String>>| {
        squares.iter().flatten().map(|text| square(&rules, text)).collect::<Result<_, _>>()
    };
    let at = square(&rules, &query.at)?;
    let diagram = PatternDiagram::new(&rules, role, seat, at, set(&query.friends)?, set(&query.enemies)?);
    let patterns = &rules.role(role).patterns;
    let mark = |reach: &crate::pictures::diagram::Reach| data::Mark {
        square: name(&rules, reach.to),
        kind: reach.kind.id().to_owned(),
        stride: Some(reach.move_style.id().to_owned()),
        once: reach.once.then_some(true),
        series: None,
        from: Some(name(&rules, at)),
    };
    let shape = rules.board().shape;
    let blocked = |&(square, by): &(_, _)| BlockedSquare {
        square: shape.name_of(square).into(),
        by: shape.name_of(by).into(),
    };
    to_js(&PatternInfo {
        marks: diagram.open.iter().map(mark).collect(),
        blocked: diagram.blocked.iter().map(blocked).collect(),
        now: diagram.open.iter().filter(|reach| reach.now).count(),
        ever: diagram.ever.len() as usize,
        ever_squares: names(&rules, diagram.ever),
        betza: rules.betza(role),
        field: words().field_name(patterns),
        sentences: words().move_sentences(&rules, role),
        prey: rules.prey(role).iter().map(|&role| words().noun(&rules, role).to_owned().into()).collect(),
    })
}

/// The rules that the arguments ask for.
fn asked(game: &JsValue, options: &JsValue) -> Result<Rules, JsValue> {
    rules(&String::read(game, "game")?, &from_js(options, "options")?)
}

/// The rules of a game under these options.
fn rules(game: &str, options: &Choices) -> Result<Rules, JsValue> {
    Ok(Rules::new(find(game)?, &options.pairs()).map_err(CodedError::from)?)
}

/// A name, with what it means: if nothing is said of that, what the role's names mean.
fn name_info(name: NativeName, meaning: &Text) -> NameInfo {
    let own = words().meaning(&name.text);
    NameInfo {
        name: name.name,
        language: name.language,
        text: name.text,
        lang: name.lang,
        transliteration: name.transliteration.map(Text::Borrowed),
        meaning: if own.is_empty() { meaning.clone() } else { own.into() },
        side: name.seat.map(Text::Borrowed),
        source: name.source,
        standing: name.standing.id(),
    }
}

fn term_infos(rules: &Rules) -> Vec<TermInfo> {
    let info = |(id, names): (&'static str, Vec<NativeName>)| TermInfo {
        id: id.into(),
        noun: words().term(id).into(),
        names: names.into_iter().map(|name| name_info(name, &words().term(id).into())).collect(),
    };
    native::of_terms(rules).into_iter().map(info).collect()
}

fn role_infos(rules: &Rules) -> Vec<KindInfo> {
    let texts = texts_of(words(), rules.game());
    let info = |index: usize| {
        let role = Role(index as u8);
        let spec = rules.role(role);
        let meanings = texts.roles.get(index).map_or(&[][..], |own| &own.meanings);
        let meaning = meanings.get(rules.terms().names as usize).or(meanings.first());
        let meaning = Text::Owned(meaning.cloned().unwrap_or_default());
        KindInfo {
            id: spec.id.clone(),
            letter: rules.label(role).to_ascii_lowercase(),
            names: native::of_role(rules, role).into_iter().map(|name| name_info(name, &meaning)).collect(),
            meaning,
            noun: words().noun(rules, role).to_owned().into(),
            field: words().field_name(&spec.patterns),
            betza: rules.betza(role),
            figure: spec.figure.id(),
            royal: spec.royal,
            promoted_from: spec.promoted_from.map(|from| rules.role(from).id.clone()),
            takes_part: rules.takes_part(role),
            count: rules.initial(Seat::FIRST, role),
            at: name(rules, shown_best_at(rules, role)),
            moves: words()
                .move_sentences(rules, role)
                .into_iter()
                .map(|sentence| SentenceInfo { sentence })
                .collect(),
        }
    };
    (0..rules.roles().len()).map(info).collect()
}

/// Where the seat’s piece of this role stands in the array: the first, if there are several.
fn begins(rules: &Rules, seat: Seat, role: Role) -> Option<Square> {
    let own = Some(Piece { seat, role });
    rules.board().shape.squares().find(|at| rules.setup()[at.index()] == own)
}

fn seat_infos(rules: &Rules) -> Vec<SeatInfo> {
    let info = |seat| SeatInfo {
        id: super::convert::seat(rules, seat),
        name: words().seat(rules, seat).to_owned().into(),
        tone: crate::pictures::diagram::tone(rules, seat).id(),
        side: match rules.seat(seat).facing {
            Facing::North => "south",
            Facing::East => "west",
            Facing::South => "north",
            Facing::West => "east",
        },
        throne: match rules.terms().contest {
            Contest::Armies(Armies { king, .. }) => begins(rules, seat, king).map(|at| name(rules, at)),
            Contest::Kings | Contest::Race(_) => None,
        },
    };
    rules.seats().map(info).collect()
}

fn note_info(note: &Note) -> NoteInfo {
    NoteInfo { text: note.text.into(), source: note.cite.text() }
}

fn board_info(rules: &Rules) -> BoardInfo {
    let board = rules.board();
    BoardInfo {
        files: board.shape.files,
        ranks: board.shape.ranks,
        style: crate::pictures::diagram::sketch(rules).style.id(),
        marks: names(rules, board.marks),
        notes: words().board_notes(rules).iter().map(note_info).collect(),
    }
}

/// The ways of showing the pieces that differ: pictograms stand only in place of inscriptions.
fn piece_sets(rules: &Rules) -> &'static [PieceSet] {
    let inscribed = rules.roles().iter().any(|role| matches!(role.figure, Figure::Inscribed(_)));
    if inscribed { &PieceSet::ALL } else { &[PieceSet::Figures, PieceSet::Letters] }
}

/// The square from which a role shows best how it moves: its own in the array, where it has a first move from
/// there; else the middle of the board, unless it never gets there or shows more elsewhere.
fn shown_best_at(rules: &Rules, role: Role) -> Square {
    let shape = rules.board().shape;
    let middle = ((shape.files as i8 - 1) / 2, (shape.ranks as i8 - 1) / 2);
    let open = |at: Square| {
        PatternDiagram::new(rules, role, Seat::FIRST, at, SquareSet::EMPTY, SquareSet::EMPTY).open.len()
    };
    let far = |at: Square| (shape.file(at) - middle.0).abs() + (shape.rank(at) - middle.1).abs();
    let confined = rules.role(role).patterns.iter().all(|pattern| pattern.within != Zone::Board);
    let centre = shape.square(middle.0, middle.1).filter(|&at| !confined && open(at) > 1);
    let best = || shape.squares().max_by_key(|&at| (open(at), -far(at)));
    let rights = rules.role(role).patterns.iter().filter_map(|pattern| pattern.right);
    let home = { rights }.find_map(|right| rules.homes(right, Seat::FIRST).first());
    home.or(centre).or_else(best).unwrap_or(Square(0))
}

fn contest(rules: &Rules) -> &'static str {
    match rules.terms().contest {
        Contest::Kings => "kings",
        Contest::Armies(_) => "armies",
        Contest::Race(_) => "race",
    }
}

fn outline(game: GameRef) -> Result<GameOutline, JsValue> {
    let rules = Rules::new(game, &[]).map_err(CodedError::from)?;
    let game = rules.game();
    let texts = texts_of(words(), game);
    let option = |option: &OptionSpec| OptionOutline {
        id: option.id.clone(),
        default: option.choices[0].id.clone(),
        choices: option.choices.iter().map(|choice| choice.id.clone()).collect(),
    };
    Ok(GameOutline {
        id: game.id.clone(),
        title: titled(texts.title, &game.id),
        subtitle: texts.subtitle.into(),
        period: texts.period.into(),
        place: texts.place.into(),
        family: family(game),
        reference: collection::REFERENCE.iter().any(|known| known.id == game.id),
        files: rules.board().shape.files,
        ranks: rules.board().shape.ranks,
        seat: super::convert::seat(&rules, Seat::FIRST),
        contest: contest(&rules),
        kinds: rules.roles().iter().map(|role| role.id.clone()).collect(),
        patterns: rules.roles().iter().any(|role| !role.patterns.is_empty()),
        piece_sets: piece_sets(&rules).iter().map(|set| set.id()).collect(),
        options: game.options.iter().map(option).collect(),
    })
}

/// The part of the world that the game belongs to; none that brings its own words.
fn family(game: &Game) -> &'static str {
    if game.texts.is_some() { "" } else { words().family(&game.id) }
}

/// A title, or the id where there is none.
fn titled(title: String, id: &Text) -> Text {
    if title.is_empty() { id.clone() } else { title.into() }
}

fn game_info(game: GameRef) -> Result<GameInfo, JsValue> {
    let rules = Rules::new(game, &[]).map_err(CodedError::from)?;
    let game = rules.game();
    let texts = texts_of(words(), game);
    let sources = sources(game, &texts);
    let title = titled(texts.title, &game.id);
    let mut asked = texts.options.into_iter();
    let options = game.options.iter().map(|option| option_info(asked.next().unwrap_or_default(), option));
    let mut named = texts.presets.into_iter();
    let presets = game.presets.iter().map(|preset| {
        let said = named.next().unwrap_or_default();
        data::Preset {
            id: preset.id.clone(),
            title: titled(said.title, &preset.id),
            text: said.text.into(),
            source: citations(&preset.cites),
            game: preset.game.unwrap_or(game).id.clone(),
            options: Pairs(preset.options.to_vec()),
        }
    });
    let mut shown = texts.lines.into_iter();
    let lines = game.lines.iter().map(|line| {
        let own = shown.next().unwrap_or_default();
        let comments = own.comments.into_iter();
        LineInfo {
            id: line.id.clone(),
            title: titled(own.said.title, &line.id),
            text: own.said.text.into(),
            options: Pairs(line.options.to_vec()),
            position: line.position.clone(),
            moves: line.moves.split(' ').map(|text| text.to_owned().into()).collect(),
            comments: comments.map(|(ply, text)| CommentInfo { ply, text: text.into() }).collect(),
        }
    });
    let note = |(text, cite): (String, Reference)| NoteInfo { text: text.into(), source: cite.text() };
    Ok(GameInfo {
        id: game.id.clone(),
        names: native::of_game(&rules).into_iter().map(|name| name_info(name, &title)).collect(),
        title,
        subtitle: texts.subtitle.into(),
        period: texts.period.into(),
        place: texts.place.into(),
        family: family(game),
        terms: term_infos(&rules),
        board: board_info(&rules),
        seats: seat_infos(&rules),
        contest: contest(&rules),
        dice: rules.terms().dice.map(|dice| dice_info(&rules, &dice)),
        kinds: role_infos(&rules),
        piece_sets: piece_sets(&rules).iter().map(|set| set.id()).collect(),
        array: rules.write_position(&crate::Position::start(&rules)),
        options: options.collect(),
        presets: presets.collect(),
        notes: texts.notes.into_iter().map(note).collect(),
        cites: citations(&game.cites),
        sources,
        lines: lines.collect(),
    })
}

fn dice_info(rules: &Rules, dice: &Dice) -> DiceInfo {
    let face = |face: &Face| FaceInfo {
        value: face.value,
        chance: f64::from(face.weight) / f64::from(dice.weights()),
        kinds: face.moves.iter().map(|&role| rules.role(role).id.clone()).collect(),
    };
    DiceInfo { shells: dice.shells, faces: dice.faces.iter().map(face).collect() }
}

/// The squares that a seat's pieces run along in a race, with the fewest throws that bring a piece home
/// from each. Empty where the game is no race.
#[wasm_bindgen(unchecked_return_type = "TrackSquare[]")]
pub fn track(
    #[wasm_bindgen(unchecked_param_type = "GameId | (string & {})")] game: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] seat: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Record<string, string>")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let rules = asked(&game, &options)?;
    let seat = seat_named(&rules, &String::read(&seat, "seat")?)?;
    let Contest::Race(race) = rules.terms().contest else { return to_js(&Vec::<TrackSquare>::new()) };
    let throws = crate::play::race::rolls_home(&rules, race, seat);
    let averages = crate::play::race::rolls_on_average(&rules, race, seat);
    let square = |(&at, place): (&Square, usize)| TrackSquare {
        square: name(&rules, at),
        throws: throws[place],
        shortest: crate::play::race::shortest_way(&rules, race, &throws, place),
        average: averages[place],
    };
    to_js(&rules.track(seat).iter().zip(1..).map(square).collect::<Vec<_>>())
}

/// The circuits of the boats and the places where the four can meet. Empty where no boats do.
#[wasm_bindgen(unchecked_return_type = "Concourse")]
pub fn concourse(
    #[wasm_bindgen(unchecked_param_type = "GameId | (string & {})")] game: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Record<string, string>")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let rules = asked(&game, &options)?;
    let boat = match rules.terms().contest {
        Contest::Armies(armies) => armies.boat,
        _ => return to_js(&Concourse { circuits: Vec::new(), places: Vec::new() }),
    };
    let circuits = rules.seats().map(|seat| Circuit {
        seat: super::convert::seat(&rules, seat),
        kind: rules.role(boat).id.clone(),
        from: begins(&rules, seat, boat).map(|at| name(&rules, at)),
        squares: names(&rules, crate::play::armies::circuit(&rules, seat)),
        legs: crate::play::circuits::boat_legs(&rules, seat)
            .into_iter()
            .map(|leg| leg.map(|at| name(&rules, at)))
            .collect(),
    });
    let circuits = circuits.filter(|circuit| !circuit.squares.is_empty()).collect();
    let places = crate::play::armies::places(&rules).into_iter().map(|place| names(&rules, place)).collect();
    to_js(&Concourse { circuits, places })
}

fn option_info(texts: OptionTexts, option: &OptionSpec) -> OptionInfo {
    let mut said = texts.choices.into_iter();
    let choices = option.choices.iter().map(|choice| {
        let own = said.next().unwrap_or_default();
        ChoiceInfo {
            id: choice.id.clone(),
            title: titled(own.title, &choice.id),
            text: own.text.into(),
            source: citations(&choice.cites),
            standing: choice.standing.id(),
        }
    });
    OptionInfo {
        id: option.id.clone(),
        question: titled(texts.question, &option.id),
        default: option.choices[0].id.clone(),
        choices: choices.collect(),
    }
}

/// The sources that anything in the game cites: those that this crate knows, in its order, then the game's own.
fn sources(game: &Game, texts: &GameTexts) -> Vec<SourceInfo> {
    let choices = game.options.iter().flat_map(|option| option.choices.iter());
    let choices = choices.flat_map(|choice| choice.cites.iter());
    let presets = game.presets.iter().flat_map(|preset| preset.cites.iter());
    let notes = texts.notes.iter().map(|(_, cite)| cite);
    let cited: Vec<&Reference> = game.cites.iter().chain(choices).chain(presets).chain(notes).collect();
    let named: Vec<&str> = match game.texts {
        None => native::spellings(&game.id).map(|name| name.cite.0.id).collect(),
        Some(_) => Vec::new(),
    };
    let is_cited = |id: &str| {
        let known = cited.iter().any(|cite| !matches!(cite, Reference::Own(..)) && cite.source() == id);
        known || named.contains(&id)
    };
    let known = SOURCES.iter().filter(|source| is_cited(source.id));
    let info = |id: &str, short: &str, text: &str| SourceInfo {
        id: id.to_owned().into(),
        short: short.to_owned().into(),
        text: text.to_owned().into(),
    };
    let mut infos: Vec<SourceInfo> = known.map(|source| info(source.id, source.short, source.text)).collect();
    for cite in cited {
        if let Reference::Own(source, _) = cite
            && infos.iter().all(|known| known.id != source.id.as_str())
        {
            infos.push(info(&source.id, &source.short, &source.text));
        }
    }
    infos
}
