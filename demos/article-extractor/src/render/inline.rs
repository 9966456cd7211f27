//! A block's text as runs of one look each.

use crate::address::Addresses;
use crate::blocks::{Block, Kind, Page, Piece};
use crate::dom::tree::push_collapsed;
use crate::dom::{Attr, NodeId, Tag};

/// Inline elements looked at above a text node; deeper wrapping is a template's, not a writer's.
const MAX_WRAPPERS: usize = 12;

/// Text of one look.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Run {
    pub text: String,
    pub link: Option<String>,
    pub strong: bool,
    pub emphasis: bool,
    pub code: bool,
}

impl Run {
    pub fn plain(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            ..Self::default()
        }
    }

    fn same_look(&self, other: &Self) -> bool {
        (self.strong, self.emphasis, self.code, &self.link)
            == (other.strong, other.emphasis, other.code, &other.link)
    }
}

/// The runs of a block; joined they are its text.
pub fn runs(page: &Page<'_>, block: &Block, addresses: &Addresses) -> Vec<Run> {
    let preformatted = block.kind == Kind::Preformatted;
    let mut runs: Vec<Run> = Vec::new();
    let mut so_far = String::new();
    for piece in &page.pieces[block.pieces.start as usize..block.pieces.end as usize] {
        let before = so_far.len();
        match page.tree.tag(piece.node) {
            Tag::Br => so_far.push('\n'),
            _ if preformatted => so_far.push_str(page.tree.text_of(piece.node)),
            _ => push_collapsed(&mut so_far, page.tree.text_of(piece.node)),
        }
        if so_far.len() == before {
            continue;
        }
        let mut run = look(page, block.container, piece, addresses);
        run.text.push_str(&so_far[before..]);
        match runs.last_mut() {
            Some(last) if last.same_look(&run) => last.text.push_str(&run.text),
            _ => runs.push(run),
        }
    }
    trim(&mut runs);
    runs
}

fn look(page: &Page<'_>, container: NodeId, piece: &Piece, addresses: &Addresses) -> Run {
    let mut run = Run::default();
    for node in page.tree.ancestors(piece.node).take(MAX_WRAPPERS) {
        if node == container {
            break;
        }
        match page.tree.tag(node) {
            Tag::B | Tag::Strong => run.strong = true,
            Tag::I | Tag::Em | Tag::Cite => run.emphasis = true,
            Tag::Code | Tag::Samp => run.code = true,
            _ => {}
        }
    }
    run.link = piece
        .link
        .and_then(|link| page.tree.attr(link, Attr::Href))
        .and_then(|href| addresses.link(href));
    run
}

fn trim(runs: &mut Vec<Run>) {
    // All at once: preformatted text may begin with a hundred thousand spaces, each of another look.
    let blank = |run: &&Run| run.text.trim().is_empty();
    let blanks = runs.iter().take_while(blank).count();
    runs.drain(..blanks);
    if let Some(first) = runs.first_mut() {
        first.text = first.text.trim_start().to_owned();
    }
    while let Some(last) = runs.last_mut() {
        last.text.truncate(last.text.trim_end().len());
        if !last.text.is_empty() {
            break;
        }
        runs.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::{Run, trim};

    #[test]
    fn what_is_blank_at_the_ends_goes() {
        let mut runs = [" ", "\n", " a ", " ", " b ", "\n"]
            .map(Run::plain)
            .to_vec();
        trim(&mut runs);
        let texts: Vec<&str> = runs.iter().map(|run| run.text.as_str()).collect();
        assert_eq!(texts, ["a ", " ", " b"]);
        let mut blank = vec![Run::plain(" "); 3];
        trim(&mut blank);
        assert!(blank.is_empty());
    }
}
