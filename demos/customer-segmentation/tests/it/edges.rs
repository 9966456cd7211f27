//! The least and the most that is taken, and who is refused.

use boreal_demo_kit::Input;
use customer_segmentation::analysis::Report;
use customer_segmentation::outlook::NoModel;
use customer_segmentation::record;
use customer_segmentation::segment::{CustomerRow, Params, Transaction, run};

fn row(id: &str, recency_days: f64, frequency: f64, monetary: f64) -> CustomerRow {
    CustomerRow {
        id: id.to_owned(),
        recency_days,
        frequency,
        monetary,
        first_days: None,
    }
}

fn answer(customers: Vec<CustomerRow>, k: Option<u32>) -> Result<Report, String> {
    let params = Params {
        customers: Some(customers),
        k,
        ..Params::default()
    };
    let plan = params.plan().map_err(|errors| errors.0[0].field.clone())?;
    Ok(run(&plan))
}

#[track_caller]
fn check(customers: Vec<CustomerRow>, k: Option<u32>, expected: Result<usize, &str>) {
    let found = answer(customers, k).map(|report| {
        assert!(report.inertia.is_finite() && report.silhouette.is_finite());
        report.k
    });
    assert_eq!(found, expected.map_err(str::to_owned));
}

fn different(count: usize) -> Vec<CustomerRow> {
    (0..count)
        .map(|at| {
            row(
                &format!("{at}"),
                (at * at) as f64,
                at as f64,
                (at * 10) as f64,
            )
        })
        .collect()
}

#[test]
fn groups_need_customers_that_differ() {
    check(different(1), None, Err("customers"));
    check(
        vec![row("a", 5.0, 1.0, 9.0), row("b", 5.0, 1.0, 9.0)],
        None,
        Ok(1),
    );
    check(
        vec![row("a", 5.0, 1.0, 9.0), row("b", 5.0, 1.0, 9.0)],
        Some(2),
        Err("k"),
    );
    check(different(2), Some(2), Ok(2));
    check(different(2), Some(3), Err("k"));
    check(different(8), Some(8), Ok(8));
    check(different(30), Some(9), Err("k"));
    check(different(30), Some(1), Err("k"));
}

/// Nine thousand customers alike and seven that differ: a sample of half of them would miss some.
#[test]
fn rare_customers_are_in_the_sample_that_is_judged() {
    let mut many = vec![row("a", 5.0, 1.0, 9.0); 9000];
    for (at, one) in many.iter_mut().enumerate() {
        one.id = format!("{at}");
    }
    for (at, one) in different(9)[2..].iter().enumerate() {
        many[1000 * (at + 1)] = CustomerRow {
            id: format!("other {at}"),
            ..one.clone()
        };
    }
    let report = answer(many, Some(8)).unwrap();
    assert_eq!((report.k, report.segments.len()), (8, 8));
    assert!(report.choices.iter().any(|row| row.k == 8));
}

#[test]
fn a_field_out_of_range_is_refused_by_its_place() {
    check(
        vec![row("a", 1.0, 1.0, 1.0), row("", 1.0, 1.0, 1.0)],
        None,
        Err("customers[1].id"),
    );
    check(
        vec![row("a", 1.0, 1.0, 1.0), row("a", 2.0, 1.0, 1.0)],
        None,
        Err("customers[1].id"),
    );
    check(
        vec![row("a", f64::NAN, 1.0, 1.0), row("b", 2.0, 1.0, 1.0)],
        None,
        Err("customers[0].recency_days"),
    );
    check(
        vec![row("a", 1.0, -1.0, 1.0), row("b", 2.0, 1.0, 1.0)],
        None,
        Err("customers[0].frequency"),
    );
    check(
        vec![row("a", 1.0, 1.0, 2e12), row("b", 2.0, 1.0, 1.0)],
        None,
        Err("customers[0].monetary"),
    );
    let young = CustomerRow {
        first_days: Some(3.0),
        ..row("a", 9.0, 2.0, 5.0)
    };
    check(
        vec![young, row("b", 2.0, 1.0, 1.0)],
        None,
        Err("customers[0].first_days"),
    );
}

#[test]
fn few_customers_are_said_to_be_few() {
    assert!(answer(different(49), None).unwrap().is_too_few);
    let report = answer(different(50), None).unwrap();
    assert!(!report.is_too_few);
    assert_eq!(report.no_model, Some(NoModel::AgeUnknown));
    assert_eq!(report.ranked.len(), 40);
    assert_eq!(report.ranked[0].customer.id, "49");
}

#[test]
fn an_age_for_all_gives_a_forecast() {
    let aged = |at: usize| CustomerRow {
        first_days: Some(300.0 + at as f64),
        ..row(
            &format!("{at:03}"),
            ((at * 37) % 290) as f64 + 1.0,
            (at % 6 + 1) as f64,
            (at % 11 * 7 + 5) as f64,
        )
    };
    let report = answer((0..120).map(aged).collect(), Some(3)).unwrap();
    let model = report.model.unwrap();
    assert_eq!((model.customers, model.came_back), (120, 100));
    assert!(report.expected_purchases.unwrap() > 0.0);
    assert!(
        report
            .segments
            .iter()
            .all(|segment| (0.0..=1.0).contains(&segment.alive.unwrap()))
    );
}

#[test]
fn part_of_a_day_is_a_day_of_an_age() {
    let report = |first_days: fn(f64) -> f64| {
        let aged = |at: usize| CustomerRow {
            first_days: Some(first_days(at as f64)),
            ..row(
                &format!("{at:03}"),
                (at / 3) as f64,
                (at % 6 + 1) as f64,
                (at % 11 * 7 + 5) as f64,
            )
        };
        answer((0..120).map(aged).collect(), Some(3)).unwrap()
    };
    let whole = report(|day| day);
    assert!(whole.model.is_some());
    assert_eq!(report(|day| day - day * 1e-6), whole);
    assert_eq!(report(|day| day - day.min(1.0) / 2.0), whole);
}

#[test]
fn the_weeks_held_back_leave_weeks_before_them() {
    let plan = |sample: &str, weeks| {
        let params = record::Params {
            sample: sample.to_owned(),
            holdout_weeks: Some(weeks),
            ..record::Params::default()
        };
        params
            .plan()
            .map(|plan| plan.options.holdout_weeks)
            .map_err(|errors| errors.0[0].field.clone())
    };
    assert_eq!(plan("cds", 73), Ok(Some(73)));
    assert_eq!(plan("cds", 74), Err("holdout_weeks".to_owned()));
    assert_eq!(plan("shop", 50), Err("holdout_weeks".to_owned()));
    assert_eq!(plan("cds", 3), Err("holdout_weeks".to_owned()));
}

#[test]
fn one_customer_is_one_group() {
    let params = Params {
        transactions: Some(vec![Transaction {
            customer: Some("a".to_owned()),
            date: "2025-01-31".to_owned(),
            amount: 5.0,
        }]),
        ..Params::default()
    };
    let report = run(&params.plan().unwrap());
    assert_eq!((report.customers, report.k), (1, 1));
    assert_eq!(report.segments[0].share_of_revenue, 1.0);
    assert!(report.choices.is_empty() && report.cohorts.is_empty());
    assert_eq!(report.no_model, Some(NoModel::TooFewCameBack));
}
