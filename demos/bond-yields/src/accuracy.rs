//! Figures others have published, worked out again.

use crate::fit::{self, Model, Point};
use crate::zero_curves::whole_curve;
use crate::{History, curve, price};
use boreal_demo_kit::Input;
use boreal_demo_kit::accuracy::{Case, Reference};

const COMPARED: &str = "2026-11-16";
const VALID: &str = "the cases are checked by a test";

const BANK: Reference = Reference {
    name: "Bank of Canada, benchmark bond yields at month end",
    url: Some("https://www.bankofcanada.ca/rates/interest-rates/canadian-bonds/"),
    compared: COMPARED,
};
const FABOZZI: Reference = Reference {
    name: "F. J. Fabozzi, Bond Markets, Analysis and Strategies",
    url: None,
    compared: COMPARED,
};
const PACKAGE: Reference = Reference {
    name: "Python package nelson_siegel_svensson 0.5.0, on the Bank of Canada’s zero curve",
    url: Some("https://github.com/luphord/nelson_siegel_svensson"),
    compared: COMPARED,
};
const SCIPY: Reference = Reference {
    name: "Grid search refined with SciPy, on the Bank of Canada’s zero curve",
    url: None,
    compared: COMPARED,
};

/// Every case, in the order a reader meets them.
pub fn cases() -> Vec<Case> {
    [month_ends(), textbook(), fits()].concat()
}

fn month_ends() -> Vec<Case> {
    [
        ("2001-01", "January 2001", 10.0, 5.39),
        ("2007-06", "June 2007", 2.0, 4.58),
        ("2007-06", "June 2007", 10.0, 4.55),
        ("2020-03", "March 2020", 5.0, 0.60),
        ("2026-05", "May 2026", 30.0, 3.91),
    ]
    .map(|(month, words, years, theirs)| {
        let params = curve::Params {
            date: Some(month.to_owned()),
        };
        let report = curve::run(&params.plan().expect(VALID), History::bundled()).expect(VALID);
        let point = report.points.iter().find(|point| point.years == years);
        let ours = point.expect(VALID).yield_pct;
        BANK.case(
            format!("{years}-year yield, end of {words}"),
            "%",
            2,
            theirs,
            ours,
        )
    })
    .into()
}

fn textbook() -> Vec<Case> {
    let bond = |coupon_pct: f64, maturity: &str| {
        let params = price::Params {
            coupon_pct,
            yield_pct: Some(9.0),
            clean_price: None,
            settlement: "2026-01-01".to_owned(),
            maturity: maturity.to_owned(),
            convention: price::Convention::Canadian.to_string(),
        };
        price::run(&params.plan().expect(VALID))
    };
    let (par, deep) = (bond(9.0, "2031-01-01"), bond(6.0, "2051-01-01"));
    let (five, twenty_five) = ("9 % for 5 years at 9 %", "6 % for 25 years at 9 %");
    vec![
        FABOZZI.case(format!("Price: {five}"), "", 3, 100.0, par.clean_price),
        FABOZZI.case(
            format!("Macaulay duration: {five}"),
            "years",
            2,
            4.13,
            par.macaulay_duration,
        ),
        FABOZZI.case(
            format!("Modified duration: {five}"),
            "years",
            2,
            3.96,
            par.modified_duration,
        ),
        FABOZZI.case(
            format!("Price: {twenty_five}"),
            "",
            3,
            70.357,
            deep.clean_price,
        ),
        FABOZZI.case(
            format!("Macaulay duration: {twenty_five}"),
            "years",
            2,
            11.10,
            deep.macaulay_duration,
        ),
        FABOZZI.case(
            format!("Modified duration: {twenty_five}"),
            "years",
            2,
            10.62,
            deep.modified_duration,
        ),
    ]
}

fn fits() -> Vec<Case> {
    let fitted = |model: Model| {
        let points = whole_curve().points.into_iter();
        let points = points.map(|(years, yield_pct)| Point { years, yield_pct });
        let params = fit::Params {
            model: model.to_string(),
            points: points.collect(),
            economic: false,
        };
        fit::run(&params.plan().expect(VALID))
    };
    let (simple, svensson) = (fitted(Model::NelsonSiegel), fitted(Model::Svensson));
    let of = "120 points of September 24, 2025";
    vec![
        PACKAGE.case(
            format!("Nelson–Siegel, decay time: {of}"),
            "years",
            5,
            2.03710,
            simple.tau[0],
        ),
        PACKAGE.case(
            format!("Nelson–Siegel, error: {of}"),
            "bp",
            4,
            2.1101,
            simple.rmse_bp,
        ),
        SCIPY.case(
            format!("Svensson, error: {of}"),
            "bp",
            5,
            0.93210,
            svensson.rmse_bp,
        ),
    ]
}
