//! GeoMet answers, good and bad, into rows, and answers of several pages into one.

use std::sync::Arc;

use async_trait::async_trait;
use boreal_sources::Fetch;
use boreal_sources::eccc::{
    GeoMetError, MAX_PAGES, Pages, Position, Window, daily_rows, normal_rows, observation_rows,
    warning_rows,
};
use serde_json::{Value, json};

fn collection(features: &[Value]) -> String {
    json!({"type": "FeatureCollection", "features": features}).to_string()
}

fn feature(geometry: &Value, properties: &Value) -> Value {
    json!({"type": "Feature", "id": "x", "geometry": geometry, "properties": properties})
}

#[test]
fn a_row_says_where_when_and_what_was_measured() {
    let point = json!({"type": "Point", "coordinates": ["-63.51", 44.88, 145.4]});
    let body = collection(&[feature(
        &point,
        &json!({"stn_nam-value": "HALIFAX", "msc_id-value": "8202251", "date_tm-value": "2026-11-15T06:00:00Z",
                "air_temp": "4.1", "rel_hum": "MSNG", "mslp": 1009.44444, "dwpt_temp": 2, "dwpt_temp-qa": -1,
                "avg_wnd_spd_10m_pst10mts": 10, "avg_wnd_spd_10m_pst10mts-uom": "m/s"}),
    )]);
    let row = observation_rows(&body).unwrap().remove(0);
    let position = Position {
        north: 44.88,
        east: -63.51,
    };
    assert_eq!(row.position, position);
    assert_eq!(row.msc_id.as_deref(), Some("8202251"));
    assert_eq!(row.observed_at.unwrap().to_string(), "2026-11-15T06:00:00Z");
    assert_eq!((row.temperature_c, row.humidity_pct), (Some(4.1), None));
    assert_eq!(
        (row.pressure_hpa, row.wind_kmh),
        (Some(1009.44), Some(36.0))
    );
    assert_eq!(row.dew_point_c, None, "the publisher rejected it");
}

#[test]
fn rows_without_a_place_on_earth_are_left_out() {
    let everywhere = [
        json!(null),
        json!({"type": "Point", "coordinates": [1, 91]}),
        json!({"type": "Point", "coordinates": []}),
    ];
    let rows: Vec<Value> = everywhere
        .iter()
        .map(|geometry| feature(geometry, &json!({"air_temp": 1})))
        .collect();
    assert_eq!(observation_rows(&collection(&rows)), Ok(Vec::new()));
}

#[test]
fn every_reader_tells_bad_answers_apart() {
    for body in ["", "<html>maintenance</html>", r#"{"code":"x"}"#] {
        assert_eq!(
            observation_rows(body),
            Err(GeoMetError::Malformed),
            "{body}"
        );
        assert_eq!(daily_rows(body), Err(GeoMetError::Malformed), "{body}");
        assert_eq!(normal_rows(body), Err(GeoMetError::Malformed), "{body}");
        assert_eq!(warning_rows(body), Err(GeoMetError::Malformed), "{body}");
    }
    let empty = collection(&[]);
    assert_eq!(observation_rows(&empty), Err(GeoMetError::Empty));
    assert_eq!(daily_rows(&empty), Err(GeoMetError::Empty));
    assert_eq!(normal_rows(&empty), Err(GeoMetError::Empty));
    assert_eq!(warning_rows(&empty), Ok(Vec::new()), "a calm day");
}

/// A publisher of so many pages, which link to each other as told.
struct Book {
    pages: usize,
    next: fn(usize) -> String,
}

#[async_trait]
impl Fetch for Book {
    async fn fetch(&self, url: &str) -> Result<String, String> {
        let page = url
            .split("offset=")
            .nth(1)
            .map_or(0, |offset| offset.parse().unwrap());
        let mut body = json!({"features": [{"type": "Feature", "id": page}], "links": []});
        if page + 1 < self.pages {
            body["links"] = json!([{"rel": "self", "href": url}, {"rel": "next", "href": (self.next)(page + 1)}]);
        }
        Ok(body.to_string())
    }
}

async fn pages_of(pages: usize, next: fn(usize) -> String) -> Result<usize, String> {
    let fetch = Pages::new(Arc::new(Book { pages, next }), Window::Everything);
    let body = fetch.fetch("https://geomet.example/items?f=json").await?;
    let body: Value = serde_json::from_str(&body).unwrap();
    Ok(body["features"].as_array().unwrap().len())
}

#[tokio::test]
async fn pages_are_followed_to_the_last_one_but_not_for_ever() {
    let absolute = |page| format!("https://geomet.example/items?f=json&offset={page}");
    assert_eq!(pages_of(1, absolute).await, Ok(1));
    assert_eq!(pages_of(5, absolute).await, Ok(5));
    assert_eq!(pages_of(5, |page| format!("?offset={page}")).await, Ok(5));
    assert_eq!(pages_of(1_000, absolute).await, Ok(MAX_PAGES));
    assert_eq!(
        pages_of(1_000, |_| "?offset=0".to_owned()).await,
        Ok(MAX_PAGES)
    );
}

#[tokio::test]
async fn a_next_page_elsewhere_is_refused() {
    for next in [
        |_| "http://geomet.example/items?offset=1".to_owned(),
        |_| "https://169.254.169.254/latest".to_owned(),
        |_| "file:///etc/passwd".to_owned(),
    ] {
        let refused = pages_of(3, next).await.unwrap_err();
        assert!(refused.contains("another host"), "{refused}");
    }
}
