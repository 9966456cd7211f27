//! Names that are what they look like.

/// Whether a name has nothing in it that cannot be seen: control characters, marks without width, and those that turn
/// the direction of what follows (Unicode Standard Annex 9). The joiners of Persian and Indic scripts are allowed.
pub fn is_plain(name: &str) -> bool {
    !name.chars().any(|letter| {
        letter.is_control()
            || matches!(
                letter,
                '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
                    | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}'
            )
    })
}
