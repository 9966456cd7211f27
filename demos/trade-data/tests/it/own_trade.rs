//! A visitor's own table: how it is read, and what it is refused for.

use boreal_demo_kit::Input;
use trade_data::cube::{By, Kind};
use trade_data::own_trade::{MAX_NAME, Params, Report, TEMPLATE, run};
use trade_data::series;
use trade_data::summary::Row;

fn answer(csv: &str, change: impl FnOnce(&mut Params)) -> Report {
    let mut params = Params {
        csv: csv.to_owned(),
        ..Params::default()
    };
    change(&mut params);
    run(&params.plan().unwrap())
}

#[track_caller]
fn refused(csv: &str, field: &str, words: &str) {
    let params = Params {
        csv: csv.to_owned(),
        ..Params::default()
    };
    let errors = params.plan().unwrap_err().0;
    assert_eq!(errors.len(), 1, "{errors:?}");
    assert_eq!(errors[0].field, field);
    assert!(errors[0].message.contains(words), "{}", errors[0].message);
}

#[test]
fn the_template_is_read() {
    let report = answer(TEMPLATE, |_| {});
    assert_eq!(
        (report.first.as_str(), report.last.as_str()),
        ("2024-01", "2025-01")
    );
    assert_eq!(report.rows, 5);
    // Of its thirteen months January 2025 alone has a year before.
    assert_eq!(report.partners.total, 145_000.0);
    let imports = answer(TEMPLATE, |p| p.flow = "imports".to_owned());
    assert_eq!(imports.partners.rows[0].name, "China");
}

#[test]
fn growth_and_what_each_added_to_it() {
    let report = answer(TEMPLATE, |p| {
        p.from = Some("2025-01".to_owned());
        p.to = Some("2025-01".to_owned());
    });
    let partners = &report.partners;
    assert_eq!(
        (partners.total, partners.total_before),
        (145_000.0, Some(160_000.0))
    );
    assert_eq!(partners.growth_pct, Some(-9.375));
    let added: Vec<Option<f64>> = partners
        .rows
        .iter()
        .map(|row| row.contribution_pp)
        .collect();
    assert_eq!(added, [Some(-18.75), Some(9.375)]);
}

/// 1.01 + 0.02 before, 2.68 + 0.13 after.
#[test]
fn half_cents_are_rounded_up_as_they_are_written() {
    let csv = "partner,product,month,value\nA,Q,2024-01,1.005\nB,Q,2024-01,0.015\nA,Q,2025-01,2.675\nB,Q,2025-01,0.125\n";
    let partners = answer(csv, |_| {}).partners;
    assert_eq!((partners.total_before, partners.total), (Some(1.03), 2.81));
}

/// Others stand beside it: it is no comment.
#[test]
fn a_name_that_begins_with_a_number_sign_counts() {
    let csv = "partner,product,month,value\n# by hand\n#1 Auto,A,2024-01,1000\nUS,A,2025-01,10\nUS,A,2024-01,10\n";
    assert_eq!(answer(csv, |_| {}).partners.total_before, Some(1010.0));
}

#[test]
fn one_partner_can_be_gone_into() {
    let csv = "partner,product,month,value\nUS,A,2025-01,5\nUS,B,2025-01,7\nDE,A,2025-01,1\n";
    let report = answer(csv, |p| p.partner = Some("us".to_owned()));
    assert_eq!(report.products.total, 12.0);
    assert_eq!(report.links.len(), 2);
    assert_eq!(report.products.rows[0].name, "B");
}

#[test]
fn the_newest_months_are_those_that_can_be_compared() {
    let months = |first: &str, last: &str| {
        let csv = format!("partner,product,month,value\nUS,A,{first},5\nUS,A,{last},7\n");
        let partners = answer(&csv, |_| ()).partners;
        (partners.from, partners.to, partners.compare_from)
    };
    let text = str::to_owned;
    let cases = [
        ("2025-06", "2025-06", "2025-06", None),
        ("2024-07", "2025-06", "2024-07", None),
        ("2024-06", "2025-06", "2025-06", Some("2024-06")),
        ("2024-01", "2025-06", "2025-01", Some("2024-01")),
        ("2023-01", "2025-06", "2024-07", Some("2023-07")),
    ];
    for (first, last, from, before) in cases {
        let expected = (text(from), text(last), before.map(text));
        assert_eq!(months(first, last), expected, "{first} to {last}");
    }
}

