"""The cards of Carbonite Transport (set 84)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from real_cards import RICH, dummy, goes_by, icons_of, pay

CELLS = ["Objective 1", "Objective 3"]


@pytest.mark.rule("CAP-18")
def test_carbonite_transport_moves_a_captured_card_to_another_objective_of_yours(scene):
    cells = [objective(name, side="dark") for name in ("Cell", "Pit")]
    dark = Side(objectives=["Carbonite Transport", *cells])
    light = Side(captured=[(dummy("Prisoner", "light"), "Cell")])
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("reaction", "dark")
    game.choose("use Carbonite Transport")
    assert {option.split(" ")[0] for option in game.options} == {"lay"}
    names = {game.names([option[1]])[0] for option in game.decision.options}
    assert names == {"Carbonite Transport", "Pit"}
    game.choose("Pit")
    assert (game.zone("Prisoner"), game.host("Prisoner")) == ("captured", "Pit")
    game.leave()


@pytest.mark.parametrize(
    ("cells", "slave", "guard"),
    [([], 2, 0), (["Objective 1"], 3, 1), (["Objective 1"] * 2, 3, 1), (CELLS, 4, 1)],
)
def test_slave_i_and_the_wing_guard_gain_blast_for_prisons(scene, cells, slave, guard):
    light = Side(captured=[(dummy("Prisoner", "light"), cell) for cell in cells])
    dark = Side(units=["84-2", "84-3"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert icons_of(game, "Slave I") == {"damage": 1, "blast": slave}
    assert icons_of(game, "Traitorous Wing Guard").get("blast", 0) == guard
    game.leave()


def _tractor_beam(scene, *ships, foe=2, **focus):
    dark = Side(hand=["84-5"], units=ships, focus=focus, objectives=[RICH])
    light = Side(
        units=[
            dummy("Falcon", "light", traits=["Vehicle"], cost=foe),
            dummy("Pal", "light", traits=["Character"], cost=1),
        ]
    )
    return scene(active="dark", dark=dark, light=light, abilities=True)


CRUISER = dummy("Cruiser", traits=["Vehicle"], cost=4)
SHUTTLE = dummy("Shuttle", traits=["Vehicle"], cost=3)


@pytest.mark.rule("FOCUS-07")
def test_a_tractor_beam_moves_a_token_from_a_dearer_vehicle_of_yours(scene):
    game = _tractor_beam(scene, CRUISER, SHUTTLE, Cruiser=2, Shuttle=1)
    game.choose("use Tractor Beam")
    pay(game)
    # Targets are picked first; what has nothing dearer beside it gets no token.
    game.choose("target Falcon")
    game.offers("choose Cruiser", "choose Shuttle")
    game.choose("choose Cruiser")
    assert [game.focus(name) for name in ("Cruiser", "Shuttle", "Falcon")] == [1, 1, 1]
    game.leave()


@pytest.mark.parametrize(
    ("foe", "focus"), [(4, {"Cruiser": 1}), (2, {}), (3, {"Shuttle": 1}), (2, {"Walker": 1})]
)
def test_a_tractor_beam_needs_a_dearer_vehicle_with_a_token(scene, foe, focus):
    # Neither a vehicle of the same cost nor somebody else's token will do.
    ships = [SHUTTLE] if "Shuttle" in focus else [CRUISER]
    walker = dummy("Walker", traits=["Character"], cost=6)
    game = _tractor_beam(scene, *ships, walker, foe=foe, **focus)
    assert "use Tractor Beam" not in game.options
    game.leave()


def test_a_tractor_beam_takes_no_token_off_a_vehicle_of_the_enemy(scene):
    dark = Side(hand=["84-5"], units=[SHUTTLE], objectives=[RICH])
    light = Side(units=[dummy("Liner", "light", traits=["Vehicle"], cost=6)], focus={"Liner": 2})
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert "use Tractor Beam" not in game.options
    game.leave()


@pytest.mark.parametrize(
    ("active", "cell"), [("light", "Cell"), ("dark", None), ("dark", "Dengar")]
)
def test_carbonite_transport_waits_for_your_refresh_and_a_card_at_your_objectives(
    scene, active, cell
):
    cells = [objective(name, side="dark") for name in ("Cell", "Pit")]
    dark = Side(objectives=["Carbonite Transport", *cells], units=["67-2"])
    light = Side(captured=[(dummy("Prisoner", "light"), cell)] if cell else [])
    game = scene(phase="refresh", active=active, dark=dark, light=light, abilities=True)
    goes_by(game, "Carbonite Transport", "action", active)


def test_carbonite_transport_moves_one_of_several_and_may_leave_them_all(scene):
    cells = [objective(name, side="dark") for name in ("Cell", "Pit")]
    dark = Side(objectives=["Carbonite Transport", *cells])
    light = Side(captured=[(dummy("One", "light"), "Cell"), (dummy("Two", "light"), "Pit")])
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("reaction", "dark")
    game.offers("use Carbonite Transport", "pass")
    game.choose("use Carbonite Transport")
    game.choose("choose Two")
    game.choose("Carbonite Transport")
    assert (game.host("One"), game.host("Two")) == ("Cell", "Carbonite Transport")
    game.leave()
