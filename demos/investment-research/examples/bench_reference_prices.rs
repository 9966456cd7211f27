//! Metrics, rebalancing and portfolios of skfolio's real prices beside the published figures.
//!
//! The prices may not be passed on: `PRICES_DIR` names a folder with them (see `data/README.md`).
//! Without it nothing is compared, and that is said. A figure further off than the publisher's own
//! last digit ends the run.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs::File;
use std::path::Path;

use boreal_demo_kit::Input;
use flate2::read::GzDecoder;
use investment_research::backtest::{Rebalance, hold};
use investment_research::matrix::Covariance;
use investment_research::metrics::{self, deepest_fall};
use investment_research::prices::{Prices, returns};
use investment_research::problem::Problem;
use serde_json::Value;

type Columns = BTreeMap<String, Vec<f64>>;

/// The days and the closes of a table.
fn table(folder: &Path, name: &str) -> Result<(Vec<String>, Columns), Box<dyn Error>> {
    let mut reader = csv::Reader::from_reader(GzDecoder::new(File::open(folder.join(name))?));
    let headers = reader.headers()?.clone();
    let (mut dates, mut columns) = (Vec::new(), Columns::new());
    for record in reader.records() {
        let record = record?;
        dates.push(record[0].chars().take(10).collect());
        for (header, cell) in headers.iter().zip(&record).skip(1) {
            let column = columns.entry(header.to_owned()).or_default();
            column.push(cell.parse()?);
        }
    }
    Ok((dates, columns))
}

/// How far apart figures were at most, as a share of what they may be.
#[derive(Default)]
struct Compared {
    figures: usize,
    furthest: f64,
}

impl Compared {
    fn figure(&mut self, what: &str, ours: f64, theirs: f64, error: f64) -> Result<(), String> {
        let apart = (ours - theirs).abs();
        self.figures += 1;
        self.furthest = self.furthest.max(apart / error);
        if apart <= error {
            return Ok(());
        }
        Err(format!("{what}: {ours}, published {theirs}"))
    }
}

fn metrics_of(folder: &Path, compared: &mut Compared) -> Result<(), Box<dyn Error>> {
    let published: Value =
        serde_json::from_str(include_str!("../tests/it/inputs/metrics-reference.json"))?;
    for (name, file) in [
        ("SP500", "sp500_index.csv.gz"),
        ("AAPL", "sp500_dataset.csv.gz"),
    ] {
        let (dates, columns) = table(folder, file)?;
        let closes = columns.get(name).or(columns.values().next());
        let closes = closes.cloned().ok_or("the table has no column")?;
        let params = metrics::Params {
            dates,
            closes,
            risk_free: 0.0,
        };
        let report = metrics::run(&params.plan()?);
        let theirs = &published[name];
        let known = |value: Option<f64>| value.unwrap_or(f64::NAN);
        for (key, ours) in [
            ("n", report.n as f64),
            ("total", report.total),
            ("cagr_calendar", known(report.cagr)),
            ("cagr_252", known(report.cagr_by_count)),
            ("vol", report.volatility),
            ("sharpe", known(report.sharpe)),
            ("sortino", known(report.sortino)),
            ("mdd", report.max_drawdown),
            ("calmar", known(report.calmar)),
            ("skew", known(report.skew)),
            ("exkurt", known(report.excess_kurtosis)),
            ("var95", report.var_95),
            ("cvar95", report.cvar_95),
            ("best", report.best),
            ("worst", report.worst),
        ] {
            let theirs = theirs[key].as_f64().unwrap_or(f64::NAN);
            compared.figure(&format!("{name} {key}"), ours, theirs, 1e-8)?;
        }
        let days = [
            ("peak", Some(report.peak)),
            ("trough", Some(report.trough)),
            ("recovered", report.recovered),
        ];
        for (key, day) in days {
            let day = day.map(|day| day.to_string());
            if theirs[key].as_str() != day.as_deref() {
                return Err(format!("{name} {key}: {day:?}, published {}", theirs[key]).into());
            }
            compared.figures += 1;
        }
    }
    Ok(())
}

fn rebalancing(folder: &Path, compared: &mut Compared) -> Result<(), Box<dyn Error>> {
    let (dates, columns) = table(folder, "sp500_dataset.csv.gz")?;
    let names = ["AAPL", "XOM", "JNJ", "JPM"];
    let prices = Prices {
        assets: names.map(str::to_owned).to_vec(),
        dates: dates
            .iter()
            .map(|day| day.parse())
            .collect::<Result<_, _>>()?,
        closes: names.map(|name| columns[name].clone()).to_vec(),
        left_out: 0,
    };
    for (rule, free, paid, fall) in [
        (Rebalance::Never, 147.7656, 147.7656, -0.459_757),
        (Rebalance::Yearly, 245.4720, 243.8688, -0.434_756),
        (Rebalance::Monthly, 176.0511, 172.6919, -0.439_370),
    ] {
        for (cost, theirs) in [(0.0, free), (10.0, paid)] {
            let held = hold(&prices, &[0.25; 4], rule, cost).values;
            let grown = held.last().copied().unwrap_or(f64::NAN);
            compared.figure(&format!("{rule} at {cost} bp"), grown, theirs, 1e-4)?;
        }
        let depth = deepest_fall(&hold(&prices, &[0.25; 4], rule, 0.0).values).depth;
        compared.figure(&format!("{rule} fall"), depth, fall, 1e-6)?;
    }
    Ok(())
}

/// The optimiser from the prices on; from the means and covariances on it is a test.
fn least_variance(folder: &Path, compared: &mut Compared) -> Result<(), Box<dyn Error>> {
    let (_, columns) = table(folder, "sp500_dataset.csv.gz")?;
    let returns: Vec<Vec<f64>> = columns.values().map(|closes| returns(closes)).collect();
    let mean = |column: &Vec<f64>| column.iter().sum::<f64>() / column.len() as f64;
    let problem = Problem::new(
        columns.keys().cloned().collect(),
        returns.iter().map(mean).collect(),
        Covariance::of_columns(&returns, 1.0),
        (0.0, 1.0),
        Vec::new(),
    );
    let problem = problem.ok_or("the covariances of the table are none")?;
    let published: Value =
        serde_json::from_str(include_str!("../tests/it/inputs/portfolio-reference.json"))?;
    let weights = problem.least_volatile(&problem.limits());
    for (asset, ours) in problem.assets.iter().zip(weights.ok_or("no optimum")?) {
        let theirs = published["skfolio min variance"]["w"][asset].as_f64();
        compared.figure(asset, ours, theirs.unwrap_or(f64::NAN), 1e-5)?;
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let Some(folder) = std::env::var_os("PRICES_DIR") else {
        println!("reference_prices not run: set PRICES_DIR to a folder with skfolio's tables");
        return Ok(());
    };
    let folder = Path::new(&folder);
    let mut compared = Compared::default();
    metrics_of(folder, &mut compared)?;
    rebalancing(folder, &mut compared)?;
    least_variance(folder, &mut compared)?;
    println!("reference_prices_compared {} figures", compared.figures);
    println!(
        "reference_prices_furthest {:.2} of what is allowed",
        compared.furthest
    );
    Ok(())
}
