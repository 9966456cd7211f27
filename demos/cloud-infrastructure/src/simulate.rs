//! A set-up under traffic, failures and autoscaling: percentiles by minute, what is lost, and what is left of the budget.

mod report;

use std::ops::RangeInclusive;

use boreal_demo_kit::{Fields, Input, Limit, wire_enum};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::simulator::{Autoscale, Failure, Scenario, Traffic, Work};
pub use report::{Budget, Formula, Report, StepReport, Tally, run, step_reports};

/// Most requests that a call simulates.
pub const MOST_REQUESTS: u32 = 1_000_000;
pub const REQUESTS_A_SECOND: RangeInclusive<f64> = 0.01..=2000.0;
/// Of a minute: as many as at the largest rate.
pub const REQUESTS_A_MINUTE: RangeInclusive<u32> = 0..=120_000;
pub const MINUTES: RangeInclusive<usize> = 0..=1440;
pub const SERVICE_MS: RangeInclusive<f64> = 0.1..=60_000.0;
pub const SPREAD: RangeInclusive<f64> = 0.1..=10.0;
pub const MACHINES: RangeInclusive<u16> = 1..=500;
pub const CORES: RangeInclusive<u16> = 1..=64;
pub const SECONDS: RangeInclusive<f64> = 1.0..=86_400.0;
pub const PROMISE_MS: RangeInclusive<f64> = 1.0..=600_000.0;
pub const AVAILABILITY: RangeInclusive<f64> = 50.0..=99.999;
pub const TARGET_PCT: RangeInclusive<f64> = 5.0..=95.0;
pub const CHECK_SECONDS: RangeInclusive<f64> = 15.0..=3600.0;
pub const START_SECONDS: RangeInclusive<f64> = 0.0..=3600.0;
/// A float holds these exactly.
pub const SEED: RangeInclusive<u64> = 0..=(1 << 52);
const MINUTE: f64 = 60.0;

wire_enum! {
    /// How the work of requests is spread.
    #[schema(as = CloudInfrastructureShape)]
    pub enum Shape {
        /// Many short, few long: what the formula of Erlang rests on.
        Exponential = "exponential",
        /// All the same.
        Constant = "constant",
        /// As spread as `service_spread` says; above 1 its tail is longer than the exponential's.
        Lognormal = "lognormal",
    }
}

/// Machines that are lost at once.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CloudInfrastructureFailure)]
pub struct FailureParams {
    /// Seconds after the start.
    pub at_seconds: f64,
    /// What they are working on is lost with them, and in no promise.
    pub machines: u16,
    /// Seconds until as many are back; without it they are not. With autoscaling the rule replaces them.
    #[serde(default)]
    pub repair_seconds: Option<f64>,
}

/// Machines are added so that their cores are busy to a share: `ceil(machines × busy / target)`, and no change within a
/// tenth of the target. At most one goes at a look.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CloudInfrastructureAutoscale)]
pub struct AutoscaleParams {
    /// No fewer than `machines`.
    pub max_machines: u16,
    /// Of the cores, in percent.
    pub target_utilisation_pct: f64,
    /// Between two looks.
    pub check_seconds: f64,
    /// Until a machine that was ordered works.
    pub start_seconds: f64,
}

/// A set-up and its traffic, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = CloudInfrastructureSimulateParams)]
pub struct Params {
    /// On average, at random times.
    pub requests_per_second: f64,
    /// Requests of each minute, in place of `requests_per_second` and `seconds`.
    pub per_minute: Vec<u32>,
    /// Of traffic; what waits at the end is still served. At most 1,000,000 requests are simulated: the rate times
    /// the seconds, or the sum of the minutes.
    pub seconds: f64,
    /// Work of a request, on average.
    pub service_ms: f64,
    #[schema(value_type = Shape)]
    pub service_shape: String,
    /// Standard deviation of lognormal work, as a share of its mean.
    pub service_spread: f64,
    pub machines: u16,
    /// Requests a machine works on at a time.
    pub cores: u16,
    /// A request that has waited longer is lost; without it all wait.
    pub timeout_ms: Option<f64>,
    pub failure: Option<FailureParams>,
    pub autoscale: Option<AutoscaleParams>,
    /// An answer after this is late: of 100 requests one may be late or lost waiting.
    pub promise_ms: f64,
    /// Share of the requests that must be answered; the rest is the error budget. What is lost with a machine is in
    /// neither.
    pub availability_pct: f64,
    pub seed: u64,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            requests_per_second: 300.0,
            per_minute: Vec::new(),
            seconds: 900.0,
            service_ms: 40.0,
            service_shape: Shape::Exponential.as_str().to_owned(),
            service_spread: 2.0,
            machines: 5,
            cores: 4,
            timeout_ms: None,
            failure: None,
            autoscale: None,
            promise_ms: 250.0,
            availability_pct: 99.9,
            seed: 1,
        }
    }
}

