//! Is a battery worth it for me? A meter's bill on each plan, without and with a battery, and the year it pays back.

use std::ops::RangeInclusive;

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{DecimalMark, FieldError, Fields, Input};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::battery::{Battery, Step};
pub use crate::bill_report::{MeanHour, PlanBill, Reading, Report};
use crate::compared::{Worked, compared};
use crate::meter::{self, Meter, TABLE_LIMITS};
use crate::paid::LEAST_DAYS_CHARGED;
use crate::shave::lowest_cap;
use crate::tariff::{
    HOUSEHOLD, HST, MOST_DEMAND_KW, MOST_YEARLY_KWH, RATES_FROM, RATES_TO, REBATE, Tariff,
};
use crate::{history, points, solar};

pub const YEARLY_KWH: RangeInclusive<f64> = 100.0..=1e8;
pub const POWER: RangeInclusive<f64> = 0.1..=1e5;
pub const ENERGY: RangeInclusive<f64> = 0.1..=1e6;
pub const EFFICIENCY: RangeInclusive<f64> = 50.0..=100.0;
pub const COST: RangeInclusive<f64> = 0.0..=10_000.0;
pub const LIFE: RangeInclusive<f64> = 1.0..=50.0;
pub const SOLAR: RangeInclusive<f64> = 0.0..=1e5;
pub const YIELD: RangeInclusive<f64> = 500.0..=2500.0;
pub const DEMAND_CHARGE: RangeInclusive<f64> = 0.0..=1000.0;
pub const EXPORT: RangeInclusive<f64> = 0.0..=10.0;
/// Steps at full power that a battery may hold.
const MOST_FILL: f64 = 96.0;
/// Of fewer days a meter shows seasons in other parts than a year has them.
const YEAR_DAYS: f64 = 330.0;
/// What leaves fewer cases.
const ADVICE: &str = "send hourly rows, fewer of them, or a battery that holds less";

/// A meter and a battery, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = EnergyManagementBillParams)]
pub struct Params {
    /// A header line and a row an hour, half or quarter hour: `time` (Ontario's, or with an offset; when it begins), `kwh`
    /// (below zero where more was given than used) and, where there is one, `price` (dollars a kilowatt-hour). Without it:
    /// Ontario's own load of the year to June 2026, scaled; wholesale of the 89 days of it whose price is bundled. At least
    /// a day, of which at most a tenth of the steps is missing.
    /// A plan on which prices and loads leave more cases than can be kept apart (20 million points in all, 8 million of a
    /// schedule) is compared without a battery alone and named; where every plan does, the table is refused.
    pub csv: String,
    /// The mark before the decimals, where the table leaves open what `1,500` is.
    #[schema(value_type = Option<DecimalMark>)]
    pub decimal_mark: Option<String>,
    /// What is used in a year, where no table says it. Above 250,000 and 50 kW the regulated plans are closed to all but
    /// dwellings and farms: a table then needs prices. The battery's charging counts: where its best schedule would close a
    /// plan, it is held to 50 kW.
    pub yearly_kwh: f64,
    pub power_kw: f64,
    /// At most 96 steps of the meter at full power.
    pub energy_kwh: f64,
    /// Of what goes in, and of what comes out.
    pub efficiency_pct: f64,
    /// What a kilowatt-hour of the battery costs, dollars.
    pub cost_per_kwh: f64,
    pub life_years: f64,
    /// Of the roof, and what a kilowatt of it yields in a year.
    pub solar_kw: f64,
    pub solar_yield_kwh: f64,
    /// Paid for a kilowatt-hour given to the grid, dollars; the sample's wholesale price pays itself.
    pub export_price: f64,
    /// Dollars a kilowatt of the month's highest step, as it is paid; needs a meter of 28 days. A month with fewer, a February
    /// with fewer than 27, is not billed: the energy of its days stands in the period's bill alone, and a year is made of
    /// the other months.
    pub demand_charge: f64,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            csv: String::new(),
            decimal_mark: None,
            yearly_kwh: 9000.0,
            power_kw: 5.0,
            energy_kwh: 13.5,
            efficiency_pct: 95.0,
            cost_per_kwh: 900.0,
            life_years: 15.0,
            solar_kw: 0.0,
            solar_yield_kwh: 1150.0,
            export_price: 0.0,
            demand_charge: 0.0,
        }
    }
}

