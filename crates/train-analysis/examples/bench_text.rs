//! How long an analysis takes and how good it is: `name value unit` lines for `make bench`.
//!
//! Run with `cargo run --release -p train-analysis --example bench_text`. With
//! `TEXT_DIR` naming the folder of the corpora it scores the entity model too.

use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

use boreal_demos::machine_learning::{Params, Plan, run, samples};
use train_analysis::corpus::{Corpora, Example};
use train_analysis::quality::{Half, analyze, languages, summaries, tone, topics};
use train_analysis::{held_out, majority};

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
    Plan::try_from(params).expect("the samples are within the limits")
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

fn labelled() {
    for (name, half) in [("tune", Half::Tune), ("test", Half::Test)] {
        let pair = tone(half);
        report(&format!("tone_accuracy_{name}"), pair.ours, "share");
        report(
            &format!("tone_accuracy_{name}_vader"),
            pair.baseline,
            "share",
        );
        let (pair, confidence) = topics(half);
        report(&format!("topic_accuracy_{name}"), pair.ours, "share");
        report(
            &format!("topic_accuracy_{name}_keywords"),
            pair.baseline,
            "share",
        );
        report(&format!("topic_confidence_{name}"), confidence, "share");
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
    let pair = languages();
    report("language_accuracy", pair.ours, "share");
    report("language_accuracy_always_english", pair.baseline, "share");
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

fn main() -> anyhow::Result<()> {
    latency();
    labelled();
    if let Some(folder) = std::env::var_os("TEXT_DIR") {
        entities(Path::new(&folder))?;
    }
    Ok(())
}
