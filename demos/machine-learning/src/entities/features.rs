//! What the entity model looks at, as hashed keys.
//!
//! For each word: itself and its neighbours, beginnings and endings, shape, the
//! lists it is on, and the run of capitals it belongs to. Training and analysis
//! share this file, so the two cannot drift apart.

use super::super::packed::{Key, key};
use super::gazetteer::{self, Lists};
use super::ordinary::is_ordinary;

/// How a sentence is written: the model has weights of its own for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// A full sentence with its end mark.
    Prose,
    /// A headline, a list item, a message.
    Fragment,
    /// A line in capitals, which tell nothing there.
    Capitals,
}

/// Words a full sentence has at least.
const PROSE_WORDS: usize = 8;

/// Words with letters that a line in capitals has at least.
const SHOUTED_WORDS: usize = 3;

/// The form of a sentence.
pub fn form(words: &[&str]) -> Form {
    if is_shouted(words) {
        return Form::Capitals;
    }
    match words.len() >= PROSE_WORDS && is_sentence(words) {
        true => Form::Prose,
        false => Form::Fragment,
    }
}

/// Whether nine words of ten are in capitals throughout.
pub fn is_shouted(words: &[&str]) -> bool {
    let (mut shouted, mut all) = (0, 0);
    for word in words
        .iter()
        .filter(|word| word.starts_with(char::is_alphabetic) && word.chars().nth(1).is_some())
    {
        all += 1;
        shouted += usize::from(!word.contains(char::is_lowercase));
    }
    all >= SHOUTED_WORDS && shouted * 10 >= all * 9
}

/// Whether these are a sentence, however short, and not a headline or an item of a list.
pub fn is_sentence(words: &[&str]) -> bool {
    let ended = words
        .iter()
        .rev()
        .take(2)
        .any(|word| matches!(*word, "." | "?" | "!"));
    let capitals = words.iter().filter(|word| capital(word)).count();
    ended && capitals * 2 < words.len()
}

/// Longest beginning and ending that is looked at.
const AFFIX: usize = 4;
/// A run of capitals longer than this is a headline, and its ends say nothing.
const MAX_RUN: usize = 8;

/// A sentence prepared for its features.
struct Prepared<'a> {
    lower: Vec<String>,
    shapes: Vec<String>,
    lists: Vec<Lists>,
    runs: Vec<(usize, usize)>,
    words: &'a [&'a str],
    /// Which words texts write small: the only capital that says something is one that need not be.
    ordinary: Vec<bool>,
    headline: bool,
}

/// Collects keys under the number of their template.
struct Hasher<'a> {
    keys: &'a mut Vec<Key>,
}

impl Hasher<'_> {
    fn add(&mut self, template: u8, parts: &[&str]) {
        self.keys.push(key(template, parts));
    }

    fn flags(&mut self, template: u8, flags: u8, more: &str) {
        self.add(
            template,
            &[
                FLAG_NAMES[usize::from(flags >> 4)],
                FLAG_NAMES[usize::from(flags & 15)],
                more,
            ],
        );
    }
}

const FLAG_NAMES: [&str; 16] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f",
];

/// Letters as `X` and `x`, digits as `9`, runs cut to two: `Xx`, `X.X.`, `Xx-Xx`, `99`.
fn shape(word: &str) -> String {
    let mut shape = String::with_capacity(8);
    let mut last = ' ';
    let mut run = 0;
    for c in word.chars() {
        let class = match c {
            c if c.is_uppercase() => 'X',
            c if c.is_alphabetic() => 'x',
            c if c.is_numeric() => '9',
            c => c,
        };
        run = if class == last { run + 1 } else { 1 };
        last = class;
        if run <= 2 && shape.len() < 12 {
            shape.push(class);
        }
    }
    shape
}

fn capital(word: &str) -> bool {
    word.starts_with(char::is_uppercase)
}

