//! Warehouses for the cities of the map: which, what they cost, and what would change it.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use boreal_demo_kit::field::{present, shown};
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{FieldError, Fields, Input};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};

use crate::cities::{City, cities, distance_km};
use crate::locate::{gap_pct, no_set};
use crate::solver::{Infeasible, Problem, Progress, Solution, State, solve, transport};

/// What a resident orders a year, in kilograms: from letters to heating oil.
pub const DEMAND_KG: RangeInclusive<f64> = 0.01..=10_000.0;
/// Dollars a tonne and kilometre: from ships to couriers.
pub const FREIGHT: RangeInclusive<f64> = 0.0001..=100.0;
/// Dollars a site and year.
pub const SITE_COST: RangeInclusive<f64> = 0.0..=1e10;
/// Tonnes a site and year.
pub const CAPACITY_T: RangeInclusive<f64> = 1.0..=1e9;
/// Sites, where their number is given.
pub const SITES: RangeInclusive<u16> = 1..=49;
/// A list of every city.
const MAX_LIST: usize = 1000;
/// Iterations of the plan itself, and of each that differs from it in one site.
const BUDGET: u64 = 60_000;
const BUDGET_OF_ONE: u64 = 6_000;
/// The same with capacities, whose iterations take longer.
const BUDGET_WITH_CAPACITY: u64 = 1_200;
/// Pairs of a site and a customer on the map, for which these budgets were chosen.
const PAIRS_OF_CITIES: u64 = 49 * 49;
/// Fewer find no set of sites.
const LEAST_BUDGET: u64 = 200;
/// Closed cities looked at, where each takes long.
const LOOKED_AT: usize = 3;
/// Numbers of sites compared.
const MOST_COUNTED: usize = 12;
/// Steps of the proof that are told.
const MOST_STEPS: usize = 60;
/// Kilometres that are told.
const REACHES: [f64; 3] = [250.0, 500.0, 1000.0];

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
        }
    }
}

/// Places, and the problem they make.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    pub(crate) places: Cow<'static, [City]>,
    pub(crate) problem: Problem,
    /// Where a site can be at all.
    pub(crate) can_be: Vec<bool>,
    /// Whether every site costs the same: only then its cost can be turned up and down.
    pub(crate) is_one_cost: bool,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let demand_kg = fields.within("demand_kg", self.demand_kg, DEMAND_KG);
        let freight = fields.within("freight", self.freight, FREIGHT);
        let site_cost = fields.within("site_cost", self.site_cost, SITE_COST);
        let capacity_t = fields.optional_within("capacity_t", self.capacity_t, CAPACITY_T);
        let sites = fields.optional_within("sites", self.sites, SITES);
        let open = listed(fields, "open", &self.open);
        let closed = listed(fields, "closed", &self.closed);
        let barred = barred(fields, &self.barred);
        let (open, closed) = (open?, closed?);
        if let Some(&both) = open.iter().find(|city| closed.contains(city)) {
            let name = &cities()[both].name;
            let message = format!("{name} cannot be open and closed at once");
            fields.refuse("closed", "both", message, json!({ "got": name }));
        }
        let cities = cities();
        let mut states = vec![State::Free; cities.len()];
        open.iter().for_each(|&city| states[city] = State::Open);
        closed.iter().for_each(|&city| states[city] = State::Closed);
        let (demand_kg, freight, site_cost) = (demand_kg?, freight?, site_cost?);
        let tonnes = |city: &City| f64::from(city.residents) * demand_kg / 1000.0;
        let mut costs: Vec<Vec<f64>> = cities
            .iter()
            .map(|from| {
                let cost = |to: &City| freight * tonnes(to) * km(from, to);
                cities.iter().map(cost).collect()
            })
            .collect();
        for (from, to) in barred? {
            costs[from][to] = f64::INFINITY;
        }
        Some(Plan {
            problem: Problem {
                fixed: vec![site_cost; cities.len()],
                capacity: capacity_t?.map(|capacity| vec![capacity; cities.len()]),
                demand: cities.iter().map(tonnes).collect(),
                costs,
                p: sites?.map(usize::from),
                states,
            },
            places: Cow::Borrowed(cities),
            can_be: vec![true; cities.len()],
            is_one_cost: true,
        })
    }
}

