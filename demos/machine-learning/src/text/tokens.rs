//! Words, numbers and marks, each with its place.
//!
//! The cuts follow the Penn Treebank, because the entity model learned on text
//! cut that way: `'s` and `n't` stand alone, `U.S.` and `Corp.` keep their dot,
//! hyphenated words stay whole. French elisions (`l'`, `qu'`) stand alone too.

use super::super::language::Language;
use super::abbreviations::is_abbreviation;

/// What a token is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// Letters.
    Word,
    /// Begins with a digit.
    Number,
    /// An address, a handle or a tag.
    Link,
    /// Anything else.
    Mark,
}

/// A piece of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token<'a> {
    /// As it stands in the text.
    pub text: &'a str,
    /// First byte.
    pub start: usize,
    /// What it is made of.
    pub kind: TokenKind,
    /// Line ends between it and the token before; more than one begins a paragraph.
    pub newlines_before: usize,
    /// Whether white space stands before it.
    pub space_before: bool,
}

impl Token<'_> {
    /// One past the last byte.
    pub fn end(&self) -> usize {
        self.start + self.text.len()
    }

    /// Whether it counts as a word.
    pub fn is_word(&self) -> bool {
        self.kind != TokenKind::Mark
    }

    /// Whether its first letter is a capital.
    pub fn is_capitalized(&self) -> bool {
        self.text.chars().next().is_some_and(char::is_uppercase)
    }
}

/// English endings that stand alone.
const CLITICS: [&str; 7] = ["'s", "'re", "'ve", "'ll", "'d", "'m", "n't"];
/// French beginnings that stand alone.
const ELISIONS: [&str; 13] = [
    "l'", "d'", "j'", "n'", "s'", "c'", "m'", "t'", "qu'", "lorsqu'", "puisqu'", "jusqu'",
    "quelqu'",
];

/// Cuts a text into tokens.
pub fn tokenize(text: &str, language: Language) -> Vec<Token<'_>> {
    let mut tokens = Vec::with_capacity(text.len() / 5);
    let mut position = 0;
    let mut newlines = 0;
    let mut space = true;
    while let Some(c) = text[position..].chars().next() {
        if c.is_whitespace() {
            newlines += usize::from(c == '\n');
            space = true;
            position += c.len_utf8();
            continue;
        }
        let (length, kind) = piece(text, position, c);
        let whole = &text[position..position + length];
        let token = Token {
            text: whole,
            start: position,
            kind,
            newlines_before: newlines,
            space_before: space,
        };
        if kind == TokenKind::Word {
            push_split(&mut tokens, token, language);
        } else {
            tokens.push(token);
        }
        position += length;
        newlines = 0;
        space = false;
    }
    tokens
}

fn is_word_char(c: char) -> bool {
    // Combining marks belong to the letter before them.
    c.is_alphanumeric() || ('\u{300}'..='\u{36f}').contains(&c) || c == '_'
}

fn is_apostrophe(c: char) -> bool {
    c == '\'' || c == '\u{2019}'
}

/// Length and kind of the piece that begins here.
fn piece(text: &str, position: usize, first: char) -> (usize, TokenKind) {
    let rest = &text[position..];
    if let Some(length) = link(rest, first) {
        return (length, TokenKind::Link);
    }
    if first.is_ascii_digit() {
        return (number(rest), TokenKind::Number);
    }
    if is_word_char(first) {
        return (word(rest), TokenKind::Word);
    }
    // Contractions cut off from their word by a quotation mark's rules, runs of dots and dashes.
    let run = rest.chars().take_while(|&c| c == first).count();
    match first {
        '.' if run > 1 => (run, TokenKind::Mark),
        '-' if run > 1 => (run, TokenKind::Mark),
        _ => (first.len_utf8(), TokenKind::Mark),
    }
}

/// Length of an address, handle or tag.
fn link(rest: &str, first: char) -> Option<usize> {
    if first == '@' || first == '#' {
        let name = rest[1..].chars().take_while(|&c| is_word_char(c));
        let length: usize = name.map(char::len_utf8).sum();
        return (length > 0).then_some(length + 1);
    }
    if !first.is_ascii_alphanumeric() {
        return None;
    }
    let head: &str = rest
        .split(|c: char| c.is_whitespace() || "<>\"«»“”".contains(c))
        .next()
        .unwrap_or_default();
    let web = ["http://", "https://", "www."]
        .iter()
        .any(|start| head.len() > start.len() && head.starts_with(start));
    let mail = head
        .find('@')
        .is_some_and(|at| at > 0 && head[at + 1..].trim_end_matches('.').contains('.'));
    if !web && !mail {
        return None;
    }
    let kept = head.trim_end_matches(|c: char| ".,;:!?)]'’".contains(c));
    Some(kept.len())
}

