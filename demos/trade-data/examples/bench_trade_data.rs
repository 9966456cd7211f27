//! Questions of the cube: `name value unit` lines for `make bench`.
//!
//! Run with `cargo run --release -p trade-data --example bench_trade_data`. The bundled figures, and
//! synthetic ones of ten and a hundred times as many facts with a partner and a product each, are asked
//! the page's question: a year by partner, against the year before, within a product every other
//! time. Where `python3` (or `DUCKDB_PYTHON`) has DuckDB, it is asked the same on the same facts, in
//! memory on one thread; else the line says that it was not run.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

use boreal_demo_kit::SeededRng;
use boreal_demo_kit::timing::{per_second, report};
use trade_data::cube::{By, Cube, Fact, Flow, Level, Member, Within};
use trade_data::month::{Month, Period};
use trade_data::record;

const QUESTIONS: usize = 400;
const PARTNERS: u16 = 200;
const PRODUCTS: u16 = 100;

/// Facts of a seed: every month has as many, each of a partner and a product.
fn facts(count: usize, months: Period) -> Vec<Fact> {
    let mut rng = SeededRng::new(16);
    let per_month = count / (2 * months.len());
    let mut facts = Vec::with_capacity(count);
    for flow in [Flow::Exports, Flow::Imports] {
        for month in months.months() {
            facts.extend((0..per_month).map(|_| Fact {
                flow,
                month,
                partner: rng.below(u64::from(PARTNERS)) as u16,
                product: rng.below(u64::from(PRODUCTS)) as u16,
                cents: rng.below(1_000_000_000) as i64 + 1,
            }));
        }
    }
    facts
}

fn cube(facts: Vec<Fact>, months: Period) -> Cube {
    let members = |count| (0..count).map(|at| Member::new(at.to_string(), at.to_string()));
    let levels = [
        Level::finest(members(PARTNERS).collect()),
        Level::default(),
        Level::default(),
        Level::finest(members(PRODUCTS).collect()),
    ];
    Cube::new(months, levels, facts)
}

/// A year by partner, and the year before.
fn ask(cube: &Cube, question: usize) {
    let flow = if question.is_multiple_of(3) {
        Flow::Imports
    } else {
        Flow::Exports
    };
    let within = (!question.is_multiple_of(2)).then_some(Within {
        by: By::Product,
        member: question % cube.level(By::Product).members.len(),
    });
    for year in [2024, 2025] {
        let period = Period {
            first: Month::new(year, 1),
            last: Month::new(year, 12),
        };
        black_box(cube.sums(flow, period, By::Partner, within));
    }
}

fn measure(name: &str, cube: &Cube) {
    let start = Instant::now();
    let mut times: Vec<Duration> = (0..QUESTIONS)
        .map(|question| {
            let start = Instant::now();
            ask(cube, question);
            start.elapsed()
        })
        .collect();
    let all = start.elapsed();
    times.sort();
    report(
        &format!("cube_{name}_questions"),
        per_second(QUESTIONS, all),
        "/s",
    );
    let p99 = times[QUESTIONS * 99 / 100].as_secs_f64() * 1e6;
    report(&format!("cube_{name}_p99"), p99, "us");
}

/// The same facts and questions for DuckDB, which prints its own lines.
fn beside(name: &str, facts: &[Fact]) {
    let mut csv = String::from("flow,year,partner,product,cents\n");
    for fact in facts {
        let (year, flow) = (fact.month.year(), fact.flow as u8);
        let _ = writeln!(
            csv,
            "{flow},{year},{},{},{}",
            fact.partner, fact.product, fact.cents
        );
    }
    let path = env::temp_dir().join(format!("trade-data-{name}-{}.csv", std::process::id()));
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/duckdb_trade_data.py");
    let python = env::var("DUCKDB_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let done = fs::write(&path, csv).is_ok()
        && Command::new(python)
            .args([script, name, &QUESTIONS.to_string()])
            .arg(&path)
            .status()
            .is_ok_and(|status| status.success());
    let _ = fs::remove_file(&path);
    if !done {
        println!("duckdb_{name} not run: no Python with the duckdb package");
    }
}

fn main() {
    let bundled = record::partners().len() + record::products().len();
    report("cube_bundled_facts", bundled as f64, "facts");
    let months = record::months();
    measure("bundled", record::partners());
    for times in [10, 100] {
        let name = format!("{times}x");
        let facts = facts(bundled * times, months);
        beside(&name, &facts);
        measure(&name, &cube(facts, months));
    }
}
