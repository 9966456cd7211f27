//! What is asked of the map: demand, prices, and what is decided by hand.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use boreal_demo_kit::field::{present, shown};
use boreal_demo_kit::{Fields, Input};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};

use super::Plan;
use crate::cities::{City, cities, distance_km};
use crate::solver::{Problem, State};

/// What a resident orders a year, in kilograms: from letters to heating oil.
pub const DEMAND_KG: RangeInclusive<f64> = 0.01..=10_000.0;
/// Dollars a tonne and kilometre: from ships to couriers.
pub const FREIGHT: RangeInclusive<f64> = 0.0001..=100.0;
/// Dollars a site and year.
pub const SITE_COST: RangeInclusive<f64> = 0.0..=1e10;
/// Tonnes a site and year.
pub const CAPACITY_T: RangeInclusive<f64> = 1.0..=1e9;
/// Kilometres an hour along great circles: from barges to aeroplanes.
pub const SPEED_KMH: RangeInclusive<f64> = 5.0..=1000.0;
/// An assumption: a truck at 85 km/h on roads a fifth longer than the great circle.
pub const USUAL_SPEED_KMH: f64 = 70.0;
/// Sites, where their number is given.
pub const SITES: RangeInclusive<u16> = 1..=49;
/// A list of every city.
const MAX_LIST: usize = 1000;

/// Demand, prices and what is decided by hand, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[schema(as = SupplyChainNetworkParams)]
pub struct Params {
    /// Kilograms a resident orders a year.
    pub demand_kg: f64,
    /// Dollars a tonne and kilometre.
    pub freight: f64,
    /// Dollars a year for a site.
    pub site_cost: f64,
    /// Tonnes a year a site can deliver; without it nothing limits it.
    pub capacity_t: Option<f64>,
    /// Exactly so many sites; without it as many as cost least.
    pub sites: Option<u16>,
    /// Cities with a site in any case, parted by commas.
    pub open: String,
    /// Cities without one.
    pub closed: String,
    /// Pairs that may not be served, `toronto>vancouver`: the site first.
    pub barred: String,
    /// Kilometres of great circle an hour on the way, on average: an assumption, below the speed on roads, which are
    /// longer.
    pub speed_kmh: f64,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            demand_kg: 10.0,
            freight: 0.12,
            site_cost: 750_000.0,
            capacity_t: None,
            sites: None,
            open: String::new(),
            closed: String::new(),
            barred: String::new(),
            speed_kmh: USUAL_SPEED_KMH,
        }
    }
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
        let sites = fields.optional_within("sites", self.sites, SITES);
        let speed_kmh = fields.within("speed_kmh", self.speed_kmh, SPEED_KMH);
        let open = listed(fields, "open", &self.open);
        let closed = listed(fields, "closed", &self.closed);
        let (open, closed) = (open?, closed?);
        if let Some(&both) = open.iter().find(|city| closed.contains(city)) {
            let name = &cities()[both].name;
            let message = format!("{name} cannot be open and closed at once");
            fields.refuse("closed", "both", message, json!({ "got": name }));
        }
        let (mut free, barred) = market?;
        let speed_kmh = speed_kmh?;
        open.iter()
            .for_each(|&city| free.states[city] = State::Open);
        free.p = sites?.map(usize::from);
        let mut problem = free.clone();
        closed
            .iter()
            .for_each(|&city| problem.states[city] = State::Closed);
        bar(&mut problem, &barred);
        Some(Plan {
            places: Cow::Borrowed(cities()),
            can_be: vec![true; cities().len()],
            speed_kmh,
            free: (problem != free).then_some(free),
            problem,
        })
    }
}

/// What is ordered on the map and what things cost there, whoever decides on the sites.
pub(super) struct Market<'a> {
    pub(super) demand_kg: f64,
    pub(super) freight: f64,
    pub(super) site_cost: f64,
    pub(super) capacity_t: Option<f64>,
    pub(super) barred: &'a str,
}

impl Market<'_> {
    /// The map's problem with nothing decided, and the ways that are barred.
    pub(super) fn check(self, fields: &mut Fields) -> Option<(Problem, Vec<(usize, usize)>)> {
        let demand_kg = fields.within("demand_kg", self.demand_kg, DEMAND_KG);
        let freight = fields.within("freight", self.freight, FREIGHT);
        let site_cost = fields.within("site_cost", self.site_cost, SITE_COST);
        let capacity_t = fields.optional_within("capacity_t", self.capacity_t, CAPACITY_T);
        let barred = barred(fields, self.barred);
        let (demand_kg, freight, site_cost) = (demand_kg?, freight?, site_cost?);
        let cities = cities();
        let tonnes = |city: &City| f64::from(city.residents) * demand_kg / 1000.0;
        let row = |from: &City| {
            let cost = |to: &City| freight * tonnes(to) * km(from, to);
            cities.iter().map(cost).collect()
        };
        let problem = Problem {
            fixed: vec![site_cost; cities.len()],
            capacity: capacity_t?.map(|capacity| vec![capacity; cities.len()]),
            demand: cities.iter().map(tonnes).collect(),
            costs: cities.iter().map(row).collect(),
            p: None,
            states: vec![State::Free; cities.len()],
        };
        Some((problem, barred?))
    }
}

pub(super) fn bar(problem: &mut Problem, ways: &[(usize, usize)]) {
    for &(from, to) in ways {
        problem.costs[from][to] = f64::INFINITY;
    }
}

pub(crate) fn km(from: &City, to: &City) -> f64 {
    distance_km((from.latitude, from.longitude), (to.latitude, to.longitude))
}

/// The cities a text names.
pub(super) fn listed(fields: &mut Fields, field: &'static str, text: &str) -> Option<Vec<usize>> {
    let text = fields.text(field, text, MAX_LIST)?;
    let names = text.split(',').filter_map(|name| present(Some(name)));
    names.map(|name| city(fields, field, name)).collect()
}

fn city(fields: &mut Fields, field: &'static str, name: &str) -> Option<usize> {
    let name = name.trim();
    let found = cities().iter().position(|city| {
        city.key.eq_ignore_ascii_case(name) || city.name.eq_ignore_ascii_case(name)
    });
    if found.is_none() {
        let got = shown(name);
        let message = format!("{field} must name cities of the map, got \"{got}\"");
        fields.refuse(field, "unknown_city", message, json!({ "got": got }));
    }
    found
}

fn barred(fields: &mut Fields, text: &str) -> Option<Vec<(usize, usize)>> {
    let text = fields.text("barred", text, MAX_LIST)?;
    let mut pairs = Vec::new();
    for pair in text.split(',').filter_map(|pair| present(Some(pair))) {
        let Some((from, to)) = pair.split_once('>') else {
            let got = shown(pair);
            let message = format!("barred must be pairs like toronto>vancouver, got \"{got}\"");
            fields.refuse("barred", "not_a_pair", message, json!({ "got": got }));
            return None;
        };
        pairs.push((city(fields, "barred", from)?, city(fields, "barred", to)?));
    }
    Some(pairs)
}
