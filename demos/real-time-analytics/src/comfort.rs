//! How the air feels: humidex and wind chill as Environment and Climate Change Canada defines them.
//!
//! Both are given only where the agency reports them; outside those ranges the
//! formulae still yield a number, and it means nothing.

/// Humidex is reported from this air temperature on.
pub const HUMIDEX_MIN_TEMPERATURE_C: f64 = 20.0;
/// And only where it exceeds the air temperature by at least this.
pub const HUMIDEX_MIN_EXCESS: f64 = 1.0;
/// Wind chill is reported at and below this air temperature.
pub const WIND_CHILL_MAX_TEMPERATURE_C: f64 = 0.0;
/// Above this wind speed the full formula holds; below it a straight line to calm air.
pub const WIND_CHILL_MIN_WIND_KMH: f64 = 5.0;

/// Humidex of air at a temperature and dew point (Masterton and Richardson, 1979), at any temperature.
pub fn humidex_formula(temperature_c: f64, dew_point_c: f64) -> f64 {
    let vapour_pressure_hpa =
        6.11 * (5417.7530 * (1.0 / 273.16 - 1.0 / (273.15 + dew_point_c))).exp();
    temperature_c + 0.5555 * (vapour_pressure_hpa - 10.0)
}

/// Humidex where it is reported: warm air, and a difference worth telling.
pub fn humidex(temperature_c: f64, dew_point_c: f64) -> Option<f64> {
    let humidex = humidex_formula(temperature_c, dew_point_c);
    let reported = temperature_c >= HUMIDEX_MIN_TEMPERATURE_C
        && dew_point_c <= temperature_c
        && humidex >= temperature_c + HUMIDEX_MIN_EXCESS;
    reported.then_some(humidex)
}

/// Wind chill index (Canada and the United States, 2001), wind at 10 m in km/h.
pub fn wind_chill(temperature_c: f64, wind_kmh: f64) -> Option<f64> {
    if temperature_c > WIND_CHILL_MAX_TEMPERATURE_C || wind_kmh.is_nan() || wind_kmh <= 0.0 {
        return None;
    }
    if wind_kmh < WIND_CHILL_MIN_WIND_KMH {
        return Some(temperature_c + (-1.59 + 0.1345 * temperature_c) / 5.0 * wind_kmh);
    }
    let wind = wind_kmh.powf(0.16);
    Some(13.12 + 0.6215 * temperature_c - 11.37 * wind + 0.3965 * temperature_c * wind)
}

/// Dew point by the Magnus formula with the constants of Alduchov and Eskridge (1996).
pub fn dew_point(temperature_c: f64, humidity_pct: f64) -> Option<f64> {
    if !(0.0..=100.0).contains(&humidity_pct) || humidity_pct == 0.0 {
        return None;
    }
    let gamma = (humidity_pct / 100.0).ln() + MAGNUS_A * temperature_c / (MAGNUS_B + temperature_c);
    Some(MAGNUS_B * gamma / (MAGNUS_A - gamma))
}

/// Relative humidity from temperature and dew point, the inverse of [`dew_point`].
pub fn relative_humidity(temperature_c: f64, dew_point_c: f64) -> f64 {
    let saturation = |t: f64| (MAGNUS_A * t / (MAGNUS_B + t)).exp();
    (100.0 * saturation(dew_point_c) / saturation(temperature_c)).min(100.0)
}

const MAGNUS_A: f64 = 17.625;
const MAGNUS_B: f64 = 243.04;
