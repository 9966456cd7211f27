//! Pages and connections through the door.

#![expect(clippy::unwrap_used, reason = "a failing test may panic anywhere")]

mod connections;
mod embed;
mod framing;
mod observatory;
mod pages;
mod test_site;