#[test]
fn a_pair_is_compared_with_the_same_pair_a_year_before() {
    let csv = "partner,product,month,value\nUS,A,2024-01,5\nUS,A,2025-01,7\nDE,A,2025-01,1\n";
    let before = |compare: Option<&str>| -> Vec<Option<f64>> {
        let report = answer(csv, |p| {
            p.from = Some("2025-01".to_owned());
            p.to = Some("2025-01".to_owned());
            p.compare = compare.map(str::to_owned);
        });
        report.links.iter().map(|link| link.before).collect()
    };
    assert_eq!(before(None), [Some(5.0), Some(0.0)]);
    assert_eq!(before(Some("none")), [None, None]);
}

/// By hand, of 200 before: pumps to the US 100 to 60 are -20 points, valves to the US 0 to 30 are 15, pumps to Germany
/// are sold no longer, -50, and valves to Germany 0 to 55 are 27.5. Together 145 of 200: -27.5.
#[test]
fn partner_and_product_at_once_are_told_what_each_pair_added() {
    let csv = "partner,product,month,value\nUS,Pumps,2024-01,100\nUS,Pumps,2025-01,60\nUS,Valves,2025-01,30\nDE,Pumps,2024-01,100\nDE,Valves,2025-01,55\n";
    let pairs = answer(csv, |_| {}).pairs.unwrap();
    assert_eq!(pairs.by, By::Pair);
    assert_eq!(pairs.growth_pct, Some(-27.5));
    let moved: Vec<(&str, f64)> = pairs
        .movers
        .iter()
        .map(|row| (row.name.as_str(), row.contribution_pp.unwrap()))
        .collect();
    let expected = [
        ("DE × Pumps", -50.0),
        ("DE × Valves", 27.5),
        ("US × Pumps", -20.0),
        ("US × Valves", 15.0),
    ];
    assert_eq!(moved, expected);
    let of_one = answer(csv, |p| p.partner = Some("US".to_owned()));
    assert_eq!(of_one.pairs.unwrap().total, 90.0);
}

#[test]
fn pairs_need_names_on_both_sides() {
    let pairs = |csv: &str| answer(csv, |_| {}).pairs;
    assert_eq!(pairs("partner,month,value\nUS,2025-01,5\n"), None);
    assert_eq!(pairs("product,month,value\nA,2025-01,5\n"), None);
    let some = pairs("partner,product,month,value\nUS,A,2025-01,5\n,A,2025-01,3\n").unwrap();
    let kinds: Vec<(&str, Kind)> = some
        .rows
        .iter()
        .map(|row| (row.name.as_str(), row.kind))
        .collect();
    assert_eq!(
        kinds,
        [("US × A", Kind::One), ("Not named × A", Kind::Rest)]
    );
}

#[test]
fn rows_of_the_same_are_added_up_and_other_headings_understood() {
    let csv = "Country;Item;Date;Amount\nUS;Pumps;2025-01-31;1 000,50\nus;pumps;2025-01-02;2,25\n";
    let report = answer(csv, |p| p.decimal_mark = Some("comma".to_owned()));
    assert_eq!(report.partners.total, 1002.75);
    assert_eq!(report.partners.rows.len(), 1);
    assert_eq!(report.links.len(), 1);
}

/// What is missing counts in the totals, is a rest, and is never said to have moved anything.
#[test]
fn partner_or_product_may_be_missing() {
    let products = "product,month,value\nPumps,2024-01,5\nPumps,2025-01,8\nValves,2025-01,1\n";
    let report = answer(products, |p| {
        p.from = Some("2025-01".to_owned());
        p.to = Some("2025-01".to_owned());
    });
    let names = |rows: &[Row]| {
        let rows = rows
            .iter()
            .map(|row| (row.name.clone(), row.kind, row.value));
        rows.collect::<Vec<_>>()
    };
    let unnamed = |value| ("Not named".to_owned(), Kind::Rest, value);
    assert_eq!(names(&report.partners.rows), [unnamed(9.0)]);
    assert!(report.partners.movers.is_empty());
    let moved: Vec<&str> = report
        .products
        .movers
        .iter()
        .map(|row| row.name.as_str())
        .collect();
    assert_eq!(moved, ["Pumps", "Valves"]);
    assert_eq!(report.series.by, By::Product);
    assert_eq!(report.product_series, None);
    let cells =
        "partner,product,month,value\nUS,,2025-01,5\nUS,Pumps,2025-01,3\n,Pumps,2025-01,1\n";
    let report = answer(cells, |_| {});
    let us = ("US".to_owned(), Kind::One, 8.0);
    assert_eq!(names(&report.partners.rows), [us, unnamed(1.0)]);
    assert_eq!(report.products.total, 9.0);
    assert_eq!(report.series.by, By::Partner);
    let partners = answer("partner,month,value\nUS,2025-01,5\n", |_| {});
    assert_eq!(partners.series.by, By::Partner);
    assert_eq!(partners.product_series, None);
}

