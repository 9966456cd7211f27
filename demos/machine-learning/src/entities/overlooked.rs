//! Names the model passed over that prose gives away by its capitals.
//!
//! The model is unsure of names it never met. In the middle of an English
//! sentence a capital is a name or a title, and so are two capitals that open
//! one ("Helix Data failed to ..."); the model then only says of which kind.
//! A single word that opens a sentence is a capital anyway, and the model must
//! at least suspect a name.

use super::super::language::Language;
use super::super::report::EntityKind;
use super::super::text::stop_words::is_stop_word;
use super::super::text::word_set::{WordSet, listed, words};
use super::features::is_sentence;
use super::gazetteer::{self, GIVEN_NAME};
use super::labels::Row;
use super::mention::NameSpan;
use super::model::likeliest_kind;
use super::ordinary::is_ordinary;
use std::ops::Range;

/// What such a name is given as its probability.
pub const CHANCE: f64 = 0.5;
/// A single first word is a name where the model is less sure than this that it is none. Invented
/// names ("Northgate was fined") stand at 0.57 to 0.90, everyday words ("Ferries resumed") from 0.91 on.
const SUSPECTED: f32 = 0.9;
/// How sure the model must at least be of a name in a run of capitals, and in one of words that no list and
/// no text holds; below, three in ten were names.
const HALF_SEEN: f32 = 0.35;
const HALF_SEEN_STRANGE: f32 = 0.1;
/// A word beside a name belongs to it where the model is less sure than this that it does not.
const BESIDE: f32 = 0.8;
/// Longest run of capitals that is one name.
const MAX_WORDS: usize = 5;

/// Capitals inside a sentence that name nothing by themselves.
static NOT_NAMES: WordSet = WordSet::new(|| {
    words(
        "i i'm mr. mrs. ms. dr. prof. president vice-president prime minister ministers premier mayor captain coach chief senator \
    sen. rep. gov. governor gen. general lt. col. sgt. capt. judge justice rev. secretary chancellor director chairman king queen prince \
    princess pope bishop sheikh foreign defense defence interior finance health labor labour monday tuesday wednesday thursday friday \
    saturday sunday january february march april may june july august september october november december internet web ok god lord \
    sir lady dame no. vol. chapter section article figure table january. eastern western northern southern north south east west \
    christmas easter ramadan thanksgiving tv dvd dna ceo cfo phd ebit ebitda ebita eps gdp vat ipo u.s. the a an in on at of and or but for to from with by as it he she \
    they we you his her their our this that these those is are was were",
    )
});

/// Words that end an organization's name.
static ORGANIZATION_ENDS: WordSet = WordSet::new(|| {
    words(
        "bank group trust capital holdings foods motors airlines airways energy systems software data labs pharma insurance media \
    industries partners services university college school hospital clinic police council commission committee agency authority \
    association institute society union federation party club united city fc press times news studios records theatre museum works lines ferries mines mills shipyard resources",
    )
});

fn capital(word: &str) -> bool {
    word.starts_with(char::is_uppercase) && word.chars().count() > 1
}

fn may_name(word: &str) -> bool {
    capital(word) && !listed(&NOT_NAMES, word)
}

/// Adds the runs of capitals in a sentence of prose that no name covers.
pub fn add(words: &[&str], spans: &mut Vec<NameSpan>, chances: &[Row]) {
    if !is_sentence(words) {
        return;
    }
    let taken = mend(words, spans, chances);
    let mut at = 0;
    while at < words.len() {
        let run = words[at..]
            .iter()
            .zip(&taken[at..])
            .take_while(|(word, taken)| !**taken && may_name(word))
            .count();
        if run > 1 && is_place_word(words, at) {
            at += 1;
            continue;
        }
        let end = at + run;
        let beside_a_name = (at > 0 && taken[at - 1]) || taken.get(end) == Some(&true);
        if !beside_a_name && is_name(words, at..end, chances) {
            spans.push(NameSpan {
                start: at,
                end,
                kind: kind_of(&words[at..end], &chances[at..end]),
                confidence: CHANCE,
            });
        }
        at = end.max(at + 1);
    }
    spans.sort_by_key(|span| span.start);
}

