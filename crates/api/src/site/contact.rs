//! The function behind the contact form, called the way `functions.invoke` of
//! supabase-js calls, by `fetch`, or by a plain form without any script.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use boreal_contact::{
    Client, ContactError, MAX_EMAIL_CHARS, MAX_MESSAGE_CHARS, MAX_NAME_CHARS, MIN_MESSAGE_CHARS,
    MIN_NAME_CHARS, RawEnquiry,
};
use http::header::{HOST, ORIGIN};
use http::{HeaderMap, HeaderValue, Method, StatusCode};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;
use utoipa::openapi::{OpenApi, RefOr, Schema};
use utoipa::{Modify, ToSchema};

use crate::app::AppState;
use crate::error::{ApiError, FunctionError, FunctionFailure};
use crate::middleware::body::{bytes, from_form, from_json, json_bytes, media_type};
use crate::middleware::head_limits::{MAX_PARAMETERS, check_query, has_too_many_parameters};
use crate::middleware::rate_limit::{RateLimiter, check_under_way};
use crate::middleware::visitor::Visitor;
use crate::site::ShowPage;

/// The largest body: the longest message in the widest script, escaped, with room to spare.
pub const MAX_CONTACT_BYTES: usize = 64 * 1024;

/// Messages being stored at once: fewer than PostgreSQL has connections for.
pub const STORED_AT_ONCE: usize = 8;

/// How long a message waits to be among them, and then for the database, before the visitor is told: together less
/// than a request may take.
const LONGEST_WAIT: Duration = Duration::from_secs(10);
const LONGEST_ANSWER: Duration = Duration::from_secs(15);

/// Longer than all waits of the database's own together: one that never answers keeps nobody out for ever. What was
/// cut off is stored or not, and the key tells which on a repeat.
const LONGEST_STORE: Duration = Duration::from_secs(60);

/// What a message was answered with.
const SENT: &str = "Message sent!";

/// The words for a full or broken disk: the form still has the text.
const NOT_STORED: &str = "We could not store your message just now. Your text is still in the form: please try again in a minute.";

/// The words where it may be stored yet.
const NOT_CONFIRMED: &str = "We could not confirm that your message was stored. Your text is still in the form: please try again in a minute.";

/// A message from a visitor.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = ContactMessage)]
pub struct ContactMessage {
    /// Your Name.
    #[schema(required = true)]
    name: String,
    /// Your Email.
    #[schema(required = true, format = Email)]
    email: String,
    /// Your Message.
    #[schema(required = true)]
    message: String,
    /// Leave it empty: people do not see this field.
    website: Option<String>,
    /// Names this attempt, so that a repeat is recognized.
    idempotency_key: Option<String>,
    /// From `GET /functions/v1/contact-form-token`.
    form_token: Option<String>,
    /// The page or demo the visitor writes from.
    page: Option<String>,
}

/// Writes the limits that refuse a message into the contract.
pub struct ContactLimits;

impl Modify for ContactLimits {
    fn modify(&self, contract: &mut OpenApi) {
        let schemas = contract.components.as_mut().map(|all| &mut all.schemas);
        let message = schemas.and_then(|schemas| schemas.get_mut("ContactMessage"));
        let Some(RefOr::T(Schema::Object(message))) = message else {
            return;
        };
        for (field, least, most) in [
            ("name", Some(MIN_NAME_CHARS), MAX_NAME_CHARS),
            ("email", None, MAX_EMAIL_CHARS),
            ("message", Some(MIN_MESSAGE_CHARS), MAX_MESSAGE_CHARS),
        ] {
            if let Some(RefOr::T(Schema::Object(text))) = message.properties.get_mut(field) {
                text.min_length = least;
                text.max_length = Some(most);
            }
        }
    }
}

impl From<ContactMessage> for RawEnquiry {
    fn from(sent: ContactMessage) -> Self {
        Self {
            name: sent.name,
            email: sent.email,
            message: sent.message,
            website: sent.website,
            form_token: sent.form_token,
            idempotency_key: sent.idempotency_key,
            origin: sent.page,
        }
    }
}

/// The answer to a message that is on disk.
#[derive(Serialize, ToSchema)]
#[schema(as = ContactReceipt)]
pub struct Receipt {
    /// `Message sent!`
    message: &'static str,
    /// The message's short name, for further correspondence.
    reference: String,
}

