//! Sources, citations and standings of rules.

use std::sync::Arc;

/// A source of rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    /// Stable id.
    pub id: &'static str,
    /// Author, title, year.
    pub text: &'static str,
    /// What a citation calls it.
    pub short: &'static str,
}

/// A place in a source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cite(
    /// The source.
    pub &'static Source,
    /// Chapter, footnote, page or file in it; empty for the whole.
    pub &'static str,
);

impl Cite {
    /// The citation as text, such as `Daou 2007, §I, note 4`.
    pub fn text(&self) -> String {
        let Cite(source, place) = self;
        if place.is_empty() { source.short.to_owned() } else { format!("{}, {place}", source.short) }
    }
}

/// A citation in a record: of a source that this crate knows, or of one that the record brings.
#[derive(Clone, Debug)]
pub enum Reference {
    /// A source of [`SOURCES`].
    Known(Cite),
    /// The same, with a place that has been read at run time.
    Placed(&'static Source, Arc<str>),
    /// One of the record's own.
    Own(Arc<OwnSource>, Arc<str>),
}

/// A source that a record brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnSource {
    /// Its id in the record.
    pub id: String,
    /// Author, title, year.
    pub text: String,
    /// What a citation calls it.
    pub short: String,
}

impl Reference {
    /// The citation as text.
    pub fn text(&self) -> String {
        match self {
            Reference::Known(cite) => cite.text(),
            Reference::Placed(source, _) => self.with_place(source.short),
            Reference::Own(source, _) => self.with_place(&source.short),
        }
    }

    fn with_place(&self, short: &str) -> String {
        let place = self.place();
        if place.is_empty() { short.to_owned() } else { format!("{short}, {place}") }
    }

    /// The id of its source.
    pub fn source(&self) -> &str {
        match self {
            Reference::Known(Cite(source, _)) | Reference::Placed(source, _) => source.id,
            Reference::Own(source, _) => &source.id,
        }
    }

    /// The place in its source.
    pub fn place(&self) -> &str {
        match self {
            Reference::Known(cite) => cite.1,
            Reference::Placed(_, place) | Reference::Own(_, place) => place,
        }
    }
}

/// Citations are equal that say the same, whether constants or read.
impl PartialEq for Reference {
    fn eq(&self, other: &Reference) -> bool {
        let own = |cite: &Reference| match cite {
            Reference::Own(source, _) => Some(Arc::clone(source)),
            Reference::Known(_) | Reference::Placed(..) => None,
        };
        (self.source(), self.place(), own(self)) == (other.source(), other.place(), own(other))
    }
}

impl Eq for Reference {}

/// Several citations as one text.
///
/// ```
/// # use tabiya_rules as tabiya;
/// use tabiya::variant::source::{Cite, DAOU, RECONSTRUCTION, Reference, citations};
/// let cites = [Cite(DAOU, "§I, note 4"), Cite(RECONSTRUCTION, "")].map(Reference::Known);
/// let text = citations(&cites);
/// assert_eq!(text, format!("Daou 2007, §I, note 4; {}", RECONSTRUCTION.short));
/// ```
pub fn citations(cites: &[Reference]) -> String {
    cites.iter().map(Reference::text).collect::<Vec<_>>().join("; ")
}

/// Daou's compilation from web pages, the source of most base rules.
pub const DAOU: &Source = &Source {
    id: "daou-2007",
    text: "Nader Daoud Daou, Historical Chess Variants, 31 March 2007: compiled, as it says, from what stood on the \
           web; docslib.org/doc/4220536",
    short: "Daou 2007",
};

/// The Chess Variant Pages on Chaturanga, with the history.
pub const CVP_CHATURANGA: &Source = &Source {
    id: "cvp-chaturanga",
    text: "“Chaturanga”, The Chess Variant Pages, 1995, last modified 2012 (after Murray and Gollon), \
           www.chessvariants.com/historic.dir/chaturanga.html",
    short: "Chess Variant Pages, “Chaturanga”",
};

/// The Chess Variant Pages' short description of Chaturanga.
pub const CVP_CHATURANGA_SHORT: &Source = &Source {
    id: "cvp-chaturanga-short",
    text: "“Chaturanga”, The Chess Variant Pages, piece table and short description",
    short: "Chess Variant Pages, short description of Chaturanga",
};

/// Murray.
pub const MURRAY: &Source = &Source {
    id: "murray-1913",
    text: "H. J. R. Murray, A History of Chess, Oxford 1913",
    short: "Murray 1913",
};

/// The Chess Variant Pages' applet of Burmese chess, which reports Pritchard.
pub const CVP_BURMESE: &Source = &Source {
    id: "cvp-burmese",
    text: "“Burmese Chess”, The Chess Variant Pages, an applet with its rules, \
           www.chessvariants.com/play/erf/BurmeseC.html",
    short: "Chess Variant Pages, “Burmese Chess”",
};

/// Ludii's game descriptions.
pub const LUDII: &Source = &Source {
    id: "ludii",
    text: "Ludii general game system, descriptions of the games, or the forum, as named beside each citation",
    short: "Ludii",
};

