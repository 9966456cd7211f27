//! The owner's AI endpoint, for the demos that may ask it, and who may ask how much.

use std::net::IpAddr;

use boreal_sources::{AiClient, AiLimits};

use crate::config::Secret;
use crate::error::ApiError;
use crate::middleware::permits::{ClientPermit, ClientPermits};
use crate::middleware::rate_limit::RateLimiter;
use crate::settings::{ConfigError, Settings};

/// Questions a visitor may put to it a minute, in each demo: it costs the owner money.
const AI_CALLS_PER_MINUTE: u32 = 10;

/// Who may ask it in one demo: so often a minute, and one question of a visitor's at once, half of them of a network's,
/// so that nobody waits behind one who keeps it busy.
#[derive(Clone)]
pub struct AiQuestions {
    calls: RateLimiter,
    under_way: ClientPermits,
}

impl Default for AiQuestions {
    fn default() -> Self {
        Self {
            calls: RateLimiter::per_minute(AI_CALLS_PER_MINUTE),
            under_way: ClientPermits::new(1, AiLimits::default().concurrent / 2),
        }
    }
}

impl AiQuestions {
    /// Counts a question, which is under way until what this gives is dropped.
    pub fn take(&self, visitor: IpAddr) -> Result<ClientPermit, ApiError> {
        let permit = self.under_way.take(visitor);
        let longest = AiLimits::default().timeout.as_secs();
        let permit = permit.ok_or(ApiError::QuestionUnderWay(longest))?;
        self.calls.take(visitor)?;
        Ok(permit)
    }
}

/// Where there is one: `ai_url` with `ai_model` and perhaps `ai_key`.
pub fn ai_endpoint(settings: &mut Settings) -> Result<Option<AiClient>, ConfigError> {
    let url = settings.optional("ai_url")?;
    let model: Option<String> = settings.optional("ai_model")?;
    let key: Option<Secret> = settings.optional("ai_key")?;
    let Some(url) = url else { return Ok(None) };
    let model =
        model.ok_or_else(|| ConfigError::missing("ai_model", "ai_url is set and needs it"))?;
    let key = key.map(|key| key.reveal().to_owned());
    Ok(Some(AiClient::new(url, model, key, AiLimits::default())))
}

#[cfg(test)]
mod tests {
    use super::{AI_CALLS_PER_MINUTE, AiQuestions};
    use crate::error::ApiError;

    #[test]
    fn a_visitor_has_one_question_at_once_and_a_network_half_of_all() {
        let questions = AiQuestions::default();
        let take = |ip: &str| questions.take(ip.parse().unwrap());
        let is_refused = |ip| matches!(take(ip), Err(ApiError::QuestionUnderWay(_)));
        let first = take("203.0.113.1").unwrap();
        assert!(is_refused("203.0.113.1"));
        let _second = take("203.0.113.2").unwrap();
        assert!(is_refused("203.0.113.3"));
        let _others = ["198.51.100.1", "192.0.2.1"].map(|ip| take(ip).unwrap());
        drop(first);
        // What was refused is none of a minute's questions.
        for _ in 1..AI_CALLS_PER_MINUTE {
            drop(take("203.0.113.1").unwrap());
        }
        assert!(matches!(
            take("203.0.113.1"),
            Err(ApiError::TooManyRequests(_))
        ));
    }
}
