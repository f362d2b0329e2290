"""The pages of the user guide: up to date, whole, and true about the program they describe."""

import json
import re
import shlex
from html.parser import HTMLParser
from pathlib import Path

import pytest
from guide import fresh_pages, parts_of
from guide_formats import held
from guide_parts import PARTS, table
from guide_site import write_site

from swlcg_deck.cards.packs import card_packs
from swlcg_deck.cards.rulebook.glossary import RULE_ID
from swlcg_deck.cards.rulebook.glossary_file import our_glossary
from swlcg_deck.cli.main import COMMANDS, build_parser, main
from swlcg_deck.cli.program_options import _ABOUT as OPTIONS
from swlcg_deck.decks import library_place
from swlcg_deck.formats.registry import BY_NAME
from swlcg_deck.gui.guide.book import guide_dir, guide_pages
from swlcg_deck.gui.guide.inline import links_of
from swlcg_deck.gui.guide.markdown import html_of, prose
from swlcg_deck.paths import resources_dir
from swlcg_deck.playtest import kept_results, saved_tables

ROOT = Path(__file__).resolve().parents[2]
PAGES = {page.name: page.markdown for page in guide_pages()}
SAMPLES = resources_dir() / "samples"
TOOLBOX = str(SAMPLES / "toolbox-jedi.swdeck")
PICTURES = (".png", ".svg", ".jpg")
HEADING = re.compile(r'^<h(\d) id="([^"]*)">', re.MULTILINE)


def headings(page: str) -> list[tuple[int, str]]:
    """Level and anchor of every heading of a page as it is shown."""
    return [(int(level), anchor) for level, anchor in HEADING.findall(html_of(PAGES[page]))]


@pytest.mark.parametrize("file", fresh_pages(), ids=lambda file: file.stem)
def test_a_page_is_up_to_date(file):
    """`packaging/guide.py` writes it anew."""
    assert file.read_text("utf-8") == fresh_pages()[file], "run packaging/guide.py"


def test_every_part_stands_on_a_page_and_every_page_asks_for_parts_that_exist():
    asked = [name for text in PAGES.values() for name in parts_of(text)]
    assert sorted(asked) == sorted(PARTS)
    assert sum(text.count("<!-- begin ") for text in PAGES.values()) == len(asked)


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_to_a_page_and_a_heading_of_it(name):
    for link in links_of(prose(PAGES[name])):
        if link.endswith(PICTURES):
            assert (guide_dir() / link).is_file(), link
            continue
        page, _, anchor = link.partition("#")
        target = page.removesuffix(".md") if page else name
        assert target in PAGES, link
        assert not anchor or anchor in {place for _, place in headings(target)}, link


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_one_title_and_no_heading_twice(name):
    found = headings(name)
    assert [level for level, _ in found].count(1) == 1
    assert found[0][0] == 1
    if name != "vocabulary":
        anchors = [place for _, place in found]
        assert len(anchors) == len(set(anchors))


def test_the_first_page_leads_to_every_other_one():
    linked = {link.partition(".md")[0] for link in links_of(PAGES["welcome"])}
    lacking = set(PAGES) - {"welcome"} - linked
    assert lacking == set(), "add a row for it to the table “What is where” of welcome.md"
    assert next(iter(PAGES)) == "welcome"


