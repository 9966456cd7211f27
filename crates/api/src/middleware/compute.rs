//! Where engines run: few at a time, off the async threads, and fairly. Visitors take turns by the time their work
//! has taken, and none of them has all workers; short work has workers of its own, so that it never waits for long
//! work; who has had much of late computes in the background; and when the queue is full whoever waits most often gives
//! up a place.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::sync::oneshot;

use super::fair_queue::{FairQueue, VISITOR_BYTES, Work};
use super::rate_limit::{bucket, network};
use crate::answer::Answer;
use crate::background::{lower_priority, processor_time};
use crate::error::ApiError;

/// How many callers may wait for each worker.
const WAITING_PER_WORKER: usize = 32;

/// How many calls of one visitor may wait: a page asks for a handful at once.
const WAITING_PER_VISITOR: usize = 32;

/// What is as large takes long: a text of less than 16 KB is read in a few milliseconds.
pub const SHORT_BYTES: usize = 16 * 1024;

/// Whoever has waited this long would not wait for the answer either. The parts of a call count together.
const LONGEST_WAIT: Duration = Duration::from_secs(15);

/// What a caller who is turned away is told to wait.
const RETRY_AFTER_SECONDS: u64 = 2;

/// How long work takes, as far as one can tell beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    Short,
    Long,
}

impl Weight {
    /// Of work on so many bytes that is short on fewer than so many; with 0 it never is, not on an empty query either.
    #[must_use]
    pub fn of(bytes: usize, short_bytes: usize) -> Self {
        match bytes >= short_bytes {
            true => Self::Long,
            false => Self::Short,
        }
    }
}

/// The pool of computations.
#[derive(Clone)]
pub struct Compute {
    state: Arc<Mutex<FairQueue>>,
    /// How much long work runs at once, and beside it as much short work and one more.
    workers: usize,
}

/// One call of a visitor's, which may compute in parts.
pub struct Call {
    pool: Compute,
    visitor: IpAddr,
    /// How much longer it waits for its turns.
    patience: Duration,
    /// The memory that its long parts take beside what was sent.
    working_bytes: usize,
}

/// The right to run, given back when dropped.
pub(super) struct Turn {
    pool: Compute,
    client: String,
    work: Work,
    /// The processor time of its thread as the work began; none where it never did.
    began: Option<Duration>,
}

impl Compute {
    /// A pool that runs so much long work at once.
    #[must_use]
    pub fn new(workers: usize) -> Self {
        Self {
            state: Arc::default(),
            workers,
        }
    }

    /// A call of a visitor's that begins now.
    #[must_use]
    pub fn call(&self, visitor: IpAddr) -> Call {
        Call {
            pool: self.clone(),
            visitor,
            patience: LONGEST_WAIT,
            working_bytes: 0,
        }
    }

    fn queue(
        &self,
        visitor: IpAddr,
        is_long: bool,
        bytes: usize,
    ) -> Option<oneshot::Receiver<Turn>> {
        let (client, network) = (bucket(visitor), network(visitor));
        let (caller, turn) = oneshot::channel();
        let now = Instant::now();
        let mut state = self.lock();
        let share = state.share(&client, &network);
        share.forget_gone();
        let is_full = share.waiting() >= WAITING_PER_VISITOR
            || !state.make_room(&client, is_long, self.most_waiting(), now);
        if is_full {
            state.forget_if_over(&client, now);
            return None;
        }
        state.share(&client, &network).wait(is_long, bytes, caller);
        drop(state);
        self.serve();
        Some(turn)
    }

    fn most_waiting(&self) -> usize {
        (self.workers + 1) * WAITING_PER_WORKER
    }

    /// Gives free workers to those whose turn it is.
    fn serve(&self) {
        loop {
            let next = self.lock().next(self.workers, Instant::now());
            let Some(next) = next else {
                return;
            };
            // Whoever has gone away meanwhile drops the turn, which gives the worker back.
            let _ = next.caller.send(Turn {
                pool: self.clone(),
                client: next.client,
                work: next.work,
                began: None,
            });
        }
    }

    fn lock(&self) -> MutexGuard<'_, FairQueue> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Call {
    /// Says that long parts of the call take so much memory beside what was sent: they wait until there is room for it.
    #[must_use]
    pub fn needing(mut self, bytes: usize) -> Self {
        self.working_bytes = bytes.min(VISITOR_BYTES);
        self
    }

