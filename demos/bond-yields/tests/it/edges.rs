//! Refusals, each with its field, code and values.

use bond_yields::own_points::OwnParams;
use bond_yields::{History, curve, fit, observations, price, spreads};
use boreal_demo_kit::{FieldError, FieldErrors, Input, Limit, limits_of};
use serde_json::{Value, json};

/// The one refusal of an input.
#[track_caller]
pub fn refusal<T: std::fmt::Debug>(result: Result<T, FieldErrors>) -> FieldError {
    let mut errors = result.unwrap_err().0;
    assert_eq!(errors.len(), 1, "{errors:?}");
    errors.remove(0)
}

#[track_caller]
pub fn check<T: std::fmt::Debug>(result: Result<T, FieldErrors>, field: &str, message: &str) {
    let error = refusal(result);
    assert_eq!(
        (error.field.as_str(), error.message.as_str()),
        (field, message)
    );
}

#[track_caller]
fn check_code<T: std::fmt::Debug>(
    result: Result<T, FieldErrors>,
    field: &str,
    code: &str,
    values: Value,
) {
    let error = refusal(result);
    assert_eq!((error.field.as_str(), error.code.as_str()), (field, code));
    assert_eq!(Value::Object(error.values), values);
}

/// The refused fields of an input, in order; none if it is good.
#[track_caller]
pub fn check_fields(params: impl Input, fields: &[&str]) {
    let errors = params.plan().map_or_else(|errors| errors.0, |_| Vec::new());
    let found: Vec<_> = errors.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(found, fields);
}

fn curve_at(date: &str) -> Result<curve::Report, FieldErrors> {
    let params = curve::Params {
        date: Some(date.into()),
    };
    curve::run(&params.plan()?, History::bundled())
}

#[test]
fn days() {
    for wrong in ["soon", "2026-13", "2026-02-31", "2026-5"] {
        check(
            curve_at(wrong),
            "date",
            &format!("date must be a day like 2026-05-29 or a month like 2026-05, got \"{wrong}\""),
        );
        check_code(
            curve_at(wrong),
            "date",
            "not_a_day_or_month",
            json!({ "got": wrong }),
        );
    }
    check(
        curve_at("2000-12-31"),
        "date",
        "date must not be before Jan 31, 2001, where the history begins, got Dec 31, 2000",
    );
    check_code(
        curve_at("2000-12-31"),
        "date",
        "before_history",
        json!({ "minimum": "2001-01-31", "got": "2000-12-31" }),
    );
    assert!(curve_at("2001-01-31").is_ok() && curve_at(" ").is_ok());
    check_fields(
        curve::CompareParams {
            date: Some("today".into()),
            with: Some("yesterday".into()),
        },
        &["date", "with"],
    );
    let compared = curve::CompareParams {
        date: None,
        with: Some("1999-12".into()),
    };
    let report = curve::compare(&compared.plan().unwrap(), History::bundled());
    assert_eq!(refusal(report).field, "with");
}

fn series(series: &str, from: &str, to: &str) -> observations::Params {
    observations::Params {
        series: series.into(),
        from: Some(from.into()),
        to: Some(to.into()),
    }
}

#[test]
fn series_over_time_are_named_and_in_order() {
    check(
        series("2y", "2020-02", "2020-01").plan(),
        "to",
        "to must not be before from, Feb 29, 2020",
    );
    check_code(
        series("2y", "2020-02", "2020-01").plan(),
        "to",
        "to_before_from",
        json!({ "from": "2020-02-29", "got": "2020-01-31" }),
    );
    check(
        series(",", "", "").plan(),
        "series",
        "series must name 1 to 13 series, separated by commas",
    );
    let thirteen = ["2y"; 13].join(",");
    check_fields(series(&thirteen, "", ""), &[]);
    check_code(
        series(&format!("{thirteen},10y"), "", "").plan(),
        "series",
        "wrong_count",
        json!({ "minimum": 1, "maximum": 13, "got": 14 }),
    );
    let unknown = refusal(series("2y,V122514", "", "").plan());
    assert_eq!(
        (unknown.field.as_str(), unknown.code.as_str()),
        ("series", "not_a_choice")
    );
    assert_eq!(unknown.values["got"], "V122514");
    assert_eq!(unknown.values["choices"][0], "3m");
    check_fields(
        series("11y,2y,12y", "soon", "later"),
        &["from", "to", "series", "series"],
    );
}

