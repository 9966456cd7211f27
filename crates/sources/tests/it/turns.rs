//! Megabytes are unpacked and read where nobody else on the async threads waits for them.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use boreal_sources::Fetch;
use boreal_sources::edgar::Companies;
use boreal_sources::edgar::fails::HalfMonths;
use jiff::civil::date;

use crate::fails::zipped;

/// Gives a body, and lets another task wait for its turn from then on.
struct WithNeighbour {
    body: Vec<u8>,
    had_turn: Arc<AtomicBool>,
}

#[async_trait]
impl Fetch for WithNeighbour {
    async fn fetch(&self, url: &str) -> Result<String, String> {
        let body = self.bytes(url).await?;
        String::from_utf8(body).map_err(|error| error.to_string())
    }

    async fn bytes(&self, _: &str) -> Result<Vec<u8>, String> {
        let had_turn = Arc::clone(&self.had_turn);
        tokio::spawn(async move { had_turn.store(true, Ordering::SeqCst) });
        Ok(self.body.clone())
    }
}

/// On the one thread of this test the neighbour runs only if the reader leaves it.
async fn check<F: Fetch>(body: Vec<u8>, reader: impl FnOnce(Arc<dyn Fetch>) -> F) {
    let had_turn = Arc::new(AtomicBool::new(false));
    let publisher = WithNeighbour {
        body,
        had_turn: Arc::clone(&had_turn),
    };
    reader(Arc::new(publisher)).fetch("x").await.unwrap();
    assert!(had_turn.load(Ordering::SeqCst));
}

#[tokio::test]
async fn others_have_their_turn_while_an_archive_is_unpacked() {
    let mut text = String::new();
    for shares in 0..50_000 {
        let _ = writeln!(text, "20210126|36467W109|GME|{shares}|GAMESTOP|76.79");
    }
    let archive = zipped(text.as_bytes(), 8);
    check(archive, |fetch| HalfMonths::on(fetch, || date(2021, 2, 16))).await;
}

#[tokio::test]
async fn others_have_their_turn_while_companyfacts_are_read() {
    let row = r#"{"end":"2024-09-28","val":1,"accn":"1-24-1","form":"10-K","filed":"2024-11-01"},"#;
    let rows = row.repeat(50_000);
    let rows = rows.trim_end_matches(',');
    let body = format!(
        r#"{{"cik":320193,"facts":{{"us-gaap":{{"Assets":{{"units":{{"USD":[{rows}]}}}}}}}}}}"#
    );
    check(body.into_bytes(), |fetch| {
        Companies::new(fetch, "https://data.sec.gov", vec![320_193], vec!["Assets"])
    })
    .await;
}
