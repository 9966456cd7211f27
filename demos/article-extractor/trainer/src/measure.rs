//! How close an extracted text comes to the gold: the benchmark's `word_f1`.

use std::collections::HashMap;

/// Precision, recall and their harmonic mean.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Score {
    /// Share of the extracted words that are in the gold.
    pub precision: f64,
    /// Share of the gold's words that were extracted.
    pub recall: f64,
    /// Harmonic mean of the two.
    pub f1: f64,
}

/// Compares two texts as bags of `\w+` words in lower case.
pub fn word_score(extracted: &str, gold: &str) -> Score {
    let (mine, gold) = (bag(extracted), bag(gold));
    let size = |bag: &HashMap<String, u32>| bag.values().sum::<u32>();
    let (extracted_words, gold_words) = (size(&mine), size(&gold));
    if extracted_words == 0 || gold_words == 0 {
        let value = f64::from(u8::from(extracted_words == gold_words));
        return Score {
            precision: value,
            recall: value,
            f1: value,
        };
    }
    let common: u32 = mine
        .iter()
        .map(|(word, &count)| count.min(gold.get(word).copied().unwrap_or(0)))
        .sum();
    let precision = f64::from(common) / f64::from(extracted_words);
    let recall = f64::from(common) / f64::from(gold_words);
    let f1 = if common == 0 {
        0.0
    } else {
        2.0 * precision * recall / (precision + recall)
    };
    Score {
        precision,
        recall,
        f1,
    }
}

/// The mean of each part over pages.
pub fn mean(scores: &[Score]) -> Score {
    let count = scores.len().max(1) as f64;
    let sum = |part: fn(&Score) -> f64| scores.iter().map(part).sum::<f64>() / count;
    Score {
        precision: sum(|score| score.precision),
        recall: sum(|score| score.recall),
        f1: sum(|score| score.f1),
    }
}

fn bag(text: &str) -> HashMap<String, u32> {
    let mut bag = HashMap::new();
    for word in words(text) {
        *bag.entry(word).or_default() += 1;
    }
    bag
}

/// Lower-case words of a text.
pub fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(|c: char| !(c.is_alphanumeric() || c == '_'))
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
}
