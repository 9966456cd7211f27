//! One mail after another over one connection, for as long as the server goes along.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use boreal_contact::Mailer;
use boreal_test_support::eventually;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

use crate::test_contact::{identity, smtp};

/// What a server saw.
#[derive(Default)]
struct Seen {
    connections: AtomicUsize,
    mails: AtomicUsize,
    farewells: AtomicUsize,
}

/// A server that takes so many mails over one connection, and then says so or hangs up without a word.
async fn server(most: usize, says_so: bool) -> (String, Arc<Seen>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    let seen = Arc::<Seen>::default();
    let counts = Arc::clone(&seen);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            counts.connections.fetch_add(1, Ordering::Relaxed);
            tokio::spawn(talk(stream, Arc::clone(&counts), most, says_so));
        }
    });
    (url, seen)
}

async fn talk(stream: TcpStream, seen: Arc<Seen>, most: usize, says_so: bool) -> Option<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 ready\r\n").await.ok()?;
    let (mut taken, mut in_text) = (0, false);
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        let answer = match line.split([' ', '\r']).next()? {
            "." if in_text => {
                in_text = false;
                taken += 1;
                seen.mails.fetch_add(1, Ordering::Relaxed);
                "250 taken"
            }
            _ if in_text => continue,
            "MAIL" if taken == most && says_so => "421 enough",
            "MAIL" if taken == most => return None,
            "DATA" => {
                in_text = true;
                "354 go on"
            }
            "QUIT" => {
                seen.farewells.fetch_add(1, Ordering::Relaxed);
                "221 bye"
            }
            _ => "250 fine",
        };
        let answer = format!("{answer}\r\n");
        stream.write_all(answer.as_bytes()).await.ok()?;
    }
}

#[tokio::test]
async fn one_connection_carries_mail_until_the_server_has_enough() {
    for says_so in [true, false] {
        let (url, seen) = server(2, says_so).await;
        let mailer = smtp(&url);
        for _ in 0..5 {
            let mail = identity().test_mail(jiff::Timestamp::now()).unwrap();
            mailer.send(&mail).await.unwrap();
        }
        assert_eq!(seen.mails.load(Ordering::Relaxed), 5, "each once");
        assert_eq!(seen.connections.load(Ordering::Relaxed), 3);
        eventually("the last connection is ended politely", || async {
            (seen.farewells.load(Ordering::Relaxed) == 1).then_some(())
        })
        .await;
    }
}
