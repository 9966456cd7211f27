//! Threads that stand below others: what runs on them takes what those leave.

#[cfg(target_os = "linux")]
use rustix::process::{getpriority_process, setpriority_process};

/// How far below the other threads those of long work stand: each has a tenth of what one of them has where both want
/// the processor, and never nothing. Jobs and work in the background stand equally low, so that neither starves the
/// other.
pub const NICENESS: i32 = 10;

/// Lowers the priority of this thread for good. Where the system does not allow it, it runs like any other.
#[cfg(target_os = "linux")]
pub fn lower_priority() {
    let own = getpriority_process(None).unwrap_or_default();
    let _ = setpriority_process(None, own + NICENESS);
}

/// Elsewhere a priority is the whole process's, and stays as it is.
#[cfg(not(target_os = "linux"))]
pub fn lower_priority() {}
