//! The best set of sites at given worths: the part of the bound that ties sites together.

use super::State;

/// What a set of sites must keep.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Rule {
    /// From so many to so many sites.
    Count { least: usize, most: usize },
    /// Capacities that differ: together at least the demand. Solved as a fraction, which is a bound too.
    Capacity { of: Vec<f64>, demand: f64 },
}

/// The free sites that a set is filled up with at these worths, the best first. Without some of them the others keep
/// their order: it is found once for all sets that differ in what is decided.
pub(super) fn in_order(worths: &[f64], states: &[State], rule: &Rule, order: &mut Vec<usize>) {
    let free = (0..worths.len()).filter(|&site| states[site] == State::Free);
    order.clear();
    match rule {
        Rule::Count { .. } => {
            order.extend(free);
            order.sort_by(|&a, &b| worths[a].total_cmp(&worths[b]).then(a.cmp(&b)));
        }
        Rule::Capacity { of, .. } => {
            // Those that earn are in every set.
            order.extend(free.filter(|&site| worths[site] >= 0.0 && of[site] > 0.0));
            order.sort_by(|&a, &b| {
                let price = |site: usize| worths[site] / of[site];
                price(a).total_cmp(&price(b)).then(a.cmp(&b))
            });
        }
    }
}

/// The least sum of worths, and how much of each site is in it; `None` where the states leave no set. Sites of the order
/// that are not free any more are passed over.
pub(super) fn master(
    worths: &[f64],
    states: &[State],
    rule: &Rule,
    order: &[usize],
    taken: &mut Vec<f64>,
) -> Option<f64> {
    taken.clear();
    taken.extend(
        states
            .iter()
            .map(|state| f64::from(u8::from(*state == State::Open))),
    );
    let order = order.iter().copied();
    let order = order.filter(|&site| states[site] == State::Free);
    match rule {
        Rule::Count { least, most } => {
            let count = |state: State| states.iter().filter(|one| **one == state).count();
            let (open, free) = (count(State::Open), count(State::Free));
            if open > *most || open + free < *least {
                return None;
            }
            let (least, most) = (least.saturating_sub(open), most - open);
            for (at, site) in order.enumerate() {
                if at >= least && (at >= most || worths[site] >= 0.0) {
                    break;
                }
                taken[site] = 1.0;
            }
        }
        Rule::Capacity { of, demand } => {
            let mut left = *demand;
            for site in 0..worths.len() {
                if taken[site] > 0.0 {
                    left -= of[site];
                }
            }
            for site in 0..worths.len() {
                if states[site] == State::Free && worths[site] < 0.0 {
                    taken[site] = 1.0;
                    left -= of[site];
                }
            }
            for site in order {
                if left <= 0.0 {
                    break;
                }
                taken[site] = (left / of[site]).min(1.0);
                left -= of[site];
            }
            if left > 1e-9 * demand {
                return None;
            }
        }
    }
    Some(
        worths
            .iter()
            .zip(taken.iter())
            .map(|(worth, part)| worth * part)
            .sum(),
    )
}
