//! Where figures come from: the block beside a report, the list of all feeds, and their memory.

use std::borrow::Cow;
use std::sync::Arc;

use async_trait::async_trait;
use axum::Json;
use axum::extract::State;
use boreal_sources::{CachedBody, FeedCache, FeedStatus, SourceInfo};
use boreal_store::{CachedFeed, Store};
use jiff::Timestamp;
use serde::Serialize;
use utoipa::openapi::schema::{AllOfBuilder, ObjectBuilder, Schema};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use crate::app::AppState;
use crate::error::Problem;

/// A report with where its figures are from.
#[derive(Serialize)]
pub struct Sourced<T> {
    #[serde(flatten)]
    pub report: T,
    pub source: SourceInfo,
}

impl<T> Sourced<T> {
    pub fn new(report: T, source: SourceInfo) -> Self {
        Self { report, source }
    }
}

/// By hand: the derived name would be the same for every report.
impl<T: ToSchema> ToSchema for Sourced<T> {
    fn name() -> Cow<'static, str> {
        format!("Sourced_{}", T::name()).into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        T::schemas(schemas);
        SourceInfo::schemas(schemas);
        schemas.push((T::name().into_owned(), T::schema()));
        schemas.push((SourceInfo::name().into_owned(), SourceInfo::schema()));
    }
}

impl<T: ToSchema> PartialSchema for Sourced<T> {
    fn schema() -> RefOr<Schema> {
        let source = ObjectBuilder::new()
            .property("source", Ref::from_schema_name(SourceInfo::name()))
            .required("source");
        AllOfBuilder::new()
            .item(Ref::from_schema_name(T::name()))
            .item(source)
            .description(Some("A report with where its figures are from."))
            .into()
    }
}

/// How every source of figures is doing.
#[derive(Serialize, ToSchema)]
#[schema(as = SourceList)]
pub struct SourceList {
    pub sources: Vec<FeedStatus>,
}

/// Every source: publisher, licence, age, failures.
#[utoipa::path(
    get, path = "/api/v1/sources", tag = "site",
    responses(
        (status = 200, body = SourceList),
        (status = 429, description = "Too many calls; Retry-After says when to come back", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Too busy; Retry-After says when to come back", body = Problem, content_type = "application/problem+json"),
    )
)]
pub async fn list_sources(State(state): State<AppState>) -> Json<SourceList> {
    let sources = state.demos.statuses();
    Json(SourceList { sources })
}

/// The feeds' memory across restarts. A store that fails is a cache miss.
pub struct StoreCache(Arc<dyn Store>);

impl StoreCache {
    #[must_use]
    pub fn new(store: &Arc<dyn Store>) -> Self {
        Self(Arc::clone(store))
    }
}

#[async_trait]
impl FeedCache for StoreCache {
    async fn get(&self, key: &str) -> Option<CachedBody> {
        let cached = self.0.cached_feed(key).await;
        let feed = cached
            .inspect_err(|error| tracing::warn!(key, %error, "Could not read a kept feed"))
            .ok()??;
        Some(CachedBody {
            body: String::from_utf8(feed.body).ok()?,
            fetched_at: Timestamp::from_millisecond(feed.fetched_at).ok()?,
            question: feed.question,
        })
    }

    async fn put(&self, key: &str, body: &CachedBody) {
        let feed = CachedFeed {
            body: body.body.clone().into_bytes(),
            fetched_at: body.fetched_at.as_millisecond(),
            question: body.question.clone(),
        };
        if let Err(error) = self.0.cache_feed(key, &feed).await {
            tracing::warn!(key, %error, "Could not keep a feed");
        }
    }
}
