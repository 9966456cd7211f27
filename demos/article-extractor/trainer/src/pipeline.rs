//! A model from pages: token odds, the first forest, and the second on what the first says of
//! pages it has not seen.

use article_extractor::training::{Example, Forest, Model, Table};
use boreal_demo_kit::SeededRng;

use crate::boost::{Rows, Settings, grow};
use crate::corpus::{Article, domain};
use crate::labels::label;
use crate::odds::{Counts, PageShares, page_shares};

/// Folds of the cross-validation, and of the inner one that feeds the second forest.
pub const FOLDS: usize = 5;

/// A page ready for training.
pub struct Prepared {
    example: Example,
    labels: Vec<f32>,
    weights: Vec<f32>,
    shares: PageShares,
    /// Which fold it is held out in.
    pub fold: usize,
}

/// Growth of the first forest.
pub const FIRST: Settings = Settings {
    trees: 70,
    leaves: 16,
    rate: 0.12,
    min_weight: 0.3,
    ridge: 1.0,
    features: 0.4,
};
/// Growth of the second.
pub const SECOND: Settings = Settings {
    trees: 110,
    leaves: 16,
    rate: 0.08,
    min_weight: 0.3,
    ridge: 1.0,
    features: 0.4,
};

/// Labels pages and deals them to folds by domain.
pub fn prepare(articles: &[Article], seed: u64) -> Vec<Prepared> {
    let folds = deal(articles, seed);
    articles
        .iter()
        .zip(folds)
        .map(|(article, fold)| {
            let example = Example::new(&article.html, &article.url);
            let blocks: Vec<String> = example
                .blocks()
                .iter()
                .map(|block| block.text.clone())
                .collect();
            let labels = label(&blocks, &article.text);
            let gold = crate::measure::words(&article.text).count().max(50) as f32;
            // A word kept or dropped wrongly costs the page's score its share of the gold.
            let weights = example
                .blocks()
                .iter()
                .map(|block| (block.words as f32 + 2.0) * 300.0 / gold.max(200.0))
                .map(|weight| weight.powf(0.8))
                .collect();
            let tokens = example.tokens();
            let shares = page_shares(tokens.iter().zip(example.blocks()).zip(&labels).map(
                |((tokens, block), &label)| (tokens.as_slice(), block.words as f32 + 1.0, label),
            ));
            Prepared {
                example,
                labels,
                weights,
                shares,
                fold,
            }
        })
        .collect()
}

/// A fold for each article; a domain is in one fold only.
fn deal(articles: &[Article], seed: u64) -> Vec<usize> {
    let domains: Vec<String> = articles
        .iter()
        .map(|article| domain(&article.url))
        .collect();
    let mut distinct = domains.clone();
    distinct.sort();
    distinct.dedup();
    let mut rng = SeededRng::new(seed);
    for at in (1..distinct.len()).rev() {
        let other = rng.below(at as u64 + 1) as usize;
        distinct.swap(at, other);
    }
    domains
        .iter()
        .map(|domain| {
            distinct
                .iter()
                .position(|other| other == domain)
                .unwrap_or(0)
                % FOLDS
        })
        .collect()
}

/// Trains on the pages given.
pub fn train(pages: &[&Prepared], threshold: f32, seed: u64) -> Model {
    let mut counts = Counts::default();
    for page in pages {
        counts.add(&page.shares);
    }
    let tables: Vec<Table> = pages
        .iter()
        .map(|page| page.example.first_stage(&counts.without(&page.shares)))
        .collect();
    let first = grow(&rows(pages, &tables, |_| true), &FIRST, seed);
    // What a first forest says of pages it has not seen, for the second to learn from.
    let mut unseen: Vec<Vec<f32>> = vec![Vec::new(); pages.len()];
    for held_out in 0..FOLDS {
        let inner = grow(
            &rows(pages, &tables, |page| page.fold != held_out),
            &FIRST,
            seed + 1,
        );
        let held_out = (0..pages.len()).filter(|&at| pages[at].fold == held_out);
        for at in held_out {
            unseen[at] = inner.probabilities(&tables[at]);
        }
    }
    let tables: Vec<Table> = pages
        .iter()
        .zip(tables)
        .zip(&unseen)
        .map(|((page, table), unseen)| page.example.second_stage(&table, unseen))
        .collect();
    let all = rows(pages, &tables, |_| true);
    let second = average([
        grow(&all, &SECOND, seed + 2),
        grow(&all, &SECOND, seed + 102),
    ]);
    Model {
        odds: counts.table(),
        first,
        second,
        threshold,
    }
}

/// One forest that answers as two do on average; trees grown from different seeds err differently.
fn average(forests: [Forest; 2]) -> Forest {
    let base = forests.iter().map(Forest::base).sum::<f32>() / 2.0;
    let trees = forests.iter().flat_map(Forest::trees);
    Forest::new(base, trees.map(|tree| tree.scaled(0.5)).collect())
}

fn rows(pages: &[&Prepared], tables: &[Table], wanted: impl Fn(&Prepared) -> bool) -> Rows {
    let mut rows = Rows::default();
    for (page, table) in pages.iter().zip(tables).filter(|(page, _)| wanted(page)) {
        rows.width = table.width;
        rows.values.extend(&table.values);
        rows.labels.extend(&page.labels);
        rows.weights.extend(&page.weights);
    }
    rows
}

/// A model for each fold, trained on the others.
pub fn cross_validate(pages: &[Prepared], threshold: f32, seed: u64) -> Vec<Model> {
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..FOLDS)
            .map(|fold| {
                scope.spawn(move || {
                    let others: Vec<&Prepared> =
                        pages.iter().filter(|page| page.fold != fold).collect();
                    train(&others, threshold, seed + fold as u64 * 10)
                })
            })
            .collect();
        workers
            .into_iter()
            .map(|worker| worker.join().expect("training does not panic"))
            .collect()
    })
}
