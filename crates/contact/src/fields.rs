//! The three fields of the form as types: what exists is valid.

use boreal_demo_kit::FieldError;
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

use crate::secret::hex;
use crate::text::{clean_line, clean_text};

/// Shortest name, from the specification.
pub const MIN_NAME_CHARS: usize = 2;
/// Longest name; long enough for any passport.
pub const MAX_NAME_CHARS: usize = 100;
/// Longest address that fits a mail path (RFC 5321, 4.5.3.1.3, less the angle brackets).
pub const MAX_EMAIL_CHARS: usize = 254;
/// Shortest message, from the specification.
pub const MIN_MESSAGE_CHARS: usize = 10;
/// Longest message: two printed pages.
pub const MAX_MESSAGE_CHARS: usize = 5_000;

/// Longest local part (RFC 5321, 4.5.3.1.1).
const MAX_LOCAL_BYTES: usize = 64;
/// Longest page or demo name kept as origin.
const MAX_ORIGIN_CHARS: usize = 100;

const INVALID_EMAIL: &str = "Please enter a valid email address";

/// What the form sends, unchecked.
#[derive(Clone, Default, Deserialize)]
#[serde(default)]
pub struct RawEnquiry {
    pub name: String,
    pub email: String,
    pub message: String,
    /// The honeypot: people do not see it, so what fills it is not a person.
    pub website: Option<String>,
    /// Proof that the form was fetched from this site, and when.
    pub form_token: Option<String>,
    /// Names this attempt to send, so that a repeat is recognized.
    pub idempotency_key: Option<String>,
    /// The page or demo from which the visitor writes.
    pub origin: Option<String>,
}

impl std::fmt::Debug for RawEnquiry {
    /// Names no person: this type passes through code that logs.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("RawEnquiry").finish_non_exhaustive()
    }
}

