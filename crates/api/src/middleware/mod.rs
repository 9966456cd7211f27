//! What stands between the connection and the handlers.

pub mod body;
pub mod compute;
pub mod edge;
pub mod large;
pub mod limit;
pub mod turns;
pub mod visitor;