/// A valid meter and battery.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    pub(crate) meter: Meter,
    /// The sample's hours with a wholesale price, which are fewer.
    pub(crate) priced: Option<Meter>,
    pub(crate) is_own: bool,
    /// Whether the regulated plans are open to it.
    pub(crate) is_regulated: bool,
    pub(crate) battery: Battery,
    cost: f64,
    life_years: f64,
    solar_kw: f64,
    solar_yield_kwh: f64,
    pub(crate) export_price: f64,
    pub(crate) demand_charge: f64,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let mark = fields.optional_one_of("decimal_mark", self.decimal_mark.as_deref());
        let yearly_kwh = fields.within("yearly_kwh", self.yearly_kwh, YEARLY_KWH);
        let power = fields.within("power_kw", self.power_kw, POWER);
        let energy = fields.within("energy_kwh", self.energy_kwh, ENERGY);
        let efficiency = fields.within("efficiency_pct", self.efficiency_pct, EFFICIENCY);
        let cost = fields.within("cost_per_kwh", self.cost_per_kwh, COST);
        let life_years = fields.within("life_years", self.life_years, LIFE);
        let solar_kw = fields.within("solar_kw", self.solar_kw, SOLAR);
        let solar_yield_kwh = fields.within("solar_yield_kwh", self.solar_yield_kwh, YIELD);
        let export_price = fields.within("export_price", self.export_price, EXPORT);
        let demand_charge = fields.within("demand_charge", self.demand_charge, DEMAND_CHARGE);
        let is_own = !self.csv.trim().is_empty();
        let meter = match is_own {
            true => fields.table_with("csv", &self.csv, &TABLE_LIMITS, mark, meter::read),
            false => {
                fields.limit("csv", boreal_demo_kit::Limit::Table(TABLE_LIMITS));
                yearly_kwh.map(meter::sample)
            }
        };
        let (meter, power, energy) = (meter?, power?, energy?);
        let most = MOST_FILL * power * meter.step_hours();
        if energy > most {
            let message = format!(
                "energy_kwh may be at most {MOST_FILL} steps of its power, {most} here; got {energy}"
            );
            fields.refuse(
                "energy_kwh",
                "holds_too_much",
                message,
                json!({ "maximum": most, "got": energy }),
            );
        }
        let priced = match is_own {
            true => None,
            false => yearly_kwh.map(meter::sample_at_market),
        };
        let days = meter.days();
        if demand_charge.is_some_and(|charge| charge > 0.0) && days < LEAST_DAYS_CHARGED {
            let message = format!(
                "demand_charge is by the month, and the meter has {} days: {LEAST_DAYS_CHARGED} are needed",
                round_to(days, 2)
            );
            let values = json!({ "minimum": LEAST_DAYS_CHARGED, "got": round_to(days, 2) });
            fields.refuse("demand_charge", "needs_a_month", message, values);
        }
        let mut plan = Plan {
            meter,
            priced,
            is_own,
            is_regulated: true,
            battery: Battery::new(power, energy, efficiency? / 100.0),
            cost: cost? * energy,
            life_years: life_years?,
            solar_kw: solar_kw?,
            solar_yield_kwh: solar_yield_kwh?,
            export_price: export_price?,
            demand_charge: demand_charge?,
        };
        plan.is_regulated = plan.is_low_volume(&plan.net_load(&plan.meter));
        if !plan.is_regulated && plan.meter.prices.is_none() {
            let message = format!(
                "above {MOST_YEARLY_KWH} kWh a year and {MOST_DEMAND_KW} kW Ontario's regulated plans are closed to all but dwellings and farms: send a table with your prices"
            );
            let field = if is_own { "csv" } else { "yearly_kwh" };
            let values = json!({ "most_kwh": MOST_YEARLY_KWH, "most_kw": MOST_DEMAND_KW });
            fields.refuse(field, "needs_prices", message, values);
        }
        Some(plan)
    }
}

