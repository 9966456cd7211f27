//! CommonMark with tables. Every character with a meaning is escaped, so the page's text stays text.

use super::inline::Run;
use super::outline::Part;

/// Largest table whose short rows are filled up. No page has more blocks, so no table more cells that
/// hold something; one of a single wide row could have a hundred million that hold nothing.
const MAX_FILLED_CELLS: usize = 20_000;

pub fn write(parts: &[Part]) -> String {
    let mut out = String::new();
    for part in parts {
        let text = match part {
            Part::Heading(level, runs) => {
                let marks = "#".repeat(usize::from((*level).clamp(2, 6)));
                format!("{marks} {}", inline(runs).replace('\n', " "))
            }
            Part::Paragraph(runs) => inline(runs).replace('\n', "\\\n"),
            Part::Caption(runs) => inline(runs).replace('\n', " "),
            Part::Quote(runs) => format!("> {}", inline(runs).replace('\n', "\n> ")),
            Part::Preformatted(runs) => fenced(runs),
            Part::List(items) => {
                let lines: Vec<String> = items
                    .iter()
                    .map(|item| {
                        let indent = "    ".repeat(usize::from(item.depth));
                        let mark = match item.number {
                            Some(number) => format!("{number}."),
                            None => "-".to_owned(),
                        };
                        format!("{indent}{mark} {}", inline(&item.runs).replace('\n', " "))
                    })
                    .collect();
                lines.join("\n")
            }
            Part::Table(rows) => table(rows),
            Part::Picture(image) => format!(
                "![{}]({})",
                escaped(image.alt.as_deref().unwrap_or_default()).replace('\n', " "),
                target(&image.url)
            ),
        };
        if !out.is_empty() {
            out.push_str("\n\n");
        }
        out.push_str(&text);
    }
    out
}

fn inline(runs: &[Run]) -> String {
    runs.iter().map(run).collect()
}

/// Marks must touch the words, so spaces at the ends stand outside them.
fn run(run: &Run) -> String {
    let body = run.text.trim();
    if body.is_empty() {
        return run.text.clone();
    }
    let start = run.text.len() - run.text.trim_start().len();
    let end = run.text.trim_end().len();
    let mut text = if run.code && !body.contains('`') && !body.contains('\n') {
        format!("`{body}`")
    } else {
        escaped(body)
    };
    for (wanted, mark) in [(run.emphasis, "*"), (run.strong, "**")] {
        if wanted && !body.contains('\n') {
            text = format!("{mark}{text}{mark}");
        }
    }
    if let Some(url) = &run.link {
        text = format!("[{text}]({})", target(url));
    }
    format!("{}{text}{}", &run.text[..start], &run.text[end..])
}

fn fenced(runs: &[Run]) -> String {
    let text: String = runs.iter().map(|run| run.text.as_str()).collect();
    let longest = text
        .split(|c| c != '`')
        .map(str::len)
        .max()
        .unwrap_or_default();
    let fence = "`".repeat(longest.max(2) + 1);
    format!("{fence}\n{text}\n{fence}")
}

fn table(rows: &[Vec<Vec<Run>>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let filled = columns * rows.len() <= MAX_FILLED_CELLS;
    let mut lines = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let mut line = String::from("|");
        // A short row means the same, but for the first, which says how many columns there are.
        let width = match filled || index == 0 {
            true => columns,
            false => row.len(),
        };
        for column in 0..width {
            let cell = row.get(column).map(|runs| inline(runs)).unwrap_or_default();
            line.push_str(&format!(" {} |", cell.replace('\n', " ")));
        }
        lines.push(line);
        if index == 0 {
            lines.push(format!("|{}", " --- |".repeat(columns)));
        }
    }
    lines.join("\n")
}

/// An address that cannot end the link it stands in.
fn target(url: &str) -> String {
    url.replace('(', "%28")
        .replace(')', "%29")
        .replace(' ', "%20")
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    for (index, line) in text.split('\n').enumerate() {
        if index > 0 {
            out.push('\n');
        }
        let mut done = 0;
        let indent = line.len() - line.trim_start().len();
        for (at, c) in line.char_indices() {
            match c {
                'a'..='z' | 'A'..='Z' | ' ' | '\t' => {}
                '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '~' | '&' => {
                    out.push_str(&line[done..at]);
                    out.push('\\');
                    done = at;
                }
                '#' | '-' | '+' | '=' if at == indent => {
                    out.push_str(&line[done..at]);
                    out.push('\\');
                    done = at;
                }
                c if c.is_control() => {
                    out.push_str(&line[done..at]);
                    done = at + c.len_utf8();
                }
                _ => {}
            }
        }
        out.push_str(&line[done..]);
    }
    // "1. " at the start of a line would begin a list.
    let digits = out.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 && matches!(out.as_bytes().get(digits), Some(b'.' | b')')) {
        out.insert(digits, '\\');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::super::inline::Run;
    use super::super::outline::Part;
    use super::write;

    /// A table with rows of so many cells.
    fn table(rows: &[usize]) -> String {
        let cell = vec![Run::plain("a")];
        let rows = rows.iter().map(|&cells| vec![cell.clone(); cells]);
        write(&[Part::Table(rows.collect())])
    }

    #[test]
    fn short_rows_are_filled_up() {
        assert_eq!(
            table(&[2, 3, 1]),
            "| a | a |  |\n| --- | --- | --- |\n| a | a | a |\n| a |  |  |"
        );
    }

    #[test]
    fn a_table_of_one_wide_row_is_no_longer_than_its_cells() {
        let mut rows = vec![9_800];
        rows.extend([1; 9_800]);
        let wide = table(&rows);
        assert!(wide.len() < 200_000, "{}", wide.len());
        assert!(wide.lines().skip(2).all(|row| row == "| a |"));
        // The first row says how many columns there are, wherever the widest stands.
        rows.rotate_left(1);
        let wide = table(&rows);
        let columns = |row: &str| row.matches(" |").count();
        let widths: Vec<usize> = wide.lines().map(columns).collect();
        assert_eq!(widths[..3], [9_800, 9_800, 1]);
        assert_eq!(widths.last(), Some(&9_800));
    }
}
