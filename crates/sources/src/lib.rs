//! The outside world: publishers' formats, the feed with its fall-backs, the guarded HTTP client.
//!
//! A publisher has a file that turns its published format into typed rows; what
//! an engine needs of them is up to whoever shows it. A [`feed::Feed`] asks it,
//! keeps the last good answer across restarts, and never lets a page wait for
//! the network. [`page`] reads what visitors
//! point at, trusting neither the address nor the answer, and [`ai`] asks a
//! model of the owner's choice, trusting it as little.

pub mod address;
pub mod ai;
pub mod azure;
pub mod bank_of_canada;
pub mod eccc;
pub mod edgar;
pub mod feed;
pub mod http;
pub mod page;
pub mod resolve;
pub mod statcan;
pub mod vpic;
pub mod zip;

pub use ai::{AiClient, AiEndpoint, AiError, AiLimits};
pub use feed::{
    AnyFeed, CachedBody, Feed, FeedCache, FeedSpec, FeedStatus, Fetch, Mode, NoCache, Publisher,
    Reading, SourceInfo,
};
pub use http::{FetchError, GuardedClient, Guards};
pub use page::{Asker, Page, PageError, PageFetcher, PageGuards, Room};
pub use resolve::{Lookup, SystemLookup};
