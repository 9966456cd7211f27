//! Writes `data/` anew from the operators' files: coefficients, the last 400 days, prices of the page, and what 2025 measured.
//!
//! `ENERGY_DIR=… cargo run --profile quick -p energy-management --example train_energy_management -- 2026-11-18` with the day of the measurement.

use std::fmt::Write as _;
use std::path::Path;

use energy_management::bundled::{LOAD_MODELS, PRICE_MODEL};
use energy_management::history::{HOURS, History};
use energy_management::measure::{load_for_price, measure};
use energy_management::ridge::Coefficients;
use energy_management::{load_model, price_model};

mod energy_files;
use energy_files::{files, read};

/// Days that come with the binary.
const BUNDLED_DAYS: usize = 400;

fn main() {
    let day = std::env::args()
        .nth(1)
        .expect("the day of the measurement, as 2026-11-18");
    let folder =
        std::env::var("ENERGY_DIR").expect("ENERGY_DIR names the folder of the operators' files");
    let folder = Path::new(&folder);
    let files = files(folder).expect("the folder has the files that data/README.md names");
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    let write = |name: &str, text: String| {
        std::fs::write(data.join(name), text).expect("data/ can be written")
    };

    let mut table = String::new();
    for (name, province, issue) in LOAD_MODELS {
        let load = files.load(province);
        let until =
            load.len() - BUNDLED_DAYS + load_model::DAYS_BEFORE + 1 - issue.whole_days_back();
        add(
            &mut table,
            name,
            &load_model::fit(load, province, until, issue),
        );
    }
    let price = &files.alberta_price;
    let until = price.len() - BUNDLED_DAYS + price_model::DAYS_BEFORE;
    let fitted = price_model::fit(price, &load_for_price(&files.alberta_load), until);
    add(&mut table, PRICE_MODEL, &fitted);
    write("coefficients.csv", table);

    for (name, history) in [
        ("ontario-load.csv", &files.ontario_load),
        ("alberta-load.csv", &files.alberta_load),
        ("alberta-price.csv", &files.alberta_price),
    ] {
        write(name, rows(history, history.len() - BUNDLED_DAYS));
    }
    write(
        "ontario-price.csv",
        by_standard_time(
            &read(folder, "ontario_day_ahead_price_2026q2.csv").expect("the prices are there"),
            &[],
        ),
    );
    if let Some(year) = read(folder, "../ontario_hourly_2016.csv") {
        let weeks = ["2016-01-04", "2016-07-11", "2016-09-05"];
        let priced: String = year
            .lines()
            .map(|line| {
                let cells: Vec<&str> = line.split(',').collect();
                format!("{},{},{}\n", cells[0], cells[1], cells[3])
            })
            .collect();
        write(
            "ontario-price-2016-weeks.csv",
            by_standard_time(&priced, &weeks),
        );
    }
    let mut table = format!("# measured {day}\nmodel,what,key,value\n");
    for row in measure(&files).expect("the files hold 2025") {
        let _ = writeln!(
            table,
            "{},{},{},{}",
            row.model, row.what, row.key, row.value
        );
    }
    write("measured-2025.csv", table);
}

/// Six digits are more than the load is known to.
fn add(table: &mut String, name: &str, coefficients: &Coefficients) {
    for hour in coefficients {
        let _ = write!(table, "{name}");
        for value in hour {
            let short: f64 = format!("{value:.6e}").parse().expect("a number as written");
            let _ = write!(table, ",{short}");
        }
        table.push('\n');
    }
}

fn header() -> String {
    let hours: Vec<String> = (0..HOURS).map(|hour| format!("{hour}:00")).collect();
    format!("date,{}\n", hours.join(","))
}

fn rows(history: &History, from: usize) -> String {
    let mut table = header();
    for at in from..history.len() {
        let _ = write!(table, "{}", history.date(at));
        for (value, is_known) in history.days[at].iter().zip(history.known[at]) {
            let _ = match is_known {
                true => write!(table, ",{value}"),
                false => write!(table, ","),
            };
        }
        table.push('\n');
    }
    table
}

/// Rows of `date,hour,price` as days, all or those of the weeks that begin so.
fn by_standard_time(text: &str, weeks: &[&str]) -> String {
    let mut table = header();
    let lines: Vec<Vec<&str>> = text
        .lines()
        .skip(1)
        .map(|line| line.split(',').collect())
        .collect();
    let days: Vec<&[Vec<&str>]> = lines.chunks(HOURS).collect();
    let mut left: usize = 0;
    for day in days {
        if weeks.contains(&day[0][0]) {
            left = 7;
        }
        if weeks.is_empty() || left > 0 {
            let prices: Vec<&str> = day.iter().map(|hour| hour[2]).collect();
            let _ = writeln!(table, "{},{}", day[0][0], prices.join(","));
            left = left.saturating_sub(1);
        }
    }
    table
}
