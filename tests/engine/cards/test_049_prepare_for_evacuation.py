"""The cards of Prepare for Evacuation (set 49)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.texts import action
from kit.usual_cards import clock
from real_cards import dummy, pay, treasury

EVACUATION = "Prepare for Evacuation"
SPIES = "Smugglers and Spies"


def _evacuated(scene, base, gone="destroy"):
    gun = objective("Gun", text=action(f"{gone}: {{each: {{title: Base}}}}"))
    light = Side(objectives=[EVACUATION, gun], units=[dummy("Pal", "light")])
    dark = Side(objectives=[clock("dark")], units=[dummy("Foe")])
    half = light if base.card.side.value == "light" else dark
    if base.card.type.value == "objective":
        half.objectives = [*half.objectives, base]
    else:
        half.units = [*half.units, base]
    game = scene(active="light", light=light, dark=dark, abilities=True)
    game.choose("use Gun")
    return game


@pytest.mark.parametrize("home", ["Pal", "Foe"])
@pytest.mark.parametrize(
    ("side", "gone"), [("light", "destroy"), ("dark", "destroy"), ("light", "sacrifice")]
)
def test_prepare_for_evacuation_returns_a_unit_when_a_hoth_objective_leaves_play(
    scene, side, gone, home
):
    game = _evacuated(scene, objective("Base", side=side, traits=["Hoth"]), gone)
    game.asks("interrupt", "light")
    game.choose(f"use {EVACUATION}")
    game.offers("target Pal", "target Foe")
    game.choose(f"target {home}")
    assert (game.zone(home), game.zone("Gun")) == ("hand", "in play")
    game.leave()


@pytest.mark.parametrize(
    "base",
    [
        objective("Base", side="dark", traits=["Endor"]),
        dummy("Base", traits=["Hoth"]),
    ],
    ids=["elsewhere", "unit"],
)
def test_prepare_for_evacuation_is_for_hoth_objectives_alone(scene, base):
    game = _evacuated(scene, base)
    assert game.decision.kind != "interrupt"
    assert game.zone("Base") != "in play"
    assert game.pile("units", "light") == ["Pal"]
    game.leave()


TRANSPORT = "Action-series Bulk Transport"


def _transport(scene, *deck):
    light = Side(units=[TRANSPORT], deck=deck)
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    engage(game, "Objective 1", TRANSPORT)
    game.skip_to("reaction", "light")
    game.choose(f"use {TRANSPORT}")
    return game


def _cargo(title, **facts):
    return unit(title, **{"traits": ["Character"], "cost": 2, **facts})


def test_the_bulk_transport_lands_a_cheap_character_from_the_top_of_the_deck(scene):
    game = _transport(
        scene,
        _cargo("Scout"),
        _cargo("General", cost=3),
        _cargo("Speeder", traits=["Vehicle"]),
        _cargo("Cook", cost=0),
        _cargo("Fifth", cost=1),
        _cargo("Sixth", cost=1),
    )
    game.asks("search", "light")
    game.offers("find Scout", "find Cook", "find Fifth")
    game.choose("find Fifth")
    assert (game.zone("Fifth"), game.zone("Scout")) == ("in play", "deck")
    # It is there, but takes no part.
    assert game.role("Fifth") == ""
    assert len(game.pile("deck", "light")) == 17
    game.leave()


def test_the_bulk_transport_need_not_find_anybody(scene):
    game = _transport(scene, _cargo("Scout"))
    game.choose()
    assert game.zone("Scout") == "deck"
    game.leave()


def _burst(scene):
    light = Side(
        hand=["Ion Cannon Burst"],
        objectives=[treasury(SPIES), clock("light"), objective("Town")],
        units=[dummy("Wing", "light", traits=["Vehicle"])],
    )
    dark = Side(
        objectives=[clock("dark"), objective("Den", side="dark")],
        units=[
            dummy("Walker", traits=["Vehicle"]),
            dummy("Robot", traits=["Droid"]),
            dummy("Trooper", traits=["Character"]),
        ],
    )
    return scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)


def test_ion_cannon_burst_keeps_a_vehicle_or_droid_from_attacking_for_the_phase(scene):
    game = _burst(scene)
    game.skip_to("action", "light")
    game.choose("use Ion Cannon Burst")
    pay(game)
    game.offers("target Wing", "target Walker", "target Robot")
    game.choose("target Robot")
    game.skip_to("engage", "dark")
    game.choose("engage Town")
    game.offers("attack Walker", "attack Trooper")
    game.leave()


@pytest.mark.parametrize("hit", [True, False])
def test_ion_cannon_burst_keeps_a_vehicle_or_droid_from_defending(scene, hit):
    light = Side(
        hand=["Ion Cannon Burst"],
        objectives=[treasury(SPIES)],
        units=[dummy("Wing", "light", traits=["Vehicle"])],
    )
    dark = Side(
        objectives=[objective("Den", side="dark")], units=[dummy("Walker", traits=["Vehicle"])]
    )
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    if hit:
        game.choose("use Ion Cannon Burst")
        pay(game)
        game.choose("target Walker")
    game.skip_to("engage", "light")
    game.choose("engage Den")
    while game.decision.kind in ("attackers", "action"):
        game.choose("attack Wing") if game.decision.kind == "attackers" else game.pass_()
    assert (game.decision.kind == "defenders") is not hit
    game.leave()


@pytest.mark.parametrize(("way", "damage"), [(0, 2), (1, 0), (None, 1)])
def test_the_battle_of_hoth_may_damage_or_repair_a_hoth_objective(scene, way, damage):
    ice = objective("Ice", side="dark", traits=["Hoth"])
    dark = Side(
        units=[dummy("Foe")], objectives=[ice, objective("Den", side="dark")], damage={"Ice": 1}
    )
    light = Side(units=[dummy("Wing", "light")], hand=["49-6"])
    light.objectives = [objective("Camp", traits=["Hoth"]), objective("Town")]
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Den", "Wing", defenders=("Foe",))
    game.choose("place Battle of Hoth")
    game.skip_to("target", "light")
    game.offers("target Ice", "target Camp")
    game.choose("target Ice")
    game.choose("decline" if way is None else "do")
    if way is not None:
        game.choose(f"either Battle of Hoth {way}")
    assert (game.damage("Ice"), game.damage("Camp"), game.damage("Den")) == (damage, 0, 0)
    game.leave()