impl Plan {
    /// Load less solar by step, kilowatts.
    pub(crate) fn net_load(&self, meter: &Meter) -> Vec<f64> {
        let hours = meter.step_hours();
        let steps = meter.times.iter().zip(&meter.kwh);
        let solar = |time| self.solar_kw * solar::power(time, hours, self.solar_yield_kwh);
        steps
            .map(|(time, kwh)| kwh / hours - solar(*time))
            .collect()
    }

    /// Ontario's wholesale price alone is nobody's plan: most of what is paid is a charge on top.
    fn is_choice(&self, tariff: Tariff) -> bool {
        self.is_own || tariff != Tariff::Market
    }

    /// Whether powers from the grid, at the pace of the meter's days, leave the regulated plans open.
    pub(crate) fn is_low_volume(&self, grid_kw: &[f64]) -> bool {
        let bought = grid_kw.iter().map(|power| power.max(0.0));
        let peak = bought.clone().fold(0.0, f64::max);
        // What stands at a limit is not to miss it by its last digit.
        let is_within = |value: f64, most: f64| value <= most * (1.0 + 1e-9);
        is_within(self.yearly(bought.sum()), MOST_YEARLY_KWH) || is_within(peak, MOST_DEMAND_KW)
    }

    /// Kilowatt-hours a year of the powers of all steps together.
    fn yearly(&self, power: f64) -> f64 {
        power * self.meter.step_hours() * 365.0 / self.meter.days()
    }

    /// Whether a battery could keep what is bought within the limit of the regulated plans: it takes what it can of what the
    /// roof gives, and delivers it as soon as anything is bought.
    pub(crate) fn could_buy_little(&self) -> bool {
        let Battery {
            power,
            energy,
            charge_efficiency,
            discharge_efficiency,
            ..
        } = self.battery;
        let hours = self.meter.step_hours();
        let (mut stored, mut bought) = (0.0, 0.0);
        for net_load in self.net_load(&self.meter) {
            let room = (energy - stored) / (charge_efficiency * hours);
            let taken = (-net_load).min(power).min(room).max(0.0);
            let there = stored * discharge_efficiency / hours;
            let delivered = net_load.min(power).min(there).max(0.0);
            stored += (taken * charge_efficiency - delivered / discharge_efficiency) * hours;
            bought += net_load.max(0.0) - delivered;
        }
        self.yearly(bought) <= MOST_YEARLY_KWH
    }

    /// Whether the battery could open the regulated plans to a meter to which they are closed.
    fn may_open(&self, net_load: &[f64]) -> bool {
        let step = |net_load: &f64| Step {
            buy: 0.0,
            sell: 0.0,
            net_load: *net_load,
        };
        let steps: Vec<Step> = net_load.iter().map(step).collect();
        let least = lowest_cap(&self.battery, &steps, self.meter.step_hours());
        !self.is_regulated && (least <= MOST_DEMAND_KW || self.could_buy_little())
    }

