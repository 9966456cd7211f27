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

/// The least sum of worths, and how much of each site is in it; `None` where the states leave no set.
pub(super) fn master(
    worths: &[f64],
    states: &[State],
    rule: &Rule,
    taken: &mut Vec<f64>,
) -> Option<f64> {
    taken.clear();
    taken.extend(
        states
            .iter()
            .map(|state| f64::from(u8::from(*state == State::Open))),
    );
    let mut free: Vec<usize> = (0..worths.len())
        .filter(|&site| states[site] == State::Free)
        .collect();
    match rule {
        Rule::Count { least, most } => {
            let open = states.iter().filter(|state| **state == State::Open).count();
            if open > *most || open + free.len() < *least {
                return None;
            }
            let (least, most) = (least.saturating_sub(open), most - open);
            free.sort_by(|&a, &b| worths[a].total_cmp(&worths[b]).then(a.cmp(&b)));
            for (at, &site) in free.iter().enumerate() {
                if at < least || (at < most && worths[site] < 0.0) {
                    taken[site] = 1.0;
                }
            }
        }
        Rule::Capacity { of, demand } => {
            let mut left = *demand;
            for site in 0..worths.len() {
                if taken[site] > 0.0 {
                    left -= of[site];
                }
            }
            for &site in &free {
                if worths[site] < 0.0 {
                    taken[site] = 1.0;
                    left -= of[site];
                }
            }
            free.retain(|&site| worths[site] >= 0.0 && of[site] > 0.0);
            free.sort_by(|&a, &b| {
                let price = |site: usize| worths[site] / of[site];
                price(a).total_cmp(&price(b)).then(a.cmp(&b))
            });
            for &site in &free {
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
