//! Pages with gold text, as the Web Content Extraction Benchmark publishes them.

use std::io::Read as _;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;

/// The file read from the directory given, plain or compressed by xz.
const FILE: &str = "wcxb-dev-articles.jsonl";

/// A page and what a person says is its article.
#[derive(Debug, Clone, Deserialize)]
pub struct Article {
    /// Its number in the set.
    pub id: String,
    /// Where it was read.
    pub url: String,
    /// The headline.
    pub title: Option<String>,
    /// Who wrote it.
    pub author: Option<String>,
    /// When.
    pub published: Option<String>,
    /// The article's text.
    pub text: String,
    /// The page.
    pub html: String,
}

/// Reads the set from a directory; xz files need the `xz` command.
pub fn read(directory: &Path) -> Result<Vec<Article>> {
    let plain = directory.join(FILE);
    let packed = directory.join(format!("{FILE}.xz"));
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
            "{FILE} or {FILE}.xz is not in {}: one JSON object a line with id, url, title, author, \
             published, text and html, made from the development split of the Web Content \
             Extraction Benchmark (WCXB, CC BY 4.0)",
            directory.display()
        );
    }
    text.lines()
        .map(|line| serde_json::from_str(line).context("a line of the set is not as expected"))
        .collect()
}
