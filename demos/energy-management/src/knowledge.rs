//! What a battery earns by what it knows when it plans, and whether that pays for it.

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::wire_enum;
use serde::Serialize;
use utoipa::ToSchema;

use crate::calendar::Province;
use crate::days::planned_for;
use crate::history::{HOURS, History};
use crate::market::{
    KWH_A_MWH, Market, Plan, PricedDay, WEEK, days, days_before, period_value, stretches,
};
use crate::{bundled, price_model, walk};

const DAYS_A_YEAR: f64 = 365.0;

wire_enum! {
    /// What a battery knows when it plans.
    #[schema(as = EnergyManagementKnown)]
    pub enum Known {
        /// Every price of the period.
        All = "all",
        /// The prices of each day, the evening before.
        Day = "day",
        /// Our forecast of each day, made at midnight.
        Forecast = "forecast",
        /// The prices of the day before, taken for those of the day.
        Yesterday = "yesterday",
    }
}

/// What a state of knowledge is worth, and whether the battery pays with it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementKnowledge)]
pub struct Knowledge {
    pub known: Known,
    /// Days of the period that it can plan. One before which the record holds none stays idle: it counts in no pace and
    /// no share.
    pub planned_days: usize,
    /// Dollars in the week that is shown.
    pub week: f64,
    /// Dollars in the whole period.
    pub period: f64,
    /// Dollars that all prices ahead would earn on the days that it can plan.
    pub period_all: f64,
    /// Of what all prices ahead would earn on those days.
    pub share_pct: Option<f64>,
    /// Dollars a year at the pace of those days.
    pub year_profit: f64,
    /// Null where it earns nothing.
    pub years_to_pay: Option<f64>,
    /// Whether that is within its life.
    pub pays: bool,
    /// The cost of a kilowatt-hour at which it would pay within its life.
    pub pays_at_cost_per_kwh: f64,
}

/// The most that is known the day before: Ontario publishes the day-ahead prices, of 2016 nobody knew the hourly ones.
pub fn basis(market: Market) -> Known {
    match market {
        Market::Ontario => Known::Day,
        Market::Alberta => Known::Forecast,
        Market::Ontario2016 => Known::Yesterday,
    }
}

/// By day that counts, what is expected of its prices; a day of which nothing is known is left idle.
fn expected(market: Market, known: Known) -> Option<Vec<Option<[f64; HOURS]>>> {
    let of_stretches = |of: fn(&History, usize) -> Option<[f64; HOURS]>| {
        let all = stretches(market).iter();
        let all = all.flat_map(|stretch| (0..stretch.len()).map(move |at| of(stretch, at)));
        all.skip(days_before(market)).collect()
    };
    match known {
        Known::All => None,
        Known::Day => Some(of_stretches(|stretch, at| Some(stretch.days[at]))),
        Known::Yesterday => Some(of_stretches(|stretch, at| {
            at.checked_sub(1).map(|before| stretch.days[before])
        })),
        Known::Forecast if market == Market::Alberta => {
            let load = walk::with(
                bundled::load_coefficients(Province::Alberta, price_model::ISSUE),
                bundled::alberta_load(),
                Province::Alberta,
                price_model::ISSUE,
            );
            let price = bundled::alberta_price();
            let forecasts = price_model::with(bundled::price_coefficients(), price, &load);
            Some(forecasts[price.len() - days(market).len()..].to_vec())
        }
        Known::Forecast => None,
    }
}

/// Dollars of the week that is shown and of the period, and the days that they were planned for.
struct Earned {
    week: f64,
    period: f64,
    planned: Vec<PricedDay>,
}

/// What a plan on some knowledge earns, where a market has that knowledge.
fn earned(plan: &Plan, days: &[PricedDay], known: Known) -> Option<Earned> {
    let expected = expected(plan.market, known)?;
    let mut sum = Earned {
        week: 0.0,
        period: 0.0,
        planned: Vec::with_capacity(days.len()),
    };
    for (at, (day, expected)) in days.iter().zip(&expected).enumerate() {
        let Some(expected) = expected else {
            continue;
        };
        let earned = planned_for(&plan.battery, day.0, expected, &day.1).unwrap_or(0.0);
        sum.planned.push(*day);
        sum.period += earned;
        if (plan.week..plan.week + WEEK).contains(&at) {
            sum.week += earned;
        }
    }
    Some(sum)
}

/// A row a state of knowledge, the most first; `all` is what the week and the period earn with every price known.
pub fn knowledge(plan: &Plan, days: &[PricedDay], all: (f64, f64)) -> Vec<Knowledge> {
    let row = |known, earned: &Earned| {
        let planned_days = earned.planned.len();
        let period_all = match planned_days == days.len() {
            true => all.1,
            false => period_value(&earned.planned, &plan.battery),
        };
        let year = earned.period / planned_days.max(1) as f64 * DAYS_A_YEAR;
        let years_to_pay = (year > 0.0).then(|| plan.cost / year);
        let kwh = KWH_A_MWH * plan.battery.energy;
        let share = (period_all > 0.0).then(|| 100.0 * earned.period / period_all);
        Knowledge {
            known,
            planned_days,
            week: round_to(earned.week, 2),
            period: round_to(earned.period, 2),
            period_all: round_to(period_all, 2),
            share_pct: share.map(|share| round_to(share, 2)),
            year_profit: round_to(year, 2),
            years_to_pay: years_to_pay.map(|years| round_to(years, 2)),
            pays: years_to_pay.is_some_and(|years| years <= plan.life_years),
            pays_at_cost_per_kwh: round_to(year.max(0.0) * plan.life_years / kwh, 2),
        }
    };
    let ahead = Earned {
        week: all.0,
        period: all.1,
        planned: days.to_vec(),
    };
    let less = [Known::Day, Known::Forecast, Known::Yesterday];
    let less = less
        .into_iter()
        .filter_map(|known| Some(row(known, &earned(plan, days, known)?)));
    std::iter::once(row(Known::All, &ahead))
        .chain(less)
        .collect()
}
