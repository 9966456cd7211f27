//! The project's own commands: what the Makefile calls.

mod contract;
mod data;
mod new_demo;
mod scaffold;
mod slices;
mod steps;
mod tools;
mod web;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use steps::{Steps, cargo, node, npm};
use tools::Peers;

#[derive(Parser)]
#[command(about = "The project's own commands.")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build what is missing and serve the site.
    Run,
    /// Every check there is, as CI runs it.
    Test,
    /// The fast checks, without a browser.
    Check,
    /// The pages with hot reload in front of the server.
    Dev,
    /// The release binary with the site inside.
    Build,
    /// The prerendered pages only.
    Web,
    /// Rewrite generated files from their sources.
    Gen,
    /// Many calls generated from the contract against the server.
    Fuzz {
        /// Cases of each operation.
        #[arg(default_value_t = contract::MANY)]
        cases: u32,
    },
    /// The benchmarks.
    Bench {
        /// Only those whose name holds this, such as attack.
        #[arg(default_value = "")]
        only: String,
    },
    /// Whether every demo has all its pieces.
    CheckSlices,
    /// Whether a new demo builds and passes its checks, in a copy of the tree.
    CheckScaffold {
        /// The demo to write; the first of the catalogue that nobody has built, unless told.
        slug: Option<String>,
    },
    /// Write everything a demo of the catalogue needs, ready to be filled in.
    NewDemo {
        /// Its name in URLs, such as bond-yields.
        slug: String,
    },
}

