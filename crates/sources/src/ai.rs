//! An OpenAI-compatible chat endpoint, asked for three things: a summary of an
//! article in other words, an answer to a question about it, and a text as data
//! of a given shape.
//!
//! The article is data. It travels as a JSON string, so nothing in it can end
//! the place it stands in, and what comes back is believed only as far as it
//! can be checked against the article (`answer.rs`, `article.rs`). The model has no tools and
//! its words are never markup. Without a valid answer the caller uses its own
//! engine and says so.

mod answer;
mod article;
mod prompt;

pub use answer::{Answer, Point, Refusal};
pub use prompt::Prompt;

use crate::http::tls;
use reqwest::header::RETRY_AFTER;
use reqwest::redirect::Policy;
use reqwest::{Response, StatusCode};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::str::FromStr;
use std::time::Duration;
use thiserror::Error;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use url::Url;

/// What an answer may cost. The defaults stay under the time a request may take.
#[derive(Debug, Clone)]
pub struct AiLimits {
    /// Longest article sent: about 6,000 tokens, a long newspaper piece.
    pub max_article_chars: usize,
    /// From asking to the last byte, the second try included.
    pub timeout: Duration,
    /// Most bytes of an answer.
    pub max_bytes: usize,
    /// Longest wait before the second try.
    pub longest_pause: Duration,
    /// Questions under way at once.
    pub concurrent: usize,
}

impl Default for AiLimits {
    fn default() -> Self {
        Self {
            max_article_chars: 24_000,
            timeout: Duration::from_secs(20),
            max_bytes: 64 * 1024,
            longest_pause: Duration::from_secs(2),
            concurrent: 4,
        }
    }
}

/// Where a model is asked: an `http://` or `https://` address that ends in `/chat/completions`.
///
/// The owner names it, so it may be on the local network.
#[derive(Clone, PartialEq, Eq)]
pub struct AiEndpoint(Url);

impl AiEndpoint {
    /// Its host, which is all of it that may be shown: the path may hold a token.
    pub fn host(&self) -> &str {
        self.0.host_str().unwrap_or_default()
    }
}

impl FromStr for AiEndpoint {
    type Err = AiError;

    /// Takes the base address (`https://host/v1`) or the full one.
    fn from_str(base: &str) -> Result<Self, AiError> {
        let mut url = Url::parse(base).map_err(|_| AiError::Url)?;
        if !matches!(url.scheme(), "http" | "https") || url.host().is_none() {
            return Err(AiError::Url);
        }
        let path = url.path().trim_end_matches('/');
        if !path.ends_with("/chat/completions") {
            let path = format!("{path}/chat/completions");
            url.set_path(&path);
        }
        Ok(Self(url))
    }
}

impl std::fmt::Debug for AiEndpoint {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "AiEndpoint({})", self.host())
    }
}

/// Why there is no answer. Names neither the key nor a word of the article.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum AiError {
    /// The address is none.
    #[error("must be an http:// or https:// address")]
    Url,
    /// More than is sent.
    #[error("the article is longer than the {0} characters that are sent to the AI endpoint")]
    ArticleTooLong(usize),
    /// Enough questions are under way.
    #[error("the AI endpoint is busy with other questions")]
    Busy,
    /// No connection.
    #[error("the AI endpoint cannot be reached")]
    Unreachable,
    /// Too long in coming.
    #[error("the AI endpoint did not answer in time")]
    TimedOut,
    /// An answer, but a refusal.
    #[error("the AI endpoint answered with status {0}")]
    Status(u16),
    /// More than we take.
    #[error("the AI endpoint's answer is too long")]
    TooLarge,
    /// Not the protocol.
    #[error("the AI endpoint's answer is not a chat completion")]
    Protocol,
    /// An answer that does not stand the checks.
    #[error("the AI endpoint's answer was set aside: {0}")]
    Refused(#[from] Refusal),
}

/// The endpoint and the model asked there.
pub struct AiClient {
    client: reqwest::Client,
    endpoint: AiEndpoint,
    model: String,
    key: Option<String>,
    limits: AiLimits,
    at_once: Semaphore,
}

impl AiClient {
    /// A client for a model at an endpoint.
    ///
    /// # Panics
    /// Never in practice: the client's settings are constants.
    pub fn new(endpoint: AiEndpoint, model: String, key: Option<String>, limits: AiLimits) -> Self {
        let client = reqwest::Client::builder()
            .tls_backend_preconfigured(tls())
            .user_agent(concat!("boreal/", env!("CARGO_PKG_VERSION")))
            // The key goes to the address the owner wrote down and nowhere else.
            .no_proxy()
            .redirect(Policy::none())
            .build()
            .expect("the client's settings are constants");
        Self {
            client,
            endpoint,
            model,
            key,
            at_once: Semaphore::new(limits.concurrent),
            limits,
        }
    }

    pub fn model(&self) -> &str {
        &self.model
    }

