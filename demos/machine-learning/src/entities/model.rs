//! The trained entity model: a linear-chain conditional random field.
//!
//! Weights are whole numbers of one byte, trained by `demos/machine-learning/trainer`
//! and read once. The best path is Viterbi's; a span's confidence is the product
//! of its words' probabilities given the word before (forward-backward).

use super::super::packed::{Key, Reader, Slots};
use super::super::report::EntityKind;
use super::chain::{best_path, marginals};
use super::features::{self, Form};
use super::labels::{KINDS, LABELS, Row, label};
use super::mention::NameSpan;
use std::sync::LazyLock;

/// Prose, fragments and lines in capitals have weights of their own.
pub const FORMS: usize = 3;

const WEIGHTS: &[u8] = include_bytes!("../../data/entities.model");
/// First bytes of the file: its format and version.
pub const MAGIC: &[u8; 8] = b"BSENT\0\0\x02";

/// Weights that can be asked by feature.
pub trait Weights {
    /// Adds the weights a feature has in sentences of this form to a row.
    fn add(&self, key: Key, form: Form, row: &mut Row);
    /// Weights of one label after another.
    fn transitions(&self) -> &[Row; LABELS];
}

/// The weights in the binary.
pub struct Packed {
    transitions: [Row; LABELS],
    scale: f32,
    slots: Slots,
    rows: Vec<[[i8; LABELS]; FORMS]>,
}

/// The model of the site.
pub static MODEL: LazyLock<Packed> =
    LazyLock::new(|| Packed::read(WEIGHTS).expect("a test reads the bundled model"));

impl Packed {
    /// Reads a model; none where the bytes are not one.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let mut reader = Reader::new(bytes, MAGIC)?;
        let scale = reader.float()?;
        let mut transitions = [[0.0; LABELS]; LABELS];
        for weight in transitions.as_flattened_mut() {
            *weight = reader.float()?;
        }
        let slots = reader.keys()?;
        let mut rows = Vec::with_capacity(slots.count());
        for _ in 0..slots.count() {
            let mask = reader.varint()?;
            let mut row = [[0; LABELS]; FORMS];
            for (place, weight) in row.as_flattened_mut().iter_mut().enumerate() {
                if mask & (1 << place) != 0 {
                    *weight = reader.small()?;
                }
            }
            rows.push(row);
        }
        Some(Self {
            transitions,
            scale,
            slots,
            rows,
        })
    }
}

impl Weights for Packed {
    fn add(&self, key: Key, form: Form, row: &mut Row) {
        let Some(place) = self.slots.row(key) else {
            return;
        };
        for (sum, weight) in row.iter_mut().zip(&self.rows[place][form as usize]) {
            *sum += f32::from(*weight) * self.scale;
        }
    }

    fn transitions(&self) -> &[Row; LABELS] {
        &self.transitions
    }
}

/// The weight of each label for each word.
pub fn scores(model: &impl Weights, words: &[&str]) -> Vec<Row> {
    let form = features::form(words);
    let rows = features::extract(words).into_iter().map(|keys| {
        let mut row = [0.0; LABELS];
        for key in keys {
            model.add(key, form, &mut row);
        }
        row
    });
    rows.collect()
}

/// The names of a sentence by the bundled model.
pub fn find(words: &[&str]) -> Vec<NameSpan> {
    find_with_chances(words).0
}

/// The names of a sentence, and the probability of each label of each word.
pub fn find_with_chances(words: &[&str]) -> (Vec<NameSpan>, Vec<Row>) {
    let rows = scores(&*MODEL, words);
    let path = best_path(&rows, MODEL.transitions());
    let chances = marginals(&rows, MODEL.transitions());
    (spans(&path, &chances), chances)
}

/// The kind these words would be, were they a name.
pub fn likeliest_kind(chances: &[Row]) -> EntityKind {
    let weight = |kind: usize| -> f32 {
        let both = |row: &Row| row[label(kind, false)] + row[label(kind, true)];
        chances.iter().map(both).sum()
    };
    let best = (0..KINDS.len()).fold(0, |best, kind| {
        if weight(kind) > weight(best) {
            kind
        } else {
            best
        }
    });
    KINDS[best]
}

/// Labels read as spans, each as sure as its least sure word.
pub fn spans(path: &[usize], chances: &[Row]) -> Vec<NameSpan> {
    let mut spans: Vec<NameSpan> = Vec::new();
    for (place, &label) in path.iter().enumerate() {
        if label == 0 {
            continue;
        }
        let kind = KINDS[(label - 1) / 2];
        let chance = f64::from(chances[place][label]);
        let inside = label.is_multiple_of(2);
        match spans
            .last_mut()
            .filter(|span| inside && span.end == place && span.kind == kind)
        {
            Some(span) => {
                span.end = place + 1;
                span.confidence = span.confidence.min(chance);
            }
            None => spans.push(NameSpan {
                start: place,
                end: place + 1,
                kind,
                confidence: chance,
            }),
        }
    }
    spans
}
