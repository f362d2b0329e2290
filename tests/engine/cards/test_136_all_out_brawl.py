"""The cards of All Out Brawl (set 136)."""

import pytest
from kit.card_makers import event, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of


@pytest.mark.rule("EDGE-01")
@pytest.mark.parametrize("used", [True, False])
def test_armed_to_the_teeth_makes_every_icon_unit_damage(scene, used):
    thug = unit("Thug", side="dark", capacity=9, icons=(1, 1, 1), edge_icons=(0, 1, 0))
    dark = Side(units=[thug], hand=["Armed to the Teeth", event("Skill", side="dark", force=3)])
    light = Side(units=[unit("Guard", capacity=9)])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Thug", defenders=("Guard",))
    game.choose("place Skill")
    game.skip_to("reaction", "dark")
    if used:
        game.choose("use Armed to the Teeth")
    game.skip_to("commit")
    # With the edge all four icons count.
    assert game.damage("Guard") == (4 if used else 1)
    assert game.damage("Objective 4") == (0 if used else 2)


def _arms(scene, active):
    """Each side sends one unit of two; the dark side may turn its icons."""
    thug, pal = (unit(name, side="dark", capacity=9, icons=(0, 2, 1)) for name in ("Thug", "Pal"))
    dark = Side(units=[thug, pal], hand=["Armed to the Teeth"])
    light = Side(units=[unit(name, capacity=9, icons=(0, 1, 0)) for name in ("Guard", "Scout")])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    at, sent, met = (
        ("Objective 4", "Thug", "Guard") if active == "dark" else ("Objective 1", "Guard", "Thug")
    )
    engage(game, at, sent, defenders=(met,))
    while game.decision.kind == "edge":
        game.pass_()
    return game


@pytest.mark.parametrize("active", ["dark", "light"])
def test_armed_to_the_teeth_is_for_a_friendly_striker_and_for_the_engagement(scene, active):
    """The Guard of the enemy, who strikes first where it defends, is no occasion."""
    game = _arms(scene, active)
    game.asks("reaction", "dark")
    assert (game.focus("Thug"), game.focus("Guard")) == (1, int(active == "dark"))
    game.choose("use Armed to the Teeth")
    game.skip_to("engage")
    assert game.damage("Guard") == 3
    assert icons_of(game, "Thug") == {"blast": 2, "tactics": 1}
    assert icons_of(game, "Pal") == {"blast": 2, "tactics": 1}
    game.leave()


def test_all_out_brawl_gives_every_unit_of_both_sides_unit_damage(scene):
    dark = Side(objectives=["All Out Brawl"], units=[unit("Thug", side="dark", icons=(1, 1, 0))])
    light = Side(units=[dummy("Monk", "light"), dummy("Tank", "light", traits=["Vehicle"])])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    found = [icons_of(game, name) for name in ("Thug", "Monk", "Tank")]
    assert found == [{"damage": 2, "blast": 1}, {"damage": 1}, {"damage": 1}]
    game.leave()


def _zekka(scene, effect):
    """He leaves play by an action of his own side."""
    lab = objective("Lab", side="dark", text=f"action: {{do: [{effect}]}}")
    dark = Side(units=["Zekka Thyne", dummy("Thug")], objectives=[lab])
    light = Side(units=[dummy("Monk", "light")], enhancements=[("Yoda's Hut", None)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Lab")
    return game


@pytest.mark.parametrize(
    ("effect", "others"),
    [
        ("{destroy: {each: {title: Zekka Thyne}}}", "discard pile"),
        ("{place: damage, amount: 3, to: {each: {title: Zekka Thyne}}}", "discard pile"),
        ("{sacrifice: {each: {title: Zekka Thyne}}}", "in play"),
        ("{send: {each: {title: Zekka Thyne}}, to: hand}", "in play"),
        ("{destroy: {each: {title: Thug}}}", None),
    ],
)
def test_zekka_thyne_takes_every_other_unit_with_him_when_he_is_destroyed(scene, effect, others):
    """Nobody is asked; what is no unit stays."""
    game = _zekka(scene, effect)
    assert (game.zone("Zekka Thyne") == "in play") is (others is None)
    if others is not None:
        assert (game.zone("Thug"), game.zone("Monk")) == (others, others)
    else:
        assert game.zone("Monk") == "in play"
    assert game.zone("Yoda's Hut") == "in play"
    game.leave()
