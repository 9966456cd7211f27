//! A text cut into tokens and sentences, and its characters counted.
//!
//! Inside the engine positions are bytes, because slicing by bytes is free;
//! [`CharIndex`] turns them into characters on the way out.

pub mod abbreviations;
pub mod char_index;
pub mod sentences;
pub mod stem;
pub mod stop_words;
pub mod tokens;
pub mod word_set;

pub use char_index::CharIndex;
pub use sentences::SentenceSpan;
pub use tokens::{Token, TokenKind};

use super::language::Language;

/// A text with its tokens and sentences.
#[derive(Debug, Clone)]
pub struct Document<'a> {
    /// The whole text.
    pub text: &'a str,
    /// Its tokens, in order.
    pub tokens: Vec<Token<'a>>,
    /// Its sentences, in order; every token is in exactly one.
    pub sentences: Vec<SentenceSpan>,
}

impl<'a> Document<'a> {
    /// Cuts a text up by the rules of its language.
    pub fn new(text: &'a str, language: Language) -> Self {
        let tokens = tokens::tokenize(text, language);
        let sentences = sentences::split(text, &tokens);
        Self {
            text,
            tokens,
            sentences,
        }
    }

    /// The tokens of one sentence.
    pub fn tokens_of(&self, sentence: &SentenceSpan) -> &[Token<'a>] {
        &self.tokens[sentence.tokens.clone()]
    }

    /// Words: tokens with a letter or a digit.
    pub fn word_count(&self) -> usize {
        self.tokens.iter().filter(|t| t.is_word()).count()
    }
}
