"""The Markdown of the guide: the same words as Qt reads in it, and the forms that pages use."""

import re

import pytest
from PySide6.QtGui import QTextDocument

from swlcg_deck.gui.guide.book import guide_pages
from swlcg_deck.gui.guide.inline import inline_html, links_of, plain
from swlcg_deck.gui.guide.markdown import html_of, prose, slug
from swlcg_deck.paths import resources_dir

TEXTS = {page.name: page.markdown for page in guide_pages()} | {
    file.name: file.read_text("utf-8") for file in sorted((resources_dir() / "legal").iterdir())
}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", TEXTS)
def test_a_page_has_the_words_that_qt_reads_in_it(name):
    ours, theirs = QTextDocument(), QTextDocument()
    ours.setHtml(html_of(TEXTS[name]))
    theirs.setMarkdown(re.sub(r"(?m)^<!--.*-->\n", "", TEXTS[name]))
    assert ours.toPlainText().split() == theirs.toPlainText().split()


def test_marks_inside_a_line():
    assert inline_html("**a** *b* `c*d*<`") == "<b>a</b> <i>b</i> <code>c*d*&lt;</code>"
    assert inline_html("2 * 3 * 4") == "2 * 3 * 4"
    assert inline_html("[x & y](a.md#b)") == '<a href="a.md#b">x &amp; y</a>'
    assert inline_html("![x](a.png)", "../{}".format) == '<img src="../a.png" alt="x">'
    assert plain("**a** `b` [c](d)") == "a b c"


def test_what_is_code_leads_nowhere():
    text = "[a](a.md) `[b](b.md)`\n\n    [c](c.md)\n\n```yaml\n[d](d.md)\n# e\n```\n"
    assert links_of(prose(text)) == ["a.md"]
    assert "<h1" not in html_of(text)


def test_headings_have_anchors():
    assert slug("What is *not* counted?") == "what-is-not-counted"
    assert html_of("## A `b`") == '<h2 id="a-b">A <code>b</code></h2>'


def test_lists_go_on_after_an_empty_line_and_end_with_a_paragraph():
    html = html_of("- a\n  b\n\n- c\n\nd\n\n1. e\n2. f")
    assert html == "<ul><li>a b</li><li>c</li></ul>\n<p>d</p>\n<ol><li>e</li><li>f</li></ol>"


def test_a_table_with_and_without_a_head():
    assert html_of("| a |\n| --- |\n| b\\|c |") == (
        "<table><tr><th>a</th></tr><tr><td>b|c</td></tr></table>"
    )
    assert html_of("| a |") == "<table><tr><td>a</td></tr></table>"


def test_code_stays_as_it_is_and_comments_are_not_shown():
    assert html_of("    a <b>\n\n      c\n\nd") == "<pre>a &lt;b&gt;\n\n  c</pre>\n<p>d</p>"
    assert html_of("```yaml\n- **x**\n```") == "<pre>- **x**</pre>"
    assert html_of("<!-- begin x -->\n> a\n>\n> b") == (
        "<blockquote><p>a</p>\n<p>b</p></blockquote>"
    )
