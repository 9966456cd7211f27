//! What one unit more would change: of a site's capacity, or of a customer's demand.
//!
//! Where a site is exactly full, one unit more and one unit less have different worths. Both figures here are of the
//! unit more: a chain of customers moved from site to site begins anywhere and ends at the site with the new room, or
//! begins at the site with the new customer and ends where there is room.

use super::{Problem, ROUNDING};

/// By site of the problem, what a unit more of its capacity saves; by customer, what a unit more costs, `None` where
/// it cannot be served or there is no unit. The flows must be the cheapest there are.
pub(super) fn prices(
    problem: &Problem,
    open: &[usize],
    flows: &[(usize, usize, f64)],
) -> (Vec<f64>, Vec<Option<f64>>) {
    let mut of_sites = vec![0.0; problem.sites()];
    let mut to_room = vec![0.0; open.len()];
    if let Some(capacity) = &problem.capacity {
        let moves = moves(problem, open, flows);
        let least = shortest(vec![0.0; open.len()], |from, to| moves[from][to]);
        for (&site, way) in open.iter().zip(least) {
            of_sites[site] = 0.0 - way;
        }
        let mut given = vec![0.0; problem.sites()];
        for &(site, customer, part) in flows {
            given[site] += part * problem.demand[customer];
        }
        let to_itself = open.iter().map(|&site| {
            match capacity[site] - given[site] > ROUNDING * capacity[site] {
                true => 0.0,
                false => f64::INFINITY,
            }
        });
        to_room = shortest(to_itself.collect(), |to, from| moves[from][to]);
    }
    let of_customer = |customer: usize| {
        let sites = open.iter().zip(&to_room);
        let ways = sites.map(|(&site, way)| unit_cost(problem, site, customer) + way);
        // Without a demand the cost of a unit is no number, or endless.
        Some(ways.fold(f64::INFINITY, f64::min)).filter(|least| least.is_finite())
    };
    (
        of_sites,
        (0..problem.customers()).map(of_customer).collect(),
    )
}

fn unit_cost(problem: &Problem, site: usize, customer: usize) -> f64 {
    problem.costs[site][customer] / problem.demand[customer]
}

/// By open site and open site, what moving a unit from the first to the second costs at least.
fn moves(problem: &Problem, open: &[usize], flows: &[(usize, usize, f64)]) -> Vec<Vec<f64>> {
    let mut moves = vec![vec![f64::INFINITY; open.len()]; open.len()];
    for (from, &site) in open.iter().enumerate() {
        let served = flows
            .iter()
            .filter(|&&(by, customer, _)| by == site && problem.demand[customer] > 0.0);
        for &(_, customer, _) in served {
            let here = unit_cost(problem, site, customer);
            for (to, &other) in open.iter().enumerate() {
                let cost = unit_cost(problem, other, customer) - here;
                moves[from][to] = moves[from][to].min(cost);
            }
        }
    }
    moves
}

/// From what each place costs itself, the least over all chains of steps that end there (Bellman and Ford): steps may
/// be below nothing, circles of them are not where the flows are the cheapest.
fn shortest(mut least: Vec<f64>, step: impl Fn(usize, usize) -> f64) -> Vec<f64> {
    let count = least.len();
    for _ in 0..count {
        let mut is_settled = true;
        for from in 0..count {
            for to in 0..count {
                let way = least[from] + step(from, to);
                if way < least[to] {
                    least[to] = way;
                    is_settled = false;
                }
            }
        }
        if is_settled {
            break;
        }
    }
    least
}
