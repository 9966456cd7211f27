//! The publisher's rows into what our stations show.

use boreal_sources::eccc::{GeoMetError, PUBLISHER};
use jiff::Timestamp;
use jiff::civil::date;
use serde_json::{Value, json};

use super::{daily_feed, normals_feed, observations_feed, warnings_feed};
use crate::demos::real_time_analytics::climate::{daily, normals};
use crate::demos::real_time_analytics::observed::{Observations, observations};
use crate::demos::real_time_analytics::warnings::warnings;

/// A row as `swob-realtime` gives it, at Halifax's airport or another place.
fn row(name: &str, (north, east): (f64, f64), time: Value, more: Value) -> Value {
    let mut properties = json!({
        "id": "2026-11-15-0600-CYHZ-AUTO-swob.xml",
        "stn_nam-value": name,
        "msc_id-value": "8202251",
        "date_tm-value": time,
        "dataset": "msc-observation-atmospheric-surface_weather-ca-1.1-ascii",
        "air_temp-uom": "°C",
    });
    let fields = properties.as_object_mut().unwrap();
    fields.extend(more.as_object().unwrap().clone());
    json!({
        "type": "Feature", "id": name,
        "geometry": {"type": "Point", "coordinates": [east, north, 145.4]},
        "properties": properties,
    })
}

const AIRPORT: (f64, f64) = (44.88, -63.51);
const TOWN: (f64, f64) = (44.66, -63.60);

fn collection(features: &[Value]) -> String {
    json!({"type": "FeatureCollection", "features": features, "numberReturned": features.len()})
        .to_string()
}

fn read(features: &[Value]) -> Observations {
    observations(&collection(features)).unwrap()
}

#[test]
fn addresses_name_what_is_asked() {
    let swob = observations_feed(PUBLISHER.base_url).url;
    assert!(swob.starts_with("https://api.weather.gc.ca/collections/swob-realtime/items?f=json"));
    assert!(swob.contains("sortby=-date_tm-value") && swob.contains("air_temp-qa"));
    assert!(
        daily_feed(PUBLISHER.base_url)
            .url
            .contains("/climate-daily/items?")
    );
    assert!(
        normals_feed(PUBLISHER.base_url)
            .url
            .ends_with("E_NORMAL_ELEMENT_NAME=Mean%20daily%20temperature%20deg%20C")
    );
    assert!(
        warnings_feed(PUBLISHER.base_url)
            .url
            .contains("/weather-alerts/items?")
    );
}

#[test]
fn a_row_becomes_an_observation_of_the_station_nearby() {
    let got = read(&[row(
        "HALIFAX STANFIELD INT'L A",
        AIRPORT,
        json!("2026-11-15T06:00:00.000Z"),
        json!({"air_temp": 4.1, "air_temp-qa": 100, "dwpt_temp": 2, "rel_hum": 86, "mslp": 1009.4,
               "avg_wnd_spd_10m_pst10mts": 12.5, "avg_wnd_spd_10m_pst10mts-uom": "km/h", "a_new_field": {"x": 1}}),
    )]);
    let [report] = &got.reports[..] else {
        panic!("{got:?}")
    };
    assert_eq!(report.station, "halifax");
    assert_eq!(report.observed_at.to_string(), "2026-11-15T06:00:00Z");
    assert_eq!(report.temperature_c, Some(4.1));
    assert_eq!(report.dew_point_c, Some(2.0));
    assert_eq!(report.humidity_pct, Some(86.0));
    assert_eq!(report.pressure_hpa, Some(1009.4));
    assert_eq!(report.wind_kmh, Some(12.5));
    let site = &got.sites["halifax"];
    assert_eq!(site.name, "HALIFAX STANFIELD INT'L A");
    assert_eq!(site.distance_km, 26.2);
}

#[track_caller]
fn check_temperature(fields: Value, expect: Option<f64>) {
    // A second row keeps the site in use where the first has no temperature.
    let time = json!("2026-11-15T06:00:00Z");
    let good = row(
        "SITE",
        AIRPORT,
        json!("2026-11-15T05:00:00Z"),
        json!({"air_temp": 1.0}),
    );
    let got = read(&[row("SITE", AIRPORT, time, fields.clone()), good]);
    assert_eq!(got.reports[1].temperature_c, expect, "{fields}");
}

#[test]
fn numbers_come_as_text_and_missing_ones_in_many_shapes() {
    check_temperature(json!({"air_temp": "-7.5"}), Some(-7.5));
    check_temperature(json!({"air_temp": " 3 "}), Some(3.0));
    check_temperature(json!({"air_temp": -7.46}), Some(-7.46));
    check_temperature(json!({"air_temp": null}), None);
    check_temperature(json!({"air_temp": "MSNG"}), None);
    check_temperature(json!({"air_temp": ""}), None);
    check_temperature(json!({"air_temp": "NaN"}), None);
    check_temperature(json!({"air_temp": "1e999"}), None);
    check_temperature(json!({"air_temp": true}), None);
    check_temperature(json!({}), None);
}

