//! News analysis through its public face.

mod learnt;
mod parts;
mod report;