    /// Runs a part of the call, or refuses when too much waits already.
    pub async fn run<T: Send + 'static>(
        &mut self,
        weight: Weight,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let busy = || ApiError::Busy(RETRY_AFTER_SECONDS);
        let is_long = weight == Weight::Long;
        let bytes = if is_long { self.working_bytes } else { 0 };
        let turn = self.pool.queue(self.visitor, is_long, bytes);
        let turn = turn.ok_or_else(busy)?;
        let asked = tokio::time::Instant::now();
        let waited = tokio::time::timeout(self.patience, turn).await;
        self.patience = self.patience.saturating_sub(asked.elapsed());
        let mut turn = waited.map_err(|_| busy())?.map_err(|_| busy())?;
        let in_background = turn.work.in_background;
        let work = move || {
            turn.began = Some(processor_time());
            // Held until the work is really done, even when the caller has gone away.
            let _turn = turn;
            work()
        };
        match in_background {
            true => run_at_low_priority(work)?
                .await
                .map_err(|panicked| ApiError::Internal(panicked.into())),
            false => tokio::task::spawn_blocking(work)
                .await
                .map_err(|panicked| ApiError::Internal(panicked.into())),
        }
    }

    /// Computes a report and writes it as JSON, both off the async threads.
    pub async fn answer<R: Serialize>(
        &mut self,
        weight: Weight,
        work: impl FnOnce() -> Result<R, ApiError> + Send + 'static,
    ) -> Result<Answer, ApiError> {
        self.run(weight, move || Answer::json(&work()?)).await?
    }
}

/// Runs work below all other. A thread cannot raise its priority again, so that each is used once.
fn run_at_low_priority<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<oneshot::Receiver<T>, ApiError> {
    let (tell, told) = oneshot::channel();
    let run = move || {
        lower_priority();
        let _ = tell.send(work());
    };
    let thread = thread::Builder::new().name("background".to_owned());
    match thread.spawn(run) {
        Ok(_) => Ok(told),
        Err(_) => Err(ApiError::Busy(RETRY_AFTER_SECONDS)),
    }
}

