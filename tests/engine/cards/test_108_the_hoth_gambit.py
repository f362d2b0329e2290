"""The cards of The Hoth Gambit (set 108)."""

import pytest
from force_struggles import struggle
from kit.card_makers import objective
from kit.scenario import Side
from real_cards import REBELS, dummy, pay, treasury

GAMBIT = "The Hoth Gambit"


def _hoth(title, **facts):
    return objective(title, traits=["Hoth"], **facts)


@pytest.mark.rule("DEF-10")
@pytest.mark.rule("OPEN-45")
@pytest.mark.parametrize("active", ["light", "dark"])
@pytest.mark.parametrize(
    ("damage", "balance"),
    [({}, "light"), ({"Ice": 1}, "dark"), ({GAMBIT: 1}, "light"), ({"Town": 1}, "light")],
)
def test_the_hoth_gambit_counts_your_other_undamaged_hoth_objectives(
    scene, active, damage, balance
):
    """Two of them against 1 icon more of the enemy; a tie would leave the balance dark."""
    bases = [GAMBIT, _hoth("Ice"), _hoth("Cave"), objective("Town")]
    game = struggle(
        scene,
        light=1,
        dark=2,
        active=active,
        balance="dark",
        light_too={"objectives": bases, "damage": damage},
        dark_too={"objectives": [objective("Snow", side="dark", traits=["Hoth"])]},
    )
    assert game.balance == balance
    game.leave()


@pytest.mark.rule("FAQ-26")
@pytest.mark.rule("OPEN-45")
def test_neither_echo_base_nor_the_gambit_itself_adds_an_icon(scene):
    game = struggle(
        scene,
        light=1,
        dark=1,
        balance="dark",
        light_too={"objectives": [GAMBIT], "enhancements": [("43-4", None)]},
    )
    assert game.balance == "dark"
    game.leave()


def _rieekan(scene, active, damage):
    beast = dummy("Beast", "light", traits=["Hoth"], capacity=3)
    light = Side(
        units=["108-2", beast],
        objectives=[_hoth("Ice"), objective("Town")],
        damage={"Beast": 1, **damage},
        focus={"Beast": 1},
    )
    dark = Side(objectives=[objective("Snow", side="dark", traits=["Hoth"])], damage={"Snow": 1})
    return scene(phase="refresh", active=active, dark=dark, light=light, abilities=True)


@pytest.mark.rule("ABIL-04")
def test_general_carlist_rieekan_repairs_a_hoth_objective_as_you_refresh(scene):
    """It is no choice, and it may be anybody's."""
    game = _rieekan(scene, "light", {"Ice": 2, "Town": 2})
    game.asks("target", "light")
    assert game.focus("Beast") == 0  # after you have refreshed
    game.offers("target Ice", "target Snow")
    game.choose("target Ice")
    assert [game.damage(base) for base in ("Ice", "Town", "Snow")] == [1, 2, 1]
    game.leave()


def test_general_carlist_rieekan_waits_for_you_to_refresh(scene):
    game = _rieekan(scene, "dark", {"Ice": 2})
    assert game.decision.kind != "target"
    assert [game.damage(base) for base in ("Ice", "Snow")] == [2, 1]
    game.leave()


@pytest.mark.parametrize("at", ["Ice", "Snow"])
def test_an_echo_base_technician_comes_from_hand_to_repair_a_hoth_objective(scene, at):
    light = Side(
        hand=["108-3"],
        objectives=[_hoth("Ice"), _hoth("Whole"), objective("Town")],
        units=[dummy("Beast", "light", traits=["Hoth"], capacity=3)],
        damage={"Ice": 2, "Town": 1, "Beast": 1},
    )
    dark = Side(objectives=[objective("Snow", side="dark", traits=["Hoth"])], damage={"Snow": 2})
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Echo Base Technician")
    game.offers("target Ice", "target Snow")
    game.choose(f"target {at}")
    assert game.zone("Echo Base Technician") == "in play"
    damage = {base: game.damage(base) for base in ("Ice", "Snow", "Town")}
    assert damage == {"Ice": 2, "Snow": 2, "Town": 1} | {at: 1}
    assert sum(game.state.focus) == 0  # for nothing
    game.leave()


def test_an_echo_base_technician_does_not_come_for_nothing_to_repair(scene):
    light = Side(hand=["108-3"], objectives=[_hoth("Ice"), objective("Town")], damage={"Town": 1})
    game = scene(active="light", light=light, abilities=True)
    assert "use Echo Base Technician" not in game.options
    game.leave()


def _counterattack(scene, *, phantom=False):
    light = Side(
        hand=["108-5"],
        affiliation=REBELS,
        objectives=[_hoth("Ice"), _hoth("Cave"), objective("Town"), treasury(REBELS)],
        enhancements=[("43-4", None)] if phantom else [],
        units=[dummy("Pal", "light")],
    )
    snow = objective("Snow", side="dark", traits=["Hoth"])
    dark = Side(units=[dummy("Walker", capacity=9), dummy("Foe")], objectives=[snow])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Snowspeeder Counterattack")
    pay(game)
    game.offers("target Walker", "target Foe")
    game.choose("target Walker")
    return game


@pytest.mark.rule("FAQ-27")
@pytest.mark.parametrize("phantom", [False, True])
def test_a_snowspeeder_counterattack_hurts_for_each_hoth_objective_of_yours(scene, phantom):
    game = _counterattack(scene, phantom=phantom)
    bases = [game.damage(base) for base in ("Ice", "Cave", "Town", "Snow")]
    assert bases == [1, 1, 0, 0]
    assert not phantom or game.damage("Echo Base") == 0  # a Hoth enhancement
    assert [game.damage(name) for name in ("Walker", "Foe", "Pal")] == [2 + phantom, 0, 0]
    game.leave()
