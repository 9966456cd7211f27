//! Customers served from sites that are open, at the least cost: exact, by shortest augmenting paths.
//!
//! Customers come one by one. The cheapest way to a site with room is looked for, customers moved from site to site
//! included: from one to another it is the cheapest move of a customer that is served there.

use super::course::Course;
use super::marginal::prices;
use super::{Problem, Progress, ROUNDING};

/// Figures looked at from one question whether to go on to the next: a few milliseconds.
const LOOKS: usize = 1 << 20;

/// How customers are served.
#[derive(Debug, Clone, PartialEq)]
pub struct Transport {
    /// Without what the sites cost.
    pub cost: f64,
    /// By site and customer, the part of the customer served.
    pub flows: Vec<(usize, usize, f64)>,
    /// By site of the problem, what a unit more of its capacity would save.
    pub capacity_prices: Vec<f64>,
    /// By customer, what a unit more of its demand would cost; `None` where no open site that may serve it has room, or
    /// nothing is demanded.
    pub customer_prices: Vec<Option<f64>>,
}

/// Why not everybody is served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unserved {
    /// The open sites cannot.
    Impossible,
    /// The course was ended before that was known.
    Ended,
}

/// A customer moved from one site to another, and what a unit of it costs more there.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Move(f64, usize);

const NO_MOVE: Move = Move(f64::INFINITY, usize::MAX);

/// Of a customer: smaller parts come from subtracting and are not served by anybody.
const NOTHING: f64 = 1e-10;

/// A way through the sites, backwards from one with room.
struct Way {
    end: usize,
    before: Vec<Option<usize>>,
}

struct Flows<'a> {
    problem: &'a Problem,
    open: &'a [usize],
    /// By open site and customer, the cost of a unit of demand.
    unit_costs: Vec<Vec<f64>>,
    /// By open site and customer, in units of demand.
    held: Vec<Vec<f64>>,
    /// By open site, whom it serves.
    served: Vec<Vec<usize>>,
    /// By open site and open site, the cheapest move from the first to the second.
    cheapest: Vec<Vec<Move>>,
    room: Vec<f64>,
    /// By open site, what reaching it has cost so far, and what reaching room has: in what is left above them no move
    /// is below nothing.
    potentials: Vec<f64>,
    of_room: f64,
    /// By customer, what counts as nothing of it: a part of its own demand, so that a small customer beside a large one
    /// is served too.
    small: Vec<f64>,
    /// Figures looked at since the last question whether to go on.
    looked_at: usize,
}

/// Serves everybody from the open sites; `None` where they cannot.
pub fn transport(problem: &Problem, open: &[usize]) -> Option<Transport> {
    let mut watch = |_: &Progress| true;
    transport_within(problem, open, &mut Course::new(u64::MAX, &mut watch)).ok()
}

/// The same for as long as it is wanted.
pub(super) fn transport_within(
    problem: &Problem,
    open: &[usize],
    course: &mut Course,
) -> Result<Transport, Unserved> {
    Transport::of(problem, open, flows_within(problem, open, course)?)
}

/// Who serves whom, by site, customer and part of the customer, at the least cost.
pub(super) fn flows_within(
    problem: &Problem,
    open: &[usize],
    course: &mut Course,
) -> Result<Vec<(usize, usize, f64)>, Unserved> {
    let served = Flows::serving(problem, open, course)?;
    served.flows().ok_or(Unserved::Impossible)
}

impl Transport {
    /// With what follows from flows that are the cheapest.
    pub(super) fn of(
        problem: &Problem,
        open: &[usize],
        flows: Vec<(usize, usize, f64)>,
    ) -> Result<Self, Unserved> {
        let cost = cost_of(problem, &flows);
        if !cost.is_finite() {
            return Err(Unserved::Impossible);
        }
        let (capacity_prices, customer_prices) = prices(problem, open, &flows);
        Ok(Self {
            cost,
            flows,
            capacity_prices,
            customer_prices,
        })
    }
}

