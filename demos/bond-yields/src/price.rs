//! The price of a bond from its yield, or the yield from its price.
//!
//! Government of Canada bonds pay semi-annually. The price discounts each cash
//! flow at the yield over whole and part coupon periods (actual days over
//! actual days of the period); in the last period simple interest is used, as
//! the market does. How interest accrues between coupons is a convention: in
//! Canada days over 365, from the middle of the period on counted back from
//! the coupon (IIAC, Canadian Conventions in Fixed Income Markets). Prices are
//! per 100 of face value.

use super::period::day;
use boreal_demo_kit::day::in_words;
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Fields, Input, Limit, wire_enum};
use jiff::civil::{Date, date};
use jiff::{Span, Unit};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::ops::RangeInclusive;
use utoipa::ToSchema;

/// Longest bond; Canada's longest is fifty years.
const MAX_YEARS: i16 = 60;
/// Wider than any coupon since Canada's 17.5 per cent of 1981.
const COUPON_PCT: RangeInclusive<f64> = 0.0..=30.0;
const YIELD_PCT: RangeInclusive<f64> = -5.0..=50.0;
/// Per 100 of face value.
const CLEAN_PRICE: RangeInclusive<f64> = 1.0..=1_000.0;
/// Where the yield of a price is looked for.
const SEARCHED_YIELD_PCT: (f64, f64) = (-50.0, 1_000.0);
const MONTHS_BETWEEN_COUPONS: i32 = 6;
const DAYS_A_YEAR: f64 = 365.0;

wire_enum! {
    /// How interest accrues between coupons, and how time counts in the last period.
    #[schema(as = BondYieldsConvention)]
    pub enum Convention {
        /// Days over 365, with the half-year rule: the market's in Canada.
        Canadian = "canadian",
        /// Days over the days of the coupon period.
        ActualActual = "actual_actual",
    }
}

impl Convention {
    pub const fn in_words(self) -> &'static str {
        match self {
            Self::Canadian => {
                "actual days over 365; past half a year since the coupon, half a coupon less what the days left would earn; days over 365 in the last period"
            }
            Self::ActualActual => {
                "actual days over the days of the coupon period, in the last period too"
            }
        }
    }
}

/// A bond, as sent: with its yield or with its clean price.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = BondYieldsPriceParams)]
pub struct Params {
    /// Coupon in per cent a year.
    pub coupon_pct: f64,
    /// Last day of the bond.
    #[schema(format = Date)]
    pub maturity: String,
    /// Day of payment.
    #[schema(format = Date)]
    pub settlement: String,
    /// Yield to maturity in per cent, semi-annual.
    #[serde(default)]
    pub yield_pct: Option<f64>,
    /// Price without accrued interest, per 100.
    #[serde(default)]
    pub clean_price: Option<f64>,
    /// How interest accrues.
    #[serde(default = "canadian")]
    #[schema(value_type = Convention)]
    pub convention: String,
}

fn canadian() -> String {
    Convention::Canadian.to_string()
}

impl Default for Params {
    fn default() -> Self {
        Self {
            coupon_pct: 3.25,
            maturity: date(2036, 6, 1).to_string(),
            settlement: date(2026, 5, 29).to_string(),
            yield_pct: None,
            clean_price: None,
            convention: canadian(),
        }
    }
}

#[derive(Debug, Clone, Copy)]
enum Known {
    Yield(f64),
    CleanPrice(f64),
}

/// A bond that can be priced.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    coupon_pct: f64,
    maturity: Date,
    settlement: Date,
    known: Known,
    convention: Convention,
}

impl Input for Params {
    type Plan = Plan;

