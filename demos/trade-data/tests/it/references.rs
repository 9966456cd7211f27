//! The figures worked out apart from the same tables.

use boreal_demo_kit::Input;
use trade_data::cube::Kind;
use trade_data::reconcile::{self, Totals};
use trade_data::summary::{self, Report, Row};
use trade_data::{default_report, structure};

fn summarized(flow: &str, by: &str, year: i32) -> Report {
    let params = summary::Params {
        flow: flow.to_owned(),
        by: by.to_owned(),
        from: format!("{year}-01"),
        to: format!("{year}-12"),
        compare: (year == 2025).then(|| "2024-01..2024-12".to_owned()),
        within: None,
        top: None,
    };
    summary::run(&params.plan().unwrap())
}

fn row<'a>(report: &'a Report, key: &str) -> &'a Row {
    report.rows.iter().find(|row| row.key == key).unwrap()
}

#[test]
fn totals_are_the_same_by_partner_section_chapter_and_product() {
    for (flow, year, total) in [
        ("exports", 2024, 780_794_738_909.0),
        ("imports", 2024, 767_211_186_094.0),
        ("exports", 2025, 778_991_853_048.0),
        ("imports", 2025, 788_941_970_364.0),
    ] {
        for by in ["partner", "section", "chapter", "product"] {
            assert_eq!(
                summarized(flow, by, year).total,
                total,
                "{flow} {by} {year}"
            );
        }
    }
}

#[test]
fn the_share_of_the_united_states() {
    for (flow, year, share) in [
        ("exports", 2024, 0.763_246),
        ("exports", 2025, 0.724_844),
        ("imports", 2024, 0.492_047),
        ("imports", 2025, 0.458_421),
    ] {
        let report = summarized(flow, "partner", year);
        assert_eq!(row(&report, "US").share, share, "{flow} {year}");
    }
}

#[test]
fn the_index_of_all_partners() {
    for (flow, year, all) in [
        ("exports", 2024, 0.586_451),
        ("exports", 2025, 0.532_096),
        ("imports", 2024, 0.263_602),
        ("imports", 2025, 0.232_719),
    ] {
        let report = summarized(flow, "partner", year);
        assert_eq!((report.hhi, report.hhi_most), (all, all), "{flow} {year}");
    }
}

#[test]
fn the_entropy_of_all_partners() {
    for (year, all) in [(2024, 1.352_286), (2025, 1.489_901)] {
        let report = summarized("exports", "partner", year);
        assert_eq!(report.entropy, all, "{year}");
    }
}

/// Folded rows change neither the totals nor how concentrated trade is.
#[test]
fn the_largest_rows_and_the_others_add_up_to_all() {
    let all = summarized("exports", "partner", 2025);
    let params = summary::Params {
        top: Some(20),
        ..summary::Params::default()
    };
    let top = summary::run(&params.plan().unwrap());
    assert_eq!(top.rows.len(), 21);
    assert_eq!(
        (top.total, top.hhi, top.entropy),
        (all.total, all.hhi, all.entropy)
    );
    let rest = top.rows.iter().find(|row| row.kind == Kind::Rest).unwrap();
    assert_eq!(rest.name, format!("{} others", all.rows.len() - 20));
    let cents = |rows: &[summary::Row]| {
        rows.iter()
            .map(|row| (row.value * 100.0).round() as i64)
            .sum::<i64>()
    };
    assert_eq!(cents(&top.rows), cents(&all.rows));
    let points: f64 = top.rows.iter().filter_map(|row| row.contribution_pp).sum();
    assert!((points - top.growth_pct.unwrap()).abs() < 0.002, "{points}");
}

/// Worked out apart from all partners: Saudi Arabia and Colombia moved more than most of the largest twenty.
#[test]
fn those_that_moved_the_total_most_are_found_among_all() {
    for (flow, expected) in [
        (
            "exports",
            [
                "US", "GB", "CN", "CH", "DE", "NL", "IN", "SG", "SA", "ID", "ES", "BR",
            ],
        ),
        (
            "imports",
            [
                "US", "MX", "VN", "CH", "CN", "IN", "PE", "DE", "CO", "BR", "PT", "ZA",
            ],
        ),
    ] {
        let all = summarized(flow, "partner", 2025);
        let params = summary::Params {
            flow: flow.to_owned(),
            top: Some(20),
            ..summary::Params::default()
        };
        let shown = summary::run(&params.plan().unwrap());
        let keys: Vec<&str> = shown.movers.iter().map(|row| row.key.as_str()).collect();
        assert_eq!(keys, expected, "{flow}");
        assert_eq!(shown.movers, all.movers, "{flow}");
        let mut by_size: Vec<&Row> = all
            .rows
            .iter()
            .filter(|row| row.kind == Kind::One)
            .collect();
        let size = |row: &Row| row.contribution_pp.unwrap().abs();
        by_size.sort_by(|a, b| size(b).total_cmp(&size(a)));
        let recomputed: Vec<&str> = by_size[..12].iter().map(|row| row.key.as_str()).collect();
        assert_eq!(keys, recomputed, "{flow}");
    }
    let movers = default_report().partners.movers;
    assert_eq!(movers[8].contribution_pp, Some(-0.095));
}

