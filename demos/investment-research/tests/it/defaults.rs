//! The report the page shows before anyone touches a control, and what holds of every report.

use boreal_demo_kit::Input;
use investment_research::backtest::Rebalance;
use investment_research::data_set::DataSet;
use investment_research::portfolio::{self, Params};
use investment_research::{HOLDINGS, default_report};

fn report(change: impl FnOnce(&mut Params)) -> portfolio::Report {
    let mut params = Params {
        holdings: HOLDINGS.to_owned(),
        ..Params::default()
    };
    change(&mut params);
    portfolio::run(&params.plan().unwrap()).unwrap()
}

#[test]
fn the_default_report_is_the_same_every_time() {
    let text = serde_json::to_string(&default_report()).unwrap();
    assert_eq!(text, serde_json::to_string(&default_report()).unwrap());
    assert!(text.len() < 90_000, "{} bytes", text.len());
}

#[test]
fn bonds_are_held_at_constant_maturities() {
    let prices = DataSet::Bonds.prices();
    assert_eq!(prices.dates.len(), 326);
    assert_eq!(prices.assets.len(), 7);
    // January 1997: the 3-month bill earned its yield of 2.86 % for 31 days, less what its rise took.
    let month = prices.closes[0][1] / prices.closes[0][0] - 1.0;
    let (before, after) = (0.028_603_7, 0.029_279_0);
    let rest = 0.25 - 31.0 / 365.25;
    let expected = f64::exp(before * 0.25 - after * rest) - 1.0;
    assert!((month - expected).abs() < 1e-9, "{month}");
    // No month is the doing of one point of the curve alone: 20 and 30 years move together.
    let moves = |at: usize| {
        prices.closes[at]
            .windows(2)
            .map(|pair| pair[1] / pair[0] - 1.0)
    };
    let apart = moves(5)
        .zip(moves(6))
        .map(|(twenty, thirty)| (thirty - 1.5 * twenty).abs());
    assert!(apart.fold(0.0, f64::max) < 0.13);
    // Longer bonds moved more.
    let window = report(|_| ());
    for pair in window.assets.windows(2) {
        assert!(pair[1].volatility_pct > pair[0].volatility_pct, "{pair:?}");
    }
    assert_eq!(window.window.periods_per_year, 12);
}

#[test]
fn the_better_portfolio_has_the_same_risk_and_no_less_return() {
    for data in ["bonds", "synthetic"] {
        let report = report(|params| {
            params.data = data.to_owned();
            params.holdings = String::new();
        });
        assert!(report.better.volatility_pct <= report.held.volatility_pct + 1e-3);
        assert!(report.better.expected_return_pct >= report.held.expected_return_pct - 1e-3);
        assert_eq!(report.frontier.len(), 50);
        assert_eq!(report.resamples_solved, report.resamples);
        for asset in &report.assets {
            assert!(
                asset.low_pct.unwrap() <= asset.high_pct.unwrap(),
                "{asset:?}"
            );
        }
        let sum: f64 = report.assets.iter().map(|asset| asset.better_pct).sum();
        assert!((sum - 100.0).abs() < 1e-3, "{sum}");
    }
}

#[test]
fn one_seed_gives_one_answer_and_another_another() {
    let seeded = |seed| report(|params| params.seed = seed);
    assert_eq!(seeded(4), seeded(4));
    assert_ne!(seeded(4).held_fan, seeded(5).held_fan);
    assert_eq!(seeded(4).held, seeded(5).held);
}

#[test]
fn costs_only_take_and_never_rebalancing_costs_nothing() {
    let rules = report(|params| params.cost_bp = 50.0).rules;
    assert_eq!(rules.len(), 4);
    for rule in &rules {
        assert!(rule.growth <= rule.growth_without_cost);
    }
    assert_eq!(rules[0].rebalance, Rebalance::Never);
    assert_eq!(
        (rules[0].rebalances, rules[0].growth),
        (0, rules[0].growth_without_cost)
    );
}

#[test]
fn limits_hold_in_the_better_portfolio() {
    let report = report(|params| {
        params.objective = "max_sharpe".to_owned();
        params.min_weight_pct = 2.0;
        params.max_weight_pct = 30.0;
        params.groups = "10y+20y+30y 40 100, 1y+2y 0 45".to_owned();
    });
    let weight = |name: &str| {
        report
            .assets
            .iter()
            .find(|a| a.asset == name)
            .unwrap()
            .better_pct
    };
    for asset in &report.assets {
        assert!(
            (2.0 - 1e-4..=30.0 + 1e-4).contains(&asset.better_pct),
            "{asset:?}"
        );
    }
    assert!(weight("10y") + weight("20y") + weight("30y") > 40.0 - 1e-4);
}

#[test]
fn a_fan_opens_with_the_years_and_starts_at_one() {
    let fan = report(|_| ()).held_fan;
    assert_eq!(fan.points.len(), 11);
    assert_eq!((fan.points[0].p5, fan.points[0].p95), (1.0, 1.0));
    for point in &fan.points[1..] {
        assert!(
            point.p5 < point.p25
                && point.p25 < point.p50
                && point.p50 < point.p75
                && point.p75 < point.p95
        );
    }
}