pub(crate) fn km(from: &City, to: &City) -> f64 {
    distance_km((from.latitude, from.longitude), (to.latitude, to.longitude))
}

/// The cities a text names.
fn listed(fields: &mut Fields, field: &'static str, text: &str) -> Option<Vec<usize>> {
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

/// A city of the map, with or without a site.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainCity)]
pub struct Site {
    pub key: String,
    pub name: String,
    pub province: String,
    pub latitude: f64,
    pub longitude: f64,
    pub residents: u32,
    /// What its residents order a year.
    pub demand_t: f64,
    pub is_open: bool,
    /// What the site delivers a year.
    pub delivered_t: f64,
    /// What a tonne more of its capacity would save.
    pub capacity_price: f64,
    /// Dollars a year more if it were closed where it is open, or opened where it is closed, and every other site
    /// stayed as it is; null where the others could not serve all.
    pub alone: Option<f64>,
    /// The same with every other site planned anew; null where that was not looked at or cannot be.
    pub replanned: Option<f64>,
    /// Whether that is proven.
    pub is_proven: bool,
}

/// Goods from a site to a city.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainRoute)]
pub struct Route {
    pub from: String,
    pub to: String,
    pub tonnes: f64,
    pub km: f64,
    pub cost: f64,
}

/// Residents within a distance of the site that serves them.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainReach)]
pub struct Reach {
    pub km: f64,
    /// 0 to 1.
    pub share: f64,
}

/// The best network of so many sites, whatever a site costs.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainCount)]
pub struct Count {
    pub sites: usize,
    pub freight_cost: f64,
    pub average_km: f64,
    pub open: Vec<String>,
    /// The dearest site at which so many are the best; null for the fewest there can be.
    pub up_to_cost: Option<f64>,
    pub proven: bool,
}

/// The network, and what would change it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainNetwork)]
pub struct Report {
    /// Of sites and freight, dollars a year.
    pub total_cost: f64,
    pub freight_cost: f64,
    pub site_costs: f64,
    /// Nothing can cost less.
    pub bound: f64,
    pub gap_pct: f64,
    pub proven: bool,
    pub iterations: u64,
    pub nodes: u32,
    /// Tonnes a year.
    pub demand_t: f64,
    /// Of a tonne, along great circles.
    pub average_km: f64,
    pub reach: Vec<Reach>,
    /// Every city, largest first.
    pub sites: Vec<Site>,
    pub routes: Vec<Route>,
    /// By number of sites, what is decided by hand kept; empty where sites cost differently.
    pub counts: Vec<Count>,
    /// How the best found and the bound came together.
    pub proof: Vec<Step>,
}

/// The best found and the bound after so many iterations.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainProofStep)]
pub struct Step {
    pub iterations: u64,
    pub best: f64,
    pub bound: f64,
}

/// How far a network is worked out.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainStage)]
pub struct Stage {
    /// Problems solved: the network itself, each site decided otherwise, each number of sites.
    pub done: usize,
    /// Problems in all.
    pub of: usize,
    /// Of all problems together.
    pub iterations: u64,
    /// What the best network found so far costs; null before the first.
    pub best: Option<f64>,
    /// What none can be below.
    pub bound: Option<f64>,
}

/// The stages of one run and who follows them.
struct Course<'a> {
    stage: Stage,
    /// Of the problems already solved.
    iterations: u64,
    is_stopped: bool,
    follow: &'a mut dyn FnMut(Stage) -> bool,
}

impl<'a> Course<'a> {
    fn of(plan: &Plan, follow: &'a mut dyn FnMut(Stage) -> bool) -> Self {
        let sites = plan.can_be.iter().filter(|can_be| **can_be).count();
        let counted = if plan.is_one_cost { MOST_COUNTED } else { 0 };
        Self {
            stage: Stage {
                done: 0,
                of: 1 + sites + counted,
                iterations: 0,
                best: None,
                bound: None,
            },
            iterations: 0,
            is_stopped: false,
            follow,
        }
    }

