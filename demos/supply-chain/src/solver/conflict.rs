//! Limits that cannot hold together, found before the search.

use super::course::Course;
use super::{Infeasible, Problem, Progress, ROUNDING, State};

impl Problem {
    /// Limits that cannot hold together, if some cannot.
    pub fn conflict(&self) -> Option<Infeasible> {
        self.conflict_within(&mut Course::new(u64::MAX, &mut |_: &Progress| true))
    }

    /// The same, where looking ends with the course: what is named by then is in conflict, though some may be to spare;
    /// nothing, where nothing was found by then.
    pub(super) fn conflict_within(&self, course: &mut Course) -> Option<Infeasible> {
        let forced = self.sites_that(|state| state == State::Open);
        let allowed = self.sites_that(|state| state != State::Closed);
        if let Some(p) = self.p.filter(|p| *p < forced.len() || *p > allowed.len()) {
            let (least, most) = (forced.len(), allowed.len());
            return Some(Infeasible::Count { p, least, most });
        }
        let may_serve = self.may_serve(&allowed);
        if let Some(customer) = may_serve.iter().position(Vec::is_empty) {
            return Some(Infeasible::Unreachable { customer });
        }
        let capacity = self.capacity.as_ref()?;
        // Few customers who share too little say more than that there is too little in all.
        let of_some = match may_serve.iter().all(|sites| sites.len() == allowed.len()) {
            true => None,
            false => shortage(self, capacity, &may_serve, course),
        };
        if of_some
            .as_ref()
            .is_some_and(|(_, sites)| sites.len() < allowed.len())
        {
            return of_some.map(|found| self.short(capacity, found, None));
        }
        let all = (0..self.customers()).collect();
        let chosen = match self.p {
            None => allowed,
            Some(p) => self.largest(capacity, &allowed, p),
        };
        let of_all = (all, chosen);
        let available: f64 = of_all.1.iter().map(|&site| capacity[site]).sum();
        if available < self.demand.iter().sum::<f64>() * (1.0 - ROUNDING) {
            return Some(self.short(capacity, of_all, self.p));
        }
        of_some.map(|found| self.short(capacity, found, None))
    }

    /// By customer, the sites that may serve it.
    fn may_serve(&self, allowed: &[usize]) -> Vec<Vec<usize>> {
        let of = |customer: usize| {
            let sites = allowed.iter().copied();
            sites
                .filter(|&site| self.costs[site][customer].is_finite())
                .collect()
        };
        (0..self.customers()).map(of).collect()
    }

    /// The `p` sites that deliver most: those that must be open, then the largest.
    fn largest(&self, capacity: &[f64], allowed: &[usize], p: usize) -> Vec<usize> {
        let mut sites = allowed.to_vec();
        sites.sort_by(|&a, &b| {
            let must = |site: usize| self.states[site] == State::Open;
            let is_forced = must(b).cmp(&must(a));
            is_forced.then(capacity[b].total_cmp(&capacity[a]))
        });
        sites.truncate(p);
        sites
    }

    fn short(
        &self,
        capacity: &[f64],
        (customers, sites): (Vec<usize>, Vec<usize>),
        p: Option<usize>,
    ) -> Infeasible {
        Infeasible::Capacity {
            needed: customers.iter().map(|&at| self.demand[at]).sum(),
            available: sites.iter().map(|&at| capacity[at]).sum(),
            customers,
            sites,
            p,
        }
    }
}

/// Customers who need more than the sites that may serve them can deliver, and these sites: one customer where one
/// alone does, else a set none of whom can be left out, or some still can where the course ended before.
fn shortage(
    problem: &Problem,
    capacity: &[f64],
    may_serve: &[Vec<usize>],
    course: &mut Course,
) -> Option<(Vec<usize>, Vec<usize>)> {
    let alone = |&customer: &usize| {
        let available: f64 = may_serve[customer].iter().map(|&site| capacity[site]).sum();
        available < problem.demand[customer] * (1.0 - ROUNDING)
    };
    if let Some(customer) = (0..problem.customers()).find(alone) {
        return Some((vec![customer], may_serve[customer].clone()));
    }
    let mut loads = Loads {
        capacity,
        may_serve,
        room: capacity.to_vec(),
        held: vec![vec![0.0; problem.customers()]; problem.sites()],
        looked_at: 0,
    };
    // Those with few sites first: where they are short already, few are named.
    let mut customers: Vec<usize> = (0..problem.customers()).collect();
    customers.sort_by_key(|&customer| may_serve[customer].len());
    let mut found = loads.first_short(&customers, &problem.demand, course)?;
    let mut named = loads.sharing(&found);
    // One after another is left out, those with most sites first: where the rest is still short, it was to spare.
    for &customer in customers.iter().rev() {
        if customer == found.customer || !named.contains(&customer) {
            continue;
        }
        if !course.worked(1) {
            break;
        }
        loads.release(customer);
        let rest = match loads.serve(found.customer, found.left, course) {
            // Without it the others are served: it takes the place of the one who was not.
            Served::Whole => loads.serve(customer, problem.demand[customer], course),
            other => other,
        };
        match rest {
            Served::Whole => return None,
            Served::Short(still) => {
                named = loads.sharing(&still);
                found = still;
            }
            Served::Ended => break,
        }
    }
    found.full.sort_unstable();
    Some((named, found.full))
}

