//! The best sites for costs of the caller's own.

mod refusal;

use std::collections::HashSet;
use std::ops::RangeInclusive;

use boreal_demo_kit::field::shown;
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{FieldError, Fields, Input, Limit, wire_enum};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::solver::{Problem, Progress, Solution, State, solve};

use refusal::refused;
pub(crate) use refusal::{grouped, no_set};

pub const MOST_FACILITIES: usize = 300;
pub const MOST_CUSTOMERS: usize = 1000;
pub const MAX_ID: usize = 64;
/// Dollars and units of any network.
pub const AMOUNT: RangeInclusive<f64> = 0.0..=1e12;

wire_enum! {
    /// What is decided of a site beforehand.
    #[schema(as = SupplyChainState)]
    pub enum Decided {
        Free = "free",
        Open = "open",
        Closed = "closed",
    }
}

/// A site that may be opened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SupplyChainFacility)]
pub struct Facility {
    pub id: String,
    pub fixed_cost: f64,
    /// In units of demand; without it nothing limits the site. All sites have one, or none.
    #[serde(default)]
    pub capacity: Option<f64>,
    /// Open or closed by hand; free without it.
    #[serde(default)]
    #[schema(value_type = Option<Decided>)]
    pub state: Option<String>,
}

/// Somebody to be served.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SupplyChainCustomer)]
pub struct Customer {
    pub id: String,
    pub demand: f64,
}

/// A problem as sent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = SupplyChainLocateParams)]
pub struct Params {
    pub facilities: Vec<Facility>,
    pub customers: Vec<Customer>,
    /// By facility, then by customer: the cost of serving all of the customer; null where that is barred.
    pub costs: Vec<Vec<Option<f64>>>,
    /// Exactly so many sites; without it as many as cost least.
    pub p: Option<u16>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    problem: Problem,
    facilities: Vec<String>,
    customers: Vec<String>,
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        let facility = |id: &str, fixed_cost, capacity| Facility {
            id: id.to_owned(),
            fixed_cost,
            capacity: Some(capacity),
            state: None,
        };
        let customer = |id: &str, demand| Customer {
            id: id.to_owned(),
            demand,
        };
        Self {
            facilities: vec![
                facility("Toronto", 900.0, 60.0),
                facility("Calgary", 700.0, 60.0),
                facility("Halifax", 500.0, 60.0),
            ],
            customers: vec![
                customer("Montreal", 40.0),
                customer("Vancouver", 30.0),
                customer("Moncton", 10.0),
            ],
            costs: vec![
                vec![Some(200.0), Some(1000.0), Some(130.0)],
                vec![Some(1200.0), Some(200.0), None],
                vec![Some(320.0), None, Some(20.0)],
            ],
            p: None,
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        publish_limits(fields);
        let facilities = self.facilities.len();
        let customers = self.customers.len();
        let counted = [
            fields.count("facilities", facilities, 1..=MOST_FACILITIES),
            fields.count("customers", customers, 1..=MOST_CUSTOMERS),
        ];
        let p = fields.optional_within("p", self.p, 1..=MOST_FACILITIES as u16);
        if counted.contains(&None) {
            return None;
        }
        let costs = check_costs(fields, &self.costs, facilities, customers);
        let mut states = Vec::with_capacity(facilities);
        let (mut sites, mut served) = (HashSet::new(), HashSet::new());
        let mut are_valid = true;
        for (at, facility) in self.facilities.iter().enumerate() {
            let amounts = [
                ("fixed_cost", Some(facility.fixed_cost)),
                ("capacity", facility.capacity),
            ];
            are_valid &= check_id(
                fields,
                format!("facilities[{at}].id"),
                &facility.id,
                &mut sites,
            );
            for (name, value) in amounts {
                are_valid &= check_amount(fields, format!("facilities[{at}].{name}"), value);
            }
            let field = format!("facilities[{at}].state");
            let state = fields.optional_one_of(&field, facility.state.as_deref());
            are_valid &= state.is_some();
            states.push(match state.flatten() {
                None | Some(Decided::Free) => State::Free,
                Some(Decided::Open) => State::Open,
                Some(Decided::Closed) => State::Closed,
            });
        }
        for (at, customer) in self.customers.iter().enumerate() {
            are_valid &= check_id(
                fields,
                format!("customers[{at}].id"),
                &customer.id,
                &mut served,
            );
            let field = format!("customers[{at}].demand");
            are_valid &= check_amount(fields, field, Some(customer.demand));
        }
        let capacity: Option<Vec<f64>> = self.facilities.iter().map(|one| one.capacity).collect();
        if capacity.is_none()
            && let Some(at) = self
                .facilities
                .iter()
                .position(|one| one.capacity.is_none())
            && self.facilities.iter().any(|one| one.capacity.is_some())
        {
            let message = "all facilities have a capacity, or none has";
            let field = format!("facilities[{at}].capacity");
            fields.refuse(field, "missing", message, json!({}));
            are_valid = false;
        }
        let (costs, p) = (costs?, p?);
        are_valid.then(|| Plan {
            problem: Problem {
                fixed: self.facilities.iter().map(|one| one.fixed_cost).collect(),
                capacity,
                demand: self.customers.iter().map(|one| one.demand).collect(),
                costs,
                p: p.map(usize::from),
                states,
            },
            facilities: self.facilities.into_iter().map(|one| one.id).collect(),
            customers: self.customers.into_iter().map(|one| one.id).collect(),
        })
    }
}

