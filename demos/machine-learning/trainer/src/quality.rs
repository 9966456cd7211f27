//! Quality on the texts we labelled ourselves, each beside a named baseline.
//!
//! The files stand in `labelled/`. Of tone and summaries every second row (the
//! odd ones, from zero) is for measuring only and choices were made on the
//! others; the texts of `topics.csv` are for measuring only.

use boreal_demo_kit::Input;
use machine_learning::entities::labels::{KINDS, label};
use machine_learning::entities::rules;
use machine_learning::language::Language;
use machine_learning::language_detection::detect;
use machine_learning::report::{EntityKind, Tone};
use machine_learning::text::Document;
use machine_learning::text::tokens::tokenize;
use machine_learning::topic::{classify, keyword_baseline};
use machine_learning::{Params, Report, run};

use crate::corpus::Example;

/// Sentences of news by tone: label, VADER's compound score (vaderSentiment 3.3.2), text.
pub const TONE: &str = include_str!("../labelled/tone.csv");
/// Sentences of financial news by tone, from an investor's view: the same columns.
pub const FINANCE: &str = include_str!("../labelled/tone-finance.csv");
/// Short news texts by topic, to measure on.
pub const TOPICS: &str = include_str!("../labelled/topics.csv");
/// Short French news texts by topic, to measure on.
pub const TOPICS_FRENCH: &str = include_str!("../labelled/topics-french.csv");
/// Texts with a reference summary.
pub const SUMMARIES: &str = include_str!("../labelled/summaries.txt");
/// Sentences in seven languages.
pub const LANGUAGES: &str = include_str!("../labelled/languages.csv");

/// Which half of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Half {
    /// Even rows: choices are made on them.
    Tune,
    /// Odd rows: measured only.
    Test,
}

impl Half {
    /// Whether it holds the row at this place.
    pub fn holds(self, place: usize) -> bool {
        (place % 2 == 1) == (self == Half::Test)
    }
}

/// Ours beside a baseline, as shares of one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pair {
    pub ours: f64,
    pub baseline: f64,
    /// How many texts.
    pub count: usize,
}

/// The analysis of a text.
pub fn analyze(text: &str, title: Option<&str>) -> Report {
    analyze_in(text, title, Language::English)
}

/// The analysis of a text in another language.
pub fn analyze_in(text: &str, title: Option<&str>, language: Language) -> Report {
    let params = Params {
        text: text.to_owned(),
        title: title.map(str::to_owned),
        language: Some(language.as_str().to_owned()),
    };
    run(&params
        .plan()
        .expect("the labelled texts are within the limits"))
}

fn share(right: usize, count: usize) -> f64 {
    right as f64 / count.max(1) as f64
}

/// A labelled sentence, its score by VADER and by us.
pub struct ToneRow {
    /// What we labelled it.
    pub label: Tone,
    /// VADER's label, by its own band of 0.05.
    pub vader: Tone,
    /// Our label.
    pub ours: Tone,
    /// Our score.
    pub score: f64,
    /// The sentence.
    pub text: &'static str,
}

/// The rows of a half: label, VADER's compound score, text.
fn rows_of(file: &'static str, half: Half) -> Vec<(Tone, f64, &'static str)> {
    let rows = file
        .lines()
        .skip(1)
        .enumerate()
        .filter(|(place, _)| half.holds(*place));
    rows.filter_map(|(_, line)| {
        let mut cells = line.splitn(3, ',');
        let label = cells.next()?.parse().ok()?;
        let compound = cells.next()?.parse().ok()?;
        Some((label, compound, cells.next()?))
    })
    .collect()
}

/// The texts of a half, news and financial news together.
pub fn tone_texts(half: Half) -> Vec<&'static str> {
    let rows = [TONE, FINANCE].map(|file| rows_of(file, half));
    rows.into_iter().flatten().map(|(.., text)| text).collect()
}

/// The labelled sentences of a half, news and financial news together.
pub fn tone_rows(half: Half) -> Vec<ToneRow> {
    [TONE, FINANCE]
        .into_iter()
        .flat_map(|file| scored_rows(file, half))
        .collect()
}

