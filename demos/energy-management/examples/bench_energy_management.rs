//! How long schedules take, and how good forecasts are: `name value unit` lines for `make bench`. `ENERGY_DIR` names the
//! folder of the operators' files.

use std::path::Path;
use std::time::Instant;

use boreal_demo_kit::timing::{milliseconds, report};
use energy_management::battery::{Battery, Step, best};
use energy_management::bundled;
use energy_management::history::History;
use energy_management::measure::measure;

mod energy_files;
use energy_files::{files, read};

fn main() {
    // Without the folder: the bundled year of Alberta's prices, 8,784 of its hours.
    let hours = |history: &History| history.days.as_flattened()[..8784].to_vec();
    let alberta = hours(bundled::alberta_price());
    time("year_4_mwh", &alberta, 4.0);
    let below: Vec<f64> = alberta.iter().map(|price| price - 60.0).collect();
    time("year_negative_4_mwh", &below, 4.0);
    time("year_negative_40_mwh", &below, 40.0);
    let Ok(folder) = std::env::var("ENERGY_DIR") else {
        println!("energy_management forecasts not run: ENERGY_DIR names no folder");
        return;
    };
    let folder = Path::new(&folder);
    if let Some(text) = read(folder, "../ontario_hourly_2016.csv") {
        let price = |line: &str| line.split(',').nth(3)?.parse().ok();
        let prices: Vec<f64> = text.lines().skip(1).filter_map(price).collect();
        time("year_2016_4_mwh", &prices, 4.0);
        time("year_2016_40_mwh", &prices, 40.0);
    }
    let Some(files) = files(folder) else {
        println!("energy_management forecasts not run: the folder lacks the operators' files");
        return;
    };
    let measured = measure(&files).unwrap_or_default();
    for row in measured.iter().filter(|row| row.key == 0) {
        if !row.what.contains("hour_mape") {
            println!("{}_{} {} 2025", row.model, row.what, row.value);
        }
    }
    let (day, committed) = bundled::measured();
    match *committed == measured {
        true => println!("energy_management equal to what was committed on {day}"),
        false => {
            println!("energy_management differs from what was committed on {day}: run the trainer")
        }
    }
}

fn time(name: &str, prices: &[f64], energy: f64) {
    let steps: Vec<Step> = prices.iter().map(|price| Step::market(*price)).collect();
    let negative = prices.iter().filter(|price| **price < 0.0).count();
    let start = Instant::now();
    let found = best(&Battery::new(1.0, energy, 0.92), &steps, 1.0, None);
    let time = milliseconds(start.elapsed());
    match found {
        Ok(found) => {
            report(&format!("{name}_{negative}_negative"), time, "ms");
            let gap = (found.bound - found.value).abs();
            println!(
                "{name} value {:.6} gap {gap:e} pieces {}",
                found.value, found.pieces
            );
        }
        Err(unreachable) => println!("{name} refused: {unreachable:?}"),
    }
}
