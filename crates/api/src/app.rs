//! What handlers share, and which address is answered by what.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::Response;
use axum::routing::{get, post};
use boreal_contact::Desk;
use boreal_sources::AiClient;
use boreal_store::Store;
use http::{HeaderMap, Request};
use tower::ServiceExt;

use crate::config::Config;
use crate::demos;
use crate::demos::real_time_analytics::clock::Clock;
use crate::demos::real_time_analytics::hub::Hub;
use crate::demos::real_time_analytics::places::PlaceLimits;
use crate::error::ApiError;
use crate::middleware::compute::Compute;
use crate::middleware::edge::edge;
use crate::middleware::limit::{ClientLimit, limit};
use crate::middleware::visitor::Visitor;
use crate::office::Office;
use crate::openapi::openapi;
use crate::reader::Reader;
use crate::site::contact::{
    MAX_CONTACT_BYTES, allow_other_origins, contact_form_token, preflight, send_contact_email,
};
use crate::site::health::{healthz, readyz};
use crate::site::metrics::metrics;
use crate::site::reports::{MAX_REPORT_BYTES, take_report};
use crate::sources::{Sources, list_sources};

/// The largest body an endpoint takes unless it says otherwise.
pub const MAX_BODY_BYTES: usize = 256 * 1024;

/// Questions a visitor may put to the owner's AI endpoint a minute: it costs the owner money.
const AI_CALLS_PER_MINUTE: u32 = 10;

/// Paths that belong to programs: an unknown one is a problem, not a page.
const PROGRAM_PATHS: [&str; 2] = ["/api/", "/functions/"];

/// What handlers share.
#[derive(Clone)]
pub struct AppState {
    /// How this installation runs.
    pub config: Arc<Config>,
    /// Where engines run.
    pub compute: Compute,
    /// Where messages come in.
    pub desk: Arc<Desk>,
    /// The database.
    pub store: Arc<dyn Store>,
    /// Where the figures come from.
    pub sources: Sources,
    /// The streams of weather.
    pub weather: Hub,
    /// Reads pages for visitors.
    pub reader: Reader,
    /// The owner's AI endpoint, where there is one.
    pub ai: Option<Arc<AiClient>>,
    /// How often a visitor may have it asked.
    pub ai_limit: ClientLimit,
}

impl AppState {
    /// The state of an installation whose office is open.
    #[must_use]
    pub fn new(config: Config, office: &Office, sources: Sources) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            reader: Reader::open(&config),
            ai: config.ai().map(Arc::new),
            ai_limit: ClientLimit::per_minute(AI_CALLS_PER_MINUTE),
            weather: hub(&config, &sources, Clock::System),
            config: Arc::new(config),
            compute: Compute::new(cores),
            desk: Arc::clone(&office.desk),
            store: Arc::clone(&office.store),
            sources,
        }
    }

    /// With a clock of its own for the streams, as tests need.
    #[must_use]
    pub fn with_clock(mut self, clock: Clock) -> Self {
        self.weather = hub(&self.config, &self.sources, clock);
        self
    }
}

fn hub(config: &Config, sources: &Sources, clock: Clock) -> Hub {
    let limits = PlaceLimits {
        streams: config.limits_streams,
        per_visitor: config.limits_streams_per_visitor,
        sessions: config.limits_stream_sessions,
    };
    Hub::new(clock, limits, sources)
}

impl AppState {
    /// The owner's AI endpoint for one question of a visitor's; an error when they have had enough.
    pub fn ai_for(&self, visitor: IpAddr) -> Result<Option<&AiClient>, ApiError> {
        if self.ai.is_some() {
            self.ai_limit.take(visitor)?;
        }
        Ok(self.ai.as_deref())
    }
}

/// Everything that is not a page.
pub struct Api {
    router: Router,
    config: Arc<Config>,
    weather: Hub,
}

impl Api {
    /// Puts the application together.
    #[must_use]
    pub fn new(state: AppState) -> Self {
        let config = Arc::clone(&state.config);
        let weather = state.weather.clone();
        let time_limit = Duration::from_secs(config.limits_request_seconds);
        let api = Router::new()
            .route("/api/openapi.json", get(openapi))
            .route("/api/v1/sources", get(list_sources))
            .route(
                "/api/v1/reports",
                post(take_report).layer(DefaultBodyLimit::max(MAX_REPORT_BYTES)),
            )
            .merge(demos::routes())
            .layer(from_fn_with_state(
                ClientLimit::per_minute(config.limits_api_per_minute),
                limit,
            ));
        let functions = Router::new()
            .route(
                "/functions/v1/send-contact-email",
                post(send_contact_email).options(preflight),
            )
            .route(
                "/functions/v1/contact-form-token",
                get(contact_form_token).options(preflight),
            )
            .layer(DefaultBodyLimit::max(MAX_CONTACT_BYTES))
            .layer(map_response(allow_other_origins));
        let router = Router::new()
            .route("/healthz", get(healthz))
            .route("/readyz", get(readyz))
            .route("/metrics", get(metrics))
            .merge(functions)
            .merge(api)
            .method_not_allowed_fallback(async || ApiError::MethodNotAllowed)
            .fallback(async || ApiError::NotFound)
            .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
            .layer(from_fn_with_state(time_limit, edge))
            .with_state(state);
        Self {
            router,
            config,
            weather,
        }
    }

    /// Ends the answers that have no end of their own, so that the server can stop.
    pub fn end_streams(&self) {
        self.weather.stop();
    }

    /// Who asks, by the connection and the headers of trusted proxies.
    #[must_use]
    pub fn visitor(&self, peer: SocketAddr, headers: &HeaderMap) -> Visitor {
        Visitor::of(peer, headers, &self.config.trusted_proxies)
    }

    /// Answers one request.
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
            || (path == "/metrics" && self.config.metrics)
    }
}
