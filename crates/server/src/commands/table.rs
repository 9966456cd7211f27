//! A table that reads well in a terminal and in a mail.

use std::io::{self, Write};

/// Writes rows under their headings, columns as wide as their widest cell.
pub fn write_table<const COLUMNS: usize>(
    out: &mut dyn Write,
    headings: [&str; COLUMNS],
    rows: &[[String; COLUMNS]],
) -> io::Result<()> {
    let mut widths = headings.map(width);
    for row in rows {
        for (widest, cell) in widths.iter_mut().zip(row) {
            *widest = width(cell).max(*widest);
        }
    }
    let mut line = |cells: [&str; COLUMNS]| {
        let mut text = String::new();
        for (cell, widest) in cells.iter().zip(widths) {
            text.push_str(cell);
            text.extend(std::iter::repeat_n(' ', widest - width(cell) + 2));
        }
        writeln!(out, "{}", text.trim_end())
    };
    line(headings)?;
    for row in rows {
        line(row.each_ref().map(String::as_str))?;
    }
    Ok(())
}

/// Text on one line of at most `limit` characters, without anything a terminal would obey.
pub fn one_line(text: &str, limit: usize) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line: String = words.join(" ").chars().filter(is_visible).collect();
    match line.char_indices().nth(limit) {
        None => line,
        Some(_) => {
            let kept: String = line.chars().take(limit - 1).collect();
            format!("{}…", kept.trim_end())
        }
    }
}

/// Text as it was written, without anything a terminal would obey.
pub fn as_written(text: &str) -> String {
    text.chars()
        .filter(|character| *character == '\n' || is_visible(character))
        .collect()
}

/// Neither a control nor one of the marks that turn the direction of what follows.
fn is_visible(character: &char) -> bool {
    !character.is_control()
        && !matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn width(cell: &str) -> usize {
    cell.chars().count()
}

#[cfg(test)]
mod tests {
    use super::{as_written, one_line, write_table};

    #[test]
    fn columns_line_up() {
        let mut out = Vec::new();
        let rows = [
            ["K7QF-3M9T".to_owned(), "Zoë".to_owned()],
            ["2222-2222".to_owned(), String::new()],
        ];
        write_table(&mut out, ["REFERENCE", "FROM"], &rows).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text, "REFERENCE  FROM\nK7QF-3M9T  Zoë\n2222-2222\n");
    }

    #[test]
    fn a_terminal_is_given_no_orders() {
        assert_eq!(one_line("a\u{1b}[2J\nb\u{202e}c", 20), "a[2J bc");
        assert_eq!(one_line("one two three", 8), "one two…");
        assert_eq!(as_written("a\u{7}\nb"), "a\nb");
    }
}
