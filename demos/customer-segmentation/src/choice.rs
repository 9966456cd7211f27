//! How many groups, and why: sums, silhouettes, and whether the groups come back.
//!
//! K-means finds k groups in noise too. So each k is run again from other seeds, and on customers
//! drawn again with replacement: groups that are there are found again.

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{SeededRng, wire_enum};
use serde::Serialize;
use utoipa::ToSchema;

use crate::agreement::{adjusted_rand, silhouettes};
use crate::customer::Point;
use crate::kmeans::{Clustering, best_of, carried_on, distinct, nearest, search};
use crate::options::K;

/// Customers the choice is judged on; of more, a seeded sample: what silhouettes cost grows with the square.
pub const MOST_JUDGED: usize = 4500;
/// Other seeds, each with as many starts as libraries take by default.
const SEEDS: usize = 8;
const STARTS_A_SEED: usize = 2;
/// Times the customers are drawn again.
const RESAMPLES: usize = 8;
/// Mean agreement from which groups count as the same on every seed, and on other customers:
/// Steinley (2004) calls 0.9 excellent and 0.8 good.
pub const STABLE_SEEDS: f64 = 0.95;
pub const STABLE_RESAMPLES: f64 = 0.8;
/// What of the best silhouette a finer grouping must keep.
pub const SILHOUETTE_KEPT: f64 = 0.8;

wire_enum! {
    /// What speaks for or against a number of groups.
    #[schema(as = CustomerSegmentationVerdict)]
    pub enum Verdict {
        /// The most groups that pass.
        Chosen = "chosen",
        /// They pass, and more do too.
        Coarse = "coarse",
        /// Another seed gives other groups.
        ChangesWithSeed = "changes_with_seed",
        /// Other customers of the same kind give other groups.
        ChangesWithCustomers = "changes_with_customers",
        /// The groups run into each other.
        Blurred = "blurred",
    }
}

/// One number of groups, judged.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationChoice)]
pub struct Choice {
    pub k: usize,
    /// Sum of squared distances to the centres, on those judged.
    pub inertia: f64,
    /// Mean silhouette, -1 to 1.
    pub silhouette: f64,
    /// Mean adjusted Rand index between the groups of different seeds.
    pub stability: f64,
    /// Mean adjusted Rand index with the groups of customers drawn again with replacement.
    pub stability_bootstrap: f64,
    /// Customers in the smallest group.
    pub smallest: usize,
    pub verdict: Verdict,
}

/// Every number of groups that was tried, and the one that is defended.
#[derive(Debug, Clone)]
pub struct Choices {
    pub rows: Vec<Choice>,
    /// One where there are no two different customers.
    pub recommended: usize,
    /// Customers judged.
    pub judged: usize,
    clusterings: Vec<Clustering>,
}

/// Tries every k there are enough different customers for.
pub fn judge(points: &[Point], seed: u64) -> Choices {
    let sample = sampled(points, seed);
    let points = sample.as_deref().unwrap_or(points);
    let most = distinct(points, *K.end() as usize).len();
    let ks: Vec<usize> = (*K.start() as usize..=most).collect();
    let clusterings: Vec<Clustering> = ks
        .iter()
        .map(|&k| search(points, k, &mut stream(seed, 0, k)))
        .collect();
    let labels: Vec<&[u8]> = clusterings.iter().map(|found| &found.labels[..]).collect();
    let silhouettes = silhouettes(points, &labels);
    let mut rows: Vec<Choice> = Vec::new();
    for ((&k, found), silhouette) in ks.iter().zip(&clusterings).zip(silhouettes) {
        let mut sizes = vec![0; k];
        found
            .labels
            .iter()
            .for_each(|&label| sizes[label as usize] += 1);
        rows.push(Choice {
            k,
            inertia: round_to(found.inertia, 6),
            silhouette: round_to(silhouette, 6),
            stability: round_to(over_seeds(points, k, seed), 6),
            stability_bootstrap: round_to(over_resamples(points, found, seed), 6),
            smallest: sizes.into_iter().min().unwrap_or_default(),
            verdict: Verdict::Coarse,
        });
    }
    let recommended = decide(&mut rows);
    Choices {
        rows,
        recommended,
        judged: points.len(),
        clusterings,
    }
}

