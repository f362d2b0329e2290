"""The cards of The Spice Trade (set 195)."""

import pytest
from fate_battles import duel
from kit.card_makers import fate
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, pay, treasury

STING = "fate: {do: [{place: damage, to: {each: {type: unit, side: enemy, is: participating}}}]}"


def test_the_spice_trade_leaves_the_game_and_counts_for_nobody(scene):
    dark = Side(objectives=["The Spice Trade"])
    light = Side(objectives=[salvo("light", 2, "The Spice Trade")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    assert game.zone("The Spice Trade") not in ("in play", "victory pile", "discard pile")
    assert game.pile("victory", "light") == []
    game.leave()


@pytest.mark.rule("EDGE-30")
@pytest.mark.parametrize(("balance", "damage"), [("light", 1), ("dark", 2)])
def test_a_hallucination_resolves_an_enemy_fate_as_ones_own(scene, balance, damage):
    sting = fate("Sting", side="light", priority=9, text=STING)
    game = duel(scene, active="dark", dark=["Hallucination"], light=[sting])
    game.leave()
    assert (game.damage("Hero"), game.damage("Raider")) in ((0, 0), (0, 1), (damage, 1))


@pytest.mark.parametrize(
    ("role", "hero", "raider"), [("attacker", (1, 2), 0), ("defender", (0, 0), 1)]
)
@pytest.mark.parametrize("balance", ["light", "dark"])
def test_a_hallucination_is_of_what_the_fate_card_does_for_its_own_side(
    scene, role, hero, raider, balance
):
    """A card for defenders does nothing for an attacker; twice it is if the balance is dark."""
    text = STING.replace("{do:", f"{{if: {{role: {role}}}, do:")
    sting = fate("Sting", side="light", priority=9, text=text)
    dark = Side(units=[dummy("Raider")], hand=["Hallucination"])
    light = Side(units=[dummy("Hero", "light")], hand=[sting])
    game = scene(
        phase="conflict", active="dark", dark=dark, light=light, balance=balance, abilities=True
    )
    engage(game, "Objective 4", "Raider", defenders=("Hero",))
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    assert ("do Hallucination" in game.options) == (role == "attacker")
    if role == "attacker":
        game.choose("do")
    assert (game.damage("Hero"), game.damage("Raider")) == (hero[balance == "dark"], raider)
    game.leave()


def _addicted(scene, focus):
    scum = treasury("Scum and Villainy")
    dark = Side(hand=["Spice Blitz"], objectives=[scum], units=[dummy("Thug")])
    light = Side(units=[dummy("Fiend", "light"), dummy("Pal", "light")], focus={"Fiend": focus})
    light.objectives = [salvo("light", 9, "Fiend")]
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Spice Blitz")
    pay(game)
    game.choose("target Fiend")
    return game


@pytest.mark.parametrize("focus", [1, 3])
def test_spice_blitz_gives_back_twice_the_tokens_at_the_end_of_the_phase(scene, focus):
    game = _addicted(scene, focus)
    assert game.focus("Fiend") == 0
    game.skip_to("engage", "dark")
    assert (game.focus("Fiend"), game.focus("Pal")) == (2 * focus, 0)


def test_spice_blitz_forgets_a_unit_that_is_gone(scene):
    game = _addicted(scene, 2)
    game.choose("use Salvo")
    assert game.zone("Fiend") == "discard pile"
    game.skip_to("engage", "dark")
    assert game.focus("Fiend") == 0
