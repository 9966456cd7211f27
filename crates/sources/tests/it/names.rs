//! Names and the addresses they lead to, as a test tells them.

use async_trait::async_trait;
use boreal_sources::Lookup;
use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// Names and their addresses, one answer after another; the last one stays.
#[derive(Default)]
pub struct Names {
    answers: Mutex<HashMap<String, Vec<Vec<IpAddr>>>>,
    lookups: AtomicUsize,
}

impl Names {
    pub fn of(names: &[(&str, &[&[&str]])]) -> Arc<Self> {
        let parse = |ip: &&str| ip.parse().unwrap();
        let answers = names.iter().map(|(name, answers)| {
            let answers = answers.iter().map(|ips| ips.iter().map(parse).collect());
            ((*name).to_owned(), answers.collect())
        });
        Arc::new(Self {
            answers: Mutex::new(answers.collect()),
            lookups: AtomicUsize::new(0),
        })
    }

    pub fn lookups(&self) -> usize {
        self.lookups.load(Ordering::SeqCst)
    }
}

#[async_trait]
impl Lookup for Names {
    async fn addresses(&self, host: &str) -> io::Result<Vec<IpAddr>> {
        self.lookups.fetch_add(1, Ordering::SeqCst);
        let mut answers = self.answers.lock().unwrap();
        let answers = answers.get_mut(host).ok_or(io::ErrorKind::NotFound)?;
        Ok(match answers.len() {
            1 => answers[0].clone(),
            _ => answers.remove(0),
        })
    }
}
