//! Payment vectors: 37 loans to the cent.
//!
//! Computed with 50-digit decimals from the formulae of the Interest Act
//! convention (half-yearly, not in advance) and checked against
//! numpy-financial to 1e-6. Payments round half-up; so does each period's
//! interest; the last payment is the balance plus its interest.

use super::{dollars, json, loan_of};
use boreal_demo_kit::Input;
use mortgage_api::quote;

/// What a schedule of `principal` at `rate_pct` over `years` must come to.
struct Vector {
    principal: f64,
    rate_pct: f64,
    years: u32,
    frequency: &'static str,
    compounding: &'static str,
    payment: &'static str,
    payments: u32,
    last: &'static str,
    total_interest: &'static str,
    balance_at_term: &'static str,
    interest_over_term: &'static str,
}

#[track_caller]
fn check(vector: &Vector) {
    let params = quote::Params {
        rate_pct: vector.rate_pct,
        amortization_years: vector.years,
        frequency: vector.frequency.to_owned(),
        compounding: vector.compounding.to_owned(),
        ..loan_of(vector.principal)
    };
    let report = quote::run(&params.plan().unwrap());
    let got = [
        report.payment,
        report.last_payment,
        report.total_interest,
        report.balance_at_term,
        report.interest_over_term,
    ];
    let expect = [
        vector.payment,
        vector.last,
        vector.total_interest,
        vector.balance_at_term,
        vector.interest_over_term,
    ];
    let name = format!(
        "{} at {} {}",
        vector.principal, vector.rate_pct, vector.frequency
    );
    assert_eq!(got, expect.map(dollars), "{name}");
    assert_eq!(report.payments, vector.payments, "{name}");
    assert_eq!(json(&report.loan), vector.principal, "{name}");
}

#[test]
fn all_vectors_to_the_cent() {
    assert_eq!(VECTORS.len(), 37);
    VECTORS.iter().for_each(check);
}

