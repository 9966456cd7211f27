//! How many messages the contact function takes.

use super::*;

#[tokio::test]
async fn too_many_messages_are_told_when_to_come_back() {
    let app = TestApp::with(&[("LIMITS_CONTACT_PER_MINUTE", "2")]).await;
    for number in 0..2 {
        let mut body = message();
        body["message"] = json!(format!("Message number {number} of this minute"));
        assert_eq!(send(&app, call(), &body).await.status, StatusCode::OK);
    }
    let refused = send(&app, call(), &message()).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.header("retry-after").parse::<u32>().unwrap() >= 1);
    assert!(
        refused.json()["error"]
            .as_str()
            .unwrap()
            .contains("Please wait")
    );
}

/// What is sent ten seconds later would be refused again: the visitor learns how long it really takes.
#[tokio::test]
async fn who_has_sent_a_days_messages_is_told_of_hours_and_keeps_the_text() {
    for setting in [
        "LIMITS_CONTACT_PER_DAY",
        "LIMITS_CONTACT_PER_DAY_PER_NETWORK",
    ] {
        let app = TestApp::with(&[(setting, "1")]).await;
        let mut body = message();
        body["idempotency_key"] = json!("one key");
        assert_eq!(send(&app, call(), &body).await.status, StatusCode::OK);
        assert_eq!(send(&app, call(), &body).await.status, StatusCode::OK);
        let refused = send(&app, call(), &message()).await;
        assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
        let retry_after: u64 = refused.header("retry-after").parse().unwrap();
        assert!((86_000..=86_400).contains(&retry_after), "{retry_after}");
        let said = refused.json()["error"].as_str().unwrap().to_owned();
        assert!(said.contains("in 24 hours"), "{said}");
        assert!(said.contains("still in the form"), "{said}");

        let form = Request::post(FUNCTION)
            .header("content-type", "application/x-www-form-urlencoded")
            .header("sec-fetch-site", "same-origin");
        let body = "name=Ada&email=ada%40example.ca&message=How+would+you+model+our+orders%3F";
        let refused = app.open(form.body(Body::from(body)).unwrap()).await;
        assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
        let page = refused.extensions().get::<ShowPage>().unwrap();
        assert_eq!(page.0, "/contact/not-sent");
    }
}

#[tokio::test]
async fn as_many_messages_as_may_be_sent_may_be_called_with() {
    let settings = [
        ("LIMITS_API_PER_MINUTE", "1"),
        ("LIMITS_CONTACT_PER_MINUTE", "3"),
    ];
    let app = TestApp::with(&settings).await;
    for number in 0..3 {
        let mut body = message();
        body["idempotency_key"] = json!(number.to_string());
        assert_eq!(send(&app, call(), &body).await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn ten_racing_repeats_of_one_key_count_once() {
    let app = std::sync::Arc::new(TestApp::with(&[("LIMITS_CONTACT_PER_MINUTE", "2")]).await);
    let mut keyed = message();
    keyed["idempotency_key"] = json!("one key");
    let calls: Vec<_> = (0..10)
        .map(|_| {
            let (app, keyed) = (app.clone(), keyed.clone());
            tokio::spawn(async move { send(&app, call(), &keyed).await })
        })
        .collect();
    for answered in calls {
        let answer = answered.await.unwrap();
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    }
    keyed["idempotency_key"] = json!("another key");
    assert_eq!(send(&app, call(), &keyed).await.status, StatusCode::OK);
}

#[tokio::test]
async fn over_what_all_may_send_a_visitor_is_told_the_truth() {
    let settings = [
        ("LIMITS_CONTACT_PER_MINUTE", "1"),
        ("TRUSTED_PROXIES", "127.0.0.1"),
    ];
    let app = TestApp::with(&settings).await;
    let from = |network: usize| {
        let mut body = message();
        body["idempotency_key"] = json!(network.to_string());
        body["email"] = json!(format!("person-{network}@example.ca"));
        let address = format!("10.{}.{}.1", network / 250, network % 250);
        (call().header("x-forwarded-for", address), body)
    };
    let mut crowd = 0;
    let refused = loop {
        let (request, body) = from(crowd);
        let answer = send(&app, request, &body).await;
        if answer.status != StatusCode::OK {
            break answer;
        }
        crowd += 1;
        assert!(crowd < 1_000, "there is a limit for all");
    };
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(refused.header("retry-after").parse::<u32>().unwrap() >= 1);
    let words = refused.json()["error"].as_str().unwrap().to_owned();
    assert!(words.contains("still in the form"), "{words}");
    assert!(!words.contains("You have sent"), "{words}");
    // Trying again is not held against them either.
    let (request, body) = from(crowd);
    let again = send(&app, request, &body).await;
    assert_ne!(again.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn whoever_hangs_up_before_its_turn_leaves_nothing_to_store() {
    let app = std::sync::Arc::new(TestApp::with(&PLENTY).await);
    let calls: Vec<_> = (0..60)
        .map(|number| {
            let (app, mut body) = (app.clone(), message());
            body["idempotency_key"] = json!(number.to_string());
            tokio::spawn(async move { send(&app, call(), &body).await })
        })
        .collect();
    // Each has come as far as it can without the database.
    tokio::task::yield_now().await;
    calls.iter().for_each(tokio::task::JoinHandle::abort);
    let mut last = message();
    last["idempotency_key"] = json!("the last one's");
    assert_eq!(send(&app, call(), &last).await.status, StatusCode::OK);
    for _ in 0..20 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        let stored = stored(&app).await;
        assert!(stored <= 20, "{stored} of 60 were stored");
    }
    assert!(stored(&app).await > 1, "those who had a turn were stored");
}
