"""A command replaces what it could have written itself, and nothing else without being told."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from swlcg_deck.cli import outputs
from swlcg_deck.cli.commands import simulate
from swlcg_deck.paths import resources_dir

SAMPLES = resources_dir() / "samples"
pytestmark = pytest.mark.usefixtures("qapp")  # a sheet shares it with the tests of the window
needs_unix = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of Unix")


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "library").mkdir()
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", str(tmp_path / "library"))


@pytest.fixture
def decks() -> tuple[str, str]:
    shutil.copy(SAMPLES / "toolbox-jedi.swdeck", "light.swdeck")
    shutil.copy(SAMPLES / "sith-control.swdeck", "dark.swdeck")
    return "light.swdeck", "dark.swdeck"


CALLS = {
    "convert": ("convert", "light.swdeck", "-o"),
    "sheet": ("sheet", "light.swdeck", "dark.swdeck", "-o"),
    "goldfish": ("goldfish", "light.swdeck", "--turns", "1", "--seed", "1", "-o"),
    "simulate": (*("simulate", "light.swdeck", "dark.swdeck"), "--games", "1", "--seed", "1", "-o"),
    "simulate csv": ("simulate", "light.swdeck", "dark.swdeck", "--games", "1", "--csv"),
    "simulate table": ("simulate", "light.swdeck", "dark.swdeck", "--games", "1", "--table"),
    "backup": ("library", "backup"),
}
ENDINGS = {"convert": "out.o8d"}
FOREIGN = {
    "a list by hand": b"My Jedi, do not lose\n2x A Hero's Trial\n",
    "a deck by hand": b"# for Sunday\nname: Sunday\naffiliation: Jedi\nsets: [{set: 4}]\n",
    "a diary": b"Dear diary\n",
    "JSON of somebody": b'{"format": "recipes/1"}',
    "a PDF of somebody": b"%PDF-1.4\n1 0 obj\n<<\n/Creator (somebody)\n>>\n",
    "an archive of somebody": b"PK\x05\x06" + bytes(18),
}


@pytest.mark.usefixtures("decks")
@pytest.mark.parametrize("foreign", FOREIGN)
@pytest.mark.parametrize("call", CALLS)
def test_a_file_of_somebody_else_is_replaced_only_when_told(run, call, foreign):
    out = Path(ENDINGS.get(call, "out"))
    out.write_bytes(FOREIGN[foreign])
    code, _, err = run(*CALLS[call], str(out))
    assert (code, out.read_bytes()) == (2, FOREIGN[foreign])
    assert "is there already" in err
    assert "--force" in err


@pytest.mark.usefixtures("decks")
@pytest.mark.parametrize("call", CALLS)
def test_what_a_command_wrote_it_writes_again_and_with_force_anything(run, call):
    out = Path(ENDINGS.get(call, "out"))
    for _ in range(2):
        assert run(*CALLS[call], str(out))[0] == 0
    out.write_bytes(b"Dear diary\n")
    assert run(*CALLS[call], str(out), "--force")[0] == 0
    assert out.read_bytes() != b"Dear diary\n"
    out.write_bytes(b"")  # as mktemp leaves it: there is nothing to lose
    assert run(*CALLS[call], str(out))[0] == 0


@pytest.mark.parametrize(
    "name", ["yaml", "json", "text", "markdown", "bbcode", "csv", "o8d", "dek"]
)
def test_a_deck_in_any_of_our_formats_is_one_of_ours(run, decks, name):
    for deck in decks:
        assert run("convert", deck, "-o", f"{name}.out", "--to", name)[0] == 0
        assert run("convert", deck, "-o", f"{name}.out", "--to", "code")[0] == 0
        Path(f"{name}.out").unlink()


@needs_unix
@pytest.mark.usefixtures("decks")
@pytest.mark.parametrize("call", [call for call in CALLS if call != "backup"])
def test_no_command_replaces_what_it_reads(run, call):
    Path("link.swdeck").symlink_to("light.swdeck")
    os.link("light.swdeck", "second.swdeck")
    before = Path("light.swdeck").read_bytes()
    for name in ("light.swdeck", "./light.swdeck", "link.swdeck", "second.swdeck"):
        for force in ((), ("--force",)):
            code, _, err = run(*CALLS[call], name, *force)
            assert code == 2
            assert "is read by this command" in err
    assert Path("light.swdeck").read_bytes() == before


def test_a_backup_replaces_no_deck_of_the_library(run, decks):
    assert run("library", "add", decks[0])[0] == 0
    (kept,) = Path("library").glob("*.swdeck")
    before = kept.read_bytes()
    assert run("library", "backup", str(kept), "--force")[0] == 2
    assert kept.read_bytes() == before


def test_simulate_replaces_neither_the_result_it_compares_with_nor_a_deck_of_its_folder(run, decks):
    Path("decks").mkdir()
    for deck in decks:
        Path(deck).rename(Path("decks", deck))
    call = ("simulate", "decks", "--games", "1", "--seed", "1", "-o")
    assert run(*call, "before.json")[0] == 0
    assert run(*call, "before.json", "--compare", "before.json")[0] == 2
    assert run(*call, "decks/light.swdeck", "--force")[0] == 2


def test_two_decks_go_into_files_that_nobody_named_only_if_these_are_theirs(run, post):
    call = ("convert", str(post), "-o", "ll.swdeck")
    assert run(*call)[0] == 0
    assert run(*call)[0] == 0  # the same decks again
    light, dark = Path("ll-light.swdeck"), Path("ll-dark.swdeck")
    other = light.read_bytes().replace(b"copies: 2", b"copies: 1")
    dark.unlink()
    light.write_bytes(other)
    code, _, err = run(*call)
    assert code == 2
    assert "ll-light.swdeck: is there already" in err
    assert (light.read_bytes(), dark.exists()) == (other, False)
    assert run(*call, "--force")[0] == 0


def test_a_deluge_of_files_is_asked_for(run, decks):
    _, code_line, _ = run("convert", decks[0], "--to", "code")
    decks = outputs.MANY + 1
    Path("many.txt").write_text(code_line * decks, encoding="utf-8")
    code, _, err = run("convert", "many.txt", "-o", "out.o8d")
    assert code == 2
    assert f"has {decks} decks" in err
    assert "--yes" in err
    assert not list(Path().glob("out*"))
    code, _, err = run("library", "add", "many.txt")
    assert (code, "--yes" in err) == (2, True)
    assert "No decks yet" in run("library", "list")[1]
    assert run("library", "add", "many.txt", "--yes")[0] == 0
    assert run("convert", "many.txt", "-o", "out.o8d", "--yes")[0] == 0
    assert len(list(Path().glob("out*.o8d"))) == decks


@pytest.mark.usefixtures("decks")
@pytest.mark.parametrize("call", ["convert", "goldfish", "backup", "sheet"])
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (".", "directory"),
        ("", "without a name"),
        ("/", "folder"),
        ("new/", "folder"),
        ("no/such/folder", "No such file or directory"),
        ("x" * 300, "File name too long"),
        ("light.swdeck/x", "Not a directory"),
        ("~nosuchuser", "no home folder ~nosuchuser"),
        ("~nosuchuser/x", "no home folder ~nosuchuser"),
        ("a\0b", "no file can have this name"),
    ],
)
def test_a_place_where_no_file_can_be_is_a_sentence(run, tmp_path, call, name, sentence):
    ending = ("--to", "yaml") if call == "convert" else ()
    before = sorted(tmp_path.iterdir())
    code, _, err = run(*CALLS[call], name, *ending)
    assert code == 2
    assert sentence in err
    assert "Traceback" not in err
    assert sorted(tmp_path.iterdir()) == before


@needs_unix
def test_a_folder_of_home_is_meant_by_its_sign(run, decks, monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    assert run("convert", decks[0], "-o", "~/out.o8d")[0] == 0
    assert (tmp_path / "home" / "out.o8d").exists()
    assert run("check", "~/out.o8d")[0] in {0, 1}


def test_a_variable_that_leads_nowhere_is_a_sentence(run, monkeypatch):
    for value, sentence in (("~nosuchuser/decks", "no home folder ~nosuchuser"),):
        monkeypatch.setenv("SWLCG_DECK_LIBRARY", value)
        code, _, err = run("library", "list")
        assert code == 2
        assert "SWLCG_DECK_LIBRARY" in err
        assert sentence in err


def test_a_user_without_a_home_is_told_so_where_it_matters(run, decks, monkeypatch):
    monkeypatch.delenv("SWLCG_DECK_LIBRARY")
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    assert run("check", decks[0])[0] in {0, 1}
    if sys.platform == "linux":
        code, _, err = run("library", "list")
        assert code == 2
        assert "let the variable HOME name it" in err
    assert not Path("~").exists()


@pytest.mark.usefixtures("decks")
@pytest.mark.parametrize("option", ["-o", "--csv", "--table"])
@pytest.mark.parametrize("name", [".", "no/such/folder", "x" * 300, "light.swdeck/x"])
def test_a_place_that_takes_no_file_is_told_before_the_games(run, monkeypatch, option, name):
    monkeypatch.setattr(simulate, "_play", None)
    code, _, err = run("simulate", "light.swdeck", "dark.swdeck", "--games", "1", option, name)
    assert code == 2
    assert "cannot be written" in err


@needs_unix
@pytest.mark.usefixtures("decks")
def test_a_link_to_a_file_that_is_not_there_yet_is_written(run):
    Path("link.o8d").symlink_to("new.o8d")
    assert run("convert", "light.swdeck", "-o", "link.o8d")[0] == 0
    assert Path("new.o8d").exists()
    Path("gone.o8d").symlink_to("gone/new.o8d")
    code, _, err = run("convert", "light.swdeck", "-o", "gone.o8d")
    assert code == 2
    assert "No such file or directory" in err


def test_an_empty_name_is_no_folder(run, decks):
    Path("list.txt").write_text("hello", encoding="utf-8")
    for call in (("check", ""), ("stats", ""), ("simulate", "", decks[1]), ("replay", "")):
        code, _, err = run(*call)
        assert code == 2, call
        assert "no file has an empty name" in err, call


def test_a_sheet_is_called_like_one(run, decks):
    for name in ("sheet.docx", "sheet.o8d"):
        code, _, err = run("sheet", decks[0], "-o", name)
        assert code == 2
        assert "a sheet is a PDF" in err
    for name in ("sheet.PDF", "sheet", "sheet.2016"):
        assert run("sheet", decks[0], "-o", name)[0] == 0


def test_new_has_the_option_that_it_speaks_of(run):
    code, _, err = run("new", "--affiliation", "Jedi", "-o", "q.docx", "4")
    assert code == 2
    assert "name one with --to" in err
    assert run("new", "--affiliation", "Jedi", "-o", "q.docx", "--to", "text", "4")[0] == 0
    assert "A Journey to Dagobah" in Path("q.docx").read_text(encoding="utf-8")


def test_the_library_takes_all_decks_of_a_post(run, post):
    code, out, err = run("library", "add", str(post))
    assert code == 0
    assert out.count("kept as") == 2
    assert "The Rebel Fleat" in err
    assert len(list(Path("library").glob("*.swdeck"))) == 2


@pytest.mark.parametrize("seed", [str(1 << 63), str(1 << 64), "9" * 5_000, "-1", "", "x", "²"])
def test_a_seed_is_a_number_that_games_can_have(run, decks, seed):
    games = ("--games", "1")
    calls = (("hand", decks[0]), ("goldfish", decks[0]), ("simulate", *decks, *games))
    for call in calls:
        code, _, err = run(*call, f"--seed={seed}")
        assert code == 2
        assert "a whole number from 0 to 9,223,372,036,854,775,807 is one" in err
        assert "9" * 100 not in err
    assert run("hand", decks[0], f"--seed={(1 << 63) - 1:030}")[0] == 0
