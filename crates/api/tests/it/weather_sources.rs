//! The weather behind the stream, against a local server that speaks GeoMet:
//! pages, gaps, numbers as text, frozen sensors, failures of every kind.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use boreal_store::CachedFeed;
use boreal_test_support::eventually;
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::sse::Sse;
use crate::test_app::TestApp;

const BASE: &str = "/api/v1/real-time-analytics";
const STREAM: &str = "/api/v1/real-time-analytics/stream";

/// What the server does with a request for a collection.
#[derive(Clone)]
enum Answer {
    /// Pages of features, linked to each other.
    Pages(Vec<Vec<Value>>),
    /// A failure.
    Status(u16),
    /// Half a body, then the end of the connection.
    HalfClosed,
    /// A redirect.
    Redirect(String),
}

#[derive(Clone)]
struct GeoMet {
    base: String,
    answers: Arc<Mutex<HashMap<String, Answer>>>,
}

impl GeoMet {
    async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Self {
            base: format!("http://{}", listener.local_addr().unwrap()),
            answers: Arc::default(),
        };
        let shared = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let shared = shared.clone();
                tokio::spawn(async move { shared.serve(stream).await });
            }
        });
        server
    }

    fn will(&self, collection: &str, answer: Answer) {
        let mut answers = self.answers.lock().unwrap();
        answers.insert(collection.to_owned(), answer);
    }

    async fn serve(&self, mut stream: TcpStream) {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            match stream.read_u8().await {
                Ok(byte) => head.push(byte),
                Err(_) => return,
            }
        }
        let head = String::from_utf8(head).unwrap();
        let path = head.split(' ').nth(1).unwrap().to_owned();
        let between = |from: &str, to: &str| path.split(from).nth(1)?.split(to).next();
        let collection = between("/collections/", "/items").unwrap_or_default();
        // One site's weeks are asked for by its id.
        let collection = match path.contains("msc_id-value=") {
            true => "history",
            false => collection,
        };
        let page: usize = between("&page=", "&").map_or(0, |page| page.parse().unwrap());
        let answer = self.answers.lock().unwrap().get(collection).cloned();
        let text = match answer.unwrap_or(Answer::Status(404)) {
            Answer::Status(code) => format!("HTTP/1.1 {code} No\r\ncontent-length: 0\r\n\r\n"),
            Answer::Redirect(to) => {
                format!("HTTP/1.1 302 Found\r\nlocation: {to}\r\ncontent-length: 0\r\n\r\n")
            }
            Answer::HalfClosed => {
                "HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n{\"features\":[{\"ty".to_owned()
            }
            Answer::Pages(pages) => {
                let next = (page + 1 < pages.len())
                    .then(|| json!({"rel": "next", "href": format!("{}{path}&page={}", self.base, page + 1)}));
                let links: Vec<Value> = next.into_iter().collect();
                let body =
                    json!({"type": "FeatureCollection", "features": pages[page], "links": links});
                let body = body.to_string();
                let length = body.len();
                format!("HTTP/1.1 200 OK\r\ncontent-length: {length}\r\n\r\n{body}")
            }
        };
        let _ = stream.write_all(text.as_bytes()).await;
    }

    fn settings(&self) -> [(&str, &str); 4] {
        [
            ("SOURCES_LIVE", "true"),
            ("SOURCES_ALLOW_PRIVATE", "true"),
            ("SOURCES_ECCC_URL", &self.base),
            ("LIMITS_API_PER_MINUTE", "100000"),
        ]
    }
}

/// The whole hour so many hours ago, counted from one moment: the hour may end while a test runs.
fn hour(ago: i64) -> Timestamp {
    static NOW: LazyLock<Timestamp> = LazyLock::new(Timestamp::now);
    let second = NOW.as_second().div_euclid(3_600) * 3_600;
    Timestamp::from_second(second).unwrap() - SignedDuration::from_hours(ago)
}

fn observed(name: &str, place: [f64; 2], ago: i64, fields: Value) -> Value {
    let mut properties = json!({"stn_nam-value": name, "date_tm-value": hour(ago).to_string()});
    let all = properties.as_object_mut().unwrap();
    all.extend(fields.as_object().unwrap().clone());
    json!({"type": "Feature", "id": name, "properties": properties,
           "geometry": {"type": "Point", "coordinates": place}})
}

const HALIFAX: [f64; 2] = [-63.60, 44.66];
const REGINA: [f64; 2] = [-104.67, 50.43];

/// Halifax with a gap, a rejected value and numbers as text; Regina frozen for eight hours; on two pages.
fn observations() -> Answer {
    let halifax = |ago, fields| observed("HALIFAX DOCKYARD", HALIFAX, ago, fields);
    let first = vec![
        halifax(
            0,
            json!({"air_temp": "4.5", "rel_hum": "86", "avg_wnd_spd_10m_pst10mts": null}),
        ),
        halifax(1, json!({"air_temp": "MSNG"})),
        halifax(2, json!({"air_temp": 55.0, "air_temp-qa": -1})),
        halifax(3, json!({"air_temp": 3.9})),
        halifax(3, json!({"air_temp": 3.9})),
    ];
    let frozen =
        (0..8).map(|ago| observed("REGINA INTL A", REGINA, ago, json!({"air_temp": -7.3})));
    Answer::Pages(vec![first, frozen.collect()])
}

