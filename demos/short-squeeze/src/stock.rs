//! A stock of the universe as sent, and as it is scored.

use std::ops::RangeInclusive;

use boreal_demo_kit::field::shown;
use boreal_demo_kit::{Fields, is_plain};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::metric::{DAYS_TO_COVER, DAYS_TO_COVER_CAP, METRICS, PerMetric};

/// The longest name of a stock: longer than any exchange's, with room for its suffix.
pub const MAX_SYMBOL: usize = 20;
/// In dollars; above the dearest share there is.
pub const PRICE: RangeInclusive<f64> = 0.0..=1e7;
/// In shares a day.
pub const AVERAGE_VOLUME: RangeInclusive<f64> = 0.0..=1e12;

/// A stock, as sent. What is absent or null is missing: it is left out of the score, not taken for zero.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ShortSqueezeStock)]
pub struct Stock {
    pub symbol: String,
    /// Shares sold short, in per cent of the float.
    pub short_interest_pct_float: Option<f64>,
    /// Shares sold short over a day's mean volume; 999.99 and above is FINRA's "cannot say" and counts as missing.
    pub days_to_cover: Option<f64>,
    /// Change of the short interest since the report before, as a share of it.
    pub short_interest_change: Option<f64>,
    /// Shares that trade freely, in millions; fewer count for more.
    pub float_millions: Option<f64>,
    /// Shares that failed to be delivered over a day's mean volume.
    pub fails_to_adv: Option<f64>,
    /// Mean volume of five sessions over that of sixty.
    pub relative_volume: Option<f64>,
    /// Return over twenty sessions, as a share.
    pub return_20d: Option<f64>,
    /// Wilder's relative strength index over fourteen sessions, 0 to 100.
    pub rsi_14: Option<f64>,
    /// In dollars, for the liquidity filter.
    pub price: Option<f64>,
    /// Mean shares a day over thirty sessions, for the liquidity filter.
    pub average_volume: Option<f64>,
}

impl Stock {
    /// The conditions in their order.
    pub fn values(&self) -> PerMetric<Option<f64>> {
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

    /// A stock of this name with the conditions in their order.
    pub fn new(symbol: &str, values: PerMetric<Option<f64>>) -> Self {
        let [
            short_interest_pct_float,
            days_to_cover,
            short_interest_change,
            float_millions,
            fails_to_adv,
            relative_volume,
            return_20d,
            rsi_14,
        ] = values;
        Self {
            symbol: symbol.to_owned(),
            short_interest_pct_float,
            days_to_cover,
            short_interest_change,
            float_millions,
            fails_to_adv,
            relative_volume,
            return_20d,
            rsi_14,
            price: None,
            average_volume: None,
        }
    }

    /// What may be scored: every figure believable, days to cover without the publisher's cap.
    pub(crate) fn check(self, fields: &mut Fields) -> Option<Self> {
        let symbol = symbol(fields, &self.symbol);
        if symbol.is_none() && self.symbol.trim().is_empty() {
            return None;
        }
        let mut values = self.values();
        let mut is_valid = symbol.is_some();
        for (metric, value) in METRICS.iter().zip(&mut values) {
            let checked = fields.optional_within(metric.name, *value, metric.range.clone());
            is_valid &= checked.is_some();
        }
        let price = fields.optional_within("price", self.price, PRICE);
        let average_volume =
            fields.optional_within("average_volume", self.average_volume, AVERAGE_VOLUME);
        is_valid &= price.is_some() && average_volume.is_some();
        values[DAYS_TO_COVER] = values[DAYS_TO_COVER].filter(|days| *days < DAYS_TO_COVER_CAP);
        is_valid.then(|| Self {
            price: self.price,
            average_volume: self.average_volume,
            ..Self::new(self.symbol.trim(), values)
        })
    }
}

/// The name of a stock as sent, of characters that can be seen.
pub(crate) fn symbol<'a>(fields: &mut Fields, sent: &'a str) -> Option<&'a str> {
    let symbol = fields.text("symbol", sent, MAX_SYMBOL)?.trim();
    let got = shown(sent).escape_debug().to_string();
    let (code, message) = match symbol {
        "" => ("missing", "symbol must name a stock, like GME".to_owned()),
        _ if !is_plain(symbol) => {
            let message =
                format!("symbol must have no characters that cannot be seen, got \"{got}\"");
            ("not_a_name", message)
        }
        _ => return Some(symbol),
    };
    fields.refuse("symbol", code, message, json!({ "got": got }));
    None
}

/// Eight synthetic companies, which a replayed stock is ranked among: they stay the same each day,
/// so that what moves is the stock.
pub fn synthetic() -> Vec<Stock> {
    let rows: [(&str, [f64; 8]); 8] = [
        ("AAA", [42.0, 9.5, 0.18, 12.0, 0.06, 2.6, 0.35, 71.0]),
        ("BBB", [25.0, 4.0, 0.05, 60.0, 0.01, 1.4, 0.1, 58.0]),
        ("CCC", [8.0, 1.2, -0.1, 900.0, 0.0, 0.9, -0.03, 47.0]),
        ("DDD", [31.0, 14.0, 0.02, 35.0, 0.004, 0.7, -0.12, 38.0]),
        ("EEE", [15.0, 6.2, 0.3, 150.0, 0.02, 3.1, 0.52, 80.0]),
        ("FFF", [2.0, 0.8, 0.0, 4000.0, 0.0, 1.0, 0.01, 50.0]),
        // Two figures of this one are missing, to show what that does.
        (
            "GGG",
            [19.0, f64::NAN, 0.12, 80.0, f64::NAN, 1.8, 0.2, 64.0],
        ),
        ("HHH", [11.0, 2.5, -0.25, 300.0, 0.002, 0.8, -0.2, 33.0]),
    ];
    rows.map(|(symbol, values)| {
        Stock::new(
            symbol,
            values.map(|value| (!value.is_nan()).then_some(value)),
        )
    })
    .into()
}
