//! A page as a flat tree: made once, read by everything else.
//!
//! [`scanner`] cuts the markup into tokens and leaves out what holds no text,
//! html5ever builds the tree as the standard has it, [`sink`] receives that
//! tree in one arena, [`tree`] is the arena.

pub mod attr;
mod doctype;
mod markup;
mod name_cache;
mod references;
mod scanner;
mod sink;
pub mod tag;
pub mod tree;

pub use attr::Attr;
pub use name_cache::NameCache;
pub use tag::Tag;
pub use tree::{NodeId, Tree};

use std::borrow::Cow;

use html5ever::tokenizer::{Token, TokenSink as _};
use html5ever::tree_builder::{TreeBuilder, TreeBuilderOpts, TreeSink as _};

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

/// What a text without tags stands for, its character references read.
pub fn read_text(text: &str) -> Cow<'_, str> {
    references::read(text, references::Context::Content)
}

/// Parses a page. Never fails: HTML has no syntax errors, only limits.
pub fn parse(html: &str) -> Document {
    let options = TreeBuilderOpts {
        scripting_enabled: false,
        drop_doctype: true,
        ..TreeBuilderOpts::default()
    };
    let builder = TreeBuilder::new(sink::Sink::new(html.len()), options);
    let mut scanner = scanner::Scanner::new(html, &builder);
    scanner.run();
    let (json_ld, truncated) = (scanner.json_ld, scanner.truncated);
    let _ = builder.process_token(Token::EOFToken, 1);
    builder.end();
    Document {
        tree: builder.sink.finish(),
        json_ld,
        truncated,
    }
}
