//! Answers requests, one JSON line each: for `scripts/cross_check`.

use std::io::BufRead;

use boreal_demo_kit::Input;
use investment_research::{backtest, metrics, optimize};
use serde_json::{Value, json};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for line in std::io::stdin().lock().lines() {
        let request: Value = serde_json::from_str(&line?)?;
        let params = request["params"].clone();
        let answer = match request["call"].as_str() {
            Some("metrics") => {
                let params: metrics::Params = serde_json::from_value(params)?;
                params
                    .plan()
                    .map(|plan| serde_json::to_value(metrics::run(&plan)))
            }
            Some("backtest") => {
                let params: backtest::Params = serde_json::from_value(params)?;
                params
                    .plan()
                    .map(|plan| serde_json::to_value(backtest::run(&plan)))
            }
            _ => {
                let params: optimize::Params = serde_json::from_value(params)?;
                params
                    .plan()
                    .and_then(|plan| optimize::run(&plan))
                    .map(serde_json::to_value)
            }
        };
        match answer {
            Ok(report) => println!("{}", report?),
            Err(errors) => println!(
                "{}",
                json!({
                    "refused": errors.to_string(),
                    "refused_code": errors.0[0].code,
                    "refused_fields": errors.0.len(),
                    "smallest": errors.0[0].values.get("smallest"),
                })
            ),
        }
    }
    Ok(())
}
