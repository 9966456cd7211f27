//! Customers served from sites that are open, at the least cost: exact, by shortest augmenting paths.
//!
//! Customers come one by one. The cheapest way to a site with room is looked for, customers moved from site to site
//! included: from one to another it is the cheapest move of a customer that is served there.

use super::Problem;

/// How customers are served.
#[derive(Debug, Clone, PartialEq)]
pub struct Transport {
    /// Without what the sites cost.
    pub cost: f64,
    /// By site and customer, the part of the customer served.
    pub flows: Vec<(usize, usize, f64)>,
    /// What a unit more of each site's capacity would save, by site of the problem.
    pub prices: Vec<f64>,
}

/// A customer moved from one site to another, and what a unit of it costs more there.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Move(f64, usize);

const NO_MOVE: Move = Move(f64::INFINITY, usize::MAX);

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
    /// Where the last way that was looked for came.
    reached: Vec<f64>,
    small: f64,
}

/// Serves everybody from the open sites; `None` where they cannot.
pub fn transport(problem: &Problem, open: &[usize]) -> Option<Transport> {
    let served = Flows::serving(problem, open)?;
    let flows = served.flows()?;
    let cost = cost_of(problem, &flows);
    cost.is_finite().then(|| Transport {
        prices: served.prices(),
        cost,
        flows,
    })
}

/// What serving everybody from the open sites costs; infinite where they cannot.
pub(super) fn transport_cost(problem: &Problem, open: &[usize]) -> f64 {
    let flows = Flows::serving(problem, open).and_then(|served| served.flows());
    flows.map_or(f64::INFINITY, |flows| cost_of(problem, &flows))
}

fn cost_of(problem: &Problem, flows: &[(usize, usize, f64)]) -> f64 {
    let cost = |&(site, customer, part): &(usize, usize, f64)| part * problem.costs[site][customer];
    flows.iter().map(cost).sum()
}

/// Customers and the sites that alone may serve them, where these cannot deliver enough.
pub(super) fn short(problem: &Problem, open: &[usize]) -> Option<(Vec<usize>, Vec<usize>)> {
    let mut flows = Flows::new(problem, open, f64::INFINITY);
    for customer in 0..problem.customers() {
        if problem.demand[customer] > 0.0
            && let Err(reached) = flows.serve(customer)
        {
            let sites: Vec<usize> = reached.iter().map(|&at| open[at]).collect();
            let held = |j: usize| reached.iter().any(|&at| flows.held[at][j] > flows.small);
            let customers = (0..problem.customers()).filter(|&j| j == customer || held(j));
            return Some((customers.collect(), sites));
        }
    }
    None
}

impl<'a> Flows<'a> {
    /// Everybody served from the open sites; `None` where they cannot.
    fn serving(problem: &'a Problem, open: &'a [usize]) -> Option<Self> {
        let mut flows = Self::new(problem, open, problem.barred_cost());
        for customer in 0..problem.customers() {
            if problem.demand[customer] > 0.0 && problem.capacity.is_some() {
                flows.serve(customer).ok()?;
            }
        }
        Some(flows)
    }

    fn new(problem: &'a Problem, open: &'a [usize], barred: f64) -> Self {
        let total: f64 = problem.demand.iter().sum();
        let count = open.len();
        let room = |&site: &usize| {
            let of = problem.capacity.as_ref();
            of.map_or(f64::INFINITY, |capacity| capacity[site])
        };
        let unit_costs = |&site: &usize| {
            let costs = problem.costs[site].iter().zip(&problem.demand);
            costs
                .map(|(cost, demand)| cost.min(barred) / demand)
                .collect()
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
            reached: Vec::new(),
            small: 1e-10 * total.max(1e-300),
        }
    }

    fn hold(&mut self, at: usize, customer: usize, amount: f64) {
        if self.held[at][customer] <= self.small {
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
        if self.held[at][customer] > self.small {
            return;
        }
        self.served[at].retain(|&other| other != customer);
        let here = &self.unit_costs[at];
        for (to, cheapest) in self.cheapest[at].iter_mut().enumerate() {
            if cheapest.1 == customer {
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

    /// Serves a customer; where the open sites cannot, those that were reached, all of them full.
    fn serve(&mut self, customer: usize) -> Result<(), Vec<usize>> {
        let count = self.open.len();
        let mut left = self.problem.demand[customer];
        while left > self.small {
            let Some(Way { end, before }) = self.way(customer) else {
                return Err((0..count)
                    .filter(|&at| self.reached[at].is_finite())
                    .collect());
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

    /// The cheapest way to a site with room, by customers moved on; the potentials follow, so that no move is below
    /// nothing and the nearest site can be settled first.
    fn way(&mut self, customer: usize) -> Option<Way> {
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
            if self.room[from] > self.small {
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
            self.reached = far;
            return None;
        };
        for (potential, far) in self.potentials.iter_mut().zip(&far) {
            *potential += far.min(way);
        }
        self.of_room += way;
        Some(Way { end, before })
    }

    /// Who serves whom, by site, customer and part of the customer.
    fn flows(&self) -> Option<Vec<(usize, usize, f64)>> {
        let mut flows = Vec::new();
        for customer in 0..self.problem.customers() {
            let demand = self.problem.demand[customer];
            if demand > 0.0 && self.problem.capacity.is_some() {
                for (&site, held) in self.open.iter().zip(&self.held) {
                    if held[customer] > self.small {
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

    /// Of a full site, what moving a unit away to a site with room costs; of others nothing.
    fn prices(&self) -> Vec<f64> {
        let mut prices = vec![0.0; self.problem.sites()];
        if self.problem.capacity.is_none() {
            return prices;
        }
        let count = self.open.len();
        let mut far: Vec<f64> = (0..count)
            .map(|at| {
                if self.room[at] > self.small {
                    0.0
                } else {
                    f64::INFINITY
                }
            })
            .collect();
        for _ in 0..count {
            let before = far.clone();
            for (from, moves) in self.cheapest.iter().enumerate() {
                for (to, Move(cost, _)) in moves.iter().enumerate() {
                    far[from] = far[from].min(far[to] + cost);
                }
            }
            if far == before {
                break;
            }
        }
        for at in 0..count {
            let price = far[at];
            prices[self.open[at]] = if price.is_finite() {
                price.max(0.0)
            } else {
                0.0
            };
        }
        prices
    }
}
