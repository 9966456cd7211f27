//! A customer as three numbers, and the three numbers as a point.

use boreal_demo_kit::number::round_to;
use serde::Serialize;
use utoipa::ToSchema;

use crate::bg_nbd::Life;
use crate::day::{Day, WEEK};
use crate::ledger::{History, Ledger};

/// How many features a customer has.
pub const FEATURES: usize = 3;

/// Recency, frequency and monetary value, each `log1p` and then z-scored.
pub type Point = [f64; FEATURES];

/// Recency, frequency and monetary value in their own units.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationRfm)]
pub struct Rfm {
    /// Days since the last purchase.
    pub recency_days: f64,
    /// Days with a purchase.
    pub frequency: f64,
    /// Purchases less returns.
    pub monetary: f64,
}

impl Rfm {
    fn logs(&self) -> Point {
        [self.recency_days, self.frequency, self.monetary].map(f64::ln_1p)
    }

    pub(crate) fn rounded(self) -> Self {
        Self {
            recency_days: round_to(self.recency_days, 1),
            frequency: round_to(self.frequency, 2),
            monetary: round_to(self.monetary, 2),
        }
    }
}

/// A customer ready to be grouped.
#[derive(Debug, Clone, PartialEq)]
pub struct Customer {
    pub id: String,
    pub rfm: Rfm,
    /// What the models of repeat buying need; none where the age is not known.
    pub life: Option<Life>,
}

/// Every customer of a ledger, seen on the day after its last one.
pub fn customers(ledger: &Ledger) -> Vec<Customer> {
    let as_of = ledger.last + 1;
    let customer = |history: &History| Customer {
        id: history.id.clone(),
        rfm: Rfm {
            recency_days: f64::from(as_of - history.last()),
            frequency: history.visits.len() as f64,
            monetary: history.cents as f64 / 100.0,
        },
        life: Some(life(history, ledger.last)),
    };
    ledger.histories.iter().map(customer).collect()
}

/// Repeat purchases, when the last one was and for how long it could be seen, in weeks.
pub fn life(history: &History, last: Day) -> Life {
    let repeats = &history.visits[1..];
    let spent: i64 = repeats.iter().map(|visit| visit.cents.max(0)).sum();
    Life {
        repeats: repeats.len() as f64,
        last_weeks: f64::from(history.last() - history.first()) / WEEK,
        age_weeks: f64::from(last - history.first()) / WEEK,
        mean_value: match repeats.len() {
            0 => 0.0,
            count => spent as f64 / 100.0 / count as f64,
        },
    }
}

/// The scale of a set of customers: mean and spread of each logarithm.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scale {
    mean: Point,
    spread: Point,
}

impl Scale {
    /// Spread divides by n, as scikit-learn's scaler does; a feature without any is left at zero.
    pub fn of(customers: &[Customer]) -> Self {
        let count = customers.len().max(1) as f64;
        let mut mean = [0.0; FEATURES];
        for logs in customers.iter().map(|customer| customer.rfm.logs()) {
            for (sum, value) in mean.iter_mut().zip(logs) {
                *sum += value / count;
            }
        }
        let mut spread = [0.0; FEATURES];
        for logs in customers.iter().map(|customer| customer.rfm.logs()) {
            for ((sum, value), mean) in spread.iter_mut().zip(logs).zip(mean) {
                *sum += (value - mean).powi(2) / count;
            }
        }
        // Below this the feature is the same for all, and what is left is rounding.
        let spread = spread.map(|square| match square > 1e-18 {
            true => square.sqrt(),
            false => 1.0,
        });
        Self { mean, spread }
    }

    pub fn points(&self, customers: &[Customer]) -> Vec<Point> {
        let point = |customer: &Customer| {
            let logs = customer.rfm.logs();
            std::array::from_fn(|at| (logs[at] - self.mean[at]) / self.spread[at])
        };
        customers.iter().map(point).collect()
    }

    /// A point back in days, purchases and money.
    pub fn back(&self, point: &Point) -> Rfm {
        let [recency_days, frequency, monetary] =
            std::array::from_fn(|at| (point[at] * self.spread[at] + self.mean[at]).exp_m1());
        Rfm {
            recency_days,
            frequency,
            monetary,
        }
    }
}
