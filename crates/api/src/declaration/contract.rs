//! A demo's part of the contract, gathered as its endpoints are declared.

use std::collections::BTreeMap;
use std::time::Duration;

use boreal_demo_kit::field::Described;
use boreal_demo_kit::{DemoSlug, Input, limits_of};
use http::Method;
use utoipa::openapi::path::{HttpMethod, Operation, Parameter, ParameterIn, Paths};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{Schema, Type};
use utoipa::openapi::{
    ContentBuilder, ObjectBuilder, Ref, RefOr, Required, Response, ResponseBuilder,
};
use utoipa::{IntoParams, ToSchema};

use super::limits;
use crate::app::MAX_BODY_BYTES;
use crate::error::{FunctionFailure, Problem};
use crate::jobs::JobEvent;
use crate::middleware::arrival::VISITOR_BODY_BYTES;
use crate::middleware::head_limits::{MAX_HEAD_BYTES, MAX_PARAMETERS, MAX_QUERY_BYTES};

/// How large a body may be, in words.
pub fn too_large(bytes: usize) -> String {
    format!("The body is larger than the {bytes} bytes that this endpoint takes")
}

fn query_too_long() -> String {
    format!(
        "The query is longer than {MAX_QUERY_BYTES} bytes or has more than {MAX_PARAMETERS} parameters"
    )
}

/// What is refused before any operation sees it, also those that belong to no demo: in one shape for all, but for the
/// query, which a function refuses as it refuses all else.
pub fn add_refusals_before(path: &str, operation: &mut Operation) {
    let head = format!("The head, address and headers, is larger than {MAX_HEAD_BYTES} bytes");
    let coding = "The body is packed in another transfer coding than chunked".to_owned();
    let has_body = operation.request_body.is_some();
    let problem = || Ref::from_schema_name(Problem::name()).into();
    let failure = || Ref::from_schema_name(FunctionFailure::name()).into();
    let (is_api, is_function) = (path.starts_with("/api/"), path.starts_with("/functions/"));
    let query = query_too_long();
    for (can_happen, status, refusal) in [
        (is_api, "414", refusal(&query, problem())),
        (
            is_function,
            "414",
            refused(&query, "application/json", failure()),
        ),
        (true, "431", refusal(&head, problem())),
        (has_body, "501", refusal(&coding, problem())),
    ] {
        if can_happen {
            let responses = &mut operation.responses.responses;
            responses.insert(status.to_owned(), refusal);
        }
    }
}

fn refusal(why: &str, problem: RefOr<Schema>) -> RefOr<Response> {
    refused(why, "application/problem+json", problem)
}

fn refused(why: &str, media_type: &str, body: RefOr<Schema>) -> RefOr<Response> {
    let content = ContentBuilder::new().schema(Some(body)).build();
    let refusal = ResponseBuilder::new().description(why);
    refusal.content(media_type, content).build().into()
}

/// What an operation may refuse with, by what it takes.
fn refusals(operation: &Operation) -> Vec<(&'static str, String)> {
    let has_body = operation.request_body.is_some();
    let has_query = operation.parameters.is_some();
    [
        (has_body, "400", "The body is not valid JSON".to_owned()),
        (
            has_body,
            "408",
            "The body did not arrive in time".to_owned(),
        ),
        (has_body, "413", too_large(MAX_BODY_BYTES)),
        (
            has_body,
            "415",
            "The body is not sent as application/json".to_owned(),
        ),
        (
            has_body || has_query,
            "422",
            "Some fields are missing or out of range; `errors` names each".to_owned(),
        ),
        (
            has_body,
            "429",
            format!(
                "Too many calls, or more than {VISITOR_BODY_BYTES} bytes sent at once; Retry-After says when to come back"
            ),
        ),
        (
            !has_body,
            "429",
            "Too many calls; Retry-After says when to come back".to_owned(),
        ),
        (
            true,
            "503",
            "Too busy; Retry-After says when to come back".to_owned(),
        ),
    ]
    .into_iter()
    .filter_map(|(can_happen, status, why)| can_happen.then_some((status, why)))
    .collect()
}

