//! The committed contract is what the demos declare.

use std::collections::BTreeSet;

use boreal_api::demos::Demos;
use boreal_api::openapi::openapi_json;
use serde_json::{Value, json};

#[test]
fn the_committed_default_reports_are_fresh() {
    for (slug, fresh) in Demos::by_default().default_reports().unwrap() {
        let path = format!(
            "../../web/app/demos/{}/default-report.gen.json",
            slug.as_str()
        );
        let committed = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(committed == fresh, "{path} is stale: run `make gen`");
    }
}

#[test]
fn the_committed_cases_are_fresh_and_pass() {
    let committed = include_str!("../../../../web/app/content/accuracy.gen.json");
    assert!(
        committed == Demos::by_default().accuracy_file().unwrap(),
        "web/app/content/accuracy.gen.json is stale: run `make gen`"
    );
    assert!(!committed.contains("\"passes\": false"));
}

#[test]
fn the_committed_contract_is_fresh() {
    let committed = include_str!("../../../../web/app/api/openapi.gen.json");
    assert!(
        committed == openapi_json().unwrap(),
        "web/app/api/openapi.gen.json is stale: run `make gen`"
    );
}

/// The schema of a field, by operation and name.
fn field(contract: &Value, path: &str, method: &str, name: &str) -> Value {
    let operation = &contract["paths"][path][method];
    let mut parameters = operation["parameters"].as_array().into_iter().flatten();
    if let Some(parameter) = parameters.find(|parameter| parameter["name"] == name) {
        return parameter["schema"].clone();
    }
    let body = &operation["requestBody"]["content"]["application/json"]["schema"]["$ref"];
    let schema = body.as_str().unwrap().trim_start_matches('#');
    contract.pointer(schema).unwrap()["properties"][name].clone()
}

#[test]
fn the_limits_that_refuse_stand_in_the_contract() {
    let contract: Value = serde_json::from_str(&openapi_json().unwrap()).unwrap();
    let of = |path: &str, method, name| {
        field(
            &contract,
            &format!("/api/v1/bond-yields/{path}"),
            method,
            name,
        )
    };
    let coupon = of("price", "post", "coupon_pct");
    assert_eq!(
        (&coupon["minimum"], &coupon["maximum"]),
        (&json!(0), &json!(30))
    );
    let points = of("fit", "post", "points");
    assert_eq!(points["maxItems"], json!(bond_yields::fit::MAX_POINTS));
    let long = of("spread", "get", "long");
    assert_eq!(long["default"], "10y");
    assert!(
        long["enum"]
            .as_array()
            .is_some_and(|names| names.contains(&json!("5y"))),
        "{long}"
    );
    let closing = field(
        &contract,
        "/api/v1/mortgage-api/quote",
        "post",
        "closing_date",
    );
    assert_eq!(closing["format"], "date");
    assert_eq!(closing["x-minimum"], "2024-01-01", "{closing}");
    assert!(coupon.get("default").is_none(), "it must be sent");
    assert_eq!(coupon["examples"], json!([3.25]));
    let csv = of("fit-table", "post", "csv");
    assert!(
        csv.get("maxLength").is_none(),
        "that would count characters"
    );
    assert_eq!(csv["x-max-bytes"], json!(65_536));
    assert_eq!(csv["x-max-rows"], json!(bond_yields::fit::MAX_POINTS));
    assert_eq!(csv["x-max-columns"], json!(10));
    let series = of("history", "get", "series");
    assert_eq!(series["x-max-names"], json!(13), "{series}");
    let maturity = of("price", "post", "maturity");
    assert_eq!(maturity["x-max-years-after"]["years"], json!(60));
    let article = &contract["components"]["schemas"]["MachineLearningArticle"]["properties"];
    assert_eq!(article["text"]["maxLength"], json!(100_000));
    assert_eq!(article["title"]["maxLength"], json!(300));
    assert_eq!(article["html"]["x-max-bytes"], json!(5 * 1024 * 1024));
    let years = &contract["components"]["schemas"]["BondYieldsPoint"]["properties"]["years"];
    assert_eq!(years["maximum"], json!(100), "of the items of a list too");
}

/// Fields that need no limit of their own, each by its operation and its place in it, with the reason.
const BOUNDED_OTHERWISE: [(&str, &str); 6] = [
    (
        "get /api/v1/real-time-analytics/stream ?Last-Event-ID",
        "an unknown one begins the stream anew",
    ),
    (
        "get /api/v1/real-time-analytics/stream ?last_event_id",
        "an unknown one begins the stream anew",
    ),
    (
        "post /functions/v1/send-contact-email .form_token",
        "bounded by the body, never kept",
    ),
    (
        "post /functions/v1/send-contact-email .idempotency_key",
        "bounded by the body, kept as a hash",
    ),
    (
        "post /functions/v1/send-contact-email .page",
        "bounded by the body, cut where it is kept",
    ),
    (
        "post /functions/v1/send-contact-email .website",
        "bounded by the body, and never kept",
    ),
];

