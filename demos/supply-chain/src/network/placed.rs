//! What a network of the visitor's own costs: every site is decided, so that one transport is exact.

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{FieldError, Fields, Input};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};

use super::conflict::Refused;
use super::params::{self, Market, SPEED_KMH, bar, listed};
use super::report::{Reach, Route, Site};
use super::routes_of;
use super::service::{DAY_HOURS, Ways};
use super::sites::{Added, Served, places};
use crate::cities::cities;
use crate::solver::{Infeasible, Problem, State, transport};

/// Demand, prices and the visitor's sites, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[schema(as = SupplyChainPlacedParams)]
pub struct Params {
    /// Kilograms a resident orders a year.
    pub demand_kg: f64,
    /// Dollars a tonne and kilometre.
    pub freight: f64,
    /// Dollars a year for a site.
    pub site_cost: f64,
    /// Tonnes a year a site can deliver; without it nothing limits it.
    pub capacity_t: Option<f64>,
    /// Cities with a site, parted by commas; no other has one.
    pub mine: String,
    /// Pairs that may not be served, `toronto>vancouver`: the site first.
    pub barred: String,
    /// Kilometres of great circle an hour on the way, on average: an assumption, below the speed on roads, which are
    /// longer.
    pub speed_kmh: f64,
}

impl Default for Params {
    fn default() -> Self {
        let usual = params::Params::default();
        Self {
            demand_kg: usual.demand_kg,
            freight: usual.freight,
            site_cost: usual.site_cost,
            capacity_t: usual.capacity_t,
            mine: "toronto".to_owned(),
            barred: usual.barred,
            speed_kmh: usual.speed_kmh,
        }
    }
}

/// The map with every site decided.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    problem: Problem,
    open: Vec<usize>,
    speed_kmh: f64,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let market = Market {
            demand_kg: self.demand_kg,
            freight: self.freight,
            site_cost: self.site_cost,
            capacity_t: self.capacity_t,
            barred: &self.barred,
        };
        let market = market.check(fields);
        let speed_kmh = fields.within("speed_kmh", self.speed_kmh, SPEED_KMH);
        let mine = listed(fields, "mine", &self.mine)?;
        if mine.is_empty() {
            let message = "mine must name at least one city";
            fields.refuse("mine", "no_site", message, json!({}));
            return None;
        }
        let (mut problem, barred) = market?;
        let speed_kmh = speed_kmh?;
        bar(&mut problem, &barred);
        problem.states.fill(State::Closed);
        mine.iter()
            .for_each(|&city| problem.states[city] = State::Open);
        let is_open = |at: &usize| problem.states[*at] == State::Open;
        Some(Plan {
            open: (0..problem.sites()).filter(is_open).collect(),
            problem,
            speed_kmh,
        })
    }
}

/// What these sites cost.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainPlaced)]
pub struct Report {
    /// Of sites and freight, dollars a year.
    pub total_cost: f64,
    pub freight_cost: f64,
    pub site_costs: f64,
    /// Tonnes a year.
    pub demand_t: f64,
    /// Of a tonne, along great circles.
    pub average_km: f64,
    /// Of a tonne on its way, at the speed that is assumed.
    pub average_hours: f64,
    /// A day's drive: hours on the way.
    pub day_hours: f64,
    /// The part of what is ordered within a day's drive of its site, 0 to 1.
    pub day_share: f64,
    pub reach: Vec<Reach>,
    /// Every city, largest first.
    pub sites: Vec<Site>,
    pub routes: Vec<Route>,
}

/// Serves every city from these sites, or says why they cannot.
pub fn run(plan: &Plan) -> Result<Report, FieldError> {
    let Plan {
        problem,
        open,
        speed_kmh,
    } = plan;
    let refused = |conflict: &Infeasible| {
        let widest = Problem {
            states: vec![State::Free; problem.sites()],
            ..problem.clone()
        };
        let refused = Refused {
            places: cities(),
            problem,
            closed: &[],
            field: "mine",
            widest: &widest,
        };
        refused.told(conflict)
    };
    if let Some(conflict) = problem.conflict() {
        return Err(refused(&conflict));
    }
    let Some(served) = transport(problem, open) else {
        return Err(refused(&Infeasible::NoSet {
            p: Some(open.len()),
            is_proven: true,
        }));
    };
    let site_costs: f64 = open.iter().map(|&at| problem.fixed[at]).sum();
    let objective = site_costs + served.cost;
    let flows = &served.flows;
    let ways = Ways {
        places: cities(),
        problem,
        flows,
    };
    let service = ways.service(*speed_kmh);
    Ok(Report {
        total_cost: round_to(objective, 2),
        freight_cost: round_to(served.cost, 2),
        site_costs: round_to(site_costs, 2),
        demand_t: round_to(problem.demand.iter().sum(), 3),
        average_km: service.average_km,
        average_hours: service.average_hours,
        day_hours: DAY_HOURS,
        day_share: service.day_share,
        reach: ways.reach(),
        routes: routes_of(cities(), problem, flows),
        sites: places(
            cities(),
            problem,
            &Served {
                open,
                flows,
                capacity_prices: &served.capacity_prices,
                customer_prices: &served.customer_prices,
            },
            |_| Added::default(),
        ),
    })
}