#[test]
fn a_spread_needs_two_series() {
    let spread = |long: &str, short: &str| spreads::Params {
        long: long.into(),
        short: short.into(),
        ..Default::default()
    };
    check(
        spread("2y", "BD.CDN.2YR.DQ.YLD").plan(),
        "short",
        "short must be another series than long",
    );
    check_code(
        spread("2y", "2y").plan(),
        "short",
        "same_series",
        json!({ "got": "2y" }),
    );
    check_fields(
        spreads::Params {
            from: Some("x".into()),
            ..spread("", "11y")
        },
        &["long", "short", "from"],
    );
}

fn fit_params(model: &str, points: &[(f64, f64)]) -> fit::Params {
    fit::Params {
        model: model.into(),
        points: points
            .iter()
            .map(|&(years, yield_pct)| fit::Point { years, yield_pct })
            .collect(),
        economic: false,
    }
}

#[test]
fn fits_need_enough_sane_points() {
    let plan = |model: &str, points: &[(f64, f64)]| fit_params(model, points).plan();
    let nine: Vec<(f64, f64)> = (1..=9).map(|i| (f64::from(i), 3.0)).collect();
    for (model, least) in [("svensson", 6), ("nelson_siegel", 4)] {
        assert!(plan(model, &nine[..least]).is_ok());
        check_code(
            plan(model, &nine[..least - 1]),
            "points",
            "wrong_count",
            json!({ "minimum": least, "maximum": 500, "model": model, "got": least - 1 }),
        );
    }
    check(
        plan("spline", &nine),
        "model",
        "model must be one of nelson_siegel, svensson; got \"spline\"",
    );
    check(
        plan("nelson_siegel", &[(1.0, 3.0); 9]),
        "points",
        "points must hold 4 to 500 different maturities for nelson_siegel, got 1",
    );
    let many: Vec<(f64, f64)> = (1..=501).map(|i| (f64::from(i) / 10.0, 3.0)).collect();
    assert!(plan("svensson", &many[..500]).is_ok());
    check(
        plan("svensson", &many),
        "points",
        "points must hold 6 to 500 different maturities for svensson, got 501",
    );
    check(
        plan("svensson", &[(1.0, f64::NAN)]),
        "points[0].yield_pct",
        "points[0].yield_pct must be -20 to 100, got NaN",
    );
}

#[test]
fn every_wrong_point_is_named() {
    let sane = [(1.0 / 365.0, -20.0), (100.0, 100.0), (1.0, 3.0), (2.0, 3.0)];
    check_fields(fit_params("nelson_siegel", &sane), &[]);
    let wrong = [(0.0, 3.0), (2.0, 100.1), (3.0, 3.0), (100.1, -20.1)];
    check_fields(
        fit_params("cubic", &wrong),
        &[
            "model",
            "points[0].years",
            "points[1].yield_pct",
            "points[3].years",
            "points[3].yield_pct",
        ],
    );
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
            economic: false,
        }
        .plan()
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
    let bond = |alter: fn(&mut price::Params)| {
        let mut params = price::Params::example();
        alter(&mut params);
        params
    };
    for alter in [
        |p: &mut price::Params| p.yield_pct = None,
        |p: &mut price::Params| p.clean_price = Some(99.0),
    ] {
        check(
            bond(alter).plan(),
            "yield_pct",
            "send either yield_pct or clean_price, not both and not neither",
        );
        check_code(bond(alter).plan(), "yield_pct", "yield_or_price", json!({}));
    }
    check(
        bond(|p| p.maturity = "2026-05-29".into()).plan(),
        "maturity",
        "maturity must be after settlement, May 29, 2026, and at most 60 years later, got May 29, 2026",
    );
    check_code(
        bond(|p| p.maturity = "2086-05-30".into()).plan(),
        "maturity",
        "maturity_out_of_range",
        json!({
            "settlement": "2026-05-29", "maximum": "2086-05-29", "maximum_years": 60, "got": "2086-05-30",
        }),
    );
    check_fields(bond(|p| p.maturity = "2086-05-29".into()), &[]);
    check_fields(bond(|p| p.maturity = "2026-05-30".into()), &[]);
    check(
        bond(|p| p.settlement = String::new()).plan(),
        "settlement",
        "settlement must be a day like 2026-05-29 or a month like 2026-05, got \"\"",
    );
    check_fields(
        bond(|p| {
            p.coupon_pct = 31.0;
            p.maturity = "2020-01-01".into();
            p.clean_price = Some(0.0);
            p.yield_pct = Some(51.0);
        }),
        &["coupon_pct", "yield_pct", "clean_price", "maturity"],
    );
}

