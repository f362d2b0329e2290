"""The command line of the card pool, called as a user or a script calls it."""

import json
import os
import subprocess
import sys

import pytest
from octgn_files import official_xml, write_set

from swlcg_deck.cards.packs.card_packs import ENVIRONMENT, CardPacks
from swlcg_deck.cards.packs.install import install
from swlcg_deck.cards.packs.limits import Limits
from swlcg_deck.cards.packs.plan import plan_import
from swlcg_deck.cards.packs.survey import survey

CARD_KEYS = {
    *("set", "position", "number", "title", "type", "side", "affiliation", "unique", "cost"),
    *("force_icons", "damage_capacity", "resources", "priority", "icons", "traits", "keywords"),
    "text",
}
SET_KEYS = {
    *("set", "title", "side", "affiliation", "product", "limit_one", "affiliation_only"),
    *("restricted", "cards"),
}


def test_sets_as_json_keeps_the_contract(run):
    code, out, err = run("sets", "trait:dagobah -a:jedi", "--json")
    sets = json.loads(out)
    assert (code, err) == (0, "")
    assert [entry["set"] for entry in sets] == [1, 2, 112, 128, 248]
    for entry in sets:
        assert entry.keys() >= SET_KEYS
        assert len(entry["cards"]) == 6
        assert all(card.keys() >= CARD_KEYS for card in entry["cards"])
    yoda = sets[2]
    assert yoda["title"] == "May the Force Be With You"
    assert yoda["restricted"] == ["RL-LS-2", "RL-LS-5"]


def test_cards_as_json_keeps_the_contract(run):
    code, out, _ = run("cards", "#92", "--json")
    (luke,) = json.loads(out)
    assert code == 0
    expected = {
        "set": 1,
        "position": 2,
        "number": 92,
        "title": "Luke Skywalker",
        "type": "unit",
        "side": "light",
        "affiliation": "Jedi",
        "unique": True,
        "cost": 4,
        "force_icons": 3,
        "damage_capacity": 3,
        "resources": 0,
        "priority": None,
        "icons": {
            "unit_damage": 2,
            "blast_damage": 1,
            "tactics": 0,
            "edge_unit_damage": 0,
            "edge_blast_damage": 1,
            "edge_tactics": 0,
        },
        "traits": ["Character", "Force User"],
        "keywords": ["Targeted Strike"],
        "text": "Targeted Strike.\nReaction: After your opponent's turn has begun, "
        "remove 1 focus token from this unit.",
        "text_complete": True,
    }
    assert {key: luke[key] for key in expected} == expected


@pytest.mark.rule("DECK-13")
def test_limit_one_by_erratum_is_limit_one(run):
    _, out, _ = run("show", "109", "--json")
    gamor = json.loads(out)
    assert gamor["limit_one"] is True
    assert gamor["limit_one_by_erratum"] == "ERR-10"


def test_query_words_need_no_quotes_of_the_shell(run):
    together = run("sets", "trait:dagobah -a:sith")
    assert together == run("sets", "trait:dagobah", "-a:sith")
    assert together == run("sets", "-a:sith", "trait:dagobah")
    assert run("sets", "-h>5") == run("sets", "not h>5")


def test_limit_and_sort(run):
    _, out, _ = run("cards", "t:unit", "--sort", "cost", "--reverse", "--limit", "2", "--json")
    assert [card["cost"] for card in json.loads(out)] == [22, 12]


def test_tables_are_plain_and_whole_when_piped(run):
    _, out, _ = run("sets", "restricted:ls-5")
    heading, *rows = out.splitlines()
    assert heading.split()[:3] == ["Set", "Title", "Side"]
    assert [row.split()[0] for row in rows] == ["112", "229"]
    assert "\033" not in out
    assert "restricted RL-LS-2, restricted RL-LS-5, errata" in rows[0]
    column = heading.index("Product")
    assert rows[0][column:].startswith("Join Us or Die")
    assert rows[1][column:].startswith("Galactic Ambitions")


