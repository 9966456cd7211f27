//! Runs other crates over the pages of `article-extractor-trainer unpack` and writes what they extract.
//!
//! `bench-extractors FOLDER` reads `FOLDER/*.pages.jsonl` and writes, for each set and crate,
//! `FOLDER/SET.CRATE.texts.jsonl` with one line for each page and a last line with the time.

use std::path::Path;

use serde::Deserialize;

#[derive(Deserialize)]
struct Page {
    id: String,
    url: String,
    html: String,
}

type Extract = fn(&Page) -> String;

const PEERS: [(&str, Extract); 2] = [("dom_smoothie", dom_smoothie), ("trafilatura", trafilatura)];

fn dom_smoothie(page: &Page) -> String {
    let config = dom_smoothie::Config {
        text_mode: dom_smoothie::TextMode::Formatted,
        ..dom_smoothie::Config::default()
    };
    dom_smoothie::Readability::new(page.html.as_str(), Some(&page.url), Some(config))
        .and_then(|mut readability| readability.parse())
        .map(|article| article.text_content.to_string())
        .unwrap_or_default()
}

fn trafilatura(page: &Page) -> String {
    let options = trafilatura::Options::default().with_fallback(true);
    trafilatura::extract(&page.html, &options)
        .map(|result| result.content_text)
        .unwrap_or_default()
}

/// Seconds this thread has run on a processor: load does not count.
fn cpu_seconds() -> f64 {
    let nanoseconds = std::fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|line| line.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.unwrap_or_default() / 1e9
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args()
        .nth(1)
        .ok_or("name the folder of the pages")?;
    for set in ["wcxb", "readability"] {
        let source = Path::new(&folder).join(format!("{set}.pages.jsonl"));
        let pages = std::fs::read_to_string(source)?
            .lines()
            .map(serde_json::from_str)
            .collect::<Result<Vec<Page>, _>>()?;
        for (name, extract) in PEERS {
            let started = cpu_seconds();
            let texts: Vec<String> = pages.iter().map(extract).collect();
            let taken = cpu_seconds() - started;
            let mut lines: Vec<String> = pages
                .iter()
                .zip(texts)
                .map(|(page, text)| serde_json::json!({"id": page.id, "text": text}).to_string())
                .collect();
            lines.push(serde_json::json!({"cpu_seconds": taken}).to_string());
            let target = Path::new(&folder).join(format!("{set}.{name}.texts.jsonl"));
            std::fs::write(target, lines.join("\n"))?;
        }
    }
    Ok(())
}
