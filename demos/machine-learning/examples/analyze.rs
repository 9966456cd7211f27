//! Prints the analysis of a text read from standard input, or of a named sample, as JSON.
//!
//! Run with `cargo run -p machine-learning --example analyze -- harbour-ferry`.

use boreal_demo_kit::Input;
use machine_learning::{Params, run, samples};
use std::io::Read as _;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let plan = match std::env::args().nth(1) {
        Some(slug) => {
            let samples = samples();
            let sample = samples.iter().find(|sample| sample.slug == slug);
            sample.ok_or("no sample has this name")?.plan()
        }
        None => {
            let mut text = String::new();
            std::io::stdin().read_to_string(&mut text)?;
            let params = Params {
                text,
                ..Params::default()
            };
            params.plan()?
        }
    };
    println!("{}", serde_json::to_string_pretty(&run(&plan))?);
    Ok(())
}
