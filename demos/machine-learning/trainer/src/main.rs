//! Writes the models: `machine-learning-trainer entities FOLDER`, `machine-learning-trainer tone FOLDER RATED_FOLDER`,
//! and the list of ordinary words: `machine-learning-trainer ordinary FOLDER ARTICLES_FOLDER`;
//! `machine-learning-trainer measure FOLDER` shows where the entity model and the tone of our own sentences go wrong.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use machine_learning::entities::model::{self, Packed, Weights as _};
use machine_learning::entities::{NameSpan, chain};
use machine_learning_trainer::articles;
use machine_learning_trainer::corpus::{Corpora, Example};
use machine_learning_trainer::crf::{Settings, train};
use machine_learning_trainer::held_out;
use machine_learning_trainer::majority::Memory;
use machine_learning_trainer::ordinary;
use machine_learning_trainer::pack::pack;
use machine_learning_trainer::quality::{Half, tone_rows, tone_texts};
use machine_learning_trainer::rated;
use machine_learning_trainer::scoring::score;
use machine_learning_trainer::tone as tone_model;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [command, folder, ..] = arguments.as_slice() else {
        bail!("say entities, tone, ordinary or measure, and the folder of the corpora");
    };
    let corpora = Corpora::read(Path::new(folder))?;
    match command.as_str() {
        "entities" => train_entities(&corpora, &arguments[2..]),
        "tone" => {
            let Some(rated) = arguments.get(2) else {
                bail!("name the folder of the rated sentences too");
            };
            train_tone(&corpora, Path::new(rated))
        }
        "ordinary" => {
            let Some(articles) = arguments.get(2) else {
                bail!("name the folder of the articles too");
            };
            list_ordinary(&corpora, Path::new(articles))
        }
        "measure" => {
            measure(&corpora);
            Ok(())
        }
        other => bail!("unknown command {other}"),
    }
}

fn model_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../data")
        .join(name)
}

fn train_tone(corpora: &Corpora, folder: &Path) -> Result<()> {
    let rated = rated::read(folder)?;
    let own = tone_texts(Half::Tune);
    let model = tone_model::train(&rated, &corpora.news_train, &own);
    println!("{} KiB", model.len() / 1024);
    std::fs::write(model_file("tone.model"), model)?;
    Ok(())
}

fn list_ordinary(corpora: &Corpora, folder: &Path) -> Result<()> {
    let words = ordinary::words(&corpora.news_train, &articles::read(folder)?);
    println!("{} words", words.len());
    let lines: String = words.iter().flat_map(|word| [word, "\n"]).collect();
    std::fs::write(model_file("ordinary-words.txt"), lines)?;
    Ok(())
}

fn find_with(model: &Packed, words: &[&str]) -> Vec<NameSpan> {
    let rows = model::scores(model, words);
    let path = chain::best_path(&rows, model.transitions());
    model::spans(&path, &chain::marginals(&rows, model.transitions()))
}

fn option(options: &[String], name: &str, default: f32) -> f32 {
    let given = options
        .iter()
        .find_map(|option| option.strip_prefix(name)?.strip_prefix('='));
    given
        .and_then(|value| value.parse().ok())
        .unwrap_or(default)
}

fn train_entities(corpora: &Corpora, options: &[String]) -> Result<()> {
    let settings = Settings {
        epochs: option(options, "epochs", 6.0) as usize,
        alpha: option(options, "alpha", 0.05),
        lambda: option(options, "lambda", 0.5),
        min_count: option(options, "min", 2.0) as u32,
        seed: 20_260_529,
    };
    println!("{settings:?}");
    let groups: [(&[Example], f32); 3] = [
        (&corpora.news_train, 1.0),
        (&corpora.wiki_train, option(options, "wiki", 0.5)),
        (&corpora.short_train, option(options, "short", 1.0)),
    ];
    let mut packed = Vec::new();
    train(&groups, settings, |epoch, trainer| {
        packed = pack(&trainer.merged(), &trainer.mean_transitions());
        let model = Packed::read(&packed).expect("what was written can be read");
        let line = |examples: &[Example]| score(examples, |words| find_with(&model, words)).line();
        println!(
            "epoch {} {} KiB · news tune {}",
            epoch + 1,
            packed.len() / 1024,
            line(&corpora.news_tune)
        );
        println!("    wiki {}", line(&corpora.wiki_test[..1500]));
        println!("    short {}", line(&corpora.short_test));
    });
    std::fs::write(model_file("entities.model"), &packed)?;
    Ok(())
}

fn measure(corpora: &Corpora) {
    let memory = Memory::learn(&[
        &corpora.news_train,
        &corpora.wiki_train,
        &corpora.short_train,
    ]);
    for (set, examples) in [
        ("news", &corpora.news_test),
        ("encyclopaedia", &corpora.wiki_test),
        ("messages", &corpora.short_test),
    ] {
        for (finder, score) in held_out::all(examples, &memory) {
            println!("{set} {finder}: {}", score.line());
        }
    }
    for row in tone_rows(Half::Tune)
        .iter()
        .filter(|row| row.ours != row.label)
    {
        println!(
            "  {} not {} {:.3}: {}",
            row.ours, row.label, row.score, row.text
        );
    }
}
