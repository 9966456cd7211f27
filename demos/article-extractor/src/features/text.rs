//! A block's own text.

use std::collections::HashMap;

use super::{Hints, flag, log};
use crate::blocks::{Block, Kind, Page};
use crate::dom::Tag;
use crate::model::{Odds, TokenKind, hash};
use crate::words::{hash_word, hashed_words, split_words};

pub const COUNT: usize = 42;
/// The column of the mean odds of a block's words; the least follows it.
pub const MEAN_ODDS: usize = 29;
/// The column with the share of a block's words that the headline holds.
pub const TITLE_OVERLAP: usize = MEAN_ODDS + 5;
/// Words of a block that are looked up; a long paragraph is told by its length.
const MAX_TOKENS: usize = 40;
/// Words of a block that are counted.
const MAX_WORDS: usize = 80;
/// A longer block is not compared with headline, byline and summary.
const MAX_COMPARED_WORDS: u32 = 60;
/// Longest word looked up.
const MAX_WORD_BYTES: usize = 24;

/// English and French words that running text cannot do without, in lower case.
fn is_stop_word(word: &[u8]) -> bool {
    matches!(
        word,
        b"the"
            | b"a"
            | b"an"
            | b"and"
            | b"or"
            | b"but"
            | b"of"
            | b"to"
            | b"in"
            | b"on"
            | b"for"
            | b"with"
            | b"at"
            | b"by"
            | b"from"
            | b"is"
            | b"are"
            | b"was"
            | b"were"
            | b"be"
            | b"been"
            | b"has"
            | b"have"
            | b"had"
            | b"it"
            | b"its"
            | b"this"
            | b"that"
            | b"these"
            | b"they"
            | b"he"
            | b"she"
            | b"we"
            | b"you"
            | b"as"
            | b"not"
            | b"which"
            | b"who"
            | b"will"
            | b"would"
            | b"can"
            | b"le"
            | b"la"
            | b"les"
            | b"de"
            | b"des"
            | b"du"
            | b"un"
            | b"une"
            | b"et"
            | b"est"
            | b"dans"
            | b"pour"
            | b"que"
            | b"qui"
            | b"par"
            | b"sur"
            | b"au"
            | b"ce"
            | b"il"
    )
}

/// The hashed words of a block that the odds know about.
pub fn word_tokens(block: &Block) -> impl Iterator<Item = u32> + '_ {
    split_words(&block.text)
        .filter(|word| word.len() <= MAX_WORD_BYTES)
        .take(MAX_TOKENS)
        .map(|word| hash(TokenKind::Word, word))
}

/// Every block's text features.
pub fn features(page: &Page<'_>, hints: Hints<'_>, odds: &dyn Odds) -> Vec<[f32; COUNT]> {
    let (first_places, mut repeats) = repeats(page);
    let title = hashed_words(hints.title.unwrap_or_default());
    let byline = hashed_words(hints.byline.unwrap_or_default());
    let excerpt = hashed_words(hints.excerpt.unwrap_or_default());
    let mut own = Vec::new();
    page.blocks
        .iter()
        .enumerate()
        .map(|(index, block)| {
            let mut row = [0.0; COUNT];
            let (shape, rest) = row.split_at_mut(20);
            let (kind, rest) = rest.split_at_mut(9);
            let (tokens, rest) = rest.split_at_mut(5);
            let words = Words::of(block, odds, &mut own);
            self::shape(block, &words, shape);
            self::kind(block, kind);
            words.write_odds(tokens);
            rest[0] = overlap(&own, &title);
            rest[1] = overlap(&title, &own);
            rest[2] = overlap(&own, &excerpt);
            rest[3] = overlap(&excerpt, &own);
            let (all, before) = &mut repeats[first_places[index]];
            rest[4] = *all;
            rest[5] = *before;
            *before += 1.0;
            rest[6] = overlap(&byline, &own);
            rest[7] = overlap(&own, &byline);
            row
        })
        .collect()
}

