"""`swlcg-deck validate --watch`: what an author sees at every save."""

import subprocess
import sys

import pytest

from swlcg_deck.cli.terminal import Terminal
from swlcg_deck.cli.watching import watch
from swlcg_deck.engine.texts.tables import VERBS

CORE = "sets/01-core-set.yaml"


def save(folder, old, new):
    file = folder / CORE
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")


@pytest.fixture
def watched(cardpool_copy, capsys):
    """What is told at the beginning, and after each of several saves."""

    def watched(*saves):
        told, waiting = [], iter(saves)

        def wait():
            told.append(capsys.readouterr().out)
            change = next(waiting, None)
            if change is None:
                raise KeyboardInterrupt
            save(cardpool_copy, *change)

        with pytest.raises(KeyboardInterrupt):
            watch(cardpool_copy, Terminal(), wait)
        return told

    return watched


LUKE = "reaction: {when: {begins: turn, whose: opponent}, do: [{remove: focus, from: self}]}"


def test_the_cards_that_a_save_changed_are_shown_with_their_english(watched, cardpool_copy):
    begin, after = watched((LUKE, LUKE.replace("from: self", "amount: 2, from: self")))
    assert begin.splitlines()[0] == f"{cardpool_copy}: no fault"
    lines = [line.strip() for line in after.splitlines() if line]
    assert lines[:2] == [CORE, "1-2  Luke Skywalker"]
    said = "Reaction: After your opponent's turn has begun, remove 2 focus tokens from this unit."
    assert said in lines
    assert lines[-1] == f"{cardpool_copy}: no fault"
    # No other card was changed.
    assert "1-3  " not in after


def test_a_fault_is_told_with_its_place_and_the_card_once_it_is_mended(watched, cardpool_copy):
    wrong, right = LUKE.replace("self", "slef"), LUKE.replace("opponent", "you")
    _, faulty, mended = watched((LUKE, wrong), (wrong, right))
    (line,) = [one for one in faulty.splitlines() if "slef" in one]
    assert line.startswith(f"{CORE}:")
    assert line.endswith("nothing is called 'slef' here; did you mean 'self'?")
    assert f"{cardpool_copy}: 1 fault" in faulty
    assert "After your turn has begun" in mended


def test_the_command_watches_until_it_is_ended(cardpool_copy):
    call = [sys.executable, "-m", "swlcg_deck", "validate", str(cardpool_copy), "--watch"]
    with subprocess.Popen(call, stdout=subprocess.PIPE, encoding="utf-8") as running:
        while "watched" not in (line := running.stdout.readline()):
            assert line, "it ended by itself"
        save(cardpool_copy, LUKE, LUKE.replace("from: self", "amount: 3, from: self"))
        while "remove 3 focus tokens" not in (line := running.stdout.readline()):
            assert line, "it ended by itself"
        running.terminate()


@pytest.mark.parametrize("other", ["--json", "--abilities"])
def test_watching_stands_alone(run, cardpool_copy, other):
    code, _, err = run("validate", str(cardpool_copy), "--watch", other)
    assert (code, "--watch tells of every save" in err) == (2, True)


def test_a_folder_that_is_none_is_not_watched(run, tmp_path):
    code, _, err = run("validate", str(tmp_path / "none"), "--watch")
    assert (code, "there is no such folder" in err) == (2, True)


def test_a_text_that_the_engine_cannot_play_is_a_fault(run, monkeypatch):
    """Should a word ever be said and not compiled."""
    monkeypatch.delitem(VERBS, "search")
    code, _, err = run("validate")
    assert code == 2
    assert "set 78, card 6 (Hidden Cache), abilities: the engine cannot play this text" in err
