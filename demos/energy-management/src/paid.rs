//! What a meter's steps cost without and with a battery: energy and, where they are charged, the months' peaks.

use boreal_demo_kit::number::round_to;
use jiff::civil::DateTime;
use serde::Serialize;
use utoipa::ToSchema;

use crate::battery::{Battery, NoSchedule, Schedule, Step, best_within};
use crate::meter::{Meter, days_of};
use crate::points::Points;
use crate::shave::{Effort, Shaved, peak_of, shave};

const DAYS_A_YEAR: f64 = 365.0;
const MONTHS_A_YEAR: f64 = 12.0;
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
    /// Energy and peak together, dollars of the month's own bill, by the schedule that costs least in a year.
    pub saved: f64,
    /// What no cap can exceed, and the difference in per cent: of the month's own bill, for which another cap may be better.
    pub bound: f64,
    pub gap_pct: f64,
    /// Of the year, in which a peak weighs as in twelve months of 365 days: the difference of what no cap can exceed and what
    /// the month saves of it, in per cent.
    pub year_gap_pct: f64,
}

/// What is paid for a meter's steps.
#[derive(Debug, Clone, Copy, Default)]
pub struct Dues {
    /// Of the days that a year is made of.
    pub energy: f64,
    /// For the billed months' peaks.
    pub charged: f64,
    /// For the energy of months that are not billed, of which no year is made.
    pub beside: f64,
}

impl Dues {
    /// Of all the meter's days.
    pub fn period(&self) -> f64 {
        self.energy + self.charged + self.beside
    }
}

/// The schedules that cost least in a year, one after the other, and what they leave to pay.
#[derive(Default)]
pub struct Paid {
    pub dues: Dues,
    /// Of the days that a year is made of, a peak weighing as in one: what may be left between what is saved and the most
    /// that can be, and the latter.
    pub gap: f64,
    pub bound: f64,
    pub peaks: Vec<Peak>,
    /// By step; none on days that no year is made of.
    pub grid_kw: Vec<Option<f64>>,
}

/// A meter's steps as they are billed, and what makes a year of them.
pub struct Billing<'a> {
    parts: Vec<Part<'a>>,
    hours: f64,
    demand_charge: f64,
    /// Days that a year is made of: where peaks are charged, those of the billed months alone. Others have energy without
    /// its peak, so that a year with them would be of no months that there are.
    pub year_days: f64,
    /// A year's energy is that of these days so many times, its peaks are those of the billed months so many times.
    pub by_days: f64,
    by_months: f64,
}

/// Steps that share a peak.
struct Part<'a> {
    steps: &'a [Step],
    days: f64,
    month: Option<String>,
    kind: Kind,
}

/// What is paid for a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Energy, where no peak is charged.
    Energy,
    /// Energy and peak.
    Billed,
    /// Energy, as its month has too few days for a peak: it stands in the period's bill alone.
    Beside,
}

impl<'a> Billing<'a> {
    /// All at once; where peaks are charged month by month. If the meter has no month, it is one billing period.
    pub fn of(meter: &Meter, demand_charge: f64, steps: &'a [Step]) -> Self {
        let days = meter.days();
        let all = |kind: Kind| Part {
            steps,
            days,
            month: None,
            kind,
        };
        let is_billed = |part: &&Part| part.kind == Kind::Billed;
        let mut parts = match demand_charge > 0.0 {
            true => months_of(meter, steps),
            false => vec![all(Kind::Energy)],
        };
        if demand_charge > 0.0 && !parts.iter().any(|part| is_billed(&part)) {
            parts = vec![all(Kind::Billed)];
        }
        let months = parts.iter().filter(is_billed).count();
        let of_year = parts.iter().filter(|part| part.kind != Kind::Beside);
        let year_days: f64 = of_year.map(|part| part.days).sum();
        Self {
            parts,
            hours: meter.step_hours(),
            demand_charge,
            year_days,
            by_days: DAYS_A_YEAR / year_days,
            by_months: MONTHS_A_YEAR / months.max(1) as f64,
        }
    }

    /// Dollars a year at the pace of the days and of the billed months.
    pub fn year(&self, dues: Dues) -> f64 {
        self.by_days * dues.energy + self.by_months * dues.charged
    }

    /// Without a battery: no schedule is needed.
    pub fn idle(&self) -> Dues {
        self.idle_at(|_, steps| cost_of(steps, self.hours))
    }

