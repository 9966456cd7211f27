//! How long a text takes to read.

/// Words a minute of silent reading: the mean of 190 studies (Brysbaert 2019).
pub const WORDS_PER_MINUTE: usize = 238;

/// Minutes to read so many words, a begun one counting whole.
pub fn minutes(words: usize) -> usize {
    words.div_ceil(WORDS_PER_MINUTE)
}

#[cfg(test)]
mod tests {
    use super::minutes;

    #[test]
    fn a_begun_minute_counts() {
        assert_eq!([0, 1, 238, 239].map(minutes), [0, 1, 1, 2]);
    }
}