/// Length of a number with its separators, ending and hyphenated words.
fn number(rest: &str) -> usize {
    let mut length = 0;
    let mut chars = rest.char_indices().peekable();
    let mut before = ' ';
    while let Some((at, c)) = chars.next() {
        let next = chars.peek().map_or(' ', |&(_, next)| next);
        let inner = ".,:/".contains(c) && before.is_ascii_digit() && next.is_ascii_digit();
        let hyphen = c == '-' && is_word_char(next);
        if !is_word_char(c) && !inner && !hyphen {
            break;
        }
        length = at + c.len_utf8();
        before = c;
    }
    length
}

/// Length of a word with its hyphens, apostrophes and, for an abbreviation, its dots.
fn word(rest: &str) -> usize {
    let mut length = 0;
    let mut letters_since_dot = 0;
    let mut dotted = false;
    let mut chars = rest.char_indices().peekable();
    let mut before = ' ';
    while let Some((at, c)) = chars.next() {
        let next = chars.peek().map_or(' ', |&(_, next)| next);
        let end = at + c.len_utf8();
        if is_word_char(c) {
            letters_since_dot += 1;
        } else if c == '.' {
            // U.S. and J.R.R.: single letters, each with its dot.
            let initial = letters_since_dot == 1 && before.is_alphabetic();
            let domain = is_word_char(next) && next.is_lowercase() && !dotted;
            if initial && (dotted || next.is_alphabetic() || before.is_uppercase()) {
                dotted = true;
                letters_since_dot = 0;
            } else if domain {
                letters_since_dot = 2;
            } else if is_abbreviation(&rest[..end]) {
                return end;
            } else {
                break;
            }
        } else if joins(before, c, next) {
            letters_since_dot = 2;
        } else {
            break;
        }
        length = end;
        before = c;
    }
    length
}

/// Whether a mark belongs inside a word: hyphens, apostrophes, and the sign of AT&T.
fn joins(before: char, mark: char, next: char) -> bool {
    let hyphen = mark == '-' || mark == '\u{2010}' || mark == '\u{2011}';
    ((is_apostrophe(mark) || hyphen) && is_word_char(next))
        || (mark == '&' && before.is_uppercase() && next.is_uppercase())
}

/// Adds a word, its elision or clitic cut off.
fn push_split<'a>(tokens: &mut Vec<Token<'a>>, token: Token<'a>, language: Language) {
    let cut = match language {
        Language::French | Language::Italian => elision(token.text),
        _ => clitic(token.text),
    };
    let Some(cut) = cut else {
        tokens.push(token);
        return;
    };
    let (first, second) = token.text.split_at(cut);
    tokens.push(Token {
        text: first,
        ..token
    });
    tokens.push(Token {
        text: second,
        start: token.start + cut,
        newlines_before: 0,
        space_before: false,
        ..token
    });
}

fn plain_apostrophe(text: &str) -> String {
    text.replace('\u{2019}', "'").to_lowercase()
}

fn clitic(word: &str) -> Option<usize> {
    word.find(is_apostrophe)?;
    let plain = plain_apostrophe(word);
    let ending = CLITICS.iter().find(|ending| plain.ends_with(**ending))?;
    // Count back in characters: the typographic apostrophe has three bytes.
    let cut = word.char_indices().rev().nth(ending.chars().count() - 1)?.0;
    (cut > 0).then_some(cut)
}

fn elision(word: &str) -> Option<usize> {
    let apostrophe = word.find(is_apostrophe)?;
    let mark = word[apostrophe..].chars().next()?;
    let cut = apostrophe + mark.len_utf8();
    let head = plain_apostrophe(&word[..cut]);
    let known = ELISIONS.contains(&head.as_str()) || head.starts_with("dell") || head == "un'";
    (known && cut < word.len()).then_some(cut)
}
