//! What a battery would have earned at a market's prices, and whether that pays for it.

use std::ops::RangeInclusive;

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Choice, Fields, Input, wire_enum};
use jiff::ToSpan as _;
use jiff::civil::{Date, date};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};

use crate::battery::{Battery, Schedule, Step, best, best_value};
use crate::bundled;
use crate::calendar::{asked_day, is_hour};
use crate::dispatch::mean_prices;
use crate::history::{HOURS, History};
use crate::knowledge::{Knowledge, Known, basis, knowledge};
use crate::measured_price::{MeasuredPrice, measured_price};
use crate::price_model;

pub const POWER: RangeInclusive<f64> = 0.01..=1000.0;
pub const ENERGY: RangeInclusive<f64> = 0.01..=10_000.0;
pub const EFFICIENCY: RangeInclusive<f64> = 50.0..=100.0;
pub const COST: RangeInclusive<f64> = 0.0..=10_000.0;
pub const LIFE: RangeInclusive<f64> = 1.0..=50.0;
/// Hours at full power that a battery may hold.
pub const MOST_HOURS: f64 = 48.0;
/// Batteries of other sizes, in hours at full power.
const SIZES: [f64; 5] = [1.0, 2.0, 4.0, 6.0, 8.0];
pub(crate) const WEEK: usize = 7;
pub(crate) const KWH_A_MWH: f64 = 1000.0;

wire_enum! {
    /// Whose prices.
    #[schema(as = EnergyManagementMarket)]
    pub enum Market {
        Ontario = "ontario",
        Alberta = "alberta",
        Ontario2016 = "ontario_2016",
    }
}

/// A battery, a market and a week, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[schema(as = EnergyManagementMarketParams)]
pub struct Params {
    /// `ontario` is the day-ahead price of April to June 2026, `alberta` the pool price of a year to June 2026,
    /// `ontario_2016` three weeks of the hourly price of 2016, which is negative at times.
    #[schema(value_type = Market)]
    #[param(value_type = Market)]
    pub market: String,
    /// The first of the seven days that are shown; without it the market's own choice.
    #[schema(format = Date)]
    #[param(format = Date)]
    pub week: Option<String>,
    pub power_mw: f64,
    pub energy_mwh: f64,
    /// Of what goes in, and of what comes out.
    pub efficiency_pct: f64,
    /// What a kilowatt-hour of the battery costs, dollars.
    pub cost_per_kwh: f64,
    pub life_years: f64,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            market: Market::Ontario.name().to_owned(),
            week: None,
            power_mw: 1.0,
            energy_mwh: 4.0,
            efficiency_pct: 92.0,
            cost_per_kwh: 400.0,
            life_years: 15.0,
        }
    }
}

/// Valid settings.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    pub(crate) market: Market,
    /// The position of its first day.
    pub(crate) week: usize,
    pub(crate) battery: Battery,
    pub(crate) cost: f64,
    pub(crate) life_years: f64,
}

/// A market's days: several stretches, each without gaps.
pub(crate) fn stretches(market: Market) -> &'static [History] {
    match market {
        Market::Ontario => std::slice::from_ref(bundled::ontario_price()),
        Market::Alberta => std::slice::from_ref(bundled::alberta_price()),
        Market::Ontario2016 => bundled::weeks_2016(),
    }
}

/// Days that only serve to forecast those after them.
pub(crate) fn days_before(market: Market) -> usize {
    match market {
        Market::Alberta => price_model::DAYS_BEFORE,
        Market::Ontario | Market::Ontario2016 => 0,
    }
}

/// A day and its prices.
pub(crate) type PricedDay = (Date, [f64; HOURS]);

/// The hours of a day that the clocks have, with their values.
pub(crate) fn real_hours(
    day: Date,
    values: &[f64; HOURS],
) -> impl Iterator<Item = (usize, f64)> + use<'_> {
    let hours = values.iter().copied().enumerate();
    hours.filter(move |(hour, _)| is_hour(day, *hour))
}

