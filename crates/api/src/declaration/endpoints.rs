//! Endpoints: each gives the route and its part of the contract at once.
//!
//! What a caller sent is parsed, planned, computed and written as JSON in one
//! piece on the compute pool; the async threads only move bytes. All but that
//! piece is the same code for every endpoint.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::Request;
use axum::routing::{MethodFilter, MethodRouter, get, on, post};
use boreal_demo_kit::Input;
use boreal_sources::Feed;
use http::{HeaderValue, Method};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::OnceCell;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::UtoipaMethodRouter;

use super::Demo;
use super::contract::{Answered, RequestShape};
use crate::answer::Answer;
use crate::error::ApiError;
use crate::jobs::Follow;
use crate::middleware::body::{body_limit, json_bytes};
use crate::middleware::compute::{Compute, SHORT_BYTES, Weight};
use crate::middleware::every_field::{plan_of_json, plan_of_query};
use crate::middleware::visitor::Visitor;
use crate::sources::Sourced;
use crate::stream::event_stream;

/// A file to keep. The name must be plain ASCII: it is sent without quoting rules.
pub struct File {
    pub name: String,
    pub text: String,
}

/// From what was sent, a query or a body, to the answer.
type Work = Arc<dyn Fn(&Sent) -> Result<Answer, ApiError> + Send + Sync>;

enum Sent {
    Query(String),
    Json(Bytes),
}

/// On fewer bytes than these an endpoint works a few milliseconds, where they are not as many as usual.
#[derive(Clone, Copy)]
struct ShortBytes(usize);

/// The memory that long work of an endpoint takes beside what was sent, where that is much.
#[derive(Clone, Copy)]
struct WorkingBytes(usize);

impl Sent {
    fn bytes(&self) -> usize {
        match self {
            Self::Query(query) => query.len(),
            Self::Json(body) => body.len(),
        }
    }

    fn plan<I: Input + DeserializeOwned>(&self) -> Result<I::Plan, ApiError> {
        match self {
            Self::Query(query) => plan_of_query::<I>(query),
            Self::Json(body) => plan_of_json::<I>(body),
        }
    }
}

impl Demo {
    /// `GET /api/v1/<slug>/<verb>` without any input: made once, when first asked for.
    #[must_use]
    pub fn get_plain<R: Serialize + ToSchema>(
        self,
        verb: &str,
        summary: &str,
        run: impl Fn() -> R + Send + Sync + 'static,
    ) -> Self {
        let (made, run) = (Arc::<OnceCell<Answer>>::default(), Arc::new(run));
        let compute = self.services.compute.clone();
        let handler = async move |visitor: Visitor| {
            let make = || async {
                let run = Arc::clone(&run);
                let work = move || Answer::json(&run());
                compute.call(visitor.ip).run(Weight::Short, work).await?
            };
            made.get_or_try_init(make).await.cloned()
        };
        let shape = RequestShape::nothing();
        self.described(verb, summary, shape, Answered::json::<R>(), get(handler))
    }

    /// `GET /api/v1/<slug>/<verb>`, its input in the query.
    #[must_use]
    pub fn get<I, R>(
        self,
        verb: &str,
        summary: &str,
        run: impl Fn(&I::Plan) -> Result<R, ApiError> + Send + Sync + 'static,
    ) -> Self
    where
        I: Input + DeserializeOwned + IntoParams,
        R: Serialize + ToSchema,
    {
        let work = move |sent: &Sent| Answer::json(&run(&sent.plan::<I>()?)?);
        self.endpoint(
            verb,
            summary,
            RequestShape::query::<I>(),
            Answered::json::<R>(),
            Arc::new(work),
        )
    }

    /// `POST /api/v1/<slug>/<verb>`, its input a JSON body.
    #[must_use]
    pub fn post<I, R>(
        self,
        verb: &str,
        summary: &str,
        run: impl Fn(&I::Plan) -> Result<R, ApiError> + Send + Sync + 'static,
    ) -> Self
    where
        I: Input + DeserializeOwned + ToSchema,
        R: Serialize + ToSchema,
    {
        let work = move |sent: &Sent| Answer::json(&run(&sent.plan::<I>()?)?);
        self.endpoint(
            verb,
            summary,
            RequestShape::body::<I>(),
            Answered::json::<R>(),
            Arc::new(work),
        )
    }

