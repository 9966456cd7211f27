//! Mail over SMTP: one mail after another over one connection, encrypted unless the server is this very machine.
//!
//! The steps are taken one by one instead of through the library's pool, because only then
//! is it known which step failed: a refused login must be tried again, a refused recipient not.

use std::fmt;
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{AsyncSmtpConnection, Certificate, TlsParameters};
use lettre::transport::smtp::commands;
use lettre::transport::smtp::extension::ClientId;
use percent_encoding::percent_decode_str;
use url::{Host, Url};

use super::kept::{Kept, take_leave};
use super::quota::{is_of_quota, names_quota};
use super::{Mail, Mailer, SendError};

/// How long a whole delivery may take: RFC 5321, 4.5.3.2.6 allows ten minutes for the last
/// answer alone, but a lease held that long delays every retry, and few servers need one.
const DEFAULT_TIMEOUT: Duration = Duration::from_secs(60);

/// How long a server may think about a further mail before it is called anew.
const GO_ON_TIMEOUT: Duration = Duration::from_secs(5);

/// Why the mail server's address cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SmtpUrlError {
    /// Not an address; the reason never repeats it, since it may hold a password.
    #[error("smtp_url must look like smtp+starttls://user:password@mail.example.ca:587")]
    Malformed,
    /// Another scheme.
    #[error(
        "smtp_url must begin with smtp+starttls://, smtps:// or, for this machine only, smtp://"
    )]
    Scheme,
    /// Without encryption, over a network.
    #[error(
        "smtp:// sends mail and password in the clear and is only for this machine; use smtp+starttls:// or smtps://"
    )]
    Plaintext,
    /// The file with further certificate authorities cannot be used.
    #[error("smtp_ca_file cannot be used")]
    Authority(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The host name cannot be verified by TLS.
    #[error("the host in smtp_url cannot be verified by TLS")]
    Host(#[source] lettre::transport::smtp::Error),
}

#[derive(Clone)]
enum Encryption {
    None,
    StartTls(TlsParameters),
    Implicit(TlsParameters),
}

/// A mail server.
#[derive(Clone)]
pub struct Smtp {
    host: String,
    port: u16,
    encryption: Encryption,
    credentials: Option<Credentials>,
    hello: ClientId,
    timeout: Duration,
    kept: Kept,
}

impl fmt::Debug for Smtp {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.destination())
    }
}

impl Smtp {
    /// Reads `smtp+starttls://user:password@host:port`, `smtps://` or, for this machine, `smtp://`.
    ///
    /// `ca_file` names certificate authorities to trust besides the public ones; `domain` is how we introduce ourselves.
    pub fn from_url(url: &str, ca_file: Option<&Path>, domain: &str) -> Result<Self, SmtpUrlError> {
        let url = Url::parse(url).map_err(|_| SmtpUrlError::Malformed)?;
        let host = url.host_str().ok_or(SmtpUrlError::Malformed)?;
        let host = host
            .trim_start_matches('[')
            .trim_end_matches(']')
            .to_owned();
        let (encryption, default_port) = match url.scheme() {
            "smtp" if is_this_machine(&host) => (Encryption::None, 25),
            "smtp" => return Err(SmtpUrlError::Plaintext),
            "smtp+starttls" => (Encryption::StartTls(tls(&host, ca_file)?), 587),
            "smtps" => (Encryption::Implicit(tls(&host, ca_file)?), 465),
            _ => return Err(SmtpUrlError::Scheme),
        };
        let credentials = match (decode(url.username())?, url.password()) {
            (user, Some(password)) => Some(Credentials::new(user, decode(password)?)),
            (user, None) if !user.is_empty() => return Err(SmtpUrlError::Malformed),
            _ => None,
        };
        Ok(Self {
            host,
            port: url.port().unwrap_or(default_port),
            encryption,
            credentials,
            hello: ClientId::Domain(domain.to_owned()),
            timeout: DEFAULT_TIMEOUT,
            kept: Kept::default(),
        })
    }

