//! The limits of a search, each refused with its field.

use automated_workflows::reading::WishValue;
use automated_workflows::search::{MAX_WISH, MAX_WISHES, Params, QueryParams, run};
use automated_workflows::wishes::{MOST_WISHES, Wish};
use boreal_demo_kit::Input;

#[track_caller]
fn check(params: Params, expected: Result<(), &[&str]>) {
    let fields: Vec<String> = match params.plan() {
        Ok(_) => Vec::new(),
        Err(errors) => errors.0.into_iter().map(|error| error.field).collect(),
    };
    let expected: Vec<&str> = expected.err().unwrap_or_default().to_vec();
    assert_eq!(fields, expected);
}

fn base() -> Params {
    Params::default()
}

#[test]
fn every_field_has_its_limit() {
    check(base(), Ok(()));
    check(
        Params {
            wish: "é".repeat(MAX_WISH),
            ..base()
        },
        Ok(()),
    );
    check(
        Params {
            wish: "é".repeat(MAX_WISH + 1),
            ..base()
        },
        Err(&["wish"]),
    );
    check(
        Params {
            province: Some("ab".to_owned()),
            ..base()
        },
        Ok(()),
    );
    check(
        Params {
            province: Some("ZZ".to_owned()),
            ..base()
        },
        Err(&["province"]),
    );
    check(
        Params {
            km_per_year: 999.0,
            ..base()
        },
        Err(&["km_per_year"]),
    );
    check(
        Params {
            km_per_year: f64::NAN,
            ..base()
        },
        Err(&["km_per_year"]),
    );
    check(
        Params {
            fuel_price: 0.49,
            ..base()
        },
        Err(&["fuel_price"]),
    );
    check(
        Params {
            fuel_price: 5.0,
            ..base()
        },
        Ok(()),
    );
    check(
        Params {
            power_price: 1.01,
            ..base()
        },
        Err(&["power_price"]),
    );
    check(Params { limit: 0, ..base() }, Err(&["limit"]));
    check(
        Params {
            limit: 50,
            ..base()
        },
        Ok(()),
    );
    check(
        Params {
            limit: 51,
            fuel_price: 9.0,
            province: Some("Q".to_owned()),
            ..base()
        },
        Err(&["limit", "province", "fuel_price"]),
    );
}

fn wish(field: &str, op: &str, value: impl Into<WishValue>) -> Wish {
    Wish {
        text: String::new(),
        field: field.to_owned(),
        op: op.to_owned(),
        value: value.into(),
        within_km: None,
        start: 0,
        end: 0,
    }
}

#[track_caller]
fn check_wish(one: Wish, expected: Result<(), &[&str]>) {
    check(
        Params {
            wishes: Some(vec![one]),
            ..base()
        },
        expected,
    );
}

#[test]
fn an_edited_wish_is_checked_like_any_input() {
    check_wish(wish("price", "at_most", 25_000.0), Ok(()));
    check_wish(wish("price", "at_most", "cheap"), Err(&["wishes[0].value"]));
    check_wish(wish("price", "like", 1.0), Err(&["wishes[0].op"]));
    check_wish(
        wish("price", "at_most", f64::NAN),
        Err(&["wishes[0].value"]),
    );
    check_wish(wish("price", "at_most", -1.0), Err(&["wishes[0].value"]));
    check_wish(wish("engine", "is", "v8"), Err(&["wishes[0].field"]));
    check_wish(wish("body", "is", "spaceship"), Err(&["wishes[0].value"]));
    check_wish(wish("body", "at_most", "suv"), Err(&["wishes[0].op"]));
    check_wish(wish("quality", "is", "one_owner"), Ok(()));
    check_wish(wish("quality", "is_not", "cheap"), Err(&["wishes[0].op"]));
    check_wish(wish("place", "near", "Calgary"), Ok(()));
    check_wish(wish("place", "is", "AB"), Ok(()));
    check_wish(wish("place", "is", "Atlantis"), Err(&["wishes[0].value"]));
    check_wish(wish("model", "like", "CR-V"), Ok(()));
    check_wish(wish("model", "is", ""), Err(&["wishes[0].value"]));
    check_wish(
        wish("make", "is", "x".repeat(61).as_str()),
        Err(&["wishes[0].value"]),
    );
    check_wish(wish("seats", "at_least", 12.0), Err(&["wishes[0].value"]));
    let far = Wish {
        within_km: Some(0.5),
        ..wish("place", "near", "Calgary")
    };
    check_wish(far, Err(&["wishes[0].within_km"]));
    let wordy = Wish {
        text: "x".repeat(201),
        ..wish("body", "is", "suv")
    };
    check_wish(wordy, Err(&["wishes[0].text"]));
}

#[test]
fn so_many_wishes_and_no_more() {
    let many = |count| Params {
        wishes: Some(vec![wish("colour", "is", "red"); count]),
        ..base()
    };
    check(many(0), Ok(()));
    check(many(MOST_WISHES), Ok(()));
    check(many(MOST_WISHES + 1), Err(&["wishes"]));
}

#[track_caller]
fn check_query(wishes: &str, expected: Result<u32, &str>) {
    let params = QueryParams {
        wish: "red SUV".to_owned(),
        wishes: Some(wishes.to_owned()),
        ..QueryParams::default()
    };
    let fits = params.plan().map(|plan| run(&plan).fits);
    let fits = fits.map_err(|errors| errors.0[0].field.clone());
    assert_eq!(fits, expected.map_err(str::to_owned), "{wishes}");
}

#[test]
fn wishes_in_an_address_are_the_same_as_in_a_body() {
    let fits = |wish: &str| {
        let wish = wish.to_owned();
        run(&Params { wish, ..base() }.plan().unwrap()).fits
    };
    check_query("", Ok(fits("red SUV")));
    check_query("none", Ok(5_000));
    check_query("body:is:suv;price:at_most:20000", Ok(fits("SUV under 20k")));
    check_query(
        "place:near:Calgary:200;model:is:1500",
        Ok(fits("Ram 1500 within 200 km of Calgary")),
    );
    check_query("body", Err("wishes"));
    check_query("place:near:Calgary:far", Err("wishes"));
    check_query("body:is:spaceship", Err("wishes[0].value"));
    check_query(&"x".repeat(MAX_WISHES + 1), Err("wishes"));
}
