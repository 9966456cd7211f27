//! `/api/v1/data-integration` through the door; the figures themselves are the engine's tests.

use std::collections::BTreeSet;

use axum::body::Body;
use http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::test_app::{Answer, TestApp};

const BASE: &str = "/api/v1/data-integration";

async fn get(app: &TestApp, path: &str) -> Answer {
    app.get(&format!("{BASE}/{path}")).await
}

async fn post(app: &TestApp, verb: &str, body: &Value) -> Answer {
    let request =
        Request::post(format!("{BASE}/{verb}")).header("content-type", "application/json");
    app.send(request.body(Body::from(body.to_string())).unwrap())
        .await
}

#[tokio::test]
async fn cities_and_crops_can_be_chosen_from() {
    let answer = get(&TestApp::new().await, "cities").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let catalogue = answer.json();
    assert_eq!(catalogue["cities"].as_array().unwrap().len(), 50);
    assert_eq!(catalogue["crops"].as_array().unwrap().len(), 73);
    assert!(catalogue["template"].as_str().unwrap().starts_with("name,"));
    assert_eq!(catalogue["source"]["mode"], "snapshot");
}

#[tokio::test]
async fn a_plan_has_the_contracts_fields() {
    let app = TestApp::new().await;
    let answer = get(&app, "plan?city=Calgary&crops=tomato,bush-bean&year=2027").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let plan = answer.json();
    assert_eq!(plan["city"]["slug"], "calgary");
    for season in ["last_spring", "first_fall"] {
        for share in ["p10", "p50", "p90"] {
            assert!(plan["frost"][season][share].is_string(), "{season} {share}");
        }
    }
    let crops = plan["crops"].as_array().unwrap();
    assert_eq!(crops.len(), 2);
    for crop in crops {
        for field in [
            "slug",
            "verdict",
            "heat_ratio",
            "reasons",
            "companions",
            "avoid",
        ] {
            assert!(!crop[field].is_null(), "{field}");
        }
        for field in ["sow_indoors", "transplant", "direct_sow", "harvest"] {
            assert!(crop.get(field).is_some(), "{field}");
        }
    }
    assert_eq!(
        plan["source"]["licence"],
        "ECCC Data Servers End-use Licence"
    );
}

#[tokio::test]
async fn heat_ratios_are_the_published_ones() {
    let app = TestApp::new().await;
    for (city, crop, ratio, verdict) in [
        ("calgary", "tomato", 0.737, "marginal"),
        ("calgary", "watermelon", 0.429, "no"),
        ("montreal", "tomato", 1.611, "grows"),
    ] {
        let plan = get(&app, &format!("plan?city={city}&crops={crop}"))
            .await
            .json();
        assert_eq!(plan["crops"][0]["heat_ratio"], ratio, "{city} {crop}");
        assert_eq!(plan["crops"][0]["verdict"], verdict, "{city} {crop}");
    }
}

#[tokio::test]
async fn a_city_is_found_by_name_accent_or_slug() {
    let app = TestApp::new().await;
    for name in ["Montr%C3%A9al", "montreal", "MONTREAL"] {
        let plan = get(&app, &format!("plan?city={name}&crops=pea")).await;
        assert_eq!(plan.json()["city"]["slug"], "montreal", "{name}");
    }
}

#[tokio::test]
async fn refused_input_names_the_field() {
    let app = TestApp::new().await;
    for (query, field) in [
        ("", "city"),
        ("city=", "city"),
        ("city=Atlantis", "city"),
        ("city=calgary&compare=Atlantis", "compare"),
        ("city=calgary&crops=moonflower", "crops"),
        ("city=calgary&year=1999", "year"),
        ("city=calgary&year=soon", "year"),
        ("city=calgary&bed_width_m=0", "bed_width_m"),
        ("city=calgary&bed_width_m=NaN", "bed_width_m"),
        ("city=calgary&bed_length_m=101", "bed_length_m"),
        (
            "city=calgary&last_frost=May&first_frost=09-15",
            "last_frost",
        ),
        (
            "city=calgary&last_frost=02-29&first_frost=09-15",
            "last_frost",
        ),
        ("city=calgary&last_frost=05-01", "first_frost"),
        ("city=calgary&first_frost=09-15", "last_frost"),
        (
            "city=calgary&last_frost=09-15&first_frost=05-01",
            "first_frost",
        ),
        ("city=calgary&crops_csv=name%0AMine", "crops_csv"),
    ] {
        for verb in ["plan", "plan.ics", "plan.csv"] {
            let answer = get(&app, &format!("{verb}?{query}")).await;
            let said = answer.text();
            assert_eq!(
                answer.status,
                StatusCode::UNPROCESSABLE_ENTITY,
                "{verb} {query}: {said}"
            );
            assert_eq!(answer.header("content-type"), "application/problem+json");
            assert_eq!(
                answer.json()["errors"][0]["field"],
                field,
                "{verb} {query}: {said}"
            );
        }
    }
}

