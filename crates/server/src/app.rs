//! Pages and API behind one door.

use std::net::SocketAddr;

use axum::body::Body;
use axum::response::{IntoResponse as _, Response};
use boreal_api::app::Api;
use boreal_api::error::ApiError;
use boreal_api::middleware::permits::{ClientPermit, ClientPermits};
use boreal_api::middleware::rate_limit::TooManyUnderWay;
use boreal_api::middleware::visitor::Visitor;
use boreal_api::site::ShowPage;
use boreal_api::site::security::{Scheme, api_headers};
use http::Request;
use http::header::RETRY_AFTER;

use crate::pages::Site;

/// The whole site.
pub struct App {
    site: Site,
    api: Api,
    /// Of visitors who come by a proxy, which has as many connections as there are.
    under_way: ClientPermits,
}

impl App {
    #[must_use]
    pub fn new(api: Api) -> Self {
        Self {
            site: Site::embedded(),
            under_way: ClientPermits::at_most(api.most_under_way()),
            api,
        }
    }

    /// Ends the answers that have no end of their own; resolves when what runs beside them has ended.
    pub fn stop(&self) -> impl Future<Output = ()> + use<> {
        self.api.stop()
    }

    /// Answers one request. The permit of one that came by a proxy is to be held until its answer has left.
    pub async fn handle(
        &self,
        mut request: Request<Body>,
        peer: SocketAddr,
    ) -> (Response, Option<ClientPermit>) {
        let visitor = self.api.visitor(peer, request.headers());
        let by_proxy = visitor.ip != peer.ip().to_canonical();
        let permit = by_proxy.then(|| self.under_way.take(visitor.ip));
        if matches!(permit, Some(None)) {
            if !self.api.answers(request.uri().path()) {
                let mut refused = ApiError::TooManyUnderWay.into_response();
                refused.headers_mut().extend(api_headers(visitor.scheme));
                return (refused, None);
            }
            // Nothing counts it: of its body nothing is waited for.
            *request.body_mut() = Body::empty();
            request.extensions_mut().insert(TooManyUnderWay);
        }
        (self.answer(request, visitor).await, permit.flatten())
    }

    /// Pages come first and pass no middleware.
    async fn answer(&self, request: Request<Body>, visitor: Visitor) -> Response {
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
