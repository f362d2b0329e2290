"""The cards of Mission Command (set 189)."""

import pytest
from kit.engagements import engage
from kit.lab import with_lab
from kit.scenario import Side
from real_cards import dummy

JEDI = {"affiliation": "Jedi"}


@pytest.mark.rule("DMG-03")
@pytest.mark.rule("FACTION-02")
@pytest.mark.parametrize(
    ("affiliation", "damage"), [("Jedi", 1), ("Rebel Alliance", 2), ("Neutral", 2)]
)
def test_the_contract_hunter_deals_double_damage_to_out_of_faction_units(
    scene, affiliation, damage
):
    """Out of the faction of the player who controls them; a neutral card belongs to none."""
    prey = dummy("Prey", "light", affiliation=affiliation)
    light = Side(units=[prey, dummy("Other", "light", **JEDI)])
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=["Contract Hunter"]),
        light=light,
        abilities=True,
    )
    engage(game, "Objective 4", "Contract Hunter", defenders=("Prey", "Other"))
    game.skip_to("unit damage", "dark")
    game.choose("hit Prey")
    assert game.damage("Prey") == damage
    game.leave()


@pytest.mark.rule("DMG-05")
def test_it_is_doubled_before_a_shield_prevents_one(scene):
    prey = dummy("Prey", "light", affiliation="Neutral")
    light = Side(units=[prey], shields={"Prey": 1})
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=["Contract Hunter"]),
        light=light,
        abilities=True,
    )
    engage(game, "Objective 4", "Contract Hunter", defenders=("Prey",))
    game.skip_to("shield", "light")
    game.choose("shield Prey")
    assert game.damage("Prey") == 1
    game.leave()


def test_two_texts_that_double_it_double_it_once(scene):
    double = "constant: {modifiers: {of: {type: unit, controller: you}, damage: {times: 2}}}"
    hits = "action: {do: [{place: damage, to: {target: {title: Prey}}}]}"
    striker = dummy("Striker", text=hits)
    light = Side(units=[dummy("Prey", "light")])
    game = with_lab(scene, double, double, dark=Side(units=[striker]), light=light)
    game.choose("use Striker")
    assert game.damage("Prey") == 2
    game.leave()
