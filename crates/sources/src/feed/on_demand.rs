//! Feeds that nobody knows of beforehand: one for each thing that visitors ask after.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::{Feed, FeedSpec, Fetch, Mode, NoCache, Reading};

/// Asked of a publisher at once, whoever asks.
const AT_ONCE: usize = 2;

/// How long somebody waits to be among them: a publisher that is slow keeps nobody longer from being told.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// Makes the feed of a number: what it is of, and how it is fetched.
pub type Make<T> = dyn Fn(u32, &Arc<dyn Fetch>) -> (FeedSpec<T>, Arc<dyn Fetch>) + Send + Sync;

/// Feeds by number, made when first asked for. Of more than `most` the one that was asked for longest ago goes.
pub struct OnDemand<T> {
    fetch: Option<Arc<dyn Fetch>>,
    make: Box<Make<T>>,
    most: usize,
    /// The one asked for last stands last.
    feeds: Mutex<Vec<(u32, Arc<Feed<T>>)>>,
    at_once: Semaphore,
}

/// Figures at hand.
pub struct Kept<T> {
    pub reading: Reading<T>,
    /// Whether the publisher would be asked for newer ones beside the next [`OnDemand::read`].
    pub is_due: bool,
}

/// Why there are no figures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotThere {
    /// Live sources are switched off.
    NotAsked,
    /// As many are asked for as may be.
    Busy,
    /// In the words of the feed, why nothing came.
    Failed(String),
}

impl<T: Default + Send + Sync + 'static> OnDemand<T> {
    pub fn new(fetch: Option<Arc<dyn Fetch>>, most: usize, make: Box<Make<T>>) -> Self {
        Self {
            fetch,
            make,
            most,
            feeds: Mutex::default(),
            at_once: Semaphore::new(AT_ONCE),
        }
    }

    /// The figures of a number where they are at hand: nobody is asked for them, and no place among those kept is taken.
    pub fn kept(&self, number: u32) -> Option<Kept<T>> {
        let mut feeds = self.lock();
        let at = feeds.iter().position(|(known, _)| *known == number)?;
        let reading = feeds[at].1.at_hand();
        if reading.source.mode == Mode::Snapshot {
            return None;
        }
        let known = feeds.remove(at);
        let is_due = known.1.is_due();
        feeds.push(known);
        Some(Kept { reading, is_due })
    }

    /// The figures of a number: those at hand, else the publisher's, waited for. One that failed is asked again
    /// when its time has come, not with every question.
    pub async fn read(&self, number: u32) -> Result<Reading<T>, NotThere> {
        let fetch = self.fetch.as_ref().ok_or(NotThere::NotAsked)?;
        let feed = self.feed(number, fetch);
        let status = feed.status();
        let may_ask = status.failures == 0 || status.next_attempt_seconds == Some(0);
        if status.source.mode == Mode::Snapshot && may_ask {
            let turn = timeout(LONGEST_WAIT, self.at_once.acquire()).await;
            let _turn = turn.map_err(|_| NotThere::Busy)?;
            // Whoever waited for the same may find it there.
            if feed.status().source.mode == Mode::Snapshot {
                feed.refresh().await;
            }
        }
        let reading = feed.read();
        match reading.source.mode {
            Mode::Snapshot => Err(NotThere::Failed(
                feed.status().last_error.unwrap_or_default(),
            )),
            Mode::Live | Mode::Cached => Ok(reading),
        }
    }

    fn feed(&self, number: u32, fetch: &Arc<dyn Fetch>) -> Arc<Feed<T>> {
        let mut feeds = self.lock();
        let known = feeds.iter().position(|(known, _)| *known == number);
        let feed = match known {
            Some(at) => feeds.remove(at).1,
            None => {
                let (spec, fetch) = (self.make)(number, fetch);
                Feed::new(spec, T::default(), Some(fetch), Arc::new(NoCache))
            }
        };
        feeds.push((number, Arc::clone(&feed)));
        if feeds.len() > self.most {
            feeds.remove(0);
        }
        feed
    }

    fn lock(&self) -> MutexGuard<'_, Vec<(u32, Arc<Feed<T>>)>> {
        self.feeds.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
