//! Orders by customer, as a browser adds them up.

use std::collections::BTreeMap;

use boreal_demo_kit::Input;
use customer_segmentation::histories::{History, MAX_ORDERS, MOST_ORDERS, Params, run};
use customer_segmentation::record::Sample;
use customer_segmentation::segment::{self, Transaction};
use customer_segmentation::{analysis::Report, day};

fn answer(params: Params) -> Result<Report, (String, String)> {
    params.plan().map(|plan| run(&plan)).map_err(|errors| {
        let error = &errors.0[0];
        (error.field.clone(), error.code.clone())
    })
}

fn with(orders: &[(&str, &str)]) -> Params {
    Params {
        from: "2025-01-01".to_owned(),
        to: "2025-12-31".to_owned(),
        customers: orders
            .iter()
            .map(|(id, orders)| History {
                id: (*id).to_owned(),
                orders: (*orders).to_owned(),
            })
            .collect(),
        ..Params::default()
    }
}

/// A shop with cancellations: every figure is that of the same orders sent one by one.
#[test]
fn the_answer_is_that_of_the_transactions() {
    let rows = Sample::Shop.rows();
    let known = || rows.entries.iter().filter(|entry| entry.customer.is_some());
    let first = known().map(|entry| entry.day).min().unwrap();
    let last = known().map(|entry| entry.day).max().unwrap();
    let mut orders: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut transactions = Vec::new();
    for entry in known() {
        let name = &rows.names[entry.customer.unwrap() as usize];
        let amount = entry.cents as f64 / 100.0;
        orders
            .entry(name)
            .or_default()
            .push(format!("{}:{amount}", entry.day - first));
        transactions.push(Transaction {
            customer: Some(name.clone()),
            date: day::date(entry.day).to_string(),
            amount,
        });
    }
    let params = Params {
        from: day::date(first).to_string(),
        to: day::date(last).to_string(),
        customers: orders
            .into_iter()
            .map(|(id, orders)| History {
                id: id.to_owned(),
                orders: orders.join(" "),
            })
            .collect(),
        holdout_weeks: Some(13),
        assignments: true,
        ..Params::default()
    };
    let theirs = segment::Params {
        transactions: Some(transactions),
        holdout_weeks: Some(13),
        ..segment::Params::default()
    };
    let theirs = segment::run(&theirs.plan().unwrap());
    assert_eq!(answer(params).unwrap(), theirs);
    assert!(theirs.validation.is_some() && theirs.cohorts.len() > 10);
}

#[test]
fn returns_and_the_last_day_count() {
    let report = answer(with(&[("a", "0:40 30:60 40:-60"), ("b", "10:5")])).unwrap();
    assert_eq!((report.customers, report.revenue), (2, 45.0));
    assert_eq!(report.last.as_deref(), Some("2025-12-31"));
    let counts = report.counts.unwrap();
    assert_eq!((counts.cancellations, counts.cancelled_purchases), (1, 1));
}

#[track_caller]
fn refused(params: Params, field: &str, code: &str) {
    let expected = (field.to_owned(), code.to_owned());
    assert_eq!(answer(params).unwrap_err(), expected);
}

#[test]
fn what_is_no_history_is_refused_with_its_field() {
    refused(with(&[]), "customers", "wrong_count");
    refused(with(&[("", "0:1")]), "customers[0].id", "not_an_id");
    refused(
        with(&[("a", "0:1"), ("a", "1:1")]),
        "customers[1].id",
        "twice",
    );
    for orders in [
        "365:1", "-1:1", "1;1", "1", "x:1", "1:x", "1:NaN", "1:inf", "1:2e9",
    ] {
        refused(
            with(&[("a", orders)]),
            "customers[0].orders",
            "not_an_order",
        );
    }
    refused(
        with(&[("a", "0:-1"), ("b", "")]),
        "customers",
        "no_purchases",
    );
    let at = |from: &str, to: &str| Params {
        from: from.to_owned(),
        to: to.to_owned(),
        ..with(&[("a", "0:1")])
    };
    refused(at("soon", "2025-01-01"), "from", "not_a_day");
    refused(at("2025-01-02", "2025-01-01"), "to", "before_from");
    refused(at("1950-01-02", "2025-01-01"), "to", "too_long");
    let many = "0:1 ".repeat(MAX_ORDERS / 4 + 1);
    refused(with(&[("a", &many)]), "customers[0].orders", "too_long");
    let each = "0:1 ".repeat(MAX_ORDERS / 4);
    let names: Vec<String> = (0..=MOST_ORDERS / (MAX_ORDERS / 4))
        .map(|at| at.to_string())
        .collect();
    let rows: Vec<(&str, &str)> = names.iter().map(|name| (&**name, &*each)).collect();
    refused(with(&rows), "customers", "too_many_orders");
}