    /// With the yield of the newest ten-year point.
    fn example() -> Self {
        Self {
            yield_pct: Some(3.56),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let coupon_pct = fields.within("coupon_pct", self.coupon_pct, COUPON_PCT);
        let maturity = day(fields, "maturity", &self.maturity);
        fields.limit("maturity", Limit::YearsAfter("settlement", MAX_YEARS));
        let settlement = day(fields, "settlement", &self.settlement);
        let yield_pct = fields.optional_within("yield_pct", self.yield_pct, YIELD_PCT);
        let clean_price = fields.optional_within("clean_price", self.clean_price, CLEAN_PRICE);
        let convention = fields.one_of("convention", &self.convention);
        let known = yield_pct
            .zip(clean_price)
            .and_then(|(yield_pct, clean_price)| known(fields, yield_pct, clean_price));
        let (settlement, maturity) = settlement
            .zip(maturity)
            .and_then(|(settlement, maturity)| life(fields, settlement, maturity))?;
        let plan = Plan {
            coupon_pct: coupon_pct?,
            maturity,
            settlement,
            known: known?,
            convention: convention?,
        };
        within_reach(fields, &plan)?;
        Some(plan)
    }
}

fn known(fields: &mut Fields, yield_pct: Option<f64>, clean_price: Option<f64>) -> Option<Known> {
    match (yield_pct, clean_price) {
        (Some(value), None) => Some(Known::Yield(value)),
        (None, Some(price)) => Some(Known::CleanPrice(price)),
        _ => {
            let message = "send either yield_pct or clean_price, not both and not neither";
            fields.refuse("yield_pct", "yield_or_price", message, json!({}));
            None
        }
    }
}

/// A clean price that some yield gives: days before maturity not every price has one.
fn within_reach(fields: &mut Fields, plan: &Plan) -> Option<()> {
    let Known::CleanPrice(clean) = plan.known else {
        return Some(());
    };
    let bond = Bond::new(plan);
    let (low, high) = SEARCHED_YIELD_PCT;
    let most = bond.value(low).price - bond.accrued;
    let least = bond.value(high).price - bond.accrued;
    if (least..=most).contains(&clean) {
        return Some(());
    }
    let (least, most) = (round_to(least, 4), round_to(most, 4));
    let message = format!(
        "clean_price of this bond must be {least} to {most}: no yield from {low} to {high} % gives {clean}"
    );
    let values = json!({ "minimum": least, "maximum": most, "got": clean });
    fields.refuse("clean_price", "no_yield_at_price", message, values);
    None
}

/// Settlement and maturity, if the bond still runs and not for longer than any does.
fn life(fields: &mut Fields, settlement: Date, maturity: Date) -> Option<(Date, Date)> {
    let latest = settlement.saturating_add(Span::new().years(MAX_YEARS));
    if maturity > settlement && maturity <= latest {
        return Some((settlement, maturity));
    }
    let message = format!(
        "maturity must be after settlement, {}, and at most {MAX_YEARS} years later, got {}",
        in_words(settlement),
        in_words(maturity)
    );
    let values = json!({
        "settlement": settlement, "maximum": latest, "maximum_years": MAX_YEARS, "got": maturity,
    });
    fields.refuse("maturity", "maturity_out_of_range", message, values);
    None
}

/// One payment of the bond.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsCashFlow)]
pub struct CashFlow {
    /// The day it is paid.
    pub date: Date,
    /// Per 100 of face value.
    pub amount: f64,
    /// What it is worth at settlement.
    pub present_value: f64,
}

/// A bond's price and how it moves.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsPriceReport)]
pub struct Report {
    /// Yield to maturity in per cent.
    pub yield_pct: f64,
    /// Price without accrued interest, per 100.
    pub clean_price: f64,
    /// Interest earned since the last coupon, by the convention.
    pub accrued_interest: f64,
    /// Days since the last coupon.
    pub accrued_days: u32,
    pub convention: Convention,
    /// The convention in words.
    pub convention_rule: String,
    /// What is paid: clean price and accrued interest.
    pub dirty_price: f64,
    /// Mean time to the payments, weighted by value, in years.
    pub macaulay_duration: f64,
    /// Per cent the price falls when the yield rises by a point.
    pub modified_duration: f64,
    /// How that changes, in years squared.
    pub convexity: f64,
    /// Price change for one basis point, per 100.
    pub dv01: f64,
    /// Soonest first.
    pub cash_flows: Vec<CashFlow>,
}

/// Prices the bond.
pub fn run(plan: &Plan) -> Report {
    let bond = Bond::new(plan);
    let yield_pct = match plan.known {
        Known::Yield(value) => value,
        Known::CleanPrice(clean) => bond.yield_at(clean + bond.accrued),
    };
    let value = bond.value(yield_pct);
    let per_flow = bond.flows.iter().map(|flow| CashFlow {
        date: flow.date,
        amount: round_to(flow.amount, 6),
        present_value: round_to(flow.amount * bond.discount(yield_pct, flow.periods), 6),
    });
    Report {
        yield_pct: round_to(yield_pct, 8),
        clean_price: round_to(value.price - bond.accrued, 6),
        accrued_interest: round_to(bond.accrued, 6),
        accrued_days: bond.accrued_days as u32,
        convention: plan.convention,
        convention_rule: plan.convention.in_words().to_owned(),
        dirty_price: round_to(value.price, 6),
        macaulay_duration: round_to(value.macaulay, 6),
        modified_duration: round_to(-value.first / value.price, 6),
        convexity: round_to(value.second / value.price, 6),
        dv01: round_to(-value.first / 10_000.0, 6),
        cash_flows: per_flow.collect(),
    }
}

struct Flow {
    date: Date,
    amount: f64,
    /// Coupon periods from settlement.
    periods: f64,
}

struct Bond {
    flows: Vec<Flow>,
    accrued: f64,
    accrued_days: f64,
}

/// Price, mean time in years, and derivatives with respect to the yield as a fraction.
struct Value {
    price: f64,
    macaulay: f64,
    first: f64,
    second: f64,
}

impl Bond {
    fn new(plan: &Plan) -> Self {
        // Stepping back from maturity itself keeps the day of the month where months are short.
        let coupon_day = |n: i32| {
            plan.maturity
                .saturating_sub(Span::new().months(n * MONTHS_BETWEEN_COUPONS))
        };
        let remaining = (1..)
            .find(|&n| coupon_day(n) <= plan.settlement)
            .unwrap_or(1);
        let (last, next) = (coupon_day(remaining), coupon_day(remaining - 1));
        let coupon = plan.coupon_pct / 2.0;
        let (gone, left) = (days(last, plan.settlement), days(plan.settlement, next));
        let share = left / days(last, next);
        let (ahead, accrued) = match plan.convention {
            Convention::ActualActual => (share, coupon * (1.0 - share)),
            Convention::Canadian => {
                let earned = |days: f64| plan.coupon_pct * days / DAYS_A_YEAR;
                let accrued = if gone < DAYS_A_YEAR / 2.0 {
                    earned(gone)
                } else {
                    coupon - earned(left)
                };
                let is_last = remaining == 1;
                (
                    if is_last {
                        2.0 * left / DAYS_A_YEAR
                    } else {
                        share
                    },
                    accrued,
                )
            }
        };
        let flows = (0..remaining)
            .map(|index| {
                let is_last = index == remaining - 1;
                Flow {
                    date: coupon_day(remaining - 1 - index),
                    amount: if is_last { coupon + 100.0 } else { coupon },
                    periods: ahead + f64::from(index),
                }
            })
            .collect();
        Self {
            flows,
            accrued,
            accrued_days: gone,
        }
    }

