//! The strokes of Chinese and Japanese characters, drawn for this project with an even pen.
//!
//! A character is a list of strokes in a square of 100 by 100 units, `y` down. A stroke is a run
//! of points, four digits each, `x` before `y`; a `q` makes the point after it the control point
//! of a curve. A part that several characters share is named by a character of its own, with the
//! corners of the box that it is fitted into: `馬32029998` is a horse between (32, 2) and
//! (99, 98).

use core::fmt::Write;

use super::decimal::tenths;

/// Every character that [`character`] can write.
pub const CHARACTERS: &str = "帥將仕士相象傌馬俥車炮砲兵卒楚河漢界包王玉金銀桂香歩飛角醉太子龍全圭杏と成";

/// The strokes of a character, or of a part that several share.
const fn strokes(character: char) -> Option<&'static str> {
    Some(match character {
        // Parts.
        '亻' => "8803q60350455 60326098",
        '氵' => "2808q50136825 0837q34425553 1295q46807856",
        '木' => "04289628 54025498 5428q40580474 5840q74469262",
        '本' => "04309630 50025098 5030q34660382 5030q66669782",
        '火' => "1430q20441660 8826q82426854 52045230q52740696 5450q66709288",
        '石' => "04149614 4814q38500474 28482894 284886488694 28888688",
        '⺈' => "4000q30440276 32249624q88627096",
        '釒' => {
            "5203q36260442 5203q70229640 28427842 14609060 52425292 2468q32763585 8266q78767085 \
             0695q50919686"
        }
        '酉' => {
            "04099609 09290996 092992299296 37093730q36471855 64096444q645274528852 09709270 \
             09929292"
        }
        // The Chinese army.
        '帥' => {
            "3003q28132021 14211495 1421432143471447 1462456245891489 57285778 \
             572892289270q92788275 74047498"
        }
        '將' => {
            "111011423742 04623762 2062q18840596 37033798 6003q55164427 58138813q80444457 \
             6021q66256931 5331q60356342 44649764 80518090q80976892 5472q61786586"
        }
        '仕' => "亻00003499 36409840 67066792 42929492",
        '士' => "05389538 50055091 17918391",
        '相' => "木02005099 58105894 581093109394 58359335 58609360 58879387",
        '象' => {
            "⺈12017026 18261846 182682268246 50265046 18468246 5046q34600666 3357q58645785q57994195 \
             5166q35800784 5679q42921098 9052q80646671 5447q64789792"
        }
        '傌' => "亻00003299 馬32029998",
        '馬' => {
            "20062062 20068406 20257825 20437843 51065162 20629262q92848693q82997094 1274q10840593 \
             3174q35823690 4973q54805688 6671q71777484"
        }
        '俥' => "亻00003299 車33009999",
        '車' => "14158615 22312270 223178317870 22507850 22697869 04849684 50035098",
        '炮' => "火00044498 包40009999",
        '砲' => "石00004498 包42009999",
        '兵' => "7604q54122814 28142864 28378237 62376264 04649664 3672q28870897 6372q80829296",
        '卒' => {
            "50025017 08179217 2920q25420555 2834q36404149 7020q67405152 7034q82429355 04739673 \
             50605099"
        }
        // The river, and the two sides that it parts.
        '楚' => {
            "04154615 26022646 2615q20320442 2823q38284536 54159615 75027546 7515q68325440 \
             7723q86329741 13548854q87608165 50545091 50738273 2667q24860498 2180q40979695"
        }
        '河' => "氵00023498 33149814 42344266 423466346666 42606660 85148588q85987093",
        '漢' => {
            "氵00023398 34159815 52035228 80038028 52288028 44394457 443989398957 44568956 42699269 \
             33829982 66286670q65903498 6882q78939798"
        }
        '界' => {
            "20052046 200580058046 20258025 20458045 50055045 5047q36660475 5247q68669674 \
             3766q38881498 65666598"
        }
        // The Korean cannon.
        '包' => {
            "3203q25240542 26218821q88588268q78746868 243962396259 24596259 \
             24392486q249534958495q94959379"
        }
        // The Japanese army.
        '王' => "09129112 17498349 04909690 50125090",
        '玉' => "09129112 17498349 04909690 50125090 6562q74687977",
        '金' => {
            "5003q34280345 5003q68289744 29427142 13608760 50425094 2569q32773485 7667q72786485 \
             05949594"
        }
        '銀' => "釒00005099 581090109047 58289028 58479047 58105892q66907684 9555q88637669 6647q74829996",
        '桂' => "木00004799 圭46009999",
        '香' => {
            "7403q54112412 04269626 50115054 5026q36460456 5026q64469655 27582798 275873587398 \
             27767376 27947394"
        }
        '歩' => {
            "50035043 50218421 23172343 04439643 50435076q50834079 2753q22680777 7052q84599468 \
             8676q66931298"
        }
        '飛' => {
            "10085908q58367346q92579641 8905q80147118 7421q80248528 41254198 4415q28280631 \
             22282262q22860498 04545854q58827392q92999687 8951q80607164 7467q80708574"
        }
        '角' => "⺈04026632 20322062q20840598 203285328588q85987194 52325274 20538553 20748574",
        '醉' => "酉00024698 卒49009999",
        '太' => "05349534 48034834q47760497 5036q62789697 3874q48805390",
        '子' => "15108210q70265138 51385186q51983392 04499649",
        '龍' => {
            "28022813 06144914 1618q20242031 3918q38253431 03335233 10431074q10880398 \
             104345434590q45983694 10584558 10744574 61036129 61149514 6129902990466046 \
             60466086q609669968696q97969681 68578857 68698869 68818881"
        }
        // Its promoted faces.
        '全' => "5003q34300349 5003q68309748 26467446 24697669 06939493 50465093",
        '圭' => "19188118 50035045 08459245 17668366 50515093 03939793",
        '杏' => "本00009958 24642498 246476647698 24927692",
        'と' => "3005q31264346 8522q16501976q22978889",
        '成' => {
            "18241852q18820498 18249424 18474647q46724180q38842978 5603q58688292q94999578 \
             8542q74724493 7006q80118718"
        }
        _ => return None,
    })
}

