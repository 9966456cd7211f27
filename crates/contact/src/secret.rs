//! The installation's secret: made once, kept in the data folder, never shown.

use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::Path;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// Bytes of a secret that is made here.
const GENERATED_BYTES: usize = 32;
/// Shortest secret an owner may set: below this it can be guessed offline.
const MIN_CHARS: usize = 16;

/// Why there is no usable secret.
#[derive(Debug, thiserror::Error)]
pub enum SecretError {
    /// The file in the data folder cannot be made or read.
    #[error("cannot keep the secret in {path}")]
    File {
        /// The file concerned.
        path: String,
        /// What the operating system said.
        source: io::Error,
    },
    /// The system gives no randomness.
    #[error("the system gives no randomness: {0}")]
    Randomness(getrandom::Error),
    /// The secret is too short.
    #[error("the secret must have at least {MIN_CHARS} characters")]
    TooShort,
}

/// Bytes that are never printed.
#[derive(Clone)]
pub struct Secret(Vec<u8>);

impl Secret {
    /// Wraps a secret from the configuration.
    pub fn new(text: &str) -> Result<Self, SecretError> {
        if text.len() < MIN_CHARS {
            return Err(SecretError::TooShort);
        }
        Ok(Self(text.as_bytes().to_vec()))
    }

    /// The keyed hash of `text`; `purpose` keeps hashes made for one use from serving another.
    pub(crate) fn sign(&self, purpose: &str, text: &str) -> [u8; 32] {
        self.mac(purpose, text).finalize().into_bytes().into()
    }

    /// Whether `signature` is that of `text`, compared in constant time.
    pub(crate) fn verify(&self, purpose: &str, text: &str, signature: &[u8]) -> bool {
        self.mac(purpose, text).verify_slice(signature).is_ok()
    }

    fn mac(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes a key of any length");
        if !purpose.is_empty() {
            mac.update(purpose.as_bytes());
            mac.update(&[0]);
        }
        mac.update(text.as_bytes());
        mac
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret(redacted)")
    }
}

/// The present secret and, while it is being changed, the one before.
#[derive(Debug, Clone)]
pub struct Secrets {
    /// Signs, and is tried first.
    pub current: Secret,
    /// Only checks what it signed before.
    pub previous: Option<Secret>,
}

impl Secrets {
    /// Reads the secret of the data folder, or makes it on the first start.
    pub fn load_or_create(data_dir: &Path) -> Result<Self, SecretError> {
        let path = data_dir.join("secret");
        let wrap = |source| SecretError::File {
            path: path.display().to_string(),
            source,
        };
        if !path.exists() {
            create(&path, wrap)?;
        }
        let text = fs::read_to_string(&path).map_err(wrap)?;
        Ok(Self {
            current: Secret::new(text.trim())?,
            previous: None,
        })
    }

    /// A keyed hash for values that must not be kept as they are.
    pub(crate) fn pseudonym(&self, purpose: &str, value: &str) -> String {
        hex(&self.current.sign(purpose, value)[..16])
    }
}

/// Writes a new secret under another name and links it into place: of two first starts, one wins whole.
fn create(path: &Path, wrap: impl Fn(io::Error) -> SecretError) -> Result<(), SecretError> {
    let mut bytes = [0; GENERATED_BYTES];
    getrandom::fill(&mut bytes).map_err(SecretError::Randomness)?;
    if let Some(folder) = path.parent() {
        fs::DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(folder)
            .map_err(&wrap)?;
    }
    let draft = path.with_extension(format!("new-{}", hex(&bytes[..4])));
    let write = || {
        let mut file = OpenOptions::new()
            .write(true)
            .create_new(true)
            .mode(0o600)
            .open(&draft)?;
        file.write_all(hex(&bytes).as_bytes())?;
        file.sync_all()?;
        match fs::hard_link(&draft, path) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
            _ => fs::remove_file(&draft),
        }
    };
    write().map_err(wrap)
}

/// Bytes as lower-case hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Hexadecimal back to bytes.
pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return None;
    }
    (0..text.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok())
        .collect()
}
