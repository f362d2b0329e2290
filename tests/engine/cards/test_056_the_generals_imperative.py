"""The cards of The General's Imperative (set 56)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, icons_of


@pytest.mark.rule("DRAW-03")
@pytest.mark.parametrize(("damage", "cards"), [(0, 7), (1, 6)])
def test_the_generals_imperative_raises_the_reserve_while_undamaged(scene, damage, cards):
    light = Side(objectives=["56-1"], damage={"The General's Imperative": damage})
    game = scene(phase="draw", active="light", light=light, abilities=True)
    game.skip_to("action", "light")
    assert len(game.pile("hand", "light")) == cards
    game.leave()


@pytest.mark.parametrize(
    ("side", "traits", "gained"),
    [
        ("dark", ["Walker"], 1),
        ("dark", ["Character", "Trooper"], 1),
        ("dark", ["Walker", "Trooper"], 1),
        ("dark", ["Character"], 0),
        ("light", ["Trooper"], 0),
    ],
)
def test_general_veers_gives_your_walkers_and_troopers_unit_damage(scene, side, traits, gained):
    one = dummy("One", side, traits=traits)
    dark = Side(units=["56-2", *([one] if side == "dark" else [])])
    light = Side(units=[one] if side == "light" else [])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert icons_of(game, "One").get("damage", 0) == gained
    assert "damage" not in icons_of(game, "General Veers")
    game.leave()


def _battery(scene, fallen):
    gun = salvo("dark", 9, fallen, title="Gun")
    sends = "action: {do: [{send: {each: {title: City}}, to: deck_bottom}]}"
    dark = Side(
        objectives=[gun, objective("Fort", side="dark"), objective("Map", side="dark", text=sends)],
        enhancements=[("Turbolaser Battery", None), (enhancement("Own", side="dark"), None)],
        units=[dummy("Trooper"), "66-2"],
    )
    light = Side(
        objectives=[objective("Town"), objective("City")],
        units=[dummy("Hero", "light", capacity=1)],
        enhancements=[
            (enhancement("Theirs"), None),
            (enhancement("Blade", {"type": "unit"}), "Hero"),
        ],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    return game


def test_turbolaser_battery_is_sacrificed_to_discard_all_enhancements(scene):
    game = _battery(scene, "Town")
    game.choose("use Turbolaser Battery")
    # The Executor knows that it was sacrificed.
    game.offers("use Executor", "pass")
    game.pass_()
    cards = ("Turbolaser Battery", "Own", "Theirs", "Blade")
    assert {game.zone(title) for title in cards} == {"discard pile"}
    assert game.zone("Hero") == "in play"
    game.leave()


def test_turbolaser_battery_waits_for_an_objective_that_is_destroyed(scene):
    game = _battery(scene, "Hero")
    game.skip_to("action", "dark")
    game.choose("use Map")
    assert game.zone("City") == "objective deck"
    assert "use Turbolaser Battery" not in game.options
    game.leave()


@pytest.mark.parametrize("fallen", ["Fort", "Hero"])
def test_turbolaser_battery_waits_for_an_enemy_objective(scene, fallen):
    game = _battery(scene, fallen)
    assert "use Turbolaser Battery" not in game.options
    game.leave()


def test_turbolaser_battery_may_be_kept(scene):
    game = _battery(scene, "Town")
    game.pass_()
    assert (game.zone("Turbolaser Battery"), game.zone("Own")) == ("in play", "in play")
    game.leave()
