//! The people of a byline, apart from what they do and whom they do it for.

/// Last words of what a person does.
const ROLES: [&str; 37] = [
    "writer",
    "writers",
    "reporter",
    "reporters",
    "editor",
    "editors",
    "correspondent",
    "correspondents",
    "contributor",
    "contributors",
    "columnist",
    "journalist",
    "producer",
    "photographer",
    "analyst",
    "author",
    "authors",
    "blogger",
    "critic",
    "freelancer",
    "founder",
    "ceo",
    "cto",
    "director",
    "strategist",
    "professor",
    "staff",
    "chief",
    "bureau",
    "desk",
    "anchor",
    "host",
    "intern",
    "researcher",
    "specialist",
    "manager",
    "officer",
];
/// What stands between two people.
const JOINERS: [&str; 5] = [" and ", " & ", " et ", " und ", " y "];
/// Letters after a name that are not in capitals throughout.
const DEGREES: [&str; 6] = ["phd", "esq", "msc", "bsc", "edd", "psyd"];
/// Words that go before such a word.
const RANKS: [&str; 22] = [
    "staff",
    "senior",
    "chief",
    "deputy",
    "associate",
    "assistant",
    "managing",
    "executive",
    "contributing",
    "guest",
    "freelance",
    "lead",
    "political",
    "news",
    "sports",
    "business",
    "technology",
    "science",
    "health",
    "content",
    "special",
    "marketing",
];
/// Longer texts are sentences about a person, not a name and a role.
const MAX_NAME_WORDS: usize = 7;

/// The people of a byline, without what they do and whom they do it for.
pub fn names_only(text: &str) -> String {
    let shouted = !text.contains(char::is_lowercase);
    let mut names: Vec<&str> = Vec::new();
    for part in text.split(", ").flat_map(|part| part.split(" - ")) {
        let part = part.trim().trim_start_matches("and ").trim();
        let after_name = names.last().is_some_and(|name| name.contains(' '));
        let aside = is_only_role(part)
            || part.starts_with("The ")
            || (!names.is_empty() && is_role(part))
            || (after_name && !shouted && is_letters_after_a_name(part));
        if !aside {
            names.extend(people(part));
        }
    }
    // A newspaper may sign, or its staff.
    match names.is_empty() {
        true => text.to_owned(),
        false => names.join(", "),
    }
}

/// The people that one part of a byline joins; the part itself where it joins none.
fn people(part: &str) -> Vec<&str> {
    let mut halves = vec![part];
    for joiner in JOINERS {
        halves = halves.iter().flat_map(|half| half.split(joiner)).collect();
    }
    halves.retain(|half| !is_only_role(half));
    let names: Vec<&str> = halves.into_iter().map(without_role).collect();
    match names.iter().all(|name| is_full(name)) {
        true => names,
        false => vec![without_role(part)],
    }
}

/// "Bo Tremblay", "Cy van der Berg": two words or more, of which only particles are small.
fn is_full(name: &str) -> bool {
    let words: Vec<&str> = name.split_whitespace().collect();
    let capital = |word: &&str| word.starts_with(char::is_uppercase);
    (2..=MAX_NAME_WORDS).contains(&words.len())
        && words.first().is_some_and(capital)
        && words.last().is_some_and(capital)
        && words.iter().all(|word| capital(word) || word.len() <= 3)
}

/// The words of a part up to "of the Ledger", in lower case.
fn role_words(part: &str) -> Vec<String> {
    let words = part.split_whitespace().map(str::to_lowercase);
    words
        .take_while(|word| !matches!(word.as_str(), "of" | "at" | "for" | "in"))
        .collect()
}

/// "Toronto Star reporter", "science editor of the Ledger"; not "Professor Bo Tremblay".
fn is_role(part: &str) -> bool {
    let words = role_words(part);
    words
        .last()
        .is_some_and(|word| ROLES.contains(&word.as_str()))
}

/// "senior staff writer": no word of it is a name.
fn is_only_role(part: &str) -> bool {
    let mut words = role_words(part).into_iter();
    words.all(|word| ROLES.contains(&word.as_str()) || RANKS.contains(&word.as_str()))
}

/// "MD", "Ph.D.", and "CBC News" after a name in small letters; not "III", and not "BO" of a line in capitals.
fn is_letters_after_a_name(part: &str) -> bool {
    let letters = part.split(' ').next().unwrap_or_default().replace('.', "");
    let alone = !part.contains(' ');
    let numeral = letters
        .bytes()
        .all(|byte| matches!(byte, b'I' | b'V' | b'X'));
    let capitals = letters.chars().all(char::is_uppercase);
    let least = if alone { 2 } else { 3 };
    (alone && DEGREES.contains(&letters.to_lowercase().as_str()))
        || (capitals && !numeral && (least..=5).contains(&letters.len()))
}

/// "Jane Doe Senior Reporter", "Political Editor Jane Doe": the name is two words or more, the role those around it.
fn without_role(text: &str) -> &str {
    let words: Vec<&str> = text.split(' ').collect();
    let has = |list: &[&str], at: usize| list.contains(&words[at].to_lowercase().as_str());
    let kept = |from: usize, to: usize| {
        let start: usize = words[..from].iter().map(|word| word.len() + 1).sum();
        let end: usize = words[..to].iter().map(|word| word.len() + 1).sum();
        text[start..end - 1].trim()
    };
    if !(3..=MAX_NAME_WORDS).contains(&words.len()) {
        return text;
    }
    if has(&ROLES, words.len() - 1) {
        let mut end = words.len() - 1;
        while end > 2 && has(&RANKS, end - 1) {
            end -= 1;
        }
        return kept(0, end);
    }
    let ranks = (0..words.len()).take_while(|&at| has(&RANKS, at)).count();
    // "Professor Bo Tremblay" is how he is called.
    let called = |at: usize| words[at].eq_ignore_ascii_case("professor");
    match ranks + 2 < words.len() && has(&ROLES, ranks) && !called(ranks) {
        true => kept(ranks + 1, words.len()),
        false => text,
    }
}
