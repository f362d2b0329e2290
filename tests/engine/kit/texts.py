"""Texts of cards that exist only in tests, written as the files of the card pool write them.

    unit("Sergeant", text="constant: {modifiers: {of: {type: unit}, gain: {unit_damage: 1}}}")

A text goes the way of a printed one: read as strict YAML, checked by the models of the language,
compiled by the engine. What the language refuses, a test cannot say either.
"""

import json
from collections.abc import Sequence
from textwrap import dedent

from swlcg_deck.cards.abilities.reading import read_line
from swlcg_deck.files.strict_yaml import read_yaml

Text = str | Sequence[str]
"""A line of a text box as YAML, or several."""

IDLE = "apply: {unopposed: 1}, to: you, until: turn"
"""An instruction that can always be followed and changes nothing: a text with it may be used in
every window, so that no window closes by itself."""


def lines(text: Text) -> tuple[str, ...]:
    """The lines of a text as a card keeps them; each says something in the language."""
    found = tuple(_line(line) for line in ([text] if isinstance(text, str) else text))
    for line in found:
        read_line(line)
    return found


def _line(text: str) -> str:
    tree = read_yaml(dedent(text))
    assert isinstance(tree, dict), f"a line is a mapping that begins with its word: {text}"
    return json.dumps(tree, ensure_ascii=False, separators=(",", ":"))


def action(do: str, more: str = "") -> str:
    """An Action that does this, and can be used in every window; `more` is what else it says."""
    return f"action: {{do: [{{{do}}}]{more and ', ' + more}}}"


def idle(word: str = "action", more: str = "") -> str:
    """A line that may be used at any time (or `when` what `more` says happens), for nothing."""
    return f"{word}: {{{more and more + ', '}do: [{{{IDLE}}}]}}"