fn publish_limits(fields: &mut Fields) {
    let amount = Limit::Range(*AMOUNT.start(), *AMOUNT.end());
    for (field, limit) in [
        ("facilities[].id", Limit::Length(MAX_ID)),
        ("facilities[].fixed_cost", amount.clone()),
        ("facilities[].capacity", amount.clone()),
        ("customers[].id", Limit::Length(MAX_ID)),
        ("customers[].demand", amount.clone()),
        ("costs", Limit::Items(1, MOST_FACILITIES)),
        ("costs[]", Limit::Items(1, MOST_CUSTOMERS)),
        ("costs[][]", amount),
    ] {
        fields.limit(field, limit);
    }
}

/// An id that can be shown and stands there once: flows name their ends by it.
fn check_id<'a>(
    fields: &mut Fields,
    field: String,
    id: &'a str,
    ids: &mut HashSet<&'a str>,
) -> bool {
    if id.trim().is_empty() || id.chars().count() > MAX_ID {
        let message = format!("an id has 1 to {MAX_ID} characters");
        fields.refuse(field, "not_an_id", message, json!({ "maximum": MAX_ID }));
        return false;
    }
    let is_new = ids.insert(id);
    if !is_new {
        let got = shown(id);
        let message = format!("the id \"{got}\" stands there twice");
        fields.refuse(field, "twice", message, json!({ "got": got }));
    }
    is_new
}

fn check_amount(fields: &mut Fields, field: String, value: Option<f64>) -> bool {
    let Some(value) = value.filter(|value| !AMOUNT.contains(value)) else {
        return true;
    };
    let (low, high) = (AMOUNT.start(), AMOUNT.end());
    let message = format!("{field} must be {low} to {high}, got {value}");
    let values = json!({ "minimum": low, "maximum": high, "got": value });
    fields.refuse(field, "out_of_range", message, values);
    false
}

fn check_costs(
    fields: &mut Fields,
    rows: &[Vec<Option<f64>>],
    facilities: usize,
    customers: usize,
) -> Option<Vec<Vec<f64>>> {
    let is_whole = rows.len() == facilities && rows.iter().all(|row| row.len() == customers);
    if !is_whole {
        let message = format!(
            "costs must have a row for each of the {facilities} facilities and in it a cost for each of the {customers} customers"
        );
        let values = json!({ "facilities": facilities, "customers": customers });
        fields.refuse("costs", "not_a_matrix", message, values);
        return None;
    }
    for (at, row) in rows.iter().enumerate() {
        for (place, cost) in row.iter().enumerate() {
            if !check_amount(fields, format!("costs[{at}][{place}]"), *cost) {
                return None;
            }
        }
    }
    let open = |cost: &Option<f64>| cost.unwrap_or(f64::INFINITY);
    let rows = rows.iter().map(|row| row.iter().map(open).collect());
    Some(rows.collect())
}

