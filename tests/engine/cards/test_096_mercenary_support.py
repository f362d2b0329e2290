"""The cards of Mercenary Support (set 96)."""

import pytest
from kit.card_makers import event
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy

RARER_BOARD = {
    "96-3": "it takes part in every engagement there, and then it strikes anyway",
    "96-4": "as the other printing",
}


@pytest.mark.rule("STRIKE-22")
@pytest.mark.parametrize(("active", "strikes"), [("light", True), ("dark", False)])
def test_trandoshans_strike_from_outside_at_dark_side_objectives(scene, active, strikes):
    dark = Side(
        units=["Trandoshan Security Team", dummy("Foe")],
        hand=[event("Skill", side="dark", force=3)],
    )
    light = Side(units=[dummy("Pal", "light")])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "light":
        engage(game, "Objective 1", "Pal", defenders=("Foe",))
    else:
        engage(game, "Objective 4", "Foe", defenders=("Pal",))
    game.skip_to("edge", "dark")
    game.choose("place Skill")
    if strikes:
        game.skip_to("strike", "dark")
        game.offers("strike Foe", "strike Trandoshan Security Team")
        game.choose("strike Trandoshan Security Team")
    game.skip_to("commit")
    # Without a choice the participant alone strikes.
    assert game.damage("Pal") == (2 if strikes else 0)
    assert game.focus("Trandoshan Security Team") == int(strikes)


def test_punishing_one_moves_a_captured_card_when_your_deployment_begins(scene):
    dark = Side(units=["Punishing One"])
    light = Side(captured=[(dummy("Prisoner", "light"), "Objective 1")])
    game = scene(phase="draw", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("reaction", "dark")
    game.choose("use Punishing One")
    names = {game.names([option[1]])[0] for option in game.decision.options}
    assert names == {"Objective 2", "Objective 3"}
    game.choose("Objective 3")
    assert game.host("Prisoner") == "Objective 3"
    game.leave()
