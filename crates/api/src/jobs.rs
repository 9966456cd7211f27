//! Computations that may take long: told as they go, ended with the visitor who asked, few at once, and behind
//! everybody's short work.
//!
//! A job is one call answered with an event stream; closing it is how a visitor ends the work. Its thread has a lower
//! priority than those of short work, so that it takes what they leave. An engine looks at what its listener says and
//! never at a clock: the clock is here.

mod turns;

use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use futures_util::StreamExt;
use futures_util::stream::{BoxStream, unfold};
use serde::Serialize;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use utoipa::ToSchema;

use self::turns::{Turn, Turns, Wait};
use crate::background::lower_priority;
use crate::error::ApiError;
use crate::middleware::permits::{ClientPermit, ClientPermits};
use crate::middleware::rate_limit::{bucket, network};
use crate::middleware::shares::{Hold, SMALL_BYTES, Shares, Spent};
use crate::middleware::unsent::{UNREAD_RETRY_AFTER_SECONDS, longest_read};
use crate::stream::frame;

/// Told no more often than this.
const EVERY: Duration = Duration::from_millis(100);

/// How many jobs may wait for their turn; each holds what was sent.
const MOST_WAITING: usize = 8;

/// How many places all addresses of one network have.
const MOST_OF_NETWORK: u8 = 4;

/// How many places are left to networks that have none.
const FOR_OTHERS: usize = 3;

/// How many times its deadline a job may take by the clock, waiting and slow processors included.
const LONGEST_BY_THE_CLOCK: u32 = 10;

/// What a job keeps of a byte that was sent, while it stands still too: a digit and its comma become a number of four
/// bytes, in a list that may have room for as many more.
const KEPT_OF_A_BYTE: usize = 4;

/// The largest body that a job takes, and what is kept of it at the most.
const LARGEST_BYTES: usize = 20 << 20;
const KEPT_BYTES: usize = KEPT_OF_A_BYTE * LARGEST_BYTES;

/// What a caller who finds no place is told to wait.
const RETRY_AFTER_SECONDS: u64 = 15;

/// Who follows a job: told how far it is, and says whether it goes on.
pub type Follow<'a, P> = &'a mut dyn FnMut(P) -> bool;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JobLimits {
    pub at_once: usize,
    /// So much more than another who waits a visitor has before it gives way.
    pub slice: Duration,
    /// After so much of the processor a job is told to end with the best it has.
    pub deadline: Duration,
}

impl Default for JobLimits {
    /// One core is left to everybody else.
    fn default() -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Self {
            at_once: cores.saturating_sub(1).max(1),
            slice: Duration::from_secs(2),
            deadline: Duration::from_secs(60),
        }
    }
}

/// The jobs of all demos.
#[derive(Debug, Clone)]
pub struct Jobs {
    limits: JobLimits,
    turns: Turns,
    places: Arc<Semaphore>,
    visitors: ClientPermits,
    /// Of what was sent, until it has been worked on.
    kept: Shares,
    /// Of reports that wait to be read.
    unsent: Shares,
}

/// The right to wait for a turn and to be told the end.
#[derive(Debug)]
pub struct Place {
    /// Held until the report is read: a visitor's unread reports are one.
    visitor: ClientPermit,
    /// Held until the work is done.
    working: OwnedSemaphorePermit,
    turn: Turn,
    /// Of what was sent, until the work is done.
    kept: Hold,
    /// Of the report, until it is read.
    hold: Hold,
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

/// Event `waiting`: the work begins, or goes on, when others have had their turn.
#[derive(Serialize)]
struct Waiting {
    at_once: usize,
}

/// What the job's thread tells the stream.
enum Told {
    More(Bytes),
    /// The report or problem, and what it holds until it is read.
    End(Bytes, Hold),
}

/// What is still to be handed out, and by when.
struct Telling {
    told: mpsc::UnboundedReceiver<Told>,
    rest: Bytes,
    ends: Option<Instant>,
    /// Given back with the last piece.
    held: Option<(ClientPermit, Option<Hold>)>,
}

impl Jobs {
    #[must_use]
    pub fn new(limits: JobLimits, unsent: Shares) -> Self {
        Self {
            limits,
            turns: Turns::new(limits.at_once, limits.slice),
            places: Arc::new(Semaphore::new(limits.at_once + MOST_WAITING)),
            visitors: ClientPermits::new(1, MOST_OF_NETWORK.into()),
            kept: Shares::of(KEPT_BYTES),
            unsent,
        }
    }