impl Choices {
    /// The groups of all customers; `k` is one that was tried. Where a part was judged, its centres are taken on to all,
    /// so that the groups shown are those that were judged.
    pub fn clustering(&self, points: &[Point], k: usize) -> Clustering {
        let tried = self.rows.iter().position(|row| row.k == k);
        match tried {
            None => Clustering::single(points),
            Some(at) if self.judged == points.len() => self.clusterings[at].clone(),
            Some(at) => carried_on(points, &self.clusterings[at].centers),
        }
    }
}

/// The most groups that come back and are still told apart; where none come back, those that do most.
fn decide(rows: &mut [Choice]) -> usize {
    let best = rows
        .iter()
        .fold(0.0, |best: f64, row| best.max(row.silhouette));
    for row in rows.iter_mut() {
        row.verdict = if row.stability < STABLE_SEEDS {
            Verdict::ChangesWithSeed
        } else if row.stability_bootstrap < STABLE_RESAMPLES {
            Verdict::ChangesWithCustomers
        } else if row.silhouette < SILHOUETTE_KEPT * best {
            Verdict::Blurred
        } else {
            Verdict::Coarse
        };
    }
    let passing = rows
        .iter_mut()
        .rev()
        .find(|row| row.verdict == Verdict::Coarse);
    if let Some(row) = passing {
        row.verdict = Verdict::Chosen;
        return row.k;
    }
    let mut most: Option<&Choice> = None;
    for row in rows.iter() {
        let agreement = |row: &Choice| row.stability.min(row.stability_bootstrap);
        if most.is_none_or(|most| agreement(row) > agreement(most)) {
            most = Some(row);
        }
    }
    most.map_or(1, |row| row.k)
}

/// A generator of its own for each purpose and k, so that none hangs on how much another drew.
fn stream(seed: u64, purpose: u64, k: usize) -> SeededRng {
    SeededRng::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (purpose << 32) ^ k as u64)
}

fn sampled(points: &[Point], seed: u64) -> Option<Vec<Point>> {
    (points.len() > MOST_JUDGED).then(|| {
        let mut rng = stream(seed, 1, 0);
        let mut order: Vec<usize> = (0..points.len()).collect();
        // As many different customers as there are, so that every k is tried that can be asked for.
        let different = distinct(points, *K.end() as usize);
        for (at, position) in different.iter().enumerate() {
            order.swap(at, *position);
        }
        for at in different.len()..MOST_JUDGED {
            let other = at + rng.below((order.len() - at) as u64) as usize;
            order.swap(at, other);
        }
        order.truncate(MOST_JUDGED);
        order.sort_unstable();
        order.into_iter().map(|at| points[at]).collect()
    })
}

fn over_seeds(points: &[Point], k: usize, seed: u64) -> f64 {
    let labels: Vec<Vec<u8>> = (0..SEEDS)
        .map(|at| {
            let mut rng = stream(seed, 10 + at as u64, k);
            best_of(points, k, STARTS_A_SEED, &mut rng).labels
        })
        .collect();
    let mut sum = 0.0;
    for (at, one) in labels.iter().enumerate() {
        for other in &labels[..at] {
            sum += adjusted_rand(one, other);
        }
    }
    sum / (SEEDS * (SEEDS - 1) / 2) as f64
}

fn over_resamples(points: &[Point], found: &Clustering, seed: u64) -> f64 {
    let k = found.centers.len();
    let mut sum = 0.0;
    for at in 0..RESAMPLES {
        let mut rng = stream(seed, 100 + at as u64, k);
        let drawn: Vec<Point> = (0..points.len())
            .map(|_| points[rng.below(points.len() as u64) as usize])
            .collect();
        let centers = best_of(&drawn, k, STARTS_A_SEED, &mut rng).centers;
        let labels: Vec<u8> = points
            .iter()
            .map(|p| nearest(&centers, p).0 as u8)
            .collect();
        sum += adjusted_rand(&labels, &found.labels);
    }
    sum / RESAMPLES as f64
}
