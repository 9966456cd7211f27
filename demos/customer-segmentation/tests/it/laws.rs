//! What holds for any customers.

use std::collections::BTreeSet;

use boreal_demo_kit::Input;
use boreal_demo_kit::stats::median;
use customer_segmentation::analysis::{Data, Report, analyse};
use customer_segmentation::options::Options;
use customer_segmentation::record::Sample;
use customer_segmentation::segment::{CustomerRow, Params, Transaction, run};
use customer_segmentation::{customer, default_report, naming};
use proptest::prelude::*;

fn of_customers(customers: Vec<CustomerRow>, seed: u32) -> Report {
    let params = Params {
        customers: Some(customers),
        seed,
        ..Params::default()
    };
    run(&params.plan().unwrap())
}

fn of_transactions(transactions: Vec<Transaction>) -> Option<Report> {
    let params = Params {
        transactions: Some(transactions),
        ..Params::default()
    };
    Some(run(&params.plan().ok()?))
}

fn customers() -> impl Strategy<Value = Vec<CustomerRow>> {
    prop::collection::vec((0.0..900.0_f64, 1.0..40.0_f64, 0.0..5000.0_f64), 2..60).prop_map(
        |rows| {
            let row =
                |(at, (recency, frequency, monetary)): (usize, (f64, f64, f64))| CustomerRow {
                    id: format!("c{at:02}"),
                    recency_days: recency.round(),
                    frequency: frequency.round(),
                    monetary,
                    first_days: None,
                };
            rows.into_iter().enumerate().map(row).collect()
        },
    )
}

fn transactions() -> impl Strategy<Value = Vec<Transaction>> {
    prop::collection::vec((0..25_u32, 1..29_u32, 1..13_u32, -20..200_i32), 1..120).prop_map(
        |rows| {
            let row = |(customer, day, month, amount): (u32, u32, u32, i32)| Transaction {
                customer: (customer > 0).then(|| format!("c{customer}")),
                date: format!("2025-{month:02}-{day:02}"),
                amount: f64::from(amount) / 2.0,
            };
            rows.into_iter().map(row).collect()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn everybody_is_in_one_group_and_shares_add_up(rows in customers(), seed in 0..1000_u32) {
        let count = rows.len();
        let report = of_customers(rows, seed);
        prop_assert_eq!(report.assignments.len(), count);
        prop_assert!(report.assignments.iter().all(|one| one.segment < report.k));
        let sizes: usize = report.segments.iter().map(|segment| segment.size).sum();
        prop_assert_eq!(sizes, count);
        let shares: f64 = report.segments.iter().map(|segment| segment.share_of_customers).sum();
        prop_assert!((shares - 1.0).abs() < 1e-5);
        let revenue: f64 = report.segments.iter().map(|segment| segment.share_of_revenue).sum();
        prop_assert!((revenue - 1.0).abs() < 1e-5 || report.revenue == 0.0);
        let names: BTreeSet<&str> = report.segments.iter().map(|segment| segment.name.as_str()).collect();
        prop_assert_eq!(names.len(), report.k);
        prop_assert!(report.ladder.iter().all(|step| step.worth >= 0.0));
        prop_assert!((-1.0..=1.0).contains(&report.silhouette));
    }

    #[test]
    fn the_order_of_customers_makes_no_difference(rows in customers()) {
        let mut turned = rows.clone();
        turned.reverse();
        prop_assert_eq!(of_customers(rows, 3), of_customers(turned, 3));
    }

    #[test]
    fn the_order_of_transactions_makes_no_difference(rows in transactions()) {
        let mut turned = rows.clone();
        turned.reverse();
        prop_assert_eq!(of_transactions(rows), of_transactions(turned));
    }

    #[test]
    fn rows_are_all_accounted_for(rows in transactions()) {
        let count = rows.len();
        if let Some(report) = of_transactions(rows) {
            let counts = report.counts.unwrap();
            prop_assert_eq!(counts.rows, count);
            prop_assert_eq!(counts.without_customer + counts.purchases + counts.cancellations, count);
            prop_assert!(counts.cancelled_purchases <= counts.cancellations);
            for cohort in &report.cohorts {
                prop_assert!(cohort.shares.iter().flatten().all(|share| (0.0..=1.0).contains(share)));
            }
        }
    }

    #[test]
    fn more_groups_never_raise_the_sum(rows in customers()) {
        let report = of_customers(rows, 1);
        for pair in report.choices.windows(2) {
            prop_assert!(pair[1].inertia <= pair[0].inertia + 1e-6);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let bytes = || serde_json::to_string(&default_report()).unwrap();
    assert_eq!(bytes(), bytes());
}

#[test]
fn no_two_kinds_share_a_name() {
    let names: BTreeSet<&str> = naming::KINDS.iter().map(|kind| kind.name).collect();
    assert_eq!(names.len(), naming::KINDS.len());
}

/// The names of one to eight groups of both records: what a name says of when they bought is so.
#[test]
fn no_name_is_false_of_its_group() {
    for sample in [Sample::Cds, Sample::Shop] {
        for k in 2..=8 {
            let options = Options {
                k: Some(k),
                seed: 1,
                horizon_weeks: 26,
                holdout_weeks: Some(8),
                assignments: false,
            };
            let report = analyse(sample.data(), &options);
            let all: Vec<f64> = report
                .segments
                .iter()
                .map(|one| one.median.recency_days)
                .collect();
            let typical = typical_spending(sample);
            let best = &report.segments[0].name;
            assert!(k < 6 || best == "Champions", "{sample:?} {k}: {best}");
            let (least, most) = (
                all.iter().copied().fold(f64::MAX, f64::min),
                all.iter().copied().fold(0.0, f64::max),
            );
            for segment in &report.segments {
                let days = segment.median.recency_days;
                let of = format!("{sample:?} {k}: {} at {days} days of {all:?}", segment.name);
                if segment.reason.contains("lately")
                    && !segment.reason.contains("not")
                    && !segment.reason.contains("neither")
                {
                    assert!(days < most, "{of}");
                }
                if segment.reason.contains("long")
                    && !segment.reason.contains("not long")
                    && !segment.reason.contains("nor long")
                {
                    assert!(days > least, "{of}");
                }
                assert_eq!(
                    segment.center.frequency < 1.5,
                    segment.reason.contains("once,") && !segment.reason.contains("more than once")
                        || segment.reason.contains("first time"),
                    "{of}"
                );
                let spent = segment.median.monetary;
                let of = format!("{of}, {spent} of {typical}");
                if ["much", "well", "more than most"]
                    .iter()
                    .any(|word| segment.reason.contains(word))
                {
                    assert!(spent > typical, "{of}");
                }
                if segment.reason.contains("little") {
                    assert!(spent < typical, "{of}");
                }
                if segment.reason.contains("more than once") || segment.reason.contains("come back")
                {
                    assert!(segment.median.frequency >= 2.0, "{of}");
                }
            }
        }
    }
}

/// What the middle customer of a record spent.
fn typical_spending(sample: Sample) -> f64 {
    let Data::Transactions(_, ledger) = sample.data() else {
        panic!("the bundled data are transactions");
    };
    let spent: Vec<f64> = customer::customers(ledger)
        .iter()
        .map(|customer| customer.rfm.monetary)
        .collect();
    median(&spent).unwrap()
}
