//! Gamma-gamma: what a purchase of a customer will be worth, from those seen.
//!
//! Fader and Hardie, "The gamma-gamma model of monetary value" (2013): a customer's purchases vary
//! about a mean of their own, and the means vary between customers.

use crate::bg_nbd::{LEAST_REPEATERS, Life};
use crate::minimize::minimize;
use crate::special::{digamma, ln_gamma};

/// A fit of the spending model.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Model {
    pub p: f64,
    pub q: f64,
    pub v: f64,
    /// Whether the search ended on flat ground.
    pub is_settled: bool,
}

/// As for the model of purchases.
const FARTHEST: f64 = 12.0;

/// The most likely parameters of those who bought again, for more than nothing.
///
/// `None` where they are too few, or where the fit has no mean (q of 1 or less).
pub fn fit(lives: &[Life]) -> Option<Model> {
    let mut seen: Vec<(f64, f64)> = lives
        .iter()
        .filter(|life| life.repeats > 0.0 && life.mean_value > 0.0)
        .map(|life| (life.repeats, life.mean_value))
        .collect();
    if seen.len() < LEAST_REPEATERS {
        return None;
    }
    let mean = seen.iter().map(|(_, value)| value).sum::<f64>() / seen.len() as f64;
    // In units of the mean, so that neither cents nor millions leave the bounds of the search.
    for (_, value) in &mut seen {
        *value /= mean;
    }
    let starts = [[2.0_f64, 4.0, 1.0], [6.0, 4.0, 0.5]];
    let ends = starts.map(|start| minimize(start.map(f64::ln), |at| cost(&seen, at)));
    let best = if ends[1].value < ends[0].value - 1e-12 {
        ends[1]
    } else {
        ends[0]
    };
    let [p, q, v] = best.at.map(f64::exp);
    (best.value.is_finite() && q > 1.0).then_some(Model {
        p,
        q,
        v: v * mean,
        is_settled: best.is_flat,
    })
}

/// Minus the mean log-likelihood and its slope, in the logarithms of p, q and v.
fn cost(seen: &[(f64, f64)], at: &[f64; 3]) -> (f64, [f64; 3]) {
    if at.iter().any(|value| value.abs() > FARTHEST) {
        return (f64::INFINITY, [0.0; 3]);
    }
    let [p, q, v] = at.map(f64::exp);
    let (ln_gamma_q, digamma_q) = (ln_gamma(q), digamma(q));
    let mut sum = 0.0;
    let mut slope = [0.0; 3];
    for &(x, value) in seen {
        let (shape, spent) = (p * x, x * value);
        let ln_all = (v + spent).ln();
        sum += ln_gamma(shape + q) - ln_gamma(shape) - ln_gamma_q
            + q * at[2]
            + (shape - 1.0) * value.ln()
            + shape * x.ln()
            - (shape + q) * ln_all;
        let joint = digamma(shape + q);
        slope[0] += x * (joint - digamma(shape) + spent.ln() - ln_all);
        slope[1] += joint - digamma_q + at[2] - ln_all;
        slope[2] += q / v - (shape + q) / (v + spent);
    }
    let (scale, count) = ([p, q, v], seen.len() as f64);
    let slope = std::array::from_fn(|i| -slope[i] * scale[i] / count);
    (-sum / count, slope)
}

impl Model {
    /// What a purchase of this customer is worth: between their own mean and everybody's, by how much was seen.
    pub fn expected_value(&self, life: &Life) -> f64 {
        let shape = self.p * life.repeats;
        self.p * (self.v + life.repeats * life.mean_value) / (shape + self.q - 1.0)
    }
}
