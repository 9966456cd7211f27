//! Tables of prices as people bring them, through the door of `/api/v1/investment-research`: each is
//! refused with its row, or the window it was cut to is in the answer.

use std::sync::Arc;

use http::StatusCode;
use serde_json::{Value, json};

use crate::test_app::TestApp;

const PORTFOLIO: &str = "/api/v1/investment-research/portfolio";
const METRICS: &str = "/api/v1/investment-research/metrics";
const BACKTEST: &str = "/api/v1/investment-research/backtest";

/// Two years of months of two symbols; `change` gives another row for a month.
fn csv(change: impl Fn(usize, &str) -> Option<String>) -> String {
    let mut csv = "date,AAA,BBB\n".to_owned();
    for month in 0..24 {
        let (year, part) = (2024 + month / 12, month % 12 + 1);
        let row = format!(
            "{year}-{part:02},{},{}",
            100 + month % 5 * 3,
            50 + month % 7
        );
        csv += &change(month, &row).unwrap_or(row);
        csv.push('\n');
    }
    csv
}

async fn portfolio(app: &TestApp, csv: &str) -> crate::test_app::Answer {
    let body = json!({ "csv": csv, "objective": "min_volatility" });
    app.post(PORTFOLIO, &body).await
}

#[track_caller]
fn refused(answer: &crate::test_app::Answer, code: &str, words: &[&str]) {
    let problem = answer.json();
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{problem}");
    let error = &problem["errors"][0];
    assert_eq!(
        (error["field"].as_str(), error["code"].as_str()),
        (Some("csv"), Some(code)),
        "{problem}"
    );
    let message = error["message"].as_str().unwrap();
    for word in words {
        assert!(message.contains(word), "{word}: {message}");
    }
}

/// The table with one row in place of its fifth, line 6.
fn with_row(row: &'static str) -> String {
    csv(|month, _| (month == 4).then(|| row.to_owned()))
}

#[tokio::test]
async fn a_wrong_price_is_refused_with_its_line() {
    let app = TestApp::new().await;
    for (row, words) in [
        ("2024-05,-1,50", ["line 6", "AAA", "not a price above 0"]),
        ("2024-05,0,50", ["line 6", "AAA", "not a price above 0"]),
        ("2024-05,NaN,50", ["line 6", "AAA", "not a number"]),
        ("2024-05,100,inf", ["line 6", "BBB", "not a number"]),
        ("2024-05,100,many", ["line 6", "BBB", "not a number"]),
        ("2024-04,100,50", ["line 6", "2024-04-30", "there twice"]),
        ("soon,100,50", ["line 6", "date", "not a day"]),
    ] {
        let answer = portfolio(&app, &with_row(row)).await;
        refused(&answer, "wrong_cell", &words);
    }
    let answer = portfolio(&app, &with_row("2024-05,100")).await;
    refused(&answer, "ragged_row", &["line 6"]);
    let long = "date,symbol,close\n2024-01-02,AAA,5\n2024-01-02,AAA,6\n";
    let answer = portfolio(&app, long).await;
    refused(
        &answer,
        "wrong_cell",
        &["line 3", "AAA has two prices on 2024-01-02"],
    );
    let twice = csv(|_, _| None).replacen("date,AAA,BBB", "date,AAA,AAA", 1);
    let answer = portfolio(&app, &twice).await;
    refused(&answer, "wrong_cell", &["AAA", "twice"]);
}

#[tokio::test]
async fn prices_that_measure_nothing_are_refused_in_words() {
    let app = TestApp::new().await;
    let constant = csv(|_, row| Some(format!("{},50", row.rsplit_once(',').unwrap().0)));
    let answer = portfolio(&app, &constant).await;
    refused(&answer, "constant", &["BBB never changes"]);
    let answer = portfolio(&app, "date,AAA\n2024-01,5\n").await;
    refused(&answer, "no_common_window", &["13", "got 1", "AAA has 1"]);
    // Each has a year, and no day in common.
    let apart = csv(|month, row| {
        let cells: Vec<&str> = row.split(',').collect();
        Some(match month < 12 {
            true => format!("{},{},", cells[0], cells[1]),
            false => format!("{},,{}", cells[0], cells[2]),
        })
    });
    let answer = portfolio(&app, &apart).await;
    let spans = ["got 0", "AAA has 12 from Jan 31, 2024", "BBB has 12"];
    refused(&answer, "no_common_window", &spans);
}

#[tokio::test]
async fn ragged_history_is_cut_and_the_window_is_in_the_answer() {
    let app = TestApp::new().await;
    let late =
        csv(|month, row| (month < 6).then(|| format!("{},", row.rsplit_once(',').unwrap().0)));
    let answer = portfolio(&app, &late).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let window = &answer.json()["window"];
    assert_eq!(
        (window["rows"].as_u64(), window["left_out"].as_u64()),
        (Some(18), Some(6))
    );
    assert_eq!(window["first"], "2024-07-31");
    let remark = window["remark"].as_str().unwrap();
    assert!(
        remark.contains("6 of 24 days") && remark.contains("Jul 31, 2024"),
        "{remark}"
    );
}

