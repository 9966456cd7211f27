//! How long a universe and a replayed day take: `name value unit` lines for `make bench`.
//!
//! Run with `cargo run --release -p short-squeeze --example bench_short_squeeze`.

use std::fmt::Write as _;
use std::hint::black_box;

use boreal_demo_kit::timing::{fastest, milliseconds, report};
use boreal_demo_kit::{Input, SeededRng};
use short_squeeze::metric::METRICS;
use short_squeeze::stock::Stock;
use short_squeeze::{own_universe, replay, score};

/// Made-up stocks with every condition within its range, one in ten missing.
fn universe(size: usize) -> Vec<Stock> {
    let mut rng = SeededRng::new(size as u64);
    let stock = |number| {
        let values = METRICS
            .each_ref()
            .map(|_| (rng.uniform() > 0.1).then(|| (100.0 * rng.uniform()).round()));
        Stock::new(&format!("S{number}"), values)
    };
    (0..size).map(stock).collect()
}

/// The same as a visitor's table.
fn table(stocks: &[Stock]) -> String {
    let names = METRICS.each_ref().map(|metric| metric.name);
    let mut csv = format!("symbol,{}\n", names.join(","));
    for stock in stocks {
        csv += &stock.symbol;
        for value in stock.values() {
            csv.push(',');
            if let Some(value) = value {
                let _ = write!(csv, "{value}");
            }
        }
        csv.push('\n');
    }
    csv
}

fn main() {
    // The last is a whole market, which comes as a table only.
    for size in [100, 1000, 3000, 25_000] {
        let universe = universe(size);
        let csv = table(&universe);
        let params = score::Params {
            universe,
            ..score::Params::default()
        };
        if let Ok(plan) = params.plan() {
            let time = fastest(5, || {
                black_box(score::run(&plan));
            });
            report(&format!("score_{size}_stocks"), milliseconds(time), "ms");
        }
        let params = own_universe::Params {
            csv,
            ..own_universe::Params::default()
        };
        let time = fastest(5, || {
            if let Ok(plan) = params.clone().plan() {
                black_box(score::run(&plan));
            }
        });
        let name = format!("read_and_score_table_of_{size}_stocks");
        report(&name, milliseconds(time), "ms");
    }
    for (name, params) in [
        ("replay_gamestop_at_its_peak", replay::Params::default()),
        (
            "replay_amc_to_the_last_day",
            replay::Params {
                event: "amc".to_owned(),
                date: replay::DAYS.end().to_string(),
                ..replay::Params::default()
            },
        ),
    ] {
        if let Ok(plan) = params.plan() {
            let time = fastest(20, || {
                black_box(replay::run(&plan));
            });
            report(name, milliseconds(time), "ms");
        }
    }
}
