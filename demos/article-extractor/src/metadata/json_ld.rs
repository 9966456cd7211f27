//! Schema.org statements in JSON-LD: arrays, graphs, references and nested authors.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::tags::plain;

/// Objects looked at in all blocks of a page.
const MAX_OBJECTS: usize = 2_000;
/// Longest body read.
const MAX_BODY_BYTES: usize = 300_000;
/// Deepest nesting followed.
const MAX_DEPTH: usize = 8;
/// Values kept of each kind.
const MAX_VALUES: usize = 50;
/// How much is read of a text that is no body; a value shown has at most 500 characters.
const MAX_TEXT_BYTES: usize = 4_096;
/// References followed on a page, each once for what it says: all of them may lead to a long text.
const MAX_REFERENCES: usize = 200;
/// Bytes of texts with markup or entities that are parsed on a page, each as a small page of its own.
const MAX_PARSED_BYTES: usize = 1 << 21;
/// What parsing a text costs at least, in bytes.
const MIN_PARSED_BYTES: usize = 256;

/// What a page states about its article.
#[derive(Debug, Default)]
pub struct Stated {
    pub headlines: Vec<String>,
    pub authors: Vec<String>,
    pub published: Vec<String>,
    pub modified: Vec<String>,
    pub publishers: Vec<String>,
    pub descriptions: Vec<String>,
    pub images: Vec<String>,
    pub languages: Vec<String>,
    /// The article's text.
    pub bodies: Vec<String>,
}

impl Stated {
    /// Reads a page's blocks; those that are not JSON say nothing.
    pub fn read(blocks: &[String]) -> Self {
        let values: Vec<Value> = blocks.iter().filter_map(|block| parse(block)).collect();
        let mut objects = Vec::new();
        for value in &values {
            flatten(value, 0, &mut objects);
        }
        let by_id: HashMap<&str, &Value> = objects
            .iter()
            .filter_map(|object| Some((object.get("@id")?.as_str()?, *object)))
            .filter(|(_, object)| object.get("@type").is_some())
            .collect();
        let mut reader = Reader {
            by_id,
            followed: HashSet::new(),
            bytes_left: MAX_PARSED_BYTES,
        };
        let mut stated = Self::default();
        // What is both is read once.
        let (articles, others): (Vec<&Value>, Vec<&Value>) = objects
            .into_iter()
            .partition(|object| has_type(object, is_article));
        let pages = others.iter().filter(|object| has_type(object, is_page));
        for object in articles.iter().chain(pages) {
            stated.add(object, &mut reader);
        }
        stated
    }

    /// The longest text stated.
    pub fn body(&self) -> Option<&str> {
        self.bodies
            .iter()
            .map(String::as_str)
            .max_by_key(|body| body.len())
    }

    fn add(&mut self, object: &Value, reader: &mut Reader<'_>) {
        let article = has_type(object, is_article);
        if article {
            reader.texts(&mut self.headlines, object.get("headline"));
            reader.texts(&mut self.headlines, object.get("name"));
            if let Some(Value::String(body)) = object.get("articleBody") {
                self.bodies.push(reader.body(body));
            }
            reader.texts(&mut self.published, object.get("datePublished"));
            reader.texts(&mut self.published, object.get("dateCreated"));
            reader.texts(&mut self.modified, object.get("dateModified"));
        } else {
            reader.texts(&mut self.published, object.get("datePublished"));
        }
        for key in ["author", "creator"] {
            if article || self.authors.is_empty() {
                reader.names(Says::Author, &mut self.authors, object.get(key), 0);
            }
        }
        let publisher = object.get("publisher");
        reader.names(Says::Publisher, &mut self.publishers, publisher, 0);
        reader.texts(&mut self.descriptions, object.get("description"));
        reader.texts(&mut self.languages, object.get("inLanguage"));
        reader.images(&mut self.images, object.get("image"), 0);
    }
}

/// Some pages wrap the block in a comment or CDATA, or break strings over lines.
fn parse(block: &str) -> Option<Value> {
    let text = block
        .trim()
        .trim_start_matches("<!--")
        .trim_start_matches("//<![CDATA[")
        .trim_start_matches("<![CDATA[")
        .trim_end_matches("-->")
        .trim_end_matches("//]]>")
        .trim_end_matches("]]>")
        .trim()
        .trim_end_matches(';');
    serde_json::from_str(text).ok().or_else(|| {
        let one_line: String = text
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        serde_json::from_str(&one_line).ok()
    })
}

/// Every object with a type, outermost first.
fn flatten<'a>(value: &'a Value, depth: usize, out: &mut Vec<&'a Value>) {
    if depth > MAX_DEPTH || out.len() >= MAX_OBJECTS {
        return;
    }
    match value {
        Value::Array(items) => items.iter().for_each(|item| flatten(item, depth + 1, out)),
        Value::Object(map) => {
            if map.contains_key("@type") || map.contains_key("@id") {
                out.push(value);
            }
            for key in ["@graph", "mainEntity", "mainEntityOfPage", "hasPart"] {
                if let Some(inner) = map.get(key) {
                    flatten(inner, depth + 1, out);
                }
            }
            for key in ["author", "publisher", "itemListElement"] {
                if let Some(inner) = map.get(key) {
                    flatten(inner, depth + 2, out);
                }
            }
        }
        _ => {}
    }
}

