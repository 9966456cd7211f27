//! The usual soft limit of 1,024 open files is far below the connections a site has; the hard limit is ours to use.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Files that are no connections: database, mail, publishers, the listener.
const OTHERS: u64 = 256;

/// Raises the soft limit as far as it must and may; gives how many connections there is room for.
pub fn room_for(connections: usize) -> usize {
    let wanted = u64::try_from(connections).unwrap_or(u64::MAX) + OTHERS;
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // None is no limit.
    let least = |limit: Option<u64>| limit.map_or(wanted, |limit| limit.min(wanted));
    let raised = Rlimit {
        current: Some(least(maximum)),
        maximum,
    };
    let has = match least(current) < wanted && setrlimit(Resource::Nofile, raised).is_ok() {
        true => least(maximum),
        false => least(current),
    };
    if has < wanted {
        tracing::warn!(
            open_files = has,
            wanted,
            "The limit of open files is too low for limits_connections: there are fewer, and an address and streams have fewer of them"
        );
    }
    usize::try_from(has.saturating_sub(OTHERS))
        .unwrap_or(usize::MAX)
        .max(1)
}
