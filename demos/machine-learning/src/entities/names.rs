//! Names in a whole document: the model sentence by sentence, then one view of them all.
//!
//! The model sees one sentence at a time. A second pass lets the document agree
//! with itself: a surname is the person whose full name was told, one name has
//! one kind, and a name found surely once is found wherever it stands.

use super::super::language::Language;
use super::super::report::EntityKind;
use super::super::text::stop_words::is_stop_word;
use super::super::text::word_set::{WordSet, listed, words};
use super::super::text::{Document, Token};
use super::features::is_shouted;
use super::gazetteer::{self, CITY, COUNTRY, DEMONYM, GIVEN_NAME, ORGANIZATION};
use super::labels::KINDS;
use super::mention::NameSpan;
use super::overlooked::CHANCE;
use super::{confidence, model, ordinary, overlooked, slips};
use std::collections::{HashMap, HashSet};

/// A name found with at least this probability speaks for its other mentions.
const SURE: f64 = 0.75;
/// A full name is seldom wrong, so it speaks for its surname from here on.
const FULL_NAME: f64 = 0.4;
/// A single word below this probability is more often wrong than right.
const LEAST: f64 = 0.4;
/// Longest name that is looked for elsewhere, in words.
const MAX_WORDS: usize = 6;
/// Legal forms of companies.
static LEGAL_FORMS: WordSet =
    WordSet::new(|| words("inc. inc corp. corp ltd. ltd llc plc ag gmbh s.a. ltée ltée."));
/// Last words of places.
static LANDSCAPE: WordSet = WordSet::new(|| {
    words(
        "harbour harbor lake river county island islands mountain mountains bay valley park beach creek falls strait street avenue bridge airport coast peninsula",
    )
});
/// Words before a name that are not part of it.
static TITLES: WordSet = WordSet::new(|| {
    words(
        " mr. mrs. ms. mx. dr. prof. professor president vice-president prime minister premier mayor captain coach chief \
    senator sen. rep. gov. governor gen. general lt. col. sgt. capt. judge justice rev. secretary chancellor director chairman \
    spokesman spokeswoman spokesperson goaltender forward defender m. mme mlle la mairesse le maire ",
    )
});

/// Words before a place.
static SOMEWHERE: WordSet =
    WordSet::new(|| words("in near outside across around throughout within into"));

/// French words that begin sentences and are on lists of names, or look like one to a model that learned English.
static FRENCH_FIRST: WordSet = WordSet::new(|| {
    words(
        "elle elles assis assise assises debout voici voilà hier demain aujourd'hui depuis selon malgré pourtant cependant toutefois ainsi \
    alors après avant pendant quand lorsque lorsqu' comme chaque plusieurs certains certaines quelques toutes tous toute tout cette ces ceux \
    celles nos vos leurs notre votre leur mon ma mes son sa ses aucun aucune rien personne ici là partout jamais toujours souvent parfois \
    bientôt enfin puis ensuite déjà encore aussi même surtout seule seul seuls trois quatre cinq six sept huit neuf dix cent mille une deux \
    premier première dernier dernière janvier février mars avril mai juin juillet août septembre octobre novembre décembre située situé né \
    née âgé âgée face grâce devant derrière sous sur sans vers chez entre parmi outre lors dès faute afin pour contre oui non merci bonjour \
    monsieur madame avec nous vous ils elles il je tu on qui que quoi dont où combien pourquoi comment si mais or donc car ni",
    )
});

/// The names of every sentence, as places among its tokens.
pub fn find(document: &Document<'_>, language: Language) -> Vec<Vec<NameSpan>> {
    let mut names: Vec<Vec<NameSpan>> = document
        .sentences
        .iter()
        .map(|span| in_sentence(document.tokens_of(span), language))
        .collect();
    let plain = plain_words(document);
    for (spans, sentence) in names.iter_mut().zip(&document.sentences) {
        let tokens = document.tokens_of(sentence);
        spans.retain(|span| !is_first_word(tokens, span, &plain, language));
    }
    let kinds = agreed_kinds(document, &names);
    let surnames = surnames(document, &names);
    for (spans, sentence) in names.iter_mut().zip(&document.sentences) {
        let tokens = document.tokens_of(sentence);
        for span in spans.iter_mut() {
            if let Some(&kind) = kinds.get(&key(tokens, span.start, span.end)) {
                span.kind = kind;
            }
        }
        spans.retain(|span| {
            span.end - span.start > 1
                || span.confidence >= LEAST
                || kinds.contains_key(&key(tokens, span.start, span.end))
        });
        add_known(tokens, spans, &kinds);
        for span in spans {
            span.kind = surname_kind(tokens, span, &surnames).unwrap_or(span.kind);
            span.confidence = confidence::calibrated(span.confidence);
        }
    }
    names
}

