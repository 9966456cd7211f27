//! What three or more demos share: field errors, money, seeded randomness,
//! statistics, and table reading with limits.
//!
//! Everything here is pure: no clock, no environment, no network. A function
//! moves in when a third demo would otherwise copy it, not before.

pub mod accuracy;
pub mod day;
pub mod field;
pub mod money;
pub mod names;
pub mod number;
pub mod plain;
pub mod reading;
pub mod rng;
pub mod slug;
pub mod stats;
pub mod table;
pub mod timing;

pub use field::{FieldError, FieldErrors, Fields, Input, Limit, limits_of};
pub use money::Money;
pub use names::{Choice, UnknownName};
pub use plain::is_plain;
pub use rng::SeededRng;
pub use slug::DemoSlug;
pub use table::{DecimalMark, Limits, Row, Table, TableError};
