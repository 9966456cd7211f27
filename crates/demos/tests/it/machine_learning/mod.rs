//! News analysis through its public face.

mod report;
