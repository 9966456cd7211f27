//! What a visitor is told when there is no page, and what only the log is told.

use super::MAX_URL_CHARS;
use thiserror::Error;

/// Why there is no page, in words for the visitor.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PageError {
    /// Not an address of the web.
    #[error("give an address that starts with http:// or https://")]
    NotHttp,
    /// Longer than any address.
    #[error("an address has at most {MAX_URL_CHARS} characters")]
    TooLong,
    /// Passwords have no place here.
    #[error("leave the user name and password out of the address")]
    Credentials,
    /// A port that no public site uses.
    #[error("only the usual ports, 80 and 443, are fetched")]
    Port,
    /// The site said no.
    #[error(
        "the site's robots.txt asks programs not to read this page; open it in your browser and paste its HTML instead"
    )]
    Robots,
    /// The site has been asked enough.
    #[error(
        "this site, or others on its server, was asked for many pages; wait {0} seconds and try again"
    )]
    HostTooOften(u64),
    /// This visitor, or its network, has had its part of what one site is asked for.
    #[error(
        "your address or network has had this site, or others on its server, asked for as many pages as one may; wait {0} seconds and try again"
    )]
    HostPartSpent(u64),
    /// Whoever asked has no room for the page.
    #[error("the page is more than there is room for")]
    NoRoom,
    /// We have enough to do.
    #[error("too many pages are being fetched; try again in a few seconds")]
    Busy,
    /// Everything else, in one text; the cause is for the log.
    #[error(
        "the page could not be fetched: it is not public, did not answer in time, or is no HTML page of at most 5 MB; open it in your browser and paste its HTML instead"
    )]
    Failed(Cause),
}

/// What went wrong on the way. Logged, never shown.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Cause {
    /// A private, loopback or otherwise special address, scheme or port.
    #[error("the address does not lead to the public web")]
    Forbidden,
    /// No name, no connection, or no trust in its certificate.
    #[error("no connection")]
    Unreachable,
    /// Too long in coming.
    #[error("no answer in time")]
    TimedOut,
    /// Sent around in circles.
    #[error("too many redirects")]
    TooManyRedirects,
    /// From https to http.
    #[error("redirected from https to http")]
    Downgrade,
    /// An answer, but no page.
    #[error("the server answered {0}")]
    Status(u16),
    /// A head without end.
    #[error("the headers are too large")]
    HeadersTooLarge,
    /// A body without end.
    #[error("the page is too large")]
    TooLarge,
    /// A picture, a film, a program.
    #[error("not a page: {0}")]
    MediaType(String),
    /// Packed in a way we did not ask for.
    #[error("packed in a way we did not ask for")]
    Encoding,
    /// More rules than are weighed for so long an address (`robots.rs`).
    #[error("robots.txt has too many rules for so long an address")]
    RobotsTooLong,
    /// An address no browser would follow.
    #[error("redirected to an address that is too long")]
    RedirectTooLong,
    /// Without an answer on robots.txt nothing may be read (RFC 9309, part 2.3.1.4).
    #[error("robots.txt cannot be read: {0}")]
    RobotsUnreachable(Box<Cause>),
}

impl From<Cause> for PageError {
    fn from(cause: Cause) -> Self {
        Self::Failed(cause)
    }
}
