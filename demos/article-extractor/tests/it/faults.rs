//! Faults that pages of the wild bring out, each on a page written for it.

use article_extractor::{NoArticle, Plan, Report, run};

const PARAGRAPHS: [&str; 5] = [
    "The town of Alder Bay will rebuild its boathouse after the storm of last November took the \
     roof and two of the four walls, the council decided on Tuesday evening after three hours.",
    "Builders will raise the floor by half a metre, because the tide has come closer every year \
     since the house was put up, and nobody wants to carry the canoes up a flight of stairs again.",
    "“We looked at moving it to the other side of the bay, but the wind is worse there,” said \
     Maud Ferrier, who has kept the club's books for nineteen years and counts every plank.",
    "The work costs 410,000 dollars, of which the province pays a third. The club has to find the \
     rest, and it has sold calendars, soup and an old organ to come closer to that sum.",
    "If the ground freezes late, the piles go in before the new year. If it does not, the paddlers \
     will have to keep their boats in the school's gymnasium until the ice leaves the bay in May.",
];

fn extract(html: &str) -> Result<Report, NoArticle> {
    run(&Plan::from_text(html)
        .unwrap()
        .with_url("https://ledger.example/2026/boathouse")
        .unwrap())
}

fn paragraphs() -> String {
    PARAGRAPHS
        .iter()
        .map(|text| format!("<p>{text}</p>"))
        .collect()
}

fn news(around: &str, inside: &str) -> String {
    format!(
        "<html lang=en><head><title>Boathouse to be rebuilt</title></head><body>\
         <header><nav><a href=/>Home</a> <a href=/news>News</a></nav></header>\
         <main><article><h1>Boathouse to be rebuilt</h1>{}{inside}</article>{around}</main>\
         <footer><p>The Ledger, 4 Wharf Street. All rights reserved.</p></footer></body></html>",
        paragraphs()
    )
}

#[track_caller]
fn holds_the_article(report: &Report) {
    for text in PARAGRAPHS {
        assert_eq!(report.text.matches(text).count(), 1, "{}", report.text);
    }
}

#[test]
fn a_list_of_teasers_is_dropped_and_the_article_kept() {
    let teaser = |n: usize| {
        format!(
            "<div class=teaser-card><h3><a href=/{n}>Ferry number {n} is late again this week</a></h3>\
             <p>Passengers waited at the pier for an hour while the crew of ferry {n} looked for \
             the part that broke on Monday.</p></div>"
        )
    };
    let teasers: String = (1..9).map(teaser).collect();
    let html = news(
        &format!("<section class=more-stories><h2>More stories</h2>{teasers}</section>"),
        "",
    );
    let report = extract(&html).unwrap();
    holds_the_article(&report);
    assert!(
        !report.text.contains("Passengers waited"),
        "{}",
        report.text
    );
}

#[test]
fn teasers_at_the_end_of_the_article_element_are_dropped() {
    let linked =
        |n: usize| format!("<h3><a href=/{n}>Ferry number {n} is late again this week</a></h3>");
    let told = |n: usize| {
        format!(
            "{}<p>Passengers waited at pier {n} for an hour.</p>",
            linked(n)
        )
    };
    let dated = |n: usize| format!("<div>{}<time>May {n}, 2026</time></div>", linked(n));
    let listed = |n: usize| format!("<li>{}</li>", linked(n));
    let all = |one: &dyn Fn(usize) -> String| (1..6).map(one).collect::<String>();
    for inside in [
        format!("<h2>More from the Ledger</h2>{}", all(&linked)),
        format!("<div>{}</div>", all(&told)),
        format!("<section><h2>Read next</h2>{}</section>", all(&dated)),
        format!("<ul>{}</ul>", all(&listed)),
    ] {
        let report = extract(&news("", &inside)).unwrap();
        holds_the_article(&report);
        assert!(report.text.ends_with("the bay in May."), "{}", report.text);
    }
}

#[test]
fn sections_under_linked_headings_are_kept() {
    let sections: String = (1..6)
        .map(|n| {
            format!(
                "<h3><a href=https://boats.example/{n}>Canoe number {n} of the club</a></h3><p>{}</p>",
                PARAGRAPHS[n - 1]
            )
        })
        .collect();
    let html = format!(
        "<html><head><title>Five canoes</title></head><body><article><h1>Five canoes</h1>{sections}</article></body></html>"
    );
    let text = extract(&html).unwrap().text;
    for paragraph in PARAGRAPHS {
        assert!(text.contains(paragraph), "{text}");
    }
}

