"""The cards of The Hunters (set 138)."""

import pytest
from kit.card_makers import enhancement, event, objective
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import DEN, SCUM, dummy, pay, spent

from swlcg_deck.engine.core.constants import DEPLOYMENT_PHASE
from swlcg_deck.engine.facts.characteristics import capacity

RARER_BOARD = {"138-2": "a Scum and Villainy unit captures a unit"}


@pytest.mark.parametrize(("others", "gained"), [(2, 1), (1, 0)])
def test_the_hunters_strengthen_your_objectives_when_you_have_3_of_theirs(scene, others, gained):
    """They are one of the 3 Scum and Villainy objectives."""
    dens = [objective(f"Den {n}", affiliation=SCUM) for n in range(others)]
    dark = Side(
        objectives=["The Hunters", *dens, objective("Fort", side="dark")],
        units=[dummy("Thug", affiliation=SCUM)],
    )
    spy = objective("Spy", side="light", affiliation=SCUM)
    light = Side(objectives=[spy])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    found = [
        capacity(game.state, game.card(name)) for name in ("The Hunters", "Fort", "Spy", "Thug")
    ]
    assert found == [5 + gained, 5 + gained, 5, 5]
    game.leave()


BOUSHH = "Boushh"
CAPTURE = "action: {do: [{capture: {target: {type: unit, side: enemy}}}]}"
FROM_HAND = "action: {do: [{capture: {random: {in: hand, controller: opponent}}}]}"


def _captor(scene, captor, *, user="use Captor"):
    dark = Side(
        affiliation=SCUM,
        units=[BOUSHH, *([] if captor.card.type.value != "unit" else [captor])],
        objectives=[DEN],
        hand=[captor] if captor.card.type.value == "event" else [],
    )
    light = Side(
        units=[dummy(name, "light") for name in ("Prey", "Next", "Last")],
        hand=[dummy("Plan", "light")],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True, dial=3)
    game.choose(user)
    if game.decision.kind == "target":
        game.choose("Prey")
    return game


def test_boushh_turns_the_dial_once_a_turn_when_a_scoundrel_captures_a_unit(scene):
    game = _captor(scene, dummy("Captor", affiliation=SCUM, text=CAPTURE))
    game.asks("reaction", "dark")
    game.offers(f"use {BOUSHH}", "pass")
    game.choose(f"use {BOUSHH}")
    assert game.dial == 4
    game.choose("use Captor")
    game.choose("Next")
    assert (game.host("Next"), game.dial) == ("Den", 4)
    game.asks("action", "dark")
    # Another phase of the same turn makes no difference.
    while game.phase == DEPLOYMENT_PHASE:
        game.decline()
    game.skip_to("action", "dark")
    game.choose("use Captor")
    assert game.host("Last") == "Den"
    assert game.decision.kind != "reaction"
    game.leave()


@pytest.mark.parametrize(
    "captor",
    [
        dummy("Captor", affiliation="Sith", text=CAPTURE),
        dummy("Captor", affiliation=SCUM, text=FROM_HAND),
        event("Captor", affiliation=SCUM, text=CAPTURE),
    ],
    ids=["another's unit", "out of a hand", "an event"],
)
def test_boushh_is_paid_for_units_that_scoundrels_take_out_of_play(scene, captor):
    game = _captor(scene, captor)
    assert game.dial == 3
    assert len(game.state.captured) == 1
    assert game.decision.kind != "reaction"
    game.leave()


def test_boushh_counts_her_own_captures(scene):
    """Snoova's text stands for any unit's."""
    dark = Side(affiliation=SCUM, units=[BOUSHH], objectives=[DEN], hand=["Snoova"])
    light = Side(units=[dummy("Prey", "light"), dummy("Jedi", "light", affiliation="Jedi")])
    game = scene(active="dark", dark=dark, light=light, abilities=True, dial=3)
    game.choose("play Snoova")
    pay(game)
    game.choose("use Snoova")
    game.choose(f"use {BOUSHH}")
    assert (game.host("Prey"), game.dial) == ("Den", 4)
    game.leave()


def test_snoova_captures_an_out_of_faction_unit_as_he_comes(scene):
    dark = Side(affiliation=SCUM, objectives=[DEN], hand=["Snoova"])
    light = Side(
        units=[
            dummy("Jedi", "light", affiliation="Jedi"),
            dummy("Rebel", "light", affiliation="Rebel Alliance"),
            dummy("Stray", "light"),
        ]
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert spent(game, "play Snoova") == 3
    game.offers("use Snoova", "pass")
    game.choose("use Snoova")
    game.offers("target Rebel", "target Stray")
    game.choose("target Rebel")
    assert (game.host("Rebel"), game.zone("Stray")) == ("Den", "in play")
    game.leave()


def test_a_better_offer_returns_a_scoundrel_to_the_hand(scene):
    dark = Side(
        affiliation=SCUM,
        units=[dummy("Thug", affiliation=SCUM), dummy("Sith", affiliation="Sith")],
        objectives=[DEN],
        hand=["A Better Offer"],
    )
    light = Side(units=[dummy("Mole", "light", affiliation=SCUM)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert spent(game, "use A Better Offer") == 0
    game.offers("target Thug", "target Mole")
    game.choose("target Mole")
    assert game.pile("hand", "light") == ["Mole"]
    game.leave()


SHOW = "Show of Force"


def _vigo(title, side="dark", **facts):
    return dummy(title, side, traits=["Black Sun"], **facts)


def test_show_of_force_brings_the_black_sun_back_for_a_phase(scene):
    """At its end all Black Sun units of yours go, those that were there before too."""
    dark = Side(
        affiliation=SCUM,
        units=[_vigo("Old"), dummy("Thug")],
        objectives=[objective("Mine", affiliation=SCUM, resources=6), clock("dark")],
        hand=[SHOW],
        discard=[
            *(_vigo("Lost", cost=6), _vigo("Fallen"), dummy("Dead")),
            enhancement("Crest", side="dark", traits=["Black Sun"]),
        ],
        enhancements=[(enhancement("Ring", side="dark", traits=["Black Sun"]), None)],
    )
    light = Side(units=[_vigo("Mole", "light")], discard=[_vigo("Ghost", "light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert spent(game, f"use {SHOW}") == 5
    assert game.pile("units", "dark") == ["Old", "Thug", "Lost", "Fallen"]
    assert game.pile("discard", "light") == ["Ghost"]
    while game.phase == DEPLOYMENT_PHASE:
        game.decline()
    assert (game.pile("units", "dark"), game.pile("units", "light")) == (["Thug"], ["Mole"])
    assert {*game.pile("discard", "dark")} == {"Old", "Lost", "Fallen", "Dead", "Crest", SHOW}
    assert game.pile("enhancements", "dark") == ["Ring"]
    game.leave()