    fn discount(&self, yield_pct: f64, periods: f64) -> f64 {
        let rate = yield_pct / 200.0;
        match self.flows.len() {
            1 => 1.0 / (1.0 + rate * periods),
            _ => (1.0 + rate).powf(-periods),
        }
    }

    fn value(&self, yield_pct: f64) -> Value {
        let rate = yield_pct / 200.0;
        let simple = self.flows.len() == 1;
        let mut value = Value {
            price: 0.0,
            macaulay: 0.0,
            first: 0.0,
            second: 0.0,
        };
        for flow in &self.flows {
            let worth = flow.amount * self.discount(yield_pct, flow.periods);
            let n = flow.periods;
            value.price += worth;
            value.macaulay += worth * n / 2.0;
            if simple {
                let step = n / 2.0 / (1.0 + rate * n);
                value.first -= worth * step;
                value.second += 2.0 * worth * step * step;
            } else {
                value.first -= worth * n / 2.0 / (1.0 + rate);
                value.second += worth * n * (n + 1.0) / 4.0 / (1.0 + rate).powi(2);
            }
        }
        value.macaulay /= value.price;
        value
    }

    /// The yield at which the bond is worth `dirty`, by halving: the price only falls as the yield rises.
    fn yield_at(&self, dirty: f64) -> f64 {
        let (mut low, mut high) = SEARCHED_YIELD_PCT;
        for _ in 0..80 {
            let middle = f64::midpoint(low, high);
            if self.value(middle).price > dirty {
                low = middle;
            } else {
                high = middle;
            }
        }
        f64::midpoint(low, high)
    }
}

fn days(from: Date, to: Date) -> f64 {
    let span = from.until((Unit::Day, to));
    f64::from(span.expect("days between two dates fit a span").get_days())
}
