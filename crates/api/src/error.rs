//! The one place that turns a failure into an HTTP status, a code and words.

use axum::Json;
use axum::response::{IntoResponse, Response};
use boreal_demo_kit::{FieldError, FieldErrors};
use boreal_sources::PageError;
use http::header::{CONTENT_TYPE, RETRY_AFTER};
use http::{HeaderValue, StatusCode};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::middleware::head_limits::{MAX_PARAMETERS, MAX_QUERY_BYTES};

/// What a caller waits when a part of ours is away.
const UNAVAILABLE_SECONDS: u64 = 60;

/// What a caller waits whose computation took too long: what held it up may be over then.
const SLOW_SECONDS: u64 = 30;

/// What a caller with too many streams waits: a page that was closed is noticed within this.
const STREAM_RETRY_SECONDS: u64 = 10;

/// The body of every API error: RFC 9457 problem details.
#[derive(Debug, Serialize, ToSchema)]
pub struct Problem {
    /// A URI that names the kind of problem.
    #[serde(rename = "type")]
    pub kind: String,
    /// The kind of problem in a few words.
    pub title: String,
    /// The HTTP status, repeated.
    pub status: u16,
    /// What happened and what to do next.
    pub detail: String,
    /// A stable word for programs.
    pub code: String,
    /// Which fields are wrong, where fields are.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<FieldError>,
}

/// Everything an API call can fail with.
#[derive(Debug, thiserror::Error)]
pub enum ApiError {
    /// The body or query could not be read at all.
    #[error("{0}")]
    Malformed(String),
    /// The caller did not send the public key.
    #[error("send the site's public key in the apikey header")]
    Unauthorized,
    /// The caller did not send the owner's token.
    #[error("send the token in the header Authorization: Bearer")]
    TokenMissing,
    /// A page of another site posted a form.
    #[error("this form can only be sent from our own pages")]
    Forbidden,
    /// The idempotency key belongs to another message.
    #[error("this form was already sent with another text; reload the page and send it again")]
    KeyReused,
    /// A part we depend on is away; the words say what to do.
    #[error("{0}")]
    Unavailable(&'static str),
    /// There is nothing at this address.
    #[error("there is no API endpoint at this address; see /api/openapi.json")]
    NotFound,
    /// The address exists, the method does not.
    #[error("this endpoint does not take that method; see /api/openapi.json")]
    MethodNotAllowed,
    /// The body is larger than the endpoint takes.
    #[error("the request body is larger than the {0} bytes that this endpoint takes")]
    TooLarge(usize),
    /// The query is longer than any operation needs, or has more parameters.
    #[error(
        "the query is longer than {MAX_QUERY_BYTES} bytes or has more than {MAX_PARAMETERS} parameters: send less, or a body where the endpoint takes one"
    )]
    QueryTooLong,
    /// The request's head is larger than we take.
    #[error("the request's head, its address and headers, is larger than {0} bytes")]
    HeadTooLarge(usize),
    /// The body is packed for the way in a manner that we do not undo.
    #[error("send the body as it is or chunked: no other transfer coding is undone here")]
    UnknownCoding,
    /// The body is not JSON.
    #[error("send the body as application/json")]
    UnsupportedMediaType,
    /// The input was read and is wrong; the fields say how.
    #[error("some fields are missing or out of range")]
    Invalid(Vec<FieldError>),
    /// A page was read and holds no article.
    #[error(
        "no article was found on this page: it holds too little running text; try the page of a single article"
    )]
    NoArticle,
    /// The page of an address in this field could not be fetched. The words say no more than the visitor could know.
    #[error("{1}")]
    Unfetched(String, PageError),
    /// The owner has switched fetching off; this field holds an address.
    #[error(
        "this site does not fetch addresses; open the page in your browser and paste its HTML instead"
    )]
    FetchOff(String),
    /// This caller asks too often.
    #[error("too many requests: wait {0} seconds and try again")]
    TooManyRequests(u64),
    /// More messages came from this caller, or its network, than a day's number lets come at once; wait so many seconds.
    #[error(
        "more messages have come from your address or network than we take at once. Your text is still in the form: please send it again in {}, or write to us by e-mail",
        in_words(*.0)
    )]
    DaySpent(u64),
    /// A site was asked for as many pages as it may be, by this caller, its network or all; wait so many seconds.
    #[error("{0}")]
    SiteTooOften(PageError, u64),
    /// This caller, or its network, has too many requests under way.
    #[error(
        "too many requests from your address or network are under way at once: try again in a moment"
    )]
    TooManyUnderWay,
    /// This caller, or its network, sends more at once than we keep of one.
    #[error(
        "more is being sent from your network than we take at once: wait {0} seconds, until the rest has arrived, and try again"
    )]
    TooMuchAtOnce(u64),
    /// This caller, or its network, has more pages waiting to be read than we keep of one.
    #[error(
        "more pages are being fetched and read for your address or network than we keep at once: wait {0} seconds, until the others are read, and try again"
    )]
    TooManyPagesAtOnce(u64),
    /// This caller has too many streams open.
    #[error(
        "as many streams are open from your address ({0}) or network as there may be: close another page with one and try again"
    )]
    TooManyStreams(usize),
    /// This caller has a job under way.
    #[error(
        "a longer computation from your address is under way, or its answer not yet read: wait, or close its page if it is yours, and try again"
    )]
    JobUnderWay,
    /// This caller's network has as many jobs under way as one may have, or as large ones.
    #[error(
        "your network has as many longer computations under way or not yet read as it may, or as large ones: wait until one of them is over, and try again"
    )]
    NetworkJobsUnderWay,
    /// This caller, or its network, is being answered by the AI endpoint.
    #[error(
        "a question from your address or network is still with the language model: wait for its answer, {0} seconds at the most, and try again"
    )]
    QuestionUnderWay(u64),
    /// The caller's request was too long in coming.
    #[error("the request did not arrive in time")]
    ArrivedTooSlowly,
    /// Our answer was.
    #[error("the answer took too long; try again in {SLOW_SECONDS} seconds, or ask for less")]
    TookTooLong,
    /// Too much to do right now.
    #[error("the server is busy: try again in {0} seconds")]
    Busy(u64),
    /// Nothing the caller can mend. The cause is logged, never sent.
    #[error("something went wrong on our side; it has been logged")]
    Internal(#[source] anyhow::Error),
}

