//! Embeds the built site: writes a table of every file under `web/dist` with
//! its compressed twins and its entity tag, for `src/pages.rs` to include. Of a
//! file of which only a twin was built, only the twin is embedded.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use sha2::{Digest, Sha256};

fn main() {
    let dist = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"))
        .join("../../web/dist")
        .canonicalize()
        .unwrap_or_else(|_| {
            println!("cargo::error=web/dist is missing: build the pages first with `make web`");
            std::process::exit(0)
        });
    println!("cargo::rerun-if-changed={}", dist.display());

    let mut files = Vec::new();
    collect(&dist, &mut files);
    files.sort();

    let mut table = String::from("&[\n");
    for file in &files {
        let body = fs::read(file)
            .or_else(|_| fs::read(with_extension(file, "br")))
            .expect("a listed file or its twin can be read");
        let digest = Sha256::digest(&body);
        let tag: String = digest[..12].iter().fold(String::new(), |mut tag, byte| {
            write!(tag, "{byte:02x}").expect("writing to a string cannot fail");
            tag
        });
        writeln!(
            table,
            "File {{ path: {:?}, tag: {tag:?}, raw: {}, brotli: {}, gzip: {} }},",
            url_path(&dist, file),
            embedded(file),
            twin(file, "br"),
            twin(file, "gz"),
        )
        .expect("writing to a string cannot fail");
    }
    table.push(']');
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("site.rs");
    fs::write(out, table).expect("the output folder is writable");
}

/// Every file below a folder, by its name without the compression of its twins.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the site can be listed") {
        let path = entry.expect("an entry can be read").path();
        let is_twin = |end: &str| path.extension().is_some_and(|ext| ext == end);
        if path.is_dir() {
            collect(&path, files);
        } else if is_twin("br") && !path.with_extension("").exists() {
            files.push(path.with_extension(""));
        } else if !is_twin("br") && !is_twin("gz") {
            files.push(path);
        }
    }
}

/// The address a file answers to: `services.html` is `/services`, `index.html` is `/`.
fn url_path(dist: &Path, file: &Path) -> String {
    let relative = file.strip_prefix(dist).expect("files lie below dist");
    let path = format!("/{}", relative.to_str().expect("names are plain text"));
    match path.strip_suffix(".html") {
        Some("/index") => "/".to_owned(),
        Some(page) => page.to_owned(),
        None => path,
    }
}

/// The expression for a file that is there.
fn embedded(file: &Path) -> String {
    if file.exists() {
        format!("Some(include_bytes!({file:?}))")
    } else {
        "None".to_owned()
    }
}

/// The expression for a compressed twin, present when it is smaller than the file.
fn twin(file: &Path, extension: &str) -> String {
    let twin = with_extension(file, extension);
    let size = |path: &Path| fs::metadata(path).map(|data| data.len());
    match (size(&twin), size(file)) {
        (Ok(small), Ok(raw)) if small >= raw => "None".to_owned(),
        _ => embedded(&twin),
    }
}

fn with_extension(file: &Path, extension: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(extension);
    PathBuf::from(name)
}
