//! The bundled purchases, as published.

use std::sync::LazyLock;

use boreal_demo_kit::Input;
use customer_segmentation::analysis::Report;
use customer_segmentation::record::{Params, Sample, run};

/// The default answers, worked out once for all tests.
pub static CDS: LazyLock<Report> = LazyLock::new(|| of(Sample::Cds));
pub static SHOP: LazyLock<Report> = LazyLock::new(|| of(Sample::Shop));

fn of(sample: Sample) -> Report {
    let params = Params {
        sample: sample.to_string(),
        ..Params::default()
    };
    run(&params.plan().unwrap())
}

#[test]
fn the_cds_are_the_published_sample() {
    let counts = CDS.counts.unwrap();
    assert_eq!((CDS.customers, counts.rows), (2357, 6919));
    assert_eq!((counts.cancellations, counts.without_customer), (0, 0));
    assert_eq!(CDS.revenue, 244_091.94);
    assert_eq!(
        (CDS.first.as_deref(), CDS.last.as_deref()),
        (Some("1997-01-01"), Some("1998-06-30"))
    );
}

/// 28,816 invoices; the publisher's lines are 525,461, of them 107,927 without a customer.
#[test]
fn the_shop_has_cancellations_and_rows_without_a_customer() {
    let counts = SHOP.counts.unwrap();
    assert_eq!(counts.rows, 28_816);
    assert_eq!(counts.without_customer, 5229);
    assert_eq!(counts.purchases + counts.cancellations, 28_816 - 5229);
    assert_eq!(counts.cancelled_purchases, 251);
    assert_eq!(counts.cancellations - counts.cancelled_purchases, 4121);
    assert_eq!(counts.customers_without_purchase, 92);
    assert_eq!(SHOP.customers, 4291);
    assert_eq!(SHOP.revenue, 8_442_861.99);
}

#[test]
fn cohorts_hold_those_who_joined_and_who_came_back() {
    let sizes: Vec<usize> = CDS.cohorts.iter().map(|cohort| cohort.customers).collect();
    assert_eq!(sizes.iter().sum::<usize>(), 2357);
    assert_eq!(
        CDS.cohorts
            .iter()
            .map(|cohort| cohort.month.as_str())
            .collect::<Vec<_>>(),
        ["1997-01", "1997-02", "1997-03"]
    );
    let january = &CDS.cohorts[0];
    assert_eq!(january.shares.len(), 17);
    assert!(january.shares.iter().all(Option::is_some));
    // December 2010 ends on the ninth: no share is given for it.
    let first = &SHOP.cohorts[0];
    assert_eq!(first.month, "2009-12");
    assert_eq!(first.shares.last(), Some(&None));
    assert!(
        first.shares[..first.shares.len() - 1]
            .iter()
            .all(Option::is_some)
    );
}

#[test]
fn the_first_of_the_cd_buyers_are_too_few() {
    let report = of(Sample::Few);
    assert_eq!(report.customers, 38);
    assert!(report.is_too_few);
    assert_eq!(report.ranked.len(), 38);
}
