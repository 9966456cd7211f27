//! How a token (a class name, an element, a word) is spread between articles and the rest.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// What a token is, so that the word "comment" and the class "comment" differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// A class, id, role, or element name of a block's element or of one around it.
    Element = 1,
    /// A word of a block's text.
    Word = 2,
}

/// A token's 32-bit FNV-1a hash, letters in lower case and runs of digits as one,
/// so that `post-123` and `post-456` are the same token.
pub fn hash(kind: TokenKind, text: &str) -> u32 {
    let mut hash = 0x811c_9dc5u32 ^ kind as u32;
    let mut in_digits = false;
    let mut add = |byte: u8| hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    for byte in text.bytes() {
        if byte.is_ascii_digit() {
            if !in_digits {
                add(b'0');
            }
            in_digits = true;
        } else {
            in_digits = false;
            add(byte.to_ascii_lowercase());
        }
    }
    hash
}

/// Gives the log-odds of tokens: the trained table, or in training that table without one page.
pub trait Odds {
    /// The log-odds that text under this token is article, zero when unknown.
    fn of(&self, token: u32) -> f32;
}

/// The trained table.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct OddsTable(pub HashMap<u32, f32, BuildHasherDefault<TokenHasher>>);

/// Spreads a token, which is a hash already, over the table's buckets. The table holds only what
/// was trained, so no page can crowd a bucket.
#[derive(Debug, Clone, Default)]
pub struct TokenHasher(u64);

impl Hasher for TokenHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u32(u32::from(byte));
        }
    }

    fn write_u32(&mut self, token: u32) {
        // The golden ratio's multiplier: the table uses the highest and the lowest bits.
        self.0 = (self.0 ^ u64::from(token)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Odds for OddsTable {
    fn of(&self, token: u32) -> f32 {
        self.0.get(&token).copied().unwrap_or(0.0)
    }
}
