//! Input whose every wrong field is named at once. Serde stops at the first that is missing or of another kind: each
//! such field is given the example's value and the input read again, until what is left can be checked as well.

use boreal_demo_kit::{FieldError, FieldErrors, Input, Limit, limits_of};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::body::{from_json, from_query};
use super::list_for_object::{holds_object, lists_for_objects};
use crate::error::ApiError;

/// More wrong fields than any input has.
const MOST_FIELDS: usize = 50;

/// In a body up to this size every wrong field is named, in a larger one the first.
const SMALL_BYTES: usize = 64 * 1024;

/// The same of a query, some of which are read on the async threads.
const SMALL_QUERY_BYTES: usize = 4 * 1024;

/// Refusals that concern their field alone. Others may come from a value that was put in another's place.
const OF_ONE_FIELD: [&str; 6] = [
    "out_of_range",
    "outside_bounds",
    "not_a_choice",
    "not_a_day",
    "too_long",
    "wrong_count",
];

/// The plan of a JSON body.
pub fn plan_of_json<I: Input + DeserializeOwned>(body: &[u8]) -> Result<I::Plan, ApiError> {
    let read = from_json::<I>(body);
    let first = match read {
        Ok(input) => match list_for_object::<I>(body) {
            None => return Ok(input.plan()?),
            Some(refusal) => refusal,
        },
        Err(ApiError::Invalid(errors)) => errors,
        Err(error) => return Err(error),
    };
    let first = first.into_iter().map(with_limits::<I>).collect();
    // Each further field costs another reading, which a large body is not worth.
    if body.len() > SMALL_BYTES {
        return Err(ApiError::Invalid(first));
    }
    let Ok(object) = serde_json::from_slice::<Map<String, Value>>(body) else {
        return Err(ApiError::Invalid(first));
    };
    let read =
        |object: &Map<String, Value>| from_json::<I>(&json!(object).to_string().into_bytes());
    let mend = |object: &mut Map<String, Value>, name: &str, value: Option<&Value>| {
        match value {
            Some(value) => object.insert(name.to_owned(), value.clone()),
            None => object.remove(name),
        };
    };
    Err(ApiError::Invalid(every_refusal(first, object, mend, read)))
}

/// The plan of a query.
pub fn plan_of_query<I: Input + DeserializeOwned>(query: &str) -> Result<I::Plan, ApiError> {
    type Pairs = Vec<(String, String)>;
    let first = match from_query::<I>(query) {
        Ok(input) => return Ok(input.plan()?),
        Err(ApiError::Invalid(errors)) => errors,
        Err(error) => return Err(error),
    };
    if query.len() > SMALL_QUERY_BYTES {
        return Err(ApiError::Invalid(first));
    }
    let pairs = form_urlencoded::parse(query.as_bytes());
    let pairs: Pairs = pairs.into_owned().collect();
    let mend = |pairs: &mut Pairs, name: &str, value: Option<&Value>| {
        pairs.retain(|(known, _)| known != name);
        let text = match value {
            Some(Value::String(text)) => Some(text.clone()),
            Some(Value::Number(_) | Value::Bool(_)) => value.map(Value::to_string),
            _ => None,
        };
        pairs.extend(text.map(|text| (name.to_owned(), text)));
    };
    let read = |pairs: &Pairs| {
        let mut form = form_urlencoded::Serializer::new(String::new());
        from_query::<I>(&form.extend_pairs(pairs).finish())
    };
    Err(ApiError::Invalid(every_refusal(first, pairs, mend, read)))
}

fn every_refusal<I: Input, S>(
    mut errors: Vec<FieldError>,
    mut sent: S,
    mend: impl Fn(&mut S, &str, Option<&Value>),
    read: impl Fn(&S) -> Result<I, ApiError>,
) -> Vec<FieldError> {
    let example = serde_json::to_value(I::example()).unwrap_or_default();
    let mut mended: Vec<String> = Vec::new();
    while let Some(name) = errors
        .last()
        .map(|error| outermost(&error.field).to_owned())
    {
        // The whole is at fault, or no value mends it.
        if name.is_empty() || mended.contains(&name) || mended.len() == MOST_FIELDS {
            break;
        }
        mend(&mut sent, &name, example.get(&name));
        mended.push(name);
        let more = match read(&sent) {
            Ok(input) => {
                let more = input
                    .plan()
                    .err()
                    .map_or(Vec::new(), |FieldErrors(more)| more);
                let is_own = |error: &FieldError| {
                    OF_ONE_FIELD.contains(&error.code.as_str())
                        && !mended.iter().any(|name| name == outermost(&error.field))
                };
                errors.extend(more.into_iter().filter(is_own));
                break;
            }
            Err(ApiError::Invalid(more)) => more,
            Err(_) => break,
        };
        errors.extend(more);
    }
    errors.dedup_by(|one, other| one.field == other.field && one.code == other.code);
    errors
}

/// `points` of `points[3].years`.
fn outermost(field: &str) -> &str {
    field.split(['.', '[']).next().unwrap_or_default()
}

/// A number too large to be read is refused by the field's own limit.
fn with_limits<I: Input>(error: FieldError) -> FieldError {
    if error.code != "out_of_range" {
        return error;
    }
    let limits = limits_of::<I>().limits;
    let limit = limits.into_iter().find_map(|(field, limit)| match limit {
        Limit::Range(low, high) | Limit::Above(low, high) if field == error.field => {
            Some((low, high))
        }
        _ => None,
    });
    let Some((low, high)) = limit else {
        return error;
    };
    let text = format!(
        "{} must be {low} to {high}, got a number too large to read",
        error.field
    );
    let values = json!({ "minimum": low, "maximum": high });
    FieldError::new(error.field, "out_of_range", text, values)
}

/// Serde takes a list for an object's fields in order: the example shows where an object must stand.
fn list_for_object<I: Input>(body: &[u8]) -> Option<Vec<FieldError>> {
    let example = serde_json::to_value(I::example()).ok()?;
    let is_list = body.trim_ascii_start().first() == Some(&b'[');
    let may_hold_one = example.as_object()?.values().any(holds_object) && body.contains(&b'[');
    // An input of plain values is not read a second time.
    if !is_list && !may_hold_one {
        return None;
    }
    let refused = lists_for_objects(body, &example, MOST_FIELDS);
    (!refused.is_empty()).then_some(refused)
}
