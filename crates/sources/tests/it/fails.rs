//! The Commission's fails to deliver, in the published shape, zipped and not.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use boreal_sources::edgar::fails::{FailsError, HalfMonths, fail_rows, fails_url, file_names};
use boreal_sources::zip::{ZipError, only_file};
use boreal_sources::{Fetch, GuardedClient, Guards};
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use jiff::civil::{Date, date};
use std::io::Write as _;

use crate::server::{Answer, ValetServer};

/// Rows as the Commission publishes them: a bar in a description, a price that is not known.
const TEXT: &str = "SETTLEMENT DATE|CUSIP|SYMBOL|QUANTITY (FAILS)|DESCRIPTION|PRICE\r
20210126|36467W109|GME|2099572|GAMESTOP CORP (HLDG CO) CL A|76.79\r
20210126|00165C104|AMC|27206|AMC ENTMT HLDGS|INC CL A COM S|4.42\r
20210127|36467W109|GME|1972862|GAMESTOP CORP (HLDG CO) CL A|147.98\r
20210127|99999X999|ZZZZF|12|NOT PRICED|.\r
20210127|88888X888||7|WITHOUT A SYMBOL|1.00\r
Trailer record count 5\r
Trailer total quantity of shares 4099659\r
";

/// An archive with one file, as a publisher packs it.
pub fn zipped(text: &[u8], method: u16) -> Vec<u8> {
    let packed = match method {
        8 => {
            let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
            encoder.write_all(text).unwrap();
            encoder.finish().unwrap()
        }
        _ => text.to_vec(),
    };
    let mut crc = Crc::new();
    crc.update(text);
    let name = b"cnsfails202101b.txt";
    let mut shared = Vec::new();
    for value in [0_u16, method, 0, 0] {
        shared.extend(value.to_le_bytes());
    }
    for value in [crc.sum(), packed.len() as u32, text.len() as u32] {
        shared.extend(value.to_le_bytes());
    }
    shared.extend((name.len() as u16).to_le_bytes());
    let mut archive = Vec::from(*b"PK\x03\x04\x14\0");
    archive.extend(&shared);
    archive.extend([0, 0]);
    archive.extend(name);
    archive.extend(&packed);
    let directory = archive.len() as u32;
    archive.extend(b"PK\x01\x02\x14\0\x14\0");
    archive.extend(&shared);
    archive.extend([0; 16]);
    archive.extend(name);
    let length = archive.len() as u32 - directory;
    archive.extend(b"PK\x05\x06\0\0\0\0\x01\0\x01\0");
    archive.extend(length.to_le_bytes());
    archive.extend(directory.to_le_bytes());
    archive.extend([0, 0]);
    archive
}

#[test]
fn rows_are_read_by_their_bars() {
    let rows = fail_rows(TEXT).unwrap();
    assert_eq!(rows.len(), 4);
    assert_eq!(rows[0].settled, date(2021, 1, 26));
    assert_eq!(
        (rows[0].symbol.as_str(), rows[0].shares),
        ("GME", 2_099_572)
    );
    assert_eq!(rows[0].previous_close, Some(76.79));
    assert_eq!(
        (rows[1].symbol.as_str(), rows[1].previous_close),
        ("AMC", Some(4.42))
    );
    assert_eq!(
        (rows[3].symbol.as_str(), rows[3].previous_close),
        ("ZZZZF", None)
    );
}

#[test]
fn a_file_cut_short_is_refused() {
    let cut: String = TEXT
        .lines()
        .filter(|line| !line.contains("ZZZZF"))
        .fold(String::new(), |text, line| text + line + "\n");
    let expected = FailsError::Truncated { said: 5, found: 4 };
    assert_eq!(fail_rows(&cut).unwrap_err(), expected);
    let parted = TEXT.replace("count 5", "count 5,000");
    let expected = FailsError::Truncated {
        said: 5000,
        found: 5,
    };
    assert_eq!(fail_rows(&parted).unwrap_err(), expected);
    // Some copies have no trailer; what is there counts.
    let (rows, _) = TEXT.split_once("Trailer").unwrap();
    assert_eq!(fail_rows(rows).unwrap().len(), 4);
}

#[test]
fn what_is_not_such_a_file_is_refused() {
    assert_eq!(fail_rows("").unwrap_err(), FailsError::Empty);
    assert_eq!(
        fail_rows("a|b\n<html>\n").unwrap_err(),
        FailsError::Malformed(2)
    );
    let header = TEXT.lines().next().unwrap();
    for row in [
        "20210132|1|GME|5|X|1",
        "20210126|1|GME|-5|X|1",
        "20210126|1|GME|5|X",
    ] {
        let text = format!("{header}\n{row}\n");
        assert_eq!(
            fail_rows(&text).unwrap_err(),
            FailsError::Malformed(2),
            "{row}"
        );
    }
}

