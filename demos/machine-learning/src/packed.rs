//! What the trained models have in common: features named by a hash, weights of one byte, and the file they lie in.
//!
//! A model's file is its magic bytes, a few numbers, the keys in order as
//! differences, and then the weights. `demos/machine-learning/trainer` writes it.

/// The key of a feature: 32 bits of an FNV-1a hash, enough to keep a few hundred thousand apart.
pub type Key = u32;

/// The key of a feature: the number of its template and its parts.
pub fn key(template: u8, parts: &[&str]) -> Key {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let mut eat = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    eat(template);
    for part in parts {
        part.bytes().for_each(&mut eat);
        eat(0xff);
    }
    // FNV's high bits are mixed better than its low ones.
    (hash >> 32) as u32 ^ hash as u32
}

/// Reads a file's numbers one after another; none where it ends too soon.
pub struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    /// Begins after the magic bytes; none where they differ.
    pub fn new(bytes: &'a [u8], magic: &[u8]) -> Option<Self> {
        let bytes = bytes.strip_prefix(magic)?;
        Some(Self { bytes })
    }

    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (head, rest) = self.bytes.split_at_checked(count)?;
        self.bytes = rest;
        Some(head)
    }

    /// Four bytes, the lowest first.
    pub fn float(&mut self) -> Option<f32> {
        self.take(4)?.try_into().ok().map(f32::from_le_bytes)
    }

    /// One byte with a sign.
    pub fn small(&mut self) -> Option<i8> {
        let byte = self.take(1)?.first()?;
        Some(i8::from_le_bytes([*byte]))
    }

    /// Seven bits a byte, the lowest first, the top bit set on all but the last.
    pub fn varint(&mut self) -> Option<u32> {
        let mut value = 0u32;
        for shift in (0..35).step_by(7) {
            let byte = *self.take(1)?.first()?;
            value |= u32::from(byte & 127).checked_shl(shift)?;
            if byte < 128 {
                return Some(value);
            }
        }
        None
    }

    /// The keys of a model.
    pub fn keys(&mut self) -> Option<Slots> {
        let count = self.varint()? as usize;
        // A key takes a byte at least, so a longer list is no model.
        if count > self.bytes.len() {
            return None;
        }
        let mut slots = Slots::new(count);
        let mut key = 0u32;
        for row in 0..count {
            key = key.wrapping_add(self.varint()?);
            slots.insert(key, row as u32);
        }
        Some(slots)
    }
}

/// The row of each key: a power of two of slots, a key at its own slot or at the next free ones.
pub struct Slots {
    slots: Vec<(Key, u32)>,
    count: usize,
}

impl Slots {
    fn new(count: usize) -> Self {
        Self {
            slots: vec![(0, u32::MAX); (count * 2).next_power_of_two().max(2)],
            count,
        }
    }

    /// How many keys there are.
    pub fn count(&self) -> usize {
        self.count
    }

    fn insert(&mut self, key: Key, row: u32) {
        let mask = self.slots.len() - 1;
        let mut at = key as usize & mask;
        while self.slots[at].1 != u32::MAX {
            at = (at + 1) & mask;
        }
        self.slots[at] = (key, row);
    }

    /// The row of a key, where the model has it.
    pub fn row(&self, key: Key) -> Option<usize> {
        let mask = self.slots.len() - 1;
        let mut at = key as usize & mask;
        // The table is half empty, so a free slot ends every search.
        while self.slots[at].1 != u32::MAX {
            if self.slots[at].0 == key {
                return Some(self.slots[at].1 as usize);
            }
            at = (at + 1) & mask;
        }
        None
    }
}
