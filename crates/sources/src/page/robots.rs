//! The Robots Exclusion Protocol, RFC 9309: what a site asks programs not to read.

/// RFC 9309 wants at least this much of a file read (500 KiB); the rest is ignored.
pub const MAX_ROBOTS_BYTES: usize = 500 * 1024;
/// More rules than any real group has; bounds the work of one question.
const MAX_RULES: usize = 10_000;

/// The rules of a file that concern one program.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Robots {
    rules: Vec<Rule>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Rule {
    allow: bool,
    /// Percent-encoded in one way only, wildcards left in.
    pattern: String,
}

impl Robots {
    /// Reads a file for the program that calls itself `token`.
    ///
    /// All groups that name the program count as one; without any, the groups for `*` do.
    pub fn parse(text: &str, token: &str) -> Self {
        let text = text.trim_start_matches('\u{feff}');
        let (mut named, mut general) = (None::<Vec<Rule>>, Vec::new());
        let mut audience = Audience::default();
        for line in text.lines() {
            let line = line.split('#').next().unwrap_or_default();
            let Some((key, value)) = line.split_once(':') else {
                continue;
            };
            let value = value.trim();
            match key.trim().to_ascii_lowercase().as_str() {
                "user-agent" => {
                    audience.hear(value, token);
                    if audience.named {
                        named.get_or_insert_default();
                    }
                }
                key @ ("allow" | "disallow") => {
                    audience.closed = true;
                    let rule = Rule {
                        allow: key == "allow",
                        pattern: normalise(value),
                    };
                    if value.is_empty() {
                        continue;
                    }
                    if audience.named {
                        named.get_or_insert_default().push(rule);
                    } else if audience.general {
                        general.push(rule);
                    }
                }
                _ => {}
            }
        }
        let mut rules = named.unwrap_or(general);
        rules.truncate(MAX_RULES);
        Self { rules }
    }

    /// Whether a path with its query may be read: the longest matching rule decides, a tie allows.
    pub fn allows(&self, path: &str) -> bool {
        let path = normalise(path);
        if path == "/robots.txt" {
            return true;
        }
        self.rules
            .iter()
            .filter(|rule| matches(&rule.pattern, &path))
            .max_by_key(|rule| (rule.pattern.len(), rule.allow))
            .is_none_or(|rule| rule.allow)
    }
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
    fn hear(&mut self, value: &str, token: &str) {
        if self.closed {
            *self = Self::default();
        }
        // Some files write a version after the name; the name alone is compared.
        let end = value
            .find(|letter: char| !(letter.is_ascii_alphabetic() || "_-".contains(letter)))
            .unwrap_or(value.len());
        self.general |= value.starts_with('*');
        self.named |= end > 0 && value[..end].eq_ignore_ascii_case(token);
    }
}

/// `*` stands for any text and a final `$` for the end; otherwise a pattern is a prefix.
///
/// Taking the first place of each piece is enough, so no input makes this slow.
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

