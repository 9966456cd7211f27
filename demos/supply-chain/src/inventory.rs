//! How much to order, how much to keep, and how many of what sells once.

use std::f64::consts::{PI, SQRT_2};
use std::ops::RangeInclusive;

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Fields, Input};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Units, dollars and periods of any shop.
pub const AMOUNT: RangeInclusive<f64> = 0.0..=1e12;
/// Below a half stock would be kept on purpose too small.
pub const SERVICE: RangeInclusive<f64> = 0.5..=0.9999;
/// What keeping a unit costs, and what an order does: nothing would make an order endless, or ask for endlessly many.
pub const PRICE: RangeInclusive<f64> = 1e-6..=1e12;

/// What is ordered and how it sells, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = SupplyChainInventoryParams)]
pub struct Params {
    /// Units a year.
    pub annual_demand: f64,
    /// Of an order, whatever its size.
    pub order_cost: f64,
    /// Of a unit kept for a year.
    pub holding_cost: f64,
    /// Units a period, and how they vary.
    pub demand_mean: f64,
    pub demand_sd: f64,
    /// Periods from order to delivery, and how they vary.
    pub lead_time: f64,
    pub lead_time_sd: f64,
    /// The chance that stock lasts until the delivery, 0.5 to 0.9999.
    pub service_level: f64,
    /// Of what sells once: units that sell, how they vary, what a unit too few costs and one too many.
    pub once_mean: f64,
    pub once_sd: f64,
    pub underage_cost: f64,
    pub overage_cost: f64,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            annual_demand: 12_000.0,
            order_cost: 75.0,
            holding_cost: 2.4,
            demand_mean: 250.0,
            demand_sd: 40.0,
            lead_time: 9.0,
            lead_time_sd: 2.0,
            service_level: 0.95,
            once_mean: 100.0,
            once_sd: 20.0,
            underage_cost: 7.0,
            overage_cost: 3.0,
        }
    }
}

/// Checked.
pub type Plan = Params;

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let annual_demand = fields.within("annual_demand", self.annual_demand, AMOUNT);
        let order_cost = fields.within("order_cost", self.order_cost, PRICE);
        let holding_cost = fields.within("holding_cost", self.holding_cost, PRICE);
        let demand_mean = fields.within("demand_mean", self.demand_mean, AMOUNT);
        let demand_sd = fields.within("demand_sd", self.demand_sd, AMOUNT);
        let lead_time = fields.within("lead_time", self.lead_time, AMOUNT);
        let lead_time_sd = fields.within("lead_time_sd", self.lead_time_sd, AMOUNT);
        let service_level = fields.within("service_level", self.service_level, SERVICE);
        let once_mean = fields.within("once_mean", self.once_mean, AMOUNT);
        let once_sd = fields.within("once_sd", self.once_sd, AMOUNT);
        let underage_cost = fields.within("underage_cost", self.underage_cost, PRICE);
        let overage_cost = fields.within("overage_cost", self.overage_cost, PRICE);
        Some(Self {
            annual_demand: annual_demand?,
            order_cost: order_cost?,
            holding_cost: holding_cost?,
            demand_mean: demand_mean?,
            demand_sd: demand_sd?,
            lead_time: lead_time?,
            lead_time_sd: lead_time_sd?,
            service_level: service_level?,
            once_mean: once_mean?,
            once_sd: once_sd?,
            underage_cost: underage_cost?,
            overage_cost: overage_cost?,
        })
    }
}

/// How much to order and to keep.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainInventory)]
pub struct Report {
    /// The order that costs least (Harris, 1913): √(2 D K / h).
    pub order_quantity: f64,
    pub orders_a_year: f64,
    /// Of ordering and of keeping, a year, at that order.
    pub yearly_cost: f64,
    /// Standard deviations kept for the service level.
    pub z: f64,
    /// z √(L σ² + d² σ_L²).
    pub safety_stock: f64,
    /// An order is placed when stock falls to this.
    pub reorder_point: f64,
    /// Units missing in a cycle, on average.
    pub short_a_cycle: f64,
    /// Of what sells once: the number that costs least, and its chance of being enough.
    pub once_quantity: f64,
    pub once_chance: f64,
}

pub fn run(plan: &Plan) -> Report {
    let order = (2.0 * plan.annual_demand * plan.order_cost / plan.holding_cost).sqrt();
    let z = normal_quantile(plan.service_level);
    let spread = (plan.lead_time * plan.demand_sd.powi(2)
        + (plan.demand_mean * plan.lead_time_sd).powi(2))
    .sqrt();
    let ratio = plan.underage_cost / (plan.underage_cost + plan.overage_cost);
    Report {
        order_quantity: round_to(order, 6),
        // Demand by the order, without an order of nothing to divide by.
        orders_a_year: round_to(
            (plan.annual_demand * plan.holding_cost / (2.0 * plan.order_cost)).sqrt(),
            6,
        ),
        yearly_cost: round_to(order * plan.holding_cost, 6),
        z: round_to(z, 6),
        safety_stock: round_to(z * spread, 6),
        reorder_point: round_to(plan.demand_mean * plan.lead_time + z * spread, 6),
        short_a_cycle: round_to(normal_loss(z) * spread, 6),
        // Where even none is too many, none.
        once_quantity: round_to(
            (plan.once_mean + normal_quantile(ratio) * plan.once_sd).max(0.0),
            6,
        ),
        once_chance: round_to(ratio, 6),
    }
}

/// Of the normal distribution, below z.
fn normal_cdf(z: f64) -> f64 {
    0.5 * erfc(-z / SQRT_2)
}

fn normal_density(z: f64) -> f64 {
    (-0.5 * z * z).exp() / (2.0 * PI).sqrt()
}

/// Units missing on average, in standard deviations, where z of them are kept.
pub fn normal_loss(z: f64) -> f64 {
    normal_density(z) - z * (1.0 - normal_cdf(z))
}

/// By bisection, which cannot miss.
pub fn normal_quantile(p: f64) -> f64 {
    let (mut low, mut high) = (-40.0, 40.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if normal_cdf(middle) < p {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

/// The complementary error function: its series near nothing, Lentz's continued fraction beyond.
fn erfc(x: f64) -> f64 {
    if x < 0.0 {
        return 2.0 - erfc(-x);
    }
    if x < 2.0 {
        let (mut term, mut sum, mut n) = (x, x, 0.0);
        while f64::abs(term) > 1e-17 * sum && n < 200.0 {
            n += 1.0;
            term *= -x * x / n;
            sum += term / (2.0 * n + 1.0);
        }
        return 1.0 - 2.0 / PI.sqrt() * sum;
    }
    let mut fraction = 0.0;
    for n in (1..=80).rev() {
        fraction = f64::from(n) / 2.0 / (x + fraction);
    }
    (-x * x).exp() / (PI.sqrt() * (x + fraction))
}
