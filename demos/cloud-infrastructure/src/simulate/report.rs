//! What a simulation is told as.

use boreal_demo_kit::number::round_to;
use serde::Serialize;
use utoipa::ToSchema;

use super::Plan;
use crate::queueing::Queue;
use crate::simulator::{self, Measured, Scenario, Segment, Step, Work};

/// What a stretch of traffic met.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureStep)]
pub struct StepReport {
    /// From the start of the simulation to that of the stretch.
    pub at_seconds: f64,
    pub requests: u32,
    /// Neither in time nor late: never answered.
    pub lost: u32,
    /// Of the lost those that a machine was working on when it failed.
    pub lost_with_machine: u32,
    /// Answered after the promise.
    pub late: u32,
    /// Milliseconds from arrival to answer; `null` where nothing was answered.
    pub p50_ms: Option<f64>,
    pub p95_ms: Option<f64>,
    pub p99_ms: Option<f64>,
    /// Share of the cores that worked.
    pub utilisation_pct: f64,
    /// Paid for, on average, those that start included.
    pub machines: f64,
}

/// What the formula of Erlang says of a steady queue.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureFormula)]
pub struct Formula {
    pub p99_ms: f64,
    pub mean_wait_ms: f64,
    pub wait_chance: f64,
}

/// The share that may fail, and what of it is used.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureBudget)]
pub struct Budget {
    /// Requests that may be lost.
    pub allowed: f64,
    pub lost: u32,
    /// Above 100 the promise is broken.
    pub used_pct: f64,
}

/// How the set-up did.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureSimulateReport)]
pub struct Report {
    /// Whether 99 of 100 answers came in time and the budget was enough for all that was lost, what a machine was
    /// working on when it failed included. The promise of a plan is one of time and leaves the latter out.
    pub holds: bool,
    pub requests: u32,
    pub answered: u32,
    pub lost: u32,
    pub late: u32,
    pub mean_ms: Option<f64>,
    pub p50_ms: Option<f64>,
    pub p95_ms: Option<f64>,
    pub p99_ms: Option<f64>,
    pub max_ms: Option<f64>,
    pub utilisation_pct: f64,
    /// Paid for.
    pub machine_hours: f64,
    pub budget: Budget,
    /// For steady traffic, exponential work and machines that stay; `null` otherwise, and where the queue only grows.
    pub formula: Option<Formula>,
    pub step_seconds: f64,
    pub minutes: Vec<StepReport>,
}

pub fn run(plan: &Plan) -> Report {
    let measured = simulator::simulate(&plan.scenario);
    let minutes = step_reports(&measured, plan.promise);
    let sorted = measured.sorted_answers();
    let at = |p| milliseconds(simulator::percentile_of_sorted(&sorted, p));
    let lost: u32 = minutes.iter().map(|minute| minute.lost).sum();
    let late: u32 = minutes.iter().map(|minute| minute.late).sum();
    let answered = sorted.len() as u32;
    let requests = answered + lost;
    let allowed = f64::from(requests) * (1.0 - plan.availability);
    let in_time = f64::from(answered - late) >= 0.99 * f64::from(answered);
    let total = |of: fn(&Step) -> f64| measured.steps.iter().map(of).sum::<f64>();
    let cores = total(|step| step.used.cores);
    let mean = (answered > 0).then(|| sorted.iter().sum::<f64>() / f64::from(answered));
    Report {
        holds: in_time && f64::from(lost) <= allowed,
        requests,
        answered,
        lost,
        late,
        mean_ms: milliseconds(mean),
        p50_ms: at(0.5),
        p95_ms: at(0.95),
        p99_ms: at(0.99),
        max_ms: at(1.0),
        utilisation_pct: percent(total(|step| step.used.busy), cores),
        machine_hours: round_to(total(|step| step.used.machines) / 3600.0, 4),
        budget: Budget {
            allowed: round_to(allowed, 2),
            lost,
            used_pct: percent(f64::from(lost), allowed),
        },
        formula: formula(&plan.scenario),
        step_seconds: measured.step,
        minutes,
    }
}

/// Each step as it is told.
pub fn step_reports(measured: &Measured, promise: f64) -> Vec<StepReport> {
    let steps = measured.steps.iter().enumerate();
    let report = |(index, step): (usize, &Step)| {
        let mut sorted = step.answers.clone();
        sorted.sort_unstable_by(f64::total_cmp);
        let at = |p| milliseconds(simulator::percentile_of_sorted(&sorted, p));
        let in_time = sorted.partition_point(|&answer| answer <= promise);
        StepReport {
            at_seconds: round_to(index as f64 * measured.step, 3),
            requests: step.requests(),
            lost: step.lost,
            lost_with_machine: step.lost_with_machine,
            late: (sorted.len() - in_time) as u32,
            p50_ms: at(0.5),
            p95_ms: at(0.95),
            p99_ms: at(0.99),
            utilisation_pct: percent(step.used.busy, step.used.cores),
            machines: round_to(step.used.machines / measured.seconds_of(index), 2),
        }
    };
    steps.map(report).collect()
}

fn formula(scenario: &Scenario) -> Option<Formula> {
    let Work::Exponential { mean } = scenario.work else {
        return None;
    };
    let [Segment::Rate { a_second, .. }] = scenario.traffic.0[..] else {
        return None;
    };
    if scenario.failure.is_some() || scenario.autoscale.is_some() || scenario.patience.is_some() {
        return None;
    }
    let queue = Queue::new(scenario.machines * scenario.cores, a_second, mean)?;
    Some(Formula {
        p99_ms: round_to(queue.answer_quantile(0.99) * 1000.0, 3),
        mean_wait_ms: round_to(queue.mean_wait() * 1000.0, 6),
        wait_chance: round_to(queue.wait_chance(), 6),
    })
}

fn milliseconds(seconds: Option<f64>) -> Option<f64> {
    seconds.map(|seconds| round_to(seconds * 1000.0, 2))
}

/// A share in percent; none of nothing.
fn percent(part: f64, whole: f64) -> f64 {
    if whole > 0.0 {
        round_to(100.0 * part / whole, 2)
    } else {
        0.0
    }
}
