//! A decision tree: its steps, and what its leaves add to the log-odds.

/// Marks a leaf.
const LEAF: u16 = u16::MAX;
/// Most leaves of a tree: a bit each.
pub(super) const MAX_LEAVES: usize = 32;

/// A step of a tree; the left branch follows it directly.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Node {
    feature: u16,
    right: u16,
    /// Where to turn, or a leaf's value.
    value: f32,
}

impl Node {
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
    /// Whether every path ends in a leaf and every feature exists.
    pub fn is_sound(&self, features: usize) -> bool {
        let last = self.0.len();
        !self.0.is_empty()
            && self.leaves().count() <= MAX_LEAVES
            && self.0.iter().enumerate().all(|(at, node)| {
                node.value.is_finite()
                    && (node.feature == LEAF
                        || (usize::from(node.feature) < features
                            && at + 1 < last
                            && usize::from(node.right) > at
                            && usize::from(node.right) < last))
            })
    }

    /// The tree with its leaves' values times a factor.
    pub fn scaled(&self, factor: f32) -> Self {
        let scale = |node: &Node| match node.feature {
            LEAF => Node::leaf(node.value * factor),
            _ => *node,
        };
        Self(self.0.iter().map(scale).collect())
    }

    /// The leaves' values, left to right.
    pub(super) fn leaves(&self) -> impl Iterator<Item = f32> + '_ {
        let leaves = self.0.iter().filter(|node| node.feature == LEAF);
        leaves.map(|node| node.value)
    }

    /// Every turn: its feature, its threshold, and the leaves left of it as bits.
    pub(super) fn turns(&self) -> impl Iterator<Item = (u16, f32, u32)> + '_ {
        let leaves_before = |end: usize| {
            let before = self.0.iter().take(end);
            before.filter(|node| node.feature == LEAF).count() as u32
        };
        // A node's left branch is all that stands between it and its right one.
        self.0
            .iter()
            .enumerate()
            .filter(|(_, node)| node.feature != LEAF)
            .map(move |(at, node)| {
                let below = |count: u32| (1u64 << count) as u32;
                let (from, to) = (leaves_before(at), leaves_before(usize::from(node.right)));
                let left = below(to).wrapping_sub(below(from));
                (node.feature, node.value, left)
            })
    }
}
