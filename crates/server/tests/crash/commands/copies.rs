//! What is left of a message that was erased, and copies of the whole.

use super::*;

/// Every file under a folder that holds `text`.
fn files_with(folder: &Path, text: &str) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files_with(&path, text));
            continue;
        }
        let bytes = std::fs::read(&path).unwrap();
        if bytes
            .windows(text.len())
            .any(|part| part == text.as_bytes())
        {
            found.push(path);
        }
    }
    found
}

#[tokio::test]
async fn what_is_erased_is_in_no_file_and_backups_are_named() {
    const MARK: &str = "quetzal-7731";
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(folder.path());
    let owner = Owner {
        data_dir: folder.path(),
        settings: Settings::hurried(&url),
    };
    let site = Site::start(folder.path(), &owner.settings);
    let mut references = Vec::new();
    for number in 0..12 {
        let mut body = message(number);
        let text = format!("{MARK} for our orders. ");
        body["message"] = text.repeat(1 + number * 10).into();
        body["email"] = format!("{MARK}-{number}@example.org").into();
        references.push(delivered(site.address, &body).await);
    }
    let kept = delivered(site.address, &message(99)).await;
    let mail = folder.path().join("mail");
    eventually("mail for every message", || async {
        let files = std::fs::read_dir(&mail).ok()?.count();
        (files == references.len() + 1).then_some(())
    })
    .await;
    let copies = tempfile::tempdir().unwrap();
    let copy = copies.path().join("copy.db");
    owner.says(&format!("backup {}", copy.display()));
    assert!(!files_with(folder.path(), MARK).is_empty());

    for reference in &references[1..] {
        owner.says(&format!("messages erase {reference}"));
    }
    let said = owner.says(&format!("messages erase --email {MARK}-0@example.org"));
    assert!(
        said.contains("Erased 1 messages and 1 mail files"),
        "{said}"
    );
    assert!(
        said.contains(&format!("the backup {}", copy.display())),
        "{said}"
    );
    assert_eq!(
        files_with(folder.path(), MARK),
        Vec::<std::path::PathBuf>::new()
    );
    assert!(owner.says("messages list").contains(&kept));
    site.stop();
    assert_eq!(
        files_with(folder.path(), MARK),
        Vec::<std::path::PathBuf>::new()
    );

    let database = Database::create().await;
    let shared = Owner {
        data_dir: folder.path(),
        settings: Settings::hurried(&database.url),
    };
    let said = shared.says("messages erase --email nobody@example.org");
    for part in ["VACUUM FULL", "write-ahead log", "pg_dump"] {
        assert!(said.contains(part), "{part} in {said}");
    }
}

#[tokio::test]
async fn a_backup_taken_under_way_is_a_whole_database() {
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(folder.path());
    let store = boreal_store::open(&url).await.unwrap();
    furnish(store.as_ref()).await;
    let owner = Owner {
        data_dir: folder.path(),
        settings: Settings::hurried(&url),
    };
    let site = Site::start(folder.path(), &owner.settings);
    let copy = folder.path().join("copy.db");
    owner.says(&format!("backup {}", copy.display()));
    site.stop();
    let restored = Owner {
        data_dir: folder.path(),
        settings: Settings::hurried(&format!("sqlite:{}", copy.display())),
    };
    assert!(restored.says("messages list").contains("SNT2-2345"));
    assert!(
        owner
            .complains(&format!("backup {}", copy.display()))
            .contains("cannot write")
    );

    let database = Database::create().await;
    let shared = Owner {
        data_dir: folder.path(),
        settings: Settings::hurried(&database.url),
    };
    assert!(shared.complains("backup elsewhere.db").contains("pg_dump"));
}
