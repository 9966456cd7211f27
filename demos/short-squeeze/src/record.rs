//! What is known of GameStop and AMC around January 2021, and from when each figure was public.

use std::sync::LazyLock;

use boreal_demo_kit::wire_enum;
use jiff::ToSpan as _;
use jiff::civil::Date;

/// Closing prices and fails to deliver by session, of the US Securities and Exchange Commission.
const DAILY: &str = include_str!("../data/daily.csv");
/// Dated facts, not a publisher's file.
const SHORT_INTEREST: &str = include_str!("../data/short-interest.csv");

/// Sessions from settlement to publication. Sources say the 7th or the 8th: the later one is used.
pub const LAG_SESSIONS: usize = 8;

wire_enum! {
    /// A stock whose past can be replayed.
    #[schema(as = ShortSqueezeEvent)]
    pub enum Event {
        Gme = "gme",
        Amc = "amc",
    }
}

wire_enum! {
    /// How sure a short-interest figure is.
    #[schema(as = ShortSqueezeCertainty)]
    pub enum Certainty {
        /// A line of the exchange's report, quoted in public.
        Quoted = "quoted",
        /// Read second-hand.
        Unconfirmed = "unconfirmed",
    }
}

wire_enum! {
    /// Whose division days to cover are.
    #[schema(as = ShortSqueezeDaysToCoverBasis)]
    pub enum DaysToCoverBasis {
        /// Ours: shares short over the mean volume of the ten sessions to the settlement date.
        Computed = "computed",
        /// Told with the figure.
        Reported = "reported",
    }
}

/// A session of the exchange.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Session {
    pub date: Date,
    /// In dollars, public on the day itself.
    pub close: Option<f64>,
    /// The balance of shares not delivered on this settlement date.
    pub fails: Option<u64>,
}

impl Session {
    /// The last day on which the fails of this date are not public yet: the Commission publishes the first half of a
    /// month at its end, the second half about the 15th of the next.
    pub fn fails_hidden_until(&self) -> Date {
        let month_end = self.date.last_of_month();
        match self.date.day() {
            ..=15 => month_end,
            _ => month_end + 15.days(),
        }
    }
}

/// Shares sold short on a settlement date.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ShortInterest {
    pub settled: Date,
    pub shares_short: u64,
    pub days_to_cover: f64,
    pub basis: DaysToCoverBasis,
    pub certainty: Certainty,
}

/// All that is known of a stock, oldest first.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    pub sessions: Vec<Session>,
    pub short_interest: Vec<ShortInterest>,
}

impl Event {
    pub fn symbol(self) -> &'static str {
        match self {
            Self::Gme => "GME",
            Self::Amc => "AMC",
        }
    }

    pub fn company(self) -> &'static str {
        match self {
            Self::Gme => "GameStop",
            Self::Amc => "AMC Entertainment",
        }
    }

    /// Shares outstanding in millions, in place of the float, which is not known by day. GameStop's: 71,196,206 shares
    /// short were 109.26 % of them. AMC's changed month by month as it sold new ones.
    pub fn shares_outstanding_millions(self) -> Option<f64> {
        match self {
            Self::Gme => Some(65.16),
            Self::Amc => None,
        }
    }

    /// Wilder's mean gain and loss, in dollars, at the record's first session: from closes before it, not bundled.
    pub(crate) fn rsi_start(self) -> Option<(f64, f64)> {
        match self {
            Self::Gme => Some((0.296_887, 0.386_806)),
            Self::Amc => None,
        }
    }
}

impl Record {
    /// The bundled record.
    pub fn of(event: Event) -> &'static Self {
        static GME: LazyLock<Record> = LazyLock::new(|| Record::read(Event::Gme));
        static AMC: LazyLock<Record> = LazyLock::new(|| Record::read(Event::Amc));
        match event {
            Event::Gme => &GME,
            Event::Amc => &AMC,
        }
    }

    /// The days of the record.
    pub fn sessions(&self) -> impl Iterator<Item = Date> {
        self.sessions.iter().map(|session| session.date)
    }

    /// What was public at the close of a day; the same whatever the record holds of later ones.
    pub fn public_on(&self, day: Date) -> Self {
        let sessions: Vec<Session> = self
            .sessions
            .iter()
            .filter(|session| session.date <= day)
            .map(|session| Session {
                fails: session.fails.filter(|_| session.fails_hidden_until() < day),
                ..*session
            })
            .collect();
        let short_interest = self.short_interest.iter().copied();
        let short_interest = short_interest
            .filter(|report| published(&sessions, report.settled).is_some())
            .collect();
        Self {
            sessions,
            short_interest,
        }
    }

    /// The session a report of this settlement date came out on.
    pub fn published(&self, settled: Date) -> Option<Date> {
        published(&self.sessions, settled)
    }

    fn read(event: Event) -> Self {
        let of_event = |text: &'static str| {
            let lines = text.lines().skip(1).map(|line| line.split(',').collect());
            lines.filter(move |cells: &Vec<&str>| cells[0] == event.symbol())
        };
        Self {
            sessions: of_event(DAILY)
                .map(|cells| Session {
                    date: cells[1].parse().expect(BUNDLED),
                    close: optional(cells[2]),
                    fails: optional(cells[3]),
                })
                .collect(),
            short_interest: of_event(SHORT_INTEREST)
                .map(|cells| ShortInterest {
                    settled: cells[1].parse().expect(BUNDLED),
                    shares_short: cells[2].parse().expect(BUNDLED),
                    days_to_cover: cells[3].parse().expect(BUNDLED),
                    basis: cells[4].parse().expect(BUNDLED),
                    certainty: cells[5].parse().expect(BUNDLED),
                })
                .collect(),
        }
    }
}

const BUNDLED: &str = "the bundled tables are checked by a test";

fn optional<T: std::str::FromStr<Err: std::fmt::Debug>>(cell: &str) -> Option<T> {
    (!cell.is_empty()).then(|| cell.parse().expect(BUNDLED))
}

fn published(sessions: &[Session], settled: Date) -> Option<Date> {
    let after = sessions.iter().filter(|session| session.date > settled);
    after.map(|session| session.date).nth(LAG_SESSIONS - 1)
}
