//! Energy Management: reference values, edges and laws.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod accuracy;
mod charged;
mod clocks;
mod edges;
mod forecasts;
mod households;
mod laws;
mod market;
mod meter;
mod paces;
mod references;
mod year;
