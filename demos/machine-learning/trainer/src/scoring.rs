//! Precision, recall and F1 of spans: right only where both ends and the kind are.

use std::collections::{BTreeMap, BTreeSet};

use machine_learning::entities::NameSpan;
use machine_learning::entities::labels::{KINDS, LABELS};
use machine_learning::entities::model::spans;
use machine_learning::report::EntityKind;

use crate::corpus::Example;

/// Right, found and true spans.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Found and true.
    pub right: usize,
    pub found: usize,
    /// True.
    pub gold: usize,
}

impl Counts {
    /// Harmonic mean of precision and recall; zero where there is nothing.
    pub fn f1(&self) -> f64 {
        2.0 * self.right as f64 / (self.found + self.gold).max(1) as f64
    }

    /// Share of the found that is right.
    pub fn precision(&self) -> f64 {
        self.right as f64 / self.found.max(1) as f64
    }

    /// Share of the true that is found.
    pub fn recall(&self) -> f64 {
        self.right as f64 / self.gold.max(1) as f64
    }
}

/// Counts by kind and all together.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Score {
    /// By kind.
    pub kinds: BTreeMap<EntityKind, Counts>,
    /// All together (micro).
    pub all: Counts,
}

impl Score {
    /// Adds a sentence's found and true spans.
    pub fn add(&mut self, found: &[NameSpan], gold: &[NameSpan]) {
        let key = |span: &NameSpan| (span.start, span.end, span.kind);
        let truth: BTreeSet<_> = gold.iter().map(key).collect();
        let mut note = |kind: EntityKind, change: fn(&mut Counts)| {
            change(self.kinds.entry(kind).or_default());
            change(&mut self.all);
        };
        for span in found {
            note(span.kind, |c| c.found += 1);
            if truth.contains(&key(span)) {
                note(span.kind, |c| c.right += 1);
            }
        }
        for span in gold {
            note(span.kind, |c| c.gold += 1);
        }
    }

    /// F1 by kind and micro, on one line.
    pub fn line(&self) -> String {
        let kinds = KINDS.iter().map(|kind| {
            let counts = self.kinds.get(kind).copied().unwrap_or_default();
            format!("{kind} {:.3} ({})", counts.f1(), counts.gold)
        });
        let kinds: Vec<String> = kinds.collect();
        format!(
            "micro {:.3} P {:.3} R {:.3} · {}",
            self.all.f1(),
            self.all.precision(),
            self.all.recall(),
            kinds.join(" ")
        )
    }
}

/// The true spans of an example.
pub fn gold(example: &Example) -> Vec<NameSpan> {
    spans(&example.labels, &vec![[1.0; LABELS]; example.labels.len()])
}

/// Scores a way of finding names on examples.
pub fn score(examples: &[Example], find: impl Fn(&[&str]) -> Vec<NameSpan>) -> Score {
    let mut score = Score::default();
    for example in examples {
        score.add(&find(&example.texts()), &gold(example));
    }
    score
}
