//! What the site's own handlers share, and which address is answered by what.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::Response;
use axum::routing::{any, get, post};
use boreal_contact::ContactService;
use boreal_store::Store;
use http::{HeaderMap, Request};
use tokio::sync::Semaphore;
use tower::ServiceExt;

use crate::config::Config;
use crate::contact_backend::ContactBackend;
use crate::demos::Demos;
use crate::error::{ApiError, FunctionError};
use crate::middleware::body::body_limit;
use crate::middleware::edge::{Edge, Failures, edge};
use crate::middleware::intake::Intake;
use crate::middleware::rate_limit::{RateLimiter, limit_rate};
use crate::middleware::tally::Tally;
use crate::middleware::visitor::Visitor;
use crate::openapi::openapi;
use crate::services::Services;
use crate::settings::ConfigError;
use crate::site::contact::{
    MAX_CONTACT_BYTES, STORED_AT_ONCE, allow_other_origins, contact_form_token,
    limit_function_rate, preflight, send_contact_email,
};
use crate::site::health::{ReadinessCache, healthz, readyz};
use crate::site::metrics::{metrics, own_address};
use crate::site::reports::{MAX_REPORT_BYTES, take_report};
use crate::sources::list_sources;

/// The largest body an endpoint takes unless it says otherwise.
pub const MAX_BODY_BYTES: usize = 256 * 1024;

/// Paths that belong to programs: an unknown one is a problem, not a page.
const PROGRAM_PATHS: [&str; 2] = ["/api/", "/functions/"];

/// What the site's own handlers share; a demo's handlers have what their declaration gave them.
#[derive(Clone)]
pub struct AppState {
    pub config: Arc<Config>,
    pub contact: Arc<ContactService>,
    pub store: Arc<dyn Store>,
    pub demos: Arc<Demos>,
    pub readiness: Arc<ReadinessCache>,
    /// Turns of messages to be stored.
    pub storing: Arc<Semaphore>,
}

/// Everything that is not a page.
pub struct Api {
    router: Router,
    state: AppState,
    tally: Tally,
}

impl Api {
    /// Declares the demos, takes up what an earlier process fetched, and puts everything together.
    pub async fn open(
        config: Config,
        contact: &ContactBackend,
        services: &Services,
    ) -> Result<Self, ConfigError> {
        let demos = Demos::declare(&mut config.settings.clone(), services)?;
        demos.restore().await;
        let state = AppState {
            config: Arc::new(config),
            contact: Arc::clone(&contact.service),
            store: Arc::clone(&contact.store),
            demos: Arc::new(demos),
            readiness: Arc::default(),
            storing: Arc::new(Semaphore::new(STORED_AT_ONCE)),
        };
        let tally = Tally::default();
        Ok(Self {
            router: router(state.clone(), services, &tally),
            state,
            tally,
        })
    }

    /// Starts what runs beside the requests.
    pub fn start(&self) {
        self.state.demos.start();
        tokio::spawn(self.tally.clone().tell_every_minute());
    }

    /// Ends the answers that have no end of their own, so that the server can stop; resolves
    /// when what runs beside the requests has ended too, and the store may be closed.
    pub fn stop(&self) -> impl Future<Output = ()> + use<> {
        self.tally.tell();
        self.state.demos.stop()
    }

    /// Who asks, by the connection and the headers of trusted proxies.
    #[must_use]
    pub fn visitor(&self, peer: SocketAddr, headers: &HeaderMap) -> Visitor {
        Visitor::of(peer, headers, &self.state.config.trusted_proxies)
    }

    /// How many requests of one visitor may be under way at once: as many as one without a proxy has connections.
    #[must_use]
    pub fn most_under_way(&self) -> usize {
        self.state.config.limits_connections_per_address
    }

    pub async fn handle(&self, mut request: Request<Body>, visitor: Visitor) -> Response {
        request.extensions_mut().insert(visitor);
        match self.router.clone().oneshot(request).await {
            Ok(response) => response,
            Err(never) => match never {},
        }
    }

    /// Whether a path is answered here rather than by a page, known or not.
    #[must_use]
    pub fn answers(&self, path: &str) -> bool {
        PROGRAM_PATHS
            .iter()
            .any(|prefix| path.starts_with(prefix) || path == prefix.trim_end_matches('/'))
            || matches!(path, "/healthz" | "/readyz")
            || (path == "/metrics" && self.state.config.metrics_token.is_some())
    }

    /// What the address of the figures' own answers.
    pub fn metrics(&self) -> Router {
        own_address(self.state.clone())
    }
}

/// Bodies count where fetched pages do, and answers where those of jobs do.
fn router(state: AppState, services: &Services, tally: &Tally) -> Router {
    let intake = Intake::default();
    let own_limits = Arc::new(state.demos.time_limits());
    let limits = |failures| Edge {
        time_limit: Duration::from_secs(state.config.limits_request_seconds),
        own_limits: Arc::clone(&own_limits),
        failures,
        bodies: services.bodies.clone(),
        intake: intake.clone(),
        unsent: services.unsent.clone(),
        tally: tally.clone(),
    };
    let calls = RateLimiter::per_minute(state.config.limits_api_per_minute);
    let api = Router::new()
        .route("/api/openapi.json", get(openapi))
        .route("/api/v1/sources", get(list_sources))
        .route(
            "/api/v1/reports",
            post(take_report).layer(body_limit(MAX_REPORT_BYTES)),
        )
        .merge(state.demos.router().with_state(()))
        // Calls of what is not there count too.
        .method_not_allowed_fallback(async || ApiError::MethodNotAllowed)
        .fallback(async || ApiError::NotFound)
        .layer(from_fn_with_state(calls, limit_rate));
    let site = Router::new()
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/metrics", get(metrics))
        .method_not_allowed_fallback(async || ApiError::MethodNotAllowed)
        .merge(api)
        .layer(body_limit(MAX_BODY_BYTES))
        .layer(from_fn_with_state(limits(Failures::Problem), edge));
    // Whoever may send more messages than that may call as often, twice for each: the form asks for its token.
    let calls_of_messages = state.config.limits_contact_per_minute.saturating_mul(2);
    let function_calls = state.config.limits_api_per_minute.max(calls_of_messages);
    let function_calls = RateLimiter::per_minute(function_calls);
    let functions = Router::new()
        .route(
            "/functions/v1/send-contact-email",
            post(send_contact_email).options(preflight),
        )
        .route(
            "/functions/v1/contact-form-token",
            get(contact_form_token).options(preflight),
        )
        // The router has one fallback; these paths have a shape of their own for what is not there.
        .route("/functions", any(no_function))
        .route("/functions/", any(no_function))
        .route("/functions/{*path}", any(no_function))
        .method_not_allowed_fallback(async || FunctionError(ApiError::MethodNotAllowed))
        .layer(body_limit(MAX_CONTACT_BYTES))
        .layer(from_fn_with_state(function_calls, limit_function_rate))
        .layer(from_fn_with_state(limits(Failures::Function), edge))
        .layer(map_response(allow_other_origins));
    functions.merge(site).with_state(state)
}

async fn no_function() -> FunctionError {
    FunctionError(ApiError::NotFound)
}
