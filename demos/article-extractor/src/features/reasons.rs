//! Why a block is kept or dropped, in words, from the columns the forests read.
//!
//! The forests add up hundreds of small turns; these sentences name the facts
//! that speak for the decision, strongest first. They explain, they do not decide.

use super::elements::{AROUND, GROUPS};
use super::{FIRST_FEATURES, text};
use crate::blocks::{Block, Kind};
use crate::dom::Tag;

/// Reasons given for one block.
const MAX_REASONS: usize = 3;
/// Elements this far up still name what a block is for.
const NEAR: f32 = 6.0;

/// What each group of names stands for.
const PURPOSES: [&str; GROUPS.len()] = [
    "comments",
    "related stories",
    "sharing",
    "navigation",
    "the footer",
    "the page header",
    "a sidebar",
    "promotion",
    "a sign-up form",
    "the author's box",
    "dates and details",
    "tags",
    "a picture's caption",
    "the article",
    "a notice or overlay",
    "a table of contents",
    "a list of teasers",
    "buttons",
];
/// The group that speaks for a block rather than against it.
const ARTICLE_GROUP: usize = 13;
/// Groups too common around articles to speak against a block.
const WEAK_GROUPS: [usize; 4] = [5, 10, 12, ARTICLE_GROUP];

/// What the rules did with the forests' answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Overruled {
    /// Nothing.
    No,
    /// Dropped as a copy of earlier text.
    Copy,
    /// Dropped as a link to somewhere else.
    Pointer,
    /// Dropped as a heading over nothing.
    Heading,
    /// Kept or dropped with its table.
    Table,
    /// Dropped with the form it stands beside.
    Form,
    /// Kept because what stands before and after it is.
    Hole,
    /// Dropped as doubtful text beside the article.
    Beside,
    /// Dropped as a line by the house.
    House,
    /// Dropped with the other stories at the end.
    Teasers,
    /// Kept because the page offered nothing better.
    Best,
}

/// The reasons for one block.
pub fn reasons(row: &[f32], block: &Block, kept: bool, overruled: Overruled) -> Vec<String> {
    let mut reasons: Vec<String> = Vec::new();
    match overruled {
        Overruled::No => {}
        Overruled::Copy => reasons.push("repeats text kept earlier".to_owned()),
        Overruled::Pointer => reasons.push("one link that leads elsewhere".to_owned()),
        Overruled::Heading => reasons.push("heading with nothing kept below it".to_owned()),
        Overruled::Table if kept => reasons.push("kept with the rest of its table".to_owned()),
        Overruled::Table => reasons.push("dropped with the rest of its table".to_owned()),
        Overruled::Hole => reasons.push("between kept paragraphs".to_owned()),
        Overruled::Beside => reasons.push("beside the article".to_owned()),
        Overruled::House => reasons.push("begins like a pointer or a label".to_owned()),
        Overruled::Teasers => reasons.push("leads to another story".to_owned()),
        Overruled::Form => reasons.push("in a box with a form".to_owned()),
        Overruled::Best => reasons.push("best text the page offers".to_owned()),
    }
    if kept {
        for_keeping(row, block, &mut reasons);
    } else {
        for_dropping(row, block, &mut reasons);
    }
    reasons.truncate(MAX_REASONS);
    reasons
}

fn for_keeping(row: &[f32], block: &Block, reasons: &mut Vec<String>) {
    if row[FIRST_FEATURES - 1] > 0.8 {
        reasons.push("also in the text the page states for machines".to_owned());
    }
    if block.words >= 15 && row[1] < 0.3 {
        reasons.push(format!("running text of {} words", block.words));
    }
    if row[FIRST_FEATURES - 4] > 0.5 {
        reasons.push("inside the densest text of the page".to_owned());
    }
    if row[FIRST_FEATURES - 3] > 0.5 {
        reasons.push("inside an element named as the article".to_owned());
    }
    match block.kind {
        Kind::Heading(_) => reasons.push("heading over kept text".to_owned()),
        Kind::Item(_) => reasons.push("list within the text".to_owned()),
        Kind::Cell(_) => reasons.push("table within the text".to_owned()),
        _ => {}
    }
    if reasons.is_empty() {
        reasons.push("stands among kept text".to_owned());
    }
}

fn for_dropping(row: &[f32], block: &Block, reasons: &mut Vec<String>) {
    let groups = &row[text::COUNT..text::COUNT + GROUPS.len()];
    let around = &row[text::COUNT + GROUPS.len()..][..AROUND.len()];
    for (tag, &up) in AROUND.iter().zip(around) {
        if up < NEAR && matches!(tag, Tag::Nav | Tag::Footer | Tag::Aside | Tag::Form) {
            reasons.push(format!("inside a {} element", tag.as_str()));
        }
    }
    let mut named: Vec<(f32, usize)> = groups
        .iter()
        .enumerate()
        .filter(|(group, up)| **up < NEAR && !WEAK_GROUPS.contains(group))
        .map(|(group, &up)| (up, group))
        .collect();
    named.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (_, group) in named.into_iter().take(2) {
        reasons.push(format!("element named like {}", PURPOSES[group]));
    }
    if block.words > 0 && row[1] >= 0.5 {
        reasons.push(format!(
            "{:.0} % of its words are links",
            100.0 * row[1].min(1.0)
        ));
    }
    if row[FIRST_FEATURES - 4] < 0.5 && row[FIRST_FEATURES - 3] < 0.5 {
        reasons.push("outside the main text".to_owned());
    }
    if row[text::TITLE_OVERLAP] > 0.99 && block.words >= 3 {
        reasons.push("repeats the headline".to_owned());
    }
    if block.words < 8 {
        reasons.push("a few words only".to_owned());
    }
    if reasons.is_empty() {
        reasons.push("reads unlike the article around it".to_owned());
    }
}
