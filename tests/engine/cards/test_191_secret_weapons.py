"""The cards of Secret Weapons (set 191)."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy


def _tydirium(scene, *foes, **more):
    force = [dummy("Icon", force=2)]
    dark = Side(units=[dummy(f"Foe {n}", icons=(2, 0, 0)) for n in range(3)], hand=force)
    light = Side(units=["Tydirium", dummy("Pal", "light")], objectives=[clock("light")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True, **more)
    engage(game, "Objective 1", "Tydirium", "Pal", defenders=foes)
    return game


def _fight(game):
    """Dark places its card; light has none."""
    game.skip_to("edge", "dark")
    game.choose("place Icon")
    game.asks("action")


@pytest.mark.rule("KEY-14")
@pytest.mark.parametrize(("foes", "holder"), [(1, "dark"), (2, "dark"), (3, "light")])
def test_tydirium_has_an_edge_of_as_many_as_it_meets(scene, foes, holder):
    """Against the 2 Force icons of a card; the attacker wins a tie only if he has placed one."""
    game = _tydirium(scene, *(f"Foe {n}" for n in range(foes)))
    _fight(game)
    assert game.edge == holder
    game.leave()


def test_the_dial_goes_back_when_tydirium_is_destroyed(scene):
    game = _tydirium(scene, "Foe 0", dial=4)
    _fight(game)
    game.skip_to("unit damage", "dark")
    game.choose("hit Tydirium")
    game.asks("interrupt", "light")
    game.choose("use Tydirium")
    assert (game.zone("Tydirium"), game.dial) == ("discard pile", 3)
    game.leave()


def test_the_dial_does_not_go_below_0(scene):
    game = _tydirium(scene, "Foe 0", dial=0)
    _fight(game)
    game.skip_to("unit damage", "dark")
    game.choose("hit Tydirium")
    assert (game.zone("Tydirium"), game.dial) == ("discard pile", 0)
    game.leave()
