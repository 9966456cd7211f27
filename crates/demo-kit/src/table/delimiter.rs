//! What parts the cells of a line.

use crate::wire_enum;

wire_enum! {
    #[schema(as = TableDelimiter)]
    pub enum Delimiter {
        Tab = "tab",
        Semicolon = "semicolon",
        Pipe = "pipe",
        Comma = "comma",
    }
}

/// Lines looked at: enough to tell a delimiter from a mark within cells.
const LINES: usize = 5;

impl Delimiter {
    pub(super) const fn byte(self) -> u8 {
        match self {
            Self::Tab => b'\t',
            Self::Semicolon => b';',
            Self::Pipe => b'|',
            Self::Comma => b',',
        }
    }

    /// The first that parts each of the first lines into equally many cells.
    ///
    /// The comma is tried last: it may be a decimal mark inside a file of another delimiter.
    pub(super) fn of(text: &str) -> Self {
        let lines: Vec<&str> = text
            .lines()
            .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
            .take(LINES)
            .collect();
        let parts_evenly = |delimiter: &Self| {
            let mut counts = lines
                .iter()
                .map(|line| count_outside_quotes(line, delimiter.byte()));
            let first = counts.next().unwrap_or(0);
            first > 0 && counts.all(|count| count == first)
        };
        let mut all = Self::ALL.iter().copied();
        all.find(parts_evenly).unwrap_or(Self::Comma)
    }
}

fn count_outside_quotes(line: &str, delimiter: u8) -> usize {
    let mut quoted = false;
    line.bytes()
        .filter(|&byte| {
            quoted ^= byte == b'"';
            byte == delimiter && !quoted
        })
        .count()
}
