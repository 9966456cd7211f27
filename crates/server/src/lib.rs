//! The site in one binary.
