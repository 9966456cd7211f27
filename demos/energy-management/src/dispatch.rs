//! The best schedule of a battery for prices of the caller's own.

use std::ops::RangeInclusive;

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{FieldError, Fields, Input, Limit};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::battery::{self, NoSchedule, Schedule, Step};
use crate::points;

/// A year of quarter hours.
pub const MOST_STEPS: usize = 35_136;
/// Dollars a unit of energy, in any currency and unit.
pub const PRICE: RangeInclusive<f64> = -1e5..=1e5;
/// Units of power and energy.
pub const AMOUNT: RangeInclusive<f64> = 0.0..=1e7;
pub const STEP_HOURS: RangeInclusive<f64> = 0.01..=24.0;
const LEAST_EFFICIENCY: f64 = 0.1;
const LEAST_AMOUNT: f64 = 1e-3;
/// Steps times the steps it takes to fill the battery: what a direct answer may take. What prices and loads make of them
/// is counted on the way ([`points`]).
pub const MOST_WORK: f64 = 1_500_000.0;
/// What leaves fewer cases.
const ADVICE: &str = "send fewer steps, or a battery that holds less";

/// A battery as sent: power at the grid, the rest in units of energy.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = EnergyManagementBattery)]
pub struct Battery {
    pub power: f64,
    /// The steps it takes to fill it and one, times all steps, are at most 1,500,000.
    pub energy: f64,
    /// Stored of a unit bought, 0.1 to 1.
    #[serde(default = "whole")]
    pub charge_efficiency: f64,
    /// Delivered of a unit taken out, 0.1 to 1.
    #[serde(default = "whole")]
    pub discharge_efficiency: f64,
    /// Stored before the first step.
    #[serde(default)]
    pub initial: f64,
    /// Stored after the last step, at least.
    #[serde(default)]
    pub final_min: Option<f64>,
}

fn whole() -> f64 {
    1.0
}

impl Default for Battery {
    fn default() -> Self {
        Self {
            power: 1.0,
            energy: 4.0,
            charge_efficiency: 0.92,
            discharge_efficiency: 0.92,
            initial: 0.0,
            final_min: None,
        }
    }
}

/// Prices and a battery, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = EnergyManagementDispatchParams)]
pub struct Params {
    /// By step, dollars a unit of energy bought; negative ones pay for taking it.
    /// Refused are prices and loads that leave more cases than 8 million points keep apart: where each step has a price
    /// of its own, 4,000 steps may.
    pub prices: Vec<f64>,
    /// By step, dollars a unit of energy sold; without it the same.
    pub sell_prices: Option<Vec<f64>>,
    /// By step, what is used, in units of power.
    pub load: Option<Vec<f64>>,
    /// By step, what the roof gives, in units of power.
    pub solar: Option<Vec<f64>>,
    pub battery: Battery,
    /// Hours a step.
    pub step_hours: f64,
    /// The most power the grid may give in any step.
    pub grid_limit: Option<f64>,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            prices: Vec::new(),
            sell_prices: None,
            load: None,
            solar: None,
            battery: Battery::default(),
            step_hours: 1.0,
            grid_limit: None,
        }
    }
}

/// Valid prices and a battery.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    pub battery: battery::Battery,
    pub steps: Vec<Step>,
    pub step_hours: f64,
    pub grid_limit: Option<f64>,
    has_load: bool,
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        Self {
            prices: vec![20.0, -5.0, 15.0, 60.0, 90.0, 30.0],
            load: Some(vec![0.5, 0.4, 0.6, 1.2, 1.5, 0.8]),
            solar: Some(vec![0.0, 0.0, 0.3, 0.6, 0.1, 0.0]),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let count = self.prices.len();
        let counted = fields.count("prices", count, 1..=MOST_STEPS);
        let prices = check_list(fields, "prices", &self.prices, &PRICE);
        let mut others = [None, None, None];
        let lists = [
            ("sell_prices", &self.sell_prices, &PRICE),
            ("load", &self.load, &AMOUNT),
            ("solar", &self.solar, &AMOUNT),
        ];
        for (other, (field, values, range)) in others.iter_mut().zip(lists) {
            *other = check_optional_list(fields, field, values.as_deref(), range, count);
        }
        let battery = fields.inside("battery", |fields| check_battery(fields, &self.battery));
        let step_hours = fields.within("step_hours", self.step_hours, STEP_HOURS);
        let grid_limit = fields.optional_within("grid_limit", self.grid_limit, AMOUNT);
        let ((), (), [sell, load, solar]) = (counted?, prices?, others);
        let (sell, load, solar) = (sell?, load?, solar?);
        let (battery, step_hours, grid_limit) = (battery?, step_hours?, grid_limit?);
        let fill = battery.energy / (battery.power * step_hours * battery.charge_efficiency);
        if count as f64 * (1.0 + fill) > MOST_WORK {
            let most = (MOST_WORK / count as f64 - 1.0).floor();
            let message = format!(
                "battery.energy takes {} steps to fill: over {count} steps at most {most} are worked out",
                round_to(fill, 1)
            );
            let values = json!({ "steps": count, "maximum": most });
            fields.refuse("battery.energy", "holds_too_much", message, values);
            return None;
        }
        let of = |list: Option<&[f64]>, at: usize| list.map_or(0.0, |list| list[at]);
        let step = |(at, &buy): (usize, &f64)| Step {
            buy,
            sell: sell.map_or(buy, |sell| sell[at]),
            net_load: of(load, at) - of(solar, at),
        };
        Some(Plan {
            steps: self.prices.iter().enumerate().map(step).collect(),
            has_load: load.is_some() || solar.is_some(),
            battery,
            step_hours,
            grid_limit,
        })
    }
}

