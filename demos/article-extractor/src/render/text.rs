//! Plain text: paragraphs with an empty line between, items and rows on lines of their own.

use super::inline::Run;
use super::outline::Part;

pub fn write(parts: &[Part]) -> String {
    let mut out = String::new();
    for part in parts {
        let lines: Vec<String> = match part {
            Part::Picture(_) => continue,
            Part::Heading(_, runs)
            | Part::Paragraph(runs)
            | Part::Quote(runs)
            | Part::Preformatted(runs)
            | Part::Caption(runs) => vec![joined(runs)],
            Part::List(items) => items
                .iter()
                .map(|item| match item.number {
                    Some(number) => format!("{number}. {}", joined(&item.runs)),
                    None => format!("- {}", joined(&item.runs)),
                })
                .collect(),
            Part::Table(rows) => rows
                .iter()
                .map(|row| {
                    let cells: Vec<String> = row.iter().map(|runs| joined(runs)).collect();
                    cells.join(" | ")
                })
                .collect(),
        };
        if !out.is_empty() {
            out.push_str("\n\n");
        }
        out.push_str(&lines.join("\n"));
    }
    out
}

fn joined(runs: &[Run]) -> String {
    runs.iter().map(|run| run.text.as_str()).collect()
}