fn has_type(object: &Value, wanted: fn(&str) -> bool) -> bool {
    match object.get("@type") {
        Some(Value::String(name)) => wanted(name),
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).any(wanted),
        _ => false,
    }
}

fn is_article(name: &str) -> bool {
    let name = name.rsplit(['/', ':']).next().unwrap_or(name);
    name.ends_with("Article")
        || name.ends_with("Posting")
        || matches!(
            name,
            "Report" | "Review" | "Recipe" | "CreativeWork" | "HowTo"
        )
}

fn is_page(name: &str) -> bool {
    name.ends_with("WebPage") || matches!(name, "ItemPage" | "MedicalWebPage")
}

/// What a reference is followed for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Says {
    Author,
    Publisher,
    Image,
}

/// Turns values into texts, as many as a page may have read.
struct Reader<'a> {
    by_id: HashMap<&'a str, &'a Value>,
    /// References that were followed: once more, they say nothing new.
    followed: HashSet<(Says, &'a str)>,
    /// Bytes that are still parsed.
    bytes_left: usize,
}

impl<'a> Reader<'a> {
    fn texts(&mut self, out: &mut Vec<String>, value: Option<&Value>) {
        match value {
            Some(Value::String(text)) => self.push(out, text),
            Some(Value::Array(items)) => {
                for item in items.iter().take(20) {
                    if let Value::String(text) = item {
                        self.push(out, text);
                    }
                }
            }
            Some(Value::Object(map)) => {
                for key in ["@value", "name", "alternateName"] {
                    if let Some(Value::String(text)) = map.get(key) {
                        return self.push(out, text);
                    }
                }
            }
            _ => {}
        }
    }

    /// Names of people or organisations: a text, an object with a name, a reference, or a list of these.
    fn names(&mut self, says: Says, out: &mut Vec<String>, value: Option<&Value>, depth: usize) {
        if depth > 3 || out.len() >= MAX_VALUES {
            return;
        }
        match value {
            Some(Value::String(text)) => self.push(out, text),
            Some(Value::Array(items)) => {
                for item in items.iter().take(20) {
                    self.names(says, out, Some(item), depth + 1);
                }
            }
            Some(Value::Object(map)) => match map.get("name") {
                Some(name) => self.texts(out, Some(name)),
                None => {
                    let target = map.get("@id").and_then(Value::as_str);
                    if let Some(object) = target.and_then(|id| self.follow(says, id)) {
                        self.texts(out, object.get("name"));
                    }
                }
            },
            _ => {}
        }
    }

    fn images(&mut self, out: &mut Vec<String>, value: Option<&Value>, depth: usize) {
        if out.len() >= MAX_VALUES {
            return;
        }
        match value {
            Some(Value::String(text)) => self.push(out, text),
            Some(Value::Array(items)) if depth < 3 => {
                for item in items.iter().take(5) {
                    self.images(out, Some(item), depth + 1);
                }
            }
            Some(Value::Object(map)) if depth < 3 => {
                let url = map.get("url").or_else(|| map.get("contentUrl"));
                match (url, map.get("@id").and_then(Value::as_str)) {
                    (Some(url), _) => self.images(out, Some(url), depth + 1),
                    (None, Some(id)) => {
                        if let Some(object) = self.follow(Says::Image, id) {
                            self.images(out, object.get("url"), depth + 1);
                        }
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// The object that a reference leads to, the first time.
    fn follow(&mut self, says: Says, id: &str) -> Option<&'a Value> {
        let (&id, &object) = self.by_id.get_key_value(id)?;
        let is_left = self.followed.len() < MAX_REFERENCES;
        (is_left && self.followed.insert((says, id))).then_some(object)
    }

    /// An article's text, paragraph by paragraph, with markup and entities read.
    fn body(&mut self, text: &str) -> String {
        let text = &text[..text.floor_char_boundary(MAX_BODY_BYTES)];
        let paragraphs: Vec<String> = if text.contains("<p") {
            text.split("</p>").map(|text| self.plain(text)).collect()
        } else {
            text.lines().map(|text| self.plain(text)).collect()
        };
        paragraphs.join("\n")
    }

    /// Adds a text with its entities read, once.
    fn push(&mut self, out: &mut Vec<String>, text: &str) {
        if out.len() >= MAX_VALUES {
            return;
        }
        let text = self.plain(&text[..text.floor_char_boundary(MAX_TEXT_BYTES)]);
        if !text.is_empty() && !out.contains(&text) {
            out.push(text);
        }
    }

    /// A text as words; nothing where it would have to be parsed and enough was.
    fn plain(&mut self, text: &str) -> String {
        if text.contains(['&', '<']) {
            let cost = text.len().max(MIN_PARSED_BYTES);
            let Some(left) = self.bytes_left.checked_sub(cost) else {
                return String::new();
            };
            self.bytes_left = left;
        }
        plain(text)
    }
}
