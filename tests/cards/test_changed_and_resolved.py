"""What may be changed of an event under way, and resolved once more: where it means nothing the
author is told so, and where it means something the English says it."""

import pytest
from pydantic import ValidationError

from swlcg_deck.cards.abilities.english.lines import in_english
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


@pytest.mark.parametrize(
    ("by", "says"),
    [
        ("", "of your choice becomes the target instead, as if that effect were yours"),
        (', "by": "opponent"', "of your opponent's choice becomes the target instead"),
    ],
)
def test_who_changes_a_target_is_the_player_that_enemy_is_read_from(by, says):
    """One's own effect, changed by him who has it, needs no such word."""
    line = (
        '{"interrupt": {"when": {"targeted": "any", "by": "opponent"}, '
        '"do": [{"change": "it", "to": {"choose": {"other_than": "it"}%s}}]}}'
    )
    said = in_english(read_line(line % by))
    assert said.endswith(f"card effect, another legal target {says}.")
