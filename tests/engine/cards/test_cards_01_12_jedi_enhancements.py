"""Enhancements of the Jedi sets of the Core Set (1 to 7)."""

import pytest
from kit.damage_parts import engage
from kit.scenario import Scene, Side
from real_cards import dummy, icons_of, pay


def test_a_jedi_lightsaber_goes_on_force_users_and_force_sensitive_units(scene):
    light = Side(
        hand=["Jedi Lightsaber"],
        units=["Jedi in Hiding", "Believer in the Old Ways", "Twi'lek Loyalist", "R2-D2"],
    )
    dark = Side(units=["Nightsister"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("play Jedi Lightsaber")
    pay(game)
    game.asks("host", "light")
    # The text names no side: even an enemy may be given one.
    game.offers("attach Jedi in Hiding", "attach Believer in the Old Ways", "attach Nightsister")
    game.choose("Believer in the Old Ways")
    assert icons_of(game, "Believer in the Old Ways") == {"damage": 2, "blast": 1, "edge blast": 1}
    assert icons_of(game, "Jedi in Hiding") == {"damage": 2, "edge blast": 1}
    game.leave()


def test_trust_your_feelings_is_focused_to_ready_its_unit(scene):
    light = Side(
        units=["Yoda", "Jedi in Hiding"],
        enhancements=[("Trust Your Feelings", "Yoda")],
        focus={"Yoda": 2, "Jedi in Hiding": 1},
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Trust Your Feelings")
    assert (game.focus("Trust Your Feelings"), game.focus("Yoda")) == (1, 1)
    assert game.focus("Jedi in Hiding") == 1
    # Exhausted, it cannot be focused again (FOCUS-03).
    game.leave()
    assert "use Trust Your Feelings" not in game.options


def test_trust_your_feelings_needs_a_token_on_its_unit(scene):
    light = Side(
        units=["Yoda"],
        enhancements=[("Trust Your Feelings", "Yoda")],
        focus={"Jedi affiliation": 1},
    )
    game = scene(active="light", light=light, abilities=True)
    game.leave()
    assert "use Trust Your Feelings" not in game.options


def test_trust_your_feelings_enhances_characters(scene):
    light = Side(
        hand=["Trust Your Feelings"], units=["Yoda", "Red Five", "R2-D2", "Twi'lek Loyalist"]
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("play Trust Your Feelings")
    pay(game)
    game.offers("attach Yoda", "attach Twi'lek Loyalist")
    game.choose("Yoda")
    game.leave()


@pytest.mark.rule("DEPLOY-12")
def test_shii_cho_training_needs_a_force_user(scene):
    light = Side(hand=["Shii-Cho Training", "Jedi Lightsaber"], units=["Believer in the Old Ways"])
    game = scene(active="light", light=light, abilities=True)
    game.offers("play Jedi Lightsaber enhancement", "pass")


def _trained(scene, striker: str, active: str, attacker: tuple[str, ...], *defenders: str) -> Scene:
    dark = Side(units=[dummy("One"), dummy("Two"), dummy("Away")])
    light = Side(units=[striker], enhancements=[("Shii-Cho Training", striker)])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    at = "Objective 1" if active == "light" else "Objective 4"
    engage(game, at, *attacker, defenders=defenders)
    return game


def test_shii_cho_training_divides_damage_among_participating_enemies(scene):
    game = _trained(scene, "Jedi in Hiding", "dark", ("One", "Two"), "Jedi in Hiding")
    game.skip_to("unit damage", "light")
    game.offers("hit One", "hit Two", "split One", "split Two")
    game.choose("split One")
    game.offers("split One", "split Two")
    game.choose("split Two")
    assert [game.damage(name) for name in ("One", "Two", "Away")] == [1, 1, 0]
    game.leave()


@pytest.mark.rule("FAQ-06")
def test_shii_cho_training_and_targeted_strike_are_never_used_together(scene):
    game = _trained(scene, "Luke Skywalker", "light", ("Luke Skywalker",), "One", "Two")
    game.skip_to("icon", "light")
    game.choose("icon Luke Skywalker unit damage")
    game.offers("hit One", "hit Two", "hit Away", "split One", "split Two")
    game.choose("split Two")
    # Once divided, nothing goes to a unit that takes no part.
    game.offers("split One", "split Two")
    game.choose("split One")
    assert [game.damage(name) for name in ("One", "Two", "Away")] == [1, 1, 0]
    game.leave()


@pytest.mark.rule("FAQ-06")
@pytest.mark.parametrize("victim", ["One", "Away"])
def test_with_both_all_damage_may_still_go_to_one_enemy(scene, victim):
    game = _trained(scene, "Luke Skywalker", "light", ("Luke Skywalker",), "One", "Two")
    game.skip_to("icon", "light")
    game.choose("icon Luke Skywalker unit damage")
    game.choose(f"hit {victim}")
    hit = {name: game.damage(name) for name in ("One", "Two", "Away")}
    assert hit == {"One": 0, "Two": 0, "Away": 0} | {victim: 2}
    game.leave()
