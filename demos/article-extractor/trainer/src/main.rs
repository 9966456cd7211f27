//! `article-extractor-trainer validate DIR` measures on held-out folds, `train DIR --out FILE` writes weights.

use std::path::{Path, PathBuf};

use anyhow::Result;
use article_extractor::Plan;
use article_extractor::training::{Model, run_with};
use article_extractor_trainer::compare;
use article_extractor_trainer::corpus::{self, Article};
use article_extractor_trainer::measure::{Score, mean, word_score};
use article_extractor_trainer::pipeline::{Prepared, cross_validate, prepare, train};
use article_extractor_trainer::uncertainty;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(about = "Trains and measures the article extractor's classifier.")]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// Seed of folds and trees.
    #[arg(long, global = true, default_value_t = 1)]
    seed: u64,
}

#[derive(Subcommand)]
enum Command {
    /// Five folds, no site in two of them.
    Validate {
        /// Where the set is.
        directory: PathBuf,
        /// Writes each page's figures, and what was extracted, here.
        #[arg(long)]
        details: Option<PathBuf>,
    },
    /// Writes the pages of both sets for other extractors to read.
    Unpack {
        /// Where the sets are.
        directory: PathBuf,
        /// Where the pages go.
        folder: PathBuf,
    },
    /// The table of `make bench`.
    Compare {
        /// Where the sets are.
        directory: PathBuf,
        /// Where other extractors left their texts.
        folder: PathBuf,
    },
    /// The committed weights on the pages they were not trained on, by page type.
    Measure {
        /// Where the sets are.
        directory: PathBuf,
        /// The pages of the final judge instead of the others.
        #[arg(long)]
        judge: bool,
    },
    /// All pages.
    Train {
        /// Where the set is.
        directory: PathBuf,
        /// Where the weights go.
        #[arg(long)]
        out: PathBuf,
        /// Blocks at or above this probability are kept.
        #[arg(long, default_value_t = 0.5)]
        threshold: f32,
    },
}

fn main() -> Result<()> {
    let cli = Cli::parse();
    match cli.command {
        Command::Validate { directory, details } => {
            let articles = corpus::read(&directory)?;
            let pages = prepare(&articles, cli.seed);
            let mut models = cross_validate(&pages, 0.5, cli.seed);
            let mut by_threshold = Vec::new();
            for threshold in [0.35, 0.4, 0.45, 0.5, 0.55] {
                for model in &mut models {
                    model.threshold = threshold;
                }
                let scores: Vec<Score> = extract(&articles, &pages, &models)
                    .into_iter()
                    .map(|page| page.0)
                    .collect();
                print(&format!("threshold {threshold:.2}"), &scores);
                by_threshold.push(scores.iter().map(|score| score.f1).collect());
            }
            let folds: Vec<usize> = pages.iter().map(|page| page.fold).collect();
            let nested = uncertainty::nested(&by_threshold, &folds);
            println!(
                "threshold chosen on the other folds: F1 {:.4}",
                nested.iter().sum::<f64>() / nested.len().max(1) as f64
            );
            if let Some(path) = details {
                for model in &mut models {
                    model.threshold = Model::committed().threshold;
                }
                let lines: Vec<String> = extract(&articles, &pages, &models)
                    .into_iter()
                    .zip(&articles)
                    .map(|((score, text), article)| {
                        serde_json::json!({"id": article.id, "f1": score.f1, "p": score.precision,
                            "r": score.recall, "text": text})
                        .to_string()
                    })
                    .collect();
                std::fs::write(path, lines.join("\n"))?;
            }
        }
        Command::Measure { directory, judge } => measure(&directory, judge)?,
        Command::Unpack { directory, folder } => compare::unpack(&directory, &folder)?,
        Command::Compare { directory, folder } => compare::compare(&directory, &folder, cli.seed)?,
        Command::Train {
            directory,
            out,
            threshold,
        } => {
            let articles = corpus::read(&directory)?;
            let pages = prepare(&articles, cli.seed);
            let all: Vec<&Prepared> = pages.iter().collect();
            let bytes = train(&all, threshold, cli.seed).to_bytes();
            println!("{} bytes", bytes.len());
            std::fs::write(out, bytes)?;
        }
    }
    Ok(())
}

fn measure(directory: &Path, judge: bool) -> Result<()> {
    let mut pages = corpus::read_more(directory)?;
    pages.retain(|page| corpus::is_judge(page) == judge);
    let scores: Vec<Score> = pages
        .iter()
        .map(|page| {
            let report =
                corpus::plan(page).and_then(|plan| run_with(&plan, Model::committed()).ok());
            word_score(
                report.as_ref().map_or("", |report| &report.text),
                &page.text,
            )
        })
        .collect();
    let mut types: Vec<&str> = pages.iter().map(|page| page.page_type.as_str()).collect();
    types.sort_unstable();
    types.dedup();
    let part = |name: &str, wanted: &dyn Fn(&str) -> bool| {
        let own = pages.iter().zip(&scores);
        let own = own.filter(|(page, _)| wanted(&page.page_type));
        let own: Vec<Score> = own.map(|(_, score)| *score).collect();
        print(&format!("{name}, {} pages", own.len()), &own);
    };
    for kind in types {
        part(kind, &|own| own == kind);
    }
    part("all but articles", &|own| own != "article");
    Ok(())
}

/// Each page by the model that has not seen it.
fn extract(articles: &[Article], pages: &[Prepared], models: &[Model]) -> Vec<(Score, String)> {
    articles
        .iter()
        .zip(pages)
        .map(|(article, page)| {
            let text = Plan::from_text(article.html.clone())
                .and_then(|plan| plan.with_url(&article.url))
                .ok()
                .and_then(|plan| run_with(&plan, &models[page.fold]).ok())
                .map(|report| report.text)
                .unwrap_or_default();
            (word_score(&text, &article.text), text)
        })
        .collect()
}

fn print(name: &str, scores: &[Score]) {
    let mean = mean(scores);
    println!(
        "{name}: F1 {:.4} P {:.4} R {:.4}",
        mean.f1, mean.precision, mean.recall
    );
}
