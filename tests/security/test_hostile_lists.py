"""Deck lists and set files from a stranger, through the whole reader and the command line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from swlcg_deck.cards.packs.limits import PackError
from swlcg_deck.cards.packs.set_file import read_set_file
from swlcg_deck.cli.main import main
from swlcg_deck.decks.deck import MAX_LINE
from swlcg_deck.formats.list_folder import lists_in
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.formats.registry import MAX_BYTES, read_deck
from swlcg_deck.gui.exchange.source import read_source
from swlcg_deck.legality.table_reading import read_table

needs_unix = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of Unix")
LAUGHS = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 9))
XML = {
    "billion laughs": f'<!DOCTYPE d [<!ENTITY l0 "lol">{LAUGHS}]><deck>&l8;</deck>',
    "a file of the computer": '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><deck>&x;</deck>',
    "an address": '<!DOCTYPE d SYSTEM "http://127.0.0.1:9/deck.dtd"><deck/>',
    "deep": "<deck>" * 50_000,
    "many elements": f"<deck>{'<a/>' * 200_000}</deck>",
    "a lone end": "</deck>",
    "control characters": "<deck>\x01\x02</deck>",
}
YAML = {
    "a tag that names code": "name: !!python/object/apply:os.system ['true']\nsets: []\n",
    "anchors": "name: &a [x]\nsets: [*a, *a]\n",
    "deep": f"name: x\nsets: {'[' * 50_000}\n",
    "two documents": "name: x\n---\nname: y\n",
    "double keys": "name: x\nname: y\n",
    "control characters": "name: \x01\n",
}


@pytest.mark.parametrize("case", XML)
@pytest.mark.parametrize("name", ["evil.o8d", "evil.dek"])
def test_hostile_xml_is_refused_as_a_deck_with_the_line(pool, case, name):
    format_name = name.rpartition(".")[2]
    with pytest.raises(FormatError) as refusal:
        read_deck(XML[case].encode(), pool, format_name=format_name, file_name=name)
    assert len(str(refusal.value)) < 300
    assert "root:" not in str(refusal.value)


@pytest.mark.parametrize("case", XML)
def test_hostile_xml_is_refused_as_a_set_file(case):
    with pytest.raises(PackError) as refusal:
        read_set_file(XML[case].replace("deck", "set").encode())
    assert "root:" not in str(refusal.value)


@pytest.mark.parametrize("case", YAML)
def test_hostile_yaml_is_refused_with_the_line(pool, case):
    with pytest.raises(FormatError, match=r"^line \d+: "):
        read_deck(YAML[case].encode(), pool, file_name="evil.swdeck")


@pytest.mark.parametrize("number", ["9" * 5_000, "-1", "1e9", "0x10", "1_000_000", "0o17"])
@pytest.mark.parametrize("name", ["evil.swdeck", "evil.json"])
def test_numbers_that_no_deck_has_become_a_remark_and_no_copies(pool, number, name):
    yaml = f"name: x\nsets:\n- set: {number}\n  title: y\n  copies: {number}\n"
    json = f'{{"name": "x", "sets": [{{"set": "{number}", "title": "y", "copies": "{number}"}}]}}'
    reading = read_deck((json if name.endswith("json") else yaml).encode(), pool, file_name=name)
    assert reading.decks[0].total <= 99
    assert not reading.is_clean


@pytest.mark.parametrize(
    "name", ["evil.swdeck", "evil.json", "evil.o8d", "evil.dek", "evil.csv", "evil.txt", "evil.md"]
)
@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"a" * (MAX_BYTES + 1), "at most 10 MB"),
        (b"name: x\0", "zero bytes"),
        (b"\xff\xfe\x00", "damaged"),
        (b"\xff\xfe\x00\xd8", "damaged"),
        (b"", "empty"),
        (b" \n\t\r\n", "empty"),
    ],
    ids=["giant", "zero byte", "half UTF-16", "half a character", "empty", "blank"],
)
def test_what_is_no_text_is_refused_in_every_format(pool, name, data, words):
    with pytest.raises(FormatError, match=words):
        read_deck(data, pool, file_name=name)


def test_a_deck_of_a_newer_version_is_told(pool):
    reading = read_deck(b"format: swlcg-deck/2\nname: x\nsets: []\n", pool, file_name="a.swdeck")
    assert "newer than this program" in reading.report[0].message


@pytest.mark.parametrize("text", ["1x Luke \ud800", "\udfff" * 50, "a\0b", "1x \u202eekuL"])
def test_whatever_the_clipboard_holds_is_read_or_refused(pool, text):
    """Half a character cannot be written as UTF-8, and still comes out of a clipboard."""
    source = read_source(None, text, pool)
    assert source.problem or source.read


@pytest.mark.parametrize("text", ["\ud800", f"112-2 {'9' * 5_000}", "9" * 5_000, "a," * 60_000])
def test_whatever_a_judge_pastes_is_read_or_refused(pool, text):
    reading = read_table(text, pool, [])
    assert len(reading.misread) >= 1
    assert not reading.named


@needs_unix
def test_a_folder_of_lists_keeps_to_itself(tmp_path):
    folder = tmp_path / "submitted"
    (folder / "inner").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("1138", encoding="utf-8")
    (folder / "own.txt").write_text("1x Luke Skywalker", encoding="utf-8")
    (folder / "inner" / "alias.txt").symlink_to(folder / "own.txt")
    (folder / "out.txt").symlink_to(tmp_path / "secret.txt")
    (folder / "zeros.txt").symlink_to("/dev/zero")
    (folder / "circle.txt").symlink_to(folder / "circle.txt")
    (folder / "elsewhere").symlink_to(tmp_path)
    os.mkfifo(folder / "pipe.txt")
    assert [path.name for path in lists_in(folder).paths] == ["alias.txt", "own.txt"]


@needs_unix
def test_a_list_may_still_come_through_a_pipe():
    """`swlcg-deck check <(...)`: what the user names on the command line may be a pipe."""
    program = f"{sys.executable} -m swlcg_deck"
    line = f"{program} convert <(echo '2x A Hero'\"'\"'s Journey') --to text -o -"
    done = subprocess.run(
        ["bash", "-c", line],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert "A Hero's Journey" in done.stdout, done.stderr


@pytest.mark.parametrize("letters", [MAX_LINE + 1, 100_000])
def test_a_name_that_no_deck_can_have_is_refused_in_a_sentence(tmp_path, capsys, letters):
    file = tmp_path / "deck.swdeck"
    call = ["new", "--affiliation", "Jedi", "-o", str(file), "--name"]
    assert main([*call, "x" * letters]) == 2
    assert f"at most {MAX_LINE} characters" in capsys.readouterr().err
    assert not file.exists()
    assert main([*call, "x" * MAX_LINE]) == 0
