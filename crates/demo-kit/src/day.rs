//! Days in sentences.

use jiff::civil::Date;

/// A day as a person reads it: `Nov 15, 2026`. Programs take the value beside the sentence.
pub fn in_words(day: Date) -> String {
    day.strftime("%b %-d, %Y").to_string()
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    #[test]
    fn a_day_is_written_month_first() {
        assert_eq!(super::in_words(date(2026, 11, 15)), "Nov 15, 2026");
        assert_eq!(super::in_words(date(2027, 1, 1)), "Jan 1, 2027");
    }
}
