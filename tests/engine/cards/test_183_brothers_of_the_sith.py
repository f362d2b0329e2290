"""The cards of Brothers of the Sith (set 183)."""

import pytest
from kit.card_makers import event, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy

from swlcg_deck.engine.facts.characteristics import has_keyword

SITH = {"side": "dark", "affiliation": "Sith", "capacity": 9}


def test_telepathic_connection_gives_pic_targeted_strike_and_nobody_else(scene):
    dark = Side(
        units=[unit("Pic", **SITH), unit("Gorc", **SITH)],
        enhancements=[("Telepathic Connection", None)],
    )
    game = scene(active="dark", dark=dark, abilities=True)
    found = [
        has_keyword(game.state, game.card(name), "targeted_strike") for name in ("Pic", "Gorc")
    ]
    assert found == [True, False]
    game.leave()


@pytest.mark.rule("TC-28")
@pytest.mark.parametrize("attacker", ["Gorc", "Pic"])
def test_gorc_drags_a_unit_into_the_engagement(scene, attacker):
    dark = Side(units=[unit(attacker, **SITH)], enhancements=[("Telepathic Connection", None)])
    light = Side(
        units=[dummy("Guard", "light"), dummy("Spare", "light")], objectives=[clock("light")]
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Clock of light")
    if attacker == "Gorc":
        game.choose("use Gorc")
        game.choose("target Guard")
    game.skip_to("defenders")
    if attacker == "Gorc":
        game.offers("defend Spare")
    else:
        game.offers("defend Guard", "defend Spare")
    game.choose()
    assert game.role("Guard") == ("defending" if attacker == "Gorc" else "")
    game.leave()


@pytest.mark.rule("STRIKE-13")
@pytest.mark.parametrize("used", [True, False])
def test_force_invisibility_hides_a_sith_from_the_icons_of_one_strike(scene, used):
    hermit = objective("Den", side="dark", affiliation="Sith", resources=3)
    dark = Side(
        units=[unit("Acolyte", **SITH), unit("Hireling", side="dark", capacity=9)],
        hand=["Force Invisibility"],
        objectives=[hermit],
    )
    light = Side(
        units=[unit("Ace", capacity=9, icons=(1, 0, 1)), unit("Bee", capacity=9, icons=(1, 0, 0))],
        hand=[event("Skill", force=3)],
    )
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Den", "Ace", "Bee", defenders=("Acolyte",))
    game.choose("place Skill")
    game.skip_to("strike", "light")
    game.choose("strike Ace")
    game.asks("reaction", "dark")
    if not used:
        game.pass_()
        game.skip_to("commit")
        assert game.damage("Acolyte") == 2
        return
    game.choose("use Force Invisibility")
    while game.decision.kind in ("pay", "target"):
        game.choose("target Acolyte" if game.decision.kind == "target" else game.options[0])
    if game.decision.kind == "icon":
        game.choose("icon Ace tactics")
    game.skip_to("commit")
    # The token of the tactics icon goes elsewhere; the other attacker strikes as always.
    assert (game.focus("Hireling"), game.damage("Acolyte")) == (1, 1)
