//! What is refused: each field with its code and values, several at once, both ends of every limit.

use boreal_demo_kit::{FieldError, Input, Limit, limits_of};
use data_integration::Params;
use data_integration::tables::crops::{CROP_LIMITS, TEMPLATE};
use serde_json::{Value, json};

fn refused(alter: impl FnOnce(&mut Params)) -> Vec<FieldError> {
    let mut params = Params::example();
    alter(&mut params);
    params.plan().map_or_else(|errors| errors.0, |_| Vec::new())
}

/// The refused fields of an altered example; none if it is good.
#[track_caller]
fn check(alter: impl FnOnce(&mut Params), fields: &[&str]) {
    let errors = refused(alter);
    let found: Vec<_> = errors.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(found, fields);
}

#[track_caller]
fn check_code(
    alter: impl FnOnce(&mut Params),
    field: &str,
    code: &str,
    values: Value,
    message: &str,
) {
    let errors = refused(alter);
    assert_eq!(errors.len(), 1, "{errors:?}");
    let error = &errors[0];
    assert_eq!(
        (
            error.field.as_str(),
            error.code.as_str(),
            error.message.as_str()
        ),
        (field, code, message)
    );
    assert_eq!(Value::Object(error.values.clone()), values);
}

#[test]
fn unknown_cities_and_crops_come_with_the_nearest() {
    check_code(
        |p| p.city = "Calgry".into(),
        "city",
        "unknown_city",
        json!({ "got": "Calgry", "nearest": ["calgary", "dawson", "halifax"] }),
        "city \"Calgry\" is not one of the tabulated cities; did you mean calgary, dawson, halifax?",
    );
    check(|p| p.city = String::new(), &["city"]);
    let paris = refused(|p| p.compare = Some("Paris".into()));
    assert_eq!(
        (paris[0].field.as_str(), paris[0].code.as_str()),
        ("compare", "unknown_city")
    );
    assert_eq!(paris[0].values["got"], "Paris");
    check(|p| p.compare = Some("  ".into()), &[]);
    check_code(
        |p| p.crops = "pea, tomatto".into(),
        "crops",
        "unknown_crop",
        json!({ "got": "tomatto", "nearest": ["tomato", "potato", "tomatillo"] }),
        "crops has no \"tomatto\"; did you mean tomato, potato, tomatillo?",
    );
    check(
        |p| p.crops = "tomatto,pea,carot".into(),
        &["crops", "crops"],
    );
}

#[test]
fn texts_have_their_length() {
    check(|p| p.city = format!("calgary{}", " ".repeat(73)), &[]);
    for (field, maximum) in [("city", 80), ("compare", 80), ("crops", 4_000)] {
        let long = "x".repeat(maximum + 1);
        check_code(
            |p| match field {
                "city" => p.city = long,
                "compare" => p.compare = Some(long),
                _ => p.crops = long,
            },
            field,
            "too_long",
            json!({ "maximum": maximum, "got": maximum + 1 }),
            &format!(
                "{field} may have at most {maximum} characters, got {}",
                maximum + 1
            ),
        );
    }
    check(|p| p.crops = format!("pea{}", ",".repeat(3_997)), &[]);
}

#[test]
fn a_plan_has_so_many_crops() {
    let own = |count: usize| -> String {
        let rows: String = (0..count).map(|i| format!("Crop {i},50,10,20\n")).collect();
        format!("name,days_min,in_row_cm,row_cm\n{rows}")
    };
    let with_all = |count: usize| {
        move |p: &mut Params| {
            p.crops = "all".into();
            p.crops_csv = Some(own(count));
        }
    };
    // 73 are bundled.
    check(with_all(47), &[]);
    check_code(
        with_all(48),
        "crops",
        "too_many_crops",
        json!({ "maximum": 120, "got": 121 }),
        "crops may name at most 120 crops, got 121",
    );
    check(|p| p.crops_csv = Some(own(100)), &[]);
    let rows = refused(|p| p.crops_csv = Some(own(101)));
    assert_eq!(
        (rows[0].field.as_str(), rows[0].code.as_str()),
        ("crops_csv", "too_many_rows")
    );
}

