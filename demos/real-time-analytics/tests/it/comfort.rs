//! Humidex, wind chill and dew point, where they hold.

use super::close;
use real_time_analytics::comfort::{
    dew_point, humidex, humidex_formula, relative_humidity, wind_chill,
};

#[test]
fn the_formulae_give_the_reference_values() {
    close(humidex_formula(30.0, 15.0), 33.969004);
    close(humidex_formula(35.0, 25.0), 47.33841);
    close(humidex(30.0, 15.0).unwrap(), 33.969004);
    close(wind_chill(-10.0, 30.0).unwrap(), -19.520498);
    close(wind_chill(-25.0, 20.0).unwrap(), -36.788126);
    close(dew_point(25.0, 60.0).unwrap(), 16.697664);
    // A published city page: 25.6 °C with a dew point of 15.4 °C is humidex 30.
    assert_eq!(humidex(25.6, 15.4).unwrap().round(), 30.0);
}

#[test]
fn outside_their_ranges_nothing_is_said() {
    assert_eq!(humidex(19.9, 19.0), None);
    assert_eq!(
        humidex(30.0, 0.0),
        None,
        "dry air feels no hotter than it is"
    );
    assert_eq!(
        humidex(25.0, 26.0),
        None,
        "a dew point above the temperature is an error"
    );
    assert_eq!(wind_chill(0.1, 30.0), None);
    assert_eq!(wind_chill(-10.0, 0.0), None);
    assert_eq!(dew_point(20.0, 0.0), None);
    assert_eq!(dew_point(20.0, 101.0), None);
}

#[test]
fn wind_chill_meets_itself_at_five_km_h_and_calm_air_at_zero() {
    let (below, above) = (
        wind_chill(-20.0, 4.999).unwrap(),
        wind_chill(-20.0, 5.0).unwrap(),
    );
    assert!((below - above).abs() < 0.3, "{below} {above}");
    assert!((wind_chill(-20.0, 0.001).unwrap() + 20.0).abs() < 0.01);
}

#[test]
fn humidity_and_dew_point_are_inverse() {
    for humidity in [5.0, 40.0, 99.0] {
        let dew = dew_point(18.0, humidity).unwrap();
        close(relative_humidity(18.0, dew), humidity);
    }
}