/// One spelling for each address: unreserved characters plain, everything else in upper-case hex.
fn normalise(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut plain = String::with_capacity(text.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let escaped = (byte == b'%')
            .then(|| text.get(at + 1..at + 3))
            .flatten()
            .and_then(|hex| u8::from_str_radix(hex, 16).ok());
        at += if escaped.is_some() { 3 } else { 1 };
        let value = escaped.unwrap_or(byte);
        let unreserved = value.is_ascii_alphanumeric() || b"-._~".contains(&value);
        if unreserved || (escaped.is_none() && value.is_ascii()) {
            plain.push(char::from(value));
        } else {
            plain.push_str(&format!("%{value:02X}"));
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::Robots;

    #[track_caller]
    fn check(file: &str, path: &str, allowed: bool) {
        let robots = Robots::parse(file, "BorealSignalBot");
        assert_eq!(robots.allows(path), allowed, "{path} under {file:?}");
    }

    #[test]
    fn an_empty_or_foreign_file_allows_everything() {
        check("", "/a", true);
        check("<html>not found</html>", "/a", true);
        check("User-agent: *\nDisallow:", "/a", true);
        check("Disallow: /", "/a", true);
        check("User-agent: OtherBot\nDisallow: /", "/a", true);
    }

    #[test]
    fn the_group_that_names_us_counts_and_the_general_one_then_does_not() {
        let file = "User-agent: *\nDisallow: /\n\nUser-agent: borealsignalbot\nDisallow: /private";
        check(file, "/a", true);
        check(file, "/private/a", false);
        let exempt = "User-agent: BorealSignalBot\nDisallow:\nUser-agent: *\nDisallow: /";
        check(exempt, "/a", true);
        check("User-agent: BorealSignalBot/2.0\nDisallow: /", "/a", false);
        check("User-agent: BorealSignalBots\nDisallow: /", "/a", true);
    }

    #[test]
    fn groups_for_the_same_program_are_one_and_a_group_may_name_several() {
        let split = "User-agent: *\nDisallow: /a\nUser-agent: Other\nDisallow: /b\nUser-agent: *\nDisallow: /c";
        check(split, "/a", false);
        check(split, "/b", true);
        check(split, "/c", false);
        let shared = "User-agent: Other\nUser-agent: BorealSignalBot\nDisallow: /x";
        check(shared, "/x", false);
        let between =
            "User-agent: *\nSitemap: https://a.example/s\nCrawl-delay: 5\nDisallow: /x # why";
        check(between, "/x", false);
    }

    #[test]
    fn the_longest_rule_wins_and_a_tie_allows() {
        // The examples of RFC 9309, part 5.2.
        let file = "User-agent: *\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif";
        check(file, "/example/page/disallowed.gif", false);
        check(file, "/example/page/", true);
        check("User-agent: *\nDisallow: /a\nAllow: /a", "/a", true);
        check("User-agent: *\nAllow: /a\nDisallow: /a/b", "/a/b/c", false);
        check("User-agent: *\nDisallow: /", "/robots.txt", true);
    }

    #[test]
    fn wildcards_and_the_end_mark() {
        let php = "User-agent: *\nDisallow: /*.php$";
        check(php, "/index.php", false);
        check(php, "/index.php?x=1", true);
        check(php, "/a.php/b.php", false);
        let query = "User-agent: *\nDisallow: /*?print=";
        check(query, "/story?print=1", false);
        check(query, "/story", true);
        check("User-agent: *\nDisallow: /a*b*c", "/aXXbYYc", false);
        check("User-agent: *\nDisallow: /a*b*c", "/aXXcYYb", true);
        check("User-agent: *\nDisallow: *", "/anything", false);
        check("User-agent: *\nDisallow: /$", "/", false);
        check("User-agent: *\nDisallow: /$", "/a", true);
        check("User-agent: *\nDisallow: /ab*b$", "/ab", true);
    }

    #[test]
    fn spellings_of_an_address_are_one() {
        check("User-agent: *\nDisallow: /caf%C3%A9", "/caf%c3%a9", false);
        check("User-agent: *\nDisallow: /café", "/caf%C3%A9", false);
        check("User-agent: *\nDisallow: /%7Eme", "/~me", false);
        check("User-agent: *\nDisallow: /a%2Fb", "/a/b", true);
        check("User-agent: *\nDisallow: /100%", "/100%", false);
        check("User-agent: *\nDisallow: /%é", "/%é", false);
    }

    #[test]
    fn letter_case_counts_in_paths_only_and_line_ends_do_not_matter() {
        let file = "\u{feff}USER-AGENT: *\r\nDISALLOW: /Secret\r\n";
        check(file, "/Secret", false);
        check(file, "/secret", true);
    }

    #[test]
    fn a_hostile_file_is_answered_at_once() {
        let rule = format!("Disallow: /{}\n", "*a".repeat(500));
        let file = format!("User-agent: *\n{}", rule.repeat(500));
        check(&file, &format!("/{}", "a".repeat(400)), true);
    }
}
