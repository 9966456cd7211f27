//! Summaries, key phrases and topics measured on real articles.

use std::collections::{BTreeMap, BTreeSet};

use boreal_demo_kit::SeededRng;
use machine_learning::entities;
use machine_learning::language::Language;
use machine_learning::phrases;
use machine_learning::report::EntityKind;
use machine_learning::summary::{Subject, Weights, summarize_by};
use machine_learning::text::stem::stem;
use machine_learning::text::stop_words::is_stop_word;
use machine_learning::text::{Document, TokenKind};

use crate::articles::Article;
use crate::quality::{TopicFit, topics};
use crate::rouge::overlap;

/// Phrases told, as on the site.
const PHRASES: usize = 10;
/// Samples of the bootstrap.
const SAMPLES: usize = 2_000;
/// Sentences a text has at least for a summary to be a choice.
const MIN_SENTENCES: usize = 8;

/// An article prepared for summaries by any weights.
pub struct Prepared<'a> {
    document: Document<'a>,
    title: Option<&'a str>,
    phrases: Vec<machine_learning::report::KeyPhrase>,
    entities: Vec<usize>,
    reference: &'a str,
}

/// The articles of a half that have a description.
pub fn prepare(articles: &[Article], held_out: bool) -> Vec<Prepared<'_>> {
    let kept = articles
        .iter()
        .filter(|article| article.held_out == held_out);
    kept.filter_map(|article| {
        let reference = article.description.as_deref()?;
        let document = Document::new(&article.text, Language::English);
        if document.sentences.iter().filter(|s| !s.heading).count() < MIN_SENTENCES {
            return None;
        }
        let mut named = vec![0; document.sentences.len()];
        let found = entities::find(&document, Language::English);
        for mention in &found {
            named[mention.sentence] += usize::from(mention.kind != EntityKind::Date);
        }
        Some(Prepared {
            phrases: phrases::extract(&document, &found, Language::English),
            entities: named,
            title: article.title.as_deref(),
            document,
            reference,
        })
    })
    .collect()
}

/// ROUGE-1 and ROUGE-2 of a text: ours, the first three sentences, as many first sentences as ours.
pub type Rouges = [[f64; 3]; 2];

/// The scores of one article.
pub fn rouges(article: &Prepared<'_>, weights: &Weights) -> Rouges {
    let subject = Subject {
        title: article.title,
        phrases: &article.phrases,
        entities: &article.entities,
        language: Language::English,
    };
    let summary = summarize_by(weights, &article.document, &subject);
    let ours: Vec<&str> = summary.iter().map(|s| s.text.as_str()).collect();
    let lead = |count: usize| {
        let full = article.document.sentences.iter().filter(|s| !s.heading);
        full.take(count)
            .map(|s| &article.document.text[s.start..s.end])
            .collect::<Vec<_>>()
            .join(" ")
    };
    let texts = [ours.join(" "), lead(3), lead(ours.len())];
    [1, 2]
        .map(|order| std::array::from_fn(|place| overlap(&texts[place], article.reference, order)))
}

/// Mean of a column, and how often it beats another in samples of the articles drawn with replacement.
pub fn compare(scores: &[Rouges], order: usize, baseline: usize) -> (f64, f64, f64) {
    let n = scores.len().max(1);
    let mean = |column: usize| scores.iter().map(|s| s[order][column]).sum::<f64>() / n as f64;
    let gains: Vec<f64> = scores
        .iter()
        .map(|s| s[order][0] - s[order][baseline])
        .collect();
    let mut rng = SeededRng::new(20_261_115);
    let wins = (0..SAMPLES).filter(|_| {
        let sum: f64 = (0..n).map(|_| gains[rng.below(n as u64) as usize]).sum();
        sum > 0.0
    });
    (
        mean(0),
        mean(baseline),
        wins.count() as f64 / SAMPLES as f64,
    )
}