def test_cards_table_shows_edge_icons_in_brackets(run):
    _, out, _ = run("cards", "#92")
    heading, row = out.splitlines()
    assert row[heading.index("Blast") :].startswith("1 (1)")


@pytest.mark.parametrize("what", ["4", "004", "A Journey to Dagobah", "a journey to dagobah"])
def test_show_a_set(run, what):
    code, out, _ = run("show", what)
    assert code == 0
    assert out.startswith("4  A Journey to Dagobah")
    assert "Jedi only" in out
    assert [line[:3] for line in out.splitlines() if line[:2] == "4-"] == [
        f"4-{n}" for n in range(1, 7)
    ]


def test_show_every_card_of_a_title_and_one_by_its_place(run):
    _, out, _ = run("show", "darth", "vader", "--json")
    vaders = json.loads(out)
    assert len(vaders) > 3
    assert {card["title"] for card in vaders} == {"Darth Vader"}
    _, out, _ = run("show", "64-2")
    assert "Erratum (ERR-08, FAQ 5.2)" in out


def test_show_an_affiliation_card(run):
    _, out, _ = run("show", "Guardians of Justice")
    assert "exactly 6 Jedi, and exactly 6 that are Rebel Alliance or neutral" in out
    assert "Starting reserve 7." in out


def test_a_card_without_written_text_says_so(run, pool):
    unwritten = next(card.code for card in pool.cards if card.abilities == "unwritten")
    assert "not written down here yet" in run("show", unwritten)[1]
    assert "not written down here yet" not in run("show", "1-2")[1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["show", "290"], "there is no objective set 290; the sets are 1 to 289"),
        (["show", "A Jorney to Dagoba"], "Did you mean A Journey to Dagobah"),
        (
            ["sets", "trat:x"],
            "at character 1, 'trat:x': there is no field trat; did you mean trait?",
        ),
        (["cards", "cost:abc"], "cost is compared with a whole number, not with 'abc'"),
        (["cards", "x" * 1_000_000], "a query has at most 2000 characters"),
        (["cards", "a\x1b[31mb"], "the query contains a control character"),
        (["cards", "luke", "--limit", "0"], "--limit takes a number from 1, not '0'"),
        (["cards", "luke", "--sort", "colour"], "invalid choice: 'colour'"),
        (["frobnicate"], "invalid choice"),
        (["validate", "/no/such/folder"], "there is no such folder"),
    ],
)
def test_a_wrong_call_is_a_sentence_and_exit_code_2(run, arguments, sentence):
    code, out, err = run(*arguments)
    assert code == 2
    assert out == ""
    assert sentence in err
    assert "Traceback" not in err
    assert "\x1b" not in err


def test_a_half_typed_query_searches_and_says_what_is_missing(run):
    code, out, err = run("sets", 'title:"journey to dag', "--json")
    assert code == 0
    assert [entry["set"] for entry in json.loads(out)] == [4]
    assert "this quote is not closed" in err


def test_nothing_found_offers_a_better_spelling(run):
    code, out, err = run("cards", "vadr", "--json")
    assert (code, out.strip()) == (0, "[]")
    assert "Did you mean: vader" in err


def test_editions(run):
    _, out, _ = run("editions", "--json")
    editions = json.loads(out)
    assert [edition["id"] for edition in editions] == [
        "rulebook",
        "faq-1.1",
        "faq-5.0",
        "faq-final",
    ]
    assert [edition["id"] for edition in editions if edition["default"]] == ["faq-final"]
    assert [len(edition["restricted"]) for edition in editions] == [0, 0, 7, 12]
    assert "affiliation card Guardians of Justice" in run("editions")[1]


def test_validate_our_own_pool(run):
    code, out, err = run("validate")
    assert (code, err) == (0, "")
    assert "no fault" in out


