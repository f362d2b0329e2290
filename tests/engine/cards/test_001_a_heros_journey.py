"""The cards of A Hero's Journey (set 1)."""

from kit.engagements import engage
from kit.scenario import Side
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


def test_luke_loses_a_focus_token_when_the_enemy_turn_begins(scene):
    light = Side(units=["Luke Skywalker"], focus={"Luke Skywalker": 2})
    game = scene(phase="turn", active="dark", light=light, abilities=True)
    game.asks("reaction", "light")
    game.offers("use Luke Skywalker", "pass")
    assert game.dial == 1
    game.choose("use Luke Skywalker")
    # Once only: the turn goes on to the dial, which was not turned before.
    game.leave()
    assert (game.focus("Luke Skywalker"), game.dial) == (1, 2)


def test_luke_does_nothing_when_his_own_turn_begins(scene):
    light = Side(units=["Luke Skywalker"], focus={"Luke Skywalker": 2})
    game = scene(phase="turn", active="light", light=light, abilities=True)
    game.asks("balance", "light")
    assert game.focus("Luke Skywalker") == 2


def test_a_ready_luke_has_nothing_to_react_with(scene):
    game = scene(phase="turn", active="dark", light=Side(units=["Luke Skywalker"]), abilities=True)
    game.leave()
    assert game.dial == 2


def test_luke_may_shoot_a_unit_that_takes_no_part_when_he_attacks(scene):
    dark = Side(units=[dummy("Near"), dummy("Far")])
    light = Side(units=["Luke Skywalker"])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Luke Skywalker", defenders=("Near",))
    game.skip_to("icon")
    game.choose("icon Luke Skywalker unit damage")
    game.offers("hit Near", "hit Far")
    game.choose("Far")
    assert (game.damage("Near"), game.damage("Far")) == (0, 2)
    game.leave()


def test_luke_shoots_only_at_attackers_when_he_defends(scene):
    dark = Side(units=[dummy("Near"), dummy("Far")])
    light = Side(units=["Luke Skywalker"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Near", defenders=("Luke Skywalker",))
    # With one target and one type of icon nothing is asked.
    game.skip_to("engage")
    assert (game.damage("Near"), game.damage("Far")) == (2, 0)
