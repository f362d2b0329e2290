"""YAML as we accept it: no document can mean more, less or something else than it shows."""

import pytest
import yaml
from hostile_texts import HUGE_YAML, YAML_BOMB
from hypothesis import given
from hypothesis import strategies as st

from swlcg_deck.files.strict_yaml import MAX_NODES, YamlFault, line_of, read_yaml
from swlcg_deck.paths import cardpool_dir

FILES = sorted(cardpool_dir().rglob("*.yaml"))

# fmt: off
TRAPS = [
    "yes", "no", "Yes", "NO", "on", "off", "On", "OFF", "True", "TRUE", "False", "Null",
    "NULL", "010", "0x1f", "0b11", "1_000", "+4", "-0", "1.5", "1.", ".5", "1.0e+3", ".inf",
    "-.INF", ".nan", "2012-01-01", "12:30", "190:20:30", "=", "<<", "1234567890123456789",
]
PIECES = [
    "a", ": ", "- ", "[", "]", "{", "}", ",", "\n", "  ", "&x ", "*x", "!t ", "'", '"', "|", ">",
    "? ", "#", "---\n", "...\n", "1", "on", "\\", "%", "@",
]
# fmt: on


def fault(text: str) -> YamlFault:
    with pytest.raises(YamlFault) as caught:
        read_yaml(text)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.message}"
    return caught.value


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.name)
def test_a_file_of_the_pool_means_what_every_yaml_reader_sees(file):
    text = file.read_text("utf-8")
    assert read_yaml(text) == yaml.load(text, Loader=yaml.CSafeLoader)


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("a: 1", {"a": 1}),
        ("a: -4\nb: 0", {"a": -4, "b": 0}),
        ("a: '1'", {"a": "1"}),
        ('a: "010"', {"a": "010"}),
        ("a: true\nb: false", {"a": True, "b": False}),
        ("a: 'yes'", {"a": "yes"}),
        ("'on': 1", {"on": 1}),
        ("a: null\nb: ~\nc:", {"a": None, "b": None, "c": None}),
        ("a: [x, {b: c}]", {"a": ["x", {"b": "c"}]}),
        ("- 1\n- two words", [1, "two words"]),
        ("a: |\n  one\n  two\n", {"a": "one\ntwo\n"}),
        ("# nothing but\na: b # comments", {"a": "b"}),
        ("a: Îmwe ’ –", {"a": "Îmwe ’ –"}),
        ("\ufeffa: 1", {"a": 1}),
        ("a: 1\r\nb: 2\r\n", {"a": 1, "b": 2}),
        ("---\na: 1\n...\n", {"a": 1}),
        ("{}", {}),
    ],
)
def test_what_is_accepted(text, content):
    assert read_yaml(text) == content


@pytest.mark.parametrize("word", TRAPS)
def test_a_word_that_does_not_mean_what_it_shows_is_refused(word):
    for text in (f"a: {word}", f"x:\n- {word}", f"[{word}]"):
        assert fault(text).message == f"{word!r} does not mean the text it shows; put it in quotes"
    assert read_yaml(f"a: '{word}'") == {"a": word}


def test_a_date_with_a_time_is_refused():
    assert "2012-01-01 10:00:00" in fault("a: 2012-01-01 10:00:00").message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("on: 1", "as a key, 'on' does not mean the text it shows; put it in quotes"),
        ("yes: 1", "as a key, 'yes' does not mean the text it shows; put it in quotes"),
        ("<<: {a: 1}", "as a key, '<<' does not mean the text it shows; put it in quotes"),
        ("1: a", "the key 1 is not text; put it in quotes"),
        ("true: a", "the key true is not text; put it in quotes"),
        ("null: a", "the key null is not text; put it in quotes"),
        ("~: a", "the key ~ is not text; put it in quotes"),
        ("? [a]\n: b", "a key has to be a word"),
        ("? {a: 1}\n: b", "a key has to be a word"),
        ("*a : b", "a key has to be a word"),
    ],
)
def test_a_key_that_is_not_text_is_refused(text, message):
    assert fault(text).message == message


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: 1\nb: 2\na: 3\n", 3),
        ("{a: 1, a: 1}", 1),
        ("- x: 1\n- y:\n    z: 1\n    z: 2\n", 4),
        ("a: 1\n'a': 2\n", 2),
        ('é: 1\n"\\u00e9": 2\n', 2),
    ],
)
def test_a_double_key_is_refused(text, line):
    assert fault(text).message.endswith("stands here twice")
    assert fault(text).line == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: &x 1\nb: *x", 1),
        ("a: 1\nb: *x", 2),
        ("&x a: 1", 1),
        ("- &x [1]", 1),
        ("- &x {a: 1}", 1),
        ("- 1\n- *x\n", 2),
        (YAML_BOMB, 1),
    ],
)
def test_anchors_and_aliases_are_refused(text, line):
    assert "anchors and aliases" in fault(text).message
    assert fault(text).line == line


@pytest.mark.parametrize(
    "tagged",
    [
        "!!str 1",
        "!!int '1'",
        "!!python/object/apply:os.system [ls]",
        "!!python/name:os.system",
        "!mine x",
        "! x",
        "! '12'",
        "! [1]",
        "! {a: 1}",
        "!<tag:yaml.org,2002:int> 3",
        "!!set {a, b}",
        "!!binary aGk=",
    ],
)
def test_tags_are_refused(tagged):
    found = fault(f"x: 1\na: {tagged}")
    assert found.message.startswith(("tags such as !", "tags such as tag:"))
    assert found.line == 2


