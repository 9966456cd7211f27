//! Which blocks of a page are in the gold text.
//!
//! The gold is text without markup, so blocks are found in it by their words:
//! a long block by its shingles, a short one only as a whole line or inside a
//! line, and only beside long blocks that are in.

use std::collections::{HashMap, HashSet};

use crate::measure::words;

/// Words of a shingle.
const SHINGLE: usize = 4;
/// Blocks with fewer words are short.
const SHORT: usize = 6;
/// Long blocks looked at on either side of a short one.
const REACH: usize = 12;

/// For every block the share of its words that are in the gold, from 0 to 1.
pub fn label(blocks: &[String], gold: &str) -> Vec<f32> {
    let gold_words: Vec<String> = words(gold).collect();
    let shingles: HashSet<&[String]> = gold_words.windows(SHINGLE).collect();
    let lines: HashMap<String, u32> = gold.lines().fold(HashMap::new(), |mut lines, line| {
        *lines.entry(joined(line)).or_default() += 1;
        lines
    });
    let all = format!(" {} ", gold_words.join(" "));
    let tokens: Vec<Vec<String>> = blocks.iter().map(|text| words(text).collect()).collect();
    let mut labels: Vec<f32> = tokens
        .iter()
        .map(|tokens| {
            if tokens.len() < SHORT {
                return 0.0;
            }
            covered(tokens, &shingles)
        })
        .collect();
    let long: Vec<usize> = (0..blocks.len())
        .filter(|&at| tokens[at].len() >= SHORT)
        .collect();
    for at in 0..blocks.len() {
        let own = &tokens[at];
        if own.is_empty() || own.len() >= SHORT {
            continue;
        }
        let text = own.join(" ");
        let in_gold = lines.contains_key(&text)
            || (own.len() >= 2 && all.contains(&format!(" {text} ")))
            || (own.len() == 1 && text.len() > 1 && all.contains(&format!(" {text} ")));
        if !in_gold {
            continue;
        }
        let next = long.partition_point(|&other| other < at);
        let before = long[..next]
            .iter()
            .rev()
            .take(2)
            .filter(|&&other| at - other <= REACH);
        let after = long[next..]
            .iter()
            .take(2)
            .filter(|&&other| other - at <= REACH);
        let near: Vec<f32> = before.chain(after).map(|&other| labels[other]).collect();
        let support = near.iter().sum::<f32>() / near.len().max(1) as f32;
        if support >= 0.5 || (lines.contains_key(&text) && support >= 0.25) {
            labels[at] = 1.0;
        }
    }
    labels
}

fn joined(line: &str) -> String {
    words(line).collect::<Vec<_>>().join(" ")
}

/// Share of the words that are part of a shingle the gold holds.
fn covered(tokens: &[String], shingles: &HashSet<&[String]>) -> f32 {
    let mut covered = vec![false; tokens.len()];
    for (at, window) in tokens.windows(SHINGLE).enumerate() {
        if shingles.contains(window) {
            covered[at..at + SHINGLE].fill(true);
        }
    }
    covered.iter().filter(|&&covered| covered).count() as f32 / tokens.len() as f32
}
