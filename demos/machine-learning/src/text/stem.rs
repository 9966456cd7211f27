//! Word forms brought together: plurals, past tenses and -ing forms.
//!
//! A light stemmer, not Porter's: it only has to let "rates" meet "rate" in
//! phrases, topics and overlaps, and a stem that stays readable can be shown.

/// The stem of a word in lower case.
pub fn stem(word: &str) -> String {
    let word = word.to_lowercase();
    if !word.is_ascii() || word.len() < 4 {
        return word;
    }
    strip(&word)
}

fn strip(word: &str) -> String {
    let has_vowel = |s: &str| s.bytes().any(|b| b"aeiouy".contains(&b));
    if let Some(root) = word.strip_suffix("ies") {
        return format!("{root}y");
    }
    for ending in ["sses", "shes", "ches", "xes", "zes"] {
        if word.ends_with(ending) {
            return word[..word.len() - 2].to_owned();
        }
    }
    if let Some(root) = word.strip_suffix('s') {
        let keeps = root.ends_with('s') || root.ends_with('u') || root.ends_with('i');
        return if keeps {
            word.to_owned()
        } else {
            strip_verb(root, has_vowel)
        };
    }
    strip_verb(word, has_vowel)
}

fn strip_verb(word: &str, has_vowel: impl Fn(&str) -> bool) -> String {
    for ending in ["ing", "ed"] {
        let Some(root) = word.strip_suffix(ending) else {
            continue;
        };
        if root.len() < 3 || !has_vowel(root) {
            break;
        }
        let bytes = root.as_bytes();
        let last = bytes[bytes.len() - 1];
        let doubled = last == bytes[bytes.len() - 2] && !b"lsz".contains(&last);
        return root[..root.len() - usize::from(doubled)].to_owned();
    }
    // "rate" and "rating" meet at "rat".
    let silent = word.len() > 4 && word.ends_with('e') && has_vowel(&word[..word.len() - 1]);
    word[..word.len() - usize::from(silent)].to_owned()
}
