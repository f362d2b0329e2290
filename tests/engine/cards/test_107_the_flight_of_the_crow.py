"""The cards of The Flight of the Crow (set 107)."""

import pytest
from force_struggles import struggle
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, pay, treasury

from swlcg_deck.engine.facts.characteristics import edge_value


def _game(scene, *crow):
    guard = dummy("Guard", keywords=["shielding", {"protect": {"type": "unit"}}])
    dark = Side(units=[guard, dummy("Foe")])
    light = Side(units=[dummy("Hero", "light", icons=(1, 0, 0)), *crow])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Hero", defenders=("Foe", "Guard"))
    return game


def test_without_the_moldy_crow_they_shield_and_protect(scene):
    game = _game(scene)
    game.asks("shielding", "dark")
    game.pass_()
    game.skip_to("unit damage")
    game.choose("hit Foe")
    game.asks("protect", "dark")


def test_the_moldy_crow_takes_shielding_and_protect_from_enemy_units(scene):
    game = _game(scene, "Moldy Crow")
    game.skip_to("unit damage")
    game.choose("hit Foe")
    assert (game.damage("Foe"), game.damage("Guard")) == (1, 0)
    game.leave()


@pytest.mark.rule("KEY-13")
def test_the_moldy_crow_leaves_its_own_side_what_it_has(scene):
    guard = dummy("Guard", "light", keywords=["shielding", {"protect": {"type": "unit"}}])
    dark = Side(units=[dummy("Raider", icons=(1, 0, 0))])
    light = Side(units=[guard, dummy("Hero", "light"), "Moldy Crow"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Hero", "Guard"))
    game.asks("shielding", "light")
    game.pass_()
    game.skip_to("unit damage")
    game.choose("hit Hero")
    game.asks("protect", "light")


@pytest.mark.parametrize(
    ("facts", "edge"),
    [({}, 1), ({"unique": False}, 0), ({"affiliation": "Rebel Alliance"}, 0)],
)
def test_the_flight_of_the_crow_gives_edge_to_attacking_unique_jedi_units(scene, facts, edge):
    hero = dummy("Hero", "light", **{"unique": True, "affiliation": "Jedi", **facts})
    home = dummy("Home", "light", unique=True, affiliation="Jedi")
    light = Side(objectives=["The Flight of the Crow"], units=[hero, home])
    dark = Side(units=[dummy("Fallen", unique=True, affiliation="Jedi")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 1")
    game.choose("Hero")
    game.skip_to("defenders")
    values = [edge_value(game.state, game.card(name)) for name in ("Hero", "Home", "Fallen")]
    assert values == [edge, 0, 0]
    game.leave()


@pytest.mark.parametrize(("committed", "winner"), [(True, "light"), (False, "dark")])
@pytest.mark.parametrize("active", ["light", "dark"])
def test_a_committed_ruusan_colonist_adds_his_force_icon_in_edge_battles(
    scene, committed, winner, active
):
    """At home, and for the attacker as for the defender. Every card has one Force icon."""
    names = ["Ruusan Colonist"] if committed else []
    light = Side(
        units=["107-3", dummy("Hero", "light")],
        committed=names,
        hand=[unit("Light", force=2)],
        objectives=[objective("Base"), clock("light")],
    )
    dark = Side(
        units=[dummy("Foe")],
        hand=[unit("Dark", side="dark", force=2)],
        objectives=[objective("Den", side="dark")],
    )
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "light":
        engage(game, "Den", "Hero", defenders=("Foe",))
    else:
        engage(game, "Base", "Foe", defenders=("Hero",))
    while game.edge is None:
        game.choose(game.options[0]) if game.decision.kind == "edge" else game.decline()
    # A tie is the defender's.
    assert game.edge == ("light" if committed or active == "dark" else "dark")
    game.leave()


@pytest.mark.parametrize(("light", "won"), [(3, True), (1, False)])
def test_my_ally_is_the_force_destroys_who_is_not_with_it_after_a_struggle_won(scene, light, won):
    game = struggle(
        scene,
        light=light,
        dark=2,
        light_too={
            "hand": ["107-6"],
            "units": [dummy("Pal", "light")],
            "objectives": [treasury("Jedi")],
        },
        dark_too={"units": [dummy("Foe")]},
    )
    assert ("use My Ally Is the Force" in game.options) == won
    if won:
        game.choose("use My Ally Is the Force")
        pay(game)
    zones = [game.zone(name) for name in ("Sage", "Seer", "Pal", "Foe")]
    assert zones == ["in play"] * 2 + [("discard pile" if won else "in play")] * 2
    game.leave()
