"""The cards of Across the Jundland Wastes (set 89)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy

from swlcg_deck.engine.facts.characteristics import edge_value


@pytest.mark.rule("KEY-14")
@pytest.mark.parametrize("pals", [0, 2])
def test_a_gaffi_stick_counts_the_others_on_its_side(scene, pals):
    raider = dummy("Raider", traits=["Scavenger"], keywords=[{"edge": 1}])
    others = [dummy(f"Pal {n}") for n in range(2)]
    dark = Side(units=[raider, *others, dummy("Home")], enhancements=[("Gaffi Stick", "Raider")])
    light = Side(units=[dummy("Foe", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    assert edge_value(game.state, game.card("Raider")) == 1
    sent = [f"Pal {n}" for n in range(pals)]
    engage(game, "Objective 4", "Raider", *sent, defenders=("Foe",))
    assert edge_value(game.state, game.card("Raider")) == 1 + pals
    game.leave()


@pytest.mark.parametrize("side", ["dark", "light"])
def test_across_the_jundland_wastes_characters_of_both_sides_tire_in_strikes(scene, side):
    people = [
        dummy("Walker", side, traits=["Character"]),
        dummy("Speeder", side, traits=["Vehicle"]),
    ]
    dark, light = Side(objectives=["Across the Jundland Wastes"]), Side()
    (dark if side == "dark" else light).units = people
    at = "Objective 4" if side == "dark" else "Across the Jundland Wastes"
    game = scene(phase="conflict", active=side, dark=dark, light=light, abilities=True)
    engage(game, at, "Walker", "Speeder")
    game.skip_to("strike")
    game.choose("strike Walker")
    # Nobody is asked: it is forced.
    game.skip_to("commit")
    assert (game.focus("Walker"), game.focus("Speeder")) == (2, 1)


GEAR, CHARM = (
    enhancement(name, {"type": "unit"}, side="dark", cost=0) for name in ("Gear", "Charm")
)


def _bantha(scene, *discard, card, side="dark"):
    dark, light = Side(units=["Bantha"], discard=discard), Side()
    (dark if side == "dark" else light).hand = [card]
    game = scene(active=side, dark=dark, light=light, abilities=True)
    game.choose(f"play {card.card.title}")
    return game


@pytest.mark.parametrize("used", [True, False])
def test_a_bantha_brings_back_the_topmost_enhancement_with_a_scavenger(scene, used):
    scavenger = dummy("Jawa", cost=0, traits=["Scavenger"])
    game = _bantha(scene, GEAR, CHARM, dummy("Corpse"), card=scavenger)
    game.choose("use Bantha" if used else "pass")
    assert game.pile("hand", "dark") == (["Charm"] if used else [])
    assert game.zone("Gear") == "discard pile"
    game.leave()


@pytest.mark.parametrize(
    ("card", "side"),
    [
        (dummy("Thug", cost=0, traits=["Character"]), "dark"),
        (enhancement("Camp", side="dark", cost=0, traits=["Scavenger"]), "dark"),
        (dummy("Digger", "light", cost=0, traits=["Scavenger"]), "light"),
    ],
)
def test_a_bantha_carries_nothing_for_others(scene, card, side):
    game = _bantha(scene, GEAR, card=card, side=side)
    assert "use Bantha" not in game.options
    game.leave()


def test_a_bantha_carries_nothing_for_those_played_from_elsewhere(scene):
    text = "constant: {in: discard, modifiers: [{of: self, may: {be: played}}]}"
    jawa = dummy("Jawa", cost=0, traits=["Scavenger"], text=text)
    dark = Side(units=["Bantha"], discard=[GEAR, jawa])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("play Jawa")
    assert game.zone("Jawa") == "in play"
    assert "use Bantha" not in game.options
    game.leave()


def test_a_bantha_carries_nothing_for_those_put_into_play(scene):
    text = "action: {do: [{put_into_play: {each: {title: Jawa, in: hand}}}]}"
    dark = Side(units=["Bantha"], hand=[dummy("Jawa", traits=["Scavenger"], cost=5)])
    dark.discard, dark.objectives = [GEAR], [objective("Den", side="dark", text=text)]
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Den")
    assert "use Bantha" not in game.options
    game.leave()


@pytest.mark.parametrize("used", [True, False])
def test_a_tusken_raider_vanishes_after_a_strike(scene, used):
    dark = Side(units=["89-3", dummy("Pal")])
    light = Side(units=[dummy("Guard", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Tusken Raider", "Pal", defenders=("Guard",))
    game.skip_to("strike", "dark")
    game.choose("strike Tusken Raider")
    game.asks("reaction", "dark")
    assert game.damage("Guard") == 1
    game.choose("use Tusken Raider" if used else "pass")
    assert game.zone("Tusken Raider") == ("hand" if used else "in play")
    # Nor does it vanish for the strike of somebody else.
    assert "use Tusken Raider" not in game.options
    game.leave()
