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
    /// As 2026-06; null where the meter has no month of 28 days, nor a February of 27, and is billed as one.
    pub month: Option<String>,
    pub peak_kw: f64,
    /// Above the peak where charging is worth more than it costs.
    pub shaved_kw: f64,
    /// Energy and peak together, dollars of the month's own bill, by the schedule that costs least in a year.
    pub saved: f64,
    /// What no cap can exceed, and the difference in per cent: of the month's own bill, for which another cap may be better.
    /// Of a plan whose battery is held to 50 kW: no cap up to that.
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
    /// By step, from the grid.
    pub grid_kw: Vec<f64>,
}

/// What powers from the grid cost, from so many steps on.
pub type Energy<'a> = &'a dyn Fn(usize, &[f64]) -> f64;

/// A meter's steps as they are billed, and what makes a year of them.
pub struct Billing<'a> {
    parts: Vec<Part<'a>>,
    energy: Option<Energy<'a>>,
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
    /// Steps before it.
    from: usize,
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
            from: 0,
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
            energy: None,
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

    /// Where the prices of the steps are those of what is bought without a battery, and much more or less of it costs
    /// another price: a schedule is made by the former, and costs what `energy` says. No schedule may cost less against no
    /// battery than by the prices of the steps.
    pub fn costing(self, energy: Energy<'a>) -> Self {
        Self {
            energy: Some(energy),
            ..self
        }
    }

    /// Without a battery: no schedule is needed.
    pub fn idle(&self) -> Dues {
        let mut dues = Dues::default();
        for part in &self.parts {
            self.add(&mut dues, part, &part.net_load(), peak_of(part.steps));
        }
        dues
    }

    fn add(&self, dues: &mut Dues, part: &Part, grid: &[f64], peak: f64) {
        let energy = match self.energy {
            Some(energy) => energy(part.from, grid),
            None => part.cost(grid, self.hours),
        };
        match part.kind {
            Kind::Energy => dues.energy += energy,
            Kind::Beside => dues.beside += energy,
            Kind::Billed => {
                dues.energy += energy;
                dues.charged += self.demand_charge * peak;
            }
        }
    }

    /// What powers from the grid cost more, against no battery, than by the prices of the steps.
    fn dearer_by(&self, part: &Part, grid: &[f64]) -> f64 {
        let Some(energy) = self.energy else {
            return 0.0;
        };
        let net_load = part.net_load();
        let beside = |grid: &[f64]| energy(part.from, grid) - part.cost(grid, self.hours);
        (beside(grid) - beside(&net_load)).max(0.0)
    }

    /// By step; none on days that no year is made of.
    pub fn of_year(&self, grid_kw: &[f64]) -> Vec<Option<f64>> {
        let parts = self.parts.iter().flat_map(|part| {
            let grid = grid_kw[part.from..part.from + part.steps.len()].iter();
            grid.map(move |power| (part.kind != Kind::Beside).then_some(*power))
        });
        parts.collect()
    }

    /// The battery left alone, beside what it could save at most.
    pub fn unused(&self, found: &Paid) -> Paid {
        let most = found.bound.max(0.0);
        Paid {
            dues: self.idle(),
            gap: most,
            bound: most,
            peaks: found.peaks.iter().map(Peak::unused).collect(),
            grid_kw: self.parts.iter().flat_map(Part::net_load).collect(),
        }
    }

    /// Each part by itself, from empty, so that the year costs least: a billed peak weighs as in a year, whose months are a
    /// little longer or shorter than those of the meter, and in a part that is not billed there is energy alone. All that
    /// is worked out is counted together, and caps are searched for with its part of what is left for so many plans. With
    /// `limit`, the grid gives at most so much power in any step.
    pub fn paid(
        &self,
        battery: &Battery,
        limit: Option<f64>,
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
                let found = best_within(battery, steps, hours, limit, points)?;
                let dearer = self.schedule(&mut done, part, &found);
                if part.kind == Kind::Energy {
                    done.gap += (found.bound - found.value).abs() + dearer;
                    done.bound += found.bound;
                }
                continue;
            }
            let found = shave(battery, steps, hours, charge, limit, effort, points)?;
            let dearer = self.schedule(&mut done, part, &found.schedule);
            done.gap += found.bound - found.saved + dearer;
            done.bound += found.bound;
            done.peaks
                .push(part.peak(&found, self.demand_charge, dearer));
        }
        Ok(done)
    }

    /// Adds a schedule and what it leaves to pay; its answer is what it costs more than by the prices of the steps.
    fn schedule(&self, done: &mut Paid, part: &Part, schedule: &Schedule) -> f64 {
        let grid: Vec<f64> = schedule.grid(part.steps).collect();
        let peak = grid.iter().copied().fold(0.0, f64::max);
        self.add(&mut done.dues, part, &grid, peak);
        let dearer = self.dearer_by(part, &grid);
        done.grid_kw.extend(grid);
        dearer
    }
}

impl Paid {
    /// Of the days that a year is made of, a peak weighing as in one.
    pub fn saved(&self) -> f64 {
        self.bound - self.gap
    }

    /// Where other schedules than those of the search could save up to so much.
    pub fn open_to(self, bound: f64) -> Self {
        let bound = bound.max(self.bound);
        Self {
            gap: bound - self.saved(),
            bound,
            ..self
        }
    }
}

impl Peak {
    /// The battery left alone.
    fn unused(&self) -> Self {
        let gap_pct = if self.bound > 0.0 { 100.0 } else { 0.0 };
        Self {
            month: self.month.clone(),
            peak_kw: self.peak_kw,
            shaved_kw: self.peak_kw,
            saved: 0.0,
            bound: self.bound.max(0.0),
            gap_pct,
            year_gap_pct: gap_pct,
        }
    }
}

impl Part<'_> {
    /// From the grid without a battery.
    fn net_load(&self) -> Vec<f64> {
        self.steps.iter().map(|step| step.net_load).collect()
    }

    /// Of powers from the grid, by the prices of the steps.
    fn cost(&self, grid: &[f64], hours: f64) -> f64 {
        let pairs = self.steps.iter().zip(grid);
        pairs.map(|(step, power)| step.cost(*power, hours)).sum()
    }

    fn peak(&self, found: &Shaved, demand_charge: f64, dearer: f64) -> Peak {
        let saved = found.saved_at(demand_charge) - dearer;
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
            year_gap_pct: gap_pct(found.saved - dearer, found.bound),
        }
    }
}

/// The meter's months; one that it has a part of is not billed.
fn months_of<'a>(meter: &Meter, steps: &'a [Step]) -> Vec<Part<'a>> {
    let month = |time: &DateTime| time.date().first_of_month();
    let months = meter.times.chunk_by(|a, b| month(a) == month(b));
    let mut from = 0;
    let part = |times: &[DateTime]| {
        let first = month(&times[0]);
        let least = LEAST_DAYS_CHARGED.min(f64::from(first.days_in_month()) - 1.0);
        let (before, days) = (from, days_of(times, meter.step_hours()));
        from += times.len();
        Part {
            from: before,
            steps: &steps[before..from],
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
