//! What a simulation is told as.

use boreal_demo_kit::number::round_to;
use serde::Serialize;
use utoipa::ToSchema;

use super::Plan;
use crate::plan::PROMISED;
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

/// Requests by what became of them: by them the promise of a plan and that of a set-up are judged alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    pub requests: u32,
    pub lost: u32,
    pub lost_with_machine: u32,
    pub late: u32,
}

impl Tally {
    pub fn of(steps: &[StepReport]) -> Self {
        let sum = |of: fn(&StepReport) -> u32| steps.iter().map(of).sum::<u32>();
        Self {
            requests: sum(|step| step.requests),
            lost: sum(|step| step.lost),
            lost_with_machine: sum(|step| step.lost_with_machine),
            late: sum(|step| step.late),
        }
    }

    /// What a machine works on when it fails is lost with it, however many are left: no number of them can promise it.
    pub fn promised(self) -> u32 {
        self.requests - self.lost_with_machine
    }

    /// Those that gave up, or for which no machine was left.
    pub fn lost_waiting(self) -> u32 {
        self.lost - self.lost_with_machine
    }

    /// Whether 99 of 100 were answered in time.
    pub fn keeps_promise(self) -> bool {
        let missed = self.late + self.lost_waiting();
        f64::from(missed) <= (1.0 - PROMISED) * f64::from(self.promised())
    }
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
    /// Requests that may be lost waiting.
    pub allowed: f64,
    /// Those that were, without those lost with a machine.
    pub lost: u32,
    /// Above 100 the promise is broken.
    pub used_pct: f64,
}

/// How the set-up did.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureSimulateReport)]
pub struct Report {
    /// Whether 99 of 100 requests were answered in time, and the budget was enough for those lost waiting. What a machine
    /// was working on when it failed is in neither, as in a plan: it is lost however many machines are left.
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
    let tally = Tally::of(&minutes);
    let answered = sorted.len() as u32;
    let lost = f64::from(tally.lost_waiting());
    let allowed = f64::from(tally.promised()) * (1.0 - plan.availability);
    let total = |of: fn(&Step) -> f64| measured.steps.iter().map(of).sum::<f64>();
    let cores = total(|step| step.used.cores);
    let mean = (answered > 0).then(|| sorted.iter().sum::<f64>() / f64::from(answered));
    Report {
        holds: tally.keeps_promise() && lost <= allowed,
        requests: tally.requests,
        answered,
        lost: tally.lost,
        late: tally.late,
        mean_ms: milliseconds(mean),
        p50_ms: at(0.5),
        p95_ms: at(0.95),
        p99_ms: at(0.99),
        max_ms: at(1.0),
        utilisation_pct: percent(total(|step| step.used.busy), cores),
        machine_hours: round_to(total(|step| step.used.machines) / 3600.0, 4),
        budget: Budget {
            allowed: round_to(allowed, 2),
            lost: tally.lost_waiting(),
            used_pct: percent(lost, allowed),
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
        p99_ms: round_to(queue.answer_quantile(PROMISED) * 1000.0, 3),
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
