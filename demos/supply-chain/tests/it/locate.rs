//! What is published of the best sites, and ids.

use boreal_demo_kit::Input;
use supply_chain::locate::{Params, run};

#[test]
fn customers_have_their_prices_in_the_report() {
    let report = run(&Params::example().plan().unwrap()).unwrap();
    assert_eq!(report.open, ["Calgary", "Halifax"]);
    // Both have room: 320 for the 40 units of Montreal, 200 for the 30 of Vancouver, 20 for the 10 of Moncton.
    assert_eq!(
        report.customer_prices,
        [Some(8.0), Some(6.666667), Some(2.0)]
    );
    assert_eq!(report.capacity_prices, [0.0; 3]);
}

#[test]
fn a_proven_gap_is_as_wide_as_what_was_not_looked_through() {
    let report = run(&Params::example().plan().unwrap()).unwrap();
    assert!(report.proven);
    assert!(
        report.bound < report.objective && report.gap_pct <= 1e-5,
        "{report:?}"
    );
}

#[track_caller]
fn check(change: impl FnOnce(&mut Params), expected: Result<(), (&str, &str)>) {
    let mut params = Params::example();
    change(&mut params);
    let answer = params.plan().map(|_| ()).map_err(|errors| {
        let error = errors.0[0].clone();
        (error.field, error.code)
    });
    let expected = expected.map_err(|(field, code)| (field.to_owned(), code.to_owned()));
    assert_eq!(answer, expected);
}

#[test]
fn an_id_names_one_site_and_one_customer() {
    let twice = |field| Err((field, "twice"));
    check(
        |params| params.facilities[2].id = "Toronto".to_owned(),
        twice("facilities[2].id"),
    );
    check(
        |params| params.customers[1].id = "Montreal".to_owned(),
        twice("customers[1].id"),
    );
    // A customer may be where a site is.
    check(
        |params| params.customers[0].id = "Toronto".to_owned(),
        Ok(()),
    );
}
