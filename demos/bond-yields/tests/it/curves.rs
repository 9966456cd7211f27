//! Curves on a day, compared, and series over time.

use bond_yields::basis::{bill_to_bond, bond_to_continuous, continuous_to_bond};
use bond_yields::{History, Series, curve, observations};
use boreal_demo_kit::Input;
use jiff::civil::date;

#[track_caller]
fn curve_on(day: Option<&str>) -> curve::Report {
    let params = curve::Params {
        date: day.map(str::to_owned),
    };
    curve::run(&params.plan().unwrap(), History::bundled()).unwrap()
}

#[track_caller]
fn check(day: &str, expect_day: &str, expect: &[(f64, f64)]) {
    let report = curve_on(Some(day));
    assert_eq!(report.date.to_string(), expect_day);
    let points: Vec<(f64, f64)> = report
        .points
        .iter()
        .map(|p| (p.years, p.yield_pct))
        .collect();
    assert_eq!(points, expect);
}

/// Months that end on Good Friday or on 30 September: the last day before it on which the Bank publishes.
#[test]
fn a_month_that_ends_on_a_bank_holiday() {
    for (month, day) in [
        ("2002-03", "2002-03-28"),
        ("2013-03", "2013-03-28"),
        ("2018-03", "2018-03-29"),
        ("2021-09", "2021-09-29"),
        ("2022-09", "2022-09-29"),
        ("2024-03", "2024-03-28"),
        ("2024-09", "2024-09-27"),
        ("2025-09", "2025-09-29"),
        ("2020-09", "2020-09-30"),
        ("2016-03", "2016-03-31"),
    ] {
        assert_eq!(curve_on(Some(month)).date.to_string(), day, "{month}");
    }
}

/// Bank of Canada, benchmark bonds and bills, month-ends.
#[test]
fn published_month_ends() {
    check(
        "2001-01-31",
        "2001-01-31",
        &[(2.0, 4.88), (5.0, 5.14), (10.0, 5.39), (30.0, 5.72)],
    );
    check(
        "2007-06",
        "2007-06-29",
        &[(2.0, 4.58), (5.0, 4.55), (10.0, 4.55), (30.0, 4.49)],
    );
    check(
        "2020-03-31",
        "2020-03-31",
        &[(2.0, 0.42), (5.0, 0.60), (10.0, 0.71), (30.0, 1.32)],
    );
    let newest = [
        (0.25, 2.29),
        (0.5, 2.38),
        (1.0, 2.62),
        (2.0, 2.96),
        (5.0, 3.22),
        (10.0, 3.56),
        (30.0, 3.91),
    ];
    // A day inside a month finds that month's observation, which carries its own day.
    check("2026-05-29", "2026-05-29", &newest);
    check("2026-05-04", "2026-05-29", &newest);
    check("2026-05", "2026-05-29", &newest);
    check("2099-01-01", "2026-05-29", &newest);
    assert_eq!(curve_on(None), curve_on(Some("2026-05-31")));
}

#[test]
fn shapes_in_words() {
    assert!(
        curve_on(Some("2023-06"))
            .shape
            .unwrap()
            .starts_with("inverted: ten years yield -132")
    );
    assert!(
        curve_on(Some("2001-12"))
            .shape
            .unwrap()
            .starts_with("rising: ten years yield +220")
    );
}

#[test]
fn two_days_compared() {
    let run = |date: Option<&str>, with: Option<&str>| {
        let params = curve::CompareParams {
            date: date.map(str::to_owned),
            with: with.map(str::to_owned),
        };
        curve::compare(&params.plan().unwrap(), History::bundled()).unwrap()
    };
    let report = run(Some("2022-12"), Some("2020-03"));
    // Bills are missing in 2020, so only four maturities compare.
    let changes: Vec<(Series, f64)> = report
        .changes
        .iter()
        .map(|c| (c.series, c.change_bp))
        .collect();
    let bonds = [
        Series::Bond2y,
        Series::Bond5y,
        Series::Bond10y,
        Series::BondLong,
    ];
    assert_eq!(
        changes,
        bonds
            .into_iter()
            .zip([364.0, 281.0, 259.0, 196.0])
            .collect::<Vec<_>>()
    );
    let a_year = run(None, None);
    assert_eq!(a_year.with.date, date(2025, 5, 30));
    assert_eq!(run(Some("2024-02"), None).with.date, date(2023, 2, 28));
}

