//! Gradient-boosted decision trees, evaluated.

/// Marks a leaf.
const LEAF: u16 = u16::MAX;

/// A step of a tree; the left branch follows it directly.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Node {
    feature: u16,
    right: u16,
    /// Where to turn, or a leaf's value.
    value: f32,
}

impl Node {
    /// A leaf.
    pub fn leaf(value: f32) -> Self {
        Self {
            feature: LEAF,
            right: 0,
            value,
        }
    }

    /// A turn: left when the feature is at most `threshold`, else to the node `right`.
    pub fn turn(feature: u16, threshold: f32, right: u16) -> Self {
        Self {
            feature,
            right,
            value: threshold,
        }
    }

    pub(super) fn parts(self) -> (u16, u16, f32) {
        (self.feature, self.right, self.value)
    }

    pub(super) fn from_parts(feature: u16, right: u16, value: f32) -> Self {
        Self {
            feature,
            right,
            value,
        }
    }
}

/// A tree's nodes, each before its branches.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Tree(pub Vec<Node>);

impl Tree {
    /// The value of the leaf a row ends in.
    pub fn value(&self, row: &[f32]) -> f32 {
        let mut at = 0;
        loop {
            let node = self.0[at];
            if node.feature == LEAF {
                return node.value;
            }
            at = if row[usize::from(node.feature)] <= node.value {
                at + 1
            } else {
                usize::from(node.right)
            };
        }
    }

    /// Whether every path ends in a leaf and every feature exists.
    pub fn is_sound(&self, features: usize) -> bool {
        let last = self.0.len();
        !self.0.is_empty()
            && self.0.iter().enumerate().all(|(at, node)| {
                node.value.is_finite()
                    && (node.feature == LEAF
                        || (usize::from(node.feature) < features
                            && at + 1 < last
                            && usize::from(node.right) > at
                            && usize::from(node.right) < last))
            })
    }
}

/// Trees whose values add up to log-odds.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Forest {
    /// Log-odds before any tree.
    pub base: f32,
    /// The trees.
    pub trees: Vec<Tree>,
}

impl Forest {
    /// The probability for a row of features.
    pub fn probability(&self, row: &[f32]) -> f32 {
        let log_odds = self.base + self.trees.iter().map(|tree| tree.value(row)).sum::<f32>();
        1.0 / (1.0 + (-log_odds).exp())
    }
}
