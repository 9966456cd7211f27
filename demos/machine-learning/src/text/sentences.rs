//! Where a sentence ends.
//!
//! A dot ends a sentence unless it belongs to an abbreviation, an initial or a
//! number; quotation marks and brackets that close belong to it. Blank lines,
//! list items and short lines end one too; a line break inside wrapped text does not.

use super::abbreviations::TITLES;
use super::tokens::{Token, TokenKind};
use super::word_set::{WordSet, listed, words};
use std::ops::Range;

/// A sentence: its bytes and its tokens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentenceSpan {
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
    pub tokens: Range<usize>,
    /// Its paragraph, from 0.
    pub paragraph: usize,
    /// Whether it is a line of its own without an end mark.
    pub heading: bool,
}

/// Capitalised words that seldom follow an abbreviation inside a sentence.
static STARTERS: WordSet = WordSet::new(|| {
    words(
        " the a an in on at for from he she it they we i you but and this that these those his her its their our \
    there when while after before as if although however meanwhile since with by to not no all some many most one two three \
    what who how why where also so now then police officials le la les un une des il elle ils elles ce cette ces mais et dans pour \
    selon en au aux on nous ",
    )
});

/// Cuts a text's tokens into sentences.
pub fn split(text: &str, tokens: &[Token<'_>]) -> Vec<SentenceSpan> {
    let mut sentences = Vec::new();
    let mut first = 0;
    let mut paragraph = 0;
    for at in 0..tokens.len() {
        let last = at + 1 == tokens.len();
        if !last && !ends_here(text, tokens, first, at) {
            continue;
        }
        let breaks_before = tokens[first].newlines_before;
        if first > 0
            && (breaks_before > 1 || (breaks_before == 1 && line_is_paragraph(text, tokens, first)))
        {
            paragraph += 1;
        }
        let alone = tokens[first].newlines_before > 0 || first == 0;
        let ended = tokens[first..=at]
            .iter()
            .rev()
            .take(3)
            .any(|t| is_end_mark(t.text));
        let breaks = last || tokens[at + 1].newlines_before > 0;
        let words = tokens[first..=at].iter().filter(|t| t.is_word()).count();
        sentences.push(SentenceSpan {
            start: tokens[first].start,
            end: tokens[at].end(),
            tokens: first..at + 1,
            paragraph,
            // A whole text of one line is a sentence, end mark or not.
            heading: alone && breaks && !ended && words <= 20 && !(first == 0 && last),
        });
        first = at + 1;
    }
    sentences
}

/// A single line break starts a paragraph where the text is not wrapped.
fn line_is_paragraph(text: &str, tokens: &[Token<'_>], first: usize) -> bool {
    !looks_wrapped(text, tokens[first - 1].end())
}

fn is_end_mark(text: &str) -> bool {
    matches!(
        text,
        "." | "!" | "?" | "…" | "。" | "！" | "？" | "؟" | "۔" | "।"
    ) || (text.len() > 1 && text.bytes().all(|b| b == b'.'))
}

fn is_closer(token: &Token<'_>) -> bool {
    matches!(token.text, "\"" | "”" | "’" | "'" | ")" | "]" | "»")
        && (!token.space_before || token.text == "»")
}

/// Whether the line that ends at this byte is as long as wrapped lines are.
fn looks_wrapped(text: &str, end: usize) -> bool {
    let line_start = text[..end].rfind('\n').map_or(0, |at| at + 1);
    // Mail and typewriter columns: 40 to 110 characters.
    (40..=110).contains(&text[line_start..end].chars().count())
}

fn starts_list_item(tokens: &[Token<'_>], at: usize) -> bool {
    let token = &tokens[at];
    let numbered = token.kind == TokenKind::Number
        && tokens
            .get(at + 1)
            .is_some_and(|next| !next.space_before && matches!(next.text, "." | ")"));
    matches!(token.text, "•" | "-" | "*" | "–" | "—" | "‣" | "◦" | "·") || numbered
}

/// Whether a sentence ends after token `at`, which is not the last.
fn ends_here(text: &str, tokens: &[Token<'_>], first: usize, at: usize) -> bool {
    let token = &tokens[at];
    let next = &tokens[at + 1];
    if next.newlines_before > 1 {
        return true;
    }
    if next.newlines_before == 1 {
        let lowercase = next.text.chars().next().is_some_and(char::is_lowercase);
        if starts_list_item(tokens, at + 1) || !(lowercase || looks_wrapped(text, token.end())) {
            return true;
        }
    }
    // Closing marks belong to the sentence they close.
    if is_closer(next) && next.newlines_before == 0 {
        return false;
    }
    let mut end = at;
    while end > first && is_closer(&tokens[end]) {
        end -= 1;
    }
    let mark = &tokens[end];
    if is_end_mark(mark.text) {
        return follows_a_start(mark, next, end < at);
    }
    if end == at && mark.text.ends_with('.') && mark.kind == TokenKind::Word {
        return abbreviation_ends(mark, next);
    }
    false
}

/// Whether what follows an end mark can begin a sentence.
fn follows_a_start(mark: &Token<'_>, next: &Token<'_>, closed: bool) -> bool {
    let Some(c) = next.text.chars().next() else {
        return true;
    };
    // A dot inside a made-up word such as "Node.js" has no space after it.
    if mark.text == "." && !next.space_before && !closed {
        return false;
    }
    !(c.is_lowercase() || matches!(c, ',' | ';' | ':' | ')' | '.'))
}

fn abbreviation_ends(mark: &Token<'_>, next: &Token<'_>) -> bool {
    if listed(&TITLES, mark.text) {
        return false;
    }
    // A lone initial belongs to a name ("J. Smith") unless a word follows that begins sentences.
    let opens = matches!(next.text, "\"" | "“" | "«");
    next.space_before && (opens || (next.is_capitalized() && listed(&STARTERS, next.text)))
}
