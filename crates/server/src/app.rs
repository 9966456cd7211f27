//! Pages and API behind one door.

use std::net::SocketAddr;

use axum::body::Body;
use axum::response::Response;
use boreal_api::app::Api;
use boreal_api::site::ShowPage;
use boreal_api::site::security::Scheme;
use http::Request;
use http::header::RETRY_AFTER;

use crate::pages::Site;

/// The whole site.
pub struct App {
    site: Site,
    api: Api,
}

impl App {
    #[must_use]
    pub fn new(api: Api) -> Self {
        Self {
            site: Site::embedded(),
            api,
        }
    }

    /// Ends the answers that have no end of their own; resolves when what runs beside them has ended.
    pub fn stop(&self) -> impl Future<Output = ()> + use<> {
        self.api.stop()
    }

    /// Answers one request. Pages come first and pass no middleware.
    pub async fn handle(&self, request: Request<Body>, peer: SocketAddr) -> Response {
        let visitor = self.api.visitor(peer, request.headers());
        let (method, uri, headers) = (request.method(), request.uri(), request.headers());
        if let Some(page) = self.site.respond(method, uri, headers, visitor.scheme) {
            return page;
        }
        if !self.api.answers(uri.path()) {
            return self
                .site
                .not_found(method, uri.path(), headers, visitor.scheme);
        }
        let scheme = visitor.scheme;
        self.with_page(self.api.handle(request, visitor).await, scheme)
    }

    /// The page an answer of the API names, with the answer's status: a form sent without a script.
    fn with_page(&self, answer: Response, scheme: Scheme) -> Response {
        let Some(ShowPage(path)) = answer.extensions().get::<ShowPage>() else {
            return answer;
        };
        let mut page = self.site.page(path, scheme);
        *page.status_mut() = answer.status();
        if let Some(seconds) = answer.headers().get(RETRY_AFTER) {
            page.headers_mut().insert(RETRY_AFTER, seconds.clone());
        }
        page
    }
}
