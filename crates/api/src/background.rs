//! Threads that stand below others: what runs on them takes what those leave.

use std::time::Duration;

#[cfg(target_os = "linux")]
use rustix::process::{getpriority_process, setpriority_process};
use rustix::time::{ClockId, clock_gettime};

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

/// What this thread has had of a processor: who waits for one, or for what another makes, has had nothing.
pub fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}