fn scored_rows(file: &'static str, half: Half) -> Vec<ToneRow> {
    let rows = rows_of(file, half).into_iter();
    rows.filter_map(|(label, compound, text)| {
        let vader = match compound {
            c if c >= 0.05 => Tone::Positive,
            c if c <= -0.05 => Tone::Negative,
            _ => Tone::Neutral,
        };
        let sentiment = analyze(text, None).sentiment?;
        let first = sentiment.sentences.first()?;
        Some(ToneRow {
            label,
            vader,
            ours: first.label,
            score: first.score,
            text,
        })
    })
    .collect()
}

/// Accuracy of tone beside VADER's, on one of the files.
pub fn tone(file: &'static str, half: Half) -> Pair {
    let rows = scored_rows(file, half);
    let right = |of: fn(&ToneRow) -> Tone| rows.iter().filter(|row| of(row) == row.label).count();
    Pair {
        ours: share(right(|row| row.ours), rows.len()),
        baseline: share(right(|row| row.vader), rows.len()),
        count: rows.len(),
    }
}

/// Accuracy of the topic beside counting keywords, and the mean confidence stated.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TopicFit {
    /// Ours beside counting seed words.
    pub pair: Pair,
    /// Mean confidence.
    pub confidence: f64,
}

/// Measures the topic on texts with their labels: label, title, text.
pub fn topics<'a>(texts: impl Iterator<Item = (&'a str, Option<&'a str>, &'a str)>) -> TopicFit {
    let (mut ours, mut baseline, mut count, mut confidence) = (0, 0, 0, 0.0);
    for (label, title, text) in texts {
        let document = Document::new(text, Language::English);
        let topic = classify(&document, title);
        let whole = format!("{}\n{text}", title.unwrap_or_default());
        count += 1;
        confidence += topic.confidence;
        ours += usize::from(topic.label.as_str() == label);
        baseline += usize::from(keyword_baseline(&whole).as_str() == label);
    }
    TopicFit {
        pair: Pair {
            ours: share(ours, count),
            baseline: share(baseline, count),
            count,
        },
        confidence: confidence / count.max(1) as f64,
    }
}

/// The topic of the short texts of one of our files.
pub fn own_topics(file: &'static str) -> TopicFit {
    let rows = file.lines().filter_map(|line| line.split_once(','));
    topics(rows.map(|(label, text)| (label, None, text)))
}

/// Headlines in 30 languages and some that are none, which nothing was chosen on.
pub const HEADLINES: &str = include_str!("../labelled/headlines.csv");

/// Rows of a file of languages: code and text.
pub fn language_rows(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    file.lines().filter_map(|line| line.split_once(','))
}

/// Accuracy of the language on single lines beside always English.
pub fn languages(file: &'static str) -> Pair {
    let right = language_rows(file).filter(|(code, text)| detect(text).0.as_str() == *code);
    let english = language_rows(file).filter(|(code, _)| *code == "en");
    let count = language_rows(file).count();
    Pair {
        ours: share(right.count(), count),
        baseline: share(english.count(), count),
        count,
    }
}

/// Passages with an entity and the tone towards it.
pub const ENTITY_TONE: &str = include_str!("../labelled/entity-tone.csv");

/// Accuracy of the tone towards an entity beside the tone of the whole passage; an entity that is not found counts as neutral.
pub fn entity_tone(half: Half) -> Pair {
    let rows = ENTITY_TONE.lines().skip(1).enumerate();
    let (mut ours, mut baseline, mut count) = (0, 0, 0);
    for (_, row) in rows.filter(|(place, _)| half.holds(*place)) {
        let cells: Vec<&str> = row.splitn(3, '|').collect();
        let (name, label, text) = (cells[0], cells[1], cells[2]);
        let report = analyze(text, None);
        let entity = report
            .entities
            .iter()
            .find(|e| name.contains(&e.text) || e.text.contains(name));
        let found = entity.map_or(Tone::Neutral, |entity| entity.tone);
        count += 1;
        ours += usize::from(found.as_str() == label);
        let whole = report.sentiment.map_or(Tone::Neutral, |tone| tone.label);
        baseline += usize::from(whole.as_str() == label);
    }
    Pair {
        ours: share(ours, count),
        baseline: share(baseline, count),
        count,
    }
}