async fn app_on(server: &GeoMet) -> TestApp {
    TestApp::with(&server.settings()).await
}

async fn stations(app: &TestApp) -> Value {
    app.get(&format!("{BASE}/stations")).await.json()
}

/// The list of stations once the stream is of this mode.
async fn once(app: &TestApp, mode: &str) -> Value {
    eventually(&format!("the stream to be {mode}"), || async {
        let list = stations(app).await;
        (list["channel"]["mode"] == mode).then_some(list)
    })
    .await
}

fn station<'a>(list: &'a Value, id: &str) -> &'a Value {
    let stations = list["stations"].as_array().unwrap();
    let own = |row: &&Value| row["id"] == id || row["latest"]["station"] == id;
    stations.iter().find(own).unwrap()
}

#[tokio::test]
async fn observations_with_every_flaw_become_a_live_stream() {
    let server = GeoMet::start().await;
    server.will("swob-realtime", observations());
    let app = app_on(&server).await;
    let list = once(&app, "live").await;
    assert_eq!(list["channel"]["synthetic"], false);
    assert_eq!(
        list["channel"]["source"]["publisher"],
        "Environment and Climate Change Canada"
    );
    assert_eq!(
        station(&list, "halifax")["site"]["name"],
        "HALIFAX DOCKYARD"
    );
    assert!(station(&list, "calgary")["site"].is_null());

    let state = Sse::open(&app, STREAM, None)
        .await
        .next()
        .await
        .unwrap()
        .data;
    assert_eq!(
        state["stations"].as_array().unwrap().len(),
        2,
        "nothing is made up"
    );
    let halifax = &station(&state, "halifax")["latest"];
    assert_eq!(halifax["temperature_c"], 4.5);
    assert_eq!(halifax["humidity_pct"], 86.0);
    assert!(halifax["wind_kmh"].is_null());
    let shown = &station(&state, "halifax")["last_temperatures_c"];
    assert_eq!(
        *shown,
        json!([3.9, null, null, 4.5]),
        "gaps and rejected values stay gaps"
    );
    assert_eq!(state["stats"]["duplicates"], 1);
    let frozen = state["alerts"].as_array().unwrap().iter();
    let frozen: Vec<&Value> = frozen.filter(|alert| alert["kind"] == "frozen").collect();
    assert_eq!(frozen.len(), 1);
    assert_eq!(frozen[0]["station"], "regina");
}

#[tokio::test]
async fn two_weeks_are_loaded_so_that_detectors_know_what_is_usual() {
    let server = GeoMet::start().await;
    let halifax = |ago: i64| {
        let temperature = format!("{:.1}", 4.0 + (ago % 6) as f64 * 0.4);
        let fields = json!({"air_temp": temperature, "msc_id-value": "8202240"});
        observed("HALIFAX DOCKYARD", HALIFAX, ago, fields)
    };
    let hours = |count| Answer::Pages(vec![(0..count).map(halifax).collect()]);
    server.will("swob-realtime", hours(3));
    server.will("history", hours(300));
    let app = app_on(&server).await;
    let mut stream = Sse::open(&app, STREAM, None).await;
    let state = loop {
        let event = stream.next().await.unwrap();
        if event.data["reason"] == "history_loaded" {
            break event.data;
        }
    };
    assert_eq!(state["stats"]["received"], 300);
    let scores = &station(&state, "halifax")["latest"]["scores"];
    assert!(scores[0]["score"].is_number(), "{scores}");
    let id = Sse::open(&app, STREAM, None)
        .await
        .next()
        .await
        .unwrap()
        .last_id;
    drop(stream);

    let app = app.restarted(&server.settings()).await;
    let again = Sse::open(&app, STREAM, None).await.next().await.unwrap();
    assert_eq!(again.last_id, id, "and is known after a restart");
}

#[tokio::test]
async fn a_listener_is_told_when_observations_take_over_from_the_replay() {
    let server = GeoMet::start().await;
    let app = app_on(&server).await;
    // The first answer is a failure, so the stream begins with the replay.
    let mut stream = Sse::open(&app, STREAM, None).await;
    let opening = stream.next().await.unwrap();
    assert_eq!(opening.data["channel"]["mode"], "replay");
    drop(stream);

    server.will("swob-realtime", observations());
    let app = app.restarted(&server.settings()).await;
    let mut stream = Sse::open(&app, STREAM, Some(&opening.last_id)).await;
    let live = loop {
        let event = stream.next().await.unwrap();
        if event.data["channel"]["mode"] == "live" {
            break event;
        }
    };
    assert_eq!(live.name, "reset");
    assert!(live.last_id.starts_with("live."), "{}", live.last_id);
}

