//! Which blocks are the article.

use super::blocks::{Page, is_hidden};

/// The judgement of a page.
#[derive(Debug)]
pub struct Verdict {
    /// For each block whether it is kept.
    pub kept: Vec<bool>,
    /// For each block the probability that it is part of the article.
    pub scores: Vec<f64>,
    /// For each block why, in words.
    pub reasons: Vec<Vec<String>>,
    /// How sure the whole is.
    pub confidence: f64,
}

/// Judges every block of a page.
pub fn judge(page: &Page<'_>, _title: Option<&str>) -> Verdict {
    let mut best = (0.0, 0..page.blocks.len());
    for node in 0..page.tree.len() as u32 {
        if !page.tree.tag(node).is_block() {
            continue;
        }
        let range = page.blocks_in(node);
        let mut points = 0.0;
        for block in &page.blocks[range.clone()] {
            let words = f64::from(block.words);
            let density = f64::from(block.link_words) / words.max(1.0);
            points += if words >= 15.0 && density < 0.3 {
                words
            } else {
                -0.5 * words - 2.0
            };
        }
        if points > best.0 || (points >= best.0 * 0.98 && range.len() < best.1.len()) {
            best = (points, range);
        }
    }
    let mut verdict = Verdict {
        kept: Vec::new(),
        scores: Vec::new(),
        reasons: Vec::new(),
        confidence: 0.5,
    };
    for (index, block) in page.blocks.iter().enumerate() {
        let density = f64::from(block.link_words) / f64::from(block.words.max(1));
        let inside = best.1.contains(&index);
        let emphatic = block.links > 0 && block.strong_words == block.words;
        let hidden = is_hidden(page.tree, block.container);
        let kept = inside && density < 0.5 && !hidden && !emphatic;
        verdict.kept.push(kept);
        verdict.scores.push(if kept { 1.0 - density } else { 0.0 });
        verdict.reasons.push(vec![if !inside {
            "outside the main text".to_owned()
        } else if density >= 0.5 {
            "mostly links".to_owned()
        } else {
            "running text within the main text".to_owned()
        }]);
    }
    verdict
}
