//! Computations that may take long: told as they go, ended with the visitor who asked, few at once, and behind
//! everybody's short work.
//!
//! A job is one call answered with an event stream; closing it is how a visitor ends the work. Its thread has a lower
//! priority than all others, so that it takes what they leave. An engine looks at what its listener says and never at
//! a clock: the clock is here.

use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use futures_util::StreamExt;
use futures_util::stream::{BoxStream, unfold};
use serde::Serialize;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use utoipa::ToSchema;

use crate::background::lower_priority;
use crate::error::ApiError;
use crate::middleware::permits::{ClientPermit, ClientPermits};
use crate::stream::frame;

/// Told no more often than this.
const EVERY: Duration = Duration::from_millis(100);

/// How many jobs may wait for their turn; each holds what was sent.
const MOST_WAITING: usize = 8;

/// How far below the other threads one of a job stands.
const NICENESS: i32 = 10;

/// What a caller who finds no place is told to wait.
const RETRY_AFTER_SECONDS: u64 = 15;

/// Who follows a job: told how far it is, and says whether it goes on.
pub type Follow<'a, P> = &'a mut dyn FnMut(P) -> bool;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JobLimits {
    pub at_once: usize,
    /// After this a job is told to end with the best it has.
    pub deadline: Duration,
}

impl Default for JobLimits {
    /// One core is left to everybody else.
    fn default() -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Self {
            at_once: cores.saturating_sub(1).max(1),
            deadline: Duration::from_secs(60),
        }
    }
}

/// The jobs of all demos.
#[derive(Debug, Clone)]
pub struct Jobs {
    limits: JobLimits,
    turns: Arc<Semaphore>,
    places: Arc<Semaphore>,
    visitors: ClientPermits,
    is_stopping: Arc<AtomicBool>,
}

/// The right to wait for a turn, given back when dropped.
#[derive(Debug)]
pub struct Place {
    _visitor: ClientPermit,
    _waiting: OwnedSemaphorePermit,
}

/// An event of a job.
#[derive(Serialize, ToSchema)]
#[schema(as = JobEvent)]
pub struct JobEvent {
    /// `waiting` while others run, `progress` some times a second, and at the end `report` or `problem`.
    event: String,
    /// Progress, report or problem as JSON.
    data: String,
}

/// Event `waiting`: the work begins when others have ended.
#[derive(Serialize)]
struct Waiting {
    at_once: usize,
}

impl Jobs {
    #[must_use]
    pub fn new(limits: JobLimits) -> Self {
        Self {
            limits,
            turns: Arc::new(Semaphore::new(limits.at_once)),
            places: Arc::new(Semaphore::new(limits.at_once + MOST_WAITING)),
            visitors: ClientPermits::at_most(1),
            is_stopping: Arc::default(),
        }
    }

    /// A place in the queue, one a visitor.
    pub fn enter(&self, visitor: IpAddr) -> Result<Place, ApiError> {
        let visitor = self.visitors.take(visitor).ok_or(ApiError::JobUnderWay)?;
        let waiting = Arc::clone(&self.places).try_acquire_owned();
        let waiting = waiting.map_err(|_| ApiError::Busy(RETRY_AFTER_SECONDS))?;
        Ok(Place {
            _visitor: visitor,
            _waiting: waiting,
        })
    }

