//! Many rows through all trees at once, without a branch.
//!
//! A walk down a tree waits at every step for the one before it. Here each turn
//! of a tree is asked for several rows side by side, and crosses out the leaves
//! that the rows which go right cannot reach; the leftmost leaf left is the one
//! a walk ends in (the idea is QuickScorer's, Lucchese and others 2015).

use super::tree::{MAX_LEAVES, Tree};

/// Rows side by side: two registers of four numbers on any x86-64.
const LANES: usize = 8;

/// One value of each row.
type Column = [f32; LANES];

/// One turn of a tree.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Turn {
    feature: u16,
    /// Rows with more than this go right.
    threshold: f32,
    /// The leaves that rows going right can still reach.
    right: u32,
}

/// A forest laid out for scoring.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ScoringPlan {
    turns: Vec<Turn>,
    /// Where each tree's turns end.
    ends: Vec<usize>,
    /// Each tree's leaf values, left to right.
    leaves: Vec<[f32; MAX_LEAVES]>,
}

impl ScoringPlan {
    pub fn new(trees: &[Tree]) -> Self {
        let mut plan = Self::default();
        for tree in trees {
            let turns = tree.turns().map(|(feature, threshold, left)| Turn {
                feature,
                threshold,
                right: !left,
            });
            plan.turns.extend(turns);
            plan.ends.push(plan.turns.len());
            let mut leaves = [0.0; MAX_LEAVES];
            for (slot, value) in leaves.iter_mut().zip(tree.leaves()) {
                *slot = value;
            }
            plan.leaves.push(leaves);
        }
        plan
    }

    /// For each row the sum of its leaves.
    pub fn sums(&self, values: &[f32], width: usize) -> Vec<f32> {
        let count = values.len() / width.max(1);
        let mut out = Vec::with_capacity(count + LANES);
        let mut reachable = vec![[0; LANES]; self.ends.len()];
        let mut columns: Vec<Column> = vec![[0.0; LANES]; width];
        for rows in values.chunks(width.max(1) * LANES) {
            for (lane, row) in rows.chunks_exact(width).enumerate() {
                for (column, &value) in columns.iter_mut().zip(row) {
                    column[lane] = value;
                }
            }
            self.cross_out(&columns, &mut reachable);
            out.extend(self.add_up(&reachable));
        }
        out.truncate(count);
        out
    }

    /// For each tree the leaves each row can reach: one, and some to the right of it. The result
    /// goes to memory tree by tree, which is what lets compilers use vector registers.
    fn cross_out(&self, columns: &[Column], reachable: &mut [[u32; LANES]]) {
        let mut start = 0;
        for (&end, reachable) in self.ends.iter().zip(reachable) {
            let mut left = [u32::MAX; LANES];
            for turn in &self.turns[start..end] {
                let column = &columns[usize::from(turn.feature)];
                for lane in 0..LANES {
                    // All ones where the row goes left.
                    let stays = u32::from(column[lane] <= turn.threshold).wrapping_neg();
                    left[lane] &= stays | turn.right;
                }
            }
            *reachable = left;
            start = end;
        }
    }

    fn add_up(&self, reachable: &[[u32; LANES]]) -> [f32; LANES] {
        let mut sums = [0f32; LANES];
        for (reachable, leaves) in reachable.iter().zip(&self.leaves) {
            for lane in 0..LANES {
                sums[lane] += leaves[reachable[lane].trailing_zeros() as usize % MAX_LEAVES];
            }
        }
        sums
    }
}
