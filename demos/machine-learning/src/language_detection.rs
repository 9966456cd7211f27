//! Which language a text is in.
//!
//! The script is looked at first: most that are not Latin, Cyrillic, Arabic or
//! Devanagari are one language's, and Devanagari is told by a few words of grammar
//! (`devanagari`). Then every three and four letters inside a word and the
//! commonest words speak for the languages of that script, by how often each
//! uses them (`demos/machine-learning/data/languages.model`). The answer is
//! *unknown* where too little speaks, or nearly nothing of the text is known to
//! the language that is nearest.

mod devanagari;

use super::language::Language;
use super::packed::{Key, Reader, Slots, key};
use super::report::LanguageDetection;
use boreal_demo_kit::number::round_to;
use std::sync::LazyLock;

const WEIGHTS: &[u8] = include_bytes!("../data/languages.model");
/// First bytes of the file: its format and version.
pub const MAGIC: &[u8; 8] = b"BSLAN\0\0\x01";
const LANGUAGES: usize = Language::ALL.len();
/// Characters read: the language of a long text shows in its first page.
const READ_CHARS: usize = 4_000;

/// The kinds of evidence, as templates of their keys.
pub const THREE_LETTERS: u8 = 3;
pub const FOUR_LETTERS: u8 = 4;
pub const WORD: u8 = 1;

/// What each kind counts: neighbouring letters overlap, so that theirs is told several times. Chosen on
/// pieces of four to eight words of the sentences published with the tables.
const LETTERS_COUNT: f64 = 0.2;
const WORD_COUNT: f64 = 1.0;
/// The natural log of how often a language uses what its table does not list.
const UNLISTED: [(u8, f64); 3] = [(THREE_LETTERS, -13.0), (FOUR_LETTERS, -14.0), (WORD, -10.5)];
/// A table's numbers are eighths of a natural log.
pub const STEP: f64 = 8.0;
/// Readers of this site send these more often than others.
const OURS_FIRST: f64 = 1.0;
const FRENCH_AND_ENGLISH_FIRST: f64 = 1.5;
/// What a page's own word for its language counts: it is right in most, and wrong in some.
const PAGE_SAYS: f64 = 8.0;
/// Evidence is not independent: the difference of two sums is divided by this before it becomes a
/// probability, so that the stated confidence is near the share that is right.
const TEMPERATURE: f64 = 1.6;
/// Below this probability the language is unknown.
const LEAST: f64 = 0.5;
/// Fewer letters than this are told from their words alone, and seldom surely.
const FEW_LETTERS: usize = 12;
const LEAST_OF_FEW: f64 = 0.8;
/// Letters of a script that is one language's: fewer are a symbol in a text of any, as "π".
const LEAST_OF_A_SCRIPT: usize = 4;
/// Chinese signs for each sign of kana or Hangul up to which a text is Japanese or Korean.
const SIGNS_SHARE: usize = 25;
/// A text shares at least this part of its evidence with its language's table.
const SHARED: f64 = 0.3;

/// Who uses a key, and how often.
struct Tables {
    slots: Slots,
    /// Where each key's users begin.
    begins: Vec<u32>,
    users: Vec<(u8, f32)>,
}

static TABLES: LazyLock<Tables> =
    LazyLock::new(|| Tables::read(WEIGHTS).expect("a test reads the bundled tables"));

impl Tables {
    fn read(bytes: &[u8]) -> Option<Self> {
        let mut reader = Reader::new(bytes, MAGIC)?;
        let slots = reader.keys()?;
        let mut begins = Vec::with_capacity(slots.count() + 1);
        let mut users = Vec::new();
        for _ in 0..slots.count() {
            begins.push(users.len() as u32);
            for _ in 0..reader.varint()? {
                let language = reader.varint()?;
                let log = -f64::from(reader.varint()?) / STEP;
                users.push((u8::try_from(language).ok()?, log as f32));
            }
        }
        begins.push(users.len() as u32);
        Some(Self {
            slots,
            begins,
            users,
        })
    }

    fn users(&self, key: Key) -> &[(u8, f32)] {
        let Some(row) = self.slots.row(key) else {
            return &[];
        };
        &self.users[self.begins[row] as usize..self.begins[row + 1] as usize]
    }
}

