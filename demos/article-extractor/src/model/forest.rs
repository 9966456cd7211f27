//! Gradient-boosted decision trees.

use super::scoring::ScoringPlan;
use super::tree::Tree;
use crate::features::Table;

/// Trees whose values add up to log-odds.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Forest {
    base: f32,
    trees: Vec<Tree>,
    /// The same trees, for many rows at once.
    plan: ScoringPlan,
}

impl Forest {
    /// A forest; `base` is the log-odds before any tree.
    pub fn new(base: f32, trees: Vec<Tree>) -> Self {
        Self {
            base,
            plan: ScoringPlan::new(&trees),
            trees,
        }
    }

    /// Log-odds before any tree.
    pub fn base(&self) -> f32 {
        self.base
    }

    pub fn trees(&self) -> &[Tree] {
        &self.trees
    }

    /// The probability for each row of a table.
    pub fn probabilities(&self, table: &Table) -> Vec<f32> {
        let sums = self.plan.sums(&table.values, table.width);
        sums.into_iter()
            .map(|sum| 1.0 / (1.0 + (-(self.base + sum)).exp()))
            .collect()
    }
}