/// What these flows cost; infinite where one is barred.
pub(super) fn cost_of(problem: &Problem, flows: &[(usize, usize, f64)]) -> f64 {
    let cost = |&(site, customer, part): &(usize, usize, f64)| part * problem.costs[site][customer];
    flows.iter().map(cost).sum()
}

impl<'a> Flows<'a> {
    /// Everybody served from the open sites.
    fn serving(
        problem: &'a Problem,
        open: &'a [usize],
        course: &mut Course,
    ) -> Result<Self, Unserved> {
        let mut flows = Self::new(problem, open);
        for customer in 0..problem.customers() {
            if problem.demand[customer] > 0.0 && problem.capacity.is_some() {
                flows.serve(customer, course)?;
            }
        }
        Ok(flows)
    }

    fn new(problem: &'a Problem, open: &'a [usize]) -> Self {
        let count = open.len();
        let room = |&site: &usize| {
            let of = problem.capacity.as_ref();
            of.map_or(f64::INFINITY, |capacity| capacity[site])
        };
        let unit_costs = |&site: &usize| {
            let costs = problem.costs[site].iter().zip(&problem.demand);
            costs.map(|(cost, demand)| cost / demand).collect()
        };
        Self {
            problem,
            open,
            unit_costs: open.iter().map(unit_costs).collect(),
            held: vec![vec![0.0; problem.customers()]; count],
            served: vec![Vec::new(); count],
            cheapest: vec![vec![NO_MOVE; count]; count],
            room: open.iter().map(room).collect(),
            potentials: vec![0.0; count],
            of_room: 0.0,
            small: problem.demand.iter().map(|of| NOTHING * of).collect(),
            looked_at: 0,
        }
    }

    fn hold(&mut self, at: usize, customer: usize, amount: f64) {
        if self.held[at][customer] == 0.0 {
            self.served[at].push(customer);
            let here = self.unit_costs[at][customer];
            for (to, cheapest) in self.cheapest[at].iter_mut().enumerate() {
                let cost = self.unit_costs[to][customer] - here;
                if to != at && cost < cheapest.0 {
                    *cheapest = Move(cost, customer);
                }
            }
        }
        self.held[at][customer] += amount;
    }

    fn release(&mut self, at: usize, customer: usize, amount: f64) {
        self.held[at][customer] -= amount;
        if self.held[at][customer] > self.small[customer] {
            return;
        }
        self.held[at][customer] = 0.0;
        self.served[at].retain(|&other| other != customer);
        let here = &self.unit_costs[at];
        let served = self.served[at].len();
        for (to, cheapest) in self.cheapest[at].iter_mut().enumerate() {
            if cheapest.1 == customer {
                self.looked_at += served;
                let there = &self.unit_costs[to];
                let moves = self.served[at].iter();
                *cheapest = moves
                    .map(|&other| Move(there[other] - here[other], other))
                    .filter(|found| found.0 < f64::INFINITY)
                    .min_by(|a, b| a.0.total_cmp(&b.0))
                    .unwrap_or(NO_MOVE);
            }
        }
    }

    /// Whether to go on, asked where enough was looked at.
    fn goes_on(&mut self, course: &mut Course) -> Result<(), Unserved> {
        if self.looked_at < LOOKS {
            return Ok(());
        }
        self.looked_at = 0;
        match course.is_wanted() {
            true => Ok(()),
            false => Err(Unserved::Ended),
        }
    }

    /// Serves a customer.
    fn serve(&mut self, customer: usize, course: &mut Course) -> Result<(), Unserved> {
        let count = self.open.len();
        let mut left = self.problem.demand[customer];
        while left > self.small[customer] {
            self.looked_at += count * count;
            self.goes_on(course)?;
            let Way { end, before } = match self.way(customer) {
                Ok(way) => way,
                Err(full) => return self.serve_rest(customer, left, full),
            };
            let mut amount = left.min(self.room[end]);
            let mut path = vec![end];
            while let Some(from) = before[path[path.len() - 1]] {
                let to = path[path.len() - 1];
                amount = amount.min(self.held[from][self.cheapest[from][to].1]);
                path.push(from);
                if path.len() > count {
                    break;
                }
            }
            self.room[end] -= amount;
            for pair in path.windows(2) {
                let (to, from) = (pair[0], pair[1]);
                let moved = self.cheapest[from][to].1;
                self.release(from, moved, amount);
                self.hold(to, moved, amount);
            }
            self.hold(path[path.len() - 1], customer, amount);
            left -= amount;
        }
        Ok(())
    }

