"""The cards of Desert Recruitment (set 270)."""

import pytest
from kit.card_makers import unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import REBELS

RARER_BOARD = {"270-1": "two units of unlike affiliation are declared together"}


@pytest.mark.parametrize(
    ("affiliations", "offered"),
    [(("Jedi", REBELS), True), (("Jedi", "Jedi"), False), (("Jedi",), False)],
)
def test_desert_recruitment_heals_for_two_units_that_share_no_affiliation(
    scene, affiliations, offered
):
    units = [unit(f"U{n}", affiliation=one) for n, one in enumerate(affiliations)]
    light = Side(units=units, objectives=["Desert Recruitment"], damage={"U0": 1})
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    engage(game, "Objective 1", *(f"U{n}" for n in range(len(units))))
    assert ("use Desert Recruitment" in game.options) is offered
    if offered:
        game.choose("use Desert Recruitment")
        game.choose("target U0")
        assert game.damage("U0") == 0
    game.leave()
