//! From a symbol to its company.

use boreal_demo_kit::Input;
use investment_research::symbol::{Listed, Params, Report, Symbols, run};

fn asked(symbol: &str, symbols: &Symbols) -> Report {
    let params = Params {
        symbol: symbol.to_owned(),
    };
    run(&params.plan().unwrap(), symbols)
}

fn listed(symbol: &str, cik: u32, name: &str) -> (String, Listed) {
    let name = name.to_owned();
    (symbol.to_owned(), Listed { cik, name })
}

#[test]
fn a_symbol_leads_to_the_companys_filings() {
    let apple = asked("aapl", Symbols::bundled()).company.unwrap();
    assert_eq!((apple.cik, apple.has_figures), (320_193, true));
    assert!(
        apple.filings_url.contains("CIK=0000320193"),
        "{}",
        apple.filings_url
    );
    assert!(
        apple.facts_url.ends_with("/CIK0000320193.json"),
        "{}",
        apple.facts_url
    );
}

#[test]
fn classes_of_shares_are_one_company() {
    let symbols = Symbols::of([
        listed("BRK-A", 1_067_983, "BERKSHIRE HATHAWAY INC"),
        listed("BRK-B", 1_067_983, "BERKSHIRE HATHAWAY INC"),
        listed("GME", 1_326_380, "GameStop Corp."),
    ]);
    let berkshire = asked("brk.b", &symbols).company.unwrap();
    assert_eq!(berkshire.also, ["BRK-A"]);
    assert!(!berkshire.has_figures);
    let nobody = asked("ZZZZ", &symbols);
    assert_eq!(nobody.company, None);
    assert!(
        nobody
            .remark
            .unwrap()
            .contains("ZZZZ is not among the 3 symbols of the SEC’s list")
    );
}

#[test]
fn a_symbol_outside_the_bundled_few_is_not_said_to_be_unlisted() {
    let remark = asked("GME", Symbols::bundled()).remark.unwrap();
    assert!(remark.contains("nothing is known of it here"), "{remark}");
}

#[test]
fn a_symbol_is_needed() {
    for symbol in ["", " ", "MUCH TOO LONG A NAME"] {
        let params = Params {
            symbol: symbol.to_owned(),
        };
        assert_eq!(params.plan().unwrap_err().0[0].field, "symbol");
    }
}
