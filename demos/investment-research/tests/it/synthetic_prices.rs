//! A made-up table of prices against figures that `scripts/cross_check/prices.py` works out without
//! this engine. That file meets the published figures of real prices, which may not be passed on.

use boreal_demo_kit::Input;
use investment_research::backtest::{self, Rebalance, hold};
use investment_research::metrics::{self, deepest_fall};
use investment_research::prices::Prices;
use jiff::civil::Date;
use serde_json::Value;

const CLOSE_ENOUGH: f64 = 1e-8;

fn figures() -> Value {
    serde_json::from_str(include_str!("inputs/synthetic-figures.json")).unwrap()
}

fn prices() -> Prices {
    let mut lines = include_str!("inputs/synthetic-prices.csv").lines();
    let assets: Vec<String> = lines
        .next()
        .unwrap()
        .split(',')
        .skip(1)
        .map(str::to_owned)
        .collect();
    let mut closes = vec![Vec::new(); assets.len()];
    let mut dates: Vec<Date> = Vec::new();
    for line in lines {
        let mut cells = line.split(',');
        dates.push(cells.next().unwrap().parse().unwrap());
        for (column, cell) in closes.iter_mut().zip(cells) {
            column.push(cell.parse().unwrap());
        }
    }
    Prices {
        assets,
        dates,
        closes,
        left_out: 0,
    }
}

/// The rows of the last day of each month.
fn month_ends(prices: &Prices, asset: usize) -> (Vec<Date>, Vec<f64>) {
    let days = &prices.dates;
    let is_last = |at: &usize| {
        let next = days.get(at + 1);
        next.is_none_or(|next| next.month() != days[*at].month())
    };
    let ends = (0..days.len()).filter(is_last);
    ends.map(|at| (days[at], prices.closes[asset][at])).unzip()
}

#[track_caller]
fn check(name: &str, dates: &[Date], closes: &[f64], risk_free: f64) {
    let params = metrics::Params {
        dates: dates.iter().map(ToString::to_string).collect(),
        closes: closes.to_vec(),
        risk_free,
    };
    let ours = serde_json::to_value(metrics::run(&params.plan().unwrap())).unwrap();
    let all = figures();
    let theirs = all["metrics"][name].as_object().unwrap();
    assert!(theirs.len() >= 20, "{name}");
    for (field, theirs) in theirs {
        match (ours[field].as_f64(), theirs.as_f64()) {
            (Some(ours), Some(theirs)) => assert!(
                (ours - theirs).abs() < CLOSE_ENOUGH,
                "{name} {field}: {ours}, worked out apart {theirs}"
            ),
            _ => assert_eq!(&ours[field], theirs, "{name} {field}"),
        }
    }
}

#[test]
fn metrics_are_those_worked_out_apart_to_the_eighth_digit() {
    let prices = prices();
    for (asset, closes) in prices.assets.iter().zip(&prices.closes) {
        check(asset, &prices.dates, closes, 0.0);
    }
    check("RIVER less 3 %", &prices.dates, &prices.closes[0], 0.03);
    let (dates, closes) = month_ends(&prices, 1);
    check("CEDAR by month", &dates, &closes, 0.0);
}

#[test]
fn rebalancing_grows_costs_and_falls_as_worked_out_apart() {
    let prices = prices();
    let even = [0.25; 4];
    let mut seen = 0;
    for rule in Rebalance::ALL {
        for (cost, weights) in [(0, even), (10, even), (35, [0.4, 0.3, 0.2, 0.1])] {
            let held = hold(&prices, &weights, *rule, f64::from(cost));
            let all = figures();
            let theirs = &all["rebalanced"][format!("{rule} at {cost} bp")];
            for (field, ours) in [
                ("growth", *held.values.last().unwrap()),
                ("middle", held.values[held.values.len() / 2]),
                ("cost", held.cost),
                ("turnover", held.turnover),
                ("rebalances", held.rebalances as f64),
                ("max_drawdown", deepest_fall(&held.values).depth),
            ] {
                let theirs = theirs[field].as_f64().unwrap();
                assert!(
                    (ours - theirs).abs() < CLOSE_ENOUGH,
                    "{rule} at {cost} bp, {field}: {ours}, worked out apart {theirs}"
                );
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 72);
}

#[test]
fn weights_that_rounding_left_short_of_one_lose_nothing() {
    let prices = prices();
    let grown = |weights: [f64; 3]| {
        let params = backtest::Params {
            assets: prices.assets[..3].to_vec(),
            dates: prices.dates.iter().map(ToString::to_string).collect(),
            closes: prices.closes[..3].to_vec(),
            weights: weights.to_vec(),
            rebalance: "monthly".to_owned(),
            ..backtest::Params::default()
        };
        backtest::run(&params.plan().unwrap()).growth
    };
    assert!((grown([0.333; 3]) - grown([1.0 / 3.0; 3])).abs() < CLOSE_ENOUGH);
}

#[test]
fn a_backtest_answers_with_those_figures() {
    let prices = prices();
    let params = backtest::Params {
        assets: prices.assets.clone(),
        dates: prices.dates.iter().map(ToString::to_string).collect(),
        closes: prices.closes.clone(),
        weights: vec![0.25; 4],
        rebalance: "monthly".to_owned(),
        ..backtest::Params::default()
    };
    let report = backtest::run(&params.plan().unwrap());
    let all = figures();
    let theirs = &all["rebalanced"]["monthly at 10 bp"];
    for (ours, field) in [
        (report.growth, "growth"),
        (report.cost, "cost"),
        (report.metrics.max_drawdown, "max_drawdown"),
    ] {
        let theirs = theirs[field].as_f64().unwrap();
        assert!((ours - theirs).abs() < 2e-8, "{field}: {ours}, {theirs}");
    }
}
