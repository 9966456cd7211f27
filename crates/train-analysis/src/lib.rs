//! Trains and measures the models of the news analysis.
//!
//! Not part of the server: it reads corpora from a folder named on the command
//! line and writes the weights under `data/machine-learning/`. The same folder
//! and seed give the same bytes.

pub mod corpus;
pub mod crf;
pub mod held_out;
pub mod majority;
pub mod pack;
pub mod quality;
pub mod scoring;
