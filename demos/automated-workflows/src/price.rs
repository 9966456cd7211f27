//! What a car should cost: ridge regression of the logarithm of the price, with an interval that keeps its promise.
//!
//! Columns are a constant, age, age², kilometres, an accident, a private seller, and one column each for every make,
//! model, body, drive, fuel and transmission. Of more than `MOST_NAMES` names those that most listings have keep their
//! column, of equals those that come first. Only the columns of names are drawn towards zero, by [`LAMBDA`]. A listing is
//! priced by a model fitted without its fifth of the listings, so that no car speaks for its own price; the misses of
//! those models, by age, give the interval (split conformal prediction: Lei, G'Sell, Rinaldo, Tibshirani and Wasserman,
//! 2018).

use std::cmp::Reverse;
use std::collections::HashMap;

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{SeededRng, stats};
use serde::Serialize;
use utoipa::ToSchema;

use crate::listing::{Listing, Seller};

/// The ridge of the published comparison.
pub const LAMBDA: f64 = 1.0;
/// Parts of the listings, each left out once.
pub const FOLDS: usize = 5;
/// The share of prices an interval holds.
pub const PROMISED: f64 = 0.8;
/// Fewer listings say nothing about a price.
pub const LEAST_LISTINGS: usize = 60;

const SEED: u64 = 1;
/// Ages whose misses are taken together: prices of old cars scatter more.
const BANDS: [f64; 2] = [5.0, 9.0];
/// Columns that are not drawn towards zero: the constant, age, age², kilometres, accident, private.
const FREE: usize = 6;

/// Names with a column of their own: the work grows with the cube of their number. The synthetic stock has half as many.
const MOST_NAMES: usize = 500;

#[derive(Debug, Clone)]
pub struct PriceModel {
    columns: HashMap<(u8, String), usize>,
    weights: Vec<f64>,
    bands: [Band; 3],
    /// The logarithm of the price of each listing, by a model that has not seen it.
    unseen: Vec<f64>,
    pub error: PriceError,
}

/// How far below and above the expected logarithm prices lie.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Band {
    below: f64,
    above: f64,
}

/// How far the model misses listings it has not seen.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsPriceError)]
pub struct PriceError {
    pub listings: u32,
    pub folds: u32,
    /// Half of the listings are missed by less, in percent.
    pub median_miss_pct: f64,
    /// The mean miss in dollars.
    pub mean_miss: f64,
    /// Of the logarithm of the price.
    pub r_squared: f64,
    pub columns: u32,
}

/// The interval held against listings that had no part in it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsValidation)]
pub struct Validation {
    /// Listings held out.
    pub held_out: u32,
    /// Listings the model and its interval were made of.
    pub fitted_on: u32,
    pub promised_pct: f64,
    /// How many of those held out ask a price within their interval.
    pub kept_pct: f64,
    /// The median width of the interval, as a share of the fair price.
    pub width_pct: f64,
}

/// A fair price and the range most prices like it lie in.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fair {
    pub price: f64,
    pub low: f64,
    pub high: f64,
}

impl PriceModel {
    /// `None` for fewer than [`LEAST_LISTINGS`].
    pub fn fit(listings: &[Listing]) -> Option<Self> {
        if listings.len() < LEAST_LISTINGS {
            return None;
        }
        let columns = columns(listings);
        let rows: Vec<Sparse> = listings.iter().map(|one| sparse(&columns, one)).collect();
        let logs: Vec<f64> = listings.iter().map(|one| one.price.ln()).collect();
        let fold = folds(listings.len());
        let width = FREE + columns.len();
        let mut unseen = vec![0.0; listings.len()];
        for left_out in 0..FOLDS {
            let kept = |index: usize| fold[index] != left_out;
            let weights = solve(&rows, &logs, width, kept);
            for index in (0..rows.len()).filter(|&index| !kept(index)) {
                unseen[index] = dot(&weights, &rows[index]);
            }
        }
        let weights = solve(&rows, &logs, width, |_| true);
        let bands = std::array::from_fn(|band| {
            let of_band = (0..rows.len()).filter(|&at| band_of(&listings[at]) == band);
            Band::of(of_band.map(|at| logs[at] - unseen[at]).collect())
        });
        let error = PriceError::of(listings, &logs, &unseen, width);
        Some(Self {
            columns,
            weights,
            bands,
            unseen,
            error,
        })
    }

    /// The fair price of one of the listings it was fitted on, by a model that has not seen it.
    pub fn unseen(&self, index: usize, listing: &Listing) -> Fair {
        self.fair(self.unseen[index], listing)
    }

