//! A meter's bill on each plan: without a battery whatever its prices, with one where a schedule can be worked out.

use boreal_demo_kit::number::round_to;
use jiff::civil::DateTime;

use crate::battery::{NoSchedule, Step};
use crate::bill::{Plan, PlanBill, PlanWithout};
use crate::meter::{Meter, days_of};
use crate::paid::{Billing, Peak};
use crate::points::Points;
use crate::tariff::{HOUSEHOLD, Tariff, tiered, time_of_use, ultra_low_overnight};

/// Each with how many are still to share the points.
const PLANS: [(Tariff, usize); 3] = [(Tariff::Tou, 3), (Tariff::Ulo, 2), (Tariff::Market, 1)];

/// A plan worked out: its bill, the dollars of a year to the last digit, and the powers of the schedule that costs least
/// in one.
pub struct Worked {
    pub bill: PlanBill,
    pub year_with: f64,
    /// Dollars a year that caps which were not looked at could save besides.
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
    /// Where the regulated plans are open; what a battery makes of it is not worked out.
    pub tiered: Option<PlanWithout>,
}

pub fn compared(plan: &Plan) -> Compared {
    let mut points = Points::default();
    let mut found = Compared::default();
    for (tariff, plans) in PLANS {
        let Some((meter, steps)) = plan.steps(tariff) else {
            continue;
        };
        let billing = Billing::of(meter, plan.demand_charge, &steps);
        let year_without = billing.year(billing.idle());
        found.without.push((tariff, year_without));
        match plan.worked(tariff, &billing, plans, &mut points) {
            Ok(worked) => found.worked.push(worked),
            Err(NoSchedule::TooManyPoints) => found.left_out.push(tariff),
            Err(NoSchedule::Unreachable) => {}
        }
    }
    if plan.is_regulated {
        let (year_without, bill) = plan.tiered();
        found.without.push((Tariff::Tiered, year_without));
        found.tiered = Some(bill);
    }
    found
}

impl Plan {
    /// The meter of a plan and its steps; nothing of a plan whose prices it lacks, or that is not open to it.
    fn steps(&self, tariff: Tariff) -> Option<(&Meter, Vec<Step>)> {
        let meter = match tariff {
            Tariff::Market => self.priced.as_ref().unwrap_or(&self.meter),
            Tariff::Tou | Tariff::Ulo | Tariff::Tiered => &self.meter,
        };
        let price = |at: usize| match tariff {
            Tariff::Tou if self.is_regulated => Some(HOUSEHOLD * time_of_use(meter.times[at])),
            Tariff::Ulo if self.is_regulated => {
                Some(HOUSEHOLD * ultra_low_overnight(meter.times[at]))
            }
            Tariff::Market => Some(meter.prices.as_ref()?[at]),
            Tariff::Tou | Tariff::Ulo | Tariff::Tiered => None,
        };
        let net_load = self.net_load(meter);
        let step = |(at, net_load): (usize, f64)| {
            let buy = price(at)?;
            // The wholesale market buys at the price it sells at; whoever has a contract is paid what is said.
            let sell = match tariff {
                Tariff::Market if !self.is_own => buy,
                _ => self.export_price,
            };
            Some(Step {
                buy,
                sell,
                net_load,
            })
        };
        let steps: Option<Vec<Step>> = net_load.into_iter().enumerate().map(step).collect();
        Some((meter, steps?))
    }

    /// Dollars a year on the tiered plan without a battery, to the last digit, and its bill.
    fn tiered(&self) -> (f64, PlanWithout) {
        let (meter, hours) = (&self.meter, self.meter.step_hours());
        let step = |net_load| Step {
            buy: 0.0,
            sell: self.export_price,
            net_load,
        };
        let steps: Vec<Step> = self.net_load(meter).into_iter().map(step).collect();
        let billing = Billing::of(meter, self.demand_charge, &steps);
        let energy = |from: usize, steps: &[Step]| {
            let mut rest = steps;
            let times = &meter.times[from..from + steps.len()];
            let months =
                times.chunk_by(|a, b| a.date().first_of_month() == b.date().first_of_month());
            let month = |times: &[DateTime]| {
                let (steps, after) = rest.split_at(times.len());
                rest = after;
                let bought: f64 = steps
                    .iter()
                    .map(|step| step.net_load.max(0.0) * hours)
                    .sum();
                let given: f64 = steps
                    .iter()
                    .map(|step| step.cost(step.net_load, hours))
                    .sum();
                let part = days_of(times, hours) / f64::from(times[0].date().days_in_month());
                HOUSEHOLD * tiered(times[0].month(), part, bought) + given
            };
            months.map(month).sum()
        };
        let dues = billing.idle_at(energy);
        let year_without = billing.year(dues);
        let bill = PlanWithout {
            tariff: Tariff::Tiered,
            without: round_to(dues.period(), 2),
            year_without: round_to(year_without, 2),
        };
        (year_without, bill)
    }

    fn worked(
        &self,
        tariff: Tariff,
        billing: &Billing,
        plans: usize,
        points: &mut Points,
    ) -> Result<Worked, NoSchedule> {
        let idle = billing.idle();
        let done = billing.paid(&self.battery, plans, points)?;
        let year_with = billing.year(done.dues);
        Ok(Worked {
            bill: PlanBill {
                tariff,
                days: round_to(billing.year_days, 2),
                without: round_to(idle.period(), 2),
                with: round_to(done.dues.period(), 2),
                year_without: round_to(billing.year(idle), 2),
                year_with: round_to(year_with, 2),
                gap_pct: round_to(100.0 * done.gap / done.bound.abs().max(1.0), 6),
            },
            year_with,
            year_open: billing.by_days * done.gap,
            grid_kw: done.grid_kw,
            peaks: done.peaks,
        })
    }
}
