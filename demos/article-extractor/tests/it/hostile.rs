//! Pages made to be slow or large, by name; as long as asked for.

/// What stands before and after the attack, so that there is an article to find.
const PARAGRAPH: &str = "<p>The council met on Tuesday evening to hear from residents who want \
    the old ferry slip repaired before the summer, and it voted to spend part of the reserve.</p>";

/// What an attack repeats, given how often it was repeated already.
type Piece = fn(usize) -> String;

/// An attack: its name, what opens it, what it repeats, what closes it.
struct Attack(&'static str, &'static str, Piece, &'static str);

const ATTACKS: [Attack; 46] = [
    Attack("nested div", "", |_| "<div>".into(), ""),
    Attack(
        "nested section and article",
        "",
        |_| "<section><article>".into(),
        "",
    ),
    Attack("nested span", "", |_| "<span>".into(), ""),
    Attack("nested blockquote", "", |_| "<blockquote>".into(), ""),
    Attack("nested lists", "", |_| "<ul><li>".into(), ""),
    Attack("nested definition lists", "", |_| "<dl><dd>".into(), ""),
    Attack("nested tables", "", |_| "<table><tr><td>".into(), ""),
    Attack("nested buttons", "", |_| "<button>".into(), ""),
    Attack("nested unknown elements", "", |n| format!("<x-{n}>"), ""),
    Attack(
        "end tags the standard ignores",
        "",
        |_| "<span><div></span>".into(),
        "",
    ),
    Attack(
        "formatting reopened in paragraphs",
        "",
        |n| format!("<font size={n}><p>"),
        "",
    ),
    Attack("adoption agency, links", "", |_| "<a><b></a>".into(), ""),
    Attack("adoption agency, divs", "", |_| "<b><div></b>".into(), ""),
    Attack(
        "adoption agency, tables",
        "",
        |_| "<i><table><td></i>".into(),
        "",
    ),
    Attack(
        "formatting with classes",
        "",
        |n| format!("<b class=c{n}><p>"),
        "",
    ),
    Attack("foster parenting", "<table>", |_| "<b>a".into(), ""),
    Attack("nobr", "", |_| "<nobr>a".into(), ""),
    Attack("one ordered list", "<ol>", |_| "<li>a".into(), "</ol>"),
    Attack(
        "one list of links",
        "<ul>",
        |n| format!("<li><a href=/{n}>a b</a>"),
        "</ul>",
    ),
    Attack(
        "one table",
        "<table>",
        |_| "<tr><td>a<td>b".into(),
        "</table>",
    ),
    Attack(
        "one definition list",
        "<dl>",
        |_| "<dt>a<dd>b".into(),
        "</dl>",
    ),
    Attack("empty paragraphs", "", |_| "<p>".into(), ""),
    Attack("empty divs", "", |_| "<div></div>".into(), ""),
    Attack("stray end tags", "", |_| "</p></div></b>".into(), ""),
    Attack("line breaks", "<p>", |_| "a<br>".into(), "</p>"),
    Attack("one paragraph", "<p>", |n| format!("word{n}, "), "</p>"),
    Attack("one word", "<p>", |_| "abcdefgh".into(), "</p>"),
    Attack(
        "one preformatted text",
        "<pre>",
        |n| format!("line {n}\n"),
        "</pre>",
    ),
    Attack("copies of a paragraph", "", |_| PARAGRAPH.into(), ""),
    Attack(
        "attributes of one tag",
        "<p ",
        |n| format!("a{n} class=b{n} "),
        ">",
    ),
    Attack("one attribute", "<p class='", |n| format!("c{n} "), "'>"),
    Attack(
        "class names",
        "",
        |n| format!("<p class='comment-{n} related share nav'>a"),
        "",
    ),
    Attack("less-than signs", "", |_| "<".into(), ""),
    Attack(
        "character references",
        "<p>",
        |_| "&amp;&#x41;&notit;".into(),
        "</p>",
    ),
    Attack(
        "unfinished references",
        "<p>",
        |_| "&CounterClockwiseContourIntegra".into(),
        "</p>",
    ),
    Attack("comments never closed", "", |_| "<!--".into(), ""),
    Attack("scripts never closed", "", |_| "<script>".into(), ""),
    Attack(
        "text areas and selects",
        "",
        |_| "<textarea><select><option>".into(),
        "",
    ),
    Attack(
        "templates and framesets",
        "",
        |_| "<template><frameset>".into(),
        "",
    ),
    Attack(
        "drawings and formulas",
        "",
        |_| "<svg><title><math><mi>".into(),
        "",
    ),
    Attack("titles", "", |_| "<title>a</title>".into(), ""),
    Attack(
        "text without scripts, nested",
        "",
        |_| "<noscript>".into(),
        "<p><p><p></noscript>",
    ),
    Attack(
        "long names around many paragraphs",
        "",
        |n| match n {
            0..28 => format!("<div class='{0}' id='{0}' role='{0}'>", "a-".repeat(2_000)),
            _ => format!(
                "<p>{n} fifteen words of running text are enough for a block to be looked at here"
            ),
        },
        "",
    ),
    Attack(
        "statements nested",
        "<script type=application/ld+json>",
        |_| "[{\"a\":".into(),
        "",
    ),
    Attack(
        "statements repeated",
        "",
        |n| {
            format!(
                "<script type=application/ld+json>{{\"@type\":\"Article\",\"name\":\"{n}\"}}</script>"
            )
        },
        "",
    ),
    Attack(
        "metadata",
        "",
        |n| format!("<meta name=author{n} content='By A'><time>May {n}"),
        "",
    ),
];

/// Every attack's name and its page of at least this many bytes.
pub fn pages(bytes: usize) -> impl Iterator<Item = (&'static str, String)> {
    ATTACKS.iter().map(move |Attack(name, open, piece, close)| {
        let mut html = format!("{PARAGRAPH}{open}");
        html.reserve(bytes);
        for n in 0.. {
            if html.len() + close.len() + PARAGRAPH.len() + 200 > bytes {
                break;
            }
            html.push_str(&piece(n));
        }
        html.push_str(close);
        html.push_str(PARAGRAPH);
        (*name, html)
    })
}
