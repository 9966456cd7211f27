//! How much each condition counts on its side.

use std::ops::RangeInclusive;

use boreal_demo_kit::{Fields, Limit};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::metric::{COUNT, METRICS, PerMetric, Side};

/// Weights are shares of their side; what they sum to does not matter.
pub const WEIGHT: RangeInclusive<f64> = 0.0..=100.0;

/// The weight of each condition within Fuel or Spark, as sent; those left out keep their default.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(as = ShortSqueezeWeights)]
pub struct Weights {
    pub short_interest_pct_float: f64,
    pub days_to_cover: f64,
    pub short_interest_change: f64,
    pub float_millions: f64,
    pub fails_to_adv: f64,
    pub relative_volume: f64,
    pub return_20d: f64,
    pub rsi_14: f64,
}

impl Default for Weights {
    fn default() -> Self {
        let [
            short_interest_pct_float,
            days_to_cover,
            short_interest_change,
            float_millions,
            fails_to_adv,
            relative_volume,
            return_20d,
            rsi_14,
        ] = METRICS.each_ref().map(|metric| metric.weight);
        Self {
            short_interest_pct_float,
            days_to_cover,
            short_interest_change,
            float_millions,
            fails_to_adv,
            relative_volume,
            return_20d,
            rsi_14,
        }
    }
}

impl Weights {
    /// The weights in the conditions' order.
    pub fn values(&self) -> PerMetric<f64> {
        [
            self.short_interest_pct_float,
            self.days_to_cover,
            self.short_interest_change,
            self.float_millions,
            self.fails_to_adv,
            self.relative_volume,
            self.return_20d,
            self.rsi_14,
        ]
    }

    /// Every weight within its limits, and something left to weigh on either side.
    pub(crate) fn check(&self, fields: &mut Fields) -> Option<PerMetric<f64>> {
        let values = self.values();
        let mut is_valid = true;
        for (metric, value) in METRICS.iter().zip(values) {
            let field = format!("weights.{}", metric.name);
            is_valid &= fields.within(&field, value, WEIGHT).is_some();
        }
        (is_valid && has_both_sides(fields, &values)).then_some(values)
    }

    /// Eight weights in a text, as a query has them: `35,25,15,15,10,40,40,20`.
    pub(crate) fn from_text(fields: &mut Fields, text: &str) -> Option<PerMetric<f64>> {
        fields.limit("weights", Limit::Names(COUNT, COUNT));
        let numbers: Option<Vec<f64>> = text
            .split(',')
            .map(|number| number.trim().parse().ok())
            .map(|number| number.filter(|number| WEIGHT.contains(number)))
            .collect();
        let values = numbers.and_then(|numbers| PerMetric::try_from(numbers).ok());
        let Some(values) = values else {
            let message = format!(
                "weights must be {COUNT} numbers from 0 to 100, parted by commas: five of Fuel, three of Spark"
            );
            let values = json!({ "minimum": COUNT, "maximum": COUNT });
            fields.refuse("weights", "not_weights", message, values);
            return None;
        };
        has_both_sides(fields, &values).then_some(values)
    }
}

/// Whether Fuel and Spark both have a weight above zero; a side without one has no value.
fn has_both_sides(fields: &mut Fields, values: &PerMetric<f64>) -> bool {
    let sides = [(Side::Fuel, "Fuel"), (Side::Spark, "Spark")];
    let empty = sides.into_iter().find(|(side, _)| {
        let of_side = METRICS.iter().zip(values);
        of_side
            .filter(|(metric, _)| metric.side == *side)
            .all(|(_, weight)| *weight == 0.0)
    });
    if let Some((_, name)) = empty {
        let message = format!("at least one weight of {name} must be above 0");
        fields.refuse("weights", "no_weight", message, json!({ "side": name }));
    }
    empty.is_none()
}
