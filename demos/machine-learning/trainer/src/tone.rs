//! Training of the learned part of the tone, and its measure on rated sentences.

use std::collections::{HashMap, HashSet};

use machine_learning::language::Language;
use machine_learning::packed::Key;
use machine_learning::sentiment::features::extract;
use machine_learning::sentiment::learned::MAGIC;
use machine_learning::sentiment::score::{score, squeeze, weigh};
use machine_learning::text::Document;

use crate::corpus::Example;
use crate::linear::Rows;
use crate::pack::{keys, whole};
use crate::quality::{Half, tone_texts};
use crate::rated::{Rated, Source};

/// A rating times this is the lexicon's sum that is squeezed to rating / √(rating² + 4): a rating of 2 becomes 0.71.
const RATING: f64 = 1.936_491_673;
/// Features in fewer words are left out.
const MIN_COUNT: u32 = 3;
/// Penalties, chosen on the training part alone.
const TONE_PENALTY: f64 = 10.0;
const OPINION_PENALTY: f64 = 3.0;
/// A weight below this share of the largest is left out.
const SMALLEST: f64 = 0.5 / 127.0;

struct Sample {
    keys: Vec<Key>,
    /// The squeezed sum of the lexicon.
    lexicon: f64,
}

fn sample(text: &str) -> Sample {
    let document = Document::new(text, Language::English);
    let masked = vec![false; document.tokens.len()];
    Sample {
        keys: extract(&document.tokens, &masked).concat(),
        lexicon: squeeze(weigh(&document.tokens, &masked, Language::English).0),
    }
}

/// A sentence as its words, so that a space or a mark more makes no other sentence of it.
pub fn plain(text: &str) -> String {
    let words = text
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}

/// The rated sentences to learn from: none that is measured on, here or in the texts given.
pub fn learned_from<'a>(rated: &'a [Rated], measured: &[&str]) -> Vec<&'a Rated> {
    let held_out = rated.iter().filter(|row| row.held_out);
    let kept: HashSet<String> = held_out
        .map(|row| plain(&row.text))
        .chain(measured.iter().map(|text| plain(text)))
        .collect();
    let rows = rated.iter().filter(|row| !row.held_out);
    rows.filter(|row| !kept.contains(&plain(&row.text)))
        .collect()
}

/// The file of the model: learned from rated opinions, and from reports to tell the two apart.
pub fn train(rated: &[Rated], reports: &[Example], own_reports: &[&str]) -> Vec<u8> {
    let train = learned_from(rated, &tone_texts(Half::Test));
    let samples: Vec<Sample> = train.iter().map(|row| sample(&row.text)).collect();
    let opinion: Vec<bool> = train
        .iter()
        .map(|row| row.source != Source::Editorials)
        .collect();
    let news: Vec<Sample> = reports
        .iter()
        .map(|example| sample(&example.texts().join(" ")))
        .chain(own_reports.iter().map(|text| sample(text)))
        .collect();
    let ids = number(&samples);
    let width = ids.len();
    let encode = |sample: &Sample, last: f64| -> Vec<(u32, f32)> {
        let known = sample
            .keys
            .iter()
            .filter_map(|key| Some((*ids.get(key)?, 1.0)));
        known.chain([(width as u32, last as f32)]).collect()
    };

    let ratings: Vec<f64> = train.iter().map(|row| row.rating * RATING).collect();
    let spoken: Vec<f64> = opinion.iter().map(|&is| f64::from(u8::from(is))).collect();
    let tone = Rows {
        rows: samples.iter().map(|s| encode(s, 3.0 * s.lexicon)).collect(),
        width: width + 1,
    };
    let tone = tone.ridge(&ratings, &spoken, TONE_PENALTY);

    let kinds = Rows {
        rows: samples
            .iter()
            .chain(&news)
            .map(|s| encode(s, 1.0))
            .collect(),
        width: width + 1,
    };
    let truths: Vec<bool> = opinion
        .iter()
        .copied()
        .chain(news.iter().map(|_| false))
        .collect();
    let kinds = kinds.logistic(&truths, &vec![1.0; truths.len()], OPINION_PENALTY);
    pack(&ids, &tone, &kinds)
}

/// A column for each feature seen often enough.
fn number(samples: &[Sample]) -> HashMap<Key, u32> {
    let mut counts: HashMap<Key, u32> = HashMap::new();
    for key in samples.iter().flat_map(|sample| &sample.keys) {
        *counts.entry(*key).or_default() += 1;
    }
    let mut kept: Vec<Key> = counts
        .into_iter()
        .filter(|&(_, count)| count >= MIN_COUNT)
        .map(|(key, _)| key)
        .collect();
    kept.sort_unstable();
    kept.into_iter()
        .enumerate()
        .map(|(id, key)| (key, id as u32))
        .collect()
}

