"""The cards of Feeding the Pit (set 86)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from real_cards import DEN, SCUM


def _fortuna(scene, placed):
    text = f"action: {{do: [{{place: focus, amount: {placed}, to: {{each: {{type: unit}}}}}}]}}"
    light = Side(objectives=[objective("Tire", side="light", text=text)])
    dark = Side(affiliation=SCUM, units=["Bib Fortuna"], focus={"Bib Fortuna": 1})
    dark.objectives = [DEN]
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Tire")
    return game


@pytest.mark.parametrize(
    ("placed", "zone"), [(2, "in play"), (3, "discard pile"), (4, "discard pile")]
)
def test_bib_fortuna_is_sacrificed_at_4_focus_tokens(scene, placed, zone):
    game = _fortuna(scene, placed)
    assert game.zone("Bib Fortuna") == zone
    game.leave()
