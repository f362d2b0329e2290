"""The cards of Rogue Archaeology (set 263)."""

import pytest
from kit.card_makers import unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import SCUM, dummy, treasury

APHRA = "Doctor Aphra"
RARER_BOARD = {"263-2": "on the small board her own affiliation pays for her"}


@pytest.mark.rule("RES-10")
@pytest.mark.rule("OPEN-16")
@pytest.mark.parametrize(
    ("affiliation", "offered"), [(SCUM, True), ("Sith", True), ("Imperial Navy", False)]
)
def test_scum_resources_match_doctor_aphra_and_no_other_sith_card(scene, affiliation, offered):
    lord = unit("Lord", affiliation="Sith", cost=1)
    dark = Side(affiliation=affiliation, hand=[APHRA, lord], objectives=[treasury(affiliation)])
    game = scene(active="dark", dark=dark, abilities=True)
    assert (f"play {APHRA} unit" in game.options) is offered
    assert ("play Lord unit" in game.options) is (affiliation == "Sith")
    game.leave()


def _fetching(scene):
    droid = {"traits": ["Droid"]}
    dark = Side(
        units=[APHRA, dummy("Raider")],
        discard=[dummy("Own droid", **droid), dummy("Man")],
        hand=[dummy("Held droid", **droid)],
    )
    light = Side(discard=[dummy("Their droid", "light", **droid)], units=[dummy("Foe", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider")
    return game


@pytest.mark.rule("CONF-25")
@pytest.mark.rule("FOCUS-01")
def test_doctor_aphra_fetches_a_droid_from_any_pile_for_the_engagement(scene):
    game = _fetching(scene)
    game.skip_to("action", "dark")
    game.choose(f"use {APHRA}")
    assert game.focus(APHRA) == 2
    game.offers("choose Own droid", "choose Their droid")
    game.choose("choose Their droid")
    assert (game.role("Their droid"), game.controller("Their droid")) == ("attacking", "dark")
    game.skip_to("commit", "dark")
    # At the end of the engagement it goes under its owner's deck.
    assert game.pile("deck", "light")[0] == "Their droid"
    assert game.zone("Own droid") == "discard pile"
    game.leave()


def test_doctor_aphra_needs_an_engagement(scene):
    dark = Side(units=[APHRA], discard=[dummy("Own droid", traits=["Droid"])])
    game = scene(active="dark", dark=dark, abilities=True)
    assert f"use {APHRA}" not in game.options
    game.leave()
