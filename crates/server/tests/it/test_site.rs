//! The whole site as the listener drives it, without a socket.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use boreal_api::app::Api;
use boreal_api::config::{Config, Overrides};
use boreal_api::contact_backend::ContactBackend;
use boreal_api::services::Services;
use boreal_server::app::App;
use http::{HeaderMap, Request, Response, StatusCode};
use http_body_util::BodyExt;

/// A site with its own data folder.
pub struct TestSite {
    pub app: Arc<App>,
    _contact: ContactBackend,
    _data_dir: tempfile::TempDir,
}

/// An answer read to its end.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl TestSite {
    pub async fn new() -> Self {
        Self::with(&[]).await
    }

    /// With settings as the environment would give them, without the prefix.
    pub async fn with(settings: &[(&str, &str)]) -> Self {
        let data_dir = tempfile::tempdir().unwrap();
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
        let services = Services::open(&config, Some(&contact.store));
        let api = Api::open(config, &contact, &services).await.unwrap();
        Self {
            app: Arc::new(App::new(api)),
            _contact: contact,
            _data_dir: data_dir,
        }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.get_with(path, &[]).await
    }

    pub async fn get_with(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = Request::get(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request.body(Body::empty()).unwrap()).await
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        let (parts, body) = self.handle(request).await.into_parts();
        Answer {
            status: parts.status,
            headers: parts.headers,
            body: body.collect().await.unwrap().to_bytes(),
        }
    }

    /// What comes before the body, of an answer that may have no end.
    pub async fn begin(&self, request: Request<Body>) -> Answer {
        let (parts, _) = self.handle(request).await.into_parts();
        Answer {
            status: parts.status,
            headers: parts.headers,
            body: Bytes::new(),
        }
    }

    async fn handle(&self, request: Request<Body>) -> Response<Body> {
        let peer = SocketAddr::from(([127, 0, 0, 1], 40_000));
        self.app.handle(request, peer).await.0
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
}
