"""What may be changed of an event under way, and resolved once more: where it means nothing the
author is told so."""

import pytest
from pydantic import ValidationError

from swlcg_deck.cards.abilities.reading import read_line

UNIT = '{"choose": {"type": "unit"}}'


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (
            '{"interrupt": {"when": {"damaged": "self"}, "do": [{"change": "it", "to": %s}]}}',
            "is for strike_chosen, targeted, edge_card_placed, drawn",
        ),
        (
            '{"interrupt": {"when": {"damaged": "self"}, '
            '"do": [{"change": "recipient", "to": %s}]}}',
            "is for icons_resolved",
        ),
        (
            '{"interrupt": {"when": {"drawn": "any"}, "do": [{"change": "it", "to": "hand"}]}}',
            "`change: it` is `to` cards",
        ),
        (
            '{"interrupt": {"when": {"left_play": "self"}, '
            '"do": [{"change": "destination", "to": %s}]}}',
            "`change: destination` is `to` a place",
        ),
        (
            '{"interrupt": {"when": {"left_play": "self"}, '
            '"do": [{"change": "destination", "to": "captured"}]}}',
            "says where a card lies",
        ),
        (
            '{"interrupt": {"when": {"left_play": "self"}, '
            '"do": [{"change": "destination", "to": "hand", "at": %s}]}}',
            "says where a card lies",
        ),
        (
            '{"reaction": {"when": {"damaged": "self"}, "do": [{"resolve": "it"}]}}',
            "is for effect_resolved",
        ),
        (
            '{"reaction": {"when": {"damaged": "self"}, '
            '"do": [{"resolve": "it", "kind": "icons", "to": %s}]}}',
            "is for icons_resolved",
        ),
        (
            '{"reaction": {"when": {"effect_resolved": "any", "kind": ["fate", "action"]}, '
            '"do": [{"draw": 1}]}}',
            "stands alone",
        ),
        ('{"action": {"do": [{"resolve": "self"}]}}', "say with `kind`"),
        (
            '{"action": {"do": [{"resolve": "self", "kind": "action", "to": %s}]}}',
            "`to` is where the icons",
        ),
        ('{"action": {"do": [{"skip": "icons", "whose": "opponent"}]}}', "only of a phase"),
    ],
)
def test_what_means_nothing_is_refused(line, says):
    with pytest.raises(ValidationError) as refused:
        read_line(line.replace("%s", UNIT))
    assert says in str(refused.value)