impl<'a> Prepared<'a> {
    fn new(words: &'a [&'a str]) -> Self {
        let capitals = words.iter().filter(|w| capital(w)).count();
        let letters = words
            .iter()
            .filter(|w| w.starts_with(char::is_alphabetic))
            .count();
        Self {
            lower: words.iter().map(|w| w.to_lowercase()).collect(),
            shapes: words.iter().map(|w| shape(w)).collect(),
            lists: gazetteer::mark(words),
            runs: runs(words),
            ordinary: words.iter().map(|word| is_ordinary(word)).collect(),
            words,
            headline: letters > 3 && capitals * 10 > letters * 7,
        }
    }

    fn lower(&self, at: isize) -> &str {
        usize::try_from(at)
            .ok()
            .and_then(|at| self.lower.get(at))
            .map_or("<>", String::as_str)
    }

    fn shape(&self, at: isize) -> &str {
        usize::try_from(at)
            .ok()
            .and_then(|at| self.shapes.get(at))
            .map_or("<>", String::as_str)
    }

    /// How a word is written elsewhere: small, as a name, or not a word.
    fn use_of(&self, at: isize) -> &'static str {
        let at = usize::try_from(at).unwrap_or(usize::MAX);
        match (self.ordinary.get(at), self.words.get(at)) {
            (Some(true), _) => "s",
            (_, Some(word)) if word.starts_with(char::is_alphabetic) => "n",
            (_, Some(_)) => "-",
            (_, None) => "<>",
        }
    }

    fn lists(&self, at: isize) -> Lists {
        usize::try_from(at)
            .ok()
            .and_then(|at| self.lists.get(at))
            .copied()
            .unwrap_or(128)
    }
}

/// For each word the run of capitals it belongs to; an empty run for the others.
fn runs(words: &[&str]) -> Vec<(usize, usize)> {
    let mut runs = vec![(0, 0); words.len()];
    let mut at = 0;
    while at < words.len() {
        let mut end = at;
        while end < words.len() && (capital(words[end]) || (end > at && joins(words, end))) {
            end += 1;
        }
        runs[at..end].fill((at, end));
        at = end.max(at + 1);
    }
    runs
}

/// A small word between two capitals belongs to the name: "Bank of Canada".
fn joins(words: &[&str], at: usize) -> bool {
    matches!(
        words[at],
        "of" | "de" | "du" | "des" | "la" | "&" | "the" | "for" | "van" | "von" | "bin" | "al"
    ) && words
        .get(at + 1)
        .is_some_and(|next| capital(next) || *next == "the")
}

/// The features of every word of a sentence: one list of keys a word.
pub fn extract(words: &[&str]) -> Vec<Vec<Key>> {
    let prepared = Prepared::new(words);
    (0..words.len())
        .map(|at| word_features(&prepared, at))
        .collect()
}

/// Keys at the beginning of a word's list that name the word itself: training leaves them out now and
/// then, so that the model can do without them where a name is new.
pub const OWN_KEYS: usize = 4;

fn word_features(sentence: &Prepared<'_>, place: usize) -> Vec<Key> {
    let mut keys = Vec::with_capacity(56);
    let mut hash = Hasher { keys: &mut keys };
    let at = place as isize;
    let word = sentence.lower(at);
    hash.add(1, &[word]);
    hash.add(6, &[sentence.lower(at - 1), word]);
    hash.add(7, &[word, sentence.lower(at + 1)]);
    hash.add(47, &[sentence.words[place]]);
    hash.add(0, &[]);
    for (template, offset) in [(2, -1), (3, 1), (4, -2), (5, 2)] {
        hash.add(template, &[sentence.lower(at + offset)]);
    }
    hash.add(8, &[sentence.lower(at - 2), sentence.lower(at - 1)]);
    hash.add(9, &[sentence.lower(at + 1), sentence.lower(at + 2)]);
    affixes(&mut hash, word);
    shapes(&mut hash, sentence, at);
    lists(&mut hash, sentence, at);
    uses(&mut hash, sentence, at);
    run(&mut hash, sentence, place);
    keys
}