#[test]
fn a_value_the_publisher_rejected_is_no_value() {
    check_temperature(json!({"air_temp": 4.1, "air_temp-qa": -10}), None);
    check_temperature(json!({"air_temp": 4.1, "air_temp-qa": "-1"}), None);
    check_temperature(json!({"air_temp": 4.1, "air_temp-qa": 0}), Some(4.1));
    check_temperature(json!({"air_temp": 4.1, "air_temp-qa": null}), Some(4.1));
}

#[test]
fn wind_is_read_in_the_unit_it_is_sent_in() {
    for (unit, expect) in [("km/h", Some(10.0)), ("m/s", Some(36.0)), ("kn", None)] {
        let fields = json!({"air_temp": 1.0, "avg_wnd_spd_10m_pst10mts": 10, "avg_wnd_spd_10m_pst10mts-uom": unit});
        let got = read(&[row("SITE", TOWN, json!("2026-11-15T05:00:00Z"), fields)]);
        assert_eq!(got.reports[0].wind_kmh, expect, "{unit}");
    }
}

#[test]
fn minutes_and_rows_without_a_time_are_left_out_and_counted() {
    let fields = json!({"air_temp": 4.0, "_is-minutely_obs-value": true});
    let at = |time: Value| row("SITE", AIRPORT, time, fields.clone());
    let mut without = at(json!(null));
    let other = row(
        "SITE",
        AIRPORT,
        json!(null),
        json!({"air_temp": 4.0, "obs_date_tm": "2026-11-15T04:00:00Z"}),
    );
    without["properties"]
        .as_object_mut()
        .unwrap()
        .remove("date_tm-value");
    let got = read(&[
        at(json!("2026-11-15T06:00:00Z")),
        at(json!("2026-11-15T05:59:00Z")),
        at(json!("2026-11-15T05:01:00Z")),
        at(json!("yesterday")),
        at(json!("MSNG")),
        without,
        other,
    ]);
    let times: Vec<String> = got
        .reports
        .iter()
        .map(|r| r.observed_at.to_string())
        .collect();
    assert_eq!(times, ["2026-11-15T04:00:00Z", "2026-11-15T06:00:00Z"]);
    assert_eq!(got.dropped, 5);
}

#[test]
fn the_nearest_site_with_a_temperature_speaks_for_a_station() {
    let time = || json!("2026-11-15T06:00:00Z");
    let airport = row("AIRPORT", AIRPORT, time(), json!({"air_temp": 1.0}));
    let town = row("TOWN", TOWN, time(), json!({"air_temp": 2.0}));
    let blind = row("HARBOUR", (44.65, -63.58), time(), json!({"rel_hum": 80}));
    let nowhere = row(
        "SABLE ISLAND",
        (43.93, -60.01),
        time(),
        json!({"air_temp": 9.0}),
    );
    let no_place =
        json!({"type": "Feature", "id": "x", "geometry": null, "properties": {"air_temp": 3}});
    let got = read(&[airport, town.clone(), blind, nowhere, no_place, town]);
    assert_eq!(got.sites["halifax"].name, "TOWN");
    let temperatures: Vec<_> = got.reports.iter().map(|r| r.temperature_c).collect();
    assert_eq!(
        temperatures,
        [Some(2.0), Some(2.0)],
        "doubled rows are passed on"
    );
}

#[test]
fn bad_answers_are_told_apart() {
    let check = |body: &str, expect: GeoMetError| {
        assert_eq!(observations(body).unwrap_err(), expect, "{body}");
    };
    check("", GeoMetError::Malformed);
    check("<html>maintenance</html>", GeoMetError::Malformed);
    check(
        r#"{"code":"NoApplicableCode","description":"backend"}"#,
        GeoMetError::Malformed,
    );
    check(&collection(&[]), GeoMetError::Empty);
    let renamed = row(
        "X",
        TOWN,
        json!("2026-11-15T06:00:00Z"),
        json!({"temperature": 3}),
    );
    check(&collection(&[renamed]), GeoMetError::Unusable);
    check(
        &collection(&[json!({"type": "Feature"})]),
        GeoMetError::Unusable,
    );
}

fn climate(place: (f64, f64), properties: Value) -> Value {
    json!({"type": "Feature", "id": 1, "properties": properties,
           "geometry": {"type": "Point", "coordinates": [place.1, place.0]}})
}

#[test]
fn the_newest_whole_day_of_a_station_is_shown() {
    let day = |day: &str, max: Value, min: Value, place| {
        climate(
            place,
            json!({"STATION_NAME": "HALIFAX", "CLIMATE_IDENTIFIER": "8202251", "LOCAL_DATE": day,
                   "MAX_TEMPERATURE": max, "MIN_TEMPERATURE": min, "MAX_TEMPERATURE_FLAG": null}),
        )
    };
    let table = daily(&collection(&[
        day("2026-11-14 00:00:00", json!(null), json!(1.0), TOWN),
        day("2026-11-13 00:00:00", json!("9.4"), json!("-0.5"), AIRPORT),
        day("2026-11-12T00:00:00Z", json!(8.0), json!(2.0), TOWN),
        day("2026-11-13 00:00:00", json!(-5.0), json!(5.0), TOWN),
    ]))
    .unwrap();
    let halifax = &table["halifax"];
    assert_eq!(halifax.day, date(2026, 11, 13));
    assert_eq!((halifax.max_c, halifax.min_c), (9.4, -0.5));
    assert_eq!(daily(&collection(&[])), Err(GeoMetError::Empty));
}

