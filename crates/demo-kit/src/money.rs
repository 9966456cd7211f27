//! Dollars: decimal inside, a JSON number rounded half-up to cents outside.

use crate::number::{round_half_up, wire};
use rust_decimal::Decimal;
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

/// An amount in dollars, always whole cents.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, ToSchema)]
#[schema(value_type = f64, example = 1463.11)]
pub struct Money(Decimal);

impl Money {
    pub const ZERO: Self = Self(Decimal::ZERO);

    /// The amount rounded half-up to cents.
    pub fn new(amount: Decimal) -> Self {
        Self(round_half_up(amount, 2))
    }

    /// The exact amount.
    pub fn amount(self) -> Decimal {
        self.0
    }
}

impl From<Decimal> for Money {
    fn from(amount: Decimal) -> Self {
        Self::new(amount)
    }
}

impl Serialize for Money {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(wire(self.0, 2))
    }
}

/// An amount for a sentence, with its sign: `$1,234.50`.
pub fn dollars(amount: Decimal) -> String {
    let words = in_words(amount);
    match words.strip_prefix('-') {
        Some(positive) => format!("-${positive}"),
        None => format!("${words}"),
    }
}

/// Dollars for a sentence: `1,234,567.80`, without cents where there are none.
pub fn in_words(amount: Decimal) -> String {
    let cents = round_half_up(amount, 2);
    let text = format!("{:.2}", cents.abs());
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, "00"));
    let mut grouped = String::new();
    for (index, digit) in whole.chars().enumerate() {
        if index > 0 && (whole.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    let sign = if cents.is_sign_negative() && !cents.is_zero() {
        "-"
    } else {
        ""
    };
    match fraction {
        "00" => format!("{sign}{grouped}"),
        _ => format!("{sign}{grouped}.{fraction}"),
    }
}
