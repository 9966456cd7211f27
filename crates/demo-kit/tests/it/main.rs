//! The kit through its public face.

mod numbers;
mod randomness;
mod statistics;
mod tables;