/// French sentences with their names in brackets: `[per Marie Tremblay]`.
pub const ENTITIES_FRENCH: &str = include_str!("../labelled/entities-french.txt");

/// F1 of people, organizations and places in the French sentences (name and kind right), beside capitals and lists alone.
pub fn french_names() -> Pair {
    let (mut ours, mut lists, mut gold_count, mut count) = ([0; 2], [0; 2], 0, 0);
    for line in ENTITIES_FRENCH.lines() {
        let (text, gold) = bracketed(line);
        gold_count += gold.len();
        count += 1;
        let named = |kind| {
            matches!(
                kind,
                EntityKind::Person | EntityKind::Organization | EntityKind::Place
            )
        };
        let report = analyze_in(&text, None, Language::French);
        let found = report.entities.iter().filter(|e| named(e.kind));
        let found: Vec<(EntityKind, String)> = found.map(|e| (e.kind, e.text.clone())).collect();
        let document = Document::new(&text, Language::French);
        let words: Vec<&str> = document.tokens.iter().map(|t| t.text).collect();
        let listed: Vec<(EntityKind, String)> = rules::find(&words)
            .iter()
            .filter(|span| named(span.kind))
            .map(|span| {
                let (first, last) = (&document.tokens[span.start], &document.tokens[span.end - 1]);
                (span.kind, text[first.start..last.end()].to_owned())
            })
            .collect();
        for (counts, found) in [(&mut ours, &found), (&mut lists, &listed)] {
            counts[0] += found.iter().filter(|name| gold.contains(name)).count();
            counts[1] += found.len();
        }
    }
    let f1 = |counts: [usize; 2]| 2.0 * share(counts[0], counts[1] + gold_count);
    Pair {
        ours: f1(ours),
        baseline: f1(lists),
        count,
    }
}

/// A sentence without its brackets, and the names in them.
fn bracketed(line: &str) -> (String, Vec<(EntityKind, String)>) {
    let mut text = String::new();
    let mut names = Vec::new();
    for part in line.split('[') {
        let Some((inside, after)) = part.split_once(']') else {
            text.push_str(part);
            continue;
        };
        let (kind, name) = inside.split_once(' ').unwrap_or_default();
        let kind = match kind {
            "per" => EntityKind::Person,
            "org" => EntityKind::Organization,
            "oth" => EntityKind::Other,
            _ => EntityKind::Place,
        };
        names.push((kind, name.to_owned()));
        text.push_str(name);
        text.push_str(after);
    }
    (text, names)
}

/// Lines in the style of a newswire with their names in brackets: `[per Ivan Horvat]`.
pub const WIRE: &str = include_str!("../labelled/wire.txt");

/// The wire's lines as examples for the model alone.
pub fn wire_lines() -> Vec<Example> {
    WIRE.lines().map(example).collect()
}

fn example(line: &str) -> Example {
    let (text, names) = bracketed(line);
    let tokens = tokenize(&text, Language::English);
    let mut labels = vec![0; tokens.len()];
    let mut from = 0;
    for (kind, name) in names {
        let kind = KINDS.iter().position(|&k| k == kind).unwrap_or_default();
        let start = from + text[from..].find(&name).unwrap_or_default();
        from = start + name.len();
        let inside = tokens
            .iter()
            .enumerate()
            .filter(|(_, token)| token.start >= start && token.end() <= from);
        for (place, (at, _)) in inside.enumerate() {
            labels[at] = label(kind, place > 0);
        }
    }
    Example {
        words: tokens.iter().map(|token| token.text.to_owned()).collect(),
        dates: vec![false; labels.len()],
        labels,
    }
}
