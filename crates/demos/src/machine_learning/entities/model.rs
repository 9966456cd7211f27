//! The trained entity model: a linear-chain conditional random field.
//!
//! Weights are whole numbers of one byte, trained by `crates/train-analysis`
//! and read once. The best path is Viterbi's; a span's confidence is the product
//! of its words' probabilities given the word before (forward-backward).

use super::super::report::EntityKind;
use super::NameSpan;
use super::features::{self, Form, Key};
use std::sync::LazyLock;

/// Outside, and the beginning and inside of four kinds.
pub const LABELS: usize = 9;
/// Prose and fragments have weights of their own.
pub const FORMS: usize = 2;
/// The kinds in the order of their labels.
pub const KINDS: [EntityKind; 4] = [
    EntityKind::Person,
    EntityKind::Organization,
    EntityKind::Place,
    EntityKind::Other,
];
/// A weight for each label.
pub type Row = [f32; LABELS];

const WEIGHTS: &[u8] = include_bytes!("../../../../../data/machine-learning/entities.model");
/// First bytes of the file: its format and version.
pub const MAGIC: &[u8; 8] = b"BSENT\0\0\x01";

/// The label of a word that begins (or continues) a kind.
pub fn label(kind: usize, inside: bool) -> usize {
    1 + 2 * kind + usize::from(inside)
}

/// Whether one label may follow another: an inside follows its own kind only.
pub fn may_follow(before: usize, label: usize) -> bool {
    let inside = label > 0 && label.is_multiple_of(2);
    !inside || before == label || before + 1 == label
}

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
    /// A power of two of slots; a key lies at its own slot or at the next free ones.
    slots: Vec<(Key, u32)>,
    rows: Vec<[[i8; LABELS]; FORMS]>,
}

/// The model of the site.
pub static MODEL: LazyLock<Packed> =
    LazyLock::new(|| Packed::read(WEIGHTS).expect("a test reads the bundled model"));

/// Reads the file's numbers one after another.
struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (head, rest) = self.bytes.split_at_checked(count)?;
        self.bytes = rest;
        Some(head)
    }

    fn float(&mut self) -> Option<f32> {
        self.take(4)?.try_into().ok().map(f32::from_le_bytes)
    }

    /// Seven bits a byte, the lowest first, the top bit set on all but the last.
    fn varint(&mut self) -> Option<u32> {
        let mut value = 0u32;
        for shift in (0..35).step_by(7) {
            let byte = *self.take(1)?.first()?;
            value |= u32::from(byte & 127).checked_shl(shift)?;
            if byte < 128 {
                return Some(value);
            }
        }
        None
    }
}

impl Packed {
    /// Reads a model; none where the bytes are not one.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let mut reader = Reader { bytes };
        if reader.take(MAGIC.len())? != MAGIC {
            return None;
        }
        let scale = reader.float()?;
        let mut transitions = [[0.0; LABELS]; LABELS];
        for weight in transitions.as_flattened_mut() {
            *weight = reader.float()?;
        }
        let count = reader.varint()? as usize;
        let mut keys = Vec::with_capacity(count);
        let mut key = 0u32;
        for _ in 0..count {
            key = key.wrapping_add(reader.varint()?);
            keys.push(key);
        }
        let mut rows = Vec::with_capacity(count);
        for _ in 0..count {
            let mask = reader.varint()?;
            let mut row = [[0; LABELS]; FORMS];
            for (place, weight) in row.as_flattened_mut().iter_mut().enumerate() {
                if mask & (1 << place) != 0 {
                    *weight = i8::from_le_bytes([*reader.take(1)?.first()?]);
                }
            }
            rows.push(row);
        }
        let mut model = Self {
            transitions,
            scale,
            slots: vec![(0, u32::MAX); (count * 2).next_power_of_two().max(2)],
            rows,
        };
        for (place, key) in keys.into_iter().enumerate() {
            model.insert(key, place as u32);
        }
        Some(model)
    }

    fn insert(&mut self, key: Key, row: u32) {
        let mask = self.slots.len() - 1;
        let mut at = key as usize & mask;
        while self.slots[at].1 != u32::MAX {
            at = (at + 1) & mask;
        }
        self.slots[at] = (key, row);
    }
}

