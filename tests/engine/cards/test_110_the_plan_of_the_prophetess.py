"""The cards of The Plan of the Prophetess (set 110)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, pay, treasury

from swlcg_deck.engine.facts.characteristics import force_icons


def _seen(scene, at, **half):
    units = [dummy(name, "light", force=force) for name, force in (("Fan", 2), ("Boss", 3))]
    dark = Side(objectives=[treasury("Sith"), clock("dark")], hand=["Deadly Sight"], **half)
    light = Side(units=units, objectives=[clock("light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.asks("reaction", "dark")
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


def test_the_plan_of_the_prophetess_takes_a_force_icon_from_each_enemy_of_the_force(scene):
    dark = Side(
        objectives=["The Plan of the Prophetess"],
        units=[dummy("Seer", force=2)],
        committed=["Seer"],
    )
    light = Side(
        units=[dummy(name, "light", force=2) for name in ("Sage", "Adept", "Pal")],
        committed=["Sage", "Adept"],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    found = [force_icons(game.state, game.card(name)) for name in ("Sage", "Adept", "Pal", "Seer")]
    assert found == [1, 1, 2, 2]
    game.leave()


def _sariss(scene, committed):
    names = ["One", "Two", "Three", "Four"]
    light = Side(units=[dummy(name, "light") for name in names], committed=names[:committed])
    dark = Side(units=["110-2", dummy("Pal")], objectives=[clock("dark")])
    game = scene(phase="force", active="dark", dark=dark, light=light, abilities=True)
    game.choose("commit Sariss")
    return game


def test_sariss_commits_an_enemy_who_is_not_with_the_force(scene):
    game = _sariss(scene, 1)
    game.asks("reaction", "dark")
    game.choose("use Sariss")
    game.offers("target Two", "target Three", "target Four")
    game.choose("target Three")
    assert [game.is_committed(name) for name in ("One", "Two", "Three", "Four")] == [
        *(True, False, True, False)
    ]
    assert game.state.force_supply == [2, 1]
    game.leave()


@pytest.mark.rule("FORCE-17")
def test_sariss_commits_nobody_whose_player_has_no_force_card_left(scene):
    game = _sariss(scene, 3)
    assert "use Sariss" not in game.options
    assert not game.is_committed("Four")
    game.leave()


def test_sariss_is_moved_by_her_own_commitment_only(scene):
    dark = Side(units=["110-2", dummy("Pal")], objectives=[clock("dark")])
    light = Side(units=[dummy("One", "light")])
    game = scene(phase="force", active="dark", dark=dark, light=light, abilities=True)
    game.choose("commit Pal")
    assert "use Sariss" not in game.options
    game.leave()


@pytest.mark.parametrize(("attacker", "fits"), [("Servant of the Dark Side", False), ("Pal", True)])
def test_an_attacking_servant_of_the_dark_side_keeps_off_who_has_fewer_force_icons(
    scene, attacker, fits
):
    """It has 2 of them; its own side may do as it likes."""
    dark = Side(units=["110-3", dummy("Pal")])
    light = Side(units=[dummy(f"Force {n}", "light", force=n) for n in (0, 1, 2, 3)])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose(attacker)
    game.skip_to("defenders", "light")
    strong = ["defend Force 2", "defend Force 3"]
    game.offers(*(["defend Force 0", "defend Force 1"] if fits else []), *strong)
    game.choose()
    game.leave()
