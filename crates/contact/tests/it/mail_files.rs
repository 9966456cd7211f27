//! Mail as files: they live as long as the message they belong to.

use std::time::Duration;

use boreal_contact::EmlFolder;
use boreal_store::Erase;
use boreal_test_support::eventually;

use crate::office::Office;

#[tokio::test]
async fn the_files_of_a_message_go_with_it_and_others_stay() {
    let office = Office::open().await;
    let files = EmlFolder::under(office.folder.path());
    let worker = office.start(files.clone());
    let gone = office.take("Ada", "ada@example.org").await;
    let kept = office.take("Grace", "grace@example.org").await;
    office.until_quiet().await;
    worker.stop(Duration::from_secs(5)).await;
    let file = |reference: &str| {
        let name = format!("mail/{reference}.owner.eml");
        office.folder.path().join(name)
    };
    let foreign = office.folder.path().join("mail/notes.txt");
    std::fs::write(&foreign, "not ours").unwrap();
    assert!(file(&gone).exists() && file(&kept).exists());

    let erased = office.store.erase(&Erase::Reference(gone.clone())).await;
    assert_eq!(erased.unwrap(), 1);
    let worker = office.worker(files.clone()).with_mail_files(files).start();
    eventually("the file to be deleted", || async {
        (!file(&gone).exists()).then_some(())
    })
    .await;
    worker.stop(Duration::from_secs(5)).await;
    assert!(file(&kept).exists() && foreign.exists());
}
