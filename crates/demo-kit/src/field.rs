//! Wire input made valid, with every limit said once.
//!
//! An engine's `Params` implement [`Input`]: [`Input::check`] hands each field
//! with its limit to [`Fields`], which collects what is wrong with all of them.
//! The same calls, made on an example, tell the contract which limits
//! there are ([`limits_of`]): a limit that refuses is a limit that is published.

mod collector;

use jiff::Timestamp;
use jiff::civil::Date;
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::table::Limits;
pub use collector::{Fields, Number, present, shown};

/// One refused field: for a program the code and its values, for a person the message.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct FieldError {
    /// The field's name on the wire, for example `down_payment`.
    pub field: String,
    /// What is wrong and what would be right.
    pub message: String,
    /// What kind of refusal it is: `out_of_range`, `not_a_choice`, `missing` or a demo's own.
    pub code: String,
    /// What the message is made of, by name: `minimum`, `maximum`, `choices`, `got` or a demo's own.
    #[serde(skip_serializing_if = "Map::is_empty")]
    #[schema(value_type = Object)]
    pub values: Map<String, Value>,
}

impl FieldError {
    /// A refusal with its values, given as a JSON object.
    pub fn new(
        field: impl Into<String>,
        code: impl Into<String>,
        message: impl Into<String>,
        values: Value,
    ) -> Self {
        let values = match values {
            Value::Object(values) => values,
            _ => Map::new(),
        };
        Self {
            field: field.into(),
            code: code.into(),
            message: message.into(),
            values,
        }
    }
}

/// Every refused field of an input, at least one.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("{}", .0.iter().map(|error| error.message.as_str()).collect::<Vec<_>>().join("; "))]
pub struct FieldErrors(pub Vec<FieldError>);

impl From<FieldError> for FieldErrors {
    fn from(error: FieldError) -> Self {
        Self(vec![error])
    }
}

/// Wire input that becomes a plan, or the list of what is wrong with it.
pub trait Input: Default + Serialize {
    /// What the engine computes on.
    type Plan;

    /// Looks at every field before it gives up: take each through `fields`, and only then use `?`.
    fn check(self, fields: &mut Fields) -> Option<Self::Plan>;

    /// An accepted input that [`limits_of`] checks: another than the default where that
    /// lacks what only the caller has, such as a text.
    fn example() -> Self {
        Self::default()
    }

    /// The plan, or every refused field.
    fn plan(self) -> Result<Self::Plan, FieldErrors> {
        Fields::collect(|fields| self.check(fields))
    }
}

/// What a field may hold, as the contract says it.
#[derive(Debug, Clone, PartialEq)]
pub enum Limit {
    /// A number from the first to the second.
    Range(f64, f64),
    /// A number above the first, up to the second.
    Above(f64, f64),
    /// A number, but not 0.
    NotZero,
    /// One of these names.
    Choice(Vec<&'static str>),
    /// A day from the first to the second.
    Day(Date, Date),
    /// A time from the first to the second.
    Time(Timestamp, Timestamp),
    /// A day so many years at the most after that of another field.
    YearsAfter(&'static str, i16),
    /// So many characters at the most.
    Length(usize),
    /// So many bytes of UTF-8 at the most.
    Bytes(usize),
    /// A table within these limits.
    Table(Limits),
    /// So many names in a text, parted by commas.
    Names(usize, usize),
    /// So many items.
    Items(usize, usize),
}

/// The limits of an input's fields and its default values, for the contract.
#[derive(Debug, Clone, PartialEq)]
pub struct Described {
    /// By the field's name on the wire; a field may have several.
    pub limits: Vec<(String, Limit)>,
    /// What is assumed of the fields that are not sent, by their names on the wire.
    pub default: Value,
}

/// The limits that checking the example meets, each once, and the default of every field that
/// has one. The items of a list share theirs: `points[3].years` is published as `points[].years`.
///
/// # Panics
/// If the example is refused, or the default cannot be written as JSON.
pub fn limits_of<I: Input>() -> Described {
    let mut default = serde_json::to_value(I::default()).expect("an input is plain data");
    if let Value::Object(fields) = &mut default {
        fields.retain(|_, value| !says_nothing(value));
    }
    let mut fields = Fields::default();
    let plan = I::example().check(&mut fields);
    assert!(
        plan.is_some() && fields.errors.is_empty(),
        "the example is refused: {:?}",
        fields.errors
    );
    let mut limits = Vec::new();
    for (field, limit) in fields.limits {
        let published = (without_indices(&field), limit);
        if !limits.contains(&published) {
            limits.push(published);
        }
    }
    Described { limits, default }
}

/// A field's name with `[]` for every `[3]`.
fn without_indices(field: &str) -> String {
    let mut inside = false;
    field
        .chars()
        .filter(|&c| {
            inside = c != ']' && (inside || c == '[');
            !inside || c == '['
        })
        .collect()
}

/// Absent or empty is no default: such a field is needed, or means nothing unless sent.
fn says_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.values().all(says_nothing),
        _ => false,
    }
}
