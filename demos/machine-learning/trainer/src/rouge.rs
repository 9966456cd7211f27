//! Overlap of our summaries with reference summaries, beside the first sentences.

use std::collections::BTreeMap;

use machine_learning::language::Language;
use machine_learning::text::Document;
use machine_learning::text::stem::stem;

use crate::quality::{Half, SUMMARIES, analyze};

/// ROUGE-1 F (unigram overlap of stems) of our summary beside the first three sentences and as many first sentences as ours.
pub struct Rouge {
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
