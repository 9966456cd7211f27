//! What a model adds to a wish.

use automated_workflows::assisted::{Params, Plan, Reader, Report, Said};
use boreal_demo_kit::Input;
use serde_json::{Value, json};

const WISH: &str = "SUV under 25k that hauls lumber, kid friendly";

fn plan() -> Plan {
    let params = Params {
        wish: WISH.to_owned(),
    };
    params.plan().expect("the wish can be read")
}

fn answer(wishes: Value) -> Report {
    let said: Result<Said, _> = serde_json::from_value(json!({ "wishes": wishes }));
    let said = said.map_err(|error| error.to_string());
    plan().answer(said.map(|said| (said, "small".to_owned())))
}

fn wish(text: &str, field: &str, value: &str) -> Value {
    json!({ "text": text, "field": field, "op": "is", "value": value })
}

#[test]
fn valid_wishes_of_words_nobody_understood_are_added_and_marked() {
    let before = plan().answer(Err("nobody was asked".to_owned()));
    assert_eq!(before.note.as_deref(), Some("nobody was asked"));
    assert!(
        before
            .not_understood
            .iter()
            .any(|left| left.contains("lumber"))
    );
    let report = answer(json!([wish("hauls lumber", "quality", "towing")]));
    assert_eq!(report.model.as_deref(), Some("small"));
    let by_model: Vec<_> = report
        .read_as
        .iter()
        .filter(|one| one.reader == Reader::Model)
        .collect();
    assert_eq!(by_model.len(), 1);
    assert_eq!(by_model[0].reading.text, "hauls lumber");
    let (start, end) = (by_model[0].reading.start, by_model[0].reading.end);
    assert_eq!(&WISH[start as usize..end as usize], "hauls lumber");
    assert_eq!(report.read_as.len(), before.read_as.len() + 1);
    assert!(
        !report
            .not_understood
            .iter()
            .any(|left| left.contains("lumber"))
    );
}

#[test]
fn words_the_grammar_has_read_stay_as_they_are() {
    let report = answer(json!([wish("SUV", "body", "sedan")]));
    assert!(
        report
            .read_as
            .iter()
            .all(|one| one.reader == Reader::Grammar)
    );
    assert_eq!(report.model, None);
    assert!(report.note.unwrap().contains("could say no more"));
}

#[test]
fn what_is_not_valid_is_set_aside_as_a_whole() {
    let good = wish("hauls lumber", "quality", "towing");
    for bad in [
        wish("hauls lumber", "quality", "strong"),
        wish("hauls lumber", "weight", "2 t"),
        wish("hauls logs", "quality", "towing"),
        json!({ "text": "", "field": "price", "op": "at_most", "value": 1e300 }),
        json!({ "text": "hauls lumber", "field": "price", "op": "like", "value": 5 }),
    ] {
        let report = answer(json!([good, bad]));
        assert_eq!(report.model, None, "{bad}");
        let note = report.note.unwrap();
        assert!(
            note.starts_with("The model's answer was set aside"),
            "{note}"
        );
        assert!(note.len() < 120, "{note}");
    }
}
