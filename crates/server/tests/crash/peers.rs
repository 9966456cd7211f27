//! Programs beside ours that not every machine has.

use std::process::Command;

/// Whether `program` works here, by a call that succeeds where it does.
///
/// A test that it is missing for shows nothing and says so. `make` looks before, says it aloud, and names in `TEST_PEERS`
/// those it found: no test passes for want of one of them.
pub fn has(program: &str, arguments: &[&str]) -> bool {
    let output = Command::new(program).args(arguments).output();
    let works = output.is_ok_and(|output| output.status.success());
    let found = std::env::var("TEST_PEERS").unwrap_or_default();
    let is_promised = found.split(' ').any(|name| name == program);
    assert!(works || !is_promised, "{program} was here and is not");
    if !works {
        println!("not shown: {program} is not installed, or may not work here");
    }
    works
}