/// The days that count, with their prices.
pub(crate) fn days(market: Market) -> Vec<PricedDay> {
    let days = stretches(market).iter().flat_map(|stretch| {
        let day = |at| (stretch.date(at), stretch.days[at]);
        (0..stretch.len()).map(day)
    });
    days.skip(days_before(market)).collect()
}

/// The week that is shown where none is asked for.
fn usual_week(market: Market) -> Date {
    match market {
        Market::Ontario => date(2026, 6, 8),
        Market::Alberta => date(2026, 5, 25),
        Market::Ontario2016 => date(2016, 1, 4),
    }
}

/// First days of whole weeks.
fn weeks(days: &[PricedDay]) -> Vec<Date> {
    let starts = (0..days.len().saturating_sub(WEEK - 1))
        .filter(|&at| days[at + WEEK - 1].0 == days[at].0.saturating_add((WEEK as i64 - 1).days()));
    starts.map(|at| days[at].0).collect()
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let market = fields.one_of::<Market>("market", &self.market);
        let range = date(2016, 1, 4)..=date(2026, 6, 30);
        let week = asked_day(fields, "week", self.week.as_deref(), range);
        let power = fields.within("power_mw", self.power_mw, POWER);
        let energy = fields.within("energy_mwh", self.energy_mwh, ENERGY);
        let efficiency = fields.within("efficiency_pct", self.efficiency_pct, EFFICIENCY);
        let cost = fields.within("cost_per_kwh", self.cost_per_kwh, COST);
        let life_years = fields.within("life_years", self.life_years, LIFE);
        let (market, power, energy) = (market?, power?, energy?);
        if energy > MOST_HOURS * power {
            let most = MOST_HOURS * power;
            let message = format!(
                "energy_mwh may be at most {MOST_HOURS} hours of its power, {most} here; got {energy}"
            );
            let values = json!({ "maximum": most, "got": energy });
            fields.refuse("energy_mwh", "holds_too_much", message, values);
        }
        let days = days(market);
        let week = week?.unwrap_or_else(|| usual_week(market));
        let at = days.iter().position(|day| day.0 == week);
        let known = weeks(&days);
        if !known.contains(&week) {
            let (first, last) = (known.first()?, known.last()?);
            let message = format!(
                "week must begin on a day from {first} to {last} with six days of prices after it; got {week}"
            );
            let values = json!({ "minimum": first, "maximum": last, "got": week });
            fields.refuse("week", "no_prices", message, values);
            return None;
        }
        Some(Plan {
            market,
            week: at?,
            battery: Battery::new(power, energy, efficiency? / 100.0),
            cost: cost? * KWH_A_MWH * energy,
            life_years: life_years?,
        })
    }
}

/// An hour of the week.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementHour)]
pub struct Hour {
    pub date: Date,
    /// The hour it begins.
    pub hour: u8,
    /// Dollars a megawatt-hour.
    pub price: f64,
    pub charge_mw: f64,
    pub discharge_mw: f64,
    /// At its end.
    pub stored_mwh: f64,
}

/// What a day of the week brings.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementDay)]
pub struct Day {
    pub date: Date,
    pub earned: f64,
}

/// What a battery of another size would earn.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementSize)]
pub struct Size {
    pub energy_mwh: f64,
    /// Dollars in the whole period.
    pub period: f64,
}

/// What the battery earns, and whether that pays.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementMarketReport)]
pub struct Report {
    pub market: Market,
    /// Days whose week is known whole.
    pub weeks: Vec<Date>,
    /// First and last day of the period, and how many.
    pub from: Date,
    pub to: Date,
    pub days: usize,
    /// Of a week in which spring leaves an hour out, 167.
    pub hours: Vec<Hour>,
    pub by_day: Vec<Day>,
    /// Dollars in the week, all prices known.
    pub week_profit: f64,
    /// What no schedule can exceed, and the difference in per cent.
    pub bound: f64,
    pub gap_pct: f64,
    /// Dollars a megawatt-hour, on average; null where nothing was bought or sold.
    pub bought_at: Option<f64>,
    pub sold_at: Option<f64>,
    /// Energy delivered, as a multiple of what it holds.
    pub cycles: f64,
    /// Hours of the week with a price below zero.
    pub negative_hours: usize,
    /// Dollars in the whole period, all prices known.
    pub period_profit: f64,
    pub cost: f64,
    /// By what could be known, every price first.
    pub knowledge: Vec<Knowledge>,
    /// The knowledge there is the day before: on that rests whether it pays.
    pub basis: Known,
    /// Alberta's alone: what was lost on our forecast over 2025.
    pub measured: Option<MeasuredPrice>,
    pub sizes: Vec<Size>,
}