@pytest.mark.parametrize("text", ["", "\n\n", "   ", "# only a comment\n", "\ufeff"])
def test_an_empty_file_is_refused(text):
    assert (fault(text).message, fault(text).line) == ("the file is empty", 1)


@pytest.mark.parametrize(
    ("text", "line"), [("--- 1\n--- 2\n", 2), ("a: 1\n---\n", 2), ("a: 1\n...\n---\nb: 1\n", 3)]
)
def test_a_second_document_is_refused(text, line):
    assert (fault(text).message, fault(text).line) == ("a second document begins here", line)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: x\x00", 1),
        ("a: 1\nb: x\x07y\n", 2),
        ("é: 1\nü: 2\n\x1b[31mred: 3\n", 3),
        ("a: \x7f", 1),
        ("a: \ufffe", 1),
        ("a: 1\nb: \ud800", 2),
    ],
)
def test_control_characters_are_refused(text, line):
    assert fault(text).message.startswith("not readable as YAML: ")
    assert fault(text).line == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[", 1),
        ("a: 1\nb: [1, 2\n", 2),
        ("a: 1\nb: {c: 1\n", 2),
        ('a: 1\nb: "open\n', 2),
        ("a: 1\n\tb: 2\n", 2),
        ("a: b: c", 1),
        ("a: 1\nb\n", 2),
        ("a: `x`", 1),
        ("a: 1\n  b: 2\n", 2),
        ("- 1\na: 2\n", 2),
    ],
)
def test_what_is_cut_off_or_no_yaml_at_all_is_refused_with_its_line(text, line):
    assert fault(text).message.startswith("not readable as YAML: ")
    assert fault(text).line == line


@pytest.mark.parametrize("name", HUGE_YAML)
def test_of_a_huge_or_deep_document_no_more_is_read_than_a_document_may_have(name, monkeypatch):
    read, parse = [], yaml.parse

    def counted(*given, **more):
        for event in parse(*given, **more):
            read.append(event.start_mark.line)
            yield event

    monkeypatch.setattr(yaml, "parse", counted)
    assert len(fault(HUGE_YAML[name]()).message) < 200
    assert len(read) < MAX_NODES + 10


def test_thirty_levels_are_enough_and_more_are_refused():
    assert read_yaml("[" * 31 + "]" * 31)
    assert fault("[" * 32 + "]" * 32).message == "too deeply nested or too long"


def test_a_long_text_is_no_fault():
    assert read_yaml(f"a: {'x' * 5_000_000}") == {"a": "x" * 5_000_000}


@pytest.mark.parametrize("word", TRAPS)
def test_as_plain_text_such_a_word_is_the_text_it_shows(word):
    assert read_yaml(f"a: {word}\nb: [{word}]", plain_text=True) == {"a": word, "b": [word]}
    assert read_yaml(f"{word}: 1", plain_text=True) == {word: 1}


def test_as_plain_text_numbers_stay_numbers_and_keys_become_text():
    text = "1: 4\nnull: null\ntrue: true\n"
    assert read_yaml(text, plain_text=True) == {"1": 4, "null": None, "true": True}
    assert line_of(text, ("true",), plain_text=True) == 3


@pytest.mark.parametrize(
    "text", ["1: a\n'1': b", YAML_BOMB, "a: !!str 1", "? [a]\n: b", "a: [", ""]
)
def test_as_plain_text_all_else_is_refused_as_ever(text):
    with pytest.raises(YamlFault):
        read_yaml(text, plain_text=True)


def test_the_line_of_a_place():
    text = "a: 1\nb:\n- c: x\n  d:\n    e: [1,\n      2]\n"
    assert line_of(text, ()) == 1
    assert line_of(text, ("a",)) == 1
    assert line_of(text, ("b",)) == 3
    assert line_of(text, ("b", 0, "c")) == 3
    assert line_of(text, ("b", 0, "d", "e", 0)) == 5
    assert line_of(text, ("b", 0, "d", "e", 1)) == 6


def test_a_place_that_is_not_there_has_the_line_of_what_is_around_it():
    text = "a: 1\nb:\n- c: x\n"
    assert line_of(text, ("b", 0, "missing")) == 3
    assert line_of(text, ("b", 7, "c")) == 3
    assert line_of(text, ("missing",)) == 1


def test_lines_of_different_texts_are_kept_apart():
    assert line_of("a: 1\nb: 2\n", ("b",)) == 2
    assert line_of("\n\na: 1\nb: 2\n", ("b",)) == 4
    assert line_of("a: 1\nb: 2\n", ("b",)) == 2


@given(st.text(alphabet=st.characters(), max_size=60))
def test_no_text_crashes_the_reader(text):
    _read_or_fault(text)


@given(st.lists(st.sampled_from(PIECES)))
def test_no_pieces_of_yaml_crash_the_reader(pieces):
    _read_or_fault("".join(pieces))


def _read_or_fault(text: str) -> None:
    """What is accepted is what a plain reader sees; all else is a YamlFault inside the text."""
    try:
        content = read_yaml(text)
    except YamlFault:
        assert fault(text).line in range(1, len(f"{text}.".splitlines()) + 1)
        return
    assert content == yaml.load(text, Loader=yaml.CSafeLoader)
