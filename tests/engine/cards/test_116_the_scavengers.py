"""The cards of The Scavengers (set 116)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import SCUM

KILL = "action: {do: [{destroy: {each: {title: Wittin}}}], limit: {per: turn}}"


@pytest.mark.rule("GEN-03")
@pytest.mark.parametrize("committed", [True, False])
def test_wittin_is_neither_damaged_nor_destroyed_while_committed(scene, committed):
    dark = Side(units=["Wittin"], committed=["Wittin"] if committed else [])
    light = Side(objectives=[salvo("light", 2, "Wittin")], units=[unit("Sniper", text=KILL)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    assert game.damage("Wittin") == (0 if committed else 2)
    if committed:
        # Nothing could be done to him (ABIL-20).
        assert "use Sniper" not in game.options
    else:
        game.choose("use Sniper")
        assert game.zone("Wittin") == "discard pile"
    game.leave()


@pytest.mark.rule("FORCE-19")
@pytest.mark.parametrize(("enemy", "stays"), [(3, False), (1, True)])
def test_wittin_leaves_the_force_when_the_struggle_is_lost(scene, enemy, stays):
    dark = Side(units=["Wittin"], committed=["Wittin"])
    light = Side(units=[unit("Jedi", force=enemy)], committed=["Jedi"])
    game = scene(
        phase="force", active="dark", balance="dark", dark=dark, light=light, abilities=True
    )
    game.leave()
    assert game.is_committed("Wittin") is stays


@pytest.mark.rule("DMG-27")
def test_wittin_dies_of_his_damage_when_he_is_no_longer_committed(scene):
    dark = Side(units=["Wittin"], committed=["Wittin"], damage={"Wittin": 3})
    light = Side(units=[unit("Jedi", force=5)], committed=["Jedi"])
    game = scene(
        phase="force", active="dark", balance="dark", dark=dark, light=light, abilities=True
    )
    game.leave()
    assert game.zone("Wittin") == "discard pile"


def test_watchful_eyes_sinks_one_of_the_top_two_objectives_of_the_named_player(scene):
    dark = Side(affiliation=SCUM, hand=["Watchful Eyes"])
    game = scene(active="dark", dark=dark, light=Side(), abilities=True)
    before = game.pile("objective_deck", "light")
    game.choose("use Watchful Eyes")
    game.choose("value Watchful Eyes light")
    game.choose("do")
    game.choose(f"choose {before[-2]}")
    assert game.pile("objective_deck", "light") == [before[-2], *before[:-2], before[-1]]
    game.leave()
