//! BG/NBD: who buys again, from when and how often each customer has bought.
//!
//! Fader, Hardie and Lee, "Counting your customers the easy way", Marketing Science 24 (2005).
//! While a customer, one buys at a rate drawn from a gamma distribution (r, alpha); after each
//! purchase one may leave for good, with a chance drawn from a beta distribution (a, b).

use std::collections::HashMap;

use crate::minimize::minimize;
use crate::special::{hypergeometric, ln_hypergeometric};

/// What the model sees of a customer, in weeks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Life {
    /// Purchases after the first.
    pub repeats: f64,
    /// From the first purchase to the last.
    pub last_weeks: f64,
    /// From the first purchase to the end of the record.
    pub age_weeks: f64,
    /// Mean of the purchases after the first.
    pub mean_value: f64,
}

/// A fit, or the reason there is none: parameters far out mean that the data do not hold them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Model {
    pub r: f64,
    pub alpha: f64,
    pub a: f64,
    pub b: f64,
    pub log_likelihood: f64,
    /// Whether the search ended on flat ground.
    pub is_settled: bool,
}

/// Logarithms of parameters stay within this: beyond it the likelihood no longer tells them apart.
const FARTHEST: f64 = 12.0;
/// Up to here Euler's transformation is the quicker and keeps all digits.
const MOST_LEAVING: f64 = 5.0;
/// Customers who bought again that a fit needs: fewer carry no four parameters.
pub const LEAST_REPEATERS: usize = 20;

/// The most likely parameters; `None` with fewer than [`LEAST_REPEATERS`] who bought again.
pub fn fit(lives: &[Life]) -> Option<Model> {
    let repeaters = lives.iter().filter(|life| life.repeats > 0.0).count();
    if repeaters < LEAST_REPEATERS {
        return None;
    }
    let sums = Sums::of(lives);
    let age = lives.iter().map(|life| life.age_weeks).sum::<f64>() / lives.len() as f64;
    // From a population that stays and from one that leaves: the lower end counts.
    let starts = [
        [0.3_f64, (age / 4.0).max(0.1), 0.8, 2.5],
        [1.0, age.max(0.1), 0.1, 1.0],
    ];
    let ends = starts.map(|start| minimize(start.map(f64::ln), |at| sums.cost(at)));
    let best = if ends[1].value < ends[0].value - 1e-12 {
        ends[1]
    } else {
        ends[0]
    };
    let [r, alpha, a, b] = best.at.map(f64::exp);
    best.value.is_finite().then_some(Model {
        r,
        alpha,
        a,
        b,
        log_likelihood: -best.value * lives.len() as f64,
        is_settled: best.is_flat,
    })
}

/// What the likelihood needs of the customers: alike ones are one row.
struct Sums {
    rows: Vec<(Life, f64)>,
    count: f64,
    most_repeats: usize,
}

impl Sums {
    fn of(lives: &[Life]) -> Self {
        let mut sorted = lives.to_vec();
        let key = |life: &Life| (life.repeats, life.last_weeks, life.age_weeks);
        sorted.sort_by(|a, b| {
            let (a, b) = (key(a), key(b));
            (a.0.total_cmp(&b.0))
                .then(a.1.total_cmp(&b.1))
                .then(a.2.total_cmp(&b.2))
        });
        let mut rows: Vec<(Life, f64)> = Vec::new();
        for life in sorted {
            match rows.last_mut() {
                Some((known, count)) if key(known) == key(&life) => *count += 1.0,
                _ => rows.push((life, 1.0)),
            }
        }
        let most = lives
            .iter()
            .fold(0.0, |most: f64, life| most.max(life.repeats));
        Self {
            rows,
            count: lives.len() as f64,
            most_repeats: most as usize,
        }
    }

    /// Minus the mean log-likelihood and its slope, in the logarithms of r, alpha, a and b.
    fn cost(&self, at: &[f64; 4]) -> (f64, [f64; 4]) {
        if at.iter().any(|value| value.abs() > FARTHEST) {
            return (f64::INFINITY, [0.0; 4]);
        }
        let [r, alpha, a, b] = at.map(f64::exp);
        let table = Table::of(r, a, b, self.most_repeats);
        let mut sum = 0.0;
        let mut slope = [0.0; 4];
        for (life, count) in &self.rows {
            let x = life.repeats;
            let known = &table.rows[x as usize];
            let rate = r + x;
            let (ln_age, by_age) = (
                (alpha + life.age_weeks).ln(),
                rate / (alpha + life.age_weeks),
            );
            // Still a customer, or left after the last purchase: two ways to the same record.
            let stayed = -rate * ln_age;
            let (both, gone, ln_last, by_last) = if x > 0.0 {
                let ln_last = (alpha + life.last_weeks).ln();
                let left = (a / (b + x - 1.0)).ln() - rate * ln_last;
                let most = stayed.max(left);
                let both = most + ((stayed - most).exp() + (left - most).exp()).ln();
                let by_last = rate / (alpha + life.last_weeks);
                (both, (left - both).exp(), ln_last, by_last)
            } else {
                (stayed, 0.0, 0.0, 0.0)
            };
            let here = 1.0 - gone;
            sum += count * (known.value + r * at[1] + both);
            slope[0] += count * (known.by_r + at[1] - here * ln_age - gone * ln_last);
            slope[1] += count * (r / alpha - here * by_age - gone * by_last);
            slope[2] += count * (known.by_a + gone / a);
            let after = if x > 0.0 { gone / (b + x - 1.0) } else { 0.0 };
            slope[3] += count * (known.by_b - after);
        }
        let scale = [r, alpha, a, b];
        let slope = std::array::from_fn(|i| -slope[i] * scale[i] / self.count);
        (-sum / self.count, slope)
    }
}

