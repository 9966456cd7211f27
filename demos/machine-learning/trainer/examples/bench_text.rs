//! How long an analysis takes and how good it is: `name value unit` lines for `make bench`.
//!
//! Run with `cargo run --release -p machine-learning-trainer --example bench_text`. With
//! `TEXT_DIR` naming the folder of the corpora it scores the entity model too,
//! with `RATED_DIR` the tone on rated sentences, with `ARTICLES_DIR` summaries,
//! key phrases and topics on real articles.

use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

use boreal_demo_kit::Input;
use machine_learning::sentiment::SENTENCE_BAND;
use machine_learning::summary::WEIGHTS;
use machine_learning::{Params, Plan, run, samples};
use machine_learning_trainer::corpus::{Corpora, Example};
use machine_learning_trainer::on_articles::{
    Rouges, article_topics, compare, key_phrases, lee_topics, prepare, rouges,
};
use machine_learning_trainer::quality::{
    FINANCE, HEADLINES, Half, LANGUAGES, TONE, TOPICS, TOPICS_FRENCH, TopicFit, analyze,
    entity_tone, french_names, languages, own_topics, tone,
};
use machine_learning_trainer::rated::{self, Source};
use machine_learning_trainer::rouge::summaries;
use machine_learning_trainer::tone::{agreement, held_out as rated_scores, vader};
use machine_learning_trainer::{articles, held_out, majority};

fn report(name: &str, value: f64, unit: &str) {
    println!("{name} {value:.4} {unit}");
}

/// A thousand words of our own samples.
fn thousand_words() -> Plan {
    let all: Vec<String> = samples()
        .into_iter()
        .take(3)
        .map(|sample| sample.text)
        .collect();
    let all = all.join("\n\n");
    let end = all
        .match_indices(' ')
        .nth(999)
        .map_or(all.len(), |(at, _)| at);
    let params = Params {
        text: all[..end].to_owned(),
        ..Params::default()
    };
    params.plan().expect("the samples are within the limits")
}

