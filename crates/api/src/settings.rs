//! Keys and values from `boreal.toml` and the environment, each remembered with
//! where it came from, so that a mistake is reported at its place.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::ops::{Range, RangeInclusive};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use ipnet::IpNet;
use toml::Spanned;

/// The file read when `--config` names none; it may be absent.
pub const DEFAULT_FILE: &str = "boreal.toml";

/// Why a file is no list of settings.
const UNREADABLE: &str = "cannot be read as TOML: a setting is `name = value` on a line of its own, once, a text in quotes";

/// A setting that cannot be used, and where it stands.
#[derive(Debug, thiserror::Error)]
#[error("{origin}: {reason}")]
pub struct ConfigError {
    origin: String,
    reason: String,
}

impl ConfigError {
    pub(crate) fn missing(key: &str, reason: &str) -> Self {
        Self {
            origin: format!("{key} (BOREAL_{})", key.to_uppercase()),
            reason: format!("missing: {reason}"),
        }
    }
}

#[derive(Clone)]
struct Setting {
    value: String,
    /// `boreal.toml, line 3: smtp_url` or `BOREAL_SMTP_URL`.
    origin: String,
}

/// The owner's settings. What nobody has read by the end was never known.
#[derive(Clone, Default)]
pub struct Settings {
    given: BTreeMap<String, Setting>,
    known: BTreeSet<&'static str>,
}

/// Values may be secret, so only the names are printed.
impl std::fmt::Debug for Settings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.given.keys()).finish()
    }
}

impl Settings {
    pub fn read(
        file: Option<&Path>,
        variables: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Self, ConfigError> {
        let mut given = BTreeMap::new();
        read_file(file, &mut given)?;
        for (name, value) in variables {
            let Some(key) = name.strip_prefix("BOREAL_") else {
                continue;
            };
            let key = key.to_lowercase();
            given.insert(
                key,
                Setting {
                    value,
                    origin: name,
                },
            );
        }
        Ok(Self {
            given,
            known: BTreeSet::new(),
        })
    }

    /// A value that may be absent; an empty one counts as absent.
    pub fn optional<T: FromStr<Err: Display>>(
        &mut self,
        key: &'static str,
    ) -> Result<Option<T>, ConfigError> {
        let Some(setting) = self.take(key) else {
            return Ok(None);
        };
        if setting.value.is_empty() {
            return Ok(None);
        }
        match setting.value.parse() {
            Ok(value) => Ok(Some(value)),
            Err(reason) => Err(ConfigError {
                origin: setting.origin.clone(),
                reason: reason.to_string(),
            }),
        }
    }

    /// A value with a default.
    pub fn or<T: FromStr<Err: Display>>(
        &mut self,
        key: &'static str,
        default: T,
    ) -> Result<T, ConfigError> {
        Ok(self.optional(key)?.unwrap_or(default))
    }

    /// A number with a default and bounds.
    pub fn within<T>(
        &mut self,
        key: &'static str,
        default: T,
        range: RangeInclusive<T>,
    ) -> Result<T, ConfigError>
    where
        T: FromStr<Err: Display> + PartialOrd + Display,
    {
        let origin = self
            .take(key)
            .map(|setting| setting.origin.clone())
            .unwrap_or_default();
        let value = self.or(key, default)?;
        if range.contains(&value) {
            return Ok(value);
        }
        let reason = format!("must be {} to {}, got {value}", range.start(), range.end());
        Err(ConfigError { origin, reason })
    }

    /// Networks or single addresses, separated by commas.
    pub fn list(&mut self, key: &'static str) -> Result<Vec<IpNet>, ConfigError> {
        let Some(setting) = self.take(key) else {
            return Ok(Vec::new());
        };
        let items = setting
            .value
            .split(',')
            .map(str::trim)
            .filter(|item| !item.is_empty());
        items
            .map(|item| {
                let address = item.parse::<std::net::IpAddr>().map(IpNet::from);
                address.or_else(|_| item.parse()).map_err(|_| ConfigError {
                    origin: setting.origin.clone(),
                    reason: format!("{item:?} is no address or network such as 10.0.0.0/8"),
                })
            })
            .collect()
    }

    /// Every setting that was asked for.
    pub fn known(&self) -> impl Iterator<Item = &'static str> {
        self.known.iter().copied()
    }

    /// Refuses what nobody asked for: a misspelt key must not be silently ignored.
    pub fn refuse_unknown(&self) -> Result<(), ConfigError> {
        let unknown = |(key, _): &(&String, &Setting)| !self.known.contains(key.as_str());
        match self.given.iter().find(unknown) {
            None => Ok(()),
            Some((_, setting)) => Err(ConfigError {
                origin: setting.origin.clone(),
                reason: "no such setting; docs/operations.md lists them".to_owned(),
            }),
        }
    }

    fn take(&mut self, key: &'static str) -> Option<&Setting> {
        self.known.insert(key);
        self.given.get(key)
    }
}

fn read_file(
    file: Option<&Path>,
    given: &mut BTreeMap<String, Setting>,
) -> Result<(), ConfigError> {
    let path = file.map_or_else(|| PathBuf::from(DEFAULT_FILE), Path::to_owned);
    let text = match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound && file.is_none() => {
            return Ok(());
        }
        Err(error) => {
            return Err(ConfigError {
                origin: path.display().to_string(),
                reason: error.to_string(),
            });
        }
    };
    let path = path.display();
    let is_end = |byte: &u8| *byte == b'\n';
    let line = |span: Range<usize>| 1 + text.bytes().take(span.start).filter(is_end).count();
    let table: BTreeMap<Spanned<String>, toml::Value> =
        toml::from_str(&text).map_err(|error| ConfigError {
            origin: error.span().map_or_else(
                || path.to_string(),
                |span| format!("{path}, line {}", line(span)),
            ),
            // The parser's own words quote the line, and it may hold a password.
            reason: UNREADABLE.to_owned(),
        })?;
    for (key, value) in table {
        let origin = format!("{path}, line {}: {key}", line(key.span()));
        let value = plain(&value).ok_or_else(|| ConfigError {
            origin: origin.clone(),
            reason: "must be a text, a number, true or false, or a list of texts".to_owned(),
        })?;
        given.insert(key.into_inner(), Setting { value, origin });
    }
    Ok(())
}

/// A value as the environment would spell it.
fn plain(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Boolean(flag) => Some(flag.to_string()),
        toml::Value::Array(items) => {
            let items: Option<Vec<&str>> = items.iter().map(toml::Value::as_str).collect();
            Some(items?.join(","))
        }
        _ => None,
    }
}