#[test]
fn the_months_are_by_partner_and_by_product_where_both_have_names() {
    let csv = "partner,product,month,value\nUS,A,2025-01,5\nUS,B,2025-02,7\nDE,A,2025-02,1\n";
    let report = answer(csv, |_| {});
    let products = report.product_series.unwrap();
    assert_eq!((report.series.by, products.by), (By::Partner, By::Product));
    let values = |report: &series::Report| {
        let rows = report.rows.iter();
        let rows = rows.map(|row| (row.name.clone(), row.values.clone()));
        rows.collect::<Vec<_>>()
    };
    let row = |name: &str, values: [f64; 2]| (name.to_owned(), values.to_vec());
    assert_eq!(
        values(&report.series),
        [row("US", [5.0, 7.0]), row("DE", [0.0, 1.0])]
    );
    assert_eq!(
        values(&products),
        [row("B", [0.0, 7.0]), row("A", [5.0, 1.0])]
    );
    let of_one = answer(csv, |p| p.partner = Some("DE".to_owned()));
    let products = of_one.product_series.unwrap();
    assert_eq!(values(&products), [row("A", [0.0, 1.0])]);
}

#[test]
fn the_largest_of_the_other_way_is_told_after_those_that_moved_most() {
    let mut csv = "partner,product,month,value\n".to_owned();
    for partner in 1..=14 {
        csv += &format!(
            "P{partner},A,2024-01,100\nP{partner},A,2025-01,{}\n",
            100 + 10 * partner
        );
    }
    csv += "Down,A,2024-01,100\nDown,A,2025-01,99\nStill,A,2024-01,100\nStill,A,2025-01,100\n";
    let report = answer(&csv, |_| {});
    let moved: Vec<&str> = report
        .partners
        .movers
        .iter()
        .map(|row| row.name.as_str())
        .collect();
    let expected = [
        "P14", "P13", "P12", "P11", "P10", "P9", "P8", "P7", "P6", "P5", "P4", "P3", "Down",
    ];
    assert_eq!(moved, expected);
}

#[test]
fn names_are_found_in_another_case_beyond_ascii_too() {
    let csv = "partner,product,month,value\nÉtats-Unis,A,2025-01,5\nÉTATS-UNIS,A,2025-01,2\nDE,A,2025-01,1\n";
    let report = answer(csv, |p| p.partner = Some("éTATS-uNIS".to_owned()));
    assert_eq!(report.products.total, 7.0);
}

#[test]
fn what_cannot_be_read_is_refused_with_its_line() {
    let head = "partner,product,month,value,flow\n";
    refused("", "csv", "");
    refused("partner,product,month\nUS,A,2025-01\n", "csv", "value");
    refused("month,value\n2025-01,1\n", "csv", "partner or product");
    refused(&format!("{head}US,A,soon,1,\n"), "csv", "line 2");
    refused(&format!("{head}US,A,2025-01,x,\n"), "csv", "not a number");
    refused(&format!("{head}US,A,2025-01,-1,\n"), "csv", "0 to");
    refused(&format!("{head}US,A,2025-01,,\n"), "csv", "empty");
    refused(
        &format!("{head}US,A,2025-01,1,sideways\n"),
        "csv",
        "exports or imports",
    );
    refused(
        &format!("{head}US,A,2010-01,1,\nUS,A,2025-01,1,\n"),
        "csv",
        "months",
    );
    // Whichever row comes first.
    refused(
        &format!("{head}US,A,2010-01,1,\nUS,A,2001-02,1,\nUS,A,2015-01,1,\n"),
        "csv",
        "months",
    );
    let long = "x".repeat(MAX_NAME + 1);
    refused(&format!("{head}{long},A,2025-01,1,\n"), "csv", "characters");
    refused(
        &format!("{head}US,A,2025-01,1,imports\n"),
        "flow",
        "no exports",
    );
}

#[test]
fn a_table_of_many_pairs_says_how_much_of_it_its_largest_are() {
    let mut csv = "partner,product,month,value\n".to_owned();
    for pair in 0..2000 {
        let (partner, product) = (pair / 50, pair % 50);
        csv += &format!("P{partner},G{product},2025-01,1\n");
    }
    let report = answer(&csv, |_| {});
    assert_eq!((report.links.len(), report.links_share), (1000, 0.5));
    assert_eq!(answer(TEMPLATE, |_| {}).links_share, 1.0);
}

#[test]
fn every_wrong_field_is_named_at_once() {
    let params = Params {
        csv: TEMPLATE.to_owned(),
        from: Some("2030-01".to_owned()),
        compare: Some("x".to_owned()),
        partner: Some("Nowhere".to_owned()),
        ..Params::default()
    };
    let errors = params.plan().unwrap_err().0;
    let fields: Vec<&str> = errors.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(fields, ["from", "compare", "partner"]);
}
