//! The article extractor through its public face.

mod charset;
mod edges;
mod fuzz;
mod generate;
mod metadata;
mod sample;
mod sanitise;
