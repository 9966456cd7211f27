//! A visitor's own listings: read, matched with the catalogue, refused by cell.

use std::fmt::Write as _;

use automated_workflows::own_listings::{Params, TEMPLATE};
use automated_workflows::search::{Report, run};
use boreal_demo_kit::Input;

fn answer(csv: &str, wish: &str) -> Result<Report, String> {
    let params = Params {
        csv: csv.to_owned(),
        wish: wish.to_owned(),
        ..Params::default()
    };
    params
        .plan()
        .map(|plan| run(&plan))
        .map_err(|errors| errors.to_string())
}

#[test]
fn the_template_is_searched_without_a_fair_price() {
    let report = answer(TEMPLATE, "SUV under 25k").unwrap();
    assert!(!report.synthetic);
    assert_eq!((report.total, report.fits), (4, 3));
    assert!(report.price_error.is_none() && report.below_range.is_none());
    assert!(report.listings.iter().all(|car| car.fair_price.is_none()));
    // Without a model nothing is lost: only tax and fuel are known.
    assert!(
        report
            .listings
            .iter()
            .all(|car| car.cost.resale.amount() > 0.into())
    );
}

#[test]
fn names_are_matched_whatever_their_case_and_hyphens() {
    let csv = "Brand;Model;Year;Mileage;Asking price;Colour\nHONDA;crv;2019;82 000;24 995;Red\nford;f150;2018;120000;31000;blue\nLada;Niva;1999;200000;900;green\n";
    let report = answer(csv, "").unwrap();
    let mut names: Vec<String> = report
        .listings
        .iter()
        .map(|car| format!("{} {}", car.make, car.model))
        .collect();
    names.sort();
    assert_eq!(names, ["Ford F-150", "Honda CR-V", "Lada Niva"]);
    assert_eq!(answer(csv, "red").unwrap().fits, 1);
    let lada = report
        .listings
        .iter()
        .find(|car| car.make == "Lada")
        .unwrap();
    assert_eq!((lada.per_100km, lada.seats), (None, None));
}

#[test]
fn many_listings_get_a_price_model_of_their_own() {
    let mut csv = "make,model,year,km,price\n".to_owned();
    for at in 0..400 {
        let (year, km) = (2012 + at % 13, 4_000 * (at % 41) + 5_000);
        let price = 60_000.0 * (-0.08 * f64::from(2026 - year) - 0.04 * f64::from(km) / 1e4).exp();
        writeln!(csv, "Honda,Civic,{year},{km},{price:.0}").unwrap();
    }
    let report = answer(&csv, "under 20k").unwrap();
    let error = report.price_error.unwrap();
    assert!(error.median_miss_pct < 0.5, "{error:?}");
    assert!(report.validation.is_some());
    assert!(report.listings.iter().all(|car| car.fair_price.is_some()));
}

#[track_caller]
fn refused(csv: &str, words: &str) {
    let error = answer(csv, "").err();
    assert!(
        error.as_ref().is_some_and(|error| error.contains(words)),
        "{error:?}"
    );
}

#[test]
fn a_wrong_cell_is_named() {
    refused("make,model,year,km\nHonda,Civic,2019,1\n", "price");
    refused(
        "make,model,year,km,price\n,Civic,2019,1000,9000\n",
        "a make is needed",
    );
    refused(
        "make,model,year,km,price\nHonda,Civic,1019,1000,9000\n",
        "not from 1950 to 2027",
    );
    refused(
        "make,model,year,km,price\nHonda,Civic,2019,-5,9000\n",
        "not from 0",
    );
    refused(
        "make,model,year,km,price\nHonda,Civic,2019,1000,free\n",
        "not a number",
    );
    refused("", "");
}