#[test]
fn numbers_of_a_bond_stay_within_their_limits() {
    type Setter = fn(&mut price::Params, f64);
    let fields: [(&str, f64, f64, Setter); 3] = [
        ("coupon_pct", 0.0, 30.0, |p, value| p.coupon_pct = value),
        ("yield_pct", -5.0, 50.0, |p, value| {
            p.yield_pct = Some(value)
        }),
        ("clean_price", 1.0, 1_000.0, |p, value| {
            p.yield_pct = None;
            p.clean_price = Some(value);
        }),
    ];
    for (field, low, high, set) in fields {
        let with = |value| {
            let mut params = price::Params::example();
            set(&mut params, value);
            params
        };
        check_fields(with(low), &[]);
        check_fields(with(high), &[]);
        check(
            with(high + 0.5).plan(),
            field,
            &format!("{field} must be {low} to {high}, got {}", high + 0.5),
        );
        check_code(
            with(low - 0.5).plan(),
            field,
            "out_of_range",
            json!({ "minimum": low, "maximum": high, "got": low - 0.5 }),
        );
    }
}

#[test]
fn limits_are_published_whether_a_field_is_sent_or_not() {
    let price = limits_of::<price::Params>().limits;
    let names: Vec<_> = price.iter().map(|(field, _)| field.as_str()).collect();
    assert_eq!(
        names,
        [
            "coupon_pct",
            "maturity",
            "yield_pct",
            "clean_price",
            "convention"
        ]
    );
    assert_eq!(price[1].1, Limit::YearsAfter("settlement", 60));
    let fit = limits_of::<fit::Params>();
    assert!(
        fit.limits
            .contains(&("points".into(), Limit::Items(4, 500)))
    );
    assert!(
        fit.limits
            .contains(&("points[].yield_pct".into(), Limit::Range(-20.0, 100.0)))
    );
    assert_eq!(fit.limits.len(), 4);
    assert_eq!(
        limits_of::<OwnParams>().default,
        json!({ "model": "nelson_siegel", "economic": false })
    );
    let spread = limits_of::<spreads::Params>();
    assert_eq!(
        (&spread.default["long"], &spread.default["short"]),
        (&json!("10y"), &json!("2y"))
    );
    assert!(
        matches!(&spread.limits[0], (field, Limit::Choice(names)) if field == "long" && names.len() == 13)
    );
    let day = |field: &str| (field.to_owned(), Limit::Length(10));
    assert_eq!(
        limits_of::<observations::Params>().limits,
        [
            day("from"),
            day("to"),
            ("series".to_owned(), Limit::Names(1, 13))
        ]
    );
    assert_eq!(
        limits_of::<curve::CompareParams>().limits,
        [day("date"), day("with")]
    );
    assert_eq!(limits_of::<curve::Params>().default, json!({}));
}

#[test]
fn what_is_left_out_is_the_default() {
    let nothing = json!({});
    assert_eq!(
        serde_json::from_value::<spreads::Params>(nothing.clone()).unwrap(),
        spreads::Params::default()
    );
    assert_eq!(
        serde_json::from_value::<observations::Params>(nothing).unwrap(),
        observations::Params::default()
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

#[test]
fn a_forward_rate_begins_no_earlier_than_the_points() {
    let points = [
        (4.054, 1.0),
        (8.0, 2.0),
        (12.0, 1.7),
        (20.0, 1.8),
        (29.0, 1.75),
    ];
    let report = fit::run(&fit_params("nelson_siegel", &points).plan().unwrap());
    let names = report.forward_rates.iter().map(|rate| rate.name.as_str());
    assert_eq!(names.collect::<Vec<_>>(), ["5y5y", "10y10y"]);
}
