//! Vehicle numbers: the check digit, and what is wrong where it is.

use automated_workflows::vin::{Params, check_digit};
use boreal_demo_kit::Input;

#[track_caller]
fn check(vin: &str, expected: Result<&str, &str>) {
    let plan = Params {
        vin: vin.to_owned(),
    }
    .plan();
    match (plan, expected) {
        (Ok(plan), Ok(read)) => assert_eq!(plan.as_str(), read),
        (Err(errors), Err(words)) => {
            assert_eq!(errors.0[0].field, "vin");
            assert!(errors.0[0].message.contains(words), "{errors}");
        }
        (plan, _) => panic!("{vin}: {plan:?}"),
    }
}

#[test]
fn a_number_is_taken_when_its_ninth_sign_fits() {
    check("1FTMW1T88MFA00001", Ok("1FTMW1T88MFA00001"));
    // The worked example of 49 CFR 565.15, whose check digit is ten.
    check(" 1m8gdm9axkp042788 ", Ok("1M8GDM9AXKP042788"));
    check("11111111111111111", Ok("11111111111111111"));
    check("1FTMW1T88MFA00002", Err("should be"));
    check("1FTMW1T88MFA0000", Err("has 16"));
    check("1FTMW1T88MFA000012", Err("has 18"));
    check("IFTMW1T88MFA00001", Err("without I, O and Q"));
    check("1FTMW1T88MFA0000é", Err("without I, O and Q"));
    check("", Err("has 0"));
}

#[test]
fn one_sign_mistaken_is_noticed() {
    let vin = "1FTMW1T88MFA00001";
    for place in (0..17).filter(|place| *place != 8) {
        let mut signs: Vec<char> = vin.chars().collect();
        signs[place] = if signs[place] == '4' { '5' } else { '4' };
        let wrong: String = signs.into_iter().collect();
        // Letters share values with digits: 4 is D, M and U too.
        let is_same_value = check_digit(&wrong) == Ok('8');
        assert_eq!(is_same_value, vin.as_bytes()[place] == b'M', "{wrong}");
    }
}
