//! Where engines run: a bounded number at a time, off the async threads, with a
//! short queue. Beyond it callers are told to come back instead of waiting.

use std::net::IpAddr;
use std::sync::Arc;

use serde::Serialize;
use tokio::sync::Semaphore;

use super::permits::ClientPermits;
use crate::answer::Answer;
use crate::error::ApiError;

/// How many callers may wait for each running computation before new ones are turned away.
const WAITING_PER_WORKER: usize = 32;

/// What a caller who is turned away is told to wait.
const RETRY_AFTER_SECONDS: u64 = 2;

/// The pool of computations.
#[derive(Clone)]
pub struct Compute {
    workers: Arc<Semaphore>,
    /// Running and waiting ones together.
    queue: Arc<Semaphore>,
    /// A visitor gets half of the queue at the most, so that a flood from one leaves room for others.
    visitors: ClientPermits,
}

impl Compute {
    /// A pool that runs `workers` computations at once.
    #[must_use]
    pub fn new(workers: usize) -> Self {
        let queue = workers * (1 + WAITING_PER_WORKER);
        Self {
            workers: Arc::new(Semaphore::new(workers)),
            queue: Arc::new(Semaphore::new(queue)),
            visitors: ClientPermits::at_most(queue.div_ceil(2)),
        }
    }

    /// Runs a computation for a visitor, or refuses at once when too many wait already.
    pub async fn run<T: Send + 'static>(
        &self,
        visitor: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let busy = || ApiError::Busy(RETRY_AFTER_SECONDS);
        let own = self.visitors.take(visitor).ok_or_else(busy)?;
        let queued = Arc::clone(&self.queue).try_acquire_owned();
        let queued = queued.map_err(|_| busy())?;
        let worker = Arc::clone(&self.workers)
            .acquire_owned()
            .await
            .map_err(|closed| ApiError::Internal(closed.into()))?;
        let work = tokio::task::spawn_blocking(move || {
            // All are held until the work is really done, even when the caller has gone away.
            let _held = (own, queued, worker);
            work()
        });
        work.await
            .map_err(|panicked| ApiError::Internal(panicked.into()))
    }

    /// Computes a report and writes it as JSON, both off the async threads.
    pub async fn answer<R: Serialize>(
        &self,
        visitor: IpAddr,
        work: impl FnOnce() -> Result<R, ApiError> + Send + 'static,
    ) -> Result<Answer, ApiError> {
        self.run(visitor, move || Answer::json(&work()?)).await?
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::mpsc;
    use std::thread::{self, ThreadId};

    use serde::{Serialize, Serializer};

    use super::{Compute, WAITING_PER_WORKER};
    use crate::error::ApiError;

    fn visitor(number: usize) -> IpAddr {
        IpAddr::from([203, 0, 113, u8::try_from(number % 250).unwrap()])
    }

    /// A pool of one whose worker waits for the sender.
    async fn occupied() -> (Compute, mpsc::Sender<()>) {
        let pool = Compute::new(1);
        let (release, wait) = mpsc::channel::<()>();
        tokio::spawn({
            let pool = pool.clone();
            async move { pool.run(visitor(249), move || wait.recv()).await }
        });
        while pool.workers.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        (pool, release)
    }

    #[tokio::test]
    async fn a_full_pool_refuses_and_recovers() {
        let (pool, release) = occupied().await;
        let waiting: Vec<_> = (0..WAITING_PER_WORKER)
            .map(|number| {
                let pool = pool.clone();
                tokio::spawn(async move { pool.run(visitor(number), || ()).await })
            })
            .collect();
        while pool.queue.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let refused = pool.run(visitor(200), || ()).await;
        assert!(matches!(refused, Err(ApiError::Busy(_))));

        release.send(()).unwrap();
        for caller in waiting {
            caller.await.unwrap().unwrap();
        }
        assert_eq!(pool.run(visitor(200), || 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn one_visitors_flood_leaves_room_for_another() {
        let (pool, release) = occupied().await;
        let flood: Vec<_> = (0..100)
            .map(|_| {
                let pool = pool.clone();
                tokio::spawn(async move { pool.run(visitor(1), || ()).await })
            })
            .collect();
        while pool.queue.available_permits() > WAITING_PER_WORKER / 2 {
            tokio::task::yield_now().await;
        }
        let other = tokio::spawn({
            let pool = pool.clone();
            async move { pool.run(visitor(2), || 7).await }
        });
        tokio::task::yield_now().await;
        release.send(()).unwrap();
        assert_eq!(other.await.unwrap().unwrap(), 7);
        let mut refused = 0;
        for call in flood {
            refused += usize::from(call.await.unwrap().is_err());
        }
        assert!(
            refused > 0,
            "a hundred at once are more than a visitor may have"
        );
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
        let answer = pool.answer(visitor(1), || Ok(Writer(thread::current().id())));
        assert_eq!(answer.await.unwrap().body, b"true");
    }

    #[tokio::test]
    async fn a_panic_is_an_internal_error_and_frees_the_worker() {
        let pool = Compute::new(1);
        let panicked = pool.run(visitor(1), || panic!("engine bug")).await;
        assert!(matches!(panicked, Err(ApiError::Internal(_))));
        assert_eq!(pool.run(visitor(1), || 7).await.unwrap(), 7);
    }
}