impl ApiError {
    fn status(&self) -> StatusCode {
        match self {
            Self::Malformed(_) => StatusCode::BAD_REQUEST,
            Self::Unauthorized | Self::TokenMissing => StatusCode::UNAUTHORIZED,
            Self::Forbidden => StatusCode::FORBIDDEN,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::QueryTooLong => StatusCode::URI_TOO_LONG,
            Self::HeadTooLarge(_) => StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
            Self::UnknownCoding => StatusCode::NOT_IMPLEMENTED,
            Self::UnsupportedMediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Invalid(_)
            | Self::KeyReused
            | Self::NoArticle
            | Self::Unfetched(..)
            | Self::FetchOff(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooManyRequests(_)
            | Self::DaySpent(_)
            | Self::SiteTooOften(..)
            | Self::TooManyUnderWay
            | Self::TooMuchAtOnce(_)
            | Self::TooManyPagesAtOnce(_)
            | Self::TooManyStreams(_)
            | Self::JobUnderWay
            | Self::NetworkJobsUnderWay
            | Self::QuestionUnderWay(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::ArrivedTooSlowly => StatusCode::REQUEST_TIMEOUT,
            Self::Busy(_) | Self::Unavailable(_) | Self::TookTooLong => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Malformed(_) => "malformed",
            Self::Unauthorized | Self::TokenMissing => "unauthorized",
            Self::Forbidden => "forbidden",
            Self::KeyReused => "key_reused",
            Self::Unavailable(_) => "unavailable",
            Self::NotFound => "not_found",
            Self::MethodNotAllowed => "method_not_allowed",
            Self::TooLarge(_) => "too_large",
            Self::QueryTooLong => "query_too_long",
            Self::HeadTooLarge(_) => "head_too_large",
            Self::UnknownCoding => "unknown_coding",
            Self::UnsupportedMediaType => "unsupported_media_type",
            Self::Invalid(_) => "invalid",
            Self::NoArticle => "no_article",
            Self::Unfetched(_, PageError::Robots) => "robots_disallowed",
            Self::Unfetched(..) => "fetch_failed",
            Self::FetchOff(_) => "fetch_disabled",
            Self::TooManyRequests(_)
            | Self::DaySpent(_)
            | Self::SiteTooOften(..)
            | Self::TooManyUnderWay => "too_many_requests",
            Self::TooMuchAtOnce(_) | Self::TooManyPagesAtOnce(_) | Self::QuestionUnderWay(_) => {
                "too_much_at_once"
            }
            Self::TooManyStreams(_) => "too_many_streams",
            Self::JobUnderWay | Self::NetworkJobsUnderWay => "job_under_way",
            Self::ArrivedTooSlowly => "timeout",
            Self::TookTooLong => "took_too_long",
            Self::Busy(_) => "busy",
            Self::Internal(_) => "internal",
        }
    }
}

/// What an engine refuses is the caller's to mend: 422 with the fields.
impl From<FieldErrors> for ApiError {
    fn from(FieldErrors(errors): FieldErrors) -> Self {
        Self::Invalid(errors)
    }
}

impl ApiError {
    /// One refused field, for input that is not a demo's parameters.
    pub fn invalid(field: &str, code: &str, message: impl Into<String>) -> Self {
        Self::Invalid(vec![FieldError::new(field, code, message, Value::Null)])
    }

    /// Seconds to wait, where waiting helps.
    fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooManyRequests(seconds)
            | Self::DaySpent(seconds)
            | Self::SiteTooOften(_, seconds)
            | Self::TooMuchAtOnce(seconds)
            | Self::TooManyPagesAtOnce(seconds)
            | Self::QuestionUnderWay(seconds)
            | Self::Busy(seconds) => Some(*seconds),
            Self::TooManyUnderWay => Some(1),
            Self::Unavailable(_) => Some(UNAVAILABLE_SECONDS),
            Self::TooManyStreams(_) | Self::JobUnderWay | Self::NetworkJobsUnderWay => {
                Some(STREAM_RETRY_SECONDS)
            }
            Self::TookTooLong => Some(SLOW_SECONDS),
            _ => None,
        }
    }

