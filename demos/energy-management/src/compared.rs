//! A meter's bill on each plan: without a battery whatever its prices, with one where a schedule can be worked out.

use boreal_demo_kit::number::round_to;
use jiff::civil::DateTime;

use crate::battery::{NoSchedule, Step};
use crate::bill::{Plan, PlanBill};
use crate::meter::{Meter, days_of};
use crate::paid::{Billing, Paid, Peak};
use crate::points::Points;
use crate::tariff::{
    HOUSEHOLD, MOST_DEMAND_KW, Tariff, tier_price, tiered, time_of_use, ultra_low_overnight,
};

/// Each with how many are still to share the points.
const PLANS: [(Tariff, usize); 4] = [
    (Tariff::Tou, 4),
    (Tariff::Ulo, 3),
    (Tariff::Tiered, 2),
    (Tariff::Market, 1),
];

/// Dollars in the period: by less no schedule is told from another.
const LEAST_HELD: f64 = 0.005;

/// A plan worked out: its bill, the dollars of a year to the last digit, and the powers of the schedule that costs least
/// in one.
pub struct Worked {
    pub bill: PlanBill,
    pub year_with: f64,
    /// Dollars a year that schedules which were not looked at could save besides.
    pub year_open: f64,
    pub peaks: Vec<Peak>,
    /// By step; none on days that no year is made of.
    pub grid_kw: Vec<Option<f64>>,
}

/// The plans whose prices the meter has.
#[derive(Default)]
pub struct Compared {
    /// Dollars a year without a battery: of every plan, as no schedule is needed for it.
    pub without: Vec<(Tariff, f64)>,
    pub worked: Vec<Worked>,
    /// Prices and loads leave too many cases for a schedule.
    pub left_out: Vec<Tariff>,
}

pub fn compared(plan: &Plan) -> Compared {
    let mut points = Points::default();
    let mut found = Compared::default();
    let tiers = |from: usize, grid: &[f64]| plan.tiered(from, grid);
    for (tariff, plans) in PLANS {
        let Some((meter, steps)) = plan.steps(tariff) else {
            continue;
        };
        let billing = Billing::of(meter, plan.demand_charge, &steps);
        let billing = match tariff {
            Tariff::Tiered => billing.costing(&tiers),
            Tariff::Tou | Tariff::Ulo | Tariff::Market => billing,
        };
        let year_without = billing.year(billing.idle());
        found.without.push((tariff, year_without));
        match plan.worked(tariff, &billing, plans, &mut points) {
            Ok(worked) => found.worked.push(worked),
            Err(NoSchedule::TooManyPoints) => found.left_out.push(tariff),
            Err(NoSchedule::Unreachable) => {}
        }
    }
    found
}

/// What is bought in a month, or in the part of it that a meter has.
struct Month {
    steps: usize,
    month: i8,
    part: f64,
    kwh: f64,
}

impl Plan {
    /// The meter of a plan and its steps; nothing of a plan whose prices it lacks, or that is not open to it.
    fn steps(&self, tariff: Tariff) -> Option<(&Meter, Vec<Step>)> {
        let is_market = tariff == Tariff::Market;
        if !is_market && !self.is_regulated {
            return None;
        }
        let meter = match is_market {
            true => self.priced.as_ref().unwrap_or(&self.meter),
            false => &self.meter,
        };
        let net_load = self.net_load(meter);
        let by_time = |price: fn(DateTime) -> f64| {
            let times = meter.times.iter();
            times.map(|time| HOUSEHOLD * price(*time)).collect()
        };
        let prices: Vec<f64> = match tariff {
            Tariff::Tou => by_time(time_of_use),
            Tariff::Ulo => by_time(ultra_low_overnight),
            Tariff::Tiered => self.tier_prices(&net_load),
            Tariff::Market => meter.prices.clone()?,
        };
        let step = |(buy, net_load): (f64, f64)| Step {
            buy,
            // The wholesale market buys at the price it sells at; whoever has a contract is paid what is said.
            sell: match is_market && !self.is_own {
                true => buy,
                false => self.export_price,
            },
            net_load,
        };
        let steps = prices.into_iter().zip(net_load).map(step).collect();
        Some((meter, steps))
    }

