//! A new demo in a copy of the tree: it builds and passes its tests, and its page is typed, linted and tested.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use tempfile::TempDir;

use crate::steps::{Steps, cargo};
use crate::{new_demo, slices};

/// The parts of the tree that a demo touches, and those that build it.
const PARTS: [&str; 9] = [
    "Cargo.toml",
    "Cargo.lock",
    "clippy.toml",
    "README.md",
    "site.toml",
    "docs/operations.md",
    "crates",
    "demos",
    "web",
];

/// The demo that is written where every demo of the catalogue stands already.
const INVENTED: &str = "invented-demo";

/// What the tests of its engine are called in the copy.
const TESTS: &str = "tests-of-the-new-demo";

/// Writes a demo into a copy and holds it to what the tree's own are held to. Where the tree's own lints fail, those
/// of the copy would only say so again.
pub fn check(steps: &mut Steps, root: &Path, slug: Option<String>, are_linted: bool) {
    if let Some((copy, slug)) = steps.look("a new demo: write it", || written(root, slug)) {
        check_copy(steps, root, copy.path(), &slug, are_linted);
    }
}

fn written(root: &Path, slug: Option<String>) -> Result<(TempDir, String)> {
    let copy = copy_of_the_tree(root)?;
    let slug = slug.map_or_else(|| unbuilt(copy.path()), Ok)?;
    new_demo::write(copy.path(), &slug)?;
    // Cargo knows a package by its name, version and place in the workspace, not by the folder of that. What the demo
    // changes has another version here, so that it is not taken for the tree's own; all else is, and not built again.
    let changed: &[&str] = match slug == INVENTED {
        true => &["crates/api", "crates/test-support", "crates/demo-kit"],
        false => &["crates/api", "crates/test-support"],
    };
    for package in changed {
        change(
            &copy.path().join(package).join("Cargo.toml"),
            "\nversion.workspace = true",
            "\nversion = \"0.1.0-copy\"",
        )?;
    }
    // A name of its own: of the whole workspace it is built with the features that are there already.
    let manifest = copy.path().join("demos").join(&slug).join("Cargo.toml");
    change(&manifest, "[package]\n", "[package]\nautotests = false\n")?;
    let tests = format!("\n[[test]]\nname = \"{TESTS}\"\npath = \"tests/it/main.rs\"\n");
    let text = fs::read_to_string(&manifest)? + &tests;
    fs::write(&manifest, text)?;
    // The packages to check the page with, and the pages that the server embeds.
    for built in ["web/node_modules", "web/dist"] {
        let whole = root.join(built).canonicalize();
        let whole = whole.with_context(|| format!("`cargo xtask web` makes {built}"))?;
        std::os::unix::fs::symlink(whole, copy.path().join(built))?;
    }
    Ok((copy, slug))
}

/// What rests on a step that failed is left out, and all else goes on.
fn check_copy(steps: &mut Steps, root: &Path, copy: &Path, slug: &str, are_linted: bool) {
    // The same folder, so that what does not change is not built a second time.
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let target = target.unwrap_or_else(|| root.join("target"));
    let in_copy = |mut command: Command, folder: &str| {
        command.env("CARGO_TARGET_DIR", &target);
        command.current_dir(copy.join(folder));
        command
    };
    let rust = |arguments: &[&str]| in_copy(cargo(arguments), ".");
    let script = |script: &str, more: &[&str]| {
        let mut node = Command::new("node");
        node.arg(script).args(more);
        in_copy(node, "web")
    };
    let mut check = |name: &str, command| steps.check(&format!("a new demo: {name}"), command);
    check("format (Rust)", rust(&["fmt", "--all"]));
    check(
        "tests of its engine",
        rust(&["test", "--quiet", "--workspace", "--test", TESTS]),
    );
    if are_linted {
        // As the checks before it, word for word: what they found in order is not looked at again.
        let mut lints = rust(&["clippy", "--quiet", "--workspace", "--all-targets"]);
        lints.args(["--", "-D", "warnings"]);
        check("types and lints of its API and tests", lints);
    }
    let generator = ["build", "--quiet", "--workspace", "--example", "generate"];
    let generate = Command::new(target.join("debug/examples/generate"));
    let is_generated = check("build of the generator", rust(&generator))
        && check("contract and default report", in_copy(generate, "."))
        && check("types of the contract", script("build/api-types.mjs", &[]));
    if !is_generated {
        steps.not_shown("a new demo's page: there is no contract for it");
        return;
    }
    let page = format!("app/demos/{slug}");
    let walk = format!("e2e/{slug}.spec.ts");
    let files = [&*page, &walk];
    for (name, program, more) in [
        (
            "format (web)",
            "node_modules/prettier/bin/prettier.cjs",
            &["--write", "--log-level", "warn", files[0], files[1]][..],
        ),
        (
            "types (web)",
            "node_modules/typescript/bin/tsc",
            &["--noEmit"],
        ),
        (
            "lints (web)",
            "node_modules/eslint/bin/eslint.js",
            &["--max-warnings", "0", files[0], files[1]],
        ),
        (
            "tests of its page",
            "node_modules/vitest/vitest.mjs",
            &["run", "app/demos/table-units.test.tsx", files[0]],
        ),
    ] {
        check(name, script(program, more));
    }
}

