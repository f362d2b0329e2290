"""The cards of Secret Weapons (set 191)."""

import pytest
from kit.card_makers import event, unit
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


@pytest.mark.rule("STRIKE-13")
@pytest.mark.parametrize(("edge", "damage"), [("dark", 0), ("light", 1)])
def test_a_ready_stolen_at_st_takes_nothing_of_enemy_icons(scene, edge, damage):
    dark = Side(units=[unit("Foe", side="dark", capacity=9, icons=(1, 0, 1))])
    light = Side(units=["Stolen AT-ST"])
    (dark if edge == "dark" else light).hand = [event("Skill", side=edge, force=3)]
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Stolen AT-ST", defenders=("Foe",))
    game.skip_to("edge", edge)
    game.choose("place Skill")
    game.skip_to("commit")
    # With the edge the enemy strikes first, while it is ready.
    assert game.damage("Stolen AT-ST") == damage
    assert game.focus("Stolen AT-ST") == (2 if edge == "light" else 1)


@pytest.mark.rule("STRIKE-20")
@pytest.mark.parametrize("used", [True, False])
def test_a_stolen_speeder_bike_ties_up_the_objective_instead_of_hitting_it(scene, used):
    dark = Side(units=[unit("Foe", side="dark", capacity=9)])
    light = Side(units=["Stolen Speeder Bike"], hand=[event("Skill", force=3)])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Stolen Speeder Bike", defenders=("Foe",))
    game.choose("place Skill")
    game.skip_to("reaction", "light")
    if used:
        game.choose("use Stolen Speeder Bike")
    game.skip_to("commit")
    assert game.focus("Objective 1") == int(used)
    assert (game.damage("Foe"), game.damage("Objective 1")) == ((0, 0) if used else (1, 1))
