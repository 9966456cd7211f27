//! Answers of the VIN decoder, as the agency gave them.

use boreal_sources::vpic::{PUBLISHER, VpicError, decode_url, vehicle};

const FORD: &str = include_str!("inputs/vpic-decode-vin.json");
const INCOMPLETE: &str = include_str!("inputs/vpic-incomplete.json");

#[test]
fn the_address_names_the_number() {
    assert_eq!(
        decode_url(PUBLISHER.base_url, "1FTMW1T88MFA00001"),
        "https://vpic.nhtsa.dot.gov/api/vehicles/DecodeVinValues/1FTMW1T88MFA00001?format=json"
    );
}

#[test]
fn a_clean_answer_is_read() {
    let ford = vehicle(FORD).unwrap();
    assert_eq!(ford.make.as_deref(), Some("FORD"));
    assert_eq!(ford.model.as_deref(), Some("F-150"));
    assert_eq!((ford.year, ford.cylinders), (Some(2021), Some(6)));
    assert_eq!(ford.displacement_l, Some(3.5));
    assert_eq!(ford.drive.as_deref(), Some("4WD/4-Wheel Drive/4x4"));
    assert_eq!(ford.body.as_deref(), Some("Pickup"));
    assert_eq!(ford.plant_country.as_deref(), Some("UNITED STATES (USA)"));
    assert_eq!(ford.problem, None);
}

#[test]
fn what_the_agency_remarks_is_kept_and_what_is_empty_is_not() {
    let bmw = vehicle(INCOMPLETE).unwrap();
    assert_eq!(bmw.model.as_deref(), Some("X3"));
    assert_eq!(bmw.drive, None);
    assert_eq!(bmw.problem.as_deref(), Some("6 - Incomplete VIN"));
}

#[track_caller]
fn check(body: &str, expected: &VpicError) {
    assert_eq!(vehicle(body).as_ref(), Err(expected), "{body}");
}

#[test]
fn an_answer_of_another_shape_is_refused() {
    check("", &VpicError::Malformed);
    check("<html>busy</html>", &VpicError::Malformed);
    check(r#"{"Count":0,"Results":null}"#, &VpicError::Malformed);
    check(r#"{"Results":[{"Make":7}]}"#, &VpicError::Malformed);
    check(r#"{"Count":0,"Results":[]}"#, &VpicError::Empty);
    check(
        r#"{"Results":[{"Make":"","Model":" ","ErrorCode":"0"}]}"#,
        &VpicError::Empty,
    );
}
