//! The cheapest set-up simulated: under a failure, under a surge, and against the formula.

use std::slice;

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::stats::standard_deviation;
use boreal_demo_kit::{Fields, Money, wire_enum};
use serde::Serialize;
use utoipa::ToSchema;

use super::own_minutes::{peak_of, window};
use super::search::{Setup, machines_for};
use super::{PROMISED, Params, Plan, Traffic, needed_cores};
use crate::simulate::{
    CHECK_SECONDS, MACHINES, START_SECONDS, StepReport, TARGET_PCT, Tally, step_reports,
};
use crate::simulator::{
    self, Autoscale, Failure, Outcome, Scenario, Segment, Traffic as Arrivals, Work,
    percentile_of_sorted,
};

/// Stretches that a trial is told by.
const STEPS: u32 = 15;
/// The failure, or the surge, comes after these; a failed machine is back after as many more.
const CALM_STEPS: u32 = 5;
/// Requests of a trial at the most, so that all of a call stay within a second.
const MOST_REQUESTS: f64 = 900_000.0;
/// A 99th percentile of fewer says little.
const REQUESTS_A_STEP: f64 = 1000.0;
/// Lengths of a step, in seconds.
const STEP_SECONDS: [f64; 16] = [
    0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 15.0, 30.0, 60.0, 120.0, 300.0, 600.0, 1800.0, 3600.0,
    36_000.0,
];
const MINUTE: f64 = 60.0;
const HOUR: f64 = 3600.0;
/// Most numbers of cores that formula and simulation are compared at.
const MOST_COUNTS: u32 = 12;
const REQUESTS_A_COUNT: f64 = 30_000.0;
/// Nearer to its limit a queue takes longer to settle than is simulated.
const MOST_BUSY: f64 = 0.95;
const BATCHES: usize = 20;
/// Of Student's distribution with 19 degrees of freedom: 95 of 100 intervals hold the true value.
const STUDENT: f64 = 2.093;

wire_enum! {
    /// Which set-up is simulated.
    #[schema(as = CloudInfrastructureRunKind)]
    pub enum RunKind {
        /// The cheapest that keeps the promise.
        Planned = "planned",
        /// One machine less.
        OneFewer = "one_fewer",
        /// The planned machines, and more by rule.
        Autoscaled = "autoscaled",
    }
}

wire_enum! {
    #[schema(as = CloudInfrastructureEventKind)]
    pub enum EventKind {
        Failure = "failure",
        Surge = "surge",
    }
}

/// What happens in the trial.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureEvent)]
pub struct Event {
    pub kind: EventKind,
    pub at_seconds: f64,
    /// When it is over; `null` where it lasts.
    pub until_seconds: Option<f64>,
}

/// A set-up under the traffic of the trial.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureRun)]
pub struct Run {
    pub kind: RunKind,
    /// At the start.
    pub machines: u32,
    pub requests: u32,
    pub lost: u32,
    /// Of the lost those that a machine was working on when it failed. The promise leaves them out: of long work they
    /// are more than one of 100 in any stretch, whatever the number of machines left. `simulate` leaves them out alike.
    pub lost_with_machine: u32,
    pub late: u32,
    /// Of all that were answered.
    pub p99_ms: Option<f64>,
    /// Stretches in which more than one of 100 was late or lost, without those lost with their machine.
    pub broken_steps: usize,
    /// Paid for, those that start included.
    pub machine_hours: f64,
    /// Of these hours, at the list price.
    pub cost_cad: Money,
    pub steps: Vec<StepReport>,
}

/// The same traffic, request for request, before two set-ups.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureTrial)]
pub struct Trial {
    /// Of the cheapest cloud.
    pub machine: String,
    pub vcpus: u32,
    pub step_seconds: f64,
    /// `null` where nothing happens but traffic.
    pub event: Option<Event>,
    pub runs: Vec<Run>,
}

/// What it would take to be ready for the surge from the start.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureSurge)]
pub struct Surge {
    pub requests_per_second: f64,
    pub machines: u32,
    /// Of them those that the promise needs when none is lost.
    pub carrying_machines: u32,
    pub monthly_cad: Money,
    /// Of so many machines in what is simulated.
    pub machine_hours: f64,
    pub cost_cad: Money,
}

/// The formula and the simulation of so many cores.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureCoreCount)]
pub struct CoreCount {
    pub cores: u32,
    pub p99_ms: f64,
    /// `null` where the queue is too near its limit to settle in what is simulated.
    pub simulated_p99_ms: Option<f64>,
    /// Where the true value is, with 95 % confidence.
    pub low_ms: Option<f64>,
    pub high_ms: Option<f64>,
}

/// How autoscaling answers a surge.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Rule {
    /// Share of the cores that should be busy; without it as busy as planned for at the peak.
    target: Option<f64>,
    /// Without it as many as would be ready from the start.
    most_machines: Option<u32>,
    /// Seconds between two looks, and until a machine that was ordered works.
    check_every: f64,
    start: f64,
}

