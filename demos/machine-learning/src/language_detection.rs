//! Which language a text is in.
//!
//! Character three-grams against profiles counted from texts we wrote
//! (`demos/machine-learning/data/languages.txt`), with add-one smoothing: a naive
//! Bayes over seven languages, helped by the words of each language's grammar. A text in another one gets the nearest of the
//! seven, with the confidence of a guess.

use super::language::Language;
use super::report::LanguageDetection;
use super::text::stop_words::is_stop_word;
use boreal_demo_kit::number::round_to;
use std::collections::HashMap;
use std::sync::LazyLock;

const SAMPLES: &str = include_str!("../data/languages.txt");
const LANGUAGES: usize = Language::ALL.len();
/// Characters read: the language of a long text shows in its first page.
const READ_CHARS: usize = 4_000;
/// Neighbouring three-grams share letters, so their evidence counts for a third.
const DEPENDENCE: f64 = 3.0;

/// What a word of a language's grammar ("by", "der") speaks for it: short sentences hold few letters of a kind, but often one of these.
const STOP_WORD: f64 = 1.0;

/// Three letters, and the log of how likely each language is to use them.
struct Profiles {
    likelihood: HashMap<[char; 3], [f64; LANGUAGES]>,
    unseen: [f64; LANGUAGES],
}

static PROFILES: LazyLock<Profiles> = LazyLock::new(Profiles::count);

impl Profiles {
    fn count() -> Self {
        let mut counts: HashMap<[char; 3], [f64; LANGUAGES]> = HashMap::new();
        let mut totals = [0.0; LANGUAGES];
        for section in SAMPLES.split("\n# ").skip(1) {
            let (code, text) = section.split_once('\n').unwrap_or_default();
            let Ok(language) = code.trim().parse::<Language>() else {
                continue;
            };
            let place = language as usize;
            for gram in grams(text) {
                counts.entry(gram).or_default()[place] += 1.0;
                totals[place] += 1.0;
            }
        }
        let kinds = counts.len() as f64;
        let likelihood = counts
            .into_iter()
            .map(|(gram, seen)| {
                let logs =
                    std::array::from_fn(|l| ((seen[l] + 0.5) / (totals[l] + 0.5 * kinds)).ln());
                (gram, logs)
            })
            .collect();
        let unseen = std::array::from_fn(|l| (0.5 / (totals[l] + 0.5 * kinds)).ln());
        Self { likelihood, unseen }
    }
}

/// Three letters at a time, words apart, in lower case.
fn grams(text: &str) -> impl Iterator<Item = [char; 3]> + '_ {
    let letters = text.chars().take(READ_CHARS).flat_map(char::to_lowercase);
    let mut window = [' '; 3];
    let padded = letters.chain([' ']).map(|c| match c {
        c if c.is_alphabetic() => c,
        '\'' | '’' => '\'',
        _ => ' ',
    });
    padded.filter_map(move |c| {
        if c == ' ' && window[2] == ' ' {
            return None;
        }
        window = [window[1], window[2], c];
        (window[1] != ' ').then_some(window)
    })
}

/// The likeliest language and how sure that is; English for a text without letters.
pub fn detect(text: &str) -> (Language, f64) {
    let mut scores = [0.0; LANGUAGES];
    for gram in grams(text) {
        let logs = PROFILES.likelihood.get(&gram).unwrap_or(&PROFILES.unseen);
        for (score, log) in scores.iter_mut().zip(logs) {
            *score += log / DEPENDENCE;
        }
    }
    let head: String = text
        .chars()
        .take(READ_CHARS)
        .collect::<String>()
        .to_lowercase();
    for word in head.split(|c: char| !c.is_alphabetic()) {
        for &language in Language::ALL {
            if is_stop_word(word, language) {
                scores[language as usize] += STOP_WORD;
            }
        }
    }
    let best = Language::ALL
        .iter()
        .copied()
        .fold(Language::English, |best, l| {
            if scores[l as usize] > scores[best as usize] {
                l
            } else {
                best
            }
        });
    let total: f64 = scores
        .iter()
        .map(|s| (s - scores[best as usize]).exp())
        .sum();
    (best, 1.0 / total)
}

/// The language to use and how it was found.
pub fn choose(text: &str, given: Option<Language>) -> (Language, LanguageDetection) {
    let (language, confidence) = given.map_or_else(|| detect(text), |language| (language, 1.0));
    let detection = LanguageDetection {
        name: language.name().to_owned(),
        confidence: round_to(confidence, 4),
        given: given.is_some(),
    };
    (language, detection)
}
