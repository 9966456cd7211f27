//! Figures others have published, and ours.

use boreal_demo_kit::Input;
use boreal_demo_kit::accuracy::{Case, Reference};

use crate::cost::{Cost, Use};
use crate::listing::{Listing, Seller};
use crate::places::Province;
use crate::stock::Stock;
use crate::vin::check_digit;
use crate::wish::read;

const COMPARED: &str = "2026-11-18";
const VALID: &str = "the cases are checked by a test";

const AGENCY: Reference = Reference {
    name: "US National Highway Traffic Safety Administration, answer of DecodeVinValues: check digit is correct",
    url: Some("https://vpic.nhtsa.dot.gov/api/"),
    compared: COMPARED,
};
const TAX: Reference = Reference {
    name: "Loans Canada, Car sales tax on new and used vehicles in Canada",
    url: Some("https://loanscanada.ca/auto/car-sales-tax-on-new-and-used-vehicles-in-canada/"),
    compared: COMPARED,
};
const MILE: Reference = Reference {
    name: "International yard and pound agreement of 1959: a mile is 1.609344 km",
    url: None,
    compared: COMPARED,
};

/// Every case, in the order a reader meets them.
pub fn cases() -> Vec<Case> {
    let digit = check_digit("1FTMW1T88MFA00001").expect(VALID);
    let ford = f64::from(digit.to_digit(10).expect(VALID));
    vec![
        AGENCY.case("Check digit of the VIN 1FTMW1T88MFA00001", "", 0, 8.0, ford),
        TAX.case(
            "Sales tax on a car of $35,000 from a dealer in Ontario",
            "$",
            0,
            4_550.0,
            tax_of(35_000.0, Province::Ontario),
        ),
        MILE.case(
            "\"under 60,000 miles\" in kilometres",
            "km",
            0,
            96_561.0,
            read("under 60,000 miles").readings[0]
                .value
                .number()
                .expect(VALID),
        ),
    ]
}

fn tax_of(price: f64, province: Province) -> f64 {
    let params = crate::search::Params::default();
    let of = Use {
        province: Some(province),
        ..params.plan().expect(VALID).of
    };
    let listing = Listing {
        price,
        seller: Some(Seller::Dealer),
        ..Stock::bundled().listings[0].clone()
    };
    f64::try_from(Cost::of(&listing, None, &of).tax.amount()).expect(VALID)
}
