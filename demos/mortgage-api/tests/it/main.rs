//! The mortgage engine: vectors, published figures, edges, laws, defaults.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod accuracy;
mod corrected;
mod defaults;
mod edges;
mod laws;
mod limits;
mod offers;
mod published;
mod purchase;
mod vectors;

use boreal_demo_kit::{Input, Money};
use mortgage_api::quote;

/// An amount from its text.
#[track_caller]
fn dollars(text: &str) -> Money {
    Money::new(text.parse().unwrap())
}

/// A wire value as the number a client reads.
#[track_caller]
fn json(value: &impl serde::Serialize) -> f64 {
    serde_json::to_value(value).unwrap().as_f64().unwrap()
}

/// A purchase that borrows exactly this, uninsured, with nothing else in the way.
fn loan_of(principal: f64) -> quote::Params {
    quote::Params {
        price: principal * 2.0,
        down_payment: principal,
        city: None,
        first_time_buyer: false,
        fees: 0.0,
        lump_sum: 0.0,
        raised_payment: 0.0,
        ..quote::Params::example()
    }
}