/// Every piece of evidence of a text: its kind and its key.
pub fn evidence(text: &str) -> Vec<(u8, Key)> {
    let head: String = text
        .chars()
        .take(READ_CHARS)
        .flat_map(char::to_lowercase)
        .collect();
    let mut found = Vec::new();
    // A combining mark belongs to its letter, an apostrophe to the word before it.
    let in_word = |c: char| c.is_alphabetic() || ('\u{300}'..='\u{36f}').contains(&c);
    for word in head.split(|c: char| !in_word(c) && c != '\'' && c != '’') {
        let mut pieces = word.split_inclusive(['\'', '’']).peekable();
        while let Some(piece) = pieces.next() {
            let letters = piece.trim_end_matches(['\'', '’']);
            let elided = letters.len() < piece.len() && pieces.peek().is_some();
            if letters.is_empty() {
                continue;
            }
            found.push((WORD, word_key(letters, elided)));
            let ends: Vec<usize> = letters
                .char_indices()
                .map(|(at, _)| at)
                .chain([letters.len()])
                .collect();
            for (kind, length) in [(THREE_LETTERS, 3), (FOUR_LETTERS, 4)] {
                for window in ends.windows(length + 1) {
                    let gram = &letters[window[0]..window[length]];
                    found.push((kind, key(kind, &[gram])));
                }
            }
        }
    }
    found
}

/// The key of a word, with its apostrophe where more follows.
pub fn word_key(word: &str, elided: bool) -> Key {
    key(WORD, &[word, if elided { "'" } else { "" }])
}

/// What a script says of a text by itself.
enum Script {
    One(Language),
    /// Languages that share it, as a part of [`Language::ALL`].
    Shared(&'static [Language]),
    Devanagari,
    None,
}

/// Languages in Latin letters.
fn latin() -> &'static [Language] {
    &Language::ALL[..=Language::Swahili as usize]
}

const CYRILLIC: &[Language] = &[
    Language::Russian,
    Language::Ukrainian,
    Language::Belarusian,
    Language::Bulgarian,
    Language::Serbian,
    Language::Macedonian,
];
const ARABIC: &[Language] = &[Language::Arabic, Language::Persian, Language::Urdu];

/// The script most letters are of.
fn script(text: &str) -> Script {
    // Latin, Cyrillic, Arabic, Devanagari, then the scripts of one language.
    const ONE: [Language; 13] = [
        Language::Greek,
        Language::Hebrew,
        Language::Armenian,
        Language::Georgian,
        Language::Thai,
        Language::Bengali,
        Language::Punjabi,
        Language::Gujarati,
        Language::Tamil,
        Language::Telugu,
        Language::Korean,
        Language::Japanese,
        Language::Chinese,
    ];
    let mut counts = [0_usize; 18];
    for c in text.chars().take(READ_CHARS) {
        // A sign of these says about as much as a few letters, which stand beside it in names of firms.
        let (place, weight) = match c {
            'a'..='z' | 'A'..='Z' | '\u{aa}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}'
                if c.is_alphabetic() =>
            {
                (0, 1)
            }
            '\u{400}'..='\u{52f}' => (1, 1),
            '\u{600}'..='\u{6ff}'
            | '\u{750}'..='\u{77f}'
            | '\u{fb50}'..='\u{fdff}'
            | '\u{fe70}'..='\u{fefc}'
                if c.is_alphabetic() =>
            {
                (2, 1)
            }
            '\u{900}'..='\u{97f}' => (3, 1),
            '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => (4, 1),
            '\u{5d0}'..='\u{5ea}' => (5, 1),
            '\u{531}'..='\u{587}' => (6, 1),
            '\u{10a0}'..='\u{10ff}' => (7, 1),
            '\u{e01}'..='\u{e4e}' => (8, 1),
            '\u{980}'..='\u{9ff}' => (9, 1),
            '\u{a00}'..='\u{a7f}' => (10, 1),
            '\u{a80}'..='\u{aff}' => (11, 1),
            '\u{b80}'..='\u{bff}' => (12, 1),
            '\u{c00}'..='\u{c7f}' => (13, 1),
            '\u{ac00}'..='\u{d7a3}' | '\u{1100}'..='\u{11ff}' => (14, 4),
            '\u{3041}'..='\u{3096}' | '\u{30a1}'..='\u{30fa}' | '\u{ff66}'..='\u{ff9f}' => (15, 4),
            '\u{4e00}'..='\u{9fff}' | '\u{3400}'..='\u{4dbf}' => (16, 4),
            c if c.is_alphabetic() => (17, 1),
            _ => continue,
        };
        counts[place] += weight;
    }
    // A Japanese text is written in Chinese signs for half of it, a headline for nearly all, and a Korean
    // one may hold some; a Chinese text may hold a Japanese name.
    for own in [15, 14] {
        if counts[own] * SIGNS_SHARE >= counts[16] {
            counts[own] += counts[16];
            counts[16] = 0;
        }
    }
    let most = (0..counts.len()).fold(
        0,
        |best, at| if counts[at] > counts[best] { at } else { best },
    );
    match most {
        _ if counts[most] == 0 => Script::None,
        0 => Script::Shared(latin()),
        1 => Script::Shared(CYRILLIC),
        2 => Script::Shared(ARABIC),
        3 => Script::Devanagari,
        17 => Script::None,
        one if counts[one] < LEAST_OF_A_SCRIPT => Script::None,
        one => Script::One(ONE[one - 4]),
    }
}

