//! Which sites to open, proven: a Lagrangian bound, interchange, fixing and branching.
//!
//! Each customer's demand is relaxed with a price; what a site is worth at these prices is found on its own, and the
//! best set of sites at these worths is a bound. Prices follow the subgradient. Sites whose other state would cost
//! more than the best solution are fixed; what is left is branched on. No clock and no random number: the same problem
//! gives the same answer, and a budget is a number of iterations.

mod answer;
mod branch;
mod conflict;
mod course;
mod interchange;
mod marginal;
mod master;
mod offers;
mod pace;
mod relaxation;
mod transport;

use self::course::Course;
pub use transport::{Transport, transport};

/// What is known of a site beforehand, or was found out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    Free,
    Open,
    Closed,
}

/// Sites, customers, and what each costs.
#[derive(Debug, Clone, PartialEq)]
pub struct Problem {
    /// Of opening a site.
    pub fixed: Vec<f64>,
    /// What a site can deliver; `None` where nothing limits it.
    pub capacity: Option<Vec<f64>>,
    pub demand: Vec<f64>,
    /// By site, then by customer: the cost of serving all of the customer; infinite where that is barred.
    pub costs: Vec<Vec<f64>>,
    /// Exactly so many sites.
    pub p: Option<usize>,
    /// Sites decided by hand.
    pub states: Vec<State>,
}

/// How far a search is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Progress {
    pub iterations: u64,
    pub nodes: u32,
    /// The best solution so far; infinite before the first.
    pub best: f64,
    pub bound: f64,
}

/// Somebody who follows a search and may end it.
pub trait Watch {
    /// Told after every iteration, and every few milliseconds of a step that takes longer; false ends the search there.
    fn goes_on(&mut self, progress: &Progress) -> bool;
}

impl<F: FnMut(&Progress) -> bool> Watch for F {
    fn goes_on(&mut self, progress: &Progress) -> bool {
        self(progress)
    }
}

/// The best sites found, and how good any could be.
#[derive(Debug, Clone, PartialEq)]
pub struct Solution {
    pub objective: f64,
    pub open: Vec<usize>,
    /// By site and customer, the part of the customer served; those above nothing.
    pub flows: Vec<(usize, usize, f64)>,
    /// Nothing costs less. Of a proven solution it is the objective itself where every cost is a whole number, else
    /// [`PROOF`] below it: so near, what is left is not looked through.
    pub bound: f64,
    pub is_proven: bool,
    pub iterations: u64,
    pub nodes: u32,
    /// By site, what one unit more of its capacity would save; nothing of a site with room or without a limit.
    pub capacity_prices: Vec<f64>,
    /// By customer, what one unit more of its demand would cost, with these sites open; `None` where they have no room
    /// for it, or nothing is demanded.
    pub customer_prices: Vec<Option<f64>>,
}

/// Why there is no solution: limits that cannot hold together.
#[derive(Debug, Clone, PartialEq)]
pub enum Infeasible {
    /// A customer that no site may serve.
    Unreachable { customer: usize },
    /// More sites are to be open, or fewer can be, than there are to be.
    Count { p: usize, least: usize, most: usize },
    /// These customers need more than the sites that may serve them can deliver: either everybody and every site, or
    /// customers of whom none is to spare, for without any one of them the others could be served; a search that was
    /// ended may name more. With `p`, everybody and the most that so many sites can deliver: those that must be open,
    /// and the largest of the others.
    Capacity {
        customers: Vec<usize>,
        sites: Vec<usize>,
        needed: f64,
        available: f64,
        p: Option<usize>,
    },
    /// So many sites, or without a number all that can be open, could deliver enough, but no such set may serve
    /// everybody; where it is not proven, the search ended before it found one.
    NoSet { p: Option<usize>, is_proven: bool },
}

/// Relative difference up to which a bound proves a solution.
pub const PROOF: f64 = 1e-7;

/// Relative difference of two sums that rounding alone can make.
pub(crate) const ROUNDING: f64 = 1e-12;

impl Problem {
    pub fn sites(&self) -> usize {
        self.fixed.len()
    }

    pub fn customers(&self) -> usize {
        self.demand.len()
    }

    /// Whether the cost of every solution is a whole number.
    fn is_integral(&self) -> bool {
        let whole = |value: &f64| value.fract() == 0.0 || !value.is_finite();
        self.capacity.is_none()
            && self.fixed.iter().all(whole)
            && self.costs.iter().flatten().all(whole)
    }

    /// Above every cost a solution without a barred pair can have.
    fn barred_cost(&self) -> f64 {
        let dearest = |customer: usize| {
            let costs = self.costs.iter().map(|row| row[customer]);
            costs.filter(|cost| cost.is_finite()).fold(0.0, f64::max)
        };
        let served: f64 = (0..self.customers()).map(dearest).sum();
        1.0 + served + self.fixed.iter().sum::<f64>()
    }

    /// How many sites there may be.
    fn count(&self) -> (usize, usize) {
        let of = |state: State| self.states.iter().filter(|one| **one == state).count();
        match self.p {
            Some(p) => (p, p),
            None => (of(State::Open), self.sites() - of(State::Closed)),
        }
    }

    /// The sites that are not closed beforehand.
    pub(crate) fn can_be_open(&self) -> usize {
        self.sites_that(|state| state != State::Closed).len()
    }

    /// Pairs of a site that can be open and a customer: an iteration looks at these and no others.
    pub(crate) fn pairs(&self) -> u64 {
        (self.can_be_open() * self.customers()).max(1) as u64
    }

    fn sites_that(&self, is_so: impl Fn(State) -> bool) -> Vec<usize> {
        let sites = 0..self.sites();
        sites.filter(|&site| is_so(self.states[site])).collect()
    }

    /// The sites of the only set there can be, where what is decided and their number leave one.
    fn only_set(&self) -> Option<Vec<usize>> {
        let (least, most) = self.count();
        let forced = self.sites_that(|state| state == State::Open);
        if forced.len() == most {
            return Some(forced);
        }
        let allowed = self.sites_that(|state| state != State::Closed);
        (allowed.len() == least).then_some(allowed)
    }
}

/// Looks for the best sites, for so many iterations at the most.
pub fn solve(
    problem: &Problem,
    budget: u64,
    watch: &mut dyn Watch,
) -> Result<Solution, Infeasible> {
    let mut course = Course::new(budget, watch);
    if let Some(conflict) = problem.conflict_within(&mut course) {
        return Err(conflict);
    }
    match problem.only_set() {
        Some(open) => answer::serve_from(problem, open, &mut course),
        None => answer::search(problem, course),
    }
}