/// Proof that a form was fetched from this site, and when.
#[derive(Serialize, ToSchema)]
#[schema(as = ContactFormToken)]
pub struct Token {
    /// To be sent back with the message.
    form_token: String,
}

/// Takes a message. Answered 200 only when the message is on disk.
///
/// The site's own page may also post it as a plain form; the answer is then a page.
#[utoipa::path(
    post, path = "/functions/v1/send-contact-email", tag = "contact",
    request_body = ContactMessage,
    responses(
        (status = 200, description = "The message is stored", body = Receipt),
        (status = 400, description = "The body is not valid JSON, or a form of more than 64 fields", body = FunctionFailure),
        (status = 401, description = "The site asks for its public key as `apikey`", body = FunctionFailure),
        (status = 408, description = "The body did not arrive in time", body = FunctionFailure),
        (status = 413, description = "The body is larger than the 65536 bytes that this function takes", body = FunctionFailure),
        (status = 415, description = "The body is not sent as application/json", body = FunctionFailure),
        (status = 422, description = "Some fields are not valid, or the key was used for another message", body = FunctionFailure),
        (status = 429, description = "Too many messages or calls from there; Retry-After says when to come back", body = FunctionFailure),
        (status = 503, description = "It could not be stored, or too many messages come in from everywhere; Retry-After says when to try again", body = FunctionFailure)
    )
)]
pub async fn send_contact_email(State(state): State<AppState>, request: Request) -> Response {
    let is_form = is_form(request.headers());
    match take(&state, request, is_form).await {
        Ok(reference) if is_form => {
            Redirect::to(&format!("/contact/thanks?ref={reference}")).into_response()
        }
        Ok(reference) => Json(Receipt {
            message: SENT,
            reference,
        })
        .into_response(),
        Err(error) => failed(error, is_form),
    }
}

/// A token for the form; the page asks for it when the visitor begins to write.
#[utoipa::path(
    get, path = "/functions/v1/contact-form-token", tag = "contact",
    responses(
        (status = 200, body = Token),
        (status = 429, description = "Too many calls; Retry-After says when to come back", body = FunctionFailure),
        (status = 503, description = "No token can be made now; the message may be sent without", body = FunctionFailure)
    )
)]
pub async fn contact_form_token(
    State(state): State<AppState>,
) -> Result<Json<Token>, FunctionError> {
    let token = state.contact.form_token(Timestamp::now());
    let token = token.map_err(|error| FunctionError(failure(error)))?;
    Ok(Json(Token {
        form_token: token.as_str().to_owned(),
    }))
}

/// The answer to a browser that asks whether another site's page may call.
pub async fn preflight() -> StatusCode {
    StatusCode::NO_CONTENT
}

/// Refuses a caller who has spent the minute's calls, has too many under way, or sends too long a query, before
/// anything is read.
pub async fn limit_function_rate(
    State(limiter): State<RateLimiter>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    // A browser takes a refused question whether it may call for a no, and not for a wait.
    if request.method() == Method::OPTIONS {
        return next.run(request).await;
    }
    let entered = limiter.enter(visitor.ip).await;
    let entered = entered.and_then(|()| check_under_way(&request));
    let entered = entered.and_then(|()| check_query(request.uri()));
    match entered {
        Ok(()) => next.run(request).await,
        Err(refused) => failed(refused, is_form(request.headers())),
    }
}

