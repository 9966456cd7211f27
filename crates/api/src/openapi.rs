//! The contract: the site's own endpoints and those of every demo.
//! `boreal openapi` prints it and the web client's types are generated from it.

use axum::body::Bytes;
use axum::response::{IntoResponse, Response};
use http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use http::{HeaderMap, HeaderValue, StatusCode};
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;
use tokio::task::spawn_blocking;
use utoipa::OpenApi;

use boreal_demo_kit::FieldError;

use crate::declaration::add_refusals_before;
use crate::demos::Demos;
use crate::error::{ApiError, Problem};
use crate::site;
use crate::site::contact::ContactLimits;

/// What belongs to no demo.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Boreal Signal API",
        description = "Every demo is one call away. Errors are application/problem+json (RFC 9457). \
            Amounts are dollars as JSON numbers, times RFC 3339 in UTC. A request that names its Host not once is \
            answered 400 and a transfer coding other than chunked 501, before any operation sees it.",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        site::health::healthz,
        site::health::readyz,
        site::reports::take_report,
        site::contact::send_contact_email,
        site::contact::contact_form_token,
        crate::sources::list_sources,
    ),
    components(schemas(Problem, FieldError)),
    modifiers(&ContactLimits)
)]
struct SiteDoc;

/// Made once: it is the same for every installation.
static CONTRACT: OnceCell<ContractFile> = OnceCell::const_new();

struct ContractFile {
    text: Bytes,
    tag: HeaderValue,
}

impl ContractFile {
    fn new() -> anyhow::Result<Self> {
        let text = openapi_json()?;
        let digest = Sha256::digest(&text);
        let tag: String = digest[..12]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        Ok(Self {
            text: text.into(),
            tag: HeaderValue::from_str(&format!("\"{tag}\""))?,
        })
    }
}

/// The contract as served at `/api/openapi.json`; who has it already is told so.
pub async fn openapi(headers: HeaderMap) -> Result<Response, ApiError> {
    // A task of its own: a caller who goes away must not have it begun anew by the next.
    let contract = tokio::spawn(contract()).await;
    let contract = contract.unwrap_or_else(|panicked| Err(panicked.into()));
    let ContractFile { text, tag } = contract.map_err(ApiError::Internal)?;
    let shared = [
        (ETAG, tag.clone()),
        (CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    if headers.get(IF_NONE_MATCH) == Some(tag) {
        return Ok((StatusCode::NOT_MODIFIED, shared).into_response());
    }
    let label = [(CONTENT_TYPE, "application/json")];
    Ok((label, shared, text.clone()).into_response())
}

async fn contract() -> anyhow::Result<&'static ContractFile> {
    // Every demo is declared anew for it, their examples checked: no work for an async thread.
    let made = || async { spawn_blocking(ContractFile::new).await? };
    CONTRACT.get_or_try_init(made).await
}

/// The contract as a file: what is committed and checked for freshness.
pub fn openapi_json() -> serde_json::Result<String> {
    let mut contract = SiteDoc::openapi();
    let (paths, schemas) = Demos::by_default().contract().finish();
    contract.paths.merge(paths);
    let components = contract.components.get_or_insert_default();
    components.schemas.extend(schemas);
    for (path, item) in &mut contract.paths.paths {
        let operations = [item.get.as_mut(), item.post.as_mut()];
        for operation in operations.into_iter().flatten() {
            add_refusals_before(path, operation);
        }
    }
    // By way of a sorted map: extensions come in another order every time.
    let mut json = serde_json::to_string_pretty(&serde_json::to_value(&contract)?)?;
    json.push('\n');
    Ok(json)
}
