//! The reader of wishes: words and numbers with their places, a vocabulary, and a grammar over both.
//!
//! [`tokens`] cuts the text, [`lexicon`] knows what words may mean, [`fuzzy`] forgives a slip of the keys, [`items`]
//! finds the phrases, [`quantity`] reads amounts with their comparisons and units, [`mod@read`] puts it together. No text is refused: what is not
//! understood is given back as it was written.

pub mod fuzzy;
pub mod items;
pub mod lexicon;
pub mod quantity;
pub mod read;
pub mod tokens;

pub use read::{Understood, read};
