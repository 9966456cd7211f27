//! The one file in a zip archive, as publishers send tables: read from the archive's own directory,
//! never larger than the caller takes, and checked against its checksum.
//!
//! After PKWARE's APPNOTE 6.3.10, sections 4.3.7 to 4.3.16. Stored and deflated entries are read;
//! encrypted, split and 64-bit archives are not.

use std::io::Read as _;

use flate2::Crc;
use flate2::read::DeflateDecoder;
use thiserror::Error;

/// Why an archive cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ZipError {
    #[error("the answer is not a zip archive")]
    NotZip,
    #[error("the archive holds {0} files where one is expected")]
    NotOne(u16),
    #[error("the archive is packed in a way that is not read here")]
    Unsupported,
    #[error("the file in the archive is larger than {0} bytes")]
    TooLarge(usize),
    #[error("the archive is damaged")]
    Damaged,
}

const END: u32 = 0x0605_4b50;
const ENTRY: u32 = 0x0201_4b50;
const LOCAL: u32 = 0x0403_4b50;
/// The end record without its comment, which may be as long as two bytes can say.
const END_BYTES: usize = 22;

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    let part = bytes.get(at..at.checked_add(2)?)?;
    Some(u16::from_le_bytes(part.try_into().ok()?))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    let part = bytes.get(at..at.checked_add(4)?)?;
    Some(u32::from_le_bytes(part.try_into().ok()?))
}

/// The bytes of the only file in an archive.
pub fn only_file(archive: &[u8], max_bytes: usize) -> Result<Vec<u8>, ZipError> {
    let last = archive
        .len()
        .checked_sub(END_BYTES)
        .ok_or(ZipError::NotZip)?;
    let first = last.saturating_sub(usize::from(u16::MAX));
    let end = (first..=last).rfind(|&at| u32_at(archive, at) == Some(END));
    let end = end.ok_or(ZipError::NotZip)?;
    let count = u16_at(archive, end + 10).ok_or(ZipError::NotZip)?;
    if count != 1 {
        return Err(ZipError::NotOne(count));
    }
    let found = entry(archive, end).ok_or(ZipError::Damaged)?;
    if found.is_encrypted {
        return Err(ZipError::Unsupported);
    }
    let mut bytes = Vec::new();
    let limit = max_bytes as u64 + 1;
    match found.method {
        0 => bytes.extend(found.packed.iter().take(max_bytes + 1)),
        8 => {
            let unpacked = DeflateDecoder::new(found.packed)
                .take(limit)
                .read_to_end(&mut bytes);
            unpacked.map_err(|_| ZipError::Damaged)?;
        }
        _ => return Err(ZipError::Unsupported),
    }
    if bytes.len() > max_bytes {
        return Err(ZipError::TooLarge(max_bytes));
    }
    let mut crc = Crc::new();
    crc.update(&bytes);
    match crc.sum() == found.checksum {
        true => Ok(bytes),
        false => Err(ZipError::Damaged),
    }
}

struct Entry<'a> {
    method: u16,
    is_encrypted: bool,
    checksum: u32,
    packed: &'a [u8],
}

/// The first entry of the directory that the end record points at, with its bytes.
fn entry(archive: &[u8], end: usize) -> Option<Entry<'_>> {
    let at = u32_at(archive, end + 16)? as usize;
    if u32_at(archive, at)? != ENTRY {
        return None;
    }
    let local = u32_at(archive, at + 42)? as usize;
    if u32_at(archive, local)? != LOCAL {
        return None;
    }
    // The local header has a name and an extra part of lengths of its own.
    let name = usize::from(u16_at(archive, local + 26)?);
    let extra = usize::from(u16_at(archive, local + 28)?);
    let start = local + 30 + name + extra;
    let packed = archive.get(start..start.checked_add(u32_at(archive, at + 20)? as usize)?)?;
    Some(Entry {
        method: u16_at(archive, at + 10)?,
        is_encrypted: u16_at(archive, at + 8)? & 1 == 1,
        checksum: u32_at(archive, at + 16)?,
        packed,
    })
}
