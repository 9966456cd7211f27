//! The short public name of a message.

use std::fmt;

/// Digits and consonants that are not mistaken for each other on paper or on the phone, and spell no words.
const ALPHABET: &[u8; 28] = b"23456789BCDFGHJKMNPQRSTVWXYZ";

/// Characters without the dash: 28^8 names, so that even guessing at the rate limit finds none.
const LENGTH: usize = 8;

/// A name such as `K7QF-3M9T`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Reference(String);

impl Reference {
    /// Draws a new one from the system's randomness.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut letters = Vec::with_capacity(LENGTH);
        while letters.len() < LENGTH {
            let mut bytes = [0; 16];
            getrandom::fill(&mut bytes)?;
            // Bytes beyond the last whole multiple would favour the first letters.
            letters.extend(
                bytes
                    .iter()
                    .filter(|byte| **byte < 252)
                    .map(|byte| char::from(ALPHABET[usize::from(*byte) % ALPHABET.len()])),
            );
        }
        letters.truncate(LENGTH);
        Ok(Self::from_letters(&letters))
    }

    /// Reads one as a person types it: any case, with or without the dash.
    pub fn parse(typed: &str) -> Option<Self> {
        let letters: Vec<char> = typed
            .trim()
            .chars()
            .filter(|character| !matches!(character, '-' | ' '))
            .map(|character| character.to_ascii_uppercase())
            .collect();
        let known = |letter: &char| letter.is_ascii() && ALPHABET.contains(&(*letter as u8));
        (letters.len() == LENGTH && letters.iter().all(known)).then(|| Self::from_letters(&letters))
    }

    /// The name with its dash.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn from_letters(letters: &[char]) -> Self {
        let (front, back) = letters.split_at(LENGTH / 2);
        Self(format!(
            "{}-{}",
            front.iter().collect::<String>(),
            back.iter().collect::<String>()
        ))
    }
}

impl fmt::Display for Reference {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}
