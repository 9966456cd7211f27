//! What Ontario's households and small shops pay by the hour, and who may.

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
        /// By how much a month uses, whatever the hour.
        Tiered = "tiered",
        /// The wholesale price of each hour; of a table of one's own, its prices.
        Market = "market",
    }
}

/// When the rates below began to hold and when they ended: O. Reg. 95/05 lets a rate year run from November to October.
pub const RATES_FROM: &str = "2025-11-01";
pub const RATES_TO: &str = "2026-10-31";

/// Dollars a kilowatt-hour: Regulated Price Plan of the Ontario Energy Board from November 1, 2025, by its release of
/// October 17, 2025. Energy alone, before rebate, delivery and tax.
const OFF_PEAK: f64 = 0.098;
const MID_PEAK: f64 = 0.157;
const ON_PEAK: f64 = 0.203;
const OVERNIGHT: f64 = 0.039;
const ULO_ON_PEAK: f64 = 0.391;
/// The same release: up to so many kilowatt-hours a household uses in a month of summer and of winter, and beyond.
const TIERS: [f64; 2] = [0.12, 0.142];
const SUMMER_TIER_KWH: f64 = 600.0;
const WINTER_TIER_KWH: f64 = 1000.0;

/// The Ontario Electricity Rebate from November 1, 2025, by the same release, on what is charged before tax.
pub const REBATE: f64 = 0.235;
/// Harmonized sales tax. It is charged before the rebate is taken off: so the Canada Revenue Agency ruled of the rebate
/// under the same Act (Ontario Rebate for Electricity Consumers Act, 2016; case 182758 of 2017). That this still holds is
/// recalled.
pub const HST: f64 = 0.13;
/// What a dollar of regulated energy costs a household.
pub const HOUSEHOLD: f64 = 1.0 + HST - REBATE;

/// O. Reg. 95/05, s. 4 (2), opens the regulated plans to consumers of up to so many kilowatt-hours a year, to those with a
/// demand of up to so many kilowatts, and to dwellings and farms whatever they use.
pub const MOST_YEARLY_KWH: f64 = 250_000.0;
pub const MOST_DEMAND_KW: f64 = 50.0;

/// Kilowatt-hours of a part of a month that are in the first tier.
fn tier(month: i8, part: f64) -> f64 {
    part * match (5..=10).contains(&month) {
        true => SUMMER_TIER_KWH,
        false => WINTER_TIER_KWH,
    }
}

/// What a household pays for so many kilowatt-hours of a part of a month, before rebate and tax: of the tier its part too.
pub fn tiered(month: i8, part: f64, kwh: f64) -> f64 {
    let tier = tier(month, part);
    TIERS[0] * kwh.min(tier) + TIERS[1] * (kwh - tier).max(0.0)
}

/// Dollars a kilowatt-hour of the tier that so many reach.
pub fn tier_price(month: i8, part: f64, kwh: f64) -> f64 {
    TIERS[usize::from(kwh > tier(month, part))]
}

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
