//! The kept blocks as text, Markdown and HTML.
//!
//! [`outline`] turns blocks into a small document of paragraphs, lists and
//! tables; each format is then written from that alone, so that nothing of the
//! page's own markup can reach the output.

mod html;
mod inline;
mod markdown;
mod outline;
mod text;

use super::address::Addresses;
use super::blocks::Page;
use super::report::{Image, Link};

/// Pictures listed of one article.
const MAX_IMAGES: usize = 100;
/// Links listed of one article.
const MAX_LINKS: usize = 300;

/// The article in every form.
#[derive(Debug, Default)]
pub struct Rendered {
    /// Plain text.
    pub text: String,
    pub markdown: String,
    /// HTML of a fixed list of tags.
    pub html: String,
    /// Pictures.
    pub images: Vec<Image>,
    pub links: Vec<Link>,
}

/// Writes the kept blocks.
pub fn render(page: &Page<'_>, kept: &[bool], addresses: &Addresses) -> Rendered {
    let parts = outline::outline(page, kept, addresses);
    let mut rendered = Rendered {
        text: text::write(&parts),
        markdown: markdown::write(&parts),
        html: html::write(&parts),
        ..Rendered::default()
    };
    collect(&parts, &mut rendered);
    rendered
}

/// Paragraphs given as plain text, in every form.
pub fn render_paragraphs(paragraphs: &[&str]) -> Rendered {
    let parts: Vec<outline::Part> = paragraphs
        .iter()
        .map(|text| outline::Part::Paragraph(vec![inline::Run::plain(text)]))
        .collect();
    Rendered {
        text: text::write(&parts),
        markdown: markdown::write(&parts),
        html: html::write(&parts),
        ..Rendered::default()
    }
}

fn collect(parts: &[outline::Part], rendered: &mut Rendered) {
    let mut seen = std::collections::HashSet::new();
    for run in parts.iter().flat_map(outline::Part::runs) {
        if let Some(url) = &run.link
            && rendered.links.len() < MAX_LINKS
            && !run.text.trim().is_empty()
            && seen.insert(url.clone())
        {
            rendered.links.push(Link {
                url: url.clone(),
                text: shortened(run.text.trim(), 200),
            });
        }
    }
    seen.clear();
    for part in parts {
        if let outline::Part::Picture(image) = part
            && rendered.images.len() < MAX_IMAGES
            && seen.insert(image.url.clone())
        {
            rendered.images.push(image.clone());
        }
    }
}

/// At most `max` characters, with an ellipsis where some were cut.
pub fn shortened(text: &str, max: usize) -> String {
    match text.char_indices().nth(max) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}
