//! Computations that may take long: told as they go, ended with the visitor who asked, few at once, and behind
//! everybody's short work.
//!
//! A job is one call answered with an event stream; closing it is how a visitor ends the work. Its thread has a lower
//! priority than those of short work, so that it takes what they leave. An engine looks at what its listener says and
//! never at a clock: the clock is here.

mod turns;

use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
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

/// How many of them one visitor has, with those it has closed and that still compute.
const MOST_OF_VISITOR: usize = 2;

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

/// A page that asks anew closes its former job, which may be noticed so much later.
const MOMENT: Duration = Duration::from_millis(200);

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

impl JobLimits {
    /// Whether a job goes on that has had so much of the processor and began so long ago.
    fn has_time(self, ran: Duration, elapsed: Duration) -> bool {
        ran < self.deadline && elapsed < LONGEST_BY_THE_CLOCK * self.deadline
    }
}

/// The jobs of all demos.
#[derive(Debug, Clone)]
pub struct Jobs {
    limits: JobLimits,
    turns: Turns,
    places: Arc<Semaphore>,
    visitors: ClientPermits,
    networks: ClientPermits,
    /// Held while a place is looked for and taken, so that of neighbours who come at once one is the first.
    entering: Arc<Mutex<()>>,
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
    /// Held until the report is read and the work is done too: who closes a job leaves it to compute for a while, and
    /// must not take the next place meanwhile by another address.
    network: Arc<ClientPermit>,
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
    /// The visitor's permit, the network's and what the report holds, given back with the last piece.
    held: Option<(ClientPermit, Arc<ClientPermit>, Option<Hold>)>,
}

impl Jobs {
    #[must_use]
    pub fn new(limits: JobLimits, unsent: Shares) -> Self {
        Self {
            limits,
            turns: Turns::new(limits.at_once, limits.slice),
            places: Arc::new(Semaphore::new(limits.at_once + MOST_WAITING)),
            visitors: ClientPermits::at_most(1),
            networks: ClientPermits::new(MOST_OF_VISITOR, MOST_OF_NETWORK.into()),
            entering: Arc::default(),
            kept: Shares::of(KEPT_BYTES),
            unsent,
        }
    }

    /// Refuses whoever would find no place, before anything is sent for it.
    pub async fn look(&self, visitor: IpAddr) -> Result<(), ApiError> {
        if self.room_for(visitor).is_err() {
            tokio::time::sleep(MOMENT).await;
        }
        self.room_for(visitor)
    }

    /// A place in the queue, one a visitor.
    pub fn enter(&self, visitor: IpAddr) -> Result<Place, ApiError> {
        let entering = self.entering.lock();
        let _alone = entering.unwrap_or_else(PoisonError::into_inner);
        self.room_for(visitor)?;
        let own = self.visitors.take(visitor).ok_or(ApiError::JobUnderWay)?;
        let of_network = self.networks.take(visitor);
        let working = Arc::clone(&self.places).try_acquire_owned();
        let accounts = [
            (bucket(visitor), 1),
            (network(visitor), MOST_OF_NETWORK.into()),
        ];
        Ok(Place {
            visitor: own,
            network: Arc::new(of_network.ok_or(ApiError::NetworkJobsUnderWay)?),
            working: working.map_err(|_| ApiError::Busy(RETRY_AFTER_SECONDS))?,
            turn: self.turns.join(accounts),
            kept: self.kept.hold(visitor),
            hold: self.unsent.hold(visitor),
        })
    }

    /// Refuses whoever would find no place.
    fn room_for(&self, visitor: IpAddr) -> Result<(), ApiError> {
        let (own, _) = self.visitors.held(visitor);
        let (with_closed, of_network) = self.networks.held(visitor);
        if own > 0 || with_closed >= MOST_OF_VISITOR {
            return Err(ApiError::JobUnderWay);
        }
        if of_network >= usize::from(MOST_OF_NETWORK) {
            return Err(ApiError::NetworkJobsUnderWay);
        }
        let for_others = if of_network > 0 { FOR_OTHERS } else { 0 };
        if self.places.available_permits() <= for_others {
            return Err(ApiError::Busy(RETRY_AFTER_SECONDS));
        }
        Ok(())
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
            network,
            working,
            turn,
            kept,
            hold,
        } = place;
        let limits = self.limits;
        let held = (visitor, Arc::clone(&network), None);
        let job = move || {
            let Some(end) = run_in_turn(limits, turn, &send, work) else {
                return;
            };
            // Before the stream ends, so that another finds room.
            drop((working, network, kept));
            let (end, hold) = held_until_read(end, hold);
            let _ = send.send(Told::End(end, hold));
        };
        // Where no thread can be had the stream ends without a report.
        let _ = thread::Builder::new().name("job".to_owned()).spawn(job);
        let telling = Telling {
            told,
            rest: Bytes::new(),
            ends: None,
            held: Some(held),
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
            Err(Spent::Own) => Err(ApiError::NetworkJobsUnderWay),
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
                    if let Some((.., held)) = &mut self.held {
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
        if is_due(told, now) {
            told = Some(now);
            let progress = frame::single("progress", None::<u32>, &progress);
            let _ = send.send(Told::More(progress));
        }
        if turn.gives_way() {
            wait(&mut turn);
        }
        let has_time = limits.has_time(turn.ran(), started.elapsed());
        !send.is_closed() && has_time && !turn.is_stopping()
    };
    let done = catch_unwind(AssertUnwindSafe(|| work(&mut follow)));
    let done = done.unwrap_or_else(|_| {
        let cause = anyhow::anyhow!("a job panicked");
        Err(ApiError::Internal(cause))
    });
    Some(last_event(done))
}

/// Whether progress is told again that was told then, if ever.
fn is_due(told: Option<Instant>, now: Instant) -> bool {
    told.is_none_or(|told| now - told >= EVERY)
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
mod tests;
