//! The answer to a search.

use boreal_demo_kit::{Money, wire_enum};
use serde::Serialize;
use utoipa::ToSchema;

use crate::catalogue::{Body, Colour, Drive, Fuel, Transmission};
use crate::comparables::Comparable;
use crate::cost::Cost;
use crate::filter::{Pair, WishCost};
use crate::listing::Seller;
use crate::places::Province;
use crate::price::{PriceError, Validation};
use crate::reading::{Field, Reading};
use crate::score::Points;

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsReport)]
pub struct Report {
    /// Whether the cars are made up.
    pub synthetic: bool,
    /// The same in a sentence, for every view and export.
    pub note: String,
    pub wish: String,
    /// What each phrase was taken for, or the wishes that were sent.
    pub read_as: Vec<Reading>,
    /// Phrases of the wish that say nothing we know.
    pub not_understood: Vec<String>,
    /// Phrases that ask for nothing: "doesn't have to be AWD".
    pub waived: Vec<String>,
    /// The workflow in its order: parse, filter, price, score, explain.
    pub steps: Vec<Step>,
    /// Cars looked at.
    pub total: u32,
    /// Cars that fit every wish.
    pub fits: u32,
    /// Of those, how many ask less than their fair range; `null` where no price is expected.
    pub below_range: Option<u32>,
    /// What each wish costs, in their order.
    pub wishes: Vec<WishCost>,
    /// The place in `wishes` of the one that costs most cars; `null` where none costs any.
    pub costliest: Option<usize>,
    /// Where no car fits and no single wish is in the way: the two to give up.
    pub pair: Option<Pair>,
    /// The best cars that fit, best first.
    pub listings: Vec<Listed>,
    /// What the first car saves on fuel against one that is common among those that fit.
    pub saving: Option<Saving>,
    /// How far the price model misses; `null` where there are too few listings.
    pub price_error: Option<PriceError>,
    /// What its interval promised and kept.
    pub validation: Option<Validation>,
    /// Whose sales tax is counted; `null` for where each car is.
    pub province: Option<Province>,
    pub km_per_year: f64,
    pub fuel_price: f64,
    pub power_price: f64,
}

wire_enum! {
    /// A step of the workflow.
    #[schema(as = AutomatedWorkflowsStepName)]
    pub enum StepName {
        Parse = "parse",
        Filter = "filter",
        Price = "price",
        Score = "score",
        Explain = "explain",
    }
}

/// What a step did.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsStep)]
pub struct Step {
    pub name: StepName,
    /// What came out: phrases of parse, cars of all others.
    pub count: u32,
    /// How long it took; `null` where nobody looked at a clock.
    pub ms: Option<f64>,
    pub rows_in: u32,
    pub rows_out: u32,
    /// What was left out on the way, and why.
    pub dropped: Vec<Drop>,
    /// What it did, in a sentence.
    pub note: String,
}

/// What a step left out.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsDrop)]
pub struct Drop {
    /// The words in the way.
    pub text: String,
    /// The field they are about; `null` for words that say nothing we know.
    pub field: Option<Field>,
    pub count: u32,
}

/// A car that fits.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsListed)]
pub struct Listed {
    pub id: String,
    pub make: String,
    pub model: String,
    pub year: u32,
    pub km: f64,
    /// What is asked.
    pub price: f64,
    /// What cars like it ask, by a model that has not seen this one; `null` where too few are known.
    pub fair_price: Option<f64>,
    pub low: Option<f64>,
    pub high: Option<f64>,
    /// From 0 to 100.
    pub score: f64,
    pub points: Points,
    pub reasons: Vec<String>,
    /// Depreciation, tax and fuel of five years.
    pub five_year_cost: Money,
    pub cost: Cost,
    pub body: Option<Body>,
    pub drive: Option<Drive>,
    pub fuel: Option<Fuel>,
    pub transmission: Option<Transmission>,
    pub colour: Option<Colour>,
    pub seats: Option<u32>,
    pub city: Option<String>,
    pub province: Option<Province>,
    pub owners: Option<u32>,
    pub has_accident: Option<bool>,
    pub seller: Option<Seller>,
    /// The rating of model year 2023 that stands for the car, as Natural Resources Canada names it.
    pub rated_as: Option<String>,
    /// Litres, or kilowatt hours of an electric car.
    pub per_100km: Option<f64>,
    /// Cars of the same model, nearest first; of the first five cars.
    pub comparables: Vec<Comparable>,
}

/// Fuel of five years, of two cars.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsSaving)]
pub struct Saving {
    /// The other as the rating names it, with its make.
    pub against: String,
    pub against_per_100km: f64,
    pub own_per_100km: f64,
    /// Dollars less in five years.
    pub amount: Money,
}