    /// The fair price of any other car.
    pub fn expect(&self, listing: &Listing) -> Fair {
        self.fair(self.log_price(listing), listing)
    }

    /// What is left of a car's price after so many years at so many kilometres a year: at most all of it.
    pub fn kept_after(&self, listing: &Listing, years: f64, km_per_year: f64) -> f64 {
        let now = self.log_price(listing);
        let row = sparse(&self.columns, listing);
        let later = row_at(row, listing.age() + years, listing.km + years * km_per_year);
        (dot(&self.weights, &later) - now).exp().min(1.0)
    }

    fn log_price(&self, listing: &Listing) -> f64 {
        dot(&self.weights, &sparse(&self.columns, listing))
    }

    fn fair(&self, log: f64, listing: &Listing) -> Fair {
        let band = self.bands[band_of(listing)];
        Fair {
            price: log.exp(),
            low: (log + band.below).exp(),
            high: (log + band.above).exp(),
        }
    }
}

impl Validation {
    /// Holds out a fifth, makes model and interval of the rest and looks how many of the fifth lie within.
    pub fn of(listings: &[Listing]) -> Option<Self> {
        let fold = folds(listings.len());
        let of_fold = |is_held: bool| {
            let pairs = listings.iter().zip(&fold);
            let kept = pairs.filter(move |(_, fold)| (**fold == 0) == is_held);
            kept.map(|(listing, _)| listing.clone())
        };
        let (held, seen): (Vec<Listing>, Vec<Listing>) =
            (of_fold(true).collect(), of_fold(false).collect());
        let model = PriceModel::fit(&seen)?;
        let fair: Vec<Fair> = held.iter().map(|one| model.expect(one)).collect();
        let within = held
            .iter()
            .zip(&fair)
            .filter(|(one, fair)| (fair.low..=fair.high).contains(&one.price))
            .count();
        let widths: Vec<f64> = fair
            .iter()
            .map(|one| (one.high - one.low) / one.price)
            .collect();
        Some(Self {
            held_out: held.len() as u32,
            fitted_on: seen.len() as u32,
            promised_pct: 100.0 * PROMISED,
            kept_pct: 100.0 * within as f64 / held.len().max(1) as f64,
            width_pct: 100.0 * stats::median(&widths).unwrap_or_default(),
        })
    }
}

impl PriceError {
    fn of(listings: &[Listing], logs: &[f64], unseen: &[f64], columns: usize) -> Self {
        let pairs = || listings.iter().zip(unseen);
        let misses: Vec<f64> = pairs()
            .map(|(one, log)| 100.0 * (log.exp() - one.price).abs() / one.price)
            .collect();
        let dollars: Vec<f64> = pairs()
            .map(|(one, log)| (log.exp() - one.price).abs())
            .collect();
        let centre = stats::mean(logs).unwrap_or_default();
        let around = |values: &mut dyn Iterator<Item = f64>| values.map(|v| v * v).sum::<f64>();
        let left = around(
            &mut logs
                .iter()
                .zip(unseen)
                .map(|(log, expected)| log - expected),
        );
        let all = around(&mut logs.iter().map(|log| log - centre));
        Self {
            listings: listings.len() as u32,
            folds: FOLDS as u32,
            median_miss_pct: stats::median(&misses).unwrap_or_default(),
            mean_miss: stats::mean(&dollars).unwrap_or_default(),
            r_squared: if all > 0.0 { 1.0 - left / all } else { 0.0 },
            columns: columns as u32,
        }
    }
}

impl PriceError {
    /// For the wire.
    pub fn rounded(self) -> Self {
        Self {
            median_miss_pct: round_to(self.median_miss_pct, 2),
            mean_miss: round_to(self.mean_miss, 2),
            r_squared: round_to(self.r_squared, 4),
            ..self
        }
    }
}

impl Validation {
    /// For the wire.
    pub fn rounded(self) -> Self {
        Self {
            kept_pct: round_to(self.kept_pct, 2),
            width_pct: round_to(self.width_pct, 2),
            ..self
        }
    }
}

impl Band {
    /// The misses that leave a tenth on either side, counted so that the promise holds for the next car too.
    fn of(mut misses: Vec<f64>) -> Self {
        misses.sort_by(f64::total_cmp);
        let count = misses.len();
        let Some(last) = count.checked_sub(1) else {
            return Self::default();
        };
        let side = (1.0 - PROMISED) / 2.0;
        let rank = ((count + 1) as f64 * side).floor() as usize;
        let low = rank.saturating_sub(1).min(last);
        Self {
            below: misses[low],
            above: misses[last - low],
        }
    }
}

