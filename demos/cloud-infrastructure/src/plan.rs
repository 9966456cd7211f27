//! The cheapest machines of each cloud that keep a promise, and a simulation of them.

mod own_minutes;
mod search;
mod trial;

use std::ops::RangeInclusive;

use boreal_demo_kit::number::{round_to, wire};
use boreal_demo_kit::{DecimalMark, FieldError, Fields, Input, Limit};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::prices::{
    Catalogue, EXCHANGE, EXCHANGE_DAY, HOURS_A_MONTH, PriceList, Processor, Province,
};
use crate::queueing::{ErlangB, Queue};
use crate::simulate::{AVAILABILITY, PROMISE_MS, REQUESTS_A_SECOND, SEED, SERVICE_MS};
pub use own_minutes::{OwnMinutes, TABLE_LIMITS, TEMPLATE};
pub use search::{Candidate, Cheaper, CloudPlan, Fewer, Reason, Setup, availability};
pub use trial::{CoreCount, Event, EventKind, Run, RunKind, Surge, Trial};

/// Share of the requests that the promise is for.
pub const PROMISED: f64 = 0.99;
/// Cores' worth of work that is planned for.
pub const MOST_LOAD: f64 = 2000.0;
pub const LOST_MACHINES: RangeInclusive<u16> = 0..=5;
pub const MACHINE_AVAILABILITY: RangeInclusive<f64> = 90.0..=99.999;
pub const MEMORY_GIB: RangeInclusive<f64> = 0.0..=1024.0;
pub const VCPUS: RangeInclusive<u16> = 1..=128;
pub const EGRESS_GB: RangeInclusive<f64> = 0.0..=1e7;
pub const SURGE: RangeInclusive<f64> = 1.0..=10.0;

/// A workload and what is promised, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = CloudInfrastructurePlanParams)]
pub struct Params {
    /// At the peak. Times `service_ms` and `surge` at most 2,000 cores' worth of work.
    pub requests_per_second: f64,
    /// Traffic of one's own in place of `requests_per_second` and `surge`: a header line and a row a minute, `minute`
    /// (whole numbers, one after the other) and `requests`. The peak is its fullest minute.
    pub csv: String,
    /// The mark before the decimals, where the table leaves open what `1,500` is.
    #[schema(value_type = Option<DecimalMark>)]
    pub decimal_mark: Option<String>,
    /// Work of a request, on average; exponential.
    pub service_ms: f64,
    /// 99 of 100 requests are answered within this; above 4.605 times `service_ms`, which the work alone takes. What a
    /// machine works on when it fails is lost with it, and not promised.
    pub promise_ms: f64,
    /// So many machines may be lost and the promise still holds.
    pub lost_machines: u16,
    /// Share of the time the promise must hold, whatever machines are down.
    pub availability_pct: f64,
    /// Share of the time one machine is up, independent of the others: an assumption.
    pub machine_availability_pct: f64,
    /// Of a machine, at least.
    pub memory_gib: f64,
    /// Of a machine, exactly; any size without it.
    pub vcpus: Option<u16>,
    /// Any without it.
    #[schema(value_type = Option<Processor>)]
    pub processor: Option<String>,
    /// Anywhere in Canada without it.
    #[schema(value_type = Option<Province>)]
    pub province: Option<String>,
    /// Out to the internet a month. It has no price in the tables, and is told as not priced.
    pub egress_gb: f64,
    /// Traffic becomes so many times the peak at once; autoscaling answers.
    pub surge: f64,
    /// Until a machine that autoscaling ordered works.
    pub start_seconds: f64,
    /// Between two looks of the autoscaling.
    pub check_seconds: f64,
    /// Share of the cores that autoscaling keeps busy; without it as many as are at the peak.
    pub target_utilisation_pct: Option<f64>,
    /// Of autoscaling, never fewer than planned; without it as many as would be ready from the start.
    pub max_machines: Option<u16>,
    /// In the simulation who has waited longer is lost.
    pub timeout_ms: f64,
    pub seed: u64,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            requests_per_second: 300.0,
            csv: String::new(),
            decimal_mark: None,
            service_ms: 40.0,
            promise_ms: 250.0,
            lost_machines: 1,
            availability_pct: 99.9,
            machine_availability_pct: 99.5,
            memory_gib: 16.0,
            vcpus: None,
            processor: None,
            province: None,
            egress_gb: 200.0,
            surge: 1.0,
            start_seconds: 120.0,
            check_seconds: 30.0,
            target_utilisation_pct: None,
            max_machines: None,
            timeout_ms: 10_000.0,
            seed: 1,
        }
    }
}

/// How traffic goes on after the peak was planned for.
#[derive(Debug, Clone, PartialEq)]
enum Traffic {
    Steady,
    Surge(f64),
    Minutes(Vec<u32>),
}

