//! A demo is a slice through every layer. Whoever has a page or an endpoint must have the rest.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail};

/// Names every missing piece of every demo that has begun to answer.
pub fn check() -> Result<()> {
    let pages = fs::read_to_string("web/app/demos/pages.ts")?;
    let mut missing = Vec::new();
    for slug in slugs()? {
        let module = slug.replace('-', "_");
        let handler = module_file("crates/server/src/demos", &module);
        let page = format!("web/app/demos/{slug}/page.tsx");
        if !Path::new(&handler).exists() && !Path::new(&page).exists() {
            continue;
        }
        let pieces = [
            format!("demos/{slug}/src"),
            handler,
            module_file("crates/server/tests/it", &module),
            page,
            format!("web/app/demos/{slug}/meta.ts"),
            format!("web/app/demos/{slug}/default-report.gen.json"),
            format!("web/e2e/{slug}.spec.ts"),
            format!("demos/{slug}/data/README.md"),
        ];
        missing.extend(
            pieces
                .into_iter()
                .filter(|piece| !Path::new(piece).exists()),
        );
        if !has_test(&format!("web/app/demos/{slug}"))? {
            missing.push(format!("a unit test in web/app/demos/{slug}"));
        }
        if !pages.contains(&format!("import('./{slug}/page')")) {
            missing.push(format!("the line of {slug} in web/app/demos/pages.ts"));
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    bail!(
        "these pieces of a demo are missing:\n  {}",
        missing.join("\n  ")
    )
}

/// Where a module stands: a file, or a folder where it has several parts.
fn module_file(folder: &str, module: &str) -> String {
    let parts = format!("{folder}/{module}/mod.rs");
    match Path::new(&parts).exists() {
        true => parts,
        false => format!("{folder}/{module}.rs"),
    }
}

/// The slugs the web tree knows; the Rust enum has the same ones.
fn slugs() -> Result<Vec<String>> {
    let source = fs::read_to_string("web/app/demos/demo-meta.ts")?;
    let list = source
        .split("demoSlugs = [")
        .nth(1)
        .and_then(|rest| rest.split(']').next());
    let list = list.context("web/app/demos/demo-meta.ts has no list demoSlugs")?;
    Ok(list
        .split('\'')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect())
}

fn has_test(folder: &str) -> Result<bool> {
    let entries = fs::read_dir(folder).with_context(|| folder.to_owned())?;
    Ok(entries
        .flatten()
        .any(|entry| entry.file_name().to_string_lossy().contains(".test.")))
}

#[cfg(test)]
mod tests {
    #[test]
    fn both_languages_name_the_same_demos() {
        std::env::set_current_dir(crate::root()).unwrap();
        let rust = std::fs::read_to_string("crates/demo-kit/src/slug.rs").unwrap();
        let web = super::slugs().unwrap();
        assert_eq!(web.len(), rust.matches("= \"").count());
        for slug in web {
            assert!(
                rust.contains(&format!("\"{slug}\"")),
                "{slug} is missing in DemoSlug"
            );
        }
    }
}
