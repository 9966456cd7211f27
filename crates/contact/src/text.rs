//! Making visitors' text safe to carry: normal form, no control characters, no tricks with direction.

use unicode_normalization::UnicodeNormalization;

/// One line for a name or a header: NFC, runs of blanks as one space, nothing that breaks or reorders a line.
pub(crate) fn clean_line(raw: &str) -> String {
    let kept: String = raw
        .nfc()
        .map(|character| {
            if breaks_line(character) {
                ' '
            } else {
                character
            }
        })
        .filter(|character| !is_invisible(*character))
        .collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Running text: NFC, line ends as `\n`, no other control characters.
pub(crate) fn clean_text(raw: &str) -> String {
    let unified = raw.replace("\r\n", "\n").replace('\r', "\n");
    let kept: String = unified
        .nfc()
        .map(|character| match character {
            '\u{2028}' | '\u{2029}' | '\u{85}' | '\u{b}' | '\u{c}' => '\n',
            other => other,
        })
        .filter(|character| matches!(character, '\n' | '\t') || !character.is_control())
        .collect();
    kept.trim().to_owned()
}

/// A visitor's words inside a header: one line in which nothing passes for an encoded word (RFC 2047).
pub(crate) fn header_text(raw: &str) -> String {
    clean_line(raw).replace("=?", "= ?")
}

/// The same text inside HTML.
pub(crate) fn escape_html(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}

fn breaks_line(character: char) -> bool {
    character.is_control() || matches!(character, '\u{2028}' | '\u{2029}')
}

/// Direction overrides and isolates (Unicode Standard Annex 9), and marks that have no width.
///
/// The joiners U+200C and U+200D stay: Persian, Indic scripts and emoji need them.
fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
            | '\u{61c}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}'
    )
}

#[cfg(test)]
mod tests {
    use super::{clean_line, clean_text, escape_html, header_text};

    #[test]
    fn lines_lose_breaks_and_overrides() {
        assert_eq!(clean_line(" Ada\r\nBcc: x@y.z\0 "), "Ada Bcc: x@y.z");
        assert_eq!(clean_line("a\u{2028}b\u{202e}c"), "a bc");
        assert_eq!(clean_line("e\u{301}"), "é");
    }

    #[test]
    fn texts_keep_their_lines() {
        assert_eq!(
            clean_text("one\r\ntwo\rthree\u{2028}four\0\n"),
            "one\ntwo\nthree\nfour"
        );
    }

    #[test]
    fn headers_hold_no_encoded_words() {
        assert_eq!(header_text("=?utf-8?q?Bcc?="), "= ?utf-8?q?Bcc?=");
    }

    #[test]
    fn html_is_escaped() {
        assert_eq!(
            escape_html("<a href='x'>&\""),
            "&lt;a href=&#39;x&#39;&gt;&amp;&quot;"
        );
    }
}
