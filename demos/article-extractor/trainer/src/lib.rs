//! Trains and measures the article extractor's classifier.
//!
//! [`corpus`] reads pages with their gold text, [`labels`] finds out which
//! blocks are in it, [`odds`] counts tokens, [`boost`] grows trees,
//! [`pipeline`] puts a model together and holds out folds by domain,
//! [`measure`] compares an extracted text with the gold, [`compare`] prints the
//! table of `make bench`.

pub mod boost;
pub mod compare;
pub mod corpus;
pub mod labels;
pub mod measure;
pub mod odds;
pub mod pipeline;
pub mod uncertainty;
