"""The scene itself, and one whole engagement through it."""

import pytest

from kit.card_makers import unit
from kit.scenario import Side


@pytest.mark.rule("CONF-18")
@pytest.mark.rule("STRIKE-10")
def test_an_unopposed_attacker_deals_its_blast_and_the_bonus(scene):
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[unit("Walker", side="dark", icons=(0, 2, 0)), unit("Pal", side="dark")]),
        light=Side(units=[unit("Guard")], focus={"Guard": 1}),
    )
    game.asks("engage", "dark")
    game.offers("engage Objective 4", "engage Objective 5", "engage Objective 6", "pass")
    game.choose("Objective 4")
    game.choose("Walker")
    game.skip_to("engage")
    assert game.damage("Objective 4") == 3
    assert game.focus("Walker") == 1
    game.offers("engage Objective 5", "engage Objective 6", "pass")


def test_a_choice_that_fits_nothing_is_an_error(scene):
    game = scene(phase="draw", active="light", light=Side(hand=["Luke Skywalker"]))
    with pytest.raises(AssertionError, match="none, or several"):
        game.choose("Darth Vader")
