//! What a meter's steps cost without and with a battery: energy and, where they are charged, the months' peaks.

use boreal_demo_kit::number::round_to;
use serde::Serialize;
use utoipa::ToSchema;

use crate::battery::{Battery, Schedule, Step, Unreachable, best};
use crate::meter::Meter;
use crate::shave::shave;

/// Steps worked back in the search for caps, in all.
const SEARCH_STEPS: usize = 150_000;
const MOST_SOLVES: usize = 60;

/// A month's peak, without and with the battery.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementPeak)]
pub struct Peak {
    /// As 2026-06.
    pub month: String,
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
    /// Of the months' peaks.
    pub charged: Pair,
    /// What may be left between what is saved and the most that can be, and the latter.
    pub gap: f64,
    pub bound: f64,
    pub peaks: Vec<Peak>,
    pub grid_kw: Vec<f64>,
}

impl Paid {
    fn add(&mut self, steps: &[Step], hours: f64, schedule: &Schedule) {
        let costs = steps.iter().map(|step| step.cost(step.net_load, hours));
        let without: f64 = costs.sum();
        let with = without - schedule.value;
        self.energy = self.energy.plus(Pair { without, with }, 1.0);
        self.grid_kw.extend(schedule.grid(steps));
    }
}

/// The whole meter at once; where peaks are charged month by month, each from empty.
pub fn paid(
    battery: &Battery,
    meter: &Meter,
    demand_charge: f64,
    steps: &[Step],
) -> Result<Paid, Unreachable> {
    let hours = meter.step_hours();
    let mut done = Paid::default();
    if demand_charge <= 0.0 {
        let found = best(battery, steps, hours, None)?;
        done.add(steps, hours, &found);
        (done.gap, done.bound) = ((found.bound - found.value).abs(), found.bound);
        return Ok(done);
    }
    let solves = (SEARCH_STEPS / steps.len().max(1)).clamp(6, MOST_SOLVES) as u32;
    let months = meter.times.iter();
    let months: Vec<(i16, i8)> = months.map(|time| (time.year(), time.month())).collect();
    let mut rest = steps;
    for part in months.chunk_by(|a, b| a == b) {
        let (steps, after) = rest.split_at(part.len());
        rest = after;
        let found = shave(battery, steps, hours, demand_charge, solves)?;
        done.add(steps, hours, &found.schedule);
        let charged = Pair {
            without: found.peak,
            with: found.cap,
        };
        done.charged = done.charged.plus(charged, demand_charge);
        let gap = found.bound - found.saved;
        done.gap += gap;
        done.bound += found.bound;
        done.peaks.push(Peak {
            month: format!("{}-{:02}", part[0].0, part[0].1),
            peak_kw: round_to(found.peak, 3),
            shaved_kw: round_to(found.cap, 3),
            saved: round_to(found.saved, 2),
            bound: round_to(found.bound, 2),
            gap_pct: round_to(100.0 * gap / found.bound.abs().max(0.01), 3),
        });
    }
    Ok(done)
}
