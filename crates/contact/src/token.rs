//! The signed form token: proof that the form came from this site, and when.

use jiff::Timestamp;
use sha2::{Digest, Sha256};

use crate::secret::{Secret, Secrets, hex, unhex};

/// Faster than this nobody reads and fills three fields.
const MIN_AGE_MS: i64 = 3_000;
/// A form left open for longer than a day is fetched again.
const MAX_AGE_MS: i64 = 24 * 3_600_000;
/// Clocks of instances may differ by this much.
const SKEW_MS: i64 = 5 * 60_000;

const PURPOSE: &str = "form-token";

/// What a token says about its sender.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenVerdict {
    /// There is none, as when a program calls the function or scripts are off.
    Missing,
    /// Signed here, of plausible age.
    Valid,
    /// Signed here, but filled in faster than a person can.
    TooYoung,
    /// Signed here, long ago.
    TooOld,
    /// Signed here, in the future: our own clock was set back.
    FromTheFuture,
    /// Not signed here, or altered.
    Forged,
    /// Good, but the form was sent before with another message.
    Spent,
}

/// A token as it travels: `v1.<milliseconds>.<nonce>.<signature>`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormToken(String);

impl FormToken {
    /// Signs the present moment; `nonce` makes each form distinct.
    pub fn issue(secrets: &Secrets, now: Timestamp, nonce: [u8; 8]) -> Self {
        let claim = format!("v1.{}.{}", now.as_millisecond(), hex(&nonce));
        let signature = hex(&secrets.current.sign(PURPOSE, &claim));
        Self(format!("{claim}.{signature}"))
    }

    /// Judges what came back from the form.
    pub fn judge(secrets: &Secrets, token: Option<&str>, now: Timestamp) -> TokenVerdict {
        let Some(token) = token.filter(|token| !token.is_empty()) else {
            return TokenVerdict::Missing;
        };
        let Some(issued_at) = signed_moment(secrets, token) else {
            return TokenVerdict::Forged;
        };
        match now.as_millisecond() - issued_at {
            age if age < -SKEW_MS => TokenVerdict::FromTheFuture,
            // Within the skew the age is not known well enough to be held against anyone.
            age if age < 0 => TokenVerdict::Valid,
            age if age < MIN_AGE_MS => TokenVerdict::TooYoung,
            age if age <= MAX_AGE_MS + SKEW_MS => TokenVerdict::Valid,
            _ => TokenVerdict::TooOld,
        }
    }

    /// The name under which the store remembers that a token was used: that of what was signed, for a signature can
    /// be spelled in more ways than one.
    pub(crate) fn name(token: &str) -> String {
        let claim = token.rsplit_once('.').map_or(token, |(claim, _)| claim);
        hex(&Sha256::digest(claim)[..16])
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn signed_moment(secrets: &Secrets, token: &str) -> Option<i64> {
    let (claim, signature) = token.rsplit_once('.')?;
    let signature = unhex(signature)?;
    let signed_by = |secret: &Secret| secret.verify(PURPOSE, claim, &signature);
    let genuine = signed_by(&secrets.current) || secrets.previous.as_ref().is_some_and(signed_by);
    let mut parts = claim.split('.');
    (genuine && parts.next() == Some("v1")).then(|| parts.next()?.parse().ok())?
}