    /// Gives what is left of a customer to the cheapest site where it is no more than the rounding of a sum as large as
    /// what the full sites deliver; it is impossible where it is more.
    fn serve_rest(&mut self, customer: usize, left: f64, full: f64) -> Result<(), Unserved> {
        let cost = |at: usize| self.unit_costs[at][customer];
        let cheapest = (0..self.open.len()).min_by(|&a, &b| cost(a).total_cmp(&cost(b)));
        let taker = cheapest.filter(|&at| left <= ROUNDING * full && cost(at).is_finite());
        let at = taker.ok_or(Unserved::Impossible)?;
        self.hold(at, customer, left);
        Ok(())
    }

    /// The cheapest way to a site with room, by customers moved on; the potentials follow, so that no move is below
    /// nothing and the nearest site can be settled first. Where there is none, what the sites that can be reached
    /// deliver together, all of them full.
    fn way(&mut self, customer: usize) -> Result<Way, f64> {
        let count = self.open.len();
        let mut far: Vec<f64> = (0..count)
            .map(|at| self.unit_costs[at][customer] - self.potentials[at])
            .collect();
        let mut before: Vec<Option<usize>> = vec![None; count];
        let mut is_settled = vec![false; count];
        let mut end: Option<(f64, usize)> = None;
        loop {
            let open = (0..count).filter(|&at| !is_settled[at] && far[at].is_finite());
            let nearest = open.min_by(|&a, &b| far[a].total_cmp(&far[b]).then(a.cmp(&b)));
            let Some(from) = nearest.filter(|&at| end.is_none_or(|(found, _)| far[at] < found))
            else {
                break;
            };
            is_settled[from] = true;
            if self.room[from] > 0.0 {
                let way = far[from] + (self.potentials[from] - self.of_room).max(0.0);
                if end.is_none_or(|(found, _)| way < found) {
                    end = Some((way, from));
                }
            }
            let here = far[from];
            for (to, Move(cost, _)) in self.cheapest[from].iter().enumerate() {
                let step = cost + self.potentials[from] - self.potentials[to];
                let way = here + step.max(0.0);
                if way < far[to] && !is_settled[to] {
                    far[to] = way;
                    before[to] = Some(from);
                }
            }
        }
        let Some((way, end)) = end else {
            let reached = (0..count).filter(|&at| far[at].is_finite());
            let of = |at: usize| {
                let capacity = self.problem.capacity.as_ref();
                capacity.map_or(0.0, |capacity| capacity[self.open[at]])
            };
            return Err(reached.map(of).sum());
        };
        for (potential, far) in self.potentials.iter_mut().zip(&far) {
            *potential += far.min(way);
        }
        self.of_room += way;
        Ok(Way { end, before })
    }

    /// Who serves whom, by site, customer and part of the customer.
    fn flows(&self) -> Option<Vec<(usize, usize, f64)>> {
        let mut flows = Vec::new();
        for customer in 0..self.problem.customers() {
            let demand = self.problem.demand[customer];
            if demand > 0.0 && self.problem.capacity.is_some() {
                for (&site, held) in self.open.iter().zip(&self.held) {
                    if held[customer] > self.small[customer] {
                        flows.push((site, customer, held[customer] / demand));
                    }
                }
            } else {
                // Nothing limits who serves it.
                let nearest = |&a: &usize, &b: &usize| {
                    let of = |site: usize| self.problem.costs[site][customer];
                    of(a).total_cmp(&of(b)).then(a.cmp(&b))
                };
                let site = *self.open.iter().min_by(|a, b| nearest(a, b))?;
                flows.push((site, customer, 1.0));
            }
        }
        Some(flows)
    }
}
