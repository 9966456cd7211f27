//! Limits that cannot hold together, in words with their names and numbers, and what would do.

use boreal_demo_kit::FieldError;
use boreal_demo_kit::number::round_to;
use serde_json::json;

use super::params::SITES;
use super::trials::{Limit, Trials};
use crate::cities::City;
use crate::locate::{grouped, no_set};
use crate::solver::{Infeasible, Problem, State};

/// Names that a message lists before it counts the others.
const MOST_NAMED: usize = 3;
/// Rounds in which the least capacity is looked for; each ends with one more set of customers that have enough.
const MOST_ROUNDS: usize = 100;

/// A problem that cannot be, and where its limits stand.
pub(super) struct Refused<'a> {
    pub(super) places: &'a [City],
    pub(super) problem: &'a Problem,
    /// Sites that were closed by hand.
    pub(super) closed: &'a [usize],
    /// The field that says how much a site holds, or which sites there are.
    pub(super) field: &'static str,
    /// The same problem with every site that could be opened.
    pub(super) widest: &'a Problem,
}

/// Customers that need more than the sites that may serve them hold.
struct Short<'a> {
    customers: &'a [usize],
    sites: &'a [usize],
    needed: f64,
    available: f64,
    p: Option<usize>,
}

impl Refused<'_> {
    pub(super) fn told(&self, conflict: &Infeasible) -> FieldError {
        if self.problem.can_be_open() == 0 {
            // Neither a barred way nor a number is the reason where no site is left.
            let message = "Every place is closed: leave at least one to be opened.";
            return FieldError::new("closed", "no_site", message, json!({}));
        }
        match conflict {
            Infeasible::Unreachable { customer } => {
                let name = &self.places[*customer].name;
                FieldError::new(
                    "barred",
                    "unreachable",
                    format!(
                        "No site may serve {name}: every way to it is barred or its site closed."
                    ),
                    json!({ "city": name }),
                )
            }
            Infeasible::Count { p, least, most } => FieldError::new(
                "sites",
                "count_conflict",
                format!(
                    "{} cannot be: {least} are to be open, and {most} can be.",
                    many(*p)
                ),
                json!({ "got": p, "minimum": least, "maximum": most }),
            ),
            Infeasible::NoSet { p, is_proven } => FieldError::new(
                match self.problem.p {
                    Some(_) => "sites",
                    None => self.field,
                },
                "no_set",
                self.no_set(*p, *is_proven),
                json!({ "got": p, "proven": is_proven }),
            ),
            Infeasible::Capacity {
                customers,
                sites,
                needed,
                available,
                p,
                ..
            } => self.short(&Short {
                customers,
                sites,
                needed: *needed,
                available: *available,
                p: *p,
            }),
        }
    }

    /// Why so many sites do not do, or all of them, though they could deliver enough: with the limits in conflict where
    /// a number is given.
    fn no_set(&self, p: Option<usize>, is_proven: bool) -> String {
        let most = self.widest.can_be_open();
        let Some(number) = self.problem.p.filter(|_| is_proven) else {
            return no_set(p, most, None, is_proven);
        };
        let mut trials = Trials::of(self.problem, self.closed);
        let limits = trials.conflict();
        let of = |is_one: fn(&Limit) -> bool| -> Vec<Limit> {
            limits.iter().copied().filter(is_one).collect()
        };
        let open = of(|limit| matches!(limit, Limit::Open(_)));
        let closed = of(|limit| matches!(limit, Limit::Closed(_)));
        let barred = of(|limit| matches!(limit, Limit::Barred(..)));
        let capacity = of(|limit| matches!(limit, Limit::Capacity));
        let [opened, shut, ways] =
            [&open, &closed, &barred].map(|limits| listed(self.named(limits)));
        let decided: Vec<String> = [(&opened, "open"), (&shut, "closed")]
            .into_iter()
            .filter(|(names, _)| !names.is_empty())
            .map(|(names, how)| format!("{names} {how}"))
            .collect();
        let all: Vec<usize> = (0..self.problem.sites()).collect();
        let size = self.one_size(&all).filter(|_| !capacity.is_empty());
        let each = of_each(size);
        let sites = match number {
            1 => format!("one site{each}"),
            _ => format!("{}{each}", many(number)),
        };
        let who = match &decided[..] {
            [] => format!("No {sites}"),
            _ => format!("With {}, no {sites}", decided.join(" and ")),
        };
        let why = match barred[..] {
            [] => String::new(),
            [_] => format!(": barred is {ways}"),
            _ => format!(": barred are {ways}"),
        };
        let mut advice = Vec::new();
        if number < most {
            advice.push("take more sites".to_owned());
        }
        for (limits, what) in [
            (&open, format!("leave {opened} to the solver")),
            (&closed, format!("leave {shut} to the solver")),
            (&barred, "bar fewer pairs".to_owned()),
            (&capacity, "let sites hold more".to_owned()),
        ] {
            if !limits.is_empty() && trials.would_do(limits) {
                advice.push(what);
            }
        }
        let advice = match advice.pop() {
            Some(last) if advice.is_empty() => last,
            Some(last) => format!("{} or {last}", advice.join(", ")),
            None => "set fewer of these limits".to_owned(),
        };
        let (first, rest) = advice.split_at(1);
        let advice = format!("{}{rest}.", first.to_uppercase());
        format!("{who} may serve everybody{why}. {advice}")
    }

    /// The places of limits, those that order most first.
    fn named(&self, limits: &[Limit]) -> Vec<String> {
        let name = |at: usize| self.places[at].name.as_str();
        let demand = |at: usize| self.problem.demand[at];
        let site = |limit: &Limit| match *limit {
            Limit::Open(site) | Limit::Closed(site) | Limit::Barred(site, _) => Some(site),
            Limit::Capacity | Limit::Number => None,
        };
        let mut limits: Vec<(usize, &Limit)> = limits
            .iter()
            .filter_map(|limit| Some((site(limit)?, limit)))
            .collect();
        limits.sort_by(|(a, _), (b, _)| demand(*b).total_cmp(&demand(*a)).then(a.cmp(b)));
        let words = |(site, limit): (usize, &Limit)| match *limit {
            Limit::Barred(_, to) => format!("{}>{}", name(site), name(to)),
            _ => name(site).to_owned(),
        };
        limits.into_iter().map(words).collect()
    }

    fn short(&self, short: &Short) -> FieldError {
        let Short {
            sites, available, ..
        } = *short;
        let missing = round_to(short.needed - available, 1);
        let held = round_to(available, 1);
        let needed = round_to(short.needed, 1);
        let [held_t, needed_t] = [held, needed].map(grouped);
        let missing_t = match missing > 0.0 {
            true => grouped(missing),
            // What rounds to nothing is missing all the same.
            false => "less than 0.1".to_owned(),
        };
        let orders = |at: &usize| self.problem.demand[*at] > 0.0;
        let customers: Vec<usize> = short.customers.iter().copied().filter(orders).collect();
        let is_all = customers.len() == (0..self.problem.customers()).filter(orders).count();
        let size = self.one_size(sites);
        let hold = verb(sites, "hold");
        let what = match is_all {
            true => {
                let each = of_each(size);
                let sites = many(sites.len());
                format!("{sites}{each} {hold} {held_t} t, and {needed_t} t are ordered")
            }
            false => {
                let only = match sites {
                    [_] => "the only site that may serve",
                    _ => "the only sites that may serve",
                };
                let (whom, need) = (self.names(&customers), verb(&customers, "need"));
                let who = self.names(sites);
                let them = match customers[..] {
                    [_] => "it",
                    _ => "them",
                };
                format!("{whom} {need} {needed_t} t, and {only} {them}, {who}, {hold} {held_t} t")
            }
        };
        let barred = match is_all {
            true => String::new(),
            false => self.barred(&customers, sites),
        };
        let enough = self.would_do(short, is_all, size);
        FieldError::new(
            if short.p.is_some() {
                "sites"
            } else {
                self.field
            },
            "capacity_conflict",
            format!("{what}: {missing_t} t stay unserved.{barred}{enough}"),
            json!({ "sites": sites.len(), "available": held, "needed": needed, "short": missing }),
        )
    }

    /// What each of the sites holds, where that is the same.
    fn one_size(&self, sites: &[usize]) -> Option<f64> {
        let capacity = self.problem.capacity.as_ref()?;
        let first = capacity[*sites.first()?];
        let is_even = sites.iter().all(|&at| capacity[at] == first);
        is_even.then_some(first)
    }

    /// Those that order most first.
    fn by_demand(&self, mut places: Vec<usize>) -> Vec<usize> {
        let demand = &self.problem.demand;
        places.sort_by(|&a, &b| demand[b].total_cmp(&demand[a]).then(a.cmp(&b)));
        places
    }

    /// "Toronto, Hamilton, Oshawa and 4 more".
    fn names(&self, places: &[usize]) -> String {
        let name = |at: usize| self.places[at].name.clone();
        let places = self.by_demand(places.to_vec());
        listed(places.into_iter().map(name).collect())
    }

    /// The ways to these customers from sites that could be open.
    fn barred(&self, customers: &[usize], sites: &[usize]) -> String {
        let is_other =
            |at: &usize| self.problem.states[*at] != State::Closed && !sites.contains(at);
        let others = (0..self.problem.sites()).filter(is_other).collect();
        let others = self.by_demand(others).into_iter();
        let ways = others.flat_map(|from| customers.iter().map(move |&to| (from, to)));
        let barred = ways.filter(|&(from, to)| !self.problem.costs[from][to].is_finite());
        let name = |(from, to): (usize, usize)| {
            format!("{}>{}", self.places[from].name, self.places[to].name)
        };
        let names: Vec<String> = barred.map(name).collect();
        match names.len() {
            0 => String::new(),
            1 => format!(" Barred is {}.", listed(names)),
            _ => format!(" Barred are {}.", listed(names)),
        }
    }

    /// More sites where there are as many, else larger ones; nothing is offered that would not do.
    fn would_do(&self, short: &Short, is_all: bool, size: Option<f64>) -> String {
        let widest = self.widest;
        let is_barred = widest.costs.iter().flatten().any(|cost| !cost.is_finite());
        let most = widest.can_be_open();
        // A number that is given, or sites placed one by one, can be raised.
        if is_all && (short.p.is_some() || self.problem.can_be_open() < most) {
            let enough = fewest(widest).filter(|enough| *enough <= usize::from(*SITES.end()));
            match enough {
                Some(enough) if !is_barred => return format!(" {} would do.", many(enough)),
                Some(enough) => return format!(" It takes at least {}.", many(enough)),
                None => {}
            }
        }
        if widest.conflict().is_none() {
            return format!(" With all {most} sites open it would do.");
        }
        let least = size.and_then(|size| least_capacity(widest, size));
        least.map_or_else(String::new, |least| {
            let least = grouped(least);
            format!(" With all {most} sites open, a capacity of {least} t would do.")
        })
    }
}

