//! A visitor's own points: as people write them, and refused in words.

use bond_yields::own_points::{OwnParams, POINT_LIMITS, TEMPLATE, points};
use bond_yields::zero_curves::month_ends;
use bond_yields::{History, curve, fit};
use boreal_demo_kit::{Input, Table};

use crate::edges::{check, check_fields, refusal};

fn own_points(csv: &str) -> Vec<(f64, f64)> {
    points(&Table::read(csv, &POINT_LIMITS).unwrap()).unwrap()
}

#[test]
fn own_points_read_as_people_write_them() {
    assert_eq!(own_points(TEMPLATE), fit::NEWEST_POINTS);
    let points = own_points("Échéance;Rendement\n3m;2,29 %\n1,5;2,7\n10A;3,56\n26w;2,4\n");
    let years: Vec<f64> = points.iter().map(|p| p.0).collect();
    assert_eq!(years, [0.25, 1.5, 10.0, 0.5]);
    assert_eq!(points[0].1, 2.29);
}

#[test]
fn a_comma_that_may_part_thousands_is_asked_about() {
    let own = |decimal_mark: Option<&str>| OwnParams {
        csv: "maturity\tyield\n1\t2,500\n2\t2,750\n5\t3,125\n10\t3,250\n".into(),
        decimal_mark: decimal_mark.map(str::to_owned),
        ..OwnParams::default()
    };
    assert_eq!(refusal(own(None).plan()).code, "ambiguous_comma");
    check_fields(own(Some("comma")), &[]);
    assert_eq!(refusal(own(Some("point")).plan()).code, "wrong_cell");
    let wrong = OwnParams {
        csv: "maturity\nsoon\n".into(),
        ..own(Some("dot"))
    };
    check_fields(wrong, &["decimal_mark", "csv"]);
}

#[test]
fn the_default_points_are_the_newest_published() {
    let newest = curve::run(
        &curve::Params::default().plan().unwrap(),
        History::bundled(),
    );
    let points: Vec<_> = newest
        .unwrap()
        .points
        .iter()
        .map(|p| (p.years, p.yield_pct))
        .collect();
    assert_eq!(points, fit::NEWEST_POINTS);
}

#[test]
fn own_points_are_refused_in_words() {
    let own = |model: &str, csv: &str| OwnParams {
        model: model.into(),
        csv: csv.into(),
        ..OwnParams::default()
    };
    let refused = |csv: &str| own("svensson", csv).plan();
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
    check(
        refused("maturity,yield\n1y,3\n2y,3\n"),
        "csv",
        "csv must hold 6 to 500 different maturities for svensson, got 2",
    );
    check_fields(
        OwnParams {
            decimal_mark: Some("dot".into()),
            ..own("svensson", TEMPLATE)
        },
        &["decimal_mark"],
    );
    check_fields(own("cubic", "a,b\n1,2\n"), &["model", "csv"]);
    let rows = |count: u32| {
        let rows: String = (1..=count)
            .map(|i| format!("{},3\n", f64::from(i) / 10.0))
            .collect();
        own("svensson", &format!("maturity,yield\n{rows}"))
    };
    check_fields(rows(500), &[]);
    assert_eq!(refusal(rows(501).plan()).code, "too_many_rows");
}

/// The curve of 2016-09-30 as a table: its level is -12 % free, and positive where it is kept economic.
#[test]
fn a_table_can_be_kept_economic() {
    let day = jiff::civil::date(2016, 9, 30);
    let curve = month_ends().into_iter().find(|curve| curve.day == day);
    let rows = curve.unwrap().points.into_iter();
    let rows: String = rows
        .map(|(years, rate)| format!("{years},{rate}\n"))
        .collect();
    let csv = format!("maturity,yield_pct\n{rows}");
    let fitted = |economic| {
        let own = OwnParams {
            model: "svensson".into(),
            csv: csv.clone(),
            economic,
            ..OwnParams::default()
        };
        fit::run(&own.plan().unwrap())
    };
    let (free, kept) = (fitted(false), fitted(true));
    assert!(free.level_pct < -11.0 && free.beyond_points.is_some());
    assert!(kept.short_end_pct > 0.0 && kept.level_pct > 0.0);
    assert!(kept.economic && kept.economic_cost_bp.unwrap() >= 0.0);
}
