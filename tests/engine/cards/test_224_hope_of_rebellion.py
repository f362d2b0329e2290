"""The cards of Hope of Rebellion (set 224)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import pay


@pytest.mark.rule("CAP-15")
def test_an_operations_planner_chooses_where_it_is_captured(scene):
    dens = [objective(name, side="dark") for name in ("Den", "Jail")]
    dark = Side(objectives=[salvo("dark", 2, "Operations Planner"), *dens])
    light = Side(units=["224-3"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    game.asks("choose", "light")
    game.choose("choose Jail")
    assert (game.zone("Operations Planner"), game.host("Operations Planner")) == (
        "captured",
        "Jail",
    )
    game.leave()


@pytest.mark.parametrize("held", [True, False])
def test_an_operations_planner_hits_an_objective_that_holds_somebody(scene, held):
    base = objective("Base", affiliation="Rebel Alliance", resources=5)
    light = Side(
        hand=["224-3"], objectives=[base], captured=[("Yoda", "Objective 2")] if held else []
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("play Operations Planner")
    pay(game)
    if held:
        game.choose("use Operations Planner")
    assert [game.damage(f"Objective {n}") for n in (1, 2, 3)] == [0, int(held), 0]
    game.leave()


def _fall(scene, *, fresh="Rebel Alliance", hurt=()):
    """Leia Organa is shot; the objective deck may hold one that takes another's place."""
    dark = Side(objectives=[salvo("dark", 1, "Leia Organa"), objective("Den", side="dark")])
    light = Side(units=["224-2"], damage=dict.fromkeys(hurt, 1))
    light.objective_deck = [
        objective("Fresh", affiliation=fresh),
        objective("Sith plan", side="light", affiliation="Jedi"),
    ]
    light.focus = {"Objective 5": 2}
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    game.asks("choose", "dark")
    game.choose("choose Den")
    return game


@pytest.mark.rule("DEF-09")
def test_leia_switches_an_undamaged_objective_with_one_of_the_deck(scene):
    game = _fall(scene, hurt=("Objective 4",))
    game.choose("use Leia Organa")
    game.offers("find Fresh")
    game.choose("find Fresh")
    game.offers("choose Objective 5", "choose Objective 6")
    game.choose("choose Objective 5")
    assert sorted(game.pile("objectives", "light")) == ["Fresh", "Objective 4", "Objective 6"]
    assert sorted(game.pile("objective_deck", "light")) == ["Objective 5", "Sith plan"]
    # It is no victory of the enemy, and she is captured all the same.
    assert game.pile("victory", "dark") == []
    assert (game.zone("Leia Organa"), game.host("Leia Organa")) == ("captured", "Den")
    game.leave()


@pytest.mark.rule("SEARCH-03")
def test_leia_switches_nothing_where_nothing_is_found(scene):
    game = _fall(scene, fresh="Jedi")
    game.choose("use Leia Organa")
    if game.decision.kind == "search":
        game.choose()
    assert game.pile("objectives", "light") == ["Objective 4", "Objective 5", "Objective 6"]
    assert game.zone("Leia Organa") == "captured"
    game.leave()


def test_leia_may_leave_the_objectives_as_they_are(scene):
    game = _fall(scene)
    game.pass_()
    assert game.pile("objectives", "light") == ["Objective 4", "Objective 5", "Objective 6"]
    game.leave()
