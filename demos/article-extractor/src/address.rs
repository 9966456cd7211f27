//! Addresses a page gives, made absolute and safe, or not given on.

use url::Url;

use super::dom::tree::ROOT;
use super::dom::{Attr, Tag, Tree};

/// Longest address given on.
const MAX_URL_BYTES: usize = 2_048;
/// The `base` element stands in the head; further down it is ignored.
const BASE_WITHIN_NODES: usize = 2_000;

/// Resolves a page's addresses.
#[derive(Debug, Clone)]
pub struct Addresses {
    base: Option<Url>,
}

impl Addresses {
    /// Of a page read from `url`, which its `base` element may refine.
    pub fn new(tree: &Tree, url: Option<&Url>) -> Self {
        let stated = tree
            .descendants(ROOT)
            .take(BASE_WITHIN_NODES)
            .find(|&node| tree.tag(node) == Tag::Base)
            .and_then(|node| tree.attr(node, Attr::Href));
        let base = match (stated, url) {
            (Some(href), Some(url)) => url.join(href).ok().or_else(|| Some(url.clone())),
            (Some(href), None) => Url::parse(href).ok(),
            (None, url) => url.cloned(),
        };
        Self {
            base: base.filter(|base| matches!(base.scheme(), "http" | "https")),
        }
    }

    /// A link's target: http, https or mailto.
    pub fn link(&self, href: &str) -> Option<String> {
        self.resolve(href, &["http", "https", "mailto"])
    }

    /// A picture's address: http or https.
    pub fn image(&self, src: &str) -> Option<String> {
        self.resolve(src, &["http", "https"])
    }

    fn resolve(&self, text: &str, schemes: &[&str]) -> Option<String> {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') || text.len() > MAX_URL_BYTES {
            return None;
        }
        let url = match &self.base {
            Some(base) => base.join(text).ok()?,
            None => Url::parse(text).ok()?,
        };
        let allowed = schemes.contains(&url.scheme());
        let plain = url.username().is_empty() && url.password().is_none();
        let text = String::from(url);
        (allowed && plain && text.len() <= MAX_URL_BYTES).then_some(text)
    }
}