pub fn copy_of_the_tree(root: &Path) -> Result<TempDir> {
    let copy = tempfile::tempdir()?;
    for part in PARTS {
        copy_into(&root.join(part), &copy.path().join(part))?;
    }
    Ok(copy)
}

fn copy_into(from: &Path, to: &Path) -> Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let name = entry?.file_name();
            if name != "node_modules" && name != "dist" {
                copy_into(&from.join(&name), &to.join(&name))?;
            }
        }
        return Ok(());
    }
    fs::create_dir_all(to.parent().context("a file is in a folder")?)?;
    fs::copy(from, to).with_context(|| from.display().to_string())?;
    // As old as what it was built from: else all of it would be built again.
    let changed = fs::metadata(from)?.modified()?;
    fs::File::options()
        .write(true)
        .open(to)?
        .set_modified(changed)?;
    Ok(())
}

/// The first demo of the catalogue that nobody has built, or one invented in the copy where none is left.
pub fn unbuilt(copy: &Path) -> Result<String> {
    let is_unbuilt = |slug: &String| {
        !slices::IN_BROWSER.contains(&slug.as_str()) && !copy.join("demos").join(slug).exists()
    };
    match slices::slugs(copy)?.into_iter().find(is_unbuilt) {
        Some(slug) => Ok(slug),
        None => {
            invent(copy)?;
            Ok(INVENTED.to_owned())
        }
    }
}

/// Gives the catalogue of a copy one more demo.
fn invent(copy: &Path) -> Result<()> {
    let web = copy.join("web/app/demos");
    let first = slices::slugs(copy)?
        .into_iter()
        .next()
        .context("a catalogue")?;
    let meta = fs::read_to_string(web.join(&first).join("meta.ts"))?;
    let name = new_demo::joined(&first, false);
    let invented = new_demo::joined(INVENTED, false);
    fs::create_dir_all(web.join(INVENTED))?;
    fs::write(
        web.join(INVENTED).join("meta.ts"),
        meta.replace(&name, &invented).replace(&first, INVENTED),
    )?;
    let after = |text: &str, line: String| (text.to_owned(), format!("{text}{line}"));
    let variant = new_demo::joined(INVENTED, true);
    let arm = format!("\n        | DemoSlug::{variant} => return None,");
    for (file, (from, to)) in [
        (
            "web/app/demos/demo-meta.ts",
            after("demoSlugs = [", format!("\n  '{INVENTED}',")),
        ),
        (
            "web/app/demos/registry.ts",
            after(
                "import { analytics } from './analytics/meta'\n",
                format!("import {{ {invented} }} from './{INVENTED}/meta'\n"),
            ),
        ),
        (
            "web/app/demos/registry.ts",
            after(
                "Record<DemoSlug, DemoMeta> = {\n",
                format!("  '{INVENTED}': {invented},\n"),
            ),
        ),
        (
            "crates/demo-kit/src/slug.rs",
            after(
                "pub enum DemoSlug {\n",
                format!("        /// Invented.\n        {variant} = \"{INVENTED}\",\n"),
            ),
        ),
        (
            new_demo::REGISTRY,
            (" => return None,".to_owned(), arm.clone()),
        ),
    ] {
        let path = copy.join(file);
        // Where no demo waits to be built, the registry has no arm for such.
        if file == new_demo::REGISTRY && !fs::read_to_string(&path)?.contains(&from) {
            let arm = arm.trim_start().trim_start_matches("| ");
            change(&path, "    })\n}", &format!("        {arm}\n    }})\n}}"))?;
            continue;
        }
        change(&path, &from, &to)?;
    }
    Ok(())
}

/// Puts one text in the place of another that must be there.
pub fn change(file: &Path, from: &str, to: &str) -> Result<()> {
    let text = fs::read_to_string(file)?;
    ensure!(text.contains(from), "{from} is not in {}", file.display());
    fs::write(file, text.replace(from, to))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{INVENTED, check_copy, copy_of_the_tree, invent};
    use crate::steps::Steps;
    use crate::{new_demo, slices};

    #[test]
    fn after_a_failure_what_does_not_rest_on_it_goes_on() {
        // Nothing builds in an empty folder.
        let empty = tempfile::tempdir().unwrap();
        let mut steps = Steps::default();
        check_copy(&mut steps, empty.path(), empty.path(), INVENTED, true);
        let said = steps.summary();
        let failed = [
            "format (Rust)",
            "tests of its engine",
            "types and lints of its API and tests",
            "build of the generator",
        ];
        let names = failed.map(|name| format!("a new demo: {name}"));
        let end = format!("── failed: {}", names.join("; "));
        assert!(said.ends_with(&end), "{said}");
        assert!(!said.contains("a new demo: contract"), "{said}");
        assert!(said.contains("not shown: a new demo's page"), "{said}");
    }

    #[test]
    fn an_invented_demo_takes_the_place_of_one_to_be_built() {
        let copy = copy_of_the_tree(crate::root()).unwrap();
        invent(copy.path()).unwrap();
        assert!(
            slices::slugs(copy.path())
                .unwrap()
                .contains(&INVENTED.to_owned())
        );
        new_demo::write(copy.path(), INVENTED).unwrap();
        slices::check(copy.path()).unwrap();
    }
}
