//! Mail as files: they live as long as the message they belong to.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use boreal_contact::{EmlFolder, Mail, Mailer, SendError};
use boreal_test_support::eventually;
use tokio::sync::Semaphore;

use crate::test_contact::{TestContact, identity};

#[tokio::test]
async fn the_files_of_a_message_go_with_it_and_others_stay() {
    let contact = TestContact::open().await;
    let files = EmlFolder::under(contact.folder.path());
    let worker = contact.start(files.clone());
    let gone = contact.take("Ada", "ada@example.org").await;
    let kept = contact.take("Grace", "grace@example.org").await;
    contact.until_quiet().await;
    worker.stop(Duration::from_secs(120)).await;
    let file = |reference: &str| {
        let name = format!("mail/{reference}.owner.eml");
        contact.folder.path().join(name)
    };
    let foreign = contact.folder.path().join("mail/notes.txt");
    std::fs::write(&foreign, "not ours").unwrap();
    assert!(file(&gone).exists() && file(&kept).exists());

    assert!(contact.store.erase(&gone).await.unwrap());
    let worker = contact.worker(files.clone()).with_mail_files(files).start();
    eventually("the file to be deleted", || async {
        (!file(&gone).exists()).then_some(())
    })
    .await;
    worker.stop(Duration::from_secs(120)).await;
    assert!(file(&kept).exists() && foreign.exists());
}

#[tokio::test]
async fn a_folder_that_cannot_be_read_is_not_taken_for_one_without_mail() {
    let contact = TestContact::open().await;
    let files = EmlFolder::under(contact.folder.path());
    let store = contact.store.as_ref();
    assert_eq!(files.forget_mail(store).await.unwrap(), 0);
    std::fs::write(contact.folder.path().join("mail"), "not a folder").unwrap();
    assert!(files.forget_mail(store).await.is_err());
}

/// Files, each written only when the test lets it.
#[derive(Debug, Clone)]
struct Held {
    files: EmlFolder,
    begun: Arc<Semaphore>,
    released: Arc<Semaphore>,
    ended: Arc<Semaphore>,
}

#[async_trait]
impl Mailer for Held {
    async fn send(&self, mail: &Mail) -> Result<(), SendError> {
        self.begun.add_permits(1);
        self.released.acquire().await.unwrap().forget();
        let sent = self.files.send(mail).await;
        self.ended.add_permits(1);
        sent
    }

    async fn check(&self) -> Result<(), SendError> {
        Ok(())
    }

    fn destination(&self) -> String {
        self.files.destination()
    }
}

/// The worker holds the text when the owner erases it, and would write it afterwards.
#[tokio::test]
async fn a_mail_under_way_is_not_written_once_its_message_is_erased() {
    let contact = TestContact::open().await;
    let none = || Arc::new(Semaphore::new(0));
    let files = EmlFolder::under(contact.folder.path());
    let held = Held {
        files: files.clone().of_messages_in(Arc::clone(&contact.store)),
        begun: none(),
        released: none(),
        ended: none(),
    };
    let worker = contact.start(held.clone());
    let gone = contact.take("Ada", "ada@example.org").await;
    held.begun.acquire().await.unwrap().forget();
    assert!(contact.store.erase(&gone).await.unwrap());
    let store = contact.store.as_ref();
    assert_eq!(files.forget_mail(store).await.unwrap(), 0);
    held.released.add_permits(1);
    held.ended.acquire().await.unwrap().forget();
    let written = std::fs::read_dir(contact.folder.path().join("mail")).unwrap();
    assert_eq!(written.count(), 0, "after erasing the text is in no file");

    // The next one leaves as ever.
    let kept = contact.take("Grace", "grace@example.org").await;
    held.released.add_permits(1);
    contact.until_quiet().await;
    worker.stop(Duration::from_secs(120)).await;
    let file = format!("mail/{kept}.owner.eml");
    assert!(contact.folder.path().join(file).exists());
}

/// Whoever deletes waits for what is being written, and whoever writes for what is being deleted.
#[tokio::test]
async fn files_are_written_and_deleted_in_turn() {
    let contact = TestContact::open().await;
    let files = EmlFolder::under(contact.folder.path());
    let folder = contact.folder.path().join("mail");
    std::fs::create_dir(&folder).unwrap();
    let locked = std::fs::File::open(&folder).unwrap();
    locked.lock().unwrap();
    let store = contact.store.as_ref();
    let mut forgetting = Box::pin(files.forget_mail(store));
    let waited = tokio::time::timeout(Duration::from_millis(100), &mut forgetting).await;
    assert!(waited.is_err(), "somebody else is at it");
    let letter = identity().test_mail(jiff::Timestamp::now()).unwrap();
    let mut writing = Box::pin(files.send(&letter));
    let waited = tokio::time::timeout(Duration::from_millis(100), &mut writing).await;
    assert!(waited.is_err(), "and still is");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
    drop(locked);
    assert_eq!(forgetting.await.unwrap(), 0);
    writing.await.unwrap();
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
}
