//! Writes everything a new demo needs and joins it to the rest.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail, ensure};

/// What is written where, with `{{...}}` still in both.
const FILES: [(&str, &str); 14] = [
    (
        "demos/{{slug}}/Cargo.toml",
        include_str!("../templates/crate/Cargo.toml"),
    ),
    (
        "demos/{{slug}}/src/lib.rs",
        include_str!("../templates/crate/lib.rs"),
    ),
    (
        "demos/{{slug}}/tests/it/main.rs",
        include_str!("../templates/crate/tests.rs"),
    ),
    (
        "demos/{{slug}}/data/README.md",
        include_str!("../templates/crate/data.md"),
    ),
    (
        "crates/api/src/demos/{{module}}.rs",
        include_str!("../templates/api/declaration.rs"),
    ),
    (
        "crates/api/tests/it/{{module}}.rs",
        include_str!("../templates/api/test.rs"),
    ),
    (
        "web/app/demos/{{slug}}/settings.ts",
        include_str!("../templates/page/settings.ts"),
    ),
    (
        "web/app/demos/{{slug}}/ask.ts",
        include_str!("../templates/page/ask.ts"),
    ),
    (
        "web/app/demos/{{slug}}/answer.ts",
        include_str!("../templates/page/answer.ts"),
    ),
    (
        "web/app/demos/{{slug}}/how.tsx",
        include_str!("../templates/page/how.tsx"),
    ),
    (
        "web/app/demos/{{slug}}/page.tsx",
        include_str!("../templates/page/page.tsx"),
    ),
    (
        "web/app/demos/{{slug}}/page.test.tsx",
        include_str!("../templates/page/page.test.tsx"),
    ),
    (
        "web/e2e/{{slug}}.spec.ts",
        include_str!("../templates/page/walk.spec.ts"),
    ),
    (
        "web/app/demos/{{slug}}/default-report.gen.json",
        "{\"params\":{\"amount\":100.0},\"report\":{\"result\":100.0}}\n",
    ),
];

/// Where a line joins the demo to the rest.
struct Join {
    file: &'static str,
    /// A line of the file below which to look; empty for its beginning.
    below: &'static str,
    /// The lines it stands among, in order.
    like: fn(&str) -> bool,
    line: &'static str,
}

const JOINS: [Join; 6] = [
    Join {
        file: "Cargo.toml",
        below: "",
        like: |line| line.contains("{ path = \"demos/"),
        line: "{{slug}} = { path = \"demos/{{slug}}\" }",
    },
    Join {
        file: "crates/api/Cargo.toml",
        below: "[dependencies]",
        like: |line| line.ends_with(".workspace = true"),
        line: "{{slug}}.workspace = true",
    },
    Join {
        file: "crates/api/src/demos/mod.rs",
        below: "",
        like: |line| line.starts_with("mod "),
        line: "mod {{module}};",
    },
    Join {
        file: "crates/api/src/demos/mod.rs",
        below: "",
        like: |line| line.trim_start().starts_with("DemoSlug::") && line.contains("=>"),
        line: "        DemoSlug::{{pascal}} => {{module}}::declare(setup),",
    },
    Join {
        file: "crates/api/tests/it/main.rs",
        below: "",
        like: |line| line.starts_with("mod "),
        line: "mod {{module}};",
    },
    Join {
        file: "web/app/demos/pages.ts",
        below: "",
        like: |line| line.contains("() => import("),
        line: "  '{{slug}}': () => import('./{{slug}}/page'),",
    },
];

