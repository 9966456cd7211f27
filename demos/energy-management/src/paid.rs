//! What a meter's steps cost without and with a battery: energy and, where they are charged, the months' peaks.

use boreal_demo_kit::number::round_to;
use jiff::civil::DateTime;
use serde::Serialize;
use utoipa::ToSchema;

use crate::battery::{Battery, NoSchedule, Schedule, Step, best_within};
use crate::meter::{Meter, days_of};
use crate::points::Points;
use crate::shave::{Effort, peak_of, shave};

/// Steps worked back in the search for caps, in all.
const SEARCH_STEPS: usize = 150_000;
const MOST_SOLVES: usize = 60;
/// Of a meter whose months' peaks are charged: less is no month. Of February a day may be missing too.
pub const LEAST_DAYS_CHARGED: f64 = 28.0;

/// A billed month's peak, without and with the battery.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementPeak)]
pub struct Peak {
    /// As 2026-06; null where the meter has no month of 28 days and is billed as one.
    pub month: Option<String>,
    pub peak_kw: f64,
    /// Above the peak where charging is worth more than it costs.
    pub shaved_kw: f64,
    /// Energy and peak together, dollars.
    pub saved: f64,
    /// What no cap can exceed, and the difference in per cent.
    pub bound: f64,
    pub gap_pct: f64,
}

/// What is paid without and with the battery.
#[derive(Debug, Clone, Copy, Default)]
pub struct Pair {
    pub without: f64,
    pub with: f64,
}

impl Pair {
    pub fn plus(self, other: Self, factor: f64) -> Self {
        Self {
            without: self.without + factor * other.without,
            with: self.with + factor * other.with,
        }
    }
}

/// Schedules one after the other, and what they leave to pay.
#[derive(Default)]
pub struct Paid {
    pub energy: Pair,
    /// Of the billed months' peaks.
    pub charged: Pair,
    /// What may be left between what is saved and the most that can be, and the latter.
    pub gap: f64,
    pub bound: f64,
    pub peaks: Vec<Peak>,
    pub grid_kw: Vec<f64>,
}

impl Paid {
    fn add(&mut self, steps: &[Step], hours: f64, schedule: &Schedule) {
        let without = cost_of(steps, hours);
        let with = without - schedule.value;
        self.energy = self.energy.plus(Pair { without, with }, 1.0);
        self.grid_kw.extend(schedule.grid(steps));
    }
}

/// Of the steps' energy, without a battery.
fn cost_of(steps: &[Step], hours: f64) -> f64 {
    let costs = steps.iter().map(|step| step.cost(step.net_load, hours));
    costs.sum()
}

/// What is paid without a battery.
#[derive(Debug, Clone, Copy, Default)]
pub struct Idle {
    pub energy: f64,
    /// Of the billed months' peaks, and how many months these are.
    pub charged: f64,
    pub months: usize,
}

/// Summed as [`paid`] sums it, so that the two are equal to the last digit; no schedule is needed.
pub fn idle(meter: &Meter, demand_charge: f64, steps: &[Step]) -> Idle {
    let hours = meter.step_hours();
    let mut idle = Idle::default();
    if demand_charge <= 0.0 {
        idle.energy += cost_of(steps, hours);
        return idle;
    }
    let mut rest = steps;
    for period in periods(meter) {
        let (steps, after) = rest.split_at(period.steps);
        rest = after;
        idle.energy += cost_of(steps, hours);
        if period.is_billed {
            idle.charged += demand_charge * peak_of(steps);
            idle.months += 1;
        }
    }
    idle
}

/// The whole meter at once; where peaks are charged month by month, each from empty. A month that the meter has a part of
/// is scheduled as if its peak were charged too, but its bill is not known; if it has no month, it is one billing period.
/// All that is worked out for it is counted together, and caps are searched for with its part of what is left for so many
/// plans.
pub fn paid(
    battery: &Battery,
    meter: &Meter,
    demand_charge: f64,
    steps: &[Step],
    plans: usize,
    points: &mut Points,
) -> Result<Paid, NoSchedule> {
    let hours = meter.step_hours();
    let mut done = Paid::default();
    if demand_charge <= 0.0 {
        let found = best_within(battery, steps, hours, None, points)?;
        done.add(steps, hours, &found);
        (done.gap, done.bound) = ((found.bound - found.value).abs(), found.bound);
        return Ok(done);
    }
    let solves = (SEARCH_STEPS / steps.len().max(1)).clamp(6, MOST_SOLVES) as u32;
    // What is left for the other plans.
    let others = points.left() - points.left() / plans.max(1);
    let mut rest = steps;
    for period in periods(meter) {
        let own = points.left().saturating_sub(others);
        let effort = Effort {
            solves,
            points: own / rest.len().max(1) * period.steps,
        };
        let (steps, after) = rest.split_at(period.steps);
        rest = after;
        let found = shave(battery, steps, hours, demand_charge, effort, points)?;
        done.add(steps, hours, &found.schedule);
        let gap = found.bound - found.saved;
        done.gap += gap;
        done.bound += found.bound;
        if !period.is_billed {
            continue;
        }
        let charged = Pair {
            without: found.peak,
            with: found.cap,
        };
        done.charged = done.charged.plus(charged, demand_charge);
        done.peaks.push(Peak {
            month: period.month,
            peak_kw: round_to(found.peak, 3),
            shaved_kw: round_to(found.cap, 3),
            saved: round_to(found.saved, 2),
            bound: round_to(found.bound, 2),
            gap_pct: round_to(100.0 * gap / found.bound.abs().max(0.01), 3),
        });
    }
    Ok(done)
}

/// Steps that share a peak.
struct Period {
    steps: usize,
    month: Option<String>,
    is_billed: bool,
}

/// The meter's months, or all of it where none is whole.
fn periods(meter: &Meter) -> Vec<Period> {
    let month = |time: &DateTime| time.date().first_of_month();
    let months = meter.times.chunk_by(|a, b| month(a) == month(b));
    let period = |times: &[DateTime]| {
        let first = month(&times[0]);
        let least = LEAST_DAYS_CHARGED.min(f64::from(first.days_in_month()) - 1.0);
        Period {
            steps: times.len(),
            month: Some(first.strftime("%Y-%m").to_string()),
            is_billed: days_of(times, meter.step_hours()) >= least,
        }
    };
    let months: Vec<Period> = months.map(period).collect();
    if months.iter().any(|month| month.is_billed) {
        return months;
    }
    vec![Period {
        steps: meter.times.len(),
        month: None,
        is_billed: true,
    }]
}