/// Checked: the promise can be kept with enough cores.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    /// Requests a second at the peak.
    rate: f64,
    traffic: Traffic,
    /// Seconds of work, and within which 99 of 100 are answered.
    service: f64,
    promise: f64,
    /// Fewest cores that keep the promise.
    needed_cores: u32,
    lost_machines: u32,
    availability: f64,
    machine_availability: f64,
    memory_gib: f64,
    vcpus: Option<u32>,
    processor: Option<Processor>,
    province: Option<Province>,
    egress_gb: f64,
    rule: trial::Rule,
    patience: f64,
    seed: u64,
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        Self {
            csv: TEMPLATE.to_owned(),
            vcpus: Some(4),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let rate = fields.within(
            "requests_per_second",
            self.requests_per_second,
            REQUESTS_A_SECOND,
        );
        let mark = fields.optional_one_of("decimal_mark", self.decimal_mark.as_deref());
        let minutes = if self.csv.trim().is_empty() {
            fields.limit("csv", Limit::Table(TABLE_LIMITS));
            Some(None)
        } else {
            own_minutes::read(fields, &self.csv, mark).map(Some)
        };
        let service_ms = fields.within("service_ms", self.service_ms, SERVICE_MS);
        let promise_ms = fields.within("promise_ms", self.promise_ms, PROMISE_MS);
        let lost_machines = fields.within("lost_machines", self.lost_machines, LOST_MACHINES);
        let availability = fields.within("availability_pct", self.availability_pct, AVAILABILITY);
        let machine_availability = fields.within(
            "machine_availability_pct",
            self.machine_availability_pct,
            MACHINE_AVAILABILITY,
        );
        let memory_gib = fields.within("memory_gib", self.memory_gib, MEMORY_GIB);
        let vcpus = fields.optional_within("vcpus", self.vcpus, VCPUS);
        let processor = fields.optional_one_of("processor", self.processor.as_deref());
        let province = fields.optional_one_of("province", self.province.as_deref());
        let egress_gb = fields.within("egress_gb", self.egress_gb, EGRESS_GB);
        let surge = fields.within("surge", self.surge, SURGE);
        let rule = trial::Rule::check(fields, &self);
        let timeout_ms = fields.within("timeout_ms", self.timeout_ms, PROMISE_MS);
        let seed = fields.within("seed", self.seed, SEED);
        let (rate, traffic) = match minutes? {
            Some(minutes) => (own_minutes::peak_rate(&minutes), Traffic::Minutes(minutes)),
            None => match surge? {
                surge if surge > 1.0 => (rate?, Traffic::Surge(surge)),
                _ => (rate?, Traffic::Steady),
            },
        };
        let (service, promise) = (service_ms? / 1000.0, promise_ms? / 1000.0);
        check_load(fields, &traffic, rate, service)?;
        let needed_cores = check_promise(fields, rate, service, promise)?;
        Some(Plan {
            rate,
            traffic,
            service,
            promise,
            needed_cores,
            lost_machines: lost_machines?.into(),
            availability: availability? / 100.0,
            machine_availability: machine_availability? / 100.0,
            memory_gib: memory_gib?,
            vcpus: vcpus?.map(u32::from),
            processor: processor?,
            province: province?,
            egress_gb: egress_gb?,
            rule: rule?,
            patience: timeout_ms? / 1000.0,
            seed: seed?,
        })
    }
}

/// Blames the field that gives the traffic.
fn check_load(fields: &mut Fields, traffic: &Traffic, rate: f64, service: f64) -> Option<()> {
    let (field, what, most) = match traffic {
        Traffic::Minutes(_) => ("csv", "the fullest minute", rate),
        Traffic::Surge(times) => ("requests_per_second", "that", rate * times),
        Traffic::Steady => ("requests_per_second", "that", rate),
    };
    let load = most * service;
    if load <= MOST_LOAD {
        return Some(());
    }
    let got = round_to(load, 1);
    let message = format!("{what} is work for {got} cores; at most {MOST_LOAD} are planned for");
    let values = json!({ "maximum": MOST_LOAD, "got": got });
    fields.refuse(field, "too_much_work", message, values);
    None
}

/// The fewest cores that keep the promise; refuses one that the work alone breaks.
fn check_promise(fields: &mut Fields, rate: f64, service: f64, promise: f64) -> Option<u32> {
    let needed = needed_cores(rate, service, promise);
    if needed.is_none() {
        let least = round_to(work_quantile(service) * 1000.0, 1);
        let message = format!(
            "the work alone takes {least} ms for the slowest of 100 requests: no number of machines answers faster. Promise more than that, or make the work shorter."
        );
        fields.refuse(
            "promise_ms",
            "unreachable",
            message,
            json!({ "least": least }),
        );
    }
    needed
}