/// Widens the model's names and raises their chance where the capitals speak for them; gives the
/// words that are part of one.
fn mend(words: &[&str], spans: &mut [NameSpan], chances: &[Row]) -> Vec<bool> {
    let mut taken = vec![false; words.len()];
    for span in spans {
        if span.start > 0
            && !taken[span.start - 1]
            && is_name_alone(words[span.start - 1])
            && chances[span.start - 1][0] < BESIDE
        {
            span.start -= 1;
            span.kind = kind_of(&words[span.start..span.end], &chances[span.start..span.end]);
        }
        taken[span.start..span.end].fill(true);
        // The model's own find is no worse than a capital it passed over.
        let start = span.start + usize::from(is_place_word(words, span.start));
        let name = &words[start..span.end];
        if !opens(words, start) && !name.is_empty() && name.iter().all(|word| may_name(word)) {
            span.confidence = span.confidence.max(CHANCE);
        }
    }
    taken
}

/// Whether a run of capitals is a name, and not a first word, an office, a label or a heading.
fn is_name(words: &[&str], run: Range<usize>, chances: &[Row]) -> bool {
    let opens = opens(words, run.start);
    let least = match opens && !is_suspect(words, run.start, chances) {
        true => 2,
        false => 1,
    };
    let next = words.get(run.end);
    // "Transport Minister": the office, not a name.
    let office = next.is_some_and(|next| capital(next) && listed(&NOT_NAMES, next));
    let label = next.is_some_and(|next| *next == ":");
    // "Customer Reviews" opens a list; "the Winter Festival" is one.
    let ordinary = words[run.clone()].iter().all(|word| is_ordinary(word));
    let heading = ordinary && run.len() < if opens { 3 } else { 2 };
    (least..=MAX_WORDS).contains(&run.len())
        && !office
        && !label
        && !heading
        && is_half_seen(&words[run.clone()], &chances[run])
}

/// Whether the model sees something of a name in a run: more must be seen in words that mean something else too.
fn is_half_seen(name: &[&str], chances: &[Row]) -> bool {
    let strange = name.iter().all(|word| is_name_alone(word));
    let seen = chances.iter().map(|row| 1.0 - row[0]).fold(0.0, f32::max);
    seen >= if strange {
        HALF_SEEN_STRANGE
    } else {
        HALF_SEEN
    }
}

/// The first word of a sentence or of a quotation is a capital whatever it is.
fn opens(words: &[&str], at: usize) -> bool {
    at == 0 || !words[at - 1].starts_with(|c: char| c.is_alphanumeric() || c == ',')
}

/// Whether a word can only be a name, so that one beside it belongs to it: "Larchmont [Marine Works]".
fn is_name_alone(word: &str) -> bool {
    may_name(word) && !is_ordinary(word) && gazetteer::lists_of(word) == 0
}

/// A first word that is a capital for its place alone: "While Easton gained".
fn is_place_word(words: &[&str], at: usize) -> bool {
    opens(words, at) && is_stop_word(&words[at].to_lowercase(), Language::English)
}

/// A first word that the model half takes for a name, with a sentence after it.
fn is_suspect(words: &[&str], at: usize, chances: &[Row]) -> bool {
    let goes_on = words
        .get(at + 1)
        .is_some_and(|next| next.starts_with(char::is_lowercase));
    let abbreviation = !words[at].contains(char::is_lowercase);
    at == 0 && goes_on && !abbreviation && chances[at][0] < SUSPECTED
}

fn kind_of(name: &[&str], chances: &[Row]) -> EntityKind {
    let last = name[name.len() - 1];
    if name.len() > 1 && listed(&ORGANIZATION_ENDS, last) {
        return EntityKind::Organization;
    }
    if name.len() == 2 && gazetteer::lists_of(name[0]) & GIVEN_NAME != 0 {
        return EntityKind::Person;
    }
    likeliest_kind(chances)
}
