//! The scaffold filled into a copy of the tree: it builds, its tests pass, and what is taken out again is missed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{joined, leave_unbuilt, quoted_after, write};
use crate::slices;

const SLUG: &str = "supply-chain";

/// The parts of the tree that a demo touches, and those that build it.
fn copy_of_the_tree() -> tempfile::TempDir {
    let copy = tempfile::tempdir().unwrap();
    for part in [
        "Cargo.toml",
        "Cargo.lock",
        "README.md",
        "site.toml",
        "docs/operations.md",
        "crates",
        "demos",
        "web",
    ] {
        copy_into(&crate::root().join(part), &copy.path().join(part));
    }
    copy
}

fn copy_into(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let name = entry.unwrap().file_name();
            if name == "node_modules" || name == "dist" {
                continue;
            }
            copy_into(&from.join(&name), &to.join(&name));
        }
    } else {
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(from, to).unwrap();
    }
}

fn change(file: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains(from), "{from} is not in {}", file.display());
    fs::write(file, text.replace(from, to)).unwrap();
}

/// What `check-slices` misses in a copy after a change to one of its files.
fn missed(copy: &Path, file: &str, from: &str, to: &str) -> String {
    let file = copy.join(file);
    let before = fs::read_to_string(&file).unwrap();
    change(&file, from, to);
    let missed = slices::check(copy).map_or_else(|error| error.to_string(), |()| String::new());
    fs::write(&file, before).unwrap();
    missed
}

#[test]
fn a_filled_scaffold_is_whole_and_nothing_of_it_can_be_forgotten() {
    let copy = copy_of_the_tree();
    let root = copy.path();
    write(root, SLUG).unwrap();
    slices::check(root).unwrap();
    let refused = write(root, SLUG).unwrap_err().to_string();
    assert!(refused.contains("exists already"), "{refused}");
    let unknown = write(root, "no-such-demo").unwrap_err().to_string();
    assert!(unknown.contains("not in the catalogue"), "{unknown}");

    let demos = "crates/api/src/demos/mod.rs";
    for (file, from, to) in [
        (demos, "mod supply_chain;\n", ""),
        (
            demos,
            "DemoSlug::SupplyChain => supply_chain::declare(setup),",
            "",
        ),
        ("crates/api/tests/it/main.rs", "mod supply_chain;\n", ""),
        ("demos/supply-chain/tests/it/main.rs", "#[test]", ""),
        ("crates/api/tests/it/supply_chain.rs", "#[tokio::test]", ""),
        ("web/app/demos/pages.ts", "'supply-chain':", "// "),
        ("README.md", "/demo/supply-chain)", ")"),
    ] {
        let missed = missed(root, file, from, to);
        assert!(
            missed.contains("supply"),
            "without {from} in {file}: {missed:?}"
        );
    }
    fs::write(root.join("demos/supply-chain/src/routes.rs"), "").unwrap();
    let orphan = slices::check(root).unwrap_err().to_string();
    assert!(orphan.contains("src/routes.rs"), "{orphan}");
}

/// Runs a program in a folder of the copy; what it wrote, which says why when it fails.
fn run(program: &str, arguments: &[&str], folder: &Path) -> String {
    // The same folder, so that what does not change is not built a second time.
    let target = std::env::var_os("CARGO_TARGET_DIR");
    let target = target.map_or_else(|| crate::root().join("target"), PathBuf::from);
    let done = Command::new(program)
        .args(arguments)
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", target)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    let errors = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{arguments:?}: {said}{errors}");
    said
}

#[test]
fn a_filled_scaffold_builds_and_its_tests_pass() {
    let copy = copy_of_the_tree();
    let root = copy.path();
    write(root, SLUG).unwrap();
    // Cargo knows a package by its name, version and place in the workspace, not by the folder of that: under another
    // version what is built here is not taken for the tree's own.
    change(
        &root.join("Cargo.toml"),
        "version = \"0.1.0\"",
        "version = \"0.1.0-copy\"",
    );
    let api_test = SLUG.replace('-', "_");
    for [package, name] in [[SLUG, ""], ["boreal-api", &api_test]] {
        let quiet = ["test", "--quiet", "--offline", "--package", package];
        let said = run(
            env!("CARGO"),
            &[&quiet[..], &["--test", "it", name]].concat(),
            root,
        );
        assert!(said.contains("2 passed"), "{package}: {said}");
    }

    let generate = ["--package", "boreal-api", "--example", "generate"];
    let offline = ["run", "--quiet", "--offline"];
    run(env!("CARGO"), &[&offline[..], &generate].concat(), root);
    let web = root.join("web");
    let packages = crate::root().join("web/node_modules");
    assert!(packages.is_dir(), "`cargo xtask web` installs the packages");
    std::os::unix::fs::symlink(packages, web.join("node_modules")).unwrap();
    run("node", &["build/api-types.mjs"], &web);
    run(
        "node",
        &["node_modules/typescript/bin/tsc", "--noEmit"],
        &web,
    );
    let page = format!("app/demos/{SLUG}");
    run(
        "node",
        &["node_modules/vitest/vitest.mjs", "run", &page],
        &web,
    );
}

#[test]
fn what_cannot_be_joined_leaves_nothing_behind() {
    let copy = copy_of_the_tree();
    let root = copy.path();
    let pages = root.join("web/app/demos/pages.ts");
    fs::write(&pages, "export {}\n").unwrap();
    let refused = write(root, SLUG).unwrap_err().to_string();
    assert!(refused.contains("pages.ts has no such line"), "{refused}");
    assert!(!root.join("demos").join(SLUG).exists());
    let registry = fs::read_to_string(root.join(super::REGISTRY)).unwrap();
    assert!(!registry.contains("supply_chain"));
}

#[test]
fn those_to_be_built_become_fewer_down_to_none() {
    let mut text = "match slug {\n        DemoSlug::A => a::declare(setup),\n        \
        DemoSlug::B\n        | DemoSlug::C\n        | DemoSlug::D => return None,\n    })\n"
        .to_owned();
    for (variant, left) in [
        ("B", "DemoSlug::C\n        | DemoSlug::D => return None,\n"),
        ("D", "DemoSlug::C => return None,\n"),
        ("C", "})\n"),
    ] {
        text = leave_unbuilt(&text, variant).unwrap();
        let rest = text.split_once("declare(setup),\n").unwrap().1;
        assert!(rest.trim_start().starts_with(left), "{text}");
    }
    assert!(leave_unbuilt(&text, "A").is_err());
}

#[test]
fn a_slug_becomes_a_type_and_a_variable() {
    assert_eq!(joined("bond-yields", true), "BondYields");
    assert_eq!(joined("bond-yields", false), "bondYields");
}

#[test]
fn texts_are_read_from_an_object_literal() {
    let source = "title: 'A',\n  question:\n    \"What's \\\"it\\\"?\",\n note: 'It\\'s'";
    assert_eq!(quoted_after(source, "title:").as_deref(), Some("A"));
    assert_eq!(
        quoted_after(source, "question:").as_deref(),
        Some("What's \"it\"?")
    );
    assert_eq!(quoted_after(source, "note:").as_deref(), Some("It's"));
    assert_eq!(quoted_after(source, "nothing:"), None);
}
