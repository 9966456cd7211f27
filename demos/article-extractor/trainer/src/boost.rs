//! Gradient boosting on histograms: logistic loss, trees grown leaf by leaf.

use article_extractor::training::{Forest, Node, Tree};
use boreal_demo_kit::SeededRng;

/// Bins a feature is cut into.
const BINS: usize = 64;

/// How a forest is grown.
#[derive(Debug, Clone, Copy)]
pub struct Settings {
    pub trees: usize,
    /// Leaves of a tree.
    pub leaves: usize,
    /// Share of each tree's answer that is taken.
    pub rate: f32,
    /// Least sum of weights in a leaf.
    pub min_weight: f32,
    /// Pull of leaf values towards zero.
    pub ridge: f32,
    /// Share of the features each tree may use.
    pub features: f32,
}

/// Rows to learn from.
#[derive(Debug, Default)]
pub struct Rows {
    /// Values, row by row.
    pub values: Vec<f32>,
    /// Values of a row.
    pub width: usize,
    /// What each row should be, from 0 to 1.
    pub labels: Vec<f32>,
    /// How much each row counts.
    pub weights: Vec<f32>,
}

/// Rows cut into bins, feature by feature, with the values between bins.
struct Binned {
    /// Bin of each row, row by row.
    bins: Vec<u8>,
    /// For each feature the upper edge of each bin but the last.
    edges: Vec<Vec<f32>>,
}

fn bin(rows: &Rows) -> Binned {
    let count = rows.labels.len();
    let mut bins = vec![0u8; rows.values.len()];
    let mut edges = Vec::with_capacity(rows.width);
    for feature in 0..rows.width {
        // Every seventh row is enough to place the edges.
        let mut sample: Vec<f32> = (0..count)
            .step_by(7)
            .map(|row| rows.values[row * rows.width + feature])
            .collect();
        sample.sort_by(f32::total_cmp);
        let mut own: Vec<f32> = Vec::new();
        for step in 1..BINS {
            let at = step * sample.len() / BINS;
            if at == 0 || at >= sample.len() {
                continue;
            }
            // Halfway to the next value, so that rounding cannot move a row across.
            let low = sample[at];
            let next = sample[at..].iter().copied().find(|&value| value > low);
            if let Some(next) = next {
                let edge = low + (next - low) / 2.0;
                if own.last().is_none_or(|&last| edge > last) {
                    own.push(edge);
                }
            }
        }
        for row in 0..count {
            let value = rows.values[row * rows.width + feature];
            bins[row * rows.width + feature] = own.partition_point(|&edge| edge < value) as u8;
        }
        edges.push(own);
    }
    Binned { bins, edges }
}

#[derive(Clone, Copy, Default)]
struct Cell {
    gradient: f32,
    hessian: f32,
}

struct Leaf {
    rows: Vec<u32>,
    histogram: Vec<Cell>,
    best: Option<Split>,
    total: Cell,
    /// Index in the growing tree.
    node: usize,
}

#[derive(Clone, Copy)]
struct Split {
    gain: f32,
    feature: usize,
    bin: u8,
}

enum Growing {
    Leaf(f32),
    Turn {
        feature: usize,
        threshold: f32,
        left: usize,
        right: usize,
    },
}

pub fn grow(rows: &Rows, settings: &Settings, seed: u64) -> Forest {
    let binned = bin(rows);
    let mut rng = SeededRng::new(seed);
    let weight: f32 = rows.weights.iter().sum();
    let positive: f32 = rows
        .labels
        .iter()
        .zip(&rows.weights)
        .map(|(y, w)| y * w)
        .sum();
    let base = (positive / (weight - positive).max(1e-3)).max(1e-3).ln();
    let mut scores = vec![base; rows.labels.len()];
    let mut trees = Vec::with_capacity(settings.trees);
    for _ in 0..settings.trees {
        let gradients: Vec<Cell> = scores
            .iter()
            .zip(&rows.labels)
            .zip(&rows.weights)
            .map(|((score, label), weight)| {
                let p = 1.0 / (1.0 + (-score).exp());
                Cell {
                    gradient: (p - label) * weight,
                    hessian: (p * (1.0 - p)).max(1e-4) * weight,
                }
            })
            .collect();
        let chosen: Vec<usize> = (0..rows.width)
            .filter(|_| rng.uniform() < f64::from(settings.features))
            .collect();
        let tree = Grower {
            binned: &binned,
            width: rows.width,
            gradients: &gradients,
            chosen: &chosen,
            settings,
        }
        .grow(&mut scores);
        trees.push(tree);
    }
    Forest::new(base, trees)
}

struct Grower<'a> {
    binned: &'a Binned,
    width: usize,
    gradients: &'a [Cell],
    chosen: &'a [usize],
    settings: &'a Settings,
}