#[test]
fn nobody_moved_what_is_not_compared() {
    let report = summarized("exports", "partner", 2024);
    assert_eq!((report.growth_pct, report.movers), (None, Vec::new()));
}

#[test]
fn the_default_report_has_the_chapters_that_moved_exports_most() {
    let chapters = default_report().chapters;
    assert_eq!(chapters.rows.len(), 13);
    let moved: Vec<(&str, f64)> = chapters.movers[..3]
        .iter()
        .map(|row| (row.key.as_str(), row.contribution_pp.unwrap()))
        .collect();
    assert_eq!(moved, [("71", 1.9038), ("27", -0.9321), ("87", -0.7176)]);
}

#[test]
fn contributions_to_growth_in_percentage_points() {
    let report = summarized("exports", "partner", 2025);
    assert_eq!(report.growth_pct, Some(-0.2309));
    for (key, points) in [
        ("US", -4.0076),
        ("GB", 2.2911),
        ("CN", 0.5661),
        ("DE", 0.3074),
        ("NL", 0.3067),
        ("CH", -0.4646),
        ("IN", -0.1835),
    ] {
        assert_eq!(row(&report, key).contribution_pp, Some(points), "{key}");
    }
}

#[test]
fn the_largest_chapters_of_exports() {
    let report = summarized("exports", "chapter", 2025);
    let top: Vec<(&str, f64)> = report.rows[..5]
        .iter()
        .map(|row| (row.key.as_str(), (row.value / 1e6).round() / 1e3))
        .collect();
    let expected = [
        ("27", 192.173),
        ("87", 73.587),
        ("71", 62.176),
        ("84", 58.620),
        ("99", 26.986),
    ];
    assert_eq!(top, expected);
    let gold = row(&report, "71");
    let added = gold.value - gold.before.unwrap();
    assert_eq!((added / 1e8).round(), 149.0);
}

#[test]
fn sections_add_up_their_chapters() {
    let report = summarized("imports", "section", 2025);
    assert_eq!(row(&report, "XVI").value, 195_036_667_276.0);
    let report = summarized("exports", "section", 2024);
    assert_eq!(row(&report, "V").value, 217_601_315_965.0);
    assert_eq!(row(&report, "XXII").value, 29_255_045_440.0);
}

#[test]
fn customs_and_the_balance_of_payments_differ_by_what_was_found() {
    let plan = reconcile::Params::default().plan().unwrap();
    let report = reconcile::run(&plan, Totals::bundled());
    let year = &report.years[0];
    assert_eq!((year.year, year.months), (2024, 12));
    let billions = |dollars: f64| (dollars / 1e8).round() / 10.0;
    assert_eq!(billions(year.exports.balance_of_payments), 777.6);
    assert_eq!(billions(year.imports.balance_of_payments), 784.8);
    assert_eq!(year.exports.difference_pct, -0.4076);
    assert_eq!(year.imports.difference_pct, 2.2908);
    assert_eq!(report.years[1].months, 10);
    assert_eq!(report.newest.as_deref(), Some("2025-10"));
}

#[test]
fn revealed_comparative_advantage() {
    let found = structure::advantages();
    assert_eq!((found.products, found.rows.len()), (785, 81));
    let first: Vec<(&str, f64)> = found.rows[..5]
        .iter()
        .map(|row| (row.sitc.as_str(), row.rca))
        .collect();
    let expected = [
        ("9610", 6.825_226),
        ("3414", 6.404_833),
        ("2234", 5.483_956),
        ("3510", 5.202_840),
        ("6411", 4.744_330),
    ];
    assert_eq!(first, expected);
}

#[test]
fn the_default_report_is_the_same_every_time() {
    assert_eq!(default_report(), default_report());
}
