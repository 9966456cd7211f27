//! A summary of the text's own sentences, in their order.
//!
//! Each sentence is weighed by TextRank (Mihalcea and Tarau 2004) over shared
//! words, by how early it stands, by the title and key phrases, and by the
//! entities in it, less where it leans on another sentence; then they are taken
//! one by one, each losing what it repeats of those taken before (maximal marginal
//! relevance, Carbonell and Goldstein 1998).

use super::language::Language;
use super::report::{KeyPhrase, SummaryParts, SummarySentence};
use super::text::stem::stem;
use super::text::stop_words::is_stop_word;
use super::text::word_set::{WordSet, listed, words};
use super::text::{Document, Token, TokenKind};
use boreal_demo_kit::number::round_to;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Sentences considered: the head of a text longer than this stands for it.
const MAX_CONSIDERED: usize = 240;
/// TextRank's damping (Brin and Page).
const DAMPING: f64 = 0.85;
/// Rounds after which the ranks no longer move in the third decimal.
const ROUNDS: usize = 30;
/// How much each part of a sentence's score weighs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Weights {
    /// How much it shares with the other sentences.
    pub centrality: f64,
    /// How early it stands.
    pub position: f64,
    /// The title's and the key phrases' words in it.
    pub subject: f64,
    pub entities: f64,
    /// How much of a repetition is taken off.
    pub repetition: f64,
    /// How much is taken off a sentence that does not stand by itself.
    pub dependence: f64,
}

/// The weights of the site, chosen on half of the references of the card.
pub const WEIGHTS: Weights = Weights {
    centrality: 0.25,
    position: 0.5,
    subject: 0.2,
    entities: 0.05,
    repetition: 0.3,
    dependence: 0.06,
};

/// What the choice rests on besides the document.
pub struct Subject<'a> {
    pub title: Option<&'a str>,
    pub phrases: &'a [KeyPhrase],
    /// How many entities each sentence names.
    pub entities: &'a [usize],
    pub language: Language,
}

/// How many sentences a summary has: one to three, three for most articles.
pub fn length(sentences: usize) -> usize {
    match sentences {
        0 => 0,
        1..=4 => 1,
        5..=8 => 2,
        _ => 3,
    }
}

type Bag = BTreeMap<u32, f64>;

/// The sentences that carry the most, in order.
pub fn summarize(document: &Document<'_>, subject: &Subject<'_>) -> Vec<SummarySentence> {
    summarize_by(&WEIGHTS, document, subject)
}

