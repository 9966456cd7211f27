//! A vehicle identification number: seventeen signs, the ninth of which checks the others.

use boreal_demo_kit::field::shown;
use boreal_demo_kit::{Fields, Input, Limit};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};

/// Signs of a number.
pub const LENGTH: usize = 17;

/// A weight a place, from ISO 3779 and 49 CFR 565.15.
const WEIGHTS: [u32; LENGTH] = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_PLACE: usize = 8;

/// A number to look up, as sent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[schema(as = AutomatedWorkflowsVinParams)]
pub struct Params {
    /// Seventeen letters and digits, without I, O and Q; the ninth is the check digit.
    pub vin: String,
}

/// A number that checks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vin(String);

impl Vin {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Input for Params {
    type Plan = Vin;

    fn example() -> Self {
        Self {
            vin: "1FTMW1T88MFA00001".to_owned(),
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Vin> {
        fields.limit("vin", Limit::Length(LENGTH));
        let vin = self.vin.trim().to_ascii_uppercase();
        let problem = match check_digit(&vin) {
            Err(problem) => problem,
            Ok(expected) if vin.chars().nth(CHECK_PLACE) == Some(expected) => {
                return Some(Vin(vin));
            }
            Ok(expected) => format!(
                "does not check: its ninth sign should be {expected}. Look for a sign mistaken for another"
            ),
        };
        let message = format!("vin {problem}; got \"{}\"", shown(&vin));
        fields.refuse("vin", "not_a_vin", message, json!({ "got": shown(&vin) }));
        None
    }
}

/// The ninth sign the others ask for, or why there is none.
pub fn check_digit(vin: &str) -> Result<char, String> {
    let count = vin.chars().count();
    if count != LENGTH {
        return Err(format!("must have {LENGTH} signs, has {count}"));
    }
    let mut sum = 0;
    for (place, (sign, weight)) in vin.chars().zip(WEIGHTS).enumerate() {
        // The check digit has no weight; X is ten.
        let is_check = place == CHECK_PLACE && sign == 'X';
        let value = if is_check { Some(0) } else { value_of(sign) };
        let value = value.ok_or_else(|| {
            format!("may hold digits and letters without I, O and Q, not \"{sign}\"")
        })?;
        sum += value * weight;
    }
    Ok(match sum % 11 {
        10 => 'X',
        digit => char::from_digit(digit, 10).unwrap_or('X'),
    })
}

fn value_of(sign: char) -> Option<u32> {
    Some(match sign {
        '0'..='9' => sign.to_digit(10)?,
        'A' | 'J' => 1,
        'B' | 'K' | 'S' => 2,
        'C' | 'L' | 'T' => 3,
        'D' | 'M' | 'U' => 4,
        'E' | 'N' | 'V' => 5,
        'F' | 'W' => 6,
        'G' | 'P' | 'X' => 7,
        'H' | 'Y' => 8,
        'R' | 'Z' => 9,
        _ => return None,
    })
}