/// Last words of the people whose full names the document tells, and whether each is a town all the same.
fn surnames<'a>(document: &Document<'a>, names: &[Vec<NameSpan>]) -> HashMap<&'a str, bool> {
    let mut first: HashMap<&str, usize> = HashMap::new();
    for (spans, sentence) in names.iter().zip(&document.sentences) {
        let people = spans.iter().filter(|span| {
            span.kind == EntityKind::Person
                && span.end - span.start > 1
                && span.confidence >= FULL_NAME
        });
        for span in people {
            let at = sentence.tokens.start + span.end - 1;
            first.entry(document.tokens[at].text).or_insert(at);
        }
    }
    let town = |(name, full_at)| (name, is_town(&document.tokens, name, full_at));
    first.into_iter().map(town).collect()
}

/// Whether a text means the town by a name that is somebody's surname too: it names the town before the
/// person, or puts most of what is said there.
fn is_town(tokens: &[Token<'_>], name: &str, full_at: usize) -> bool {
    if !is_listed_place(name) {
        return false;
    }
    let alone: Vec<usize> = (0..tokens.len())
        .filter(|&at| tokens[at].text == name)
        .filter(|&at| at == 0 || stands_in(tokens, at) || !tokens[at - 1].is_capitalized())
        .collect();
    let inside = alone.iter().filter(|&&at| stands_in(tokens, at)).count();
    let before = alone.first().is_some_and(|&at| at < full_at);
    inside * 2 > alone.len() || (before && inside > 0)
}

fn is_listed_place(name: &str) -> bool {
    gazetteer::lists_of(name) & (CITY | COUNTRY) != 0
}

/// Whether the word before says that this is somewhere: "in London".
fn stands_in(tokens: &[Token<'_>], at: usize) -> bool {
    at > 0 && listed(&SOMEWHERE, tokens[at - 1].text)
}

/// What a single word means that is the surname of somebody named in full: the person, but for "in London".
fn surname_kind(
    tokens: &[Token<'_>],
    span: &NameSpan,
    surnames: &HashMap<&str, bool>,
) -> Option<EntityKind> {
    let name = tokens[span.start].text;
    let is_town = *surnames.get(name).filter(|_| span.end - span.start == 1)?;
    match is_town || stands_in(tokens, span.start) {
        true => is_listed_place(name).then_some(EntityKind::Place),
        false => Some(EntityKind::Person),
    }
}

/// Every word the document writes without a capital.
fn plain_words<'a>(document: &Document<'a>) -> HashSet<&'a str> {
    let plain = document
        .tokens
        .iter()
        .filter(|t| t.text.starts_with(char::is_lowercase));
    plain.map(|t| t.text).collect()
}

/// A first word that is a capital for its place alone: the text writes it small elsewhere, or it is an everyday French one.
fn is_first_word(
    tokens: &[Token<'_>],
    span: &NameSpan,
    plain: &HashSet<&str>,
    language: Language,
) -> bool {
    let begins = tokens[..span.start].iter().all(|t| !t.is_word());
    if !begins || span.end - span.start > 1 {
        return false;
    }
    let word = tokens[span.start].text;
    let shouted = word.chars().skip(1).any(char::is_uppercase);
    if shouted {
        return false;
    }
    if language == Language::French && listed(&FRENCH_FIRST, word) {
        return true;
    }
    let known = gazetteer::lists_of(word) & (CITY | COUNTRY | DEMONYM) != 0;
    let plural = span.confidence < SURE && ordinary::looks_plural(word);
    !known && (plural || plain.contains(word.to_lowercase().as_str()))
}

fn in_sentence(tokens: &[Token<'_>], language: Language) -> Vec<NameSpan> {
    let words: Vec<&str> = tokens.iter().map(|t| t.text).collect();
    let shouted = is_shouted(&words);
    let (mut spans, chances) = model::find_with_chances(&words);
    if language == Language::English && !shouted {
        overlooked::add(&words, &mut spans, &chances);
    }
    for span in &mut spans {
        cut(&words, span, language);
        trim(&words, span, language);
        settle(&words, span);
    }
    slips::split(&words, &mut spans);
    spans.retain(|span| {
        let alone = span.end - span.start == 1;
        let grammar = alone && is_stop_word(&words[span.start].to_lowercase(), language);
        !grammar && !slips::is_measure(&words, span)
    });
    for company in companies(&words) {
        spans.retain(|span| span.end <= company.start || span.start >= company.end);
        spans.push(company);
    }
    spans.sort_by_key(|span| span.start);
    if let Some(end) = dateline(tokens).filter(|_| !shouted) {
        spans.retain(|span| span.start >= end);
        spans.insert(
            0,
            NameSpan {
                start: 0,
                end,
                kind: EntityKind::Place,
                confidence: SURE,
            },
        );
    }
    spans
}

/// Capitals before a legal form are a company, whatever the model thinks of them.
fn companies(words: &[&str]) -> Vec<NameSpan> {
    let capital = |word: &str| word.starts_with(char::is_uppercase);
    let ends = (1..words.len()).filter(|&at| {
        listed(&LEGAL_FORMS, words[at]) && capital(words[at]) && capital(words[at - 1])
    });
    ends.map(|at| NameSpan {
        start: (at.saturating_sub(MAX_WORDS)..at)
            .rev()
            .take_while(|&before| capital(words[before]))
            .last()
            .unwrap_or(at - 1),
        end: at + 1,
        kind: EntityKind::Organization,
        confidence: SURE,
    })
    .collect()
}

/// Words in capitals before a dash open a report with the place it was written in: "HALIFAX —".
fn dateline(tokens: &[Token<'_>]) -> Option<usize> {
    let shouted = |token: &&Token<'_>| {
        let capitals = token.text.chars().filter(|c| c.is_uppercase()).count();
        capitals > 1 && !token.text.chars().any(char::is_lowercase)
    };
    let end = tokens.iter().take(4).take_while(shouted).count();
    let dash = tokens
        .iter()
        .take(end + 4)
        .skip(end)
        .any(|t| matches!(t.text, "—" | "–" | "--" | "-"));
    // "IBM - the company said" opens with no place.
    let words: Vec<&str> = tokens[..end].iter().map(|t| t.text).collect();
    let lists = gazetteer::lists_of(&words.join(" "));
    let elsewhere = lists & ORGANIZATION != 0 && lists & CITY == 0;
    (end > 0 && dash && !elsewhere).then_some(end)
}

/// Two slips the model makes that a list can mend: a titled name is a person, a harbour is a place.
fn settle(words: &[&str], span: &mut NameSpan) {
    let last = words[span.end - 1];
    if span.kind == EntityKind::Person && span.end - span.start > 1 && listed(&LANDSCAPE, last) {
        span.kind = EntityKind::Place;
    }
    let titled = span.end - span.start > 2 && is_title(words[span.start]);
    if titled && gazetteer::lists_of(words[span.start + 1]) & GIVEN_NAME != 0 {
        span.kind = EntityKind::Person;
        span.start += 1;
    }
}

/// Whether a word before a name is not part of it.
pub fn is_title(word: &str) -> bool {
    listed(&TITLES, word)
}

/// Small words that may stand inside a name.
static INSIDE_NAMES: WordSet = WordSet::new(|| {
    words(
        "of the and for in on at to & de du des la le les d' l' d’ l’ et en sur van von der den dos da di del y bin ibn al el - – ' ’ 's ’s . , : /",
    )
});

/// Ends a name before the first word in it that no name holds ("Order intake rose"), and begins it after a French article.
///
/// French institutions are written with one capital ("Organisation mondiale de la santé"), so listed names are left whole.
fn cut(words: &[&str], span: &mut NameSpan, language: Language) {
    let ordinary =
        |word: &str| word.starts_with(char::is_lowercase) && !listed(&INSIDE_NAMES, word);
    let whole = words[span.start..span.end].join(" ");
    let listed_whole = gazetteer::lists_of(&whole) != 0;
    let first_capital =
        (span.start..span.end).find(|&at| words[at].starts_with(char::is_uppercase));
    if !listed_whole
        && let Some(first) = first_capital
        && let Some(end) = (first + 1..span.end).find(|&at| ordinary(words[at]))
    {
        span.end = end;
    }
    while span.end - span.start > 1 && listed(&INSIDE_NAMES, words[span.end - 1]) {
        span.end -= 1;
    }
    let leads = |word: &str| {
        matches!(word.to_lowercase().as_str(), "l'" | "l’" | "d'" | "d’")
            || listed(&FRENCH_FIRST, word)
    };
    while language == Language::French && span.end - span.start > 1 && leads(words[span.start]) {
        span.start += 1;
    }
}

/// Takes titles off a person's name, and the possessive off any.
fn trim(words: &[&str], span: &mut NameSpan, language: Language) {
    // A sentence begins with a capital, name or not: "Later Okafor left".
    if span.start == 0
        && span.end > 1
        && span.kind == EntityKind::Person
        && is_stop_word(&words[0].to_lowercase(), language)
    {
        span.start = 1;
    }
    while span.end - span.start > 1
        && matches!(words[span.end - 1], "'s" | "’s" | "'" | "’" | "," | ".")
    {
        span.end -= 1;
    }
    while span.kind == EntityKind::Person
        && span.end - span.start > 1
        && is_title(words[span.start])
    {
        span.start += 1;
    }
}

fn key(tokens: &[Token<'_>], start: usize, end: usize) -> String {
    let words: Vec<&str> = tokens[start..end].iter().map(|t| t.text).collect();
    words.join(" ")
}

/// The kind of each name by the weight of its mentions, and of each surname by its full name.
fn agreed_kinds(document: &Document<'_>, names: &[Vec<NameSpan>]) -> HashMap<String, EntityKind> {
    let mut votes: HashMap<String, [f64; 4]> = HashMap::new();
    for (spans, sentence) in names.iter().zip(&document.sentences) {
        let tokens = document.tokens_of(sentence);
        for span in spans {
            let Some(kind) = KINDS.iter().position(|&kind| kind == span.kind) else {
                continue;
            };
            votes.entry(key(tokens, span.start, span.end)).or_default()[kind] += span.confidence;
            // A company goes by its first word after it was named in full, unless that is anybody's.
            let first = tokens[span.start].text;
            let company = listed(&LEGAL_FORMS, tokens[span.end - 1].text)
                || (span.kind == EntityKind::Organization && !ordinary::is_ordinary(first));
            if company && span.end - span.start > 1 && !is_listed_place(first) {
                votes.entry(first.to_owned()).or_default()[1] += 2.0 * span.confidence.max(CHANCE);
            }
            // A full name found surely settles what its last word means alone, unless that is a town.
            if span.kind == EntityKind::Person
                && !is_listed_place(tokens[span.end - 1].text)
                && span.end - span.start > 1
                && span.confidence >= FULL_NAME
            {
                votes
                    .entry(tokens[span.end - 1].text.to_owned())
                    .or_default()[0] += 2.0 * span.confidence.max(SURE);
            }
        }
    }
    let sure = votes.into_iter().filter_map(|(name, votes)| {
        let best = (0..4).fold(0, |best, kind| {
            if votes[kind] > votes[best] {
                kind
            } else {
                best
            }
        });
        (votes[best] >= SURE).then(|| (name, KINDS[best]))
    });
    sure.collect()
}

/// Adds names the document is sure of where the model passed them over.
fn add_known(tokens: &[Token<'_>], spans: &mut Vec<NameSpan>, kinds: &HashMap<String, EntityKind>) {
    let mut taken = vec![false; tokens.len()];
    for span in spans.iter() {
        taken[span.start..span.end].fill(true);
    }
    let mut at = 0;
    while at < tokens.len() {
        if taken[at] || !tokens[at].is_capitalized() {
            at += 1;
            continue;
        }
        let longest = (at + 1..=(at + MAX_WORDS).min(tokens.len()))
            .take_while(|&end| !taken[end - 1])
            .filter(|&end| end - at > 1 || tokens[at].text.chars().count() > 2)
            .filter_map(|end| Some((end, *kinds.get(&key(tokens, at, end))?)))
            .last();
        match longest {
            Some((end, kind)) => {
                spans.push(NameSpan {
                    start: at,
                    end,
                    kind,
                    confidence: SURE,
                });
                at = end;
            }
            None => at += 1,
        }
    }
    spans.sort_by_key(|span| span.start);
}