fn stems(phrase: &str) -> String {
    let words = phrase.split(|c: char| !c.is_alphanumeric() && c != '\'' && c != '-');
    let stems: Vec<String> = words.filter(|w| !w.is_empty()).map(stem).collect();
    stems.join(" ")
}

/// F1 at ten against the page's keywords (stems alike), mean over articles: ours and plain counts; and how many articles.
pub fn key_phrases(articles: &[Article], held_out: bool) -> (f64, f64, usize) {
    let (mut ours, mut counted, mut count) = (0.0, 0.0, 0);
    let kept = articles
        .iter()
        .filter(|a| a.held_out == held_out && !a.keywords.is_empty());
    for article in kept {
        let gold: BTreeSet<String> = article.keywords.iter().map(|k| stems(k)).collect();
        let document = Document::new(&article.text, Language::English);
        let names = entities::find(&document, Language::English);
        let found: Vec<String> = phrases::extract(&document, &names, Language::English)
            .iter()
            .map(|phrase| stems(&phrase.phrase))
            .collect();
        let f1 = |found: &[String]| {
            let right = found.iter().filter(|phrase| gold.contains(*phrase)).count();
            2.0 * right as f64 / (found.len() + gold.len()).max(1) as f64
        };
        ours += f1(&found);
        counted += f1(&most_frequent(&document));
        count += 1;
    }
    let n = f64::from(count.max(1));
    (ours / n, counted / n, count as usize)
}

/// The ten most frequent content words and pairs of them.
fn most_frequent(document: &Document<'_>) -> Vec<String> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for sentence in &document.sentences {
        let tokens = document.tokens_of(sentence);
        let content = |at: usize| {
            let token = tokens.get(at)?;
            let word = token.text.to_lowercase();
            (token.kind == TokenKind::Word
                && word.len() > 2
                && !is_stop_word(&word, Language::English))
            .then(|| stem(&word))
        };
        for at in 0..tokens.len() {
            let Some(first) = content(at) else { continue };
            if let Some(second) = content(at + 1) {
                *counts.entry(format!("{first} {second}")).or_default() += 1;
            }
            *counts.entry(first).or_default() += 1;
        }
    }
    let mut ranked: Vec<(String, usize)> = counts.into_iter().collect();
    ranked.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    ranked
        .into_iter()
        .take(PHRASES)
        .map(|(word, _)| word)
        .collect()
}

/// The beginning of a text: what stands under a headline.
fn beginning(text: &str) -> &str {
    let document = Document::new(text, Language::English);
    let end = document
        .sentences
        .iter()
        .find(|s| !s.heading)
        .map_or(text.len(), |s| s.end);
    &text[..end]
}

/// Topics of the labelled articles, whole and as headline and first sentence.
pub fn article_topics(articles: &[Article]) -> [TopicFit; 2] {
    let rows: Vec<(&str, Option<&str>, &str)> = articles
        .iter()
        .filter_map(|a| Some((a.topic?, a.title.as_deref(), a.text.as_str())))
        .collect();
    [
        topics(rows.iter().copied()),
        topics(
            rows.iter()
                .map(|&(label, title, text)| (label, title, beginning(text))),
        ),
    ]
}

/// Hand-made topics of the Lee background corpus: line, label.
const LEE_TOPICS: &str = include_str!("../labelled/lee-topics.csv");

/// Topics of the labelled lines of the Lee corpus, whole and as their first sentence.
pub fn lee_topics(corpus: &str) -> [TopicFit; 2] {
    let lines: Vec<&str> = corpus.lines().collect();
    let rows: Vec<(&str, Option<&str>, &str)> = LEE_TOPICS
        .lines()
        .skip(1)
        .filter_map(|row| {
            let (line, label) = row.split_once(',')?;
            Some((label, None, *lines.get(line.parse::<usize>().ok()?)?))
        })
        .collect();
    [
        topics(rows.iter().copied()),
        topics(
            rows.iter()
                .map(|&(label, title, text)| (label, title, beginning(text))),
        ),
    ]
}