/// Whether texts write the words here small.
fn uses(hash: &mut Hasher<'_>, sentence: &Prepared<'_>, at: isize) {
    let here = sentence.use_of(at);
    let first = if at == 0 { "first" } else { "" };
    hash.add(70, &[here, sentence.shape(at), first]);
    hash.add(
        71,
        &[sentence.use_of(at - 1), here, sentence.use_of(at + 1)],
    );
    hash.flags(72, sentence.lists(at), here);
    hash.add(73, &[here, sentence.lower(at - 1)]);
    hash.add(74, &[here, sentence.lower(at + 1)]);
}

fn affixes(hash: &mut Hasher<'_>, word: &str) {
    let ends: Vec<usize> = word
        .char_indices()
        .map(|(at, c)| at + c.len_utf8())
        .collect();
    for length in 2..=AFFIX.min(ends.len().saturating_sub(1)) {
        let template = 10 + length as u8;
        hash.add(template, &[&word[..ends[length - 1]]]);
        let start = ends[ends.len() - length - 1];
        hash.add(template + 10, &[&word[start..]]);
    }
}

fn shapes(hash: &mut Hasher<'_>, sentence: &Prepared<'_>, at: isize) {
    let shape = sentence.shape(at);
    let first = if at == 0 { "first" } else { "" };
    let headline = if sentence.headline { "headline" } else { "" };
    hash.add(40, &[shape, first]);
    hash.add(41, &[shape, headline]);
    hash.add(42, &[sentence.shape(at - 1), shape, sentence.shape(at + 1)]);
    hash.add(43, &[sentence.lower(at - 1), shape]);
    hash.add(44, &[shape, sentence.lower(at + 1)]);
    hash.add(45, &[sentence.shape(at - 2), sentence.shape(at - 1), shape]);
    hash.add(46, &[shape, sentence.shape(at + 1), sentence.shape(at + 2)]);
}

fn lists(hash: &mut Hasher<'_>, sentence: &Prepared<'_>, at: isize) {
    let here = sentence.lists(at);
    let first = if at == 0 { "first" } else { "" };
    hash.flags(50, here, first);
    hash.flags(51, sentence.lists(at - 1), "");
    hash.flags(52, sentence.lists(at + 1), "");
    hash.flags(53, here, sentence.shape(at + 1));
    hash.flags(54, here, sentence.shape(at - 1));
    hash.flags(55, here, sentence.lower(at - 1));
    hash.flags(56, here, sentence.lower(at + 1));
    if here != 0 || sentence.lists(at - 1) & 127 != 0 {
        hash.flags(
            57,
            here,
            FLAG_NAMES[usize::from(sentence.lists(at - 1) & 15)],
        );
        hash.flags(
            58,
            here,
            FLAG_NAMES[usize::from(sentence.lists(at - 1) >> 4)],
        );
    }
}

/// The words around a run of capitals speak for all of it, and so does its last word.
fn run(hash: &mut Hasher<'_>, sentence: &Prepared<'_>, place: usize) {
    let (start, end) = sentence.runs[place];
    if start == end || end - start > MAX_RUN {
        return;
    }
    let before = sentence.lower(start as isize - 1);
    let after = sentence.lower(end as isize);
    let last = sentence.lower(end as isize - 1);
    let first = sentence.lower(start as isize);
    let length = FLAG_NAMES[(end - start).min(15)];
    let position = FLAG_NAMES[(place - start).min(15)];
    hash.add(60, &[before, length]);
    hash.add(61, &[after, length]);
    hash.add(62, &[last, length]);
    hash.add(63, &[first, length]);
    hash.add(64, &[length, position]);
    hash.add(65, &[before, after]);
    let lists = sentence.lists[start..end]
        .iter()
        .fold(0, |all, list| all | list);
    hash.flags(66, lists, length);
    hash.flags(67, sentence.lists[end - 1], position);
    hash.flags(68, sentence.lists[start], length);
    let small = sentence.ordinary[start..end]
        .iter()
        .filter(|&&small| small)
        .count();
    hash.add(69, &[FLAG_NAMES[small.min(15)], length, position]);
}
