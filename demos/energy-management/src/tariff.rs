//! What Ontario's households and small shops pay by the hour.

use boreal_demo_kit::wire_enum;
use jiff::civil::DateTime;

use crate::calendar::{Province, is_day_off};

wire_enum! {
    /// How energy is priced.
    #[schema(as = EnergyManagementTariff)]
    pub enum Tariff {
        /// Time of use.
        Tou = "tou",
        /// Ultra-low overnight.
        Ulo = "ulo",
        /// The wholesale price of each hour; of a table of one's own, its prices.
        Market = "market",
    }
}

/// When the rates below began to hold.
pub const RATES_FROM: &str = "2025-11-01";

/// Dollars a kilowatt-hour: Regulated Price Plan of the Ontario Energy Board from November 1, 2025, as announced on
/// October 17, 2025. Energy alone, before the rebate, delivery and tax.
const OFF_PEAK: f64 = 0.098;
const MID_PEAK: f64 = 0.157;
const ON_PEAK: f64 = 0.203;
const OVERNIGHT: f64 = 0.039;
const ULO_ON_PEAK: f64 = 0.391;

/// Dollars a kilowatt-hour by time of use: peaks turn over between winter and summer, November and May.
pub fn time_of_use(time: DateTime) -> f64 {
    let is_summer = (5..=10).contains(&time.month());
    if is_day_off(Province::Ontario, time.date()) {
        return OFF_PEAK;
    }
    match (time.hour(), is_summer) {
        (7..=10 | 17..=18, false) | (11..=16, true) => ON_PEAK,
        (7..=10 | 17..=18, true) | (11..=16, false) => MID_PEAK,
        _ => OFF_PEAK,
    }
}

/// Dollars a kilowatt-hour on the ultra-low overnight plan, the same all year.
pub fn ultra_low_overnight(time: DateTime) -> f64 {
    match time.hour() {
        23 | 0..=6 => OVERNIGHT,
        _ if is_day_off(Province::Ontario, time.date()) => OFF_PEAK,
        16..=20 => ULO_ON_PEAK,
        _ => MID_PEAK,
    }
}