fn latency() {
    let start = Instant::now();
    black_box(analyze("The first analysis loads the models.", None));
    report("analysis_first", start.elapsed().as_secs_f64() * 1e3, "ms");
    let plan = thousand_words();
    let mut times: Vec<f64> = (0..300)
        .map(|_| {
            let start = Instant::now();
            black_box(run(black_box(&plan)));
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    report("analysis_1000_words_p50", times[150], "ms");
    report("analysis_1000_words_p99", times[297], "ms");
}

fn topic(name: &str, fit: &TopicFit) {
    println!(
        "topic_{name} {:.4} keywords {:.4} confidence {:.4} count {}",
        fit.pair.ours, fit.pair.baseline, fit.confidence, fit.pair.count
    );
}

fn labelled() {
    topic("own", &own_topics(TOPICS));
    topic("french", &own_topics(TOPICS_FRENCH));
    for (name, half) in [("tune", Half::Tune), ("test", Half::Test)] {
        for (genre, file) in [("news", TONE), ("finance", FINANCE)] {
            let pair = tone(file, half);
            report(&format!("tone_{genre}_{name}"), pair.ours, "accuracy");
            report(
                &format!("tone_{genre}_{name}_vader"),
                pair.baseline,
                "accuracy",
            );
        }
        let pair = entity_tone(half);
        report(&format!("entity_tone_{name}"), pair.ours, "accuracy");
        report(
            &format!("entity_tone_{name}_whole_passage"),
            pair.baseline,
            "accuracy",
        );
        let (one, two) = summaries(half);
        for (order, rouge) in [(1, one), (2, two)] {
            report(&format!("summary_rouge{order}_{name}"), rouge.ours, "F1");
            report(
                &format!("summary_rouge{order}_{name}_lead3"),
                rouge.lead_three,
                "F1",
            );
            report(
                &format!("summary_rouge{order}_{name}_lead_same_length"),
                rouge.lead_same,
                "F1",
            );
        }
    }
    let pair = french_names();
    report("names_french", pair.ours, "F1");
    report("names_french_capitals_and_lists", pair.baseline, "F1");
    for (name, file) in [("sentences", LANGUAGES), ("headlines", HEADLINES)] {
        let pair = languages(file);
        report(&format!("language_{name}"), pair.ours, "share");
        report(
            &format!("language_{name}_always_english"),
            pair.baseline,
            "share",
        );
    }
}

fn entities(folder: &Path) -> anyhow::Result<()> {
    let corpora = Corpora::read(folder)?;
    let memory = majority::Memory::learn(&[
        &corpora.news_train,
        &corpora.wiki_train,
        &corpora.short_train,
    ]);
    let sets: [(&str, &[Example]); 3] = [
        ("news", &corpora.news_test),
        ("encyclopaedia", &corpora.wiki_test),
        ("messages", &corpora.short_test),
    ];
    for (set, examples) in sets {
        for (finder, score) in held_out::all(examples, &memory) {
            println!("entities_{set}_{finder} {}", score.line());
        }
    }
    let dates = held_out::dates(&corpora.news_test);
    report("dates_news", dates.f1(), "F1");
    Ok(())
}

/// The tone against the ratings of held-out sentences, beside VADER and our rules alone.
fn ratings(folder: &Path) -> anyhow::Result<()> {
    let rated = rated::read(folder)?;
    for source in Source::ALL {
        let (ours, rules) = rated_scores(&rated, source);
        let theirs = vader(&rated, source);
        for (scorer, pairs, band) in [
            ("ours", ours, SENTENCE_BAND),
            ("rules_alone", rules, SENTENCE_BAND),
            ("vader", theirs, 0.05),
        ] {
            let fit = agreement(&pairs, band);
            println!(
                "tone_{}_{scorer} correlation {:.3} thirds {:.3} sign {:.3} count {}",
                source.name(),
                fit.correlation,
                fit.thirds,
                fit.sign,
                fit.count
            );
        }
    }
    Ok(())
}

/// Summaries, key phrases and topics on real articles.
fn on_real_articles(folder: &Path) -> anyhow::Result<()> {
    let articles = articles::read(folder)?;
    for (half, held_out) in [("tune", false), ("test", true)] {
        let prepared = prepare(&articles, held_out);
        let scores: Vec<Rouges> = prepared.iter().map(|a| rouges(a, &WEIGHTS)).collect();
        for order in [0, 1] {
            for (place, baseline) in [(1, "lead3"), (2, "lead_same_length")] {
                let (ours, theirs, wins) = compare(&scores, order, place);
                println!(
                    "summary_articles_{half}_rouge{} {ours:.4} {baseline} {theirs:.4} wins {wins:.3} count {}",
                    order + 1,
                    scores.len()
                );
            }
        }
        let (ours, counted, count) = key_phrases(&articles, held_out);
        println!("phrases_{half} {ours:.4} term_frequency {counted:.4} count {count}");
    }
    let [whole, short] = article_topics(&articles);
    topic("web_articles", &whole);
    topic("web_articles_short", &short);
    let lee = folder.join("lee_background.cor");
    if let Ok(corpus) = std::fs::read_to_string(lee) {
        let [whole, short] = lee_topics(&corpus);
        topic("newswire", &whole);
        topic("newswire_short", &short);
    }
    Ok(())
}

fn main() -> anyhow::Result<()> {
    latency();
    labelled();
    if let Some(folder) = std::env::var_os("TEXT_DIR") {
        entities(Path::new(&folder))?;
    }
    if let Some(folder) = std::env::var_os("RATED_DIR") {
        ratings(Path::new(&folder))?;
    }
    if let Some(folder) = std::env::var_os("ARTICLES_DIR") {
        on_real_articles(Path::new(&folder))?;
    }
    Ok(())
}
