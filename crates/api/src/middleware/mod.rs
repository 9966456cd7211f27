//! What stands between the connection and the handlers.

pub mod arrival;
pub mod body;
pub mod compute;
pub mod edge;
pub mod every_field;
mod fair_queue;
pub mod head_limits;
pub mod intake;
mod list_for_object;
pub mod pace;
pub mod permits;
pub mod rate_limit;
pub mod recent;
pub mod shares;
pub mod tally;
pub mod unsent;
pub mod visitor;
mod wrong_field;