    /// A place in the queue, one a visitor.
    pub fn enter(&self, visitor: IpAddr) -> Result<Place, ApiError> {
        let has_others = self.visitors.held_by_network(visitor) > 0;
        let own = self.visitors.take(visitor).ok_or(ApiError::JobUnderWay)?;
        if has_others && self.places.available_permits() <= FOR_OTHERS {
            return Err(ApiError::Busy(RETRY_AFTER_SECONDS));
        }
        let working = Arc::clone(&self.places).try_acquire_owned();
        let accounts = [
            (bucket(visitor), 1),
            (network(visitor), MOST_OF_NETWORK.into()),
        ];
        Ok(Place {
            visitor: own,
            working: working.map_err(|_| ApiError::Busy(RETRY_AFTER_SECONDS))?,
            turn: self.turns.join(accounts),
            kept: self.kept.hold(visitor),
            hold: self.unsent.hold(visitor),
        })
    }

    /// Runs a job when its turn comes; dropping the stream ends it.
    pub fn run<P: Serialize, R: Serialize>(
        &self,
        place: Place,
        work: impl FnOnce(Follow<P>) -> Result<R, ApiError> + Send + 'static,
    ) -> BoxStream<'static, Bytes> {
        // Told ten times a second until a deadline, nothing piles up.
        let (send, told) = mpsc::unbounded_channel();
        let Place {
            visitor,
            working,
            turn,
            kept,
            hold,
        } = place;
        let limits = self.limits;
        let job = move || {
            let Some(end) = run_in_turn(limits, turn, &send, work) else {
                return;
            };
            // Before the stream ends, so that another finds room.
            drop((working, kept));
            let (end, hold) = held_until_read(end, hold);
            let _ = send.send(Told::End(end, hold));
        };
        // Where no thread can be had the stream ends without a report.
        let _ = thread::Builder::new().name("job".to_owned()).spawn(job);
        let telling = Telling {
            told,
            rest: Bytes::new(),
            ends: None,
            held: Some((visitor, None)),
        };
        unfold(telling, async |mut telling: Telling| {
            let piece = telling.next().await?;
            Some((piece, telling))
        })
        .boxed()
    }

    /// Ends the jobs that run and those that wait.
    pub fn stop(&self) {
        self.turns.stop();
    }
}

impl Place {
    /// Counts what is kept of so many bytes that were sent, or refuses them where too much is kept already.
    pub fn keeping(mut self, bytes: usize) -> Result<Self, ApiError> {
        let kept = (KEPT_OF_A_BYTE * bytes).min(KEPT_BYTES);
        match self.kept.grow_to(kept) {
            Ok(()) => Ok(self),
            Err(Spent::Own) => Err(ApiError::JobUnderWay),
            Err(Spent::All) => Err(ApiError::Busy(RETRY_AFTER_SECONDS)),
        }
    }
}

impl Telling {
    /// The next piece: an event, or a part of a long one, so that its age is looked at between them.
    async fn next(&mut self) -> Option<Bytes> {
        if self.rest.is_empty() {
            let heartbeat = Duration::from_secs(frame::HEARTBEAT_EVERY);
            match tokio::time::timeout(heartbeat, self.told.recv()).await {
                Err(_) => return Some(Bytes::from_static(frame::HEARTBEAT)),
                Ok(None) => return None,
                Ok(Some(Told::More(event))) => return Some(event),
                Ok(Some(Told::End(event, hold))) => {
                    self.ends = Some(Instant::now() + longest_read(event.len()));
                    self.rest = event;
                    if let Some((_, held)) = &mut self.held {
                        *held = Some(hold);
                    }
                }
            }
        }
        if self.ends.is_some_and(|ends| Instant::now() > ends) {
            return None;
        }
        let piece = self.rest.split_to(self.rest.len().min(SMALL_BYTES));
        if self.rest.is_empty() {
            // Before the last piece goes out, so that the visitor's next job finds room.
            self.held = None;
        }
        Some(piece)
    }
}