    /// The words of it; what nobody but us can mend goes to the log.
    pub fn problem(&self) -> Problem {
        self.log();
        let status = self.status();
        Problem {
            kind: "about:blank".to_owned(),
            title: status.canonical_reason().unwrap_or("Error").to_owned(),
            status: status.as_u16(),
            detail: self.to_string(),
            code: self.code().to_owned(),
            errors: self.fields(),
        }
    }

    fn log(&self) {
        if let Self::Internal(cause) = self {
            tracing::error!(error = format!("{cause:#}"), "Request failed");
        }
    }

    fn respond(&self, body: impl Serialize, media_type: &'static str) -> Response {
        let mut response = (self.status(), Json(body)).into_response();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
        if let Some(seconds) = self.retry_after() {
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }

    fn fields(&self) -> Vec<FieldError> {
        match self {
            Self::Invalid(fields) => fields.clone(),
            Self::Unfetched(field, _) | Self::FetchOff(field) => {
                let error = FieldError::new(field, self.code(), self.to_string(), Value::Null);
                vec![error]
            }
            _ => Vec::new(),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        self.respond(self.problem(), "application/problem+json")
    }
}

/// The body of a failed function call: what supabase-js's callers read.
#[derive(Debug, Serialize, ToSchema)]
pub struct FunctionFailure {
    /// What to tell the visitor.
    pub error: String,
    /// Which fields are wrong, where fields are.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<FieldError>,
}

/// A failure in the shape of the contact function; status and words are `ApiError`'s.
#[derive(Debug)]
pub struct FunctionError(pub ApiError);

impl IntoResponse for FunctionError {
    fn into_response(self) -> Response {
        self.0.log();
        let errors = self.0.fields();
        let error = match &self.0 {
            ApiError::TooManyRequests(seconds) => {
                format!(
                    "You have sent several messages in a short time. Please wait {seconds} seconds and try again."
                )
            }
            ApiError::Busy(seconds) => format!(
                "More messages are coming in than we take at once. Your text is still in the form: please try again in {seconds} seconds."
            ),
            ApiError::Invalid(fields) => fields
                .iter()
                .map(|field| field.message.as_str())
                .collect::<Vec<_>>()
                .join(". "),
            other => sentence(&other.to_string()),
        };
        self.0
            .respond(FunctionFailure { error, errors }, "application/json")
    }
}

/// A wait as a visitor thinks of it, never shorter than it is.
fn in_words(seconds: u64) -> String {
    match seconds {
        ..=1 => "a second".to_owned(),
        2..=119 => format!("{seconds} seconds"),
        120..=7_199 => format!("{} minutes", seconds.div_ceil(60)),
        _ => format!("{} hours", seconds.div_ceil(3_600)),
    }
}

/// With a capital and a full stop, as a visitor reads it.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters
        .next()
        .map(|letter| letter.to_uppercase().to_string())
        .unwrap_or_default();
    let end = if text.ends_with('.') { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}
