//! Answers requests, one JSON line each: for `scripts/cross_check`.

use bond_yields::{fit, price};
use boreal_demo_kit::Input;
use serde_json::Value;
use std::io::BufRead;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for line in std::io::stdin().lock().lines() {
        let request: Value = serde_json::from_str(&line?)?;
        let params = request["params"].clone();
        let answer = match request["call"].as_str() {
            Some("price") => {
                let params: price::Params = serde_json::from_value(params)?;
                params
                    .plan()
                    .map(|plan| serde_json::to_value(price::run(&plan)))
            }
            _ => {
                let params: fit::Params = serde_json::from_value(params)?;
                params
                    .plan()
                    .map(|plan| serde_json::to_value(fit::run(&plan)))
            }
        };
        match answer {
            Ok(report) => println!("{}", report?),
            Err(errors) => println!(
                "{}",
                serde_json::json!({ "refused": errors.to_string(), "refused_code": errors.0[0].code })
            ),
        }
    }
    Ok(())
}