#[test]
fn archives_are_read_within_their_limits() {
    for method in [0, 8] {
        let archive = zipped(TEXT.as_bytes(), method);
        assert_eq!(only_file(&archive, 10_000), Ok(TEXT.as_bytes().to_vec()));
        assert_eq!(only_file(&archive, 100), Err(ZipError::TooLarge(100)));
        for length in 0..archive.len() {
            assert!(only_file(&archive[..length], 10_000).is_err(), "{length}");
        }
    }
    let mut damaged = zipped(TEXT.as_bytes(), 0);
    damaged[70] ^= 1;
    assert_eq!(only_file(&damaged, 10_000), Err(ZipError::Damaged));
    assert_eq!(
        only_file(b"<html>maintenance</html>", 9),
        Err(ZipError::NotZip)
    );
    assert_eq!(only_file(&zipped(b"x", 12), 9), Err(ZipError::Unsupported));
    // A bomb is cut off while it unpacks.
    let bomb = zipped(&vec![b'0'; 1 << 24], 8);
    assert!(bomb.len() < 1 << 16);
    assert_eq!(only_file(&bomb, 1000), Err(ZipError::TooLarge(1000)));
}

#[test]
fn an_archive_of_another_hand_is_read() {
    // Packed by Python's zipfile; its rows are made up.
    let archive = include_bytes!("inputs/made-up-fails.zip");
    let text = String::from_utf8(only_file(archive, 10_000).unwrap()).unwrap();
    assert_eq!(fail_rows(&text).unwrap().len(), 5);
}

#[test]
fn the_newest_halves_that_may_be_out_are_asked_for() {
    let newest = |day: Date| file_names(day)[0].clone();
    assert_eq!(newest(date(2021, 1, 31)), "cnsfails202101a.zip");
    assert_eq!(newest(date(2021, 2, 13)), "cnsfails202101a.zip");
    assert_eq!(newest(date(2021, 2, 14)), "cnsfails202101b.zip");
    assert_eq!(newest(date(2021, 1, 3)), "cnsfails202012a.zip");
    assert_eq!(
        file_names(date(2026, 11, 17)),
        [
            "cnsfails202610b.zip",
            "cnsfails202610a.zip",
            "cnsfails202609b.zip",
            "cnsfails202609a.zip"
        ]
    );
}

/// Has the second newest file only, and notes what it is asked for.
struct Late(Mutex<Vec<String>>);

#[async_trait]
impl Fetch for Late {
    async fn fetch(&self, _: &str) -> Result<String, String> {
        Err("the answer is not UTF-8 text".to_owned())
    }

    async fn bytes(&self, url: &str) -> Result<Vec<u8>, String> {
        self.0.lock().unwrap().push(url.to_owned());
        match url.contains("202101a") {
            true => Ok(zipped(TEXT.as_bytes(), 8)),
            false => Err("the server answered 404".to_owned()),
        }
    }
}

#[tokio::test]
async fn where_the_newest_is_not_out_the_one_before_is_taken() {
    let late = Arc::new(Late(Mutex::default()));
    let asking = HalfMonths::on(late.clone(), || date(2021, 2, 16));
    let body = asking
        .fetch(&fails_url("https://www.sec.gov"))
        .await
        .unwrap();
    assert!(!body.contains("GAMESTOP"), "{body}");
    let (kept, all) = (fail_rows(&body).unwrap(), fail_rows(TEXT).unwrap());
    assert_eq!(kept, all);
    let asked = late.0.lock().unwrap().clone();
    let folder = "https://www.sec.gov/files/data/fails-deliver-data";
    let names = ["cnsfails202101b.zip", "cnsfails202101a.zip"];
    assert_eq!(asked, names.map(|name| format!("{folder}/{name}")));
}

#[tokio::test]
async fn a_server_that_fails_is_not_asked_for_older_files() {
    let server = ValetServer::start(Answer::Status(500)).await;
    let guards = Guards {
        allow_private: true,
        ..Guards::default()
    };
    let asking = HalfMonths::on(Arc::new(GuardedClient::new(guards)), || date(2021, 2, 16));
    let answer = asking.fetch(&fails_url(&server.base)).await;
    assert_eq!(answer, Err("the server answered 500".to_owned()));
    assert_eq!(server.requests(), 1);
    server.will(Answer::Status(403));
    let answer = asking.fetch(&fails_url(&server.base)).await;
    assert_eq!(answer, Err("the server answered 403".to_owned()));
    assert_eq!(server.requests(), 5);
    server.will(Answer::Body("<html>".to_owned()));
    let answer = asking.fetch(&fails_url(&server.base)).await;
    assert_eq!(answer, Err("the answer is not a zip archive".to_owned()));
}