    /// Tells of an iteration; those of the first problem say what the network costs.
    fn tell(&mut self, progress: &Progress) -> bool {
        let finite = |value: f64| value.is_finite().then(|| round_to(value, 2));
        self.stage.iterations = self.iterations + progress.iterations;
        if self.stage.done == 0 {
            self.stage.best = finite(progress.best);
            self.stage.bound = finite(progress.bound);
        }
        self.is_stopped |= !(self.follow)(self.stage);
        !self.is_stopped
    }

    /// Solves a problem beside the first; nothing where the run was told to end.
    fn beside(&mut self, problem: &Problem) -> Option<Solution> {
        if self.is_stopped {
            return None;
        }
        let found = solve(problem, budget(problem), &mut |progress: &Progress| {
            self.tell(progress)
        });
        self.pass();
        found.ok()
    }

    /// One problem is out of the way.
    fn pass(&mut self) {
        self.stage.done += 1;
        self.iterations = self.stage.iterations;
    }
}

/// Works out a network.
pub fn run(plan: &Plan) -> Result<Report, FieldError> {
    follow(plan, &mut |_| true)
}

/// Works out a network; `follow` is told after every iteration and may end the work, and what is found by then is the
/// report.
pub fn follow(plan: &Plan, follow: &mut dyn FnMut(Stage) -> bool) -> Result<Report, FieldError> {
    let Plan {
        problem, places, ..
    } = plan;
    let mut trace = Trace::default();
    let mut course = Course::of(plan, follow);
    let found = solve(problem, BUDGET, &mut |progress: &Progress| {
        trace.add(progress);
        course.tell(progress)
    });
    course.pass();
    let solution = found.map_err(|conflict| refused(plan, &conflict))?;
    let routes: Vec<Route> = solution
        .flows
        .iter()
        .filter(|&&(_, to, _)| problem.demand[to] > 0.0)
        .map(|&(from, to, share)| Route {
            from: places[from].key.clone(),
            to: places[to].key.clone(),
            tonnes: round_to(share * problem.demand[to], 3),
            km: round_to(km(&places[from], &places[to]), 1),
            cost: round_to(share * problem.costs[from][to], 2),
        })
        .collect();
    let site_costs: f64 = solution.open.iter().map(|&at| problem.fixed[at]).sum();
    let freight_cost = solution.objective - site_costs;
    Ok(Report {
        total_cost: round_to(solution.objective, 2),
        freight_cost: round_to(freight_cost, 2),
        site_costs: round_to(site_costs, 2),
        bound: round_to(solution.bound, 2),
        gap_pct: gap_pct(&solution),
        proven: solution.is_proven,
        iterations: solution.iterations,
        nodes: solution.nodes,
        demand_t: round_to(problem.demand.iter().sum(), 3),
        average_km: round_to(average_km(plan, &solution), 4),
        reach: reach(plan, &solution),
        sites: sites(plan, &solution, &mut course),
        routes,
        counts: counts(plan, &mut course),
        proof: trace.finish(&solution),
    })
}

/// The steps of a proof, as few as draw it.
#[derive(Default)]
struct Trace(Vec<Step>);

impl Trace {
    /// Kept where the gap has closed by a fifth, so that its last part is told too.
    fn add(&mut self, progress: &Progress) {
        let gap = |best: f64, bound: f64| best - bound;
        let now = gap(progress.best, progress.bound);
        let is_step = progress.best.is_finite()
            && progress.bound.is_finite()
            && self
                .0
                .last()
                .is_none_or(|last| now < 0.8 * gap(last.best, last.bound));
        if is_step && self.0.len() < MOST_STEPS {
            self.0.push(Step {
                iterations: progress.iterations,
                best: round_to(progress.best, 2),
                bound: round_to(progress.bound, 2),
            });
        }
    }

    fn finish(mut self, solution: &Solution) -> Vec<Step> {
        self.0.push(Step {
            iterations: solution.iterations,
            best: round_to(solution.objective, 2),
            bound: round_to(solution.bound, 2),
        });
        self.0
    }
}

