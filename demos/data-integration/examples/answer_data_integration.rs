//! Answers requests, one JSON line each: for `scripts/cross_check`.

use boreal_demo_kit::Input;
use data_integration::{Params, run};
use serde_json::Value;
use std::io::BufRead;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for line in std::io::stdin().lock().lines() {
        let request: Value = serde_json::from_str(&line?)?;
        let params: Params = serde_json::from_value(request["params"].clone())?;
        match params.plan() {
            Ok(plan) => println!("{}", serde_json::to_value(run(&plan))?),
            Err(errors) => println!(
                "{}",
                serde_json::json!({ "refused": errors.to_string(), "refused_code": errors.0[0].code })
            ),
        }
    }
    Ok(())
}
