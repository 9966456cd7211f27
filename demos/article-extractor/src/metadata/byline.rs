//! Who wrote it, cleaned of "By", addresses, dates and the site's name.

mod people;

use std::collections::HashSet;

use people::names_only;

use super::{Candidates, Stated, Tags, date};
use crate::report::{Candidate, Source};

/// Authors of one article.
const MAX_AUTHORS: usize = 8;
/// What buttons beside a name say.
const BUTTONS: [&str; 19] = [
    "follow",
    "following",
    "subscribe",
    "share",
    "tweet",
    "email",
    "e-mail",
    "twitter",
    "facebook",
    "linkedin",
    "instagram",
    "contact",
    "view bio",
    "view profile",
    "website",
    "read more",
    "see more",
    "more articles",
    "view all posts",
];
/// What stands before a name on a link to more of theirs.
const POINTERS: [&str; 8] = [
    "view all posts by ",
    "see all posts by ",
    "all posts by ",
    "posts by ",
    "more by ",
    "more from ",
    "articles by ",
    "follow ",
];

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

/// Puts all authors before one of them, and takes roles and buttons from every value.
pub fn improve(candidates: &mut Candidates, tags: &Tags) {
    for candidate in &mut candidates.0 {
        candidate.value = names_only(without_buttons(&candidate.value));
    }
    let mut seen = HashSet::new();
    candidates.0.retain(|candidate| {
        candidate.value.chars().count() >= 2 && seen.insert(candidate.value.clone())
    });
    let Some(first) = candidates.0.first() else {
        return;
    };
    // Links to several authors are one byline where one element holds them all.
    let held = |name: &&String| {
        tags.bylines
            .first()
            .is_some_and(|line| line.contains(*name))
    };
    let linked: Vec<String> = tags.rel_authors.iter().filter(held).cloned().collect();
    let groups = [
        (Source::Meta, tags.values("author")),
        (Source::Meta, tags.values("citation_author")),
        (Source::Meta, tags.values("dc.creator")),
        (Source::Meta, tags.values("parsely-author")),
        (Source::OpenGraph, tags.values("article:author")),
        (Source::Microdata, &tags.microdata_authors),
        (Source::Dom, &linked),
    ];
    let all = groups.into_iter().find_map(|(source, texts)| {
        let names = names(texts);
        let joined = names.join(", ");
        let more =
            names.len() > 1 && names.contains(&first.value) && joined.chars().count() <= MAX_CHARS;
        more.then_some(Candidate {
            source,
            value: joined,
        })
    });
    if let Some(all) = all {
        candidates.0.insert(0, all);
    }
}

/// The names in these texts, each once; none where there are too many for one article.
fn names(texts: &[String]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in texts.iter().filter_map(|text| clean(text)) {
        let name = names_only(without_buttons(&name));
        if !name.is_empty() && !names.iter().any(|other| other.eq_ignore_ascii_case(&name)) {
            names.push(name);
        }
    }
    if names.len() > MAX_AUTHORS {
        names.clear();
    }
    names
}

/// A byline without the buttons that stand beside it.
fn without_buttons(text: &str) -> &str {
    let mut text = text.trim();
    let pointer = POINTERS.iter().find(|pointer| {
        let start = text.get(..pointer.len());
        start.is_some_and(|start| start.eq_ignore_ascii_case(pointer))
    });
    text = &text[pointer.map_or(0, |pointer| pointer.len())..];
    loop {
        let button = BUTTONS.iter().find(|button| {
            let at = text.len().saturating_sub(button.len());
            let end = text.get(at..);
            end.is_some_and(|end| end.eq_ignore_ascii_case(button))
                && (at == 0 || text[..at].ends_with([' ', ',']))
        });
        match button {
            Some(button) => text = text[..text.len() - button.len()].trim_end_matches([' ', ',']),
            None => return text.trim(),
        }
    }
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
    let date = date::last_start(text)?;
    text[..date].rfind(' ').map(|space| space + 1)
}
