//! The article extractor through its public face.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod bounds;
mod charset;
mod edges;
mod faults;
mod fuzz;
mod generate;
mod hostile;
mod metadata;
mod sample;
mod sanitise;