/// A failure is said in the step's own words; where in this program it was noticed helps nobody.
fn main() -> ExitCode {
    let mut steps = Steps::default();
    let outcome = execute(Cli::parse().command, &mut steps);
    if steps.has_failed() {
        eprintln!("\n{}", steps.summary());
    }
    // What a failed step said stands above already; what is said about it, or of something else, does not.
    if let Err(error) = &outcome {
        eprintln!("\n── {error}");
    }
    match outcome {
        Ok(()) if !steps.has_failed() => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

fn execute(command: Command, steps: &mut Steps) -> Result<()> {
    std::env::set_current_dir(root())?;
    match command {
        Command::Run => run(steps),
        Command::Test => test(steps),
        Command::Check => check(steps),
        Command::Dev => dev(steps),
        Command::Build => build(steps),
        Command::Web => web::build(steps),
        Command::Gen => generate(steps),
        Command::Fuzz { cases } => fuzz(steps, cases),
        Command::Bench { only } => bench(steps, &only),
        Command::CheckSlices => slices::check(root()),
        Command::CheckScaffold { slug } => {
            scaffold::check(steps, root(), slug, true);
            conclude(steps)
        }
        Command::NewDemo { slug } => new_demo(steps, &slug),
    }
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Serves an optimised build that is quick to make: the release profile would take twice as long.
fn run(steps: &mut Steps) -> Result<()> {
    web::build(steps)?;
    steps.run(
        "build the server",
        cargo(["build", "--profile", "quick", "--package", "boreal-server"]),
    )?;
    let mut serve = std::process::Command::new("target/quick/boreal");
    serve.arg("serve");
    steps.watch("serve", serve)
}

fn build(steps: &mut Steps) -> Result<()> {
    web::build(steps)?;
    steps.run(
        "build the release",
        cargo(["build", "--release", "--package", "boreal-server"]),
    )
}

/// Of the whole workspace, as the tests: one package alone has other features, and all it rests on is built again.
fn build_debug(steps: &mut Steps) -> Result<()> {
    steps.run(
        "build the server",
        cargo(["build", "--workspace", "--bins"]),
    )
}

fn dev(steps: &mut Steps) -> Result<()> {
    web::build(steps)?;
    build_debug(steps)?;
    let mut server = std::process::Command::new("target/debug/boreal")
        .arg("serve")
        .spawn()?;
    let served = steps.watch("serve the pages with hot reload", npm(["run", "dev"]));
    server.kill()?;
    served
}

/// Everything but the browser.
fn check(steps: &mut Steps) -> Result<()> {
    tools::postgres(steps)?;
    fetch_packages(steps)?;
    check_offline(steps)?;
    conclude(steps)
}

fn test(steps: &mut Steps) -> Result<()> {
    let browser = tools::test_browser(steps)?;
    let schemathesis = tools::schemathesis(steps)?;
    tools::postgres(steps)?;
    Peers::fetch(steps)?;
    fetch_packages(steps)?;
    check_offline(steps)?;
    contract::generated_calls(steps, &schemathesis, contract::FEW);
    steps.check(
        "real-browser tests",
        npm(["run", "e2e"]).env("CHROMIUM", browser),
    );
    conclude(steps)
}

/// What `make test` does with few cases, with many.
fn fuzz(steps: &mut Steps, cases: u32) -> Result<()> {
    let schemathesis = tools::schemathesis(steps)?;
    web::build(steps)?;
    build_debug(steps)?;
    contract::generated_calls(steps, &schemathesis, cases);
    conclude(steps)
}

fn conclude(steps: &Steps) -> Result<()> {
    if !steps.has_failed() {
        println!("\n{}", steps.summary());
    }
    Ok(())
}

/// What the checks need from the network, before the first of them; nothing after it asks for more.
fn fetch_packages(steps: &mut Steps) -> Result<()> {
    steps.fetch("fetch the crates", cargo(["fetch", "--locked", "--quiet"]))?;
    web::install(steps)?;
    for folder in ["tests/smtp", "tests/supabase"] {
        web::install_locked(steps, folder)?;
    }
    steps.stay_offline();
    Ok(())
}

/// The cheap checks first; a failure ends the run only where nothing further could work.
fn check_offline(steps: &mut Steps) -> Result<()> {
    steps.look("pieces of every demo", || slices::check(root()));
    steps.look("checksums of bundled data", || data::check(root()));
    steps.check("format (Rust)", cargo(["fmt", "--all", "--check"]));
    steps.check("format (web)", npm(["run", "--silent", "check:format"]));
    steps.check(
        "freshness of the contract's types",
        node(["build/api-types.mjs", "--check"]),
    );
    steps.check("types (web)", npm(["run", "typecheck"]));
    steps.check("lints (web)", npm(["run", "--silent", "lint"]));
    let pages = steps.run("build the pages", npm(["run", "--silent", "build"]));
    if pages.is_ok() {
        steps.check(
            "validity, links and sizes of the built pages",
            npm(["run", "--silent", "check:dist"]),
        );
    }
    // The server embeds the pages: without them nothing below compiles.
    if pages.is_err() {
        steps.check("unit tests (web)", npm(["run", "test"]));
        dependencies(steps);
    }
    pages?;
    let are_linted = steps.check(
        "lints (Rust)",
        cargo([
            "clippy",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ]),
    );
    steps.check(
        "documentation (Rust)",
        cargo(["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings"),
    );
    // Before the tests, so that their time is theirs; the browser's server is built here too.
    let runner: &[&str] = if tools::has_nextest() {
        &["nextest", "run", "--profile", "ci"]
    } else {
        &["test", "--quiet", "--no-fail-fast"]
    };
    let peers = Peers::look(steps)?;
    let tests = || {
        let mut tests = cargo(runner);
        peers.join(&mut tests);
        // One seed for the properties: a run can be repeated, and luck decides nothing. Examples are held by clippy.
        tests
            .args(["--workspace", "--tests"])
            .env("PROPTEST_RNG_SEED", "1");
        tests
    };
    let built = steps.run("build the tests and the server", tests().arg("--no-run"));
    if built.is_ok() {
        steps.check("tests (Rust)", tests());
    }
    // Calls, walks and a new demo need the server and none of the tests.
    let served = built.or_else(|_| build_without_tests(steps));
    steps.check("unit tests (web)", npm(["run", "test"]));
    dependencies(steps);
    served?;
    scaffold::check(steps, root(), None, are_linted);
    Ok(())
}

/// With an example beside it, and so with the features that the tests have: what is built for them serves here too.
fn build_without_tests(steps: &mut Steps) -> Result<()> {
    let mut build = cargo(["build", "--workspace", "--bin", "boreal"]);
    build.args(["--example", "generate", "--keep-going"]);
    steps.run("build the server without the tests", build)
}

/// Licences, sources and known faults of what we link, as far as this machine can tell.
fn dependencies(steps: &mut Steps) {
    if !tools::has_deny() {
        steps.not_shown(
            "licences, sources and advisories of dependencies: not checked; where the network is: \
             cargo install --locked cargo-deny && cargo deny check",
        );
        return;
    }
    let check = ["deny", "--offline", "check", "bans", "licenses", "sources"];
    steps.check("licences and sources of dependencies", cargo(check));
    if !tools::has_advisories() {
        steps.not_shown(
            "advisories: not checked; where the network is: cargo deny check advisories",
        );
        return;
    }
    let check = ["deny", "--offline", "check", "advisories"];
    steps.check("advisories at hand", cargo(check));
}

/// Neither step needs a built page, so that a changed contract can be followed by the pages.
fn generate(steps: &mut Steps) -> Result<()> {
    web::install(steps)?;
    // Of the whole workspace, as the tests: one package alone has other features, and all it rests on is built again.
    let build = ["build", "--quiet", "--workspace", "--example", "generate"];
    steps.run("build of the generator", cargo(build))?;
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    let generator = std::path::absolute(target.join("debug/examples/generate"))?;
    steps.run(
        "contract and default reports",
        std::process::Command::new(generator),
    )?;
    steps.run("types of the contract", node(["build/api-types.mjs"]))?;
    steps.run(
        "reports worked out in the browser",
        node(["build/browser-reports.mjs"]),
    )
}

/// A new demo, formatted and with its generated files, so that `make check` passes at once.
fn new_demo(steps: &mut Steps, slug: &str) -> Result<()> {
    new_demo::write(root(), slug)?;
    steps.run("format (Rust)", cargo(["fmt", "--all"]))?;
    generate(steps)?;
    let files = [
        format!("app/demos/{slug}"),
        "app/demos/pages.ts".to_owned(),
        format!("e2e/{slug}.spec.ts"),
    ];
    let prettier = ["node_modules/prettier/bin/prettier.cjs", "--write"].map(str::to_owned);
    steps.run("format (web)", node(prettier.into_iter().chain(files)))?;
    println!("\nNow fill it in; `make check` is green from here on.");
    Ok(())
}

/// Speed and size of each part whose name holds `only`, printed and never judged.
fn bench(steps: &mut Steps, only: &str) -> Result<()> {
    let mut chosen = benches()?;
    let names: Vec<&str> = chosen.iter().map(|bench| &*bench.name).collect();
    if !names.iter().any(|name| name.contains(only)) {
        anyhow::bail!(
            "no benchmark is called {only}; there are: {}",
            names.join(", ")
        );
    }
    chosen.retain(|bench| bench.name.contains(only));
    let in_browser = chosen.iter().any(|bench| bench.in_browser);
    let chromium = in_browser.then(|| tools::chromium(steps)).transpose()?;
    build(steps)?;
    for Bench {
        name, mut command, ..
    } in chosen
    {
        if let Some(chromium) = &chromium {
            command.env("CHROMIUM", chromium);
        }
        steps.run(&name, command)?;
    }
    Ok(())
}

/// One thing that is measured.
struct Bench {
    name: String,
    command: std::process::Command,
    in_browser: bool,
}

/// Everything that is measured, in its order.
fn benches() -> Result<Vec<Bench>> {
    let of = |name: &str, command| Bench {
        name: name.to_owned(),
        command,
        in_browser: false,
    };
    let in_browser = |name: &str, script: &str| Bench {
        in_browser: true,
        ..of(name, node([script]))
    };
    let mut benches = Vec::new();
    for (package, example) in bench_examples(root())? {
        benches.push(of(&example, release_example(&package, &example)));
    }
    for (name, command) in extractors() {
        benches.push(of(name, command));
    }
    let mut kills = cargo(["test", "--package", "boreal-server", "--test", "crash"]);
    kills.args(["--", "kills::kills_lose_nothing", "--nocapture"]);
    kills.env("KILLS", "500");
    benches.push(of("a thousand kills", kills));
    let sizes = npm(["run", "--silent", "check:dist"]);
    benches.push(of("sizes of the pages", sizes));
    benches.extend([
        in_browser("a browser on the weather stream", "bench/soak.mjs"),
        in_browser("large files in the sandbox", "bench/tables.mjs"),
        in_browser("each control of the demos", "bench/interactions.mjs"),
        in_browser(
            "a million transactions in a browser",
            "bench/transactions.mjs",
        ),
        in_browser("lighthouse", "bench/lighthouse.mjs"),
    ]);
    Ok(benches)
}

fn release_example(package: &str, example: &str) -> std::process::Command {
    let mut run = cargo(["run", "--quiet", "--release", "--package", package]);
    run.args(["--example", example]);
    run
}

/// Every example whose name begins with `bench_`, with its package.
fn bench_examples(root: &Path) -> Result<Vec<(String, String)>> {
    let mut benches = Vec::new();
    for (folder, prefix) in [("demos", ""), ("crates", "boreal-")] {
        for entry in fs::read_dir(root.join(folder))? {
            let entry = entry?;
            let package = format!("{prefix}{}", entry.file_name().display());
            for (examples, package) in [
                ("examples", package.clone()),
                ("trainer/examples", format!("{package}-trainer")),
            ] {
                let files = fs::read_dir(entry.path().join(examples));
                let names = files.into_iter().flatten().flatten().filter_map(|file| {
                    let path = file.path();
                    let name = path.file_stem()?.to_str()?;
                    name.starts_with("bench_").then(|| name.to_owned())
                });
                benches.extend(names.map(|name| (package.clone(), name)));
            }
        }
    }
    benches.sort();
    Ok(benches)
}

/// Article extraction on generated pages, and beside other crates where the public sets are at hand.
fn extractors() -> Vec<(&'static str, std::process::Command)> {
    let fuzz = release_example("article-extractor", "fuzz");
    let mut steps = vec![("generated pages through the extractor", fuzz)];
    let Some(directory) = std::env::var_os("ARTICLES_DIR") else {
        println!(
            "\n── extractors: not measured; set ARTICLES_DIR to a folder with the sets that \
             demos/article-extractor/data/README.md names"
        );
        return steps;
    };
    let folder = "target/extractors";
    let trainer = |command: &str| {
        let mut run = cargo(["run", "--quiet", "--release"]);
        run.args(["--package", "article-extractor-trainer", "--"]);
        run.arg(command).arg(&directory).arg(folder);
        run
    };
    steps.push(("pages for the extractors", trainer("unpack")));
    let mut peers = cargo(["run", "--quiet", "--release"]);
    peers.args(["--manifest-path", "bench/extractors/Cargo.toml", "--"]);
    peers.arg(folder);
    steps.push(("other extractors", peers));
    let compare = trainer("compare");
    steps.push((
        "article extraction by extractors, five held-out folds",
        compare,
    ));
    steps
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_bench_is_found_with_its_package() {
        let benches = super::bench_examples(super::root()).unwrap();
        let has = |package: &str, example: &str| {
            let bench = (package.to_owned(), example.to_owned());
            assert!(benches.contains(&bench), "{bench:?} of {benches:?}");
        };
        has("bond-yields", "bench_bond_yields");
        has("machine-learning-trainer", "bench_text");
        has("boreal-server", "bench_streams");
    }

    #[test]
    fn one_benchmark_can_be_asked_for_and_one_that_is_not_there_is_refused() {
        let benches = super::benches().unwrap();
        let chosen = |only: &str| -> Vec<&str> {
            let names = benches.iter().map(|bench| &*bench.name);
            names.filter(|name| name.contains(only)).collect()
        };
        assert_eq!(chosen("attack"), ["bench_attack"]);
        assert_eq!(chosen("kills"), ["a thousand kills"]);
        assert_eq!(chosen("").len(), benches.len());
        let error = super::bench(&mut super::Steps::default(), "no such thing").unwrap_err();
        assert!(error.to_string().contains("bench_attack, "), "{error}");
    }
}
