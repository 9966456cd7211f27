//! Quality on the texts we labelled ourselves, each beside a named baseline.
//!
//! The files stand in `labelled/`. Of tone and summaries every second row (the
//! odd ones, from zero) is for measuring only and choices were made on the
//! others; the texts of `topics.csv` are for measuring only.

use boreal_demos::machine_learning::language::{Language, detect};
use boreal_demos::machine_learning::report::Tone;
use boreal_demos::machine_learning::text::Document;
use boreal_demos::machine_learning::text::stem::stem;
use boreal_demos::machine_learning::topic::{classify, keyword_baseline};
use boreal_demos::machine_learning::{Params, Plan, Report, run};
use std::collections::BTreeMap;

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
    fn holds(self, place: usize) -> bool {
        (place % 2 == 1) == (self == Half::Test)
    }
}

/// Ours beside a baseline, as shares of one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pair {
    /// Ours.
    pub ours: f64,
    /// The baseline.
    pub baseline: f64,
    /// How many texts.
    pub count: usize,
}

/// The analysis of a text.
pub fn analyze(text: &str, title: Option<&str>) -> Report {
    let params = Params {
        text: text.to_owned(),
        title: title.map(str::to_owned),
        language: Some("en".to_owned()),
    };
    run(&Plan::try_from(params).expect("the labelled texts are within the limits"))
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
        let sentiment = analyze(text, None).sentiment;
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

/// Accuracy of the language on single sentences beside always English.
pub fn languages() -> Pair {
    let rows: Vec<(&str, &str)> = LANGUAGES
        .lines()
        .filter_map(|line| line.split_once(','))
        .collect();
    Pair {
        ours: share(
            rows.iter()
                .filter(|(code, text)| detect(text).0.as_str() == *code)
                .count(),
            rows.len(),
        ),
        baseline: share(
            rows.iter().filter(|(code, _)| *code == "en").count(),
            rows.len(),
        ),
        count: rows.len(),
    }
}

/// ROUGE-1 F (unigram overlap of stems) of our summary beside the first three sentences and as many first sentences as ours.
pub struct Rouge {
    /// Ours.
    pub ours: f64,
    /// The first three sentences.
    pub lead_three: f64,
    /// As many first sentences as our summary has.
    pub lead_same: f64,
    /// How many texts.
    pub count: usize,
}

/// Mean ROUGE-1 and ROUGE-2 F over the texts of a half.
pub fn summaries(half: Half) -> (Rouge, Rouge) {
    (rouge(half, 1), rouge(half, 2))
}

fn rouge(half: Half, order: usize) -> Rouge {
    let mut sum = Rouge {
        ours: 0.0,
        lead_three: 0.0,
        lead_same: 0.0,
        count: 0,
    };
    for (_, block) in SUMMARIES
        .split("\n\n")
        .enumerate()
        .filter(|(place, _)| half.holds(*place))
    {
        let mut lines = block.lines();
        let title = lines.next().and_then(|line| line.strip_prefix("title: "));
        let (Some(text), Some(reference)) = (
            lines.next(),
            lines.next().and_then(|line| line.strip_prefix("summary: ")),
        ) else {
            continue;
        };
        let report = analyze(text, title);
        let lead = |count: usize| {
            report
                .sentences
                .iter()
                .take(count)
                .map(|s| s.text.as_str())
                .collect::<Vec<_>>()
                .join(" ")
        };
        let ours: Vec<&str> = report.summary.iter().map(|s| s.text.as_str()).collect();
        sum.ours += overlap(&ours.join(" "), reference, order);
        sum.lead_three += overlap(&lead(3), reference, order);
        sum.lead_same += overlap(&lead(ours.len()), reference, order);
        sum.count += 1;
    }
    let count = sum.count.max(1) as f64;
    Rouge {
        ours: sum.ours / count,
        lead_three: sum.lead_three / count,
        lead_same: sum.lead_same / count,
        count: sum.count,
    }
}

/// F1 of shared n-grams of stems.
pub fn overlap(candidate: &str, reference: &str, order: usize) -> f64 {
    let grams = |text: &str| {
        let document = Document::new(text, Language::English);
        let stems: Vec<String> = document
            .tokens
            .iter()
            .filter(|t| t.is_word())
            .map(|t| stem(t.text))
            .collect();
        let mut counts: BTreeMap<Vec<String>, usize> = BTreeMap::new();
        for gram in stems.windows(order) {
            *counts.entry(gram.to_vec()).or_default() += 1;
        }
        counts
    };
    let (ours, theirs) = (grams(candidate), grams(reference));
    let shared: usize = ours
        .iter()
        .map(|(gram, count)| (*count).min(theirs.get(gram).copied().unwrap_or(0)))
        .sum();
    let total = ours.values().sum::<usize>() + theirs.values().sum::<usize>();
    2.0 * shared as f64 / total.max(1) as f64
}
