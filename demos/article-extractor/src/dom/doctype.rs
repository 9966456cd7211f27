//! The document type, which decides whether a table ends the paragraph before it.

use html5ever::tendril::StrTendril;
use html5ever::tokenizer::Doctype;

/// Longer declarations say nothing.
const MAX_BYTES: usize = 512;

/// Reads `<!DOCTYPE html PUBLIC "…" "…">`; nothing if it is another declaration.
pub fn read(declaration: &str) -> Option<Doctype> {
    let body = declaration.strip_prefix("<!")?.strip_suffix('>')?;
    let (keyword, rest) = body.split_at_checked(7)?;
    if declaration.len() > MAX_BYTES || !keyword.eq_ignore_ascii_case("doctype") {
        return None;
    }
    let rest = rest.trim_start();
    let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
    let (name, rest) = rest.split_at(end);
    let rest = rest.trim_start();
    let (kind, identifiers) = rest.split_at_checked(6).unwrap_or((rest, ""));
    let public = kind.eq_ignore_ascii_case("public");
    let system = kind.eq_ignore_ascii_case("system");
    let mut quoted = quoted(identifiers).map(StrTendril::from_slice);
    Some(Doctype {
        name: (!name.is_empty()).then(|| StrTendril::from_slice(&name.to_ascii_lowercase())),
        public_id: if public { quoted.next() } else { None },
        system_id: if public || system {
            quoted.next()
        } else {
            None
        },
        // As the standard has it for declarations that stop short.
        force_quirks: name.is_empty() || (!rest.is_empty() && !public && !system),
    })
}

fn quoted(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let start = rest.find(['"', '\''])?;
        let quote = char::from(rest.as_bytes()[start]);
        let (value, after) = rest[start + 1..].split_once(quote)?;
        rest = after;
        Some(value)
    })
}