    /// By month of the meter, of powers from the grid from a step on.
    fn months(&self, from: usize, grid: &[f64]) -> Vec<Month> {
        let hours = self.meter.step_hours();
        let times = &self.meter.times[from..from + grid.len()];
        let first = |time: &DateTime| time.date().first_of_month();
        let mut rest = grid;
        let month = |times: &[DateTime]| {
            let (grid, after) = rest.split_at(times.len());
            rest = after;
            Month {
                steps: times.len(),
                month: times[0].month(),
                part: days_of(times, hours) / f64::from(times[0].date().days_in_month()),
                kwh: grid.iter().map(|power| power.max(0.0) * hours).sum(),
            }
        };
        times
            .chunk_by(|a, b| first(a) == first(b))
            .map(month)
            .collect()
    }

    /// By step, what a kilowatt-hour costs in the tier that the month reaches without a battery.
    fn tier_prices(&self, net_load: &[f64]) -> Vec<f64> {
        let months = self.months(0, net_load).into_iter();
        let prices = months.flat_map(|month| {
            let price = tier_price(month.month, month.part, month.kwh);
            std::iter::repeat_n(HOUSEHOLD * price, month.steps)
        });
        prices.collect()
    }

    /// What powers from the grid cost on the tiered plan, from a step on.
    ///
    /// The price rises with what a month buys: a schedule made by the price of the tier that is reached without a battery
    /// costs as much as by that price, and more where it moves the month into the other tier.
    fn tiered(&self, from: usize, grid: &[f64]) -> f64 {
        let months = self.months(from, grid).into_iter();
        let bought: f64 = months
            .map(|month| HOUSEHOLD * tiered(month.month, month.part, month.kwh))
            .sum();
        let given: f64 = grid.iter().map(|power| power.min(0.0)).sum();
        bought + self.export_price * given * self.meter.step_hours()
    }

    fn worked(
        &self,
        tariff: Tariff,
        billing: &Billing,
        plans: usize,
        points: &mut Points,
    ) -> Result<Worked, NoSchedule> {
        let idle = billing.idle();
        let free = billing.paid(&self.battery, None, plans, points)?;
        let closes = tariff != Tariff::Market && !self.is_low_volume(&free.grid_kw);
        let free_saved = free.saved();
        let done = match closes {
            true => self.kept_open(&free, billing, plans, points)?,
            false => free,
        };
        let done = match done.saved() < 0.0 {
            true => billing.unused(&done),
            false => done,
        };
        // A schedule that costs the same may keep the plan open.
        let is_held = closes && done.saved() < free_saved - LEAST_HELD;
        let year_with = billing.year(done.dues);
        Ok(Worked {
            bill: PlanBill {
                tariff,
                days: round_to(billing.year_days, 2),
                without: round_to(idle.period(), 2),
                with: round_to(done.dues.period(), 2),
                year_without: round_to(billing.year(idle), 2),
                year_with: round_to(year_with, 2),
                is_held,
                gap_pct: round_to(100.0 * done.gap / done.bound.abs().max(1.0), 6),
            },
            year_with,
            year_open: billing.by_days * done.gap,
            grid_kw: billing.of_year(&done.grid_kw),
            peaks: done.peaks,
        })
    }

    /// Where the schedule that costs least would close a regulated plan: that within its demand, or none at all where the
    /// load alone is above that. By what it buys it could stay open too; such schedules are not looked at.
    fn kept_open(
        &self,
        free: &Paid,
        billing: &Billing,
        plans: usize,
        points: &mut Points,
    ) -> Result<Paid, NoSchedule> {
        let held = match billing.paid(&self.battery, Some(MOST_DEMAND_KW), plans, points) {
            Err(NoSchedule::Unreachable) => billing.unused(free),
            held => held?,
        };
        Ok(match self.could_buy_little() {
            true => held.open_to(free.bound),
            false => held,
        })
    }
}
