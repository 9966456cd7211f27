//! A baseline that only remembers: each word gets the label it had most often in training.

use std::collections::HashMap;

use machine_learning::entities::NameSpan;
use machine_learning::entities::labels::{LABELS, may_follow};
use machine_learning::entities::model::spans;

use crate::corpus::Example;

/// The commonest label of each word.
pub struct Memory {
    labels: HashMap<String, usize>,
}

impl Memory {
    /// Counts the labels of the training parts.
    pub fn learn(groups: &[&[Example]]) -> Self {
        let mut counts: HashMap<String, [u32; LABELS]> = HashMap::new();
        for example in groups.iter().flat_map(|group| group.iter()) {
            for (word, &label) in example.words.iter().zip(&example.labels) {
                counts.entry(word.clone()).or_default()[label] += 1;
            }
        }
        let commonest = |counts: [u32; LABELS]| {
            (0..LABELS).fold(0, |best, label| {
                if counts[label] > counts[best] {
                    label
                } else {
                    best
                }
            })
        };
        Self {
            labels: counts
                .into_iter()
                .map(|(word, counts)| (word, commonest(counts)))
                .collect(),
        }
    }

    /// The names of a sentence by memory alone.
    pub fn find(&self, words: &[&str]) -> Vec<NameSpan> {
        let mut path = Vec::with_capacity(words.len());
        for word in words {
            let label = self.labels.get(*word).copied().unwrap_or(0);
            let before = path.last().copied().unwrap_or(0);
            path.push(if may_follow(before, label) {
                label
            } else {
                label - 1
            });
        }
        spans(&path, &vec![[1.0; LABELS]; words.len()])
    }
}
