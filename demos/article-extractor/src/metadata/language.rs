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

fn by_script(text: &str) -> Option<&'static str> {
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let share = |from: char, to: char| {
        let hits = text.chars().filter(|c| (from..=to).contains(c)).count();
        hits * 4 > letters
    };
    if letters == 0 {
        None
    } else if text.chars().any(|c| ('\u{3040}'..='\u{30ff}').contains(&c))
        && share('\u{3040}', '\u{9fff}')
    {
        Some("ja")
    } else if share('\u{ac00}', '\u{d7af}') {
        Some("ko")
    } else if share('\u{4e00}', '\u{9fff}') {
        Some("zh")
    } else if share('\u{400}', '\u{4ff}') {
        Some("ru")
    } else if share('\u{600}', '\u{6ff}') {
        Some("ar")
    } else if share('\u{370}', '\u{3ff}') {
        Some("el")
    } else {
        None
    }
}
