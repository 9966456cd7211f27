use super::{MAX_ROBOTS_BYTES, MAX_STEPS, Robots, RobotsReader, TooManySteps};
use crate::page::{Cause, MAX_URL_CHARS};
use std::sync::Arc;
use std::thread;

const TOKEN: &str = "BorealSignalBot";

#[track_caller]
fn check(file: &str, path: &str, allowed: bool) {
    let robots = Robots::parse(file.as_bytes(), TOKEN);
    assert_eq!(robots.allows(path), Ok(allowed), "{path} under {file:?}");
}

/// A file of so many rules, none like another and each with a wildcard, which match no path of the letter a.
fn wildcards(count: usize) -> String {
    let rules = (0..count).map(|number| format!("Disallow: /*a{number}\n"));
    format!("User-agent: *\n{}", rules.collect::<String>())
}

fn path_of(letters: usize) -> String {
    format!("/{}", "a".repeat(letters - 1))
}

#[test]
fn an_empty_or_foreign_file_allows_everything() {
    check("", "/a", true);
    check("<html>not found</html>", "/a", true);
    check("User-agent: *\nDisallow:", "/a", true);
    check("Disallow: /", "/a", true);
    check("User-agent: OtherBot\nDisallow: /", "/a", true);
}

#[test]
fn the_group_that_names_us_counts_and_the_general_one_then_does_not() {
    let file = "User-agent: *\nDisallow: /\n\nUser-agent: borealsignalbot\nDisallow: /private";
    check(file, "/a", true);
    check(file, "/private/a", false);
    let exempt = "User-agent: BorealSignalBot\nDisallow:\nUser-agent: *\nDisallow: /";
    check(exempt, "/a", true);
    check("User-agent: BorealSignalBot/2.0\nDisallow: /", "/a", false);
    check("User-agent: BorealSignalBots\nDisallow: /", "/a", true);
}

#[test]
fn groups_for_the_same_program_are_one_and_a_group_may_name_several() {
    let split =
        "User-agent: *\nDisallow: /a\nUser-agent: Other\nDisallow: /b\nUser-agent: *\nDisallow: /c";
    check(split, "/a", false);
    check(split, "/b", true);
    check(split, "/c", false);
    let shared = "User-agent: Other\nUser-agent: BorealSignalBot\nDisallow: /x";
    check(shared, "/x", false);
    let between = "User-agent: *\nSitemap: https://a.example/s\nCrawl-delay: 5\nDisallow: /x # why";
    check(between, "/x", false);
}

#[test]
fn the_longest_rule_wins_and_a_tie_allows() {
    // The examples of RFC 9309, part 5.2.
    let file = "User-agent: *\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif";
    check(file, "/example/page/disallowed.gif", false);
    check(file, "/example/page/", true);
    check("User-agent: *\nDisallow: /a\nAllow: /a", "/a", true);
    check("User-agent: *\nAllow: /a\nDisallow: /a/b", "/a/b/c", false);
    check("User-agent: *\nDisallow: /", "/robots.txt", true);
}

#[test]
fn wildcards_and_the_end_mark() {
    let php = "User-agent: *\nDisallow: /*.php$";
    check(php, "/index.php", false);
    check(php, "/index.php?x=1", true);
    check(php, "/a.php/b.php", false);
    let query = "User-agent: *\nDisallow: /*?print=";
    check(query, "/story?print=1", false);
    check(query, "/story", true);
    check("User-agent: *\nDisallow: /a*b*c", "/aXXbYYc", false);
    check("User-agent: *\nDisallow: /a*b*c", "/aXXcYYb", true);
    check("User-agent: *\nDisallow: *", "/anything", false);
    check("User-agent: *\nDisallow: /$", "/", false);
    check("User-agent: *\nDisallow: /$", "/a", true);
    check("User-agent: *\nDisallow: /ab*b$", "/ab", true);
}

#[test]
fn spellings_of_an_address_are_one() {
    check("User-agent: *\nDisallow: /caf%C3%A9", "/caf%c3%a9", false);
    check("User-agent: *\nDisallow: /café", "/caf%C3%A9", false);
    check("User-agent: *\nDisallow: /%7Eme", "/~me", false);
    check("User-agent: *\nDisallow: /a%2Fb", "/a/b", true);
    check("User-agent: *\nDisallow: /100%", "/100%", false);
    check("User-agent: *\nDisallow: /%é", "/%é", false);
}

#[test]
fn letter_case_counts_in_paths_only_and_line_ends_do_not_matter() {
    let file = "\u{feff}USER-AGENT: *\r\nDISALLOW: /Secret\r\n";
    check(file, "/Secret", false);
    check(file, "/secret", true);
}

#[test]
fn a_hostile_file_is_answered_at_once() {
    let wild = "*a".repeat(100);
    let rules = (0..500).map(|number| format!("Disallow: /{wild}{number}\n"));
    let file = format!("User-agent: *\n{}", rules.collect::<String>());
    let robots = Robots::parse(file.as_bytes(), TOKEN);
    assert_eq!(robots.rules.len(), 500);
    assert_eq!(robots.allows(&path_of(400)), Ok(true));
}

