//! The list of ordinary words: what texts write without a capital.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::articles::Article;
use crate::corpus::Example;

/// Articles that write a word small, at least.
const MIN_ARTICLES: usize = 2;
/// How many articles write it small for one that writes it large.
const SMALL_FOR_LARGE: usize = 3;
/// Letters of a word that is listed.
const LETTERS: std::ops::RangeInclusive<usize> = 2..=20;

/// Articles that write a word small and large where no sentence begins.
#[derive(Default, Clone, Copy)]
struct Written {
    small: usize,
    large: usize,
}

/// The words, in alphabetical order.
pub fn words(news: &[Example], articles: &[Article]) -> BTreeSet<String> {
    let mut written: HashMap<String, Written> = HashMap::new();
    for article in articles {
        let inside: HashSet<&str> = inside_sentences(&article.text).collect();
        for word in inside {
            let counts = written.entry(word.to_lowercase()).or_default();
            match word.starts_with(char::is_lowercase) {
                true => counts.small += 1,
                false => counts.large += 1,
            }
        }
    }
    let common = written.iter().filter(|(_, counts)| {
        counts.small >= MIN_ARTICLES && counts.small >= SMALL_FOR_LARGE * counts.large
    });
    let mut listed: BTreeSet<String> = common.map(|(word, _)| word.clone()).collect();
    for example in news {
        let plain = example.words.iter().zip(&example.labels);
        for (word, _) in plain.filter(|(word, label)| **label == 0 && is_small(word)) {
            let Written { small, large } = written.get(word).copied().unwrap_or_default();
            if small >= large {
                listed.insert(word.clone());
            }
        }
    }
    listed
}

fn is_small(word: &str) -> bool {
    LETTERS.contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// Words after a small letter or a comma: a capital there is the word's own.
fn inside_sentences(text: &str) -> impl Iterator<Item = &str> {
    let mut goes_on = false;
    text.split(' ').filter_map(move |piece| {
        let inside = goes_on;
        goes_on = piece.ends_with(|c: char| c.is_ascii_lowercase() || c == ',');
        let word = piece.trim_end_matches(|c: char| !c.is_alphanumeric());
        let letters = word.bytes().all(|byte| byte.is_ascii_alphabetic());
        let rest_small = word.bytes().skip(1).all(|byte| byte.is_ascii_lowercase());
        (inside && letters && rest_small && LETTERS.contains(&word.len())).then_some(word)
    })
}

/// Uses as a verb that list a word, and their least share of all its uses; most it may be a noun or an adjective.
const VERB_USES: usize = 2;
const VERB_SHARE: f64 = 0.6;
const NOUN_SHARE: f64 = 0.3;

/// Words that the newswire's parts of speech have as verbs, in alphabetical order.
pub fn verbs(corpus: &str) -> BTreeSet<String> {
    let mut counts: HashMap<&str, [usize; 3]> = HashMap::new();
    for line in corpus.lines() {
        let cells: Vec<&str> = line.split('\t').collect();
        let [word, part, _] = cells[..] else { continue };
        if word.is_empty() || !word.bytes().all(|byte| byte.is_ascii_lowercase()) {
            continue;
        }
        let [all, verb, noun] = counts.entry(word).or_default();
        *all += 1;
        *verb += usize::from(part.starts_with("VB"));
        *noun += usize::from(part.starts_with("NN") || part.starts_with("JJ"));
    }
    let verbs = counts.into_iter().filter(|(_, [all, verb, noun])| {
        *verb >= VERB_USES
            && *verb as f64 >= VERB_SHARE * *all as f64
            && (*noun as f64) < NOUN_SHARE * *all as f64
    });
    verbs.map(|(word, _)| word.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::inside_sentences;

    #[test]
    fn words_that_open_a_sentence_say_nothing() {
        let found: Vec<&str> = inside_sentences("Ferries run, says Anna. They run late.").collect();
        assert_eq!(found, ["run", "says", "Anna", "run", "late"]);
    }
}
