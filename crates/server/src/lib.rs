//! The site in one binary: the prerendered pages in front of the API, and the
//! listener. `main.rs` is the command line in front of it.

pub mod app;
pub mod listen;
pub mod pages;
