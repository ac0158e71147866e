//! The Markdown of a game's ledger as a page shows it: ids of clauses lead to their clause, and nothing leads anywhere else.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, TextMergeStream, html::push_html};
use words::Lang;

use super::ledgers;

/// Paragraphs, lists and tables.
pub fn blocks(game: &str, source: &str) -> Markup {
    shown(events(game, source))
}

/// The words of a single paragraph, without the paragraph.
pub fn inline(game: &str, source: &str) -> Markup {
    let paragraph =
        |event: &Event<'_>| matches!(event, Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph));
    shown(events(game, source).filter(|event| !paragraph(event)))
}

fn shown<'a>(events: impl Iterator<Item = Event<'a>>) -> Markup {
    let mut page = String::new();
    push_html(&mut page, events);
    PreEscaped(page)
}

/// What is known to be harmless keeps its shape. HTML is shown as text; of everything else the words alone remain.
fn events<'a>(game: &str, source: &'a str) -> impl Iterator<Item = Event<'a>> {
    let parser = TextMergeStream::new(Parser::new_ext(source, Options::ENABLE_TABLES));
    parser.flat_map(move |event| match event {
        Event::Text(words) => linked(game, &words),
        Event::Html(words) | Event::InlineHtml(words) => vec![Event::Text(words)],
        Event::Code(_) | Event::SoftBreak => vec![event],
        Event::Start(Tag::Table(_)) => {
            vec![Event::Html(r#"<div class="scroll"><table class="sheet">"#.into())]
        }
        Event::End(TagEnd::Table) => vec![event, Event::Html("</div>".into())],
        Event::Start(ref tag) if is_plain(tag.to_end()) => vec![event],
        Event::End(tag) if is_plain(tag) => vec![event],
        _ => Vec::new(),
    })
}

fn is_plain(tag: TagEnd) -> bool {
    use TagEnd::{Emphasis, Item, List, Paragraph, Strong, TableCell, TableHead, TableRow};
    matches!(tag, Emphasis | Item | List(_) | Paragraph | Strong | TableCell | TableHead | TableRow)
}

/// Words with the clauses among them as links.
fn linked<'a>(game: &str, text: &str) -> Vec<Event<'a>> {
    let mut events = Vec::new();
    for word in text.split_inclusive(|c: char| !(c.is_ascii_alphanumeric() || c == '-')) {
        let id = word.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        if let Some(target) = target(game, id) {
            let link = html! { a href=(target) { (id) } };
            events.push(Event::InlineHtml(link.into_string().into()));
            events.push(Event::Text(word[id.len()..].to_owned().into()));
        } else {
            events.push(Event::Text(word.to_owned().into()));
        }
    }
    events
}

/// Where a word leads, if it is a clause or a ruling of the game.
fn target(game: &str, id: &str) -> Option<String> {
    let ruling = id.strip_prefix("R-").is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
    if !ruling && engine::ledger::cited(id).next() != Some(id) {
        return None;
    }
    ledgers::ledger(game, Lang::EN)?.find(id).and_then(|_| ledgers::link(game, id))
}

#[cfg(test)]
mod tests {
    use super::{blocks, inline};

    #[test]
    fn what_ledgers_use_has_a_shape() {
        plug::open(house::GAMES);
        let shown =
            inline("valeria", "**One**, *two* and `th<ree`: VA-PAY-01, VA-PAY-99. 2 * 3 < 7").into_string();
        let link = r#"<a href="/rules/valeria#VA-PAY-01">VA-PAY-01</a>"#;
        let wanted = "<strong>One</strong>, <em>two</em> and <code>th&lt;ree</code>: ";
        assert_eq!(shown, format!("{wanted}{link}, VA-PAY-99. 2 * 3 &lt; 7"));
        let shown = blocks("valeria", "Two\nlines.\n\n1. *a*\n2. b\n\n| a | b |\n|---|---|\n| `c` | d |\n");
        let list = "<ol>\n<li><em>a</em></li>\n<li>b</li>\n</ol>\n";
        let table = "<div class=\"scroll\"><table class=\"sheet\"><thead><tr><th>a</th><th>b</th></tr></thead><tbody>\n\
                     <tr><td><code>c</code></td><td>d</td></tr>\n</tbody></table>\n</div>";
        assert_eq!(shown.into_string(), format!("<p>Two\nlines.</p>\n{list}{table}"));
    }

    #[test]
    fn rulings_are_links_too() {
        plug::open(house::GAMES);
        let shown = inline("valeria", "As settled (R-04), not R-99, nor R-x.").into_string();
        let link = r#"<a href="/rules/valeria#R-04">R-04</a>"#;
        assert_eq!(shown, format!("As settled ({link}), not R-99, nor R-x."));
    }

    #[test]
    fn hostile_markdown_stays_text() {
        plug::open(house::GAMES);
        for hostile in [
            "<script>alert(1)</script>",
            "a <script>alert(1)</script>",
            "<img src=x onerror=alert(1)>",
            "a <!-- <img src=x> -->",
            "[words](javascript:alert(1))",
            "![words](http://elsewhere/x.png)",
            "[words][1]\n\n[1]: javascript:alert(1)",
            "<http://elsewhere>",
            "`<b>`",
            "&lt;b&gt;",
            "\\<b>",
            "# <b>words</b>",
            "> <b>words</b>",
            "```<b>\n<b>words\n```",
            "| <b> |\n|---|\n| [words](javascript:alert(1)) |",
            "- <b onclick=alert(1)>",
        ] {
            for shown in
                [inline("valeria", hostile), blocks("valeria", hostile)].map(|shown| shown.into_string())
            {
                let tags = shown
                    .split('<')
                    .skip(1)
                    .map(|rest| rest.trim_start_matches('/').split(['>', ' ']).next());
                let known = ["p", "ul", "li", "code", "div", "table", "thead", "tbody", "tr", "th", "td"];
                let strange: Vec<_> = tags.flatten().filter(|tag| !known.contains(tag)).collect();
                assert!(strange.is_empty(), "{hostile} becomes {shown}");
                assert!(!shown.contains("href") && !shown.contains("=x>"), "{hostile} becomes {shown}");
            }
        }
    }
}