    /// Replaces the time a whole delivery may take.
    #[must_use]
    pub fn with_timeout(mut self, timeout: Duration) -> Self {
        self.timeout = timeout;
        self
    }

    /// Connects, encrypts and logs in.
    async fn open(&self) -> Result<AsyncSmtpConnection, SendError> {
        let implicit = match &self.encryption {
            Encryption::Implicit(parameters) => Some(parameters.clone()),
            _ => None,
        };
        let address = (self.host.as_str(), self.port);
        let mut connection = AsyncSmtpConnection::connect_tokio1(
            address,
            Some(self.timeout),
            &self.hello,
            implicit,
            None,
        )
        .await
        .map_err(|error| unwelcome(&error))?;
        if let Encryption::StartTls(parameters) = &self.encryption {
            connection
                .starttls(parameters.clone(), &self.hello)
                .await
                .map_err(|error| SendError::Tls {
                    detail: error.to_string(),
                })?;
        }
        if let Some(credentials) = &self.credentials {
            connection
                .auth(DEFAULT_MECHANISMS, credentials)
                .await
                .map_err(|error| match error.status() {
                    Some(_) => SendError::Login {
                        detail: error.to_string(),
                    },
                    None => classify(&error),
                })?;
        }
        Ok(connection)
    }

    /// Hands one mail over, and gives the connection that carried it.
    async fn deliver(&self, mail: &Mail) -> Result<AsyncSmtpConnection, SendError> {
        let mut connection = match self.go_on(mail).await {
            Some(connection) => connection,
            None => {
                let mut connection = self.open().await?;
                begin(&mut connection, mail).await?;
                connection
            }
        };
        hand_over(&mut connection, mail).await?;
        Ok(connection)
    }

    /// The connection of the mail before, if there is one and the server goes on there. It may have closed it, or take
    /// only so many mails over one.
    async fn go_on(&self, mail: &Mail) -> Option<AsyncSmtpConnection> {
        let mut connection = self.kept.take()?;
        let begun = tokio::time::timeout(GO_ON_TIMEOUT, begin(&mut connection, mail)).await;
        matches!(begun, Ok(Ok(()))).then_some(connection)
    }
}

#[async_trait]
impl Mailer for Smtp {
    async fn send(&self, mail: &Mail) -> Result<(), SendError> {
        // The library's own time-out covers the connection only, not a server that falls silent.
        let connection = tokio::time::timeout(self.timeout, self.deliver(mail))
            .await
            .map_err(|_| SendError::Timeout)??;
        self.kept.put(connection);
        Ok(())
    }

    async fn check(&self) -> Result<(), SendError> {
        let connection = tokio::time::timeout(self.timeout, self.open())
            .await
            .map_err(|_| SendError::Timeout)??;
        take_leave(connection).await;
        Ok(())
    }

    fn destination(&self) -> String {
        let how = match self.encryption {
            Encryption::None => "in the clear",
            Encryption::StartTls(_) => "with STARTTLS",
            Encryption::Implicit(_) => "with TLS",
        };
        format!("{}:{} {how}", self.host, self.port)
    }
}

/// What needs an extension of the server's is left to the library.
fn needs_extension(mail: &Mail) -> bool {
    let envelope = &mail.envelope;
    let mut addresses = envelope.to().iter().chain(envelope.from());
    !mail.bytes.is_ascii() || addresses.any(|address| !AsRef::<str>::as_ref(address).is_ascii())
}

/// As much as can be taken back: the server knows nothing of the mail but its sender.
async fn begin(connection: &mut AsyncSmtpConnection, mail: &Mail) -> Result<(), SendError> {
    let sender = commands::Mail::new(mail.envelope.from().cloned(), Vec::new());
    let begun = match needs_extension(mail) {
        true => connection.command(commands::Noop).await,
        false => connection.command(sender).await,
    };
    begun.map(drop).map_err(|error| classify(&error))
}

