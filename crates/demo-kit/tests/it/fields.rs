//! Limits that refuse and limits that are published.

use boreal_demo_kit::{Fields, Input, Limit, limits_of, wire_enum};
use jiff::civil::{Date, date};
use serde::Serialize;
use serde_json::json;

wire_enum! {
    /// How often.
    enum Frequency {
        Monthly = "monthly",
        Weekly = "weekly",
    }
}

#[derive(Clone, Serialize)]
struct Params {
    years: u32,
    rate_pct: f64,
    frequency: String,
    closing: Option<String>,
    note: String,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            years: 25,
            rate_pct: 4.5,
            frequency: "monthly".to_owned(),
            closing: None,
            note: String::new(),
        }
    }
}

#[derive(Debug)]
struct Plan {
    years: u32,
    closing: Option<Date>,
}

const FIRST: Date = date(2024, 1, 1);
const LAST: Date = date(2027, 12, 31);

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let years = fields.within("years", self.years, 1..=40);
        let rate = fields.within("rate_pct", self.rate_pct, 0.0..=25.0);
        let frequency = fields.one_of::<Frequency>("frequency", &self.frequency);
        let closing = fields.optional_day("closing", self.closing.as_deref(), FIRST..=LAST);
        let note = fields.text("note", &self.note, 5);
        (rate?, frequency?, note?);
        Some(Plan {
            years: years?,
            closing: closing?,
        })
    }
}

#[track_caller]
fn check(change: impl FnOnce(&mut Params), refused: &[(&str, &str)]) {
    let mut params = Params::default();
    change(&mut params);
    let found = match params.plan() {
        Ok(_) => Vec::new(),
        Err(errors) => errors.0,
    };
    let found: Vec<_> = found
        .iter()
        .map(|error| (error.field.as_str(), error.code.as_str()))
        .collect();
    assert_eq!(found, refused);
}

#[test]
fn each_limit_refuses_its_field() {
    check(|_| {}, &[]);
    check(|params| params.years = 40, &[]);
    check(|params| params.years = 41, &[("years", "out_of_range")]);
    check(
        |params| params.rate_pct = f64::NAN,
        &[("rate_pct", "out_of_range")],
    );
    check(
        |params| params.frequency = "daily".to_owned(),
        &[("frequency", "not_a_choice")],
    );
    check(|params| params.frequency = " Weekly ".to_owned(), &[]);
    check(
        |params| params.closing = Some("2026-02-31".to_owned()),
        &[("closing", "not_a_day")],
    );
    check(
        |params| params.closing = Some("2028-01-01".to_owned()),
        &[("closing", "not_a_day")],
    );
    check(|params| params.closing = Some("  ".to_owned()), &[]);
    check(
        |params| params.note = "éééééé".to_owned(),
        &[("note", "too_long")],
    );
    check(|params| params.note = "ééééé".to_owned(), &[]);
}

#[test]
fn every_wrong_field_is_named() {
    check(
        |params| {
            params.years = 0;
            params.rate_pct = 30.0;
            params.closing = Some("soon".to_owned());
        },
        &[
            ("years", "out_of_range"),
            ("rate_pct", "out_of_range"),
            ("closing", "not_a_day"),
        ],
    );
}

#[test]
fn a_refusal_carries_its_values() {
    let params = Params {
        years: 41,
        ..Params::default()
    };
    let error = params.plan().unwrap_err().0.remove(0);
    assert_eq!(error.message, "years must be 1 to 40, got 41");
    assert_eq!(
        serde_json::to_value(error.values).unwrap(),
        json!({ "minimum": 1.0, "maximum": 40.0, "got": 41.0 })
    );
}

#[test]
fn a_good_input_is_a_plan() {
    let params = Params {
        closing: Some("2026-06-30".to_owned()),
        ..Params::default()
    };
    let plan = params.plan().unwrap();
    assert_eq!((plan.years, plan.closing), (25, Some(date(2026, 6, 30))));
}

#[test]
fn the_limits_that_refuse_are_the_limits_published() {
    let described = limits_of::<Params>();
    let expected = [
        ("years", Limit::Range(1.0, 40.0)),
        ("rate_pct", Limit::Range(0.0, 25.0)),
        ("frequency", Limit::Choice(vec!["monthly", "weekly"])),
        ("closing", Limit::Day(FIRST, LAST)),
        ("note", Limit::Length(5)),
    ];
    assert_eq!(
        described.limits,
        expected.map(|(field, limit)| (field.to_owned(), limit))
    );
    assert_eq!(described.default["years"], 25);
}
