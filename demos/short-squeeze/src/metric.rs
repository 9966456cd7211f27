//! The eight conditions, each told once: its name, side, weight, range and direction.

use std::ops::RangeInclusive;

/// Which of the two a condition belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// What a squeeze would burn: short positions that are large, crowded and slow to close.
    Fuel,
    /// What might light it: trading that is already unusual.
    Spark,
}

/// One condition.
#[derive(Debug, Clone, PartialEq)]
pub struct Metric {
    /// Its name on the wire and in a table.
    pub name: &'static str,
    /// What else a table may call it.
    pub aliases: &'static [&'static str],
    pub side: Side,
    /// Its share of its side, in per cent, unless the caller says otherwise.
    pub weight: f64,
    /// What is believable; only ranks count, so a share or per cent will both do.
    pub range: RangeInclusive<f64>,
    /// Whether less is more: a small float is easily cornered.
    pub is_inverted: bool,
}

pub const COUNT: usize = 8;

/// A value, weight or share for each condition, in their order.
pub type PerMetric<T> = [T; COUNT];

const fn metric(
    name: &'static str,
    aliases: &'static [&'static str],
    side: Side,
    weight: f64,
    range: RangeInclusive<f64>,
) -> Metric {
    Metric {
        name,
        aliases,
        side,
        weight,
        range,
        is_inverted: false,
    }
}

/// The conditions in the order they are shown.
pub static METRICS: PerMetric<Metric> = [
    metric(
        "short_interest_pct_float",
        &["short interest", "si", "short % of float"],
        Side::Fuel,
        35.0,
        0.0..=10_000.0,
    ),
    metric(
        "days_to_cover",
        &["dtc", "short ratio", "daysToCoverQuantity"],
        Side::Fuel,
        25.0,
        0.0..=1e6,
    ),
    metric(
        "short_interest_change",
        &["si change", "change", "changePercent"],
        Side::Fuel,
        15.0,
        -1e6..=1e6,
    ),
    Metric {
        is_inverted: true,
        ..metric("float_millions", &["float"], Side::Fuel, 15.0, 0.0..=1e6)
    },
    metric("fails_to_adv", &["fails"], Side::Fuel, 10.0, 0.0..=1e6),
    metric("relative_volume", &["rvol"], Side::Spark, 40.0, 0.0..=1e6),
    metric("return_20d", &["return"], Side::Spark, 40.0, -100.0..=1e6),
    metric("rsi_14", &["rsi"], Side::Spark, 20.0, 0.0..=100.0),
];

/// FINRA writes this where there was too little trading to say: no number of days at all.
pub const DAYS_TO_COVER_CAP: f64 = 999.99;

/// Where days to cover stands among the conditions.
pub const DAYS_TO_COVER: usize = 1;
