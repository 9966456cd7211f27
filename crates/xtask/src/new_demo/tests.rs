//! The scaffold filled into a copy of the tree: it is whole, and what is taken out again is missed.

use std::fs;
use std::path::Path;

use super::{joined, leave_unbuilt, quoted_after, write};
use crate::scaffold::{change, copy_of_the_tree, unbuilt};
use crate::slices;

/// What `check-slices` misses in a copy after a change to one of its files.
fn missed(copy: &Path, file: &str, from: &str, to: &str) -> String {
    let file = copy.join(file);
    let before = fs::read_to_string(&file).unwrap();
    change(&file, from, to).unwrap();
    let missed = slices::check(copy).map_or_else(|error| error.to_string(), |()| String::new());
    fs::write(&file, before).unwrap();
    missed
}

#[test]
fn a_filled_scaffold_is_whole_and_nothing_of_it_can_be_forgotten() {
    let copy = copy_of_the_tree(crate::root()).unwrap();
    let root = copy.path();
    let slug = unbuilt(root).unwrap();
    let module = slug.replace('-', "_");
    write(root, &slug).unwrap();
    slices::check(root).unwrap();
    let refused = write(root, &slug).unwrap_err().to_string();
    assert!(refused.contains("exists already"), "{refused}");
    let unknown = write(root, "no-such-demo").unwrap_err().to_string();
    assert!(unknown.contains("not in the catalogue"), "{unknown}");

    let demos = "crates/api/src/demos/mod.rs";
    let declared = format!(
        "DemoSlug::{} => {module}::declare(setup),",
        joined(&slug, true)
    );
    let module_line = format!("mod {module};\n");
    for (file, from, to) in [
        (demos, &*module_line, ""),
        (demos, &declared, ""),
        ("crates/api/tests/it/main.rs", &module_line, ""),
        (&format!("demos/{slug}/tests/it/main.rs"), "#[test]", ""),
        (
            &format!("crates/api/tests/it/{module}.rs"),
            "#[tokio::test]",
            "",
        ),
        ("web/app/demos/pages.ts", &format!("'{slug}':"), "// "),
        ("README.md", &format!("/demo/{slug})"), ")"),
        (
            "crates/test-support/src/largest.rs",
            &format!("\"{slug}/"),
            "\"",
        ),
    ] {
        let missed = missed(root, file, from, to);
        let is_named = missed.contains(&slug) || missed.contains(&module);
        assert!(is_named, "without {from} in {file}: {missed:?}");
    }
    fs::write(root.join(format!("demos/{slug}/src/routes.rs")), "").unwrap();
    let orphan = slices::check(root).unwrap_err().to_string();
    assert!(orphan.contains("src/routes.rs"), "{orphan}");
}

#[test]
fn what_cannot_be_joined_leaves_nothing_behind() {
    let copy = copy_of_the_tree(crate::root()).unwrap();
    let root = copy.path();
    let slug = unbuilt(root).unwrap();
    let registry = fs::read_to_string(root.join(super::REGISTRY)).unwrap();
    fs::write(root.join("web/app/demos/pages.ts"), "export {}\n").unwrap();
    let refused = write(root, &slug).unwrap_err().to_string();
    assert!(refused.contains("pages.ts has no such line"), "{refused}");
    assert!(!root.join("demos").join(&slug).exists());
    let after = fs::read_to_string(root.join(super::REGISTRY)).unwrap();
    assert_eq!(after, registry);
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
