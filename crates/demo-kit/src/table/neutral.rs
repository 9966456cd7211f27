//! Cells written for a spreadsheet that calculates nothing of what a visitor typed.

use std::borrow::Cow;

/// Puts an apostrophe before what a spreadsheet would calculate (OWASP: CSV injection): at the start of the cell, and
/// wherever one that reads semicolons or tabs begins a cell or a line of its own, since our quotes mean nothing to it.
#[must_use]
pub fn neutral(cell: &str) -> Cow<'_, str> {
    const SIGNS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
    let mut safe = String::new();
    let mut is_start = true;
    let mut done = 0;
    for (at, letter) in cell.char_indices() {
        let is_blank = matches!(letter, '\t' | '\r' | '\n');
        if is_start && SIGNS.contains(&letter) || at == 0 && is_blank {
            safe.push_str(&cell[done..at]);
            safe.push('\'');
            done = at;
        }
        is_start = is_blank || letter == ';' || is_start && matches!(letter, ' ' | '"');
    }
    match safe.is_empty() {
        true => Cow::Borrowed(cell),
        false => Cow::Owned(safe + &cell[done..]),
    }
}