/// Of each unit of demand, how far it goes.
fn average_km(plan: &Plan, solution: &Solution) -> f64 {
    let demand = &plan.problem.demand;
    let way = |&(from, to, share): &(usize, usize, f64)| {
        share * demand[to] * km(&plan.places[from], &plan.places[to])
    };
    let total: f64 = demand.iter().sum();
    solution.flows.iter().map(way).sum::<f64>() / total
}

fn reach(plan: &Plan, solution: &Solution) -> Vec<Reach> {
    let (places, demand) = (&plan.places, &plan.problem.demand);
    let total: f64 = demand.iter().sum();
    let within = |most: f64| {
        let flows = solution.flows.iter();
        let near = flows.filter(|&&(from, to, _)| km(&places[from], &places[to]) <= most);
        near.map(|&(_, to, share)| share * demand[to]).sum::<f64>() / total
    };
    let reach = |km: f64| Reach {
        km,
        share: round_to(within(km), 6),
    };
    REACHES.map(reach).to_vec()
}

/// Of a problem beside the first: as much work for places of one's own as for the cities of the map.
fn budget(problem: &Problem) -> u64 {
    let most = match problem.capacity {
        None => BUDGET_OF_ONE,
        Some(_) => BUDGET_WITH_CAPACITY,
    };
    let pairs = (problem.sites() * problem.customers()) as u64;
    (most * PAIRS_OF_CITIES / pairs.max(1)).clamp(LEAST_BUDGET, most)
}

/// What flipping one site alone would add, by city.
fn alone(problem: &Problem, solution: &Solution) -> Vec<Option<f64>> {
    let flipped = |at: usize| {
        let is_open = solution.open.contains(&at);
        let mut open: Vec<usize> = match is_open {
            true => solution
                .open
                .iter()
                .copied()
                .filter(|&site| site != at)
                .collect(),
            false => [&solution.open[..], &[at]].concat(),
        };
        open.sort_unstable();
        let fixed: f64 = open.iter().map(|&site| problem.fixed[site]).sum();
        let served = transport(problem, &open)?;
        Some(fixed + served.cost - solution.objective)
    };
    (0..problem.sites()).map(flipped).collect()
}

/// The cities worth planning anew for: all where that is quick, else the open ones and those nearest to opening.
fn looked_at(problem: &Problem, solution: &Solution, alone: &[Option<f64>]) -> Vec<bool> {
    let mut order: Vec<usize> = (0..alone.len()).collect();
    order.sort_by(|&a, &b| {
        let added = |at: usize| alone[at].unwrap_or(f64::INFINITY);
        added(a).total_cmp(&added(b)).then(a.cmp(&b))
    });
    let closed = order.iter().filter(|at| !solution.open.contains(at));
    let next: Vec<usize> = closed.take(LOOKED_AT).copied().collect();
    let is_quick = problem.capacity.is_none();
    (0..alone.len())
        .map(|at| is_quick || solution.open.contains(&at) || next.contains(&at))
        .collect()
}

/// Each city with what the other decision on it would cost.
fn sites(plan: &Plan, solution: &Solution, course: &mut Course) -> Vec<Site> {
    let Plan {
        problem, places, ..
    } = plan;
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by(|&a, &b| {
        let demand = |at: usize| problem.demand[at];
        demand(b).total_cmp(&demand(a)).then(a.cmp(&b))
    });
    let alone = alone(problem, solution);
    let looked_at = looked_at(problem, solution, &alone);
    let site = |at: usize| {
        let city = &places[at];
        let is_open = solution.open.contains(&at);
        let mut other = problem.clone();
        other.states[at] = if is_open { State::Closed } else { State::Open };
        let can_be = plan.can_be[at];
        let other = match can_be && looked_at[at] {
            true => course.beside(&other),
            false => None,
        };
        let delivered = solution.flows.iter().filter(|(from, ..)| *from == at);
        let delivered: f64 = delivered
            .map(|&(_, to, share)| share * problem.demand[to])
            .sum();
        Site {
            key: city.key.clone(),
            name: city.name.clone(),
            province: city.province.clone(),
            latitude: city.latitude,
            longitude: city.longitude,
            residents: city.residents,
            demand_t: round_to(problem.demand[at], 3),
            is_open,
            delivered_t: round_to(delivered, 3),
            capacity_price: round_to(solution.capacity_prices[at], 4),
            alone: alone[at].filter(|_| can_be).map(|added| round_to(added, 2)),
            replanned: other.as_ref().map(|other| {
                // What is done alone can be done in a new plan too, where the search did not come so far.
                let most = alone[at].unwrap_or(f64::INFINITY);
                let added = other.objective - solution.objective;
                round_to(added.min(most).max(0.0), 2)
            }),
            is_proven: other.is_some_and(|other| other.is_proven) && solution.is_proven,
        }
    };
    order.into_iter().map(site).collect()
}

