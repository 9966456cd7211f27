//! The learned part of the tone: what words weigh in opinions, and whether a sentence is one.
//!
//! In reviews and messages people praise and damn with words no lexicon lists.
//! Their weights are learned from sentences rated by twenty people each, and
//! count as far as a sentence reads like an opinion rather than like a report
//! (`demos/machine-learning/data/README.md` has the card).

use super::super::packed::{Reader, Slots};
use super::super::text::Token;
use super::features::extract;
use std::sync::LazyLock;

const WEIGHTS: &[u8] = include_bytes!("../../data/tone.model");
/// First bytes of the file: its format and version.
pub const MAGIC: &[u8; 8] = b"BSTON\0\0\x01";

/// The log odds times this: a sentence that is rather a report than an opinion is read as a report. Chosen on our own tuning halves.
const SHARPNESS: f64 = 2.0;

/// Weights of a feature: for the tone in an opinion, and for being one.
pub type Pair = [i8; 2];

/// The weights in the binary.
pub struct Learned {
    slots: Slots,
    rows: Vec<Pair>,
    scales: [f32; 2],
    lexicon: f32,
    bias: f32,
}

static MODEL: LazyLock<Learned> =
    LazyLock::new(|| Learned::read(WEIGHTS).expect("a test reads the bundled model"));

/// What the model sees in a sentence.
#[derive(Debug, Clone, PartialEq)]
pub struct Reading {
    /// How much it reads like an opinion, 0 to 1.
    pub opinion: f64,
    /// What each token weighs in an opinion, on the lexicon's scale.
    pub weights: Vec<f64>,
    /// What the lexicon's squeezed sum counts in an opinion.
    pub lexicon: f64,
}

impl Learned {
    /// Reads a model; none where the bytes are not one.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let mut reader = Reader::new(bytes, MAGIC)?;
        let scales = [reader.float()?, reader.float()?];
        let lexicon = reader.float()?;
        let bias = reader.float()?;
        let slots = reader.keys()?;
        let mut rows = Vec::with_capacity(slots.count());
        for _ in 0..slots.count() {
            rows.push([reader.small()?, reader.small()?]);
        }
        Some(Self {
            slots,
            rows,
            scales,
            lexicon,
            bias,
        })
    }

    /// Reads a sentence; masked tokens are inside names.
    pub fn reading(&self, tokens: &[Token<'_>], masked: &[bool]) -> Reading {
        let mut log_odds = self.bias;
        let weights = extract(tokens, masked)
            .into_iter()
            .map(|keys| {
                let mut sum = 0.0;
                for [tone, opinion] in keys
                    .into_iter()
                    .filter_map(|key| Some(self.rows[self.slots.row(key)?]))
                {
                    sum += f64::from(tone) * f64::from(self.scales[0]);
                    log_odds += f32::from(opinion) * self.scales[1];
                }
                sum
            })
            .collect();
        Reading {
            opinion: 1.0 / (1.0 + (-SHARPNESS * f64::from(log_odds)).exp()),
            weights,
            lexicon: f64::from(self.lexicon),
        }
    }
}

/// The bundled model's reading of a sentence.
pub fn reading(tokens: &[Token<'_>], masked: &[bool]) -> Reading {
    MODEL.reading(tokens, masked)
}