/// The paths of numbers, texts and lists below a schema that say no limit.
fn unlimited(contract: &Value, schema: &Value, path: &str, seen: &[&str], found: &mut Vec<String>) {
    if let Some(reference) = schema["$ref"].as_str() {
        if !seen.contains(&reference) {
            let inner = contract.pointer(reference.trim_start_matches('#')).unwrap();
            let seen = [seen, &[reference]].concat();
            unlimited(contract, inner, path, &seen, found);
        }
        return;
    }
    for list in ["allOf", "oneOf", "anyOf"] {
        for part in schema[list].as_array().into_iter().flatten() {
            unlimited(contract, part, path, seen, found);
        }
    }
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        unlimited(contract, property, &format!("{path}.{name}"), seen, found);
    }
    let is = |kind: &str| match &schema["type"] {
        Value::String(only) => only == kind,
        Value::Array(several) => several.contains(&json!(kind)),
        _ => false,
    };
    let has = |word: &str| schema.get(word).is_some();
    let is_limited = if is("array") {
        unlimited(
            contract,
            &schema["items"],
            &format!("{path}[]"),
            seen,
            found,
        );
        has("maxItems")
    } else if is("number") || is("integer") {
        (has("minimum") || has("exclusiveMinimum")) && has("maximum") || has("enum")
    } else if is("string") {
        let extended = ["x-max-bytes", "x-max-names", "x-max-years-after"];
        let formats = ["date", "date-time"].map(Value::from);
        has("enum")
            || has("maxLength")
            || extended.into_iter().any(has)
            || formats.contains(&schema["format"])
    } else {
        true
    };
    if !is_limited {
        found.push(path.to_owned());
    }
}

/// What is sent without a limit, of all operations: each field once, whatever bodies it is sent in.
fn sent_without_limit(contract: &Value) -> BTreeSet<String> {
    let mut found = Vec::new();
    for (path, operations) in contract["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let of = format!("{method} {path} ");
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let name = parameter["name"].as_str().unwrap();
                let path = format!("{of}?{name}");
                unlimited(contract, &parameter["schema"], &path, &[], &mut found);
            }
            let bodies = &operation["requestBody"]["content"];
            for body in bodies.as_object().into_iter().flatten() {
                unlimited(contract, &body.1["schema"], &of, &[], &mut found);
            }
        }
    }
    found.into_iter().collect()
}

#[test]
fn no_number_text_or_list_that_is_sent_is_without_a_limit() {
    let contract: Value = serde_json::from_str(&openapi_json().unwrap()).unwrap();
    let exempt: BTreeSet<String> = BOUNDED_OTHERWISE
        .iter()
        .map(|(field, _)| (*field).to_owned())
        .collect();
    // Equal, so that an exemption goes with the field that it is for.
    assert_eq!(sent_without_limit(&contract), exempt);
}

#[test]
fn of_a_made_contract_every_field_without_a_limit_is_found() {
    let number = json!({ "type": "number", "minimum": 0 });
    let limited = json!({ "type": "number", "minimum": 0, "maximum": 1 });
    let contract = json!({
        "components": { "schemas": { "Sent": {
            "allOf": [{ "properties": { "website": { "type": "string" } } }],
            "properties": {
                "text": { "type": ["string", "null"] },
                "short": { "type": "string", "maxLength": 3 },
                "table": { "type": "string", "x-max-bytes": 9 },
                "day": { "type": "string", "format": "date" },
                "kind": { "type": "string", "enum": ["a"] },
                "number": number,
                "share": limited,
                "count": { "oneOf": [{ "type": "null" }, { "type": "integer", "maximum": 9 }] },
                "list": { "type": "array", "items": limited },
                "points": { "type": "array", "maxItems": 2, "items": { "properties": { "x": number } } },
                "again": { "$ref": "#/components/schemas/Sent" },
                "is_kept": { "type": "boolean" },
            },
        } } },
        "paths": { "/a": {
            "get": { "parameters": [
                { "name": "page", "schema": { "type": "string" } },
                { "name": "rate", "schema": limited },
            ] },
            "post": { "requestBody": { "content": {
                "application/json": { "schema": { "$ref": "#/components/schemas/Sent" } },
            } } },
        } },
    });
    let found: Vec<String> = sent_without_limit(&contract).into_iter().collect();
    let expected = [
        "get /a ?page",
        "post /a .count",
        "post /a .list",
        "post /a .number",
        "post /a .points[].x",
        "post /a .text",
        "post /a .website",
    ];
    assert_eq!(found, expected);
}

#[test]
fn every_operation_has_a_name_of_its_own() {
    let contract: Value = serde_json::from_str(&openapi_json().unwrap()).unwrap();
    let paths = contract["paths"].as_object().unwrap().values();
    let operations = paths.flat_map(|methods| methods.as_object().unwrap().values());
    let ids: Vec<&str> = operations
        .map(|operation| operation["operationId"].as_str().unwrap())
        .collect();
    let different: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), different.len(), "{ids:?}");
}

