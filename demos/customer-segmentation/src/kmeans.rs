//! K-means: greedy k-means++ starts, Lloyd's rounds, then single moves until none helps.
//!
//! A clustering that no single move improves is also one that no round of Lloyd's changes, and
//! there are fewer of the former (Telgarsky and Vattani, 2010): the same number of starts finds
//! lower sums.

use boreal_demo_kit::SeededRng;

use crate::customer::{FEATURES, Point};

/// Rounds of Lloyd's, the quick ones: single moves find the rest in fewer.
const LLOYD_ROUNDS: usize = 8;
/// Rounds of single moves before a start is given up as it is; none on our data came near.
const MAX_ROUNDS: usize = 300;
/// Starts of a search, and the points its moved centres may cost.
const SEARCH_STARTS: usize = 8;
const SEARCH_POINTS: usize = 80_000;
/// A move must gain more than rounding does.
const LEAST_GAIN: f64 = 1e-10;

/// Points in groups.
#[derive(Debug, Clone, PartialEq)]
pub struct Clustering {
    pub centers: Vec<Point>,
    /// The group of each point.
    pub labels: Vec<u8>,
    /// Sum of squared distances to the group's centre.
    pub inertia: f64,
}

pub fn squared_distance(a: &Point, b: &Point) -> f64 {
    let mut sum = 0.0;
    for at in 0..FEATURES {
        sum += (a[at] - b[at]) * (a[at] - b[at]);
    }
    sum
}

/// The lowest of so many starts. There are at least `k` different points.
pub fn best_of(points: &[Point], k: usize, starts: usize, rng: &mut SeededRng) -> Clustering {
    let mut best = one_start(points, k, rng);
    for _ in 1..starts {
        let other = one_start(points, k, rng);
        if other.inertia < best.inertia - LEAST_GAIN {
            best = other;
        }
    }
    best.sorted()
}

/// The lowest sum that is found: a few starts, then centres moved, more often where that is quick.
pub fn search(points: &[Point], k: usize, rng: &mut SeededRng) -> Clustering {
    let found = best_of(points, k, SEARCH_STARTS, rng);
    let tries = SEARCH_POINTS / points.len();
    improved(points, found, tries.clamp(30, 300), rng)
}

/// Groups of these points from centres found on a part of them.
pub fn carried_on(points: &[Point], centers: &[Point]) -> Clustering {
    let clustering = Clustering {
        centers: centers.to_vec(),
        labels: vec![0; points.len()],
        inertia: 0.0,
    };
    settled(points, clustering).sorted()
}

/// Takes a centre away and puts one elsewhere, so many times, and keeps what is lower: it leaves dead ends that
/// further starts fall into again.
fn improved(
    points: &[Point],
    clustering: Clustering,
    tries: usize,
    rng: &mut SeededRng,
) -> Clustering {
    let mut best = clustering;
    for _ in 0..tries {
        let mut other = best.clone();
        let away = rng.below(other.centers.len() as u64) as usize;
        other.centers.swap_remove(away);
        let left: Vec<f64> = points
            .iter()
            .map(|p| nearest(&other.centers, p).1)
            .collect();
        let mark = rng.uniform() * left.iter().sum::<f64>();
        other.centers.push(points[drawn(&left, mark)]);
        let other = settled(points, other);
        if other.inertia < best.inertia - LEAST_GAIN {
            best = other;
        }
    }
    best.sorted()
}

/// The centre nearest to a point, and its squared distance.
pub fn nearest(centers: &[Point], point: &Point) -> (usize, f64) {
    let mut best = (0, f64::INFINITY);
    for (at, center) in centers.iter().enumerate() {
        let distance = squared_distance(point, center);
        if distance < best.1 {
            best = (at, distance);
        }
    }
    best
}

/// Where the first different points stand, no more than `most` of them.
pub fn distinct(points: &[Point], most: usize) -> Vec<usize> {
    let mut found: Vec<usize> = Vec::with_capacity(most);
    for (at, point) in points.iter().enumerate() {
        if found.len() == most {
            break;
        }
        if found.iter().all(|&other| points[other] != *point) {
            found.push(at);
        }
    }
    found
}

impl Clustering {
    /// All points in one group.
    pub fn single(points: &[Point]) -> Self {
        let mut clustering = Self {
            centers: vec![[0.0; FEATURES]],
            labels: vec![0; points.len()],
            inertia: 0.0,
        };
        clustering.settle(points);
        clustering
    }

    /// Best customers first: recent, often, much. Labels then do not hang on the start.
    fn sorted(self) -> Self {
        let worth = |at: &usize| {
            let [recency, frequency, monetary] = self.centers[*at];
            frequency + monetary - recency
        };
        let mut order: Vec<usize> = (0..self.centers.len()).collect();
        order.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
        let mut place = vec![0; order.len()];
        for (to, from) in order.iter().enumerate() {
            place[*from] = to as u8;
        }
        Self {
            centers: order.iter().map(|&from| self.centers[from]).collect(),
            labels: self.labels.iter().map(|&at| place[at as usize]).collect(),
            inertia: self.inertia,
        }
    }

