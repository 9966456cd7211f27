//! How hard a text is to read, by the formulas the field knows.
//!
//! English: Flesch (1948) reading ease and Kincaid et al. (1975) grade. French:
//! Kandel and Moles (1958) ease. Syllables are counted from the spelling.

use super::language::Language;
use super::report::Readability;
use super::text::{Document, TokenKind};
use boreal_demo_kit::number::round_to;

/// Readability of a document; headings do not count as sentences unless there is nothing else.
pub fn measure(document: &Document<'_>, language: Language) -> Readability {
    let only_headings = document.sentences.iter().all(|s| s.heading);
    let mut sentences = 0usize;
    let mut words = 0usize;
    let mut syllables = 0usize;
    for sentence in &document.sentences {
        if sentence.heading && !only_headings {
            continue;
        }
        let before = words;
        for token in document.tokens_of(sentence) {
            let clitic =
                token.text.starts_with(['\'', '’']) || token.text == "n't" || token.text == "n’t";
            if token.kind == TokenKind::Mark || token.kind == TokenKind::Link || clitic {
                continue;
            }
            words += 1;
            syllables += count_syllables(token.text, language);
        }
        sentences += usize::from(words > before);
    }
    let words_per_sentence = words as f64 / sentences.max(1) as f64;
    let syllables_per_word = syllables as f64 / words.max(1) as f64;
    let (ease, formula) = match language {
        Language::French => (
            209.0 - 1.15 * words_per_sentence - 68.0 * syllables_per_word,
            "Kandel-Moles",
        ),
        _ => (
            206.835 - 1.015 * words_per_sentence - 84.6 * syllables_per_word,
            "Flesch",
        ),
    };
    let grade = 0.39 * words_per_sentence + 11.8 * syllables_per_word - 15.59;
    let flesch = ease.clamp(0.0, 100.0);
    Readability {
        flesch: round_to(flesch, 1),
        grade: round_to(grade.clamp(0.0, 20.0), 1),
        level: level(flesch).to_owned(),
        formula: formula.to_owned(),
        words_per_sentence: round_to(words_per_sentence, 1),
        syllables_per_word: round_to(syllables_per_word, 2),
    }
}

/// Flesch's own bands, in fewer words.
fn level(ease: f64) -> &'static str {
    match ease {
        e if e >= 80.0 => "easy",
        e if e >= 60.0 => "plain",
        e if e >= 50.0 => "fairly hard",
        e if e >= 30.0 => "hard",
        _ => "very hard",
    }
}

/// Syllables of a word, at least one; a number counts one for each digit.
pub fn count_syllables(word: &str, language: Language) -> usize {
    if word.starts_with(|c: char| c.is_ascii_digit()) {
        return word.chars().filter(char::is_ascii_digit).count();
    }
    let word = word.to_lowercase();
    let is_vowel = |c: char| "aeiouyàâäáãåéèêëíìîïóòôöõúùûüýÿœæ".contains(c);
    let mut groups = 0;
    let mut before = false;
    for c in word.chars() {
        let vowel = is_vowel(c);
        groups += usize::from(vowel && !before);
        before = vowel;
    }
    let silent = match language {
        Language::English => english_silent(&word),
        // A final e, es or ent is mute in French prose.
        Language::French => {
            word.ends_with('e') || word.ends_with("es") || (word.ends_with("ent") && word.len() > 6)
        }
        _ => false,
    };
    if silent && groups > 1 {
        groups -= 1;
    }
    groups + extra(&word, language).min(2) + usize::from(groups == 0)
}

fn english_silent(word: &str) -> bool {
    let bytes = word.as_bytes();
    let before = |back: usize| bytes.len().checked_sub(back).map_or(b' ', |at| bytes[at]);
    if word.ends_with("le") {
        return b"aeiou".contains(&before(3));
    }
    if word.ends_with('e') {
        return !b"aeiouy".contains(&before(2));
    }
    if word.ends_with("ed") {
        return !matches!(before(3), b't' | b'd') && !b"aeiouy".contains(&before(3));
    }
    if word.ends_with("es") {
        let hissing = matches!(before(3), b's' | b'x' | b'z' | b'c' | b'g' | b'h');
        return !hissing && !b"aeiouy".contains(&before(3)) && !word.ends_with("les");
    }
    false
}

/// Vowels that stand together but are said apart.
fn extra(word: &str, language: Language) -> usize {
    if language != Language::English {
        return 0;
    }
    let apart = ["ia", "io", "iu", "eo", "ua", "uou"];
    let joined = [
        "tia", "tio", "cia", "cio", "sia", "sio", "gio", "gia", "qua", "gua", "eou", "xio", "peop",
        "geo",
    ];
    let hits: usize = apart.iter().map(|pair| word.matches(pair).count()).sum();
    let not: usize = joined.iter().map(|pair| word.matches(pair).count()).sum();
    hits.saturating_sub(not)
}
