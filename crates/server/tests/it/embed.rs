//! Figures that other sites may show in a frame, and everything else that they may not.

use http::StatusCode;

use crate::test_site::{Answer, TestSite};

#[track_caller]
fn check_can_be_framed(answer: &Answer, can: bool) {
    let policy = answer.header("content-security-policy");
    assert_eq!(policy.contains("frame-ancestors *;"), can, "{policy}");
    assert_eq!(policy.contains("frame-ancestors 'none'"), !can, "{policy}");
    let (options, sharing) = if can {
        ("", "cross-origin")
    } else {
        ("DENY", "same-origin")
    };
    assert_eq!(answer.header("x-frame-options"), options);
    assert_eq!(answer.header("cross-origin-resource-policy"), sharing);
}

#[tokio::test]
async fn a_figure_may_stand_in_a_page_of_another_site() {
    let site = TestSite::new().await;
    for path in [
        "/embed/mortgage-api/offers",
        "/embed/mortgage-api/offers?place=halifax",
        "/embed/bond-yields/yield-curve",
        "/embed/real-time-analytics/stations",
    ] {
        let answer = site.get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        check_can_be_framed(&answer, true);
        // But for that it is as strict as a page.
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self';"));
        assert!(policy.contains("require-trusted-types-for 'script'; trusted-types 'none';"));
        assert_eq!(
            answer.header("cross-origin-embedder-policy"),
            "require-corp"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert!(!answer.text().contains("send-contact-email"), "{path}");
        assert!(answer.text().contains("content=\"noindex\""), "{path}");
    }
}

#[tokio::test]
async fn an_unknown_figure_is_told_in_the_frame_that_asked_for_it() {
    let site = TestSite::new().await;
    for path in [
        "/embed/mortgage-api/no-such-figure",
        "/embed/no-such-demo/offers",
        "/embed/mortgage-api",
        "/embed/404",
        "/embed/",
    ] {
        let answer = site.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.text().contains("Figure not found"), "{path}");
        check_can_be_framed(&answer, true);
    }
}

#[tokio::test]
async fn nothing_else_can_be_framed() {
    let site = TestSite::new().await;
    for path in [
        "/",
        "/demo/mortgage-api",
        "/contact",
        "/embed",
        "/embedded/mortgage-api/offers",
        "/no-such-page",
        "/theme.js",
        "/api/v1/sources",
    ] {
        check_can_be_framed(&site.get(path).await, false);
    }
}
