//! Sites without capacities, bettered by adding, dropping and swapping one at a time.

use super::course::Course;
use super::{Problem, State};

/// The nearest and second nearest open site of each customer.
struct Nearest {
    first: Vec<(f64, usize)>,
    second: Vec<f64>,
}

impl Nearest {
    fn of(problem: &Problem, costs: &[Vec<f64>], open: &[bool]) -> Self {
        let customers = problem.customers();
        let mut first = vec![(f64::INFINITY, usize::MAX); customers];
        let mut second = vec![f64::INFINITY; customers];
        for site in (0..open.len()).filter(|&site| open[site]) {
            for customer in 0..customers {
                let cost = costs[site][customer];
                if cost < first[customer].0 {
                    second[customer] = first[customer].0;
                    first[customer] = (cost, site);
                } else if cost < second[customer] {
                    second[customer] = cost;
                }
            }
        }
        Self { first, second }
    }
}

/// One change of the open sites.
#[derive(Clone, Copy)]
struct Change {
    gain: f64,
    added: Option<usize>,
    dropped: Option<usize>,
}

/// Costs with a number in place of what is barred.
pub(super) fn finite_costs(problem: &Problem) -> Vec<Vec<f64>> {
    let barred = problem.barred_cost();
    let row = |row: &Vec<f64>| row.iter().map(|cost| cost.min(barred)).collect();
    problem.costs.iter().map(row).collect()
}

/// What open sites cost with everybody at the nearest.
pub(super) fn cost(problem: &Problem, costs: &[Vec<f64>], open: &[bool]) -> f64 {
    let sites = (0..open.len()).filter(|&site| open[site]);
    let fixed: f64 = sites.clone().map(|site| problem.fixed[site]).sum();
    let nearest = |customer: usize| {
        let costs = sites.clone().map(|site| costs[site][customer]);
        costs.fold(f64::INFINITY, f64::min)
    };
    fixed + (0..problem.customers()).map(nearest).sum::<f64>()
}

/// A first set of sites: each time the one that saves most, while that saves something or more are needed.
///
/// What a site would save only falls as others open, so that an old figure is a bound and few are worked out anew.
pub(super) fn greedy(problem: &Problem, costs: &[Vec<f64>], states: &[State]) -> Vec<bool> {
    let (least, most) = problem.count();
    let mut open: Vec<bool> = states.iter().map(|state| *state == State::Open).collect();
    let mut count = open.iter().filter(|open| **open).count();
    let mut near = vec![problem.barred_cost(); problem.customers()];
    for site in (0..open.len()).filter(|&site| open[site]) {
        serve_from(&mut near, &costs[site]);
    }
    let saved = |near: &[f64], site: usize| -> f64 {
        let savings = near.iter().zip(&costs[site]);
        savings
            .map(|(near, cost)| (near - cost).max(0.0))
            .sum::<f64>()
            - problem.fixed[site]
    };
    let free = (0..open.len()).filter(|&site| states[site] == State::Free);
    let mut candidates: Vec<(f64, usize)> = free.map(|site| (saved(&near, site), site)).collect();
    while count < most {
        // The best by old figures comes last; once its figure is new and still the best, it is the one.
        let mut fresh: Option<usize> = None;
        let best = loop {
            candidates.sort_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)));
            let Some((gain, site)) = candidates.last_mut() else {
                return open;
            };
            if fresh == Some(*site) {
                break (*gain, *site);
            }
            *gain = saved(&near, *site);
            fresh = Some(*site);
        };
        let (gain, site) = best;
        if count >= least.max(1) && gain <= 0.0 {
            return open;
        }
        candidates.pop();
        open[site] = true;
        count += 1;
        serve_from(&mut near, &costs[site]);
    }
    open
}

/// Each customer at this site where it is nearer.
fn serve_from(near: &mut [f64], costs: &[f64]) {
    for (near, cost) in near.iter_mut().zip(costs) {
        *near = near.min(*cost);
    }
}

/// Betters the open sites until no single change does, or the search is told to end; gives what they cost.
pub(super) fn improve(
    problem: &Problem,
    costs: &[Vec<f64>],
    states: &[State],
    open: &mut [bool],
    course: &mut Course,
) -> f64 {
    loop {
        let near = Nearest::of(problem, costs, open);
        let now = cost(problem, costs, open);
        if !course.worked(1) {
            return now;
        }
        match best_change(problem, costs, states, open, &near) {
            Some(change) if change.gain > 1e-9 * now.abs().max(1e-9) => {
                if let Some(site) = change.added {
                    open[site] = true;
                }
                if let Some(site) = change.dropped {
                    open[site] = false;
                }
            }
            _ => return now,
        }
    }
}

fn best_change(
    problem: &Problem,
    costs: &[Vec<f64>],
    states: &[State],
    open: &[bool],
    near: &Nearest,
) -> Option<Change> {
    let (least, most) = problem.count();
    let count = open.iter().filter(|open| **open).count();
    let can_drop = |site: usize| open[site] && states[site] == State::Free;
    let mut best: Option<Change> = None;
    let mut offer = |change: Change| {
        if best.is_none_or(|found| change.gain > found.gain) {
            best = Some(change);
        }
    };
    if count > least.max(1) {
        let mut losses = vec![0.0; open.len()];
        for (&(first, site), second) in near.first.iter().zip(&near.second) {
            losses[site] += second - first;
        }
        for site in (0..open.len()).filter(|&site| can_drop(site)) {
            offer(Change {
                gain: problem.fixed[site] - losses[site],
                added: None,
                dropped: Some(site),
            });
        }
    }
    let mut losses = vec![0.0; open.len()];
    for added in (0..open.len()).filter(|&site| !open[site] && states[site] == State::Free) {
        losses.fill(0.0);
        let mut saved = -problem.fixed[added];
        for (customer, cost) in costs[added].iter().enumerate() {
            let (first, site) = near.first[customer];
            if *cost < first {
                saved += first - cost;
            } else {
                losses[site] += near.second[customer].min(*cost) - first;
            }
        }
        if count < most {
            offer(Change {
                gain: saved,
                added: Some(added),
                dropped: None,
            });
        }
        for dropped in (0..open.len()).filter(|&site| can_drop(site)) {
            offer(Change {
                gain: saved + problem.fixed[dropped] - losses[dropped],
                added: Some(added),
                dropped: Some(dropped),
            });
        }
    }
    best
}