/// Days, each with the hours that its clocks have and their prices.
fn market_hours(days: &[PricedDay]) -> impl Iterator<Item = (Date, usize, f64)> {
    days.iter().flat_map(|(date, prices)| {
        let hours = real_hours(*date, prices);
        hours.map(|(hour, price)| (*date, hour, price))
    })
}

fn market_steps(days: &[PricedDay]) -> Vec<Step> {
    let hours = market_hours(days);
    hours.map(|(_, _, price)| Step::market(price)).collect()
}

/// What the best schedules of days earn: each run of days that follow each other from empty.
pub(crate) fn period_value(days: &[PricedDay], battery: &Battery) -> f64 {
    let runs = days.chunk_by(|a, b| a.0.saturating_add(1.day()) == b.0);
    let earned = runs.map(|run| {
        let steps = market_steps(run);
        // Half a million points at the most: neither reason to have none is there.
        best_value(battery, &steps, 1.0, None).unwrap_or(0.0)
    });
    earned.sum()
}

fn hours_of(week: &[PricedDay], schedule: &Schedule) -> Vec<Hour> {
    let hour = |(at, (date, hour, price)): (usize, (Date, usize, f64))| Hour {
        date,
        hour: hour as u8,
        price,
        charge_mw: round_to(schedule.charge[at], 6),
        discharge_mw: round_to(schedule.discharge[at], 6),
        stored_mwh: round_to(schedule.stored[at], 6),
    };
    market_hours(week).enumerate().map(hour).collect()
}

pub fn run(plan: &Plan) -> Report {
    let (market, battery) = (plan.market, &plan.battery);
    let days = days(market);
    let week = &days[plan.week..plan.week + WEEK];
    let steps = market_steps(week);
    let schedule = best(battery, &steps, 1.0, None)
        .expect("a week has few points, and an end that is free can be reached");
    let period = period_value(&days, battery);
    let mut gains = schedule.gain.iter();
    let by_day = week.iter().map(|(date, prices)| {
        let hours = real_hours(*date, prices).count();
        Day {
            date: *date,
            earned: round_to(gains.by_ref().take(hours).sum(), 2),
        }
    });
    let size = |hours: &f64| {
        let energy = hours * battery.power;
        Size {
            energy_mwh: round_to(energy, 6),
            period: round_to(period_value(&days, &Battery { energy, ..*battery }), 2),
        }
    };
    let (bought_at, sold_at) = mean_prices(&schedule, 1.0);
    let price = |price: Option<f64>| price.map(|price| round_to(price, 2));
    Report {
        market,
        weeks: weeks(&days),
        from: days[0].0,
        to: days[days.len() - 1].0,
        days: days.len(),
        hours: hours_of(week, &schedule),
        by_day: by_day.collect(),
        week_profit: round_to(schedule.value, 2),
        bound: round_to(schedule.bound, 2),
        gap_pct: round_to(schedule.gap_pct(), 6),
        bought_at: price(bought_at),
        sold_at: price(sold_at),
        cycles: round_to(schedule.discharge.iter().sum::<f64>() / battery.energy, 2),
        negative_hours: steps.iter().filter(|step| step.buy < 0.0).count(),
        period_profit: round_to(period, 2),
        cost: round_to(plan.cost, 2),
        knowledge: knowledge(plan, &days, (schedule.value, period)),
        basis: basis(market),
        measured: match market {
            Market::Alberta => measured_price(),
            Market::Ontario | Market::Ontario2016 => None,
        },
        sizes: SIZES.iter().map(size).collect(),
    }
}
