//! Warehouses for the cities of the map: which, what they cost, and what would change it.

mod conflict;
mod counts;
mod course;
mod params;
pub mod placed;
mod report;
mod service;
mod sites;
mod trials;

use std::borrow::Cow;

use boreal_demo_kit::FieldError;
use boreal_demo_kit::number::round_to;

pub use self::course::Stage;
pub(crate) use self::params::km;
pub use self::params::{
    CAPACITY_T, DEMAND_KG, FREIGHT, Params, SITE_COST, SITES, SPEED_KMH, USUAL_SPEED_KMH,
};
pub use self::report::{Count, Free, NoCounts, Reach, Report, Route, Site, Step};

use self::conflict::Refused;
use self::course::{Course, as_on_the_map};
use self::service::{DAY_HOURS, Service, Ways};
use self::sites::Flips;
use crate::cities::City;
use crate::locate::gap_pct;
use crate::solver::{Infeasible, Problem, Progress, Solution, State, solve};

/// Iterations of the plan itself, on the map.
const BUDGET: u64 = 60_000;
/// Steps of the proof that are told.
const MOST_STEPS: usize = 60;

/// Places, and the problem they make.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    pub(crate) places: Cow<'static, [City]>,
    pub(crate) problem: Problem,
    /// The same with no place closed and no way barred, where the problem is another.
    pub(crate) free: Option<Problem>,
    /// Where a site can be at all.
    pub(crate) can_be: Vec<bool>,
    /// Along great circles.
    pub(crate) speed_kmh: f64,
}

impl Plan {
    /// What every site costs; nothing where they cost differently: only one cost can be turned up and down.
    fn site_cost(&self) -> Option<f64> {
        let mut costs = self.problem.fixed.iter().zip(&self.can_be);
        let (first, _) = costs.find(|(_, can_be)| **can_be)?;
        let is_one = costs.all(|(cost, can_be)| !can_be || cost == first);
        is_one.then_some(*first)
    }
}

/// Works out a network, within what a direct answer may take.
pub fn run(plan: &Plan) -> Result<Report, FieldError> {
    work_out(plan, as_on_the_map(BUDGET, &plan.problem), &mut |_| true)
}

/// Works out a network; `follow` is told after every iteration and may end the work, and what is found by then is the
/// report.
pub fn follow(plan: &Plan, follow: &mut dyn FnMut(Stage) -> bool) -> Result<Report, FieldError> {
    work_out(plan, BUDGET, follow)
}

fn work_out(
    plan: &Plan,
    budget: u64,
    follow: &mut dyn FnMut(Stage) -> bool,
) -> Result<Report, FieldError> {
    let Plan {
        problem, places, ..
    } = plan;
    let mut trace = Trace::default();
    let mut course = Course::of(plan, follow);
    let found = solve(problem, budget, &mut |progress: &Progress| {
        trace.add(progress);
        course.tell(progress)
    });
    course.pass();
    let found = found.map_err(|conflict| refused(plan, &conflict))?;
    let free = plan.free.as_ref().and_then(|free| course.beside(free));
    let flips = Flips::of(plan, &found, &mut course);
    let counts = counts::solved(plan, &mut course);
    let (solution, flips) = sites::cheapest(plan, found, flips, &counts, &mut course);
    let counts = counts::with_plan(plan, counts, &solution);
    let site_costs: f64 = solution.open.iter().map(|&at| problem.fixed[at]).sum();
    let service = service_of(plan, &solution);
    Ok(Report {
        total_cost: round_to(solution.objective, 2),
        freight_cost: round_to(solution.objective - site_costs, 2),
        site_costs: round_to(site_costs, 2),
        site_cost: plan.site_cost(),
        bound: round_to(solution.bound, 2),
        gap_pct: gap_pct(&solution),
        proven: solution.is_proven,
        iterations: solution.iterations,
        nodes: solution.nodes,
        demand_t: round_to(problem.demand.iter().sum(), 3),
        average_km: service.average_km,
        average_hours: service.average_hours,
        day_hours: DAY_HOURS,
        day_share: service.day_share,
        reach: ways(plan, &solution).reach(),
        sites: sites::told(plan, &solution, &flips),
        routes: routes_of(places, problem, &solution.flows),
        counts: counts::told(plan, &counts),
        no_counts: counts::missing(&counts, &course),
        free: free.map(|free| undisturbed(&free, &solution)),
        proof: trace.finish(&solution),
    })
}

/// The network without a disruption; one with it is among those it was chosen from.
fn undisturbed(free: &Solution, disturbed: &Solution) -> Free {
    let cost = free.objective.min(disturbed.objective);
    Free {
        total_cost: round_to(cost, 2),
        proven: free.is_proven,
    }
}

fn refused(plan: &Plan, conflict: &Infeasible) -> FieldError {
    let states = plan.problem.states.iter().zip(&plan.can_be).enumerate();
    let closed = states.filter(|(_, (state, can_be))| **can_be && **state == State::Closed);
    let closed: Vec<usize> = closed.map(|(at, _)| at).collect();
    let refused = Refused {
        places: &plan.places,
        problem: &plan.problem,
        closed: &closed,
        field: match plan.places {
            Cow::Borrowed(_) => "capacity_t",
            Cow::Owned(_) => "csv",
        },
        widest: &plan.problem,
    };
    refused.told(conflict)
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

/// Who serves whom, by site, customer and part of the customer.
type Flows<'a> = &'a [(usize, usize, f64)];

/// How a plan's customers are served.
fn service_of(plan: &Plan, solution: &Solution) -> Service {
    ways(plan, solution).service(plan.speed_kmh)
}

fn ways<'a>(plan: &'a Plan, solution: &'a Solution) -> Ways<'a> {
    Ways {
        places: &plan.places,
        problem: &plan.problem,
        flows: &solution.flows,
    }
}

fn routes_of(places: &[City], problem: &Problem, flows: Flows) -> Vec<Route> {
    let flows = flows.iter().filter(|&&(_, to, _)| problem.demand[to] > 0.0);
    let route = |&(from, to, share): &(usize, usize, f64)| Route {
        from: places[from].key.clone(),
        to: places[to].key.clone(),
        tonnes: round_to(share * problem.demand[to], 3),
        km: round_to(km(&places[from], &places[to]), 1),
        cost: round_to(share * problem.costs[from][to], 2),
    };
    flows.map(route).collect()
}
