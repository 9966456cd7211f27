//! No dollar comes from nowhere: ruin is the end, rounding loses nothing, what has no spread has no ratio to it.

use boreal_demo_kit::Input;
use investment_research::backtest::{self, Params, Rebalance, hold};
use investment_research::metrics;
use investment_research::portfolio;
use investment_research::prices::Prices;
use jiff::civil::Date;

fn days(count: usize, step: i32) -> Vec<String> {
    let first = jiff::civil::date(2000, 1, 31);
    (0..count)
        .map(|at| (first + jiff::Span::new().days(step * at as i32)).to_string())
        .collect()
}

fn two(first: [f64; 3], second: [f64; 3], weights: [f64; 2]) -> Params {
    let column = |[start, middle, end]: [f64; 3]| [&[start; 7][..], &[middle; 6], &[end]].concat();
    Params {
        assets: vec!["A".to_owned(), "B".to_owned()],
        dates: days(14, 31),
        closes: vec![column(first), column(second)],
        weights: weights.to_vec(),
        rebalance: "never".to_owned(),
        ..Params::default()
    }
}

#[test]
fn what_is_lost_stays_lost() {
    let params = two([100.0, 50.0, 51.0], [50.0, 100.0, 101.0], [5.0, -4.0]);
    for (rebalance, cost_bp) in [("never", 0.0), ("monthly", 1000.0), ("yearly", 10.0)] {
        let report = backtest::run(
            &Params {
                rebalance: rebalance.to_owned(),
                cost_bp,
                ..params.clone()
            }
            .plan()
            .unwrap(),
        );
        let ruined = report.ruined_on.unwrap();
        assert_eq!(report.growth, 0.0);
        assert_eq!(report.metrics.max_drawdown, -1.0);
        assert_eq!(report.metrics.cagr, Some(-1.0));
        assert!(report.turnover_per_year >= 0.0 && report.cost <= 1.0);
        for day in &report.values {
            assert_eq!(day.value > 0.0, day.date < ruined, "{rebalance}: {day:?}");
        }
    }
    let safe = backtest::run(
        &two([100.0, 50.0, 51.0], [50.0, 100.0, 101.0], [0.5, 0.5])
            .plan()
            .unwrap(),
    );
    assert_eq!(safe.ruined_on, None);
}

#[test]
fn weights_rounded_to_three_digits_lose_nothing() {
    let column: Vec<f64> = (0..361).map(|at| f64::from(100 + at % 2)).collect();
    let report = backtest::run(
        &Params {
            assets: ["A", "B", "C"].map(str::to_owned).to_vec(),
            dates: days(361, 30),
            closes: vec![column.clone(), column.clone(), column],
            weights: vec![0.333; 3],
            rebalance: "monthly".to_owned(),
            cost_bp: 0.0,
            ..Params::default()
        }
        .plan()
        .unwrap(),
    );
    assert!((report.growth - 1.0).abs() < 1e-8, "{}", report.growth);
}

fn figures(closes: Vec<f64>, step: i32) -> metrics::Report {
    let params = metrics::Params {
        dates: days(closes.len(), step),
        closes,
        risk_free: 0.0,
    };
    metrics::run(&params.plan().unwrap())
}

#[test]
fn the_same_return_every_day_has_no_ratio_to_its_spread() {
    for growth in [2.0_f64, 1.01] {
        let report = figures((0..14).map(|at| 100.0 * growth.powi(at)).collect(), 1);
        assert_eq!(
            (report.sharpe, report.skew, report.excess_kurtosis),
            (None, None, None)
        );
    }
    let wild = (0..14).map(|at| if at % 2 == 0 { 1e-9 } else { 1e12 });
    assert_eq!(figures(wild.collect(), 1).cagr, None);
}

#[test]
fn each_usual_distance_has_its_number_a_year() {
    let closes: Vec<f64> = (0..20).map(|at| f64::from(100 + at % 3)).collect();
    for (step, periods) in [
        (1, 252),
        (7, 52),
        (14, 26),
        (15, 26),
        (30, 12),
        (91, 4),
        (182, 2),
        (365, 1),
    ] {
        assert_eq!(
            figures(closes.clone(), step).periods_per_year,
            periods,
            "{step} days"
        );
    }
}

#[test]
fn prices_of_none_at_all_are_refused() {
    let errors = metrics::Params::default().plan().unwrap_err();
    assert_eq!(errors.0[0].field, "dates");
    let params = Params {
        assets: vec!["A".to_owned()],
        closes: vec![Vec::new()],
        weights: vec![1.0],
        ..Params::default()
    };
    assert_eq!(params.plan().unwrap_err().0[0].field, "dates");
}

fn refused(csv: String) -> String {
    let params = portfolio::Params {
        csv: Some(csv),
        ..portfolio::Params::default()
    };
    params.plan().unwrap_err().0.remove(0).message
}

#[test]
fn a_file_of_one_symbol_and_two_currencies_are_refused_with_what_to_bring() {
    let rows = |row: fn(usize) -> String| (0..14).map(row).collect::<String>();
    let download = rows(|at| format!("2026-01-{:02},1,3,1,{},900\n", at + 1, 1 + at % 3));
    let said = refused(format!("Date,Open,High,Low,Close,Volume\n{download}"));
    assert!(said.contains("one symbol's file"), "{said}");
    let mixed = rows(|at| {
        let currency = if at < 7 { "USD" } else { "CAD" };
        format!("2026-01-{:02},A,{},{currency}\n", at + 1, 10 + at % 3)
    });
    let said = refused(format!("date,symbol,close,currency\n{mixed}"));
    assert!(
        said.contains("\"CAD\" after \"USD\"") && said.contains("line 9"),
        "{said}"
    );
}

#[test]
fn turnover_and_growth_count_the_same_years() {
    // Weekdays of two years: 261 returns a year, where a year of trading has 252.
    let first = jiff::civil::date(2001, 1, 1);
    let weekdays: Vec<Date> = (0..730)
        .map(|at| first + jiff::Span::new().days(at))
        .filter(|day| day.weekday().to_monday_one_offset() <= 5)
        .collect();
    let column = |turn: usize| (0..weekdays.len()).map(move |at| 100.0 + (at % turn) as f64);
    let prices = Prices {
        assets: vec!["A".to_owned(), "B".to_owned()],
        closes: vec![column(3).collect(), column(7).collect()],
        dates: weekdays,
        left_out: 0,
    };
    let traded = hold(&prices, &[0.5, 0.5], Rebalance::Monthly, 10.0).turnover;
    let params = Params {
        assets: prices.assets,
        dates: prices.dates.iter().map(ToString::to_string).collect(),
        closes: prices.closes,
        weights: vec![0.5, 0.5],
        rebalance: "monthly".to_owned(),
        ..Params::default()
    };
    let report = backtest::run(&params.plan().unwrap());
    // From 2001-01-01 to 2002-12-31.
    let expected = traded / (729.0 / 365.25);
    assert!(traded > 0.0);
    assert!(
        (report.turnover_per_year - expected).abs() < 1e-6,
        "{} a year, by the calendar {expected}",
        report.turnover_per_year
    );
}
