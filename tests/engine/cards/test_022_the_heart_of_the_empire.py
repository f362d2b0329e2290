"""The cards of The Heart of the Empire (set 22)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, pay

HEART = "The Heart of the Empire"


def _at_the_heart(scene, damage: int, *, dark_units=()):
    light = Side(objectives=[salvo("light", damage, HEART, title="Gun")])
    dark = Side(objectives=[HEART, objective("Fort", side="dark")], units=list(dark_units))
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    return game


def _stasis(scene, *, phase: str, active: str):
    light = Side(
        units=[
            dummy("Hero", "light", traits=["Character"]),
            dummy("Beast", "light", traits=["Creature"]),
            dummy("Ship", "light", traits=["Vehicle"]),
        ]
    )
    dark = Side(hand=["Force Stasis"], units=[dummy("Raider", traits=["Character"])])
    game = scene(phase=phase, active=active, dark=dark, light=light, abilities=True)
    game.skip_to("action", "dark")
    game.choose("use Force Stasis")
    pay(game)
    game.asks("target", "dark")
    game.offers("target Hero", "target Beast")
    game.choose("Hero")
    return game


def _no_escape(scene, *, phase: str = "force", active: str = "dark", **parts):
    rich = objective("Fort", side="dark", affiliation="Sith", resources=4)
    dark = Side(hand=["There Is No Escape"], objectives=[rich], units=["Darth Vader"])
    light = Side(
        units=["X-Wing", "Rookie Pilot", "Yoda"],
        enhancements=[("Trust Your Feelings", "Yoda")],
    )
    return scene(phase=phase, active=active, dark=dark, light=light, abilities=True, **parts)


def test_the_dark_side_loses_when_the_heart_of_the_empire_is_destroyed(scene):
    game = _at_the_heart(scene, 10)
    assert game.winner is not None
    assert game.winner[0] == "light"


def test_the_heart_of_the_empire_stands_9_damage(scene):
    game = _at_the_heart(scene, 9)
    assert game.winner is None
    assert game.damage(HEART) == 9
    game.leave()


def test_nobody_loses_when_the_heart_of_the_empire_leaves_play_otherwise(scene):
    retreat = objective(
        "Retreat",
        side="dark",
        text=f"action: {{do: [{{sacrifice: {{each: {{title: {HEART}}}}}}}]}}",
    )
    dark = Side(objectives=[HEART, retreat])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Retreat")
    assert (game.zone(HEART), game.winner) == ("discard pile", None)
    game.leave()


@pytest.mark.rule("KEY-07")
def test_coruscant_defense_fleet_protects_coruscant_cards(scene):
    game = _at_the_heart(scene, 10, dark_units=["Coruscant Defense Fleet"])
    game.asks("protect", "dark")
    game.choose(f"protect Coruscant Defense Fleet 4 of {HEART}")
    game.choose("done")
    assert (game.damage(HEART), game.damage("Coruscant Defense Fleet")) == (6, 4)
    assert game.winner is None
    game.leave()


def test_coruscant_defense_fleet_cannot_be_declared_as_an_attacker(scene):
    dark = Side(units=["Coruscant Defense Fleet", "Dark Side Apprentice"])
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    # The apprentice is the only one who can attack, so nothing is asked.
    game.leave()
    assert (game.focus("Dark Side Apprentice"), game.focus("Coruscant Defense Fleet")) == (1, 0)
    alone = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=["Coruscant Defense Fleet"]),
        abilities=True,
    )
    alone.leave()
    assert alone.decision.kind != "engage"


def test_coruscant_defense_fleet_may_defend_and_shields(scene):
    dark = Side(units=["Coruscant Defense Fleet"])
    light = Side(units=[dummy("Raider", "light"), dummy("Other", "light")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Raider", defenders=("Coruscant Defense Fleet",))
    game.asks("shielding", "dark")
    game.offers("shield Coruscant Defense Fleet", "shield Objective 1", "pass")


def test_force_stasis_keeps_an_enemy_from_defending_this_phase(scene):
    game = _stasis(scene, phase="conflict", active="dark")
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    game.skip_to("defenders", "light")
    game.offers("defend Beast", "defend Ship")


def test_force_stasis_keeps_an_enemy_from_attacking_this_phase(scene):
    game = _stasis(scene, phase="conflict", active="light")
    game.skip_to("engage", "light")
    game.choose("engage Objective 1")
    game.offers("attack Beast", "attack Ship")


def test_force_stasis_is_over_with_its_phase(scene):
    game = _stasis(scene, phase="deployment", active="dark")
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    game.skip_to("defenders", "light")
    game.offers("defend Hero", "defend Beast", "defend Ship")


@pytest.mark.parametrize("active", ["dark", "light"])
def test_there_is_no_escape_sends_all_units_under_their_owners_decks(scene, active):
    game = _no_escape(scene, active=active)
    game.skip_to("action", "dark")
    game.choose("use There Is No Escape")
    pay(game)
    assert game.pile("units", "dark") == game.pile("units", "light") == []
    assert set(game.pile("deck", "light")[:3]) == {"X-Wing", "Rookie Pilot", "Yoda"}
    assert game.pile("deck", "dark")[0] == "Darth Vader"
    assert game.zone("Trust Your Feelings") == "discard pile"
    game.leave()


def test_the_order_of_units_under_the_deck_is_random(scene):
    orders = set()
    for seed in range(1, 9):
        game = _no_escape(scene, seed=seed)
        game.skip_to("action", "dark")
        game.choose("use There Is No Escape")
        pay(game)
        orders.add(tuple(game.pile("deck", "light")[:3]))
        game.leave()
    assert len(orders) > 1


@pytest.mark.parametrize("phase", ["deployment", "conflict"])
def test_there_is_no_escape_is_for_the_force_phase(scene, phase):
    game = _no_escape(scene, phase=phase)
    game.leave()
    assert "use There Is No Escape" not in game.options
