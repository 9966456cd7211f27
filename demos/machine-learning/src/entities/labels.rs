//! The labels of words: what training writes and the chain goes through.

use super::super::report::EntityKind;

/// Outside, and the beginning and inside of four kinds.
pub const LABELS: usize = 9;
/// The kinds in the order of their labels.
pub const KINDS: [EntityKind; 4] = [
    EntityKind::Person,
    EntityKind::Organization,
    EntityKind::Place,
    EntityKind::Other,
];
/// A weight for each label.
pub type Row = [f32; LABELS];

/// The label of a word that begins (or continues) a kind.
pub fn label(kind: usize, inside: bool) -> usize {
    1 + 2 * kind + usize::from(inside)
}

/// Whether one label may follow another: an inside follows its own kind only.
pub fn may_follow(before: usize, label: usize) -> bool {
    let inside = label > 0 && label.is_multiple_of(2);
    !inside || before == label || before + 1 == label
}