    /// Likewise, at what the energy of steps costs from one on.
    pub fn idle_at(&self, energy: impl Fn(usize, &[Step]) -> f64) -> Dues {
        let mut dues = Dues::default();
        let mut from = 0;
        for part in &self.parts {
            let energy = energy(from, part.steps);
            from += part.steps.len();
            match part.kind {
                Kind::Energy => dues.energy += energy,
                Kind::Beside => dues.beside += energy,
                Kind::Billed => {
                    dues.energy += energy;
                    dues.charged += self.demand_charge * peak_of(part.steps);
                }
            }
        }
        dues
    }

    /// Each part by itself, from empty, so that the year costs least: a billed peak weighs as in a year, whose months are a
    /// little longer or shorter than those of the meter, and in a part that is not billed there is energy alone. All that
    /// is worked out is counted together, and caps are searched for with its part of what is left for so many plans.
    pub fn paid(
        &self,
        battery: &Battery,
        plans: usize,
        points: &mut Points,
    ) -> Result<Paid, NoSchedule> {
        let mut left: usize = self.parts.iter().map(|part| part.steps.len()).sum();
        let solves = (SEARCH_STEPS / left.max(1)).clamp(6, MOST_SOLVES) as u32;
        // What is left for the other plans.
        let others = points.left() - points.left() / plans.max(1);
        let charge = self.demand_charge * self.by_months / self.by_days;
        let mut done = Paid::default();
        for part in &self.parts {
            let (steps, hours) = (part.steps, self.hours);
            let own = points.left().saturating_sub(others);
            let effort = Effort {
                solves,
                points: own / left.max(1) * steps.len(),
            };
            left -= steps.len();
            if part.kind != Kind::Billed {
                let found = best_within(battery, steps, hours, None, points)?;
                done.add(part, hours, &found);
                if part.kind == Kind::Energy {
                    done.gap += (found.bound - found.value).abs();
                    done.bound += found.bound;
                }
                continue;
            }
            let found = shave(battery, steps, hours, charge, effort, points)?;
            done.add(part, hours, &found.schedule);
            done.dues.charged += self.demand_charge * found.cap;
            done.gap += found.bound - found.saved;
            done.bound += found.bound;
            done.peaks.push(part.peak(&found, self.demand_charge));
        }
        Ok(done)
    }
}

impl Paid {
    fn add(&mut self, part: &Part, hours: f64, schedule: &Schedule) {
        let energy = cost_of(part.steps, hours) - schedule.value;
        let is_beside = part.kind == Kind::Beside;
        match is_beside {
            true => self.dues.beside += energy,
            false => self.dues.energy += energy,
        }
        let grid = schedule.grid(part.steps);
        self.grid_kw
            .extend(grid.map(|power| (!is_beside).then_some(power)));
    }
}

impl Part<'_> {
    fn peak(&self, found: &Shaved, demand_charge: f64) -> Peak {
        let saved = found.saved_at(demand_charge);
        let bound = found.bound_at(demand_charge);
        let gap_pct =
            |saved: f64, bound: f64| round_to(100.0 * (bound - saved) / bound.abs().max(0.01), 3);
        Peak {
            month: self.month.clone(),
            peak_kw: round_to(found.peak, 3),
            shaved_kw: round_to(found.cap, 3),
            saved: round_to(saved, 2),
            bound: round_to(bound, 2),
            gap_pct: gap_pct(saved, bound),
            year_gap_pct: gap_pct(found.saved, found.bound),
        }
    }
}

/// Of the steps' energy, without a battery.
fn cost_of(steps: &[Step], hours: f64) -> f64 {
    let costs = steps.iter().map(|step| step.cost(step.net_load, hours));
    costs.sum()
}

/// The meter's months; one that it has a part of is not billed.
fn months_of<'a>(meter: &Meter, steps: &'a [Step]) -> Vec<Part<'a>> {
    let month = |time: &DateTime| time.date().first_of_month();
    let months = meter.times.chunk_by(|a, b| month(a) == month(b));
    let mut rest = steps;
    let part = |times: &[DateTime]| {
        let first = month(&times[0]);
        let least = LEAST_DAYS_CHARGED.min(f64::from(first.days_in_month()) - 1.0);
        let (steps, after) = rest.split_at(times.len());
        rest = after;
        let days = days_of(times, meter.step_hours());
        Part {
            steps,
            days,
            month: Some(first.strftime("%Y-%m").to_string()),
            kind: match days >= least {
                true => Kind::Billed,
                false => Kind::Beside,
            },
        }
    };
    months.map(part).collect()
}
