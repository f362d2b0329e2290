"""The cards of Unstoppable Advance (set 63)."""

import pytest
from kit.card_makers import enhancement, event, objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import NAVY, RICH, dummy, navy, pay, spent

GUN = enhancement("Gun", {"type": "unit"}, side="light")


@pytest.mark.rule("STRIKE-20")
@pytest.mark.parametrize("used", [True, False])
def test_an_at_at_shoots_at_an_enhancement_instead_of_the_enemy(scene, used):
    dark = Side(units=["63-2"], hand=[event("Skill", side="dark", force=3)])
    light = Side(units=[dummy("Guard", "light")], enhancements=[(GUN, "Guard")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.skip_to("defenders")
    game.choose("defend Guard")
    game.skip_to("edge")
    game.choose("place Skill")
    game.skip_to("reaction", "dark")
    if used:
        game.choose("use AT-AT")
    game.skip_to("commit")
    assert game.zone("Gun") == ("discard pile" if used else "in play")
    assert (game.damage("Guard"), game.damage("Objective 4")) == ((0, 0) if used else (2, 2))


def test_an_at_at_shoots_at_any_enhancement_that_is_not_limited(scene):
    """Yours are targets too, where one is stopped from being targeted it is not."""
    safe = "constant: {modifiers: [{of: self, cannot: {be: targeted}}]}"
    dark = Side(units=["63-2"], enhancements=[(enhancement("Own", side="dark"), None)])
    light = Side(
        enhancements=[
            (enhancement("Vault", keywords=["limited"]), None),
            (enhancement("Post"), None),
            (enhancement("Veil", text=safe), None),
        ]
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "AT-AT")
    game.skip_to("reaction", "dark")
    game.choose("use AT-AT")
    game.offers("target Own", "target Post")
    game.choose("target Post")
    assert [game.zone(title) for title in ("Own", "Post")] == ["in play", "discard pile"]
    game.leave()


def _bases():
    return [objective("Ice", traits=["Hoth"]), objective("Cave", traits=["Hoth"]), objective("Sea")]


def _damage(game, *more):
    return [game.damage(title) for title in ("Ice", "Cave", "Sea", *more)]


@pytest.mark.parametrize("used", [True, False])
def test_at_at_assault_formation_damages_each_hoth_objective_of_the_enemy(scene, used):
    own = objective("Own", side="dark", traits=["Hoth"])
    dark = Side(units=["63-4"], objectives=[own])
    light = Side(objectives=_bases(), units=[dummy("Yeti", "light", traits=["Hoth"])])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Sea", "AT-AT Assault Formation")
    game.skip_to("interrupt", "dark")
    game.choose("use AT-AT Assault Formation") if used else game.pass_()
    # Its strike goes on: 3 blast damage and the bonus of an unopposed engagement.
    assert _damage(game, "Own", "Yeti") == [*((1, 1) if used else (0, 0)), 4, 0, 0]
    game.leave()


@pytest.mark.parametrize(
    ("facts", "cost"),
    [
        ({}, 3),
        ({"cost": 3}, 3),
        ({"cost": 5}, 4),
        ({"affiliation": "Sith"}, 4),
        ({"traits": ["Character"]}, 4),
    ],
)
def test_orbital_resupply_station_makes_dear_navy_vehicles_1_cheaper(scene, facts, cost):
    one = dummy("One", **{"cost": 4, "affiliation": NAVY, "traits": ["Vehicle"], **facts})
    vault = objective("Vault", side="dark", affiliation="Sith", resources=9)
    dark = navy(hand=[one], objectives=[RICH, vault], enhancements=[("63-5", None)])
    game = scene(active="dark", dark=dark, abilities=True)
    assert spent(game, "play One unit") == cost
    game.leave()


def test_aggressive_assault_damages_each_enemy_objective(scene):
    ice = objective("Own", side="dark", traits=["Hoth"])
    dark = navy(hand=["63-6"], objectives=[ice, RICH])
    light = Side(objectives=_bases(), units=[dummy("Hero", "light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Aggressive Assault")
    pay(game)
    assert _damage(game, "Own", "Hero") == [1, 1, 1, 0, 0]
    game.leave()


def test_aggressive_assault_needs_a_hoth_objective_of_yours(scene):
    post = enhancement("Post", side="dark", traits=["Hoth"])
    dark = navy(hand=["63-6"], objectives=[RICH], enhancements=[(post, None)])
    game = scene(active="dark", dark=dark, light=Side(objectives=_bases()), abilities=True)
    game.leave()
    assert game.decision.kind != "action"