/// The likeliest language and how sure that is; unknown where that is not sure enough.
pub fn detect(text: &str) -> (Language, f64) {
    detect_on_page(text, None)
}

/// The same for a text on a page that says which language it is in.
pub fn detect_on_page(text: &str, page: Option<Language>) -> (Language, f64) {
    let candidates = match script(text) {
        Script::One(language) => return (language, 1.0),
        Script::None => return (Language::Unknown, 0.0),
        Script::Devanagari => return devanagari::tell(text, page),
        Script::Shared(languages) => languages,
    };
    let mut scores = [0.0; LANGUAGES];
    let mut shared = [0_usize; LANGUAGES];
    for &language in candidates {
        scores[language as usize] = match language {
            Language::English | Language::French => FRENCH_AND_ENGLISH_FIRST,
            language if language <= Language::Dutch => OURS_FIRST,
            _ => 0.0,
        } + if page == Some(language) {
            PAGE_SAYS
        } else {
            0.0
        };
    }
    let evidence = evidence(text);
    for &(kind, key) in &evidence {
        let unlisted = UNLISTED
            .iter()
            .find(|(k, _)| *k == kind)
            .map_or(-13.0, |(_, log)| *log);
        let count = if kind == WORD {
            WORD_COUNT
        } else {
            LETTERS_COUNT
        };
        // What nobody lists speaks for nobody, so only what is listed is added, above the rest.
        for &(language, log) in TABLES.users(key) {
            scores[usize::from(language)] += count * (f64::from(log) - unlisted).max(0.0);
            shared[usize::from(language)] += 1;
        }
    }
    let best = candidates
        .iter()
        .copied()
        .fold(candidates[0], |best, language| {
            if scores[language as usize] > scores[best as usize] {
                language
            } else {
                best
            }
        });
    let odds = |language: &Language| {
        ((scores[*language as usize] - scores[best as usize]) / TEMPERATURE).exp()
    };
    let confidence = 1.0 / candidates.iter().map(odds).sum::<f64>();
    let letters = text
        .chars()
        .filter(|c| c.is_alphabetic())
        .take(FEW_LETTERS)
        .count();
    let least = if letters < FEW_LETTERS {
        LEAST_OF_FEW
    } else {
        LEAST
    };
    let part = shared[best as usize] as f64 / evidence.len().max(1) as f64;
    if confidence < least || part < SHARED {
        return (Language::Unknown, confidence.min(part));
    }
    (best, confidence)
}

/// The language to use and how it was found.
pub fn choose(
    text: &str,
    given: Option<Language>,
    page: Option<Language>,
) -> (Language, LanguageDetection) {
    let given = given.filter(|&language| language != Language::Unknown);
    let (language, confidence) =
        given.map_or_else(|| detect_on_page(text, page), |language| (language, 1.0));
    let detection = LanguageDetection {
        name: language.name().to_owned(),
        confidence: round_to(confidence, 4),
        given: given.is_some(),
        known: language != Language::Unknown,
    };
    (language, detection)
}
