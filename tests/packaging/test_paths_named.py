"""What the README, the guide and the Makefile say of the checkout is there."""

import re
from pathlib import Path

import pytest
from guide_rooms import contracts, rooms

from swlcg_deck.gui.guide.book import guide_dir

ROOT = Path(__file__).resolve().parents[2]
PLACES = ("swlcg_deck", "cardpool", "resources", "packaging", "tests")
PATH = re.compile(rf"(?<![\w/.-])(?:{'|'.join(PLACES)})/[\w./*-]*[\w/*]")
MADE_BY_THE_READER = {"resources/translations/fr.ts"}
TEXTS = [ROOT / "README.md", ROOT / "Makefile", *sorted(guide_dir().glob("*.md"))]


def missing(text: str) -> list[str]:
    found = sorted(set(PATH.findall(text)) - MADE_BY_THE_READER)
    return [path for path in found if not any(ROOT.glob(path.rstrip("/")))]


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.name)
def test_every_path_that_is_named_is_there(file):
    assert missing(file.read_text("utf-8")) == []


def test_what_is_not_there_is_noticed():
    text = "`swlcg_deck/engine/game.py`, tests/rules.txt, `tests/gone.py`, `packaging/*.gone`."
    assert missing(text) == ["packaging/*.gone", "tests/gone.py"]


def test_the_page_for_those_who_work_on_it_names_many_and_the_readme_leads_there():
    page = guide_dir() / "working-on-it.md"
    assert len(set(PATH.findall(page.read_text("utf-8")))) > 60
    assert page.relative_to(ROOT).as_posix() in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("house", ["engine", "gui"])
def test_every_room_has_a_rank_and_a_sentence(house):
    found = dict(rooms(f"swlcg_deck.{house}"))
    folders = {file.parent.name for file in (ROOT / "swlcg_deck" / house).glob("*/__init__.py")}
    assert folders <= set(found)
    assert all(sentence.endswith(".") for sentence in found.values()), found


def test_the_house_stands_in_the_readme_as_the_contract_has_it():
    layers = next(
        one["layers"] for one in contracts() if "swlcg_deck.cards" in one.get("layers", ())
    )
    order = [name.rpartition(".")[2] for layer in layers for name in layer.split(" | ")]
    for text in (ROOT / "README.md", guide_dir() / "working-on-it.md"):
        block = re.search(r"\n\n( {4}gui .+?)\n\n", text.read_text("utf-8"), re.DOTALL)
        assert block is not None
        lines = [re.split(r" {3,}", line.strip())[0] for line in block[1].splitlines()]
        drawn = [name for line in lines for name in line.split()]
        assert drawn == [name for name in order if name in drawn]
        assert {"gui", "engine", "files", "cards"} <= set(drawn)
