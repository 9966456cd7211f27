//! The owner's AI endpoint, for the demos that may ask it.

use boreal_sources::{AiClient, AiLimits};

use crate::config::Secret;
use crate::settings::{ConfigError, Settings};

/// Questions a visitor may put to it a minute, in each demo: it costs the owner money.
pub const AI_CALLS_PER_MINUTE: u32 = 10;

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
