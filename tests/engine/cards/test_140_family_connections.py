"""The cards of Family Connections (set 140)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from real_cards import NAVY, RICH, dummy, pay

from swlcg_deck.engine.core.constants import DEPLOYMENT_PHASE
from swlcg_deck.engine.facts.characteristics import has_keyword


@pytest.mark.rule("ABIL-22")
def test_precision_fire_sends_each_trooper_away_after_its_strike(scene):
    troopers = [dummy(f"Trooper {n}", traits=["Trooper"], icons=(1, 0, 0)) for n in "AB"]
    dark = Side(
        affiliation=NAVY,
        objectives=[RICH],
        units=[*troopers, dummy("Droid", icons=(1, 0, 0))],
        hand=["Precision Fire"],
    )
    light = Side(units=[dummy("Foe", "light", traits=["Trooper"]), dummy("Home", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("Trooper A", "Droid")
    game.choose("use Precision Fire")
    pay(game)
    aiming = {name: game.card(name) for name in ("Trooper A", "Trooper B", "Droid", "Foe")}
    aiming = {
        name: has_keyword(game.state, card, "targeted_strike") for name, card in aiming.items()
    }
    assert aiming == {"Trooper A": True, "Trooper B": True, "Droid": False, "Foe": False}
    game.skip_to("defenders")
    game.choose("Foe")
    game.skip_to("strike", "dark")
    game.choose("strike Trooper A")
    game.choose("Home")
    assert game.zone("Trooper A") == "discard pile"
    assert game.zone("Droid") == "in play"
    # The rest of them have it no longer.
    assert not has_keyword(game.state, game.card("Trooper B"), "targeted_strike")
    game.leave()


def _trooper(title, side="dark", **facts):
    return dummy(title, side, **{"traits": ["Trooper"], **facts})


@pytest.mark.parametrize("used", [True, False])
def test_family_connections_shield_your_troopers_after_the_refreshing(scene, used):
    dark = Side(
        objectives=["Family Connections"],
        units=[_trooper("One"), _trooper("Two"), dummy("Droid")],
        shields={"One": 1},
    )
    light = Side(units=[_trooper("Foe", "light")])
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.asks("reaction", "dark")
    game.offers("use Family Connections", "pass")
    game.choose("use Family Connections" if used else "pass")
    # The old shield was removed.
    shields = [game.shields(card) for card in ("One", "Two", "Droid", "Foe")]
    assert shields == [int(used), int(used), 0, 0]
    game.leave()


def test_family_connections_wait_for_your_own_refreshing(scene):
    dark = Side(objectives=["Family Connections"], units=[_trooper("One")])
    game = scene(phase="refresh", active="light", dark=dark, abilities=True)
    assert game.decision.kind != "reaction"
    game.leave()


TAGGE = "General Tagge"


def _goes(scene, gone, effect="destroy", owner="dark", **facts):
    """A unit leaves play by an action of the dark side."""
    away = f"{{{effect}: {{each: {{title: {gone}}}}}"
    away += ", to: deck_top}" if effect == "send" else "}"
    lab = objective("Lab", side="dark", text=f"action: {{do: [{away}]}}")
    dark = Side(units=[TAGGE], objectives=[lab])
    light = Side()
    half = dark if owner == "dark" else light
    half.units = [*half.units, _trooper(gone, owner, **facts)]
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Lab")
    return game


@pytest.mark.parametrize("effect", ["destroy", "sacrifice", "discard", "send"])
@pytest.mark.parametrize("used", [True, False])
def test_general_tagge_takes_cheap_troopers_back_however_they_go(scene, effect, used):
    game = _goes(scene, "Recruit", effect, cost=2)
    game.asks("interrupt", "dark")
    game.offers(f"use {TAGGE}", "pass")
    game.choose(f"use {TAGGE}" if used else "pass")
    otherwise = "deck" if effect == "send" else "discard pile"
    assert game.zone("Recruit") == ("hand" if used else otherwise)
    game.leave()


@pytest.mark.parametrize(
    ("owner", "facts"),
    [("dark", {"cost": 3}), ("dark", {"traits": ["Officer"]}), ("light", {})],
)
def test_general_tagge_cares_for_your_cheap_troopers_only(scene, owner, facts):
    game = _goes(scene, "Recruit", owner=owner, **facts)
    assert game.zone("Recruit") == "discard pile"
    assert game.decision.kind != "interrupt"
    game.leave()


DISCIPLINE = "Imperial Discipline"


def _discipline(scene, *gone, effect="destroy"):
    """The units leave play one by one, by an action of the dark side."""
    away = f"{{{effect}: {{choose: {{type: unit}}}}}}"
    dark = Side(
        units=[*(_trooper(f"Trooper {n}") for n in range(5)), dummy("Droid")],
        objectives=[objective("Lab", side="dark", text=f"action: {{do: [{away}]}}")],
        enhancements=[(DISCIPLINE, None)],
    )
    light = Side(
        units=[_trooper("Foe", "light")],
        objectives=[objective(name, capacity=9) for name in ("Base", "Camp")],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    for card in gone:
        game.choose("use Lab")
        game.choose(f"choose {card}")
    return game


@pytest.mark.parametrize("effect", ["destroy", "sacrifice"])
def test_imperial_discipline_has_the_enemy_damage_an_objective_of_his(scene, effect):
    game = _discipline(scene, "Trooper 0", effect=effect)
    game.offers(f"use {DISCIPLINE}", "pass")
    game.choose(f"use {DISCIPLINE}")
    game.asks("choose", "light")
    game.offers("choose Base", "choose Camp")
    game.choose("Camp")
    assert (game.damage("Base"), game.damage("Camp")) == (0, 1)
    game.leave()


@pytest.mark.parametrize("gone", ["Droid", "Foe"])
def test_imperial_discipline_is_about_your_troopers(scene, gone):
    game = _discipline(scene, gone)
    assert game.zone(gone) == "discard pile"
    assert game.decision.kind != "reaction"
    game.leave()


def test_imperial_discipline_is_used_3_times_a_phase(scene):
    game = _discipline(scene)
    for number in range(4):
        game.choose("use Lab")
        game.choose(f"choose Trooper {number}")
        if number < 3:
            game.choose(f"use {DISCIPLINE}")
            game.choose("Base")
    assert (game.damage("Base"), game.decision.kind) == (3, "action")
    while game.phase == DEPLOYMENT_PHASE:
        game.decline()
    game.skip_to("action", "dark")
    game.choose("use Lab")
    game.choose("choose Trooper 4")
    game.asks("reaction", "dark")


def test_general_tagge_takes_back_whom_precision_fire_discards(scene):
    """And as the Trooper has left play, Imperial Discipline is used."""
    dark = Side(
        affiliation=NAVY,
        objectives=[RICH],
        units=[TAGGE, _trooper("Recruit", cost=2, icons=(1, 0, 0))],
        enhancements=[(DISCIPLINE, None)],
        hand=["Precision Fire"],
    )
    light = Side(units=[dummy("Foe", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("attack Recruit")
    game.choose("use Precision Fire")
    pay(game)
    game.skip_to("unit damage", "dark")
    game.choose("hit Foe")
    game.asks("interrupt", "dark")
    game.choose(f"use {TAGGE}")
    assert (game.zone("Recruit"), game.damage("Foe")) == ("hand", 1)
    game.asks("reaction", "dark")
    game.offers(f"use {DISCIPLINE}", "pass")
