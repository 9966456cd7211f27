//! Weights written as the site reads them: whole numbers of one byte, keys as differences.

use machine_learning::entities::labels::{LABELS, Row};
use machine_learning::entities::model::{FORMS, MAGIC};
use machine_learning::packed::Key;

/// Weights below this change no decision that matters; leaving them out halves the file.
const SMALLEST: f32 = 0.04;

/// Seven bits a byte, the lowest first.
pub fn varint(bytes: &mut Vec<u8>, mut value: u32) {
    while value >= 128 {
        bytes.push((value & 127) as u8 | 128);
        value >>= 7;
    }
    bytes.push(value as u8);
}

/// Keys in rising order, as their number and their differences.
pub fn keys(bytes: &mut Vec<u8>, keys: impl ExactSizeIterator<Item = Key>) {
    varint(bytes, keys.len() as u32);
    let mut last = 0;
    for key in keys {
        varint(bytes, key - last);
        last = key;
    }
}

/// A weight as a whole number of steps.
pub fn whole(weight: f64, step: f64) -> i8 {
    (weight / step).round().clamp(-127.0, 127.0) as i8
}

/// The file of the entity model.
pub fn pack(features: &[(Key, [Row; FORMS])], transitions: &[Row; LABELS]) -> Vec<u8> {
    let mut features: Vec<&(Key, [Row; FORMS])> = features
        .iter()
        .filter(|(_, row)| row.as_flattened().iter().any(|w| w.abs() >= SMALLEST))
        .collect();
    features.sort_unstable_by_key(|(key, _)| *key);
    let largest = features
        .iter()
        .flat_map(|(_, row)| row.as_flattened())
        .fold(0.0f32, |top, w| top.max(w.abs()));
    let scale = (largest / 127.0).max(f32::MIN_POSITIVE);
    let mut bytes = MAGIC.to_vec();
    bytes.extend(scale.to_le_bytes());
    bytes.extend(
        transitions
            .as_flattened()
            .iter()
            .flat_map(|w| w.to_le_bytes()),
    );
    keys(&mut bytes, features.iter().map(|(key, _)| *key));
    for (_, row) in &features {
        let whole: Vec<i8> = row
            .as_flattened()
            .iter()
            .map(|w| whole(f64::from(*w), f64::from(scale)))
            .collect();
        let set = whole.iter().enumerate().filter(|(_, w)| **w != 0);
        varint(
            &mut bytes,
            set.fold(0u32, |mask, (place, _)| mask | 1 << place),
        );
        bytes.extend(
            whole
                .iter()
                .filter(|w| **w != 0)
                .map(|w| w.to_le_bytes()[0]),
        );
    }
    bytes
}