    /// `POST /api/v1/<slug>/<verb>/job`, for what may take long: the answer is an event stream that tells how far the
    /// work is and ends with the report or a problem.
    #[must_use]
    pub fn job<I, P, R>(
        mut self,
        verb: &str,
        summary: &str,
        run: impl Fn(&I::Plan, Follow<P>) -> Result<R, ApiError> + Send + Sync + 'static,
    ) -> Self
    where
        I: Input + DeserializeOwned + ToSchema,
        I::Plan: Send + 'static,
        P: Serialize + ToSchema,
        R: Serialize + ToSchema,
    {
        self.contract.add_schema::<P>();
        self.contract.add_schema::<R>();
        let (jobs, compute) = (self.services.jobs.clone(), self.services.compute.clone());
        let stopped = jobs.clone();
        let run = Arc::new(run);
        let handler = async move |visitor: Visitor, request: Request| {
            jobs.look(visitor.ip).await?;
            let sent = Sent::Json(json_bytes(request).await?);
            let bytes = sent.bytes();
            let weight = Weight::of(bytes, SHORT_BYTES);
            let mut call = compute.call(visitor.ip);
            let plan = call.run(weight, move || sent.plan::<I>()).await??;
            // Only now, so that nobody holds a place with a body that does not come.
            let place = jobs.enter(visitor.ip)?.keeping(bytes)?;
            let run = Arc::clone(&run);
            let events = jobs.run(place, move |follow: Follow<P>| run(&plan, follow));
            Ok::<_, ApiError>(event_stream(events))
        };
        let verb = format!("{verb}/job");
        self.on_stop(move || {
            stopped.stop();
            async {}
        })
        .described(
            &verb,
            summary,
            RequestShape::body::<I>(),
            Answered::events(),
            post(handler),
        )
    }

    /// As [`Self::get`] on the newest figures of a feed; the answer says where they are from.
    #[must_use]
    pub fn get_from<I, R, T>(
        self,
        feed: &Arc<Feed<T>>,
        verb: &str,
        summary: &str,
        run: impl Fn(&I::Plan, &T) -> Result<R, ApiError> + Send + Sync + 'static,
    ) -> Self
    where
        I: Input + DeserializeOwned + IntoParams,
        R: Serialize + ToSchema,
        T: Send + Sync + 'static,
    {
        self.endpoint(
            verb,
            summary,
            RequestShape::query::<I>(),
            Answered::json::<Sourced<R>>(),
            sourced::<I, R, T>(feed, run),
        )
    }

    /// As [`Self::post`] on the newest figures of a feed; the answer says where they are from.
    #[must_use]
    pub fn post_from<I, R, T>(
        self,
        feed: &Arc<Feed<T>>,
        verb: &str,
        summary: &str,
        run: impl Fn(&I::Plan, &T) -> Result<R, ApiError> + Send + Sync + 'static,
    ) -> Self
    where
        I: Input + DeserializeOwned + ToSchema,
        R: Serialize + ToSchema,
        T: Send + Sync + 'static,
    {
        self.endpoint(
            verb,
            summary,
            RequestShape::body::<I>(),
            Answered::json::<Sourced<R>>(),
            sourced::<I, R, T>(feed, run),
        )
    }

    /// A file from the same input by query and by body: `GET` and `POST /api/v1/<slug>/<name>`.
    #[must_use]
    pub fn file<I>(
        self,
        name: &str,
        summary: &str,
        media_type: &'static str,
        write: impl Fn(&I::Plan) -> File + Send + Sync + 'static,
    ) -> Self
    where
        I: Input + DeserializeOwned + IntoParams + ToSchema,
    {
        let label = HeaderValue::from_str(&format!("{media_type}; charset=utf-8"));
        let label = label.expect("a media type is plain ASCII");
        let work: Work = Arc::new(move |sent| {
            let File { name, text } = write(&sent.plan::<I>()?);
            Ok(Answer {
                media_type: label.clone(),
                file_name: Some(name),
                body: text.into(),
            })
        });
        self.endpoint(
            name,
            summary,
            RequestShape::query::<I>(),
            Answered::text(media_type),
            Arc::clone(&work),
        )
        .endpoint(
            name,
            summary,
            RequestShape::body::<I>(),
            Answered::text(media_type),
            work,
        )
    }

    /// A handler of the demo's own, for what is not one computation: a stream, a fetch, a model's answer.
    #[must_use]
    pub fn custom<S>(mut self, endpoint: UtoipaMethodRouter<S>, state: S) -> Self
    where
        S: Clone + Send + Sync + 'static,
    {
        let (schemas, paths, route) = endpoint;
        let path = paths.paths.keys().next().cloned();
        let path = path.expect("an annotated handler has a path");
        self.contract.add_handler(schemas, paths);
        self.routes.push((path, route.with_state(state)));
        self
    }

