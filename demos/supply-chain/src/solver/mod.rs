//! Which sites to open, proven: a Lagrangian bound, interchange, fixing and branching.
//!
//! Each customer's demand is relaxed with a price; what a site is worth at these prices is found on its own, and the
//! best set of sites at these worths is a bound. Prices follow the subgradient. Sites whose other state would cost
//! more than the best solution are fixed; what is left is branched on. No clock and no random number: the same problem
//! gives the same answer, and a budget is a number of iterations.

mod branch;
mod course;
mod interchange;
mod master;
mod relaxation;
mod transport;

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
    /// Told after every iteration, and every step that takes as long; false ends the search there.
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
    pub bound: f64,
    pub is_proven: bool,
    pub iterations: u64,
    pub nodes: u32,
    /// What one unit more of a site's capacity would save; nothing of a site with room or without a limit.
    pub capacity_prices: Vec<f64>,
}

/// Why there is no solution, in the fewest limits that cannot hold together.
#[derive(Debug, Clone, PartialEq)]
pub enum Infeasible {
    /// A customer that no site may serve.
    Unreachable { customer: usize },
    /// More sites are to be open, or fewer can be, than there are to be.
    Count { p: usize, least: usize, most: usize },
    /// These customers need more than the sites that may serve them can deliver. With `p`, the largest of so many.
    Capacity {
        customers: Vec<usize>,
        sites: Vec<usize>,
        needed: f64,
        available: f64,
        p: Option<usize>,
    },
    /// So many sites in all could deliver enough, but no such set may serve everybody; where it is not proven, the
    /// search ended before it found one.
    NoSet { p: usize, is_proven: bool },
}

/// Relative difference up to which a bound proves a solution.
pub const PROOF: f64 = 1e-7;

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
        let least = |state: State| self.states.iter().filter(|one| **one == state).count();
        match self.p {
            Some(p) => (p, p),
            None => (least(State::Open), self.sites() - least(State::Closed)),
        }
    }

    /// The fewest limits that cannot hold together, if some cannot.
    pub fn conflict(&self) -> Option<Infeasible> {
        let allowed = |site: usize| self.states[site] != State::Closed;
        let can =
            |site: usize, customer: usize| allowed(site) && self.costs[site][customer].is_finite();
        let sites: Vec<usize> = (0..self.sites()).filter(|&site| allowed(site)).collect();
        if let Some(p) = self.p {
            let forced = self
                .states
                .iter()
                .filter(|one| **one == State::Open)
                .count();
            if p < forced || p > sites.len() {
                let (least, most) = (forced, sites.len());
                return Some(Infeasible::Count { p, least, most });
            }
        }
        let lonely = (0..self.customers()).find(|&j| !sites.iter().any(|&i| can(i, j)));
        if let Some(customer) = lonely {
            return Some(Infeasible::Unreachable { customer });
        }
        let capacity = self.capacity.as_ref()?;
        let needed: f64 = self.demand.iter().sum();
        let all: Vec<usize> = (0..self.customers()).collect();
        let (chosen, p) = match self.p {
            None => (sites.clone(), None),
            Some(p) => {
                let mut largest = sites.clone();
                // Those that must be open first, then the largest.
                largest.sort_by(|&a, &b| {
                    let must = |site: usize| self.states[site] == State::Open;
                    must(b)
                        .cmp(&must(a))
                        .then(capacity[b].total_cmp(&capacity[a]))
                });
                largest.truncate(p);
                (largest, Some(p))
            }
        };
        let available: f64 = chosen.iter().map(|&site| capacity[site]).sum();
        if available < needed * (1.0 - 1e-12) {
            return Some(Infeasible::Capacity {
                customers: all,
                sites: chosen,
                needed,
                available,
                p,
            });
        }
        if sites
            .iter()
            .all(|&site| self.costs[site].iter().all(|cost| cost.is_finite()))
        {
            return None;
        }
        // Every allowed site open, whatever that costs: if even that cannot serve all, some customers share too few.
        let (customers, sites) = transport::short(self, &sites)?;
        Some(Infeasible::Capacity {
            needed: customers
                .iter()
                .map(|&customer| self.demand[customer])
                .sum(),
            available: sites.iter().map(|&site| capacity[site]).sum(),
            customers,
            sites,
            p: None,
        })
    }
}

/// Looks for the best sites, for so many iterations at the most.
pub fn solve(
    problem: &Problem,
    budget: u64,
    watch: &mut dyn Watch,
) -> Result<Solution, Infeasible> {
    match problem.conflict() {
        Some(conflict) => Err(conflict),
        None => branch::solve(problem, budget, watch),
    }
}
