//! Names the model passed over that prose gives away by its capitals.
//!
//! The model is unsure of names it never met. In the middle of an English
//! sentence a capital is a name or a title, and so are two capitals that open
//! one ("Helix Data failed to ..."); the model then only says of which kind.

use super::super::report::EntityKind;
use super::super::text::word_set::{WordSet, listed, words};
use super::NameSpan;
use super::features::{Form, form};
use super::gazetteer::{self, GIVEN_NAME};
use super::model::{Row, likeliest_kind};

/// What such a name is given as its probability.
const CHANCE: f64 = 0.5;
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
    christmas easter ramadan thanksgiving tv dvd dna ceo cfo phd u.s. the a an in on at of and or but for to from with by as it he she \
    they we you his her their our this that these those is are was were",
    )
});

/// Words that end an organization's name.
static ORGANIZATION_ENDS: WordSet = WordSet::new(|| {
    words(
        "bank group trust capital holdings foods motors airlines airways energy systems software data labs pharma insurance media \
    industries partners services university college school hospital clinic police council commission committee agency authority \
    association institute society union federation party club united city fc press times news studios records theatre museum",
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
    if form(words) != Form::Prose {
        return;
    }
    let mut taken = vec![false; words.len()];
    for span in spans.iter() {
        taken[span.start..span.end].fill(true);
    }
    let mut at = 0;
    while at < words.len() {
        let run = words[at..]
            .iter()
            .zip(&taken[at..])
            .take_while(|(word, taken)| !**taken && may_name(word))
            .count();
        // The first word of a sentence or of a quotation is a capital whatever it is.
        let opens =
            at == 0 || !words[at - 1].starts_with(|c: char| c.is_alphanumeric() || c == ',');
        let enough = if opens { 2 } else { 1 };
        let joined = (at > 0 && taken[at - 1]) || taken.get(at + run).copied().unwrap_or(false);
        // "Transport Minister": the office, not a name.
        let office = words
            .get(at + run)
            .is_some_and(|next| capital(next) && listed(&NOT_NAMES, next));
        if (enough..=MAX_WORDS).contains(&run) && !joined && !office {
            let end = at + run;
            spans.push(NameSpan {
                start: at,
                end,
                kind: kind_of(&words[at..end], &chances[at..end]),
                confidence: CHANCE,
            });
        }
        at += run.max(1);
    }
    spans.sort_by_key(|span| span.start);
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
