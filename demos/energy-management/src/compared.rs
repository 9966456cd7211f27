//! A meter's bill on each plan: without a battery whatever its prices, with one where a schedule can be worked out.

use boreal_demo_kit::number::round_to;

use crate::battery::{NoSchedule, Step};
use crate::bill::{Plan, PlanBill};
use crate::paid::{Pair, Peak, idle, paid};
use crate::points::Points;
use crate::tariff::{Tariff, time_of_use, ultra_low_overnight};

const DAYS_A_YEAR: f64 = 365.0;
const MONTHS_A_YEAR: f64 = 12.0;
/// Each with how many are still to share the points.
const PLANS: [(Tariff, usize); 3] = [(Tariff::Tou, 3), (Tariff::Ulo, 2), (Tariff::Market, 1)];

/// A plan worked out: its bill, the dollars of a year to the last digit, and the powers of its best schedule.
pub struct Worked {
    pub bill: PlanBill,
    pub year: Pair,
    /// Dollars a year that caps which were not looked at could save besides.
    pub year_open: f64,
    pub peaks: Vec<Peak>,
    pub grid_kw: Vec<f64>,
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

pub fn compared(plan: &Plan, net_load: &[f64]) -> Compared {
    let mut points = Points::default();
    let mut found = Compared::default();
    for (tariff, plans) in PLANS {
        let Some(steps) = plan.steps(tariff, net_load) else {
            continue;
        };
        let year_without = plan.year_without(&steps);
        found.without.push((tariff, year_without));
        match plan.worked(tariff, &steps, plans, &mut points) {
            Ok(worked) => found.worked.push(worked),
            Err(NoSchedule::TooManyPoints) => found.left_out.push(tariff),
            Err(NoSchedule::Unreachable) => {}
        }
    }
    found
}

impl Plan {
    /// Nothing of a plan whose prices the meter lacks.
    fn steps(&self, tariff: Tariff, net_load: &[f64]) -> Option<Vec<Step>> {
        let price = |at: usize| match tariff {
            Tariff::Tou => Some(time_of_use(self.meter.times[at])),
            Tariff::Ulo => Some(ultra_low_overnight(self.meter.times[at])),
            Tariff::Market => Some(self.meter.prices.as_ref()?[at]),
        };
        let step = |(at, net_load): (usize, &f64)| {
            let buy = price(at)?;
            // The wholesale market buys at the price it sells at; whoever has a contract is paid what is said.
            let sell = match tariff {
                Tariff::Market if !self.is_own => buy,
                Tariff::Tou | Tariff::Ulo | Tariff::Market => self.export_price,
            };
            Some(Step {
                buy,
                sell,
                net_load: *net_load,
            })
        };
        net_load.iter().enumerate().map(step).collect()
    }

    /// What makes a year of the energy, and of so many billed months' peaks.
    fn paces(&self, months: usize) -> (f64, f64) {
        let by_days = DAYS_A_YEAR / self.meter.days();
        (by_days, MONTHS_A_YEAR / months.max(1) as f64)
    }

    fn year_without(&self, steps: &[Step]) -> f64 {
        let idle = idle(&self.meter, self.demand_charge, steps);
        let (by_days, by_months) = self.paces(idle.months);
        by_days * idle.energy + by_months * idle.charged
    }

    fn worked(
        &self,
        tariff: Tariff,
        steps: &[Step],
        plans: usize,
        points: &mut Points,
    ) -> Result<Worked, NoSchedule> {
        let charge = self.demand_charge;
        let done = paid(&self.battery, &self.meter, charge, steps, plans, points)?;
        let period = done.energy.plus(done.charged, 1.0);
        let (by_days, by_months) = self.paces(done.peaks.len());
        let year = Pair::default()
            .plus(done.energy, by_days)
            .plus(done.charged, by_months);
        Ok(Worked {
            bill: PlanBill {
                tariff,
                without: round_to(period.without, 2),
                with: round_to(period.with, 2),
                year_without: round_to(year.without, 2),
                year_with: round_to(year.with, 2),
                gap_pct: round_to(100.0 * done.gap / done.bound.abs().max(1.0), 6),
            },
            year,
            // A gap is of energy and peak together: the wider of their paces.
            year_open: done.gap * by_days.max(by_months),
            grid_kw: done.grid_kw,
            peaks: done.peaks,
        })
    }
}