impl Drop for Turn {
    /// On the thread that did the work.
    fn drop(&mut self) {
        let took = |began| processor_time().saturating_sub(began);
        let took = self.began.map_or(Duration::ZERO, took);
        let mut state = self.pool.lock();
        state.done(&self.client, self.work, took, Instant::now());
        drop(state);
        self.pool.serve();
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::mpsc;
    use std::thread::{self, ThreadId};
    use std::time::{Duration, Instant};

    use serde::{Serialize, Serializer};
    use tokio::task::JoinHandle;

    use super::Weight::{Long, Short};
    use super::{Compute, LONGEST_WAIT, WAITING_PER_VISITOR, Weight};
    use crate::background::{NICENESS, processor_time};
    use crate::error::ApiError;
    use crate::middleware::fair_queue::{BACKGROUND_FROM, Share};
    use crate::middleware::rate_limit::{bucket, network};

    fn visitor(number: usize) -> IpAddr {
        IpAddr::from([203, 0, 113, u8::try_from(number % 250).unwrap()])
    }

    /// Long work of a visitor that goes on until the sender is dropped.
    async fn held(pool: &Compute, number: usize) -> mpsc::Sender<()> {
        let (release, wait) = mpsc::channel::<()>();
        let (begin, begun) = mpsc::channel();
        spawn(pool, number, Long, move || {
            begin.send(()).unwrap();
            let _ = wait.recv();
        });
        while begun.try_recv().is_err() {
            tokio::task::yield_now().await;
        }
        release
    }

    fn spawn(
        pool: &Compute,
        number: usize,
        weight: Weight,
        work: impl FnOnce() + Send + 'static,
    ) -> JoinHandle<Result<(), ApiError>> {
        let pool = pool.clone();
        tokio::spawn(async move { pool.call(visitor(number)).run(weight, work).await })
    }

    async fn until_waiting(pool: &Compute, count: usize) {
        let waiting = || {
            let state = pool.lock();
            state.visitors.values().map(Share::waiting).sum::<usize>()
        };
        while waiting() < count {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_short_question_does_not_wait_for_long_work() {
        let pool = Compute::new(2);
        let _busy = (held(&pool, 1).await, held(&pool, 2).await);
        let flood: Vec<_> = (0..67).map(|_| spawn(&pool, 1, Long, || ())).collect();
        until_waiting(&pool, WAITING_PER_VISITOR).await;
        assert_eq!(pool.call(visitor(3)).run(Short, || 7).await.unwrap(), 7);
        for call in flood {
            call.abort();
        }
    }

    #[tokio::test]
    async fn one_visitors_long_work_leaves_a_worker_to_anothers() {
        let pool = Compute::new(2);
        let _busy = held(&pool, 1).await;
        spawn(&pool, 1, Long, || ());
        until_waiting(&pool, 1).await;
        assert_eq!(pool.call(visitor(2)).run(Long, || 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn a_visitors_work_counts_by_the_time_it_took() {
        let pool = Compute::new(1);
        let time = Duration::from_millis(50);
        let working = move || {
            let began = processor_time();
            while processor_time() - began < time {}
        };
        let mut call = pool.call(visitor(1));
        call.run(Long, working).await.unwrap();
        let spent = pool.lock().visitors["203.0.113.1"].spent;
        assert!(spent >= time);
        // Who only waits for something has had nothing of the processor.
        let waiting = move || thread::sleep(2 * time);
        call.run(Long, waiting).await.unwrap();
        assert!(pool.lock().visitors["203.0.113.1"].spent - spent < time);
    }

    #[tokio::test]
    async fn a_visitor_may_have_so_many_waiting_and_a_full_queue_takes_from_who_has_most() {
        let pool = Compute::new(1);
        let release = held(&pool, 9).await;
        let first: Vec<_> = (0..WAITING_PER_VISITOR)
            .map(|_| spawn(&pool, 1, Long, || ()))
            .collect();
        until_waiting(&pool, WAITING_PER_VISITOR).await;
        let refused = pool.call(visitor(1)).run(Long, || ()).await;
        assert!(matches!(refused, Err(ApiError::Busy(_))));

        let others: Vec<_> = (0..pool.most_waiting() - WAITING_PER_VISITOR)
            .map(|number| spawn(&pool, 10 + number, Long, || ()))
            .collect();
        until_waiting(&pool, pool.most_waiting()).await;
        let newcomer = spawn(&pool, 8, Long, || ());
        let mut first = first;
        let given_up = first.pop().unwrap().await.unwrap();
        assert!(matches!(given_up, Err(ApiError::Busy(_))));

        drop(release);
        newcomer.await.unwrap().unwrap();
        for call in others.into_iter().chain(first) {
            call.await.unwrap().unwrap();
        }
        assert!(pool.lock().under_way().is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn who_waits_too_long_is_told_and_leaves_the_queue() {
        let pool = Compute::new(1);
        let _busy = held(&pool, 9).await;
        let waiting = spawn(&pool, 1, Long, || ());
        until_waiting(&pool, 1).await;
        tokio::time::advance(LONGEST_WAIT * 2).await;
        assert!(matches!(waiting.await.unwrap(), Err(ApiError::Busy(_))));
        assert_eq!(pool.call(visitor(2)).run(Short, || 7).await.unwrap(), 7);
        assert_eq!(pool.lock().under_way(), ["203.0.113.9"]);
    }

    #[tokio::test(start_paused = true)]
    async fn the_parts_of_a_call_wait_together_no_longer_than_one() {
        let pool = Compute::new(1);
        let mut call = pool.call(visitor(1));
        // Two thirds of its patience for the first part, and as long again for the second.
        for is_served in [true, false] {
            let busy = held(&pool, 9).await;
            let others = async {
                until_waiting(&pool, 1).await;
                tokio::time::advance(LONGEST_WAIT * 2 / 3).await;
                tokio::task::yield_now().await;
                drop(busy);
            };
            let (part, ()) = tokio::join!(call.run(Long, || ()), others);
            assert_eq!(part.is_ok(), is_served);
        }
    }

    #[tokio::test]
    async fn who_has_had_much_of_late_gives_way_to_every_other_thread() {
        let pool = Compute::new(1);
        let mut call = pool.call(visitor(1));
        let priority = || rustix::process::getpriority_process(None).unwrap();
        let before = call.run(Long, priority).await.unwrap();
        {
            let mut state = pool.lock();
            let share = state.share(&bucket(visitor(1)), &network(visitor(1)));
            share.took(2 * BACKGROUND_FROM, Instant::now());
        }
        let after = call.run(Long, priority).await.unwrap();
        assert_eq!(after, (before + NICENESS).min(19));
        let panicked = call.run(Long, || panic!("engine bug")).await;
        assert!(matches!(panicked, Err(ApiError::Internal(_))));
        assert!(pool.lock().under_way().is_empty());
    }

    #[tokio::test]
    async fn a_report_is_written_where_it_was_computed() {
        struct Writer(ThreadId);
        impl Serialize for Writer {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_bool(thread::current().id() == self.0)
            }
        }
        let pool = Compute::new(1);
        let mut call = pool.call(visitor(1));
        let answer = call.answer(Short, || Ok(Writer(thread::current().id())));
        assert_eq!(&answer.await.unwrap().body[..], b"true");
    }

    #[tokio::test]
    async fn a_panic_is_an_internal_error_and_frees_the_worker() {
        let pool = Compute::new(1);
        for _ in 0..3 {
            let panicked = pool
                .call(visitor(1))
                .run(Long, || panic!("engine bug"))
                .await;
            assert!(matches!(panicked, Err(ApiError::Internal(_))));
        }
        assert_eq!(pool.call(visitor(1)).run(Long, || 7).await.unwrap(), 7);
        assert!(pool.lock().under_way().is_empty());
    }
}