/// Paths and schemas, with the limits still to be written into the schemas.
#[derive(Default)]
pub struct Contract {
    paths: Paths,
    schemas: Schemas,
    limits: Vec<(String, Described)>,
}

/// Schemas by name. Two that differ must not share one: the contract could only keep one of them.
#[derive(Clone, Default)]
pub(super) struct Schemas(BTreeMap<String, RefOr<Schema>>);

impl Schemas {
    fn add(&mut self, name: String, schema: RefOr<Schema>) {
        let kept = self.0.entry(name.clone()).or_insert_with(|| schema.clone());
        assert!(*kept == schema, "two different schemas are called {name}");
    }

    /// Adds a type with all it refers to and gives the reference.
    fn add_type<T: ToSchema>(&mut self) -> RefOr<Schema> {
        let mut parts = Vec::new();
        T::schemas(&mut parts);
        let name = T::name().into_owned();
        parts.push((name.clone(), T::schema()));
        for (name, schema) in parts {
            self.add(name, schema);
        }
        Ref::from_schema_name(name).into()
    }
}

/// What an endpoint takes: a query or a body.
pub(super) enum RequestShape {
    Query(Vec<Parameter>),
    Body(fn(&mut Schemas) -> RefOr<Schema>, String, Described),
}

impl RequestShape {
    pub(super) fn nothing() -> Self {
        Self::Query(Vec::new())
    }

    pub(super) fn query<I: Input + IntoParams>() -> Self {
        let mut parameters = I::into_params(|| Some(ParameterIn::Query));
        limits::publish_in_query(parameters.iter_mut(), &limits_of::<I>());
        Self::Query(parameters)
    }

    pub(super) fn body<I: Input + ToSchema>() -> Self {
        Self::Body(
            Schemas::add_type::<I>,
            I::name().into_owned(),
            limits_of::<I>(),
        )
    }

    pub(super) fn method(&self) -> Method {
        match self {
            Self::Query(_) => Method::GET,
            Self::Body(..) => Method::POST,
        }
    }
}

/// What an endpoint answers with.
pub(super) struct Answered {
    media_type: &'static str,
    schema: fn(&mut Schemas) -> RefOr<Schema>,
}

impl Answered {
    pub(super) fn json<R: ToSchema>() -> Self {
        Self {
            media_type: "application/json",
            schema: Schemas::add_type::<R>,
        }
    }

    /// Events that tell a job.
    pub(super) fn events() -> Self {
        Self {
            media_type: "text/event-stream",
            schema: Schemas::add_type::<JobEvent>,
        }
    }

    pub(super) fn text(media_type: &'static str) -> Self {
        Self {
            media_type,
            schema: |_| ObjectBuilder::new().schema_type(Type::String).into(),
        }
    }
}

impl Contract {
    pub(super) fn add_schema<T: ToSchema>(&mut self) {
        self.schemas.add_type::<T>();
    }

    pub(super) fn add_body_limits<I: Input + ToSchema>(&mut self) {
        self.limits.push((I::name().into_owned(), limits_of::<I>()));
    }

    pub(super) fn add_query_limits<I: Input>(&mut self, path: &str) {
        let item = self.paths.paths.get_mut(path);
        let operation = item.and_then(|item| item.get.as_mut());
        let parameters = operation.and_then(|operation| operation.parameters.as_mut());
        let parameters = parameters.expect("the handler's annotation names its parameters");
        let own = parameters
            .iter_mut()
            .filter_map(|parameter| match parameter {
                RefOr::T(parameter) => Some(parameter),
                RefOr::Ref(_) => None,
            });
        limits::publish_in_query(own, &limits_of::<I>());
    }

    /// Says of the operation at a path how large a body it takes, in words and as a number.
    pub(super) fn set_body_limit(&mut self, path: &str, bytes: usize) {
        self.set_refusal(path, "413", &too_large(bytes));
        let item = self.paths.paths.get_mut(path);
        let operation = item.and_then(|item| item.post.as_mut());
        let body = operation.and_then(|operation| operation.request_body.as_mut());
        if let Some(RefOr::T(body)) = body {
            let known = body.extensions.get_or_insert_default();
            known.insert("x-max-bytes".to_owned(), bytes.into());
        }
    }

