//! One basis for all: money-market and continuous rates as bond-equivalent yields.
//!
//! All rates are in per cent. Bonds are quoted with semi-annual compounding;
//! bills with simple interest over their life; the Bank's zero curve with
//! continuous compounding. Mixed on one axis they differ by a few basis points.

use super::series::{Basis, Series};

/// A bill's simple yield as a bond would quote it: `2((1 + y t)^(1/2t) - 1)`.
pub fn bill_to_bond(simple_pct: f64, years: f64) -> f64 {
    let growth = 1.0 + simple_pct / 100.0 * years;
    200.0 * (growth.powf(1.0 / (2.0 * years)) - 1.0)
}

/// A continuously compounded rate as a bond would quote it: `2(e^(z/2) - 1)`.
pub fn continuous_to_bond(continuous_pct: f64) -> f64 {
    200.0 * (continuous_pct / 200.0).exp_m1()
}

/// A bond yield compounded continuously, the inverse of [`continuous_to_bond`].
pub fn bond_to_continuous(bond_pct: f64) -> f64 {
    200.0 * (bond_pct / 200.0).ln_1p()
}

/// A published yield on the bonds' basis.
pub fn bond_equivalent(series: Series, published_pct: f64) -> f64 {
    match (series.basis(), series.years()) {
        (Basis::MoneyMarket, Some(years)) => bill_to_bond(published_pct, years),
        _ => published_pct,
    }
}
