//! From byte positions to character positions.

/// The characters before each byte of a text.
#[derive(Debug, Clone)]
pub struct CharIndex {
    /// Empty for a text of plain ASCII, where both counts agree.
    chars_before: Vec<u32>,
}

impl CharIndex {
    /// Counts a text's characters once.
    pub fn new(text: &str) -> Self {
        if text.is_ascii() {
            return Self {
                chars_before: Vec::new(),
            };
        }
        let mut chars_before = Vec::with_capacity(text.len() + 1);
        let mut count = 0;
        for c in text.chars() {
            chars_before.extend(std::iter::repeat_n(count, c.len_utf8()));
            count += 1;
        }
        chars_before.push(count);
        Self { chars_before }
    }

    /// How many characters stand before a byte.
    pub fn chars(&self, byte: usize) -> usize {
        match self.chars_before.get(byte) {
            Some(&count) => count as usize,
            None => byte,
        }
    }
}