/// Checked.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    pub scenario: Scenario,
    /// Seconds.
    promise: f64,
    /// A share.
    availability: f64,
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        Self {
            per_minute: vec![18_000; 3],
            failure: Some(FailureParams {
                at_seconds: 60.0,
                machines: 1,
                repair_seconds: Some(60.0),
            }),
            autoscale: Some(AutoscaleParams {
                max_machines: 20,
                target_utilisation_pct: 60.0,
                check_seconds: 30.0,
                start_seconds: 90.0,
            }),
            timeout_ms: Some(5000.0),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let rate = fields.within(
            "requests_per_second",
            self.requests_per_second,
            REQUESTS_A_SECOND,
        );
        let minutes = check_minutes(fields, &self.per_minute);
        let seconds = fields.within("seconds", self.seconds, SECONDS);
        let service_ms = fields.within("service_ms", self.service_ms, SERVICE_MS);
        let shape = fields.one_of("service_shape", &self.service_shape);
        let spread = fields.within("service_spread", self.service_spread, SPREAD);
        let machines = fields.within("machines", self.machines, MACHINES);
        let cores = fields.within("cores", self.cores, CORES);
        let timeout = fields.optional_within("timeout_ms", self.timeout_ms, PROMISE_MS);
        let failure = match self.failure {
            Some(failure) => fields
                .inside("failure", |fields| failure.check(fields))
                .map(Some),
            None => Some(None),
        };
        let autoscale = match self.autoscale {
            Some(rule) => fields
                .inside("autoscale", |fields| rule.check(fields))
                .map(Some),
            None => Some(None),
        };
        let promise_ms = fields.within("promise_ms", self.promise_ms, PROMISE_MS);
        let availability = fields.within("availability_pct", self.availability_pct, AVAILABILITY);
        let seed = fields.within("seed", self.seed, SEED);
        let autoscale = check_most_machines(fields, machines, autoscale);
        minutes?;
        let traffic = match self.per_minute.is_empty() {
            true => Traffic::steady(seconds?, rate?),
            false => Traffic::by_minute(&self.per_minute),
        };
        check_requests(fields, &traffic, self.per_minute.is_empty())?;
        let mean = service_ms? / 1000.0;
        Some(Plan {
            scenario: Scenario {
                traffic,
                work: match shape? {
                    Shape::Exponential => Work::Exponential { mean },
                    Shape::Constant => Work::Constant { mean },
                    Shape::Lognormal => Work::Lognormal {
                        mean,
                        spread: spread?,
                    },
                },
                machines: machines?.into(),
                cores: cores?.into(),
                autoscale: autoscale?,
                failure: failure?,
                patience: timeout?.map(|timeout| timeout / 1000.0),
                step: MINUTE,
                seed: seed?,
            },
            promise: promise_ms? / 1000.0,
            availability: availability? / 100.0,
        })
    }
}

fn check_minutes(fields: &mut Fields, minutes: &[u32]) -> Option<()> {
    let (least, most) = (*REQUESTS_A_MINUTE.start(), *REQUESTS_A_MINUTE.end());
    fields.limit(
        "per_minute[]",
        Limit::Range(f64::from(least), f64::from(most)),
    );
    fields.count("per_minute", minutes.len(), MINUTES)?;
    let wrong = minutes
        .iter()
        .position(|minute| !REQUESTS_A_MINUTE.contains(minute));
    let Some(at) = wrong else {
        return Some(());
    };
    let got = minutes[at];
    let message = format!("a minute has {least} to {most} requests, got {got}");
    let values = json!({ "minimum": least, "maximum": most, "got": got });
    fields.refuse(format!("per_minute[{at}]"), "out_of_range", message, values);
    None
}

/// Work ends by its input: nothing is cut off half way.
fn check_requests(fields: &mut Fields, traffic: &Traffic, is_steady: bool) -> Option<()> {
    let requests = traffic.requests();
    if requests <= f64::from(MOST_REQUESTS) {
        return Some(());
    }
    let field = if is_steady { "seconds" } else { "per_minute" };
    let message = format!(
        "that is {} requests; at most {MOST_REQUESTS} are simulated: take a shorter time",
        requests.round()
    );
    let values = json!({ "maximum": MOST_REQUESTS, "got": requests.round() });
    fields.refuse(field, "too_many_requests", message, values);
    None
}

/// The rule keeps those of the start.
fn check_most_machines(
    fields: &mut Fields,
    machines: Option<u16>,
    autoscale: Option<Option<Autoscale>>,
) -> Option<Option<Autoscale>> {
    let (machines, autoscale) = (machines?, autoscale?);
    let most = autoscale.map(|rule| rule.most_machines);
    let Some(got) = most.filter(|&most| most < u32::from(machines)) else {
        return Some(autoscale);
    };
    let message = format!("{got} machines at the most are fewer than the {machines} at the start");
    let values = json!({ "minimum": machines, "got": got });
    fields.refuse(
        "autoscale.max_machines",
        "fewer_than_machines",
        message,
        values,
    );
    None
}

impl FailureParams {
    fn check(self, fields: &mut Fields) -> Option<Failure> {
        let at = fields.within("at_seconds", self.at_seconds, 0.0..=*SECONDS.end());
        let machines = fields.within("machines", self.machines, MACHINES);
        let repair = fields.optional_within("repair_seconds", self.repair_seconds, SECONDS);
        Some(Failure {
            at: at?,
            machines: machines?.into(),
            repair: repair?,
        })
    }
}

impl AutoscaleParams {
    fn check(self, fields: &mut Fields) -> Option<Autoscale> {
        let most = fields.within("max_machines", self.max_machines, MACHINES);
        let target = fields.within(
            "target_utilisation_pct",
            self.target_utilisation_pct,
            TARGET_PCT,
        );
        let check_every = fields.within("check_seconds", self.check_seconds, CHECK_SECONDS);
        let start = fields.within("start_seconds", self.start_seconds, START_SECONDS);
        Some(Autoscale {
            most_machines: most?.into(),
            target: target? / 100.0,
            check_every: check_every?,
            start: start?,
        })
    }
}
