//! Title, byline, date and the rest: every place a page states them, in order of trust.
//!
//! What a page says for machines (JSON-LD, then Open Graph and `meta` tags) is
//! trusted before microdata, that before what stands on the page, and that
//! before what its address or text suggest. All values seen are reported.

mod byline;
pub mod date;
pub mod json_ld;
mod language;
mod tags;
mod title;

use url::Url;

use super::address::Addresses;
use super::blocks::Page;
use super::render::shortened;
use super::report::{Candidate, Field, Provenance, Source};
pub use json_ld::Stated;
use tags::Tags;

/// Values that lost, listed for each field.
const MAX_OTHERS: usize = 4;
/// Longest value of any field.
const MAX_VALUE_CHARS: usize = 500;

/// What is known about an article besides its text.
#[derive(Debug, Default)]
pub struct Metadata {
    pub title: Option<String>,
    /// The headline as the page states it for machines, which the classifier was trained with.
    pub stated_title: Option<String>,
    pub byline: Option<String>,
    /// The byline as the page states it, which the classifier was trained with.
    pub stated_byline: Option<String>,
    pub site_name: Option<String>,
    pub published: Option<String>,
    pub language: Option<String>,
    pub excerpt: Option<String>,
    pub lead_image: Option<String>,
    pub provenance: Vec<Provenance>,
}

/// Candidates of one field, best first.
#[derive(Debug, Default)]
pub struct Candidates(Vec<Candidate>);

impl Candidates {
    /// Adds a value unless it is empty or already there.
    pub fn add(&mut self, source: Source, value: impl AsRef<str>) {
        let value = value.as_ref().trim();
        if value.is_empty() || self.0.iter().any(|seen| seen.value == value) {
            return;
        }
        self.0.push(Candidate {
            source,
            value: shortened(value, MAX_VALUE_CHARS),
        });
    }

    fn add_all<'a>(&mut self, source: Source, values: impl IntoIterator<Item = &'a String>) {
        for value in values {
            self.add(source, value);
        }
    }
}

/// Reads a page's metadata, all but what needs the article's text.
pub fn read(
    page: &Page<'_>,
    stated: &Stated,
    url: Option<&Url>,
    addresses: &Addresses,
) -> Metadata {
    let tags = Tags::read(page);
    let site_names = site_name(&tags, stated, url);
    let site = site_names.0.first().map(|first| first.value.clone());
    let mut titles = title::candidates(&tags, stated, site.as_deref(), url);
    let mut metadata = Metadata {
        stated_title: titles.0.first().map(|first| first.value.clone()),
        ..Metadata::default()
    };
    title::prefer_heading(&mut titles, &tags);
    metadata.title = metadata.choose(Field::Title, titles);
    let title = metadata.title.clone().unwrap_or_default();
    let mut bylines = byline::candidates(&tags, stated, site.as_deref(), &title);
    metadata.stated_byline = bylines.0.first().map(|first| first.value.clone());
    byline::improve(&mut bylines, &tags);
    metadata.byline = metadata.choose(Field::Byline, bylines);
    metadata.site_name = metadata.choose(Field::SiteName, site_names);
    metadata.published = metadata.choose(Field::Published, published(&tags, stated, url));
    metadata.language = metadata.choose(Field::Language, stated_language(&tags, stated));
    metadata.lead_image = metadata.choose(Field::LeadImage, lead_image(&tags, stated, addresses));
    metadata.excerpt = metadata.choose(Field::Excerpt, excerpt(&tags, stated));
    metadata
}

impl Metadata {
    fn choose(&mut self, field: Field, candidates: Candidates) -> Option<String> {
        let mut candidates = candidates.0.into_iter();
        let first = candidates.next()?;
        self.provenance.push(Provenance {
            field,
            source: first.source,
            value: first.value.clone(),
            others: candidates.take(MAX_OTHERS).collect(),
        });
        Some(first.value)
    }

    /// Fills from the article's text what the page did not state.
    pub fn complete(&mut self, text: &str) {
        if self.language.is_none()
            && let Some(language) = language::guess(text)
        {
            let mut candidates = Candidates::default();
            candidates.add(Source::Text, language);
            self.language = self.choose(Field::Language, candidates);
        }
        if self.excerpt.is_none() {
            let mut candidates = Candidates::default();
            candidates.add(Source::Text, opening(text));
            self.excerpt = self.choose(Field::Excerpt, candidates);
        }
        self.provenance.sort_by_key(|provenance| provenance.field);
    }
}

