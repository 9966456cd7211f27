//! How many points value functions may have together: what bounds their time and their memory.
//!
//! The input does not say it. Where every step has a price of its own and nothing is cut off at the ends of the battery,
//! each function has a piece more than the one after it.

use boreal_demo_kit::FieldError;
use serde_json::json;

use crate::battery::NoSchedule;
use crate::value::Curve;

/// Of all functions of a computation, at about half a microsecond each. The bill of a year of quarter hours, with prices
/// of its own by the hour and six caps a month, has up to 17 million where nothing is paid for what is given (40 kWh), and
/// 38 million at an export price of 5 cents (13.5 kWh): there fewer caps are looked at.
const MOST: usize = 20_000_000;
/// Of the functions of one schedule, which are kept until it is read off, 16 bytes each. A year of quarter hours with a
/// price for each has one million with 13.5 kWh and two with 40 where nothing is paid for what is given, and nine with
/// 60 at an export price of 5 cents.
const MOST_KEPT: usize = 8_000_000;

/// Points that may still be worked out.
#[derive(Debug)]
pub struct Points {
    left: usize,
}

impl Default for Points {
    fn default() -> Self {
        Self::new(MOST)
    }
}

impl Points {
    pub fn new(most: usize) -> Self {
        Self { left: most }
    }

    pub fn left(&self) -> usize {
        self.left
    }

    /// Of a schedule whose functions are kept.
    pub(crate) fn kept() -> Self {
        Self::new(MOST_KEPT)
    }

    /// Counts those of a function.
    pub fn take(&mut self, of: &Curve) -> Result<(), NoSchedule> {
        let left = self.left.checked_sub(of.points());
        self.left = left.ok_or(NoSchedule::TooManyPoints)?;
        Ok(())
    }
}

/// What is told of the field whose steps have too many, and what leaves fewer.
pub fn refused(field: &str, steps: usize, advice: &str) -> FieldError {
    let message =
        format!("prices and loads leave too many cases to keep apart over {steps} steps: {advice}");
    let values = json!({ "steps": steps });
    FieldError::new(field, "too_many_cases", message, values)
}
