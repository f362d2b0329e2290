"""XML is read without anything that could unfold, fetch or nest without end."""

import tracemalloc
from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from swlcg_deck.files.safe_xml import MAX_DEPTH, MAX_ELEMENTS, XmlError, parse

BILLION_LAUGHS = """<?xml version="1.0"?>
<!DOCTYPE lolz [
 <!ENTITY lol "lol">
 <!ENTITY lol1 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">
 <!ENTITY lol2 "&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;">
 <!ENTITY lol3 "&lol2;&lol2;&lol2;&lol2;&lol2;&lol2;&lol2;&lol2;&lol2;&lol2;">
 <!ENTITY lol4 "&lol3;&lol3;&lol3;&lol3;&lol3;&lol3;&lol3;&lol3;&lol3;&lol3;">
 <!ENTITY lol5 "&lol4;&lol4;&lol4;&lol4;&lol4;&lol4;&lol4;&lol4;&lol4;&lol4;">
 <!ENTITY lol6 "&lol5;&lol5;&lol5;&lol5;&lol5;&lol5;&lol5;&lol5;&lol5;&lol5;">
 <!ENTITY lol7 "&lol6;&lol6;&lol6;&lol6;&lol6;&lol6;&lol6;&lol6;&lol6;&lol6;">
]>
<deck>&lol7;</deck>"""
QUADRATIC_BLOW_UP = f'<!DOCTYPE d [<!ENTITY a "{"a" * 100_000}">]><deck>{"&a;" * 10_000}</deck>'
EXTERNAL_ENTITY = '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]><deck>&x;</deck>'
EXTERNAL_DOCTYPE = '<!DOCTYPE d SYSTEM "http://127.0.0.1:9/deck.dtd"><deck/>'
PARAMETER_ENTITY = "<!DOCTYPE d [<!ENTITY % p \"<!ENTITY q 'x'>\"> %p;]><deck>&q;</deck>"
EMPTY_DOCTYPE = "<!DOCTYPE deck><deck/>"


@pytest.mark.parametrize(
    "hostile",
    [
        pytest.param(BILLION_LAUGHS, id="billion laughs"),
        pytest.param(QUADRATIC_BLOW_UP, id="quadratic blow-up"),
        pytest.param(EXTERNAL_ENTITY, id="external entity"),
        pytest.param(EXTERNAL_DOCTYPE, id="external document type"),
        pytest.param(PARAMETER_ENTITY, id="parameter entity"),
        pytest.param(EMPTY_DOCTYPE, id="document type without entities"),
    ],
)
def test_a_document_type_is_refused_before_anything_of_it_is_used(hostile: str) -> None:
    tracemalloc.start()
    with pytest.raises(XmlError, match=r"line \d+: the file contains a document type"):
        parse(hostile)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 2_000_000


def test_a_processing_instruction_is_refused_with_its_line() -> None:
    with pytest.raises(XmlError, match="line 2: the file contains a processing instruction"):
        parse('<?xml version="1.0"?>\n<?xml-stylesheet href="http://127.0.0.1:9/x.xsl"?><deck/>')


def test_an_entity_that_xml_does_not_have_is_an_error_with_its_line() -> None:
    with pytest.raises(XmlError, match=r"line 3: .*undefined entity"):
        parse("<deck>\n<card>A</card>\n<card>R&eacute;sum&eacute;</card></deck>")


def test_the_five_entities_of_xml_and_character_numbers_are_read() -> None:
    assert parse("<a>&lt;&gt;&amp;&quot;&apos;&#233;&#x2019;</a>").text == "<>&\"'é\u2019"


def test_elements_may_be_nested_so_deep_and_no_deeper() -> None:
    root = parse("<a>" * MAX_DEPTH + "</a>" * MAX_DEPTH)
    assert len(list(root.walk())) == MAX_DEPTH
    with pytest.raises(XmlError, match="nested more than 20 deep"):
        parse("<a>" * (MAX_DEPTH + 1) + "</a>" * (MAX_DEPTH + 1))


def test_a_file_may_have_so_many_elements_and_no_more() -> None:
    assert len(parse(f"<a>{'<b/>' * (MAX_ELEMENTS - 1)}</a>").children) == MAX_ELEMENTS - 1
    with pytest.raises(XmlError, match=r"more elements than a list of cards can have \(50,000\)"):
        parse(f"<a>{'<b/>' * MAX_ELEMENTS}</a>")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "UTF-16LE", "iso-8859-1", "no-such-thing"])
def test_what_the_declaration_says_about_the_encoding_does_not_matter(encoding: str) -> None:
    root = parse(f'<?xml version="1.0" encoding="{encoding}"?><deck name="Îmwe">Ä</deck>')
    assert (root.attributes["name"], root.text) == ("Îmwe", "Ä")


def test_blank_lines_and_a_byte_order_mark_before_the_declaration_are_no_fault() -> None:
    root = parse('\ufeff\n\n<?xml version="1.0"?>\n<deck>\n<card/></deck>')
    assert (root.line, root.children[0].line) == (4, 5)


def test_every_element_knows_its_line_its_attributes_and_its_own_text() -> None:
    root = parse('<a>one\n<b x="1" y="&quot;">two\n  <![CDATA[<c>]]></b>\nthree</a>')
    assert [(each.tag, each.line, each.text) for each in root.walk()] == [
        ("a", 1, "one three"),
        ("b", 2, "two <c>"),
    ]
    assert root.children[0].attributes == {"x": "1", "y": '"'}
    assert root.children[0].shown == 'two <c> <b x="1" y=""">'
    assert root.shown == "<a>"


def test_a_long_element_is_shown_shortened() -> None:
    assert len(parse(f"<a>{'x' * 5_000}</a>").shown) == 200


@pytest.mark.parametrize(
    ("broken", "line"),
    [
        ("<deck>\n<card></deck>", 2),
        ("<deck>\n\n", 3),
        ("no xml", 1),
        ("<a/>\n<b/>", 2),
        ('<a x="1" x="2"/>', 1),
        ("<a>\x01</a>", 1),
        ("<a>\x00</a>", 1),
        ("<deck>Black & White</deck>", 1),
        ("", 1),
    ],
)
def test_what_is_not_sound_xml_is_refused_with_the_line(broken: str, line: int) -> None:
    with pytest.raises(XmlError, match=f"^line {line}: the file is not sound XML"):
        parse(broken)


def test_half_a_character_is_refused() -> None:
    with pytest.raises(XmlError, match="half a character"):
        parse("<a>\ud800</a>")


@settings(max_examples=1_500, deadline=None)
@given(st.text(alphabet="<>/!?[]&;='\"-% \nabDOCTYPENIxml\u00e9\ud800\x00", max_size=80))
@example("<!DOCTYPE")
@example("<![CDATA[")
def test_no_text_brings_the_parser_down(text: str) -> None:
    with suppress(XmlError):
        assert parse(text).tag