fn band_of(listing: &Listing) -> usize {
    BANDS.iter().filter(|&&end| listing.age() > end).count()
}

/// Which fold each listing is in: as many of each, in an order that only the seed knows.
fn folds(count: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    let mut rng = SeededRng::new(SEED);
    for last in (1..count).rev() {
        order.swap(last, rng.below(last as u64 + 1) as usize);
    }
    let mut fold = vec![0; count];
    for (place, index) in order.into_iter().enumerate() {
        fold[index] = place % FOLDS;
    }
    fold
}

/// A row of the design: the columns that are not zero.
type Sparse = Vec<(usize, f64)>;

/// One for each name, the most frequent ones where there are too many. They are numbered as they come.
fn columns(listings: &[Listing]) -> HashMap<(u8, String), usize> {
    let mut counts: HashMap<(u8, String), (usize, usize)> = HashMap::new();
    for level in listings.iter().flat_map(levels) {
        let came = counts.len();
        counts.entry(level).or_insert((came, 0)).1 += 1;
    }
    let mut names: Vec<_> = counts.into_iter().collect();
    names.sort_unstable_by_key(|(_, (came, count))| (Reverse(*count), *came));
    names.truncate(MOST_NAMES);
    names.sort_unstable_by_key(|(_, (came, _))| *came);
    let names = names.into_iter().map(|(name, _)| name);
    names.zip(FREE..).collect()
}

/// The names a listing has a column for.
fn levels(listing: &Listing) -> impl Iterator<Item = (u8, String)> {
    let model = format!("{} {}", listing.make, listing.model);
    [
        Some(listing.make.clone()),
        Some(model),
        listing.body.map(|body| body.to_string()),
        listing.drive.map(|drive| drive.to_string()),
        listing.fuel.map(|fuel| fuel.to_string()),
        listing.transmission.map(|kind| kind.to_string()),
    ]
    .into_iter()
    .zip(0u8..)
    .filter_map(|(name, kind)| Some((kind, name?)))
}

fn sparse(columns: &HashMap<(u8, String), usize>, listing: &Listing) -> Sparse {
    let flag = |is: bool| if is { 1.0 } else { 0.0 };
    let mut row = row_at(vec![(0, 1.0); FREE], listing.age(), listing.km);
    row[4] = (4, flag(listing.has_accident == Some(true)));
    row[5] = (5, flag(listing.seller == Some(Seller::Private)));
    row.extend(levels(listing).filter_map(|level| Some((*columns.get(&level)?, 1.0))));
    row
}

/// The row with another age and other kilometres.
fn row_at(mut row: Sparse, age: f64, km: f64) -> Sparse {
    // Past twenty years the curve of the young would turn up again.
    let age = age.min(20.0);
    row[0] = (0, 1.0);
    row[1] = (1, age);
    row[2] = (2, age * age);
    row[3] = (3, km / 10_000.0);
    row
}

fn dot(weights: &[f64], row: &Sparse) -> f64 {
    row.iter().map(|&(at, value)| weights[at] * value).sum()
}

/// Ridge by the normal equations, solved by Cholesky's method.
fn solve(rows: &[Sparse], logs: &[f64], width: usize, kept: impl Fn(usize) -> bool) -> Vec<f64> {
    let mut gram = vec![0.0; width * width];
    let mut right = vec![0.0; width];
    for index in (0..rows.len()).filter(|&index| kept(index)) {
        for &(a, x) in &rows[index] {
            right[a] += x * logs[index];
            for &(b, y) in &rows[index] {
                if b <= a {
                    gram[a * width + b] += x * y;
                }
            }
        }
    }
    for at in 0..width {
        // A grain for the free columns too: where nobody has an accident theirs is empty.
        gram[at * width + at] += if at < FREE { 1e-9 } else { LAMBDA };
    }
    for a in 0..width {
        for b in 0..=a {
            let known: f64 = (0..b)
                .map(|k| gram[a * width + k] * gram[b * width + k])
                .sum();
            let rest = gram[a * width + b] - known;
            gram[a * width + b] = if a == b {
                rest.max(1e-12).sqrt()
            } else {
                rest / gram[b * width + b]
            };
        }
    }
    for a in 0..width {
        let known: f64 = (0..a).map(|k| gram[a * width + k] * right[k]).sum();
        right[a] = (right[a] - known) / gram[a * width + a];
    }
    for a in (0..width).rev() {
        let known: f64 = (a + 1..width).map(|k| gram[k * width + a] * right[k]).sum();
        right[a] = (right[a] - known) / gram[a * width + a];
    }
    right
}
