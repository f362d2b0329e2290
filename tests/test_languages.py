"""Every sentence can be said in every language the program has."""

import importlib.util
import re
import subprocess
from pathlib import Path

import pytest

from swlcg_deck import language
from swlcg_deck.language import (
    capital,
    filled,
    joined,
    languages,
    mark,
    mark_n,
    said,
    said_n,
    speak,
    spoken,
    tr,
    tr_n,
)

ROOT = Path(__file__).resolve().parents[1]
FILES = ROOT / "resources" / "translations"
LANGUAGES = [file.stem for file in sorted(FILES.glob("??.ts"))]


@pytest.fixture(scope="module")
def tool():
    """The program that collects the sentences."""
    place = ROOT / "packaging" / "translations.py"
    spec = importlib.util.spec_from_file_location("translations", place)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def messages(tool):
    found, faults = tool.collect()
    assert faults == []
    return found


@pytest.fixture
def german(monkeypatch):
    """A language of four sentences."""
    words = {
        ("Save {name}?", ""): ("{name} sichern?",),
        ("{n} decks", ""): ("{n} Deck", "{n} Decks"),
        ("Open", "verb"): ("Öffnen",),
        ("the library", ""): ("die Bibliothek",),
    }
    monkeypatch.setattr(language._Spoken, "catalogue", words)


def test_english_needs_no_translation():
    assert tr("Save {name}?", name="Jedi") == "Save Jedi?"
    assert tr_n("{n} deck", "{n} decks", 1) == "1 deck"
    assert tr_n("{n} deck", "{n} decks", 3) == "3 decks"
    assert tr("100 % {untouched}") == "100 % {untouched}"


@pytest.mark.usefixtures("german")
def test_a_sentence_is_translated_with_its_values():
    assert tr("Save {name}?", name="Jedi") == "Jedi sichern?"
    assert tr_n("{n} deck", "{n} decks", 1) == "1 Deck"
    assert tr_n(*mark_n("{n} deck", "{n} decks"), 2) == "2 Decks"


@pytest.mark.usefixtures("german")
def test_twins_are_told_apart_by_their_note():
    assert tr("Open", note="verb") == "Öffnen"
    assert tr("Open") == "Open"


@pytest.mark.usefixtures("german")
def test_what_the_library_says_is_english_until_the_window_translates_it():
    sentence = said("Save {name}?", name=said("the library"))
    assert sentence == "Save the library?"
    assert tr(sentence) == "die Bibliothek sichern?"
    assert tr(said_n("{n} deck", "{n} decks", 1)) == "1 Deck"
    assert tr(said("{what} is gone", what=said("the library"))) == "the library is gone"


@pytest.mark.usefixtures("german")
def test_joined_parts_are_translated_each_for_itself():
    row = joined((said("the library"), "Save {name}?", said_n("{n} deck", "{n} decks", 2)), ", ")
    assert row == "the library, Save {name}?, 2 decks"
    assert tr(row) == "die Bibliothek, Save {name}?, 2 Decks"
    assert tr(said("Save {name}?", name=row)) == "die Bibliothek, Save {name}?, 2 Decks sichern?"


@pytest.mark.usefixtures("german")
def test_the_beginning_of_a_sentence_is_a_capital_in_every_language():
    sentence = capital(said("the library"))
    assert sentence == "The library"
    assert tr(sentence) == "Die Bibliothek"
    assert capital("jedi") == "Jedi"


@pytest.mark.usefixtures("german")
def test_a_marked_constant_is_filled_like_a_sentence():
    sentence = filled(mark("Save {name}?"), name="Jedi")
    assert (sentence, tr(sentence)) == ("Save Jedi?", "Jedi sichern?")


def test_an_unknown_language_leaves_english():
    try:
        speak("xx")
        assert spoken() == "en"
        assert tr("Save {name}?", name="Jedi") == "Save Jedi?"
    finally:
        speak("en")


def test_every_language_has_a_file_and_english_is_first():
    assert languages() == ("en", *LANGUAGES)


def test_the_template_has_every_sentence(tool, messages):
    wanted = tool.text_of(messages, {}, "")
    assert (FILES / "template.ts").read_text(encoding="utf-8") == wanted, (
        "run packaging/translations.py"
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_is_complete_and_leaves_no_gap_unfilled(tool, messages, code):
    done = tool.translations(FILES / f"{code}.ts")
    assert sorted(set(messages) - set(done)) == []
    assert sorted(set(done) - set(messages)) == []
    faults = {key: tool.unfit(messages[key], forms) for key, forms in done.items()}
    assert {key: fault for key, fault in faults.items() if fault} == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translation_keeps_what_is_not_a_word(tool, code):
    """Endings of file filters, line breaks at the edges and the marks of menu keys."""
    done = tool.translations(FILES / f"{code}.ts")
    for (pattern, _), forms in done.items():
        for form in forms:
            assert re.findall(r"\*\.\w+", form) == re.findall(r"\*\.\w+", pattern), pattern
            assert (form[:1] == " ") == (pattern[:1] == " "), pattern
            assert form.endswith("…") == pattern.endswith("…"), pattern
            assert len(re.findall("&[^ &]", form)) <= 1, pattern


@pytest.mark.parametrize("code", LANGUAGES)
def test_qt_reads_the_file_as_its_own(code, tmp_path):
    program = Path(pytest.importorskip("PySide6").__file__).parent / "lrelease"
    if not program.exists():
        pytest.skip("this build of PySide6 has no lrelease")
    made = tmp_path / "made.qm"
    command = [program, FILES / f"{code}.ts", "-qm", made]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert made.exists()
    assert "0 unfinished" in done.stdout
