//! Schema.org statements in JSON-LD: arrays, graphs, references and nested authors.

use std::collections::HashMap;

use serde_json::Value;

/// Objects looked at in all blocks of a page.
const MAX_OBJECTS: usize = 2_000;
/// Longest body read.
const MAX_BODY_BYTES: usize = 300_000;
/// Deepest nesting followed.
const MAX_DEPTH: usize = 8;

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
        let mut stated = Self::default();
        for wanted in [is_article as fn(&str) -> bool, is_page] {
            for object in objects.iter().filter(|object| has_type(object, wanted)) {
                stated.add(object, &by_id);
            }
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

    fn add(&mut self, object: &Value, by_id: &HashMap<&str, &Value>) {
        let article = has_type(object, is_article);
        if article {
            push_texts(&mut self.headlines, object.get("headline"));
            push_texts(&mut self.headlines, object.get("name"));
            if let Some(Value::String(body)) = object.get("articleBody") {
                self.bodies.push(body_text(body));
            }
            push_texts(&mut self.published, object.get("datePublished"));
            push_texts(&mut self.published, object.get("dateCreated"));
            push_texts(&mut self.modified, object.get("dateModified"));
        } else {
            push_texts(&mut self.published, object.get("datePublished"));
        }
        for key in ["author", "creator"] {
            if article || self.authors.is_empty() {
                push_names(&mut self.authors, object.get(key), by_id, 0);
            }
        }
        push_names(&mut self.publishers, object.get("publisher"), by_id, 0);
        push_texts(&mut self.descriptions, object.get("description"));
        push_texts(&mut self.languages, object.get("inLanguage"));
        push_images(&mut self.images, object.get("image"), by_id, 0);
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

fn push_texts(out: &mut Vec<String>, value: Option<&Value>) {
    match value {
        Some(Value::String(text)) => push(out, text),
        Some(Value::Array(items)) => {
            for item in items.iter().take(20) {
                if let Value::String(text) = item {
                    push(out, text);
                }
            }
        }
        Some(Value::Object(map)) => {
            for key in ["@value", "name", "alternateName"] {
                if let Some(Value::String(text)) = map.get(key) {
                    return push(out, text);
                }
            }
        }
        _ => {}
    }
}

/// Names of people or organisations: a text, an object with a name, a reference, or a list of these.
fn push_names(
    out: &mut Vec<String>,
    value: Option<&Value>,
    by_id: &HashMap<&str, &Value>,
    depth: usize,
) {
    if depth > 3 {
        return;
    }
    match value {
        Some(Value::String(text)) => push(out, text),
        Some(Value::Array(items)) => {
            for item in items.iter().take(20) {
                push_names(out, Some(item), by_id, depth + 1);
            }
        }
        Some(Value::Object(map)) => match map.get("name") {
            Some(name) => push_texts(out, Some(name)),
            None => {
                let target = map.get("@id").and_then(Value::as_str);
                if let Some(object) = target.and_then(|id| by_id.get(id)) {
                    push_texts(out, object.get("name"));
                }
            }
        },
        _ => {}
    }
}

fn push_images(
    out: &mut Vec<String>,
    value: Option<&Value>,
    by_id: &HashMap<&str, &Value>,
    depth: usize,
) {
    match value {
        Some(Value::String(text)) => push(out, text),
        Some(Value::Array(items)) if depth < 3 => {
            for item in items.iter().take(5) {
                push_images(out, Some(item), by_id, depth + 1);
            }
        }
        Some(Value::Object(map)) if depth < 3 => {
            let url = map.get("url").or_else(|| map.get("contentUrl"));
            match (url, map.get("@id").and_then(Value::as_str)) {
                (Some(url), _) => push_images(out, Some(url), by_id, depth + 1),
                (None, Some(id)) => {
                    if let Some(object) = by_id.get(id).filter(|object| object.get("url").is_some())
                    {
                        push_images(out, object.get("url"), by_id, depth + 1);
                    }
                }
                _ => {}
            }
        }
        _ => {}
    }
}

/// An article's text, paragraph by paragraph, with markup and entities read.
fn body_text(text: &str) -> String {
    let text = &text[..text.floor_char_boundary(MAX_BODY_BYTES)];
    let paragraphs: Vec<String> = if text.contains("<p") {
        text.split("</p>").map(super::tags::plain).collect()
    } else {
        text.lines().map(super::tags::plain).collect()
    };
    paragraphs.join("\n")
}

/// Adds a text with its entities read, once.
fn push(out: &mut Vec<String>, text: &str) {
    let text = super::tags::plain(text);
    if !text.is_empty() && !out.contains(&text) && out.len() < 50 {
        out.push(text);
    }
}
