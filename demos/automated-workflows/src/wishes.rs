//! Wishes that were edited: the same structure the reader gives, sent back and checked like any input.

use std::ops::RangeInclusive;

use boreal_demo_kit::field::{present, shown};
use boreal_demo_kit::{Choice, Fields};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::catalogue::{Body, Colour, Drive, Fuel, Transmission};
use crate::places::{Province, city};
use crate::reading::{Field, MAX_NAME, Op, Reading, WishValue};

/// Wishes in a call.
pub const MOST_WISHES: usize = 24;
/// Characters of a phrase.
pub const MAX_TEXT: usize = 200;
/// How far a place may be.
pub const WITHIN_KM: RangeInclusive<f64> = 1.0..=5_000.0;

/// What can be weighed, and what a listing has or has not.
pub const QUALITIES: [&str; 12] = [
    "reliable",
    "efficient",
    "cheap",
    "low_km",
    "recent",
    "sporty",
    "luxury",
    "roomy",
    "small",
    "winter",
    "towing",
    "accident_free",
];
/// The last of them.
pub const ONE_OWNER: &str = "one_owner";

/// A wish as sent: one of the answer's `read_as`, changed or not.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AutomatedWorkflowsWish)]
pub struct Wish {
    /// The words it came from; may be left out.
    #[serde(default)]
    pub text: String,
    #[schema(value_type = Field)]
    pub field: String,
    #[schema(value_type = Op)]
    pub op: String,
    pub value: WishValue,
    /// How far a place may be, in kilometres.
    #[serde(default)]
    pub within_km: Option<f64>,
    /// As `read_as` has it; not looked at.
    #[serde(default)]
    pub start: u32,
    /// As `read_as` has it; not looked at.
    #[serde(default)]
    pub end: u32,
}

/// The readings of a list, or `None` with every refusal told.
pub fn check(fields: &mut Fields, wishes: &[Wish]) -> Option<Vec<Reading>> {
    fields.count("wishes", wishes.len(), 0..=MOST_WISHES)?;
    let checked: Vec<Option<Reading>> = wishes
        .iter()
        .enumerate()
        .map(|(at, wish)| check_one(fields, at, wish))
        .collect();
    checked.into_iter().collect()
}

fn check_one(fields: &mut Fields, at: usize, wish: &Wish) -> Option<Reading> {
    let path = |name: &str| format!("wishes[{at}].{name}");
    let text = fields.text(&path("text"), &wish.text, MAX_TEXT);
    let field = fields.one_of::<Field>(&path("field"), &wish.field);
    let op = fields.one_of::<Op>(&path("op"), &wish.op);
    let within_km = fields.optional_within(&path("within_km"), wish.within_km, WITHIN_KM);
    fields.within(&path("start"), wish.start, 0..=100_000);
    fields.within(&path("end"), wish.end, 0..=100_000);
    let (field, op) = (field?, op?);
    if !ops(field).contains(&op) {
        let allowed: Vec<&str> = ops(field).iter().map(|op| op.as_str()).collect();
        let message = format!(
            "{} of {field} must be one of {}; got \"{op}\"",
            path("op"),
            allowed.join(", ")
        );
        let values = json!({ "choices": allowed, "got": op });
        fields.refuse(path("op"), "not_a_choice", message, values);
        return None;
    }
    let value = check_value(fields, &path("value"), field, &wish.value)?;
    let text = match present(Some(text?)) {
        Some(text) => text.to_owned(),
        None => words(field, op, &value),
    };
    Some(Reading {
        text,
        field,
        op,
        value,
        within_km: within_km?.filter(|_| matches!(op, Op::Near | Op::NotNear)),
        start: wish.start,
        end: wish.end,
    })
}

/// How a field can be compared.
pub fn ops(field: Field) -> &'static [Op] {
    match field {
        Field::Make
        | Field::Body
        | Field::Drive
        | Field::Fuel
        | Field::Transmission
        | Field::Colour => &[Op::Is, Op::IsNot],
        Field::Model => &[Op::Is, Op::IsNot, Op::Like],
        Field::Place => &[Op::Is, Op::IsNot, Op::Near, Op::NotNear],
        Field::Quality => &[Op::Is],
        Field::Seats | Field::Year | Field::Km | Field::Price | Field::Consumption => {
            &[Op::Is, Op::AtMost, Op::AtLeast, Op::About]
        }
    }
}

/// What a number of a field may be.
pub fn range(field: Field) -> Option<RangeInclusive<f64>> {
    match field {
        Field::Seats => Some(1.0..=9.0),
        Field::Year => Some(1950.0..=2027.0),
        Field::Km => Some(0.0..=1e6),
        Field::Price => Some(0.0..=1e6),
        Field::Consumption => Some(1.0..=40.0),
        _ => None,
    }
}

/// The names a field may have, where they are few.
pub fn names(field: Field) -> Option<Vec<&'static str>> {
    match field {
        Field::Body => Some(Body::names().collect()),
        Field::Drive => Some(Drive::names().collect()),
        Field::Fuel => Some(Fuel::names().collect()),
        Field::Transmission => Some(Transmission::names().collect()),
        Field::Colour => Some(Colour::names().collect()),
        Field::Quality => Some(QUALITIES.into_iter().chain([ONE_OWNER]).collect()),
        _ => None,
    }
}

fn check_value(
    fields: &mut Fields,
    path: &str,
    field: Field,
    value: &WishValue,
) -> Option<WishValue> {
    let problem = match (range(field), value) {
        (Some(range), WishValue::Number(number)) if range.contains(number) => {
            return Some(value.clone());
        }
        (Some(range), _) => format!("a number from {} to {}", range.start(), range.end()),
        (None, WishValue::Number(_)) => "a name".to_owned(),
        (None, WishValue::Name(name)) => {
            let name = name.trim();
            let is_short = !name.is_empty() && name.chars().count() <= MAX_NAME;
            match names(field) {
                Some(names) if names.contains(&name) => return Some(name.into()),
                Some(names) => format!("one of {}", names.join(", ")),
                None if field == Field::Place => {
                    if city(name).is_some() || name.parse::<Province>().is_ok() {
                        return Some(name.into());
                    }
                    "a city of the list or the two letters of a province".to_owned()
                }
                None if is_short => return Some(name.into()),
                None => format!("a name of 1 to {MAX_NAME} characters"),
            }
        }
    };
    let got = match value {
        // A number of three hundred digits is shown by its first ones.
        WishValue::Number(number) => shown(&number.to_string()),
        WishValue::Name(name) => shown(name),
    };
    let message = format!("{path} of {field} must be {problem}; got \"{got}\"");
    fields.refuse(path, "not_a_value", message, json!({ "got": got }));
    None
}

/// A wish nobody wrote, in words: "price at most 25000".
fn words(field: Field, op: Op, value: &WishValue) -> String {
    let value = match value {
        WishValue::Number(number) => number.to_string(),
        WishValue::Name(name) => name.replace('_', " "),
    };
    format!("{field} {} {value}", op.as_str().replace('_', " "))
}
