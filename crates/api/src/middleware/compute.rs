//! Where engines run: a bounded number at a time, off the async threads, with a
//! short queue. Beyond it callers are told to come back instead of waiting.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::Semaphore;

use crate::error::ApiError;

/// How many callers may wait for each running computation before new ones are turned away.
const WAITING_PER_WORKER: usize = 32;

/// What a caller who is turned away is told to wait.
const RETRY_AFTER_SECONDS: u64 = 2;

/// The pool of computations.
#[derive(Clone)]
pub struct Compute {
    workers: Arc<Semaphore>,
    in_flight: Arc<AtomicUsize>,
    most_in_flight: usize,
}

impl Compute {
    /// A pool that runs `workers` computations at once.
    #[must_use]
    pub fn new(workers: usize) -> Self {
        Self {
            workers: Arc::new(Semaphore::new(workers)),
            in_flight: Arc::default(),
            most_in_flight: workers * (1 + WAITING_PER_WORKER),
        }
    }

    /// Runs a computation, or refuses at once when too many wait already.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let place = Place::take(&self.in_flight, self.most_in_flight)?;
        let worker = Arc::clone(&self.workers)
            .acquire_owned()
            .await
            .map_err(|closed| ApiError::Internal(closed.into()))?;
        let work = tokio::task::spawn_blocking(move || {
            // Both are held until the work is really done, even when the caller has gone away.
            let _held = (place, worker);
            work()
        });
        work.await
            .map_err(|panicked| ApiError::Internal(panicked.into()))
    }
}

/// One caller's place in the pool, given back when dropped.
struct Place(Arc<AtomicUsize>);

impl Place {
    fn take(in_flight: &Arc<AtomicUsize>, most: usize) -> Result<Self, ApiError> {
        let place = Self(Arc::clone(in_flight));
        if in_flight.fetch_add(1, Ordering::Relaxed) < most {
            Ok(place)
        } else {
            Err(ApiError::Busy(RETRY_AFTER_SECONDS))
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::{Compute, WAITING_PER_WORKER};
    use crate::error::ApiError;

    #[tokio::test]
    async fn a_full_pool_refuses_and_recovers() {
        let pool = Compute::new(1);
        let (release, wait) = mpsc::channel::<()>();
        let running = tokio::spawn({
            let pool = pool.clone();
            async move { pool.run(move || wait.recv()).await }
        });
        let waiting: Vec<_> = (0..WAITING_PER_WORKER)
            .map(|_| {
                tokio::spawn({
                    let pool = pool.clone();
                    async move { pool.run(|| ()).await }
                })
            })
            .collect();
        while pool.in_flight.load(std::sync::atomic::Ordering::Relaxed) <= WAITING_PER_WORKER {
            tokio::task::yield_now().await;
        }

        assert!(matches!(pool.run(|| ()).await, Err(ApiError::Busy(_))));

        release.send(()).unwrap();
        assert!(running.await.unwrap().unwrap().is_ok());
        for caller in waiting {
            caller.await.unwrap().unwrap();
        }
        assert_eq!(pool.run(|| 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn a_panic_is_an_internal_error_and_frees_the_worker() {
        let pool = Compute::new(1);
        let panicked = pool.run(|| panic!("engine bug")).await;
        assert!(matches!(panicked, Err(ApiError::Internal(_))));
        assert_eq!(pool.run(|| 7).await.unwrap(), 7);
    }
}
