//! A search in an address, for a stream: the wishes as one text.

use boreal_demo_kit::field::present;
use boreal_demo_kit::{Fields, Input};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};

use super::{DEFAULT_FUEL_PRICE, DEFAULT_KM_PER_YEAR, DEFAULT_POWER_PRICE, Params, Plan};
use crate::places::Province;
use crate::reading::WishValue;
use crate::wishes::Wish;

/// Characters of all wishes in an address.
pub const MAX_WISHES: usize = 2_000;
/// What stands for a list without any: an empty text means what the wish says.
const NONE: &str = "none";

/// A search as sent in a query.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[schema(as = AutomatedWorkflowsSearchQuery)]
pub struct QueryParams {
    /// What is wanted, in English or common French words.
    pub wish: String,
    /// In place of what the wish would be read as: `price:at_most:25000;place:near:Calgary:200`, or `none`.
    pub wishes: Option<String>,
    /// Where the buyer lives, for the sales tax.
    #[param(value_type = Option<Province>)]
    #[schema(value_type = Option<Province>)]
    pub province: Option<String>,
    /// Kilometres driven a year.
    pub km_per_year: f64,
    /// Dollars a litre of fuel.
    pub fuel_price: f64,
    /// Dollars a kilowatt hour of electricity.
    pub power_price: f64,
}

impl Default for QueryParams {
    fn default() -> Self {
        Self {
            wish: String::new(),
            wishes: None,
            province: None,
            km_per_year: DEFAULT_KM_PER_YEAR,
            fuel_price: DEFAULT_FUEL_PRICE,
            power_price: DEFAULT_POWER_PRICE,
        }
    }
}

impl Input for QueryParams {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let text = fields.optional_text("wishes", self.wishes.as_deref(), MAX_WISHES)?;
        let wishes = match text.and_then(|text| present(Some(text))) {
            None => None,
            Some(text) => Some(wishes_of(fields, text)?),
        };
        let params = Params {
            wish: self.wish,
            wishes,
            province: self.province,
            km_per_year: self.km_per_year,
            fuel_price: self.fuel_price,
            power_price: self.power_price,
            ..Params::default()
        };
        params.check_fields(fields)
    }
}

fn wishes_of(fields: &mut Fields, text: &str) -> Option<Vec<Wish>> {
    if text == NONE {
        return Some(Vec::new());
    }
    let wishes: Option<Vec<Wish>> = text.split(';').map(wish_of).collect();
    if wishes.is_none() {
        let message = "wishes must be a list such as price:at_most:25000;body:is:suv, or none";
        fields.refuse("wishes", "not_wishes", message, json!({}));
    }
    wishes
}

fn wish_of(text: &str) -> Option<Wish> {
    let mut parts = text.split(':');
    let (field, op, value) = (parts.next()?, parts.next()?, parts.next()?);
    let within = match parts.next() {
        Some(km) => Some(km.parse().ok()?),
        None => None,
    };
    // Names may be numbers: a model 1500, a make of its own.
    let is_name = matches!(field, "make" | "model");
    let value = match value.parse::<f64>() {
        Ok(number) if !is_name => WishValue::Number(number),
        _ => WishValue::Name(value.to_owned()),
    };
    Some(Wish {
        text: String::new(),
        field: field.to_owned(),
        op: op.to_owned(),
        value,
        within_km: within,
        start: 0,
        end: 0,
    })
}