/// Writes a demo that the catalogue names and nobody has built; refuses to overwrite anything.
pub fn write(root: &Path, slug: &str) -> Result<()> {
    let meta = root.join(format!("web/app/demos/{slug}/meta.ts"));
    let meta = fs::read_to_string(&meta).with_context(|| {
        format!("{slug} is not in the catalogue: it needs a line in DemoSlug, in demoSlugs, in registry.ts and {}", meta.display())
    })?;
    let title = quoted_after(&meta, "title:").context("meta.ts has no title")?;
    let question = quoted_after(&meta, "question:").context("meta.ts has no question")?;
    let fill = |text: &str| {
        text.replace("{{slug}}", slug)
            .replace("{{module}}", &slug.replace('-', "_"))
            .replace("{{pascal}}", &joined(slug, true))
            .replace("{{camel}}", &joined(slug, false))
            .replace("{{title}}", &title)
            .replace("{{question_literal}}", &format!("{question:?}"))
            .replace(
                "{{question_js}}",
                &format!("'{}'", question.replace('\'', "\\'")),
            )
            .replace("{{question}}", &question)
    };
    let files = FILES.map(|(path, text)| (fill(path), fill(text)));
    if let Some((path, _)) = files.iter().find(|(path, _)| root.join(path).exists()) {
        bail!("{path} exists already");
    }
    let mut folders = BTreeSet::new();
    let mut lines = 0;
    for (path, text) in &files {
        let file = root.join(path);
        let folder = file.parent().context("a file is in a folder")?;
        folders.insert(folder.to_owned());
        lines += text.lines().count();
        fs::create_dir_all(folder)?;
        fs::write(&file, text)?;
        println!("wrote {path}");
    }
    for join in &JOINS {
        insert(&root.join(join.file), join, &fill(join.line))?;
        println!("added a line to {}", join.file);
    }
    leave_unbuilt(
        &root.join("crates/api/src/demos/mod.rs"),
        &fill("DemoSlug::{{pascal}}"),
    )?;
    println!(
        "\n{} files in {} folders, {lines} lines; {} lines in files that were there. None is to be typed by hand.",
        files.len(),
        folders.len(),
        JOINS.len(),
    );
    Ok(())
}

/// Puts a line among its like, in order.
fn insert(file: &Path, Join { below, like, .. }: &Join, line: &str) -> Result<()> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let mut lines: Vec<&str> = text.lines().collect();
    let above = lines.iter().position(|known| known == below);
    let above = above.map_or(0, |line| line + 1);
    let first = lines[above..].iter().position(|known| like(known));
    let first = first.map(|line| above + line);
    let first = first.with_context(|| format!("{} has no such line", file.display()))?;
    let run = lines[first..]
        .iter()
        .take_while(|known| like(known))
        .count();
    let after = lines[first..first + run]
        .iter()
        .filter(|known| **known < line);
    let place = first + after.count();
    lines.insert(place, line);
    fs::write(file, lines.join("\n") + "\n")?;
    Ok(())
}

/// Takes a demo out of the list of those still to be built.
fn leave_unbuilt(file: &Path, variant: &str) -> Result<()> {
    let text = fs::read_to_string(file)?;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let is_own = |line: &String| {
        let words = line.trim().trim_start_matches("| ");
        words == variant
            || words
                .strip_prefix(variant)
                .is_some_and(|rest| rest == " => return None,")
    };
    let place = lines.iter().position(is_own);
    let place = place.with_context(|| format!("{variant} is not among those to be built"))?;
    let own = lines.remove(place);
    let was_last = own.contains("=>");
    let was_first = !own.trim_start().starts_with('|');
    ensure!(
        !(was_first && was_last),
        "nothing is left to be built: take the arm out by hand"
    );
    if was_last && let Some(before) = lines.get_mut(place - 1) {
        before.push_str(" => return None,");
    }
    if was_first && let Some(next) = lines.get_mut(place) {
        *next = next.replacen("| ", "", 1);
    }
    fs::write(file, lines.join("\n") + "\n")?;
    Ok(())
}

/// The text in quotes after a key of an object literal.
fn quoted_after(source: &str, key: &str) -> Option<String> {
    let rest = source.split_once(key)?.1.trim_start();
    let quote = rest.chars().next().filter(|c| matches!(c, '\'' | '"'))?;
    let mut text = String::new();
    let mut letters = rest.chars().skip(1);
    loop {
        match letters.next()? {
            '\\' => text.push(letters.next()?),
            letter if letter == quote => return Some(text),
            letter => text.push(letter),
        }
    }
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
mod tests;
