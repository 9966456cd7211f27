//! The workflow as an event stream: each step as it is done.

use automated_workflows::search::{QueryParams, Step};
use axum::extract::{RawQuery, State};
use axum::response::Response;
use futures_util::stream::unfold;
use jiff::Timestamp;
use serde::Serialize;
use tokio::sync::mpsc;
use utoipa::ToSchema;

use super::timed;
use crate::error::ApiError;
use crate::middleware::compute::Weight;
use crate::middleware::every_field::plan_of_query;
use crate::middleware::visitor::Visitor;
use crate::services::Services;
use crate::stream::event_stream;
use crate::stream::frame;
use crate::stream::permits::StreamKind;

#[derive(Clone)]
pub struct Steps {
    pub services: Services,
}

/// Event `step`: what a step did. Its id is its place, from 1.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsStepMessage)]
pub struct StepMessage {
    /// The server's clock when it was written.
    pub emitted_at: Timestamp,
    #[serde(flatten)]
    pub step: Step,
}

/// Event `end`: the workflow is over.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsEnded)]
pub struct Ended {
    /// The server's clock when it was written.
    pub emitted_at: Timestamp,
    /// Cars that fit every wish.
    pub fits: u32,
    /// Why it ended before the last step; `null` where it did not.
    pub problem: Option<String>,
}

/// An event of the stream.
#[derive(Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsEvent)]
pub struct SearchEvent {
    /// `step` or `end`.
    event: String,
    /// From 1.
    id: String,
    /// A step as JSON, or at the end what came of it.
    data: String,
}

/// The steps of a search as they are done (`text/event-stream`): `step` five times, then `end`.
///
/// A stream that broke is begun anew: it takes a few milliseconds.
#[utoipa::path(
    get, path = "/api/v1/automated-workflows/search/stream", tag = "automated-workflows",
    operation_id = "automated_workflows_search_stream",
    params(QueryParams),
    responses(
        (status = 200, description = "The stream", content_type = "text/event-stream", body = SearchEvent),
        (status = 429, description = "Too many calls, or too many streams open; Retry-After says when to come back")
    )
)]
pub async fn stream(
    State(Steps { services }): State<Steps>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Response, ApiError> {
    let plan = plan_of_query::<QueryParams>(&query.unwrap_or_default())?;
    let permit = services.streams.take(visitor.ip, StreamKind::Shared)?;
    // Five steps and an end: nothing piles up.
    let (send, receive) = mpsc::unbounded_channel();
    let _ = send.send(frame::RETRY);
    tokio::spawn(async move {
        let clock = services.clock;
        let steps = send.clone();
        let work = move || {
            let mut place = 0;
            let report = timed(&plan, &mut |step| {
                place += 1;
                let message = StepMessage {
                    emitted_at: clock.now(),
                    step: step.clone(),
                };
                // Who has gone away gets nothing more.
                let _ = steps.send(frame::single("step", Some(place), &message));
            });
            report.fits
        };
        let done = services
            .compute
            .call(visitor.ip)
            .run(Weight::Short, work)
            .await;
        let end = Ended {
            emitted_at: clock.now(),
            fits: done.as_ref().copied().unwrap_or_default(),
            problem: done
                .err()
                .map(|_| "Our server was busy; try again.".to_owned()),
        };
        let _ = send.send(frame::single("end", None::<u32>, &end));
        // Before the stream ends with its sender, so that the next one finds room.
        drop(permit);
    });
    let bytes = unfold(receive, async |mut receive| {
        Some((receive.recv().await?, receive))
    });
    Ok(event_stream(bytes))
}
