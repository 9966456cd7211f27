//! What a simulation showed, by step of arrival.

use super::Outcome;

/// Core-seconds and machine-seconds of a step.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct StepUse {
    /// Cores that worked.
    pub busy: f64,
    /// Cores that worked or could.
    pub cores: f64,
    /// Machines that are paid for, those that start included.
    pub machines: f64,
}

impl StepUse {
    pub(super) fn add(&mut self, other: Self) {
        self.busy += other.busy;
        self.cores += other.cores;
        self.machines += other.machines;
    }
}

/// Requests that came in a step.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Step {
    /// Seconds from arrival to answer, in no order.
    pub answers: Vec<f64>,
    pub lost: u32,
    /// Of the lost those that a machine was working on when it failed.
    pub lost_with_machine: u32,
    pub used: StepUse,
}

impl Step {
    pub fn requests(&self) -> u32 {
        self.answers.len() as u32 + self.lost
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Measured {
    /// Seconds of a step; the last may be shorter.
    pub step: f64,
    /// When traffic ends.
    end: f64,
    pub steps: Vec<Step>,
}

impl Measured {
    pub(super) fn new(end: f64, step: f64) -> Self {
        let count = (end / step).ceil().max(1.0) as usize;
        Self {
            step,
            end,
            steps: vec![Step::default(); count],
        }
    }

    pub(super) fn take(&mut self, outcome: Outcome) {
        let (Outcome::Answered { arrived, .. } | Outcome::Lost { arrived, .. }) = outcome;
        let at = ((arrived / self.step) as usize).min(self.steps.len() - 1);
        let step = &mut self.steps[at];
        match outcome {
            Outcome::Answered { wait, work, .. } => step.answers.push(wait + work),
            Outcome::Lost { with_machine, .. } => {
                step.lost += 1;
                step.lost_with_machine += u32::from(with_machine);
            }
        }
    }

    pub(super) fn used(&mut self, uses: Vec<StepUse>) {
        for (step, used) in self.steps.iter_mut().zip(uses) {
            step.used = used;
        }
    }

    /// Seconds of traffic in a step.
    pub fn seconds_of(&self, step: usize) -> f64 {
        (self.end - step as f64 * self.step).clamp(0.0, self.step)
    }

    /// Every answer, sorted.
    pub fn sorted_answers(&self) -> Vec<f64> {
        let answers = self.steps.iter().flat_map(|step| &step.answers);
        let mut all: Vec<f64> = answers.copied().collect();
        all.sort_unstable_by(f64::total_cmp);
        all
    }
}

/// The share `p` of sorted values, linear between two of them; `None` of nothing.
pub fn percentile_of_sorted(sorted: &[f64], p: f64) -> Option<f64> {
    let last = sorted.len().checked_sub(1)?;
    let place = p * last as f64;
    let below = place.floor() as usize;
    let above = sorted[(below + 1).min(last)];
    Some(sorted[below] + (above - sorted[below]) * (place - below as f64))
}
