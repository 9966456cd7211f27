//! Training of the conditional random field by FTRL-proximal steps (McMahan et
//! al. 2013): per-weight rates, and an L1 penalty that leaves most weights at zero.

use std::collections::HashMap;

use boreal_demo_kit::SeededRng;
use machine_learning::entities::chain::expectations;
use machine_learning::entities::features::{self, Form, OWN_KEYS};
use machine_learning::entities::labels::{LABELS, Row};
use machine_learning::entities::model::FORMS;
use machine_learning::packed::Key;

use crate::corpus::Example;

/// How training goes.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Passes over the examples.
    pub epochs: usize,
    /// Size of a step.
    pub alpha: f32,
    /// The L1 penalty.
    pub lambda: f32,
    /// A feature seen in fewer words is left out.
    pub min_count: u32,
    /// How often of a hundred times a word's own keys are left out.
    pub left_out: u64,
    /// Seed of the shuffles.
    pub seed: u64,
}

/// Weights while they are learned.
pub struct Trainer {
    /// Row of each feature.
    pub ids: HashMap<Key, u32>,
    /// The weights.
    pub rows: Vec<Row>,
    z: Vec<Row>,
    n: Vec<Row>,
    /// Weights of one label after another, as they stand.
    pub transitions: [Row; LABELS],
    transition_z: [Row; LABELS],
    transition_n: [Row; LABELS],
    /// Sums of the weights after each pass, and how many.
    sum_rows: Vec<Row>,
    sum_transitions: [Row; LABELS],
    summed: usize,
    settings: Settings,
}

/// A sentence as rows of weights.
struct Encoded {
    /// For each word the rows of its features, and how many of them name the word itself.
    features: Vec<(Vec<u32>, usize)>,
    labels: Vec<usize>,
    weight: f32,
}

/// Learns from groups of examples, each with a weight.
pub fn train(
    groups: &[(&[Example], f32)],
    settings: Settings,
    mut report: impl FnMut(usize, &Trainer),
) -> Trainer {
    let keyed: Vec<(Vec<Vec<Key>>, &Example, f32, Form)> = groups
        .iter()
        .flat_map(|&(examples, weight)| {
            examples.iter().map(move |example| {
                let texts = example.texts();
                let form = features::form(&texts);
                (features::extract(&texts), example, weight, form)
            })
        })
        .collect();
    let mut counts: HashMap<Key, u32> = HashMap::new();
    for key in keyed.iter().flat_map(|(words, ..)| words.iter().flatten()) {
        *counts.entry(*key).or_default() += 1;
    }
    let mut kept: Vec<Key> = counts
        .into_iter()
        .filter(|&(_, count)| count >= settings.min_count)
        .map(|(key, _)| key)
        .collect();
    kept.sort_unstable();
    let ids: HashMap<Key, u32> = kept
        .iter()
        .enumerate()
        .map(|(id, &key)| (key, id as u32))
        .collect();
    let size = ids.len();
    // Each feature has a row for all sentences and one for each form, which takes what is particular to it
    // (feature augmentation, Daumé 2007).
    let mut encoded: Vec<Encoded> = keyed
        .into_iter()
        .map(|(words, example, weight, form)| Encoded {
            features: words
                .iter()
                .map(|keys| {
                    let of_form = (size * (1 + form as usize)) as u32;
                    let rows = |keys: &[Key]| -> Vec<u32> {
                        let general = keys.iter().filter_map(|key| ids.get(key).copied());
                        general.flat_map(|id| [id, id + of_form]).collect()
                    };
                    let own = rows(&keys[..OWN_KEYS]);
                    let count = own.len();
                    ([own, rows(&keys[OWN_KEYS..])].concat(), count)
                })
                .collect(),
            labels: example.labels.clone(),
            weight,
        })
        .collect();
    let total = size * (1 + FORMS);
    let mut trainer = Trainer {
        ids,
        rows: vec![[0.0; LABELS]; total],
        z: vec![[0.0; LABELS]; total],
        n: vec![[0.0; LABELS]; total],
        transitions: [[0.0; LABELS]; LABELS],
        transition_z: [[0.0; LABELS]; LABELS],
        transition_n: [[0.0; LABELS]; LABELS],
        sum_rows: vec![[0.0; LABELS]; total],
        sum_transitions: [[0.0; LABELS]; LABELS],
        summed: 0,
        settings: settings.clone(),
    };
    let mut rng = SeededRng::new(settings.seed);
    for epoch in 0..settings.epochs {
        for place in (1..encoded.len()).rev() {
            encoded.swap(place, rng.below(place as u64 + 1) as usize);
        }
        for example in &encoded {
            trainer.learn(example, &mut rng);
        }
        trainer.remember();
        report(epoch, &trainer);
    }
    trainer
}

