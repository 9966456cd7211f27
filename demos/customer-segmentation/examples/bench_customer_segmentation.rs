//! How long an answer takes: `name value unit` lines for `make bench`.
//!
//! Run with `cargo run --release -p customer-segmentation --example bench_customer_segmentation`.

use std::env;
use std::hint::black_box;
use std::process::Command;

use boreal_demo_kit::timing::{fastest, milliseconds, report};
use boreal_demo_kit::{Input, SeededRng};
use customer_segmentation::segment::{CustomerRow, Transaction};
use customer_segmentation::{record, segment};

/// Made-up customers: as spread as real ones, with an age.
fn customers(count: usize) -> Vec<CustomerRow> {
    let mut rng = SeededRng::new(count as u64);
    let mut row = |at: usize| {
        let first = (700.0 * rng.uniform()).ceil() + 30.0;
        let frequency = (1.6 * rng.normal()).exp().ceil();
        CustomerRow {
            id: format!("c{at}"),
            recency_days: (first * rng.uniform()).ceil(),
            frequency,
            monetary: frequency * (3.0 + rng.normal()).exp(),
            first_days: Some(first),
        }
    };
    (0..count).map(&mut row).collect()
}

/// Made-up transactions of two years.
fn transactions(count: usize, of: u64) -> Vec<Transaction> {
    let mut rng = SeededRng::new(count as u64);
    let mut row = |_| {
        let day = 1 + rng.below(28);
        let month = rng.below(24);
        Transaction {
            customer: Some(format!("c{}", (rng.uniform().powi(2) * of as f64) as u64)),
            date: format!("{}-{:02}-{day:02}", 2024 + month / 12, month % 12 + 1),
            amount: ((3.0 + rng.normal()).exp() * 100.0).round() / 100.0,
        }
    };
    (0..count).map(&mut row).collect()
}

fn timed(name: &str, params: segment::Params) {
    if let Ok(plan) = params.plan() {
        let time = fastest(3, || {
            black_box(segment::run(&plan));
        });
        report(name, milliseconds(time), "ms");
    }
}

/// scikit-learn and Lifetimes on the same purchases, which print their own lines.
fn beside() {
    let script = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/examples/peers_customer_segmentation.py"
    );
    let python = env::var("SCIKIT_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let done = Command::new(python).args([script, "--times"]).status();
    if !done.is_ok_and(|status| status.success()) {
        println!("scikit_learn_cds not run: no Python with scikit-learn and lifetimes");
    }
}

fn main() {
    beside();
    for sample in record::Sample::ALL {
        let params = record::Params {
            sample: sample.to_string(),
            ..record::Params::default()
        };
        if let Ok(plan) = params.plan() {
            let time = fastest(3, || {
                black_box(record::run(&plan));
            });
            report(&format!("sample_{sample}"), milliseconds(time), "ms");
        }
    }
    for count in [1000, segment::MOST_CUSTOMERS] {
        let params = segment::Params {
            customers: Some(customers(count)),
            ..segment::Params::default()
        };
        timed(&format!("segment_{count}_customers"), params);
    }
    let params = segment::Params {
        transactions: Some(transactions(segment::MOST_TRANSACTIONS, 20_000)),
        ..segment::Params::default()
    };
    timed("segment_100000_transactions", params);
}
