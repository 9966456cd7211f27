//! Words of a text: runs of letters, digits and underscores; of Chinese and Japanese, which set
//! no spaces, each character.

/// How many words there are, as `\w+` finds them, and each character of Chinese and Japanese.
pub fn count_words(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let (mut words, mut inside, mut at) = (0, false, 0);
    while let Some(&byte) = bytes.get(at) {
        let (kind, length) = match byte {
            0..=127 => (ascii(byte), 1),
            _ => wide_at(text, at),
        };
        words += u32::from(kind == Part::Whole || (kind == Part::Letter && !inside));
        inside = kind == Part::Letter;
        at += length;
    }
    words
}

/// What a character is to words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Between words.
    Gap,
    /// Of a word.
    Letter,
    /// A word by itself.
    Whole,
}

fn ascii(byte: u8) -> Part {
    if ASCII_WORD[usize::from(byte)] {
        Part::Letter
    } else {
        Part::Gap
    }
}

/// The words of a text, in order.
pub fn split_words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let (start, kind, length) = next_part(rest, |kind| kind != Part::Gap)?;
        let word = &rest[start..];
        let end = match kind {
            Part::Whole => length,
            _ => next_part(word, |kind| kind != Part::Letter).map_or(word.len(), |(at, ..)| at),
        };
        rest = &word[end..];
        Some(&word[..end])
    })
}

/// Where the first character of a wanted kind stands, which it is, and its bytes.
fn next_part(text: &str, wanted: impl Fn(Part) -> bool) -> Option<(usize, Part, usize)> {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let (kind, length) = match byte {
            0..=127 => (ascii(byte), 1),
            _ => wide_at(text, at),
        };
        if wanted(kind) {
            return Some((at, kind, length));
        }
        at += length;
    }
    None
}

/// What the character beyond ASCII is that begins here, and its bytes.
fn wide_at(text: &str, at: usize) -> (Part, usize) {
    let Some(c) = text[at..].chars().next() else {
        return (Part::Gap, 1);
    };
    let kind = match c {
        // Quotation marks, dashes and the like; accented letters: no need for the tables.
        '\u{2000}'..='\u{206f}' => Part::Gap,
        '\u{d8}'..='\u{f6}' | '\u{f8}'..='\u{17f}' => Part::Letter,
        // Kana and Chinese characters.
        '\u{3041}'..='\u{3096}'
        | '\u{30a1}'..='\u{30fa}'
        | '\u{3400}'..='\u{4dbf}'
        | '\u{4e00}'..='\u{9fff}'
        | '\u{f900}'..='\u{faff}'
        | '\u{20000}'..='\u{3134f}' => Part::Whole,
        c if c.is_alphanumeric() => Part::Letter,
        _ => Part::Gap,
    };
    (kind, c.len_utf8())
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