/// "1 site", "3 sites".
fn many(sites: usize) -> String {
    match sites {
        1 => "1 site".to_owned(),
        _ => format!("{sites} sites"),
    }
}

/// " of 40,000 t"; empty without one size.
fn of_each(size: Option<f64>) -> String {
    size.map_or_else(String::new, |size| format!(" of {} t", grouped(size)))
}

/// "needs" of one, "need" of several.
fn verb(of: &[usize], word: &str) -> String {
    match of {
        [_] => format!("{word}s"),
        _ => word.to_owned(),
    }
}

fn listed(mut names: Vec<String>) -> String {
    // One more is named rather than counted.
    if names.len() > MOST_NAMED + 1 {
        let more = names.len() - MOST_NAMED;
        names.truncate(MOST_NAMED);
        return format!("{} and {more} more", names.join(", "));
    }
    match names.pop() {
        Some(last) if !names.is_empty() => format!("{} and {last}", names.join(", ")),
        last => last.unwrap_or_default(),
    }
}

/// The fewest sites that hold what is ordered, those that must be open among them; nothing where all together do not.
pub(super) fn fewest(problem: &Problem) -> Option<usize> {
    let Some(capacity) = &problem.capacity else {
        return Some(1);
    };
    let needed: f64 = problem.demand.iter().sum();
    let must = |at: usize| problem.states[at] == State::Open;
    let mut sites: Vec<usize> = (0..problem.sites())
        .filter(|&at| problem.states[at] != State::Closed)
        .collect();
    sites.sort_by(|&a, &b| {
        must(b)
            .cmp(&must(a))
            .then(capacity[b].total_cmp(&capacity[a]))
    });
    let mut held = 0.0;
    let enough = sites.iter().position(|&at| {
        held += capacity[at];
        held >= needed * (1.0 - 1e-12)
    });
    enough.map(|at| at + 1)
}

/// The least capacity, the same of every site, at which all can be served: raised to what each set of customers in
/// conflict needs until there is none. To a tenth of a tonne.
fn least_capacity(problem: &Problem, size: f64) -> Option<f64> {
    let mut problem = Problem {
        p: None,
        ..problem.clone()
    };
    let mut least = size;
    for _ in 0..MOST_ROUNDS {
        problem.capacity = Some(vec![least; problem.sites()]);
        match problem.conflict() {
            None => return Some(least),
            Some(Infeasible::Capacity { sites, needed, .. }) => {
                let each = needed / sites.len().max(1) as f64;
                least = round_to(((each * 10.0).ceil() / 10.0).max(least + 0.1), 1);
            }
            Some(_) => return None,
        }
    }
    None
}
