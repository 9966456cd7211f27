//! What serde says of input of the wrong shape, in words for a caller: the
//! field, what it should be, and never the name of a Rust type.

use boreal_demo_kit::FieldError;
use boreal_demo_kit::field::shown;
use serde_json::{Value, json};

use crate::error::ApiError;

/// A refusal from the path to the wrong value and serde's message about it.
pub fn wrong_field(path: &str, whole: &str) -> ApiError {
    // The whole input is at fault, not a field of it.
    let path = if path == "." { "" } else { path };
    // The last one is serde's own; another may be in the caller's text.
    let message = whole.rsplit_once(" at line ");
    let message = message.map_or(whole, |(message, _)| message);
    ApiError::Invalid(vec![refusal(path, message)])
}

fn refusal(path: &str, message: &str) -> FieldError {
    // The path may end in the name already.
    let named = |name: &str| {
        let parent = path.strip_suffix(name);
        let parent = parent.filter(|parent| parent.is_empty() || parent.ends_with('.'));
        match parent {
            Some(parent) => format!("{parent}{}", shown(name)),
            None if path.is_empty() => shown(name),
            None => format!("{path}.{}", shown(name)),
        }
    };
    if let Some(name) = quoted_after(message, "missing field ") {
        return FieldError::new(
            named(name),
            "missing",
            format!("{name} is missing"),
            Value::Null,
        );
    }
    if let Some(name) = quoted_after(message, "duplicate field ") {
        let text = format!("{name} is there twice");
        return FieldError::new(named(name), "duplicate", text, Value::Null);
    }
    if let Some((name, known)) = unknown(message, "unknown field `") {
        let got = shown(name);
        let text = match known.is_empty() {
            true => format!("there is no field {got} here"),
            false => format!(
                "there is no field {got} here; there are {}",
                known.join(", ")
            ),
        };
        return FieldError::new(
            named(name),
            "unknown_field",
            text,
            json!({ "known": known }),
        );
    }
    let subject = if path.is_empty() { "the body" } else { path };
    if let Some((name, choices)) = unknown(message, "unknown variant `") {
        let got = shown(name);
        let list = choices.join(", ");
        let text = format!("{subject} must be one of {list}; got \"{got}\"");
        let values = json!({ "choices": choices, "got": got });
        return FieldError::new(path, "not_a_choice", text, values);
    }
    if message.starts_with("number out of range") {
        let text = format!("{subject} is a number too large to read");
        return FieldError::new(path, "out_of_range", text, Value::Null);
    }
    match expected(message) {
        Some(kind) => {
            let text = format!("{subject} must be {kind}");
            FieldError::new(path, "wrong_type", text, json!({ "expected": kind }))
        }
        None => {
            let text = format!("{subject} could not be read");
            FieldError::new(path, "unreadable", text, Value::Null)
        }
    }
}

/// What a value should have been, in the words of JSON.
fn expected(message: &str) -> Option<&'static str> {
    const WORDS: [(&str, &str); 6] = [
        ("expected value", "one of the names that the contract lists"),
        ("invalid float literal", "a number"),
        ("invalid digit", "a whole number"),
        ("cannot parse integer", "a whole number"),
        ("number too", "a whole number of a usual size"),
        ("provided string was not", "true or false"),
    ];
    let begins = |(words, _): &&(&str, &str)| message.starts_with(words);
    if let Some((_, kind)) = WORDS.iter().find(begins) {
        return Some(kind);
    }
    let (_, wanted) = message.rsplit_once(", expected ")?;
    let first = wanted.split([' ', '`']).find(|word| !word.is_empty())?;
    Some(match first {
        "f32" | "f64" => "a number",
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number",
        "u8" | "u16" | "u32" | "u64" | "usize" => "a whole number from 0 up",
        "struct" | "map" | "internally" | "adjacently" => "an object",
        "tuple" => "a list",
        "enum" | "variant" => "one of the names that the contract lists",
        _ => match wanted {
            "a string" | "string" | "a borrowed string" => "a text",
            "a boolean" | "bool" => "true or false",
            "a sequence" => "a list",
            "a map" => "an object",
            wanted if wanted.starts_with("a tuple") => "a list",
            _ => return None,
        },
    })
}

/// The name in backquotes right after an opening.
fn quoted_after<'a>(message: &'a str, opening: &str) -> Option<&'a str> {
    message.strip_prefix(opening)?.split('`').nth(1)
}