/// The best network of each number of sites, and up to which cost of a site it stays the best.
fn counts(plan: &Plan, course: &mut Course) -> Vec<Count> {
    let Plan {
        problem, places, ..
    } = plan;
    if !plan.is_one_cost {
        return Vec::new();
    }
    let mut found: Vec<(usize, Solution)> = Vec::new();
    for p in 1..=MOST_COUNTED {
        let only = Problem {
            fixed: vec![0.0; problem.sites()],
            p: Some(p),
            ..problem.clone()
        };
        if let Some(solution) = course.beside(&only) {
            found.push((p, solution));
        }
    }
    let count = |at: usize| {
        let (sites, solution) = &found[at];
        // Fewer are better once a site costs more than what one less would lose in freight.
        let fewer = found[..at]
            .iter()
            .map(|(fewer, other)| (other.objective - solution.objective) / (sites - fewer) as f64);
        Count {
            sites: *sites,
            freight_cost: round_to(solution.objective, 2),
            average_km: round_to(average_km(plan, solution), 4),
            open: solution
                .open
                .iter()
                .map(|&at| places[at].key.clone())
                .collect(),
            up_to_cost: fewer.min_by(f64::total_cmp).map(|cost| round_to(cost, 2)),
            proven: solution.is_proven,
        }
    };
    (0..found.len()).map(count).collect()
}

/// The limits that cannot hold together, in words with their numbers.
fn refused(plan: &Plan, conflict: &Infeasible) -> FieldError {
    let Plan {
        problem, places, ..
    } = plan;
    match conflict {
        Infeasible::Unreachable { customer } => {
            let name = &places[*customer].name;
            FieldError::new(
                "barred",
                "unreachable",
                format!("No site may serve {name}: every way to it is barred or its site closed."),
                json!({ "city": name }),
            )
        }
        Infeasible::Count { p, least, most } => FieldError::new(
            "sites",
            "count_conflict",
            format!("{p} sites cannot be: {least} are to be open, and {most} can be."),
            json!({ "got": p, "minimum": least, "maximum": most }),
        ),
        Infeasible::NoSet { p, is_proven } => FieldError::new(
            "sites",
            "no_set",
            no_set(*p, *is_proven),
            json!({ "got": p, "proven": is_proven }),
        ),
        Infeasible::Capacity {
            needed,
            available,
            sites,
            p,
            ..
        } => {
            let short = round_to(needed - available, 1);
            let held = round_to(*available, 1);
            let needed = round_to(*needed, 1);
            let sizes: Vec<f64> = sites
                .iter()
                .filter_map(|&at| problem.capacity.as_ref().map(|of| of[at]))
                .collect();
            let is_even = sizes.windows(2).all(|pair| pair[0] == pair[1]);
            let (whom, enough) = match sizes.first() {
                Some(size) if is_even => {
                    let enough = (needed / size - 1e-9).ceil();
                    (format!("{} sites of {size} t", sites.len()), enough)
                }
                _ => (format!("{} sites", sites.len()), f64::NAN),
            };
            let would_do = match enough.is_finite() {
                true => format!(" {enough} sites would do."),
                false => String::new(),
            };
            FieldError::new(
                if p.is_some() { "sites" } else { "capacity_t" },
                "capacity_conflict",
                format!(
                    "{whom} hold {held} t, and {needed} t are ordered: {short} t stay unserved.{would_do}"
                ),
                json!({ "sites": sites.len(), "available": held, "needed": needed, "short": short }),
            )
        }
    }
}