/// A character as lines to be stroked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// SVG path data.
    pub path: String,
    /// How many strokes there are: the more, the thinner the pen.
    pub strokes: usize,
}

impl Written {
    /// The width of the pen that suits it, for a character of this size.
    pub fn pen(&self, side: f64) -> f64 {
        let share = match self.strokes {
            0..=8 => 0.09,
            9..=11 => 0.076,
            _ => 0.068,
        };
        share * side
    }
}

/// Writes a character in a square, given by its middle and its side. `None` for characters that
/// have no strokes here.
///
/// ```
/// # use tabiya_rules as tabiya;
/// use tabiya::art::character;
/// let king = character('王', 50.0, 50.0, 100.0).unwrap();
/// assert_eq!((king.strokes, &king.path[..11]), (4, "M9 12L91 12"));
/// assert_eq!(character('K', 50.0, 50.0, 100.0), None);
/// ```
pub fn character(character: char, x: f64, y: f64, side: f64) -> Option<Written> {
    let mut written = Written { path: String::new(), strokes: 0 };
    let half = side / 2.0;
    write(&mut written, strokes(character)?, [x - half, y - half, x + half, y + half]);
    Some(written)
}

fn write(written: &mut Written, text: &str, [left, top, right, bottom]: [f64; 4]) {
    let share = |digits: &str| f64::from(digits.parse::<u8>().unwrap_or(0)) / 100.0;
    let x = |digits: &str| left + (right - left) * share(digits);
    let y = |digits: &str| top + (bottom - top) * share(digits);
    for word in text.split(' ') {
        let part = word.chars().next().filter(|first| !first.is_ascii());
        if let Some((part, strokes)) = part.and_then(|part| Some((part, strokes(part)?))) {
            let corners = &word[part.len_utf8()..];
            let [x1, y1, x2, y2] = [0, 2, 4, 6].map(|at| corners.get(at..at + 2).unwrap_or_default());
            write(written, strokes, [x(x1), y(y1), x(x2), y(y2)]);
            continue;
        }
        written.strokes += 1;
        let mut rest = word;
        let mut command = "M";
        while let Some((point, after)) = rest.strip_prefix('q').unwrap_or(rest).split_at_checked(4) {
            if rest.starts_with('q') {
                command = "Q";
            }
            let (across, down) = (x(&point[..2]), y(&point[2..]));
            let _ = write!(written.path, "{command}{} {}", tenths(across), tenths(down));
            command = if command == "Q" { " " } else { "L" };
            rest = after;
        }
    }
}
