//! The price lists: what is read, what is dropped, and what they cost.

use std::str::FromStr;

use boreal_demo_kit::number::wire;
use cloud_infrastructure::azure_size::AzureSize;
use cloud_infrastructure::prices::{
    AzurePrice, Catalogue, Cloud, Dropped, Offer, Processor, Province,
};
use rust_decimal::Decimal;

fn offers<'a>(catalogue: &'a Catalogue, machine: &str) -> Vec<&'a Offer> {
    let all = catalogue.offers.iter();
    all.filter(|offer| offer.machine == machine).collect()
}

#[test]
fn cores_are_read_from_the_names_that_tell_them() {
    let read = |name| AzureSize::read(name).map(|size| (size.vcpus, size.memory_gib()));
    for (name, expected) in [
        ("Standard_D4ps_v6", Some((4, Some(16)))),
        ("Standard_D2pls_v6", Some((2, Some(4)))),
        ("Standard_D96s_v5", Some((96, Some(384)))),
        ("Standard_E16-4as_v5", Some((4, Some(128)))),
        ("Standard_E20s_v5", Some((20, Some(160)))),
        ("Standard_E96s_v5", Some((96, None))),
        // The largest of the first Arm series have less than the others' ratio.
        ("Standard_D48ps_v5", Some((48, Some(192)))),
        ("Standard_D64ps_v5", Some((64, None))),
        ("Standard_D64pls_v5", Some((64, Some(128)))),
        ("Standard_D64ps_v6", Some((64, Some(256)))),
        ("Standard_E20pds_v5", Some((20, Some(160)))),
        ("Standard_E32pds_v5", Some((32, None))),
        ("Standard_E32ps_v6", Some((32, Some(256)))),
        ("Standard_F8s_v2", Some((8, Some(16)))),
        ("Standard_F4ams_v6", Some((4, Some(32)))),
        ("Standard_F4as_v6", Some((4, Some(16)))),
        ("Standard_F2", Some((2, Some(4)))),
        // These count otherwise: 8, 8, 2, 4 and 16 vCPUs.
        ("Standard_D4", None),
        ("Standard_D4_v2", None),
        ("Standard_D11_v2", None),
        ("Standard_DS3_v2", None),
        ("Standard_DS5_v2", None),
        ("Standard_D2as_v5_Promo", None),
        ("Standard_DC4as_cc_v5", None),
        ("Standard_D-4s_v5", None),
        ("Standard_D99999999999s_v5", None),
        ("Standard_D0s_v5", None),
        ("Standard_", None),
        ("Basic_A1", None),
        ("", None),
        ("Standard_Ä4s_v5", None),
    ] {
        assert_eq!(read(name), expected, "{name}");
    }
}

#[test]
fn lists_that_contradict_themselves_are_dropped_and_counted() {
    let catalogue = Catalogue::bundled();
    let list = |cloud| {
        let found = catalogue.lists.iter().find(|list| list.cloud == cloud);
        found.unwrap()
    };
    let azure = list(Cloud::Azure);
    // D2as_v5 costs 0.096 in Toronto and 0.188 in Quebec City, D4as_v5 0.376 in both.
    assert_eq!(
        azure.contradictory_series,
        ["Dads_v5", "Das_v5", "Eads_v5", "Eas_v5"]
    );
    assert!(offers(catalogue, "Standard_D2as_v5").is_empty());
    assert!(offers(catalogue, "Standard_D4as_v5").is_empty());
    let dropped = azure.dropped;
    assert_eq!((azure.sizes, dropped.shared_cores), (1051, 41));
    assert_eq!((dropped.cores_unknown, dropped.contradictory), (53, 56));
    for (cloud, sizes) in [(Cloud::Aws, 596), (Cloud::Google, 247)] {
        let list = list(cloud);
        assert_eq!(list.sizes, sizes);
        assert_eq!(list.contradictory_series, [""; 0]);
        assert_eq!(
            (list.dropped.cores_unknown, list.dropped.memory_unknown),
            (0, 0)
        );
    }
    for list in &catalogue.lists {
        let Dropped {
            cores_unknown,
            shared_cores,
            contradictory,
            memory_unknown,
        } = list.dropped;
        let all = list.offered + cores_unknown + shared_cores + contradictory + memory_unknown;
        assert_eq!(all, list.sizes, "{:?}", list.cloud);
    }
}

#[test]
fn machines_that_share_cores_are_not_offered() {
    let catalogue = Catalogue::bundled();
    for machine in [
        "t3.large",
        "m7i-flex.large",
        "Standard_B2s_v2",
        "e2-micro",
        "f1-micro",
    ] {
        assert!(offers(catalogue, machine).is_empty(), "{machine}");
    }
    for machine in ["m7g.xlarge", "Standard_D4ps_v6", "e2-standard-4"] {
        assert!(!offers(catalogue, machine).is_empty(), "{machine}");
    }
}

