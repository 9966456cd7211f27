//! Remembers what was found out about a class attribute.

/// Places for answers; a page has a few dozen class attributes that most of its elements share.
const PLACES: usize = 256;

/// Answers by text. A newcomer takes the place of the one before it, so that no page can make
/// this slow or large.
#[derive(Debug)]
pub struct NameCache<'a, T> {
    places: Vec<(&'a str, T)>,
}

impl<'a, T: Copy> NameCache<'a, T> {
    /// An empty one; `of_nothing` is the answer for the empty text.
    pub fn new(of_nothing: T) -> Self {
        Self {
            places: vec![("", of_nothing); PLACES],
        }
    }

    /// The answer for a text, found out if it is not remembered.
    pub fn get(&mut self, text: &'a str, find_out: impl FnOnce(&'a str) -> T) -> T {
        let entry = &mut self.places[place(text)];
        if entry.0 != text {
            *entry = (text, find_out(text));
        }
        entry.1
    }
}

/// Both ends of a text tell most class attributes apart.
fn place(text: &str) -> usize {
    let bytes = text.as_bytes();
    let ends = bytes.iter().take(12).chain(bytes.iter().rev().take(12));
    let hash = ends.fold(bytes.len() as u32, |hash, &byte| {
        hash.wrapping_mul(31).wrapping_add(u32::from(byte))
    });
    (hash ^ (hash >> 8) ^ (hash >> 16)) as usize % PLACES
}
