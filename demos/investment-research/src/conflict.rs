//! Limits that cannot hold together: the fewest of them that cannot, in words, and what would do.

use boreal_demo_kit::{FieldError, FieldErrors};
use serde_json::json;

use crate::choose::{Aim, Names, Objective};
use crate::problem::{Limit, Problem};

/// Every set of up to three of ten limits, with room: with more limits than that a visitor would
/// wait for a list that is hardly shorter.
const MAX_SETS: usize = 250;

/// Limits in conflict: any one of them taken away lets the rest hold.
#[derive(Debug, Clone, PartialEq)]
pub struct Conflict {
    pub limits: Vec<Limit>,
    /// Whether no other set in conflict has fewer. Where there are too many sets to try, it is
    /// not known.
    pub is_smallest: bool,
}

/// The fewest of these limits that cannot hold together.
pub fn conflict(problem: &Problem, limits: &[Limit]) -> Conflict {
    let found = irreducible(problem, limits.to_vec());
    let mut tries = MAX_SETS;
    for size in 1..found.len() {
        for set in subsets(limits, size) {
            if tries == 0 {
                return Conflict {
                    limits: found,
                    is_smallest: false,
                };
            }
            tries -= 1;
            // Every smaller set can hold, so that this one needs each of its limits.
            if !problem.can_hold(&set) {
                return Conflict {
                    limits: set,
                    is_smallest: true,
                };
            }
        }
    }
    Conflict {
        limits: found,
        is_smallest: true,
    }
}

/// Leaves out one limit after the other and keeps out what the conflict does not need.
fn irreducible(problem: &Problem, mut limits: Vec<Limit>) -> Vec<Limit> {
    let mut index = 0;
    while index < limits.len() {
        let mut without = limits.clone();
        without.remove(index);
        if problem.can_hold(&without) {
            index += 1;
        } else {
            limits = without;
        }
    }
    limits
}

/// Every set of so many limits, in their order, one after the other.
fn subsets(limits: &[Limit], size: usize) -> impl Iterator<Item = Vec<Limit>> {
    let mut next = (size <= limits.len()).then(|| (0..size).collect::<Vec<usize>>());
    std::iter::from_fn(move || {
        let now = next.take()?;
        let set = now.iter().map(|&at| limits[at]).collect();
        // The last place that can still move on takes those after it along.
        let free = (0..size).rfind(|&at| now[at] < limits.len() - size + at);
        next = free.map(|at| {
            let moved = (at..size).map(|place| now[at] + 1 + place - at);
            now[..at].iter().copied().chain(moved).collect()
        });
        Some(set)
    })
}

/// A refusal for each limit in conflict: all of them in words, and at what value this one would
/// hold beside every other limit there is.
pub fn in_words(problem: &Problem, aim: &Aim, names: &Names, limits: &[Limit]) -> FieldErrors {
    let Conflict {
        limits: conflict,
        is_smallest,
    } = conflict(problem, limits);
    let said: Vec<String> = conflict
        .iter()
        .map(|&limit| limit_in_words(problem, Some(aim), limit))
        .collect();
    let together = match said.as_slice() {
        [one] => format!("Weights that sum to 100 % cannot have {one}."),
        _ => {
            let (last, first) = said
                .split_last()
                .map_or(("", &[][..]), |(a, b)| (a.as_str(), b));
            let rest = match is_smallest {
                true => "",
                false => {
                    " Each of them is needed; among so many limits a shorter list was not sought to the end."
                }
            };
            format!(
                "These cannot hold together: {}, and {last}.{rest}",
                first.join(", ")
            )
        }
    };
    let errors = conflict.iter().enumerate().map(|(index, &limit)| {
        let others: Vec<Limit> = limits
            .iter()
            .copied()
            .filter(|other| *other != limit)
            .collect();
        let nearest = nearest(problem, limit, &others)
            .filter(|value| can_be_sent(names, aim, limit, offered(limit, *value)));
        let way_out = nearest.map_or_else(String::new, |value| would_hold(aim, limit, value));
        let message = match index {
            0 => format!("{together} {way_out}"),
            _ if way_out.is_empty() => format!("Part of the conflict: {}.", said[index]),
            _ => way_out,
        };
        let values = json!({ "limits": said, "limit": said[index], "would_hold_at": nearest, "smallest": is_smallest });
        let field = field_of(limit, names, Some(aim));
        FieldError::new(field, "limits_conflict", message.trim().to_owned(), values)
    });
    FieldErrors(errors.collect())
}