/// Does the work on this thread and gives the last event; none where nobody waits for it any more.
fn run_in_turn<P: Serialize, R: Serialize>(
    limits: JobLimits,
    mut turn: Turn,
    send: &mpsc::UnboundedSender<Told>,
    work: impl FnOnce(Follow<P>) -> Result<R, ApiError>,
) -> Option<Bytes> {
    let wait = |turn: &mut Turn| {
        let at_once = limits.at_once;
        let waiting = frame::single("waiting", None::<u32>, &Waiting { at_once });
        let _ = send.send(Told::More(waiting));
        turn.wait(|| !send.is_closed())
    };
    if !turn.begin() && wait(&mut turn) == Wait::InVain {
        return None;
    }
    lower_priority();
    let started = Instant::now();
    let mut told: Option<Instant> = None;
    let mut follow = |progress: P| {
        let now = Instant::now();
        if told.is_none_or(|told| now - told >= EVERY) {
            told = Some(now);
            let progress = frame::single("progress", None::<u32>, &progress);
            let _ = send.send(Told::More(progress));
        }
        if turn.gives_way() {
            wait(&mut turn);
        }
        let has_time = turn.ran() < limits.deadline
            && started.elapsed() < LONGEST_BY_THE_CLOCK * limits.deadline;
        !send.is_closed() && has_time && !turn.is_stopping()
    };
    let done = catch_unwind(AssertUnwindSafe(|| work(&mut follow)));
    let done = done.unwrap_or_else(|_| {
        let cause = anyhow::anyhow!("a job panicked");
        Err(ApiError::Internal(cause))
    });
    Some(last_event(done))
}

fn last_event<R: Serialize>(done: Result<R, ApiError>) -> Bytes {
    match done {
        Ok(report) => frame::single("report", None::<u32>, &report),
        Err(error) => frame::single("problem", None::<u32>, &error.problem()),
    }
}

