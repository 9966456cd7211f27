//! The spam score: a pure function of what was sent and how. Suspects are kept, so it may err.

use crate::fields::Submission;
use crate::token::TokenVerdict;

/// At this score a message is held back. No single mild sign reaches it; a filled honeypot does.
const SUSPECT: i64 = 5;

/// Services that give out addresses for ten minutes; a person may have reasons, so this alone decides nothing.
const DISPOSABLE_DOMAINS: &[&str] = &[
    "10minutemail.com",
    "discard.email",
    "dispostable.com",
    "fakeinbox.com",
    "getnada.com",
    "guerrillamail.com",
    "mailinator.com",
    "maildrop.cc",
    "mintemail.com",
    "sharklasers.com",
    "temp-mail.org",
    "tempmail.com",
    "throwawaymail.com",
    "trashmail.com",
    "yopmail.com",
];

/// Offers that contact forms receive by the thousand.
const PHRASES: &[&str] = &[
    "backlink",
    "boost your ranking",
    "buy followers",
    "casino",
    "cheap seo",
    "crypto investment",
    "domain authority",
    "earn money online",
    "first page of google",
    "forex signals",
    "guest post",
    "link building",
    "loan offer",
    "make money fast",
    "online pharmacy",
    "rank your website",
    "seo service",
    "sponsored post",
    "viagra",
    "web traffic",
];

/// The verdict on one message.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Score {
    /// The sum of all signs.
    pub points: i64,
    /// The signs, as short words.
    pub reasons: Vec<&'static str>,
}

impl Score {
    /// Whether the message is held back.
    pub fn is_suspect(&self) -> bool {
        self.points >= SUSPECT
    }

    fn add(&mut self, points: i64, reason: &'static str) {
        if points > 0 {
            self.points += points;
            self.reasons.push(reason);
        }
    }
}

/// Scores a valid message; `honeypot` is what stood in the field that people do not see.
pub fn score(submission: &Submission, honeypot: Option<&str>, token: TokenVerdict) -> Score {
    let mut score = Score::default();
    let filled = honeypot.is_some_and(|value| !value.trim().is_empty());
    score.add(if filled { 10 } else { 0 }, "honeypot");
    score.add(token_points(token), "form_token");

    let name = submission.name.as_str().to_lowercase();
    let message = submission.message.as_str().to_lowercase();
    score.add(if links(&name) > 0 { 5 } else { 0 }, "link_in_name");
    score.add(link_points(links(&message)), "links");
    let markup = message.contains("[url=") || message.contains("<a href");
    score.add(if markup { 3 } else { 0 }, "markup");
    let phrases = PHRASES.iter().filter(|phrase| message.contains(**phrase));
    score.add(
        2 * i64::try_from(phrases.count().min(3)).unwrap_or(0),
        "phrases",
    );
    let mixed = mixes_scripts(&message) || mixes_scripts(&name);
    score.add(if mixed { 3 } else { 0 }, "mixed_scripts");
    let disposable = DISPOSABLE_DOMAINS.contains(&submission.email.domain());
    score.add(if disposable { 2 } else { 0 }, "disposable_address");
    score
}

fn token_points(token: TokenVerdict) -> i64 {
    match token {
        TokenVerdict::Valid => 0,
        TokenVerdict::Missing | TokenVerdict::FromTheFuture => 1,
        TokenVerdict::TooOld | TokenVerdict::Spent => 2,
        TokenVerdict::TooYoung | TokenVerdict::Forged => SUSPECT,
    }
}

/// One link is normal: people write about their site.
fn link_points(links: usize) -> i64 {
    match links {
        0 | 1 => 0,
        2 => 1,
        3..=5 => 3,
        _ => SUSPECT,
    }
}

fn links(lower: &str) -> usize {
    let schemes = lower.matches("http://").count() + lower.matches("https://").count();
    let bare = lower
        .split_whitespace()
        .filter(|word| word.starts_with("www."))
        .count();
    schemes + bare
}

/// Whether one word mixes Latin letters with look-alikes of another alphabet.
fn mixes_scripts(text: &str) -> bool {
    text.split(|character: char| !character.is_alphabetic())
        .any(|word| {
            let latin = word
                .chars()
                .any(|character| character.is_ascii_alphabetic());
            let lookalike = word.chars().any(
                |character| matches!(character, '\u{370}'..='\u{3ff}' | '\u{400}'..='\u{52f}'),
            );
            // A single Greek letter beside Latin ones is a unit such as µm or a formula.
            latin && lookalike && word.chars().count() > 3
        })
}