    /// `grid_kw` has no power on days that no year is made of.
    fn reading(&self, net_load: &[f64], year_days: f64, grid_kw: &[Option<f64>]) -> Reading {
        let meter = &self.meter;
        let used: f64 = meter.kwh.iter().map(|kwh| kwh.max(0.0)).sum();
        let given: f64 = meter.kwh.iter().map(|kwh| (-kwh).max(0.0)).sum();
        let of_year = meter.kwh.iter().zip(net_load).zip(grid_kw);
        let solar: f64 = of_year
            .filter(|(_, grid)| grid.is_some())
            .map(|((kwh, net_load), _)| kwh - net_load * meter.step_hours())
            .sum();
        Reading {
            is_own: self.is_own,
            steps: meter.times.len(),
            step_minutes: meter.step_minutes,
            from: meter.times[0].date(),
            to: meter.times[meter.times.len() - 1].date(),
            days: round_to(meter.days(), 2),
            year_days: round_to(year_days, 2),
            is_short: year_days < YEAR_DAYS,
            clock: meter.by,
            missing: meter.missing,
            clock_changes: meter.clock_changes,
            used_kwh: round_to(used, 2),
            given_kwh: round_to(given, 2),
            solar_kwh: round_to(solar, 2),
            peak_kw: round_to(net_load.iter().copied().fold(0.0, f64::max), 3),
            is_regulated: self.is_regulated,
            may_open: self.may_open(net_load),
            median_price: meter
                .prices
                .as_deref()
                .map(|prices| round_to(median(prices), 4)),
        }
    }

    fn mean_hours(&self, net_load: &[f64], grid_kw: &[Option<f64>]) -> Vec<MeanHour> {
        let mut sums = [(0.0, 0.0, 0.0); history::HOURS];
        for ((time, without), with) in self.meter.times.iter().zip(net_load).zip(grid_kw) {
            let Some(with) = with else {
                continue;
            };
            let sum = &mut sums[usize::from(time.hour().unsigned_abs())];
            *sum = (sum.0 + without, sum.1 + with, sum.2 + 1.0);
        }
        let hour = |(hour, (without, with, count)): (usize, &(f64, f64, f64))| MeanHour {
            hour: hour as u8,
            without_kw: round_to(without / count.max(1.0), 4),
            with_kw: round_to(with / count.max(1.0), 4),
        };
        sums.iter().enumerate().map(hour).collect()
    }
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

pub fn run(plan: &Plan) -> Result<Report, FieldError> {
    let net_load = plan.net_load(&plan.meter);
    let found = compared(plan);
    let nothing = || match found.left_out.is_empty() {
        true => {
            let message = "no plan could be worked out";
            FieldError::new("csv", "no_schedule", message, json!({}))
        }
        false => points::refused("csv", plan.meter.times.len(), ADVICE),
    };
    let is_choice = |one: &&Worked| plan.is_choice(one.bill.tariff);
    let worked = || found.worked.iter().filter(is_choice);
    let with = worked()
        .min_by(|a, b| a.year_with.total_cmp(&b.year_with))
        .ok_or_else(nothing)?;
    let without = found.without.iter().copied();
    let (best_without, year_without) = without
        .filter(|(tariff, _)| plan.is_choice(*tariff))
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .ok_or_else(nothing)?;
    let year_saved = year_without - with.year_with;
    let could = worked().map(|one| one.year_with - one.year_open);
    let year_open = with.year_with - could.fold(with.year_with, f64::min);
    let years_to_pay = (year_saved > 0.0).then(|| plan.cost / year_saved);
    let pays_at = year_saved.max(0.0) * plan.life_years / plan.battery.energy;
    Ok(Report {
        reading: plan.reading(&net_load, with.bill.days, &with.grid_kw),
        rates_from: RATES_FROM.to_owned(),
        rates_to: RATES_TO.to_owned(),
        tax_pct: round_to(100.0 * HST, 3),
        rebate_pct: round_to(100.0 * REBATE, 3),
        household_factor: round_to(HOUSEHOLD, 6),
        best_without,
        best_with: with.bill.tariff,
        year_without: round_to(year_without, 2),
        peaks: with.peaks.clone(),
        cost: round_to(plan.cost, 2),
        year_saved: round_to(year_saved, 2),
        year_open: round_to(year_open, 2),
        years_to_pay: years_to_pay.map(|years| round_to(years, 2)),
        pays: years_to_pay.is_some_and(|years| years <= plan.life_years),
        pays_at_cost_per_kwh: round_to(pays_at, 2),
        mean_hours: plan.mean_hours(&net_load, &with.grid_kw),
        plans: found.worked.into_iter().map(|one| one.bill).collect(),
        left_out: found.left_out,
    })
}
