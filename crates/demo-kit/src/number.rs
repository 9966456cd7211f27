//! Numbers between the wire and the engines: exact decimals in, rounded floats out.

use rust_decimal::prelude::ToPrimitive;
use rust_decimal::{Decimal, RoundingStrategy};
use std::str::FromStr;

/// The decimal a JSON number was written as: `0.1` becomes exactly one tenth.
///
/// The shortest text that reads back as the same float is what the sender
/// typed, up to 15 digits. `None` for infinities, not-a-number, and values a
/// decimal cannot hold.
pub fn decimal_from_f64(value: f64) -> Option<Decimal> {
    value
        .is_finite()
        .then(|| Decimal::from_str(&value.to_string()).ok())
        .flatten()
}

/// Rounds half-up (half away from zero for negatives), the way money is rounded.
pub fn round_half_up(value: Decimal, places: u32) -> Decimal {
    value.round_dp_with_strategy(places, RoundingStrategy::MidpointAwayFromZero)
}

/// A decimal for the wire, rounded half-up to `places`.
pub fn wire(value: Decimal, places: u32) -> f64 {
    round_half_up(value, places)
        .to_f64()
        .expect("a decimal always has a nearest float")
}

/// A float for the wire, rounded to `places`; negative zero becomes zero.
///
/// Engines that work in floats call this on the way out, so that reports do not
/// change with the last bit of a platform's arithmetic.
pub fn round_to(value: f64, places: i32) -> f64 {
    let scale = 10f64.powi(places);
    let rounded = (value * scale).round() / scale;
    if rounded.is_finite() {
        rounded + 0.0
    } else {
        value
    }
}
