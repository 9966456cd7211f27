//! Pages no one would write: made from seeds, for the fuzzer and its short pass in the tests.

use boreal_demo_kit::SeededRng;

const TAGS: [&str; 48] = [
    "div",
    "p",
    "span",
    "a",
    "b",
    "i",
    "font",
    "table",
    "tr",
    "td",
    "th",
    "tbody",
    "ul",
    "ol",
    "li",
    "h1",
    "h2",
    "h3",
    "article",
    "main",
    "section",
    "aside",
    "nav",
    "footer",
    "header",
    "form",
    "select",
    "option",
    "template",
    "svg",
    "math",
    "title",
    "script",
    "style",
    "noscript",
    "iframe",
    "textarea",
    "pre",
    "blockquote",
    "figure",
    "figcaption",
    "img",
    "br",
    "meta",
    "base",
    "frameset",
    "plaintext",
    "x-widget",
];
const ATTRIBUTES: [&str; 14] = [
    "class", "id", "href", "src", "style", "content", "property", "itemprop", "datetime", "lang",
    "alt", "start", "hidden", "onclick",
];
const VALUES: [&str; 16] = [
    "entry-content",
    "comments",
    "sidebar related",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://example.org/a(b)",
    "//host/x",
    "../up",
    "display:none",
    "og:title",
    "article:published_time",
    "2026-02-30T25:61:00Z",
    "99999999999999999999",
    "é\u{202e}\u{0}",
    "&#0;&#x110000;&amp;&",
    "fr_CA",
];
const TEXTS: [&str; 16] = [
    "The council met on Tuesday evening to hear from residents who want the slip repaired. ",
    "Subscribe to our newsletter. ",
    "By Jane Doe, May 4, 2026 ",
    "<",
    ">",
    "&",
    "&amp;lt;",
    "&nbsp;",
    "\u{feff}",
    "\u{0}",
    "日本語の文章がここにある。",
    "مرحبا بالعالم",
    "1. ",
    "|",
    "\n\n",
    "]]>",
];
const RAW: [&str; 20] = [
    "<!--",
    "-->",
    "<!---->",
    "<!>",
    "<!DOCTYPE html>",
    "<?php ",
    "</",
    "< p>",
    "<p/",
    "<a b='",
    "=\"",
    "<![CDATA[",
    "<script type=\"application/ld+json\">{\"@type\":\"Article\",\"headline\":",
    "</script>",
    "<meta charset=shift_jis>",
    "<meta charset=iso-2022-jp>",
    "<meta charset='utf-16le'>",
    "<meta charset=x-user-defined>",
    "<meta http-equiv=content-type content=\"text/html; charset=windows-1251\">",
    "\u{1b}$B",
];

/// A page of this seed, with pieces of `pages` spliced in.
pub fn page(seed: u64, pages: &[&str]) -> Vec<u8> {
    let mut rng = SeededRng::new(seed);
    let mut html = Vec::new();
    let most = if rng.below(50) == 0 { 3_000 } else { 80 };
    let pieces = 1 + rng.below(most);
    for _ in 0..pieces {
        match rng.below(12) {
            0..=3 => open(&mut rng, &mut html),
            4..=5 => html.extend(format!("</{}>", pick(&mut rng, &TAGS)).bytes()),
            6..=8 => html.extend(pick(&mut rng, &TEXTS).bytes()),
            9 => html.extend(pick(&mut rng, &RAW).bytes()),
            10 => nest(&mut rng, &mut html),
            _ => splice(&mut rng, pages, &mut html),
        }
    }
    damage(&mut rng, &mut html);
    html
}

fn pick<'a>(rng: &mut SeededRng, from: &[&'a str]) -> &'a str {
    from[rng.below(from.len() as u64) as usize]
}

fn open(rng: &mut SeededRng, html: &mut Vec<u8>) {
    html.push(b'<');
    html.extend(pick(rng, &TAGS).bytes());
    for _ in 0..rng.below(4) {
        let quote = pick(rng, &["\"", "'", ""]);
        let (name, value) = (pick(rng, &ATTRIBUTES), pick(rng, &VALUES));
        html.extend(format!(" {name}={quote}{value}{quote}").bytes());
    }
    html.extend(pick(rng, &[">", ">", ">", "/>", "", " "]).bytes());
}

fn nest(rng: &mut SeededRng, html: &mut Vec<u8>) {
    let tag = pick(rng, &TAGS);
    let deepest = if rng.below(20) == 0 { 2_000 } else { 30 };
    let depth = rng.below(deepest);
    for n in 0..depth {
        html.extend(format!("<{tag} id={n}>").bytes());
    }
}

/// A stretch of a real page, cut anywhere.
fn splice(rng: &mut SeededRng, pages: &[&str], html: &mut Vec<u8>) {
    let Some(page) = pages.get(rng.below(pages.len() as u64) as usize) else {
        return;
    };
    let bytes = page.as_bytes();
    let start = rng.below(bytes.len() as u64 + 1) as usize;
    let end = (start + rng.below(2_000) as usize).min(bytes.len());
    html.extend(&bytes[start..end]);
}

/// Bytes changed, dropped or doubled; sometimes a byte-order mark that lies.
fn damage(rng: &mut SeededRng, html: &mut Vec<u8>) {
    for _ in 0..rng.below(6) {
        if html.is_empty() {
            return;
        }
        let at = rng.below(html.len() as u64) as usize;
        match rng.below(4) {
            0 => html[at] = rng.below(256) as u8,
            1 => html.truncate(at.max(1)),
            2 => html.insert(at, b'<'),
            _ => html.extend_from_within(at..),
        }
    }
    if rng.below(30) == 0 {
        let mark: &[u8] = [&b"\xff\xfe"[..], b"\xfe\xff", b"\xef\xbb\xbf"][rng.below(3) as usize];
        html.splice(0..0, mark.iter().copied());
    }
}