impl Weights for Packed {
    fn add(&self, key: Key, form: Form, row: &mut Row) {
        let mask = self.slots.len() - 1;
        let mut at = key as usize & mask;
        // The table is half empty, so a free slot ends every search.
        while self.slots[at].1 != u32::MAX {
            if self.slots[at].0 == key {
                let weights = &self.rows[self.slots[at].1 as usize][form as usize];
                for (sum, weight) in row.iter_mut().zip(weights) {
                    *sum += f32::from(*weight) * self.scale;
                }
                return;
            }
            at = (at + 1) & mask;
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
    let rows = scores(&*MODEL, words);
    let path = best_path(&rows, MODEL.transitions());
    let chances = marginals(&rows, MODEL.transitions());
    spans(&path, &chances)
}

/// Viterbi: the labels with the highest weight together.
pub fn best_path(rows: &[Row], transitions: &[Row; LABELS]) -> Vec<usize> {
    let mut best: Vec<[(f32, usize); LABELS]> = Vec::with_capacity(rows.len());
    for (place, row) in rows.iter().enumerate() {
        let mut here = [(f32::NEG_INFINITY, 0); LABELS];
        for (label, cell) in here.iter_mut().enumerate() {
            if place == 0 {
                // A sentence begins as after a word outside.
                let allowed = may_follow(0, label);
                *cell = (
                    if allowed {
                        row[label] + transitions[0][label]
                    } else {
                        f32::NEG_INFINITY
                    },
                    0,
                );
                continue;
            }
            for before in (0..LABELS).filter(|&before| may_follow(before, label)) {
                let weight = best[place - 1][before].0 + transitions[before][label] + row[label];
                if weight > cell.0 {
                    *cell = (weight, before);
                }
            }
        }
        best.push(here);
    }
    let Some(last) = best.last() else {
        return Vec::new();
    };
    let mut label = (0..LABELS).fold(0, |top, label| {
        if last[label].0 > last[top].0 {
            label
        } else {
            top
        }
    });
    let mut path = vec![0; rows.len()];
    for place in (0..rows.len()).rev() {
        path[place] = label;
        label = best[place][label].1;
    }
    path
}

/// Forward-backward: the probability of each label of each word.
pub fn marginals(rows: &[Row], transitions: &[Row; LABELS]) -> Vec<Row> {
    let n = rows.len();
    let odds = std::array::from_fn::<Row, LABELS, _>(|before| {
        std::array::from_fn(|label| {
            if may_follow(before, label) {
                transitions[before][label].exp()
            } else {
                0.0
            }
        })
    });
    // Each word's weights are shifted to at most zero, and each step scaled to one, so nothing overflows.
    let words: Vec<Row> = rows
        .iter()
        .map(|row| {
            let top = row.iter().copied().fold(f32::MIN, f32::max);
            std::array::from_fn(|label| (row[label] - top).exp().max(1e-20))
        })
        .collect();
    let normalize = |mut row: Row| {
        let sum: f32 = row.iter().sum();
        row.iter_mut()
            .for_each(|p| *p /= sum.max(f32::MIN_POSITIVE));
        row
    };
    let mut forward: Vec<Row> = Vec::with_capacity(n);
    for (place, word) in words.iter().enumerate() {
        let before = |label: usize| match place {
            0 => odds[0][label],
            _ => (0..LABELS)
                .map(|b| forward[place - 1][b] * odds[b][label])
                .sum(),
        };
        let row: Row = std::array::from_fn(|label| before(label) * word[label]);
        forward.push(normalize(row));
    }
    let mut after = [1.0; LABELS];
    let mut result = vec![[0.0; LABELS]; n];
    for place in (0..n).rev() {
        result[place] = normalize(std::array::from_fn(|label| {
            forward[place][label] * after[label]
        }));
        let next: Row = std::array::from_fn(|label| words[place][label] * after[label]);
        after = normalize(std::array::from_fn(|b| {
            (0..LABELS).map(|label| odds[b][label] * next[label]).sum()
        }));
    }
    result
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
