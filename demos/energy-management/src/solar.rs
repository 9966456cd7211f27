//! What a roof gives: the height of the sun over a level roof in Toronto, scaled to what a kilowatt yields in a year.

use std::f64::consts::TAU;

use jiff::civil::DateTime;

use crate::calendar::{Clock, clock};

const LATITUDE: f64 = 43.7;
/// Minutes that Toronto's noon comes after that of its standard meridian.
const NOON_MINUTES_LATE: f64 = 17.6;
/// The sum over the hours of a year of the sine of the sun's height, where it is up.
const SINE_HOURS: f64 = 2012.6;

/// Kilowatts of a roof of a kilowatt that yields `yearly_kwh` in a year, in the middle of a step that begins so.
pub fn power(time: DateTime, step_hours: f64, yearly_kwh: f64) -> f64 {
    yearly_kwh / SINE_HOURS * sine_of_height(time, step_hours)
}

/// The sine of the sun's height, 0 at night; declination by Cooper's formula (1969).
pub fn sine_of_height(time: DateTime, step_hours: f64) -> f64 {
    let day = f64::from(time.date().day_of_year());
    let declination = 23.45f64.to_radians() * (TAU * (284.0 + day) / 365.0).sin();
    let is_summer = matches!(clock(time.date()), Clock::Summer | Clock::Spring);
    let standard = f64::from(time.hour()) + f64::from(time.minute()) / 60.0 + step_hours / 2.0
        - if is_summer { 1.0 } else { 0.0 };
    let angle = TAU * (standard - 12.0 - NOON_MINUTES_LATE / 60.0) / 24.0;
    let latitude = LATITUDE.to_radians();
    let sine =
        latitude.sin() * declination.sin() + latitude.cos() * declination.cos() * angle.cos();
    sine.max(0.0)
}