/// Counts a report until it is read, or refuses it where too much waits already.
fn held_until_read(end: Bytes, mut hold: Hold) -> (Bytes, Hold) {
    match hold.grow_to(end.len()) {
        Ok(()) => (end, hold),
        Err(_) => {
            let refused = ApiError::Busy(UNREAD_RETRY_AFTER_SECONDS);
            (last_event::<()>(Err(refused)), hold)
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

    use super::{
        FOR_OTHERS, JobLimits, Jobs, LARGEST_BYTES, MOST_OF_NETWORK, MOST_WAITING, SMALL_BYTES,
    };
    use crate::background::NICENESS;
    use crate::error::ApiError;
    use crate::middleware::shares::Shares;
    use crate::middleware::unsent::UNSENT_BYTES;

    const LIMITS: JobLimits = JobLimits {
        at_once: 1,
        slice: Duration::from_secs(3600),
        deadline: Duration::from_secs(3600),
    };

    /// Each in a network of its own.
    fn visitor(number: usize) -> IpAddr {
        IpAddr::from([203, 0, u8::try_from(number).unwrap(), 7])
    }

    fn open(limits: JobLimits) -> Jobs {
        Jobs::new(limits, Shares::of(UNSENT_BYTES))
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

    async fn until_idle(jobs: &Jobs) {
        while !jobs.turns.is_idle() {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_job_tells_how_far_it_is_and_ends_with_its_report() {
        let jobs = open(LIMITS);
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
        let jobs = open(LIMITS);
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
        until_idle(&jobs).await;
        assert!((1..=3).all(|number| jobs.enter(visitor(number)).is_ok()));
    }

    #[tokio::test]
    async fn a_visitor_has_one_and_so_many_wait() {
        let jobs = open(LIMITS);
        let streams: Vec<_> = (0..=MOST_WAITING)
            .map(|number| counting(&jobs, number))
            .collect();
        assert!(matches!(jobs.enter(visitor(0)), Err(ApiError::JobUnderWay)));
        assert!(matches!(jobs.enter(visitor(100)), Err(ApiError::Busy(_))));
        drop(streams);
        until_idle(&jobs).await;
    }

    #[tokio::test]
    async fn one_that_has_run_for_a_while_lets_another_in_between() {
        let jobs = open(JobLimits {
            slice: Duration::ZERO,
            ..LIMITS
        });
        let mut streams = [counting(&jobs, 1), counting(&jobs, 2)];
        for at in [1, 0, 1] {
            while !next(&mut streams[at]).await.starts_with("event: progress") {}
        }
        drop(streams);
        until_idle(&jobs).await;
    }

    #[tokio::test]
    async fn a_network_has_no_more_than_its_places() {
        let jobs = open(LIMITS);
        let address = |last| IpAddr::from([203, 0, 113, last]);
        let places: Vec<_> = (0..MOST_OF_NETWORK)
            .map(|last| jobs.enter(address(last)).unwrap())
            .collect();
        assert!(matches!(
            jobs.enter(address(200)),
            Err(ApiError::JobUnderWay)
        ));
        assert!(jobs.enter(visitor(1)).is_ok());
        drop(places);
        assert!(jobs.enter(address(200)).is_ok());
    }

    #[tokio::test]
    async fn the_last_places_are_for_networks_that_have_none() {
        let jobs = open(LIMITS);
        let before = LIMITS.at_once + MOST_WAITING - FOR_OTHERS;
        let enter = |number| jobs.enter(visitor(number));
        let places: Vec<_> = (0..before).map(|number| enter(number).unwrap()).collect();
        let neighbour = IpAddr::from([203, 0, 0, 8]);
        assert!(matches!(jobs.enter(neighbour), Err(ApiError::Busy(_))));
        let others = (0..FOR_OTHERS).map(|other| enter(before + other).unwrap());
        let others: Vec<_> = others.collect();
        assert!(matches!(enter(100), Err(ApiError::Busy(_))));
        drop(others);
        assert!(matches!(jobs.enter(neighbour), Err(ApiError::Busy(_))));
        drop(places);
        assert!(jobs.enter(neighbour).is_ok());
    }

    #[tokio::test]
    async fn jobs_keep_so_much_of_what_was_sent_until_the_work_is_done() {
        let jobs = open(LIMITS);
        let neighbour = |last| IpAddr::from([203, 0, 113, last]);
        let enter = |address, bytes| jobs.enter(address)?.keeping(bytes);
        let first = enter(neighbour(1), LARGEST_BYTES).unwrap();
        // Half of what all may keep is a network's, and one that is refused leaves its place.
        let refused = enter(neighbour(2), LARGEST_BYTES);
        assert!(matches!(refused, Err(ApiError::JobUnderWay)));
        let small = enter(neighbour(2), 1 << 20).unwrap();
        let second = enter(visitor(1), LARGEST_BYTES).unwrap();
        let third = enter(visitor(2), LARGEST_BYTES).unwrap();
        let refused = enter(visitor(3), LARGEST_BYTES);
        assert!(matches!(refused, Err(ApiError::Busy(_))));

        let told = jobs.run(first, |_: super::Follow<u8>| Ok("done"));
        let _: Vec<_> = told.collect().await;
        let again = enter(visitor(3), LARGEST_BYTES).unwrap();
        drop((small, second, third, again));
        assert!(jobs.kept.is_empty());
    }

    #[tokio::test]
    async fn who_has_not_read_a_report_has_no_other() {
        let jobs = open(LIMITS);
        let report = "x".repeat(3 * SMALL_BYTES);
        let place = jobs.enter(visitor(1)).unwrap();
        let own = report.clone();
        let mut told = jobs.run(place, move |_: super::Follow<u8>| Ok(own));
        let mut read = next(&mut told).await;
        assert_eq!(read.len(), SMALL_BYTES);
        assert!(matches!(jobs.enter(visitor(1)), Err(ApiError::JobUnderWay)));
        assert!(!jobs.unsent.is_empty());
        while let Some(piece) = told.next().await {
            read.push_str(std::str::from_utf8(&piece).unwrap());
        }
        assert_eq!(read, format!("event: report\ndata: \"{report}\"\n\n"));
        assert!(jobs.enter(visitor(1)).is_ok());
        assert!(jobs.unsent.is_empty());
    }

    #[tokio::test]
    async fn the_deadline_and_the_order_to_stop_end_with_the_best_there_is() {
        let jobs = open(JobLimits {
            deadline: Duration::ZERO,
            ..LIMITS
        });
        let mut late = counting(&jobs, 1);
        assert_eq!(next(&mut late).await, "event: progress\ndata: 0\n\n");
        assert_eq!(next(&mut late).await, "event: report\ndata: 0\n\n");

        let jobs = open(LIMITS);
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
        let jobs = open(LIMITS);
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
        let jobs = open(LIMITS);
        let place = jobs.enter(visitor(1)).unwrap();
        let (tell, told) = mpsc::channel();
        let stream = jobs.run(place, move |_: super::Follow<u8>| {
            tell.send(rustix::process::getpriority_process(None))
                .unwrap();
            Ok(())
        });
        let _: Vec<_> = stream.collect().await;
        let own = rustix::process::getpriority_process(None).unwrap();
        let expected = (own + NICENESS).min(19);
        assert_eq!(told.recv().unwrap().unwrap(), expected);
    }
}
