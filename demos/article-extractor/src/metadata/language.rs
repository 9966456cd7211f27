//! A page's language: its tag as stated, or a guess from the commonest words.

/// A language tag in lower case with hyphens, or nothing if it cannot be one.
pub fn tag(text: &str) -> Option<String> {
    let tag = text.trim().split([',', ';']).next()?.trim();
    let tag = tag.replace('_', "-").to_ascii_lowercase();
    let primary = tag.split('-').next()?;
    let valid = (2..=3).contains(&primary.len())
        && tag.len() <= 20
        && tag.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    valid.then_some(tag)
}

/// Function words that few other languages share.
const COMMON: [(&str, &[&str]); 7] = [
    (
        "en",
        &[
            "the", "and", "of", "to", "is", "that", "for", "was", "with", "this",
        ],
    ),
    (
        "fr",
        &[
            "le", "les", "des", "et", "est", "une", "dans", "pour", "qui", "que",
        ],
    ),
    (
        "de",
        &[
            "der", "die", "und", "das", "ist", "nicht", "den", "mit", "von", "ein",
        ],
    ),
    (
        "es",
        &[
            "el", "los", "las", "del", "por", "una", "con", "para", "es", "como",
        ],
    ),
    (
        "pt",
        &[
            "os", "uma", "não", "com", "para", "do", "da", "em", "dos", "mais",
        ],
    ),
    (
        "it",
        &[
            "il", "che", "di", "della", "per", "non", "sono", "gli", "una", "con",
        ],
    ),
    (
        "nl",
        &[
            "het", "een", "van", "dat", "niet", "zijn", "voor", "met", "ook", "aan",
        ],
    ),
];

/// The language whose common words are most of a text's, or that its script names.
pub fn guess(text: &str) -> Option<String> {
    let sample = &text[..text.floor_char_boundary(20_000)];
    if let Some(language) = by_script(sample) {
        return Some(language.to_owned());
    }
    let words: Vec<String> = sample
        .split(|c: char| !c.is_alphabetic())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let counts = COMMON.map(|(language, common)| {
        let hits = words
            .iter()
            .filter(|word| common.contains(&word.as_str()))
            .count();
        (hits, language)
    });
    let (hits, language) = counts.into_iter().max_by_key(|(hits, _)| *hits)?;
    (hits >= 3 && hits * 20 >= words.len()).then(|| language.to_owned())
}

/// Scripts by their letters, and the language each is taken for.
const SCRIPTS: [(char, char, &str); 9] = [
    ('\u{3040}', '\u{30ff}', "ja"),
    ('\u{ac00}', '\u{d7af}', "ko"),
    ('\u{4e00}', '\u{9fff}', "zh"),
    ('\u{400}', '\u{4ff}', "ru"),
    ('\u{600}', '\u{6ff}', "ar"),
    ('\u{900}', '\u{97f}', DEVANAGARI),
    ('\u{370}', '\u{3ff}', "el"),
    ('\u{5d0}', '\u{5ea}', "he"),
    ('\u{e01}', '\u{e4e}', "th"),
];
/// No language's own.
const DEVANAGARI: &str = "devanagari";
/// Letters and words that tell a language from others of its script, before those that have fewer of their own.
const MARKS: [(&str, &[&str], &str); 10] = [
    ("ru", &["ў"], "be"),
    ("ru", &["ї", "є"], "uk"),
    ("ru", &["ѓ", "ќ"], "mk"),
    ("ru", &["ђ", "ћ", "љ"], "sr"),
    ("ru", &["ъ"], "bg"),
    ("ar", &["ٹ", "ڈ", "ے"], "ur"),
    ("ar", &["پ", "چ", "گ"], "fa"),
    (DEVANAGARI, &["ळ", "आहे", "नाही"], "mr"),
    (DEVANAGARI, &["छन्", "थियो", "भएको"], "ne"),
    (DEVANAGARI, &["है", "में", "और"], "hi"),
];
/// Letters for each mark up to which it is no quotation.
const MARK_SHARE: usize = 300;

fn by_script(text: &str) -> Option<&'static str> {
    let mut counts = [0_usize; SCRIPTS.len()];
    let mut letters = 0;
    for c in text.chars().filter(|c| c.is_alphabetic()) {
        letters += 1;
        if let Some(at) = SCRIPTS
            .iter()
            .position(|(from, to, _)| (*from..=*to).contains(&c))
        {
            counts[at] += 1;
        }
    }
    // Japanese is written in Chinese signs too; a Chinese text may hold a Japanese name.
    if counts[0] * 25 >= counts[2] && counts[0] > 0 {
        counts[0] += counts[2];
        counts[2] = 0;
    }
    let most = (0..counts.len()).max_by_key(|&at| counts[at])?;
    if counts[most] * 4 <= letters {
        return None;
    }
    let script = SCRIPTS[most].2;
    let marked = MARKS.iter().find(|(of, marks, _)| {
        let count: usize = marks.iter().map(|mark| text.matches(mark).count()).sum();
        *of == script && count * MARK_SHARE >= letters
    });
    match marked {
        Some((.., language)) => Some(language),
        None => (script != DEVANAGARI).then_some(script),
    }
}