/// For each block the first one with the same text, and for each first one how often its text
/// stands on the page, with a second count that starts at none.
fn repeats(page: &Page<'_>) -> (Vec<usize>, Vec<(f32, f32)>) {
    let mut seen: HashMap<&str, usize> = HashMap::with_capacity(page.blocks.len());
    let mut counts = vec![(0.0, 0.0); page.blocks.len()];
    let first_places = page
        .blocks
        .iter()
        .enumerate()
        .map(|(index, block)| {
            let first = *seen.entry(&block.text).or_insert(index);
            counts[first].0 += 1.0;
            first
        })
        .collect();
    (first_places, counts)
}

/// What the words of a block say, read in one pass.
#[derive(Debug, Default)]
struct Words {
    stops: u32,
    capitals: u32,
    /// Of the odds of the words looked up.
    sum: f32,
    least: f32,
    most: f32,
    first: f32,
    looked_up: usize,
}

impl Words {
    /// Reads a block; `hashes` are those of all its words where it is short.
    fn of(block: &Block, odds: &dyn Odds, hashes: &mut Vec<u64>) -> Self {
        hashes.clear();
        let short = block.words <= MAX_COMPARED_WORDS;
        let mut words = Self::default();
        for word in split_words(&block.text).take(MAX_WORDS) {
            let mut lower = [0u8; 6];
            if let Some(lower) = lower.get_mut(..word.len()) {
                lower.copy_from_slice(word.as_bytes());
                lower.make_ascii_lowercase();
                words.stops += u32::from(is_stop_word(lower));
            }
            words.capitals += u32::from(word.starts_with(char::is_uppercase));
            if word.len() <= MAX_WORD_BYTES && words.looked_up < MAX_TOKENS {
                words.look_up(odds.of(hash(TokenKind::Word, word)));
            }
            if short {
                hashes.push(hash_word(word));
            }
        }
        words
    }

    fn look_up(&mut self, odds: f32) {
        if self.looked_up == 0 {
            self.first = odds;
        }
        self.sum += odds;
        self.least = self.least.min(odds);
        self.most = self.most.max(odds);
        self.looked_up += 1;
    }

    fn write_odds(&self, out: &mut [f32]) {
        let count = self.looked_up as f32;
        out.copy_from_slice(&[
            self.sum / count.max(1.0),
            self.least,
            self.most,
            self.first,
            log(count),
        ]);
    }
}

/// Characters of a text by kind.
#[derive(Debug, Default)]
struct Marks {
    sentences: u32,
    commas: u32,
    digits: u32,
    upper: u32,
    lower: u32,
    odd: u32,
}

impl Marks {
    fn of(text: &str) -> Self {
        let mut marks = Self::default();
        for c in text.chars() {
            match c {
                'a'..='z' => marks.lower += 1,
                ' ' => {}
                'A'..='Z' => marks.upper += 1,
                '.' | '!' | '?' | '。' => marks.sentences += 1,
                ',' | ';' | '、' => marks.commas += 1,
                '|' | '›' | '»' | '•' | '/' | '→' | '©' | '+' => marks.odd += 1,
                '0'..='9' => marks.digits += 1,
                c if c.is_ascii() || !c.is_alphabetic() => {}
                c if c.is_uppercase() => marks.upper += 1,
                _ => marks.lower += 1,
            }
        }
        marks
    }
}

fn shape(block: &Block, counts: &Words, out: &mut [f32]) {
    let text = block.text.as_str();
    let words = block.words.max(1) as f32;
    let marks = Marks::of(text);
    let counted = words.min(MAX_WORDS as f32);
    let last = text.chars().next_back().unwrap_or(' ');
    let before_quote = text.trim_end_matches(['"', '”', '’', ')', '\'', '»']);
    let values = [
        words,
        block.link_words as f32 / words,
        block.strong_words as f32 / words,
        block.links as f32,
        marks.sentences as f32,
        marks.sentences as f32 / words,
        marks.commas as f32 / words,
        text.len() as f32 / words,
        counts.capitals as f32 / counted,
        marks.digits as f32 / text.len().max(1) as f32,
        counts.stops as f32 / counted,
        marks.upper as f32 / (marks.upper + marks.lower).max(1) as f32,
        marks.odd as f32 / words,
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

/// Share of `part`'s words that `whole` holds.
fn overlap(part: &[u64], whole: &[u64]) -> f32 {
    if part.is_empty() || whole.is_empty() {
        return 0.0;
    }
    part.iter().filter(|word| whole.contains(word)).count() as f32 / part.len() as f32
}
