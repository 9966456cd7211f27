//! Cars like a car: the same model, nearest in age and kilometres.

use serde::Serialize;
use utoipa::ToSchema;

use crate::listing::Listing;

/// So many stand behind a price.
pub const MOST: usize = 24;

/// A listing beside which a price is held.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsComparable)]
pub struct Comparable {
    pub id: String,
    pub make: String,
    pub model: String,
    pub year: u32,
    pub km: f64,
    pub price: f64,
}

/// The cars of the same model nearest to this one, the nearest first; a year counts like 15,000 km.
pub fn comparables(listings: &[Listing], at: usize) -> Vec<Comparable> {
    let own = &listings[at];
    let apart =
        |other: &Listing| 15_000.0 * (other.age() - own.age()).abs() + (other.km - own.km).abs();
    let is_same = |other: &Listing| other.make == own.make && other.model == own.model;
    let mut same: Vec<&Listing> = listings
        .iter()
        .enumerate()
        .filter(|(index, other)| *index != at && is_same(other))
        .map(|(_, other)| other)
        .collect();
    same.sort_by(|a, b| apart(a).total_cmp(&apart(b)));
    same.truncate(MOST);
    let of = |one: &Listing| Comparable {
        id: one.id.clone(),
        make: one.make.clone(),
        model: one.model.clone(),
        year: one.year,
        km: one.km,
        price: one.price,
    };
    same.into_iter().map(of).collect()
}