def test_validate_names_file_set_card_and_field(run, cardpool_copy):
    file = cardpool_copy / "sets" / "01-core-set.yaml"
    file.write_text(
        file.read_text(encoding="utf-8").replace("cost: 4", "cost: four", 1), encoding="utf-8"
    )
    code, out, err = run("validate", str(cardpool_copy))
    assert (code, out) == (2, "")
    assert "sets/01-core-set.yaml:29, set 1, card 2 (Luke Skywalker), cost:" in err
    code, out, _ = run("validate", str(cardpool_copy), "--json")
    (fault,) = json.loads(out)["faults"]
    assert (fault["set"], fault["card"], fault["field"]) == (1, "2 (Luke Skywalker)", "cost")


@pytest.mark.parametrize("command", ["cards", "sets", "show", "editions", "validate", "browse"])
def test_every_command_has_help(run, command):
    code, out, _ = run(command, "--help")
    assert code == 0
    assert command in out


def test_help_shows_examples_and_the_search_help_the_fields(run):
    assert 'swlcg-deck sets "trait:dagobah' in run("--help")[1]
    assert "swlcg-deck cards " in run("cards", "--help")[1]
    assert "edge-tactics eo" in run("sets", "--search-help")[1]


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_shell_completion_knows_commands_and_options(run, shell):
    code, out, _ = run("--print-completion", shell)
    assert code == 0
    assert "validate" in out
    assert "search-help" in out


def test_browse_answers_line_by_line(run, monkeypatch):
    lines = iter(
        ["trait:dagobah -a:jedi", "cards yoda c:3", "show 4-2", "show nix", "vadr", "help", ""]
    )
    monkeypatch.setattr("builtins.input", lambda _prompt: next(lines, "quit"))
    code, out, _ = run("browse")
    assert code == 0
    assert "5 sets." in out
    assert "3 cards." in out
    assert "4-2  Red Five" in out
    assert "there is no set or card called 'nix'" in out
    assert "0 sets. Did you mean: vader" in out
    assert "Fields (long name, short name)" in out


def test_browse_ends_with_its_input(run, monkeypatch):
    def end(_prompt):
        raise EOFError

    monkeypatch.setattr("builtins.input", end)
    assert run("browse")[0] == 0


def script(*arguments: str, **more: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "swlcg_deck", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, **more)


def test_no_command_imports_qt():
    code = (
        "import sys; from swlcg_deck.start import main; main(['sets', 'a:jedi', '--limit', '1']);"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr


def test_works_without_display_home_or_utf8(tmp_path):
    environment = {
        key: value
        for key, value in os.environ.items()
        if key not in {"DISPLAY", "WAYLAND_DISPLAY", "LANG", "LC_ALL"}
    }
    environment |= {
        "HOME": str(tmp_path / "nowhere"),
        "PYTHONIOENCODING": "ascii",
        "PYTHONUTF8": "0",
    }
    done = script("show", "chirrut imwe", env=environment)
    assert done.returncode == 0, done.stderr
    assert "Chirrut ?mwe" in done.stdout


def test_a_reader_that_leaves_early_is_no_error():
    command = [sys.executable, "-m", "swlcg_deck", "cards", "", "--json"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as cards:
        assert cards.stdout.readline() == "[\n"
        cards.stdout.close()
        assert cards.stderr.read() == ""
        assert cards.wait(timeout=60) == 0


def test_version(run):
    code, out, _ = run("--version")
    assert (code, out.split()[0]) == (0, "swlcg-deck")


def test_a_printed_text_of_the_users_is_found_and_shown_beside_ours(
    run, pool, tmp_path, monkeypatch
):
    unit = pool.set(1).cards[1]
    chosen = tmp_path / "chosen"
    write_set(chosen, official_xml(unit, "Play the xylophone."))
    monkeypatch.setenv(ENVIRONMENT, str(tmp_path / "packs"))
    assert unit.title not in run("cards", "text:xylophone")[1]
    plan = plan_import(survey([chosen], Limits()), pool, CardPacks().packs())
    install(plan, tmp_path / "packs", Limits())
    assert unit.title in run("cards", "text:xylophone")[1]
    assert "A Hero's Journey" in run("sets", "text:xylophone")[1]
    assert "Printed: Play the xylophone." in run("show", unit.title)[1]
