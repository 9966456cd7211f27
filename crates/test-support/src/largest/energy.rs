//! Years of quarter hours.

use serde_json::json;

use super::{LargestCall, get, post, rows};

/// Of a leap year.
const STEPS: u32 = 35_136;

/// A price of its own for every step, above nothing.
fn own_price(at: u32) -> f64 {
    10.0 + f64::from(at * 7919 % 10_007) / 1112.0
}

/// Steps that leave not quite eight million points, which is the limit, where each leaves a case more.
const VARIED_STEPS: u32 = 3_990;

/// Months of 28 days; the days between them are missing.
fn meter(months: u32, values: impl Fn(u32) -> String) -> String {
    rows(months * 28 * 96, |at| {
        let (day, step) = ((at - 1) / 96, (at - 1) % 96);
        let (month, day) = (1 + day / 28, 1 + day % 28);
        let (hour, minute) = (step / 4, step % 4 * 15);
        format!(
            "2021-{month:02}-{day:02} {hour:02}:{minute:02},{}",
            values(at)
        )
    })
}

/// Prices below zero among them, and prices that leave a case more with each step.
pub(super) fn energy() -> Vec<LargestCall> {
    let list = |of: fn(u32) -> f64| (0..STEPS).map(of).collect::<Vec<f64>>();
    let battery = json!({ "power": 4, "energy": 38, "charge_efficiency": 0.92, "discharge_efficiency": 0.92, "initial": 0 });
    let lossy =
        json!({ "power": 4, "energy": 20, "charge_efficiency": 0.5, "discharge_efficiency": 0.5 });
    let prices = list(|at| f64::from(at * 7919 % 10_007) / 100.0 - 30.0);
    let home = json!({
        "prices": prices.clone(),
        "sell_prices": list(|at| f64::from(at * 104_729 % 5003) / 100.0 - 10.0),
        "load": list(|at| f64::from(at * 31 % 97) / 10.0),
        "solar": list(|at| f64::from(at * 17 % 89) / 10.0),
        "battery": battery.clone(),
        "step_hours": 0.25,
    });
    let varied = |steps: u32| {
        let all = |of: fn(u32) -> f64| (0..steps).map(of).collect::<Vec<f64>>();
        json!({
            "prices": all(own_price), "sell_prices": all(|_| 0.0), "load": all(|_| 0.001),
            "battery": lossy.clone(), "step_hours": 0.25,
        })
    };
    let used = meter(12, |at| (at % 13).to_string());
    let own_prices = |months: u32, demand_charge: u32| {
        let priced = meter(months, |at| format!("0.001,{:.4}", own_price(at)));
        json!({
            "csv": format!("time,kwh,price\n{priced}"), "demand_charge": demand_charge, "power_kw": 4,
            "energy_kwh": 20, "efficiency_pct": 50,
        })
    };
    vec![
        post(
            "a year of quarter hours at a market",
            "energy-management/dispatch",
            json!({ "prices": prices, "battery": battery, "step_hours": 0.25 }),
        ),
        post("a home for a year", "energy-management/dispatch", home),
        post(
            "a case more with each of a year's quarter hours",
            "energy-management/dispatch",
            varied(STEPS),
        )
        .refused(),
        post(
            "as many cases as are kept",
            "energy-management/dispatch",
            varied(VARIED_STEPS),
        ),
        get(
            "two days of storage",
            "energy-management/market",
            "market=alberta&energy_mwh=48",
        ),
        post(
            "a fortnight",
            "energy-management/forecast",
            json!({ "days": 14 }),
        ),
        post(
            "a year of quarter hours with gaps",
            "energy-management/bill",
            json!({ "csv": format!("time,kwh\n{used}"), "demand_charge": 15, "solar_kw": 5, "energy_kwh": 40 }),
        ),
        post(
            "a case more with each of a year's quarter hours",
            "energy-management/bill",
            own_prices(12, 0),
        ),
        post(
            "a case more with each quarter hour of twelve months with caps",
            "energy-management/bill",
            own_prices(12, 15),
        ),
        // Four or five caps take all points but those of one more.
        post(
            "as many caps of a month as there are points for",
            "energy-management/bill",
            own_prices(1, 15),
        ),
    ]
}
