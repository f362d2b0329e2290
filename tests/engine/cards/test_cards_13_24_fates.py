"""Fate cards of the Core Set, and the Secret Informant who resolves them again (set 18)."""

import pytest
from kit.damage_parts import engage
from kit.scenario import Side
from real_cards import dummy


def _battle(scene, *, light=(), dark=(), active: str = "light", **half):
    """An engagement of two units a side in which both have placed their whole hands."""
    units = half.pop("units", [dummy("Guard", "light"), dummy("Spare", "light")])
    game = scene(
        phase="conflict",
        active=active,
        dark=Side(units=[dummy("Foe"), dummy("Other"), dummy("Home")], hand=dark),
        light=Side(units=[*units, dummy("Rest", "light")], hand=light, **half),
        abilities=True,
    )
    own = [title if isinstance(title, str) else title.card.title for title in units]
    own = [f"{title} #2" if title in own[:place] else title for place, title in enumerate(own)]
    foes = ("Foe", "Other")
    at, sent, met = ("Objective 1", own, foes) if active == "light" else ("Objective 4", foes, own)
    engage(game, at, *sent, defenders=tuple(met))
    while game.decision.kind == "edge":
        game.choose(next(one for one in game.options if one != "pass" or len(game.options) == 1))
    return game


@pytest.mark.parametrize("active", ["light", "dark"])
def test_heat_of_battle_damages_a_participating_enemy_unit(scene, active):
    game = _battle(scene, light=["18-4"], active=active)
    game.asks("target", "light")
    game.offers("target Foe", "target Other")
    game.choose("Other")
    assert [game.damage(card) for card in ("Foe", "Other", "Home", "Guard")] == [0, 1, 0, 0]
    game.leave()


def test_heat_of_battle_of_the_dark_side_damages_a_light_unit_and_comes_after_that_of_light(scene):
    game = _battle(scene, light=["18-4"], dark=["19-6"])
    # Priority 5 before priority 6.
    game.asks("target", "light")
    game.choose("Foe")
    game.asks("target", "dark")
    game.offers("target Guard", "target Spare")
    game.choose("Guard")
    assert (game.damage("Foe"), game.damage("Guard")) == (1, 1)
    game.leave()


@pytest.mark.parametrize(("side", "card"), [("light", "18-5"), ("dark", "21-6")])
def test_target_of_opportunity_damages_the_engaged_objective_for_the_attacker_only(
    scene, side, card
):
    attacked = "Objective 1" if side == "light" else "Objective 4"
    game = _battle(scene, **{side: [card]}, active=side)
    assert game.damage(attacked) == 1
    game.leave()
    other = "dark" if side == "light" else "light"
    defended = "Objective 4" if side == "light" else "Objective 1"
    idle = _battle(scene, **{side: [card]}, active=other)
    assert idle.damage(defended) == 0
    idle.leave()


@pytest.mark.rule("EDGE-23")
@pytest.mark.rule("EDGE-31")
def test_twist_of_fate_cancels_the_battle_and_the_other_fate_cards_and_a_new_one_begins(scene):
    game = _start_over(scene, twist=True)
    # Nothing of the first battle came to pass; both stacks are gone.
    assert game.damage("Objective 1") == 0
    assert set(game.pile("discard", "light")) == {"Target of Opportunity", "Rookie Pilot"}
    assert set(game.pile("discard", "dark")) == {"Twist of Fate"}
    game.asks("edge", "light")
    game.offers("place X-Wing", "pass")
    game.choose("place X-Wing")
    assert game.edge == "light"
    game.leave()


def test_twist_of_fate_of_the_light_side_cancels_the_fate_cards_of_the_enemy(scene):
    game = _battle(scene, light=["18-6"], dark=["19-6"])
    # Nobody is asked for a target of Heat of Battle, and no card is left for the new battle.
    assert (game.damage("Guard"), game.damage("Spare")) == (0, 0)
    assert game.decision.kind != "target"
    assert game.pile("discard", "dark") == ["Heat of Battle"]
    game.leave()


def test_without_twist_of_fate_the_battle_goes_on(scene):
    game = _start_over(scene, twist=False)
    assert game.damage("Objective 1") == 1
    assert game.edge == "light"
    game.leave()


def _start_over(scene, twist: bool):
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(units=[dummy("Foe"), dummy("Home")], hand=["20-6" if twist else "20-2"]),
        light=Side(
            units=[dummy("Guard", "light"), dummy("Spare", "light")],
            hand=["Rookie Pilot", "Target of Opportunity", "X-Wing"],
        ),
        abilities=True,
    )
    engage(game, "Objective 1", "Guard", "Spare", defenders=("Foe",))
    game.choose("place Target of Opportunity")
    game.choose(game.options[0])
    game.choose("place Rookie Pilot")
    game.pass_()
    return game


def test_a_participating_secret_informant_may_resolve_fate_cards_an_additional_time(scene):
    game = _battle(scene, light=["18-4"], units=["Secret Informant", dummy("Guard", "light")])
    game.choose("Foe")
    game.asks("fate again", "light")
    game.offers("again Heat of Battle", "pass")
    game.choose("again Heat of Battle")
    game.offers("target Foe", "target Other")
    game.choose("Other")
    assert (game.damage("Foe"), game.damage("Other")) == (1, 1)
    # One additional time.
    game.leave()
    assert game.decision.kind != "fate again"


def test_the_secret_informant_need_not(scene):
    game = _battle(scene, light=["18-5"], units=["Secret Informant", dummy("Guard", "light")])
    game.asks("fate again", "light")
    game.pass_()
    assert game.damage("Objective 1") == 1
    game.leave()


def test_two_secret_informants_may_resolve_a_fate_card_two_additional_times(scene):
    game = _battle(scene, light=["18-5"], units=["Secret Informant", "Secret Informant"])
    game.choose("again Target of Opportunity")
    game.choose("again Target of Opportunity")
    assert game.damage("Objective 1") == 3
    game.leave()
    assert game.decision.kind != "fate again"


def test_a_secret_informant_at_home_or_the_enemys_fate_cards_change_nothing(scene):
    light = Side(units=["Secret Informant", dummy("Guard", "light")], hand=["18-5"])
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(units=[dummy("Foe")]),
        light=light,
        abilities=True,
    )
    engage(game, "Objective 1", "Guard", defenders=("Foe",))
    game.choose("place Target of Opportunity")
    game.asks("engage", "light")
    assert game.damage("Objective 1") == 1
    other = _battle(
        scene, dark=["21-6"], active="dark", units=["Secret Informant", dummy("Guard", "light")]
    )
    assert other.damage("Objective 4") == 1
    other.leave()
    assert other.decision.kind != "fate again"
