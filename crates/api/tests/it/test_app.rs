//! The application as the listener drives it, without a socket.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::response::Response;
use boreal_api::app::Api;
use boreal_api::clock::Clock;
use boreal_api::config::{Config, Overrides};
use boreal_api::contact_backend::ContactBackend;
use boreal_api::middleware::compute::Compute;
use boreal_api::page_reader::PageReader;
use boreal_api::services::Services;
use boreal_store::CachedFeed;
use boreal_test_support::eventually;
use http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt;

/// An application with its own data folder.
pub struct TestApp {
    pub api: Arc<Api>,
    pub contact: ContactBackend,
    data_dir: tempfile::TempDir,
}

/// An answer read to its end.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl TestApp {
    pub async fn new() -> Self {
        Self::with(&[]).await
    }

    /// With streams that show this time and then the runtime's, which a test may pause.
    pub async fn at(time: &str, settings: &[(&str, &str)]) -> Self {
        let clock = Clock::starting_at(time.parse().unwrap());
        let data_dir = tempfile::tempdir().unwrap();
        Self::build(data_dir, settings, |services| services.clock = clock).await
    }

    /// With settings as the environment would give them, without the prefix. No publisher is asked unless a test says so.
    pub async fn with(settings: &[(&str, &str)]) -> Self {
        Self::build(tempfile::tempdir().unwrap(), settings, |_| ()).await
    }

    /// With a reader of the test's own, since no setting lets one reach a local server.
    pub async fn with_reader(settings: &[(&str, &str)], reader: PageReader) -> Self {
        let own_reader = |services: &mut Services| services.page_reader = reader;
        Self::build(tempfile::tempdir().unwrap(), settings, own_reader).await
    }

    /// With workers that a test keeps busy itself.
    pub async fn with_compute(compute: Compute, settings: &[(&str, &str)]) -> Self {
        let own = |services: &mut Services| services.compute = compute;
        Self::build(tempfile::tempdir().unwrap(), settings, own).await
    }

    /// Where everything is stored.
    pub fn data_dir(&self) -> &Path {
        self.data_dir.path()
    }

    /// Stops and starts anew on the same data folder.
    pub async fn restarted(self, settings: &[(&str, &str)]) -> Self {
        self.api.stop().await;
        self.contact.store.close().await;
        Self::build(self.data_dir, settings, |_| ()).await
    }

    /// What is kept of a feed, once it is.
    pub async fn kept(&self, key: &str) -> CachedFeed {
        let kept = || async { self.contact.store.cached_feed(key).await.unwrap() };
        eventually("an answer to be kept", kept).await
    }

    /// Keeps this of a feed, as an earlier process might have.
    pub async fn keep(&self, key: &str, feed: &CachedFeed) {
        self.contact.store.cache_feed(key, feed).await.unwrap();
    }

    async fn build(
        data_dir: tempfile::TempDir,
        settings: &[(&str, &str)],
        change: impl FnOnce(&mut Services),
    ) -> Self {
        let overrides = Overrides {
            data_dir: Some(data_dir.path().to_owned()),
            listen: None,
        };
        let variables = [("SOURCES_LIVE", "false")]
            .iter()
            .chain(settings)
            .map(|(key, value)| (format!("BOREAL_{key}"), (*value).to_owned()));
        let config = Config::load(None, variables, overrides).unwrap();
        let contact = ContactBackend::open(&config).await.unwrap();
        let mut services = Services::open(&config, Some(&contact.store));
        change(&mut services);
        let api = Api::open(config, &contact, &services).await.unwrap();
        Self {
            api: Arc::new(api),
            contact,
            data_dir,
        }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).unwrap())
            .await
    }

    pub async fn get_with(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = Request::get(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request.body(Body::empty()).unwrap()).await
    }

    pub async fn post(&self, path: &str, body: &serde_json::Value) -> Answer {
        let request = Request::post(path).header("content-type", "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap())
            .await
    }

    /// The answer's head; its body is still to be read.
    pub async fn open(&self, request: Request<Body>) -> Response {
        let peer = SocketAddr::from(([127, 0, 0, 1], 40_000));
        let visitor = self.api.visitor(peer, request.headers());
        self.api.handle(request, visitor).await
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        let (parts, body) = self.open(request).await.into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        Answer {
            status: parts.status,
            headers: parts.headers,
            body,
        }
    }
}

impl Answer {
    pub fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    /// The status, the problem's code and the fields it names.
    pub fn problem(&self) -> (u16, String, Vec<String>) {
        assert_eq!(
            self.header("content-type"),
            "application/problem+json",
            "{}",
            self.text()
        );
        let problem = self.json();
        let errors = problem["errors"].as_array().cloned().unwrap_or_default();
        let field = |error: serde_json::Value| error["field"].as_str().unwrap().to_owned();
        let code = problem["code"].as_str().unwrap().to_owned();
        (
            self.status.as_u16(),
            code,
            errors.into_iter().map(field).collect(),
        )
    }

    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}