/// What came of serving a customer.
enum Served {
    Whole,
    Short(Short),
    /// The course ended before that was known.
    Ended,
}

/// A customer who cannot be served whole, and the sites that could be reached for it, all of them full.
struct Short {
    customer: usize,
    left: f64,
    full: Vec<usize>,
}

/// Customers served as far as can be, whatever that costs.
struct Loads<'a> {
    capacity: &'a [f64],
    may_serve: &'a [Vec<usize>],
    /// By site.
    room: Vec<f64>,
    /// By site, then by customer.
    held: Vec<Vec<f64>>,
    /// Pairs of a site and a customer looked at since work was last counted.
    looked_at: usize,
}

impl Loads<'_> {
    /// Who shares the full sites with a customer that is short, itself included: together they have no others.
    fn sharing(&self, short: &Short) -> Vec<usize> {
        let holds = |customer: usize| short.full.iter().any(|&at| self.held[at][customer] > 0.0);
        let customers = 0..self.may_serve.len();
        customers
            .filter(|&customer| customer == short.customer || holds(customer))
            .collect()
    }

    fn release(&mut self, customer: usize) {
        for &site in &self.may_serve[customer] {
            self.room[site] += std::mem::take(&mut self.held[site][customer]);
        }
    }

    /// Serves one after another; the first who cannot be served whole.
    fn first_short(
        &mut self,
        customers: &[usize],
        demand: &[f64],
        course: &mut Course,
    ) -> Option<Short> {
        for &customer in customers {
            match self.serve(customer, demand[customer], course) {
                Served::Whole => {}
                Served::Short(short) => return Some(short),
                Served::Ended => return None,
            }
        }
        None
    }

    /// Serves so much of a customer, others moved on where that makes room; tells where that is not enough.
    fn serve(&mut self, customer: usize, mut left: f64, course: &mut Course) -> Served {
        while left > 0.0 {
            let (before, reached) = self.reach(customer);
            let work = self.work();
            if work > 0 && !course.worked(work) {
                return Served::Ended;
            }
            let Some(&end) = reached.last() else {
                return Served::Whole;
            };
            if self.room[end] <= 0.0 {
                let available: f64 = reached.iter().map(|&site| self.capacity[site]).sum();
                return match left > ROUNDING * available {
                    true => Served::Short(Short {
                        customer,
                        left,
                        full: reached,
                    }),
                    false => Served::Whole,
                };
            }
            let mut amount = left.min(self.room[end]);
            let mut site = end;
            while let Some((from, moved)) = before[site] {
                amount = amount.min(self.held[from][moved]);
                site = from;
            }
            self.room[end] -= amount;
            let mut site = end;
            while let Some((from, moved)) = before[site] {
                self.held[from][moved] -= amount;
                self.held[site][moved] += amount;
                site = from;
            }
            self.held[site][customer] += amount;
            left -= amount;
        }
        Served::Whole
    }

    /// Iterations that take as long as what was looked at since: each looks at every pair.
    fn work(&mut self) -> u64 {
        let pairs = self.held.len() * self.may_serve.len();
        let iterations = self.looked_at / pairs;
        self.looked_at %= pairs;
        iterations as u64
    }

    /// The sites that can be reached for a customer, by customers moved on, up to the first with room, which is the last
    /// then; and for each the site before it with the customer that moves.
    fn reach(&mut self, customer: usize) -> (Vec<Option<(usize, usize)>>, Vec<usize>) {
        let mut before = vec![None; self.room.len()];
        let mut is_reached = vec![false; self.room.len()];
        let mut has_moved = vec![false; self.may_serve.len()];
        let mut reached = self.may_serve[customer].clone();
        reached.iter().for_each(|&site| is_reached[site] = true);
        let mut next = 0;
        while let Some(&site) = reached.get(next) {
            if self.room[site] > 0.0 {
                reached.truncate(next + 1);
                break;
            }
            next += 1;
            self.looked_at += self.held[site].len();
            for (moved, held) in self.held[site].iter().enumerate() {
                if *held <= 0.0 || std::mem::replace(&mut has_moved[moved], true) {
                    continue;
                }
                self.looked_at += self.may_serve[moved].len();
                for &to in &self.may_serve[moved] {
                    if !std::mem::replace(&mut is_reached[to], true) {
                        before[to] = Some((site, moved));
                        reached.push(to);
                    }
                }
            }
        }
        (before, reached)
    }
}
