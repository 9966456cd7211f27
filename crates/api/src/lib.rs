//! The JSON API and the contact function: state, handlers, errors, contract and
//! default reports. It knows no built page; `crates/server` puts those in front.

mod answer;
pub mod app;
mod background;
pub mod clock;
pub mod config;
pub mod contact_backend;
pub mod declaration;
pub mod demos;
pub mod error;
pub mod facts;
mod jobs;
pub mod middleware;
pub mod openapi;
pub mod page_reader;
pub mod services;
pub mod settings;
pub mod site;
pub mod sources;
pub mod stream;
