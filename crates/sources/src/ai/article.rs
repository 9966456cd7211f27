//! The article as a model's words are held against it: quotes, numbers, names, vocabulary.

use super::answer::Refusal;
use std::collections::HashSet;

/// Most quotes of an answer.
const MAX_QUOTES: usize = 5;
/// Longest point or answer; three long sentences.
const MAX_TEXT_CHARS: usize = 800;
/// A quote shorter than this is in any text and proves nothing.
const MIN_QUOTE_CHARS: usize = 12;
/// A quote longer than this is a copy, not a quote.
const MAX_QUOTE_CHARS: usize = 500;
/// Share of the longer words that must stand near the quotes. A sentence in other
/// words shares well over half with its source; an advertisement or a greeting does not.
const MIN_SHARED_WORDS: f64 = 0.5;
/// How many characters before and after a quote are near it: a long sentence each way.
const NEAR_CHARS: usize = 250;
/// Words shorter than this are grammar, not content.
const MIN_CONTENT_CHARS: usize = 5;
/// Marks that open a quotation.
const OPENING_MARKS: [char; 4] = ['"', '“', '«', '‘'];

/// An article as answers are held against it.
pub(super) struct Article {
    /// White space made single.
    text: String,
    vocabulary: Vocabulary,
}

impl Article {
    pub(super) fn new(text: &str) -> Self {
        let text = single_spaced(text);
        let vocabulary = Vocabulary::default().with(&text);
        Self { text, vocabulary }
    }

    /// Quotes that all occur in the article, as they stand there.
    pub(super) fn quotes(&self, quotes: &[String]) -> Result<Vec<String>, Refusal> {
        match quotes.len() {
            0 => return Err(Refusal::NoQuote),
            1..=MAX_QUOTES => {}
            _ => return Err(Refusal::Length),
        }
        let check = |quote: &String| {
            let quote = single_spaced(quote);
            match quote.chars().count() {
                ..MIN_QUOTE_CHARS => Err(Refusal::NoQuote),
                MIN_QUOTE_CHARS..=MAX_QUOTE_CHARS if self.text.contains(&quote) => Ok(quote),
                MIN_QUOTE_CHARS..=MAX_QUOTE_CHARS => Err(Refusal::InventedQuote),
                _ => Err(Refusal::Length),
            }
        };
        quotes.iter().map(check).collect()
    }

    /// A sentence of the model's own, with nothing in it that its quotes do not bear.
    pub(super) fn statement(&self, text: &str, quotes: &[String]) -> Result<String, Refusal> {
        if has_markup(text) {
            return Err(Refusal::Markup);
        }
        let text = single_spaced(text);
        if text.is_empty() || text.chars().count() > MAX_TEXT_CHARS {
            return Err(Refusal::Length);
        }
        let near = quotes.iter().fold(Vocabulary::default(), |near, quote| {
            near.with(self.around(quote))
        });
        let (mut content, mut shared) = (0_u32, 0_u32);
        let mut starts_sentence = true;
        for token in text.split(' ') {
            // The first word of a sentence or a quotation has its capital from its place.
            starts_sentence |= token.starts_with(OPENING_MARKS);
            for word in words_of(token) {
                let named = !starts_sentence && word.starts_with(char::is_uppercase);
                let numbered = word.contains(|letter: char| letter.is_ascii_digit());
                if (named || numbered) && !self.vocabulary.knows(word) {
                    return Err(Refusal::Foreign);
                }
                starts_sentence = false;
                if word.chars().count() >= MIN_CONTENT_CHARS {
                    content += 1;
                    shared += u32::from(near.knows(word));
                }
            }
            starts_sentence |= token.ends_with(['.', '!', '?', ':']);
        }
        if f64::from(shared) < MIN_SHARED_WORDS * f64::from(content) {
            return Err(Refusal::Foreign);
        }
        Ok(text)
    }

    /// A quote with what stands before and after it.
    fn around(&self, quote: &str) -> &str {
        let Some(at) = self.text.find(quote) else {
            return "";
        };
        let (before, after) = (&self.text[..at], &self.text[at + quote.len()..]);
        let lead = before.chars().rev().take(NEAR_CHARS).map(char::len_utf8);
        let tail = after.chars().take(NEAR_CHARS).map(char::len_utf8);
        let start = at - lead.sum::<usize>();
        let end = at + quote.len() + tail.sum::<usize>();
        &self.text[start..end]
    }
}

/// Words in lower case.
#[derive(Default)]
struct Vocabulary(HashSet<String>);

impl Vocabulary {
    fn with(mut self, text: &str) -> Self {
        self.0.extend(words_of(text).map(str::to_lowercase));
        self
    }

    /// Whether it has a word, or one that differs in its ending only.
    fn knows(&self, word: &str) -> bool {
        let word = word.to_lowercase();
        if self.0.contains(&word) {
            return true;
        }
        let letters = word.chars().count();
        if letters < MIN_CONTENT_CHARS || word.contains(|letter: char| letter.is_ascii_digit()) {
            return false;
        }
        let stem: String = word.chars().take(letters - letters / 3).collect();
        self.0.iter().any(|known| known.starts_with(&stem))
    }
}

/// Words and numbers; 1,250.5 is one.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !(letter.is_alphanumeric() || ".,'’".contains(letter)))
        .map(|word| word.trim_matches(|letter: char| !letter.is_alphanumeric()))
        .map(|word| {
            word.strip_suffix("'s")
                .or(word.strip_suffix("’s"))
                .unwrap_or(word)
        })
        .filter(|word| !word.is_empty())
}

pub(super) fn single_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Anything a page could take for more than words.
fn has_markup(text: &str) -> bool {
    let text = text.to_lowercase();
    let spelled = [
        "<",
        ">",
        "](",
        "://",
        "www.",
        "javascript:",
        "data:",
        "mailto:",
        "`",
        "{",
        "}",
    ];
    spelled.iter().any(|sign| text.contains(sign))
        || text
            .chars()
            .any(|letter| letter.is_control() && !letter.is_whitespace())
}
