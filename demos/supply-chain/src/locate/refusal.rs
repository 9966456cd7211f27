//! Why there is no answer, in words.

use boreal_demo_kit::FieldError;
use boreal_demo_kit::number::round_to;
use serde_json::json;

use super::Plan;
use crate::solver::{Infeasible, State};

/// A number in words: its thousands parted by commas, as the pages write them.
pub(crate) fn grouped(value: f64) -> String {
    let plain = value.to_string();
    let (whole, decimals) = plain.split_at(plain.find('.').unwrap_or(plain.len()));
    let mut text = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text + decimals
}

/// Why so many of the `most` sites that can be open do not do, or all of them, though they could deliver enough; with the
/// names of those that must be.
pub(crate) fn no_set(
    p: Option<usize>,
    most: usize,
    forced: Option<&str>,
    is_proven: bool,
) -> String {
    let sites = p.map(|p| match p {
        1 => "one site".to_owned(),
        _ => format!("{p} sites"),
    });
    let what = match (sites, is_proven) {
        (Some(sites), true) => {
            let who = match forced {
                None => format!("No {sites}"),
                Some(forced) => format!("With {forced} open, no {sites}"),
            };
            format!("{who} may serve everybody: too many pairs are barred.")
        }
        (Some(sites), false) => {
            format!("No network of {sites} that serves everybody was found in the time there is.")
        }
        (None, true) => {
            "The sites there are cannot serve everybody: too many pairs are barred.".to_owned()
        }
        (None, false) => {
            "No network that serves everybody was found in the time there is.".to_owned()
        }
    };
    // More sites than there are cannot be taken.
    let advice = match (p.is_some_and(|p| p < most), is_proven) {
        (true, true) => "Take more sites.",
        (true, false) => "Take more sites, or bar fewer pairs.",
        (false, _) => "Bar fewer pairs, or let sites hold more.",
    };
    format!("{what} {advice}")
}

/// The first of these, and how many more there are.
fn names(all: &[usize], of: &[String]) -> String {
    let first: Vec<&str> = all.iter().take(5).map(|&at| of[at].as_str()).collect();
    let more = all.len().saturating_sub(5);
    match more {
        0 => first.join(", "),
        _ => format!("{} and {more} more", first.join(", ")),
    }
}

/// The sites that must be open, where some must.
fn forced(plan: &Plan) -> Option<String> {
    let states = plan.problem.states.iter().enumerate();
    let forced = states.filter(|(_, state)| **state == State::Open);
    let forced: Vec<usize> = forced.map(|(at, _)| at).collect();
    (!forced.is_empty()).then(|| names(&forced, &plan.facilities))
}

/// The limits that cannot hold together, in words.
pub(super) fn refused(plan: &Plan, conflict: &Infeasible) -> FieldError {
    match conflict {
        Infeasible::Unreachable { customer } => FieldError::new(
            "costs",
            "unreachable",
            format!(
                "no open site may serve {}: every cost is null or its site closed",
                plan.customers[*customer]
            ),
            json!({ "customer": plan.customers[*customer] }),
        ),
        Infeasible::Count { p, least, most } => FieldError::new(
            "p",
            "count_conflict",
            format!("p is {p}, but {least} sites must be open and {most} can be"),
            json!({ "got": p, "minimum": least, "maximum": most }),
        ),
        Infeasible::NoSet { p, is_proven } => FieldError::new(
            match p {
                Some(_) => "p",
                None => "facilities",
            },
            "no_set",
            no_set(
                *p,
                plan.problem.can_be_open(),
                forced(plan).as_deref(),
                *is_proven,
            ),
            json!({ "got": p, "proven": is_proven }),
        ),
        Infeasible::Capacity {
            customers,
            sites,
            needed,
            available,
            p,
        } => {
            let who = names(customers, &plan.customers);
            let by = names(sites, &plan.facilities);
            let (need, whom) = match customers.len() {
                1 => ("needs", "it"),
                _ => ("need together", "them"),
            };
            let is_forced = plan.problem.states.contains(&State::Open);
            let which = match p {
                None => format!("the sites that may serve {whom}"),
                Some(p) if is_forced => {
                    format!("{p} sites, those that must be open and the largest of the others,")
                }
                Some(p) => format!("the {p} largest of the sites that may serve {whom}"),
            };
            FieldError::new(
                "facilities",
                "capacity_conflict",
                format!(
                    "{who} {need} {}, and {which} ({by}) can deliver {}",
                    grouped(round_to(*needed, 3)),
                    grouped(round_to(*available, 3))
                ),
                json!({ "needed": needed, "available": available }),
            )
        }
    }
}