impl Rule {
    pub fn check(fields: &mut Fields, params: &Params) -> Option<Self> {
        let start = fields.within("start_seconds", params.start_seconds, START_SECONDS);
        let check_every = fields.within("check_seconds", params.check_seconds, CHECK_SECONDS);
        let target = fields.optional_within(
            "target_utilisation_pct",
            params.target_utilisation_pct,
            TARGET_PCT,
        );
        let most = fields.optional_within("max_machines", params.max_machines, MACHINES);
        Some(Self {
            target: target?.map(|percent| percent / 100.0),
            most_machines: most?.map(u32::from),
            check_every: check_every?,
            start: start?,
        })
    }
}

/// The rows of a table that are simulated.
pub(super) fn simulated_minutes(plan: &Plan) -> (usize, usize) {
    match &plan.traffic {
        Traffic::Minutes(minutes) => window(minutes, MOST_REQUESTS as u32 / 2),
        _ => (0, 0),
    }
}

pub(super) fn of(plan: &Plan, best: &Setup) -> Trial {
    let (arrivals, step, event) = traffic(plan);
    let failure = event
        .as_ref()
        .filter(|event| event.kind == EventKind::Failure)
        .map(|event| Failure {
            at: event.at_seconds,
            machines: plan.lost_machines,
            repair: event.until_seconds.map(|until| until - event.at_seconds),
        });
    let scenario = |machines, autoscale| Scenario {
        traffic: arrivals.clone(),
        work: Work::Exponential { mean: plan.service },
        machines,
        cores: best.offer.vcpus,
        autoscale,
        failure,
        patience: Some(plan.patience),
        step,
        seed: plan.seed,
    };
    let run = |kind, scenario: &Scenario| run(plan, best, kind, scenario);
    let planned = run(RunKind::Planned, &scenario(best.machines, None));
    let other = match (surge(plan, best), best.machines) {
        (Some(surge), machines) => {
            let rule = plan.rule;
            let planned_busy = plan.load() / f64::from(machines * best.offer.vcpus);
            let rule = Autoscale {
                most_machines: rule.most_machines.unwrap_or(surge.machines),
                target: rule.target.unwrap_or(planned_busy),
                check_every: rule.check_every,
                start: rule.start,
            };
            let scaled = scenario(machines, Some(rule));
            Some(run(RunKind::Autoscaled, &scaled))
        }
        (None, 1) => None,
        (None, machines) => Some(run(RunKind::OneFewer, &scenario(machines - 1, None))),
    };
    Trial {
        machine: best.offer.machine.clone(),
        vcpus: best.offer.vcpus,
        step_seconds: step,
        event,
        runs: [Some(planned), other].into_iter().flatten().collect(),
    }
}

pub(super) fn surge(plan: &Plan, best: &Setup) -> Option<Surge> {
    let Traffic::Surge(times) = plan.traffic else {
        return None;
    };
    let rate = plan.rate * times;
    let cores = needed_cores(rate, plan.service, plan.promise)?;
    let carrying_machines = cores.div_ceil(best.offer.vcpus);
    let machines = machines_for(plan, carrying_machines);
    let (arrivals, ..) = traffic(plan);
    let machine_hours = round_to(f64::from(machines) * arrivals.end() / HOUR, 4);
    Some(Surge {
        requests_per_second: round_to(rate, 4),
        machines,
        carrying_machines,
        monthly_cad: best.offer.monthly_cad(machines),
        machine_hours,
        cost_cad: best.offer.hours_cad(machine_hours),
    })
}

/// The requests that come, how long a step is, and what happens.
fn traffic(plan: &Plan) -> (Arrivals, f64, Option<Event>) {
    let fails = plan.lost_machines > 0;
    let failure = |at: f64, lasts: f64| Event {
        kind: EventKind::Failure,
        at_seconds: at,
        until_seconds: Some(at + lasts),
    };
    let calm = f64::from(CALM_STEPS);
    match &plan.traffic {
        Traffic::Steady => {
            let step = step_seconds(plan.rate, 1.0);
            let arrivals = Arrivals::steady(f64::from(STEPS) * step, plan.rate);
            let event = fails.then(|| failure(calm * step, calm * step));
            (arrivals, step, event)
        }
        Traffic::Surge(times) => {
            let step = step_seconds(plan.rate, *times);
            let stretch = |steps: u32, times: f64| Segment::Rate {
                seconds: f64::from(steps) * step,
                a_second: plan.rate * times,
            };
            let arrivals = vec![
                stretch(CALM_STEPS, 1.0),
                stretch(STEPS - CALM_STEPS, *times),
            ];
            let event = Event {
                kind: EventKind::Surge,
                at_seconds: calm * step,
                until_seconds: None,
            };
            (Arrivals(arrivals), step, Some(event))
        }
        Traffic::Minutes(minutes) => {
            let (from, to) = simulated_minutes(plan);
            let peak = (peak_of(minutes) - from) as f64 * MINUTE;
            let event = fails.then(|| failure(peak, calm * MINUTE));
            (Arrivals::by_minute(&minutes[from..to]), MINUTE, event)
        }
    }
}