class _Site(HTMLParser):
    """The addresses that a page of HTML names, and its anchors."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(html)

    def handle_starttag(self, _tag, attributes):
        for key, value in attributes:
            if key in ("href", "src"):
                self.links.append(value)
            elif key == "id":
                self.anchors.add(value)


def test_every_link_and_picture_of_the_html_pages_is_there(tmp_path):
    assert write_site(tmp_path) == len(PAGES)
    sites = {file.name: _Site(file.read_text("utf-8")) for file in tmp_path.glob("*.html")}
    assert set(sites) == {f"{name}.html" for name in PAGES} | {"index.html"}
    for name, site in sites.items():
        for link in site.links:
            file, _, anchor = link.partition("#")
            assert (tmp_path / (file or name)).is_file(), f"{name}: {link}"
            assert not anchor or anchor in sites[file or name].anchors, f"{name}: {link}"


def test_a_bar_in_a_cell_does_not_end_it():
    assert table(("a", "b"), [("x|y", "z")]) == "| a | b |\n| --- | --- |\n| x\\|y | z |"


def test_what_a_format_holds_is_found_out():
    assert held(BY_NAME["json"]) == ["everything"]
    assert held(BY_NAME["code"]) == ["affiliation card", "sets and copies"]


def _calls() -> list[str]:
    """Every call of a command in the guide, in a block or in a line."""
    found = []
    for text in PAGES.values():
        found += re.findall(r"^ {4}(swlcg-deck [a-z].+)$", text, re.MULTILINE)
        found += re.findall(r"`(swlcg-deck [a-z]+ [^`]+)`", text)
    return sorted(set(found))


@pytest.mark.parametrize("call", _calls())
def test_every_command_of_the_guide_is_one_the_program_takes(call):
    words = shlex.split(call, comments=True)[1:]
    words = words[: words.index(">")] if ">" in words else words
    if "--search-help" not in words:  # which prints and ends
        build_parser(words).parse_args(words)


def test_every_command_and_option_that_the_guide_names_exists():
    text = " ".join(PAGES.values())
    assert set(re.findall(r"`swlcg-deck ([a-z]+)", text)) <= set(COMMANDS)
    options = set(re.findall(r"`swlcg-deck (--[a-z-]+)", text))
    assert options | {"--smoke", "--version"} <= {*OPTIONS, "--print-completion"}
    targets = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"^ {4}make ([a-z]+)", PAGES["command-line"], re.MULTILINE):
        assert f"\n{target}:" in targets


def test_every_rule_that_the_guide_names_exists():
    known = {rule.id for rule in our_glossary().rules}
    named = {rule for text in PAGES.values() for rule in re.findall(rf"\b{RULE_ID}\b", text)}
    assert named - known <= {"UTF-8"}
    assert "DECK-05" in named


JSON_OF = {
    "cards": ["cards", "luke", "--limit", "1"],
    "sets": ["sets", "dagobah", "--limit", "1"],
    "show": ["show", "4"],
    "check": ["check", "doubtful.txt"],
    "advise": ["advise", TOOLBOX],
    "stats": ["stats", TOOLBOX],
    "diff": ["diff", TOOLBOX, str(SAMPLES / "core-starter-jedi.swdeck")],
    "hand": ["hand", TOOLBOX, "--seed", "1"],
    "odds": ["odds", TOOLBOX, "Yoda"],
    "goldfish": ["goldfish", TOOLBOX, "--turns", "1", "--seed", "1", "--bot", "random"],
    "library list": ["library", "list"],
    "rules": ["rules", "unopposed"],
    "editions": ["editions"],
    "try": ["try", "2-2"],
    "validate": ["validate", "--abilities"],
}


@pytest.mark.parametrize("command", JSON_OF)
def test_the_guide_names_keys_that_a_command_prints(command, capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", str(tmp_path))
    if command == "library list":
        main(["library", "add", TOOLBOX])
        capsys.readouterr()
    if command == "check":
        monkeypatch.chdir(tmp_path)
        Path("doubtful.txt").write_text(
            "Jedi\n2x A Hero's Journey\nNobody Knows This 2x\n", "utf-8"
        )
    main([*JSON_OF[command], "--json"])
    printed = keys_of(json.loads(capsys.readouterr().out))
    rows = PAGES["formats"].partition("## JSON of the command line")[2]
    table_rows = [line for line in rows.splitlines() if line.startswith("| `")]
    row = next(line for line in table_rows if f"`{command}`" in line.split("|")[1])
    named = set(re.findall(r"`([a-z_]+)`", row.split("|", 2)[2]))
    assert named
    assert named <= printed


def keys_of(data) -> set[str]:
    if isinstance(data, dict):
        return {*data, *(key for value in data.values() for key in keys_of(value))}
    return {key for one in data for key in keys_of(one)} if isinstance(data, list) else set()


def test_the_guide_names_every_key_of_a_simulation(tmp_path):
    decks = [str(SAMPLES / f"core-starter-{side}.swdeck") for side in ("jedi", "sith")]
    kept = tmp_path / "result.json"
    call = ["simulate", *decks, "--games", "1", "--seed", "1", "--bots", "random,random"]
    assert main([*call, "--jobs", "1", "-o", str(kept)]) == 0
    part = PAGES["formats"].partition("## Results of simulations")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([a-z0-9_]+)`", part))
    printed = {key for key in keys_of(json.loads(kept.read_text("utf-8"))) if not key.isdigit()}
    assert printed <= named


def test_the_published_pages_have_no_address_outside(tmp_path):
    write_site(tmp_path)
    for file in tmp_path.iterdir():
        if file.suffix in (".html", ".css"):
            assert not re.search(r"(href|src)=\"[a-z]+:|url\(", file.read_text("utf-8")), file.name


def test_the_guide_names_the_folders_where_things_are_kept():
    places = (library_place.usual_folder(), card_packs.default_root())
    places += (kept_results.default_folder(), saved_tables.default_folder())
    for place in map(Path, places):
        assert f"| `{place.name}` |" in PAGES["formats"]
