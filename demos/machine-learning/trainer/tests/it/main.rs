//! Quality does not fall below what the models' cards say.

mod corpus;
mod quality;
