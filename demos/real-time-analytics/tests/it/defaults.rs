//! The report the page shows before anyone touches a control, and the names of the contract.

use real_time_analytics::default_report;
use serde_json::Value;

#[test]
fn the_default_report_is_the_same_every_time_and_says_it_is_synthetic() {
    let report = serde_json::to_value(default_report()).unwrap();
    assert_eq!(report, serde_json::to_value(default_report()).unwrap());
    assert_eq!(report["synthetic"], true);
    assert_eq!(report["evaluation"]["synthetic"], true);
    assert_eq!(report["snapshot"]["stations"].as_array().unwrap().len(), 35);
    assert_eq!(
        report["evaluation"]["detectors"].as_array().unwrap().len(),
        3
    );
    let flagged: Vec<&Value> = report["detect"]["points"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|p| p["flag"] == true)
        .collect();
    assert!(
        flagged.iter().any(|p| p["index"] == 80),
        "the spike is found"
    );
}

#[test]
fn whoever_joins_learns_every_alert_that_is_up() {
    let snapshot = default_report().snapshot;
    assert_eq!(
        snapshot.in_force.len() as u64,
        snapshot.stats.alerts_open,
        "also those that began before the last twelve"
    );
    let oldest = snapshot.alerts.last().unwrap().at;
    assert!(snapshot.in_force.iter().any(|alert| alert.since < oldest));
}

#[test]
fn wire_names_are_those_of_the_contract() {
    let report = serde_json::to_value(default_report()).unwrap();
    let point = &report["detect"]["points"][0];
    for name in ["index", "center", "scale", "score", "flag"] {
        assert!(point.get(name).is_some(), "{name}");
    }
    assert_eq!(point["score"], Value::Null);
    let latest = &report["snapshot"]["stations"][0]["latest"];
    for name in [
        "id",
        "station",
        "observed_at",
        "arrived_at",
        "temperature_c",
        "humidex",
        "wind_chill",
        "scores",
        "disposition",
        "delay_s",
    ] {
        assert!(latest.get(name).is_some(), "{name}");
    }
}
