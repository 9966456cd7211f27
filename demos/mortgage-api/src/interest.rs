//! Rates and annuities in decimal arithmetic, exact to far below a cent.
//!
//! Roots are taken by Newton's method on 28-digit decimals. `rust_decimal`'s own
//! `powd` goes through series with a tolerance of 2e-7, which is not enough for
//! 2,000 payments.

use super::terms::{Compounding, Frequency};
use rust_decimal::Decimal;
use rust_decimal::prelude::{FromPrimitive, ToPrimitive};

/// The rate per payment that a stated yearly rate amounts to.
///
/// `i = (1 + j/k)^(k/m) - 1`, with k compounding periods and m payments a year.
/// Rates are fractions: 5 % is `0.05`.
pub fn periodic_rate(annual: Decimal, compounding: Compounding, per_year: u32) -> Decimal {
    let k = compounding.per_year();
    let shared = greatest_common_divisor(k, per_year);
    let growth = Decimal::ONE + annual / Decimal::from(k);
    nth_root(power(growth, k / shared), per_year / shared) - Decimal::ONE
}

/// The yearly rate with compounding: `(1 + j/k)^k - 1`.
pub fn effective_annual_rate(annual: Decimal, compounding: Compounding) -> Decimal {
    let k = compounding.per_year();
    power(Decimal::ONE + annual / Decimal::from(k), k) - Decimal::ONE
}

/// What one dollar a period for `periods` periods is worth today: `(1 - (1+i)^-n) / i`.
pub fn annuity_factor(periodic: Decimal, periods: u32) -> Decimal {
    if periodic.is_zero() {
        return Decimal::from(periods);
    }
    let growth = power(Decimal::ONE + periodic, periods);
    (Decimal::ONE - Decimal::ONE / growth) / periodic
}

/// The unrounded payment of a loan, accelerated kinds included.
pub fn level_payment(
    principal: Decimal,
    annual: Decimal,
    compounding: Compounding,
    frequency: Frequency,
    amortization_years: u32,
) -> Decimal {
    let per_year = match frequency.share_of_monthly() {
        Some(_) => Frequency::Monthly.per_year(),
        None => frequency.per_year(),
    };
    let rate = periodic_rate(annual, compounding, per_year);
    let payment = principal / annuity_factor(rate, per_year * amortization_years);
    payment / Decimal::from(frequency.share_of_monthly().unwrap_or(1))
}

/// A whole power by repeated squaring.
fn power(base: Decimal, exponent: u32) -> Decimal {
    let mut result = Decimal::ONE;
    let mut square = base;
    let mut left = exponent;
    while left > 0 {
        if left & 1 == 1 {
            result *= square;
        }
        left >>= 1;
        if left > 0 {
            square *= square;
        }
    }
    result
}

/// The n-th root of a number near one: a float guess, then three Newton steps.
///
/// Each step doubles the digits, so 15 become more than the 28 a decimal holds.
fn nth_root(value: Decimal, n: u32) -> Decimal {
    if n == 1 {
        return value;
    }
    let guess = value.to_f64().map_or(1.0, |v| v.powf(1.0 / f64::from(n)));
    let mut root = Decimal::from_f64(guess).unwrap_or(Decimal::ONE);
    for _ in 0..3 {
        let slope = power(root, n - 1);
        root -= (slope * root - value) / (Decimal::from(n) * slope);
    }
    root
}

const fn greatest_common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 {
        a
    } else {
        greatest_common_divisor(b, a % b)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use boreal_demo_kit::number::round_half_up;

    #[test]
    fn periodic_rates_at_five_per_cent() {
        for (per_year, expect) in [
            (12, "0.004123915465144"),
            (24, "0.002059836269843"),
            (26, "0.001901236800868"),
            (52, "0.000950166991778"),
        ] {
            let rate = periodic_rate(Decimal::new(5, 2), Compounding::SemiAnnual, per_year);
            assert_eq!(round_half_up(rate, 15).to_string(), expect);
        }
    }

    #[test]
    fn five_per_cent_half_yearly_is_five_point_oh_six_a_year() {
        let rate = effective_annual_rate(Decimal::new(5, 2), Compounding::SemiAnnual);
        assert_eq!(rate.normalize().to_string(), "0.050625");
    }
}