#[test]
fn a_second_copy_of_the_article_in_one_block_is_dropped() {
    // Not equal to any block, and a word differs.
    let copy = PARAGRAPHS.join(" ").replace("nineteen", "19");
    let html = news("", &format!("<div class=print-version>{copy}</div>"));
    holds_the_article(&extract(&html).unwrap());
}

#[test]
fn house_text_is_dropped() {
    for line in [
        "<p>Related: <a href=/ferry>The ferry that never left</a></p>",
        "<p><strong>Read more:</strong> <a href=/organ>Who bought the organ?</a></p>",
        "<p>Tags: <a href=/t/boats>boats</a>, <a href=/t/council>council</a></p>",
        "<p>Filed under <a href=/local>local news</a></p>",
    ] {
        let report = extract(&news("", line)).unwrap();
        holds_the_article(&report);
        assert!(report.text.ends_with("the bay in May."), "{}", report.text);
    }
}

#[test]
fn a_sentence_that_begins_like_house_text_is_kept() {
    for line in [
        "Posted in Malta during the war, he flew more than forty sorties in a borrowed aircraft.",
        "More from the hearing is expected on Monday, when the harbour board answers in public.",
        "Advertisements for tobacco were banned on the ferry long before the law asked for it.",
    ] {
        let report = extract(&news("", &format!("<p>{line}</p>"))).unwrap();
        assert!(report.text.contains(line), "{}", report.text);
    }
}

#[test]
fn captions_and_hover_widgets_do_not_run_into_words() {
    let html = news(
        "",
        "<p>The <span class=term>boathouse<span class=tooltip-text>a house for boats</span></span> \
         stood for sixty years, through eleven storms <span style='display:none'>ad slot</span>and \
         one fire that the paddlers put out with bailing buckets.</p>\
         <p><img src=/a.jpg><span class=photo-credit>Photo by Bo Tremblay</span>On the morning \
         after the storm, forty people came to the beach to carry away what was left of the roof.</p>",
    );
    let text = extract(&html).unwrap().text;
    assert!(
        text.contains("The boathouse stood for sixty years"),
        "{text}"
    );
    assert!(text.contains("eleven storms and one fire"), "{text}");
    assert!(!text.contains("TremblayOn"), "{text}");
    assert!(text.contains("\nOn the morning after"), "{text}");
}

#[test]
fn the_fall_back_never_keeps_the_frame_of_the_page() {
    let footer = "<footer><p>The Ledger is printed on paper from forests that are looked after, \
         four times a week, and delivered by bicycle to every house between the two bridges of \
         the town, whatever the weather does.</p></footer>";
    let advert = "<div class='ad banner'><p>Buy two canoes from Tremblay and Sons before the end \
         of the month and we will give you a third paddle, a rope and a bucket for nothing at all, \
         said nobody ever.</p></div>";
    let buttons = "<button>Turn on messages from this site so that you always hear first when \
         there is something new to read about canoes, ferries, storms, councils and organs in \
         the town of Alder Bay</button>";
    for frame in [footer, advert, buttons] {
        let html = format!("<html><body><div id=app></div>{frame}</body></html>");
        assert_eq!(extract(&html), Err(NoArticle), "{frame}");
    }
}

#[test]
fn text_for_readers_without_scripts_is_read() {
    let html = format!(
        "<html><head><title>Boathouse</title></head><body><div id=app></div>\
         <noscript><div class=post>{}</div></noscript></body></html>",
        paragraphs()
    );
    holds_the_article(&extract(&html).unwrap());
    let request = news(
        "<noscript><p>Turn scripts on to see this page.</p></noscript>",
        "",
    );
    assert!(!extract(&request).unwrap().text.contains("Turn scripts on"));
}

#[test]
fn chinese_and_japanese_are_counted_by_characters() {
    let chinese = "镇议会周二晚上决定重建去年十一月被风暴摧毁的船屋，工程将在春天开始。";
    let html = format!(
        "<article><h1>船屋</h1><p>{chinese}</p><p>{chinese}费用由省政府承担三分之一。</p></article>"
    );
    let report = extract(&html).unwrap();
    assert!(
        (70..=90).contains(&report.word_count),
        "{}",
        report.word_count
    );
}

#[test]
fn a_hole_between_kept_paragraphs_is_filled() {
    let aside = "Subscribe, as my aunt used to say, to nothing you cannot carry, and share only \
         what you would have given away, and follow nobody who walks faster than you can talk.";
    let html = news("", "").replace(
        &format!("<p>{}</p>", PARAGRAPHS[3]),
        &format!("<p>{aside}</p><p>{}</p>", PARAGRAPHS[3]),
    );
    assert!(
        extract(&html)
            .unwrap()
            .text
            .contains("as my aunt used to say")
    );
}