#[tokio::test]
async fn an_unknown_city_or_crop_suggests_near_names() {
    let app = TestApp::new().await;
    let city = get(&app, "plan?city=Calgery").await;
    let message = city.json()["errors"][0]["message"].to_string();
    assert!(message.contains("did you mean calgary"), "{message}");
    let crop = get(&app, "plan?city=calgary&crops=tomatoe").await;
    let message = crop.json()["errors"][0]["message"].to_string();
    assert!(message.contains("did you mean tomato"), "{message}");
}

#[tokio::test]
async fn a_city_without_frost_dates_says_so_and_takes_ones_own() {
    let app = TestApp::new().await;
    let plan = get(&app, "plan?city=iqaluit&crops=pea").await.json();
    assert!(plan["frost"].is_null());
    assert_eq!(plan["crops"][0]["verdict"], "unknown");
    assert!(plan["crops"][0]["direct_sow"].is_null());
    assert!(
        plan["notes"][0]
            .as_str()
            .unwrap()
            .contains("No frost dates are published for Iqaluit"),
        "{}",
        plan["notes"]
    );
    let own = get(
        &app,
        "plan?city=iqaluit&crops=pea,tomato&last_frost=06-25&first_frost=08-20",
    )
    .await
    .json();
    assert_eq!(own["frost"]["basis"], "own");
    assert_eq!(own["crops"][1]["verdict"], "no");
}

#[tokio::test]
async fn own_crops_go_in_a_body_and_come_back_planned() {
    let app = TestApp::new().await;
    let template = get(&app, "cities").await.json()["template"].clone();
    let body = json!({ "city": "calgary", "crops": "pea", "crops_csv": template });
    let plan = post(&app, "plan", &body).await;
    assert_eq!(plan.status, StatusCode::OK, "{}", plan.text());
    let names: Vec<String> = plan.json()["crops"]
        .as_array()
        .unwrap()
        .iter()
        .map(|crop| crop["name"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(names, ["Pea", "My early tomato", "My kale"]);
    let calendar = post(&app, "plan.ics", &body).await;
    assert!(calendar.text().contains("My kale"), "{}", calendar.text());
    let table = post(&app, "plan.csv", &body).await;
    assert_eq!(table.text().lines().count(), 4);

    let broken = json!({ "city": "calgary", "crops_csv": "name,days_min\nMine,many\n" });
    let refused = post(&app, "plan", &broken).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused.json()["errors"][0]["field"], "crops_csv");
}

#[tokio::test]
async fn the_calendar_is_a_file_that_calendar_programs_open() {
    let app = TestApp::new().await;
    let answer = get(&app, "plan.ics?city=St.%20John's&crops=tomato,pea,radish").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    assert_eq!(
        answer.header("content-type"),
        "text/calendar; charset=utf-8"
    );
    assert_eq!(
        answer.header("content-disposition"),
        "attachment; filename=\"garden-st-johns-2027.ics\""
    );
    let text = answer.text();
    assert!(text.starts_with("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"));
    assert!(text.ends_with("END:VCALENDAR\r\n"));
    assert_eq!(text.matches('\n').count(), text.matches("\r\n").count());
    assert!(text.split("\r\n").all(|line| line.len() <= 75));

    let unfolded = text.replace("\r\n ", "");
    let count = |start: &str| unfolded.lines().filter(|l| l.starts_with(start)).count();
    let events = count("BEGIN:VEVENT");
    assert!(events > 3, "{events}");
    for property in [
        "UID:",
        "DTSTAMP:",
        "DTSTART;VALUE=DATE:",
        "DTEND;VALUE=DATE:",
    ] {
        assert_eq!(count(property), events, "{property}");
    }
    let uids = |text: &str| -> BTreeSet<String> {
        let lines = text.lines().filter(|line| line.starts_with("UID:"));
        lines.map(str::to_owned).collect()
    };
    let first = uids(&unfolded);
    assert_eq!(first.len(), events, "identifiers are unique");
    assert!(
        first
            .iter()
            .all(|uid| uid.ends_with("@borealsignal.example")),
        "{first:?}"
    );
    let again = get(&app, "plan.ics?city=st-johns&crops=tomato,pea,radish").await;
    assert_eq!(uids(&again.text().replace("\r\n ", "")), first, "and stay");
}

#[tokio::test]
async fn the_table_is_a_file_that_spreadsheets_open() {
    let answer = get(
        &TestApp::new().await,
        "plan.csv?city=calgary&crops=tomato,pea",
    )
    .await;
    assert_eq!(answer.header("content-type"), "text/csv; charset=utf-8");
    assert_eq!(
        answer.header("content-disposition"),
        "attachment; filename=\"garden-calgary-2027.csv\""
    );
    let mut lines = answer.text().lines();
    assert!(lines.next().unwrap().starts_with("city,year,crop,"));
    assert!(
        lines
            .next()
            .unwrap()
            .starts_with("calgary,2027,tomato,Tomato,marginal,0.737,")
    );
}