/// A minute where that has enough requests and all steps not too many; else the nearest length that has.
fn step_seconds(rate: f64, times: f64) -> f64 {
    let calm = f64::from(CALM_STEPS);
    let a_second = rate * (calm + (f64::from(STEPS) - calm) * times);
    let fits = |seconds: &&f64| a_second * **seconds <= MOST_REQUESTS;
    let is_enough = |seconds: &&f64| rate * **seconds >= REQUESTS_A_STEP;
    let enough = STEP_SECONDS.iter().find(is_enough);
    let wanted = enough.copied().unwrap_or(STEP_SECONDS[15]).max(MINUTE);
    let longest = STEP_SECONDS.iter().rev().find(fits).copied();
    wanted.min(longest.unwrap_or(STEP_SECONDS[0]))
}

fn run(plan: &Plan, best: &Setup, kind: RunKind, scenario: &Scenario) -> Run {
    let measured = simulator::simulate(scenario);
    let paid: f64 = measured.steps.iter().map(|step| step.used.machines).sum();
    let machine_hours = round_to(paid / HOUR, 4);
    let steps = step_reports(&measured, plan.promise);
    let all = Tally::of(&steps);
    let p99 = percentile_of_sorted(&measured.sorted_answers(), PROMISED);
    let is_broken = |step: &&StepReport| !Tally::of(slice::from_ref(*step)).keeps_promise();
    Run {
        kind,
        machines: scenario.machines,
        requests: all.requests,
        lost: all.lost,
        lost_with_machine: all.lost_with_machine,
        late: all.late,
        p99_ms: p99.map(|seconds| round_to(seconds * 1000.0, 2)),
        broken_steps: steps.iter().filter(is_broken).count(),
        machine_hours,
        cost_cad: best.offer.hours_cad(machine_hours),
        steps,
    }
}

/// From the first number of cores that carries the work to some beyond what is needed.
pub(super) fn by_cores(plan: &Plan) -> Vec<CoreCount> {
    let first = plan.load() as u32 + 1;
    let beyond = (plan.needed_cores - first).max(4);
    let last = plan.needed_cores + beyond;
    let stride = (last - first).div_ceil(MOST_COUNTS - 1).max(1);
    let spread = (first..=last).step_by(stride as usize);
    let decisive = [plan.needed_cores - 1, plan.needed_cores];
    let mut counts: Vec<u32> = spread.chain(decisive).filter(|&one| one >= first).collect();
    counts.sort_unstable();
    counts.dedup();
    let count = |cores: u32| {
        let p99 = plan.quantile(cores)?;
        let simulated =
            (plan.load() / f64::from(cores) <= MOST_BUSY).then(|| simulated(plan, cores));
        let milliseconds = |seconds: f64| round_to(seconds * 1000.0, 2);
        Some(CoreCount {
            cores,
            p99_ms: milliseconds(p99),
            simulated_p99_ms: simulated.map(|(p99, _)| milliseconds(p99)),
            low_ms: simulated.map(|(p99, half)| milliseconds((p99 - half).max(0.0))),
            high_ms: simulated.map(|(p99, half)| milliseconds(p99 + half)),
        })
    };
    counts.into_iter().filter_map(count).collect()
}

/// The 99th percentile, and half the width of its interval by batches.
fn simulated(plan: &Plan, cores: u32) -> (f64, f64) {
    let seconds = REQUESTS_A_COUNT / plan.rate;
    let scenario = Scenario {
        traffic: Arrivals::steady(seconds, plan.rate),
        work: Work::Exponential { mean: plan.service },
        machines: 1,
        cores,
        autoscale: None,
        failure: None,
        patience: None,
        step: seconds,
        seed: plan.seed,
    };
    let mut answers = Vec::new();
    simulator::run(&scenario, |outcome| {
        if let Outcome::Answered { wait, work, .. } = outcome {
            answers.push(wait + work);
        }
    });
    // It starts without a queue: the first tenth is not counted.
    let mut counted = answers.split_off(answers.len() / 10);
    let mut quantile = |values: &mut [f64]| {
        values.sort_unstable_by(f64::total_cmp);
        percentile_of_sorted(values, PROMISED).unwrap_or_default()
    };
    let size = counted.len().div_ceil(BATCHES).max(1);
    let of_batches: Vec<f64> = counted.chunks_mut(size).map(&mut quantile).collect();
    let spread = standard_deviation(&of_batches).unwrap_or_default();
    let half = STUDENT * spread / (of_batches.len() as f64).sqrt();
    (quantile(&mut counted), half)
}
