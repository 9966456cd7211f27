//! Writes everything a new demo needs and joins it to the rest.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail, ensure};

/// What is written where, with `{{...}}` still in both.
const FILES: [(&str, &str); 17] = [
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
        "web/app/demos/{{slug}}/how.ts",
        include_str!("../templates/page/how.ts"),
    ),
    (
        "web/app/demos/{{slug}}/parts-figure.tsx",
        include_str!("../templates/page/parts-figure.tsx"),
    ),
    (
        "web/app/demos/{{slug}}/own-parts.ts",
        include_str!("../templates/page/own-parts.ts"),
    ),
    (
        "web/app/demos/{{slug}}/lazy-parts.ts",
        include_str!("../templates/page/lazy-parts.ts"),
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
        "{\"params\":{\"amount\":100.0},\"report\":{\"result\":100.0,\"parts\":[{\"name\":\"Amount\",\"amount\":100.0}]}}\n",
    ),
];

/// Where every slug has its declaration.
pub const REGISTRY: &str = "crates/api/src/demos/mod.rs";

/// How the list of demos that compute ends.
const README_END: &str = "); the others";

/// Where a line joins the demo to the rest.
struct Join {
    file: &'static str,
    /// A line of the file below which to look; empty for its beginning.
    below: &'static str,
    /// The lines it stands among, in order.
    like: fn(&str) -> bool,
    line: &'static str,
}

const JOINS: [Join; 8] = [
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
        file: REGISTRY,
        below: "",
        like: |line| line.starts_with("mod "),
        line: "mod {{module}};",
    },
    Join {
        file: REGISTRY,
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
        file: "crates/test-support/src/largest.rs",
        below: "",
        like: |line| line.starts_with("    calls.extend("),
        line: "    calls.extend([get(\"an amount\", \"{{slug}}/run\", \"amount=1000000000\"), post(\"500 rows\", \"{{slug}}/run-table\", json!({ \"csv\": format!(\"name,amount\\n{}\", rows(500, |at| format!(\"part {at},{at}\"))) }))]);",
    },
    Join {
        file: "web/app/demos/pages.ts",
        below: "",
        like: |line| line.contains("() => import("),
        line: "  '{{slug}}': () => import('./{{slug}}/page'),",
    },
    Join {
        file: "web/build/endpoint-calls.mjs",
        below: "export const given = {",
        like: |line| line.contains(": {") && line.ends_with("},"),
        line: "  {{module}}_run_table_post: { csv: 'name,amount\\nOne,60\\nOther,40\\n' },",
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
    // Every edit is made in memory first: what cannot be joined leaves nothing behind.
    let mut joined = BTreeMap::new();
    for join in &JOINS {
        let text = take(&mut joined, root, join.file)?;
        joined.insert(join.file, insert(&text, join, &fill(join.line))?);
    }
    let text = take(&mut joined, root, REGISTRY)?;
    let without = leave_unbuilt(&text, &fill("{{pascal}}"))?;
    joined.insert(REGISTRY, without);
    let listed = fill("), [{{title}}](http://127.0.0.1:8080/demo/{{slug}}); the others");
    let readme = take(&mut joined, root, "README.md")?;
    ensure!(
        readme.contains(README_END),
        "README.md has no list of demos"
    );
    joined.insert("README.md", readme.replacen(README_END, &listed, 1));
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
    for (file, text) in joined {
        fs::write(root.join(file), text)?;
        println!("joined it in {file}");
    }
    println!(
        "\n{} files in {} folders, {lines} lines; {} lines in files that were there. None is to be typed by hand.",
        files.len(),
        folders.len(),
        JOINS.len() + 1,
    );
    Ok(())
}

/// A file as edited so far, or as it is on disk.
fn take(edited: &mut BTreeMap<&str, String>, root: &Path, file: &str) -> Result<String> {
    match edited.remove(file) {
        Some(text) => Ok(text),
        None => fs::read_to_string(root.join(file)).with_context(|| file.to_owned()),
    }
}

/// Puts a line among its like, in order.
fn insert(text: &str, join: &Join, line: &str) -> Result<String> {
    let Join {
        file, below, like, ..
    } = join;
    let mut lines: Vec<&str> = text.lines().collect();
    let above = lines.iter().position(|known| known == below);
    let above = above.map_or(0, |line| line + 1);
    let first = lines[above..].iter().position(|known| like(known));
    let first = first.map(|line| above + line);
    let first = first.with_context(|| format!("{file} has no such line"))?;
    let run = lines[first..]
        .iter()
        .take_while(|known| like(known))
        .count();
    let after = lines[first..first + run]
        .iter()
        .filter(|known| **known < line);
    let place = first + after.count();
    lines.insert(place, line);
    Ok(lines.join("\n") + "\n")
}

/// Takes a demo out of the arm of those still to be built, and the arm away with the last one.
fn leave_unbuilt(text: &str, variant: &str) -> Result<String> {
    const END: &str = " => return None,\n";
    let missing = || format!("{variant} is not among those to be built");
    let (before, rest) = text.split_once(END).with_context(missing)?;
    // The arms before it end with a comma.
    let start = before.rfind(",\n").map_or(0, |end| end + ",\n".len());
    let names = before[start..].split('|').map(str::trim);
    let own = format!("DemoSlug::{variant}");
    let (own, left): (Vec<&str>, Vec<&str>) = names.partition(|name| *name == own);
    ensure!(!own.is_empty(), missing());
    let arm = match left.is_empty() {
        true => String::new(),
        false => format!("        {}{END}", left.join("\n        | ")),
    };
    Ok(format!("{}{arm}{rest}", &before[..start]))
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
pub fn joined(slug: &str, first_upper: bool) -> String {
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