/// Step by step, so that a text that is refused can be told from an address that is.
async fn hand_over(connection: &mut AsyncSmtpConnection, mail: &Mail) -> Result<(), SendError> {
    let failed = |error| classify(&error);
    let Mail {
        envelope, bytes, ..
    } = mail;
    if needs_extension(mail) {
        let sent = connection.send(envelope, bytes).await;
        return sent.map(drop).map_err(failed);
    }
    for recipient in envelope.to() {
        let recipient = commands::Rcpt::new(recipient.clone(), Vec::new());
        connection.command(recipient).await.map_err(failed)?;
    }
    connection.command(commands::Data).await.map_err(failed)?;
    let taken = connection.command(text_with_end(bytes)).await;
    match taken.map_err(failed) {
        Err(SendError::Refused { code, detail }) => Err(SendError::TextRefused { code, detail }),
        // A quota is of the account, whatever the text.
        Err(SendError::PutOff { code, detail }) if !names_quota(&detail) => {
            Err(SendError::TextPutOff { code, detail })
        }
        taken => taken.map(drop),
    }
}

/// The text of a mail with its end (RFC 5321, 4.5.2), to be written at once.
///
/// The library writes the end by itself: a small packet that the system keeps back until the server has confirmed the
/// one before, which the server in turn puts off for 40 ms.
fn text_with_end(ascii: &[u8]) -> String {
    let text = String::from_utf8_lossy(ascii).replace("\r\n.", "\r\n..");
    let first = if text.starts_with('.') { "." } else { "" };
    format!("{first}{text}\r\n.\r\n")
}

/// A server that turns us away at the door says nothing about the mail: even its 5xx is tried again.
fn unwelcome(error: &lettre::transport::smtp::Error) -> SendError {
    match classify(error) {
        SendError::Refused { code, detail } => SendError::PutOff { code, detail },
        other => other,
    }
}

fn classify(error: &lettre::transport::smtp::Error) -> SendError {
    let detail = error.to_string();
    match error.status().map(u16::from) {
        // Login required, refused, or too weak (RFC 4954, 6): ours to put right, not the mail's fault.
        Some(530 | 534 | 535 | 538) => SendError::Login { detail },
        Some(code) if error.is_permanent() && !is_of_quota(code, &detail) => {
            SendError::Refused { code, detail }
        }
        Some(code) => SendError::PutOff { code, detail },
        None if error.is_tls() => SendError::Tls { detail },
        None if error.is_timeout() => SendError::Timeout,
        None => SendError::Unreachable { detail },
    }
}

fn tls(host: &str, ca_file: Option<&Path>) -> Result<TlsParameters, SmtpUrlError> {
    let mut builder = TlsParameters::builder(host.to_owned());
    if let Some(path) = ca_file {
        let pem = std::fs::read(path).map_err(|error| SmtpUrlError::Authority(error.into()))?;
        let authority =
            Certificate::from_pem(&pem).map_err(|error| SmtpUrlError::Authority(error.into()))?;
        builder = builder.add_root_certificate(authority);
    }
    builder.build_rustls().map_err(SmtpUrlError::Host)
}

fn is_this_machine(host: &str) -> bool {
    match Host::parse(host) {
        Ok(Host::Domain(name)) => name == "localhost",
        Ok(Host::Ipv4(address)) => address.is_loopback(),
        Ok(Host::Ipv6(address)) => address.is_loopback(),
        Err(_) => host == "::1",
    }
}

/// Undoes percent encoding, which a password with `@` or `/` needs; a stray `%` is a mistake.
fn decode(part: &str) -> Result<String, SmtpUrlError> {
    let is_escape = |piece: &str| {
        let code = piece.as_bytes().get(..2);
        code.is_some_and(|code| code.iter().all(u8::is_ascii_hexdigit))
    };
    if !part.split('%').skip(1).all(is_escape) {
        return Err(SmtpUrlError::Malformed);
    }
    let text = percent_decode_str(part).decode_utf8();
    text.map(Into::into).map_err(|_| SmtpUrlError::Malformed)
}
