//! News analysis through its public face.

mod parts;
mod report;