/// The numbers of a battery, with their limits.
pub fn check_battery(fields: &mut Fields, sent: &Battery) -> Option<battery::Battery> {
    let most = *AMOUNT.end();
    let power = fields.within("power", sent.power, LEAST_AMOUNT..=most);
    let energy = fields.within("energy", sent.energy, LEAST_AMOUNT..=most);
    let efficiency = LEAST_EFFICIENCY..=1.0;
    let charge = fields.within(
        "charge_efficiency",
        sent.charge_efficiency,
        efficiency.clone(),
    );
    let discharge = fields.within(
        "discharge_efficiency",
        sent.discharge_efficiency,
        efficiency,
    );
    let initial = fields.within("initial", sent.initial, AMOUNT);
    let final_min = fields.optional_within("final_min", sent.final_min, AMOUNT);
    let (power, energy, initial, final_min) = (power?, energy?, initial?, final_min?);
    for (field, value) in [("initial", Some(initial)), ("final_min", final_min)] {
        if let Some(value) = value.filter(|value| *value > energy) {
            let message = format!("{field} is {value}, and the battery holds {energy}");
            let values = json!({ "maximum": energy, "got": value });
            fields.refuse(field, "above_energy", message, values);
            return None;
        }
    }
    Some(battery::Battery {
        power,
        energy,
        charge_efficiency: charge?,
        discharge_efficiency: discharge?,
        initial,
        final_min: final_min.unwrap_or(0.0),
    })
}

/// Every number of a list within its range; the first that is not is refused.
fn check_list(
    fields: &mut Fields,
    field: &str,
    values: &[f64],
    range: &RangeInclusive<f64>,
) -> Option<()> {
    let (low, high) = (*range.start(), *range.end());
    fields.limit(&format!("{field}[]"), Limit::Range(low, high));
    let Some(at) = values.iter().position(|value| !range.contains(value)) else {
        return Some(());
    };
    let (field, got) = (format!("{field}[{at}]"), values[at]);
    let message = format!("{field} must be {low} to {high}, got {got:e}");
    let values = json!({ "minimum": low, "maximum": high, "got": got });
    fields.refuse(field, "out_of_range", message, values);
    None
}

/// As [`check_list`] for a list that may be absent, and otherwise is as long as the prices.
fn check_optional_list<'a>(
    fields: &mut Fields,
    field: &str,
    values: Option<&'a [f64]>,
    range: &RangeInclusive<f64>,
    count: usize,
) -> Option<Option<&'a [f64]>> {
    fields.limit(field, Limit::Items(1, MOST_STEPS));
    let checked = check_list(fields, field, values.unwrap_or_default(), range);
    let Some(values) = values else {
        return Some(None);
    };
    if values.len() != count {
        let got = values.len();
        let message =
            format!("{field} must have a value for each of the {count} prices, got {got}");
        let values = json!({ "prices": count, "got": got });
        fields.refuse(field, "wrong_count", message, values);
        return None;
    }
    checked.map(|()| Some(values))
}

