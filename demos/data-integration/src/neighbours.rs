//! The join of crops with the advice on neighbours, common names resolved.

use super::tables::Tables;
use super::tables::companions::{Relation, Why};
use super::tables::crops::Crop;
use serde::Serialize;
use utoipa::ToSchema;

/// A neighbour and why.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationNeighbour)]
pub struct Neighbour {
    /// The neighbour's slug.
    pub slug: String,
    pub name: String,
    /// The kind of reason.
    pub why: Why,
    /// The reason in words.
    pub reason: String,
    /// Whether the plan holds it too.
    pub in_plan: bool,
}

/// Whether a source's word means a crop: by its slug or by a common name that it shares.
fn means(word: &str, crop: &Crop) -> bool {
    word == crop.slug || crop.called.iter().any(|name| name == word)
}

/// The crops a source's word means.
pub fn meant_by<'a>(tables: &'a Tables, word: &str) -> Vec<&'a Crop> {
    tables
        .crops
        .iter()
        .filter(|crop| means(word, crop))
        .collect()
}

/// The neighbours of a crop in one relation, those of the plan first.
///
/// Advice runs both ways: what is said of basil beside tomato holds for tomato
/// beside basil, with the reason as it was given.
pub fn of(tables: &Tables, crop: &Crop, relation: Relation, planned: &[&str]) -> Vec<Neighbour> {
    let mut found: Vec<Neighbour> = Vec::new();
    let mut add = |other: &Crop, why: Why| {
        if other.slug != crop.slug && found.iter().all(|n| n.slug != other.slug) {
            found.push(Neighbour {
                slug: other.slug.clone(),
                name: other.name.clone(),
                why,
                reason: why.in_words().to_owned(),
                in_plan: planned.contains(&other.slug.as_str()),
            });
        }
    };
    for pairing in tables.pairings.iter().filter(|p| p.relation == relation) {
        if pairing.crop == crop.slug {
            for other in meant_by(tables, &pairing.other) {
                add(other, pairing.why);
            }
        }
    }
    // The other direction only among planned crops: listing every mirror would bury the advice.
    for pairing in tables.pairings.iter().filter(|p| p.relation == relation) {
        if means(&pairing.other, crop)
            && planned.contains(&pairing.crop.as_str())
            && let Some(other) = tables.crop(&pairing.crop)
        {
            add(other, pairing.why.mirrored());
        }
    }
    found.sort_by_key(|neighbour| !neighbour.in_plan);
    found
}
