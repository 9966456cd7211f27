//! Refusals, each with the field at fault, and a visitor's own points.

use bond_yields::own_points::{OwnParams, TEMPLATE, points_from_csv};
use bond_yields::{History, ParamsError, curve, fit, observations, price, spreads};
use boreal_demo_kit::ParamsError as _;

#[track_caller]
fn check<T: std::fmt::Debug>(result: Result<T, ParamsError>, field: &str, message: &str) {
    let error = result.unwrap_err();
    let errors = error.field_errors();
    assert_eq!(errors[0].field, field);
    assert_eq!(errors[0].message, message);
}

#[test]
fn days_and_series() {
    let curve_at = |date: &str| {
        let plan = curve::Plan::try_from(curve::Params {
            date: Some(date.into()),
        })?;
        curve::run(&plan, &History::bundled())
    };
    check(
        curve_at("soon"),
        "date",
        "date must be a day like 2026-05-29 or a month like 2026-05, got \"soon\"",
    );
    check(
        curve_at("2026-13"),
        "date",
        "date must be a day like 2026-05-29 or a month like 2026-05, got \"2026-13\"",
    );
    check(
        curve_at("2000-12-31"),
        "date",
        "date must not be before 2001-01-31, where the history begins, got 2000-12-31",
    );
    assert!(curve_at(" ").is_ok());
    let series = |series: &str, from: &str, to: &str| {
        observations::Plan::try_from(observations::Params {
            series: Some(series.into()),
            from: Some(from.into()),
            to: Some(to.into()),
        })
    };
    check(
        series("2y", "2020-02", "2020-01"),
        "to",
        "to must not be before from, 2020-02-29",
    );
    check(
        series(",", "", ""),
        "series",
        "series must name 1 to 13 series, separated by commas",
    );
    let unknown = series("V122514", "", "").unwrap_err();
    assert_eq!(unknown.field_errors()[0].field, "series");
    check(
        spreads::Plan::try_from(spreads::Params {
            long: Some("2y".into()),
            ..Default::default()
        }),
        "short",
        "short must be another series than long",
    );
}

#[test]
fn fits_need_enough_sane_points() {
    let plan = |model: &str, points: &[(f64, f64)]| {
        let points = points
            .iter()
            .map(|&(years, yield_pct)| fit::Point { years, yield_pct })
            .collect();
        fit::Plan::try_from(fit::Params {
            model: model.into(),
            points,
        })
    };
    let nine: Vec<(f64, f64)> = (1..=9).map(|i| (f64::from(i), 3.0)).collect();
    assert!(plan("svensson", &nine).is_ok());
    check(
        plan("spline", &nine),
        "model",
        "model must be one of nelson_siegel, svensson; got \"spline\"",
    );
    check(
        plan("svensson", &nine[..5]),
        "points",
        "points must hold 6 to 500 different maturities for svensson, got 5",
    );
    check(
        plan("nelson_siegel", &[(1.0, 3.0); 9]),
        "points",
        "points must hold 4 to 500 different maturities for nelson_siegel, got 1",
    );
    check(
        plan("svensson", &vec![(1.0, 3.0); 501]),
        "points",
        "points must hold 6 to 500 different maturities for svensson, got 501",
    );
    check(
        plan("svensson", &[(1.0, f64::NAN)]),
        "points[0].yield_pct",
        "points[0].yield_pct must be -20 to 100, got NaN",
    );
    let mut bad = nine.clone();
    bad[3].0 = 101.0;
    let error = plan("svensson", &bad).unwrap_err();
    assert_eq!(error.field_errors()[0].field, "points[3].years");
}

#[test]
fn a_flat_curve_is_flat() {
    let points = (1..=9)
        .map(|i| fit::Point {
            years: f64::from(i),
            yield_pct: 3.0,
        })
        .collect();
    let report = fit::run(
        &fit::Params {
            model: "svensson".into(),
            points,
        }
        .try_into()
        .unwrap(),
    );
    assert!(report.rmse_bp < 1e-6);
    assert!(
        report
            .forwards
            .iter()
            .all(|f| (f.forward_pct - 3.0).abs() < 1e-6)
    );
}

#[test]
fn bonds_that_cannot_be() {
    let plan = |alter: fn(&mut price::Params)| {
        let mut params = price::Params::default();
        alter(&mut params);
        price::Plan::try_from(params)
    };
    check(
        plan(|p| p.yield_pct = None),
        "yield_pct",
        "send either yield_pct or clean_price, not both and not neither",
    );
    check(
        plan(|p| p.maturity = "2026-05-29".into()),
        "maturity",
        "maturity must be after settlement, 2026-05-29, and at most 60 years later, got 2026-05-29",
    );
    check(
        plan(|p| p.coupon_pct = -1.0),
        "coupon_pct",
        "coupon_pct must be 0 to 30, got -1",
    );
    check(
        plan(|p| p.settlement = String::new()),
        "settlement",
        "settlement must be a day like 2026-05-29 or a month like 2026-05, got \"\"",
    );
}

#[test]
fn own_points_read_as_people_write_them() {
    assert_eq!(points_from_csv(TEMPLATE).unwrap().len(), 7);
    let points =
        points_from_csv("Échéance;Rendement\n3m;2,29 %\n1,5;2,7\n10A;3,56\n26w;2,4\n").unwrap();
    let years: Vec<f64> = points.iter().map(|p| p.years).collect();
    assert_eq!(years, [0.25, 1.5, 10.0, 0.5]);
    assert_eq!(points[0].yield_pct, 2.29);
    let own = OwnParams {
        model: "nelson_siegel".into(),
        csv: TEMPLATE.into(),
    };
    assert!(fit::Plan::try_from(own).is_ok());
}

#[test]
fn own_points_are_refused_in_words() {
    let refused = |csv: &str| {
        fit::Plan::try_from(OwnParams {
            model: "svensson".into(),
            csv: csv.into(),
        })
    };
    check(
        refused("maturity,yield\nsoon,3\n"),
        "csv",
        "line 2, column \"maturity\": \"soon\" is not a maturity like 0.25, 3m or 10y, up to 100 years",
    );
    check(
        refused("maturity,yield\n2y,300\n"),
        "csv",
        "line 2, column \"yield\": 300 is not a yield from -20 to 100 per cent",
    );
    check(
        refused("a,b\n1,2\n"),
        "csv",
        "the header has no column \"maturity\"; it has a, b",
    );
}

#[test]
fn a_history_with_a_bad_day_names_the_line() {
    let error = History::from_csv("date,2y\n2026-01-02,2.9\nlater,3.0\n").unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 3, column \"date\": \"later\" is neither a day nor a month"
    );
}
