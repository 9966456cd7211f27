//! The Robots Exclusion Protocol, RFC 9309: what a site asks programs not to read.
//!
//! A file and an address come from strangers, so what one question costs is bounded, and both the reading of a file
//! and the questions are kept off the async threads: nothing else here is public.

use super::Cause;
use std::mem::size_of;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// RFC 9309 wants at least this much of a file read (500 KiB); the rest is ignored.
pub(super) const MAX_ROBOTS_BYTES: usize = 500 * 1024;

/// What one question may cost, in characters looked at: ten milliseconds at the most on a slow core. The longest file
/// is within it, and with it 15,000 rules with wildcards for a path of 100 characters, or 900 for the longest there is.
const MAX_STEPS: usize = 2_000_000;

/// What a wildcard costs beyond the characters: the search for what follows it is prepared anew.
const WILDCARD_STEPS: usize = 16;

/// The rules of a file that concern one program, and nothing else of it.
#[derive(Debug, PartialEq, Eq, Default)]
pub(super) struct Robots {
    /// The longest first and what allows before what does not, so that the first that matches decides.
    rules: Box<[Rule]>,
    /// Of all rules, in their order: percent-encoded in one way only, wildcards left in.
    patterns: Box<str>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Rule {
    allow: bool,
    /// Bytes of its pattern; a file is too short for more.
    length: u32,
}

/// A question that costs more than it may.
#[derive(Debug, PartialEq, Eq)]
struct TooManySteps;

/// Reads files and answers questions off the async threads, one after the other: hostile files take one core at the most.
pub(super) struct RobotsReader {
    token: Arc<str>,
    one_at_a_time: Arc<Semaphore>,
}

impl RobotsReader {
    /// For the program that calls itself `token`.
    pub(super) fn new(token: &str) -> Self {
        Self {
            token: token.into(),
            one_at_a_time: Arc::new(Semaphore::new(1)),
        }
    }

    /// What a file says to us. Of one that is cut off the last line may say less than was written, or forbid more.
    pub(super) async fn read(&self, mut file: Vec<u8>, is_cut: bool) -> Result<Robots, Cause> {
        if is_cut {
            let end = file.iter().rposition(|byte| is_line_end(*byte));
            file.truncate(end.unwrap_or(0));
        }
        let token = Arc::clone(&self.token);
        self.run(move || Robots::parse(&file, &token)).await
    }

    /// Whether a path with its query may be read.
    pub(super) async fn allows(&self, robots: &Arc<Robots>, path: &str) -> Result<bool, Cause> {
        if robots.rules.is_empty() {
            return Ok(true);
        }
        let (robots, path) = (Arc::clone(robots), path.to_owned());
        let answer = self.run(move || robots.allows(&path)).await?;
        answer.map_err(|TooManySteps| Cause::RobotsTooLong)
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Cause> {
        let turn = Arc::clone(&self.one_at_a_time).acquire_owned().await;
        let turn = turn.expect("nobody closes it");
        let work = move || {
            // Held until the work is really done, even when the fetch was given up.
            let _turn = turn;
            work()
        };
        // It fails only while the program stops.
        tokio::task::spawn_blocking(work)
            .await
            .map_err(|_| Cause::TimedOut)
    }
}

impl Robots {
    /// What it takes in memory.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Self>() + size_of::<Rule>() * self.rules.len() + self.patterns.len()
    }

    /// Reads a file for the program that calls itself `token`.
    ///
    /// All groups that name the program count as one; without any, the groups for `*` do.
    fn parse(file: &[u8], token: &str) -> Self {
        let file = file.strip_prefix(b"\xef\xbb\xbf").unwrap_or(file);
        let (mut named, mut general) = (None::<Vec<(String, bool)>>, Vec::new());
        let mut audience = Audience::default();
        for line in file.split(|byte| is_line_end(*byte)) {
            let line = line.split(|byte| *byte == b'#').next().unwrap_or_default();
            let Some(colon) = line.iter().position(|byte| *byte == b':') else {
                continue;
            };
            let (key, value) = (line[..colon].trim_ascii(), line[colon + 1..].trim_ascii());
            let allow = key.eq_ignore_ascii_case(b"allow");
            if key.eq_ignore_ascii_case(b"user-agent") {
                audience.hear(value, token);
                if audience.named {
                    named.get_or_insert_default();
                }
            } else if allow || key.eq_ignore_ascii_case(b"disallow") {
                audience.closed = true;
                // A path begins with a slash: no other rule, and none without a pattern, matches any.
                if !matches!(value.first(), Some(b'/' | b'*')) {
                    continue;
                }
                if audience.named {
                    let named = named.get_or_insert_default();
                    named.push((pattern_of(value), allow));
                } else if audience.general && named.is_none() {
                    general.push((pattern_of(value), allow));
                }
            }
        }
        Self::of(named.unwrap_or(general))
    }