/// Lets pages of other sites call the function, as the client library expects.
/// No cookie is involved, so nothing of the visitor's is lent to them.
pub async fn allow_other_origins(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in [
        ("access-control-allow-origin", "*"),
        ("access-control-allow-methods", "POST, GET, OPTIONS"),
        (
            "access-control-allow-headers",
            "authorization, x-client-info, apikey, content-type, x-region, x-retry-count, traceparent, tracestate, baggage",
        ),
        (
            "access-control-expose-headers",
            "retry-after, x-relay-error",
        ),
        ("access-control-max-age", "86400"),
        ("cross-origin-resource-policy", "cross-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

async fn take(state: &AppState, request: Request, is_form: bool) -> Result<String, ApiError> {
    let headers = request.headers().clone();
    let from_our_page = is_same_origin(&headers);
    // A form can be posted by any page on the web without asking; only ours may.
    if is_form && !from_our_page {
        return Err(ApiError::Forbidden);
    }
    if !from_our_page && !has_key(state, &headers) {
        return Err(ApiError::Unauthorized);
    }
    let ip = request
        .extensions()
        .get::<Visitor>()
        .map(|visitor| visitor.ip);
    let sent: ContactMessage = match is_form {
        true => form_message(&bytes(request).await?)?,
        false => from_json(&json_bytes(request).await?)?,
    };
    let client = Client {
        ip,
        now: Timestamp::now(),
    };
    // A visitor who hangs up here has sent nothing, and takes no place of another's.
    let permit = timeout(LONGEST_WAIT, Arc::clone(&state.storing).acquire_owned()).await;
    let permit = permit.map_err(|_| too_late(state, NOT_STORED))?;
    let permit = permit.map_err(|closed| ApiError::Internal(closed.into()))?;
    // One who hangs up now must not cut a message in half: the work goes on without them.
    let contact = Arc::clone(&state.contact);
    let accepted = tokio::spawn(async move {
        let _permit = permit;
        timeout(LONGEST_STORE, contact.accept(sent.into(), client)).await
    });
    let accepted = timeout(LONGEST_ANSWER, accepted)
        .await
        .map_err(|_| too_late(state, NOT_CONFIRMED))?
        .map_err(|panicked| ApiError::Internal(panicked.into()))?
        .map_err(|_| too_late(state, NOT_CONFIRMED))?;
    if matches!(accepted, Err(ContactError::Unavailable(_))) {
        state.readiness.forget();
    }
    Ok(accepted.map_err(failure)?.reference.to_string())
}

/// A form is read more than once, so that its parts are counted before.
fn form_message(form: &[u8]) -> Result<ContactMessage, ApiError> {
    if has_too_many_parameters(form) {
        let words = format!("the form has more than {MAX_PARAMETERS} fields");
        return Err(ApiError::Malformed(words));
    }
    from_form(form)
}

/// The database takes too long: readiness is looked at anew.
fn too_late(state: &AppState, words: &'static str) -> ApiError {
    state.readiness.forget();
    tracing::error!("The database did not answer in time for a message");
    ApiError::Unavailable(words)
}

/// What the visitor is told, and what to do next.
fn failure(error: ContactError) -> ApiError {
    match error {
        ContactError::Invalid(fields) => ApiError::Invalid(fields),
        ContactError::KeyConflict => ApiError::KeyReused,
        ContactError::RateLimited { retry_after } => {
            ApiError::TooManyRequests(retry_after.as_secs())
        }
        ContactError::DaySpent { retry_after } => ApiError::DaySpent(retry_after.as_secs()),
        ContactError::Crowded { retry_after } => ApiError::Busy(retry_after.as_secs()),
        ContactError::Unavailable(cause) => {
            tracing::error!(error = %cause, "A message could not be stored");
            ApiError::Unavailable(NOT_STORED)
        }
        ContactError::NoReference => ApiError::Unavailable(NOT_STORED),
    }
}

/// Without a script the answer is a page; the browser's Back keeps what was written.
pub fn failed(error: ApiError, is_form: bool) -> Response {
    let mut answer = FunctionError(error).into_response();
    if is_form {
        answer
            .extensions_mut()
            .insert(ShowPage("/contact/not-sent"));
    }
    answer
}

/// Whether it comes from a form without a script.
pub fn is_form(headers: &HeaderMap) -> bool {
    media_type(headers).as_deref() == Some("application/x-www-form-urlencoded")
}

/// Whether a page of this very site asks, by the browser's own word or by the origin it names.
fn is_same_origin(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match text("sec-fetch-site") {
        Some(site) => site == "same-origin",
        None => match (text(ORIGIN.as_str()), text(HOST.as_str())) {
            (Some(origin), Some(host)) => {
                origin.split_once("://").is_some_and(|(_, of)| of == host)
            }
            _ => false,
        },
    }
}

/// Whether the caller sent the public key, where one is asked for.
fn has_key(state: &AppState, headers: &HeaderMap) -> bool {
    let Some(key) = &state.config.contact_key else {
        return true;
    };
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let bearer = text("authorization").and_then(|value| value.strip_prefix("Bearer "));
    [text("apikey"), bearer]
        .into_iter()
        .flatten()
        .any(|sent| key.is(sent))
}
