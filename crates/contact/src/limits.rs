//! How much one visitor, one network and all together may send, and have sent to others.
//!
//! A minute's limits keep the server free; a day's keep the owner's mail leaving, for mail servers take only some hundred
//! a day.

use std::sync::Arc;
use std::time::Duration;

use boreal_store::{Millis, Rate, Store, StoreError, Take};

use crate::client::{Client, buckets};
use crate::secret::Secrets;
use crate::service::{ContactError, ContactSettings};

const DAY: Duration = Duration::from_secs(86_400);
const HOUR: Duration = Duration::from_secs(3_600);

/// What something was counted against, so that it can be given back.
pub(crate) type Taken = Vec<(String, Rate)>;

/// Counts messages and acknowledgements.
#[derive(Debug)]
pub(crate) struct Limits {
    store: Arc<dyn Store>,
    secrets: Secrets,
    settings: ContactSettings,
}

impl Limits {
    pub(crate) fn new(store: Arc<dyn Store>, secrets: Secrets, settings: ContactSettings) -> Self {
        Self {
            store,
            secrets,
            settings,
        }
    }

    /// Takes from every share that a message counts against, and says from which. What is refused costs nothing.
    ///
    /// The mail address has none: anybody can write anybody's into the form, so a limit on it would let a stranger
    /// close the form to whoever it belongs to. What is held as spam, of which no mail is sent, has a day's number of its
    /// own: else whoever shares an address with a program that writes spam could not write.
    pub(crate) async fn count(&self, client: Client, is_held: bool) -> Result<Taken, ContactError> {
        let now = client.now.as_millisecond();
        let mut taken = Taken::new();
        // The longest wait first: whoever has spent the day is not told to come back in a minute.
        let day = self
            .take_all(self.day(client, is_held), now, &mut taken)
            .await?;
        let minute = match day {
            None => self.take_all(self.minute(client), now, &mut taken).await?,
            Some(_) => None,
        };
        // Last, so that one client's flood does not use up everybody's share.
        let global = match (day, minute) {
            (None, None) => {
                let global = vec![("global".to_owned(), self.settings.global)];
                self.take_all(global, now, &mut taken).await?
            }
            _ => None,
        };
        let refused = match (day, minute, global) {
            (Some(retry_after), ..) => ContactError::DaySpent { retry_after },
            (_, Some(retry_after), _) => ContactError::RateLimited { retry_after },
            (.., Some(retry_after)) => ContactError::Crowded { retry_after },
            (None, None, None) => return Ok(taken),
        };
        self.give_back(&taken).await?;
        Err(refused)
    }

    /// Moves a message from the ordinary day to that of what is held: only the store knew that its form was sent before.
    pub(crate) async fn count_as_held(
        &self,
        client: Client,
        taken: &mut Taken,
    ) -> Result<(), ContactError> {
        let (now, mut held) = (client.now.as_millisecond(), Taken::new());
        let refused = self.take_all(self.day(client, true), now, &mut held);
        if let Some(retry_after) = refused.await? {
            self.give_back(&held).await?;
            return Err(ContactError::DaySpent { retry_after });
        }
        let day = self.day(client, false);
        self.give_back(&day).await?;
        taken.retain(|(key, _)| day.iter().all(|(ordinary, _)| ordinary != key));
        taken.append(&mut held);
        Ok(())
    }

    /// Takes what an acknowledgement to `domain` counts against; false, with nothing taken, when this visitor or its
    /// network has caused as many of late as others must be left room for.
    pub(crate) async fn count_acknowledgement(
        &self,
        client: Client,
        domain: &str,
        taken: &mut Taken,
    ) -> Result<bool, StoreError> {
        let most = [
            self.settings.acknowledged_by_client,
            self.settings.acknowledged_by_network,
        ];
        let wanted = self.shares(client, most).map(|(address, most)| {
            let key = self.key("limit-acknowledged", &format!("{address} {domain}"));
            (key, within(most, HOUR))
        });
        let (now, mut own) = (client.now.as_millisecond(), Taken::new());
        let refused = self.take_all(wanted.collect(), now, &mut own).await?;
        if refused.is_some() {
            self.give_back(&own).await?;
            return Ok(false);
        }
        taken.append(&mut own);
        Ok(true)
    }

