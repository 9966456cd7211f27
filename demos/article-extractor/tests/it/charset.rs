//! Pages in other encodings come out as the text they hold.

use article_extractor::{Plan, run};

const FRENCH: &str = "L’été dernier, la municipalité a décidé de rénover l’école élémentaire. \
    Les élèves étudieront à côté, dans une salle prêtée par la bibliothèque, jusqu’à la fin du \
    mois de février. Le coût dépasse déjà le budget prévu, a précisé la mairesse.";
const JAPANESE: &str = "町役場は昨日、港の照明を新しい電球に取り替えると発表した。\
    試験期間は四週間で、海鳥の数が半分以下に減ったという。来月の会議で正式に決まる見込みだ。";
const CHINESE: &str = "市政府昨天宣布，将更换港口的全部照明设备。试验持续了四个星期，\
    海鸟的数量明显减少。下个月的会议将正式作出决定，费用由城市维修预算承担。";

fn page(head: &str, text: &str) -> String {
    // CJK text has no spaces: a page needs 25 words to be an article, so the paragraph repeats.
    let body: String = (0..30).map(|n| format!("<p>{n}. {text}</p>")).collect();
    format!(
        "<html><head>{head}<title>Port</title></head><body><article>{body}</article></body></html>"
    )
}

#[track_caller]
fn check(bytes: Vec<u8>, content_type: Option<&str>, encoding: &str, expect: &str) {
    let report = run(&Plan::from_bytes(bytes, content_type).unwrap()).unwrap();
    assert_eq!(report.encoding, encoding);
    assert!(report.text.contains(expect), "{}", report.text);
}

fn encoded(encoding: &'static encoding_rs::Encoding, text: &str) -> Vec<u8> {
    encoding.encode(text).0.into_owned()
}

fn utf_16(text: &str, unit: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(unit).collect()
}

#[test]
fn the_header_names_the_charset() {
    let bytes = encoded(encoding_rs::WINDOWS_1252, &page("", FRENCH));
    check(
        bytes,
        Some("text/html; charset=ISO-8859-1"),
        "windows-1252",
        "L’été dernier",
    );
    let bytes = encoded(encoding_rs::SHIFT_JIS, &page("", JAPANESE));
    check(
        bytes,
        Some("text/html; charset=\"Shift_JIS\""),
        "Shift_JIS",
        "海鳥の数が",
    );
}

#[test]
fn the_page_names_the_charset() {
    let head = "<meta charset=gbk>";
    check(
        encoded(encoding_rs::GBK, &page(head, CHINESE)),
        None,
        "GBK",
        "照明设备",
    );
    let head = "<META http-equiv='Content-Type' content='text/html; charset=windows-1252'>";
    let bytes = encoded(encoding_rs::WINDOWS_1252, &page(head, FRENCH));
    check(
        bytes,
        Some("text/html"),
        "windows-1252",
        "élèves étudieront",
    );
}

#[test]
fn a_byte_order_mark_beats_the_header() {
    let mut bytes = b"\xef\xbb\xbf".to_vec();
    bytes.extend(page("", FRENCH).bytes());
    check(
        bytes,
        Some("text/html; charset=windows-1252"),
        "UTF-8",
        "L’été dernier",
    );
    let mut bytes = b"\xff\xfe".to_vec();
    bytes.extend(utf_16(&page("", FRENCH), u16::to_le_bytes));
    check(bytes, None, "UTF-16LE", "L’été dernier");
    let mut bytes = b"\xfe\xff".to_vec();
    bytes.extend(utf_16(&page("", JAPANESE), u16::to_be_bytes));
    check(bytes, None, "UTF-16BE", "海鳥の数が");
}

#[test]
fn unlabelled_bytes_are_recognised() {
    check(
        page("", FRENCH).into_bytes(),
        None,
        "UTF-8",
        "L’été dernier",
    );
    let bytes = encoded(encoding_rs::SHIFT_JIS, &page("", JAPANESE));
    check(bytes, None, "Shift_JIS", "海鳥の数が");
    let bytes = utf_16(&page("", FRENCH), u16::to_le_bytes);
    check(bytes, None, "UTF-16LE", "L’été dernier");
}

#[test]
fn broken_bytes_become_replacement_characters() {
    let mut bytes = page("", FRENCH).into_bytes();
    bytes.extend(b"<p>\xff\xfe\xc3</p>");
    check(
        bytes,
        Some("text/html; charset=utf-8"),
        "UTF-8",
        "L’été dernier",
    );
}
