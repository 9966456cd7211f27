//! Words of a text: runs of letters, digits and underscores.

/// How many words there are, as `\w+` finds them.
pub fn count_words(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let (mut words, mut inside, mut at) = (0, false, 0);
    while let Some(&byte) = bytes.get(at) {
        let (word, length) = match byte {
            0..=127 => (ASCII_WORD[usize::from(byte)], 1),
            _ => wide_at(text, at),
        };
        words += u32::from(word & !inside);
        inside = word;
        at += length;
    }
    words
}

/// The words of a text, in order.
pub fn split_words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let start = word_boundary(rest, true)?;
        let word = &rest[start..];
        let end = word_boundary(word, false).unwrap_or(word.len());
        rest = &word[end..];
        Some(&word[..end])
    })
}

/// Where the first character stands that is, or is not, part of a word.
fn word_boundary(text: &str, wanted: bool) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        if byte.is_ascii() {
            if ASCII_WORD[usize::from(byte)] == wanted {
                return Some(at);
            }
            at += 1;
        } else {
            let (word, length) = wide_at(text, at);
            if word == wanted {
                return Some(at);
            }
            at += length;
        }
    }
    None
}

/// Whether the character beyond ASCII that begins here is part of a word, and its bytes.
fn wide_at(text: &str, at: usize) -> (bool, usize) {
    let Some(c) = text[at..].chars().next() else {
        return (false, 1);
    };
    let word = match c {
        // Quotation marks, dashes and the like; accented letters: no need for the tables.
        '\u{2000}'..='\u{206f}' => false,
        '\u{d8}'..='\u{f6}' | '\u{f8}'..='\u{17f}' => true,
        c => c.is_alphanumeric(),
    };
    (word, c.len_utf8())
}

/// For each byte whether it is an ASCII character of a word.
const ASCII_WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || byte as u8 == b'_';
        byte += 1;
    }
    table
};

/// Lower-case words, hashed.
pub fn hashed_words(text: &str) -> Vec<u64> {
    split_words(text).map(hash_word).collect()
}

/// A word's FNV-1a hash over its characters, in lower case.
pub fn hash_word(word: &str) -> u64 {
    let add = |hash: u64, c: u32| (hash ^ u64::from(c)).wrapping_mul(0x0100_0000_01b3);
    let start = 0xcbf2_9ce4_8422_2325;
    if word.is_ascii() {
        let lower = word.bytes().map(|byte| byte.to_ascii_lowercase());
        return lower.fold(start, |hash, byte| add(hash, u32::from(byte)));
    }
    let lower = word.chars().flat_map(char::to_lowercase);
    lower.fold(start, |hash, c| add(hash, u32::from(c)))
}
