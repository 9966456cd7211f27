//! Articles of the web with what their own pages say of them: the development part of the Web Content Extraction Benchmark.
//!
//! A page's description, where an editor wrote one, stands in for a summary;
//! its keywords for key phrases; topics are labelled by hand (`labelled/`).

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;

/// Words a description has at least to be a summary.
const DESCRIPTION_WORDS: usize = 12;
/// Keywords a page names at least to be measured by.
const MIN_KEYWORDS: usize = 3;
/// Hand-made topics of the articles: id, label.
const TOPICS: &str = include_str!("../labelled/wcxb-topics.csv");

#[derive(Deserialize)]
struct Row {
    id: String,
    url: String,
    title: Option<String>,
    text: Option<String>,
    html: String,
}

/// An article and what its page says of it.
pub struct Article {
    /// Its id in the benchmark.
    pub id: String,
    pub title: Option<String>,
    pub text: String,
    /// The page's description, where it is not the text's own beginning.
    pub description: Option<String>,
    /// The page's keywords.
    pub keywords: Vec<String>,
    /// The topic we gave it.
    pub topic: Option<&'static str>,
    /// Whether its site is kept for measuring: half of the sites are.
    pub held_out: bool,
}

/// Reads `wcxb-dev-articles.jsonl.xz` of a folder.
pub fn read(folder: &Path) -> Result<Vec<Article>> {
    let path = folder.join("wcxb-dev-articles.jsonl.xz");
    let output = Command::new("xz")
        .arg("-dc")
        .arg(&path)
        .output()
        .context("xz is needed to read the articles")?;
    if !output.status.success() {
        bail!("cannot read {}", path.display());
    }
    let text = String::from_utf8(output.stdout)?;
    let articles = text
        .lines()
        .map(|line| Ok(article(serde_json::from_str(line)?)));
    articles.collect()
}

fn article(row: Row) -> Article {
    let text = row.text.unwrap_or_default();
    let topic = TOPICS
        .lines()
        .filter_map(|line| line.split_once(','))
        .find(|(id, label)| *id == row.id && *label != "none");
    Article {
        description: description(&row.html, &text),
        keywords: keywords(&row.html),
        topic: topic.map(|(_, label)| label),
        held_out: is_held_out(&row.url),
        id: row.id,
        title: row.title,
        text,
    }
}

/// Half of the sites, by a hash of their names.
fn is_held_out(url: &str) -> bool {
    let site = url.split('/').nth(2).unwrap_or_default();
    let site = site.trim_start_matches("www.");
    let hash = site.bytes().fold(5381u32, |hash, byte| {
        hash.wrapping_mul(33) ^ u32::from(byte)
    });
    hash >> 16 & 1 == 1
}

/// The contents of the page's `meta` elements with one of these names.
fn metas<'a>(html: &'a str, names: &'a [&str]) -> impl Iterator<Item = String> + 'a {
    let tags = html.match_indices("<meta").filter_map(|(at, _)| {
        let tag = &html[at..];
        Some(&tag[..tag.find('>')?])
    });
    tags.filter(|tag| {
        let name = attribute(tag, "name").or_else(|| attribute(tag, "property"));
        name.is_some_and(|name| names.contains(&name.to_lowercase().as_str()))
    })
    .filter_map(|tag| attribute(tag, "content"))
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let at = tag.find(&format!(" {name}="))? + name.len() + 2;
    let quote = tag[at..]
        .chars()
        .next()
        .filter(|c| matches!(c, '"' | '\''))?;
    let value = &tag[at + 1..];
    let value = &value[..value.find(quote)?];
    let plain = [
        ("&amp;", "&"),
        ("&#39;", "'"),
        ("&#039;", "'"),
        ("&quot;", "\""),
        ("&rsquo;", "’"),
        ("&#8217;", "’"),
        ("&nbsp;", " "),
    ]
    .iter()
    .fold(value.to_owned(), |text, (from, to)| text.replace(from, to));
    Some(plain.trim().to_owned())
}

/// An editor's own sentence: long enough, whole, and not taken from the text.
fn description(html: &str, text: &str) -> Option<String> {
    let squash = |text: &str| -> String {
        text.chars()
            .filter(|c| c.is_alphanumeric())
            .flat_map(char::to_lowercase)
            .collect()
    };
    let body = squash(text);
    metas(html, &["description", "og:description"]).find(|description| {
        let words = description.split_whitespace().count();
        let squashed = squash(description);
        let start: String = squashed.chars().take(40).collect();
        words >= DESCRIPTION_WORDS
            && !description.ends_with('…')
            && !description.ends_with("...")
            && !body.contains(&start)
    })
}

fn keywords(html: &str) -> Vec<String> {
    let named = ["keywords", "news_keywords", "article:tag", "parsely-tags"];
    let mut found: Vec<String> = metas(html, &named)
        .flat_map(|content| {
            content
                .split([',', ';'])
                .map(|k| k.trim().to_lowercase())
                .collect::<Vec<_>>()
        })
        .filter(|keyword| !keyword.is_empty() && keyword.split_whitespace().count() <= 4)
        .collect();
    found.sort_unstable();
    found.dedup();
    if found.len() < MIN_KEYWORDS {
        found.clear();
    }
    found
}
