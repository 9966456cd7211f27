//! Stations, and detectors on a series or a replay.

use http::StatusCode;
use serde_json::{Value, json};

use super::{BASE, app};

#[tokio::test]
async fn stations_have_the_contracts_fields() {
    let app = app().await;
    let list = app.get(&format!("{BASE}/stations")).await.json();
    assert_eq!(list["channel"]["mode"], "replay");
    assert!(
        list["now"]
            .as_str()
            .unwrap()
            .starts_with("2026-11-15T08:10:0")
    );
    let stations = list["stations"].as_array().unwrap();
    assert_eq!(stations.len(), 35);
    let halifax = stations.iter().find(|s| s["id"] == "halifax").unwrap();
    assert_eq!(halifax["province"], "NS");
    assert_eq!(halifax["monthly_mean_c"].as_array().unwrap().len(), 12);
    for absent in ["site", "normal", "last_day"] {
        assert!(
            halifax[absent].is_null(),
            "{absent}: no publisher was asked"
        );
    }
    assert_eq!(halifax["warnings"], json!([]));
    assert_eq!(list["warnings_source"]["mode"], "snapshot");
}

#[tokio::test]
async fn a_detector_scores_a_series_of_ones_own() {
    let app = app().await;
    let body = json!({"values": [1, 2, 3, 2, 1, 2, null, 50], "detector": "robust", "window": 4, "threshold": 3.5});
    let report = app.post(&format!("{BASE}/detect"), &body).await.json();
    let last = report["points"][7].clone();
    // Of 3, 2, 1, 2 the median is 2 and the median distance 0.5.
    assert_eq!(
        (&last["center"], &last["scale"]),
        (&json!(2.0), &json!(0.5))
    );
    assert_eq!(last["score"], json!(64.752));
    assert_eq!(last["flag"], true);
    assert_eq!(report["points"][6]["score"], Value::Null);
    assert_eq!(report["flagged"], 1);
}

#[tokio::test]
async fn columns_take_less_than_half_the_bytes_and_rows_stay_the_default() {
    let app = app().await;
    let values: Vec<f64> = (0..10_000)
        .map(|place| f64::from(place * 7_919 % 10_007) / 100.0)
        .collect();
    let mut body = json!({"values": values, "detector": "robust", "window": 24});
    let rows = app.post(&format!("{BASE}/detect"), &body).await;
    body["shape"] = json!("columns");
    let columns = app.post(&format!("{BASE}/detect"), &body).await;
    assert!(
        columns.body.len() * 2 < rows.body.len(),
        "{} bytes against {}",
        columns.body.len(),
        rows.body.len()
    );
    let (rows, columns) = (rows.json(), columns.json());
    assert_eq!(rows.get("columns"), None);
    assert_eq!(columns["points"], json!([]));
    for figure in ["center", "scale", "expected", "score"] {
        let row_by_row = rows["points"].as_array().unwrap().iter();
        let row_by_row: Vec<_> = row_by_row.map(|point| point[figure].clone()).collect();
        assert_eq!(columns["columns"][figure], Value::from(row_by_row));
    }
}

#[tokio::test]
async fn a_series_that_cannot_be_scored_is_refused_by_name() {
    let app = app().await;
    let good = json!({"values": [1.0, 2.0], "detector": "robust", "window": 4, "threshold": 3.5});
    for (field, value) in [
        ("values", json!([])),
        ("values[0]", json!([1e300])),
        ("detector", json!("guess")),
        ("window", json!(1)),
        ("window", json!(1_001)),
        ("threshold", json!(0)),
        ("min_scale", json!(-1)),
        ("shape", json!("round")),
    ] {
        let mut body = good.clone();
        // An item of a list is named by its number.
        body[field.trim_end_matches("[0]")] = value.clone();
        let answer = app.post(&format!("{BASE}/detect"), &body).await;
        assert_eq!(
            answer.status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{field} {value}"
        );
        assert_eq!(answer.json()["errors"][0]["field"], field, "{value}");
    }
    let seasonal = json!({"values": [1.0], "detector": "seasonal", "window": 4});
    let answer = app.post(&format!("{BASE}/detect"), &seasonal).await.json();
    assert_eq!(answer["errors"][0]["field"], "period");

    let most = json!({"values": vec![-12.25; 100_000], "detector": "ewma", "window": 24});
    assert_eq!(
        app.post(&format!("{BASE}/detect"), &most).await.status,
        StatusCode::OK
    );
    let too_large = json!({"values": vec![-12.25; 400_000], "detector": "ewma", "window": 24});
    let refused = app.post(&format!("{BASE}/detect"), &too_large).await;
    assert_eq!(refused.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn the_detectors_are_judged_on_one_replay() {
    let app = app().await;
    let evaluation = app.get(&format!("{BASE}/evaluation")).await.json();
    let detectors = evaluation["detectors"].as_array().unwrap();
    assert_eq!(detectors.len(), 3);
    for detector in detectors {
        assert!(detector["spikes"].as_u64().unwrap() == 10);
        assert!(detector["false_alarms"].as_u64() <= detector["flagged"].as_u64());
    }
    let other = app.get(&format!("{BASE}/evaluation?seed=7")).await.json();
    assert_ne!(other["detectors"], evaluation["detectors"]);
}
