//! The table of `make bench`: ours on held-out folds beside other extractors, by the same measure.

use std::collections::HashMap;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context as _, Result, bail};
use article_extractor::training::{Example, Model, run_with};
use article_extractor::{Plan, Report};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::corpus::{self, Article};
use crate::measure::{Score, mean, word_score};
use crate::pipeline::{cross_validate, prepare};
use crate::uncertainty;

const READABILITY: &str = "readability-test-pages.tar.gz";
const PEERS: [&str; 2] = ["dom_smoothie", "trafilatura"];
/// A page as large as the ones on news sites.
const LATENCY_BYTES: usize = 200_000;

/// Writes both sets as lines of JSON that any extractor can read.
pub fn unpack(directory: &Path, folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    write_pages(&folder.join("wcxb.pages.jsonl"), &corpus::read(directory)?)?;
    write_pages(
        &folder.join("readability.pages.jsonl"),
        &readability(directory, folder)?,
    )
}

fn write_pages(path: &Path, articles: &[Article]) -> Result<()> {
    let lines: Vec<String> = articles
        .iter()
        .map(|article| {
            json!({"id": article.id, "url": article.url, "html": article.html}).to_string()
        })
        .collect();
    std::fs::write(path, lines.join("\n")).context("the pages cannot be written")
}

/// Mozilla's test pages, whose expected result is Readability's own.
fn readability(directory: &Path, folder: &Path) -> Result<Vec<Article>> {
    let archive = directory.join(READABILITY);
    if !archive.exists() {
        bail!(
            "{READABILITY} is not in {}: Mozilla Readability's test/test-pages (Apache-2.0)",
            directory.display()
        );
    }
    let unpacked = Command::new("tar")
        .arg("-xzf")
        .arg(&archive)
        .arg("-C")
        .arg(folder)
        .status()?;
    anyhow::ensure!(unpacked.success(), "{READABILITY} cannot be unpacked");
    let mut pages = Vec::new();
    for entry in std::fs::read_dir(folder.join("test/test-pages"))? {
        let path = entry?.path();
        let (Ok(html), Ok(expected)) = (
            std::fs::read_to_string(path.join("source.html")),
            std::fs::read_to_string(path.join("expected.html")),
        ) else {
            continue;
        };
        let expected = Example::new(&expected, "http://fakehost/test/");
        let text: Vec<&str> = expected
            .blocks()
            .iter()
            .map(|block| block.text.as_str())
            .collect();
        pages.push(Article {
            id: path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned(),
            url: "http://fakehost/test/page.html".to_owned(),
            page_type: "article".to_owned(),
            title: None,
            author: None,
            published: None,
            text: text.join("\n"),
            html,
        });
    }
    pages.sort_by(|a, b| a.id.cmp(&b.id));
    Ok(pages)
}

/// Prints the table; peers' texts are read from `folder`, where they are.
pub fn compare(directory: &Path, folder: &Path, seed: u64) -> Result<()> {
    let articles = corpus::read(directory)?;
    let pages = prepare(&articles, seed);
    let models = cross_validate(&pages, Model::committed().threshold, seed);
    println!("token F1: bags of \\w+ words in lower case, mean over pages (WCXB's word_f1)");
    println!(
        "{:<24} {:<13} {:>6} {:>6} {:>6} {:>12}",
        "set", "extractor", "F1", "P", "R", "pages/CPU-s"
    );
    let (reports, speed) = ours(&articles, |at| &models[pages[at].fold]);
    let own = scores(&articles, &reports);
    row("500 articles, held out", "boreal", &own, speed);
    peers("500 articles", "wcxb", &articles, &own, folder)?;
    let pairs: Vec<(f64, f64)> = reports
        .iter()
        .map(|report| report.as_ref().map_or(0.0, |report| report.confidence))
        .zip(own.iter().map(|score| score.f1))
        .collect();
    for line in uncertainty::reliability(&pairs) {
        println!("{line}");
    }
    let conformance = readability(directory, folder)?;
    let (texts, speed) = ours(&conformance, |_| Model::committed());
    let own = scores(&conformance, &texts);
    row("130 Readability pages", "boreal", &own, speed);
    peers(
        "130 Readability pages",
        "readability",
        &conformance,
        &own,
        folder,
    )?;
    metadata(&articles, &reports);
    latency(&articles);
    Ok(())
}