/// A person's name: one line of [`MIN_NAME_CHARS`] to [`MAX_NAME_CHARS`].
#[derive(Clone, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    /// Checks and cleans a name.
    pub fn parse(raw: &str) -> Result<Self, FieldError> {
        let clean = clean_line(raw);
        match clean.chars().count() {
            ..MIN_NAME_CHARS => Err(too_short(
                "name",
                format!("Name must be at least {MIN_NAME_CHARS} characters"),
                MIN_NAME_CHARS,
            )),
            MIN_NAME_CHARS..=MAX_NAME_CHARS => Ok(Self(clean)),
            _ => Err(too_long(
                "name",
                format!("Name must be at most {MAX_NAME_CHARS} characters"),
                MAX_NAME_CHARS,
            )),
        }
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// One mail address, its domain in ASCII.
#[derive(Clone, PartialEq, Eq)]
pub struct Email {
    address: String,
    at: usize,
}

impl Email {
    /// Checks an address; international domains are taken and turned into ASCII.
    pub fn parse(raw: &str) -> Result<Self, FieldError> {
        let trimmed = raw.trim();
        if trimmed.chars().count() > MAX_EMAIL_CHARS {
            let message = format!("Email must be at most {MAX_EMAIL_CHARS} characters");
            return Err(too_long("email", message, MAX_EMAIL_CHARS));
        }
        let invalid = || FieldError::new("email", "not_an_address", INVALID_EMAIL, Value::Null);
        // A line break inside must not be cleaned away: it makes the address invalid.
        if clean_line(trimmed) != unicode_normal(trimmed) {
            return Err(invalid());
        }
        let normal = unicode_normal(trimmed);
        let (local, domain) = normal.rsplit_once('@').ok_or_else(invalid)?;
        if !is_local_part(local) {
            return Err(invalid());
        }
        let domain = ascii_domain(domain).ok_or_else(invalid)?;
        let email = Self {
            address: format!("{local}@{domain}"),
            at: local.len(),
        };
        if email.address.len() > MAX_EMAIL_CHARS {
            return Err(invalid());
        }
        Ok(email)
    }

    /// The address.
    pub fn as_str(&self) -> &str {
        &self.address
    }

    /// What stands behind the @, in ASCII and lower case.
    pub fn domain(&self) -> &str {
        &self.address[self.at + 1..]
    }

    /// The mailbox it leads to, as far as that shows: case and width of letters make no other, nor for most hosts
    /// does what follows a `+`, nor for Google's do dots, nor for Proton's dots, hyphens and underscores. A name there
    /// is the same mailbox under each of the host's domains.
    pub fn mailbox(&self) -> String {
        let local = self.address[..self.at].nfkc().collect::<String>();
        let local = local.to_lowercase();
        let local = match local.split_once('+') {
            Some((local, _)) if !local.is_empty() => local.to_owned(),
            _ => local,
        };
        match self.domain() {
            "gmail.com" | "googlemail.com" => format!("{}@gmail.com", local.replace('.', "")),
            "proton.me" | "protonmail.com" | "protonmail.ch" | "pm.me" => {
                format!("{}@proton.me", local.replace(['.', '-', '_'], ""))
            }
            domain => format!("{local}@{domain}"),
        }
    }
}

/// A message of [`MIN_MESSAGE_CHARS`] to [`MAX_MESSAGE_CHARS`].
#[derive(Clone, PartialEq, Eq)]
pub struct MessageText(String);

impl MessageText {
    /// Checks and cleans a message.
    pub fn parse(raw: &str) -> Result<Self, FieldError> {
        let clean = clean_text(raw);
        match clean.chars().count() {
            ..MIN_MESSAGE_CHARS => Err(too_short(
                "message",
                format!("Message must be at least {MIN_MESSAGE_CHARS} characters"),
                MIN_MESSAGE_CHARS,
            )),
            MIN_MESSAGE_CHARS..=MAX_MESSAGE_CHARS => Ok(Self(clean)),
            _ => Err(too_long(
                "message",
                format!(
                    "Message must be at most {},{:03} characters",
                    MAX_MESSAGE_CHARS / 1_000,
                    MAX_MESSAGE_CHARS % 1_000
                ),
                MAX_MESSAGE_CHARS,
            )),
        }
    }

    /// The message.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A message whose fields are all valid.
#[derive(Clone)]
pub struct Submission {
    /// Who writes.
    pub name: Name,
    /// Where the answer goes.
    pub email: Email,
    /// What was written.
    pub message: MessageText,
    /// The page or demo from which it was sent.
    pub origin: Option<String>,
}

impl Submission {
    /// Hash of what was written, to tell a repeat from another message.
    pub fn body_hash(&self) -> String {
        let mut hash = Sha256::new();
        for part in [
            self.name.as_str(),
            self.email.as_str(),
            self.message.as_str(),
        ] {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        }
        hex(&hash.finalize())
    }
}

impl TryFrom<&RawEnquiry> for Submission {
    type Error = Vec<FieldError>;

    fn try_from(raw: &RawEnquiry) -> Result<Self, Vec<FieldError>> {
        let name = Name::parse(&raw.name);
        let email = Email::parse(&raw.email);
        let message = MessageText::parse(&raw.message);
        match (name, email, message) {
            (Ok(name), Ok(email), Ok(message)) => Ok(Self {
                name,
                email,
                message,
                origin: raw.origin.as_deref().and_then(parse_origin),
            }),
            (name, email, message) => Err([name.err(), email.err(), message.err()]
                .into_iter()
                .flatten()
                .collect()),
        }
    }
}

/// Keeps an origin that looks like a path or a slug; anything else says nothing worth storing.
fn parse_origin(raw: &str) -> Option<String> {
    let is_plain =
        |character: char| character.is_ascii_alphanumeric() || "/-_.".contains(character);
    let trimmed = raw.trim();
    let fits = (1..=MAX_ORIGIN_CHARS).contains(&trimmed.len());
    (fits && trimmed.chars().all(is_plain)).then(|| trimmed.to_owned())
}

fn too_short(field: &str, message: String, least: usize) -> FieldError {
    FieldError::new(field, "too_short", message, json!({ "limit": least }))
}

fn too_long(field: &str, message: String, most: usize) -> FieldError {
    FieldError::new(field, "too_long", message, json!({ "limit": most }))
}

fn unicode_normal(text: &str) -> String {
    text.nfc().collect()
}

/// Dot-separated atoms (RFC 5322, 3.2.3), with letters of any script (RFC 6532); quoted forms are refused.
///
/// So is the percent sign, which once routed mail through third parties and hides line ends from people.
fn is_local_part(local: &str) -> bool {
    let is_atom_character = |character: char| {
        if character.is_ascii() {
            character.is_ascii_alphanumeric() || "!#$&'*+-/=?^_`{|}~".contains(character)
        } else {
            character.is_alphanumeric()
        }
    };
    local.len() <= MAX_LOCAL_BYTES
        && !local.contains("=?")
        && local
            .split('.')
            .all(|atom| !atom.is_empty() && atom.chars().all(is_atom_character))
}

/// The domain in ASCII, if it is a name of at least two labels.
fn ascii_domain(domain: &str) -> Option<String> {
    let url::Host::Domain(ascii) = url::Host::parse(domain).ok()? else {
        return None;
    };
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    let labels: Vec<&str> = ascii.split('.').collect();
    let top = labels.last()?;
    let plausible = labels.len() >= 2
        && labels.iter().all(|label| is_label(label))
        && top.len() >= 2
        && !top.bytes().all(|byte| byte.is_ascii_digit());
    plausible.then_some(ascii)
}