/// The value at which a limit could hold beside the others; `None` where they are in conflict themselves.
fn nearest(problem: &Problem, limit: Limit, others: &[Limit]) -> Option<f64> {
    if let Limit::Risk(_) = limit {
        let calm = problem.least_volatile(others)?;
        return Some(problem.covariance.volatility(&calm));
    }
    let by = problem.shortfall(others, &[limit])?;
    Some(match limit {
        Limit::MinWeight => problem.min_weight - by,
        Limit::MaxWeight => problem.max_weight + by,
        Limit::GroupMin(index) => problem.groups[index].min - by,
        Limit::GroupMax(index) => problem.groups[index].max + by,
        Limit::Return(least) => least - by,
        Limit::Risk(most) => most,
    })
}

pub fn field_of(limit: Limit, names: &Names, aim: Option<&Aim>) -> String {
    match limit {
        Limit::MinWeight => names.min_weight.to_owned(),
        Limit::MaxWeight => names.max_weight.to_owned(),
        Limit::GroupMin(index) => (names.group_min)(index),
        Limit::GroupMax(index) => (names.group_max)(index),
        Limit::Return(_) if aim.is_some_and(|aim| aim.objective == Objective::MaxSharpe) => {
            names.risk_free.to_owned()
        }
        Limit::Return(_) | Limit::Risk(_) => names.target.to_owned(),
    }
}

pub fn limit_in_words(problem: &Problem, aim: Option<&Aim>, limit: Limit) -> String {
    match limit {
        Limit::MinWeight => format!("every asset at least {}", percent(problem.min_weight)),
        Limit::MaxWeight => format!("every asset at most {}", percent(problem.max_weight)),
        Limit::GroupMin(index) => {
            let group = &problem.groups[index];
            format!("{} at least {}", group.name, percent(group.min))
        }
        Limit::GroupMax(index) => {
            let group = &problem.groups[index];
            format!("{} at most {}", group.name, percent(group.max))
        }
        Limit::Return(_) if aim.is_some_and(|aim| aim.objective == Objective::MaxSharpe) => {
            let rate = aim.map_or(0.0, |aim| aim.risk_free);
            format!(
                "an expected return above the risk-free rate of {}",
                percent(rate)
            )
        }
        Limit::Return(least) => format!("an expected return of at least {}", percent(least)),
        Limit::Risk(most) => format!("a volatility of at most {}", percent(most)),
    }
}

/// The value at which a limit would hold, rounded to the side that does.
fn offered(limit: Limit, nearest: f64) -> f64 {
    match limit {
        Limit::MinWeight | Limit::GroupMin(_) | Limit::Return(_) => {
            (nearest * 1e4 + 1e-4).floor() / 1e4
        }
        Limit::MaxWeight | Limit::GroupMax(_) | Limit::Risk(_) => {
            (nearest * 1e4 - 1e-4).ceil() / 1e4
        }
    }
}

/// Whether the field of a limit takes a value.
fn can_be_sent(names: &Names, aim: &Aim, limit: Limit, value: f64) -> bool {
    let (least, most) = match limit {
        Limit::Return(_) if aim.objective == Objective::MaxSharpe => names.risk_free_rates,
        Limit::Return(_) | Limit::Risk(_) => names.targets,
        _ => names.weights,
    };
    (least..=most).contains(&value)
}

fn would_hold(aim: &Aim, limit: Limit, nearest: f64) -> String {
    let value = percent(offered(limit, nearest));
    match limit {
        Limit::MinWeight => format!("The least weight would hold at {value}."),
        Limit::MaxWeight => format!("The largest weight would hold at {value}."),
        Limit::GroupMin(_) => format!("The group would hold at {value} or less."),
        Limit::GroupMax(_) => format!("The group would hold at {value} or more."),
        Limit::Return(_) if aim.objective == Objective::MaxSharpe => {
            format!("A risk-free rate below {value} would do.")
        }
        Limit::Return(_) => format!("A return of {value} can be had."),
        Limit::Risk(_) => format!("A volatility of {value} can be had."),
    }
}

/// A fraction for a sentence: `12.5 %`.
pub fn percent(fraction: f64) -> String {
    let text = format!("{:.2}", fraction * 100.0);
    let text = text.trim_end_matches('0').trim_end_matches('.');
    let text = if text == "-0" { "0" } else { text };
    format!("{text} %")
}