#[test]
fn years_and_beds_stay_within_their_limits() {
    for year in [2000, 2100] {
        check(|p| p.year = year, &[]);
    }
    for year in [1999, 2101] {
        check_code(
            |p| p.year = year,
            "year",
            "out_of_range",
            json!({ "minimum": 2000.0, "maximum": 2100.0, "got": f64::from(year) }),
            &format!("year must be 2000 to 2100, got {year}"),
        );
    }
    for side in [0.2, 100.0] {
        check(|p| (p.bed_width_m, p.bed_length_m) = (side, side), &[]);
    }
    check_code(
        |p| p.bed_width_m = 0.1,
        "bed_width_m",
        "out_of_range",
        json!({ "minimum": 0.2, "maximum": 100.0, "got": 0.1 }),
        "bed_width_m must be 0.2 to 100, got 0.1",
    );
    let nan = refused(|p| p.bed_length_m = f64::NAN);
    assert_eq!(nan[0].field, "bed_length_m");
}

#[test]
fn own_frost_dates_come_in_pairs_and_in_order() {
    let frost = |last: &'static str, first: &'static str| {
        move |p: &mut Params| {
            (p.last_frost, p.first_frost) = (Some(last.into()), Some(first.into()));
        }
    };
    check(frost("05-10", "09-01"), &[]);
    check(frost("", " "), &[]);
    for (last, first, missing, given) in [
        ("05-10", "", "first_frost", "last_frost"),
        ("", "09-01", "last_frost", "first_frost"),
    ] {
        check_code(
            frost(last, first),
            missing,
            "needed_together",
            json!({ "with": given }),
            &format!("{missing} is needed together with {given}"),
        );
    }
    for wrong in ["13-01", "02-29", "5-23", "soon"] {
        check_code(
            frost(wrong, "09-01"),
            "last_frost",
            "not_a_month_day",
            json!({ "got": wrong }),
            &format!("last_frost must be a month and a day like 05-23, got \"{wrong}\""),
        );
    }
    check_code(
        frost("09-01", "09-01"),
        "first_frost",
        "frost_order",
        json!({ "last_frost": "09-01", "got": "09-01" }),
        "first_frost must fall after last_frost, 09-01",
    );
}

#[test]
fn every_wrong_field_is_named() {
    check(
        |p| {
            p.city = "Nowhere".into();
            p.compare = Some("Elsewhere".into());
            p.crops = "stone".into();
            p.crops_csv = Some("name\nkale".into());
            p.year = 1;
            p.bed_width_m = -1.0;
            p.bed_length_m = 1_000.0;
            p.last_frost = Some("x".into());
            p.first_frost = Some("y".into());
        },
        &[
            "city",
            "compare",
            "crops_csv",
            "crops",
            "year",
            "bed_width_m",
            "bed_length_m",
            "last_frost",
            "first_frost",
        ],
    );
}

#[test]
fn an_own_table_says_what_is_missing_and_what_its_comma_is() {
    check(|p| p.crops_csv = Some(TEMPLATE.into()), &[]);
    let missing = refused(|p| p.crops_csv = Some("name\nkale".into()));
    assert_eq!(
        (missing[0].field.as_str(), missing[0].code.as_str()),
        ("crops_csv", "missing_column")
    );
    assert!(missing[0].message.contains("days_min"));
    let table = "name\tdays_min\tin_row_cm\trow_cm\nKale\t50\t1,500\t40\n";
    let open = refused(|p| p.crops_csv = Some(table.into()));
    assert_eq!(open[0].code, "ambiguous_comma");
    check(
        |p| {
            p.crops_csv = Some(table.into());
            p.decimal_mark = Some("comma".into());
        },
        &[],
    );
    check(
        |p| {
            p.decimal_mark = Some("dot".into());
            p.crops = "unobtainium".into();
            p.crops_csv = Some("name\nKale\n".into());
        },
        &["decimal_mark", "crops_csv", "crops"],
    );
}

#[test]
fn the_contract_knows_the_limits_and_what_is_assumed() {
    let described = limits_of::<Params>();
    for (field, limit) in [
        ("city", Limit::Length(80)),
        ("compare", Limit::Length(80)),
        ("crops", Limit::Length(4_000)),
        ("crops", Limit::Names(0, 120)),
        ("crops_csv", Limit::Table(CROP_LIMITS)),
        ("decimal_mark", Limit::Choice(vec!["point", "comma"])),
        ("year", Limit::Range(2000.0, 2100.0)),
        ("bed_width_m", Limit::Range(0.2, 100.0)),
        ("bed_length_m", Limit::Range(0.2, 100.0)),
    ] {
        assert!(
            described.limits.contains(&(field.to_owned(), limit)),
            "{field}"
        );
    }
    let assumed: Params = serde_json::from_value(json!({ "city": "calgary" })).unwrap();
    assert_eq!(assumed, Params::default());
    assert!(serde_json::from_value::<Params>(json!({ "crops": "pea" })).is_err());
}
