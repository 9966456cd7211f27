//! What stands between the connection and the handlers.

pub mod body;
pub mod compute;
pub mod edge;
pub mod large;
pub mod permits;
pub mod rate_limit;
pub mod visitor;
mod wrong_field;