#[test]
fn wildcards_side_by_side_are_one_and_only_digits_escape() {
    let robots = |pattern: &str| {
        let file = format!("User-agent: *\nDisallow: {pattern}");
        Robots::parse(file.as_bytes(), TOKEN)
    };
    assert_eq!(robots("/a***b**"), robots("/a*b*"));
    check("User-agent: *\nDisallow: /%+1", "/%+1", false);
    check("User-agent: *\nDisallow: /%+1", "/%01", true);
}

#[test]
fn lines_end_in_every_way_and_may_hold_any_bytes() {
    check("User-agent: *\rDisallow: /a\rDisallow: /b", "/b", false);
    let robots = Robots::parse(b"User-agent: *\nDisallow: /\xff", TOKEN);
    assert_eq!(robots.allows("/%FF"), Ok(false));
}

#[test]
fn many_rules_are_weighed_for_a_path_of_the_web() {
    check(&wildcards(5_000), &path_of(200), true);
    check(&wildcards(500), &path_of(MAX_URL_CHARS), true);
    let plain = (0..MAX_ROBOTS_BYTES / 20).map(|number| format!("Disallow: /p/{number}\n"));
    let plain = format!("User-agent: *\n{}", plain.collect::<String>());
    check(&plain, "/p/25000", false);
    check(&plain, &path_of(MAX_URL_CHARS), true);
}

#[test]
fn a_question_that_would_take_long_is_not_answered() {
    for (rules, letters) in [(10_000, 60_000), (10_000, MAX_URL_CHARS), (50, 60_000)] {
        let robots = Robots::parse(wildcards(rules).as_bytes(), TOKEN);
        let answer = robots.allows(&path_of(letters));
        assert_eq!(
            answer,
            Err(TooManySteps),
            "{rules} rules, {letters} letters"
        );
    }
    let wild = format!("User-agent: *\nDisallow: /{}b", "*a".repeat(MAX_STEPS / 16));
    let robots = Robots::parse(wild.as_bytes(), TOKEN);
    assert_eq!(robots.allows("/a"), Err(TooManySteps));
}

#[test]
fn no_more_is_kept_than_concerns_us() {
    let rules = |name: &str, path: &str| {
        let rules = (0..10_000).map(|number| format!("Disallow: {path}{number}\n"));
        format!("User-agent: {name}\n{}", rules.collect::<String>())
    };
    let nothing = Robots::default().bytes();
    let foreign = rules("OtherBot", "/") + &rules(TOKEN, "no-path");
    assert_eq!(Robots::parse(foreign.as_bytes(), TOKEN).bytes(), nothing);
    let ours = format!("User-agent: {TOKEN}\nDisallow: /a\n");
    let both = rules("*", "/") + &ours + &ours.repeat(100);
    let [both, ours] = [both, ours].map(|file| Robots::parse(file.as_bytes(), TOKEN));
    assert_eq!(both, ours);
    assert_eq!(ours.bytes(), nothing + 8 + "/a".len());
}

#[test]
fn a_file_takes_three_times_its_length_and_its_rules_at_the_most() {
    let long = format!("User-agent: *\nDisallow: /{}", "é".repeat(250_000));
    let kept = Robots::parse(long.as_bytes(), TOKEN).bytes();
    assert!((1_500_000..1_500_100).contains(&kept), "{kept}");
}

#[tokio::test]
async fn of_a_file_that_is_cut_off_the_last_line_is_ignored() {
    let reader = RobotsReader::new(TOKEN);
    for (file, is_cut, path, allowed) in [
        ("User-agent: *\nDisallow: /a\nDisallow: /", true, "/b", true),
        (
            "User-agent: *\nDisallow: /a\nDisallow: /",
            true,
            "/a",
            false,
        ),
        (
            "User-agent: *\rDisallow: /a\rDisallow: /",
            true,
            "/a",
            false,
        ),
        (
            "User-agent: *\nDisallow: /a\nDisallow: /",
            false,
            "/b",
            false,
        ),
        ("User-agent: *\nDisallow: /\n", true, "/b", false),
        ("Disallow", true, "/b", true),
    ] {
        let robots = reader.read(file.as_bytes().to_vec(), is_cut).await;
        let answer = reader.allows(&Arc::new(robots.unwrap()), path).await;
        assert_eq!(answer, Ok(allowed), "{path} under {file:?}, cut: {is_cut}");
    }
}

#[tokio::test]
async fn files_and_questions_keep_off_the_async_threads_and_one_after_the_other() {
    let reader = RobotsReader::new(TOKEN);
    let there = reader.run(|| thread::current().id()).await;
    assert_ne!(there, Ok(thread::current().id()));

    let held = reader.one_at_a_time.acquire().await.unwrap();
    let file = b"User-agent: *\nDisallow: /a".to_vec();
    let mut reading = Box::pin(reader.read(file, false));
    tokio::select! {
        biased;
        robots = &mut reading => panic!("it did not wait: {robots:?}"),
        () = std::future::ready(()) => drop(held),
    }
    let robots = Arc::new(reading.await.unwrap());
    assert_eq!(reader.allows(&robots, "/a").await, Ok(false));
    assert_eq!(reader.allows(&robots, "/b").await, Ok(true));
    let long = Arc::new(Robots::parse(wildcards(10_000).as_bytes(), TOKEN));
    let answer = reader.allows(&long, &path_of(MAX_URL_CHARS)).await;
    assert_eq!(answer, Err(Cause::RobotsTooLong));
}
