//! How far a search is, what it may still do, and who follows it.

use super::{Progress, Watch};

pub(super) struct Course<'a> {
    pub(super) progress: Progress,
    /// Iterations, and what took as long as one.
    work: u64,
    budget: u64,
    /// At the end of the budget, or of who follows it.
    is_stopped: bool,
    /// Who follows it has ended it.
    is_ended: bool,
    watch: &'a mut dyn Watch,
}

impl<'a> Course<'a> {
    pub(super) fn new(budget: u64, watch: &'a mut dyn Watch) -> Self {
        Self {
            progress: Progress {
                iterations: 0,
                nodes: 0,
                best: f64::INFINITY,
                bound: f64::NEG_INFINITY,
            },
            work: 0,
            budget,
            is_stopped: false,
            is_ended: false,
            watch,
        }
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    pub(super) fn is_half_spent(&self) -> bool {
        self.work >= self.budget / 2
    }

    /// After an iteration: whether there may be another.
    pub(super) fn iterated(&mut self, bound: f64) -> bool {
        self.progress.iterations += 1;
        // What was proven once stays so, though a better solution leaves out what is nearer to it.
        self.progress.bound = self.progress.bound.max(bound);
        self.worked(1)
    }

    /// After work that took as long as so many iterations: whether to go on with it.
    pub(super) fn worked(&mut self, iterations: u64) -> bool {
        if self.is_stopped {
            return false;
        }
        self.work += iterations;
        self.is_stopped = self.work >= self.budget || !self.is_wanted();
        !self.is_stopped
    }

    /// In the midst of work that is counted already: whether it is still wanted. A budget that is spent lets it come to
    /// its end; nobody is asked again after a no.
    pub(super) fn is_wanted(&mut self) -> bool {
        self.is_ended = self.is_ended || !self.watch.goes_on(&self.progress);
        self.is_stopped = self.is_stopped || self.is_ended;
        !self.is_ended
    }
}
