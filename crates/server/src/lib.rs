//! The site in one binary: the prerendered pages in front of the API, and the
//! listener. `main.rs` is the command line in front of it.

pub mod app;
mod connections;
mod framing;
pub mod listen;
mod paced;
pub mod pages;
mod unsent;
