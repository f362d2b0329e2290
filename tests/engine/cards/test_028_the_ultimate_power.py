"""The cards of The Ultimate Power (set 28)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from real_cards import NAVY, RICH, dummy, navy, pay

from swlcg_deck.engine.facts.characteristics import capacity


def test_the_ultimate_power_is_attacked_by_2_units_at_most(scene):
    light = Side(units=[dummy(title, "light") for title in ("A", "B", "C")])
    dark = navy(objectives=["The Ultimate Power", objective("Fort", side="dark")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.choose("engage The Ultimate Power")
    game.asks("attackers", "light")
    assert (game.decision.least, game.decision.most) == (1, 2)
    other = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    other.choose("engage Fort")
    other.asks("attackers", "light")
    assert other.decision.most == 3


def test_grand_moff_tarkin_makes_enemy_objectives_easier_to_destroy(scene):
    dark = navy(hand=["Grand Moff Tarkin"], objectives=[RICH])
    light = Side(damage={"Objective 4": 4, "Objective 5": 3})
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Grand Moff Tarkin")
    pay(game)
    # 4 of 5 is enough now, at once.
    assert (game.zone("Objective 4"), game.zone("Objective 5")) == ("victory pile", "in play")
    assert capacity(game.state, game.card("Treasury")) == 5
    game.leave()


def test_superlaser_engineer_keeps_the_dear_navy_events_and_enhancements(scene):
    top = ["Superlaser Blast", "Control Room", "Orbital Bombardment", "Force Lightning", "AT-ST"]
    dark = navy(hand=["Superlaser Engineer"], deck=[*top, "Duty Officer"], objectives=[RICH])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("play Superlaser Engineer")
    pay(game)
    game.choose("use Superlaser Engineer")
    # Not the Sith event, not the unit, not what costs 2.
    assert sorted(game.pile("hand", "dark")) == ["Orbital Bombardment", "Superlaser Blast"]
    game.asks("order", "dark")
    game.offers("order Control Room", "order Force Lightning", "order AT-ST")
    game.choose("AT-ST")
    game.choose("Control Room")
    assert game.pile("deck", "dark")[:3] == ["Force Lightning", "Control Room", "AT-ST"]
    assert game.pile("deck", "dark")[-1] == "Duty Officer"
    game.leave()


def test_superlaser_blast_destroys_an_objective_in_your_turn(scene):
    dark = navy(hand=["Superlaser Blast"], objectives=[RICH])
    light = Side(shields={"Objective 4": 1})
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Superlaser Blast")
    pay(game)
    game.asks("target", "dark")
    game.offers("target Treasury", *(f"target Objective {n}" for n in (4, 5, 6)))
    game.choose("Objective 4")
    assert game.zone("Objective 4") == "victory pile"
    assert game.focus("Treasury") + game.focus(NAVY) == 4
    game.leave()


def test_superlaser_blast_is_not_played_in_the_enemy_turn(scene):
    dark = navy(hand=["Superlaser Blast", "Tallon Roll"], objectives=[RICH])
    light = Side(units=["Red Five"], focus={"Red Five": 1})
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.asks("action", "dark")
    game.offers("use Tallon Roll", "pass")


@pytest.mark.rule("KEY-04")
def test_control_room_is_limited(scene):
    dark = navy(hand=["Control Room", "Control Room"], objectives=[RICH])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("play Control Room enhancement")
    pay(game)
    game.leave()
    assert game.zone("Control Room") == "in play"
    assert all("Control Room" not in option for option in game.options)
