//! The article extractor through its public face.

mod charset;
mod edges;
mod fuzz;
mod generate;
mod hostile;
mod metadata;
mod sample;
mod sanitise;