    /// Says of the operations at a path how long a call may take.
    pub(super) fn set_time_limit(&mut self, path: &str, limit: Duration) {
        let why = format!("The body did not arrive within {} seconds", limit.as_secs());
        self.set_refusal(path, "408", &why);
    }

    fn set_refusal(&mut self, path: &str, status: &str, why: &str) {
        let Some(item) = self.paths.paths.get_mut(path) else {
            return;
        };
        let operations = [item.get.as_mut(), item.post.as_mut()];
        for operation in operations.into_iter().flatten() {
            let refusal = operation.responses.responses.get_mut(status);
            if let Some(RefOr::T(refusal)) = refusal {
                refusal.description = why.to_owned();
            }
        }
    }

    pub(super) fn add_handler(&mut self, schemas: Vec<(String, RefOr<Schema>)>, mut paths: Paths) {
        for (name, schema) in schemas {
            self.schemas.add(name, schema);
        }
        for item in paths.paths.values_mut() {
            let operations = [item.get.as_mut(), item.post.as_mut()];
            for operation in operations.into_iter().flatten() {
                self.add_refusals(operation);
            }
        }
        self.paths.merge(paths);
    }

    /// Every refusal is a problem; where a handler has words of its own for one, they stay.
    fn add_refusals(&mut self, operation: &mut Operation) {
        let problem = self.schemas.add_type::<Problem>();
        for (status, why) in refusals(operation) {
            let known = operation.responses.responses.get(status);
            let why = match known {
                Some(RefOr::T(known)) if !known.description.is_empty() => &known.description,
                _ => &why,
            };
            let refusal = refusal(why, problem.clone());
            let responses = &mut operation.responses.responses;
            responses.insert(status.to_owned(), refusal);
        }
    }

    pub(super) fn add_endpoint(
        &mut self,
        slug: DemoSlug,
        verb: &str,
        summary: &str,
        shape: RequestShape,
        answered: Answered,
    ) {
        let answer = (answered.schema)(&mut self.schemas);
        let content = ContentBuilder::new().schema(Some(answer)).build();
        let good = ResponseBuilder::new().content(answered.media_type, content);
        let id = format!("{slug}_{verb}").replace(['-', '.', '/'], "_");
        let operation = Operation::builder()
            .tag(slug.as_str())
            .summary(Some(summary))
            .response("200", good);
        let (method, operation) = match shape {
            RequestShape::Query(parameters) => (
                HttpMethod::Get,
                operation
                    .operation_id(Some(id))
                    .parameters((!parameters.is_empty()).then_some(parameters)),
            ),
            RequestShape::Body(schema, name, described) => {
                let schema = schema(&mut self.schemas);
                self.limits.push((name, described));
                let body = RequestBodyBuilder::new()
                    .content(
                        "application/json",
                        ContentBuilder::new().schema(Some(schema)).build(),
                    )
                    .required(Some(Required::True))
                    .build();
                (
                    HttpMethod::Post,
                    operation
                        .operation_id(Some(format!("{id}_post")))
                        .request_body(Some(body)),
                )
            }
        };
        let mut operation = operation.build();
        self.add_refusals(&mut operation);
        let path = format!("/api/v1/{slug}/{verb}");
        self.paths.add_path_operation(path, vec![method], operation);
    }

    /// Adds another part; two parts must not name different schemas alike.
    pub fn merge(&mut self, other: &Self) {
        self.paths.merge(other.paths.clone());
        for (name, schema) in &other.schemas.0 {
            self.schemas.add(name.clone(), schema.clone());
        }
        self.limits.extend(other.limits.iter().cloned());
    }

    /// The paths, and the schemas with every limit written in.
    #[must_use]
    pub fn finish(self) -> (Paths, BTreeMap<String, RefOr<Schema>>) {
        let mut schemas = self.schemas.0;
        for (name, described) in &self.limits {
            limits::publish_in_body(&mut schemas, name, described);
        }
        (self.paths, schemas)
    }
}
