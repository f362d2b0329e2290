"""Colour and width: only where a person looks at a terminal."""

import io

import pytest

from swlcg_deck.cli.terminal import Terminal

HEADINGS, ROWS = ("No", "Title", "Affiliation"), [("1", "A rather long title of a set", "Jedi")]


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def screen(monkeypatch) -> Screen:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "30")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return Screen()


def test_a_terminal_gets_colour_and_lines_that_fit(screen):
    Terminal(screen).table(HEADINGS, ROWS)
    heading, row = screen.getvalue().splitlines()
    assert "\033[1m" in heading
    assert "\033[32mJedi" in row
    assert "A rather lon…" in row


def test_no_color_is_respected(screen, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    Terminal(screen).table(HEADINGS, ROWS)
    assert "\033" not in screen.getvalue()


def test_a_dumb_terminal_gets_no_colour(screen, monkeypatch):
    monkeypatch.setenv("TERM", "dumb")
    Terminal(screen).table(HEADINGS, ROWS)
    assert "\033" not in screen.getvalue()


def test_a_pipe_gets_everything_uncut():
    pipe = io.StringIO()
    Terminal(pipe).table(HEADINGS, ROWS, right=frozenset({0}))
    assert pipe.getvalue().splitlines()[1] == " 1  A rather long title of a set  Jedi"


def test_no_text_can_play_with_the_terminal(screen):
    evil = "deck\033]0;title\007\033[2J\u202e"
    terminal = Terminal(screen)
    terminal.line(terminal.paint(evil, "bold"))
    shown = screen.getvalue()
    assert shown.startswith("\033[1mdeck")
    assert shown.count("\033") == 2
    assert not set(shown) & {"\007", "\u202e"}