#[tokio::test]
async fn a_series_is_refused_by_its_place() {
    let app = TestApp::new().await;
    let days: Vec<String> = (1..=20).map(|day| format!("2026-01-{day:02}")).collect();
    let good: Vec<f64> = (0..20).map(|day| 100.0 + f64::from(day % 5)).collect();
    let series = |change: &dyn Fn(&mut Vec<String>, &mut Vec<Value>)| {
        let mut days = days.clone();
        let mut closes: Vec<Value> = good.iter().map(|close| json!(close)).collect();
        change(&mut days, &mut closes);
        json!({ "dates": days, "closes": closes })
    };
    for (body, field) in [
        (series(&|_, closes| closes[3] = json!(-1)), "closes[3]"),
        (series(&|_, closes| closes[3] = json!(0)), "closes[3]"),
        (
            series(&|_, closes| closes.iter_mut().for_each(|close| *close = json!(7))),
            "closes",
        ),
        (series(&|_, closes| closes.truncate(5)), "closes"),
        (
            series(&|days, _| days[3] = "2026-01-03".to_owned()),
            "dates[3]",
        ),
        (
            series(&|days, closes| {
                days.truncate(1);
                closes.truncate(1);
            }),
            "dates",
        ),
    ] {
        let answer = app.post(METRICS, &body).await;
        let (status, code, fields) = answer.problem();
        assert_eq!(
            (status, code.as_str()),
            (422, "invalid"),
            "{}",
            answer.text()
        );
        assert_eq!(fields[0], field, "{}", answer.text());
    }
    // Not a number, and nothing, are no numbers in JSON: the body itself is refused.
    let text = series(&|_, closes| closes[3] = json!("NaN"));
    assert_eq!(
        app.post(METRICS, &text).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let ragged = json!({
        "assets": ["one", "other"], "dates": days, "closes": [good, [1.0, 2.0]], "weights": [0.5, 0.5]
    });
    let answer = app.post(BACKTEST, &ragged).await;
    assert_eq!(answer.problem().2, ["closes[1]"], "{}", answer.text());
}

#[tokio::test]
async fn a_million_rows_are_refused_whichever_way_they_come() {
    let app = TestApp::new().await;
    // More than the endpoint takes at all.
    let million = "date,AAA\n".to_owned() + &"2024-01,5\n".repeat(1_000_000);
    let answer = portfolio(&app, &million).await;
    assert_eq!(
        answer.status,
        StatusCode::PAYLOAD_TOO_LARGE,
        "{}",
        answer.text()
    );
    let closes = vec![5; 1_000_000];
    let answer = app
        .post(METRICS, &json!({ "dates": [], "closes": closes }))
        .await;
    assert_eq!(
        answer.status,
        StatusCode::PAYLOAD_TOO_LARGE,
        "{}",
        answer.text()
    );
    // As many bytes as it takes, and more rows than it reads.
    let rows = "date,A\n".to_owned() + &"2024-01,5\n".repeat(100_001);
    let answer = portfolio(&app, &rows).await;
    refused(&answer, "too_many_rows", &["100000 rows"]);
    // Blank cells are the shortest rows there are.
    let blank = "date,A\n".to_owned() + &",\n".repeat(1_000_000);
    let answer = portfolio(&app, &blank).await;
    assert_eq!(
        answer.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "{}",
        answer.text()
    );
}

/// As long a table as is read, 20,000 days of six symbols.
fn largest() -> String {
    let mut csv = "date,A,B,C,D,E,F\n".to_owned();
    let mut day = jiff::civil::date(1971, 1, 1);
    for row in 0..20_000_u32 {
        csv += &day.to_string();
        for symbol in 1..7_u32 {
            // A step that repeats in each symbol after another number of days.
            csv += &format!(",{}", 100 + row * (symbol + 6) % (90 + symbol));
        }
        csv.push('\n');
        day = day.tomorrow().unwrap();
    }
    csv
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_largest_table_is_computed_while_others_are_served() {
    let app = Arc::new(TestApp::new().await);
    let (asking, csv) = (Arc::clone(&app), largest());
    let long = tokio::spawn(async move { portfolio(&asking, &csv).await });
    for asked in 0..20 {
        let short = app
            .get("/api/v1/investment-research/company?ticker=NVDA")
            .await;
        assert_eq!(short.status, StatusCode::OK, "{}", short.text());
        assert!(
            asked > 0 || !long.is_finished(),
            "the table held the others up"
        );
    }
    let answer = long.await.unwrap();
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(answer.json()["window"]["rows"], 20_000);
}
