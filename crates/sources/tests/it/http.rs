//! What the guarded client does and refuses to do.

use crate::server::{Answer, ValetServer};
use boreal_sources::{FetchError, GuardedClient, Guards};
use std::time::Duration;

/// As long as a test may take: no other limit of time is to end one on a slow machine.
const GENEROUS: Duration = Duration::from_secs(600);

fn client(alter: impl FnOnce(&mut Guards)) -> GuardedClient {
    let mut guards = Guards {
        allow_private: true,
        timeout: GENEROUS,
        ..Guards::default()
    };
    alter(&mut guards);
    GuardedClient::new(guards)
}

async fn got(answer: Answer, client: GuardedClient) -> Result<String, FetchError> {
    let server = ValetServer::start(answer).await;
    client.text(&server.base).await
}

#[tokio::test]
async fn a_body_comes_back_and_other_answers_are_named() {
    assert_eq!(
        got(Answer::Body("hello".into()), client(|_| {}))
            .await
            .unwrap(),
        "hello"
    );
    assert_eq!(
        got(Answer::Status(503), client(|_| {})).await,
        Err(FetchError::Status(503))
    );
    assert_eq!(
        got(Answer::HangUp, client(|_| {})).await,
        Err(FetchError::Unreachable)
    );
}

#[tokio::test]
async fn time_and_bytes_are_bounded() {
    let hasty = client(|g| g.timeout = Duration::from_millis(200));
    let slow = Answer::Slow(2 * GENEROUS, "late".into());
    assert_eq!(got(slow, hasty).await, Err(FetchError::TimedOut(0)));
    let small = || client(|g| g.max_bytes = 10);
    assert_eq!(
        got(Answer::Body("x".repeat(11)), small()).await,
        Err(FetchError::TooLarge(10))
    );
    assert_eq!(
        got(Answer::Body("x".repeat(10)), small())
            .await
            .unwrap()
            .len(),
        10
    );
    assert_eq!(
        got(Answer::Endless, client(|g| g.max_bytes = 100_000)).await,
        Err(FetchError::TooLarge(100_000))
    );
}

#[tokio::test]
async fn private_addresses_are_refused_however_they_are_written() {
    let server = ValetServer::start(Answer::Body("secret".into())).await;
    let port = server.base.rsplit_once(':').unwrap().1;
    let guarded = GuardedClient::new(Guards::default());
    for host in [
        "127.0.0.1",
        "[::1]",
        "2130706433",
        "0x7f.1",
        "0177.0.0.1",
        "[::ffff:127.0.0.1]",
        "169.254.169.254",
        "localhost",
    ] {
        let url = format!("http://{host}:{port}/");
        assert_eq!(
            guarded.text(&url).await,
            Err(FetchError::Forbidden),
            "{host}"
        );
    }
    assert_eq!(server.requests(), 0);
    for url in [
        "file:///etc/passwd",
        "ftp://example.com/",
        "nonsense",
        "data:text/plain,x",
    ] {
        assert_eq!(guarded.text(url).await, Err(FetchError::NotHttp), "{url}");
    }
}

#[tokio::test]
async fn redirects_are_counted() {
    let server = ValetServer::start(Answer::Status(500)).await;
    server.will(Answer::Redirect(server.base.clone()));
    assert_eq!(
        client(|_| {}).text(&server.base).await,
        Err(FetchError::TooManyRedirects)
    );
    assert_eq!(server.requests(), 4);
}

#[tokio::test]
async fn a_redirect_out_of_http_is_refused() {
    let server = ValetServer::start(Answer::Redirect("file:///etc/passwd".into())).await;
    let outcome = client(|_| {}).text(&server.base).await;
    assert!(outcome.is_err(), "{outcome:?}");
    assert_eq!(server.requests(), 1);
}
