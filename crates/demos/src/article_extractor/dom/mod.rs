//! A page as a flat tree: made once, read by everything else.
//!
//! [`prescan`] throws away what holds no text before the parser sees it,
//! [`sink`] receives html5ever's tree in one arena, [`tree`] is that arena.

pub mod attr;
pub mod prescan;
mod sink;
pub mod tag;
pub mod tree;

pub use attr::Attr;
pub use tag::Tag;
pub use tree::{NodeId, Tree};

use html5ever::tendril::{StrTendril, TendrilSink as _};
use html5ever::tree_builder::TreeBuilderOpts;
use html5ever::{ParseOpts, parse_document};

/// The parser is fed in pieces so that it can be stopped when the tree is full.
/// One piece can multiply nodes only by the formatting elements then open.
const FEED_BYTES: usize = 4_096;

/// A parsed page.
#[derive(Debug)]
pub struct Document {
    /// Its elements and text.
    pub tree: Tree,
    /// Its JSON-LD blocks as text, in order.
    pub json_ld: Vec<String>,
    /// Whether something was left out for size.
    pub truncated: bool,
}

/// Parses a page. Never fails: HTML has no syntax errors, only limits.
pub fn parse(html: &str) -> Document {
    let scanned = prescan::prescan(html);
    let options = ParseOpts {
        tree_builder: TreeBuilderOpts {
            scripting_enabled: false,
            drop_doctype: true,
            ..TreeBuilderOpts::default()
        },
        ..ParseOpts::default()
    };
    let mut parser = parse_document(sink::Sink::new(scanned.html.len()), options);
    let mut rest = scanned.html.as_str();
    let mut full = false;
    while !rest.is_empty() {
        if parser.tokenizer.sink.sink.is_full() {
            full = true;
            break;
        }
        let (piece, after) = rest.split_at(rest.floor_char_boundary(FEED_BYTES));
        parser.process(StrTendril::from_slice(piece));
        rest = after;
    }
    Document {
        tree: parser.finish(),
        json_ld: scanned.json_ld,
        truncated: full || scanned.truncated,
    }
}
