//! A least rate of progress: who sends or takes bytes by the handful holds a task, memory and a file handle for as long
//! as it likes.

use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::time::{Instant, Sleep, sleep_until};

/// The least rate, in both directions: the slowest networks still sold bring twice as much.
const LEAST_BYTES_A_SECOND: u64 = 2048;

/// How much must have moved in each window of waiting. Time in which nobody waits does not count.
pub struct Pace {
    window: Duration,
    /// The end of the window that runs while somebody waits.
    ends: Option<Pin<Box<Sleep>>>,
    is_waiting: bool,
    moved: u64,
}

impl Pace {
    #[must_use]
    pub fn new(window: Duration) -> Self {
        Self {
            window,
            ends: None,
            is_waiting: false,
            moved: 0,
        }
    }

    /// So many bytes went on their way.
    pub fn moved(&mut self, bytes: usize) {
        self.is_waiting = false;
        self.moved += bytes as u64;
    }

    /// To be polled while nothing moves; ready once too little has.
    pub fn poll_too_slow(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let window = self.window;
        let ends = self
            .ends
            .get_or_insert_with(|| Box::pin(sleep_until(Instant::now())));
        // A window that ended while nothing waited says nothing.
        if !self.is_waiting && ends.deadline() <= Instant::now() {
            self.moved = 0;
            ends.as_mut().reset(Instant::now() + window);
        }
        self.is_waiting = true;
        loop {
            ready!(ends.as_mut().poll(context));
            if self.moved < LEAST_BYTES_A_SECOND * window.as_secs() {
                return Poll::Ready(());
            }
            self.moved = 0;
            ends.as_mut().reset(Instant::now() + window);
        }
    }
}
