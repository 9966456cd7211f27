//! What is refused: each field with its code and values, several at once, both ends of every limit.

use boreal_demo_kit::{FieldError, Input, Limit, limits_of};
use mortgage_api::{offers, penalty, qualify, quote};
use serde_json::{Value, json};

fn refused<I: Input>(alter: impl FnOnce(&mut I)) -> Vec<FieldError> {
    let mut params = I::example();
    alter(&mut params);
    params.plan().map_or_else(|errors| errors.0, |_| Vec::new())
}

/// An altered example and the fields it is refused for.
#[track_caller]
fn check<I: Input>(alter: impl FnOnce(&mut I), fields: &[&str]) {
    let errors = refused(alter);
    let found: Vec<_> = errors.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(found, fields);
}

#[track_caller]
fn check_code(alter: impl FnOnce(&mut quote::Params), code: &str, values: Value, message: &str) {
    let errors = refused(alter);
    assert_eq!(errors.len(), 1, "{errors:?}");
    assert_eq!(
        (errors[0].code.as_str(), errors[0].message.as_str()),
        (code, message)
    );
    assert_eq!(Value::Object(errors[0].values.clone()), values);
}

/// Both ends of a published range are taken, and what lies just beyond is refused as such.
#[track_caller]
fn check_ends<I: Input>(
    field: &str,
    (low, high): (f64, f64),
    beyond: f64,
    set: impl Fn(&mut I, f64),
) {
    let limits = limits_of::<I>().limits;
    assert!(
        limits.contains(&(field.to_owned(), Limit::Range(low, high))),
        "{limits:?}"
    );
    for value in [low, high] {
        let errors = refused(|params: &mut I| set(params, value));
        let about = errors
            .iter()
            .find(|e| e.field == field && e.code == "out_of_range");
        assert_eq!(about, None, "{value}");
    }
    for value in [low - beyond, high + beyond] {
        if beyond.fract() == 0.0 && value < 0.0 {
            // A count cannot be sent below zero.
            continue;
        }
        let errors = refused(|params: &mut I| set(params, value));
        let error = errors.iter().find(|error| error.field == field).unwrap();
        assert_eq!(error.code, "out_of_range");
        assert_eq!(
            Value::Object(error.values.clone()),
            json!({ "minimum": low, "maximum": high, "got": value })
        );
    }
}

const MOST: f64 = 100_000_000.0;

#[test]
fn the_ranges_of_a_quote() {
    type P = quote::Params;
    check_ends("price", (10_000.0, MOST), 0.01, |p: &mut P, v| p.price = v);
    check_ends("down_payment", (0.0, MOST), 0.01, |p: &mut P, v| {
        p.down_payment = v
    });
    check_ends("rate_pct", (0.0, 25.0), 0.01, |p: &mut P, v| p.rate_pct = v);
    check_ends("amortization_years", (1.0, 40.0), 1.0, |p: &mut P, v| {
        p.amortization_years = v as u32;
    });
    check_ends("term_years", (1.0, 10.0), 1.0, |p: &mut P, v| {
        p.term_years = v as u32
    });
}

#[test]
fn the_ranges_of_offers() {
    type P = offers::Params;
    check_ends("price", (10_000.0, MOST), 0.01, |p: &mut P, v| p.price = v);
    check_ends("down_payment", (0.0, MOST), 0.01, |p: &mut P, v| {
        p.down_payment = v
    });
    check_ends("amortization_years", (1.0, 40.0), 1.0, |p: &mut P, v| {
        p.amortization_years = v as u32;
    });
    check_ends("term_years", (1.0, 10.0), 1.0, |p: &mut P, v| {
        p.term_years = v as u32
    });
    check(|p: &mut P| p.rate_type = Some("open".into()), &["type"]);
    check(|p: &mut P| p.rate_type = Some(String::new()), &[]);
    let fields = limits_of::<P>().limits.into_iter().map(|(field, _)| field);
    let fields: Vec<_> = fields.collect();
    assert!(
        !fields
            .iter()
            .any(|field| field == "rate_pct" || field == "stub"),
        "{fields:?}"
    );
}

#[test]
fn the_ranges_of_a_household() {
    type P = qualify::Params;
    check_ends("annual_income", (1.0, MOST), 0.01, |p: &mut P, v| {
        p.annual_income = v
    });
    check_ends("property_tax_annual", (0.0, 1e7), 0.01, |p: &mut P, v| {
        p.property_tax_annual = v;
    });
    check_ends("heating_monthly", (0.0, 1e6), 0.01, |p: &mut P, v| {
        p.heating_monthly = v
    });
    check_ends("condo_fee_monthly", (0.0, 1e6), 0.01, |p: &mut P, v| {
        p.condo_fee_monthly = v
    });
    check_ends("debts_monthly", (0.0, 1e7), 0.01, |p: &mut P, v| {
        p.debts_monthly = v
    });
    check_ends("rate_pct", (0.0, 25.0), 0.01, |p: &mut P, v| p.rate_pct = v);
    check_ends("amortization_years", (1.0, 40.0), 1.0, |p: &mut P, v| {
        p.amortization_years = v as u32;
    });
    check_ends("down_payment", (0.0, MOST), 0.01, |p: &mut P, v| {
        p.down_payment = Some(v)
    });
    check_ends("target_loan", (0.0, MOST), 0.01, |p: &mut P, v| {
        p.target_loan = Some(v)
    });
    check(
        |p: &mut P| {
            p.annual_income = 0.0;
            p.rate_pct = 26.0;
            p.closing_date = Some("soon".into());
            p.target_loan = Some(-1.0);
        },
        &["annual_income", "rate_pct", "closing_date", "target_loan"],
    );
}