fn site_name(tags: &Tags, stated: &Stated, url: Option<&Url>) -> Candidates {
    let mut found = Candidates::default();
    found.add_all(Source::OpenGraph, tags.values("og:site_name"));
    found.add_all(Source::JsonLd, &stated.publishers);
    for name in ["application-name", "apple-mobile-web-app-title"] {
        found.add_all(Source::Meta, tags.values(name));
    }
    let canonical = tags
        .canonical
        .as_deref()
        .and_then(|href| Url::parse(href).ok());
    if let Some(host) = url.or(canonical.as_ref()).and_then(Url::host_str) {
        found.add(Source::Url, host.trim_start_matches("www."));
    }
    found
}

fn published(tags: &Tags, stated: &Stated, url: Option<&Url>) -> Candidates {
    let mut found = Candidates::default();
    let mut add = |source, text: &str| {
        if let Some(day) = date::parse(text) {
            found.add(source, day.to_string());
        }
    };
    for text in &stated.published {
        add(Source::JsonLd, text);
    }
    for text in tags.values("article:published_time") {
        add(Source::OpenGraph, text);
    }
    for name in [
        "og:published_time",
        "datepublished",
        "parsely-pub-date",
        "sailthru.date",
        "article.published",
        "published-date",
        "publish-date",
        "publication_date",
        "dc.date.issued",
        "dcterms.created",
        "dc.date.created",
        "dc.date",
        "dcterms.date",
        "citation_publication_date",
        "citation_date",
        "pubdate",
        "date",
        "cxenseparse:recs:publishtime",
    ] {
        for text in tags.values(name) {
            add(Source::Meta, text);
        }
    }
    for text in &tags.microdata_dates {
        add(Source::Microdata, text);
    }
    for text in &tags.times {
        add(Source::Dom, text);
    }
    for text in &tags.dated_elements {
        if let Some(day) = date::find(text) {
            found.add(Source::Dom, day.to_string());
        }
    }
    let canonical = tags
        .canonical
        .as_deref()
        .and_then(|href| Url::parse(href).ok());
    if let Some(day) = url
        .or(canonical.as_ref())
        .and_then(|url| date::in_path(url.path()))
    {
        found.add(Source::Url, day.to_string());
    }
    for text in &tags.openings {
        if let Some(day) = date::find(text) {
            found.add(Source::Text, day.to_string());
        }
    }
    for text in stated
        .modified
        .iter()
        .chain(tags.values("article:modified_time"))
    {
        if let Some(day) = date::parse(text) {
            found.add(Source::Meta, day.to_string());
        }
    }
    found
}

fn stated_language(tags: &Tags, stated: &Stated) -> Candidates {
    let mut found = Candidates::default();
    let mut add = |source, text: &str| {
        if let Some(tag) = language::tag(text) {
            found.add(source, tag);
        }
    };
    if let Some(lang) = &tags.html_lang {
        add(Source::Dom, lang);
    }
    for text in &stated.languages {
        add(Source::JsonLd, text);
    }
    for text in tags.values("og:locale") {
        add(Source::OpenGraph, text);
    }
    for name in ["content-language", "language", "dc.language"] {
        for text in tags.values(name) {
            add(Source::Meta, text);
        }
    }
    found
}

fn lead_image(tags: &Tags, stated: &Stated, addresses: &Addresses) -> Candidates {
    let mut found = Candidates::default();
    let open_graph = ["og:image:secure_url", "og:image", "og:image:url"];
    for src in open_graph.iter().flat_map(|name| tags.values(name)) {
        found.add(Source::OpenGraph, addresses.image(src).unwrap_or_default());
    }
    for src in &stated.images {
        found.add(Source::JsonLd, addresses.image(src).unwrap_or_default());
    }
    for src in ["twitter:image", "twitter:image:src", "thumbnail"]
        .iter()
        .flat_map(|name| tags.values(name))
    {
        found.add(Source::Meta, addresses.image(src).unwrap_or_default());
    }
    found
}

fn excerpt(tags: &Tags, stated: &Stated) -> Candidates {
    let mut found = Candidates::default();
    found.add_all(Source::OpenGraph, tags.values("og:description"));
    for name in ["description", "dc.description", "twitter:description"] {
        found.add_all(Source::Meta, tags.values(name));
    }
    found.add_all(Source::JsonLd, &stated.descriptions);
    found
}

/// The first paragraph of some length, cut at a sentence where it is long.
fn opening(text: &str) -> String {
    let paragraph = text
        .split("\n\n")
        .find(|paragraph| paragraph.len() >= 80)
        .unwrap_or(text)
        .replace('\n', " ");
    if paragraph.chars().count() <= 300 {
        return paragraph;
    }
    let limit = paragraph.floor_char_boundary(300);
    match paragraph[..limit].rfind(". ") {
        Some(end) if end > 80 => paragraph[..=end].to_owned(),
        _ => shortened(&paragraph, 280),
    }
}
