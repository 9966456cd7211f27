//! What is not a demo: the pages, the contact function, health.

pub mod health;
pub mod pages;
pub mod reports;
pub mod security;