#[test]
fn the_ranges_of_a_penalty() {
    type P = penalty::Params;
    check_ends("balance", (1.0, MOST), 0.01, |p: &mut P, v| p.balance = v);
    check_ends("contract_rate_pct", (0.0, 25.0), 0.01, |p: &mut P, v| {
        p.contract_rate_pct = v
    });
    check_ends("comparison_rate_pct", (0.0, 25.0), 0.01, |p: &mut P, v| {
        p.comparison_rate_pct = v;
    });
    check_ends("months_remaining", (1.0, 120.0), 1.0, |p: &mut P, v| {
        p.months_remaining = v as u32;
    });
    check_ends("posted_rate_pct", (0.0, 25.0), 0.01, |p: &mut P, v| {
        p.posted_rate_pct = Some(v)
    });
    check_ends("discount_pct", (0.0, 25.0), 0.01, |p: &mut P, v| {
        p.discount_pct = Some(v)
    });
    check_ends("term_years", (1.0, 10.0), 1.0, |p: &mut P, v| {
        p.term_years = Some(v as u32)
    });
    let alone = refused(|p: &mut P| p.posted_rate_pct = None);
    assert_eq!(alone[0].field, "posted_rate_pct");
    assert_eq!(alone[0].code, "needed_together");
    assert_eq!(alone[0].values["with"], "discount_pct");
    assert_eq!(
        alone[0].message,
        "posted_rate_pct is needed together with discount_pct"
    );
    check(
        |p: &mut P| {
            p.balance = 0.0;
            p.discount_pct = Some(30.0);
            p.term_years = Some(11);
        },
        &["balance", "discount_pct", "term_years"],
    );
}

#[test]
fn names_texts_and_days_of_a_quote() {
    type P = quote::Params;
    check(|_: &mut P| {}, &[]);
    check(|p: &mut P| p.price = f64::NAN, &["price"]);
    check(|p: &mut P| p.price = 1e300, &["price"]);
    check(
        |p: &mut P| p.frequency = "fortnightly".into(),
        &["frequency"],
    );
    check(|p: &mut P| p.compounding = "daily".into(), &["compounding"]);
    check(|p: &mut P| p.province = "YT".into(), &["province"]);
    check(|p: &mut P| p.province = "on".into(), &[]);
    check(|p: &mut P| p.stub = "drop".into(), &["stub"]);
    check(|p: &mut P| p.city = Some("é".repeat(80)), &[]);
    check(|p: &mut P| p.city = Some("é".repeat(81)), &["city"]);
    check(|p: &mut P| p.city = Some("  ".into()), &[]);
    check(|p: &mut P| p.closing_date = None, &[]);
    for day in ["2024-01-01", "2030-12-31"] {
        check(|p: &mut P| p.closing_date = Some(day.into()), &[]);
    }
    for day in ["2023-12-31", "2031-01-01", "2026-02-30", "30/06/2026"] {
        check(
            |p: &mut P| p.closing_date = Some(day.into()),
            &["closing_date"],
        );
    }
}

#[test]
fn every_wrong_field_of_a_quote_is_named() {
    check(
        |p: &mut quote::Params| {
            p.price = 1.0;
            p.rate_pct = 99.0;
            p.amortization_years = 3;
            p.frequency = "hourly".into();
            p.closing_date = Some("soon".into());
            p.stub = "drop".into();
        },
        &[
            "price",
            "frequency",
            "closing_date",
            "term_years",
            "rate_pct",
            "stub",
        ],
    );
}

#[test]
fn a_term_may_not_outlive_the_loan() {
    check(|p: &mut quote::Params| p.amortization_years = 5, &[]);
    check_code(
        |p| p.amortization_years = 4,
        "term_beyond_amortization",
        json!({ "maximum": 4, "got": 5 }),
        "term_years must not exceed amortization_years, 4",
    );
}

#[test]
fn a_down_payment_leaves_a_mortgage() {
    check(
        |p: &mut quote::Params| p.down_payment = p.price - 1_000.0,
        &[],
    );
    check_code(
        |p| p.down_payment = p.price - 999.99,
        "nothing_to_borrow",
        json!({ "maximum": 749_000.0, "price": 750_000.0, "minimum_loan": 1_000.0 }),
        "down_payment must leave at least $1,000 of the price of $750,000 to borrow",
    );
}