/// The parts that hang on the number of repeat purchases alone, by that number.
struct Table {
    rows: Vec<TableRow>,
}

#[derive(Clone, Copy, Default)]
struct TableRow {
    value: f64,
    by_r: f64,
    by_a: f64,
    by_b: f64,
}

impl Table {
    /// Ratios of gammas whose arguments differ by whole numbers are products.
    fn of(r: f64, a: f64, b: f64, most: usize) -> Self {
        let mut row = TableRow::default();
        let mut rows = vec![row];
        for at in 0..most {
            let j = at as f64;
            row.value += (r + j).ln() + (b + j).ln() - (a + b + j).ln();
            row.by_r += 1.0 / (r + j);
            row.by_a -= 1.0 / (a + b + j);
            row.by_b += 1.0 / (b + j) - 1.0 / (a + b + j);
            rows.push(row);
        }
        Self { rows }
    }
}

/// Purchases ahead of many customers: those alike in age and repeats are worked out once.
pub struct Ahead<'a> {
    model: &'a Model,
    weeks: f64,
    known: HashMap<(u64, u64), f64>,
}

impl<'a> Ahead<'a> {
    pub fn new(model: &'a Model, weeks: f64) -> Self {
        Self {
            model,
            weeks,
            known: HashMap::new(),
        }
    }

    /// Of a customer who is surely still one; times [`Model::alive`] it is what to expect.
    pub fn if_here(&mut self, life: &Life) -> f64 {
        let (model, weeks) = (self.model, self.weeks);
        let alike = (life.repeats.to_bits(), life.age_weeks.to_bits());
        *self
            .known
            .entry(alike)
            .or_insert_with(|| model.bought(life.repeats, life.age_weeks, weeks))
    }
}

impl Model {
    /// The chance that somebody is still a customer at the end of the record.
    pub fn alive(&self, life: &Life) -> f64 {
        1.0 / (1.0 + self.odds_gone(life))
    }

    fn odds_gone(&self, life: &Life) -> f64 {
        if life.repeats <= 0.0 {
            // One who never came back has had no purchase to leave after: the model's own blind spot.
            return 0.0;
        }
        let ratio = (self.alpha + life.age_weeks) / (self.alpha + life.last_weeks);
        self.a / (self.b + life.repeats - 1.0) * ratio.powf(self.r + life.repeats)
    }

    /// Purchases to expect of a customer in so many weeks after the record.
    pub fn expected(&self, life: &Life, weeks: f64) -> f64 {
        self.bought(life.repeats, life.age_weeks, weeks) * self.alive(life)
    }

    /// Repeat purchases to expect of anybody within so many weeks of a first purchase.
    pub fn expected_since_first(&self, weeks: f64) -> f64 {
        self.bought(0.0, 0.0, weeks)
    }

    /// Purchases to expect of one who is surely still a customer.
    fn bought(&self, x: f64, age_weeks: f64, weeks: f64) -> f64 {
        let Self { r, alpha, a, b, .. } = self.apart();
        let all = alpha + age_weeks + weeks;
        let (z, c) = (weeks / all, a + b + x - 1.0);
        let ln_rest = ((alpha + age_weeks) / all).ln();
        // The paper's series grows with the number of purchases, Euler's transformation of it with a.
        let none = if a < MOST_LEAVING {
            (ln_rest * (a - 1.0)).exp() * hypergeometric(a + b - 1.0 - r, a - 1.0, c, z)
        } else {
            (ln_rest * (r + x) + ln_hypergeometric(r + x, b + x, c, z)).exp()
        };
        (c / (a - 1.0) * (1.0 - none)).max(0.0)
    }

    /// The formulas divide by a - 1 and by a + b - 1, where the limit is smooth: a hair beside them.
    fn apart(&self) -> Self {
        let mut model = *self;
        if (model.a - 1.0).abs() < 1e-6 {
            model.a += 2e-6;
        }
        if (model.a + model.b - 1.0).abs() < 1e-6 {
            model.b += 2e-6;
        }
        model
    }
}