/// A schedule that nothing betters.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementDispatchReport)]
pub struct Report {
    /// What the battery earns, or saves where there is load or solar.
    pub profit: f64,
    /// By step, power taken from the grid by the battery.
    pub charge: Vec<f64>,
    /// By step, power the battery gives; never in a step with charge.
    pub discharge: Vec<f64>,
    /// Stored at the end of each step.
    pub state_of_charge: Vec<f64>,
    /// No schedule can earn more.
    pub bound: f64,
    /// The difference of the two, in per cent of the bound.
    pub gap_pct: f64,
    /// Energy delivered, as a multiple of what the battery holds.
    pub cycles: f64,
    /// What a unit taken by the battery cost, and what a unit it gave brought, on average: at the price bought where the
    /// grid gives, at the price sold where it takes; null where there was none.
    pub bought_at: Option<f64>,
    pub sold_at: Option<f64>,
    /// With load or solar: the bill without and with the battery, and the most power from the grid.
    pub bill: Option<Bill>,
}

/// A bill without and with the battery.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementBill)]
pub struct Bill {
    pub without: f64,
    pub with: f64,
    pub peak_without: f64,
    pub peak_with: f64,
}

/// What a unit of energy brought in the steps with such power, on average; `None` without any.
fn mean_gain(gains: &[f64], powers: &[f64], hours: f64) -> Option<f64> {
    let active = gains.iter().zip(powers).filter(|(_, power)| **power > 0.0);
    let (gain, energy) = active.fold((0.0, 0.0), |(gain, energy), (one, power)| {
        (gain + one, energy + power * hours)
    });
    (energy > 0.0).then(|| gain / energy)
}

/// What a unit was bought at, and sold at, on average.
pub fn mean_prices(found: &Schedule, hours: f64) -> (Option<f64>, Option<f64>) {
    let bought = mean_gain(&found.gain, &found.charge, hours);
    let sold = mean_gain(&found.gain, &found.discharge, hours);
    (bought.map(|gain| 0.0 - gain), sold)
}

pub fn run(plan: &Plan) -> Result<Report, FieldError> {
    let (battery, hours) = (&plan.battery, plan.step_hours);
    let found =
        battery::best(battery, &plan.steps, hours, plan.grid_limit).map_err(|why| match why {
            NoSchedule::Unreachable => unreachable_end(plan),
            NoSchedule::TooManyPoints => points::refused("prices", plan.steps.len(), ADVICE),
        })?;
    let all = |values: &[f64]| values.iter().map(|value| round_to(*value, 9)).collect();
    let delivered: f64 = found.discharge.iter().sum::<f64>() * hours;
    let without: f64 = plan
        .steps
        .iter()
        .map(|step| step.cost(step.net_load, hours))
        .sum();
    let highest = |all: &mut dyn Iterator<Item = f64>| round_to(all.fold(0.0, f64::max), 9);
    let rounded = |price: Option<f64>| price.map(|price| round_to(price, 6));
    let (bought_at, sold_at) = mean_prices(&found, hours);
    Ok(Report {
        profit: round_to(found.value, 6),
        charge: all(&found.charge),
        discharge: all(&found.discharge),
        state_of_charge: all(&found.stored),
        bound: round_to(found.bound, 6),
        gap_pct: round_to(found.gap_pct(), 6),
        cycles: round_to(delivered / battery.energy, 6),
        bought_at: rounded(bought_at),
        sold_at: rounded(sold_at),
        bill: plan.has_load.then(|| Bill {
            without: round_to(without, 6),
            with: round_to(without - found.value, 6),
            peak_without: highest(&mut plan.steps.iter().map(|step| step.net_load)),
            peak_with: highest(&mut found.grid(&plan.steps)),
        }),
    })
}

/// Which limit the end cannot be reached with.
fn unreachable_end(plan: &Plan) -> FieldError {
    let battery = &plan.battery;
    let steps = plan.steps.len() as f64;
    let most =
        battery.initial + steps * battery.power * battery.charge_efficiency * plan.step_hours;
    if plan.grid_limit.is_none() || most < battery.final_min {
        let (final_min, most) = (battery.final_min, round_to(most, 6));
        let message =
            format!("final_min is {final_min}, and at full power {most} can be stored by the end");
        let values = json!({ "maximum": most, "got": final_min });
        return FieldError::new("battery.final_min", "unreachable", message, values);
    }
    let limit = plan.grid_limit.unwrap_or_default();
    let highest = plan.steps.iter().map(|step| step.net_load);
    let why = match highest.fold(0.0, f64::max) - limit > battery.power {
        true => "the load is above it by more than the battery's power",
        false if battery.final_min > 0.0 => {
            "the battery does not hold enough for the steps above it and for final_min"
        }
        false => "the battery does not hold enough for the steps above it",
    };
    let message = format!("grid_limit {limit} cannot be held: {why}");
    FieldError::new(
        "grid_limit",
        "unreachable",
        message,
        json!({ "got": limit }),
    )
}
