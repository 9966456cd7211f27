//! What a wish says, phrase by phrase: a field, how it is compared and with what.

use std::borrow::Cow;

use boreal_demo_kit::wire_enum;
use serde::{Deserialize, Serialize};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

wire_enum! {
    /// What a phrase speaks of.
    #[schema(as = AutomatedWorkflowsField)]
    pub enum Field {
        Make = "make",
        Model = "model",
        Body = "body",
        Drive = "drive",
        Fuel = "fuel",
        Transmission = "transmission",
        Colour = "colour",
        Seats = "seats",
        Year = "year",
        Km = "km",
        Price = "price",
        Place = "place",
        /// What is weighed, not counted: `reliable`, `efficient`, `cheap` and others.
        Quality = "quality",
        /// Litres in 100 km.
        Consumption = "consumption",
    }
}

wire_enum! {
    /// How a car is compared with the value.
    #[schema(as = AutomatedWorkflowsOp)]
    pub enum Op {
        Is = "is",
        IsNot = "is_not",
        AtMost = "at_most",
        AtLeast = "at_least",
        /// Within 15 % of a number.
        About = "about",
        /// The same kind of car as a model.
        Like = "like",
        /// Within some kilometres of a place.
        Near = "near",
        /// Farther than that from it.
        NotNear = "not_near",
    }
}

/// Characters of a name.
pub const MAX_NAME: usize = 60;
/// The largest number of any field.
pub const MAX_NUMBER: f64 = 1e6;

/// A name or a number.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum WishValue {
    Number(f64),
    Name(String),
}

impl PartialSchema for WishValue {
    fn schema() -> RefOr<Schema> {
        let number = ObjectBuilder::new()
            .schema_type(Type::Number)
            .minimum(Some(0.0))
            .maximum(Some(MAX_NUMBER));
        let name = ObjectBuilder::new()
            .schema_type(Type::String)
            .max_length(Some(MAX_NAME));
        let either = OneOfBuilder::new().item(number).item(name);
        either.description(Some("A name or a number.")).into()
    }
}

impl ToSchema for WishValue {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("AutomatedWorkflowsValue")
    }
}

impl WishValue {
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Name(name) => Some(name),
            Self::Number(_) => None,
        }
    }

    pub fn number(&self) -> Option<f64> {
        match self {
            Self::Number(number) => Some(*number),
            Self::Name(_) => None,
        }
    }
}

impl From<&str> for WishValue {
    fn from(name: &str) -> Self {
        Self::Name(name.to_owned())
    }
}

impl From<f64> for WishValue {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

/// A phrase and what it was taken for.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsReading)]
pub struct Reading {
    /// The words of the wish.
    pub text: String,
    pub field: Field,
    pub op: Op,
    pub value: WishValue,
    /// How far a place may be, in kilometres; `null` for all else.
    pub within_km: Option<f64>,
    /// Where the words begin in the wish, in characters.
    pub start: u32,
    /// Where they end.
    pub end: u32,
}
