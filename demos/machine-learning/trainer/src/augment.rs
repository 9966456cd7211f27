//! Copies of examples written another way, so that the model does not lean on what headlines and new names take away.
//!
//! Headlines shout or capitalize every word, and the names of tomorrow's news are in no corpus: copies in
//! capitals, in the case of titles and with other people, cities and institutions teach both.

use boreal_demo_kit::SeededRng;
use machine_learning::entities::labels::label;
use machine_learning::language::Language;
use machine_learning::text::stop_words::is_stop_word;

use crate::corpus::Example;
use crate::names::Names;

/// Of so many sentences one is copied in capitals.
const SHOUTED: u64 = 4;
/// Of so many sentences one is copied as a title.
const TITLED: u64 = 8;
/// Of so many sentences one is copied with other names.
const RENAMED: u64 = 3;
/// Words a headline has at most.
const HEADLINE: usize = 14;

/// The copies of these examples.
pub fn copies(examples: &[Example], names: &Names, rng: &mut SeededRng) -> Vec<Example> {
    let mut copies = Vec::new();
    for example in examples {
        let named = example.labels.iter().any(|&label| label != 0);
        if named && rng.below(RENAMED) == 0 {
            copies.push(renamed(example, names, rng));
        }
        if rng.below(SHOUTED) == 0 {
            let base = if rng.below(2) == 0 {
                renamed(example, names, rng)
            } else {
                example.clone()
            };
            copies.push(shouted(&shortened(&base, rng)));
        }
        if rng.below(TITLED) == 0 {
            copies.push(titled(&shortened(example, rng)));
        }
    }
    copies
}

/// Every word in capitals.
pub fn shouted(example: &Example) -> Example {
    Example {
        words: example
            .words
            .iter()
            .map(|word| word.to_uppercase())
            .collect(),
        ..example.clone()
    }
}

/// Every word but the small ones with a capital.
pub fn titled(example: &Example) -> Example {
    let words = example.words.iter().enumerate().map(|(at, word)| {
        if at > 0 && is_stop_word(word, Language::English) {
            return word.clone();
        }
        let mut chars = word.chars();
        let first = chars.next().into_iter().flat_map(char::to_uppercase);
        first.chain(chars.as_str().chars()).collect()
    });
    Example {
        words: words.collect(),
        ..example.clone()
    }
}

/// The first words, without articles and the full stop, as headlines leave them out; names are never cut.
fn shortened(example: &Example, rng: &mut SeededRng) -> Example {
    if rng.below(3) == 0 {
        return example.clone();
    }
    let mut end = HEADLINE.min(example.words.len());
    while end < example.labels.len()
        && example.labels[end] != 0
        && example.labels[end].is_multiple_of(2)
    {
        end += 1;
    }
    let kept: Vec<usize> = (0..end)
        .filter(|&at| {
            example.labels[at] != 0
                || !matches!(
                    example.words[at].to_lowercase().as_str(),
                    "the" | "a" | "an" | "has" | "have" | "was" | "were"
                )
        })
        .collect();
    Example {
        words: kept.iter().map(|&at| example.words[at].clone()).collect(),
        labels: kept.iter().map(|&at| example.labels[at]).collect(),
        dates: kept.iter().map(|&at| example.dates[at]).collect(),
    }
}

/// The same sentence about others.
pub fn renamed(example: &Example, names: &Names, rng: &mut SeededRng) -> Example {
    let mut copy = Example {
        words: Vec::new(),
        labels: Vec::new(),
        dates: Vec::new(),
    };
    let mut at = 0;
    while at < example.words.len() {
        let first = example.labels[at];
        let mut end = at + 1;
        while first != 0 && end < example.labels.len() && example.labels[end] == first + 1 {
            end += 1;
        }
        let kind = first.wrapping_sub(1) / 2;
        match names
            .another(kind, &example.words[at..end], rng)
            .filter(|_| first != 0)
        {
            Some(name) => {
                for (place, word) in name.into_iter().enumerate() {
                    copy.words.push(word);
                    copy.labels.push(label(kind, place > 0));
                    copy.dates.push(false);
                }
            }
            None => {
                copy.words.extend_from_slice(&example.words[at..end]);
                copy.labels.extend_from_slice(&example.labels[at..end]);
                copy.dates.extend_from_slice(&example.dates[at..end]);
            }
        }
        at = end;
    }
    copy
}