    /// Centres and sum anew from the labels.
    fn settle(&mut self, points: &[Point]) {
        let (sums, counts) = sums(points, &self.labels, self.centers.len());
        for ((center, sum), count) in self.centers.iter_mut().zip(sums).zip(counts) {
            if count > 0 {
                *center = sum.map(|sum| sum / count as f64);
            }
        }
        let labelled = points.iter().zip(&self.labels);
        self.inertia = labelled
            .map(|(point, &label)| squared_distance(point, &self.centers[label as usize]))
            .sum();
    }
}

fn sums(points: &[Point], labels: &[u8], k: usize) -> (Vec<Point>, Vec<usize>) {
    let mut sums = vec![[0.0; FEATURES]; k];
    let mut counts = vec![0; k];
    for (point, &label) in points.iter().zip(labels) {
        let sum = &mut sums[label as usize];
        for at in 0..FEATURES {
            sum[at] += point[at];
        }
        counts[label as usize] += 1;
    }
    (sums, counts)
}

fn one_start(points: &[Point], k: usize, rng: &mut SeededRng) -> Clustering {
    let clustering = Clustering {
        centers: start(points, k, rng),
        labels: vec![0; points.len()],
        inertia: 0.0,
    };
    settled(points, clustering)
}

fn settled(points: &[Point], mut clustering: Clustering) -> Clustering {
    lloyd(points, &mut clustering);
    single_moves(points, &mut clustering);
    clustering.settle(points);
    clustering
}

/// Greedy k-means++: of a few candidates drawn by squared distance, the one that leaves least.
fn start(points: &[Point], k: usize, rng: &mut SeededRng) -> Vec<Point> {
    let candidates = 2 + (k as f64).ln() as usize;
    let first = points[rng.below(points.len() as u64) as usize];
    let mut centers = vec![first];
    let mut left: Vec<f64> = points.iter().map(|p| squared_distance(p, &first)).collect();
    while centers.len() < k {
        let total: f64 = left.iter().sum();
        let mut best: Option<(f64, Point, Vec<f64>)> = None;
        for _ in 0..candidates {
            let candidate = points[drawn(&left, rng.uniform() * total)];
            let after: Vec<f64> = points
                .iter()
                .zip(&left)
                .map(|(point, left)| left.min(squared_distance(point, &candidate)))
                .collect();
            let sum: f64 = after.iter().sum();
            if best.as_ref().is_none_or(|(least, ..)| sum < *least) {
                best = Some((sum, candidate, after));
            }
        }
        let (_, center, after) = best.expect("there is at least one candidate");
        centers.push(center);
        left = after;
    }
    centers
}

/// The place where the running sum of weights passes a mark; never one of weight zero.
fn drawn(weights: &[f64], mark: f64) -> usize {
    let mut sum = 0.0;
    let mut last = 0;
    for (at, weight) in weights.iter().enumerate() {
        if *weight > 0.0 {
            last = at;
            sum += weight;
            if sum > mark {
                return at;
            }
        }
    }
    last
}

fn lloyd(points: &[Point], clustering: &mut Clustering) {
    for round in 0..LLOYD_ROUNDS {
        let mut has_changed = round == 0;
        for (point, label) in points.iter().zip(&mut clustering.labels) {
            let (near, _) = nearest(&clustering.centers, point);
            has_changed |= near as u8 != *label;
            *label = near as u8;
        }
        if !has_changed {
            return;
        }
        let (sums, counts) = sums(points, &clustering.labels, clustering.centers.len());
        for ((center, sum), count) in clustering.centers.iter_mut().zip(sums).zip(counts) {
            // A group that lost all its points waits where it is: a single move may fill it.
            if count > 0 {
                *center = sum.map(|sum| sum / count as f64);
            }
        }
    }
}

/// Moves single points to where the sum falls, the centres going with them (Hartigan's rule).
fn single_moves(points: &[Point], clustering: &mut Clustering) {
    let Clustering {
        centers, labels, ..
    } = clustering;
    let (_, mut counts) = sums(points, labels, centers.len());
    for _ in 0..MAX_ROUNDS {
        let mut has_moved = false;
        for (point, label) in points.iter().zip(labels.iter_mut()) {
            let from = *label as usize;
            if counts[from] < 2 {
                continue;
            }
            let size = counts[from] as f64;
            let kept = squared_distance(point, &centers[from]) * size / (size - 1.0);
            let mut best = (from, kept - LEAST_GAIN);
            for (to, center) in centers.iter().enumerate() {
                let size = counts[to] as f64;
                let cost = squared_distance(point, center) * size / (size + 1.0);
                if to != from && cost < best.1 {
                    best = (to, cost);
                }
            }
            let to = best.0;
            if to == from {
                continue;
            }
            for at in 0..FEATURES {
                let here = &mut centers[from][at];
                *here += (*here - point[at]) / (counts[from] - 1) as f64;
                let there = &mut centers[to][at];
                *there += (point[at] - *there) / (counts[to] + 1) as f64;
            }
            counts[from] -= 1;
            counts[to] += 1;
            *label = to as u8;
            has_moved = true;
        }
        if !has_moved {
            return;
        }
    }
}
