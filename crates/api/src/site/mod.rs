//! What every site has: contact, health, metrics, reports, security headers.

pub mod contact;
pub mod health;
pub mod metrics;
pub mod reports;
pub mod security;

/// On an answer: the page whoever serves pages shows instead, with the answer's status.
#[derive(Clone, Copy, Debug)]
pub struct ShowPage(pub &'static str);