#[test]
fn processors_and_provinces_are_told() {
    let catalogue = Catalogue::bundled();
    let told = |machine| {
        let found = offers(catalogue, machine);
        let provinces: Vec<Province> = found.iter().map(|one| one.region.province).collect();
        (found[0].processor, provinces)
    };
    use Processor::{Arm, X86};
    use Province::{Ontario, Quebec};
    assert_eq!(told("m7g.xlarge"), (Arm, vec![Quebec]));
    assert_eq!(told("c6gn.large"), (Arm, vec![Quebec]));
    assert_eq!(told("m6i.large"), (X86, vec![Quebec]));
    assert_eq!(told("Standard_D4ps_v6"), (Arm, vec![Ontario, Quebec]));
    assert_eq!(told("Standard_D4s_v5"), (X86, vec![Ontario, Quebec]));
    assert_eq!(told("e2-standard-4"), (X86, vec![Quebec, Ontario]));
}

#[test]
fn five_machines_cost_what_the_lists_say() {
    // 5 × 730 h × the hour × 1.4064.
    for (machine, monthly) in [
        ("e2-standard-4", "757.3759"),
        ("Standard_D4ps_v6", "800.8042"),
        ("m7g.xlarge", "933.7582"),
    ] {
        let exact = offers(Catalogue::bundled(), machine)[0].monthly(5);
        assert_eq!(
            exact.round_dp(4),
            Decimal::from_str(monthly).unwrap(),
            "{machine}"
        );
    }
}

/// The bundled machines of Azure at `times` their prices, as its publisher would tell them.
fn azure_prices(times: f64) -> Vec<AzurePrice> {
    let offers = Catalogue::bundled().offers.iter();
    let azure = offers.filter(|offer| offer.cloud == Cloud::Azure);
    let price = |offer: &Offer| AzurePrice {
        size: offer.machine.clone(),
        region: offer.region.name.to_owned(),
        usd_per_hour: wire(offer.usd_per_hour, 6) * times,
    };
    azure.map(price).collect()
}

fn price(size: &str, region: &str, usd_per_hour: f64) -> AzurePrice {
    AzurePrice {
        size: size.to_owned(),
        region: region.to_owned(),
        usd_per_hour,
    }
}

#[test]
fn a_newer_list_of_azure_takes_the_place_of_the_older_whole() {
    let mut prices = azure_prices(2.0);
    prices.retain(|price| price.size != "Standard_D8ps_v6");
    prices.push(price("Standard_D4ps_v9", "canadaeast", 0.1));
    prices.push(price("Standard_D4ps_v9", "eastus", 0.01));
    prices.push(price("Standard_NC4as_T4_v3", "canadacentral", 0.6));
    let newer = Catalogue::with_azure(&prices, "2026-11-01").unwrap();
    let found = offers(&newer, "Standard_D4ps_v6");
    assert_eq!(found[1].usd_per_hour, Decimal::from_str("0.312").unwrap());
    assert_eq!(offers(&newer, "Standard_D4ps_v9").len(), 1);
    // What is sold no more, and what has a graphics card.
    assert!(offers(&newer, "Standard_D8ps_v6").is_empty());
    assert!(offers(&newer, "Standard_NC4as_T4_v3").is_empty());
    let list = newer.list(Cloud::Azure);
    assert_eq!(
        (&*list.as_of, list.dropped.cores_unknown),
        ("2026-11-01", 1)
    );
    // The others are as they were.
    assert_eq!(
        newer.list(Cloud::Aws),
        Catalogue::bundled().list(Cloud::Aws)
    );
    // A price that cannot be true takes its series with it.
    let mut odd = azure_prices(1.0);
    odd.push(price("Standard_D4ps_v6", "canadaeast", 0.4));
    let odd = Catalogue::with_azure(&odd, "2026-11-01").unwrap();
    assert!(offers(&odd, "Standard_D8ps_v6").is_empty());
}

#[test]
fn a_list_of_azure_with_far_fewer_machines_is_refused_by_its_region() {
    let refused = |prices: &[AzurePrice]| Catalogue::with_azure(prices, "2026-11-01").unwrap_err();
    assert_eq!(refused(&[]).region, "canadacentral");
    let mut one_region = azure_prices(1.0);
    one_region.retain(|price| price.region == "canadacentral");
    let few = refused(&one_region);
    assert_eq!((few.region, few.found), ("canadaeast", 0));
    assert!(few.bundled > 500, "{few}");
    // Four of five are not enough, eleven of twelve are.
    let kept = |keeps: fn(usize) -> bool| -> Vec<AzurePrice> {
        let numbered = azure_prices(1.0).into_iter().enumerate();
        let kept = numbered.filter(|(at, _)| keeps(at / 2));
        kept.map(|(_, price)| price).collect()
    };
    assert_eq!(refused(&kept(|at| at % 5 > 0)).region, "canadacentral");
    assert!(Catalogue::with_azure(&kept(|at| at % 12 > 0), "2026-11-01").is_ok());
}
