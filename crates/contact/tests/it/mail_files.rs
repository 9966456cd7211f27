//! Mail as files: they live as long as the message they belong to.

use std::time::Duration;

use boreal_contact::EmlFolder;
use boreal_test_support::eventually;

use crate::test_contact::TestContact;

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