#[test]
fn a_months_normal_keeps_both_names_and_its_period() {
    let normal = |element: &str, month: Value, value: Value| {
        climate(
            AIRPORT,
            json!({"STATION_NAME": "HALIFAX STANFIELD INT'L A", "MONTH": month, "VALUE": value,
                   "NORMAL_ID": 1, "PERIOD_BEGIN": 1981, "PERIOD_END": "2010", "E_NORMAL_ELEMENT_NAME": element,
                   "F_NORMAL_ELEMENT_NAME": "Température quotidienne moyenne deg C"}),
        )
    };
    let mean = "Mean daily temperature deg C";
    let table = normals(&collection(&[
        normal(
            "Extreme daily max temperature deg C",
            json!(11),
            json!(22.1),
        ),
        normal(mean, json!(13), json!(6.6)),
        normal(mean, json!("11"), json!("3.36")),
    ]))
    .unwrap();
    let halifax = &table["halifax"];
    assert_eq!((halifax.month, halifax.mean_c), (11, 3.36));
    assert_eq!(halifax.period.as_deref(), Some("1981-2010"));
    assert_eq!(halifax.element.en.as_deref(), Some(mean));
    assert!(
        halifax
            .element
            .fr
            .as_deref()
            .unwrap()
            .starts_with("Température")
    );
    let others = collection(&[normal("Total precipitation mm", json!(11), json!(150))]);
    assert_eq!(normals(&others), Err(GeoMetError::Unusable));
}

/// A warning over a square around Halifax, with a hole where the hole says.
fn warning(name: &str, status: &str, hole: Value) -> Value {
    let square = json!([
        [-64.0, 44.0],
        [-63.0, 44.0],
        [-63.0, 45.0],
        [-64.0, 45.0],
        [-64.0, 44.0]
    ]);
    let rings = match hole {
        Value::Null => json!([square]),
        hole => json!([square, hole]),
    };
    json!({"type": "Feature", "id": "a_1",
        "geometry": {"type": "MultiPolygon", "coordinates": [rings]},
        "properties": {"id": "a_1", "alert_type": "warning", "alert_name_en": name,
            "alert_name_fr": "avertissement de vent", "risk_colour_en": "yellow", "risk_colour_fr": "jaune",
            "feature_name_en": "Halifax Metro and Halifax County West", "feature_name_fr": "Halifax métro",
            "province": "NS", "status_en": status, "publication_datetime": "2026-11-15T05:12:00.000Z",
            "expiration_datetime": "2026-11-15T18:00:00.000Z"}})
}

#[test]
fn a_warning_is_shown_at_the_stations_in_its_area_until_it_runs_out() {
    let body = collection(&[warning("wind warning", "continued", Value::Null)]);
    let all = warnings(&body).unwrap();
    let at = |time: &str| all.over("halifax", time.parse::<Timestamp>().unwrap());
    let [wind] = &at("2026-11-15T08:00:00Z")[..] else {
        panic!("{all:?}")
    };
    assert_eq!(wind.name.en.as_deref(), Some("wind warning"));
    assert_eq!(wind.name.fr.as_deref(), Some("avertissement de vent"));
    assert_eq!(wind.colour.fr.as_deref(), Some("jaune"));
    assert_eq!(wind.stations, ["halifax"]);
    assert!(at("2026-11-15T18:00:00Z").is_empty());
    assert!(
        all.over("regina", "2026-11-15T08:00:00Z".parse().unwrap())
            .is_empty()
    );
}

#[test]
fn a_hole_in_an_area_is_outside() {
    let hole = json!([
        [-63.7, 44.5],
        [-63.4, 44.5],
        [-63.4, 44.8],
        [-63.7, 44.8],
        [-63.7, 44.5]
    ]);
    let all = warnings(&collection(&[warning("wind warning", "continued", hole)])).unwrap();
    assert_eq!(all.0[0].stations, Vec::<String>::new());
}

#[test]
fn what_has_ended_is_no_warning_and_a_calm_day_is_no_error() {
    for (name, status) in [
        ("wind warning", "ended"),
        ("No warnings in effect", "continued"),
        ("wind warning ended", "continued"),
    ] {
        let all = warnings(&collection(&[warning(name, status, Value::Null)])).unwrap();
        assert_eq!(all.0, [], "{name} {status}");
    }
    assert_eq!(warnings(&collection(&[])).unwrap().0, []);
    let extended = collection(&[warning("extended cold warning", "continued", Value::Null)]);
    assert_eq!(warnings(&extended).unwrap().0.len(), 1);
    let renamed = collection(&[json!({"type": "Feature", "properties": {"title": "x"}})]);
    assert_eq!(warnings(&renamed), Err(GeoMetError::Unusable));
}
