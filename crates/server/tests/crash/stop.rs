//! A service manager's order to stop: what is under way finishes.

use boreal_store::DeliveryState;
use boreal_test_support::{Fault, SmtpServer, SmtpSetup, eventually};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::site::{Settings, Site, sqlite_url};
use crate::visit::{FUNCTION, delivered, message, post, request};

#[tokio::test]
async fn an_order_to_stop_lets_requests_and_mail_finish() {
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(folder.path());
    let smtp = SmtpServer::start(&SmtpSetup::default(), &[Fault::AcceptSlowly(1_500)]);
    let settings = Settings::hurried(&url).mailing_to(&smtp);
    let site = Site::start(folder.path(), &settings);
    let under_way = delivered(site.address, &message(1)).await;
    eventually("a mail is under way", || async {
        (smtp.attempts() == 1).then_some(())
    })
    .await;
    let json = [("content-type", "application/json")];
    let bytes = request("POST", FUNCTION, &json, &message(2).to_string());
    let (first, second) = bytes.split_at(bytes.len() - 20);
    let mut visitor = TcpStream::connect(site.address).await.unwrap();
    visitor.write_all(first.as_bytes()).await.unwrap();
    // Answered on another connection, so the first one has been accepted.
    post(site.address, &message(1)).await.unwrap();

    site.terminate();
    eventually("nobody new is let in", || async {
        TcpStream::connect(site.address).await.err()
    })
    .await;
    visitor.write_all(second.as_bytes()).await.unwrap();
    let mut answer = String::new();
    visitor.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(site.exit().success());

    let store = boreal_store::open(&url).await.unwrap();
    let record = store.show_enquiry(&under_way).await.unwrap().unwrap();
    assert_eq!(record.deliveries[0].state, DeliveryState::Sent);

    // The message taken in during the drain leaves with the next start at the latest, each mail once.
    let site = Site::start(folder.path(), &settings);
    eventually("both mails arrived", || async {
        let done = store.queue().await.unwrap().queued == 0;
        (done && smtp.messages().len() >= 2).then_some(())
    })
    .await;
    assert_eq!(smtp.messages().len(), 2);
    site.stop();
}
