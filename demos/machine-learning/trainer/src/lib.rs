//! Trains and measures the models of the news analysis.
//!
//! Not part of the server: it reads corpora from a folder named on the command
//! line and writes the weights under `demos/machine-learning/data/`. The same folder
//! and seed give the same bytes.

pub mod articles;
pub mod augment;
pub mod corpus;
pub mod crf;
pub mod held_out;
pub mod languages;
pub mod linear;
pub mod majority;
pub mod names;
pub mod on_articles;
pub mod on_text;
pub mod ordinary;
pub mod pack;
pub mod quality;
pub mod rated;
pub mod rouge;
pub mod scoring;
pub mod tone;
pub mod wire;