    /// Runs a job when its turn comes; dropping the stream ends it.
    pub fn run<P: Serialize, R: Serialize>(
        &self,
        place: Place,
        work: impl FnOnce(Follow<P>) -> Result<R, ApiError> + Send + 'static,
    ) -> BoxStream<'static, Bytes> {
        // Told ten times a second until a deadline, nothing piles up.
        let (send, receive) = mpsc::unbounded_channel();
        let jobs = self.clone();
        tokio::spawn(async move {
            let Some(turn) = jobs.turn(&send).await else {
                return;
            };
            let job = move || {
                let end = jobs.work(&send, work);
                // Before the stream ends, so that the visitor's next one finds room.
                drop((place, turn));
                let _ = send.send(end);
            };
            // Where no thread can be had the stream ends without a report.
            let _ = thread::Builder::new().name("job".to_owned()).spawn(job);
        });
        unfold(receive, async |mut receive: mpsc::UnboundedReceiver<_>| {
            let next =
                tokio::time::timeout(Duration::from_secs(frame::HEARTBEAT_EVERY), receive.recv());
            let bytes = match next.await {
                Ok(bytes) => bytes?,
                Err(_) => Bytes::from_static(frame::HEARTBEAT),
            };
            Some((bytes, receive))
        })
        .boxed()
    }

    /// Ends the jobs that run and those that wait.
    pub fn stop(&self) {
        self.is_stopping.store(true, Ordering::Relaxed);
        self.turns.close();
    }

    /// The right to run; `None` when the visitor has gone away or the server stops.
    async fn turn(&self, send: &mpsc::UnboundedSender<Bytes>) -> Option<OwnedSemaphorePermit> {
        if let Ok(turn) = Arc::clone(&self.turns).try_acquire_owned() {
            return Some(turn);
        }
        let at_once = self.limits.at_once;
        let _ = send.send(frame::single("waiting", None::<u32>, &Waiting { at_once }));
        tokio::select! {
            turn = Arc::clone(&self.turns).acquire_owned() => turn.ok(),
            () = send.closed() => None,
        }
    }

    /// Does the work on a thread of its own and gives the last event.
    fn work<P: Serialize, R: Serialize>(
        &self,
        send: &mpsc::UnboundedSender<Bytes>,
        work: impl FnOnce(Follow<P>) -> Result<R, ApiError>,
    ) -> Bytes {
        lower_priority(NICENESS);
        let started = Instant::now();
        let mut told: Option<Instant> = None;
        let mut follow = |progress: P| {
            let now = Instant::now();
            if told.is_none_or(|told| now - told >= EVERY) {
                told = Some(now);
                let _ = send.send(frame::single("progress", None::<u32>, &progress));
            }
            !send.is_closed()
                && now - started < self.limits.deadline
                && !self.is_stopping.load(Ordering::Relaxed)
        };
        let done = catch_unwind(AssertUnwindSafe(|| work(&mut follow)));
        let done = done.unwrap_or_else(|_| {
            let cause = anyhow::anyhow!("a job panicked");
            Err(ApiError::Internal(cause))
        });
        match done {
            Ok(report) => frame::single("report", None::<u32>, &report),
            Err(error) => frame::single("problem", None::<u32>, &error.problem()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::mpsc;
    use std::time::Duration;

    use axum::body::Bytes;
    use futures_util::StreamExt;
    use futures_util::stream::BoxStream;

    use super::{JobLimits, Jobs, MOST_WAITING};
    use crate::error::ApiError;

    const LIMITS: JobLimits = JobLimits {
        at_once: 1,
        deadline: Duration::from_secs(3600),
    };

    fn visitor(number: usize) -> IpAddr {
        IpAddr::from([203, 0, 113, u8::try_from(number).unwrap()])
    }

    /// A job that counts until it is told to end, and tells its last number.
    fn counting(jobs: &Jobs, number: usize) -> BoxStream<'static, Bytes> {
        let place = jobs.enter(visitor(number)).unwrap();
        jobs.run(place, |follow| {
            let mut count = 0_u64;
            while follow(count) {
                count += 1;
            }
            Ok(count)
        })
    }

    async fn next(stream: &mut BoxStream<'static, Bytes>) -> String {
        let bytes = stream.next().await.expect("the job goes on");
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    async fn until_free(jobs: &Jobs) {
        while jobs.turns.available_permits() == 0 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_job_tells_how_far_it_is_and_ends_with_its_report() {
        let jobs = Jobs::new(LIMITS);
        let place = jobs.enter(visitor(1)).unwrap();
        let mut told = jobs.run(place, |follow| {
            assert!(follow(1), "somebody listens");
            assert!(follow(2), "told too soon after the first to be sent");
            Ok("done")
        });
        assert_eq!(next(&mut told).await, "event: progress\ndata: 1\n\n");
        assert_eq!(next(&mut told).await, "event: report\ndata: \"done\"\n\n");
        assert_eq!(told.next().await, None);
        assert!(jobs.enter(visitor(1)).is_ok());
    }

    #[tokio::test]
    async fn who_goes_away_ends_the_work_whether_it_runs_or_waits() {
        let jobs = Jobs::new(LIMITS);
        let mut running = counting(&jobs, 1);
        assert!(next(&mut running).await.starts_with("event: progress"));
        let mut waiting = counting(&jobs, 2);
        let mut last = counting(&jobs, 3);
        for stream in [&mut waiting, &mut last] {
            assert_eq!(
                next(stream).await,
                "event: waiting\ndata: {\"at_once\":1}\n\n"
            );
        }
        drop(waiting);
        drop(running);
        // Only the end of the first gives the third its turn.
        assert!(next(&mut last).await.starts_with("event: progress"));
        drop(last);
        until_free(&jobs).await;
        assert!((1..=3).all(|number| jobs.enter(visitor(number)).is_ok()));
    }

    #[tokio::test]
    async fn a_visitor_has_one_and_so_many_wait() {
        let jobs = Jobs::new(LIMITS);
        let streams: Vec<_> = (0..=MOST_WAITING)
            .map(|number| counting(&jobs, number))
            .collect();
        assert!(matches!(jobs.enter(visitor(0)), Err(ApiError::JobUnderWay)));
        assert!(matches!(jobs.enter(visitor(100)), Err(ApiError::Busy(_))));
        drop(streams);
        until_free(&jobs).await;
    }

    #[tokio::test]
    async fn the_deadline_and_the_order_to_stop_end_with_the_best_there_is() {
        let jobs = Jobs::new(JobLimits {
            deadline: Duration::ZERO,
            ..LIMITS
        });
        let mut late = counting(&jobs, 1);
        assert_eq!(next(&mut late).await, "event: progress\ndata: 0\n\n");
        assert_eq!(next(&mut late).await, "event: report\ndata: 0\n\n");

        let jobs = Jobs::new(LIMITS);
        let mut running = counting(&jobs, 1);
        assert!(next(&mut running).await.starts_with("event: progress"));
        let mut waiting = counting(&jobs, 2);
        assert!(next(&mut waiting).await.starts_with("event: waiting"));
        jobs.stop();
        assert_eq!(waiting.next().await, None);
        let told: Vec<_> = running.collect().await;
        assert!(told.last().unwrap().starts_with(b"event: report"));
    }

    #[tokio::test]
    async fn what_is_refused_and_what_breaks_is_told_as_a_problem() {
        let jobs = Jobs::new(LIMITS);
        for (number, code) in [(1, "\"invalid\""), (2, "\"internal\"")] {
            let place = jobs.enter(visitor(number)).unwrap();
            let mut told = jobs.run(place, move |_: super::Follow<u8>| {
                assert!(number == 1, "engine bug");
                Err::<(), _>(ApiError::invalid("p", "too_many", "p is too large"))
            });
            let problem = next(&mut told).await;
            assert!(problem.starts_with("event: problem\n"), "{problem}");
            assert!(problem.contains(code), "{problem}");
        }
    }

    #[tokio::test]
    async fn a_job_gives_way_to_every_other_thread() {
        let jobs = Jobs::new(LIMITS);
        let place = jobs.enter(visitor(1)).unwrap();
        let (tell, told) = mpsc::channel();
        let stream = jobs.run(place, move |_: super::Follow<u8>| {
            tell.send(rustix::process::getpriority_process(None))
                .unwrap();
            Ok(())
        });
        let _: Vec<_> = stream.collect().await;
        let own = rustix::process::getpriority_process(None).unwrap();
        let expected = (own + super::NICENESS).min(19);
        assert_eq!(told.recv().unwrap().unwrap(), expected);
    }
}
