//! The headline, cleaned of the site's name.

use url::Url;

use super::{Candidates, Stated, Tags};
use crate::report::Source;

/// What stands between a headline and a site's name.
const SEPARATORS: [&str; 9] = [
    " | ", " - ", " – ", " — ", " :: ", " » ", " · ", " • ", " / ",
];

/// A shorter heading may be the name of the site or of a section.
const MIN_HEADLINE_WORDS: usize = 4;

/// Headlines, best first.
pub fn candidates(
    tags: &Tags,
    stated: &Stated,
    site: Option<&str>,
    url: Option<&Url>,
) -> Candidates {
    let host = url
        .and_then(Url::host_str)
        .map(|host| host.trim_start_matches("www.").to_owned());
    let names: Vec<String> = [site.map(str::to_owned), host.clone(), host.map(first_label)]
        .into_iter()
        .flatten()
        .map(|name| key(&name))
        .filter(|name| name.len() > 2)
        .collect();
    let clean = |text: &str| without_site(text, &names, &tags.first_headings);
    let mut found = Candidates::default();
    let whole = tags.title.as_deref().unwrap_or_default();
    // A heading that the title element begins with is the headline as readers see it.
    for heading in &tags.first_headings {
        if heading.chars().count() >= 8 && key(whole).starts_with(&key(heading)) {
            found.add(Source::Dom, heading);
        }
    }
    for text in &stated.headlines {
        found.add(Source::JsonLd, clean(text));
    }
    for text in tags.values("og:title") {
        found.add(Source::OpenGraph, clean(text));
    }
    for text in tags.microdata_headlines.iter() {
        found.add(Source::Microdata, clean(text));
    }
    for name in [
        "twitter:title",
        "dc.title",
        "citation_title",
        "parsely-title",
        "title",
    ] {
        for text in tags.values(name) {
            found.add(Source::Meta, clean(text));
        }
    }
    if let [heading] = tags.first_headings.as_slice() {
        found.add(Source::Dom, heading);
    }
    found.add(Source::Meta, clean(whole));
    for heading in &tags.first_headings {
        found.add(Source::Dom, heading);
    }
    found
}

/// Puts the only first-level heading before all else, where it is a sentence rather than the name
/// of a section: it is the headline as readers see it, search engines are told another.
pub fn prefer_heading(candidates: &mut Candidates, tags: &Tags) {
    if let [heading] = tags.first_headings.as_slice()
        && heading.split_whitespace().count() >= MIN_HEADLINE_WORDS
    {
        let mut found = Candidates::default();
        found.add(Source::Dom, heading);
        for other in &candidates.0 {
            found.add(other.source, &other.value);
        }
        *candidates = found;
    }
}

fn first_label(host: String) -> String {
    host.split('.').next().unwrap_or_default().to_owned()
}

/// Letters and digits only, in lower case: what two spellings of a name share.
fn key(text: &str) -> String {
    text.chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}

/// Cuts the site's name off the end, or off the start, of a title.
fn without_site(text: &str, names: &[String], headings: &[String]) -> String {
    let mut text = text.trim().to_owned();
    let is_site = |part: &str| {
        let part = key(part);
        !part.is_empty()
            && names.iter().any(|name| {
                *name == part
                    || (part.len() > 4
                        && (name.starts_with(&part) || part.starts_with(name.as_str())))
            })
    };
    for _ in 0..3 {
        let last = SEPARATORS
            .iter()
            .filter_map(|separator| text.rfind(separator).map(|at| (at, separator.len())))
            .max();
        let Some((at, length)) = last else { break };
        let (head, tail) = (&text[..at], &text[at + length..]);
        let heading_ends_here = headings.iter().any(|heading| key(heading) == key(head));
        if is_site(tail) || heading_ends_here {
            text = head.trim().to_owned();
        } else {
            break;
        }
    }
    let first = SEPARATORS
        .iter()
        .filter_map(|separator| text.find(separator).map(|at| (at, separator.len())))
        .min();
    if let Some((at, length)) = first
        && is_site(&text[..at])
    {
        text = text[at + length..].trim().to_owned();
    }
    text
}