/// The caller's name and the list of those there are. The name may hold anything, serde's own words too; the list,
/// which comes last, holds only ours.
fn unknown<'a>(message: &'a str, opening: &str) -> Option<(&'a str, Vec<&'a str>)> {
    let rest = message.strip_prefix(opening)?;
    let ends = ["`, expected ", "`, there are no "];
    let (name, list) = ends.iter().find_map(|end| rest.rsplit_once(end))?;
    Some((name, list.split('`').skip(1).step_by(2).collect()))
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde::de::DeserializeOwned;

    use crate::error::ApiError;
    use crate::middleware::body::{from_json, from_query};

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Frequency {
        Monthly,
        Weekly,
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only read from JSON")]
    struct PointOfCurve {
        years: f64,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only read from JSON")]
    struct QuoteParams {
        price: f64,
        years: Option<u32>,
        frequency: Option<Frequency>,
        new_build: Option<bool>,
        note: Option<String>,
        points: Option<Vec<PointOfCurve>>,
        pair: Option<(f64, f64)>,
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only read from a query")]
    struct QueryParams {
        seed: Option<u64>,
        rate: Option<f64>,
        open: Option<bool>,
    }

    fn refusals<T: DeserializeOwned + std::fmt::Debug>(
        read: Result<T, ApiError>,
    ) -> (String, String, String) {
        let Err(ApiError::Invalid(mut errors)) = read else {
            panic!("{read:?} is no refusal of a field");
        };
        let error = errors.remove(0);
        (error.field, error.code, error.message)
    }

    #[track_caller]
    fn check(body: &str, field: &str, code: &str) {
        let (got_field, got_code, message) = refusals(from_json::<QuoteParams>(body.as_bytes()));
        assert_eq!(
            (&*got_field, &*got_code),
            (field, code),
            "{body}: {message}"
        );
        let rust = [
            "struct",
            "Params",
            "Point",
            "Frequency",
            "f64",
            "u32",
            "enum",
            "tuple",
            "option",
            "invalid type",
            "expected",
        ];
        for word in rust {
            assert!(!message.contains(word), "{body}: {message}");
        }
    }

    #[test]
    fn a_body_of_another_kind_is_refused_as_a_whole() {
        for body in ["\"x\"", "5", "1.5", "true", "null"] {
            check(body, "", "wrong_type");
        }
        // Serde reads a list as the fields in order.
        check("[]", "", "wrong_type");
        check("[\"x\"]", "[0]", "wrong_type");
    }

    #[test]
    fn a_wrong_field_is_named_by_its_path() {
        check("{}", "price", "missing");
        check(r#"{"price":1,"price":2}"#, "price", "duplicate");
        check(r#"{"price":1,"prise":2}"#, "prise", "unknown_field");
        check(r#"{"price":"x"}"#, "price", "wrong_type");
        check(r#"{"price":"expected value"}"#, "price", "wrong_type");
        check(r#"{"price":null}"#, "price", "wrong_type");
        check(r#"{"price":{}}"#, "price", "wrong_type");
        check(r#"{"price":1e999}"#, "price", "out_of_range");
        check(r#"{"price":[]}"#, "price", "wrong_type");
        check(r#"{"price":1,"years":-5}"#, "years", "wrong_type");
        check(r#"{"price":1,"years":2.5}"#, "years", "wrong_type");
        check(r#"{"price":1,"years":99999999999}"#, "years", "wrong_type");
        check(r#"{"price":1,"new_build":1}"#, "new_build", "wrong_type");
        check(r#"{"price":1,"note":1}"#, "note", "wrong_type");
        check(
            r#"{"price":1,"frequency":"daily"}"#,
            "frequency",
            "not_a_choice",
        );
        check(r#"{"price":1,"frequency":7}"#, "frequency", "wrong_type");
        check(r#"{"price":1,"points":{}}"#, "points", "wrong_type");
        check(
            r#"{"price":1,"points":[{"years":1},5]}"#,
            "points[1]",
            "wrong_type",
        );
        check(
            r#"{"price":1,"points":[{"years":"x"}]}"#,
            "points[0].years",
            "wrong_type",
        );
        check(r#"{"price":1,"points":[{}]}"#, "points[0].years", "missing");
        check(r#"{"price":1,"pair":{}}"#, "pair", "wrong_type");
        check(r#"{"price":1,"pair":[1]}"#, "pair", "wrong_type");
    }

    #[test]
    fn what_the_caller_wrote_is_not_taken_for_serdes_words() {
        let body = r#"{"price":1,"frequency":"one at line 2"}"#;
        let (field, code, message) = refusals(from_json::<QuoteParams>(body.as_bytes()));
        assert_eq!((&*field, &*code), ("frequency", "not_a_choice"));
        assert!(message.contains("\"one at line 2\""), "{message}");
        assert!(message.contains("weekly"), "{message}");
        for name in ["a`b`c", "x`, expected u64 at line"] {
            let body = serde_json::json!({ "price": 1, name: 2 }).to_string();
            let (field, code, message) = refusals(from_json::<QuoteParams>(body.as_bytes()));
            assert_eq!((&*field, &*code), (name, "unknown_field"));
            assert!(
                message
                    .ends_with("there are price, years, frequency, new_build, note, points, pair"),
                "{message}"
            );
        }
    }

    #[test]
    fn a_long_name_is_shortened_once() {
        let name = "n".repeat(1_000);
        let body = format!(r#"{{"price":1,"{name}":2}}"#);
        let shortened = format!("{}…", "n".repeat(40));
        check(&body, &shortened, "unknown_field");
        check(r#"{"price":1,"a.b":2}"#, "a.b", "unknown_field");
    }

    #[test]
    fn broken_json_is_malformed_and_says_where() {
        let mark = from_json::<QuoteParams>(b"\xef\xbb\xbf{}");
        let Err(ApiError::Malformed(message)) = mark else {
            panic!("{mark:?}");
        };
        assert!(message.contains("byte order mark"), "{message}");
        for body in ["", "{", "{\"price\":", "nonsense", "{\"price\":1}{"] {
            let read = from_json::<QuoteParams>(body.as_bytes());
            let Err(ApiError::Malformed(message)) = read else {
                panic!("{body}: {read:?}");
            };
            assert!(message.contains("line 1"), "{body}: {message}");
        }
    }

    #[test]
    fn a_parameter_of_the_wrong_kind_is_named() {
        for (query, field, words) in [
            ("seed=x", "seed", "seed must be a whole number"),
            ("seed=", "seed", "seed must be a whole number"),
            (
                "seed=99999999999999999999",
                "seed",
                "seed must be a whole number of a usual size",
            ),
            ("seed=-1", "seed", "seed must be a whole number from 0 up"),
            ("rate=x", "rate", "rate must be a number"),
            ("open=x", "open", "open must be true or false"),
        ] {
            let (got_field, code, message) = refusals(from_query::<QueryParams>(query));
            assert_eq!((&*got_field, &*code), (field, "wrong_type"), "{query}");
            assert_eq!(message, words, "{query}");
        }
    }
}