/// The same by other weights, for choosing them.
pub fn summarize_by(
    weights: &Weights,
    document: &Document<'_>,
    subject: &Subject<'_>,
) -> Vec<SummarySentence> {
    let mut candidates = candidates(document);
    let wanted = length(candidates.len());
    candidates.truncate(MAX_CONSIDERED);
    let bags = bags(document, &candidates, subject.language);
    let norms: Vec<f64> = bags
        .iter()
        .map(|bag| bag.values().map(|w| w * w).sum::<f64>().sqrt())
        .collect();
    let centrality = rank(&bags, &norms);
    let subject_share = subject_shares(document, &candidates, subject);
    let most_entities = candidates
        .iter()
        .map(|&s| subject.entities[s])
        .max()
        .unwrap_or(0)
        .max(1);
    let parts: Vec<SummaryParts> = candidates
        .iter()
        .enumerate()
        .map(|(place, &sentence)| SummaryParts {
            centrality: centrality[place],
            position: 1.0 / (1.0 + place as f64).sqrt(),
            subject: subject_share[place],
            entities: subject.entities[sentence] as f64 / most_entities as f64,
            repetition: 0.0,
            dependence: weights.dependence
                * dependence(document.tokens_of(&document.sentences[sentence])),
        })
        .collect();
    let chosen = choose(weights, &parts, &bags, &norms, wanted);
    let mut summary: Vec<SummarySentence> = chosen
        .into_iter()
        .map(|(place, score, repetition)| {
            let span = &document.sentences[candidates[place]];
            SummarySentence {
                text: one_line(&document.text[span.start..span.end]),
                index: candidates[place],
                score: round_to(score.clamp(0.0, 1.0), 4),
                parts: rounded(parts[place], repetition),
            }
        })
        .collect();
    summary.sort_by_key(|sentence| sentence.index);
    summary
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn rounded(parts: SummaryParts, repetition: f64) -> SummaryParts {
    SummaryParts {
        centrality: round_to(parts.centrality, 4),
        position: round_to(parts.position, 4),
        subject: round_to(parts.subject, 4),
        entities: round_to(parts.entities, 4),
        repetition: round_to(repetition, 4),
        dependence: round_to(parts.dependence, 4),
    }
}

/// Words that a sentence about another one begins with.
static LEANING: WordSet = WordSet::new(|| {
    words(
        "he she they it this that these those his her their its him them such so then also but and or yet however \
    instead moreover meanwhile still there here il elle ils elles ce cela cette ces ceci celui celle mais et",
    )
});
/// First words of what a page adds to its article.
const FURNITURE: [&str; 18] = [
    "read more",
    "read also",
    "see also",
    "related:",
    "photo by",
    "photo:",
    "image:",
    "image credit",
    "photograph:",
    "sign up",
    "subscribe",
    "click here",
    "follow us",
    "copyright",
    "all rights reserved",
    "advertisement",
    "share this",
    "lire aussi",
];

/// How far a sentence leans on others or speaks aside, 0 to 1: a pronoun first, a quotation, a question.
fn dependence(tokens: &[Token<'_>]) -> f64 {
    let Some(first) = tokens.first() else {
        return 1.0;
    };
    let quoted = matches!(first.text, "\"" | "“" | "«" | "'" | "‘");
    let asked = tokens.last().is_some_and(|t| t.text == "?");
    if quoted || listed(&LEANING, first.text) {
        1.0
    } else if asked {
        0.5
    } else {
        0.0
    }
}

fn is_furniture(sentence: &str) -> bool {
    let start: String = sentence.chars().take(24).collect::<String>().to_lowercase();
    FURNITURE.iter().any(|words| start.starts_with(words))
}

/// Full sentences of at least five words; all sentences where there is none.
fn candidates(document: &Document<'_>) -> Vec<usize> {
    let full = |&index: &usize| {
        let sentence = &document.sentences[index];
        let words = document.tokens_of(sentence).iter().filter(|t| t.is_word());
        !sentence.heading
            && words.count() >= 5
            && !is_furniture(&document.text[sentence.start..sentence.end])
    };
    let kept: Vec<usize> = (0..document.sentences.len()).filter(full).collect();
    if kept.is_empty() {
        (0..document.sentences.len()).collect()
    } else {
        kept
    }
}

/// Content words of each sentence, weighted by how rare they are among the sentences.
fn bags(document: &Document<'_>, candidates: &[usize], language: Language) -> Vec<Bag> {
    let mut ids: HashMap<String, u32> = HashMap::new();
    let mut bags: Vec<Bag> = Vec::with_capacity(candidates.len());
    for &sentence in candidates {
        let mut bag = Bag::new();
        for token in document.tokens_of(&document.sentences[sentence]) {
            if token.kind == TokenKind::Mark || is_stop_word(&token.text.to_lowercase(), language) {
                continue;
            }
            let next = ids.len() as u32;
            let id = *ids.entry(stem(token.text)).or_insert(next);
            *bag.entry(id).or_default() += 1.0;
        }
        bags.push(bag);
    }
    let mut sentences_with: Vec<f64> = vec![0.0; ids.len()];
    for id in bags.iter().flat_map(Bag::keys) {
        sentences_with[*id as usize] += 1.0;
    }
    let all = bags.len() as f64;
    for bag in &mut bags {
        for (id, weight) in bag.iter_mut() {
            *weight *= (1.0 + all / sentences_with[*id as usize]).ln();
        }
    }
    bags
}

fn cosine(a: &Bag, b: &Bag, norm_a: f64, norm_b: f64) -> f64 {
    if norm_a == 0.0 || norm_b == 0.0 {
        return 0.0;
    }
    let (small, large) = if a.len() < b.len() { (a, b) } else { (b, a) };
    let dot: f64 = small
        .iter()
        .filter_map(|(id, w)| Some(w * large.get(id)?))
        .sum();
    dot / (norm_a * norm_b)
}

/// TextRank, scaled so that the highest is one.
fn rank(bags: &[Bag], norms: &[f64]) -> Vec<f64> {
    let n = bags.len();
    let mut links: Vec<Vec<(usize, f64)>> = vec![Vec::new(); n];
    for a in 0..n {
        for b in a + 1..n {
            let weight = cosine(&bags[a], &bags[b], norms[a], norms[b]);
            if weight > 0.0 {
                links[a].push((b, weight));
                links[b].push((a, weight));
            }
        }
    }
    let out: Vec<f64> = links
        .iter()
        .map(|l| l.iter().map(|(_, w)| w).sum())
        .collect();
    let mut ranks = vec![1.0; n];
    for _ in 0..ROUNDS {
        ranks = links
            .iter()
            .map(|from| {
                1.0 - DAMPING
                    + DAMPING
                        * from
                            .iter()
                            .map(|&(b, w)| ranks[b] * w / out[b])
                            .sum::<f64>()
            })
            .collect();
    }
    let highest = ranks.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
    ranks.iter().map(|rank| rank / highest).collect()
}

/// Share of the title's and key phrases' words that a sentence holds, against the sentence with most.
fn subject_shares(
    document: &Document<'_>,
    candidates: &[usize],
    subject: &Subject<'_>,
) -> Vec<f64> {
    let phrase_words = subject
        .phrases
        .iter()
        .take(5)
        .flat_map(|p| p.phrase.split(' '));
    let title_words = subject
        .title
        .into_iter()
        .flat_map(|t| t.split(|c: char| !c.is_alphanumeric()));
    let wanted: BTreeSet<String> = title_words
        .chain(phrase_words)
        .filter(|word| word.len() > 2 && !is_stop_word(&word.to_lowercase(), subject.language))
        .map(stem)
        .collect();
    let shares: Vec<f64> = candidates
        .iter()
        .map(|&sentence| {
            let tokens = document.tokens_of(&document.sentences[sentence]);
            let held: BTreeSet<String> = tokens
                .iter()
                .map(|t| stem(t.text))
                .filter(|s| wanted.contains(s))
                .collect();
            held.len() as f64
        })
        .collect();
    let most = shares.iter().copied().fold(1.0, f64::max);
    shares.into_iter().map(|share| share / most).collect()
}

/// Takes sentences one by one: place, weight of its parts, and what repetition cost it.
fn choose(
    weights: &Weights,
    parts: &[SummaryParts],
    bags: &[Bag],
    norms: &[f64],
    wanted: usize,
) -> Vec<(usize, f64, f64)> {
    let weight = |p: &SummaryParts| {
        weights.centrality * p.centrality
            + weights.position * p.position
            + weights.subject * p.subject
            + weights.entities * p.entities
            - p.dependence
    };
    let mut repetition = vec![0.0f64; parts.len()];
    let mut chosen: Vec<(usize, f64, f64)> = Vec::new();
    while chosen.len() < wanted {
        let best = (0..parts.len())
            .filter(|place| chosen.iter().all(|(taken, ..)| taken != place))
            .map(|place| {
                (
                    place,
                    weight(&parts[place]) - weights.repetition * repetition[place],
                )
            })
            .fold(None, |best: Option<(usize, f64)>, next| match best {
                Some(best) if best.1 >= next.1 => Some(best),
                _ => Some(next),
            });
        let Some((place, score)) = best else {
            break;
        };
        chosen.push((place, score, weights.repetition * repetition[place]));
        for other in 0..parts.len() {
            let likeness = cosine(&bags[place], &bags[other], norms[place], norms[other]);
            repetition[other] = repetition[other].max(likeness);
        }
    }
    chosen
}