fn ours<'a>(
    articles: &[Article],
    model: impl Fn(usize) -> &'a Model,
) -> (Vec<Option<Report>>, f64) {
    let mut seconds = 0.0;
    let reports: Vec<Option<Report>> = articles
        .iter()
        .enumerate()
        .map(|(at, article)| {
            let started = cpu_seconds();
            let plan =
                Plan::from_text(article.html.as_str()).and_then(|plan| plan.with_url(&article.url));
            let report = plan.ok().and_then(|plan| run_with(&plan, model(at)).ok());
            seconds += cpu_seconds() - started;
            // Only what is compared is kept, or memory for 500 reports would count as time.
            report.map(|report| Report {
                markdown: String::new(),
                html: String::new(),
                blocks: Vec::new(),
                links: Vec::new(),
                ..report
            })
        })
        .collect();
    (reports, articles.len() as f64 / seconds)
}

fn scores(articles: &[Article], reports: &[Option<Report>]) -> Vec<Score> {
    articles
        .iter()
        .zip(reports)
        .map(|(article, report)| {
            let text = report.as_ref().map_or("", |report| report.text.as_str());
            word_score(text, &article.text)
        })
        .collect()
}

fn row(set: &str, name: &str, scores: &[Score], speed: f64) {
    let mean = mean(scores);
    println!(
        "{set:<24} {name:<13} {:>6.4} {:>6.4} {:>6.4} {speed:>12.0}",
        mean.f1, mean.precision, mean.recall
    );
}

#[derive(Deserialize)]
struct Extracted {
    id: String,
    text: String,
}

fn peers(set: &str, file: &str, articles: &[Article], own: &[Score], folder: &Path) -> Result<()> {
    for name in PEERS {
        let Ok(lines) = std::fs::read_to_string(folder.join(format!("{file}.{name}.texts.jsonl")))
        else {
            println!("{set:<24} {name:<13} not measured");
            continue;
        };
        let mut texts = HashMap::new();
        let mut seconds = f64::NAN;
        for line in lines.lines() {
            let value: Value = serde_json::from_str(line)?;
            match value.get("cpu_seconds").and_then(Value::as_f64) {
                Some(time) => seconds = time,
                None => {
                    let page: Extracted = serde_json::from_value(value)?;
                    texts.insert(page.id, page.text);
                }
            }
        }
        let scores: Vec<Score> = articles
            .iter()
            .map(|article| {
                word_score(
                    texts.get(&article.id).map_or("", String::as_str),
                    &article.text,
                )
            })
            .collect();
        row(set, name, &scores, articles.len() as f64 / seconds);
        let differences: Vec<f64> = own
            .iter()
            .zip(&scores)
            .map(|(own, peer)| own.f1 - peer.f1)
            .collect();
        let (mean, low, high) = uncertainty::interval(&differences, 1);
        println!("  boreal's F1 minus {name}'s: {mean:+.4}, 95 % within {low:+.4} and {high:+.4}");
    }
    Ok(())
}

/// Shares of the gold values that were found: titles and authors by their words, dates by the day.
fn metadata(articles: &[Article], reports: &[Option<Report>]) {
    let share = |name: &str,
                 gold: fn(&Article) -> Option<&str>,
                 own: fn(&Report) -> Option<&str>,
                 day: bool| {
        let (mut found, mut all) = (0, 0);
        for (article, report) in articles.iter().zip(reports) {
            let Some(gold) = gold(article).filter(|gold| !gold.is_empty()) else {
                continue;
            };
            all += 1;
            let own = report.as_ref().and_then(own).unwrap_or_default();
            found += usize::from(if day {
                own.get(..10) == gold.get(..10)
            } else {
                word_score(own, gold).f1 >= 0.8
            });
        }
        println!(
            "metadata {name} {found} of {all}, {:.3}",
            found as f64 / f64::from(all.max(1))
        );
    };
    share(
        "title",
        |a| a.title.as_deref(),
        |r| r.title.as_deref(),
        false,
    );
    share(
        "author",
        |a| a.author.as_deref(),
        |r| r.byline.as_deref(),
        false,
    );
    share(
        "date",
        |a| a.published.as_deref(),
        |r| r.published.as_deref(),
        true,
    );
}

/// The median time of the page nearest to 200 KB.
fn latency(articles: &[Article]) {
    let Some(article) = articles
        .iter()
        .min_by_key(|article| article.html.len().abs_diff(LATENCY_BYTES))
    else {
        return;
    };
    let mut times: Vec<f64> = (0..51)
        .map(|_| {
            let started = Instant::now();
            let plan = Plan::from_text(article.html.as_str());
            let report = plan.map(|plan| run_with(&plan, Model::committed()));
            let _ = std::hint::black_box(report);
            started.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!(
        "latency of a page of {} bytes {:.2} ms",
        article.html.len(),
        times[times.len() / 2]
    );
}

/// Seconds this thread has run on a processor: load does not count.
fn cpu_seconds() -> f64 {
    let nanoseconds = std::fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|line| line.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.unwrap_or_default() / 1e9
}
