//! The article extractor through its public face.

mod sample;
