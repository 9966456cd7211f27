//! Writes the files of a new demo and says which lines join it to the rest.

use std::fs;
use std::path::Path;

use anyhow::{Result, bail};

/// What is written where, with `{{...}}` still in both.
const FILES: [(&str, &str); 8] = [
    (
        "crates/demos/src/{{module}}/mod.rs",
        include_str!("../templates/engine.rs"),
    ),
    (
        "crates/demos/tests/it/{{module}}.rs",
        include_str!("../templates/engine_test.rs"),
    ),
    (
        "crates/server/src/demos/{{module}}.rs",
        include_str!("../templates/handler.rs"),
    ),
    (
        "crates/server/tests/it/{{module}}.rs",
        include_str!("../templates/handler_test.rs"),
    ),
    (
        "web/app/demos/{{slug}}/page.tsx",
        include_str!("../templates/page.tsx"),
    ),
    (
        "web/app/demos/{{slug}}/page.test.tsx",
        include_str!("../templates/page.test.tsx"),
    ),
    (
        "web/e2e/{{slug}}.spec.ts",
        include_str!("../templates/page.spec.ts"),
    ),
    (
        "data/{{slug}}/README.md",
        include_str!("../templates/data.md"),
    ),
];

/// The lines only a person can put in their place.
const LINES: &str = "\
Now add these lines; what you forget does not compile or fails `make check`.

crates/demos/src/lib.rs              pub mod {{module}};
crates/demos/tests/it/main.rs        mod {{module}};
crates/server/src/demos/mod.rs       pub mod {{module}};
                                     .nest(\"/api/v1/{{slug}}\", {{module}}::routes())
crates/server/src/demos/defaults.rs  use boreal_demos::{{module}};
                                     (DemoSlug::{{pascal}}, serde_json::to_string(&{{module}}::default_report())? + \"\\n\"),
crates/server/src/openapi.rs         paths: demos::{{module}}::run_{{module}},
                                     schemas: boreal_demos::{{module}}::DefaultReport,
crates/server/tests/it/main.rs       mod {{module}};
web/app/demos/pages.ts               '{{slug}}': () => import('./{{slug}}/page'),

A slug the site does not know yet also needs its place in crates/demos/src/slug.rs,
web/app/demos/demo-meta.ts, web/app/demos/registry.ts and a web/app/demos/{{slug}}/meta.ts.

Then: cargo fmt --all && npm --prefix web run format && make gen && make check";

/// Writes the skeleton of a demo; refuses to overwrite anything.
pub fn write(slug: &str, title: &str, question: &str) -> Result<()> {
    let is_plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
    if slug.is_empty() || !slug.chars().all(is_plain) {
        bail!("the slug must be lower-case letters and dashes, such as bond-yields");
    }
    let fill = |text: &str| {
        text.replace("{{slug}}", slug)
            .replace("{{module}}", &slug.replace('-', "_"))
            .replace("{{pascal}}", &joined(slug, true))
            .replace("{{camel}}", &joined(slug, false))
            .replace("{{title}}", title)
            .replace("{{question_literal}}", &format!("{question:?}"))
            .replace("{{question}}", question)
    };
    let files = FILES.map(|(path, text)| (fill(path), fill(text)));
    if let Some((path, _)) = files.iter().find(|(path, _)| Path::new(path).exists()) {
        bail!("{path} exists already");
    }
    for (path, text) in &files {
        if let Some(folder) = Path::new(path).parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, text)?;
        println!("wrote {path}");
    }
    println!("\n{}", fill(LINES));
    Ok(())
}

/// `bond-yields` as `BondYields` or `bondYields`.
fn joined(slug: &str, first_upper: bool) -> String {
    let mut upper = first_upper;
    let mut name = String::new();
    for letter in slug.chars() {
        match letter {
            '-' => upper = true,
            _ if upper => {
                name.extend(letter.to_uppercase());
                upper = false;
            }
            _ => name.push(letter),
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use super::joined;

    #[test]
    fn a_slug_becomes_a_type_and_a_variable() {
        assert_eq!(joined("bond-yields", true), "BondYields");
        assert_eq!(joined("bond-yields", false), "bondYields");
    }
}
