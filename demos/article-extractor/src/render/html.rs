//! HTML of a fixed list of tags, with `href`, `src` and `alt` as the only attributes.
//!
//! A writer rather than a filter: it can only produce the tags named here, and
//! every character of the page passes through [`escape`].

use super::inline::Run;
use super::outline::{Item, Part};

pub fn write(parts: &[Part]) -> String {
    let mut out = String::new();
    for part in parts {
        match part {
            // The page that shows the article has its own first-level heading.
            Part::Heading(level, runs) => {
                let level = (*level).clamp(2, 6);
                out.push_str(&format!("<h{level}>"));
                inline(&mut out, runs);
                out.push_str(&format!("</h{level}>"));
            }
            Part::Paragraph(runs) => wrap(&mut out, "p", runs),
            Part::Caption(runs) => wrap(&mut out, "p", runs),
            Part::Quote(runs) => {
                out.push_str("<blockquote>");
                wrap(&mut out, "p", runs);
                out.push_str("</blockquote>");
            }
            Part::Preformatted(runs) => {
                out.push_str("<pre>");
                for run in runs {
                    escape(&mut out, &run.text);
                }
                out.push_str("</pre>");
            }
            Part::List(items) => list(&mut out, items),
            Part::Table(rows) => table(&mut out, rows),
            Part::Picture(image) => {
                out.push_str("<figure><img src=\"");
                escape(&mut out, &image.url);
                out.push_str("\" alt=\"");
                escape(&mut out, image.alt.as_deref().unwrap_or_default());
                out.push_str("\"></figure>");
            }
        }
        out.push('\n');
    }
    out.truncate(out.trim_end().len());
    out
}

fn wrap(out: &mut String, tag: &str, runs: &[Run]) {
    out.push_str(&format!("<{tag}>"));
    inline(out, runs);
    out.push_str(&format!("</{tag}>"));
}

fn inline(out: &mut String, runs: &[Run]) {
    for run in runs {
        let mut close = Vec::new();
        if let Some(url) = &run.link {
            out.push_str("<a href=\"");
            escape(out, url);
            out.push_str("\">");
            close.push("</a>");
        }
        for (wanted, open, end) in [
            (run.strong, "<strong>", "</strong>"),
            (run.emphasis, "<em>", "</em>"),
            (run.code, "<code>", "</code>"),
        ] {
            if wanted {
                out.push_str(open);
                close.push(end);
            }
        }
        for (index, line) in run.text.split('\n').enumerate() {
            if index > 0 {
                out.push_str("<br>");
            }
            escape(out, line);
        }
        while let Some(end) = close.pop() {
            out.push_str(end);
        }
    }
}

/// Items at one depth are one list; a deeper run is a list inside the item before it.
fn list(out: &mut String, items: &[Item]) {
    let mut open: Vec<(u8, &str)> = Vec::new();
    for item in items {
        let name = if item.number.is_some() { "ol" } else { "ul" };
        while open.last().is_some_and(|&(depth, other)| {
            depth > item.depth || (depth == item.depth && other != name)
        }) {
            if let Some((_, name)) = open.pop() {
                out.push_str(&format!("</li></{name}>"));
            }
        }
        match open.last() {
            Some(&(depth, _)) if depth == item.depth => out.push_str("</li><li>"),
            _ => {
                open.push((item.depth, name));
                out.push_str(&format!("<{name}><li>"));
            }
        }
        inline(out, &item.runs);
    }
    while let Some((_, name)) = open.pop() {
        out.push_str(&format!("</li></{name}>"));
    }
}

fn table(out: &mut String, rows: &[Vec<Vec<Run>>]) {
    out.push_str("<table><tbody>");
    for row in rows {
        out.push_str("<tr>");
        for cell in row {
            wrap(out, "td", cell);
        }
        out.push_str("</tr>");
    }
    out.push_str("</tbody></table>");
}

fn escape(out: &mut String, text: &str) {
    let mut done = 0;
    for (at, byte) in text.bytes().enumerate() {
        let replacement = match byte {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'"' => "&quot;",
            b'\'' => "&#39;",
            b'\n' | b'\t' => continue,
            // Control characters mean nothing in HTML and hide things in source.
            0..=0x1f | 0x7f => "",
            // Those above ASCII are two bytes: this one and one of these.
            0x80..=0x9f if at > done && text.as_bytes()[at - 1] == 0xc2 => {
                out.push_str(&text[done..at - 1]);
                done = at + 1;
                continue;
            }
            _ => continue,
        };
        out.push_str(&text[done..at]);
        out.push_str(replacement);
        done = at + 1;
    }
    out.push_str(&text[done..]);
}
