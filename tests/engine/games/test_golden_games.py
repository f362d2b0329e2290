"""Whole games read as they did, and the command that shows where they do not."""

import sys

import golden_games
import pytest
from golden_games import GAMES, GOLDEN, file_of, main, told


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_reads_as_it_did(pool, name):
    """After a change on purpose: see golden_games.py."""
    expected = file_of(name).read_text(encoding="utf-8")
    assert told(GAMES[name].played(pool)).splitlines() == expected.splitlines()


def test_golden_games_together_tell_most_of_what_can_happen():
    text = "".join(file.read_text(encoding="utf-8") for file in GOLDEN.iterdir())
    for words in (
        " as a pilot on ",
        " takes over ",
        " gets a shield.",
        "The shield of ",
        " is destroyed: number 2 in the victory pile of ",
        "The Balance of the Force turns to Dark.",
        "The Balance of the Force turns to Light.",
        " has the edge, 0 to 0.",
        ", unit damage.",
        ", blast.",
        "from the unopposed engagement.",
        " refreshes ",
        " plays To Save a Friend.",
        " plays Trench Run on the Death Star dial",
        "Dark wins: the Death Star dial has reached 12.",
        "Light wins: three objectives of the dark side are destroyed.",
    ):
        assert words in text, words


def test_every_kept_game_is_played():
    assert {file.stem for file in GOLDEN.iterdir()} == set(GAMES)


def test_the_command_shows_what_has_changed_and_writes_it_when_told(monkeypatch, tmp_path, capsys):
    name = "sith_jedi"
    kept = file_of(name).read_text(encoding="utf-8")
    monkeypatch.setattr(golden_games, "GOLDEN", tmp_path)
    monkeypatch.setattr(golden_games, "GAMES", {name: GAMES[name]})
    file = tmp_path / f"{name}.txt"
    file.write_text(kept.replace(" wins:", " loses:"), encoding="utf-8")
    (tmp_path / "forgotten.txt").write_text("A game of before.", encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["golden_games"])
    main()
    shown = capsys.readouterr().out.splitlines()
    winner = kept.splitlines()[-1]
    assert "+" + winner in shown
    assert "-" + winner.replace(" wins:", " loses:") in shown
    assert shown[-1] == "1 of 1 games read otherwise than before."
    assert file.read_text(encoding="utf-8") != kept
    monkeypatch.setattr(sys, "argv", ["golden_games", "--write"])
    main()
    assert file.read_text(encoding="utf-8") == kept
    assert [*tmp_path.iterdir()] == [file]