    /// Publishes the limits of the body that the handler just declared takes.
    #[must_use]
    pub fn takes_body<I: Input + ToSchema>(mut self) -> Self {
        self.contract.add_body_limits::<I>();
        self
    }

    /// Publishes the limits of the query that the handler just declared takes.
    #[must_use]
    pub fn takes_query<I: Input>(mut self) -> Self {
        let (path, _) = self.routes.last().expect("an endpoint was declared before");
        self.contract.add_query_limits::<I>(path);
        self
    }

    /// Lets the endpoint just declared take bodies up to so many bytes.
    #[must_use]
    pub fn up_to(mut self, bytes: usize) -> Self {
        let (path, _) = self.routes.last().expect("an endpoint was declared before");
        self.contract.set_body_limit(path, bytes);
        self.last_route(|route| route.layer(body_limit(bytes)))
    }

    /// Lets a call of the endpoint just declared take so long, body included, where others may take less.
    #[must_use]
    pub fn within(mut self, limit: Duration) -> Self {
        let (path, _) = self.routes.last().expect("an endpoint was declared before");
        self.contract.set_time_limit(path, limit);
        self.time_limits.push((path.clone(), limit));
        self
    }

    /// Says of the endpoint just declared that it is short on fewer than so many bytes only; on 0, never. Of a file
    /// that is the one by body.
    #[must_use]
    pub fn short_below(self, bytes: usize) -> Self {
        self.last_route(|route| route.layer(Extension(ShortBytes(bytes))))
    }

    /// Says of the endpoint just declared that it takes so many MB of memory beside its input where it is not short:
    /// it waits for its turn until there is room for them. 128 are the most that one call may say.
    #[must_use]
    pub fn needs_mb(self, megabytes: usize) -> Self {
        self.last_route(|route| route.layer(Extension(WorkingBytes(megabytes << 20))))
    }

    fn last_route(mut self, change: impl FnOnce(MethodRouter) -> MethodRouter) -> Self {
        let (path, route) = self.routes.pop().expect("an endpoint was declared before");
        self.routes.push((path, change(route)));
        self
    }

    fn endpoint(
        self,
        verb: &str,
        summary: &str,
        shape: RequestShape,
        answered: Answered,
        work: Work,
    ) -> Self {
        let route = route(shape.method(), self.services.compute.clone(), work);
        self.described(verb, summary, shape, answered, route)
    }

    fn described(
        mut self,
        verb: &str,
        summary: &str,
        shape: RequestShape,
        answered: Answered,
        route: MethodRouter,
    ) -> Self {
        let path = format!("/api/v1/{}/{verb}", self.slug);
        self.contract
            .add_endpoint(self.slug, verb, summary, shape, answered);
        self.routes.push((path, route));
        self
    }
}

/// A computation on the newest figures of a feed.
fn sourced<I, R, T>(
    feed: &Arc<Feed<T>>,
    run: impl Fn(&I::Plan, &T) -> Result<R, ApiError> + Send + Sync + 'static,
) -> Work
where
    I: Input + DeserializeOwned,
    R: Serialize + ToSchema,
    T: Send + Sync + 'static,
{
    let feed = Arc::clone(feed);
    Arc::new(move |sent| {
        let plan = sent.plan::<I>()?;
        let reading = feed.read();
        Answer::json(&Sourced::new(run(&plan, &reading.data)?, reading.source))
    })
}

fn route(method: Method, compute: Compute, work: Work) -> MethodRouter {
    let filter = match method {
        Method::GET => MethodFilter::GET,
        _ => MethodFilter::POST,
    };
    let handler = async move |visitor: Visitor, request: Request| {
        let short_bytes = request.extensions().get::<ShortBytes>();
        let short_bytes = short_bytes.map_or(SHORT_BYTES, |short| short.0);
        let working_bytes = request.extensions().get::<WorkingBytes>();
        let working_bytes = working_bytes.map_or(0, |working| working.0);
        let sent = match request.method() {
            &Method::POST => Sent::Json(json_bytes(request).await?),
            _ => Sent::Query(request.uri().query().unwrap_or_default().to_owned()),
        };
        let weight = Weight::of(sent.bytes(), short_bytes);
        let mut call = compute.call(visitor.ip).needing(working_bytes);
        call.run(weight, move || work(&sent)).await?
    };
    on(filter, handler)
}