impl Grower<'_> {
    fn grow(&self, scores: &mut [f32]) -> Tree {
        let all: Vec<u32> = (0..scores.len() as u32).collect();
        let mut nodes = vec![Growing::Leaf(0.0)];
        let root = self.leaf(all, None, 0);
        let mut leaves = vec![root];
        while leaves.len() < self.settings.leaves {
            let best = leaves
                .iter()
                .enumerate()
                .filter_map(|(at, leaf)| leaf.best.map(|split| (at, split)))
                .max_by(|a, b| a.1.gain.total_cmp(&b.1.gain));
            let Some((at, split)) = best else { break };
            let leaf = leaves.swap_remove(at);
            let (left, right) = self.divide(&leaf, split, nodes.len());
            nodes[leaf.node] = Growing::Turn {
                feature: self.chosen[split.feature],
                threshold: self.binned.edges[self.chosen[split.feature]][usize::from(split.bin)],
                left: left.node,
                right: right.node,
            };
            nodes.push(Growing::Leaf(0.0));
            nodes.push(Growing::Leaf(0.0));
            leaves.push(left);
            leaves.push(right);
        }
        for leaf in &leaves {
            let value = -leaf.total.gradient / (leaf.total.hessian + self.settings.ridge)
                * self.settings.rate;
            nodes[leaf.node] = Growing::Leaf(value);
            for &row in &leaf.rows {
                scores[row as usize] += value;
            }
        }
        let mut tree = Tree::default();
        flatten(&nodes, 0, &mut tree);
        tree
    }

    fn divide(&self, leaf: &Leaf, split: Split, next: usize) -> (Leaf, Leaf) {
        let feature = self.chosen[split.feature];
        let (left, right): (Vec<u32>, Vec<u32>) = leaf
            .rows
            .iter()
            .partition(|&&row| self.binned.bins[row as usize * self.width + feature] <= split.bin);
        // The larger side's histogram is what the smaller leaves of the whole.
        if left.len() <= right.len() {
            let left = self.leaf(left, None, next);
            let rest = subtract(&leaf.histogram, &left.histogram);
            (left, self.leaf(right, Some(rest), next + 1))
        } else {
            let right = self.leaf(right, None, next + 1);
            let rest = subtract(&leaf.histogram, &right.histogram);
            (self.leaf(left, Some(rest), next), right)
        }
    }

    fn leaf(&self, rows: Vec<u32>, histogram: Option<Vec<Cell>>, node: usize) -> Leaf {
        let histogram = histogram.unwrap_or_else(|| self.histogram(&rows));
        let mut total = Cell::default();
        for cell in &histogram[..BINS.min(histogram.len())] {
            total.gradient += cell.gradient;
            total.hessian += cell.hessian;
        }
        let best = self.best(&histogram, total);
        Leaf {
            rows,
            histogram,
            best,
            total,
            node,
        }
    }

    fn histogram(&self, rows: &[u32]) -> Vec<Cell> {
        let mut histogram = vec![Cell::default(); self.chosen.len() * BINS];
        for &row in rows {
            let cell = self.gradients[row as usize];
            let bins = &self.binned.bins[row as usize * self.width..][..self.width];
            for (slot, &feature) in self.chosen.iter().enumerate() {
                let target = &mut histogram[slot * BINS + usize::from(bins[feature])];
                target.gradient += cell.gradient;
                target.hessian += cell.hessian;
            }
        }
        histogram
    }

    fn best(&self, histogram: &[Cell], total: Cell) -> Option<Split> {
        let worth =
            |cell: Cell| cell.gradient * cell.gradient / (cell.hessian + self.settings.ridge);
        let mut best: Option<Split> = None;
        for (slot, &feature) in self.chosen.iter().enumerate() {
            let mut left = Cell::default();
            for bin in 0..self.binned.edges[feature].len() {
                let cell = histogram[slot * BINS + bin];
                left.gradient += cell.gradient;
                left.hessian += cell.hessian;
                let right = Cell {
                    gradient: total.gradient - left.gradient,
                    hessian: total.hessian - left.hessian,
                };
                if left.hessian < self.settings.min_weight
                    || right.hessian < self.settings.min_weight
                {
                    continue;
                }
                let gain = worth(left) + worth(right) - worth(total);
                if gain > 1e-6 && best.is_none_or(|best| gain > best.gain) {
                    best = Some(Split {
                        gain,
                        feature: slot,
                        bin: bin as u8,
                    });
                }
            }
        }
        best
    }
}

fn subtract(whole: &[Cell], part: &[Cell]) -> Vec<Cell> {
    whole
        .iter()
        .zip(part)
        .map(|(whole, part)| Cell {
            gradient: whole.gradient - part.gradient,
            hessian: whole.hessian - part.hessian,
        })
        .collect()
}

/// Nodes in the order they are visited, left before right.
fn flatten(nodes: &[Growing], at: usize, out: &mut Tree) {
    match nodes[at] {
        Growing::Leaf(value) => out.0.push(Node::leaf(value)),
        Growing::Turn {
            feature,
            threshold,
            left,
            right,
        } => {
            let own = out.0.len();
            out.0.push(Node::leaf(0.0));
            flatten(nodes, left, out);
            let after = out.0.len() as u16;
            out.0[own] = Node::turn(feature as u16, threshold, after);
            flatten(nodes, right, out);
        }
    }
}
