//! Limits that refuse and limits that are published.

use boreal_demo_kit::field::shown;
use boreal_demo_kit::{FieldErrors, Fields, Input, Limit, limits_of, wire_enum};
use jiff::civil::{Date, date};
use rust_decimal::Decimal;
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
        rate?;
        frequency?;
        note?;
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

#[derive(Clone, Serialize)]
struct Listed {
    points: Vec<f64>,
}

impl Default for Listed {
    fn default() -> Self {
        Self {
            points: vec![1.0, 2.0, 3.0],
        }
    }
}

impl Input for Listed {
    type Plan = Vec<f64>;

    fn check(self, fields: &mut Fields) -> Option<Vec<f64>> {
        let points: Vec<_> = (0..)
            .zip(&self.points)
            .map(|(index, years)| {
                fields.within(&format!("points[{index}].years"), *years, 0.0..=30.0)
            })
            .collect();
        points.into_iter().collect()
    }
}

#[test]
fn items_of_a_list_share_their_limit_and_are_refused_by_number() {
    assert_eq!(
        limits_of::<Listed>().limits,
        [("points[].years".to_owned(), Limit::Range(0.0, 30.0))]
    );
    let wrong = Listed {
        points: vec![1.0, 31.0, 2.0, -1.0],
    };
    let fields: Vec<_> = wrong.plan().unwrap_err().0;
    let fields: Vec<_> = fields.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(fields, ["points[1].years", "points[3].years"]);
}

#[test]
fn an_answer_holds_at_most_fifty_refusals() {
    let wrong = Listed {
        points: vec![-1.0; 1_000],
    };
    assert_eq!(wrong.plan().unwrap_err().0.len(), 50);
}

#[derive(Clone, Default, Serialize)]
struct Priced {
    price: f64,
    fee: Option<f64>,
}

#[derive(Clone, Default, Serialize)]
struct Nested {
    home: Priced,
}

impl Input for Priced {
    type Plan = (Decimal, Option<Decimal>);

    fn check(self, fields: &mut Fields) -> Option<Self::Plan> {
        let price = fields.dollars_within("price", self.price, 0.0..=10_000.0);
        let fee = fields.optional("fee", self.fee, 0.5..=9.5, Fields::dollars_within);
        Some((price?, fee?))
    }
}

impl Input for Nested {
    type Plan = (Decimal, Option<Decimal>);

    fn check(self, fields: &mut Fields) -> Option<Self::Plan> {
        fields.inside("home", |fields| self.home.check(fields))
    }
}

#[test]
fn amounts_are_exact_and_refused_as_money() {
    let priced = |price: f64, fee: Option<f64>| Priced { price, fee }.plan();
    assert_eq!(
        priced(0.1, Some(9.5)).unwrap(),
        (Decimal::new(1, 1), Some(Decimal::new(95, 1)))
    );
    assert_eq!(priced(10_000.0, None).unwrap().1, None);
    let message = |price| priced(price, None).unwrap_err().to_string();
    assert_eq!(
        message(10_000.5),
        "price must be $0 to $10,000, got $10,000.50"
    );
    assert_eq!(
        message(-1_234.0),
        "price must be $0 to $10,000, got -$1,234"
    );
    assert_eq!(message(f64::NAN), "price must be $0 to $10,000, got $NaN");
    assert_eq!(
        priced(1.0, Some(9.51)).unwrap_err().to_string(),
        "fee must be $0.50 to $9.50, got $9.51"
    );
}

#[test]
fn fields_of_an_object_are_named_by_their_path() {
    let nested = Nested {
        home: Priced {
            price: -1.0,
            fee: Some(0.0),
        },
    };
    let errors = nested.plan().unwrap_err().0;
    let fields: Vec<_> = errors.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(fields, ["home.price", "home.fee"]);
    let limits = limits_of::<Nested>().limits;
    assert_eq!(
        limits[0],
        ("home.price".to_owned(), Limit::Range(0.0, 10_000.0))
    );
    assert_eq!(limits[1], ("home.fee".to_owned(), Limit::Range(0.5, 9.5)));
}

#[test]
fn a_number_above_a_bound_is_not_the_bound() {
    let above = |value| Fields::collect(|fields| fields.above("threshold", value, 0.0, 10.0));
    assert_eq!(above(10.0), Ok(10.0));
    for wrong in [0.0, -1.0, 10.5, f64::NAN] {
        let FieldErrors(errors) = above(wrong).unwrap_err();
        assert_eq!(errors[0].code, "outside_bounds", "{wrong}");
    }
}

#[test]
fn an_absent_text_publishes_its_limit_and_a_long_one_is_cut_where_shown() {
    let text = |text| Fields::collect(|fields| fields.optional_text("city", text, 3));
    assert_eq!(text(None), Ok(None));
    assert_eq!(text(Some(" ")), Ok(None));
    assert_eq!(text(Some("éàü")), Ok(Some("éàü")));
    assert_eq!(text(Some("abcd")).unwrap_err().0[0].code, "too_long");
    assert_eq!(shown(&"é".repeat(40)), "é".repeat(40));
    assert_eq!(shown(&"é".repeat(41)), "é".repeat(40) + "…");
}

#[test]
fn a_name_with_something_unseen_in_it_is_not_plain() {
    for plain in ["GME", "BRK-B", "Zürich Ré", "नमस्ते", "می‌خواهم", ""] {
        assert!(boreal_demo_kit::is_plain(plain), "{plain}");
    }
    for unseen in [
        "a\0",
        "a\tb",
        "\u{202e}a",
        "a\u{200b}",
        "\u{feff}a",
        "\u{2066}a",
        "a\u{2028}",
    ] {
        assert!(!boreal_demo_kit::is_plain(unseen), "{unseen:?}");
    }
}