impl Trainer {
    /// Adds the weights of this pass to the mean, which swings less than any one pass.
    fn remember(&mut self) {
        for (sum, row) in self.sum_rows.iter_mut().zip(&self.rows) {
            for (sum, weight) in sum.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        let flat = self.transitions.as_flattened();
        for (sum, weight) in self.sum_transitions.as_flattened_mut().iter_mut().zip(flat) {
            *sum += weight;
        }
        self.summed += 1;
    }

    /// Every feature with its mean weights in each form.
    pub fn merged(&self) -> Vec<(Key, [Row; FORMS])> {
        let size = self.ids.len();
        let passes = self.summed.max(1) as f32;
        let mean = |id: usize, label: usize| self.sum_rows[id][label] / passes;
        let row = |id: usize| {
            std::array::from_fn(|form| {
                std::array::from_fn(|label| mean(id, label) + mean(id + size * (1 + form), label))
            })
        };
        self.ids
            .iter()
            .map(|(&key, &id)| (key, row(id as usize)))
            .collect()
    }

    /// Mean weights of one label after another.
    pub fn mean_transitions(&self) -> [Row; LABELS] {
        let passes = self.summed.max(1) as f32;
        self.sum_transitions.map(|row| row.map(|sum| sum / passes))
    }

    fn learn(&mut self, example: &Encoded, rng: &mut SeededRng) {
        let n = example.labels.len();
        let left_out = self.settings.left_out;
        let features: Vec<&[u32]> = example
            .features
            .iter()
            .map(|(ids, own)| &ids[if rng.below(100) < left_out { *own } else { 0 }..])
            .collect();
        let scores: Vec<Row> = features
            .iter()
            .map(|ids| {
                let mut row = [0.0; LABELS];
                for &id in *ids {
                    for (sum, weight) in row.iter_mut().zip(&self.rows[id as usize]) {
                        *sum += weight;
                    }
                }
                row
            })
            .collect();
        let (words, pairs) = expectations(&scores, &self.transitions);
        for place in 0..n {
            let mut gradient = words[place];
            gradient[example.labels[place]] -= 1.0;
            gradient.iter_mut().for_each(|g| *g *= example.weight);
            // A word the model is already sure of teaches nothing.
            if gradient.iter().all(|g| g.abs() < 1e-3) {
                continue;
            }
            for &id in features[place] {
                let id = id as usize;
                step(
                    &self.settings,
                    &gradient,
                    &mut self.rows[id],
                    &mut self.z[id],
                    &mut self.n[id],
                );
            }
        }
        let mut gradient = pairs;
        let mut before = 0;
        for &label in &example.labels {
            gradient[before][label] -= 1.0;
            before = label;
        }
        for (before, row) in gradient.iter().enumerate() {
            step(
                &self.settings,
                row,
                &mut self.transitions[before],
                &mut self.transition_z[before],
                &mut self.transition_n[before],
            );
        }
    }
}

/// One FTRL-proximal step on a row.
fn step(settings: &Settings, gradient: &Row, weights: &mut Row, z: &mut Row, n: &mut Row) {
    for label in 0..LABELS {
        let g = gradient[label];
        if g == 0.0 {
            continue;
        }
        let sigma = ((n[label] + g * g).sqrt() - n[label].sqrt()) / settings.alpha;
        z[label] += g - sigma * weights[label];
        n[label] += g * g;
        let excess = z[label].abs() - settings.lambda;
        weights[label] = if excess <= 0.0 {
            0.0
        } else {
            -z[label].signum() * excess / ((1.0 + n[label].sqrt()) / settings.alpha)
        };
    }
}
