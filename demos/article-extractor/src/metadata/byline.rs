//! Who wrote it, cleaned of "By", addresses, dates and the site's name.

use super::{Candidates, Stated, Tags, date};
use crate::report::Source;

/// Longest byline believed.
const MAX_CHARS: usize = 160;

/// Bylines, best first.
pub fn candidates(tags: &Tags, stated: &Stated, site: Option<&str>, title: &str) -> Candidates {
    let mut found = Candidates::default();
    let mut late = Vec::new();
    let mut add = |source, text: &str| {
        let Some(name) = clean(text).filter(|name| name != title) else {
            return;
        };
        // A site that signs its own articles is believed only when nobody else does.
        if is_house(&name, site) {
            late.push((source, name));
        } else {
            found.add(source, name);
        }
    };
    if !stated.authors.is_empty() {
        let names: Vec<String> = stated
            .authors
            .iter()
            .take(8)
            .filter_map(|name| clean(name))
            .collect();
        add(Source::JsonLd, &names.join(", "));
    }
    for name in [
        "author",
        "parsely-author",
        "sailthru.author",
        "byl",
        "dc.creator",
        "dcterms.creator",
        "citation_author",
        "article:author",
        "article.author",
        "cxenseparse:author",
        "twitter:data1",
    ] {
        let source = if name == "article:author" {
            Source::OpenGraph
        } else {
            Source::Meta
        };
        if name == "twitter:data1"
            && tags
                .values("twitter:label1")
                .first()
                .is_none_or(|label| !label.to_lowercase().contains("written by"))
        {
            continue;
        }
        for text in tags.values(name) {
            add(source, text);
        }
    }
    for text in &tags.microdata_authors {
        add(Source::Microdata, text);
    }
    for text in tags.rel_authors.iter().chain(&tags.bylines) {
        add(Source::Dom, text);
    }
    for text in tags.openings.iter().filter(|text| text.len() < 120) {
        if starts_with_by(text) {
            add(Source::Text, text);
        }
    }
    for (source, name) in late {
        found.add(source, name);
    }
    found
}

fn is_house(name: &str, site: Option<&str>) -> bool {
    let lower = name.to_lowercase();
    matches!(
        lower.as_str(),
        "admin" | "administrator" | "editor" | "staff" | "webmaster" | "guest" | "redaktion"
    ) || site.is_some_and(|site| site.eq_ignore_ascii_case(name))
}

fn starts_with_by(text: &str) -> bool {
    ["by ", "par ", "written by ", "words by ", "story by "]
        .iter()
        .any(|prefix| {
            text.get(..prefix.len())
                .is_some_and(|start| start.eq_ignore_ascii_case(prefix))
        })
}

/// A name, or nothing where the text cannot be one.
fn clean(text: &str) -> Option<String> {
    let mut text = text.trim();
    for prefix in [
        "written by",
        "posted by",
        "published by",
        "reviewed by",
        "words by",
        "story by",
        "article by",
        "authors:",
        "author:",
        "authors",
        "author",
        "by:",
        "by",
        "par",
        "von",
        "from",
    ] {
        let matched = text
            .get(..prefix.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(prefix));
        let rest = text.get(prefix.len()..).unwrap_or_default();
        if matched && rest.starts_with([' ', ':', '\n']) {
            text = rest.trim_start_matches([' ', ':', '\n']);
        }
    }
    // What follows a name: a role, a date, a share button.
    let end = ['|', '•', '·', '\n', '—', '–', '(', '@']
        .iter()
        .filter_map(|&c| text.find(c))
        .filter(|&at| at > 2)
        .min()
        .unwrap_or(text.len());
    let mut text = text[..end]
        .trim()
        .trim_matches([',', '-', ':', ';'])
        .trim_end_matches('.')
        .trim()
        .to_owned();
    if let Some(at) = date_start(&text) {
        text.truncate(at);
        text = text
            .trim()
            .trim_end_matches([',', '-', '|', ':'])
            .trim()
            .to_owned();
    }
    for suffix in [" on", " Updated", " Published", " Posted", " in"] {
        if let Some(head) = text.strip_suffix(suffix) {
            text = head.trim().to_owned();
        }
    }
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let believable = (2..=MAX_CHARS).contains(&text.chars().count())
        && letters * 2 > text.chars().count()
        && !text.contains("://")
        && !text.contains("www.")
        && !text.contains('{')
        && !is_reading_time(&text)
        && text.split_whitespace().count() <= 20;
    believable.then_some(text)
}

/// "10 mins read" and "5 minute read" stand where names do.
fn is_reading_time(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit()) && text.to_lowercase().ends_with("read")
}

/// Where a date begins in a byline such as "Jane Doe May 29, 2026".
fn date_start(text: &str) -> Option<usize> {
    date::find(text)?;
    text.char_indices()
        .filter(|&(at, _)| at > 0 && text.as_bytes()[at - 1] == b' ')
        .map(|(at, _)| at)
        .take_while(|&at| date::find(&text[at..]).is_some())
        .last()
}