fn pack(ids: &HashMap<Key, u32>, tone: &[f64], kinds: &[f64]) -> Vec<u8> {
    let width = ids.len();
    let largest = |weights: &[f64]| {
        weights[..width]
            .iter()
            .fold(1e-9f64, |top, w| top.max(w.abs()))
    };
    let scales = [largest(tone) / 127.0, largest(kinds) / 127.0];
    let mut rows: Vec<(Key, [i8; 2])> = ids
        .iter()
        .map(|(&key, &id)| {
            let at = id as usize;
            (
                key,
                [whole(tone[at], scales[0]), whole(kinds[at], scales[1])],
            )
        })
        .filter(|(_, row)| {
            let share = |place: usize| f64::from(row[place].abs()) / 127.0;
            share(0) > SMALLEST || share(1) > SMALLEST
        })
        .collect();
    rows.sort_unstable_by_key(|(key, _)| *key);
    let mut bytes = MAGIC.to_vec();
    for number in [scales[0], scales[1], 3.0 * tone[width], kinds[width]] {
        bytes.extend((number as f32).to_le_bytes());
    }
    keys(&mut bytes, rows.iter().map(|(key, _)| *key));
    bytes.extend(
        rows.iter()
            .flat_map(|(_, row)| row.map(|w| w.to_le_bytes()[0])),
    );
    bytes
}

/// How well scores follow the ratings of held-out sentences.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Agreement {
    /// Pearson's correlation.
    pub correlation: f64,
    /// Share in the right third: positive from 0.5 up, negative from -0.5 down, neutral between.
    pub thirds: f64,
    /// Share of the right sign among those rated positive or negative.
    pub sign: f64,
    /// How many sentences.
    pub count: usize,
}

/// Ratings within this are neutral.
const NEUTRAL: f64 = 0.5;

/// Agreement of pairs of rating and score; scores within `band` are neutral.
pub fn agreement(pairs: &[(f64, f64)], band: f64) -> Agreement {
    let count = pairs.len();
    let n = count.max(1) as f64;
    let third = |value: f64, band: f64| i8::from(value >= band) - i8::from(value <= -band);
    let (x, y) = pairs
        .iter()
        .fold((0.0, 0.0), |(x, y), p| (x + p.0 / n, y + p.1 / n));
    let (mut xy, mut xx, mut yy) = (0.0, 0.0, 0.0);
    for (rating, score) in pairs {
        xy += (rating - x) * (score - y);
        xx += (rating - x) * (rating - x);
        yy += (score - y) * (score - y);
    }
    let right = pairs
        .iter()
        .filter(|p| third(p.0, NEUTRAL) == third(p.1, band));
    let polar: Vec<_> = pairs.iter().filter(|p| p.0.abs() >= NEUTRAL).collect();
    let same = polar.iter().filter(|p| (p.0 > 0.0) == (p.1 > 0.0)).count();
    Agreement {
        correlation: xy / (xx * yy).sqrt().max(f64::MIN_POSITIVE),
        thirds: right.count() as f64 / n,
        sign: same as f64 / polar.len().max(1) as f64,
        count,
    }
}

/// Rating and score of each sentence.
pub type Scored = Vec<(f64, f64)>;

/// Rating and score of every held-out sentence of a source: ours, and the lexicon and its rules alone.
pub fn held_out(rated: &[Rated], source: Source) -> (Scored, Scored) {
    let rows = rated
        .iter()
        .filter(|row| row.held_out && row.source == source);
    let scored = rows.map(|row| {
        let document = Document::new(&row.text, Language::English);
        let masked = vec![false; document.tokens.len()];
        let ours = score(&document.tokens, &masked, Language::English).score;
        let rules = squeeze(weigh(&document.tokens, &masked, Language::English).0);
        ((row.rating, ours), (row.rating, rules))
    });
    scored.unzip()
}

/// VADER's compound scores of the held-out sentences (vaderSentiment 3.3.2), source by source in the files' order.
const VADER: &str = include_str!("../labelled/rated-vader.txt");

/// Rating and VADER's score of every held-out sentence of a source.
pub fn vader(rated: &[Rated], source: Source) -> Scored {
    let kept = rated.iter().filter(|row| row.held_out);
    kept.zip(VADER.lines())
        .filter(|(row, _)| row.source == source)
        .filter_map(|(row, score)| Some((row.rating, score.parse().ok()?)))
        .collect()
}