#[test]
fn bills_and_zero_rates_on_the_bonds_basis() {
    // 91 days at 2.29 % simple: (1 + 0.0229/4)^2 - 1 doubled.
    assert!((bill_to_bond(2.29, 0.25) - 2.296_555).abs() < 1e-6);
    // A one-year bill at 4 %: two half-years of sqrt(1.04).
    assert!((bill_to_bond(4.0, 1.0) - 3.960_780).abs() < 1e-6);
    assert!((continuous_to_bond(5.0) - 5.063_024).abs() < 1e-6);
    assert!((bond_to_continuous(continuous_to_bond(3.3)) - 3.3).abs() < 1e-12);
    let point = &curve_on(None).points[0];
    assert_eq!((point.yield_pct, point.bond_equivalent_pct), (2.29, 2.2966));
}

#[test]
fn a_lagging_series_joins_the_curve_and_a_silent_one_does_not() {
    let mut history = History::default();
    history.insert(date(2026, 9, 1), Series::Bond2y, 2.9);
    history.insert(date(2026, 9, 14), Series::Bond5y, 3.2);
    history.insert(date(2026, 9, 18), Series::Bond10y, 3.6);
    history.insert(date(2026, 9, 20), Series::Policy, 2.25);
    let plan = curve::Params::default().plan().unwrap();
    let report = curve::run(&plan, &history).unwrap();
    assert_eq!(report.date, date(2026, 9, 18));
    let seen: Vec<_> = report
        .points
        .iter()
        .map(|p| (p.series, p.observed))
        .collect();
    assert_eq!(
        seen,
        [
            (Series::Bond5y, date(2026, 9, 14)),
            (Series::Bond10y, date(2026, 9, 18))
        ]
    );
}

#[test]
fn series_over_time() {
    let run = |series: &str, from: &str, to: &str| {
        let params = observations::Params {
            series: series.to_owned(),
            from: Some(from.to_owned()),
            to: Some(to.to_owned()),
        };
        observations::run(&params.plan().unwrap(), History::bundled())
    };
    let report = run("BD.CDN.10YR.DQ.YLD, policy,10y", "2026-03", "2026-05-31");
    let names: Vec<Series> = report.series.iter().map(|s| s.series).collect();
    assert_eq!(names, [Series::Bond10y, Series::Policy]);
    // A month given as the start begins on its last day, where its value stands.
    let values: Vec<f64> = report.series[0]
        .points
        .iter()
        .map(|p| p.value_pct)
        .collect();
    assert_eq!(values, [3.46, 3.56, 3.56]);
    assert!(run("3y", "2001-01", "2026-05").series[0].points.is_empty());
}

/// What the bundled table claims: every month once, rates that can be, series that begin where they should.
#[test]
fn the_bundled_history_is_whole() {
    let history = History::bundled();
    assert_eq!(history.first_day(), Some(date(2001, 1, 31)));
    assert_eq!(history.last_day(), Some(date(2026, 5, 29)));
    let count = |series| {
        let values: Vec<f64> = history
            .observations(series, date(2001, 1, 1), date(2026, 12, 31))
            .map(|o| o.1.value_pct)
            .collect();
        assert!(values.iter().all(|v| (0.0..10.0).contains(v)), "{series}");
        values.len()
    };
    for series in [
        Series::Bond2y,
        Series::Bond5y,
        Series::Bond10y,
        Series::BondLong,
        Series::Policy,
        Series::Mortgage5y,
    ] {
        assert_eq!(count(series), 305, "{series}");
    }
    assert_eq!(
        [Series::Bill3m, Series::Bill6m, Series::Bill1y].map(count),
        [61, 61, 61]
    );
    assert_eq!(count(Series::Prime), 286);
}

#[test]
fn daily_rates_extend_the_month_ends() {
    let mut live = History::default();
    for (day, value) in [
        (date(2026, 6, 29), 3.5),
        (date(2026, 6, 30), 3.6),
        (date(2026, 7, 2), 3.7),
        (date(2026, 7, 3), 3.8),
    ] {
        live.insert(day, Series::Bond10y, value);
    }
    live.insert(date(2026, 7, 2), Series::Bond2y, 2.9);
    let history = History::bundled().clone().updated_with(&live.month_ends());
    assert_eq!(history.days(), 307);
    assert_eq!(history.value(date(2026, 6, 30), Series::Bond10y), Some(3.6));
    assert_eq!(history.last_day(), Some(date(2026, 7, 3)));
    assert_eq!(history.value(date(2026, 7, 3), Series::Bond10y), Some(3.8));
    assert_eq!(history.value(date(2026, 7, 3), Series::Bond2y), Some(2.9));
    assert_eq!(History::default().month_ends(), History::default());
}
