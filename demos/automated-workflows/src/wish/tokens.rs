//! A wish as words, numbers and signs, each with its place in the text.

/// A piece of the wish.
#[derive(Debug, Clone, PartialEq)]
pub struct Token {
    pub kind: Kind,
    /// In characters of the wish.
    pub start: usize,
    pub end: usize,
    /// Whether nothing but a hyphen, an apostrophe or a point parts it from the one before.
    pub is_joined: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Kind {
    /// Lower case, without accents.
    Word(String),
    /// A number, and the letters right behind it: `25k`.
    Number { value: f64, suffix: String },
    /// `$`, `<`, `≤`, `>`, `≥`, `~`, `+`, `/`, or `-` as a sign of its own.
    Sign(char),
    /// A comma, a semicolon, a full stop, a bracket: what parts phrases.
    Break,
}

impl Token {
    /// The token as part of a name: letters and digits.
    pub fn key(&self) -> Option<String> {
        match &self.kind {
            Kind::Word(word) => Some(word.clone()),
            Kind::Number { value, suffix } => Some(format!("{value}{suffix}")),
            Kind::Sign(_) | Kind::Break => None,
        }
    }
}

/// Letters that may stand right behind a number and make a unit of it.
const SUFFIXES: [&str; 15] = [
    "", "k", "km", "kms", "kkm", "l", "mpg", "mi", "g", "gs", "grand", "cad", "yr", "yrs", "th",
];

pub fn tokens(text: &str) -> Vec<Token> {
    let chars: Vec<char> = text.chars().flat_map(plain).collect();
    // One character of the text may be two plain ones; places are told in characters of the text.
    let places: Vec<usize> = text
        .chars()
        .enumerate()
        .flat_map(|(at, letter)| plain(letter).map(move |_| at))
        .collect();
    let place = |index: usize| places.get(index).copied();
    let mut found = Vec::new();
    let mut at = 0;
    let mut joined = false;
    while at < chars.len() {
        let letter = chars[at];
        let (kind, next) = if letter.is_ascii_digit() {
            number(&chars, at)
        } else if letter.is_alphanumeric() {
            word(&chars, at)
        } else {
            let after_number =
                matches!(found.last(), Some(Token { kind: Kind::Number { .. }, .. }) if joined);
            let (kind, keeps_joined) = sign(&chars, at, after_number);
            joined = keeps_joined;
            match kind {
                Some(kind) => (kind, at + 1),
                None => {
                    at += 1;
                    continue;
                }
            }
        };
        found.push(Token {
            start: place(at).unwrap_or_default(),
            end: place(next - 1).unwrap_or_default() + 1,
            is_joined: joined && !found.is_empty(),
            kind,
        });
        joined = !matches!(
            found.last().map(|token| &token.kind),
            Some(Kind::Sign(_) | Kind::Break)
        );
        at = next;
    }
    found
}

/// Lower case without accents; signs that look alike become one.
fn plain(letter: char) -> impl Iterator<Item = char> {
    let letter = match letter {
        '’' | '‘' | '`' | '´' => '\'',
        '–' | '—' | '−' | '‐' | '‑' => '-',
        '≈' => '~',
        '\u{a0}' | '\u{202f}' | '\u{2009}' | '\t' | '\n' | '\r' => ' ',
        other => other,
    };
    letter.to_lowercase().map(|lower| match lower {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ÿ' | 'ý' => 'y',
        other => other,
    })
}

fn word(chars: &[char], from: usize) -> (Kind, usize) {
    let end = end_of(chars, from, |letter| letter.is_alphanumeric());
    (Kind::Word(chars[from..end].iter().collect()), end)
}

/// A number with its thousands and decimals, and the letters behind it; with other letters it is a word such as `4x4`.
fn number(chars: &[char], from: usize) -> (Kind, usize) {
    let digit = |at: usize| chars.get(at).is_some_and(char::is_ascii_digit);
    let three = |at: usize| (at..at + 3).all(digit) && !digit(at + 3);
    let mut end = end_of(chars, from, |letter| letter.is_ascii_digit());
    let mut digits: String = chars[from..end].iter().collect();
    if end - from <= 3 {
        while matches!(chars.get(end), Some(',' | ' ' | '\'')) && three(end + 1) {
            digits.extend(&chars[end + 1..end + 4]);
            end += 4;
        }
    }
    if matches!(chars.get(end), Some('.' | ',')) && digit(end + 1) {
        let stop = end_of(chars, end + 1, |letter| letter.is_ascii_digit());
        digits.push('.');
        digits.extend(&chars[end + 1..stop]);
        end = stop;
    }
    let stop = end_of(chars, end, |letter| letter.is_alphanumeric());
    let suffix: String = chars[end..stop].iter().collect();
    match digits.parse::<f64>() {
        Ok(value) if SUFFIXES.contains(&suffix.as_str()) => (Kind::Number { value, suffix }, stop),
        _ => (
            Kind::Word(digits.replace('.', "") + &suffix),
            stop.max(from + 1),
        ),
    }
}

/// What a sign is, if anything, and whether it joins its neighbours to one name.
fn sign(chars: &[char], at: usize, after_number: bool) -> (Option<Kind>, bool) {
    let beside = |index: Option<usize>| {
        index
            .and_then(|index| chars.get(index))
            .is_some_and(|letter| letter.is_alphanumeric())
    };
    let is_inside = beside(at.checked_sub(1)) && beside(Some(at + 1));
    match chars[at] {
        // Between two numbers a hyphen is a range.
        '-' if is_inside && after_number && chars[at + 1].is_ascii_digit() => {
            (Some(Kind::Sign('-')), false)
        }
        '\'' | '.' | '-' if is_inside => (None, true),
        '<' if chars.get(at + 1) == Some(&'=') => (Some(Kind::Sign('≤')), false),
        '>' if chars.get(at + 1) == Some(&'=') => (Some(Kind::Sign('≥')), false),
        '$' | '<' | '>' | '≤' | '≥' | '~' | '+' | '/' | '-' => {
            (Some(Kind::Sign(chars[at])), false)
        }
        ',' | ';' | '.' | '(' | ')' | '!' | '?' | ':' => (Some(Kind::Break), false),
        _ => (None, false),
    }
}

fn end_of(chars: &[char], from: usize, is_part: impl Fn(&char) -> bool) -> usize {
    let length = chars[from..].iter().take_while(|c| is_part(c)).count();
    from + length
}