    /// What an article says, in other words, each point with the words it rests on.
    pub async fn summarize(&self, article: &str) -> Result<Vec<Point>, AiError> {
        self.check(article)?;
        let words = self.complete(&Prompt::summary(article)).await?;
        Ok(answer::summary(&words, article)?)
    }

    /// The answer to a question about an article, with the words it rests on.
    pub async fn answer(&self, article: &str, question: &str) -> Result<Answer, AiError> {
        self.check(article)?;
        let words = self.complete(&Prompt::question(article, question)).await?;
        Ok(answer::answer(&words, article)?)
    }

    /// What the model makes of a text, as JSON of the shape that is asked for; the caller holds it to its own rules.
    pub async fn structure<T: DeserializeOwned>(&self, prompt: &Prompt) -> Result<T, AiError> {
        self.check(&prompt.data)?;
        let words = self.complete(prompt).await?;
        Ok(answer::parse(&words)?)
    }

    /// Whether the endpoint answers at all.
    pub async fn probe(&self) -> Result<(), AiError> {
        self.complete(&Prompt::probe()).await.map(|_| ())
    }

    /// Whether an article may be sent at all.
    fn check(&self, article: &str) -> Result<(), AiError> {
        let most = self.limits.max_article_chars;
        if article.chars().nth(most).is_some() {
            return Err(AiError::ArticleTooLong(most));
        }
        Ok(answer::without_orders(article)?)
    }

    /// The model's words, whatever they are worth.
    async fn complete(&self, prompt: &Prompt) -> Result<String, AiError> {
        let _permit = self.at_once.try_acquire().map_err(|_| AiError::Busy)?;
        timeout(self.limits.timeout, self.ask_twice(prompt))
            .await
            .unwrap_or(Err(AiError::TimedOut))
    }

    async fn ask_twice(&self, prompt: &Prompt) -> Result<String, AiError> {
        let first = self.ask(prompt).await?;
        let response = match pause(&first, self.limits.longest_pause) {
            None => first,
            Some(pause) => {
                sleep(pause).await;
                self.ask(prompt).await?
            }
        };
        if !response.status().is_success() {
            return Err(AiError::Status(response.status().as_u16()));
        }
        let body = self.read(response).await?;
        let completion: Completion =
            serde_json::from_slice(&body).map_err(|_| AiError::Protocol)?;
        let choice = completion.choices.into_iter().next();
        choice
            .and_then(|choice| choice.message.content)
            .ok_or(AiError::Protocol)
    }

    async fn ask(&self, prompt: &Prompt) -> Result<Response, AiError> {
        let mut request = self
            .client
            .post(self.endpoint.0.clone())
            .json(&prompt.request(&self.model));
        if let Some(key) = &self.key {
            request = request.bearer_auth(key);
        }
        request.send().await.map_err(|_| AiError::Unreachable)
    }

    async fn read(&self, mut response: Response) -> Result<Vec<u8>, AiError> {
        let mut body = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(|_| AiError::Unreachable)? {
            if body.len() + chunk.len() > self.limits.max_bytes {
                return Err(AiError::TooLarge);
            }
            body.extend_from_slice(&chunk);
        }
        Ok(body)
    }
}

impl std::fmt::Debug for AiClient {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{} at {}", self.model, self.endpoint.host())
    }
}

/// The part of a chat completion we read.
#[derive(Deserialize)]
struct Completion {
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    message: Message,
}

#[derive(Deserialize)]
struct Message {
    content: Option<String>,
}

/// How long to wait before asking again, where asking again may help.
fn pause(response: &Response, longest: Duration) -> Option<Duration> {
    let status = response.status();
    if status != StatusCode::TOO_MANY_REQUESTS && !status.is_server_error() {
        return None;
    }
    let asked = response.headers().get(RETRY_AFTER);
    let asked = asked.and_then(|seconds| seconds.to_str().ok()?.trim().parse().ok());
    match asked.map(Duration::from_secs) {
        // Who asks for a longer wait would only refuse again.
        Some(asked) if asked > longest => None,
        Some(asked) => Some(asked),
        None => Some(longest / 4),
    }
}

#[cfg(test)]
mod tests {
    use super::{AiEndpoint, AiError};

    #[test]
    fn the_endpoint_is_found_from_its_base_or_given_whole() {
        for (base, expected) in [
            (
                "https://ai.example/v1",
                "https://ai.example/v1/chat/completions",
            ),
            (
                "https://ai.example/v1/",
                "https://ai.example/v1/chat/completions",
            ),
            (
                "http://127.0.0.1:11434",
                "http://127.0.0.1:11434/chat/completions",
            ),
            (
                "https://ai.example/x/chat/completions?v=2",
                "https://ai.example/x/chat/completions?v=2",
            ),
        ] {
            assert_eq!(base.parse::<AiEndpoint>().unwrap().0.as_str(), expected);
        }
        for base in ["", "ai.example", "ftp://ai.example", "file:///x"] {
            assert_eq!(base.parse::<AiEndpoint>(), Err(AiError::Url), "{base}");
        }
    }
}
