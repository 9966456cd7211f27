//! A block's own text.

use std::collections::HashMap;

use super::{Hints, flag, log};
use crate::article_extractor::blocks::{Block, Kind, Page, is_word};
use crate::article_extractor::candidates::hashed_words;
use crate::article_extractor::dom::Tag;
use crate::article_extractor::model::{Odds, TokenKind, hash};

pub const COUNT: usize = 42;
/// The column of the mean odds of a block's words; the least follows it.
pub const MEAN_ODDS: usize = 29;
/// The column with the share of a block's words that the headline holds.
pub const TITLE_OVERLAP: usize = MEAN_ODDS + 5;
/// Words of a block that are looked up; a long paragraph is told by its length.
const MAX_TOKENS: usize = 40;
/// Longest word looked up.
const MAX_WORD_BYTES: usize = 24;

/// English and French words that running text cannot do without.
const STOP_WORDS: [&str; 60] = [
    "the", "a", "an", "and", "or", "but", "of", "to", "in", "on", "for", "with", "at", "by",
    "from", "is", "are", "was", "were", "be", "been", "has", "have", "had", "it", "its", "this",
    "that", "these", "they", "he", "she", "we", "you", "as", "not", "which", "who", "will",
    "would", "can", "le", "la", "les", "de", "des", "du", "un", "une", "et", "est", "dans", "pour",
    "que", "qui", "par", "sur", "au", "ce", "il",
];

/// The hashed words of a block that the odds know about.
pub fn word_tokens(block: &Block) -> impl Iterator<Item = u32> + '_ {
    block
        .text
        .split(|c| !is_word(c))
        .filter(|word| !word.is_empty() && word.len() <= MAX_WORD_BYTES)
        .take(MAX_TOKENS)
        .map(|word| hash(TokenKind::Word, word))
}

/// Every block's text features.
pub fn features(page: &Page<'_>, hints: Hints<'_>, odds: &dyn Odds) -> Vec<[f32; COUNT]> {
    // How often each text stands on the page, and how often so far.
    let mut seen: HashMap<&str, (u32, u32)> = HashMap::new();
    for block in &page.blocks {
        seen.entry(block.text.as_str()).or_default().0 += 1;
    }
    let title = hashed_words(hints.title.unwrap_or_default());
    let byline = hashed_words(hints.byline.unwrap_or_default());
    let excerpt = hashed_words(hints.excerpt.unwrap_or_default());
    page.blocks
        .iter()
        .map(|block| {
            let mut row = [0.0; COUNT];
            let (shape, rest) = row.split_at_mut(20);
            self::shape(block, shape);
            let (kind, rest) = rest.split_at_mut(9);
            self::kind(block, kind);
            let (words, rest) = rest.split_at_mut(5);
            word_odds(block, odds, words);
            let own = if block.words <= 60 {
                hashed_words(&block.text)
            } else {
                Vec::new()
            };
            rest[0] = overlap(&own, &title);
            rest[1] = overlap(&title, &own);
            rest[2] = overlap(&own, &excerpt);
            rest[3] = overlap(&excerpt, &own);
            let (all, before) =
                seen.get_mut(block.text.as_str())
                    .map_or((0, 0), |(all, before)| {
                        *before += 1;
                        (*all, *before - 1)
                    });
            rest[4] = all as f32;
            rest[5] = before as f32;
            rest[6] = overlap(&byline, &own);
            rest[7] = overlap(&own, &byline);
            row
        })
        .collect()
}

fn shape(block: &Block, out: &mut [f32]) {
    let text = block.text.as_str();
    let words = block.words.max(1) as f32;
    let (mut sentences, mut commas, mut digits, mut letters, mut upper, mut odd) =
        (0, 0, 0, 0, 0, 0);
    for c in text.chars() {
        match c {
            '.' | '!' | '?' | '。' => sentences += 1,
            ',' | ';' | '、' => commas += 1,
            '|' | '›' | '»' | '•' | '/' | '→' | '©' | '+' => odd += 1,
            c if c.is_ascii_digit() => digits += 1,
            c if c.is_alphabetic() => {
                letters += 1;
                upper += i32::from(c.is_uppercase());
            }
            _ => {}
        }
    }
    let mut stops = 0;
    let mut capitals = 0;
    for word in text
        .split(|c| !is_word(c))
        .filter(|word| !word.is_empty())
        .take(80)
    {
        let mut lower = [0u8; 6];
        if let Some(lower) = lower.get_mut(..word.len()) {
            lower.copy_from_slice(word.as_bytes());
            lower.make_ascii_lowercase();
            stops += i32::from(STOP_WORDS.iter().any(|stop| stop.as_bytes() == lower));
        }
        capitals += i32::from(word.starts_with(char::is_uppercase));
    }
    let counted = words.min(80.0);
    let last = text.chars().next_back().unwrap_or(' ');
    let before_quote = text.trim_end_matches(['"', '”', '’', ')', '\'', '»']);
    let values = [
        words,
        block.link_words as f32 / words,
        block.strong_words as f32 / words,
        block.links as f32,
        sentences as f32,
        sentences as f32 / words,
        commas as f32 / words,
        text.len() as f32 / words,
        capitals as f32 / counted,
        digits as f32 / text.len().max(1) as f32,
        stops as f32 / counted,
        upper as f32 / letters.max(1) as f32,
        odd as f32 / words,
        flag(before_quote.ends_with(['.', '!', '?', '…', '。'])),
        flag(last == ':'),
        flag(last == '…' || text.ends_with("...") || last == '»' || last == '→'),
        flag(last == '?'),
        flag(text.contains('\n')),
        flag(text.starts_with(char::is_lowercase)),
        flag(block.links > 0 && block.link_words == block.words),
    ];
    out.copy_from_slice(&values);
}

fn kind(block: &Block, out: &mut [f32]) {
    let values = [
        match block.kind {
            Kind::Heading(level) => f32::from(level),
            _ => 0.0,
        },
        match block.kind {
            Kind::Item(depth) => f32::from(depth),
            _ => 0.0,
        },
        flag(matches!(block.kind, Kind::Cell(_))),
        flag(block.kind == Kind::Caption),
        flag(block.kind == Kind::Quote),
        flag(block.kind == Kind::Preformatted),
        flag(block.tag == Tag::P),
        flag(matches!(
            block.tag,
            Tag::Div | Tag::Other | Tag::Section | Tag::Body
        )),
        flag(matches!(
            block.tag,
            Tag::Button | Tag::Form | Tag::Option | Tag::Legend
        )),
    ];
    out.copy_from_slice(&values);
}

fn word_odds(block: &Block, odds: &dyn Odds, out: &mut [f32]) {
    let (mut sum, mut least, mut most, mut count) = (0f32, 0f32, 0f32, 0f32);
    let mut first = 0.0;
    for token in word_tokens(block) {
        let value = odds.of(token);
        if count == 0.0 {
            first = value;
        }
        sum += value;
        least = least.min(value);
        most = most.max(value);
        count += 1.0;
    }
    out.copy_from_slice(&[sum / count.max(1.0), least, most, first, log(count)]);
}

/// Share of `part`'s words that `whole` holds.
fn overlap(part: &[u64], whole: &[u64]) -> f32 {
    if part.is_empty() || whole.is_empty() {
        return 0.0;
    }
    part.iter().filter(|word| whole.contains(word)).count() as f32 / part.len() as f32
}