/// Fairy-Stockfish.
pub const FAIRY_STOCKFISH: &Source = &Source {
    id: "fairy-stockfish",
    text: "Fairy-Stockfish, rules and perft tests, commit c19b5f6c, github.com/fairy-stockfish/Fairy-Stockfish",
    short: "Fairy-Stockfish",
};

/// PyChess.
pub const PYCHESS: &Source = &Source {
    id: "pychess",
    text: "PyChess, variant guides, commit 37b7a729, github.com/gbtami/pychess-variants",
    short: "PyChess guides",
};

/// Wikipedia on Senterej.
pub const WIKIPEDIA_SENTEREJ: &Source = &Source {
    id: "wikipedia-senterej",
    text: "“Senterej”, Wikipedia, en.wikipedia.org/wiki/Senterej",
    short: "Wikipedia, “Senterej”",
};

/// Wikipedia on the arrays of Shatranj.
pub const WIKIPEDIA_TABIYA: &Source = &Source {
    id: "wikipedia-tabiya",
    text: "Wikipedia, the articles that are named (for the arrays and terms of Shatranj; “As-Suli” as myschach.de \
           keeps it, 2012, “Табия” in a French translation)",
    short: "Wikipedia on the ta’biyat",
};

/// Wikipedia, mostly on names in their scripts.
pub const WIKIPEDIA: &Source = &Source {
    id: "wikipedia",
    text: "Wikipedia, the articles that are named (mostly for the names of pieces as their players write them, and for \
           the chess of Europe)",
    short: "Wikipedia",
};

/// The Unicode consortium's names of things, by which a word's spelling is known.
pub const CLDR: &Source = &Source {
    id: "cldr",
    text: "Unicode Common Locale Data Repository, annotations, version 48.2 (how a language writes a word today)",
    short: "Unicode CLDR",
};

/// Maciuszak on the names of the chessmen.
pub const MACIUSZAK: &Source = &Source {
    id: "maciuszak-2003",
    text: "Kinga Maciuszak, “Persian checkmate: on the origin of the chessmen’s names”, Studia Etymologica \
           Cracoviensia 8, 2003",
    short: "Maciuszak 2003",
};

/// The Japan Shogi Association.
pub const JSA: &Source = &Source {
    id: "jsa",
    text: "Japan Shogi Association, rules of amateur tournaments (アマチュア棋戦の対局規定), shogi.or.jp, and those of \
           a tournament of 2015, kifulog.shogi.or.jp/joryu_ouza",
    short: "Japan Shogi Association",
};

/// Ayer's comments on the Chess Variant Pages.
pub const AYER: &Source = &Source {
    id: "ayer",
    text: "John Ayer, comments on The Chess Variant Pages, reporting Murray p. 57",
    short: "Ayer, after Murray p. 57",
};

/// Names used in Madagascar.
pub const FREE_FR: &Source = &Source {
    id: "history-chess-free-fr",
    text: "Jean-Louis Cazaux, history.chess.free.fr, on Samantsy",
    short: "history.chess.free.fr",
};

/// Winther's pages.
pub const WINTHER: &Source = &Source {
    id: "winther",
    text: "M. Winther, pages on Asian chess games, mlwi.magix.net",
    short: "Winther",
};

/// Ancient Chess.
pub const ANCIENTCHESS: &Source = &Source {
    id: "ancientchess",
    text: "Rick Knowlton, ancientchess.com, pages on Makruk, Sittuyin and Shatar",
    short: "ancientchess.com",
};

/// Maung Maung Lwin's rule book; of its articles 1.1 to 3.9 c.3 could be read.
pub const LWIN: &Source = &Source {
    id: "lwin",
    text: "Maung Maung Lwin, How to Play Myanmar Traditional Chess, excerpts on myachess.blogspot.com, 2011–2012 (the \
           rules of the Myanmar Chess Federation, as the program Cute Chess says)",
    short: "Maung Maung Lwin",
};

/// Bell's rules of the four-handed game, in a printable game.
pub const BELL: &Source = &Source {
    id: "bell",
    text: "“Shaturanga”, a printable game with rules after R. C. Bell, Board and Table Games from Many Civilisations",
    short: "Shaturanga, after Bell",
};

/// Walker's rules of Makruk.
pub const WALKER_MAKRUK: &Source = &Source {
    id: "walker-makruk-2011",
    text: "Damian Walker, “Mak-ruk”, The Traditional Board Game Series, leaflet 49, second edition, 2011",
    short: "Walker, “Mak-ruk”",
};

/// Walker's rules of the four-handed game.
pub const WALKER: &Source = &Source {
    id: "walker-2011",
    text: "Damian Walker, Four-Handed Indian Dice Chess, Board Games at Cynningstan, leaflet 23, second edition, \
           2011, boardgames.cynningstan.org.uk",
    short: "Walker 2011",
};

