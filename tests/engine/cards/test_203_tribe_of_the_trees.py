"""The cards of Tribe of the Trees (set 203)."""

from kit.scenario import Side
from real_cards import dummy, pay


def test_ewok_ambusher_is_played_in_the_conflict_phase(scene):
    light = Side(hand=["Ewok Ambusher"], units=[dummy("Pal", "light")])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    game.asks("action", "light")
    game.offers("use Ewok Ambusher", "pass")
    game.choose("use Ewok Ambusher")
    pay(game)
    assert game.zone("Ewok Ambusher") == "in play"
    assert game.role("Ewok Ambusher") == ""
    payers = ("Jedi affiliation", *(f"Objective {number}" for number in (4, 5, 6)))
    assert sum(game.focus(card) for card in payers) == 1
    game.leave()


def test_ewok_ambusher_is_also_played_in_the_enemys_conflict_phase_but_in_no_other_phase(scene):
    light = Side(hand=["Ewok Ambusher"])
    dark = Side(units=[dummy("Raider")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.asks("action", "light")
    game.offers("use Ewok Ambusher", "pass")
    other = scene(phase="draw", active="light", light=light, abilities=True)
    other.skip_to("action", "light")
    # The deployment phase has come: it is played like any unit.
    assert "play Ewok Ambusher unit" in other.options
    assert "use Ewok Ambusher" not in other.options