#[test]
fn an_operation_refuses_with_what_can_happen_to_it() {
    let contract: Value = serde_json::from_str(&openapi_json().unwrap()).unwrap();
    let paths = contract["paths"].as_object().unwrap();
    let demos = paths.iter().filter(|(path, _)| {
        path.starts_with("/api/v1/")
            && !matches!(path.as_str(), "/api/v1/sources" | "/api/v1/reports")
    });
    let mut operations = 0;
    for (path, methods) in demos {
        for (method, operation) in methods.as_object().unwrap() {
            let responses = operation["responses"].as_object().unwrap();
            let refusals: Vec<&str> = responses
                .keys()
                .map(String::as_str)
                .filter(|status| !status.starts_with('2'))
                .collect();
            let expected: &[&str] = match (method.as_str(), operation.get("parameters")) {
                ("post", _) => &[
                    "400", "408", "413", "414", "415", "422", "429", "431", "501", "503",
                ],
                (_, Some(_)) => &["414", "422", "429", "431", "503"],
                (_, None) => &["414", "429", "431", "503"],
            };
            assert_eq!(refusals, expected, "{method} {path}");
            for refusal in refusals {
                let content = &responses[refusal]["content"]["application/problem+json"];
                assert!(content.is_object(), "{method} {path} {refusal}");
            }
            operations += 1;
        }
    }
    assert!(operations > 20, "{operations}");
}

#[test]
fn what_belongs_to_no_demo_says_its_refusals_too() {
    let contract: Value = serde_json::from_str(&openapi_json().unwrap()).unwrap();
    for (path, method, media_type, expected) in [
        (
            "/functions/v1/send-contact-email",
            "post",
            "application/json",
            &[
                "400", "401", "408", "413", "414", "415", "422", "429", "503",
            ][..],
        ),
        (
            "/functions/v1/contact-form-token",
            "get",
            "application/json",
            &["414", "429", "503"],
        ),
        (
            "/api/v1/reports",
            "post",
            "application/problem+json",
            &["400", "408", "413", "414", "429", "503"],
        ),
        (
            "/api/v1/sources",
            "get",
            "application/problem+json",
            &["414", "429", "503"],
        ),
    ] {
        let responses = &contract["paths"][path][method]["responses"];
        let responses = responses.as_object().unwrap();
        let refusals: Vec<&String> = responses
            .keys()
            .filter(|status| !status.starts_with('2') && !matches!(status.as_str(), "431" | "501"))
            .collect();
        assert_eq!(refusals, expected, "{path}");
        for refusal in refusals {
            assert!(
                responses[refusal]["content"][media_type].is_object(),
                "{path} {refusal}"
            );
        }
    }
}

#[test]
fn every_operation_says_what_is_refused_before_it() {
    let contract: Value = serde_json::from_str(&openapi_json().unwrap()).unwrap();
    for (path, methods) in contract["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let said = |status: &str| {
                let content = &operation["responses"][status]["content"];
                content["application/problem+json"].is_object()
            };
            assert!(said("431"), "{method} {path}");
            assert_eq!(said("501"), method == "post", "{method} {path}");
        }
    }
}

#[test]
fn every_413_says_how_large_a_body_may_be() {
    let contract: Value = serde_json::from_str(&openapi_json().unwrap()).unwrap();
    let said = |path: &str| {
        let responses = &contract["paths"][path]["post"]["responses"];
        responses["413"]["description"].as_str().unwrap().to_owned()
    };
    assert!(said("/api/v1/mortgage-api/quote").contains("262144 bytes"));
    assert!(said("/api/v1/article-extractor/extract").contains("10485760 bytes"));
    assert!(said("/functions/v1/send-contact-email").contains("65536 bytes"));
}

#[test]
fn a_429_says_how_much_may_be_sent_at_once() {
    let contract: Value = serde_json::from_str(&openapi_json().unwrap()).unwrap();
    let of = |method: &str, path: &str| {
        let said = &contract["paths"][path][method]["responses"]["429"]["description"];
        said.as_str().unwrap().contains("83886080 bytes")
    };
    assert!(of("post", "/api/v1/customer-segmentation/histories"));
    assert!(of("post", "/api/v1/article-extractor/extract"));
    assert!(!of("get", "/api/v1/customer-segmentation/sample"));
}

#[test]
fn every_computation_has_its_largest_call_measured() {
    let contract: Value = serde_json::from_str(&openapi_json().unwrap()).unwrap();
    let measured: BTreeSet<(String, String)> = boreal_test_support::largest_calls()
        .iter()
        .map(|call| {
            let path = call.path.split('?').next().unwrap();
            (path.to_owned(), call.method.to_lowercase())
        })
        .collect();
    let paths = contract["paths"].as_object().unwrap();
    // A job has its own deadline and its own place.
    let of_demos = paths.iter().filter(|(path, _)| {
        path.starts_with("/api/v1/") && *path != "/api/v1/reports" && !path.ends_with("/job")
    });
    for (path, operations) in of_demos {
        for (method, operation) in operations.as_object().unwrap() {
            let takes_input =
                operation.get("parameters").is_some() || operation.get("requestBody").is_some();
            let is_measured = measured.contains(&(path.clone(), method.clone()));
            assert!(!takes_input || is_measured, "{method} {path}");
        }
    }
}