    /// Gives back what was taken for nothing.
    pub(crate) async fn give_back(&self, taken: &Taken) -> Result<(), StoreError> {
        for (key, rate) in taken {
            self.store.return_token(key, rate).await?;
        }
        Ok(())
    }

    fn minute(&self, client: Client) -> Taken {
        let buckets = client.ip.map(buckets).unwrap_or_default().into_iter();
        buckets
            .map(|(address, share)| {
                let rate = self.settings.per_client.times(share);
                (self.key("limit-client", &address), rate)
            })
            .collect()
    }

    fn day(&self, client: Client, is_held: bool) -> Taken {
        let purpose = match is_held {
            true => "limit-day-held",
            false => "limit-day",
        };
        let most = [self.settings.per_client_day, self.settings.per_network_day];
        self.shares(client, most)
            .map(|(address, most)| (self.key(purpose, &address), within(most, DAY)))
            .collect()
    }

    /// The visitor and its network, each with its number. Wider networks are whole providers, whose customers have
    /// nothing to do with each other.
    fn shares(&self, client: Client, most: [u32; 2]) -> impl Iterator<Item = (String, u32)> {
        let buckets = client.ip.map(buckets).unwrap_or_default().into_iter();
        buckets.map(|(address, _)| address).zip(most)
    }

    fn key(&self, purpose: &str, value: &str) -> String {
        self.secrets.pseudonym(purpose, value)
    }

    /// Takes a token from each bucket that has one; when one has none, says when all have.
    async fn take_all(
        &self,
        wanted: Taken,
        now: Millis,
        taken: &mut Taken,
    ) -> Result<Option<Duration>, StoreError> {
        let mut longest = None;
        for (key, rate) in wanted {
            match self.store.take_token(&key, &rate, now).await? {
                Take::Granted => taken.push((key, rate)),
                Take::Refused { retry_after_ms } => {
                    let seconds = retry_after_ms.max(0).unsigned_abs().div_ceil(1_000).max(1);
                    longest = longest.max(Some(Duration::from_secs(seconds)));
                }
            }
        }
        Ok(longest)
    }
}

/// No more than `most` in any time of this length: half of them at once, the others spread over it.
fn within(most: u32, period: Duration) -> Rate {
    let burst = most.max(1).div_ceil(2);
    let others = most.max(1) - burst + 1;
    let interval_us = i64::try_from(period.as_micros()).unwrap_or(i64::MAX) / i64::from(others);
    Rate { interval_us, burst }
}

#[cfg(test)]
mod tests {
    use boreal_store::Rate;

    use super::{DAY, within};

    /// The most that are let through in a day by whoever tries every minute, and before on each day of a week.
    fn most_in_a_day(rate: &Rate) -> usize {
        let mut full_at = 0;
        let mut granted = Vec::new();
        for minute in 0..7 * 1_440 {
            while let Ok(next) = rate.take(full_at, minute * 60_000_000) {
                full_at = next;
                granted.push(minute);
            }
        }
        let in_day = |from: i64| {
            granted
                .iter()
                .filter(move |at| (from..from + 1_440).contains(at))
        };
        granted
            .iter()
            .map(|from| in_day(*from).count())
            .max()
            .unwrap()
    }

    #[test]
    fn no_day_has_more_than_its_number_wherever_it_begins() {
        for most in [1, 2, 3, 30, 90, 96] {
            let rate = within(most, DAY);
            assert_eq!(most_in_a_day(&rate), most as usize, "{most}");
        }
    }
}
