//! A page the extractor will read: bounded, with a valid address where it has one.

use url::Url;

use super::{Error, MAX_PAGE_BYTES};

/// A page as it arrived.
#[derive(Debug, Clone)]
pub struct Plan {
    pub(super) content: Content,
    pub(super) base: Option<Url>,
}

/// Text already, or bytes whose encoding is still to be found.
#[derive(Debug, Clone)]
pub(super) enum Content {
    Text(String),
    Bytes {
        bytes: Vec<u8>,
        header_charset: Option<String>,
    },
}

impl Plan {
    /// A page that is text already, as pasted or sent in JSON.
    pub fn from_text(html: impl Into<String>) -> Result<Self, Error> {
        let html = html.into();
        check_size(html.len(), html.trim().is_empty())?;
        Ok(Self {
            content: Content::Text(html),
            base: None,
        })
    }

    /// A page as fetched; `content_type` is the header's value, which may name the charset.
    pub fn from_bytes(bytes: Vec<u8>, content_type: Option<&str>) -> Result<Self, Error> {
        check_size(bytes.len(), bytes.trim_ascii().is_empty())?;
        Ok(Self {
            content: Content::Bytes {
                bytes,
                header_charset: content_type.and_then(charset_of).map(str::to_owned),
            },
            base: None,
        })
    }

    /// The same page, read from this address: relative links are resolved against it.
    pub fn with_url(mut self, url: &str) -> Result<Self, Error> {
        let url = Url::parse(url.trim()).map_err(|_| Error::BaseUrl)?;
        if !matches!(url.scheme(), "http" | "https") || url.host_str().is_none() {
            return Err(Error::BaseUrl);
        }
        self.base = Some(url);
        Ok(self)
    }
}

fn check_size(len: usize, empty: bool) -> Result<(), Error> {
    if len > MAX_PAGE_BYTES {
        return Err(Error::TooLarge(len));
    }
    if empty {
        return Err(Error::Empty);
    }
    Ok(())
}

/// The `charset` parameter of a Content-Type header.
fn charset_of(content_type: &str) -> Option<&str> {
    content_type.split(';').skip(1).find_map(|parameter| {
        let (name, value) = parameter.split_once('=')?;
        name.trim()
            .eq_ignore_ascii_case("charset")
            .then(|| value.trim().trim_matches(['"', '\'']))
    })
}
