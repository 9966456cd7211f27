//! Writes the models: `machine-learning-trainer entities FOLDER`, `machine-learning-trainer tone FOLDER RATED_FOLDER`,
//! `machine-learning-trainer languages FOLDER` from the Lingua language models,
//! and the list of ordinary words: `machine-learning-trainer ordinary FOLDER ARTICLES_FOLDER`;
//! `machine-learning-trainer measure FOLDER` shows where the entity model and the tone of our own sentences go wrong.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use boreal_demo_kit::SeededRng;
use machine_learning::entities::model::{self, Packed, Weights as _};
use machine_learning::entities::{NameSpan, chain};
use machine_learning_trainer::articles;
use machine_learning_trainer::augment;
use machine_learning_trainer::corpus::{self, Corpora, Example};
use machine_learning_trainer::crf::{Settings, train};
use machine_learning_trainer::held_out;
use machine_learning_trainer::languages;
use machine_learning_trainer::majority::Memory;
use machine_learning_trainer::names::Names;
use machine_learning_trainer::on_text;
use machine_learning_trainer::ordinary;
use machine_learning_trainer::pack::pack;
use machine_learning_trainer::quality::{self, Half, tone_rows, tone_texts};
use machine_learning_trainer::rated;
use machine_learning_trainer::scoring::score;
use machine_learning_trainer::tone as tone_model;
use machine_learning_trainer::wire;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [command, folder, ..] = arguments.as_slice() else {
        bail!(
            "say entities, tone, languages, verbs, ordinary, reliability or measure, and the folder of the corpora"
        );
    };
    if command == "languages" {
        let tables = languages::tabulate(Path::new(folder))?;
        println!("{} KiB", tables.len() / 1024);
        std::fs::write(model_file("languages.model"), tables)?;
        return Ok(());
    }
    let corpora = Corpora::read(Path::new(folder))?;
    match command.as_str() {
        "entities" => train_entities(&corpora, &arguments[2..]),
        "tone" => {
            let Some(rated) = arguments.get(2) else {
                bail!("name the folder of the rated sentences too");
            };
            train_tone(&corpora, Path::new(rated))
        }
        "verbs" => {
            let words = ordinary::verbs(&corpus::text(
                &Path::new(folder).join("gmb_news_full.conll.gz"),
            )?);
            println!("{} verbs", words.len());
            let lines: String = words.iter().flat_map(|word| [word, "\n"]).collect();
            std::fs::write(model_file("verbs.txt"), lines)?;
            Ok(())
        }
        "ordinary" => {
            let Some(articles) = arguments.get(2) else {
                bail!("name the folder of the articles too");
            };
            list_ordinary(&corpora, Path::new(articles))
        }
        "reliability" => {
            on_held_out_text(&corpora);
            Ok(())
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

/// Sentences of newswire that the tone learns reports from.
const REPORTS: usize = 6_600;

fn train_tone(corpora: &Corpora, folder: &Path) -> Result<()> {
    let rated = rated::read(folder)?;
    let own = tone_texts(Half::Tune);
    // About as many reports as there are opinions of one kind: more would call every sentence a report.
    let reports = &corpora.news_train[..REPORTS.min(corpora.news_train.len())];
    let model = tone_model::train(&rated, reports, &own);
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
        epochs: option(options, "epochs", 5.0) as usize,
        alpha: option(options, "alpha", 0.05),
        lambda: option(options, "lambda", 0.5),
        min_count: option(options, "min", 4.0) as u32,
        left_out: option(options, "leave", 15.0) as u64,
        seed: 20_260_529,
    };
    println!("{settings:?}");
    let mut rng = SeededRng::new(settings.seed);
    let names = Names::read(&corpora.gold_train);
    let copies: Vec<Example> = [&corpora.news_train, &corpora.gold_train, &corpora.defence]
        .into_iter()
        .flat_map(|examples| augment::copies(examples, &names, &mut rng))
        .collect();
    let wire = wire::lines(&names, &mut rng);
    let groups: [(&[Example], f32); 8] = [
        (&corpora.news_train, option(options, "news", 1.0)),
        (&copies, option(options, "copies", 0.7)),
        (&wire, option(options, "wire", 0.5)),
        (&corpora.gold_train, option(options, "gold", 2.0)),
        (&corpora.defence, option(options, "defence", 0.5)),
        (&corpora.wiki_train, option(options, "wiki", 0.5)),
        (&corpora.short_train, option(options, "short", 0.7)),
        (&corpora.broad_train, option(options, "broad", 0.3)),
    ];
    // A group of weight zero is left out as a whole, to measure on it what the others teach.
    let groups: Vec<(&[Example], f32)> = groups
        .into_iter()
        .filter(|(_, weight)| *weight > 0.0)
        .collect();
    let own_wire = quality::wire_lines();
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
        for (name, examples) in [
            ("gold", &corpora.gold_test[..]),
            ("wiki", &corpora.wiki_test[..1500]),
            ("short", &corpora.short_test),
            ("broad", &corpora.broad_test[..500]),
            ("own wire", &own_wire),
        ] {
            println!("    {name} {}", line(examples));
        }
        let shouted: Vec<Example> = corpora.news_tune.iter().map(augment::shouted).collect();
        println!("    shouted {}", line(&shouted));
    });
    let out = options
        .iter()
        .find_map(|option| option.strip_prefix("out="));
    std::fs::write(
        out.map_or_else(|| model_file("entities.model"), PathBuf::from),
        &packed,
    )?;
    Ok(())
}

/// Names as the site finds them on held-out text, and what their confidence is worth.
fn on_held_out_text(corpora: &Corpora) {
    let wire = quality::wire_lines();
    let sets: [(&str, &[Example]); 5] = [
        ("news", &corpora.news_test),
        ("encyclopaedia by hand", &corpora.gold_test),
        ("encyclopaedia by links", &corpora.wiki_test[..2_000]),
        ("wire of ours", &wire),
        ("news to choose by", &corpora.news_tune),
    ];
    for (name, examples) in sets {
        let whole = on_text::measure(examples);
        println!(
            "{name}: three kinds {:.3} · {}",
            on_text::three_kinds(&whole),
            whole.line()
        );
        let model = score(examples, model::find);
        println!(
            "    model alone: three kinds {:.3} · {}",
            on_text::three_kinds(&model),
            model.line()
        );
        if examples.len() < 3_000 {
            let shouted: Vec<Example> = examples.iter().map(augment::shouted).collect();
            println!("    in capitals: {}", on_text::measure(&shouted).line());
        }
        let ends = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.999, 1.01];
        for bin in on_text::reliability(&on_text::stated(examples), &ends) {
            println!(
                "    stated {:.3} right {:.3} of {}",
                bin.stated, bin.right, bin.count
            );
        }
    }
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
