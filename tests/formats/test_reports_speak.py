"""The report on what was read can be said in every language."""

import pytest
from nameless_language import names_of, words_left

from swlcg_deck.formats.list_folder import read_list_file
from swlcg_deck.formats.registry import FORMATS, read_deck
from swlcg_deck.language import tr

PASTE = """My Deck
Affiliation: Jedy
2x A Journey to Dagobha
3 A Hero's Journey (99)
1x Qqq
A Journey to Dagobah (1)
Yoda
2x The
7
Total: 30 objective sets
"""
TABLE = """copies,set,title,colour
0,1,,x
x,2,,
2,999,Qqq,
1,3,A Journey to Dagobah,
,,,
1,abc,Qqq,,,
"""
OCTGN = """<deck><section name="Command Deck" shared="False">
<card qty="1" id="x">Yoda</card><card qty="2">Qqq</card><other/></section>
<section name="Qqq"/><notes>n</notes><sleeve/></deck>"""
LACKEY = """<deck><superzone name="Objectives"><card><name id="1-9">A Hero's Journey</name></card>
<card/></superzone><superzone name="Command Deck"><card><name id="">Qqq</name></card></superzone>
<superzone name="Qqq"/></deck>"""
OWN = """name: Qqq
affiliation: Qqq
side: dark
sets: [{set: 1, title: Qqq, copies: 999}, {set: 999}, {title: [1]}, 1, {titel: x}]
tags: [[1]]
"""
CODE = "SW1-QQQQ and SW9-QQQQ"
ZONES = {"Affiliation", "Command", "Objective", "Deck"}
"""The parts of an OCTGN deck are called so in its file."""


@pytest.mark.usefixtures("nameless")
@pytest.mark.parametrize(
    ("name", "text"),
    [("text", PASTE), ("csv", TABLE), ("o8d", OCTGN), ("dek", LACKEY), ("yaml", OWN)],
)
def test_a_report_has_no_word_that_cannot_be_translated(pool, name, text):
    reading = read_deck(text.encode(), pool, format_name=name)
    messages = [line.message for line in reading.report if line.message]
    allowed = names_of(pool) | _typed(text) | ZONES
    assert len(set(messages)) > 3
    assert [m for m in messages if words_left(tr(m), allowed)] == []


@pytest.mark.usefixtures("nameless")
def test_the_remarks_on_a_file_have_no_word_that_cannot_be_translated(pool, tmp_path):
    file, broken = tmp_path / "list.txt", tmp_path / "code.txt"
    file.write_text(PASTE, encoding="utf-8")
    broken.write_text(CODE, encoding="utf-8")
    found = read_list_file(file, tmp_path, pool)
    allowed = names_of(pool) | _typed(PASTE) | _typed(CODE)
    assert found.remarks
    assert [text for text in found.remarks if words_left(tr(text), allowed)] == []
    problem = read_list_file(broken, tmp_path, pool).problem
    assert problem
    assert words_left(tr(problem), allowed) == []


def _typed(text: str) -> set[str]:
    """What stands in a file is quoted as it stands."""
    return set(words_left(text, set()))


@pytest.mark.usefixtures("nameless")
def test_the_title_of_a_format_can_be_translated():
    assert {tr(entry.title) for entry in FORMATS} == {""}