#[tokio::test]
async fn a_publisher_in_trouble_leaves_the_labelled_replay() {
    let server = GeoMet::start().await;
    for answer in [
        Answer::Status(500),
        Answer::HalfClosed,
        Answer::Redirect("http://127.0.0.1:1/".to_owned()),
        Answer::Pages(vec![vec![]]),
        Answer::Pages(vec![vec![
            json!({"type": "Feature", "properties": {"renamed": 1}}),
        ]]),
    ] {
        server.will("swob-realtime", answer);
        let app = app_on(&server).await;
        let list = stations(&app).await;
        assert_eq!(list["channel"]["mode"], "replay");
        assert_eq!(list["channel"]["synthetic"], true);
        let status = eventually("the feed to have failed", || async {
            let sources = app.get("/api/v1/sources").await.json();
            let all = sources["sources"].as_array().unwrap().clone();
            let own = all
                .into_iter()
                .find(|row| row["key"] == "eccc-observations");
            own.filter(|row| row["failures"] == 1)
        })
        .await;
        assert!(status["last_error"].is_string());
        let mut stream = Sse::open(&app, STREAM, None).await;
        let stats = stream.next_named("stats").await;
        assert_eq!(stats.data["mode"], "replay", "and the stream flows");
    }
}

#[tokio::test]
async fn a_restart_without_the_publisher_keeps_observations_and_places() {
    let server = GeoMet::start().await;
    server.will("swob-realtime", observations());
    let app = app_on(&server).await;
    once(&app, "live").await;
    let before = Sse::open(&app, STREAM, None).await.next().await.unwrap();
    let kept = app.kept("eccc-observations").await;

    server.will("swob-realtime", Answer::Status(500));
    let app = app.restarted(&server.settings()).await;
    let list = stations(&app).await;
    assert_eq!(list["channel"]["mode"], "live", "the next is not due");

    let older = CachedFeed {
        fetched_at: kept.fetched_at - 20 * 60_000,
        ..kept
    };
    app.keep("eccc-observations", &older).await;
    let app = app.restarted(&server.settings()).await;
    let list = stations(&app).await;
    assert_eq!(list["channel"]["mode"], "stale");
    assert!(list["channel"]["note"].as_str().unwrap().contains("ageing"));
    let mut resumed = Sse::open(&app, STREAM, Some(&before.last_id)).await;
    for _ in 0..2 {
        let event = resumed.next().await.unwrap();
        assert_eq!(event.name, "stats", "nothing is repeated, nothing was lost");
    }
    let again = Sse::open(&app, STREAM, None).await.next().await.unwrap();
    assert_eq!(again.last_id, before.last_id);
    assert_eq!(again.data["stations"], before.data["stations"]);
    assert_eq!(again.data["stats"], before.data["stats"]);
}

#[tokio::test]
async fn normals_days_and_warnings_stand_beside_the_stations() {
    let server = GeoMet::start().await;
    let point = json!({"type": "Point", "coordinates": HALIFAX});
    let feature = |properties: Value| json!({"type": "Feature", "id": 7, "geometry": point, "properties": properties});
    server.will(
        "climate-normals",
        Answer::Pages(vec![vec![feature(
            json!({"STATION_NAME": "HALIFAX CITADEL", "E_NORMAL_ELEMENT_NAME": "Mean daily temperature deg C",
                   "F_NORMAL_ELEMENT_NAME": "Température moyenne", "MONTH": 11, "VALUE": "4.9", "PERIOD_BEGIN": 1981, "PERIOD_END": 2010}),
        )]]),
    );
    server.will(
        "climate-daily",
        Answer::Pages(vec![vec![feature(
            json!({"STATION_NAME": "HALIFAX KOOTENAY", "LOCAL_DATE": "2026-11-14 00:00:00", "MAX_TEMPERATURE": 9.1, "MIN_TEMPERATURE": "1.2"}),
        )]]),
    );
    let square = json!([[[-64, 44], [-63, 44], [-63, 45], [-64, 45], [-64, 44]]]);
    let later = (Timestamp::now() + SignedDuration::from_hours(6)).to_string();
    server.will(
        "weather-alerts",
        Answer::Pages(vec![vec![json!({"type": "Feature", "id": "w", "geometry": {"type": "Polygon", "coordinates": square},
            "properties": {"id": "w", "alert_type": "warning", "alert_name_en": "wind warning", "alert_name_fr": "avertissement de vent",
                "expiration_datetime": later}})]]),
    );
    let app = app_on(&server).await;
    let list = eventually("the three feeds to answer", || async {
        let list = stations(&app).await;
        let live = |name: &str| list[name]["mode"] == "live";
        let all = live("normals_source") && live("daily_source") && live("warnings_source");
        all.then_some(list)
    })
    .await;
    let halifax = station(&list, "halifax");
    assert_eq!(halifax["normal"]["mean_c"], 4.9);
    assert_eq!(halifax["normal"]["period"], "1981-2010");
    assert_eq!(halifax["last_day"]["max_c"], 9.1);
    assert_eq!(halifax["last_day"]["day"], "2026-11-14");
    assert_eq!(
        halifax["warnings"][0]["name"]["fr"],
        "avertissement de vent"
    );
    assert_eq!(station(&list, "regina")["warnings"], json!([]));
    assert_eq!(list["channel"]["mode"], "replay", "no observation came");
}
