//! Threads that stand below others: what runs on them takes what those leave.

use rustix::process::{getpriority_process, setpriority_process};

/// Lowers the priority of this thread by so much, for good. Where the system does not allow it, it runs like any other.
pub fn lower_priority(by: i32) {
    let own = getpriority_process(None).unwrap_or_default();
    let _ = setpriority_process(None, own + by);
}