    fn of(mut rules: Vec<(String, bool)>) -> Self {
        rules.sort_unstable_by(|(a, a_allows), (b, b_allows)| {
            let longest_first = b.len().cmp(&a.len());
            longest_first
                .then_with(|| a.cmp(b))
                .then_with(|| b_allows.cmp(a_allows))
        });
        // Of two that say the same of a path the first decides.
        rules.dedup_by(|later, first| later.0 == first.0);
        let rule = |(pattern, allow): &(String, bool)| Rule {
            allow: *allow,
            length: u32::try_from(pattern.len()).expect("three times a file's bytes at the most"),
        };
        Self {
            rules: rules.iter().map(rule).collect(),
            patterns: rules.iter().map(|(pattern, _)| pattern.as_str()).collect(),
        }
    }

    /// Whether a path with its query may be read: the longest matching rule decides, a tie allows.
    fn allows(&self, path: &str) -> Result<bool, TooManySteps> {
        let path = normalise(path.as_bytes());
        if path == "/robots.txt" {
            return Ok(true);
        }
        let (mut steps, mut rest) = (0, &*self.patterns);
        for rule in &self.rules {
            let pattern;
            (pattern, rest) = rest.split_at(rule.length as usize);
            steps += steps_of(pattern, &path);
            if steps > MAX_STEPS {
                return Err(TooManySteps);
            }
            if matches(pattern, &path) {
                return Ok(rule.allow);
            }
        }
        Ok(true)
    }
}

fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

/// Whom the current group speaks to.
#[derive(Default)]
struct Audience {
    named: bool,
    general: bool,
    /// A rule was read: the next user-agent line starts another group.
    closed: bool,
}

impl Audience {
    fn hear(&mut self, value: &[u8], token: &str) {
        if self.closed {
            *self = Self::default();
        }
        // Some files write a version after the name; the name alone is compared.
        let end = value
            .iter()
            .position(|byte| !(byte.is_ascii_alphabetic() || b"_-".contains(byte)))
            .unwrap_or(value.len());
        self.general |= value.first() == Some(&b'*');
        self.named |= end > 0 && value[..end].eq_ignore_ascii_case(token.as_bytes());
    }
}

/// The most characters that [`matches`] looks at: a pattern's once, and a path's once where it is searched.
fn steps_of(pattern: &str, path: &str) -> usize {
    let Some((first, _)) = pattern.split_once('*') else {
        return pattern.len();
    };
    let wildcards = pattern.bytes().filter(|byte| *byte == b'*').count();
    let searched = match path.starts_with(first) {
        true => path.len() + WILDCARD_STEPS * wildcards,
        false => 0,
    };
    pattern.len() + searched
}

/// `*` stands for any text and a final `$` for the end; otherwise a pattern is a prefix.
///
/// Taking the first place of each piece is enough: what was searched is not searched again.
fn matches(pattern: &str, path: &str) -> bool {
    let (pattern, anchored) = match pattern.strip_suffix('$') {
        Some(pattern) => (pattern, true),
        None => (pattern, false),
    };
    let mut pieces = pattern.split('*');
    let first = pieces.next().unwrap_or_default();
    let Some(mut rest) = path.strip_prefix(first) else {
        return false;
    };
    let Some(last) = pieces.next_back() else {
        return !anchored || rest.is_empty();
    };
    for piece in pieces {
        match rest.find(piece) {
            Some(at) => rest = &rest[at + piece.len()..],
            None => return false,
        }
    }
    if anchored {
        rest.ends_with(last)
    } else {
        rest.contains(last)
    }
}

/// A rule's pattern in one spelling; wildcards side by side are one.
fn pattern_of(value: &[u8]) -> String {
    let mut pattern = normalise(value);
    let mut before = None;
    pattern.retain(|letter| before.replace(letter) != Some('*') || letter != '*');
    pattern
}

/// One spelling for each address: unreserved characters plain, everything else in upper-case hex.
fn normalise(text: &[u8]) -> String {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    let mut plain = String::with_capacity(text.len());
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        let escaped = match text.get(at..at + 3) {
            Some([b'%', high, low]) => hex(*high).zip(hex(*low)),
            _ => None,
        };
        let escaped = escaped.map(|(high, low)| (high << 4) | low);
        at += if escaped.is_some() { 3 } else { 1 };
        let value = escaped.unwrap_or(byte);
        let unreserved = value.is_ascii_alphanumeric() || b"-._~".contains(&value);
        if unreserved || (escaped.is_none() && value.is_ascii()) {
            plain.push(char::from(value));
        } else {
            let digits = [value >> 4, value & 15].map(|digit| HEX[usize::from(digit)]);
            plain.push('%');
            plain.extend(digits.map(char::from));
        }
    }
    plain
}

/// The value of a hexadecimal digit.
fn hex(letter: u8) -> Option<u8> {
    let digit = char::from(letter).to_digit(16)?;
    u8::try_from(digit).ok()
}

#[cfg(test)]
mod tests;