/// Columns: principal, rate, years, frequency, payment, payments, last, total interest, balance and interest at five years.
#[rustfmt::skip]
const VECTORS: &[Vector] = &[
    row(500000.0, 5.0, 25, "monthly", "semi_annual", "2908.02", 301, "3.01", "372409.01", "442537.91", "117019.11"),
    row(500000.0, 5.0, 25, "semi_monthly", "semi_annual", "1452.52", 600, "1448.37", "371507.85", "442537.04", "116839.44"),
    row(500000.0, 5.0, 25, "bi_weekly", "semi_annual", "1340.68", 650, "1338.27", "371439.59", "442537.27", "116825.67"),
    row(500000.0, 5.0, 25, "weekly", "semi_annual", "670.02", 1301, "2.02", "371028.02", "442537.76", "116742.96"),
    row(500000.0, 5.0, 25, "accelerated_bi_weekly", "semi_annual", "1454.01", 559, "635.06", "311972.64", "425841.89", "114863.19"),
    row(500000.0, 5.0, 25, "accelerated_weekly", "semi_annual", "727.01", 1116, "665.31", "311281.46", "425738.49", "114761.09"),
    row(400000.0, 3.89, 25, "monthly", "semi_annual", "2080.30", 300, "2078.70", "224088.40", "347545.20", "72363.20"),
    row(400000.0, 3.89, 25, "semi_monthly", "semi_annual", "1039.31", 601, "3.26", "223589.26", "347545.84", "72263.04"),
    row(400000.0, 3.89, 25, "bi_weekly", "semi_annual", "959.31", 650, "955.89", "223548.08", "347544.96", "72255.26"),
    row(400000.0, 3.89, 25, "weekly", "semi_annual", "479.48", 1300, "470.38", "223314.90", "347544.17", "72208.97"),
    row(400000.0, 3.89, 25, "accelerated_bi_weekly", "semi_annual", "1040.15", 570, "1007.25", "192852.60", "335963.84", "71183.34"),
    row(400000.0, 3.89, 25, "accelerated_weekly", "semi_annual", "520.07", 1140, "151.44", "192511.17", "335910.13", "71128.33"),
    row(684320.0, 4.24, 30, "monthly", "semi_annual", "3347.65", 361, "0.29", "520834.29", "620957.31", "137496.31"),
    row(684320.0, 4.24, 30, "semi_monthly", "semi_annual", "1672.36", 721, "3.11", "519782.31", "620957.58", "137320.78"),
    row(684320.0, 4.24, 30, "bi_weekly", "semi_annual", "1543.62", 780, "1535.85", "519695.83", "620956.59", "137307.19"),
    row(684320.0, 4.24, 30, "weekly", "semi_annual", "771.50", 1560, "759.82", "519208.32", "620956.23", "137226.23"),
    row(684320.0, 4.24, 30, "accelerated_bi_weekly", "semi_annual", "1673.83", 670, "51.50", "435523.77", "602137.98", "135415.88"),
    row(684320.0, 4.24, 30, "accelerated_weekly", "semi_annual", "836.91", 1338, "87.56", "434716.23", "602041.80", "135318.40"),
    row(250000.0, 6.09, 20, "monthly", "semi_annual", "1793.12", 240, "1792.10", "180347.78", "212298.32", "69885.52"),
    row(250000.0, 6.09, 20, "semi_monthly", "semi_annual", "895.44", 480, "893.68", "179809.44", "212298.23", "69751.03"),
    row(250000.0, 6.09, 20, "bi_weekly", "semi_annual", "826.48", 520, "825.38", "179768.50", "212298.38", "69740.78"),
    row(250000.0, 6.09, 20, "weekly", "semi_annual", "413.00", 1041, "2.14", "179522.14", "212298.87", "69678.87"),
    row(250000.0, 6.09, 20, "accelerated_bi_weekly", "semi_annual", "896.56", 448, "704.72", "151467.04", "201686.41", "68239.21"),
    row(250000.0, 6.09, 20, "accelerated_weekly", "semi_annual", "448.28", 895, "299.00", "151061.32", "201607.99", "68160.79"),
    row(1000000.0, 7.25, 30, "monthly", "semi_annual", "6749.24", 361, "5.32", "1429731.72", "942739.28", "347693.68"),
    row(1000000.0, 7.25, 30, "semi_monthly", "semi_annual", "3369.62", 720, "3357.76", "1426114.54", "942738.31", "347092.71"),
    row(1000000.0, 7.25, 30, "bi_weekly", "semi_annual", "3110.06", 780, "3107.47", "1425844.21", "942738.80", "347046.60"),
    row(1000000.0, 7.25, 30, "weekly", "semi_annual", "1553.96", 1561, "25.08", "1424202.68", "942740.44", "346770.04"),
    row(1000000.0, 7.25, 30, "accelerated_bi_weekly", "semi_annual", "3374.62", 612, "2390.48", "1064283.30", "901482.76", "340183.36"),
    row(1000000.0, 7.25, 30, "accelerated_weekly", "semi_annual", "1687.31", 1222, "419.88", "1060625.39", "901122.14", "339822.74"),
    row(100000.0, 1.99, 10, "monthly", "semi_annual", "919.32", 121, "0.01", "10318.41", "52473.21", "7632.41"),
    row(100000.0, 1.99, 10, "semi_monthly", "semi_annual", "459.47", 241, "0.07", "10272.87", "52473.22", "7609.62"),
    row(100000.0, 1.99, 10, "bi_weekly", "semi_annual", "424.11", 261, "0.83", "10269.43", "52473.55", "7607.85"),
    row(100000.0, 1.99, 10, "weekly", "semi_annual", "212.02", 520, "209.76", "10248.14", "52472.04", "7597.24"),
    row(100000.0, 1.99, 10, "accelerated_bi_weekly", "semi_annual", "459.66", 238, "436.96", "9376.38", "47617.45", "7373.25"),
    row(100000.0, 1.99, 10, "accelerated_weekly", "semi_annual", "229.83", 476, "184.33", "9353.58", "47605.52", "7361.32"),
    row(500000.0, 4.45, 25, "monthly", "monthly", "2764.99", 301, "0.84", "329497.84", "438919.95", "104819.35"),
];

#[expect(
    clippy::too_many_arguments,
    reason = "one argument for each column of the table above"
)]
const fn row(
    principal: f64,
    rate_pct: f64,
    years: u32,
    frequency: &'static str,
    compounding: &'static str,
    payment: &'static str,
    payments: u32,
    last: &'static str,
    total_interest: &'static str,
    balance_at_term: &'static str,
    interest_over_term: &'static str,
) -> Vector {
    Vector {
        principal,
        rate_pct,
        years,
        frequency,
        compounding,
        payment,
        payments,
        last,
        total_interest,
        balance_at_term,
        interest_over_term,
    }
}
