//! The mentions of one thing brought together: a surname with its full name, an
//! acronym with what it stands for, a name with and without its title.

use super::super::report::EntityKind;
use super::super::text::Document;
use super::gazetteer::{CITY, COUNTRY, lists_of};
use super::mention::Found;
use std::collections::HashMap;

/// One thing and its mentions.
#[derive(Debug, Clone, PartialEq)]
pub struct Group {
    /// Its fullest name.
    pub name: String,
    pub kind: EntityKind,
    /// Which mentions, as places in the list given.
    pub mentions: Vec<usize>,
    /// Other names it goes by.
    pub aliases: Vec<String>,
}

/// Small words an acronym skips.
const SKIPPED: [&str; 10] = [
    "of", "the", "and", "for", "de", "du", "des", "la", "et", "&",
];

/// Mentions grouped, in the order of their first mention.
pub fn group(document: &Document<'_>, found: &[Found]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut by_key: HashMap<(EntityKind, String), usize> = HashMap::new();
    for (place, mention) in found.iter().enumerate() {
        let name = name_of(document, mention);
        let key = (
            mention.kind,
            mention.value.clone().unwrap_or_else(|| name.to_lowercase()),
        );
        let group = *by_key.entry(key).or_insert_with(|| {
            groups.push(Group {
                name: name.clone(),
                kind: mention.kind,
                mentions: Vec::new(),
                aliases: Vec::new(),
            });
            groups.len() - 1
        });
        groups[group].mentions.push(place);
    }
    merge(groups)
}

/// The name as one line, without the possessive and the article.
fn name_of(document: &Document<'_>, mention: &Found) -> String {
    let tokens = &document.tokens[mention.start..mention.end];
    let bytes = tokens[0].start..tokens[tokens.len() - 1].end();
    document.text[bytes]
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

/// Joins each shorter name to the one longer name it can mean.
fn merge(groups: Vec<Group>) -> Vec<Group> {
    let words: Vec<Vec<String>> = groups
        .iter()
        .map(|g| g.name.split(' ').map(str::to_lowercase).collect())
        .collect();
    let mut by_last: HashMap<&str, Vec<usize>> = HashMap::new();
    let mut by_first: HashMap<&str, Vec<usize>> = HashMap::new();
    let mut by_initials: HashMap<String, Vec<usize>> = HashMap::new();
    for (place, name) in words.iter().enumerate() {
        if name.len() < 2 {
            continue;
        }
        match groups[place].kind {
            EntityKind::Person => {
                by_last
                    .entry(&name[name.len() - 1])
                    .or_default()
                    .push(place);
                by_first.entry(&name[0]).or_default().push(place);
            }
            EntityKind::Organization => {
                by_last
                    .entry(&name[name.len() - 1])
                    .or_default()
                    .push(place);
                by_first.entry(&name[0]).or_default().push(place);
                by_initials.entry(initials(name)).or_default().push(place);
            }
            _ => {}
        }
    }
    let longer = |place: usize| -> Option<usize> {
        let name = &words[place];
        let kind = groups[place].kind;
        let single = |candidates: Option<&Vec<usize>>| {
            let same: Vec<usize> = candidates?
                .iter()
                .copied()
                .filter(|&c| groups[c].kind == kind && c != place)
                .collect();
            // Two people of one surname: the first is not guessed.
            (same.len() == 1).then(|| same[0])
        };
        match (kind, name.as_slice()) {
            // "Helen Okafor" beside "Helen M. Okafor".
            (EntityKind::Person, [first, .., last]) => {
                let same = by_last.get(last.as_str())?.iter().copied();
                let same: Vec<usize> = same
                    .filter(|&c| words[c].len() > name.len() && words[c][0] == *first)
                    .collect();
                (same.len() == 1).then(|| same[0])
            }
            (EntityKind::Person, [only]) => {
                single(by_last.get(only.as_str())).or_else(|| single(by_first.get(only.as_str())))
            }
            (EntityKind::Organization, [only]) => {
                let acronym = only.replace('.', "");
                // "Winnipeg" alone is the city, not its team.
                let is_place = lists_of(only) & (CITY | COUNTRY) != 0;
                single(by_initials.get(&acronym))
                    .or_else(|| single(by_last.get(only.as_str())))
                    .or_else(|| single(by_first.get(only.as_str()).filter(|_| !is_place)))
            }
            _ => None,
        }
    };
    let target: Vec<usize> = (0..groups.len())
        .map(|place| longer(place).unwrap_or(place))
        .collect();
    let mut merged: Vec<Option<Group>> = groups.into_iter().map(Some).collect();
    for place in 0..merged.len() {
        if target[place] == place {
            continue;
        }
        let (Some(small), Some(full)) = (merged[place].take(), merged[target[place]].as_mut())
        else {
            continue;
        };
        full.mentions.extend(small.mentions);
        full.mentions.sort_unstable();
        full.aliases.push(small.name);
    }
    merged.into_iter().flatten().collect()
}

fn initials(name: &[String]) -> String {
    name.iter()
        .filter(|word| !SKIPPED.contains(&word.as_str()))
        .filter_map(|word| word.chars().next())
        .collect()
}