#[test]
fn a_down_payment_is_what_the_law_asks() {
    check(|p: &mut quote::Params| p.down_payment = 50_000.0, &[]);
    check_code(
        |p| p.down_payment = 49_999.99,
        "down_payment_too_small",
        json!({ "minimum": 50_000.0, "price": 750_000.0, "application_date": "2026-11-15" }),
        "down_payment must be at least $50,000 for a price of $750,000 by the rules of Nov 15, 2026",
    );
    // Five per cent of 10,000.08 is 500.004, of 10,000.12 500.006: to the nearest cent.
    let odd = |price: f64| move |p: &mut quote::Params| (p.price, p.down_payment) = (price, 500.0);
    check(odd(10_000.08), &[]);
    check(odd(10_000.12), &["down_payment"]);
}

#[test]
fn insured_prices_were_capped_at_a_million_before_2024_12_15() {
    let home = |day: &'static str| {
        move |p: &mut quote::Params| {
            p.price = 1_000_000.0;
            p.down_payment = 75_000.0;
            p.closing_date = Some(day.into());
        }
    };
    check(home("2024-12-14"), &["down_payment"]);
    check(home("2024-12-15"), &[]);
}

#[test]
fn thirty_years_insured_depends_on_buyer_home_and_date() {
    let long = |first_time_buyer, new_build, day: &'static str, fields: &[&str]| {
        check(
            move |p: &mut quote::Params| {
                p.amortization_years = 30;
                p.first_time_buyer = first_time_buyer;
                p.new_build = new_build;
                p.closing_date = Some(day.into());
            },
            fields,
        );
    };
    let refused = &["amortization_years"];
    long(false, false, "2026-05-01", refused);
    long(true, false, "2026-05-01", &[]);
    long(false, true, "2026-05-01", &[]);
    long(true, false, "2024-12-14", refused);
    long(true, true, "2024-12-14", &[]);
    long(true, true, "2024-07-31", refused);
    // Uninsured, only the lender decides.
    check(
        |p: &mut quote::Params| {
            p.amortization_years = 35;
            p.down_payment = 150_000.0;
            p.first_time_buyer = false;
        },
        &[],
    );
}

/// The most years named are those this buyer may have, and the way out is one that works.
#[test]
fn a_long_insured_loan_is_told_what_would_do() {
    const RULE: &str = "30 years can be insured only for first-time buyers or buyers of a new build, with less than 20 % down";
    let values = |maximum: u32, got: u32, high_ratio: bool| json!({ "maximum": maximum, "got": got, "rule": RULE, "high_ratio": high_ratio });
    check_code(
        |p| (p.amortization_years, p.first_time_buyer) = (30, false),
        "amortization_not_insured",
        values(25, 30, true),
        &format!(
            "amortization_years of 30 is not possible here: {RULE}; choose at most 25, or put 20 % down"
        ),
    );
    check_code(
        |p| p.amortization_years = 31,
        "amortization_not_insured",
        values(30, 31, true),
        &format!(
            "amortization_years of 31 is not possible here: {RULE}; choose at most 30, or put 20 % down"
        ),
    );
    check_code(
        |p| {
            p.amortization_years = 31;
            p.down_payment = 300_000.0;
            p.insure_low_ratio = true;
        },
        "amortization_not_insured",
        values(25, 31, false),
        &format!(
            "amortization_years of 31 is not possible here: {RULE}; choose at most 25, or leave the loan uninsured"
        ),
    );
}

/// What is published as assumed is what an answer without the field assumes.
#[test]
fn what_is_left_out_is_the_default() {
    fn check<I: Input + serde::de::DeserializeOwned>(required: &[&str]) {
        let described = limits_of::<I>().default;
        let mut sent = described.clone();
        let object = sent.as_object_mut().unwrap();
        // Absent means the day the tables were reviewed, which is what is published.
        object.retain(|field, _| required.contains(&field.as_str()) || field == "closing_date");
        let assumed: I = serde_json::from_value(sent).unwrap();
        let full: I = serde_json::from_value(described).unwrap();
        assert_eq!(
            serde_json::to_value(assumed).unwrap(),
            serde_json::to_value(full).unwrap()
        );
        for field in required {
            let mut lacking = serde_json::to_value(I::example()).unwrap();
            lacking.as_object_mut().unwrap().remove(*field);
            assert!(
                serde_json::from_value::<I>(lacking).is_err(),
                "{field} is needed"
            );
        }
    }
    check::<quote::Params>(&["price", "down_payment", "rate_pct"]);
    check::<offers::Params>(&["price", "down_payment"]);
    check::<qualify::Params>(&["annual_income", "rate_pct"]);
    check::<penalty::Params>(&[
        "balance",
        "contract_rate_pct",
        "comparison_rate_pct",
        "months_remaining",
    ]);
}