/// Of the work alone, without any wait.
pub fn work_quantile(service: f64) -> f64 {
    -service * (1.0 - PROMISED).ln()
}

/// The fewest cores before which 99 of 100 are answered in time, where any number does.
pub fn needed_cores(rate: f64, service: f64, promise: f64) -> Option<u32> {
    let load = rate * service;
    // By then hardly anybody waits; what more cores would change is below what a float tells.
    let most = load + 12.0 * load.sqrt() + 60.0;
    let mut cores = ErlangB::new(load);
    while f64::from(cores.servers()) < most {
        cores.add_server();
        let queue = cores.queue(service);
        if queue.is_some_and(|queue| queue.answer_quantile(PROMISED) <= promise) {
            return Some(cores.servers());
        }
    }
    None
}

impl Plan {
    /// Work at the peak, in cores.
    fn load(&self) -> f64 {
        self.rate * self.service
    }

    /// Seconds within which 99 of 100 are answered by so many cores; `None` where the queue only grows.
    fn quantile(&self, cores: u32) -> Option<f64> {
        let queue = Queue::new(cores, self.rate, self.service);
        queue.map(|queue| queue.answer_quantile(PROMISED))
    }
}

/// What would do, what it costs, and how it does.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructurePlanReport)]
pub struct Report {
    pub requests_per_second: f64,
    /// Cores' worth of work at the peak.
    pub load_cores: f64,
    /// Fewest cores that keep the promise with all of them up.
    pub needed_cores: u32,
    /// What the work alone takes for the slowest of 100 requests.
    pub work_p99_ms: f64,
    /// Minutes of a month in which the promise may be broken.
    pub budget_minutes: f64,
    /// The cheapest set-up of each cloud, cheapest first; clouds without a fitting machine are not in it.
    pub clouds: Vec<CloudPlan>,
    /// Set-ups that would cost less than the cheapest, and why each does not do: up to twelve, those with most cores first.
    pub cheaper: Vec<Cheaper>,
    /// The formula and the simulation by number of cores.
    pub by_cores: Vec<CoreCount>,
    pub trial: Trial,
    /// What a surge asks for; `null` without one.
    pub surge: Option<Surge>,
    /// Of a table of one's own.
    pub own: Option<OwnMinutes>,
    /// Told, but in no sum: the tables have no price for it.
    pub egress_gb: f64,
    pub exchange: Exchange,
    pub lists: Vec<PriceList>,
    pub grids: Vec<Grid>,
}

/// Canadian dollars for one of the United States.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureExchange)]
pub struct Exchange {
    pub cad_per_usd: f64,
    pub day: String,
    pub publisher: String,
}

/// What electricity emits.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureGrid)]
pub struct Grid {
    pub province: Province,
    /// Of CO2 equivalent, 2019 (Environment and Climate Change Canada).
    pub grams_per_kwh: f64,
}

/// On the newest prices there are.
pub fn run(plan: &Plan, catalogue: &Catalogue) -> Result<Report, FieldError> {
    let setups = search::setups(plan, catalogue);
    let Some(best) = setups.first() else {
        let message = "no machine of the three price lists fits: ask for less memory, or for any size, processor and province";
        return Err(FieldError::new(
            "memory_gib",
            "no_machine",
            message,
            json!({}),
        ));
    };
    Ok(Report {
        requests_per_second: round_to(plan.rate, 4),
        load_cores: round_to(plan.load(), 4),
        needed_cores: plan.needed_cores,
        work_p99_ms: round_to(work_quantile(plan.service) * 1000.0, 2),
        budget_minutes: round_to(minutes_of_month(1.0 - plan.availability), 2),
        clouds: search::by_cloud(plan, &setups),
        cheaper: search::cheaper(plan, &setups, best),
        by_cores: trial::by_cores(plan),
        trial: trial::of(plan, best),
        surge: trial::surge(plan, best),
        own: own_minutes::of(plan, best, trial::simulated_minutes(plan)),
        egress_gb: plan.egress_gb,
        exchange: Exchange {
            cad_per_usd: wire(EXCHANGE, 4),
            day: EXCHANGE_DAY.to_owned(),
            publisher: "Bank of Canada".to_owned(),
        },
        lists: catalogue.lists.clone(),
        grids: Province::ALL
            .iter()
            .map(|&province| Grid {
                province,
                grams_per_kwh: province.grams_a_kwh(),
            })
            .collect(),
    })
}

/// A share of a month, in minutes.
fn minutes_of_month(share: f64) -> f64 {
    share * f64::from(HOURS_A_MONTH) * 60.0
}
