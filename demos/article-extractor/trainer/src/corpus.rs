//! Pages with gold text, as the Web Content Extraction Benchmark publishes them.

use std::collections::HashSet;
use std::io::Read as _;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};
use article_extractor::Plan;
use serde::{Deserialize, Deserializer};

/// The files read from the directory given, plain or compressed by xz.
const ARTICLES: &str = "wcxb-dev-articles.jsonl";
const MORE: &str = "wcxb-dev-more.jsonl";
/// One domain in so many of the second file is kept aside as the final judge.
const JUDGE_SHARE: u64 = 5;

/// A page and what a person says is its main text.
#[derive(Debug, Clone, Deserialize)]
pub struct Article {
    /// Its number in the set.
    pub id: String,
    /// Where it was read; empty where that is not known.
    #[serde(default, deserialize_with = "or_empty")]
    pub url: String,
    /// What kind of page it is; the first file holds articles only and says nothing.
    #[serde(default = "article")]
    pub page_type: String,
    /// The headline.
    pub title: Option<String>,
    /// Who wrote it.
    pub author: Option<String>,
    /// When.
    pub published: Option<String>,
    /// The main text.
    #[serde(default, deserialize_with = "or_empty")]
    pub text: String,
    /// The page.
    pub html: String,
}

fn or_empty<'de, D: Deserializer<'de>>(input: D) -> std::result::Result<String, D::Error> {
    Ok(Option::<String>::deserialize(input)?.unwrap_or_default())
}

fn article() -> String {
    "article".to_owned()
}

/// Reads the articles the classifier is trained on; xz files need the `xz` command.
pub fn read(directory: &Path) -> Result<Vec<Article>> {
    read_file(directory, ARTICLES)
}

/// Reads the pages it was not trained on, all but those without gold and those of domains it was.
pub fn read_more(directory: &Path) -> Result<Vec<Article>> {
    let known: HashSet<String> = read(directory)?
        .iter()
        .map(|page| domain(&page.url))
        .collect();
    let mut pages = read_file(directory, MORE)?;
    pages.retain(|page| !page.text.is_empty() && !known.contains(&domain(&page.url)));
    Ok(pages)
}

/// The page as the extractor takes it.
pub fn plan(page: &Article) -> Option<Plan> {
    let plan = Plan::from_text(page.html.as_str()).ok()?;
    if page.url.is_empty() {
        return Some(plan);
    }
    plan.with_url(&page.url).ok()
}

fn read_file(directory: &Path, file: &str) -> Result<Vec<Article>> {
    let plain = directory.join(file);
    let packed = directory.join(format!("{file}.xz"));
    let mut text = String::new();
    if plain.exists() {
        text = std::fs::read_to_string(&plain)?;
    } else if packed.exists() {
        let mut child = Command::new("xz")
            .arg("-dc")
            .arg(&packed)
            .stdout(Stdio::piped())
            .spawn()
            .context("the xz command is needed to read the set")?;
        let mut output = child.stdout.take().context("xz gave no output")?;
        output.read_to_string(&mut text)?;
        child.wait()?;
    } else {
        bail!(
            "{file} or {file}.xz is not in {}: one JSON object a line with id, url, title, author, \
             published, text, html and, in the second file, page_type, made from the development \
             split of the Web Content Extraction Benchmark (WCXB, CC BY 4.0)",
            directory.display()
        );
    }
    text.lines()
        .map(|line| serde_json::from_str(line).context("a line of the set is not as expected"))
        .collect()
}

/// Whether a page is the final judge's: its domain's hash falls into one class of five.
pub fn is_judge(page: &Article) -> bool {
    fnv(&domain(&page.url)).is_multiple_of(JUDGE_SHARE)
}

fn fnv(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The last two labels of a host; three below a two-letter ending such as co.uk.
pub fn domain(url: &str) -> String {
    let host = url::Url::parse(url)
        .ok()
        .and_then(|url| url.host_str().map(str::to_owned))
        .unwrap_or_default();
    let labels: Vec<&str> = host.split('.').collect();
    let short = labels.len() > 2
        && labels[labels.len() - 1].len() == 2
        && labels[labels.len() - 2].len() <= 3;
    let keep = if short { 3 } else { 2 };
    labels[labels.len().saturating_sub(keep)..].join(".")
}
