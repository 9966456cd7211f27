//! The site in one binary: prerendered pages, the JSON API and the contact
//! function, over the store. `main.rs` is the command line in front of it.

pub mod app;
pub mod config;
pub mod demos;
pub mod error;
pub mod facts;
pub mod listen;
pub mod middleware;
pub mod office;
pub mod openapi;
pub mod reader;
pub mod site;
pub mod sources;