/// A part of a customer's demand and the site that serves it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainFlow)]
pub struct Flow {
    pub facility: String,
    pub customer: String,
    /// Above 0, to 1; the shares of a customer add up to 1.
    pub share: f64,
}

/// The best sites.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainLocateReport)]
pub struct Report {
    /// Of the sites and of serving everybody.
    pub objective: f64,
    pub open: Vec<String>,
    pub flows: Vec<Flow>,
    /// Nothing costs less. Proven, it is the objective where every cost is a whole number and there are no capacities,
    /// or where one set of sites alone can be; else a ten-millionth less, within which the search does not look.
    pub bound: f64,
    /// What the objective may be above the least there is, in per cent.
    pub gap_pct: f64,
    /// Whether the gap is closed to a ten-millionth; otherwise the budget of iterations was spent.
    pub proven: bool,
    pub iterations: u64,
    pub nodes: u32,
    /// By facility, what one more unit of its capacity would save with these sites open, at the margin.
    pub capacity_prices: Vec<f64>,
    /// By customer, what one more unit of its demand would cost with these sites open, at the margin: the dual price of
    /// serving it. Null where those that may serve it have no room for more, or nothing is demanded.
    pub customer_prices: Vec<Option<f64>>,
}

/// What a direct answer may take: about two seconds, whatever the size, and ten where capacities need most sites.
pub(crate) fn budget(problem: &Problem) -> u64 {
    (600_000_000 / problem.pairs()).clamp(400, 60_000)
}

/// The gap of a solution, in per cent.
pub(crate) fn gap_pct(solution: &Solution) -> f64 {
    let Solution {
        objective, bound, ..
    } = solution;
    if *objective <= 0.0 {
        return 0.0;
    }
    round_to(100.0 * (objective - bound).max(0.0) / objective, 6)
}

/// How far a search is.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainSearchStage)]
pub struct Stage {
    pub iterations: u64,
    pub nodes: u32,
    /// The best found so far; null before the first.
    pub best: Option<f64>,
    /// What none can be below; null before the first.
    pub bound: Option<f64>,
}

/// Searches within the budget of a direct answer.
pub fn run(plan: &Plan) -> Result<Report, FieldError> {
    search(plan, budget(&plan.problem), &mut |_| true)
}

/// Searches until the proof is there or `follow`, told after every iteration, says that it is enough.
pub fn follow(plan: &Plan, follow: &mut dyn FnMut(Stage) -> bool) -> Result<Report, FieldError> {
    search(plan, u64::MAX, follow)
}

fn search(
    plan: &Plan,
    budget: u64,
    follow: &mut dyn FnMut(Stage) -> bool,
) -> Result<Report, FieldError> {
    let finite = |value: f64| value.is_finite().then(|| round_to(value, 6));
    let mut tell = |progress: &Progress| {
        follow(Stage {
            iterations: progress.iterations,
            nodes: progress.nodes,
            best: finite(progress.best),
            bound: finite(progress.bound),
        })
    };
    let found = solve(&plan.problem, budget, &mut tell);
    let solution = found.map_err(|conflict| refused(plan, &conflict))?;
    let site = |at: usize| plan.facilities[at].clone();
    let flow = |&(facility, customer, share): &(usize, usize, f64)| Flow {
        facility: site(facility),
        customer: plan.customers[customer].clone(),
        share: round_to(share, 9),
    };
    let price = |price: &f64| round_to(*price, 6);
    Ok(Report {
        objective: round_to(solution.objective, 6),
        open: solution.open.iter().map(|&at| site(at)).collect(),
        flows: solution.flows.iter().map(flow).collect(),
        bound: round_to(solution.bound, 6),
        gap_pct: gap_pct(&solution),
        proven: solution.is_proven,
        iterations: solution.iterations,
        nodes: solution.nodes,
        capacity_prices: solution.capacity_prices.iter().map(price).collect(),
        customer_prices: solution
            .customer_prices
            .iter()
            .map(|found| found.as_ref().map(price))
            .collect(),
    })
}
