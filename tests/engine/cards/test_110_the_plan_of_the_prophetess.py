"""The cards of The Plan of the Prophetess (set 110)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, pay, treasury


def _seen(scene, at, **half):
    units = [dummy(name, "light", force=force) for name, force in (("Fan", 2), ("Boss", 3))]
    dark = Side(objectives=[treasury("Sith"), clock("dark")], hand=["Deadly Sight"], **half)
    light = Side(units=units, objectives=[clock("light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Deadly Sight")
    pay(game)
    game.choose(f"target {at}")
    return game


@pytest.mark.parametrize(("at", "zone"), [("Fan", "discard pile"), ("Boss", "in play")])
def test_deadly_sight_takes_2_force_icons_and_destroys_who_has_none(scene, at, zone):
    game = _seen(scene, at)
    assert game.zone(at) == zone
    game.leave()


DRAIN = (
    "action: {do: [{apply: {lose: {force: 1}}, to: {each: {type: unit, side: enemy}}, "
    "until: turn}], limit: {per: turn}}"
)


@pytest.mark.parametrize("later", [False, True])
def test_it_looks_on_as_long_as_the_phase_lasts(scene, later):
    pump = objective("Drain", side="dark", text=DRAIN)
    dark = [treasury("Sith"), pump, clock("dark")]
    light = Side(units=[dummy("Boss", "light", force=3)], objectives=[clock("light")])
    side = Side(objectives=dark, hand=["Deadly Sight"], units=[dummy("Own")])
    game = scene(active="dark", dark=side, light=light, abilities=True)
    game.choose("use Deadly Sight")
    pay(game)
    game.choose("target Boss")
    if later:
        game.skip_to("engage", "dark")
        assert game.zone("Boss") == "in play"
        game.pass_()
        game.skip_to("action", "dark")
    else:
        game.skip_to("action", "dark")
    game.choose("use Drain")
    assert game.zone("Boss") == ("in play" if later else "discard pile")
    game.leave()
