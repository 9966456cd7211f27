//! The weights as bytes: little-endian, counts before what they count.

use super::{Forest, Model, Node, OddsTable, Tree};
use crate::features::{FIRST_FEATURES, SECOND_FEATURES};

const MAGIC: &[u8; 8] = b"ARTICLE1";
/// Log-odds are stored in steps of this size.
const ODDS_STEP: f32 = 1.0 / 16.0;

impl Model {
    /// The model as it is committed.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        out.extend(self.threshold.to_le_bytes());
        let mut odds: Vec<(u32, f32)> = self.odds.0.iter().map(|(&k, &v)| (k, v)).collect();
        odds.sort_by_key(|&(token, _)| token);
        out.extend((odds.len() as u32).to_le_bytes());
        for (token, value) in odds {
            out.extend(token.to_le_bytes());
            out.push((value / ODDS_STEP).round().clamp(-127.0, 127.0) as i8 as u8);
        }
        for forest in [&self.first, &self.second] {
            out.extend(forest.base().to_le_bytes());
            out.extend((forest.trees().len() as u32).to_le_bytes());
            for tree in forest.trees() {
                out.extend((tree.0.len() as u32).to_le_bytes());
                for node in &tree.0 {
                    let (feature, right, value) = node.parts();
                    out.extend(feature.to_le_bytes());
                    out.extend(right.to_le_bytes());
                    out.extend(value.to_le_bytes());
                }
            }
        }
        out
    }

    /// Reads what [`Model::to_bytes`] wrote; nothing if it is not that.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut reader = Reader(bytes.strip_prefix(MAGIC)?);
        let threshold = reader.f32()?;
        let mut odds = OddsTable::default();
        for _ in 0..reader.u32()? {
            let token = reader.u32()?;
            let [step] = reader.take::<1>()?;
            odds.0.insert(token, f32::from(step as i8) * ODDS_STEP);
        }
        let first = reader.forest(FIRST_FEATURES)?;
        let second = reader.forest(SECOND_FEATURES)?;
        reader.0.is_empty().then_some(Self {
            odds,
            first,
            second,
            threshold,
        })
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (head, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*head)
    }

    fn u16(&mut self) -> Option<u16> {
        self.take().map(u16::from_le_bytes)
    }

    fn u32(&mut self) -> Option<u32> {
        self.take().map(u32::from_le_bytes)
    }

    fn f32(&mut self) -> Option<f32> {
        self.take().map(f32::from_le_bytes)
    }

    fn forest(&mut self, features: usize) -> Option<Forest> {
        let base = self.f32()?;
        let mut trees = Vec::new();
        for _ in 0..self.u32()? {
            let mut tree = Tree::default();
            for _ in 0..self.u32()? {
                let (feature, right) = (self.u16()?, self.u16()?);
                tree.0.push(Node::from_parts(feature, right, self.f32()?));
            }
            tree.is_sound(features).then_some(())?;
            trees.push(tree);
        }
        Some(Forest::new(base, trees))
    }
}
