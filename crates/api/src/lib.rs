//! The JSON API and the contact function: state, handlers, errors, contract and
//! default reports. It knows no built page; `crates/server` puts those in front.

pub mod app;
pub mod config;
pub mod demos;
pub mod error;
pub mod facts;
pub mod middleware;
pub mod office;
pub mod openapi;
pub mod reader;
pub mod site;
pub mod sources;
