//! Which refusals "for good" are over when the hour or the day is: mail servers answer 5xx when an account has sent as
//! much as it may, or a mailbox is full.

/// What a server says of itself, not of a mail.
const WORDS: &[&str] = &[
    "quota",
    "rate limit",
    "ratelimit",
    "sending limit",
    "daily limit",
    "hourly limit",
    "message limit",
    "recipient limit",
    "limit exceeded",
    "limit reached",
    "exceeded the max",
    "has exceeded threshold",
    "at a rate",
    "too many messages",
    "too many emails",
    "too many mails",
    "throttl",
];

/// Whether an answer begins with the enhanced code (RFC 2034, 4) of a quota. What stands further on is not enough where a
/// filter of texts may repeat what somebody wrote.
pub(super) fn names_quota(answer: &str) -> bool {
    // The library puts the kind and the code of the answer before it.
    let said = answer.split_once("): ").map_or(answer, |(_, said)| said);
    let first = said.split_whitespace().next();
    first.and_then(subject_and_detail).is_some_and(is_quota)
}

/// Whether a refusal by `code` in these words passes by itself.
pub(super) fn is_of_quota(code: u16, answer: &str) -> bool {
    let answer = answer.to_lowercase();
    let own = || own_words(&answer);
    match own().find_map(subject_and_detail) {
        Some(enhanced) if is_quota(enhanced) => return true,
        // An address that is wrong, a mail that is too large, or whose content is not taken (RFC 3463), whatever the words.
        Some((1 | 6, _) | (2, 3) | (3, 4)) => return false,
        // RFC 5321, 4.2.3: storage exceeded.
        None if code == 552 => return true,
        _ => {}
    }
    let own = own().collect::<Vec<_>>().join(" ");
    WORDS.iter().any(|words| own.contains(words))
}

/// Addresses are whatever somebody typed.
fn own_words(answer: &str) -> impl Iterator<Item = &str> {
    answer.split_whitespace().filter(|word| !word.contains('@'))
}

/// RFC 3463: mailbox full, system full, congestion, which is Google's daily limit; and Microsoft's daily limit.
fn is_quota(enhanced: (u16, u16)) -> bool {
    matches!(enhanced, (2, 2) | (3, 1) | (4, 5) | (1, 90))
}

/// The last two numbers of the enhanced status code (RFC 3463) of a refusal.
fn subject_and_detail(word: &str) -> Option<(u16, u16)> {
    let word = word.trim_matches(|end: char| !end.is_ascii_digit());
    let code = word
        .strip_prefix("5.")
        .or_else(|| word.strip_prefix("4."))?;
    let (subject, detail) = code.split_once('.')?;
    Some((subject.parse().ok()?, detail.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::{is_of_quota, names_quota};

    #[track_caller]
    fn check(code: u16, answer: &str, expected: bool) {
        let answer = format!("permanent error ({code}): {answer}");
        assert_eq!(is_of_quota(code, &answer), expected, "{answer}");
    }

    /// As Google, Microsoft, Exim, cPanel and others word it.
    #[test]
    fn what_has_been_used_up_comes_back() {
        for (code, answer) in [
            (
                550,
                "5.4.5 Daily user sending limit exceeded. For more information see support",
            ),
            (550, "5.4.5 Daily sending quota exceeded"),
            (
                550,
                "5.2.1 The user you are trying to contact is receiving mail at a rate that prevents delivery",
            ),
            (
                550,
                "5.1.90 Your message can't be sent because you've reached your daily limit for recipients",
            ),
            (
                550,
                "5.7.233 tenant exceeded the outbound recipient rate limit",
            ),
            (550, "5.7.705 Access denied, tenant has exceeded threshold"),
            (
                552,
                "5.2.2 The email account that you tried to reach is over quota",
            ),
            (
                552,
                "Requested mail action aborted: exceeded storage allocation",
            ),
            (452, "4.2.2 over quota"),
            (554, "5.7.1 Message rate limit reached for this account"),
            (
                550,
                "Domain example.ca has exceeded the max emails per hour (500/500)",
            ),
        ] {
            check(code, answer, true);
        }
    }

    /// A filter may repeat what somebody wrote.
    #[test]
    fn only_the_first_word_of_an_answer_is_its_code() {
        for (answer, expected) in [
            ("transient error (451): 4.2.2 over quota", true),
            ("4.5.3 too many recipients (4.2.2)", false),
            (
                "transient error (451): deferred by filter: \"4.2.2 hello\"",
                false,
            ),
            ("transient error (451): ", false),
        ] {
            assert_eq!(names_quota(answer), expected, "{answer}");
        }
    }

    #[test]
    fn what_is_said_of_the_mail_stays_refused() {
        for (code, answer) in [
            (550, "5.4.1 Recipient address rejected: Access denied"),
            (550, "5.1.1 no such user"),
            (550, "5.1.1 <quota@example.ca>: quota is no such user"),
            (550, "<quota@example.ca>: unknown"),
            (
                550,
                "5.2.1 The email account that you tried to reach is disabled",
            ),
            (552, "5.3.4 Message size exceeds limit; size limit exceeded"),
            (
                552,
                "5.7.0 This message was blocked because its content presents a potential security issue",
            ),
            (554, "5.7.1 Spam message rejected"),
            (554, "5.7.1 Spam score exceeded threshold"),
            (552, "spam score has exceeded threshold (#5.6.1)"),
            (550, ""),
        ] {
            check(code, answer, false);
        }
    }
}
