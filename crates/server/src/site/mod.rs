//! What is not a demo: the pages, the contact function, health.

pub mod contact;
pub mod health;
pub mod metrics;
pub mod pages;
pub mod reports;
pub mod security;