/// Forbes.
pub const FORBES: &Source = &Source {
    id: "forbes-1860",
    text: "Duncan Forbes, The History of Chess, London 1860, pp. 20–26",
    short: "Forbes 1860",
};

/// Falkener.
pub const FALKENER: &Source = &Source {
    id: "falkener-1892",
    text: "Edward Falkener, Games Ancient and Oriental, London 1892, on Ashta-kashte, as Ludii quotes it (the book \
           itself was not seen)",
    short: "Falkener 1892",
};

/// The Asian Xiangqi Federation's rules on endless moves.
pub const AXF: &Source = &Source {
    id: "axf",
    text: "Asian Xiangqi Federation, rules of 2003 on endless moves, in English on xqinenglish.com (terms; \
           diagrams 63 to 66 and 90 to 96)",
    short: "Asian federation’s rules",
};

/// The Asian rules by diagrams, in another translation.
pub const AXF_DIAGRAMS: &Source = &Source {
    id: "axf-diagrams",
    text: "“Asia rule” with diagrams, wxf.org/xq/rule/asia (also on clubxiangqi.com)",
    short: "Asia rule with diagrams",
};

/// The Chinese federation's rules of competition.
pub const CXA: &Source = &Source {
    id: "cxa-2020",
    text: "Chinese Xiangqi Association, rules of competition (象棋竞赛规则), 2020, chapter 6, article 24, with \
           the examples of chapter 8",
    short: "Chinese federation’s rules 2020",
};

/// The impasse as an online club decides it.
pub const LISHOGI: &Source = &Source {
    id: "lishogi",
    text: "Lishogi, conditions of its impasse rule as its author states them (source repository, \
           github.com/WandererXII/lishogi, issue 639; lishogi.org/explanation/impasse)",
    short: "Lishogi",
};

/// A rule book of modern shogi.
pub const HORIGUCHI: &Source = &Source {
    id: "horiguchi-1993",
    text: "K. Horiguchi, rules of shogi, supplement to Shogi Sekai, January 1993, in George Fernandez’s \
           summary (The Chess Variant Pages, comment 9272)",
    short: "Horiguchi 1993",
};

/// The laws of the world federation of chess.
pub const FIDE: &Source = &Source {
    id: "fide-2023",
    text: "FIDE Laws of Chess, in force from 1 January 2023, handbook.fide.com",
    short: "FIDE Laws 2023",
};

/// McCrary on how the rules of chess came about.
pub const MCCRARY: &Source = &Source {
    id: "mccrary",
    text: "John McCrary, “The Evolution of Modern Chess Rules”, US Chess, new.uschess.org, in parts by rule",
    short: "McCrary",
};

/// Davidson on the king's leap.
pub const DAVIDSON: &Source = &Source {
    id: "davidson-1949",
    text: "Henry A. Davidson, A Short History of Chess, 1949, pp. 22 and 48, as chess960frc.blogspot.com quotes it \
           (19 September 2009)",
    short: "Davidson 1949",
};

/// A site on the first game with the long moves of queen and bishop.
pub const VALENCIA: &Source = &Source {
    id: "valencia",
    text: "Origen valenciano del ajedrez, origenvalencianodelajedrez.com (margin and moves of the poem Scachs d’amor)",
    short: "Origen valenciano del ajedrez",
};

/// Gude on the first books of the new chess.
pub const GUDE: &Source = &Source {
    id: "gude",
    text: "Antonio Gude, “Ajedrez moderno: nacimiento y comienzos”, antoniogude.com (parts 53 and 54, on Lucena and \
           Damiano)",
    short: "Gude",
};

/// The description of a copy of Damiano's book.
pub const FINARTE: &Source = &Source {
    id: "finarte-2023",
    text: "Finarte, catalogue of the sale in Rome of 15 December 2023, on Damiano’s book of 1512 in a later printing",
    short: "Finarte 2023, on Damiano",
};

/// Where this project fills a gap that no source does.
pub const RECONSTRUCTION: &Source = &Source {
    id: "tabiya",
    text: "Tabiya’s own reading where the sources are silent; said so wherever it is used",
    short: "Tabiya’s reading",
};

/// All sources.
pub static SOURCES: &[&Source] = &[
    DAOU,
    CVP_CHATURANGA,
    CVP_CHATURANGA_SHORT,
    MURRAY,
    CVP_BURMESE,
    LUDII,
    FAIRY_STOCKFISH,
    PYCHESS,
    WIKIPEDIA_SENTEREJ,
    WIKIPEDIA_TABIYA,
    WIKIPEDIA,
    CLDR,
    MACIUSZAK,
    JSA,
    AYER,
    FREE_FR,
    WINTHER,
    ANCIENTCHESS,
    LWIN,
    BELL,
    WALKER,
    WALKER_MAKRUK,
    FORBES,
    FALKENER,
    AXF,
    AXF_DIAGRAMS,
    CXA,
    LISHOGI,
    HORIGUCHI,
    FIDE,
    MCCRARY,
    DAVIDSON,
    VALENCIA,
    FINARTE,
    GUDE,
    RECONSTRUCTION,
];
