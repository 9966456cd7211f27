//! How many slips of the keys part two words.

/// Edits a word may be away from the one that was meant, by that one's length.
pub fn allowance(length: usize) -> usize {
    match length {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// Insertions, deletions, substitutions and swaps of neighbours from one word to the other; `None` when it takes more
/// than `most`.
pub fn distance(a: &str, b: &str, most: usize) -> Option<usize> {
    let a: Vec<char> = a.chars().collect();
    let b: Vec<char> = b.chars().collect();
    if a.len().abs_diff(b.len()) > most {
        return None;
    }
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let substitution = above[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            row[j] = substitution.min(above[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before[j - 2] + 1);
            }
        }
        if row.iter().all(|&edits| edits > most) {
            return None;
        }
        before = std::mem::replace(&mut above, row);
    }
    above.last().copied().filter(|&edits| edits <= most)
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[track_caller]
    fn check(a: &str, b: &str, expected: Option<usize>) {
        assert_eq!(distance(a, b, 2), expected, "{a} {b}");
        assert_eq!(distance(b, a, 2), expected, "{b} {a}");
    }

    #[test]
    fn each_kind_of_slip_is_one() {
        check("toyota", "toyota", Some(0));
        check("toyta", "toyota", Some(1));
        check("rouge", "rogue", Some(1));
        check("hunday", "hyundai", Some(2));
        check("civic", "subaru", None);
        check("", "ab", Some(2));
        check("", "abc", None);
    }
}
